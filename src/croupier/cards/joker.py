"""The joker, the fifty-third card, for the games that have one: video poker with a joker, and Pai Gow.

It is no card of any other deck, and `parse` does not know it.
"""

from __future__ import annotations

from typing import Final

from croupier.cards.card import CardError, Cards, parse
from croupier.cards.deck import DECK_52, Deck

JOKER: Final = 52
"""The number of the joker; `show` writes it `Jk`."""

DECK_53: Final = Deck("53", (*DECK_52.cards, JOKER))


def parse_with_joker(text: str) -> Cards:
    """Read cards one of which may be the joker, `Jk`, in the order they are written.

    Raises `CardError` as `parse` does.

    >>> parse_with_joker("AhJkKd")
    (50, 52, 45)
    """
    before, found, after = _split(text)
    if not found:
        return parse(text)
    if _split(after)[1]:
        raise CardError("cards-twice", card="Jk", text=text)
    first, last = parse(before), parse(after)
    if len(set(first + last)) < len(first + last):
        parse(f"{before} {after}")
    return (*first, JOKER, *last)


def _split(text: str) -> tuple[str, bool, str]:
    at = text.upper().find("JK")
    return (text, False, "") if at < 0 else (text[:at], True, text[at + 2 :])
