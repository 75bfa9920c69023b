"""The best hand that hole cards and a board make together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations

from croupier.ranks.high import HighRanking
from croupier.ranks.ranking import RANK_KEYS, ByRanks, Ranking

Reads = Callable[[Sequence[int]], int]
"""Reads hole cards: their strength over a board that is known already."""


def best(ranking: Ranking, hole: Sequence[int], board: Sequence[int], hole_used: int = 0) -> int:
    """The strength of the best hand of known cards.

    `hole_used` is how many hole cards the hand must use, the rest coming from the board, as in Omaha; with 0 any
    cards may be used.

    >>> from croupier.cards import parse
    >>> from croupier.ranks import HIGH
    >>> HIGH.name(best(HIGH, parse("KhQcJcTd"), parse("Ah2h3h4h9c"), hole_used=2))
    'ace high'
    """
    if not hole_used:
        return ranking.strength((*hole, *board))
    return over(ranking, tuple(board), hole_used)(hole)


@lru_cache(maxsize=16)
def over(ranking: Ranking, board: tuple[int, ...], hole_used: int) -> Reads:
    """Reads hands over one board in games where so many hole cards must be used.

    What the board gives to all the hands is worked out once.

    >>> from croupier.cards import parse
    >>> from croupier.ranks import HIGH
    >>> reads = over(HIGH, parse("Ah2h3h4h9c"), hole_used=2)
    >>> reads(parse("5h6hKcKd")) > reads(parse("5h5dKcKd"))
    True
    """
    from_board = ranking.cards - hole_used
    if ranking.by_ranks is None:
        return _some(ranking, board, hole_used, from_board)
    reads = _some_by_ranks(ranking.by_ranks, board, hole_used, from_board)
    if isinstance(ranking, HighRanking):
        return _or_flush(ranking, reads, board, hole_used, from_board)
    return reads


def _some_by_ranks(by_ranks: ByRanks, board: tuple[int, ...], hole_used: int, from_board: int) -> Reads:
    """Exactly so many hole cards and so many of the board, by their ranks alone."""
    common = set(map(sum, combinations([RANK_KEYS[card] for card in board], from_board)))

    def reads(hole: Sequence[int]) -> int:
        mine = set(map(sum, combinations([RANK_KEYS[card] for card in hole], hole_used)))
        return max([by_ranks[own + shared] for own in mine for shared in common])

    return reads


def _or_flush(
    ranking: HighRanking, reads: Reads, board: tuple[int, ...], hole_used: int, from_board: int
) -> Reads:
    """The same where the board has enough cards of a suit for a flush."""
    on_board = {suit: masks for suit in range(4) if (masks := _masks(board, suit, from_board))}
    if not on_board:
        return reads
    by_suited = ranking.by_suited

    def reads_flushes(hole: Sequence[int]) -> int:
        flushes = [
            by_suited[own | shared]
            for suit, common in on_board.items()
            for own in _masks(hole, suit, hole_used)
            for shared in common
        ]
        return max([reads(hole), *flushes])

    return reads_flushes


def _masks(cards: Sequence[int], suit: int, count: int) -> list[int]:
    """The ranks of every choice of so many cards of a suit, as 13-bit masks."""
    return list(map(sum, combinations([1 << (card >> 2) for card in cards if card & 3 == suit], count)))


def _some(ranking: Ranking, board: tuple[int, ...], hole_used: int, from_board: int) -> Reads:
    """Exactly so many hole cards and so many of the board, one choice after the other."""
    common = list(combinations(board, from_board))
    return lambda hole: max(
        [ranking.strength(mine + shared) for mine in combinations(hole, hole_used) for shared in common]
    )
