"""Several starting flights that end with bagged chips and go on together, and stages that are tables of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from croupier.errors import Mistake


class Bag(NamedTuple):
    """What a player carried out of a flight."""

    flight: str
    player: str
    chips: int


def bag(flight: str, stacks: Mapping[str, int]) -> tuple[Bag, ...]:
    """The bags of a flight, the largest first; who has no chips has no bag.

    >>> bag("1A", {"Ann": 30_000, "Bob": 0, "Cid": 45_000})
    (Bag(flight='1A', player='Cid', chips=45000), Bag(flight='1A', player='Ann', chips=30000))
    """
    held = [Bag(flight, player, chips) for player, chips in stacks.items() if chips]
    return tuple(sorted(held, key=lambda each: (-each.chips, each.player)))


def day_two(flights: Sequence[Sequence[Bag]], *, best_only: bool = True) -> dict[str, int]:
    """The stacks of the second day: a player who bagged more than once plays the best bag, or all of them together.

    >>> day_two([bag("1A", {"Ann": 30_000}), bag("1B", {"Ann": 12_000, "Bob": 8_000})])
    {'Ann': 30000, 'Bob': 8000}
    """
    stacks: dict[str, int] = {}
    for each in [each for flight in flights for each in flight]:
        before = stacks.get(each.player, 0)
        stacks[each.player] = max(before, each.chips) if best_only else before + each.chips
    return stacks


def bags_dropped(flights: Sequence[Sequence[Bag]]) -> int:
    """The chips that leave play because a player's best bag alone goes on."""
    return sum([each.chips for flight in flights for each in flight]) - sum(day_two(flights).values())


def plays_to(players: int, percent: int) -> int:
    """How many players a flight plays down to: a percentage of its entries, rounded up, never below one.

    >>> plays_to(87, 15)
    14
    """
    if not 0 < percent < 100:
        raise Mistake("tournament-flight-percent", percent=percent)
    return max(-(-players * percent // 100), 1)


def shootout(players: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """A stage of a shootout: tables as even as can be, each played to its winner, who goes on to the next stage.

    >>> [len(table) for table in shootout([str(n) for n in range(20)], 9)]
    [7, 7, 6]
    """
    tables = -(-len(players) // seats)
    return tuple([tuple(players[number::tables]) for number in range(tables)])


def bracket(players: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The first round of a heads-up bracket: byes, empty names, go to the first drawn until a power of two is full.

    >>> bracket(["Ann", "Bob", "Cid"])
    (('Ann', ''), ('Bob', 'Cid'))
    """
    if len(players) < 2:
        raise Mistake("tournament-bracket-too-few", players=len(players))
    size = 1 << (len(players) - 1).bit_length()
    byes = size - len(players)
    rest = players[byes:]
    first = [(player, "") for player in players[:byes]]
    return (*first, *zip(rest[::2], rest[1::2], strict=True))
