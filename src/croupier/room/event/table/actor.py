"""A poker table of an event at work: its hands are the event's, its seats too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from croupier.errors import Broken, Refusal
from croupier.play import Positions, catalogue
from croupier.room.actors.asks import Asked
from croupier.room.actors.watched import FLOOR
from croupier.room.event.messages import Moved
from croupier.room.event.table import rows as table_rows
from croupier.room.event.table.rows import Gone, Place
from croupier.room.event.table.stream import EVENT_TABLE
from croupier.room.hand.seals import cut
from croupier.room.table import asks as commands
from croupier.room.table.decide_hand import AtAnyTable, OfClock, OfFloor, OfPlayers, decide_hand
from croupier.room.table.door import shut
from croupier.room.table.poker import Attendant, PokerActor
from croupier.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from croupier.cards.deck import Randomness
    from croupier.room.actors.actor import Leader, Tools
    from croupier.room.actors.watched import Look, Watcher
    from croupier.room.event.table.state import EventTableState
    from croupier.room.hand.messages import TableView

_ENCODER: Final = msgspec.json.Encoder()


class Usher(Attendant, Protocol):
    """The event, as one of its tables sees it."""

    def elsewhere(self, table: str, person: str) -> Gone | None:
        """Where somebody plays on who looks at a table that is not his."""

    def lets_in(self, person: str | None) -> bool:
        """Whether somebody may see what is played at the tables of this event."""

    @property
    def guests(self) -> Collection[str]:
        """Who has a word at the door of this event, or came to it."""


@dataclass(frozen=True, slots=True)
class Arrange:
    """Seat people as the event has them."""

    places: tuple[Place, ...]
    seats: int
    gone: tuple[Gone, ...] = ()


@dataclass(frozen=True, slots=True)
class DealHand:
    """Deal the hand that the event has begun, `number` at this table; `missing` seats are on penalty.

    `chip` is the smallest chip in play. An all-in of a `face_down` hand waits to be told.
    """

    number: int
    level: int
    game: str
    stacks: dict[int, int]
    positions: Positions
    chip: int
    last_two: bool
    missing: tuple[int, ...] = ()
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Tell:
    """Every table has played its hand: an all-in that waits face down goes on."""


@dataclass(frozen=True, slots=True)
class Close:
    """The table is needed no more."""


OfTheEvent = Arrange | DealHand | Tell | Close
Command = OfTheEvent | AtAnyTable
"""What an event's table is asked."""


class Door(msgspec.Struct, frozen=True):
    """The door of an event as it is told to whoever leads one of its tables.

    Whether it is `open` to who has no name, who of those that look on is `within`, and who came to it.
    """

    open: bool
    within: tuple[str, ...]
    guests: tuple[str, ...]


class EventTableActor(PokerActor["EventTableState", Command, table_rows.Row]):
    """A table of an event. People act in its hands; who sits where and what is dealt the event says."""

    kind = EVENT_TABLE

    def __init__(self, state: EventTableState, tools: Tools, usher: Usher) -> None:
        super().__init__(state, tools, usher)
        self._usher = usher
        self._leaving: tuple[Gone, ...] = ()

    @property
    def place(self) -> str:
        """Where in the house it is: at its event."""
        event, _, number = self.id.rpartition("-")
        return f"event/{event}/{number}"

    @property
    def concerned(self) -> Collection[str]:
        """Those at every poker table, and those who came to the door of a private event."""
        return {*super().concerned, *self._usher.guests}

    @property
    def door(self) -> Door:
        """How the event's door stands for those who look on here."""
        within = tuple(sorted([person for person in self.people if self._usher.lets_in(person)]))
        return Door(self._usher.lets_in(None), within, tuple(sorted(self._usher.guests)))

    def lets_in(self, viewer: str | None) -> bool:
        """Whether somebody may see what is played here: the floor, and who is let in at the event."""
        return viewer == FLOOR or self._usher.lets_in(viewer)

    def _eyes(self) -> Callable[[str | None], TableView]:
        within = super()._eyes()
        if self._usher.lets_in(None):
            return within
        outside = shut(within(None))
        return lambda viewer: within(viewer) if self.lets_in(viewer) else outside

    def _fresh(self) -> Command | None:
        return commands.Resume() if self.state.act_by is not None else None

    def _due(self) -> tuple[int, Command] | None:
        state = self.state
        deck = self._deck_due()
        if deck is not None:
            return deck
        return (state.act_by, self._time_is_up()) if state.act_by is not None else None

    def _late(self, command: Command) -> Command:
        return command if isinstance(command, commands.Shuffle) else commands.Resume()

    def _decide(self, command: Command) -> table_rows.Row:
        if isinstance(command, OfTheEvent):
            if self.state.stopped is not None:
                raise Refusal("room-table-stopped")
            return _ordered(self.state, command, self._tools.entropy, self._cutters.opened(self.state))
        ask = command.ask if isinstance(command, Asked) else None
        if not isinstance(ask, OfPlayers) and not isinstance(command, OfFloor | OfClock):
            raise Refusal("event-not-by-hand")
        return decide_hand(self.state, command, self._tools.entropy, self._tools.clock())

    def _after(self, before: EventTableState, row: table_rows.Row) -> None:
        super()._after(before, row)
        if isinstance(row, table_rows.Arranged):
            self._leaving = row.gone

    def unwatch(self, watcher: Watcher) -> None:
        """Tell a watcher no more; whoever talks about a deal must be there."""
        super().unwatch(watcher)
        self._attendant.table_changed(self)

    # Whoever is moved hears where to

    def _changed(self) -> None:
        gone, self._leaving = {each.person: each for each in self._leaving}, ()
        for watcher in tuple(self._watchers):
            if watcher.person in gone:
                self._send_on(watcher, gone[watcher.person])
        super()._changed()

    def _look(self, look: Look) -> None:
        super()._look(look)
        if look.watcher is not None and look.watcher in self._watchers:
            self._look_where_he_sits(look.watcher)

    async def _look_there(self, look: Look, leader: Leader) -> None:
        await super()._look_there(look, leader)
        if look.watcher is not None and look.watcher in self._elsewhere:
            # Who leads a table knows nothing of the others.
            self._look_where_he_sits(look.watcher)

    def _look_where_he_sits(self, watcher: Watcher) -> None:
        if watcher.person is not None and self.state.seat_of(watcher.person) is None:
            there = self._usher.elsewhere(self.id, watcher.person)
            if there is not None:
                self._send_on(watcher, there)

    def _send_on(self, watcher: Watcher, there: Gone) -> None:
        said = {lang: there.why.say(lang) for lang in LANGUAGES} if there.why else {}
        clause = there.why.clause if there.why else ""
        watcher.hear(self.id, _ENCODER.encode(Moved(self.id, there.table, there.seat, said, clause)))


def _ordered(
    state: EventTableState, command: OfTheEvent, entropy: Randomness, opened: tuple[str, ...]
) -> table_rows.Row:
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
        case DealHand(number, level, game, stacks, positions, chip, last_two, missing, face_down):
            here = {seat: state.seated[seat].chips for seat in stacks if seat in state.seated}
            if state.in_hand or number != state.number + 1 or here != stacks:
                raise Broken("event-table-differs", table=state.terms.id, hand=number)
            deck, made = cut(state.sealing, state.sealing_name, catalogue[game].deck.cards, entropy, opened)
            given = (number, deck, game, level, stacks, positions, chip, last_two)
            return table_rows.HandDealt(*given, missing, face_down, made)
