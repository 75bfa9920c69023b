"""The chat of a table: nobody speaks of a live hand, nobody floods, and an all-in freezes it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from croupier.cash.talk.reading import speaks_of
from croupier.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.cash.talk.words import Kind
    from croupier.play import Hand

CLAUSES: Final[Mapping[Kind, str]] = {
    "cards": "ONLINE:chat-1",
    "hand": "ONLINE:chat-2",
    "strength": "ONLINE:chat-1",
    "fold": "ONLINE:chat-2",
    "bluff": "ONLINE:chat-1",
    "advice": "TDA-2022:67.3",
}
"""By which clause a message of each kind is held back."""


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

    def check(self, person: str, at: int, hand: Hand | None) -> None:
        """Refuse whatever somebody wants to say now: he has said enough, or a player is all-in in a live hand."""
        if hand is not None and not hand.over and frozen(hand):
            raise Refusal("cash-chat-frozen")
        if not self.allowed(person, at):
            raise Refusal("cash-chat-flood", clause="ONLINE:chat-4", limit=self.limit, seconds=self.window)


def held_back(message: str, hand: Hand | None) -> Kind | None:
    """What of a live hand a message speaks of, for which it is held back; `None` where it may be said.

    While a hand is live nobody, in it or not, may speak of it (ONLINE:chat-1, ONLINE:chat-2).
    """
    return speaks_of(message) if hand is not None and not hand.over else None


def frozen(hand: Hand) -> bool:
    """Whether a hand keeps the chat shut: somebody is all-in in it."""
    return any(hand.player(seat).all_in and not hand.player(seat).folded for seat in hand.seats)
