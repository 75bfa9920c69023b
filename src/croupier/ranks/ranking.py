"""What every ranking offers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from croupier.cards import RANKS
from croupier.errors import Mistake
from croupier.ranks.places import HALF, LOWER, MOST_CARDS, UPPER, places
from croupier.text import say

KEYS: Final[tuple[int, ...]] = tuple(5 ** (card >> 2) + (1 << (32 + 4 * (card & 3))) for card in range(52))
"""A number for each card; the sum over a hand of at most eight cards tells how many of each rank it holds (in
base five, the low 32 bits) and how many of each suit (a nibble each, above)."""

RANK_NAMES: Final = (
    "deuce",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
)
"""What each rank is called in message values; the catalogues decline them."""

RANK_SUM: Final = (1 << 32) - 1
"""Masks the ranks out of a sum of `KEYS`."""

RANK_KEYS: Final[tuple[int, ...]] = tuple(key & RANK_SUM for key in KEYS)
"""The part of each card's key that tells its rank."""


class HandName(NamedTuple):
    """What a hand is called: a message code and the values it needs, for any language.

    >>> HandName("hand-pair", {"first": "king"}).say()
    'a pair of kings'
    """

    code: str
    params: dict[str, str]

    def say(self, lang: str = "en") -> str:
        """The name in English (`en`) or Russian (`ru`)."""
        return say(self.code, lang, **self.params)


class ByRanks:
    """Strength by the sum of `RANK_KEYS`; a sum met for the first time is read.

    What was read stands in a list, each hand of up to seven cards at its place: in a dictionary a sum is looked up in
    four corners of the memory, one after the other.
    """

    def __init__(self, read: Callable[[int], int]) -> None:
        self._read = read
        self._strengths: list[int] = []

    def of(self, rank_sum: int, cards: int) -> int:
        """The strength of so many cards whose keys sum to `rank_sum`."""
        if cards > MOST_CARDS:
            return self._read(rank_sum)
        strengths = self._strengths or self._opened()
        place = UPPER[rank_sum // HALF] + LOWER[rank_sum % HALF]
        strength = strengths[place]
        if strength < 0:
            strength = strengths[place] = self._read(rank_sum)
        return strength

    def _opened(self) -> list[int]:
        self._strengths = [-1] * places()
        return self._strengths


_MADE: Final[dict[str, Ranking]] = {}
"""Every ranking that was made, by its id: a copy of one is itself."""


class Ranking:
    """A total order of hands.

    `id` names it in files; `cards` is how many cards make a hand of it, `lowest` the lowest rank of its deck.
    `by_ranks` reads hands by their ranks, where the suits do not matter or only make flushes.

    >>> from croupier.cards import parse
    >>> from croupier.ranks import HIGH
    >>> HIGH.strength(parse("AhAdKsQc2d")) > HIGH.strength(parse("KhKdAsQc2d"))
    True
    """

    cards: int

    def __init__(self, id: str) -> None:
        self.id = id
        _MADE[id] = self
        self.by_ranks: ByRanks | None = None
        self.lowest = 0
        # Filled when first asked for; a compiled class has no place where `cached_property` could keep them.
        self._in_order: Sequence[int] = ()
        self._numbers: dict[int, int] = {}

    def _read_by(self, by_ranks: ByRanks) -> None:
        """The ranks of a hand say what it is worth, and these read them."""
        self.by_ranks = by_ranks

    @abstractmethod
    def strength(self, cards: Sequence[int]) -> int:
        """The strength of the best hand these known cards hold: 1 is worst, higher wins, equal ties.

        A qualifying low that does not qualify is 0.
        """

    @abstractmethod
    def _values(self) -> Sequence[int]:
        """The packed value of every class, the worst first."""

    @abstractmethod
    def _name(self, value: int) -> HandName:
        """What the class of a packed value is called."""

    @property
    def _packed(self) -> Sequence[int]:
        if not self._in_order:
            self._in_order = self._values()
        return self._in_order

    @property
    def _dense(self) -> dict[int, int]:
        if not self._numbers:
            self._numbers = {value: number for number, value in enumerate(self._packed, 1)}
        return self._numbers

    @property
    def classes(self) -> int:
        """How many different strengths the ranking knows."""
        return len(self._packed)

    def describe(self, strength: int) -> HandName:
        """What a hand of this strength is called, as a message code with its values.

        >>> from croupier.ranks import HIGH
        >>> HIGH.describe(7462).code
        'hand-royal-flush'
        """
        if strength == 0:
            return HandName("hand-none", {})
        if not 0 < strength <= self.classes:
            raise Mistake("ranks-no-such-strength", strength=strength, classes=self.classes)
        return self._name(self._packed[strength - 1])

    def deciding(self, strength: int) -> tuple[int, list[int]]:
        """The number of a strength's category, the worst 0, and the ranks that decide in it, padded with zeros.

        >>> from croupier.ranks import HIGH
        >>> HIGH.deciding(HIGH.strength((50, 49, 45, 3, 4)))
        (1, [12, 11, 1, 0, 0])
        """
        return unpack(self._packed[strength - 1])

    def name(self, strength: int, lang: str = "en") -> str:
        """What a hand of this strength is called in a language.

        >>> from croupier.ranks import HIGH
        >>> HIGH.name(1, "ru")
        'старшая карта семёрка'
        """
        return self.describe(strength).say(lang)

    def __repr__(self) -> str:
        return f"<Ranking {self.id}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _by_id, (self.id,)


def _by_id(id: str) -> Ranking:
    return _MADE[id]


_THREE: Final = tuple([(held % 5, held // 5 % 5, held // 25) for held in range(125)])
"""How many cards of each of three ranks their part of a sum stands for."""


def rank_counts(key_sum: int) -> list[int]:
    """How many cards of each rank, deuces first, a sum of `KEYS` stands for."""
    rest = key_sum & RANK_SUM
    return [
        *_THREE[rest % 125],
        *_THREE[rest // 125 % 125],
        *_THREE[rest // 125**2 % 125],
        *_THREE[rest // 125**3 % 125],
        rest // 125**4,
    ]


def pack(category: int, ranks: Sequence[int]) -> int:
    """A category and up to five deciding ranks as one number that sorts like the hand."""
    value = category
    for rank in ranks:
        value = value << 4 | rank
    return value << 4 * (5 - len(ranks))


def unpack(value: int) -> tuple[int, list[int]]:
    """The category and the five deciding ranks of a packed value."""
    return value >> 20, [value >> shift & 15 for shift in (16, 12, 8, 4, 0)]


def dashed(ranks: Sequence[int]) -> str:
    """Ranks as lowball players write them: `8-6-4-3-2`."""
    return "-".join([RANKS[rank] for rank in ranks])
