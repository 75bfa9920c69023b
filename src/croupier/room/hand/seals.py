"""The decks of a hand: sealed before they are cut, and dealt as they were cut."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from croupier.cards import parse, reordered, show
from croupier.cards.cut import commitment, order_of
from croupier.cards.seal import SealedDeck
from croupier.cards.transcript import Pledge, Sealing
from croupier.room.hand.rows import Cut, Sealed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from croupier.cards import Cards
    from croupier.cards.deck import Randomness

HOUSE = 0
"""The seat that the house's own number has in a cut."""


class CutDeck(NamedTuple):
    """A sealed deck as it was cut: the cards in the order they are dealt in, and what everybody may know of it."""

    row: Sealed
    sealed: SealedDeck
    cards: Cards
    told: Sealing

    @classmethod
    def of(cls, row: Sealed) -> CutDeck:
        """The deck of a row, dealt as its cut says."""
        sealed = _sealed(row)
        openings = tuple(sorted((row.cut.nonce, *row.cut.opened)))
        order = order_of(sealed.of, len(sealed.deck), sealed.root, openings)
        told = msgspec.structs.replace(uncut(row), openings=openings, order=order)
        return cls(row, sealed, tuple([sealed.deck[place] for place in order]), told)


def uncut(row: Sealed) -> Sealing:
    """What everybody may know of a deck that waits to be cut."""
    sealed = _sealed(row)
    house = Pledge(HOUSE, commitment(row.cut.nonce))
    pledges = (house, *[Pledge(seat, made) for seat, made in row.cut.pledged])
    return Sealing(sealed.of, len(sealed.deck), sealed.root, pledges)


def _sealed(row: Sealed) -> SealedDeck:
    return SealedDeck(row.cut.of, parse(row.deck), row.cut.secret)


def seal(
    of: str, cards: Sequence[int], entropy: Randomness, pledged: tuple[tuple[int, str], ...] = ()
) -> Sealed:
    """Cards in an order nobody knows, under a seal: 256 bits for the salts, as many for the house's own number."""
    deck = show(reordered(cards, entropy))
    secret, nonce = (f"{entropy.randrange(1 << 256):064x}" for _ in range(2))
    return Sealed(deck, Cut(of, secret, nonce, pledged))


def waits_for(sealing: Sealed | None, of: str, cards: Iterable[int]) -> bool:
    """Whether the deck that waits to be cut is this one."""
    return sealing is not None and sealing.cut.of == of and sorted(parse(sealing.deck)) == sorted(cards)


def cut(
    sealing: Sealed | None, of: str, cards: Sequence[int], entropy: Randomness, opened: tuple[str, ...] = ()
) -> tuple[str, Cut]:
    """The deck that waits, cut by what was opened; where none waits for these cards, one cut by the house alone."""
    if sealing is None or not waits_for(sealing, of, cards):
        sealing, opened = seal(of, cards, entropy), ()
    return sealing.deck, msgspec.structs.replace(sealing.cut, opened=opened)
