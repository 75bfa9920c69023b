"""The seal on a deck: made before the first bet (RUSPOK:1.10.a), and opened card by card after the round.

Each place of the deck, from the top, has a leaf: the hash of a salt and the card. The seal is the hash of the
round's name and all leaves. So a leaf can be opened for who saw the card, and the cards nobody saw stay closed. The
player's cut comes after the seal (RUSPOK:1.10.b): the house could not know where the deal begins.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from croupier.cards import show
from croupier.cards.seal import salt
from croupier.errors import Mistake

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from croupier.cards import Cards


class SealedDeck(NamedTuple):
    """A shuffled deck, the top card first, the secret its salts come from, and the round it is for."""

    of: str
    deck: Cards
    secret: str

    def __repr__(self) -> str:
        return f"SealedDeck({self.of!r})"

    @property
    def leaves(self) -> tuple[str, ...]:
        """The leaf of each place, from the top."""
        return _leaves(self.deck, self.secret)

    @property
    def seal(self) -> str:
        """What is published before the bets."""
        return sealed(self.of, self.leaves)

    def opened(self, cards: Collection[int]) -> tuple[OpenedLeaf, ...]:
        """The leaves of some cards, by their place."""
        return tuple(
            [
                OpenedLeaf(place, show((card,)), salt(self.secret, place))
                for place, card in enumerate(self.deck)
                if card in cards
            ]
        )


@lru_cache(maxsize=512)
def _leaves(deck: Cards, secret: str) -> tuple[str, ...]:
    return tuple([leaf(salt(secret, place), show((card,))) for place, card in enumerate(deck)])


class OpenedLeaf(msgspec.Struct, frozen=True):
    """A leaf opened: its place in the deck as it was sealed (0 is the top), the card, and the salt."""

    place: int
    card: str
    salt: str


def leaf(salted: str, card: str) -> str:
    """The leaf of one card.

    >>> leaf("00", "Ah")[:16]
    '135fcf312c4b27df'
    """
    return hashlib.sha256(f"{salted}:{card}".encode()).hexdigest()


def sealed(of: str, leaves: Sequence[str]) -> str:
    """The seal of a round on these leaves."""
    return hashlib.sha256(f"{of}:{''.join(leaves)}".encode()).hexdigest()


class Proof(msgspec.Struct, frozen=True):
    """What a player holds of a finished round: the seal he saw before it, all leaves, and those opened for him.

    `cut` is how many cards were lifted, so that the deal began at the place `cut`.
    """

    of: str
    commitment: str
    leaves: tuple[str, ...]
    opened: tuple[OpenedLeaf, ...]
    cut: int = 0


def verify(proof: Proof) -> dict[int, str]:
    """The opened cards by their turn in the deal, the first dealt being 0.

    Raises `Mistake` when the leaves are not those of the seal, when a card is not that of its leaf, when one is there
    twice, and when the cut lies outside the deck.

    >>> from croupier.cards import parse_with_joker
    >>> deck = SealedDeck("pit/ruby#1", parse_with_joker("AhKdQc"), "secret")
    >>> verify(Proof("pit/ruby#1", deck.seal, deck.leaves, deck.opened({50}), cut=2))
    {1: 'Ah'}
    """
    if sealed(proof.of, proof.leaves) != proof.commitment:
        raise Mistake("room-pit-seal-broken", round=proof.of)
    places = len(proof.leaves)
    if not 0 <= proof.cut < max(places, 1):
        raise Mistake("room-pit-seal-cut", cut=proof.cut, cards=places)
    found: dict[int, str] = {}
    for one in proof.opened:
        if not 0 <= one.place < places or leaf(one.salt, one.card) != proof.leaves[one.place]:
            raise Mistake("cards-shuffle-card", card=one.card, place=one.place)
        if one.card in found.values():
            raise Mistake("room-pit-seal-twice", card=one.card)
        found[(one.place - proof.cut) % places] = one.card
    return dict(sorted(found.items()))
