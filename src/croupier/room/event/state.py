"""An event of the room as it stands. Only `apply` changes it."""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import msgspec

from croupier.errors import Broken
from croupier.ledger import Account, kind_of, moved, of_kind, wallet
from croupier.room.actors.asks import CLOCK
from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import Effect
from croupier.room.event import rows, tickets
from croupier.room.event.calls import Call
from croupier.room.event.own import at_the_door
from croupier.room.event.seats import Seat, Target, seat_in, sides
from croupier.room.table.guests import stands
from croupier.room.table.rows import Knocked, LetIn, SentAway
from croupier.tournament import begin, commands, facts, fold
from croupier.tournament.money import DESK, SEATS
from croupier.tournament.news import latest
from croupier.tournament.undo import Entry, Undoing, last, named, taken_back

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from croupier.room.event.own import Own
    from croupier.room.table.guests import Guest
    from croupier.tournament.event import Event
    from croupier.tournament.news import Announcement
    from croupier.tournament.terms import Terms

KEPT: Final = 256
"""So many of the last commands can be taken back."""

_CREDITS: Final = (
    facts.PrizePaid,
    facts.Cashed,
    facts.BountyWon,
    facts.HeadPaid,
    facts.Unregistered,
    facts.ShareSold,
    facts.ShareReturned,
    facts.Cancelled,
)
"""What brings a player money that the desk may have to pay out."""


class Before(NamedTuple):
    """What an entry of the log changed, as it was before, and the money and tickets it moved, by account.

    It is the clock's `own` where nobody gave the command.
    """

    own: bool
    event: Event
    owed: dict[str, int]
    news: tuple[Announcement, ...]
    moved: dict[Account, int]
    won: dict[str, Seat]


def stream_of(event: str) -> str:
    """The name of an event's journal, by which it is watched too.

    >>> stream_of("friday")
    'event/friday'
    """
    return f"event/{event}"


@dataclass(slots=True)
class EventState:
    """One event: its terms, how it stands, who did what, what is owed to whom.

    The number of an entry of the log is the version of its row. `at` is when the last row was written (ms since
    1970), `claims` who is whom by a code he showed, `owed` what prizes and refunds have brought to wallets and nobody
    has paid out, in cents. `seats_in` is the event a satellite's seats are in, `won` are those by player.
    `series` is the second day that flights play for; a flight is `sent` there once it has bagged. `wanted` is a deal to
    be offered as soon as no hand is played. `reserved` are the names of those who want to enter and have not paid.
    `over_at` is when it ended (ms since 1970). It is `retermed` where its terms are not those it was announced on.
    `own` says whose it is, where a player opened it, `guests` who came to its door; it was `paused` by its host for so
    long in all (ms), and is since `paused_at` (ms since 1970). `calls` are the tables that wait for the floor.
    """

    id: str
    secret: str
    event: Event
    version: int = 1
    at: int = 0
    starts_at: int | None = None
    stopped: str | None = None
    log: deque[Entry] = field(default_factory=lambda: deque(maxlen=KEPT))
    news: tuple[Announcement, ...] = ()
    owed: dict[str, int] = field(default_factory=dict)
    claims: dict[str, str] = field(default_factory=dict)
    before: OrderedDict[int, Before] = field(default_factory=OrderedDict)
    series: str = ""
    sent: bool = False
    seats_in: Target | None = None
    won: dict[str, Seat] = field(default_factory=dict)
    wanted: commands.OfferDeal | None = None
    reserved: dict[str, str] = field(default_factory=dict)
    over_at: int = 0
    retermed: bool = False
    own: Own | None = None
    guests: dict[str, Guest] = field(default_factory=dict)
    paused: int = 0
    paused_at: int = 0
    calls: dict[int, Call] = field(default_factory=dict)

    @property
    def private(self) -> bool:
        """Whether only those come whom its host lets in."""
        return self.own is not None and self.own.private

    @property
    def host(self) -> str:
        """The person who opened it, empty where the house did."""
        return self.own.opened_by if self.own is not None else ""

    def was_within(self, person: str) -> bool:
        """Whether somebody has ever been entered."""
        return person in self.event.entrants

    @property
    def full(self) -> bool:
        """Whether as many have entered as may."""
        most = self.terms.entries.most
        return bool(most) and self.event.entries >= most

    @property
    def terms(self) -> Terms:
        """The terms as they stand: levels to come may be others than those announced."""
        return self.event.terms

    @property
    def over(self) -> bool:
        """Whether nothing of it is played any more, or it was called off."""
        return self.event.phase not in ("registering", "running")

    @property
    def stream(self) -> str:
        """The name of its journal, by which it is watched too."""
        return stream_of(self.id)

    def copy(self) -> EventState:
        """The event as another value."""
        return replace(
            self,
            log=self.log.copy(),
            owed=dict(self.owed),
            claims=dict(self.claims),
            before=self.before.copy(),
            won=dict(self.won),
            reserved=dict(self.reserved),
            guests=dict(self.guests),
            calls=dict(self.calls),
        )

    def purse(self, player: str) -> Account:
        """Where a player's money with the house is, of the kind the event is played for."""
        return of_kind(self.terms.kind, wallet(player))

    @property
    def last(self) -> Entry | None:
        """The entry an undo takes back."""
        return last(self.log, live=self.terms.live, kept=self.before, own=self.of_the_clock)

    def of_the_clock(self, entry: Entry) -> bool:
        """Whether nobody gave the command of an entry that can still be taken back."""
        return entry.number in self.before and self.before[entry.number].own

    def player_of(self, person: str | None) -> str:
        """Who a member is in this event, by a code he showed or by his own entry; empty where he is nobody."""
        if not person:
            return ""
        claimed = self.claims.get(person)
        return claimed or (person if person in self.event.entrants else "")


def takes_tickets(state: EventState) -> bool:
    """Whether an entry of an event can be had for a ticket now."""
    open = state.event.open and state.event.phase in ("registering", "running")
    return open and not state.terms.second_day and bool(state.terms.price)


def amended(journal: list[tuple[int, rows.Row]]) -> Callable[[EventState, rows.Row, int], bool]:
    """Return what passes by the rows of a journal that were taken back later, and the rows that took them back.

    Whatever stood on top of one that was taken back is carried out as it was done again, the last time that it was.
    """
    undone: dict[int, rows.Undone] = {}
    again: dict[int, tuple[facts.Fact, ...]] = {}
    for _, row in journal:
        if isinstance(row, rows.Undone):
            undone |= dict.fromkeys((row.number, *row.ticks), row)
            again |= dict(row.again)

    def passed_by(state: EventState, row: rows.Row, at: int) -> bool:
        number = state.version + 1
        taken_back = undone.get(number)
        if taken_back is None and number in again and isinstance(row, rows.Done):
            state.version = number
            apply(state, msgspec.structs.replace(row, facts=again[number]), at)
            return True
        if taken_back is None and not isinstance(row, rows.Undone):
            return False
        _pass_by(state, row, at, taken_back)
        return True

    return passed_by


def opened(row: rows.Row | None, at: int) -> EventState:
    """An event as its first row leaves it; `Broken` where that is no announcement."""
    if not isinstance(row, rows.Announced):
        raise Broken("room-journal-without-opening")
    event = begin(row.terms)
    state = EventState(row.id, row.secret, event, at=at, starts_at=row.starts_at, series=row.series)
    state.own = row.own
    return state


def apply(state: EventState, row: rows.Row, at: int) -> Effect:
    """Change an event by a row written `at` (ms since 1970)."""
    state.at = at
    amounts: dict[Account, int] = {}
    match row:
        case rows.Done():
            amounts = _done(state, row, at)
        case rows.Undone():
            amounts = _undone(state, row)
        case rows.PaidOut():
            amounts = _paid_out(state, row, at)
        case rows.Claimed() | rows.Reserved() | rows.Released() | Knocked() | LetIn() | SentAway():
            _of_a_phone(state, row)
        case rows.Scheduled():
            state.starts_at = row.starts_at
        case rows.Retermed():
            _retermed(state, row)
        case rows.FlightSent():
            state.sent = True
        case rows.DealWanted() | rows.DealDropped():
            state.wanted = row.offer if isinstance(row, rows.DealWanted) else None
        case rows.FloorCalled() | rows.FloorCame():
            _called(state, row, at)
        case Stopped() | Resumed():
            pass
        case rows.Announced():
            raise Broken("room-opened-twice", table=row.id)
        case _:
            amounts = _of_a_seat(state, row)
    money, of_tickets = moved(f"event/{state.id}/{state.version}", _in_kind(state, amounts))
    return Effect(money, tickets=of_tickets)


def _called(state: EventState, row: rows.OfCalls, at: int) -> None:
    state.calls.pop(row.table, None)
    if isinstance(row, rows.FloorCalled):
        state.calls[row.table] = Call(row.why, row.player, at)


def _of_a_phone(state: EventState, row: rows.OfPhones | rows.OfTheDoor) -> None:
    match row:
        case rows.Claimed(person, player):
            state.claims[person] = player
            if not player:
                del state.claims[person]
        case rows.Reserved(player, name):
            state.reserved[player] = name
        case rows.Released(player=player):
            del state.reserved[player]
        case _:
            state.guests[row.person] = at_the_door(state.guests, row)


def moves(state: EventState, row: rows.Row) -> dict[Account, int]:
    """The money that a row of the room's own moves, by account, in cents, and the tickets; nothing changes.

    Within an event accounts of money go by their names alone: all of them are of the kind it is played for.
    """
    match row:
        case rows.Undone():
            return _back(state, row)
        case rows.PaidOut(receipt=0):
            return {wallet(row.player): -row.amount, DESK: row.amount}
        case rows.SeatCashed(player):
            amount = state.won[player].amount
            money = {SEATS: -amount, wallet(player): amount}
            of_tickets = tickets.cashed(_target(state), player) if state.won[player].ticket else {}
            return money | of_tickets
        case rows.SeatsSent(players=players, tickets=True):
            without = [player for player in players if not state.won[player].ticket]
            return _sum([tickets.won(_target(state), player) for player in without])
        case _:
            return {}


def _target(state: EventState) -> str:
    assert state.seats_in is not None
    return state.seats_in.event


def _sum(movements: Iterable[Mapping[Account, int]]) -> dict[Account, int]:
    found: dict[Account, int] = {}
    for each in movements:
        for account, amount in each.items():
            found[account] = found.get(account, 0) + amount
    return found


def _back(state: EventState, row: rows.Undone) -> dict[Account, int]:
    """What comes back when entries are taken back, and what goes elsewhere where later ones are done again."""
    numbers = (row.number, *row.ticks, *dict(row.again))
    taken_back = _sum([state.before[number].moved for number in numbers])
    back = {account: -amount for account, amount in taken_back.items()}
    if not row.again:
        return back
    moved = _sum([back, *[before.moved for _, before in _redone(state, row).entries]])
    return {account: amount for account, amount in moved.items() if amount}


class _Again(NamedTuple):
    """Later entries as they are now, each with what it changed; the event after them, and what is owed `more`."""

    entries: tuple[tuple[Entry, Before], ...]
    event: Event
    news: tuple[Announcement, ...]
    more: dict[str, int]


def _redone(state: EventState, row: rows.Undone) -> _Again:
    """What an undo does to later entries; nothing changes."""
    first = state.before[row.number]
    event, news = first.event, first.news
    gone = _credited(state, event, named(state.log, row.number).facts)
    more = {player: -amount for player, amount in gone.items()}
    found: list[tuple[Entry, Before]] = []
    for number, told in row.again:
        old, entry = state.before[number], named(state.log, number)
        amounts = _moved(state, event, told)
        found.append(
            (
                entry._replace(facts=told),
                Before(old.own, event, _plus(old.owed, more), news, amounts, old.won),
            )
        )
        for sign, credited in (
            (1, _credited(state, event, told)),
            (-1, _credited(state, old.event, entry.facts)),
        ):
            for player, amount in credited.items():
                more[player] = more.get(player, 0) + sign * amount
        event, news = reduce(fold, told, event), latest(news, entry.at, told)
    return _Again(tuple(found), event, news, more)


def _moved(state: EventState, event: Event, told: Iterable[facts.Fact]) -> dict[Account, int]:
    """The money and the tickets that facts move, by account; no seats are won by them."""
    movements: list[Mapping[Account, int]] = []
    for fact in told:
        movements += [sides(state.id, event, fact, state.seats_in, ""), tickets.used(state.id, event, fact)]
        event = fold(event, fact)
    return _sum(movements)


def _credited(state: EventState, event: Event, told: Iterable[facts.Fact]) -> dict[str, int]:
    """What facts bring to whose wallet, in cents, that the desk may have to pay out."""
    found: dict[str, int] = {}
    for fact in told:
        if isinstance(fact, _CREDITS):
            for account, amount in sides(state.id, event, fact, state.seats_in, "").items():
                kind, _, player = account.partition(":")
                if kind == "wallet":
                    found[player] = found.get(player, 0) + amount
        event = fold(event, fact)
    return found


def _plus(owed: Mapping[str, int], more: Mapping[str, int]) -> dict[str, int]:
    """What is owed with so much more to each; who was owed all of it is owed nothing, as if it had never been."""
    found = {**owed, **{player: owed.get(player, 0) + amount for player, amount in more.items() if amount}}
    return {player: amount for player, amount in found.items() if amount > 0 or not more.get(player)}


def _in_kind(state: EventState, amounts: Mapping[Account, int]) -> dict[Account, int]:
    kind = state.terms.kind
    return {
        account if kind_of(account) == "ticket" else of_kind(kind, account): amount
        for account, amount in amounts.items()
    }


def _done(state: EventState, row: rows.Done, at: int) -> dict[Account, int]:
    before = _before(state, {}, own=row.by == CLOCK.office)
    state.retermed |= isinstance(row.command, commands.SetLevels)
    for fact in row.facts:
        player = seat_in(state.event, fact, state.seats_in, state.won)
        money = sides(state.id, state.event, fact, state.seats_in, player)
        of_tickets = tickets.used(state.id, state.event, fact)
        if player and state.seats_in is not None:
            state.won[player] = Seat(state.seats_in.price, ticket=row.tickets)
            of_tickets |= tickets.won(state.seats_in.event, player) if row.tickets else {}
        for account, amount in (*money.items(), *of_tickets.items()):
            before.moved[account] = before.moved.get(account, 0) + amount
            if isinstance(fact, _CREDITS):
                _owe(state, account, amount)
        state.event = fold(state.event, fact)
        if isinstance(fact, facts.Registered | facts.Reentered):
            state.reserved.pop(fact.player, None)
    if isinstance(row.command, commands.OfferDeal):
        state.wanted = None
    if state.own is not None:
        _by_its_host(state, row, at)
    _end(state, at)
    state.news = latest(state.news, at, row.facts)
    state.log.append(Entry(state.version, at, row.name or row.by, row.command, row.facts, seed=row.seed))
    _keep(state, before)
    return before.moved


def _by_its_host(state: EventState, row: rows.Done, at: int) -> None:
    """Whom its host sends away does not come back by himself; how long he pauses it is counted."""
    match row.command:
        case commands.Unregister(player) if row.by == "floor" and player != state.host:
            name = state.event.entrants[player].name
            state.guests[player] = stands(state.guests, player, name, "out")
        case commands.Stop():
            state.paused_at = at
        case commands.Resume() if state.paused_at:
            state.paused += at - state.paused_at
            state.paused_at = 0


def _retermed(state: EventState, row: rows.Retermed) -> None:
    state.event, state.retermed = begin(row.terms), True
    # On other terms nothing that was done before can be taken back.
    state.before.clear()


def _end(state: EventState, at: int) -> None:
    """It ended now, or before, or goes on again."""
    state.over_at = (state.over_at or at) if state.over else 0


def _before(state: EventState, amounts: dict[Account, int], *, own: bool) -> Before:
    return Before(own, state.event, dict(state.owed), state.news, amounts, dict(state.won))


def _owe(state: EventState, account: Account, amount: int) -> None:
    kind, _, player = account.partition(":")
    if kind == "wallet" and amount:
        state.owed[player] = max(state.owed.get(player, 0) + amount, 0)


def _of_a_seat(state: EventState, row: rows.OfSeats) -> dict[Account, int]:
    amounts = moves(state, row)
    match row:
        case rows.Aimed(event=event, price=price):
            state.seats_in = Target(event, price) if event else None
        case rows.SeatsSent(players=players):
            for player in players:
                seat = state.won[player]
                state.won[player] = seat._replace(state="sent", ticket=seat.ticket or row.tickets)
        case rows.SeatTaken(player):
            state.won[player] = state.won[player]._replace(state="taken")
        case rows.SeatCashed(player, why):
            state.won[player] = state.won[player]._replace(state="cash", why=why)
            _owe(state, wallet(player), state.won[player].amount)
        case rows.SeatKept(player, why):
            state.won[player] = state.won[player]._replace(state="kept", why=why)
    return amounts


def _paid_out(state: EventState, row: rows.PaidOut, at: int) -> dict[Account, int]:
    if row.receipt:
        _settle(state, row)
        return {}
    amounts = moves(state, row)
    _keep(state, _before(state, amounts, own=False))
    state.owed[row.player] -= row.amount
    state.log.append(Entry(state.version, at, row.name or row.by, _payment(row), ()))
    return amounts


def _settle(state: EventState, row: rows.PaidOut) -> None:
    """Less is owed to somebody, whatever is taken back: a receipt of the cage stands."""
    state.owed = less_owed(state.owed, row)
    for number, before in list(state.before.items()):
        state.before[number] = before._replace(owed=less_owed(before.owed, row))


def less_owed(owed: dict[str, int], row: rows.PaidOut) -> dict[str, int]:
    """What is owed once somebody has been paid: never less than nothing."""
    return {**owed, row.player: max(owed.get(row.player, 0) - row.amount, 0)}


class _PayOut(msgspec.Struct, frozen=True, tag="pay-out"):
    """What the desk was asked for when it paid out of no drawer."""

    player: str


def _payment(row: rows.PaidOut) -> commands.Command:
    # The log shows a command by its tag and its player alone.
    return cast("commands.Command", _PayOut(row.player))


def _keep(state: EventState, before: Before) -> None:
    state.before[state.version] = before
    if len(state.before) > KEPT:
        state.before.popitem(last=False)


def _undone(state: EventState, row: rows.Undone) -> dict[Account, int]:
    amounts = _back(state, row)
    if row.again:
        _done_again(state, row)
        return amounts
    first = state.before[row.number]
    for number in (row.number, *row.ticks):
        del state.before[number]
    state.event, state.owed, state.news = first.event, dict(first.owed), first.news
    state.paused_at = 0
    _end(state, state.at)
    state.won = {player: seat for player, seat in state.won.items() if player in first.won}
    undone = Undoing(named(state.log, row.number), row.ticks)
    state.log = deque(taken_back(state.log, undone, row.name or row.by), KEPT)
    return amounts


def _done_again(state: EventState, row: rows.Undone) -> None:
    """Take an entry back from under later ones, which stand as they were done again."""
    redone = _redone(state, row)
    told = {entry.number: entry.facts for entry, _ in redone.entries}
    log = [entry._replace(facts=told.get(entry.number, entry.facts)) for entry in state.log]
    undone = Undoing(named(log, row.number), ())
    state.log = deque(taken_back(log, undone, row.name or row.by), KEPT)
    state.event, state.news, state.owed = redone.event, redone.news, _plus(state.owed, redone.more)
    del state.before[row.number]
    state.before.update({entry.number: before for entry, before in redone.entries})
    _end(state, state.at)


def _pass_by(state: EventState, row: rows.Row, at: int, undone: rows.Undone | None) -> None:
    """A row that was taken back, or that takes one back: it stands in the log and does nothing."""
    state.version += 1
    state.at = at
    by = (undone.name or undone.by) if undone else None
    if isinstance(row, rows.Done):
        state.log.append(
            Entry(state.version, at, row.name or row.by, row.command, row.facts, by, seed=row.seed)
        )
    elif isinstance(row, rows.PaidOut):
        state.log.append(Entry(state.version, at, row.name or row.by, _payment(row), (), by))
