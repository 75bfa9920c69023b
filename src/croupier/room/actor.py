"""One table at work: its commands one at a time, each on the disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import traceback
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from croupier.errors import Broken, CroupierError, Refusal
from croupier.ledger import table_chips, wallet
from croupier.room import commands, hands, rows
from croupier.room.apply import apply, fold
from croupier.room.commit import Commit, StoredHand
from croupier.room.decide import decide
from croupier.room.state import from_snapshot, snapshot
from croupier.room.view import message, sight

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier.cards.deck import Randomness
    from croupier.ledger import Book, Transaction
    from croupier.room.apply import Effect
    from croupier.room.state import TableState
    from croupier.room.store import Store

log = logging.getLogger("croupier.room")

MOST_WAITING: Final = 256
"""How many commands may wait at one table."""

OUTAGE: Final = 2_000
"""A deadline noticed this late (ms) was missed by the house, not by the player."""


class Watcher(Protocol):
    """Somebody who looks at a table: a socket, or whoever wants its messages. `person` is `None` for a spectator."""

    @property
    def person(self) -> str | None:
        """Who is looking."""

    def hear(self, table: str, message: bytes) -> None:
        """Take a message; never wait, never fail."""


class Attendant(Protocol):
    """The house, as a table sees it."""

    def table_changed(self, actor: TableActor) -> None:
        """A row was written, or a watcher came."""

    def wallet_changed(self, person: str) -> None:
        """Chips came to a person's wallet or left it."""

    def pace(self, actor: TableActor) -> int | None:
        """How much longer than usual the table waits between hands (ms); `None`: until somebody looks."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What every table of a house works with.

    The book holds what is on the disk; `promised` is what leaves each wallet for a table right now. `clock` gives
    ms since 1970.
    """

    store: Store
    book: Book
    clock: Callable[[], int]
    entropy: Randomness
    attendant: Attendant
    promised: dict[str, int] = field(default_factory=dict)

    @contextmanager
    def promise(self, command: commands.Command) -> Iterator[None]:
        """Keep the chips of a buy-in from being brought to another table while they are on their way.

        Raises `Refusal` when the wallet does not hold them.
        """
        if not isinstance(command, commands.Sit | commands.TopUp):
            yield
            return
        person = command.person
        promised = self.promised.get(person, 0)
        held = self.book.balance(wallet(person)) - promised
        if held < command.chips:
            raise Refusal("room-wallet-short", held=held, short=command.chips - held)
        self.promised[person] = promised + command.chips
        try:
            yield
        finally:
            self.promised[person] -= command.chips
            if not self.promised[person]:
                del self.promised[person]


class _Order(NamedTuple):
    command: commands.Command
    id: str | None
    reply: asyncio.Future[None] | None


class _Look(NamedTuple):
    watcher: Watcher | None
    seen: int | None


class TableActor:
    """A table of the house. It owns the table's state; nobody else changes it."""

    def __init__(self, state: TableState, desk: Desk) -> None:
        self.state = state
        self._desk = desk
        self._mail: asyncio.Queue[_Order | _Look] = asyncio.Queue(MOST_WAITING)
        self._wanted: set[Watcher] = set()
        self._watchers: set[Watcher] = set()
        self._task: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        """The table's id."""
        return self.state.terms.id

    @property
    def stream(self) -> str:
        """The name of the table's journal."""
        return stream_of(self.id)

    @property
    def watched(self) -> bool:
        """Whether anybody is looking."""
        return bool(self._watchers)

    def start(self) -> None:
        """Begin to work; clocks that ran when the house went out start afresh."""
        if self._task is not None:
            return
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")
        state = self.state
        idle = any(seated.release_at is not None for seated in state.seated.values())
        if state.stopped is None and (state.act_by or state.deal_at or idle):
            self._mail.put_nowait(_Order(commands.Resume(), None, None))

    async def stop(self) -> None:
        """Stop working; what was accepted is on the disk."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def tell(self, command: commands.Command, id: str | None = None) -> None:
        """Ask the table for something; return when it is on the disk.

        `id` makes a repeat harmless: it succeeds and does nothing. Raises `Refusal` when the table says no.
        """
        reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._mail.put_nowait(_Order(command, id, reply))
        except asyncio.QueueFull:
            raise Refusal("room-table-busy") from None
        await reply

    def watch(self, watcher: Watcher, seen: int | None) -> None:
        """Tell a watcher how the table stands, then every change. `seen` is the version he knows already.

        Raises `Refusal` when too many are waiting.
        """
        try:
            self._mail.put_nowait(_Look(watcher, seen))
        except asyncio.QueueFull:
            raise Refusal("room-table-busy") from None
        # What he hears next is how the table stands: nothing of what happens until then.
        self._watchers.discard(watcher)
        self._wanted.add(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        """Tell a watcher no more."""
        self._wanted.discard(watcher)
        self._watchers.discard(watcher)
        if self.state.seat_of(watcher.person) is not None:
            self.nudge()

    def sight(self, person: str) -> bytes:
        """The table as a person sees it now: what a bot is given to decide on."""
        return sight(self.state, person)

    def nudge(self) -> None:
        """Look at the clock again, and show the table to everybody as it stands."""
        if not self._mail.full():
            self._mail.put_nowait(_Look(None, None))

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

    def _due(self) -> tuple[int, commands.Command] | None:
        """The next deadline, and the command it gives."""
        state = self.state
        if state.stopped is not None:
            return None
        due: list[tuple[int, commands.Command]] = [
            (seated.release_at, commands.Release(seat))
            for seat, seated in state.seated.items()
            if seated.release_at is not None
        ]
        if state.to_shuffle:
            due.append((0, commands.Shuffle()))
        if state.act_by is not None:
            due.append((state.act_by, commands.TimeOut()))
        if state.deal_at is not None:
            longer = self._desk.attendant.pace(self)
            if longer is not None:
                due.append((state.deal_at + longer, commands.Deal()))
        return min(due, key=lambda each: each[0], default=None)

    def _late(self, at: int, command: commands.Command) -> commands.Command:
        if not isinstance(command, commands.Deal | commands.Shuffle) and self._desk.clock() - at > OUTAGE:
            return commands.Resume()
        return command

    async def _obey(self, order: _Order) -> None:
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

    async def _carry_out(self, order: _Order) -> None:
        state, desk = self.state, self._desk
        row = decide(state, order.command, desk.entropy)
        with desk.promise(order.command):
            kept = snapshot(state) if isinstance(row, rows.Dealt) else None
            at = desk.clock()
            effect = self._apply(row, at)
            hand = StoredHand(state.number, at, hands.record(state)) if effect.hand_over else None
            commit = Commit(
                self.stream, state.version, at, rows.write(row), order.id, effect.transaction, hand, kept
            )
            await desk.store.commit(commit)
            if effect.transaction is not None:
                desk.book.post(effect.transaction)
        self._show_all(since=state.version - 1)
        self._announce(effect)

    def _apply(self, row: rows.Row, at: int) -> Effect:
        """Change the table; from here on a refusal, of the hand or of the ledger, is our own bug."""
        book = self._desk.book
        try:
            effect = apply(self.state, row, at)
            if effect.transaction is not None:
                book.check(effect.transaction)
        except Refusal as refusal:
            raise Broken("room-row-impossible", row=refusal.code) from refusal
        if effect.transaction is not None and not chips_agree(self.state, book, effect.transaction):
            raise Broken("room-chips-disagree", table=self.id)
        return effect

    # Telling

    def _look(self, look: _Look) -> None:
        watcher = look.watcher
        if watcher is None:
            self._show_all(since=self.state.version)
            return
        if watcher not in self._wanted:
            return
        self._watchers.add(watcher)
        watcher.hear(self.id, self._message(watcher.person, look.seen))
        if self.state.seat_of(watcher.person) is not None:
            self._show_all(since=self.state.version, but=watcher)
        self._desk.attendant.table_changed(self)

    def _show_all(self, since: int | None, but: Watcher | None = None) -> None:
        told: dict[str | None, bytes] = {}
        concerned = {seated.person for seated in self.state.seated.values()}
        concerned |= {seated.person for seated in self.state.players.values()}
        for watcher in tuple(self._watchers):
            if watcher is but:
                continue
            viewer = watcher.person if watcher.person in concerned else None
            if viewer not in told:
                told[viewer] = self._message(viewer, since)
            watcher.hear(self.id, told[viewer])

    def _message(self, viewer: str | None, since: int | None) -> bytes:
        here = {watcher.person for watcher in self._watchers}
        away = {s.person for s in self.state.seated.values() if not s.bot and s.person not in here}
        held = self._desk.book.balance(wallet(viewer)) if viewer is not None else 0
        now = self._desk.clock()
        return message(self.state, viewer, since=since, now=now, wallet=held, away=away)

    def _announce(self, effect: Effect) -> None:
        attendant = self._desk.attendant
        attendant.table_changed(self)
        if effect.transaction is not None:
            for posting in effect.transaction.postings:
                kind, _, person = posting.account.partition(":")
                if kind == "wallet":
                    attendant.wallet_changed(person)

    # When an invariant breaks

    async def _break(self, error: Exception) -> None:
        """Go back to the last row that was written, and stop the table there."""
        code = error.code if isinstance(error, CroupierError) else type(error).__name__
        # The error's own words may name cards; where it happened says enough.
        where = "".join(traceback.format_tb(error.__traceback__))
        log.critical("table %s stopped after version %s: %s\n%s", self.id, self.state.version, code, where)
        try:
            self.state = reload(self._desk.store, self.stream)
            row = rows.Stopped(code)
            at = self._desk.clock()
            apply(self.state, row, at)
            await self._desk.store.commit(Commit(self.stream, self.state.version, at, rows.write(row)))
        except Exception as again:
            log.critical("table %s stands still: %s", self.id, type(again).__name__)
            self.state.stopped = code
        try:
            self._show_all(since=None)
            self._desk.attendant.table_changed(self)
        except Exception as again:
            log.critical("table %s cannot be shown: %s", self.id, type(again).__name__)


def stream_of(table: str) -> str:
    """The name of a table's journal.

    >>> stream_of("oak")
    'table/oak'
    """
    return f"table/{table}"


def reload(store: Store, stream: str) -> TableState:
    """A table out of its journal, from its last snapshot on."""
    kept = store.snapshot(stream)
    if kept is None:
        return fold(store.rows(stream))
    version, text = kept
    return fold(store.rows(stream, after=version), from_snapshot(text))


def chips_agree(state: TableState, book: Book, transaction: Transaction | None = None) -> bool:
    """Whether the ledger knows of the same chips on the table as its seats do, once a transaction is posted."""
    table = state.terms.id
    seated = {table_chips(table, person): chips for person, chips in state.chips_on_table().items()}
    after = book.after(transaction) if transaction is not None else {}
    here = table_chips(table, "")
    gone = [chips for account, chips in after.items() if account.startswith(here) and account not in seated]
    return not any(gone) and all(
        after.get(account, book.balance(account)) == chips for account, chips in seated.items()
    )


def _answer(reply: asyncio.Future[None] | None, refusal: Refusal | None) -> None:
    if reply is None or reply.done():
        return
    if refusal is None:
        reply.set_result(None)
    else:
        reply.set_exception(refusal)
