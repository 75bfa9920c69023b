"""What is seen of the live cash room: by everybody, by a person of his own affairs, by the floor of everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec.structs import replace

from croupier.cash.chair import ChairState
from croupier.cash.debts import Coming
from croupier.cash.raking import RakeRow
from croupier.cash.shift import FEES, Fee
from croupier.errors import Refusal
from croupier.ledger import Kind
from croupier.room.actors.frames import Whole
from croupier.room.actors.watched import FLOOR
from croupier.room.live.apply import last_of
from croupier.room.live.asks import AnyAsk, CallWhy, DeckWhen, Slipped
from croupier.room.live.taken import Jackpots, Takings, jackpots, steps, takings

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.cash import CashTable, Chair, Waiting
    from croupier.cash.dealers import OnShift
    from croupier.room.live.state import CashState

MOST_LOGGED: Final = 60
"""How many of the last entries the floor is shown."""


class CalledTo(msgspec.Struct, frozen=True):
    """The seat somebody was called to, and until when it is kept (ms)."""

    table: str
    seat: int
    until: int


class OnList(msgspec.Struct, frozen=True):
    """Somebody on a list. `expected` is how long it should take (ms), null where nobody knows."""

    name: str
    since: int
    called: CalledTo | None
    wants: int
    expected: int | None
    person: str | None


class Game(msgspec.Struct, frozen=True):
    """A game at one limit, its tables and who waits for it; `ready` when enough wait to open it."""

    game: str
    variant: str
    tables: list[str]
    waiting: list[OnList]
    ready: bool
    seats_free: int


class SeatKept(msgspec.Struct, frozen=True):
    """A seat kept for somebody."""

    seat: int
    name: str


class Table(msgspec.Struct, frozen=True):
    """A table as the room sees it: its placard, who is missing, what is free, the kind of money it is `played_for`."""

    table: str
    name: str
    game: str
    variant: str
    small: int
    big: int
    least: int
    most: int
    seats: int
    taken: int
    free: list[int]
    kept: list[SeatKept]
    feeds: str
    played_for: Kind = "club"


class Place(msgspec.Struct, frozen=True):
    """A place on a list: how many are before, how long it should take, and the seat called to."""

    game: str
    before: int
    expected: int | None
    called: CalledTo | None


class Seat(msgspec.Struct, frozen=True):
    """A seat of one's own."""

    table: str
    seat: int
    state: ChairState
    small_missed: bool
    big_missed: bool


class Wished(msgspec.Struct, frozen=True):
    """A seat somebody would like, 0 for any, and its table."""

    table: str
    seat: int


class You(msgspec.Struct, frozen=True):
    """What concerns the viewer. `wish` is the seat he would like; `cage` the chips kept for him; `points` his own."""

    places: list[Place]
    seats: list[Seat]
    wish: Wished | None
    cage: int
    points: int


class ChairSeen(msgspec.Struct, frozen=True):
    """A chair as the floor sees it. `since` is when its player went (ms), `pick_up` when his stack may be picked up."""

    seat: int
    person: str
    name: str
    chips: int
    state: ChairState
    since: int | None
    sat: int
    rounds: int
    small_missed: bool
    big_missed: bool
    coming: Coming
    waits: bool
    pick_up: int | None


class CallSeen(msgspec.Struct, frozen=True):
    """A dealer calls the floor: since when (ms), why, and for how many chips where it is a fill."""

    at: int
    why: CallWhy
    chips: int


class DeckFound(msgspec.Struct, frozen=True):
    """A deck as it was found: when (ms), on what occasion, and which cards were not as they should be."""

    at: int
    when: DeckWhen | Literal["stub"]
    missing: tuple[str, ...]


class TableOfFloor(msgspec.Struct, frozen=True):
    """A table as the floor sees it: chairs, button, hands dealt, rack and boxes, its dealer, and a call.

    `deck` is how the deck was found last, `notes` the words for the next dealer, `lammers` chips on their way by seat,
    `time_fee` what everybody pays by the clock; `raked` its table of rake, `steps` the rows for those who play now.
    """

    table: str
    chairs: list[ChairSeen]
    button: int | None
    hands: int
    rack: int
    fees: dict[Fee, int]
    dealer: str
    dealer_since: int | None
    dealer_until: int | None
    call: CallSeen | None
    breakable: bool
    deck: DeckFound | None
    notes: list[str]
    lammers: dict[int, int]
    time_fee: int
    raked: str
    steps: list[RakeRow]


class MoveDue(msgspec.Struct, frozen=True):
    """Who must move up to the main table."""

    person: str
    name: str
    table: str
    to: str
    seat: int


class WishSeen(msgspec.Struct, frozen=True):
    """Who would like another seat."""

    person: str
    name: str
    table: str
    seat: int


class Dealer(msgspec.Struct, frozen=True):
    """A dealer on duty: his table, empty while he rests, since when, and how long he has dealt (ms)."""

    dealer: str
    table: str
    since: int
    dealt: int


class Logged(msgspec.Struct, frozen=True):
    """An entry of the log."""

    number: int
    at: int
    by: str
    name: str
    ask: AnyAsk


class Caged(msgspec.Struct, frozen=True):
    """Chips the cage keeps for somebody."""

    person: str
    name: str
    chips: int


class SlipSeen(msgspec.Struct, frozen=True):
    """A dealer's error on record."""

    at: int
    table: str
    dealer: str
    what: Slipped


class Floor(msgspec.Struct, frozen=True):
    """What the floor sees; a dealer sees of it the tables he deals at, and who sits there."""

    shift: str
    tables: list[TableOfFloor]
    moves: list[MoveDue]
    wishes: list[WishSeen]
    dealers: list[Dealer]
    cage: list[Caged]
    log: list[Logged]
    undo: int | None
    people: dict[str, str]
    slips: list[SlipSeen]
    takings: Takings | None


class LiveView(msgspec.Struct, frozen=True):
    """The room for one viewer."""

    games: list[Game]
    tables: list[Table]
    you: You | None
    floor: Floor | None
    stopped: bool
    jackpots: Jackpots


class LiveMessage(Whole, frozen=True, tag="state"):
    """How the room stands."""

    view: LiveView
    kind: Literal["cash"] = "cash"


_DEALING: Final = "\n"
"""What stands between the tables somebody deals at, and who it is: in no id and no name."""


def dealing(tables: list[str], person: str | None) -> str:
    """As whom somebody looks who deals at these tables."""
    return _DEALING.join([person or "", *tables])


def eyes(state: CashState) -> Callable[[str | None], LiveView]:
    """What each viewer sees of the room as it is; what all but the floor see is made once."""
    tables = [_table(state, id, table) for id, table in state.room.tables.items()]
    stopped = state.stopped is not None
    holds = jackpots(state)
    everybodys = LiveView(_games(state, floor=False), tables, None, None, stopped, holds)

    def seen_by(viewer: str | None) -> LiveView:
        if viewer == FLOOR:
            return LiveView(_games(state, floor=True), tables, None, _floor(state), stopped, holds)
        if viewer and _DEALING in viewer:
            person, *deals = viewer.split(_DEALING)
            you = _you(state, person) if person else None
            return replace(everybodys, you=you, floor=_of_dealer(state, deals))
        return replace(everybodys, you=_you(state, viewer)) if viewer else everybodys

    return seen_by


def _games(state: CashState, *, floor: bool) -> list[Game]:
    return [_game(state, name, floor=floor) for name in state.room.lists]


def _name(state: CashState, person: str) -> str:
    return state.names.get(person, person)


def _called(state: CashState, game: str, entry: Waiting) -> CalledTo | None:
    if entry.called is None:
        return None
    for id, table in state.room.tables.items():
        for seat, kept_for in table.reserved.items():
            if kept_for == entry.person and state.room.games[id] == game:
                return CalledTo(id, seat, entry.called + state.room.lists[game].to_come)
    return None


def _game(state: CashState, name: str, *, floor: bool) -> Game:
    waiting = state.room.lists[name]
    tables = [id for id, game in state.room.games.items() if game == name]
    listed = [
        OnList(
            _name(state, each.person),
            each.since,
            _called(state, name, each),
            each.wants,
            waiting.place(each.person).expected,
            each.person if floor else None,
        )
        for each in waiting.entries
    ]
    free = sum([len(state.room.tables[id].free) for id in tables])
    return Game(name, name.rpartition(" ")[0], tables, listed, waiting.ready and not tables, free)


def _table(state: CashState, id: str, table: CashTable) -> Table:
    game = table.game
    stakes = game.stakes
    return Table(
        id,
        state.titles[id],
        state.room.games[id],
        game.variant_name,
        stakes.small_bet or stakes.small_blind,
        stakes.big_bet or stakes.big_blind,
        game.buy_in.least,
        game.buy_in.most,
        game.seats,
        len(table.chairs),
        table.free,
        [SeatKept(seat, _name(state, person)) for seat, person in sorted(table.reserved.items())],
        state.room.feeds.get(id, ""),
        state.shift.kind,
    )


def _you(state: CashState, person: str) -> You:
    places = []
    for name, waiting in state.room.lists.items():
        entry = waiting.entry(person)
        if entry is not None:
            before, expected = waiting.place(person)
            places.append(Place(name, before, expected, _called(state, name, entry)))
    seats = []
    for id, seat in state.room.seats_of(person):
        chair = state.room.tables[id].chairs[seat]
        seats.append(Seat(id, seat, chair.state, chair.debt.small, chair.debt.big))
    wish = state.wishes.get(person)
    asked = Wished(wish.table, wish.seat) if wish is not None else None
    return You(
        places, seats, asked, state.room.cage.get(person, 0), state.kitty.hours.points(person, state.at)
    )


def _floor(state: CashState) -> Floor:
    room = state.room
    last = last_of(state)
    return Floor(
        state.shift.name,
        [_table_of_floor(state, id, table) for id, table in room.tables.items()],
        [MoveDue(m.person, _name(state, m.person), m.table, m.to, m.seat) for m in room.moves_due()],
        [WishSeen(who, _name(state, who), wish.table, wish.seat) for who, wish in state.wishes.items()],
        [Dealer(on.dealer, on.now.table, on.now.since, on.dealt) for on in state.roster.on_shift.values()],
        [Caged(person, _name(state, person), chips) for person, chips in room.cage.items()],
        [
            Logged(number, row.at, row.by, row.name, row.ask)
            for number, row in state.done[: -MOST_LOGGED - 1 : -1]
        ],
        last.number if last is not None else None,
        dict(state.names),
        [SlipSeen(*slip) for slip in state.slips],
        takings(state),
    )


def _of_dealer(state: CashState, deals: list[str]) -> Floor:
    """What a dealer sees: his tables, and nothing of the cage, the other tables and what others did."""
    tables = {id: table for id, table in state.room.tables.items() if id in deals}
    seated = [chair.person for table in tables.values() for chair in table.chairs.values()]
    last = last_of(state)
    return Floor(
        state.shift.name,
        [_table_of_floor(state, id, table) for id, table in tables.items()],
        [],
        [],
        [
            Dealer(on.dealer, on.now.table, on.now.since, on.dealt)
            for on in state.roster.on_shift.values()
            if on.now.table in tables
        ],
        [],
        [],
        last.number if last is not None and getattr(last.row.ask, "table", "") in tables else None,
        {person: _name(state, person) for person in seated},
        [],
        None,
    )


def _table_of_floor(state: CashState, id: str, table: CashTable) -> TableOfFloor:
    dealer = next((on for on in state.roster.on_shift.values() if on.now.table == id), None)
    call = state.calls.get(id)
    return TableOfFloor(
        id,
        [_chair(state, table, seat, chair) for seat, chair in sorted(table.chairs.items())],
        table.positions.button if table.positions is not None else None,
        table.number,
        state.shift.in_rack(id),
        {fee: state.shift.in_box(id, fee) for fee in FEES},
        dealer.dealer if dealer is not None else "",
        dealer.now.since if dealer is not None else None,
        _until(state, dealer),
        CallSeen(*call) if call is not None else None,
        bool(table.chairs) and _breaks(state, id),
        DeckFound(*state.decks[id]) if id in state.decks else None,
        state.notes.get(id, []),
        _lammers(state, id, table),
        table.game.time_charge.fee if table.game.time_charge is not None else 0,
        state.kitty.raked.get(id, ""),
        steps(state, id, table),
    )


def _lammers(state: CashState, id: str, table: CashTable) -> dict[int, int]:
    """Chips on their way to a table, by seat."""
    coming = {seat: state.shift.coming(id, chair.person) for seat, chair in table.chairs.items()}
    return {seat: chips for seat, chips in coming.items() if chips}


def _until(state: CashState, dealer: OnShift | None) -> int | None:
    return dealer.now.since + state.roster.down if dealer is not None else None


def _chair(state: CashState, table: CashTable, seat: int, chair: Chair) -> ChairSeen:
    limit = table.game.policy.number("absence_limit") * 60_000
    return ChairSeen(
        seat,
        chair.person,
        _name(state, chair.person),
        chair.chips,
        chair.state,
        chair.since,
        chair.sat,
        chair.rounds,
        chair.debt.small,
        chair.debt.big,
        chair.debt.coming,
        chair.waits,
        chair.since + limit if chair.since is not None else None,
    )


def _breaks(state: CashState, id: str) -> bool:
    try:
        state.room.breaks(id)
    except Refusal:
        return False
    return True
