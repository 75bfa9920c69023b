"""What kernels of the house and of bots are given and give back, the compiled ones and the plain ones alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SIXTH: Final = 32
"""The number of the choice to take a sixth card; 0 to 31 are the cards held, a bit for each place in the hand."""

RussianHouse = tuple[
    Sequence[int],
    Sequence[Sequence[int]],
    Sequence[Sequence[int]],
    Sequence[Sequence[int]],
    Sequence[int],
    Sequence[bool],
    Sequence[int],
]
"""A house of Russian Poker: ante, bet and purchase; by pair of combinations what is paid, and the least and the most
insurance; the order of combinations; its answers; what each strength is compared by.
"""

RussianWorth = tuple[int, int, int, int, int, int]
"""What a choice in it is worth: its number, the sum in two halves, and the draws, hands and unit it is divided by."""

StudHouse = tuple[int, Sequence[Sequence[int]], int, int]
"""A house of Caribbean stud, as its kernels take it."""

Standing = tuple[Sequence[float], float, Sequence[float], float]
"""How a hand does against another player: what it wins against each eighth of his hands, the weakest first, the part of
them that is weaker now, how much more often than by chance it wins against two, and against three or more, at once: a
hand that wins on the same cards against everybody does. Last what it wins against all of them. What is won is a part of
the pot.
"""

Chips = tuple[int, int, int, int, int, int, int, int, int, int, int, float]
"""The chips of a decision: the pot, the bets of the street in it, what a call and what staying in costs, what can still
be won or lost, the highest bet and one's own, the bet that pots are measured in, and the size of a bet where it has
one, else 0. Then the number of the street, how many follow, and 1.0 where nobody acts later on them, else -1.0 or 0.0.
"""
