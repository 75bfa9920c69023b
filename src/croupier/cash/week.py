"""A room of many tables through days of play, simulated: the real engine, the real seats, the real books.

What the simulation does is what a floor does: it opens tables when a list is long enough, calls people, moves them
up, picks up stacks, pushes dealers, drops rake, counts boxes at the end of the day. Every step is checked.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from croupier.cards import shuffled
from croupier.cash import acts
from croupier.cash.buying import MINUTE
from croupier.cash.dealers import Roster
from croupier.cash.dealing import finish, setup
from croupier.cash.room import CashRoom
from croupier.cash.shift import Shift
from croupier.errors import Broken, Refusal
from croupier.play import Hand

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from croupier.cash.game import CashGame
    from croupier.cash.room import Called, Move
    from croupier.cash.shift import TableLine
    from croupier.cash.table import CashTable

RACK = 1_000_000
HAND = 2 * MINUTE
OPEN_FOR = 16 * 60 * MINUTE
DAY = 24 * 60 * MINUTE


class Plan(NamedTuple):
    """What is simulated: the games by name, how many tables and people there are, for how many days."""

    games: tuple[tuple[str, CashGame], ...]
    tables: int = 20
    people: int = 200
    days: int = 7


class Day(NamedTuple):
    """One day's figures: hands dealt, people seated, the lines of the shift report."""

    number: int
    hands: int
    seated: int
    moved: int
    picked_up: int
    pushes: int
    lines: tuple[TableLine, ...]

    @property
    def balances(self) -> bool:
        """Whether every rack and every box held what it should."""
        return all(line.balances for line in self.lines)


@dataclass
class _Today:
    """What one day is made of."""

    number: int
    shift: Shift
    roster: Roster
    play: Callable[[Hand, Random], None]
    room: CashRoom = field(default_factory=CashRoom)
    hands: int = 0
    seated: int = 0
    moved: int = 0
    picked_up: int = 0
    pushes: int = 0
    opened: int = 0
    charged: dict[str, int] = field(default_factory=dict)


def simulate(
    plan: Plan,
    chance: Random,
    play: Callable[[Hand, Random], None],
    seen: Callable[[str, CashTable], None] | None = None,
) -> Iterator[Day]:
    """Simulate a room day by day; `play` makes each decision in a hand, such as `croupier.bots.quick.play`.

    `seen` is shown every table before a hand and as it begins.

    Raises `Broken` when chips appear or vanish anywhere. The same chance gives the same days.

    >>> from random import Random
    >>> from croupier.cash import BuyIn, CashGame, RakePlan
    >>> from croupier.play import Stakes
    >>> game = CashGame("nl-holdem", Stakes(25, 50), BuyIn(2000, 10_000), rake=RakePlan(5, ((2, 150),)))
    >>> check_or_fold = lambda hand, chance: hand.check() if hand.options.check else hand.fold()
    >>> plan = Plan((("nl-holdem 25-50", game),), tables=1, people=9, days=1)
    >>> days = list(simulate(plan, Random(3), check_or_fold))
    >>> days[0].balances, days[0].hands > 100
    (True, True)
    """
    for number in range(plan.days):
        today = _Today(number, Shift(f"day-{number + 1}"), Roster(), play)
        for dealer in range(plan.tables + plan.tables // 4 + 1):
            today.roster.clock_in(f"dealer-{dealer + 1}", number * DAY)
        at = number * DAY
        closing = at + OPEN_FOR
        while at < closing:
            _floor(plan, today, at, chance)
            for name in list(today.room.tables):
                _hand(today, name, at, chance, seen)
            at += HAND
        yield _closed(today, at)


def _floor(plan: Plan, today: _Today, at: int, chance: Random) -> None:
    """What happens between two hands: people come, lists are called, tables opened, players moved."""
    room = today.room
    for _ in range(3):
        person = f"person-{1 + chance.randrange(plan.people)}"
        if room.seats_of(person) or room.waiting_for(person):
            continue
        name, _ = plan.games[chance.randrange(len(plan.games))]
        room.join(person, name, at)
    for name, game in plan.games:
        waiting = room.lists.get(name)
        if waiting is not None and waiting.ready and len(room.tables) < plan.tables and not _free(room, name):
            _open(today, name, game)
        if waiting is not None:
            room.lapse(name, at)
            for called in room.call(name, at):
                if chance.random() < 0.9:
                    _seat(today, called, at, chance)
    for move in room.moves_due():
        if room.tables[move.to].free:
            _move(today, move, at)
    running = [name for name, table in room.tables.items() if table.next_hand is not None]
    today.pushes += len(today.roster.push(running, at))


def _free(room: CashRoom, name: str) -> bool:
    return any(room.tables[table].free for table, game in room.games.items() if game == name)


def _open(today: _Today, name: str, game: CashGame) -> None:
    today.opened += 1
    table = f"table-{today.opened}"
    mains = [other for other, of in today.room.games.items() if of == name and other not in today.room.feeds]
    fed = set(today.room.feeds.values())
    feeds = next((main for main in mains if main not in fed), "")
    today.room.open(table, name, game, feeds=feeds)
    today.shift.open(table, rack_of=RACK)


def _seat(today: _Today, called: Called, at: int, chance: Random) -> None:
    room, (person, table, seat) = today.room, called
    bounds = room.brings(person, table, at)
    chips = bounds.least + chance.randrange(max(1, (bounds.most or 2 * bounds.least) - bounds.least + 1))
    room.sit(person, table, seat, chips, at, waits=chance.random() < 0.5)
    _sell(today.shift, table, person, chips)
    today.seated += 1


def _sell(shift: Shift, table: str, person: str, chips: int) -> None:
    if shift.in_rack(table) < chips:
        shift.fill(table, max(RACK, chips))
    shift.sell(table, person, chips)


def _move(today: _Today, move: Move, at: int) -> None:
    today.room.move(move, at)
    chips = today.room.tables[move.to].chairs[move.seat].chips
    today.shift.carry(move.table, move.to, move.person, chips)
    today.moved += 1


def _hand(
    today: _Today, name: str, at: int, chance: Random, seen: Callable[[str, CashTable], None] | None
) -> None:
    room, table = today.room, today.room.tables[name]
    _between(today, name, at, chance)
    _charge(today, name, at)
    if table.next_hand is None:
        return
    if seen is not None:
        seen(name, table)
    room.do(name, acts.Deal(at))
    if seen is not None:
        seen(name, table)
    before = dict(table.stacks)
    hand = Hand(setup(table), shuffled(table.game.variant.deck, chance))
    while not hand.over:
        today.play(hand, chance)
    ended = finish(hand, at + HAND)
    room.do(name, ended)
    people = {seat: table.chairs[seat].person for seat in before}
    won = {people[seat]: ended.stacks[seat] - chips for seat, chips in before.items()}
    today.shift.hand(name, won, {"rake": ended.rake, "jackpot": ended.jackpot})
    today.hands += 1


def _charge(today: _Today, name: str, at: int) -> None:
    """Take the time charge when another period has gone by."""
    table = today.room.tables[name]
    charge = table.game.time_charge
    if charge is None or at - today.charged.setdefault(name, at) < charge.minutes * MINUTE:
        return
    today.charged[name] = at
    before = {seat: chair.chips for seat, chair in table.chairs.items()}
    today.room.do(name, acts.Charge(at))
    paid = {chair.person: before[seat] - chair.chips for seat, chair in table.chairs.items()}
    today.shift.drop(name, {"time": sum(paid.values())}, paid)


def _between(today: _Today, name: str, at: int, chance: Random) -> None:
    """What the people at a table do before the next hand."""
    room, table = today.room, today.room.tables[name]
    for seat, chair in list(table.chairs.items()):
        mood = chance.random()
        if not chair.chips and mood < 0.5:
            least = table.game.buy_in.least
            room.do(name, acts.TopUp(at, seat, least))
            _sell(today.shift, name, chair.person, least)
        elif not chair.chips or mood < 0.006:
            _leave(today, name, seat, at)
        elif chair.absent_button and mood < 0.1:
            room.do(name, acts.Return(at, seat, waits=mood < 0.05))
        elif chair.absent_button:
            _try_pick_up(today, name, seat, at)
        elif mood < 0.03:
            room.do(name, acts.SitOut(at, seat) if mood < 0.02 else acts.StepAway(at, seat))
        elif mood < 0.032:
            _try_change(today, name, seat, at)


def _leave(today: _Today, name: str, seat: int, at: int) -> None:
    table = today.room.tables[name]
    person = table.chairs[seat].person
    today.room.do(name, acts.Leave(at, seat))
    chips = table.out[-1].chips
    if chips:
        today.shift.buy_back(name, person, chips)


def _try_pick_up(today: _Today, name: str, seat: int, at: int) -> None:
    room, person = today.room, today.room.tables[name].chairs[seat].person
    try:
        room.pick_up(name, seat, at)
    except Refusal:
        return
    today.shift.to_cage(name, person, room.cage[person])
    room.fetch(person)
    today.picked_up += 1


def _try_change(today: _Today, name: str, seat: int, at: int) -> None:
    free = today.room.tables[name].free
    if not free:
        return
    try:
        today.room.do(name, acts.Change(at, seat, free[0]))
    except Refusal:
        return


def _closed(today: _Today, at: int) -> Day:
    """The end of a day: everybody is paid, boxes and racks are counted."""
    room, shift = today.room, today.shift
    for name, table in room.tables.items():
        for seat in list(table.chairs):
            _leave(today, name, seat, at)
        for fee in ("rake", "jackpot", "time", "tips"):
            shift.count(name, fee, shift.in_box(name, fee), by=("dealer", "floor"))
        shift.close(name, counted=shift.in_rack(name))
    if shift.book.total():
        raise Broken("cash-chips-out", before=0, after=shift.book.total())
    return Day(
        today.number + 1,
        today.hands,
        today.seated,
        today.moved,
        today.picked_up,
        today.pushes,
        shift.report(),
    )
