"""What an event sends: what everybody sees, and beside it what is the viewer's own.

Amounts of money are in cents, times in milliseconds. Only `croupier.room.event.view` makes these.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from croupier.ledger import Kind
from croupier.room.actors.frames import Whole
from croupier.room.event.calls import Call
from croupier.room.event.seats import SeatState
from croupier.room.hand.messages import Door, GuestView
from croupier.tournament.clock.ahead import BreakAhead
from croupier.tournament.event import Entrant, Phase
from croupier.tournament.picture import DoneSeen, LevelSeen, Picture
from croupier.tournament.terms import AddOn, Rebuys
from croupier.tournament.terms.money import BountyKind


class BountyTerms(msgspec.Struct, frozen=True):
    """Which bounties there are, and how much of a buy-in."""

    kind: BountyKind
    amount: int


class TermsSeen(msgspec.Struct, frozen=True):
    """What an event costs, and how one gets in; with `equal` prizes each is worth so many cents, else it is 0.

    It is `played_for` play chips or club money; for the latter a member who has none at the cage can only reserve.
    Its clauses are those of its `books`; what another one says is told as that.
    """

    profile: str
    game: str
    games: tuple[str, ...]
    seats: int
    live: bool
    buy_in: int
    fee: int
    staff: int
    guarantee: int
    stack: int
    chips: tuple[int, ...]
    late_levels: int
    reentries: int
    most: int
    unregister: bool
    unregister_minutes: int
    rebuys: Rebuys | None
    add_on: AddOn | None
    bounties: BountyTerms | None
    deals: bool
    deals_at_final_table: bool
    minutes: int
    equal: int = 0
    played_for: Kind = "play"
    books: tuple[str, ...] = ()


class FlightSeen(msgspec.Struct, frozen=True):
    """A flight, by its event's id; `bagged` players have bags, `carried` says that the second day has them in."""

    flight: str
    id: str
    phase: Phase
    entries: int
    left: int
    bagged: int
    carried: bool


class SeriesSeen(msgspec.Struct, frozen=True):
    """The events of one event played in flights: the id of its second day, and every flight."""

    day_two: str
    flights: tuple[FlightSeen, ...]


class SeatsInSeen(msgspec.Struct, frozen=True):
    """The event in which a satellite's seats are, and what an entry costs there, in cents."""

    event: str
    name: str
    price: int


class SeatWon(msgspec.Struct, frozen=True):
    """A seat won, in cents: `won`, `sent` on its way, `taken` as an entry.

    For the reason `why` it was not taken: it is paid in `cash`, or the ticket `kept`.
    """

    player: str
    state: SeatState
    amount: int
    why: str = ""


class About(msgspec.Struct, frozen=True):
    """What of an event hardly changes. `table_ids` are the poker tables of an online event by their numbers.

    `series` are the events of one played in flights; `seats_in` says where a satellite's seats are, `seats_won` who
    has won one; `deal_wanted` who wants a deal to be talked about after the hands being played, empty for the floor.
    `opened_by` is the name of the player who opened it, empty where the house did; one stands before its `door` where
    that is not empty, and it is opened by a `password` where there is one. `calls` are the
    tables that wait for the floor, by their numbers.
    """

    id: str
    name: str
    starts_at: int | None
    stopped: bool
    terms: TermsSeen
    structure: tuple[LevelSeen, ...]
    table_ids: dict[int, str]
    series: SeriesSeen | None = None
    seats_in: SeatsInSeen | None = None
    seats_won: tuple[SeatWon, ...] = ()
    deal_wanted: str | None = None
    opened_by: str = ""
    door: Door = ""
    password: bool = False
    calls: dict[int, Call] = {}


class YouSeen(msgspec.Struct, frozen=True):
    """A member: who he is in the event, if anybody, and what he may ask of it now; `reserved` until he has paid.

    With a `ticket` he enters, and pays nothing.
    """

    player: str | None
    claimed: bool
    may: tuple[str, ...]
    reserved: bool = False
    ticket: bool = False


class EntrantSeen(Entrant, frozen=True):
    """A player as the floor sees him; `place` are the first and the last of the places he shares."""

    place: tuple[int, int] | None = None


class FloorSeen(msgspec.Struct, frozen=True):
    """What only the floor sees: what an undo takes back, everybody's codes, and what is owed to whom, in cents.

    `names` are those of people who are owed money and do not play, `reserved` of those who have yet to pay,
    `tickets` of those who have a ticket to the event.
    """

    undo: DoneSeen | None
    entrants: tuple[EntrantSeen, ...]
    codes: dict[str, str]
    owed: dict[str, int]
    names: dict[str, str] = {}
    reserved: dict[str, str] = {}
    tickets: dict[str, str] = {}


class OwnSeen(msgspec.Struct, frozen=True):
    """What the host of an event sees: who came to its door, how many bots it takes, and whether he has paused it.

    `may_pause` is how long he may still have it wait (ms); before it begins `entrants` are those he can send away, by
    id and name.
    """

    guests: tuple[GuestView, ...]
    private: bool
    bots: int
    paused: bool
    may_pause: int
    entrants: dict[str, str]


class EventView(msgspec.Struct, frozen=True):
    """An event as one viewer may see it: `you` is a member's, `floor` the floor's, `own` its host's."""

    picture: Picture
    about: About
    you: YouSeen | None
    floor: FloorSeen | None
    own: OwnSeen | None = None


class EventMessage(Whole, frozen=True, tag="state"):
    """How an event stands."""

    view: EventView
    kind: Literal["event"] = "event"


class EventLine(msgspec.Struct, frozen=True):
    """An event in one line, for the lobby; `price` is in cents, `level` the number of the level played.

    It is `played_for` play chips or club money; `opened_by` is the name of the player who opened it, if one did.
    """

    id: str
    name: str
    phase: Phase
    live: bool
    game: str
    starts_at: int | None
    entries: int
    left: int
    most: int
    price: int
    guarantee: int
    pool: int
    level: int
    seats: int
    open: bool
    played_for: Kind = "play"
    opened_by: str = ""


class BreaksSeen(msgspec.Struct, frozen=True):
    """An event in the schedule of a player who is entered there: its `breaks` that are on or to come."""

    id: str
    name: str
    breaks: tuple[BreakAhead, ...]


class TableLine(msgspec.Struct, frozen=True):
    """A poker table of an event by its id and number, and how many of its hands were finished."""

    table: str
    number: int
    hands: int


class Moved(msgspec.Struct, frozen=True, tag_field="t", tag="moved"):
    """To a player at a table of an event: you go on at another one. `said` is why, by language, if known."""

    of: str
    to: str
    seat: int
    said: dict[str, str] = {}
    clause: str = ""
