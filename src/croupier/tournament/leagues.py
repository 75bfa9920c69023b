"""A league: points for places, over many events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt
from typing import Literal, NamedTuple

from croupier.errors import Mistake


class Formula(NamedTuple):
    """How places become points.

    `table` gives the first places their points. `root` gives `scale` times the square root of entries over place;
    `linear` gives one point for each player finished ahead of, times `scale`. `best` counts only so many results of
    each player, 0 all of them; `attendance` is added for every event played.
    """

    kind: Literal["table", "root", "linear"] = "root"
    scale: int = 100
    table: tuple[int, ...] = ()
    best: int = 0
    attendance: int = 0


class Standing(NamedTuple):
    """A player's place in a league; equal points share a place."""

    place: int
    player: str
    points: int
    events: int


def points(formula: Formula, place: int, entries: int) -> int:
    """The points of a place among so many entries, in whole points, rounded down.

    >>> points(Formula(), 1, 100), points(Formula("linear", 1), 3, 20), points(Formula("table", table=(10, 6, 4)), 2, 9)
    (1000, 17, 6)
    """
    if not 1 <= place <= entries:
        raise Mistake("tournament-league-place", place=place, entries=entries)
    if formula.kind == "table":
        earned = formula.table[place - 1] if place <= len(formula.table) else 0
    elif formula.kind == "root":
        earned = isqrt(formula.scale * formula.scale * entries // place)
    else:
        earned = formula.scale * (entries - place)
    return earned + formula.attendance


def standings(formula: Formula, events: Sequence[Mapping[str, int]]) -> tuple[Standing, ...]:
    """The table of a league; each event names every player's place.

    >>> standings(Formula("table", table=(3, 1)), [{"Ann": 1, "Bob": 2}, {"Bob": 1, "Ann": 2}])
    (Standing(place=1, player='Ann', points=4, events=2), Standing(place=1, player='Bob', points=4, events=2))
    """
    earned: dict[str, list[int]] = {}
    for event in events:
        for player, place in event.items():
            earned.setdefault(player, []).append(points(formula, place, max(len(event), place)))
    sums = {player: sum(sorted(got, reverse=True)[: formula.best or None]) for player, got in earned.items()}
    ordered = sorted(sums, key=lambda player: (-sums[player], player))
    return tuple(
        [
            Standing(
                1 + sum([1 for other in sums.values() if other > sums[player]]),
                player,
                sums[player],
                len(earned[player]),
            )
            for player in ordered
        ]
    )
