"""Decks in a chosen order: a source of randomness whose next shuffles come out as wished."""

from __future__ import annotations

from random import Random

from croupier.cards import DECK_52, Cards, Deck, parse_with_joker

HALF = 26
"""Where the dealer cuts a deck of 52 when nobody else does."""


class Stacked:
    """`orders` are the cards as they shall be dealt, the rest of the deck after them; `cut` cards will be lifted.

    When all have been used, and for anything but a shuffle, it is an ordinary generator.
    """

    def __init__(self, *orders: str, cut: int = HALF, deck: Deck = DECK_52) -> None:
        self._luck = Random(1)
        self._answers: list[tuple[int, int]] = []
        self._deck, self._cut = deck, cut
        for order in orders:
            self.stack(order)

    def stack(self, order: str) -> None:
        """One more deck, after those that wait."""
        named = parse_with_joker(order)
        wished = (*named, *[card for card in self._deck.cards if card not in named])
        below = len(wished) - self._cut
        self._answers += _swaps(self._deck, wished[below:] + wished[:below])

    def randrange(self, stop: int, /) -> int:
        if self._answers and self._answers[0][0] == stop:
            return self._answers.pop(0)[1]
        return self._luck.randrange(stop)


def _swaps(deck: Deck, target: Cards) -> list[tuple[int, int]]:
    """What a Fisher-Yates shuffle must be answered for the deck to come out as the target."""
    cards = list(deck.cards)
    answers = []
    for last in range(len(cards) - 1, 0, -1):
        other = cards.index(target[last])
        cards[last], cards[other] = cards[other], cards[last]
        answers.append((last + 1, other))
    return answers


def dealt(boxes: list[str], dealer: str, stub: str = "") -> str:
    """Cards in the order they are dealt one at a time: round the boxes, the dealer last, then the stub."""
    hands = [[hand[at : at + 2] for at in range(0, len(hand), 2)] for hand in (*boxes, dealer)]
    rounds = max(len(hand) for hand in hands)
    order = [hand[turn] for turn in range(rounds) for hand in hands if turn < len(hand)]
    return "".join(order) + stub
