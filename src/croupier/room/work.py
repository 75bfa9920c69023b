"""An actor of the house at work: its commands one at a time, each on the disk before anybody hears of it.

What it keeps (a poker table, a casino table, an event) is the matter of the classes built on it.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

from croupier.errors import Broken, Refusal
from croupier.ledger import wallet
from croupier.room.commit import Commit
from croupier.room.watching import Watched, log, what_broke

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from croupier.cards.deck import Randomness
    from croupier.ledger import Book
    from croupier.room.store import Store

C = TypeVar("C")
R = TypeVar("R")


class Purse(Protocol):
    """Whoever wants to know of wallets."""

    def wallet_changed(self, person: str) -> None:
        """Chips came to a person's wallet or left it."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What every actor of a house works with.

    The book holds what is on the disk; `promised` is what leaves each wallet right now. `clock` gives ms since 1970.
    """

    store: Store
    book: Book
    clock: Callable[[], int]
    entropy: Randomness
    purse: Purse
    promised: dict[str, int] = field(default_factory=dict)

    @contextmanager
    def promise(self, person: str, chips: int) -> Iterator[None]:
        """Keep chips of a wallet from being brought elsewhere while they are on their way.

        Raises `Refusal` when the wallet does not hold them.
        """
        promised = self.promised.get(person, 0)
        held = self.book.balance(wallet(person)) - promised
        if held < chips:
            raise Refusal("room-wallet-short", held=held, short=chips - held)
        self.promised[person] = promised + chips
        try:
            yield
        finally:
            self.promised[person] -= chips
            if not self.promised[person]:
                del self.promised[person]


class State(Protocol):
    """What an actor keeps, as far as any actor's state is alike."""

    stopped: str | None
    """Why nothing happens here any more."""

    @property
    def version(self) -> int:
        """How many rows made it."""


class Order(NamedTuple, Generic[C]):
    """A command on its way, under the id its sender gave it."""

    command: C
    id: str | None
    reply: asyncio.Future[None] | None


class Actor(Watched, Generic[C, R]):
    """It owns its state; nobody else changes it. `C` are the commands it takes, `R` the rows of its journal.

    A class built on it says what is due, what row a command becomes, what the row does, and what a viewer hears.
    """

    state: State

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk

    # What the class built on it says

    @property
    @abstractmethod
    def stream(self) -> str:
        """The name of its journal."""

    @property
    def version(self) -> int:
        """How many rows its journal has."""
        return self.state.version

    def _waking(self) -> C | None:
        """What it does first of all when the house opens."""
        return None

    @abstractmethod
    def _due(self) -> tuple[int, C] | None:
        """The next deadline (ms since 1970), and the command it gives; one that has stopped is not asked."""

    def _late(self, _at: int, command: C) -> C:
        """The command of a deadline that is looked at only now."""
        return command

    @abstractmethod
    def _decide(self, command: C) -> R:
        """The row a command becomes, nothing changed yet; `Refusal` when it may not."""

    def _price(self, _command: C) -> tuple[str, int] | None:
        """Whose wallet a command takes chips from, and how many."""
        return None

    def _prices(self, _row: R, command: C) -> Iterable[tuple[str, int]]:
        """The same for a row that takes chips from several."""
        price = self._price(command)
        return () if price is None else (price,)

    @abstractmethod
    def _advance(self, row: R, command: str | None) -> Commit:
        """Change the state by a row; what is to be written with it."""

    @abstractmethod
    def _restore(self) -> None:
        """Read the state from the disk."""

    @abstractmethod
    def _last_row(self, code: str, at: int) -> str:
        """Stop for good because an invariant broke, checking nothing; the row that says so, as the journal keeps it."""

    # What can be done with it

    def start(self) -> None:
        """Begin to work."""
        if self._task is not None:
            return
        super().start()
        waking = self._waking() if self.state.stopped is None else None
        if waking is not None:
            self._mail.put_nowait(Order(waking, None, None))

    async def tell(self, command: C, id: str | None = None) -> None:
        """Ask for something; return when it is on the disk.

        `id` makes a repeat harmless: it succeeds and does nothing. Raises `Refusal` when the answer is no.
        """
        reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._post(Order(command, id, reply))
        await reply

    # One thing at a time

    async def _step(self) -> None:
        due = self._due() if self.state.stopped is None else None
        wait = None if due is None else (due[0] - self._desk.clock()) / 1000
        if due is not None and wait is not None and wait <= (0 if self._mail.empty() else -1):
            await self._obey(Order(self._late(*due), None, None))
            return
        if self._mail.empty():
            try:
                async with asyncio.timeout(wait):
                    mail = await self._mail.get()
            except TimeoutError:
                return
        else:
            mail = self._mail.get_nowait()
        await self._take(mail)

    async def _take(self, mail: object) -> None:
        if isinstance(mail, Order):
            await self._obey(mail)
        else:
            await super()._take(mail)

    async def _obey(self, order: Order[C]) -> None:
        try:
            if order.id is None or not self._desk.store.was_written(self.stream, order.id):
                await self._carry_out(order)
        except Refusal as refusal:
            if order.reply is None:
                raise Broken("room-own-command-refused", why=refusal.code) from refusal
            _answer(order.reply, refusal)
        except Exception:
            _answer(order.reply, Refusal("room-table-stopped"))
            raise
        else:
            _answer(order.reply, None)

    async def _carry_out(self, order: Order[C]) -> None:
        row = self._decide(order.command)
        with ExitStack() as promises:
            for price in self._prices(row, order.command):
                promises.enter_context(self._desk.promise(*price))
            commit = await self._written(row, order.id)
        self._show_all(since=commit.version - 1)
        self._announce(commit)

    async def _written(self, row: R, id: str | None) -> Commit:
        commit = self._advance(row, id)
        await self._desk.store.commit(commit)
        if commit.transaction is not None:
            self._desk.book.post(commit.transaction)
        return commit

    def _announce(self, commit: Commit) -> None:
        self._changed()
        if commit.transaction is not None:
            for posting in commit.transaction.postings:
                kind, _, person = posting.account.partition(":")
                if kind == "wallet":
                    self._desk.purse.wallet_changed(person)

    # When an invariant breaks

    async def _break(self, error: Exception) -> None:
        """Go back to the last row that was written, and stop there."""
        code, where = what_broke(error)
        log.critical("%s stopped after version %s: %s\n%s", self.stream, self.version, code, where)
        try:
            self._restore()
            at = self._desk.clock()
            row = self._last_row(code, at)
            await self._desk.store.commit(Commit(self.stream, self.version, at, row))
        except Exception as again:
            log.critical("%s stands still: %s", self.stream, type(again).__name__)
            self.state.stopped = code
        try:
            self._show_all(since=None)
            self._changed()
        except Exception as again:
            log.critical("%s cannot be shown: %s", self.stream, type(again).__name__)


def _answer(reply: asyncio.Future[None] | None, refusal: Refusal | None) -> None:
    if reply is None or reply.done():
        return
    if refusal is None:
        reply.set_result(None)
    else:
        reply.set_exception(refusal)
