"""Making a blind structure: from players, chips and hours to levels, and when such an event ends."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import log
from statistics import median
from typing import Final, NamedTuple

from croupier.cards import shuffled
from croupier.cards.deck import Deck, Randomness
from croupier.errors import Mistake
from croupier.tournament.terms import Level

STEPS: Final = (10, 15, 20, 25, 30, 40, 50, 60, 80)
"""Small blinds a cardroom uses, up to a power of ten."""

MOST_LEVELS: Final = 200

END_BIG_BLINDS: Final = 20
"""An event is over about when all its chips are so many big blinds."""


class Plan(NamedTuple):
    """A structure: its levels and breaks, and after how many minutes it should be over."""

    levels: tuple[Level, ...]
    minutes: int


class Sample(NamedTuple):
    """Simulated events: minutes to the end and the average stack at the final table in big blinds, from the least."""

    minutes: tuple[int, ...]
    final_big_blinds: tuple[int, ...]

    @property
    def expected(self) -> int:
        """The median of the minutes."""
        return int(median(self.minutes))


def ladder_of_blinds(smallest: int) -> list[int]:
    """The small blinds there are, from the smallest chip on, each a multiple of it.

    >>> ladder_of_blinds(25)[:8]
    [25, 50, 75, 100, 150, 200, 250, 300]
    """
    found = []
    if smallest > 1:
        found += [smallest, 2 * smallest, 3 * smallest]
    power = 1
    while power < 10**12:
        found += [step * power // 10 for step in STEPS if step * power % 10 == 0]
        power *= 10
    return sorted({blind for blind in found if blind >= smallest and blind % smallest == 0})


def generate(
    players: int,
    stack: int,
    hours: float,
    *,
    chips: Sequence[int] = (25, 100, 500, 1_000, 5_000, 25_000, 100_000),
    minutes: int = 20,
    first_big_blinds: int = 100,
    break_every: int = 4,
    break_minutes: int = 10,
    antes: bool = True,
) -> Plan:
    """A structure that ends after about so many hours, breaks and colour-ups included.

    It begins with stacks of `first_big_blinds` and rises evenly to the level at which all chips in play are twenty
    big blinds. Every blind can be paid with the chips that are left at its time. Raises `Mistake` where no
    structure fits.

    >>> plan = generate(27, 10_000, 4)
    >>> plan.levels[0].big_blind, plan.minutes
    (100, 240)
    """
    if players < 2 or stack < 2 * min(chips) or hours <= 0 or minutes < 1:
        raise Mistake("tournament-structure-impossible")
    whole = round(hours * 60)
    levels = max((whole + break_minutes) * break_every // (break_every * minutes + break_minutes), 2)
    if levels > MOST_LEVELS:
        raise Mistake("tournament-structure-impossible")
    last = players * stack // END_BIG_BLINDS
    first = stack // first_big_blinds
    blinds = _rising(first // 2, last // 2, levels, sorted(chips))
    made: list[Level] = []
    for number, small in enumerate(blinds, 1):
        ante = 2 * small if antes and number > 2 else 0
        made.append(Level(small_blind=small, big_blind=2 * small, ante=ante, minutes=minutes))
        if number % break_every == 0 and number < len(blinds):
            made.append(Level(pause=break_minutes))
    return Plan(tuple(_with_colour_ups(made, chips)), sum([level.minutes + level.pause for level in made]))


def _rising(first: int, last: int, levels: int, chips: Sequence[int]) -> list[int]:
    """So many small blinds from the first to the last, each as near as the cardroom's numbers come to an even rise."""
    known = ladder_of_blinds(chips[0])
    start = max([blind for blind in known if blind <= max(first, chips[0])])
    rise = (max(last, start * 2) / start) ** (1 / max(levels - 1, 1))
    blinds = [start]
    for number in range(1, levels):
        wanted = start * rise**number
        above = [blind for blind in known if blind > blinds[-1]]
        if not above:
            raise Mistake("tournament-structure-impossible")
        blinds.append(min(above[:6], key=lambda blind: abs(log(blind / wanted))))
    return blinds


def _with_colour_ups(levels: Sequence[Level], chips: Sequence[int]) -> list[Level]:
    from msgspec.structs import replace

    from croupier.tournament.chips.colour_up import plan_colour_ups
    from croupier.tournament.terms import Terms

    terms = Terms(name="plan", stack=max(chips) * 10, buy_in=0, chips=tuple(chips), levels=tuple(levels))
    plan = plan_colour_ups(terms)
    return [replace(level, colour_up=plan.get(index, ())) for index, level in enumerate(levels)]


def simulate(
    levels: Sequence[Level],
    players: int,
    stack: int,
    randomness: Randomness,
    *,
    minutes: int = 20,
    hand_seconds: int = 110,
    seats: int = 9,
    times: int = 50,
) -> Sample:
    """When events of a structure end, by a quick model: no cards, all-ins by how short the stacks are.

    At every hand of a table somebody is all-in with a chance that grows as the average stack falls, and the shorter
    stack goes out half the time. Good for comparing structures; the whole event with real hands is
    `croupier tournament simulate`.

    >>> from random import Random
    >>> plan = generate(27, 10_000, 4)
    >>> 120 < simulate(plan.levels, 27, 10_000, Random(1), times=20).expected < 420
    True
    """
    ends, finals = [], []
    for _ in range(times):
        end, final = _one(levels, [stack] * players, randomness, pace=(minutes, hand_seconds), seats=seats)
        ends.append(end)
        finals.append(final)
    return Sample(tuple(sorted(ends)), tuple(sorted(finals)))


def _one(
    levels: Sequence[Level], stacks: list[int], randomness: Randomness, *, pace: tuple[int, int], seats: int
) -> tuple[int, int]:
    total, spent, final, index = sum(stacks), 0, 0, 0
    minutes, hand_seconds = pace
    while len(stacks) > 1:
        level = levels[min(index, len(levels) - 1)]
        if level.pause:
            spent, index = spent + level.pause, index + 1
            continue
        big = level.big_blind * 2 ** max(index - len(levels) + 1, 0)
        length = level.minutes or minutes
        for _ in range(max(length * 60 // hand_seconds, 1)):
            stacks = _hands(stacks, big, total, seats, randomness)
            if not final and len(stacks) <= seats:
                final = total // len(stacks) // big
            if len(stacks) == 1:
                break
        spent, index = spent + length, index + 1
    return spent, final


def _hands(stacks: list[int], big: int, total: int, seats: int, randomness: Randomness) -> list[int]:
    """One hand at every table: a few of them end in an all-in between two players."""
    tables = -(-len(stacks) // seats)
    average = total / len(stacks) / big
    chance = min(600, int(1000 * (0.02 + 3.0 / max(average, 2.0))))
    order = shuffled(Deck("players", tuple(range(len(stacks)))), randomness)
    for pair in list(pairwise(order))[: 2 * tables : 2]:
        if randomness.randrange(1000) >= chance:
            continue
        one, other = pair if randomness.randrange(2) else pair[::-1]
        lost = min(stacks[one], stacks[other])
        stacks[one] += lost
        stacks[other] -= lost
    return [chips for chips in stacks if chips]
