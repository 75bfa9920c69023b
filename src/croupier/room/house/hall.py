"""Tables that one of several processes leads, while another has the desk of the house."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from croupier.errors import Refusal
from croupier.ledger import Book, wallet, way_of
from croupier.room.actors.actor import Tools
from croupier.room.actors.asks import By
from croupier.room.actors.balance import stop_at_odds
from croupier.room.bus.port import Unanswered, subject
from croupier.room.event.table.actor import Door, EventTableActor
from croupier.room.event.table.state import stream_of as table_stream
from croupier.room.event.table.stream import EVENT_TABLE
from croupier.room.house.club import TEMPERAMENTS
from croupier.room.house.minder import Minder
from croupier.room.pit.actor import PitActor
from croupier.room.pit.hall import STREAMS as PIT_STREAMS
from croupier.room.pit.stream import PIT
from croupier.room.pit.tutor import Tutor
from croupier.room.table.actor import TableActor
from croupier.room.table.stream import TABLE

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Collection, Mapping

    from croupier.cards.deck import Randomness
    from croupier.ledger import Account, Kind
    from croupier.room.actors.actor import Outcome
    from croupier.room.actors.stream import StreamKind
    from croupier.room.event.table.rows import Gone
    from croupier.room.house.pace import Pace
    from croupier.room.house.sharing import Sharing
    from croupier.room.journal.acts import Act
    from croupier.room.journal.store import Store
    from croupier.room.pit.messages import AdviceView
    from croupier.room.pit.tutor import Question
    from croupier.room.table.poker import AnyPoker
    from croupier.room.table.state import TableState
    from croupier.room.table.waiting import Line


OF_EVENT: Final = table_stream("")
"""How the streams of an event's tables begin."""


def _kind_of(stream: str) -> StreamKind[Any, Any]:
    if stream.startswith(PIT_STREAMS):
        return PIT
    return EVENT_TABLE if stream.startswith(OF_EVENT) else TABLE


def is_over(actor: AnyPoker | PitActor) -> bool:
    """Whether a table is closed: nothing is written there any more."""
    return actor.state.closed and actor.state.stopped is None


class _AtTheEvent:
    """An event, as far as one of its tables sees of it that is led where the event is not."""

    def __init__(self, table: str, sharing: Sharing, minder: Minder) -> None:
        self._table = table
        self._sharing = sharing
        self._minder = minder

    def table_changed(self, actor: AnyPoker) -> None:
        """Let the bots play; between hands all is the event's business, who follows the table."""
        if actor.state.in_hand and not actor.state.face_down:
            self._minder.look(actor)

    def at_fault(self) -> bool:
        """At an event nobody is given more time for that."""
        return False

    def elsewhere(self, table: str, person: str) -> Gone | None:  # noqa: ARG002 — the desk has told him
        """Nobody is sent on from here."""
        return None

    @property
    def _door(self) -> Door:
        # Until the desk has told of it, it is shut.
        return self._sharing.doors.get(self._table) or _SHUT

    def lets_in(self, person: str | None) -> bool:
        """What the desk says of who looks on."""
        return self._door.open if person is None else person in self._door.within

    @property
    def guests(self) -> Collection[str]:
        """What the desk says of who came."""
        return self._door.guests


_SHUT: Final = Door(open=False, within=(), guests=())


class Hall:
    """Tables at work: they decide, write and keep their clocks here, and their bots play here.

    Who is let in and seated, who waits and who looks on is the desk's business: what it has let through comes by
    `sharing`.
    """

    def __init__(
        self,
        store: Store,
        sharing: Sharing,
        pace: Pace,
        clock: Callable[[], int],
        entropy: Randomness,
    ) -> None:
        self.store: Final = store
        self.tables: Final[dict[str, AnyPoker | PitActor]] = {}
        self._sharing = sharing
        self._pace = pace
        book = Book(store.balances())
        self._tools = Tools(store, book, clock, entropy, self, wrote=sharing.wrote, sharing=sharing)
        sharing.showing.knows = self._reread
        sharing.speaks = self._speaks
        luck = Random(entropy.randrange(2**64))
        self._minder = Minder(pace, luck, TEMPERAMENTS, self._refill)
        self._tutor = Tutor()
        self._names: dict[str, str] = {}

    async def open(self, stream: str) -> None:
        """Lead a table whose stream was leased; everybody whose time was running has a fresh clock."""
        actor = self._opened(stream)
        if actor is None:
            return
        await self._sharing.lead(actor)
        self.tables[stream] = actor
        actor.start()
        actor.attend()

    def _opened(self, stream: str) -> AnyPoker | PitActor | None:
        kind = _kind_of(stream)
        state = self._tools.reopened(kind, stream)
        if state is None:
            return None
        book = self._tools.book
        assert kind.held is not None
        assert kind.own is not None
        # What was there when this process began may be there no more, nor on its way there.
        id, of_it = state.terms.id, kind.own(state)
        own = [
            account
            for account, _ in book.accounts()
            if account.startswith(of_it) or (way_of(account) or ("",))[0] == id
        ]
        self._tools.reread([*kind.held(state), *own])
        stop_at_odds(kind, state, book, alone=True)
        if kind is PIT:
            return PitActor(state, self._tools, self)
        if kind is EVENT_TABLE:
            return EventTableActor(
                state, self._tools, _AtTheEvent(state.terms.id, self._sharing, self._minder)
            )
        return TableActor(state, self._tools, self)

    @property
    def over(self) -> list[str]:
        """The tables that are closed, and needed no more."""
        return [stream for stream, actor in self.tables.items() if is_over(actor)]

    async def close(self, *streams: str) -> None:
        """Lead tables no more; what was acknowledged is on the disk."""
        for stream in streams:
            actor = self.tables.pop(stream, None)
            if actor is not None:
                self._sharing.forget(stream)
                await actor.turn(self._sharing)
                await actor.stop()

    async def stop(self) -> None:
        """Lead nothing any more."""
        await self.close(*list(self.tables))
        await self._minder.stop()
        await self._tutor.close()

    def _reread(self, people: Collection[str]) -> None:
        """Their wallets hold something else than before: others have moved chips there."""
        self._tools.reread([wallet(person) for person in people])

    def _speaks(self, session: str) -> By | None:
        """Who speaks in a session, as the disk has it: the desk, where people sign out, is another process."""
        person = self.store.signed_in(session)
        return By.of(person, device=session) if person is not None else None

    async def _refill(self, person: str) -> None:
        try:
            await self._sharing.bus.ask(subject("refill"), person.encode())
        except Unanswered:
            raise Refusal("room-held") from None

    @property
    def commands(self) -> Mapping[tuple[str, Outcome], int]:
        """How many commands were done, refused and broken here, by kind of actor."""
        return self._tools.commands

    # What tables ask of the house

    def table_changed(self, actor: AnyPoker) -> None:
        """Let the bots play."""
        self._minder.look(actor)

    def at_fault(self) -> bool:
        """What the desk says: nobody is connected here."""
        return self._sharing.fault

    def line(self, table: TableState) -> Line | None:
        """What the desk says of who waits."""
        return self._sharing.lines.get(table.terms.id)

    def brings(self, actor: AnyPoker, person: str) -> int:
        """What the desk has said that somebody must bring."""
        return self._sharing.must_bring.pop((actor.id, person), 0)

    def pace(self, actor: AnyPoker) -> int | None:
        """No wait where somebody sits, else what the desk says: it knows who looks on."""
        if any(not seated.bot for seated in actor.state.seated.values()):
            return 0
        return self._sharing.paces.get(actor.id, self._pace.unwatched)

    # What casino tables ask of the house

    def pit_changed(self, actor: PitActor) -> None:
        """The desk hears of it with the row."""

    def called(self, person: str) -> str:
        """What a person of the house is called: he keeps his name, and is asked for it with every row he sees."""
        name = self._names.get(person) or self.store.called(person)
        if name:
            self._names[person] = name
        return name

    def teach(self, question: Question) -> AsyncGenerator[AdviceView]:
        """What the trainer says of a decision, once or twice."""
        return self._tutor.ask(question)

    # What the ledger tells

    def wallet_changed(self, person: str, kind: Kind) -> None:
        """The desk hears of it with the row."""

    def on_the_way(self, account: Account) -> None:
        """The desk hears of it with the row."""

    def taken_back(self, stream: str, act: Act, at: int) -> None:
        """The desk hears of it with the row."""
