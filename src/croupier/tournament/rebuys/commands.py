"""What may be asked of an event about rebuys and add-ons."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

__all__ = ["Buy", "CloseRebuys", "NoRebuy"]


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """A rebuy or an add-on, paid for at the desk or from the player's wallet.

    >>> from croupier.tournament import Buy, Bust, dry_run
    >>> from croupier.tournament.terms import Rebuys
    >>> night = dry_run(3, rebuys=Rebuys(price=8_000, chips=10_000, levels=2))
    >>> _ = night.do(Bust("2", takers=("1",))), night.do(Buy("2"))
    >>> night.event.entrants["2"].stack, night.event.money.pool
    (10000, 38000)
    """

    player: str
    kind: Literal["rebuy", "add-on"] = "rebuy"
    source: Literal["desk", "wallet"] = "desk"


class NoRebuy(msgspec.Struct, frozen=True, tag="no-rebuy"):
    """A player who has lost his last chips buys no more.

    >>> from croupier.tournament import Bust, NoRebuy, dry_run
    >>> from croupier.tournament.terms import Rebuys
    >>> night = dry_run(3, rebuys=Rebuys(price=8_000, chips=10_000, levels=2))
    >>> _ = night.do(Bust("2", takers=("1",)))
    >>> night.event.entrants["2"].status
    'broke'
    >>> _ = night.do(NoRebuy("2"))
    >>> night.event.entrants["2"].status
    'out'
    """

    player: str


class CloseRebuys(msgspec.Struct, frozen=True, tag="close-rebuys"):
    """Sell no more rebuys and add-ons, before the event's own time.

    >>> from croupier.tournament import CloseRebuys, dry_run
    >>> from croupier.tournament.terms import Rebuys
    >>> night = dry_run(3, rebuys=Rebuys(price=8_000, chips=10_000, levels=2))
    >>> _ = night.do(CloseRebuys())
    >>> night.event.rebuys_closed
    True
    """


Commands: TypeAlias = Buy | NoRebuy | CloseRebuys
"""Everything that can be asked about rebuys and add-ons."""
