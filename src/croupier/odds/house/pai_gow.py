"""Pai Gow: house way against house way by rounds drawn at random; one hand, and the bonus, exactly."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from hashlib import sha256
from importlib.resources import files
from itertools import combinations
from math import sqrt
from random import Random
from typing import Final

from croupier.cards import Cards, parse
from croupier.errors import Mistake
from croupier.odds.house.pai_gow_best import POOL, gain, set_best, shipped
from croupier.odds.house.question import ask
from croupier.odds.house.solution import (
    Advice,
    Decision,
    Job,
    Rows,
    Sight,
    Solution,
    Strategy,
    Told,
    Valued,
)
from croupier.odds.house.solvers import Solver
from croupier.odds.kernels import fast
from croupier.odds.scale import map_units
from croupier.pit import BoxHand, DealerHand, Game
from croupier.pit.pai_gow.game import PaiGowOptions, by_house_way
from croupier.pit.pai_gow.hands import high, legal, low
from croupier.pit.pai_gow.way import HOLDS, LOWS, HouseWay, house_way

WayData = tuple[Sequence[Sequence[int]], bool, bool]
"""A house way as the kernels take it: rules as rows of numbers, whether the wheel is up, whether there is a joker."""

UNIT: Final = 1000
"""The stake settlements are asked about, so large that no commission needs rounding."""

BLOCKS: Final = 16
"""Blocks of 65,536 rounds in a unit of work."""

ROUNDS: Final = BLOCKS << 16
"""Rounds in a unit of work."""

QUICK: Final = 4 * ROUNDS
"""How many rounds are drawn for a house of which no figure is shipped, when no number is asked for."""

GLANCE: Final = 1 << 16
"""Against how many hands of the house a setting is weighed at a glance."""

MAKES: Final = (
    ("seven-card-straight-flush", "straight-flush"),
    ("seven-card-straight-flush", "royal-flush"),
    ("seven-card-straight-flush-joker", "straight-flush"),
    ("seven-card-straight-flush-joker", "royal-flush"),
    ("royal-match", "royal-flush"),
    ("five-aces",),
    ("royal-flush",),
    ("straight-flush",),
    ("four-of-a-kind",),
    ("full-house",),
    ("flush",),
    ("three-of-a-kind",),
    ("straight", "three-of-a-kind"),
    ("straight",),
    ("two-pair",),
    (),
)
"""What seven cards can make of what a bonus may pay, in the order in which the kernel counts."""

SEVEN: Final = {
    True: (28, 4, 160, 36, 72, 1128, 26020, 184644, 307472, 4188528, 6172088, 7470676, 201824, 11034204, 35553816,
           89002380),
    False: (28, 4, 0, 0, 12, 0, 4308, 37232, 224848, 3473184, 4047644, 6461620, 50600, 6129420, 31433400, 81922260),
}  # fmt: skip
"""How many of the hands of seven cards make what, with the joker (154,143,080 in all) and without (133,784,560)."""


def way_data(way: HouseWay, options: PaiGowOptions) -> WayData:
    """A house way as the kernels take it."""
    rows = []
    for rule in way.rules:
        lows = [LOWS.index(name) for name in rule.low]
        or_low = lows[1] if len(lows) > 1 else len(LOWS)
        beside = rule.beside or (-1, -1)
        row = [HOLDS.index(rule.holds), lows[0], or_low, int(rule.complete), *rule.rank, *beside]
        rows.append([*row, rule.low_from, rule.next_from])
    return rows, options.wheel == "second", options.joker


def _data(game: Game) -> WayData:
    return way_data(house_way(game.options.way), game.options)


_HOUSE: Final = parse("QcQdKc9h7c5d2s")
_LOWS: Final = tuple(map(parse, ("Kd8c", "Kd9d", "KdJd")))
_HIGHS: Final = tuple(map(parse, ("TcTd7d5c2d", "QhQs7d5c2d", "AcAd7d5c2d")))
"""Hands below, as good as and above those of the house above, which leaves its pair high and puts king and nine low."""


def nets(game: Game) -> list[int]:
    """What a stake of `UNIT` nets by the ends of the low hand and of the high one, by the table's own settlement."""
    found = []
    for two in _LOWS:
        for five in _HIGHS:
            box = BoxHand({"stake": UNIT}, (*five, *two), low=two)
            found.append(game.settle(box, DealerHand(_HOUSE)).net)
    return found


def unit_name(game: Game, seed: int, unit: int) -> str:
    """What a unit of work is kept under: it names the house way, the deck, the seed and the unit."""
    digest = sha256(repr(_data(game)).encode()).hexdigest()[:16]
    return f"{digest}-{seed}-{unit}"


def solve(game: Game, told: Told | None = None) -> Solution:
    """House way against house way: the rounds that are shipped where they are of this house, else some drawn now."""
    shipped = json.loads((files("croupier.odds.house") / "data" / "pai-gow.json").read_text("utf-8"))
    for one in shipped:
        if one["house"] == unit_name(game, 0, 0).partition("-")[0]:
            return figures(game, one["ends"])
    return run(game, Job(nodes=QUICK), None, told)


def run(
    game: Game, job: Job, kept: MutableMapping[str, Rows] | None = None, told: Told | None = None
) -> Solution:
    """As many rounds as the job says, a million at a time; units found in `kept` are not drawn again."""
    if job.every:
        raise Mistake("pit-too-many-rounds", game=game.id)
    store: MutableMapping[str, Rows] = {} if kept is None else kept
    names = {unit: unit_name(game, job.seed, unit) for unit in range(-(-job.nodes // ROUNDS))}
    missing = [unit for unit, name in names.items() if name not in store]
    work = partial(_unit, _data(game), job.seed)
    done: Iterable[tuple[int, Rows]] = ((unit, work(unit)) for unit in missing)
    if job.workers != 1:
        done = map_units(work, missing, job.backend, job.workers)
    for number, (unit, rows) in enumerate(done, len(names) - len(missing) + 1):
        store[names[unit]] = rows
        if told:
            told(number, len(names))
    return figures(
        game, [sum(counts) for counts in zip(*[store[name][0] for name in names.values()], strict=True)]
    )


def set_well(
    game: Game, job: Job | None, kept: MutableMapping[str, Rows] | None = None, told: Told | None = None
) -> Solution:
    """Best settings against the house's way: what ships for this house, where it does and no job is asked for."""
    asked = _data(game), tuple(nets(game))
    if job and job.every:
        raise Mistake("pit-too-many-rounds", game=game.id)
    found = None if job else shipped(asked)
    return set_best(solve(game), found or gain(asked, job or Job(nodes=POOL), kept, told), asked[1])


def _unit(data: WayData, seed: int, unit: int) -> Rows:
    return [list(fast.pai_gow_sample(data, seed, unit * BLOCKS, BLOCKS, 1))]


def figures(game: Game, ends: Sequence[int]) -> Solution:
    """An estimate from how often the hands ended how.

    Both hands are set by the same way, so that they may change places: every end is as likely as its mirror image.
    The two are taken together, which leaves the mean a tenth of the error that the rounds have by themselves.
    """
    rounds, paid = sum(ends), nets(game)
    likely = [(count + mirrored) / rounds / 2 for count, mirrored in zip(ends, reversed(ends), strict=True)]
    both = [(net + mirrored) / 2 for net, mirrored in zip(paid, reversed(paid), strict=True)]
    mean = _mean(likely, paid) / UNIT
    squares, of_both = (_mean(likely, [net**2 for net in some]) / UNIT**2 for some in (paid, both))
    counts, shares = {"win": 0, "push": 0, "lose": 0}, {"win": 0.0, "push": 0.0, "lose": 0.0}
    for count, share, net in zip(ends, likely, paid, strict=True):
        result = "win" if net > 0 else "lose" if net < 0 else "push"
        counts[result] += count
        shares[result] += share
    copies = {"copies": ends[1] + ends[3] + ends[4] + ends[5] + ends[7]}
    return Solution(
        game.id,
        mean,
        variance=squares - mean**2,
        outcomes=shares,
        sides={"bonus": bonus(game)} | ({"envy": envy(game)} if game.options.envy_from else {}),
        strategy=(("pit-pai-gow-rests-on", {"rounds": rounds}),),
        exact=False,
        standard_error=sqrt((of_both - mean**2) / rounds),
        house=game.house,
        counts={"rounds": rounds, **counts, **copies},
    )


def _mean(likely: Sequence[float], values: Sequence[float]) -> float:
    return sum([share * value for share, value in zip(likely, values, strict=True)])


def bonus(game: Game) -> Solution:
    """The bonus by itself, from all hands of seven cards."""
    lines = bonus_counts(game)
    total = sum([count for count, _ in lines.values()])
    return Solution(game.id, sum([count * odds for count, odds in lines.values()], Fraction(0)) / total)


def envy(game: Game) -> Solution:
    """What the hand of one other player adds to the smallest bonus that is paid for it, in such bonuses."""
    table = game.tables["envy"]
    paid = sum(
        [
            count * max([table.odds(name) for name in makes], default=Fraction(0))
            for makes, count in zip(MAKES, SEVEN[game.options.joker], strict=True)
        ],
        Fraction(0),
    )
    return Solution(game.id, paid / sum(SEVEN[game.options.joker]) / game.options.envy_from)


def bonus_counts(game: Game) -> dict[str, tuple[int, Fraction]]:
    """How many hands of seven cards each line of the bonus is paid for, and its odds; `nothing` loses."""
    table = game.tables["bonus"]
    lines: dict[str, tuple[int, Fraction]] = {}
    for makes, count in zip(MAKES, SEVEN[game.options.joker], strict=True):
        name = max(makes, key=table.odds, default="")
        odds = table.odds(name)
        held, paid = (name, odds) if odds else ("nothing", Fraction(-1))
        lines[held] = (lines.get(held, (0, paid))[0] + count, paid)
    return lines


def advise(game: Game, cards: Cards, seen: Cards) -> Advice:
    """What every setting of seven cards is worth against all the house may hold: some seconds of a processor."""
    ask(game, cards, 7, seen)
    deck = mask_of(game.deck.cards)
    settings = fast.pai_gow_settings(_data(game), mask_of(cards), deck, os.cpu_count() or 1)
    return _advised(game, cards, seen, settings)


def weigh(game: Game, sight: Sight) -> Advice:
    """The same at a glance: an estimate from hands of the house drawn at random, the same ones for the same cards."""
    ask(game, sight.cards, 7, ())
    met = _met(game, sight.cards)
    ends = [(mask_of(two), _ends(game, sight.cards, two, met)) for two in combinations(sight.cards, 2)]
    return replace(_advised(game, sight.cards, (), ends), exact=False)


def _met(game: Game, cards: Cards) -> Counter[tuple[int, int]]:
    """The values of the low hand and of the high one that the house was drawn, and how often."""
    data, draw = _data(game), Random(mask_of(cards))
    stub = [card for card in game.deck.cards if card not in cards]
    met: Counter[tuple[int, int]] = Counter()
    for _ in range(GLANCE):
        held = draw.sample(stub, 7)
        goes_low = fast.pai_gow_low(data, mask_of(tuple(held)))
        two = [card for card in held if goes_low >> card & 1]
        five = [card for card in held if not goes_low >> card & 1]
        met[low(two), high(five, wheel_up=data[1])] += 1
    return met


def _ends(game: Game, cards: Cards, two: Cards, met: Mapping[tuple[int, int], int]) -> list[int]:
    """How a setting ends, by the ends of the low hand and of the high one: lower, a copy, higher."""
    five = [card for card in cards if card not in two]
    own_low, own_high = low(two), high(five, wheel_up=_data(game)[1])
    ends = [0] * 9
    for (house_low, house_high), hands in met.items():
        below = 1 + (own_low > house_low) - (own_low < house_low)
        ends[3 * below + 1 + (own_high > house_high) - (own_high < house_high)] += hands
    return ends


def _advised(game: Game, cards: Cards, seen: Cards, settings: Iterable[tuple[int, Sequence[int]]]) -> Advice:
    """What every legal setting is worth that ends so, and the house's way among them."""
    paid = nets(game)
    valued: dict[frozenset[int], Fraction] = {}
    for goes_low, ends in settings:
        two = frozenset(card for card in cards if goes_low >> card & 1)
        if legal([card for card in cards if card not in two], tuple(two)):
            worth = sum([count * net for count, net in zip(ends, paid, strict=True)])
            valued[two] = Fraction(worth, sum(ends) * UNIT)
    way = Decision("house-way")
    choices = [Valued(way, valued[frozenset(by_house_way(game, cards))])]
    choices += [Valued(Decision("set", cards=_shown(two)), value) for two, value in valued.items()]
    return Advice(game.id, cards, seen, tuple(sorted(choices, key=lambda one: -one.value)))


def mask_of(cards: Cards) -> int:
    """Cards as bits, the joker the highest."""
    return sum([1 << card for card in cards])


def _shown(two: Iterable[int]) -> Cards:
    return tuple(sorted(two, reverse=True))


def best(game: Game) -> Strategy:
    """The setting worth most, worked out anew for every hand; some seconds each."""

    def decide(sight: Sight) -> Decision:
        return advise(game, sight.cards, ()).best.decision

    return decide


def basic(_game: Game) -> Strategy:
    """The house's way."""

    def decide(_sight: Sight) -> Decision:
        return Decision("house-way")

    return decide


SOLVER: Final = Solver(solve, advise, best, basic, run=run, weigh=weigh, quick=False, at_best=set_well)
