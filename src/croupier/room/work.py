"""An actor of the house at work: its commands one at a time, each on the disk before anybody hears of it.

What it keeps (a poker table, a casino table, an event) is the matter of the classes built on it.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, Protocol, TypeVar

from croupier.errors import Broken, CroupierError, Refusal
from croupier.ledger import wallet

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    from croupier.cards.deck import Randomness
    from croupier.ledger import Book
    from croupier.room.commit import Commit
    from croupier.room.store import Store

log = logging.getLogger("croupier.room")

MOST_WAITING: Final = 256
"""How many commands may wait at one actor."""

C = TypeVar("C")
R = TypeVar("R")


class Watcher(Protocol):
    """Somebody who looks on: a socket, or whoever wants the messages. `person` is `None` for a spectator."""

    @property
    def person(self) -> str | None:
        """Who is looking."""

    @property
    def floor(self) -> bool:
        """Whether it is the floor that looks."""

    def hear(self, table: str, message: bytes) -> None:
        """Take a message of the actor with the id `table`; never wait, never fail."""


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


class _Order(NamedTuple, Generic[C]):
    command: C
    id: str | None
    reply: asyncio.Future[None] | None


class Look(NamedTuple):
    """Somebody wants to know how things stand, or, where it is nobody, all are to be told again."""

    watcher: Watcher | None
    seen: int | None


class Actor(Generic[C, R]):
    """It owns its state; nobody else changes it. `C` are the commands it takes, `R` the rows of its journal.

    A class built on it says what is due, what row a command becomes, what the row does, and what a viewer hears.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._mail: asyncio.Queue[_Order[C] | Look] = asyncio.Queue(MOST_WAITING)
        self._wanted: set[Watcher] = set()
        self._watchers: set[Watcher] = set()
        self._task: asyncio.Task[None] | None = None

    # What the class built on it says

    @property
    def id(self) -> str:
        """The name it is watched and asked by."""
        raise NotImplementedError

    @property
    def stream(self) -> str:
        """The name of its journal."""
        raise NotImplementedError

    @property
    def version(self) -> int:
        """How many rows its journal has."""
        raise NotImplementedError

    @property
    def concerned(self) -> Collection[str]:
        """Who sees more than a spectator."""
        raise NotImplementedError

    def _waking(self) -> C | None:
        """What it does first of all when the house opens."""
        return None

    def _due(self) -> tuple[int, C] | None:
        """The next deadline (ms since 1970), and the command it gives."""
        raise NotImplementedError

    def _late(self, _at: int, command: C) -> C:
        """The command of a deadline that is looked at only now."""
        return command

    def _decide(self, command: C) -> R:
        """The row a command becomes, nothing changed yet; `Refusal` when it may not."""
        raise NotImplementedError

    def _price(self, _command: C) -> tuple[str, int] | None:
        """Whose wallet a command takes chips from, and how many."""
        return None

    def _prices(self, _row: R, command: C) -> Iterable[tuple[str, int]]:
        """The same for a row that takes chips from several."""
        price = self._price(command)
        return () if price is None else (price,)

    def _advance(self, row: R, command: str | None) -> Commit:
        """Change the state by a row; what is to be written with it."""
        raise NotImplementedError

    def _restore(self) -> None:
        """Read the state from the disk."""
        raise NotImplementedError

    def _give_up(self, code: str) -> Commit:
        """Stop for good because an invariant broke; what is to be written of it."""
        raise NotImplementedError

    def _stand_still(self, code: str) -> None:
        """Stop for good where nothing can be written any more."""
        raise NotImplementedError

    def _viewer(self, watcher: Watcher) -> str | None:
        """As whom a watcher looks; who sees no more than a spectator is one."""
        return watcher.person if watcher.person in self.concerned else None

    def _message(self, viewer: str | None, since: int | None) -> bytes:
        """What a viewer hears who knows everything up to the version `since`."""
        raise NotImplementedError

    def _hears(self, _watcher: Watcher) -> bool:
        """Whether a watcher is told of a change as soon as it is written."""
        return True

    def _changed(self) -> None:
        """A row was written, or a watcher came."""

    # What can be done with it

    @property
    def people(self) -> set[str]:
        """The people who look on."""
        return {watcher.person for watcher in self._watchers if watcher.person is not None}

    @property
    def watched(self) -> bool:
        """Whether anybody is looking."""
        return bool(self._watchers)

    def start(self) -> None:
        """Begin to work."""
        if self._task is not None:
            return
        self._task = asyncio.create_task(self._run(), name=self.stream)
        waking = self._waking()
        if waking is not None:
            self._mail.put_nowait(_Order(waking, None, None))

    async def stop(self) -> None:
        """Stop working; what was accepted is on the disk."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def tell(self, command: C, id: str | None = None) -> None:
        """Ask for something; return when it is on the disk.

        `id` makes a repeat harmless: it succeeds and does nothing. Raises `Refusal` when the answer is no.
        """
        reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._mail.put_nowait(_Order(command, id, reply))
        except asyncio.QueueFull:
            raise Refusal("room-table-busy") from None
        await reply

    def watch(self, watcher: Watcher, seen: int | None) -> None:
        """Tell a watcher how things stand, then every change. `seen` is the version he knows already.

        Raises `Refusal` when too many are waiting.
        """
        try:
            self._mail.put_nowait(Look(watcher, seen))
        except asyncio.QueueFull:
            raise Refusal("room-table-busy") from None
        # What he hears next is how things stand: nothing of what happens until then.
        self._watchers.discard(watcher)
        self._wanted.add(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        """Tell a watcher no more."""
        self._wanted.discard(watcher)
        self._watchers.discard(watcher)
        if watcher.person in self.concerned:
            self.nudge()

    def nudge(self) -> None:
        """Look at the clock again, and show everybody how things stand."""
        if not self._mail.full():
            self._mail.put_nowait(Look(None, None))

    # One thing at a time

    async def _run(self) -> None:
        while True:
            try:
                await self._step()
            except Exception as error:
                await self._break(error)

    async def _step(self) -> None:
        due = self._due()
        wait = None if due is None else (due[0] - self._desk.clock()) / 1000
        if due is not None and wait is not None and wait <= (0 if self._mail.empty() else -1):
            await self._obey(_Order(self._late(*due), None, None))
            return
        if self._mail.empty():
            try:
                async with asyncio.timeout(wait):
                    mail = await self._mail.get()
            except TimeoutError:
                return
        else:
            mail = self._mail.get_nowait()
        if isinstance(mail, _Order):
            await self._obey(mail)
        else:
            self._look(mail)

    async def _obey(self, order: _Order[C]) -> None:
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

    async def _carry_out(self, order: _Order[C]) -> None:
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

    # Telling

    def _look(self, look: Look) -> None:
        watcher = look.watcher
        if watcher is None:
            self._show_all(since=self.version)
            return
        if watcher not in self._wanted:
            return
        self._watchers.add(watcher)
        watcher.hear(self.id, self._message(self._viewer(watcher), look.seen))
        if watcher.person in self.concerned:
            self._show_all(since=self.version, but=watcher)
        self._changed()

    def _show_all(self, since: int | None, but: Watcher | None = None) -> None:
        told: dict[str | None, bytes] = {}
        for watcher in tuple(self._watchers):
            if watcher is but or not self._hears(watcher):
                continue
            viewer = self._viewer(watcher)
            if viewer not in told:
                told[viewer] = self._message(viewer, since)
            watcher.hear(self.id, told[viewer])

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
        code = error.code if isinstance(error, CroupierError) else type(error).__name__
        # The error's own words may name cards; where it happened says enough.
        where = "".join(traceback.format_tb(error.__traceback__))
        log.critical("%s stopped after version %s: %s\n%s", self.stream, self.version, code, where)
        try:
            self._restore()
            await self._desk.store.commit(self._give_up(code))
        except Exception as again:
            log.critical("%s stands still: %s", self.stream, type(again).__name__)
            self._stand_still(code)
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
