"""What stacks are worth in prizes: the independent chip model, bounties, and the chip chop."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite, sqrt
from typing import Final, Literal

from croupier.odds.errors import OddsError
from croupier.odds.kernels import fast

EXACT_PLAYERS: Final = 20
"""Up to so many players the model is counted over all sets of players who may finish ahead."""

EXACT_HEADS: Final = 16
"""Up to so many players bounties are counted exactly."""

BLOCK: Final = 1024
"""Finishing orders in one block of random work."""

FINISHES: Final = 250_000
"""How many finishing orders are drawn when the question does not say."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What each stack is worth, in the unit of the prizes, with the likely error of each (0 when exact).

    >>> icm([5000, 5000], [60, 40])
    Worth(method='exact', amounts=(50.0, 50.0), errors=(0.0, 0.0))
    """

    method: Literal["exact", "monte-carlo"]
    amounts: tuple[float, ...]
    errors: tuple[float, ...]


def icm(
    stacks: Sequence[float],
    prizes: Sequence[float],
    bounties: Sequence[float] = (),
    *,
    cash: float = 0.5,
    finishes: int = FINISHES,
    seed: int = 0,
    threads: int = 0,
) -> Worth:
    """The worth of stacks by the independent chip model, and of the bounties on the players' heads.

    The next place goes to each chip still in with the same chance (Malmuth; Harville, 1973). With `bounties`, who
    goes out is taken by one of those still in, again each chip with the same chance: `cash` of the bounty is paid
    and the rest goes on the taker's head; the winner keeps his own. Exact to 20 players (16 with bounties), above
    that over `finishes` drawn finishing orders. Raises `OddsError` for stacks or prizes that make no sense.

    >>> [round(amount, 2) for amount in icm([5000, 3000, 2000], [50, 30, 20]).amounts]
    [38.39, 32.75, 28.86]
    """
    held, paid, heads = _checked(stacks, prizes, bounties, cash)
    most = EXACT_HEADS if heads else EXACT_PLAYERS
    if len(held) <= most:
        worth = list(fast.icm(held, paid))
        if heads:
            worth = [one + other for one, other in zip(worth, fast.bounties(held, heads, cash), strict=True)]
        return Worth("exact", tuple(worth), (0.0,) * len(held))
    if finishes < 1:
        raise OddsError("odds-deals", deals=finishes)
    blocks = -(-finishes // BLOCK)
    workers = threads if threads > 0 else os.cpu_count() or 1
    sums, squares = [0.0] * len(held), [0.0] * len(held)
    for start in range(0, blocks, 64):
        drawn = fast.finishes(held, paid, heads, cash, seed, start, min(64, blocks - start), workers)
        sums = [one + other for one, other in zip(sums, drawn[0], strict=True)]
        squares = [one + other for one, other in zip(squares, drawn[1], strict=True)]
    number = blocks * BLOCK
    amounts = [total / number for total in sums]
    errors = [
        sqrt(max(0.0, square / number - amount**2) / number)
        for square, amount in zip(squares, amounts, strict=True)
    ]
    return Worth("monte-carlo", tuple(amounts), tuple(errors))


def chip_chop(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[int, ...]:
    """Divide the prizes by chips: each player gets the lowest prize he can no longer miss, the rest goes by stacks.

    In whole units; what does not divide goes, unit by unit, to the largest remainders.

    >>> chip_chop([5000, 3000, 2000], [50, 30, 20])
    (40, 32, 28)
    """
    _checked(stacks, prizes, (), 0.5)
    ordered = sorted(prizes, reverse=True)
    least = ordered[len(stacks) - 1] if len(ordered) == len(stacks) else 0
    rest, chips = sum(ordered) - least * len(stacks), sum(stacks)
    amounts = [least + rest * stack // chips for stack in stacks]
    over = sum(ordered) - sum(amounts)
    by_remainder = sorted(range(len(stacks)), key=lambda player: (-(rest * stacks[player] % chips), player))
    for player in by_remainder[:over]:
        amounts[player] += 1
    return tuple(amounts)


def _checked(
    stacks: Sequence[float], prizes: Sequence[float], bounties: Sequence[float], cash: float
) -> tuple[list[float], list[float], list[float]]:
    if len(stacks) < 2:
        raise OddsError("odds-stacks", given=len(stacks))
    for player, stack in enumerate(stacks, 1):
        if not (isfinite(stack) and stack > 0):
            raise OddsError("odds-stack", player=player, stack=str(stack))
    if not prizes or len(prizes) > len(stacks):
        raise OddsError("odds-prizes", given=len(prizes), players=len(stacks))
    for place, prize in enumerate(prizes, 1):
        if not (isfinite(prize) and prize >= 0):
            raise OddsError("odds-prize", place=place, prize=str(prize))
    if bounties and len(bounties) != len(stacks):
        raise OddsError("odds-bounties", given=len(bounties), players=len(stacks))
    for player, bounty in enumerate(bounties, 1):
        if not (isfinite(bounty) and bounty >= 0):
            raise OddsError("odds-bounty", player=player, bounty=str(bounty))
    if not 0 <= cash <= 1:
        raise OddsError("odds-bounty-cash", cash=str(cash))
    return (
        [float(stack) for stack in stacks],
        [float(prize) for prize in prizes],
        [float(b) for b in bounties],
    )
