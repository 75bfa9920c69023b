"""The envelopes of mystery bounties as everybody sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from croupier.tournament.event import Event


class EnvelopesSeen(msgspec.Struct, frozen=True):
    """Mystery bounties: the seals told before the first was drawn, and of those not drawn only their amounts, sorted.

    `order` is empty until all are drawn.
    """

    seal: str
    seals: tuple[str, ...]
    drawn: int
    amounts: tuple[int, ...]
    order: str


def envelopes_seen(event: Event) -> EnvelopesSeen | None:
    """Return the envelopes, None before the bounties are sealed."""
    if not event.sealed:
        return None
    left = tuple(sorted(event.envelopes, reverse=True))
    order = "" if event.envelopes else event.envelope_order
    return EnvelopesSeen(event.seal, event.seals, event.drawn, left, order)
