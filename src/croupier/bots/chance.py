"""A hand's chance against unseen hands, by dealing the rest a number of times."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from croupier.cards import mask
from croupier.odds.games import HOLDEM, Game
from croupier.odds.kernels import fast
from croupier.play import catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from croupier.cards import Cards

DEALS: Final = 160
"""How many times the rest is dealt: about four points of spread either way, and well under the time of a decision."""

MOST_OPPONENTS: Final = 3

_SHARE: Final = 2
"""Where a tally says how many parts of all pots were won."""


def chance(cards: Cards, board: Cards, opponents: int, randomness: Random, deals: int = DEALS) -> float:
    """The part of the pot that two hole cards win on average against hands that could be anything.

    >>> from random import Random
    >>> from croupier.cards import parse
    >>> chance(parse("AhAd"), parse("Ac7d2s"), 1, Random(1)) > 0.9
    True
    """
    others: list[Cards] = [()] * min(opponents, MOST_OPPONENTS)
    return part_won(HOLDEM, [cards, *others], [board], seen=(), randomness=randomness, deals=deals)


def part_won(
    game: Game,
    hands: Sequence[Cards],
    boards: Sequence[Cards],
    *,
    seen: Cards,
    randomness: Random,
    deals: int,
) -> float:
    """The part of the pot that the first of these hands wins on average, all filled up from the rest of the deck.

    `seen` are cards that cannot come, wherever they lie. Where fewer are left than must come, all hands are as good.
    """
    held, lying = [mask(hand) for hand in hands], [mask(board) for board in boards]
    gone = mask(seen)
    for cards in (*held, *lying):
        gone &= ~cards
    tallies = fast.few_deals(game.data, held, lying, gone, randomness.getrandbits(64), deals)
    pot = sum([tally[_SHARE] for tally in tallies or ()])
    return tallies[0][_SHARE] / pot if tallies and pot else 1 / len(hands)


@cache
def game_of(id: str) -> Game:
    """A game of the catalogue as the odds deal it."""
    return Game.of(catalogue[id])
