"""An actor of the house at work: its commands one at a time, each on the disk before anybody hears of it.

What it keeps (a poker table, a casino table, an event) is the matter of the classes built on it, and how that is kept
of its `StreamKind`.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections import Counter
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, NamedTuple, Protocol, TypeVar, cast

from croupier.errors import Broken, CroupierError, Refusal
from croupier.ledger import bank, kind_of, ticket_of, wallet_of, way_of
from croupier.room.actors.asks import Asked, GiveUp, Reopen, act_of
from croupier.room.actors.balance import prove, stop_at_odds
from croupier.room.actors.paying_out import paid_out
from croupier.room.actors.rows import PaidOut, Resumed, Stopped
from croupier.room.actors.stream import Effect, State, StreamKind, Tried, exchange
from croupier.room.actors.watched import FROM_THE_START, Distant, Look, Watched
from croupier.room.actors.worker import log, what_broke
from croupier.room.journal.commit import Commit
from croupier.room.journal.recovery import reopened

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from croupier.cards.deck import Randomness
    from croupier.ledger import Account, Book, Kind
    from croupier.room.actors.watched import Watcher
    from croupier.room.journal.acts import Act
    from croupier.room.journal.reader import Came
    from croupier.room.journal.store import Store

S = TypeVar("S", bound=State)
C = TypeVar("C")
R = TypeVar("R")

OUTAGE: Final = 2_000
"""A deadline noticed this late (ms) was missed by the house, and by nobody else (ONLINE:disc-2)."""

LEASE_LOST: Final = "room-lease-lost"
"""What breaks where another process leads it already: nothing was written."""

Outcome = Literal["done", "refused", "broken"]


class Purse(Protocol):
    """Whoever wants to know of wallets, and of acts that were taken back."""

    def wallet_changed(self, person: str, kind: Kind) -> None:
        """Money of a kind came to a person's wallet or left it."""

    def on_the_way(self, account: Account) -> None:
        """Chips came to an account between two tables, or left it."""

    def taken_back(self, stream: str, act: Act, at: int) -> None:
        """An act has taken back another one of its stream, at a time in ms since 1970."""


@dataclass(slots=True)
class Pause:
    """Whether a pause of the whole house has `begun`."""

    begun: bool = False


@dataclass(frozen=True, slots=True)
class Tools:
    """What every actor of a house works with.

    The book holds what is on the disk; `promised` is what leaves each account right now, and `on_their_way` are the
    accounts of rows that are being written. `clock` gives ms since 1970.
    `lost` are the streams that cannot be read at all; `commands` is how many were done, refused and broken, by kind.
    Where other processes write in the same database they are told what was `wrote`, what a wallet holds is read anew
    before anything leaves it, and who leads what is known by `sharing`.
    `altered` are files of the program that are not as they should be: as long as there are any, nothing new is dealt,
    nor in a `pause` of the house that has begun.
    """

    store: Store
    book: Book
    clock: Callable[[], int]
    entropy: Randomness
    purse: Purse
    promised: dict[Account, int] = field(default_factory=dict)
    on_their_way: Counter[Account] = field(default_factory=Counter)
    lost: dict[str, Broken] = field(default_factory=dict)
    commands: Counter[tuple[str, Outcome]] = field(default_factory=Counter)
    altered: set[str] = field(default_factory=set)
    pause: Pause = field(default_factory=Pause)
    wrote: Callable[[str, int], None] = lambda _stream, _version: None
    sharing: Shared | None = None

    @property
    def deals(self) -> bool:
        """Whether anything new is dealt."""
        return not self.altered and not self.pause.begun

    def check_not_lost(self, stream: str) -> None:
        """Raise `Refusal` for what cannot be opened anew, since it stands and cannot be read."""
        if stream in self.lost:
            raise Refusal("room-table-stopped")

    def count(self, stream: str, outcome: Outcome) -> None:
        """A command came to this end."""
        # A journal's name begins with what it is one of; only its rest names somebody's table.
        self.commands[stream.partition("/")[0], outcome] += 1

    def reopened(self, kind: StreamKind[S, Any], stream: str) -> S | None:
        """Return what a stream's journal makes, stopped where a row cannot be read.

        Where nothing comes of it, not even its first row can be read: the stream is `lost`, with the reason.
        """
        try:
            return reopened(
                stream,
                lambda: kind.reload(self.store, stream),
                lambda: self.store.proved_rows(stream),
                lambda: self.store.last(stream),
                kind.fold,
            )
        except Broken as fault:
            self.lost[stream] = fault
            return None

    def leader(self, kind: StreamKind[Any, Any], state: Any, *, alone: bool = False) -> Shared | None:
        """Whoever knows where a table that was read back is led, where that is in another process.

        `None` for what is led here, which is stopped where the ledger disagrees with it (`stop_at_odds`, `alone` as
        there), and for a closed table: it is nobody's, and only looked at.
        """
        if self.sharing is not None and not state.closed and state.stream not in self.sharing.leads:
            # Whoever leads it may have written on since the balances were read.
            return self.sharing
        stop_at_odds(kind, state, self.book, alone=alone)
        return None

    def reread(self, accounts: Iterable[Account]) -> None:
        """Take what accounts hold as the disk has it; what is on its way there comes to the book with its own row."""
        self.book.reread(self.store.balances_of([each for each in accounts if each not in self.on_their_way]))

    @contextmanager
    def writing(self, commit: Commit) -> Iterator[None]:
        """Keep the accounts of a row from being read anew until the row stands on the disk and in the book."""
        accounts = {posting.account for moved in commit.transactions for posting in moved.postings}
        self.on_their_way.update(accounts)
        try:
            yield
        finally:
            self.on_their_way.subtract(accounts)
            for each in accounts:
                if not self.on_their_way[each]:
                    del self.on_their_way[each]

    async def commit(self, commit: Commit) -> None:
        """Write a row with all that goes with it: once it is on the disk the book has it, and others are told.

        Raises `Broken`, with nothing written, where it cannot be, and `Refusal` where another process took the chips.
        """
        with self.writing(commit):
            await self.store.commit(commit)
            self.wrote(commit.stream, commit.version)
            for each in commit.transactions:
                self.book.post(each)

    @contextmanager
    def promise(self, account: Account, chips: int) -> Iterator[None]:
        """Keep chips of an account from being brought elsewhere while they are on their way.

        Raises `Refusal` when it does not hold them.
        """
        if self.sharing is not None:
            self.reread([account])
        promised = self.promised.get(account, 0)
        held = self.book.balance(account) - promised
        if held < chips and kind_of(account) == "ticket":
            raise Refusal("room-no-ticket")
        if held < chips:
            raise Refusal("room-wallet-short", held=held, short=chips - held)
        self.promised[account] = promised + chips
        try:
            yield
        finally:
            self.promised[account] -= chips
            if not self.promised[account]:
                del self.promised[account]


class Leader(Protocol):
    """Another process of the house that leads some of its actors."""

    async def tell(self, stream: str, command: object, id: str | None, act: Act | None) -> None:
        """Ask whoever leads a stream for something; return when it is on the disk, raise `Refusal` when it is not."""

    def here(self, actor: Actor[Any, Any, Any]) -> None:
        """Tell whoever leads it who looks on here."""

    def show(self, actor: Actor[Any, Any, Any], watcher: Distant, seen: int | None) -> Elsewhere:
        """Let whoever leads it show it to a watcher at a gateway, who knows what happened up to the version `seen`."""


class Shared(Leader, Protocol):
    """How actors are shared out among the processes of a house."""

    @property
    def leads(self) -> Collection[str]:
        """The streams that are leased here."""

    async def take(self, *streams: str) -> set[str]:
        """Lease those of these streams that nobody has."""

    async def lead(self, actor: Actor[Any, Any, Any]) -> None:
        """Hear what is asked of an actor that is led here from now on."""

    def forget(self, stream: str) -> None:
        """Neither tell nor hear of a stream any more."""


class Elsewhere(NamedTuple):
    """Under which count a watcher is shown by another process what it leads, since when (ms), and what he knew."""

    look: int
    at: int
    seen: int | None


class Turned(NamedTuple):
    """From here on another process leads the actor, or where that is nobody this one; `done` once it is so."""

    leader: Leader | None
    done: asyncio.Future[None]


class Written(NamedTuple):
    """Whoever leads the actor has written rows, those that `came` or some to be asked for; `read` once they are."""

    read: asyncio.Future[None] | None = None
    came: Sequence[Came] = ()


class Order(NamedTuple, Generic[C]):
    """A command on its way, under the id its sender gave it; `act` is what is logged of it."""

    command: C | Reopen | GiveUp
    id: str | None
    reply: asyncio.Future[None] | None
    act: Act | None = None


class Actor(Watched, Generic[S, C, R]):
    """It owns its state, and nobody else changes it. `C` are the commands it takes, `R` the rows of its journal.

    `state` is always as the disk has it: what a row makes of it takes its place once the row is written. A class built
    on this says what is due, what row a command becomes, and what a viewer hears.
    """

    kind: ClassVar[StreamKind[Any, Any]]
    """How its journal is kept."""

    state: S

    def __init__(self, state: S, tools: Tools) -> None:
        super().__init__()
        self.state = state
        self._tools = tools
        self._writing: asyncio.Task[None] | None = None
        self._outages = tools.store.outages
        self._to_wake: C | None = None
        self._leader: Leader | None = None
        self._passing_on: set[asyncio.Task[None]] = set()
        self._behind = False
        self.afar: frozenset[str] = frozenset()
        self._elsewhere: dict[Watcher, Elsewhere] = {}

    # What the class built on it says

    @property
    def stream(self) -> str:
        """The name of its journal."""
        return self.state.stream

    @property
    def version(self) -> int:
        """How many rows its journal has."""
        return self.state.version

    @property
    def _time(self) -> int:
        """The time, in ms since 1970."""
        return self._tools.clock()

    def _waking(self) -> C | None:
        """What it does first of all when the house opens."""
        return self._fresh()

    def _fresh(self) -> C | None:
        """What gives everybody whose time was running a fresh clock; `None` where nobody's was."""
        return None

    @abstractmethod
    def _due(self) -> tuple[int, C] | None:
        """The next deadline (ms since 1970), and the command it gives; one that has stopped is not asked."""

    def _late(self, command: C) -> C:
        """What is done in place of a deadline's command that the house has missed."""
        return command

    def _at_last(self, command: C) -> C:
        """The command of a deadline, as it is carried out when its time has come."""
        return command

    @abstractmethod
    def _decide(self, command: C) -> R:
        """The row a command becomes, nothing changed; `Refusal` when it may not."""

    def _tried(self, command: C) -> Tried[S, R]:
        """What a command makes of the state, which stays as it is; `Refusal` when it may not."""
        with only_refused():
            row = self._decide(command)
            return self._carried_out(row)

    def _reopened(self) -> Tried[S, R]:
        if self.state.stopped is None:
            raise Refusal("room-not-stopped")
        if self._tools.store.version(self.stream) != self.version:
            raise Refusal("room-cannot-be-reopened")
        return self._carried_out(cast("R", Resumed()))

    def _paid_out(self) -> Tried[S, R]:
        state, store, book = self.state, self._tools.store, self._tools.book
        if state.stopped is None:
            raise Refusal("room-not-stopped")
        if self.kind.emptied is None:
            raise Refusal("room-no-chips-here")
        version = store.version(self.stream) + 1
        moved = paid_out(book, self.id, f"{self.stream}/{version}")
        after = book.after(moved) if moved is not None else {}
        row = PaidOut(state.version, after.get(bank(self.id), book.balance(bank(self.id))))
        empty = state.copy()
        # Rows that could not be read lie between.
        empty.version = version - 1
        self.kind.carry_out(empty, row, self._tools.clock())
        return Tried(cast("R", row), self._tools.clock(), empty, Effect(moved))

    def _waits_for(self) -> list[Account]:
        """The accounts in which chips are to come that others move there."""
        return []

    def _carried_out(self, row: R) -> Tried[S, R]:
        return self.kind.tried(self.state, row, self._tools.clock())

    def _kept(self, tried: Tried[S, R]) -> str | None:
        """The snapshot of the state before a row, where one is kept with it."""
        kind = self.kind
        if kind.keeps is None or kind.snapshot is None or not kind.keeps(self.state, tried.row):
            return None
        return kind.snapshot(self.state)

    def _undoes(self, row: R) -> int:  # noqa: ARG002 — some actors ask
        """The version of the row that this one takes back; 0 where it takes none back."""
        return 0

    async def _before(self, tried: Tried[S, R]) -> None:
        """A row is about to be written."""

    def _after(self, before: S, row: R) -> None:
        """A row is on the disk, and the state is as it has made it."""

    # What can be done with it

    def start(self) -> None:
        """Begin to work."""
        if self._task is not None:
            return
        super().start()
        self._to_wake = self._waking() if self.state.stopped is None and self._leader is None else None

    async def stop(self) -> None:
        """Stop working; a row that is on its way to the disk gets there."""
        await super().stop()
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)

    @property
    def led_here(self) -> bool:
        """Whether this process leads it, decides and keeps its deadlines; else it follows what another writes."""
        return self._leader is None

    @property
    def looking_on(self) -> set[str | None]:
        """The people who look on, in this process and in others (`afar`)."""
        return {*[watcher.person for watcher in self._watchers], *self.afar}

    @property
    def elsewhere(self) -> Mapping[Watcher, Elsewhere]:
        """Who came here to look on, and is shown it by the process that leads it."""
        return self._elsewhere

    @property
    def people(self) -> set[str]:
        """The people who look on and came here, whoever shows it to them."""
        return super().people | {each.person for each in self._elsewhere if each.person is not None}

    @property
    def watched(self) -> bool:
        """Whether anybody who came here is looking, whoever shows it to him."""
        return super().watched or bool(self._elsewhere)

    def _forget(self, watcher: Watcher) -> None:
        super()._forget(watcher)
        if self._elsewhere.pop(watcher, None) is not None and isinstance(watcher, Distant):
            watcher.heed(self.id, 0)
            if self._leader is not None:
                self._leader.here(self)

    def follows(self, leader: Leader) -> None:
        """Begin as one that another process leads; before `start`."""
        self._leader = leader

    async def turn(self, leader: Leader | None) -> None:
        """Let another process lead it from now on, or lead it here: once all is done that was asked before.

        Whoever takes the lead has read every row first, and gives all who were waited for a fresh clock.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._task is None:
            # It does not work yet: nothing was asked before, and nobody looks on.
            self._turned(Turned(leader, done))
        else:
            await self._mail.put(Turned(leader, done))
        await done

    def attend(self) -> None:
        """Let whoever attends to it look what is to be done: until now another process may have led it."""
        self._changed()

    def rows_came(self, came: Sequence[Came] = ()) -> None:
        """Whoever leads it has written: rows that `came`, or where there are none all are asked for, are taken in."""
        if self._leader is None or self._mail.full() or (self._behind and not came):
            return
        self._behind = self._behind or not came
        self._mail.put_nowait(Written(came=came))

    def look_for_chips(self) -> None:
        """Look whether chips that it waits for have come to the ledger by another process, as the disk has it."""
        waits_for = self._waits_for()
        if waits_for:
            self._tools.reread(waits_for)
        if any(self._tools.book.balance(account) for account in waits_for):
            self.nudge()

    async def caught_up(self) -> None:
        """Return once all that has been written of it stands here too; `Refusal` where that cannot be read now."""
        if self._leader is not None:
            read: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._post(Written(read))
            await read

    async def tell(self, command: C | Reopen | GiveUp, id: str | None = None, act: Act | None = None) -> None:
        """Ask for something; return when it is on the disk.

        `act` is what somebody does for the house by it, where the command does not say so itself.
        `id` makes a repeat harmless: it succeeds and does nothing. Raises `Refusal` when the answer is no, or when the
        disk takes nothing for the moment.
        """
        if self._leader is not None:
            await self._leader.tell(self.stream, command, id, act)
            self.rows_came()
            return
        reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._tools.store.check_not_held()
            self._post(Order(command, id, reply, act))
        except Refusal:
            self._tools.count(self.stream, "refused")
            raise
        await reply

    # One thing at a time

    async def _step(self) -> None:
        if self._leader is not None:
            await self._take(await self._mail.get())
            return
        if self._to_wake is not None:
            # Before any deadline: the time it is about passed while the house was out.
            waking, self._to_wake = self._to_wake, None
            await self._obey(Order(waking, None, None))
            return
        if self._outages != self._tools.store.outages:
            # Nothing could be asked meanwhile: nobody pays for it with his time.
            self._outages = self._tools.store.outages
            fresh = self._fresh() if self.state.stopped is None else None
            if fresh is not None:
                await self._obey(Order(fresh, None, None))
                return
        due = self._due() if self.state.stopped is None else None
        wait = None if due is None else (due[0] - self._tools.clock()) / 1000
        if due is not None and wait is not None and wait <= (0 if self._mail.empty() else -1):
            await self._obey(Order(self._in_time(*due), None, None))
            return
        mail = await self._next_letter(due[0] if due is not None else None)
        if mail is not None:
            await self._take(mail)

    def _in_time(self, at: int, command: C) -> C:
        held = self._tools.store.held is not None and self._fresh() is not None
        missed = at > 0 and (held or at < self._tools.clock() - OUTAGE)
        return self._late(command) if missed else self._at_last(command)

    async def _take(self, mail: object) -> None:
        if isinstance(mail, Order):
            await self._obey(mail)
        elif isinstance(mail, Written):
            self._read_on(mail)
        elif isinstance(mail, Turned):
            if self._turned(mail):
                await self._show_elsewhere()
        elif isinstance(mail, Look) and self._leader is not None:
            await self._look_there(mail, self._leader)
        else:
            await super()._take(mail)

    async def _look_there(self, look: Look, leader: Leader) -> None:
        """Whoever is at a gateway is shown it by the process that leads it, everybody else here."""
        watcher = look.watcher
        if watcher is None:
            leader.here(self)
        if watcher in self._wanted and isinstance(watcher, Distant) and watcher.reached is not None:
            self._elsewhere[watcher] = leader.show(self, watcher, look.seen)
            leader.here(self)
            self._changed()
        else:
            await super()._take(look)

    def _read_on(self, written: Written) -> None:
        self._behind = self._behind and bool(written.came)
        refusal: Refusal | None = Refusal("room-table-stopped")
        try:
            self._catch_up(written.came)
            refusal = None
        except Refusal as held:
            # What cannot be read at the moment is read at the next look.
            refusal = held
        finally:
            _answer(written.read, refusal)

    def _catch_up(self, came: Sequence[Came] = ()) -> None:
        """Take in the rows that another process has written since: those that came, or all that there are."""
        if self._leader is None:
            return
        tools = self._tools
        new = [each for each in came if each.row.version > self.version]
        rows = [each.row for each in new] if came else list(tools.store.rows(self.stream, after=self.version))
        if not rows:
            return
        moved = {account for each in new for account in each.moved}
        if not came:
            moved = tools.store.moved_by(self.stream, *[each.version for each in rows])
        # First: where a row cannot be read, those before it have been.
        if moved:
            tools.reread(moved)
        for each in rows:
            before = self.state.copy()
            self.kind.fold([each], self.state)
            self._after(before, self.kind.read(each.row))
        self._show_all()
        self._changed()
        self._tell_of_wallets(moved)

    def _turned(self, turned: Turned) -> bool:
        """Whether another process leads it from now on, or this one."""
        if turned.leader is None:
            try:
                self._be_where_it_is()
            except Exception as error:
                # It is led by nobody then, rather than by one who does not know how it stands.
                turned.done.set_exception(error)
                return False
        if self.state.stopped == LEASE_LOST:
            # It has stopped nowhere but here, and only until it was known who leads it.
            self.state.stopped = None
        self._leader = turned.leader
        self.afar = frozenset()
        self._to_wake = self._waking() if self._leader is None and self.state.stopped is None else None
        if not turned.done.done():
            turned.done.set_result(None)
        return True

    async def _show_elsewhere(self) -> None:
        """Whoever is at a gateway is shown it from now on by the process that leads it now."""
        for watcher in (*self._elsewhere, *self._watchers):
            if isinstance(watcher, Distant) and watcher.reached is not None:
                self._forget(watcher)
                # At once: for so many there may be no room among what waits.
                await self._take(Look(watcher, FROM_THE_START))

    def _be_where_it_is(self) -> None:
        """Read every row there is; where one cannot be read it stands before that, stopped."""
        try:
            self._catch_up()
        except Refusal:
            raise
        except Exception as error:
            state = self._tools.reopened(self.kind, self.stream)
            if state is None:
                raise
            log.critical("%s cannot be followed on: %s\n%s", self.stream, *what_broke(error))
            self.state = state
            self._show_all()
            self._changed()

    async def _obey(self, order: Order[C]) -> None:
        if self._leader is not None:
            # It came before the lead was given away. Whoever has it now may not be there yet.
            passing = asyncio.create_task(self._pass_on(self._leader, order))
            self._passing_on.add(passing)
            passing.add_done_callback(self._passing_on.discard)
            return
        try:
            if order.id is None or not self._tools.store.was_written(self.stream, order.id):
                await self._carry_out(order)
        except Refusal as refusal:
            self._tools.count(self.stream, "broken" if order.reply is None else "refused")
            if order.reply is None:
                raise Broken("room-own-command-refused", why=refusal.code) from refusal
            _answer(order.reply, refusal)
        except Exception as error:
            self._tools.count(self.stream, "broken")
            # Whoever leads it now does what was asked, once he is asked.
            lost = what_broke(error)[0] == LEASE_LOST
            _answer(order.reply, Refusal("room-held" if lost else "room-table-stopped"))
            raise
        else:
            self._tools.count(self.stream, "done")
            _answer(order.reply, None)

    async def _pass_on(self, leader: Leader, order: Order[C]) -> None:
        try:
            await leader.tell(self.stream, order.command, order.id, order.act)
        except Refusal as refusal:
            _answer(order.reply, refusal)
        except Exception:
            _answer(order.reply, Refusal("room-table-stopped"))
            raise
        else:
            _answer(order.reply, None)

    async def _carry_out(self, order: Order[C]) -> None:
        command = order.command
        if isinstance(command, Reopen):
            tried = self._reopened()
        elif isinstance(command, GiveUp):
            tried = self._paid_out()
        else:
            tried = self._tried(command)
        with ExitStack() as promises:
            for account, chips in tried.paid():
                promises.enter_context(self._tools.promise(account, chips))
            commit = self._commit(tried, order)
            await self._before(tried)
            self._writing = asyncio.create_task(self._written(tried, commit))
            await asyncio.shield(self._writing)
        self._show_all()
        self._announce(commit)

    async def _written(self, tried: Tried[S, R], commit: Commit) -> None:
        """Write a row; once it is on the disk, what it has made of the state is the state."""
        await self._tools.commit(commit)
        exchange(self.state, tried.state)
        before = tried.state
        self._after(before, tried.row)

    def _commit(self, tried: Tried[S, R], order: Order[C]) -> Commit:
        """What is written with a row; from here on what the ledger refuses is our own bug."""
        state, effect = tried.state, tried.effect
        try:
            for each in effect.transactions:
                self._tools.book.check(each)
        except Refusal as refusal:
            raise Broken("room-row-impossible", row=refusal.code) from refusal
        prove(self.kind, state, self._tools.book, tried.effect)
        record = self.kind.record if tried.effect.over else None
        hand = record(state, tried.at) if record is not None else None
        text, kept = self.kind.write(tried.row), self._kept(tried)
        opens = self.kind.still_hidden(state) if tried.effect.over else None
        return Commit(
            self.stream,
            state.version,
            tried.at,
            text,
            order.id,
            effect.transaction,
            hand,
            kept,
            hidden=isinstance(tried.row, self.kind.hidden),
            opens=0 if isinstance(tried.row, self.kind.ends) else opens,
            act=_act(order, self._undoes(tried.row)),
            tickets=effect.tickets,
        )

    def _announce(self, commit: Commit) -> None:
        self._changed()
        if commit.act is not None and commit.act.undoes:
            self._tools.purse.taken_back(commit.stream, commit.act, commit.at)
        self._tell_of_wallets([each.account for moved in commit.transactions for each in moved.postings])

    def _tell_of_wallets(self, accounts: Iterable[Account]) -> None:
        for account in accounts:
            if way_of(account) is not None:
                self._tools.purse.on_the_way(account)
            ticket = ticket_of(account)
            person = ticket[1] if ticket is not None else wallet_of(account)
            if person is not None:
                self._tools.purse.wallet_changed(person, kind_of(account))

    # When an invariant breaks

    async def _break(self, error: Exception) -> None:
        """Go back to the last row that was written, and stop there."""
        code, where = what_broke(error)
        log.critical("%s stopped after version %s: %s\n%s", self.stream, self.version, code, where)
        try:
            self.state = self.kind.reload(self._tools.store, self.stream)
            if self._leader is not None:
                return
            if code == LEASE_LOST:
                # Another leads it now, and tells how it stands: it has stopped nowhere but here.
                self.state.stopped = code
                return
            last, at = Stopped(code), self._tools.clock()
            self.kind.carry_out(self.state, last, at)
            await self._tools.commit(Commit(self.stream, self.version, at, self.kind.write(last)))
        except Exception as again:
            log.critical("%s stands still: %s", self.stream, type(again).__name__)
            self.state.stopped = code
        try:
            self._show_all()
            self._changed()
        except Exception as again:
            log.critical("%s cannot be shown: %s", self.stream, type(again).__name__)


@contextmanager
def only_refused() -> Iterator[None]:
    """Turn what is wrong with something that was sent into a `Refusal`: a `Mistake` keeps its code and its values."""
    try:
        yield
    except ValueError as error:
        if isinstance(error, CroupierError):
            raise Refusal(error.code, clause=error.clause, **error.params) from error
        log.error("an ask cannot be read: %s\n%s", *what_broke(error))
        raise Refusal("room-ask-not-understood") from error


def _act(order: Order[Any], undoes: int) -> Act | None:
    command = order.command
    if order.act is not None or not isinstance(command, Asked):
        return order.act
    return act_of(*command, undoes)


def _answer(reply: asyncio.Future[None] | None, refusal: Refusal | None) -> None:
    if reply is None or reply.done():
        return
    if refusal is None:
        reply.set_result(None)
    else:
        reply.set_exception(refusal)
