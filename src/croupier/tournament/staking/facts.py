"""Facts about shares of an entry."""

from __future__ import annotations

from typing import Literal, Self, TypeAlias

from msgspec.structs import replace

from croupier.ledger import wallet
from croupier.tournament.accounts import (
    Moves,
    paid_from,
)
from croupier.tournament.event import (
    Event,
    Sale,
)
from croupier.tournament.fact import Happened

__all__ = ["ShareReturned", "ShareSold"]


class ShareSold(Happened, frozen=True, tag="share-sold"):
    """A backer bought a share of an entry, in percent, and paid the player for it."""

    player: str
    backer: str
    percent: int
    price: int
    source: Literal["desk", "wallet"] = "wallet"
    name: str = ""

    def onto(self, event: Event) -> Event:
        """A part of a player's prizes is a backer's."""
        sold = (*event.shares.get(self.player, ()), Sale(self.backer, self.percent, self.price, self.name))
        return replace(event, shares={**event.shares, self.player: sold})

    def moves(self, name: str, event: Event) -> Moves:  # noqa: ARG002 — every fact is asked alike
        """Return the money it moves: the backer pays the player."""
        return [(paid_from(self.backer, self.source), -self.price), (wallet(self.player), self.price)]

    def shown(self, player: str, *, floor: bool) -> Self | None:
        """Return it to the floor, the player and the backer."""
        return self if floor or (player and player in (self.player, self.backer)) else None


class ShareReturned(Happened, frozen=True, tag="share-returned"):
    """A backer has given his share back, and has the money he paid for it."""

    player: str
    backer: str
    price: int

    def onto(self, event: Event) -> Event:
        """A backer has no part in a player's prizes any more."""
        kept = tuple([sale for sale in event.shares.get(self.player, ()) if sale.backer != self.backer])
        shares = {player: sold for player, sold in event.shares.items() if player != self.player}
        return replace(event, shares=shares | {self.player: kept} if kept else shares)

    def moves(self, name: str, event: Event) -> Moves:  # noqa: ARG002 — every fact is asked alike
        """Return the money it moves: the player pays the backer back."""
        return [(wallet(self.player), -self.price), (wallet(self.backer), self.price)]

    def shown(self, player: str, *, floor: bool) -> Self | None:
        """Return it to the floor, the player and the backer."""
        return self if floor or (player and player in (self.player, self.backer)) else None


Facts: TypeAlias = ShareSold | ShareReturned
"""Everything that can happen to an event about shares of an entry."""
