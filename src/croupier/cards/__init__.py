"""Cards, decks and their notation.

A card is a small whole number, `4 * rank + suit`: ranks run from the deuce (0) to the ace (12), suits in the
order of the bring-in and of odd chips, clubs (0), diamonds (1), hearts (2), spades (3). So a higher card is a
higher number, and among equal ranks the higher suit is the higher number.

    >>> from croupier.cards import parse, show
    >>> parse("AhKd")
    (50, 45)
    >>> show((50, 45))
    'AhKd'
"""

from croupier.cards.card import (
    CARDS,
    RANKS,
    SUIT_SIGNS,
    SUITS,
    UNKNOWN,
    CardError,
    Cards,
    CardsLike,
    card_of,
    cards_of,
    mask,
    parse,
    rank_of,
    show,
    signs,
    suit_of,
)
from croupier.cards.deck import DECK_32, DECK_36, DECK_40, DECK_52, Deck, reordered, shuffled
from croupier.cards.joker import DECK_53, JOKER, parse_with_joker

__all__ = [
    "CARDS",
    "DECK_32",
    "DECK_36",
    "DECK_40",
    "DECK_52",
    "DECK_53",
    "JOKER",
    "RANKS",
    "SUITS",
    "SUIT_SIGNS",
    "UNKNOWN",
    "CardError",
    "Cards",
    "CardsLike",
    "Deck",
    "card_of",
    "cards_of",
    "mask",
    "parse",
    "parse_with_joker",
    "rank_of",
    "reordered",
    "show",
    "shuffled",
    "signs",
    "suit_of",
]
