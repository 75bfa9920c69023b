"""Who wins how often: exact wherever the deals can be counted, else drawn at random with a stated error."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from croupier.odds.chances import Equity, Method, Progress, from_tallies
from croupier.odds.errors import OddsError
from croupier.odds.exact import exact_way
from croupier.odds.games import HOLDEM, Game
from croupier.odds.kernels import fast
from croupier.odds.question import HandGiven, Question

DEALS: Final = 2_000_000
"""How many deals are drawn when the question does not say."""

BLOCK: Final = 4096
"""Deals in one block: the unit of random work."""


def equity(
    hands: Sequence[HandGiven],
    board: str | Sequence[int] = "",
    dead: str | Sequence[int] = "",
    game: str | Game = HOLDEM,
    *,
    method: Method | None = None,
    deals: int = DEALS,
    seed: int = 0,
    threads: int = 0,
    progress: Progress | None = None,
) -> Equity:
    """The equity of two to ten hands or ranges.

    Exact unless that would take minutes or `method` says otherwise; then `deals` deals are drawn from `seed`, the
    same ones whatever the number of `threads` (0: one for each processor). Raises `OddsError` for a question that
    makes no sense.

    >>> answer = equity(["AhAs4c2d", "KhKsQdJd"], board="3c5c9h", game="omaha-8")
    >>> [round(hand.equity, 4) for hand in answer.hands]
    [0.8854, 0.1146]
    """
    return answer(
        Question.ask(hands, board, dead, game),
        method=method,
        deals=deals,
        seed=seed,
        threads=threads,
        progress=progress,
    )


def answer(
    question: Question,
    *,
    method: Method | None = None,
    deals: int = DEALS,
    seed: int = 0,
    threads: int = 0,
    progress: Progress | None = None,
) -> Equity:
    """The same for a question already asked."""
    workers = threads if threads > 0 else os.cpu_count() or 1
    count = None if method == "monte-carlo" else exact_way(question)
    if count is not None:
        return count(question, workers, progress or _silent)
    if method == "exact":
        raise OddsError("odds-not-exact")
    return drawn(question, deals, seed, workers, progress or _silent)


def _silent(done: int, total: int) -> None:
    pass


def drawn(question: Question, deals: int, seed: int, threads: int, progress: Progress) -> Equity:
    """The equity over at least `deals` random deals: whole blocks, each drawn from the seed and its number."""
    if deals < 1:
        raise OddsError("odds-deals", deals=deals)
    blocks = -(-deals // BLOCK)
    sums = [[0] * 7 for _ in question.hands]
    holdings = [hand.combos for hand in question.hands]
    for start in range(0, blocks, 64):
        number = min(64, blocks - start)
        rows = fast.sample(
            question.game.data, holdings, question.boards, question.dead, seed, start, number, threads
        )
        if rows is None:
            raise OddsError("odds-never-together")
        for kept, row in zip(sums, rows, strict=True):
            kept[:] = [one + other for one, other in zip(kept, row, strict=True)]
        progress(start + number, blocks)
    return Equity("monte-carlo", from_tallies(question, sums, blocks * BLOCK), seed=seed)
