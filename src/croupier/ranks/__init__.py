"""Hand rankings: which hand beats which, and what each is called.

A ranking gives every hand a whole number, its *strength*: 1 for the worst hand of the ranking, one more for
each better class, so that equal numbers are ties and a higher number wins, in lowball too.

    >>> from croupier.cards import parse
    >>> from croupier.ranks import HIGH
    >>> HIGH.strength(parse("AhKhQhJhTh")), HIGH.classes
    (7462, 7462)
    >>> HIGH.name(HIGH.strength(parse("KhKdKs7c7d2h3h")))
    'full house, kings full of sevens'
"""

from croupier.ranks.badugi import BADUGI, DEUCE_BADUGI
from croupier.ranks.high import HIGH, SHORT_DECK, HighRanking
from croupier.ranks.low import ACE_TO_FIVE, DEUCE_TO_SEVEN, EIGHT_OR_BETTER
from croupier.ranks.ranking import HandName, Ranking
from croupier.ranks.reading import best, over
from croupier.ranks.small import KUHN, LEDUC
from croupier.ranks.three import THREE_CARD
from croupier.ranks.wheel_up import WHEEL_UP

RANKINGS = (
    HIGH,
    SHORT_DECK,
    ACE_TO_FIVE,
    EIGHT_OR_BETTER,
    DEUCE_TO_SEVEN,
    BADUGI,
    DEUCE_BADUGI,
    THREE_CARD,
    KUHN,
    LEDUC,
    WHEEL_UP,
)
"""Every ranking of the house."""

__all__ = [
    "ACE_TO_FIVE",
    "BADUGI",
    "DEUCE_BADUGI",
    "DEUCE_TO_SEVEN",
    "EIGHT_OR_BETTER",
    "HIGH",
    "KUHN",
    "LEDUC",
    "RANKINGS",
    "SHORT_DECK",
    "THREE_CARD",
    "WHEEL_UP",
    "HandName",
    "HighRanking",
    "Ranking",
    "best",
    "over",
]
