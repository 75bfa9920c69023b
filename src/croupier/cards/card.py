"""One card and its notation: `Ah` is the ace of hearts, `??` a card nobody has seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from croupier.errors import Mistake

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
SUIT_SIGNS: Final = "♣♦♥♠"
"""The suits as signs, in the same order."""

UNKNOWN: Final = -1
"""A card that was dealt but never seen: a televised hand, another player's hole card."""

CARDS: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)
"""The name of each of the 52 cards, by card number."""

Cards = tuple[int, ...]
"""Cards in the order they were dealt."""

CardsLike = str | int | Iterable[int | str]
"""What is taken for cards: a text, a number, or a row of numbers and texts."""

_WRITTEN: Final = (*CARDS, "Jk")
"""How each card is written, the joker of the games that have one after the 52."""

_NUMBERS: Final = {name: number for number, name in enumerate(CARDS)} | {"??": UNKNOWN}


class CardError(Mistake):
    """A text that is no card, or a card named twice.

    >>> try:
    ...     cards_of("AhAh")
    ... except CardError as error:
    ...     print(error)
    Ah stands twice in “AhAh”: each card is in the deck once
    """


def rank_of(card: int) -> int:
    """The rank of a card: 0 for a deuce to 12 for an ace.

    >>> rank_of(card_of("Ah")), rank_of(card_of("2c"))
    (12, 0)
    """
    return card >> 2


def suit_of(card: int) -> int:
    """The suit of a card: clubs 0, diamonds 1, hearts 2, spades 3.

    >>> [suit_of(card_of(text)) for text in ("2c", "2d", "2h", "2s")]
    [0, 1, 2, 3]
    """
    return card & 3


def parse(text: str) -> Cards:
    """Read cards written one after the other, spaces allowed: `"AhKd"`, `"Ah Kd ??"`, `"10h"`.

    Raises `CardError`, naming the place, when the text is no list of cards or names a known card twice.

    >>> parse("Th9h")
    (34, 30)
    >>> parse("1h")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    croupier.cards.card.CardError: “1h” at character 1 of “1h” is no card: write a rank 2–9, T, J, Q, K, A ...
    """
    # Whole decks are read as `show` writes them, histories with a space between any two.
    named = text.split(" ") if " " in text else [text[at : at + 2] for at in range(0, len(text), 2)]
    shown = [_NUMBERS.get(name, -1) for name in named]
    if -1 not in shown and len(set(shown)) == len(shown):
        return tuple(shown)
    cards: list[int] = []
    at = 0
    while at < len(text):
        if text[at].isspace() or text[at] == ",":
            at += 1
            continue
        piece = text[at : at + (3 if text.startswith("10", at) else 2)]
        name = piece[:-1].replace("10", "T").upper() + piece[-1:].lower()
        if name not in _NUMBERS:
            raise CardError("cards-not-a-card", piece=piece, at=at + 1, text=text)
        card = _NUMBERS[name]
        if card != UNKNOWN and card in cards:
            raise CardError("cards-twice", card=name, text=text)
        cards.append(card)
        at += len(piece)
    return tuple(cards)


def cards_of(given: CardsLike) -> Cards:
    """The cards meant by a text (`parse`), by one card's number, or by a row of numbers and texts.

    Raises `CardError` where a text is no list of cards. Whether numbers are cards of the game is for the game to say.

    >>> cards_of("Ah Kd"), cards_of(50), cards_of([50, "Kd"])
    ((50, 45), (50,), (50, 45))
    """
    if isinstance(given, str):
        return parse(given)
    if isinstance(given, int):
        return (given,)
    cards = tuple(given)
    if str not in map(type, cards):
        # Whole decks come here for every hand that is dealt.
        return cast("Cards", cards)
    return tuple([one for card in cards for one in cards_of(card)])


def card_of(given: int | str) -> int:
    """The one card meant by its number or its name. Raises `CardError` for a text that is not one card.

    >>> card_of("Ah"), card_of(50)
    (50, 50)
    """
    if not isinstance(given, str):
        return given
    cards = parse(given)
    if len(cards) != 1:
        raise CardError("cards-not-one", text=given)
    return cards[0]


def show(cards: Iterable[int]) -> str:
    """Write cards one after the other; an unknown card is `??`.

    >>> show((50, UNKNOWN))
    'Ah??'
    """
    return "".join([_WRITTEN[card] if card >= 0 else "??" for card in cards])


def signs(cards: Iterable[int]) -> str:
    """Cards as people read them.

    >>> signs((50, 45, UNKNOWN))
    'A♥ K♦ ??'
    """
    return " ".join([RANKS[card >> 2] + SUIT_SIGNS[card & 3] if card >= 0 else "??" for card in cards])


def mask(cards: Iterable[int]) -> int:
    """A set of known cards as a 52-bit number: bit `card` is set for each card.

    >>> mask(parse("2c2d"))
    3
    """
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits
