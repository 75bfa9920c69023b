"""A deck sealed card by card: one hash is told beforehand, and each card is opened by itself, or never.

Every place of the deck, from the top, has a leaf: the hash of what the deck is for, the place, the card and a salt. The
leaves are the lowest row of a tree of hashes, and its root is the seal. A card is opened by its salt and the hashes
that lead from its leaf to the root; a leaf that is not opened tells nothing of its card.

All hashes are SHA-256 of UTF-8 text, in hex; docs/fairness.md has them all, tests/data/shuffle.json an example.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.cards.card import CARDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.cards.card import Cards

BLANK: Final = "0" * 64
"""What fills the lowest row of a tree up to a power of two."""


def sealing_name(stream: str, hand: int, again: int = 0) -> str:
    """What a sealed deck is for: a hand, or the stub that was shuffled `again` in it.

    >>> sealing_name("table/oak", 12), sealing_name("table/oak", 12, 1)
    ('table/oak#12', 'table/oak#12/1')
    """
    return f"{stream}#{hand}/{again}" if again else f"{stream}#{hand}"


def salt(secret: str, place: int) -> str:
    """The salt of a place, 128 bits; without the secret one salt tells nothing of another."""
    return _sha256(f"{secret}:{place}")[:32]


def leaf(of: str, place: int, card: str, salted: str) -> str:
    """The leaf of a card at its place in a deck."""
    return _sha256(f"croupier-leaf-1|{of}|{place}|{card}|{salted}")


def rows_of(leaves: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """A tree of hashes, the row of the leaves first, filled up to a power of two."""
    full = 1 << max(len(leaves) - 1, 0).bit_length()
    row = (*leaves, *[BLANK] * (full - len(leaves)))
    tree = [row]
    while len(row) > 1:
        row = tuple([_node(row[at], row[at + 1]) for at in range(0, len(row), 2)])
        tree.append(row)
    return tuple(tree)


def root_of(of: str, cards: int, top: str) -> str:
    """The seal: what the deck is for, how many cards it has, and the top of its tree."""
    return _sha256(f"croupier-root-1|{of}|{cards}|{top}")


def climbed(place: int, lowest: str, path: Sequence[str]) -> str:
    """The top of the tree that a leaf at its place leads to."""
    found = lowest
    for beside in path:
        found = _node(beside, found) if place & 1 else _node(found, beside)
        place >>= 1
    return found


def _node(left: str, right: str) -> str:
    return _sha256(f"croupier-node-1|{left}|{right}")


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class Shown:
    """What is known of the tree of a sealed deck by whoever saw some of its cards opened.

    Two hashes side by side lead to the one above them, so that the way up from a further card ends where it meets one
    that was shown: of its path only the hashes below are new.

    >>> deck, shown = SealedDeck("table/oak#1", (50, 45, 3, 7), "secret"), Shown()
    >>> [len(shown.new(place, deck.path(place))) for place in (0, 1, 2)]
    [2, 0, 1]
    """

    def __init__(self) -> None:
        self._pairs: set[tuple[int, int]] = set()

    def new(self, place: int, path: Sequence[str]) -> tuple[str, ...]:
        """The hashes of a card's path that were not known yet; they are from now on."""
        for level in range(len(path)):
            place >>= 1
            if (level, place) in self._pairs:
                return tuple(path[:level])
            self._pairs.add((level, place))
        return tuple(path)


class SealedDeck(NamedTuple):
    """A shuffled deck, the top card first, the secret its salts come from, and what it is for.

    It names every card, so it does not show them when printed.

    >>> deck = SealedDeck("table/oak#1", (50, 45, 3), "secret")
    >>> at = leaf(deck.of, 1, "Kd", deck.salt(1))
    >>> root_of(deck.of, 3, climbed(1, at, deck.path(1))) == deck.root
    True
    """

    of: str
    deck: Cards
    secret: str

    def __repr__(self) -> str:
        return f"SealedDeck({self.of!r})"

    @property
    def root(self) -> str:
        """The seal, which is told before anything else."""
        return root_of(self.of, len(self.deck), _tree(self)[-1][0])

    def salt(self, place: int) -> str:
        """The salt of the card at a place."""
        return salt(self.secret, place)

    def path(self, place: int) -> tuple[str, ...]:
        """The hashes beside the way from a leaf to the top of the tree."""
        return tuple([row[(place >> level) ^ 1] for level, row in enumerate(_tree(self)[:-1])])


@lru_cache(maxsize=512)
def _tree(sealed: SealedDeck) -> tuple[tuple[str, ...], ...]:
    of, deck, secret = sealed
    return rows_of([leaf(of, place, CARDS[card], salt(secret, place)) for place, card in enumerate(deck)])
