"""The whole game of Russian Poker, exactly: exchanges grouped by what is thrown away, a job of hours.

A unit of work is the open card's rank with the ranks thrown away, or held, in all suits. What is done is kept by name,
so the job can be stopped at any time, goes on where it was, and its units can be worked anywhere. When all are there,
every hand takes the best of its choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, MutableMapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache, partial
from hashlib import sha256
from itertools import chain, combinations
from math import comb, gcd, lcm
from typing import Final, NamedTuple

from croupier.cards import Cards, mask
from croupier.errors import Mistake
from croupier.odds.house.russian import House
from croupier.odds.house.russian_shapes import Ranks, falling, rank_sets, shape_count, shape_of, shapes, there
from croupier.odds.house.solution import Job, Rows, Told
from croupier.odds.kernels import fast
from croupier.odds.kernels.given import SIXTH
from croupier.odds.scale import map_units
from croupier.pit import Game
from croupier.pit.russian.options import RussianOptions

HELD: Final = 0
"""The kind of unit that says what hands are worth without an exchange; others are named by how many are thrown away."""

ALL: Final = 5

HIGHEST: Final = 3
"""Hands are worked together of which so many ranks, the highest, are the same."""

ACTIONS: Final = ("fold", "close", "insure", "sixth", "exchange-2", "exchange-3", "exchange-4", "exchange-5")

_SIXTH_CARD: Final = ACTIONS.index("sixth")

_LEFT_OUT: Final = (
    ("exchange", range(4, 8)),
    ("exchange+sixth", range(3, 8)),
    ("sixth-and-one", range(3, 4)),
)
"""Names for what a player may leave out, and the places of those actions. Who takes no sixth card alone would exchange
one card, which nobody else does and is not worked out here: `sixth-and-one` is for who leaves out both.
"""


class Unit(NamedTuple):
    """What is worked in one go against an open card of rank `up`: cards thrown away of these ranks; or all hands of
    which these are the highest.
    """

    kind: int
    up: int
    ranks: Ranks


Task = tuple[Unit, tuple[int, ...]]
"""A unit, and which of its shapes are asked for: none named is all."""

_Choice = tuple[int, int]
"""What a choice is worth, and its place in `ACTIONS`, negative: of equal ones the first is the greatest."""


@dataclass(frozen=True, slots=True)
class Exact:
    """The whole game: its value in antes, by the open card's rank, and how often each action is the best, in all and
    by the open card (`first`).

    `without` is the value for who never exchanges cards, takes no sixth card besides, or exchanges two and more but
    neither one card nor takes a sixth.
    """

    value: Fraction
    by_up: dict[int, Fraction]
    actions: dict[str, Fraction]
    without: dict[str, Fraction]
    first: dict[int, dict[str, Fraction]]
    nodes: int


@dataclass(frozen=True, slots=True)
class Whole:
    """A house with a deck of some ranks: all of them, or few where a test has no hours."""

    house: House
    ranks: tuple[int, ...] = tuple(range(13))
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        named = repr((self.house.data, self.house.terms, self.ranks))
        object.__setattr__(self, "digest", sha256(named.encode()).hexdigest()[:16])

    @classmethod
    def of(cls, game: Game, house: House | None = None) -> Whole:
        """The whole game of a house, or of who leaves out a part of what it offers, `house` being what is left.

        Raises `Mistake` for one in which one card may be exchanged for less than a sixth card costs, or six cards may
        be paid less than five: there changing one card can be best, which is not worked out here; and for one that
        pays more chips than are counted.
        """
        options: RussianOptions = game.options
        capped = game.plate.max_payout and options.cap == "doubles"
        if options.exchange_least == 1 and (options.exchange_price < options.sixth_price or capped):
            raise Mistake("pit-whole-not-of", game=game.id)
        house = house or House.of(game)
        for whole in (cls(house), cls(_in_fewer_chips(house))):
            if whole.countable:
                return whole
        raise Mistake("pit-whole-chips", game=game.id)

    @property
    def cards(self) -> int:
        """The cards of the deck."""
        return 4 * len(self.ranks)

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of units worked first: the hands themselves, and exchanges of two to four cards."""
        options: RussianOptions = self.house.game.options
        return (HELD, *range(max(2, options.exchange_least), min(4, options.exchange_most) + 1))

    @property
    def most(self) -> int:
        """How many cards may be exchanged."""
        options: RussianOptions = self.house.game.options
        return options.exchange_most

    @property
    def bounded(self) -> bool:
        """Whether there is a bound for five new cards; without it every hand is worked with them."""
        options: RussianOptions = self.house.game.options
        return self.most == ALL and options.insurance_settles == "first-reveal" and self.cards >= 39

    @property
    def countable(self) -> bool:
        """Whether payouts in chips times the dealer's hands are as small as `russian_groups` counts."""
        (ante, bet, _), payouts, *_ = self.house.data
        left = self.cards - 6 - min(self.kinds[1:], default=ALL)
        most = max(chain.from_iterable(payouts)) + 2 * ante + bet
        return most * comb(left, 4) < 1 << 31

    def units(self) -> Iterator[Unit]:
        """The units worked first, in order."""
        for kind in self.kinds:
            for up in self.ranks:
                for ranks in rank_sets(self.ranks, kind or HIGHEST, up):
                    yield Unit(kind, up, ranks)

    def sets(self, unit: Unit) -> list[Ranks]:
        """The ranks of a unit's cards: those named, or of all hands that begin with them."""
        if unit.kind != HELD:
            return [unit.ranks]
        lower = [rank for rank in self.ranks if rank <= unit.ranks[-1]]
        rest = list(falling(lower, ALL - HIGHEST))
        return [ranks for ranks in ((*unit.ranks, *low) for low in rest) if there(ranks, unit.up)]

    def groups(self, task: Task) -> int:
        """How many sets of cards, up to suits, are to be worked."""
        unit, asked = task
        return len(asked) or sum(shape_count(ranks, unit.up) for ranks in self.sets(unit))

    def name(self, unit: Unit) -> str:
        """What a unit is kept under: the house with its options, the deck, the kind, the open card and the ranks."""
        return f"{self.digest}-{unit.kind}-{unit.up}-{'.'.join(map(str, unit.ranks))}"

    def stub(self, unit: Unit, gone: Cards) -> int:
        """The cards that are neither in `gone` nor open."""
        deck = sum(15 << 4 * rank for rank in self.ranks)
        return deck & ~sum(1 << card for card in (4 * unit.up, *gone))

    def divided_by(self, kind: int) -> int:
        """What sums of a kind are divided by, to be antes; `SIXTH` is a kind of its own here."""
        drawn = 1 if kind == SIXTH else kind
        stub = self.cards - 6
        left = stub - drawn
        return comb(stub, drawn) * comb(left, 4) * (left - 4) * (left - 5) * self.house.ante


def _in_fewer_chips(house: House) -> House:
    """The same house, all its amounts divided by what divides them all."""
    chips, payouts, low, high, *rest = house.data
    by = gcd(*chips, *chain.from_iterable((*payouts, *low, *high)))
    smaller = [[[one // by for one in row] for row in table] for table in ([chips], payouts, low, high)]
    ((ante, bet, purchase),), *tables = smaller
    return House(house.game, ante, ((ante, bet, purchase), *tables, *rest))  # type: ignore[arg-type]


def worked(whole: Whole, task: Task) -> Rows:
    """A unit's rows, one for each of its shapes, or for those asked for.

    Of cards thrown away, for every set of cards that can have been kept the sum of the best over all draws; of hands
    the sums of closing, of the best insurance (or of folding, where there is none) and of the sixth card, and what the
    sum of five new cards is at most.
    """
    unit, asked = task
    if unit.kind == HELD:
        return _held(whole, unit)
    given = [cards for cards, _ in shapes(unit.ranks, unit.up)]
    stubs = [whole.stub(unit, given[number]) for number in asked or range(len(given))]
    found = fast.russian_groups(whole.house.data, 4 * unit.up, stubs, ALL - unit.kind)
    return [[(high << 64) + low for high, low in row] for row in found]


def _held(whole: Whole, unit: Unit) -> Rows:
    house, up = whole.house, 4 * unit.up
    sets = [[cards for cards, _ in shapes(ranks, unit.up)] for ranks in whole.sets(unit)]
    hands = [mask(cards) for given in sets for cards in given]
    options: RussianOptions = house.game.options
    fold = -whole.divided_by(HELD)
    rows = []
    for close, low, high, upper, lower in fast.russian_hands(house.data, up, whole.stub(unit, ()), hands):
        insured = max(low, high) if (low or high) and options.insurance_before_draw else fold
        rows.append([close, insured, (upper << 64) + lower])
    if whole.bounded:
        each = (
            fast.russian_bound(house.data, up, [whole.stub(unit, cards) for cards in given]) for given in sets
        )
        for row, (upper, lower) in zip(rows, chain.from_iterable(each), strict=True):
            row.append((upper << 64) + lower)
    return rows


def work_out(
    whole: Whole, job: Job, kept: MutableMapping[str, Rows] | None = None, told: Told | None = None
) -> Exact:
    """The whole game; units found in `kept` are not worked again, each one done is put there.

    Five new cards are worked last, and only for hands where they may be the best. Raises `Mistake` when what was kept
    of them is of other hands.
    """
    work = _Work(whole, job, {} if kept is None else kept, told)
    work.do([(unit, ()) for unit in whole.units()])
    tally = _tally(whole, work.store)
    work.do([(unit, tuple(one.number for one in hands)) for unit, hands in tally.left.items()])
    for unit, hands in tally.left.items():
        rows = work.store[whole.name(unit)]
        if len(rows) != len(hands):
            raise Mistake("pit-part-unfit", unit=whole.name(unit), rows=len(rows), hands=len(hands))
        for one, (found,) in zip(hands, rows, strict=True):
            tally.count(unit.up, one.alike, [*one.choices, tally.scale.thrown(ALL, found)])
    return tally.exact()


class _Work:
    """The units of a job as they are done."""

    def __init__(self, whole: Whole, job: Job, store: MutableMapping[str, Rows], told: Told | None) -> None:
        self.store = store
        self._whole, self._job, self._told = whole, job, told
        self._every = self._ready = 0

    def do(self, tasks: Sequence[Task]) -> None:
        """Work all units that are not kept yet."""
        whole, job = self._whole, self._job
        missing = [task for task in tasks if whole.name(task[0]) not in self.store]
        self._every += sum(map(whole.groups, tasks))
        self._ready = self._every - sum(map(whole.groups, missing))
        done: Iterable[tuple[Task, Rows]] = ((task, worked(whole, task)) for task in missing)
        if job.workers != 1:
            done = map_units(partial(worked, whole), missing, job.backend, job.workers)
        for task, rows in done:
            self.store[whole.name(task[0])] = rows
            self._ready += whole.groups(task)
            if self._told:
                self._told(self._ready, self._every)


class _Scale:
    """Everything as whole numbers of one unit, so that what is best is found without rounding."""

    def __init__(self, whole: Whole) -> None:
        kinds = {*whole.kinds, whole.most, SIXTH}
        by = {kind: whole.divided_by(kind) for kind in kinds}
        self.ante = lcm(*by.values())
        self.times = {kind: self.ante // by[kind] for kind in by}
        options: RussianOptions = whole.house.game.options
        self._exchange, self._sixth = options.exchange_price * self.ante, options.sixth_price * self.ante

    def held(self, row: Sequence[int]) -> Iterator[_Choice]:
        """Folding, closing, insuring and the sixth card."""
        yield -self.ante, 0
        yield row[0] * self.times[HELD], -1
        yield row[1] * self.times[HELD], -2
        yield row[2] * self.times[SIXTH] - self._sixth, -3

    def thrown(self, kind: int, found: int) -> _Choice:
        """So many cards exchanged."""
        return found * self.times[kind] - self._exchange, -ACTIONS.index(f"exchange-{kind}")


class _Open(NamedTuple):
    """A hand for which five new cards may be the best: its number among the unit's shapes, its choices but for them."""

    number: int
    alike: int
    choices: list[_Choice]


class _Tally:
    def __init__(self, whole: Whole) -> None:
        self.scale = _Scale(whole)
        self.left: dict[Unit, list[_Open]] = {}
        self._totals: Counter[int] = Counter()
        self._without: Counter[str] = Counter()
        self._deals: Counter[int] = Counter()
        self._actions: Counter[tuple[int, str]] = Counter()
        self._nodes = 0

    def count(self, up: int, alike: int, choices: Sequence[_Choice]) -> None:
        best = max(choices)
        self._totals[up] += alike * best[0]
        for name, places in _LEFT_OUT:
            self._without[name] += alike * max(worth for worth, place in choices if -place not in places)
        self._deals[up] += alike
        self._actions[up, ACTIONS[-best[1]]] += alike
        self._nodes += 1

    def exact(self) -> Exact:
        deals = self._deals.total()
        first = {
            up: {name: Fraction(self._actions[up, name], alike) for name in ACTIONS}
            for up, alike in self._deals.items()
        }
        return Exact(
            Fraction(self._totals.total(), deals * self.scale.ante),
            {up: Fraction(total, self._deals[up] * self.scale.ante) for up, total in self._totals.items()},
            {name: Fraction(sum(self._actions[up, name] for up in first), deals) for name in ACTIONS},
            {name: Fraction(total, deals * self.scale.ante) for name, total in self._without.items()},
            first,
            self._nodes,
        )


def _tally(whole: Whole, store: MutableMapping[str, Rows]) -> _Tally:
    """Each hand against each open card by the best of its choices, but for those that five new cards may suit better.

    Of equal choices the first of `ACTIONS` counts.
    """
    tally = _Tally(whole)
    rows_of = lru_cache(4096)(lambda unit: store[whole.name(unit)])
    five = whole.most == ALL
    for up in whole.ranks:
        for highest in rank_sets(whole.ranks, HIGHEST, up):
            held = Unit(HELD, up, highest)
            rows = iter(rows_of(held))
            hands = [(ranks, *one) for ranks in whole.sets(held) for one in enumerate(shapes(ranks, up))]
            for ranks, number, (cards, alike) in hands:
                row = next(rows)
                choices = [*tally.scale.held(row), *_thrown(whole, tally.scale, rows_of, cards, up)]
                but_sixth = max(choice for choice in choices if choice[1] != -_SIXTH_CARD)
                if five and (not whole.bounded or tally.scale.thrown(ALL, row[3]) > but_sixth):
                    tally.left.setdefault(Unit(ALL, up, ranks), []).append(_Open(number, alike, choices))
                else:
                    tally.count(up, alike, choices)
    return tally


def _thrown(
    whole: Whole, scale: _Scale, rows_of: Callable[[Unit], Rows], cards: Cards, up: int
) -> Iterator[_Choice]:
    for kind in whole.kinds[1:]:
        for thrown in combinations(cards, kind):
            ranks, number, order = shape_of(thrown, up)
            kept = [card & ~3 | order[card & 3] for card in cards if card not in thrown]
            stub = whole.stub(Unit(kind, up, ranks), shapes(ranks, up)[number][0])
            yield scale.thrown(kind, rows_of(Unit(kind, up, ranks))[number][_set_number(stub, kept)])


def _set_number(stub: int, cards: Iterable[int]) -> int:
    """The number of a set of cards among all sets of its size."""
    places = sorted([(stub & (1 << card) - 1).bit_count() for card in cards])
    return sum(comb(place, size) for size, place in enumerate(places, 1))
