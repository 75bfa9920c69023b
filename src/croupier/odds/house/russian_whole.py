"""The whole game of Russian Poker: nodes solved one by one, a long job that can be stopped, resumed and spread.

Nodes are drawn from a seed, strong hands more often than they fall; what has been solved so far is an
estimate by strata with its standard error. `every` works through all 5,649,150 nodes instead, and ends in an
exact figure.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache, partial
from hashlib import sha256
from importlib.resources import files
from itertools import accumulate
from math import sqrt
from typing import Final

from croupier.cards import Cards
from croupier.errors import Mistake
from croupier.odds.house.russian import House, exchanges, node, stand
from croupier.odds.house.russian_nodes import DEALS, HANDS, SPAN, Stratum, canonical_hands, nodes_of, stratum
from croupier.odds.house.solution import Job, Rows, Told
from croupier.odds.kernels.given import SIXTH
from croupier.odds.scale import map_units
from croupier.pit import Game
from croupier.pit.category import ACE_KING, CATEGORIES, HIGH_CARD, PAIR, QUADS, TRIPS, TWO_PAIR, rung
from croupier.ranks import HIGH

UNIT: Final = 16
"""Nodes in a unit of work."""

HAND_UNIT: Final = 20
"""Hands up to suits in a unit of the exact job."""

_OFTENER: Final[Mapping[str, int]] = {HIGH_CARD: 1, ACE_KING: 1, PAIR: 6, TWO_PAIR: 6, TRIPS: 10}
"""How much more often hands of a category are drawn than they fall; anything better 16 times."""

RARE: Final = CATEGORIES.index(QUADS)
RARE_HANDS: Final = 166
"""Hands up to suits from four of a kind up."""

POOR: Final = Fraction(-7, 10)
"""A hand worth less may be thrown away but for one card."""

SCALE: Final = 10**12
"""Values are kept as whole numbers of so many to the ante."""


def plausible(cards: Cards) -> tuple[list[int], list[int]]:
    """The choices of cards held that can be the best, and those that can be when nothing is worth `POOR`.

    In some hundred hands drawn at random and solved in full nothing else came within a fiftieth of an ante of
    the best.
    """
    ranks = [card >> 2 for card in cards]
    name = CATEGORIES[rung(HIGH.strength(cards))]
    held = [1 << place for place in sorted(range(5), key=lambda place: cards[place])]
    one_out = [31 & ~bit for bit in held]
    if name not in (HIGH_CARD, ACE_KING, PAIR, TWO_PAIR, TRIPS):
        return one_out, []
    made = sum(1 << place for place in range(5) if ranks.count(ranks[place]) > 1)
    if name in (TWO_PAIR, TRIPS):
        return sorted({made, *(made | bit for bit in held), *one_out} - {31}), []
    twos = [a | b for a in held for b in held if a < b]
    two_out = [31 & ~two for two in twos]
    suited = [
        two for two in twos if len({card & 3 for place, card in enumerate(cards) if two >> place & 1}) == 1
    ]
    if name == PAIR:
        single = [bit for bit in held if not bit & made]
        return sorted({made, single[2] | single[1], *one_out, *two_out}), [single[2], *suited]
    top = held[2:]
    kept = {a | b for a in top for b in top if a < b}
    alone = [top[2], top[1], *([0] if max(ranks) <= 8 else [])]
    return sorted({*one_out, *two_out, *suited, *kept}), alone


def value(house: House, cards: Cards, up: int, *, pruned: bool = True) -> float:
    """What a hand against an open card is worth, played as well as can be."""
    options = house.game.options
    allowed = set(exchanges(options))
    first, others = plausible(cards) if pruned else (exchanges(options), [])
    now = stand(house, cards, up)
    best = max(now.best if options.insurance_before_draw else max(now.bare, Fraction(-1)), Fraction(-1))
    best = max(best, *node(house, cards, up, [*(allowed & {*first}), SIXTH], 1).values())
    later = allowed & ({*others} - {*first})
    if best < POOR and later:
        best = max(best, *node(house, cards, up, sorted(later), 1).values())
    return float(best)


@dataclass(frozen=True, slots=True)
class Whole:
    """The whole game so far: the mean result in antes, its standard error, and how many nodes it rests on."""

    mean: float
    error: float
    nodes: int


@lru_cache(maxsize=1)
def _drawing() -> tuple[list[Cards], list[int]]:
    """The hands up to suits with the running sum of how often each is drawn."""
    hands, often = [], []
    for hand, weight in canonical_hands():
        hands.append(hand)
        often.append(weight * _OFTENER.get(CATEGORIES[rung(HIGH.strength(hand))], 16))
    return hands, list(accumulate(often))


def drawn(seed: int, unit: int) -> Iterable[tuple[Cards, int]]:
    """The nodes of a unit of work."""
    hands, running = _drawing()
    randomness = random.Random(f"{seed}/{unit}")
    for _ in range(UNIT):
        hand = hands[bisect(running, randomness.randrange(running[-1]))]
        yield hand, randomness.choice([card for card in range(52) if card not in hand])


def _solved(game: Game, seed: int, unit: int) -> Rows:
    house = House.of(game)
    return [[*cards, up, round(value(house, cards, up) * SCALE)] for cards, up in drawn(seed, unit)]


def _hands_of(game: Game, kind: str, unit: int) -> Rows:
    """The hands of a unit against every open card, weights included: of all hands in full, of rare ones pruned."""
    house = House.of(game)
    hands = rare_hands() if kind == "rare" else canonical_hands()
    return [
        [one.weight, round(value(house, hand, one.up, pruned=kind == "rare") * SCALE)]
        for hand, weight in hands[unit * HAND_UNIT : (unit + 1) * HAND_UNIT]
        for one in nodes_of(hand, weight)
    ]


@cache
def rare_hands() -> tuple[tuple[Cards, int], ...]:
    """Four of a kind and better, too few to be drawn often enough: each of them is solved."""
    return tuple((hand, weight) for hand, weight in canonical_hands() if rung(HIGH.strength(hand)) >= RARE)


def unit_name(game: Game, kind: str, unit: int) -> str:
    """What a unit of work is kept under: it names the house with its options, the kind of job and the unit."""
    house = House.of(game)
    digest = sha256(repr((house.data, house.terms)).encode()).hexdigest()[:16]
    return f"{digest}-{kind}-{unit}"


def work_out(
    game: Game,
    job: Job,
    kept: MutableMapping[str, Rows] | None = None,
    progress: Told | None = None,
) -> Whole:
    """As much of the job as is asked for; units found in `kept` are not worked again, each one done is put there."""
    store: MutableMapping[str, Rows] = {} if kept is None else kept
    if job.every:
        kinds = [("all", unit) for unit in range(-(-HANDS // HAND_UNIT))]
    else:
        kinds = [("rare", unit) for unit in range(-(-RARE_HANDS // HAND_UNIT))]
        kinds += [(f"seed{job.seed}", unit) for unit in range(-(-job.nodes // UNIT))]
    names = {one: unit_name(game, *one) for one in kinds}
    missing = [one for one, name in names.items() if name not in store]
    work = partial(_unit, game, job.seed, missing)
    places = range(len(missing))
    done: Iterable[tuple[int, Rows]] = ((place, work(place)) for place in places)
    if job.workers != 1:
        done = map_units(work, places, job.backend, job.workers)
    for number, (place, rows) in enumerate(done, len(kinds) - len(missing) + 1):
        store[names[missing[place]]] = rows
        if progress:
            progress(number, len(kinds))
    return whole([(kind, store[names[kind, unit]]) for kind, unit in kinds])


def _unit(game: Game, seed: int, kinds: Sequence[tuple[str, int]], place: int) -> Rows:
    kind, unit = kinds[place]
    return _hands_of(game, kind, unit) if kind in ("all", "rare") else _solved(game, seed, unit)


def whole(units: Iterable[tuple[str, Rows]]) -> Whole:
    """What units of work come to: the exact figure where all hands were worked, else the estimate."""
    weighed: list[list[int]] = []
    nodes: list[list[int]] = []
    for kind, rows in units:
        (weighed if kind in ("all", "rare") else nodes).extend(rows)
    deals = sum(weight for weight, _ in weighed)
    known = sum(weight * solved for weight, solved in weighed) / SCALE
    if deals == DEALS:
        return Whole(known / DEALS, 0.0, len(weighed))
    found = estimate(nodes, strata())
    return Whole(known / DEALS + found.mean, found.error, len(weighed) + len(nodes))


@cache
def strata() -> Mapping[Stratum, int]:
    """How many of the deals belong to each stratum."""
    lines = (files("croupier.odds.house") / "data" / "russian-strata.tsv").read_text("utf-8").splitlines()
    rows = [tuple(map(int, line.split("\t"))) for line in lines[1:]]
    return {(made, up, met): deals for made, up, met, deals in rows}


def estimate(nodes: Iterable[Sequence[int]], shares: Mapping[Stratum, int]) -> Whole:
    """What the hands below four of a kind add to the mean over all deals, from nodes drawn, by strata.

    A stratum met less than four times is put together with others of the same hands, those with others of the same
    category. Raises `Mistake` when a category was met less than twice.
    """
    by_cell: dict[Cell, list[float]] = {}
    for row in nodes:
        one = stratum(tuple(row[:5]), row[5])
        if one[0] < RARE * SPAN:
            by_cell.setdefault(_coarse(one), []).append(row[6] / SCALE)
    weights: Counter[Cell] = Counter()
    for one, deals in shares.items():
        if one[0] < RARE * SPAN:
            weights[_coarse(one)] += deals
    for parent in (_card_alike, _hands_alike, _draws_alike, _category_alike):
        _put_together(by_cell, weights, parent)
    mean = variance = 0.0
    for cell, deals in weights.items():
        found = by_cell.get(cell, [])
        if len(found) < 2:
            raise Mistake("pit-too-few-nodes")
        share, middle = deals / DEALS, sum(found) / len(found)
        mean += share * middle
        variance += share**2 * sum((one - middle) ** 2 for one in found) / (len(found) - 1) / len(found)
    return Whole(mean, sqrt(variance), sum(map(len, by_cell.values())))


def _put_together(
    by_cell: dict[Cell, list[float]],
    weights: Counter[Cell],
    parent: Callable[[Cell], Cell],
) -> None:
    """Put cells met less than four times under their parent, with its smallest others where that is not enough."""
    poor: dict[Cell, list[Cell]] = {}
    for cell in weights:
        if len(by_cell.get(cell, ())) < 4:
            poor.setdefault(parent(cell), []).append(cell)
    for above, children in poor.items():
        together = list(children)
        others = [cell for cell in weights if parent(cell) == above and cell not in children]
        for cell in sorted(others, key=lambda one: weights[one]):
            if sum(len(by_cell.get(one, ())) for one in together) >= 4:
                break
            together.append(cell)
        found = [one for cell in together for one in by_cell.pop(cell, [])]
        deals = sum(weights.pop(cell) for cell in together)
        by_cell[above], weights[above] = found, deals


Cell = tuple[int, ...]
"""A stratum on some level: what the hand is made of, then, on the finer levels, how the open card stands to it."""


def _card_alike(cell: Cell) -> Cell:
    return (cell[0], (0, 0, 0, 1, 1, 2, 2)[cell[2]]) if len(cell) == 3 else cell


def _hands_alike(cell: Cell) -> Cell:
    return cell[:1] if cell[0] >= 0 else cell


def _draws_alike(cell: Cell) -> Cell:
    """Hands of a category with draws together, those without by groups of ranks."""
    if cell[0] < 0:
        return cell
    category, made = divmod(cell[0], SPAN)
    return -1, category, made // 20, made % 20 // 4


def _category_alike(cell: Cell) -> Cell:
    return -2, cell[1] if cell[0] < 0 else cell[0] // SPAN


_UP: Final = (0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6)


def _coarse(cell: Stratum) -> Cell:
    return cell[0], int(cell[2]), _UP[cell[1]]
