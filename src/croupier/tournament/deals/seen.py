"""The deal on offer as everybody sees it."""

from __future__ import annotations

import msgspec

from croupier.tournament.event import DealKind


class OfferSeen(msgspec.Struct, frozen=True):
    """A deal on offer: what each player left would get, in cents, and who has said yes."""

    number: int
    kind: DealKind
    amounts: dict[str, int]
    left: int
    by: str
    yes: tuple[str, ...]
