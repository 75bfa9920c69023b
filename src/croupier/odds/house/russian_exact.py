"""The whole game of Russian Poker, exactly: exchanges grouped by what is thrown away, a job of hours.

A unit of work is the open card's rank with the ranks thrown away, or held, in all suits. What is done is kept by name, so
the job can be stopped at any time, goes on where it was, and its units can be worked anywhere. When all are there,
every hand takes the best of its choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, MutableMapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial
from hashlib import sha256
from itertools import chain, combinations
from math import comb, lcm
from typing import Final, NamedTuple

from croupier.cards import Cards
from croupier.errors import Mistake
from croupier.odds.house.russian import House
from croupier.odds.house.russian_shapes import Order, Ranks, rank_sets, shape_of, shapes
from croupier.odds.house.solution import Job, Rows, Told
from croupier.odds.kernels import fast
from croupier.odds.kernels.given import SIXTH
from croupier.odds.scale import map_units
from croupier.pit import Game
from croupier.pit.russian.options import RussianOptions

HELD: Final = 0
"""The kind of unit that says what hands are worth without an exchange; the others are named by the cards thrown away."""

ALL: Final = 5

ACTIONS: Final = ("fold", "close", "insure", "sixth", "exchange-2", "exchange-3", "exchange-4", "exchange-5")


class Unit(NamedTuple):
    """What is worked in one go: cards of these ranks, held or thrown away, against an open card of rank `up`."""

    kind: int
    up: int
    ranks: Ranks

    @property
    def groups(self) -> int:
        """How many sets of cards it has, up to suits."""
        return len(shapes(self.ranks, self.up))


@dataclass(frozen=True, slots=True)
class Exact:
    """The whole game: its value in antes, by the open card's rank, and how often each action is the best."""

    value: Fraction
    by_up: dict[int, Fraction]
    actions: dict[str, Fraction]
    nodes: int


@dataclass(frozen=True, slots=True)
class Whole:
    """A house with a deck of some ranks: all of them, or few where a test has no hours."""

    house: House
    ranks: tuple[int, ...] = tuple(range(13))

    @classmethod
    def of(cls, game: Game) -> Whole:
        """The whole game of a house.

        Raises `Mistake` for one in which one card may be exchanged for less than a sixth card costs, or a sixth card may
        be paid less than five: there changing one card can be best, which is not worked out here.
        """
        options: RussianOptions = game.options
        capped = game.plate.max_payout and options.cap == "doubles"
        if options.exchange_least == 1 and (options.exchange_price < options.sixth_price or capped):
            raise Mistake("pit-whole-not-of", game=game.id)
        return cls(House.of(game))

    @property
    def cards(self) -> int:
        """The cards of the deck."""
        return 4 * len(self.ranks)

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of units there are: exchanges of two cards and more, and the hands themselves."""
        options: RussianOptions = self.house.game.options
        least = max(2, options.exchange_least)
        return (HELD, *range(least, options.exchange_most + 1))

    def units(self) -> Iterator[Unit]:
        """All units of the job, in order."""
        for kind in self.kinds:
            for up in self.ranks:
                for ranks in rank_sets(self.ranks, kind or ALL, up):
                    yield Unit(kind, up, ranks)

    def name(self, unit: Unit) -> str:
        """What a unit is kept under: the house with its options, the deck, the kind, the open card and the ranks."""
        digest = sha256(repr((self.house.data, _fees(self.house), self.ranks)).encode()).hexdigest()[:16]
        return f"{digest}-{unit.kind}-{unit.up}-{'.'.join(map(str, unit.ranks))}"

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


def _fees(house: House) -> tuple[int, ...]:
    options: RussianOptions = house.game.options
    return (
        options.exchange_price,
        options.sixth_price,
        options.exchange_least,
        options.exchange_most,
        options.insurance_before_draw,
    )


def worked(whole: Whole, unit: Unit) -> Rows:
    """A unit's rows, one for each of its shapes.

    Of cards thrown away, for every set of cards that can have been kept the sum of the best over all draws; of hands the
    sums of closing, of the best insurance (or of folding, where there is none) and of the sixth card.
    """
    given = shapes(unit.ranks, unit.up)
    if unit.kind == HELD:
        return [_held(whole, unit, cards) for cards, _ in given]
    stubs = [whole.stub(unit, cards) for cards, _ in given]
    found = fast.russian_groups(whole.house.data, 4 * unit.up, stubs, ALL - unit.kind)
    return [[(high << 64) + low for high, low in row] for row in found]


def _held(whole: Whole, unit: Unit, cards: Cards) -> list[int]:
    house, stub = whole.house, whole.stub(unit, cards)
    mask = sum(1 << card for card in cards)
    hands, *_, bare, low, high, scale = fast.russian_stand(house.data, mask, 4 * unit.up, stub)
    fold = -house.ante * hands * scale
    options: RussianOptions = house.game.options
    insured = max(low, high) if (low or high) and options.insurance_before_draw else fold
    ((_, upper, lower, *_),) = fast.russian_node(house.data, list(cards), 4 * unit.up, stub, 1 << SIXTH, 1)
    return [bare, insured, (upper << 64) + lower]


def work_out(
    whole: Whole, job: Job, kept: MutableMapping[str, Rows] | None = None, told: Told | None = None
) -> Exact:
    """The whole game; units found in `kept` are not worked again, each one done is put there."""
    store: MutableMapping[str, Rows] = {} if kept is None else kept
    units = list(whole.units())
    missing = [unit for unit in units if whole.name(unit) not in store]
    every = sum(unit.groups for unit in units)
    ready = every - sum(unit.groups for unit in missing)
    done: Iterable[tuple[Unit, Rows]] = ((unit, worked(whole, unit)) for unit in missing)
    if job.workers != 1:
        done = map_units(partial(worked, whole), missing, job.backend, job.workers)
    for unit, rows in done:
        store[whole.name(unit)] = rows
        ready += unit.groups
        if told:
            told(ready, every)
    return assembled(whole, store)


class _Scale:
    """Everything as whole numbers of one unit, so that what is best is found without rounding."""

    def __init__(self, whole: Whole) -> None:
        kinds = (*whole.kinds, SIXTH)
        by = {kind: whole.divided_by(kind) for kind in kinds}
        self.ante = lcm(*by.values())
        self.times = {kind: self.ante // by[kind] for kind in kinds}
        options: RussianOptions = whole.house.game.options
        self.exchange, self.sixth = options.exchange_price * self.ante, options.sixth_price * self.ante


def assembled(whole: Whole, store: MutableMapping[str, Rows]) -> Exact:
    """What all units come to: each hand against each open card plays the best of its choices.

    Of equal choices the first of `ACTIONS` counts.
    """
    scale = _Scale(whole)
    totals: Counter[int] = Counter()
    actions: Counter[str] = Counter()
    deals = nodes = 0
    rows_of = lru_cache(4096)(lambda unit: store[whole.name(unit)])
    for up in whole.ranks:
        for ranks in rank_sets(whole.ranks, ALL, up):
            held = Unit(HELD, up, ranks)
            for (cards, alike), row in zip(shapes(ranks, up), rows_of(held), strict=True):
                choices = chain(_kept(scale, row), _thrown(whole, scale, rows_of, cards, up))
                best, action = max(choices)
                totals[up] += alike * best
                actions[ACTIONS[-action]] += alike
                deals += alike
                nodes += 1
    by_up = {up: Fraction(total, scale.ante) for up, total in totals.items()}
    value = sum(by_up.values(), Fraction(0)) / deals
    each = deals // len(whole.ranks)
    return Exact(
        value,
        {up: one / each for up, one in by_up.items()},
        {name: Fraction(actions[name], deals) for name in ACTIONS},
        nodes,
    )


_Choice = tuple[int, int]
"""What a choice is worth, and its place in `ACTIONS` less than nothing: the greatest is the best, of equal ones the first."""


def _kept(scale: _Scale, row: list[int]) -> Iterator[_Choice]:
    close, insured, sixth = row
    yield -scale.ante, 0
    yield close * scale.times[HELD], -1
    yield insured * scale.times[HELD], -2
    yield sixth * scale.times[SIXTH] - scale.sixth, -3


def _thrown(
    whole: Whole, scale: _Scale, rows_of: Callable[[Unit], Rows], cards: Cards, up: int
) -> Iterator[_Choice]:
    for kind in whole.kinds[1:]:
        place = -ACTIONS.index(f"exchange-{kind}")
        for thrown in combinations(cards, kind):
            ranks, number, order = shape_of(thrown, up)
            unit = Unit(kind, up, ranks)
            kept = [_named(card, order) for card in cards if card not in thrown]
            row = rows_of(unit)[number]
            found = row[_set_number(whole.stub(unit, shapes(ranks, up)[number][0]), kept)]
            yield found * scale.times[kind] - scale.exchange, place


def _named(card: int, order: Order) -> int:
    return card & ~3 | order[card & 3]


def _set_number(stub: int, cards: Iterable[int]) -> int:
    """The number of a set of cards among all sets of its size."""
    places = sorted([(stub & (1 << card) - 1).bit_count() for card in cards])
    return sum(comb(place, size) for size, place in enumerate(places, 1))
