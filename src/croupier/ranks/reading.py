"""The best hand that hole cards and a board make together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from croupier.ranks.high import HighRanking
from croupier.ranks.ranking import KEYS, RANK_SUM, Ranking


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
    from_board = ranking.cards - hole_used
    if isinstance(ranking, HighRanking):
        return _best_high(ranking, hole, board, hole_used)
    return max(
        [
            ranking.strength(mine + common)
            for mine in combinations(hole, hole_used)
            for common in combinations(board, from_board)
        ]
    )


def _best_high(ranking: HighRanking, hole: Sequence[int], board: Sequence[int], hole_used: int) -> int:
    mine = [sum([KEYS[card] for card in cards]) for cards in combinations(hole, hole_used)]
    common = [sum([KEYS[card] for card in cards]) for cards in combinations(board, 5 - hole_used)]
    by_ranks = ranking.by_ranks
    strongest = max([by_ranks[a + b & RANK_SUM] for a in mine for b in common])
    if _may_flush(board, 5 - hole_used):
        for a, cards in zip(mine, combinations(hole, hole_used), strict=True):
            for b, others in zip(common, combinations(board, 5 - hole_used), strict=True):
                suits = a + b >> 32
                if suits + 0x3333 & 0x8888:
                    strongest = max(strongest, ranking.flush_strength(suits, cards + others))
    return strongest


def _may_flush(board: Sequence[int], needed: int) -> bool:
    suits = [0, 0, 0, 0]
    for card in board:
        suits[card & 3] += 1
    return max(suits) >= needed
