"""Whether what draws decks can be trusted to: asked before the first deck, and whoever is not sure deals none.

How order is drawn is held against answers known beforehand. A source of random bytes is looked at as NIST SP 800-90B,
4.4, has it: one value too often in a row (repetition count), or too often in a window (adaptive proportion). What
these let pass may still be predictable; what they stop is broken.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise
from math import ceil, comb
from typing import TYPE_CHECKING, Final

from croupier.cards.card import show
from croupier.cards.deck import DECK_52, shuffled
from croupier.errors import Broken

if TYPE_CHECKING:
    from collections.abc import Callable

FALSE_ALARM: Final = 2.0**-30
"""How likely a sound source is stopped by one look."""

WINDOW: Final = 512
SAMPLES: Final = 1_024
"""How many bytes are looked at before the first deck (4.3, requirement 4)."""

KNOWN: Final = (
    (0, "5d0d17fac9aefe6c"),
    (1, "e3ad3ea666c4631e"),
)
"""The beginning of the SHA-256 of the deck that a counter makes, by where it begins."""


class Counting:
    """Answers with 0, 1, 2 … as far as there is room, in place of chance.

    >>> counting = Counting()
    >>> [counting.randrange(3) for _ in range(5)]
    [0, 1, 2, 0, 1]
    """

    def __init__(self, first: int = 0) -> None:
        self._next = first

    def randrange(self, stop: int, /) -> int:
        """Return the next number."""
        self._next += 1
        return (self._next - 1) % stop


def check_shuffle() -> None:
    """Raise `Broken` when a deck is not put in the order that known draws make of it."""
    for first, known in KNOWN:
        made = sha256(show(shuffled(DECK_52, Counting(first))).encode()).hexdigest()
        if made[:16] != known:
            raise Broken("cards-shuffle-wrong")


def check_source(random: Callable[[int], bytes]) -> None:
    """Raise `Broken` when so many random bytes look as no sound source's would.

    >>> from random import Random
    >>> check_source(Random(7).randbytes)
    >>> check_source(bytes)
    Traceback (most recent call last):
    croupier.errors.Broken: the source of chance is not sound: one value 1,024 times in a row
    """
    drawn = random(SAMPLES)
    if len(drawn) != SAMPLES:
        raise Broken("cards-chance-unsound-short", found=len(drawn), wanted=SAMPLES)
    longest = _longest_run(drawn)
    if longest >= 1 + ceil(30 / 8):
        raise Broken("cards-chance-unsound-run", times=longest)
    most = cutoff()
    for start in range(0, SAMPLES, WINDOW):
        window = drawn[start : start + WINDOW]
        if (times := window.count(window[0])) >= most:
            raise Broken("cards-chance-unsound-share", times=times, window=WINDOW)


def cutoff() -> int:
    """Return how often one byte in a window gives the alarm (4.4.2, with eight bits a byte).

    >>> cutoff()
    16
    """
    chance, left = 1 / 256, 1.0
    for times in range(WINDOW + 1):
        if left <= FALSE_ALARM:
            return times
        left -= comb(WINDOW, times) * chance**times * (1 - chance) ** (WINDOW - times)
    raise AssertionError


def _longest_run(drawn: bytes) -> int:
    longest = run = 1
    for before, each in pairwise(drawn):
        run = run + 1 if each == before else 1
        longest = max(longest, run)
    return longest
