"""A poker table of an event at work: its hands are the event's, its seats too."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Protocol, cast

import msgspec

from croupier.cards import show, shuffled
from croupier.errors import Broken, Refusal
from croupier.room import commands, rows
from croupier.room import event_table_rows as table_rows
from croupier.room.actor import Attendant, TableActor, chips_agree
from croupier.room.commit import Commit
from croupier.room.decide import decide
from croupier.room.event_messages import Moved
from croupier.room.event_table_state import apply, fold, restored
from croupier.room.kept import snapshot
from croupier.text import LANGUAGES

if TYPE_CHECKING:
    from croupier.cards.deck import Randomness
    from croupier.play import Positions, Setup
    from croupier.room.apply import Effect
    from croupier.room.event_table_rows import Gone, Place
    from croupier.room.event_table_state import EventTableState
    from croupier.room.store import Store
    from croupier.room.watching import Look, Watcher
    from croupier.room.work import Desk

_ENCODER: Final = msgspec.json.Encoder()
_BY_PLAYERS: Final = commands.Act | commands.SitOut | commands.SitIn | commands.Say
_BY_THE_FLOOR: Final = commands.Rule | commands.Mute
_BY_ITSELF: Final = commands.Shuffle | commands.TimeOut | commands.Reconnect | commands.Resume


class Usher(Attendant, Protocol):
    """The event, as one of its tables sees it."""

    def elsewhere(self, table: str, person: str) -> Gone | None:
        """Where somebody plays on who looks at a table that is not his."""


@dataclass(frozen=True, slots=True)
class Arrange:
    """Seat people as the event has them."""

    places: tuple[Place, ...]
    seats: int
    gone: tuple[Gone, ...] = ()


@dataclass(frozen=True, slots=True)
class DealHand:
    """Deal the hand that the event has begun, `number` at this table; `missing` seats are on penalty.

    An all-in of a `face_down` hand waits to be told.
    """

    number: int
    level: int
    setup: Setup
    positions: Positions
    missing: tuple[int, ...] = ()
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Tell:
    """Every table has played its hand: an all-in that waits face down goes on."""


@dataclass(frozen=True, slots=True)
class Close:
    """The table is needed no more."""


OfTheEvent = Arrange | DealHand | Tell | Close


class EventTableActor(TableActor):
    """A table of an event. People act in its hands; who sits where and what is dealt the event says."""

    state: EventTableState

    def __init__(self, state: EventTableState, desk: Desk, usher: Usher) -> None:
        super().__init__(state, desk, usher)
        self._usher = usher
        self._leaving: tuple[Gone, ...] = ()

    @property
    def stream(self) -> str:
        """The name of the table's journal."""
        return stream_of(self.id)

    async def ask(self, command: OfTheEvent) -> None:
        """What only the event asks of its table."""
        await self.tell(cast("commands.Command", command))

    def _waking(self) -> commands.Command | None:
        return commands.Resume() if self.state.act_by is not None else None

    def _due(self) -> tuple[int, commands.Command] | None:
        state = self.state
        if state.to_shuffle:
            return 0, commands.Shuffle()
        return (state.act_by, self._time_is_up()) if state.act_by is not None else None

    def _decide(self, command: commands.Command) -> rows.Row:
        asked = cast("commands.Command | OfTheEvent", command)
        if isinstance(asked, Arrange | DealHand | Tell | Close):
            if self.state.stopped is not None:
                raise Refusal("room-table-stopped")
            return cast("rows.Row", _ordered(self.state, asked, self._desk.entropy))
        if isinstance(asked, _BY_PLAYERS | _BY_THE_FLOOR | _BY_ITSELF):
            return decide(self.state, asked, self._desk.entropy, self._desk.clock())
        raise Refusal("event-not-by-hand")

    def _price(self, _command: commands.Command) -> tuple[str, int] | None:
        return None

    def _advance(self, row: rows.Row, command: str | None) -> Commit:
        deals = isinstance(cast("table_rows.Row", row), table_rows.HandDealt)
        kept = snapshot(self.state) if deals else None
        return replace(super()._advance(row, command), snapshot=kept)

    def _apply(self, row: rows.Row, at: int) -> Effect:
        book = self._desk.book
        try:
            effect = apply(self.state, cast("table_rows.Row", row), at)
            if effect.transaction is not None:
                book.check(effect.transaction)
        except Refusal as refusal:
            raise Broken("room-row-impossible", row=refusal.code) from refusal
        if effect.transaction is not None and not chips_agree(self.state, book, effect.transaction):
            raise Broken("room-chips-disagree", table=self.id)
        if isinstance(row, table_rows.Arranged):
            self._leaving = row.gone
        return effect

    def _restore(self) -> None:
        self.state = reload(self._desk.store, self.stream)

    def _last_row(self, code: str, at: int) -> str:
        row = rows.Stopped(code)
        apply(self.state, row, at)
        return table_rows.write(row)

    def unwatch(self, watcher: Watcher) -> None:
        """Tell a watcher no more; whoever talks about a deal must be there."""
        super().unwatch(watcher)
        self._attendant.table_changed(self)

    # Whoever is moved hears where to

    def _announce(self, commit: Commit) -> None:
        gone, self._leaving = {each.person: each for each in self._leaving}, ()
        for watcher in tuple(self._watchers):
            if watcher.person in gone:
                self._send_on(watcher, gone[watcher.person])
        super()._announce(commit)

    def _look(self, look: Look) -> None:
        super()._look(look)
        watcher = look.watcher
        if watcher is None or watcher not in self._watchers or watcher.person is None:
            return
        if self.state.seat_of(watcher.person) is None:
            there = self._usher.elsewhere(self.id, watcher.person)
            if there is not None:
                self._send_on(watcher, there)

    def _send_on(self, watcher: Watcher, there: Gone) -> None:
        said = {lang: there.why.say(lang) for lang in LANGUAGES} if there.why else {}
        clause = there.why.clause if there.why else ""
        watcher.hear(self.id, _ENCODER.encode(Moved(self.id, there.table, there.seat, said, clause)))


def _ordered(state: EventTableState, command: OfTheEvent, entropy: Randomness) -> table_rows.Row:
    """The row of what the event asks; what does not fit the table is our own bug."""
    if state.closed:
        raise Refusal("event-table-closed")
    match command:
        case Arrange(places, seats, gone):
            return table_rows.Arranged(places, seats, gone)
        case Close():
            return table_rows.Closed()
        case Tell():
            if not state.face_down:
                raise Broken("event-table-differs", table=state.terms.id, hand=state.number)
            return table_rows.Told()
        case DealHand(number, level, setup, positions, missing, face_down):
            stacks = dict(setup.stacks)
            here = {seat: state.seated[seat].chips for seat in stacks if seat in state.seated}
            if state.in_hand or number != state.number + 1 or here != stacks:
                raise Broken("event-table-differs", table=state.terms.id, hand=number)
            deck = show(shuffled(setup.variant.deck, entropy))
            given = (number, deck, setup.variant.id, level, stacks, positions, setup.chip, setup.last_two)
            return table_rows.HandDealt(*given, missing, face_down)


def stream_of(table: str) -> str:
    """The name of an event table's journal.

    >>> stream_of("friday-3")
    'event-table/friday-3'
    """
    return f"event-table/{table}"


def reload(store: Store, stream: str) -> EventTableState:
    """An event's table out of its journal, from its last snapshot on."""
    kept = store.snapshot(stream)
    first = next(store.rows(stream), None)
    row = table_rows.read(first.row) if first is not None else None
    if kept is None or not isinstance(row, table_rows.SetUp):
        return fold(store.rows(stream))
    version, text = kept
    return fold(store.rows(stream, after=version), restored(row, text))
