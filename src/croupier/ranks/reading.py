"""The best hand that hole cards and a board make together."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement

from croupier.cards import Cards
from croupier.ranks.high import HighRanking
from croupier.ranks.ranking import KEYS, RANK_KEYS, ByRanks, Ranking, rank_counts


class Reads:
    """Reads hands over one board: what the board gives to all of them was worked out once."""

    @abstractmethod
    def read(self, hole: Cards) -> int:
        """The strength of the best hand of these known hole cards and the board."""


def best(ranking: Ranking, hole: Sequence[int], board: Sequence[int], hole_used: int = 0) -> int:
    """The strength of the best hand of known cards.

    `hole_used` is how many hole cards the hand must use, the rest coming from the board, as in Omaha; with 0 any
    cards may be used.

    >>> from croupier.cards import parse
    >>> from croupier.ranks import HIGH
    >>> HIGH.name(best(HIGH, parse("KhQcJcTd"), parse("Ah2h3h4h9c"), hole_used=2))
    'ace high'
    """
    return _last_over(ranking, tuple(board), hole_used).read(tuple(hole))


def over(ranking: Ranking, board: Cards, hole_used: int = 0) -> Reads:
    """Reads hands over one board; `hole_used` as for `best`.

    >>> from croupier.cards import parse
    >>> from croupier.ranks import HIGH
    >>> reads = over(HIGH, parse("Ah2h3h4h9c"), hole_used=2)
    >>> reads.read(parse("5h6hKcKd")) > reads.read(parse("5h5dKcKd"))
    True
    """
    if not hole_used:
        return _AnyHigh(ranking, board) if isinstance(ranking, HighRanking) else _Any(ranking, board)
    if ranking.by_ranks is None or hole_used != 2:
        return _OneByOne(ranking, board, hole_used)
    if isinstance(ranking, HighRanking):
        flushes = _flushes(board, ranking.cards - 2)
        if flushes:
            return _TwoOrFlush(ranking, board, flushes)
    return _Two(ranking, board)


@lru_cache(maxsize=16)
def _last_over(ranking: Ranking, board: Cards, hole_used: int) -> Reads:
    return over(ranking, board, hole_used)


class _Any(Reads):
    """Any of the cards."""

    def __init__(self, ranking: Ranking, board: Cards) -> None:
        self._ranking = ranking
        self._board = board

    def read(self, hole: Cards) -> int:
        return self._ranking.strength(hole + self._board)


class _AnyHigh(Reads):
    """Any of the cards, read high: the keys of the board are added up once."""

    def __init__(self, ranking: HighRanking, board: Cards) -> None:
        self._ranking = ranking
        self._board = board
        total = 0
        for card in board:
            total += KEYS[card]
        self._total = total

    def read(self, hole: Cards) -> int:
        return self._ranking.strength_over(self._total, hole, self._board)


class _OneByOne(Reads):
    """Exactly so many hole cards and so many of the board, one choice after the other."""

    def __init__(self, ranking: Ranking, board: Cards, hole_used: int) -> None:
        self._ranking = ranking
        self._hole_used = hole_used
        self._common = list(combinations(board, ranking.cards - hole_used))

    def read(self, hole: Cards) -> int:
        strength = self._ranking.strength
        chosen = combinations(hole, self._hole_used)
        return max([strength(mine + shared) for mine in chosen for shared in self._common])


class _Two(Reads):
    """Exactly two hole cards, by their ranks alone."""

    def __init__(self, ranking: Ranking, board: Cards) -> None:
        rows = _rows(ranking)
        keys = [RANK_KEYS[card] for card in board]
        self._rows = [rows[shared] for shared in set(map(sum, combinations(keys, ranking.cards - 2)))]

    def read(self, hole: Cards) -> int:
        places = {13 * (one >> 2) + (other >> 2) for one, other in combinations(hole, 2)}
        best = 0
        for row in self._rows:
            for place in places:
                strength = row[place]
                if strength > best:  # noqa: PLR1730  # sixty times a hand: a call of max costs three times as much
                    best = strength
        return best


class _TwoOrFlush(_Two):
    """Exactly two hole cards over a board with enough cards of a suit for a flush."""

    def __init__(self, ranking: HighRanking, board: Cards, flushes: list[tuple[int, list[int]]]) -> None:
        super().__init__(ranking, board)
        self._by_suited = ranking.by_suited
        self._flushes = flushes

    def read(self, hole: Cards) -> int:
        best = super().read(hole)
        for suit, common in self._flushes:
            for own in _masks(hole, suit, 2):
                for shared in common:
                    best = max(best, self._by_suited[own | shared])
        return best


class _Rows(dict[int, list[int]]):
    """By the ranks a board gives (the sum of their keys): the strength with the ranks of any two hole cards.

    The two stand at place `13 * one + other`, either one first; ranks that no deck holds make 0. A row is read when
    it is first asked for.
    """

    def __init__(self, by_ranks: ByRanks, ranking: Ranking) -> None:
        super().__init__()
        self._by_ranks = by_ranks
        self._cards = ranking.cards
        self._ranks = range(ranking.lowest, 13)

    def __missing__(self, shared: int) -> list[int]:
        held = rank_counts(shared)
        row = [0] * 169
        for one, other in combinations_with_replacement(self._ranks, 2):
            if held[one] + 1 + (one == other) <= 4 and held[other] < 4:
                strength = self._by_ranks.of(shared + 5**one + 5**other, self._cards)
                row[13 * one + other] = row[13 * other + one] = strength
        self[shared] = row
        return row


@cache
def _rows(ranking: Ranking) -> _Rows:
    assert ranking.by_ranks is not None
    return _Rows(ranking.by_ranks, ranking)


def _flushes(board: Cards, from_board: int) -> list[tuple[int, list[int]]]:
    """The suits the board has enough of for a flush, and its choices of them."""
    return [(suit, masks) for suit in range(4) if (masks := _masks(board, suit, from_board))]


def _masks(cards: Sequence[int], suit: int, count: int) -> list[int]:
    """The ranks of every choice of so many cards of a suit, as 13-bit masks."""
    return list(map(sum, combinations([1 << (card >> 2) for card in cards if card & 3 == suit], count)))
