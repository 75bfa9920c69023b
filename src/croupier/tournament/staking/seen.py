"""Shares as those they concern see them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from croupier.tournament.event import Event


class ShareSeen(msgspec.Struct, frozen=True):
    """A share sold: who bought how many percent of whose entry, and what he paid, in cents."""

    player: str
    backer: str
    percent: int
    price: int
    name: str = ""


def shares_seen(event: Event, whose: str | None) -> Iterator[ShareSeen]:
    """Return the shares sold of every entry, or of those that concern one player."""
    for player, sold in sorted(event.shares.items()):
        for sale in sold:
            if whose is None or whose in (player, sale.backer):
                yield ShareSeen(player, *sale)
