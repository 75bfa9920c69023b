"""What Russian Poker is worth to who leaves something out: an exchange, a sixth card, the dealer's card, insurance, or
what he knows of the cards he threw away.

Of hands drawn from a seed, by strata, it is said what leaving something out changes, and that is put on an exact value:
most hands change little or nothing. Where nothing is exchanged it can be had exactly too (`--whole`).
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from importlib.resources import files
from math import sqrt
from typing import Final, NamedTuple

from croupier.cards import Cards
from croupier.odds.house import russian_table
from croupier.odds.house.russian import House, node, stand
from croupier.odds.house.russian_forgets import forgotten
from croupier.odds.house.russian_nodes import DEALS, canonical_hands, make
from croupier.odds.house.russian_table import SIXTH_CARD
from croupier.odds.house.russian_whole import POOR, SCALE, UNIT, plausible, unit_name
from croupier.odds.house.solution import Decision, Job, Rows, Told
from croupier.odds.kernels.given import SIXTH
from croupier.odds.scale import map_units
from croupier.pit import Game, with_options

FORGETS: Final = frozenset({"discards"})

PARTS: Final = ("exchange", "sixth", "purchase", "insurance", *FORGETS)
"""What can be left out: cards exchanged, the sixth card, the dealer's card bought, insurance, and, alone, the memory of
what was thrown away."""

STAY: Final = -1
"""The choice of a hand that draws nothing: the best of folding, closing and insuring."""

DEEPER: Final = 8
"""In one hand of so many it is asked whether another choice is better now; that one counts for all of them."""

LEAST: Final = 8
"""At least so many hands of a stratum are drawn."""

Stratum = tuple[int, int]
"""What a hand is made of, and the kind of its best first decision."""

_LOSES: Final = (0, 2, 6, 16, 8, 4, 1, 1)
"""About how much decisions differ in what is lost, by kind: to fold loses nothing, whatever is left out."""


class Sampled(NamedTuple):
    """A mean in antes with its standard error, and how many hands it rests on."""

    mean: float
    error: float
    nodes: int


def named(left_out: Iterable[str]) -> str:
    """What is left out as one name, such as `sixth+purchase`."""
    gone = frozenset(left_out)
    return "+".join(one for one in PARTS if one in gone)


def left_out_by(game: Game) -> tuple[Game, frozenset[str]]:
    """The house that offers everything, and what this one leaves out of it: exchanges, insurance."""
    gone, answers = set(), {}
    if not game.options.exchange_most:
        gone.add("exchange")
        answers["exchange-most"] = "5"
    if game.options.insurance_most == "none":
        gone.add("insurance")
        answers["insurance-most"] = "payout"
    return (with_options(game, answers) if answers else game), frozenset(gone)


def house_without(game: Game, left_out: Iterable[str]) -> House:
    """The house as it is to who leaves this out; the sixth card is not the house's to tell.

    >>> from croupier.pit import game
    >>> house = house_without(game("russian-poker"), ["exchange", "insurance"])
    >>> house.game.options.exchange_most, house.game.options.insurance_most
    (0, 'none')
    """
    gone = set(left_out)
    answers = {"exchange-most": "0"} if "exchange" in gone else {}
    if "insurance" in gone:
        answers["insurance-most"] = "none"
    house = House.of(with_options(game, answers) if answers else game)
    if "purchase" not in gone:
        return house
    (ante, bet, _), payouts, *rest = house.data
    # Bought at more than it can ever bring, the dealer's card is declined by everybody.
    dear = max(max(row) for row in payouts) + 1
    return replace(house, data=((ante, bet, dear), payouts, *rest))  # type: ignore[arg-type]


def work_out(
    game: Game,
    left_out: frozenset[str],
    job: Job,
    kept: MutableMapping[str, Rows] | None = None,
    told: Told | None = None,
) -> Sampled:
    """What leaving this out changes in a house whose best play ships, in antes: a sample of about `job.nodes` hands.

    It is put on the value of the whole game; where exchanges are left out, on the value without any, and where the
    sixth card is too, on that without either. Units found in `kept` are not worked again, each one done is put there;
    those of who leaves out the sixth card besides are the same.

    Who forgets what he threw away exchanges as is best, and then plays as if his five cards had been dealt so; of each
    hand one draw and one hand of the dealer's are looked at.
    """
    store: MutableMapping[str, Rows] = {} if kept is None else kept
    house = house_without(game, left_out)
    plan = _planned(job.nodes, left_out - {"sixth"})
    units = [plan[first : first + UNIT] for first in range(0, len(plan), UNIT)]
    kind = f"without{job.seed}-{job.nodes}" + "-unbought" * ("purchase" in left_out)
    kind += "-forgets" * (left_out == FORGETS)
    names = [unit_name(house.game, kind, unit) for unit in range(len(units))]
    missing = [unit for unit, name in enumerate(names) if name not in store]
    work = partial(_unit, game, left_out - {"sixth"}, job.seed, units)
    done: Iterable[tuple[int, Rows]] = ((unit, work(unit)) for unit in missing)
    if job.workers != 1:
        done = map_units(work, missing, job.backend, job.workers)
    for number, (unit, rows) in enumerate(done, len(units) - len(missing) + 1):
        store[names[unit]] = rows
        if told:
            told(number, len(units))
    by_stratum: dict[Stratum, list[float]] = {}
    for name in names:
        for made, kind_taken, *lost in store[name]:
            by_stratum.setdefault((made, kind_taken), []).append(lost["sixth" in left_out] / SCALE)
    return _mean(by_stratum)


def _mean(by_stratum: Mapping[Stratum, Sequence[float]]) -> Sampled:
    """The mean over all deals from hands of each stratum; where none was drawn nothing is lost."""
    mean = variance = 0.0
    for stratum, found in by_stratum.items():
        share, middle = strata()[stratum] / DEALS, sum(found) / len(found)
        mean += share * middle
        variance += share**2 * sum((one - middle) ** 2 for one in found) / (len(found) - 1) / len(found)
    return Sampled(mean, sqrt(variance), sum(map(len, by_stratum.values())))


@cache
def strata() -> Mapping[Stratum, int]:
    """How many of the deals belong to each stratum: hands made alike of which the same decision is the best."""
    lines = (
        (files("croupier.odds.house") / "data" / "russian-play-strata.tsv").read_text("utf-8").splitlines()
    )
    rows = [tuple(map(int, line.split("\t"))) for line in lines[1:]]
    return {(made, kind): deals for made, kind, deals in rows}


def _planned(nodes: int, left_out: frozenset[str]) -> list[tuple[Stratum, int]]:
    """How the hands are shared out: more to decisions that lose more, and none where nothing can be lost."""
    weights = {one: deals * _LOSES[one[1]] for one, deals in strata().items() if _may_lose(one[1], left_out)}
    whole = sum(weights.values())
    shared = {one: max(LEAST, round(nodes * weight / whole)) for one, weight in weights.items() if weight}
    return [(one, number) for one, often in shared.items() for number in range(often)]


def _may_lose(kind: int, left_out: frozenset[str]) -> bool:
    """Whether anything can be lost after a best first decision of this kind."""
    if left_out == FORGETS:
        return kind > SIXTH_CARD
    return bool(left_out) or kind == SIXTH_CARD


def _unit(
    game: Game,
    left_out: frozenset[str],
    seed: int,
    units: Sequence[Sequence[tuple[Stratum, int]]],
    unit: int,
) -> Rows:
    """Of each hand its stratum and what is lost, with a sixth card and without one, `SCALE` to the ante."""
    full = house_without(game, left_out & {"exchange"})
    less = house_without(game, left_out)
    rows = []
    for stratum, number in units[unit]:
        randomness = random.Random(f"{seed}/{stratum}/{number}")
        cards, up = _drawn(stratum, randomness)
        if left_out == FORGETS:
            less_by = -forgotten(full, cards, up, randomness)
            rows.append([*stratum, *[round(less_by * SCALE)] * 2])
            continue
        lost = changed(full, less, cards, up, deeper=not randomness.randrange(DEEPER))
        rows.append([*stratum, *[round(one * SCALE) for one in lost]])
    return rows


def _drawn(stratum: Stratum, randomness: random.Random) -> tuple[Cards, int]:
    """A hand of a stratum against an open card, all deals of it alike."""
    made, kind = stratum
    hands, running = _by_make()[made]
    while True:
        hand = hands[bisect(running, randomness.randrange(running[-1]))]
        up = randomness.choice([card for card in range(52) if card not in hand])
        if kind_of(russian_table.first(hand, up)) == kind:
            return hand, up


def kind_of(decision: Decision) -> int:
    """The kind of a first decision as strata number it: as the table that ships does, exchanges by their cards."""
    if decision.kind == "exchange":
        return SIXTH_CARD - 1 + len(decision.cards)
    return ("fold", "close", "insure", "sixth").index(decision.kind)


@cache
def _by_make() -> Mapping[int, tuple[list[Cards], list[int]]]:
    """All hands up to suits by what they are made of, with the running sum of how often each falls."""
    found: dict[int, tuple[list[Cards], list[int]]] = {}
    for hand, weight in canonical_hands():
        hands, running = found.setdefault(make(hand), ([], []))
        hands.append(hand)
        running.append(weight + (running[-1] if running else 0))
    return found


def changed(full: House, less: House, cards: Cards, up: int, *, deeper: bool) -> tuple[Fraction, Fraction]:
    """What a hand is worth more in the house that has `less` than in the full one, its best first decision there being
    known; and when no sixth card is taken either. Where nothing is exchanged, it is so in both houses.

    Whether another decision is better there is asked only where it is to be looked at `deeper`, and then counts
    `DEEPER` times: in the mean over hands that is what it is. What is lost is at least nothing, so where the known
    decision loses nothing no other is better.
    """
    best = russian_table.first(cards, up)
    if best.kind == "fold" or (full.data == less.data and best.kind != "sixth"):
        return Fraction(0), Fraction(0)
    if not less.game.options.exchange_most:
        (whole, drawn), (left, drawn_left) = (_undrawn(house, cards, up) for house in (full, less))
        return max(left, drawn_left) - max(whole, drawn), left - whole
    known = _choice(cards, best.kind, best.cards)
    value = _worths(full, cards, up, [known])[known]
    first = _worths(less, cards, up, [known])[known]
    instead, second = known, first
    if known == SIXTH:
        others = _worths(full, cards, up, _choices(cards, but_sixth=True))
        instead = max(others, key=lambda one: others[one])
        second = others[instead] if full.data == less.data else _worths(less, cards, up, [instead])[instead]
    more, more_but_sixth = Fraction(0), Fraction(0)
    if deeper and full.data != less.data and (first < value or instead != known):
        worths = _worths(less, cards, up, _choices(cards, but_sixth=False))
        more = max(Fraction(0), max(worths.values()) - first)
        del worths[SIXTH]
        more_but_sixth = max(Fraction(0), max(worths.values()) - second)
    return first - value + DEEPER * more, second - value + DEEPER * more_but_sixth


def _undrawn(house: House, cards: Cards, up: int) -> tuple[Fraction, Fraction]:
    """What a hand is worth as it is, and with a sixth card."""
    found = _worths(house, cards, up, [STAY])[STAY]
    return found, node(house, cards, up, [SIXTH], 1)[SIXTH]


def _choice(cards: Cards, kind: str, thrown: Cards) -> int:
    if kind == "sixth":
        return SIXTH
    if kind != "exchange":
        return STAY
    return sum(1 << place for place, card in enumerate(cards) if card not in thrown)


def _choices(cards: Cards, *, but_sixth: bool) -> list[int]:
    return [STAY, *plausible(cards)[0], *([] if but_sixth else [SIXTH])]


def _worths(house: House, cards: Cards, up: int, choices: Sequence[int]) -> dict[int, Fraction]:
    """What each choice is worth; where all asked for are poor, those that may be the best then too."""
    draws = [one for one in choices if one != STAY]
    found = node(house, cards, up, draws, 1) if draws else {}
    if STAY in choices:
        found[STAY] = stand(house, cards, up).best
    if len(choices) > 1 and max(found.values()) < POOR and (others := plausible(cards)[1]):
        found |= node(house, cards, up, others, 1)
    return found
