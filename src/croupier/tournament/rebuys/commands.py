"""What may be asked of an event about rebuys and add-ons."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

__all__ = ["Buy", "CloseRebuys", "NoRebuy"]


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """A rebuy or an add-on, paid for at the desk or from the player's wallet."""

    player: str
    kind: Literal["rebuy", "add-on"] = "rebuy"
    source: Literal["desk", "wallet"] = "desk"


class NoRebuy(msgspec.Struct, frozen=True, tag="no-rebuy"):
    """A player who has lost his last chips buys no more."""

    player: str


class CloseRebuys(msgspec.Struct, frozen=True, tag="close-rebuys"):
    """Sell no more rebuys and add-ons, before the event's own time."""


Commands: TypeAlias = Buy | NoRebuy | CloseRebuys
"""Everything that can be asked about rebuys and add-ons."""
