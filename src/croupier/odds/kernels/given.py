"""What house kernels are given and give back, the compiled ones and the plain ones alike."""

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
