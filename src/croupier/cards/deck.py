"""Decks, and a deck put into an order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Final, Protocol

from croupier.cards.card import Cards
from croupier.cards.order import in_order


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards a game is played with.

    >>> len(DECK_36.cards)
    36
    """

    name: str
    cards: Cards


DECK_52: Final = Deck("52", tuple(range(52)))
DECK_40: Final = Deck("40", tuple(range(12, 52)))
DECK_36: Final = Deck("36", tuple(range(16, 52)))
DECK_32: Final = Deck("32", tuple(range(20, 52)))


class Randomness(Protocol):
    """Where order comes from: `random.Random`, `secrets.SystemRandom` or anything with their `randrange`."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to but not including `stop`."""
        ...


def shuffled(deck: Deck, randomness: Randomness) -> Cards:
    """The deck in an order drawn from `randomness`, every order equally likely.

    >>> import random
    >>> sorted(shuffled(DECK_52, random.Random(7))) == list(DECK_52.cards)
    True
    """
    return reordered(deck.cards, randomness)


def reordered(cards: Sequence[int], randomness: Randomness) -> Cards:
    """Cards in an order drawn from `randomness`, every order equally likely (Fisher and Yates).

    >>> from random import Random
    >>> sorted(reordered(range(52), Random(7))) == list(range(52))
    True
    """
    # These are known to make a number of their bits; any other is asked for the number.
    if type(randomness) is Random or type(randomness) is SystemRandom:
        return in_order(tuple(cards), randomness.getrandbits)
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = randomness.randrange(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
