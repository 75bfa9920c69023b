"""Whether what draws decks can be trusted to: asked before the first deck and of every byte drawn, and whoever is not
sure deals none.

How order is drawn is held against answers known beforehand. A source of random bytes is looked at as NIST SP 800-90B,
4.4, has it: one value too often in a row (repetition count), or too often in a window (adaptive proportion). What
these let pass may still be predictable; what they stop is broken.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise
from math import ceil, comb
from os import urandom
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from croupier.cards.card import show
from croupier.cards.deck import DECK_52, shuffled
from croupier.errors import Broken

if TYPE_CHECKING:
    from collections.abc import Callable

FALSE_ALARM: Final = 2.0**-30
"""How likely a sound source is stopped by one look."""

NEVER: Final = 2.0**-50
"""The same of each byte of a house that is open: it draws a million decks in which nothing may stop it (4.3,
requirement 3)."""

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


def cutoff(false_alarm: float = FALSE_ALARM) -> int:
    """Return how often one byte in a window gives the alarm (4.4.2, with eight bits a byte).

    >>> cutoff(), cutoff(NEVER)
    (16, 22)
    """
    chance, left = 1 / 256, 1.0
    for times in range(WINDOW + 1):
        if left <= false_alarm:
            return times
        left -= comb(WINDOW, times) * chance**times * (1 - chance) ** (WINDOW - times)
    raise AssertionError  # pragma: no cover  # the window is never passed over whole


def _longest_run(drawn: bytes) -> int:
    longest = run = 1
    for before, each in pairwise(drawn):
        run = run + 1 if each == before else 1
        longest = max(longest, run)
    return longest


class Chance(SystemRandom):
    """The system's source, each byte of which is looked at while it is drawn (4.4): a broken one gives no number.

    It is looked at whole before the first number, and again after an alarm: there is no number until it is sound.

    >>> Chance().randrange(52) in range(52)
    True
    >>> Chance(bytes).randrange(52)
    Traceback (most recent call last):
    croupier.errors.Broken: the source of chance is not sound: one value 1,024 times in a row
    """

    def __init__(self, source: Callable[[int], bytes] = urandom) -> None:
        super().__init__()
        self._source = source
        self._longest = 1 + ceil(50 / 8)
        self._most = cutoff(NEVER)
        self._begin()

    def getrandbits(self, k: int, /) -> int:
        """Return a number of so many bits; `Broken` where the source is not sound."""
        size = (k + 7) // 8
        return int.from_bytes(self._drawn(size)) >> (size * 8 - k)

    def random(self) -> float:
        """Return a number from 0 up to but not including 1; `Broken` where the source is not sound."""
        return float(self.getrandbits(53) * 2.0**-53)

    def _begin(self) -> None:
        self._looked_at = False
        self._last, self._run = -1, 0
        self._first, self._times, self._seen = -1, 0, WINDOW

    def _drawn(self, size: int) -> bytes:
        if not self._looked_at:
            check_source(self._source)
            self._looked_at = True
        drawn = self._source(size)
        try:
            if len(drawn) != size:
                raise Broken("cards-chance-unsound-short", found=len(drawn), wanted=size)
            for each in drawn:
                self._look_at(each)
        except Broken:
            self._begin()
            raise
        return drawn

    def _look_at(self, each: int) -> None:
        self._run = self._run + 1 if each == self._last else 1
        self._last = each
        if self._run >= self._longest:
            raise Broken("cards-chance-unsound-run", times=self._run)
        if self._seen == WINDOW:
            self._first, self._times, self._seen = each, 0, 0
        self._seen += 1
        self._times += each == self._first
        if self._times >= self._most:
            raise Broken("cards-chance-unsound-share", times=self._times, window=WINDOW)
