"""What a player's cards make, by each ranking of the game."""

from __future__ import annotations

from typing import NamedTuple

from croupier.cards import UNKNOWN, Cards
from croupier.play.variant import Variant
from croupier.ranks import HandName, best


class Made(NamedTuple):
    """What a hand makes with a board by one of the game's rankings, high before low.

    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=7)
    >>> hand.call()
    >>> hand.check()
    >>> [made.name.say() for made in hand.names(2)]
    ['a pair of sixes']
    """

    name: HandName
    ranking: int = 0
    board: int = 0


def made(variant: Variant, hole: Cards, board: Cards, number: int = 0) -> tuple[Made, ...]:
    """What hole cards and board number `number` make; nothing while there are too few cards, or unknown ones.

    A low that does not qualify is left out.

    >>> from croupier.cards import parse
    >>> from croupier.play import catalogue
    >>> [each.name.say() for each in made(catalogue["pl-omaha-8"], parse("AhAd2s3s"), parse("4c5d8hJsKc"))]
    ['a pair of aces', '8-5-4-2-A low']
    """
    if UNKNOWN in hole or UNKNOWN in board:
        return ()
    found = []
    used = variant.hole_used
    for place, ranking in enumerate(variant.rankings):
        needed = ranking.cards - used if used else ranking.cards - len(hole)
        if len(hole) < used or len(board) < needed:
            continue
        strength = best(ranking, hole, board, used)
        if strength:
            found.append(Made(ranking.describe(strength), place, number))
    return tuple(found)
