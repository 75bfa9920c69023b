"""Talk at a table: nobody speaks of a live hand, nobody floods, and an all-in freezes the chat."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.play import Hand

CARD_WORDS: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset(
        {
            "ace", "aces", "king", "kings", "queen", "queens", "jack", "jacks", "flush", "straight", "pair", "set",
            "trips", "quads", "boat", "folded", "fold", "call", "bluff", "nuts", "draw", "suited",
        }
    ),
    "ru": frozenset(
        {
            "туз", "туза", "тузы", "король", "короля", "дама", "даму", "валет", "флеш", "стрит", "пара", "пару",
            "сет", "трипс", "каре", "фулл", "сбросил", "фолд", "колл", "блеф", "натс", "дро",
        }
    ),
}  # fmt: skip
"""Words by which a message speaks of a hand; while one is live, such messages are held back (ONLINE:chat-2)."""


def speaks_of_a_hand(message: str) -> bool:
    """Whether a message names cards, hands or actions.

    >>> speaks_of_a_hand("nice weather"), speaks_of_a_hand("I folded a king"), speaks_of_a_hand("AhKh!")
    (False, True, True)
    """
    words = "".join(c if c.isalnum() else " " for c in message.lower()).split()
    known = CARD_WORDS["en"] | CARD_WORDS["ru"]
    return any(word in known or _is_cards(word) for word in words)


def _is_cards(word: str) -> bool:
    pairs = [word[i : i + 2] for i in range(0, len(word), 2)]
    return len(word) % 2 == 0 and all(p[0] in "23456789tjqka" and p[1] in "cdhs" for p in pairs)


@dataclass
class Talk:
    """The chat of a table: at most `limit` messages of one person in `window` seconds (ONLINE:chat-4).

    >>> talk = Talk()
    >>> for at in (0, 1, 2):
    ...     talk.spoke("ann", at)
    >>> [talk.allowed("ann", at) for at in (3, 10, 11)]
    [False, False, True]
    """

    limit: int = 3
    window: int = 10
    _said: dict[str, deque[int]] = field(default_factory=dict)

    def copy(self) -> Talk:
        """The chat as another value."""
        return Talk(self.limit, self.window, {person: said.copy() for person, said in self._said.items()})

    def spoke(self, person: str, at: int) -> None:
        """Somebody has said something: it counts towards his limit."""
        said = self._said.setdefault(person, deque(maxlen=self.limit))
        said.append(at)

    def allowed(self, person: str, at: int) -> bool:
        """Whether a person may say something now."""
        said = self._said.get(person, ())
        return sum(at - each <= self.window for each in said) < self.limit

    def check(self, person: str, message: str, at: int, hand: Hand | None) -> None:
        """Refuse a message that may not be said now.

        While a hand is live nobody, in it or not, may speak of it (ONLINE:chat-1, ONLINE:chat-2); once a player is
        all-in and called nothing at all is said until the cards are down.
        """
        live = hand is not None and not hand.over
        if live and hand is not None and frozen(hand):
            raise Refusal("cash-chat-frozen")
        if live and speaks_of_a_hand(message):
            raise Refusal("cash-chat-live-hand", clause="ONLINE:chat-1")
        if not self.allowed(person, at):
            raise Refusal("cash-chat-flood", clause="ONLINE:chat-4", limit=self.limit, seconds=self.window)


def frozen(hand: Hand) -> bool:
    """Whether a hand keeps the chat shut: somebody is all-in in it."""
    return any(hand.player(seat).all_in and not hand.player(seat).folded for seat in hand.seats)
