"""A hand's chance against unseen hands, by dealing the rest a number of times."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.ranks import HIGH

if TYPE_CHECKING:
    from random import Random

    from croupier.cards import Cards

DEALS: Final = 160
"""How many times the rest is dealt: about four points of spread either way, and well under the time of a decision."""

MOST_OPPONENTS: Final = 3
BOARD: Final = 5


def chance(cards: Cards, board: Cards, opponents: int, randomness: Random, deals: int = DEALS) -> float:
    """The part of the pot that two hole cards win on average against hands that could be anything.

    >>> from random import Random
    >>> from croupier.cards import parse
    >>> chance(parse("AhAd"), parse("Ac7d2s"), 1, Random(1)) > 0.9
    True
    """
    opponents = min(opponents, MOST_OPPONENTS)
    known = {*cards, *board}
    rest = [card for card in range(52) if card not in known]
    missing = BOARD - len(board)
    strength = HIGH.strength
    won = 0.0
    for _ in range(deals):
        drawn = randomness.sample(rest, missing + 2 * opponents)
        full = (*board, *drawn[:missing])
        mine = strength((*cards, *full))
        ties = 0
        for at in range(missing, len(drawn), 2):
            theirs = strength((drawn[at], drawn[at + 1], *full))
            if theirs > mine:
                break
            ties += theirs == mine
        else:
            won += 1 / (1 + ties)
    return won / deals
