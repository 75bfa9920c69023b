"""A poker table of an event at work: its hands are the event's, its seats too."""

from __future__ import annotations

from dataclasses import dataclass
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
from croupier.room.event_table_state import apply, fold
from croupier.text import LANGUAGES

if TYPE_CHECKING:
    from croupier.cards.deck import Randomness
    from croupier.play import Positions, Setup
    from croupier.room.apply import Effect
    from croupier.room.event_table_rows import Gone, Place
    from croupier.room.event_table_state import EventTableState
    from croupier.room.store import Store
    from croupier.room.work import Desk, Look, Watcher

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
    """Deal the hand that the event has begun, `number` at this table; `missing` seats are on penalty."""

    number: int
    level: int
    setup: Setup
    positions: Positions
    missing: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Close:
    """The table is needed no more."""


OfTheEvent = Arrange | DealHand | Close


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
        return commands.Resume() if self.state.stopped is None and self.state.act_by is not None else None

    def _due(self) -> tuple[int, commands.Command] | None:
        state = self.state
        if state.stopped is not None:
            return None
        if state.to_shuffle:
            return 0, commands.Shuffle()
        return (state.act_by, self._time_is_up()) if state.act_by is not None else None

    def _decide(self, command: commands.Command) -> rows.Row:
        asked = cast("commands.Command | OfTheEvent", command)
        if isinstance(asked, Arrange | DealHand | Close):
            if self.state.stopped is not None:
                raise Refusal("room-table-stopped")
            return cast("rows.Row", _ordered(self.state, asked, self._desk.entropy))
        if isinstance(asked, _BY_PLAYERS | _BY_THE_FLOOR | _BY_ITSELF):
            return decide(self.state, asked, self._desk.entropy, self._desk.clock())
        raise Refusal("event-not-by-hand")

    def _price(self, _command: commands.Command) -> tuple[str, int] | None:
        return None

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

    def _give_up(self, code: str) -> Commit:
        row = rows.Stopped(code)
        at = self._desk.clock()
        apply(self.state, row, at)
        return Commit(self.stream, self.state.version, at, table_rows.write(row))

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
        case DealHand(number, level, setup, positions, missing):
            stacks = dict(setup.stacks)
            here = {seat: state.seated[seat].chips for seat in stacks if seat in state.seated}
            if state.in_hand or number != state.number + 1 or here != stacks:
                raise Broken("event-table-differs", table=state.terms.id, hand=number)
            deck = show(shuffled(setup.variant.deck, entropy))
            return table_rows.HandDealt(
                number, deck, setup.variant.id, level, stacks, positions, setup.chip, setup.last_two, missing
            )


def stream_of(table: str) -> str:
    """The name of an event table's journal.

    >>> stream_of("friday-3")
    'event-table/friday-3'
    """
    return f"event-table/{table}"


def reload(store: Store, stream: str) -> EventTableState:
    """An event's table out of its journal."""
    return fold(store.rows(stream))
