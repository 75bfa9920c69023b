"""What must hold after every step of an event, whoever directs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from croupier.ledger import Book
from croupier.tournament import facts
from croupier.tournament.event import Event
from croupier.tournament.money import movement, pool
from croupier.tournament.prizes.places import places
from croupier.tournament.seating.balance import gap, in_break_order, sizes
from croupier.tournament.seating.position import worst_seat


class Watch:
    """Follows an event fact by fact and notes whatever should never be.

    `broken` are the violations as message codes with where they happened, `twice` how often a player posted the
    big blind in two of his hands running where a clause allows it.
    """

    __slots__ = ("_name", "_seen", "book", "broken", "hands", "moves", "posted", "twice")

    def __init__(self, name: str = "event", book: Book | None = None) -> None:
        self._name = name
        self._seen: Event | None = None
        self.book: Book = Book() if book is None else book
        self.broken: list[tuple[str, str]] = []
        self.hands: int = 0
        self.moves: dict[str, int] = {}
        self.posted: int = 0
        self.twice: int = 0

    def fact(self, before: Event, fact: facts.Fact) -> None:
        """One fact, and the event before it."""
        made = movement(self._name, f"{self._name}/{self.posted}", before, fact)
        if made is not None:
            self.book.post(made)
            self.posted += 1
        if isinstance(fact, facts.HandBegun):
            self._hand_begun(before, fact)
        elif isinstance(fact, facts.Moved):
            self.moves[fact.kind] = self.moves.get(fact.kind, 0) + 1
        elif isinstance(fact, facts.HandOver):
            table = before.tables[fact.table]
            if sum(fact.stacks.values()) != sum([before.entrants[table.seats[s]].stack for s in fact.stacks]):
                self._note("chips", f"table {fact.table}")

    def _hand_begun(self, before: Event, fact: facts.HandBegun) -> None:
        self.hands += 1
        table = before.tables[fact.table]
        if not fact.button:
            return
        small = table.seats.get(fact.positions.small_blind)
        moved = small and before.entrants[small].arrived == "balance"
        # Where no hand has been dealt yet the button is drawn for everybody alike, and a button that moves to the
        # next player jumps over whoever went out in the hand the mover waited for.
        dead = before.policy.button == "dead" and table.positions
        if moved and dead and fact.positions.small_blind in fact.seats and len(fact.seats) > 2:
            self._note("small-blind", f"{small} at table {fact.table}")
        big = before.entrants[table.seats[fact.positions.big_blind]]
        if big.dealt and big.big_blind_at == big.dealt - 1:
            # A draw may bring it twice (TDA-2022:10A.1, ONLINE:table-2), and so may a lone big blind (11A.2); a
            # button that moves to the next player whoever left does not watch over the blinds at all.
            if big.arrived or before.policy.button == "moving":
                self.twice += 1
            else:
                self._note("big-blind-twice", f"{big.id} at table {fact.table}")

    def step(self, event: Event) -> None:
        """After a command with all that followed from it."""
        if event.in_chips != event.issued - event.removed:
            self._note("chips", f"{event.in_chips} in play, {event.issued - event.removed} issued")
        for where in _seats_wrong(self._seen, event):
            self._note("seats", where)
        self._seen = event
        left = sum([1 for entrant in event.entrants.values() if entrant.in_play])
        if event.phase == "running" and left != event.left:
            self._note("left", f"{event.left} seated or waiting, {left} in play")
        if _move_left_undone(event):
            self._note("balance", ", ".join(map(str, sizes(event).values())))
        if self.book.total():
            self._note("ledger", str(self.book.total()))

    def end(self, event: Event) -> None:
        """After the event: prizes and places."""
        money = event.money
        if money.paid + money.rounding != money.pool + money.overlay:
            self._note("prizes", f"{money.paid} paid of {money.pool + money.overlay}")
        if self.book.balance(pool(self._name)):
            self._note("prizes", f"{self.book.balance(pool(self._name))} left in the pool")
        if money.bounties:
            self._note("bounties", f"{money.bounties} left on heads")
        for problem in _places_wrong(event):
            self._note("places", problem)

    def _note(self, code: str, where: str) -> None:
        self.broken.append((code, where))


def _seats_wrong(before: Event | None, event: Event) -> Iterator[str]:
    """Where tables and players do not agree on who sits where, among all that changed since the event before."""
    tables, entrants = (before.tables, before.entrants) if before else ({}, {})
    for number, table in event.tables.items():
        if tables.get(number) is not table:
            for seat, player in table.seats.items():
                entrant = event.entrants[player]
                if (entrant.table, entrant.seat) != (number, seat):
                    yield f"{player} at table {number}"
    for player, entrant in event.entrants.items():
        old = entrants.get(player)
        if old is entrant:
            continue
        here = event.tables.get(entrant.table)
        if entrant.table and (here is None or here.seats.get(entrant.seat) != player):
            yield f"{player} without table {entrant.table}"
        left = event.tables.get(old.table) if old else None
        moved = old and (old.table, old.seat) != (entrant.table, entrant.seat)
        if old and left and moved and left.seats.get(old.seat) == player:
            yield f"{player} still at table {old.table}"


def _move_left_undone(event: Event) -> bool:
    """Whether tables are too far apart although a player could move to a legal seat this moment."""
    if event.phase != "running" or event.terms.rounds is not None or event.day_over:
        return False
    count = sizes(event)
    if len(count) < 2:
        return False
    most, allowed = max(count.values()), gap(event)
    idle = [number for number in count if count[number] == most and not event.tables[number].playing]
    short = [number for number in count if most - count[number] >= allowed]
    if not short or not idle or len(in_break_order(event)) < 2:
        return False
    can_give = any(
        [entrant.status == "playing" and not entrant.locked for n in idle for _, entrant in event.at(n)]
    )
    can_take = any(
        [
            worst_seat(event.free(n), event.tables[n].positions, list(event.tables[n].seats), event.policy)
            is not None
            for n in short
        ]
    )
    return can_give and can_take


def _places_wrong(event: Event) -> Iterator[str]:
    expected = event.left + 1
    for place in places(event):
        if place.first != expected or place.last - place.first + 1 != len(place.players):
            yield f"place {place.first}"
        expected = place.last + 1
    ranked = [player for place in places(event) for player in place.players]
    left = [entrant.id for entrant in event.entrants.values() if entrant.in_play]
    disqualified = [entrant.id for entrant in event.entrants.values() if entrant.status == "disqualified"]
    if sorted([*ranked, *left, *disqualified]) != sorted(
        [entrant.id for entrant in event.entrants.values() if entrant.status != "gone"]
    ):
        yield "players without a place"


def across(flights: Sequence[Event], second_day: Event) -> list[tuple[str, str]]:
    """What does not fit between flights and the second day: chips, money, entries, people.

    `second_day` is the event with every flight in, before its first bust. Every chip bagged is in a bag that goes on
    or in one that does not count, every cent collected in a flight is in the second day's pool, nobody came from
    nowhere, and whoever has a seat has what he bagged, but for what a chip race gave or took.
    """
    broken = []
    bagged = sum([sum(event.bags.values()) for event in flights])
    goes_on = sum([each.bag for each in second_day.entrants.values()])
    if bagged != goes_on + second_day.dropped:
        broken.append(("bags", f"{bagged} bagged, {goes_on} go on, {second_day.dropped} dropped"))
    raced = 2 * second_day.smallest_chip if second_day.withdrawn else 0
    broken += [
        ("bags", f"{each.id} bagged {each.bag} and has {each.stack}")
        for each in second_day.entrants.values()
        if each.table and abs(each.stack - each.bag) > raced
    ]
    for event in flights:
        issued = event.issued - event.removed
        if sum(event.bags.values()) != issued:
            broken.append(("bags", f"{event.terms.flight}: {sum(event.bags.values())} of {issued}"))
    collected = sum([event.money.pool + event.money.bounties for event in flights])
    if collected != second_day.money.pool + second_day.money.bounties:
        broken.append(("flights", f"{collected} collected"))
    if sum([event.entries for event in flights]) != second_day.entries:
        broken.append(("flights", f"{second_day.entries} entries"))
    through = {player for event in flights for player in event.bags}
    if through != set(second_day.entrants):
        broken.append(("flights", f"{len(through)} bagged, {len(second_day.entrants)} came"))
    people = {player for event in flights for player in event.entrants}
    if people != set(second_day.people_before):
        broken.append(("flights", f"{len(people)} people"))
    return broken
