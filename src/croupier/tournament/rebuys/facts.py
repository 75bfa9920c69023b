"""Facts about rebuys and add-ons."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from croupier.tournament.accounts import (
    FEES,
    Moves,
    paid_from,
    pool,
)
from croupier.tournament.changes import people
from croupier.tournament.event import (
    Event,
)
from croupier.tournament.fact import Happened
from croupier.tournament.why import Why

__all__ = ["Bought", "RebuysClosed"]


class Bought(Happened, frozen=True, tag="bought"):
    """A rebuy or an add-on."""

    player: str
    kind: Literal["rebuy", "add-on"]
    chips: int
    price: int
    fee: int
    source: Literal["desk", "wallet"] = "desk"

    def onto(self, event: Event) -> Event:
        """A stack has grown."""
        entrant = event.entrants[self.player]
        again = self.kind == "rebuy"
        entrant = replace(
            entrant,
            stack=entrant.stack + self.chips,
            status="playing",
            declined=False,
            rebuys=entrant.rebuys + again,
            add_ons=entrant.add_ons + (not again),
        )
        money = replace(event.money, pool=event.money.pool + self.price, fees=event.money.fees + self.fee)
        return replace(event, entrants=people(event, entrant), money=money, issued=event.issued + self.chips)

    def moves(self, name: str, event: Event) -> Moves:  # noqa: ARG002 — every fact is asked alike
        """Return the money it moves: the price goes to the pool, the fee to the house."""
        paid = self.price + self.fee
        return [(paid_from(self.player, self.source), -paid), (pool(name), self.price), (FEES, self.fee)]


class RebuysClosed(Happened, frozen=True, tag="rebuys-closed"):
    """No rebuys and add-ons are sold any more."""

    why: Why

    def onto(self, event: Event) -> Event:
        """Nobody buys more chips."""
        return replace(event, rebuys_closed=True)


Facts: TypeAlias = Bought | RebuysClosed
"""Everything that can happen to an event about rebuys and add-ons."""
