"""The seal on a deck: made before the first bet (RUSPOK:1.10.a), and opened card by card after the round.

Each place of the deck, from the top, has a leaf: the hash of a salt and the card. The seal is the hash of the
round's name and all leaves. So a leaf can be opened for who saw the card, and the cards nobody saw stay closed. The
player's cut comes after the seal (RUSPOK:1.10.b): the house could not know where the deal begins.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from croupier.cards import parse_with_joker, show
from croupier.cards.seal import salt
from croupier.errors import Mistake

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from croupier.cards import Cards


class SealedDeck(NamedTuple):
    """A shuffled deck, the top card first, the secret its salts come from, and the round it is for.

    `more` are the decks of further hands at a machine: their places follow those of the first.
    """

    of: str
    deck: Cards
    secret: str
    more: tuple[Cards, ...] = ()

    @classmethod
    def read(cls, of: str, deck: str, secret: str, more: Iterable[str] = ()) -> SealedDeck:
        """A sealed deck of its cards as text.

        >>> SealedDeck.read("pit/ruby#1", "AhKd", "secret").deck
        (50, 45)
        """
        return cls(of, parse_with_joker(deck), secret, tuple([parse_with_joker(one) for one in more]))

    @property
    def decks(self) -> tuple[Cards, ...]:
        """All decks, in the order of their places."""
        return (self.deck, *self.more)

    def __repr__(self) -> str:
        return f"SealedDeck({self.of!r})"

    @property
    def leaves(self) -> tuple[str, ...]:
        """The leaf of each place, from the top."""
        return _leaves(tuple(chain(*self.decks)), self.secret)

    @property
    def seal(self) -> str:
        """What is published before the bets."""
        return sealed(self.of, self.leaves)

    def opened(self, cards: Collection[int], *more: Collection[int]) -> tuple[OpenedLeaf, ...]:
        """The leaves of some cards of the first deck, and of the further ones, by their place."""
        found, before = [], 0
        for deck, known in zip(self.decks, (cards, *more), strict=False):
            found += [
                OpenedLeaf(place, show((card,)), salt(self.secret, place))
                for place, card in enumerate(deck, before)
                if card in known
            ]
            before += len(deck)
        return tuple(found)


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

    `cut` is how many cards were lifted, so that the deal began at the place `cut`. Where so many `decks` were sealed
    each has its part of the leaves, and each was cut there.
    """

    of: str
    commitment: str
    leaves: tuple[str, ...]
    opened: tuple[OpenedLeaf, ...]
    cut: int = 0
    decks: int = 1


def verify(proof: Proof) -> dict[int, str]:
    """The opened cards by their turn in the deal, the first dealt being 0; those of a further deck follow the first.

    Raises `Mistake` when the leaves are not those of the seal, when a card is not that of its leaf, when one is there
    twice in a deck, and when the cut lies outside the deck.

    >>> from croupier.cards import parse_with_joker
    >>> deck = SealedDeck("pit/ruby#1", parse_with_joker("AhKdQc"), "secret")
    >>> verify(Proof("pit/ruby#1", deck.seal, deck.leaves, deck.opened({50}), cut=2))
    {1: 'Ah'}
    """
    if sealed(proof.of, proof.leaves) != proof.commitment:
        raise Mistake("room-pit-seal-broken", round=proof.of)
    places, uneven = divmod(len(proof.leaves), max(proof.decks, 1))
    if uneven or not 0 <= proof.cut < max(places, 1):
        raise Mistake("room-pit-seal-cut", cut=proof.cut, cards=places)
    found: dict[int, str] = {}
    seen: set[tuple[int, str]] = set()
    for one in proof.opened:
        if not 0 <= one.place < len(proof.leaves) or leaf(one.salt, one.card) != proof.leaves[one.place]:
            raise Mistake("cards-shuffle-card", card=one.card, place=one.place)
        deck, place = divmod(one.place, places)
        if (deck, one.card) in seen:
            raise Mistake("room-pit-seal-twice", card=one.card)
        seen.add((deck, one.card))
        found[deck * places + (place - proof.cut) % places] = one.card
    return dict(sorted(found.items()))
