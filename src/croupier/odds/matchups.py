"""The table of pre-flop match-ups: any two hold'em hands, heads up, in a microsecond."""

from __future__ import annotations

from croupier.cards import mask, parse
from croupier.odds.errors import OddsError
from croupier.odds.kernels import fast


def matchup(one: str | int, two: str | int) -> tuple[int, int]:
    """The boards, of 1,712,304, on which the first hand wins and on which the two tie.

    Hands are text or masks of two cards. Raises `OddsError` when they are not four different cards.

    >>> matchup("AsKs", "QdQh")
    (787966, 6732)
    """
    first = mask(parse(one)) if isinstance(one, str) else one
    second = mask(parse(two)) if isinstance(two, str) else two
    if first.bit_count() != 2 or second.bit_count() != 2 or first & second or (first | second) >> 52:
        raise OddsError("odds-matchup")
    return fast.matchup(first, second)
