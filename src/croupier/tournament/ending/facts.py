"""Facts about how an event ends."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from croupier.ledger import SEATS, wallet
from croupier.tournament.accounts import (
    FEES,
    GUARANTEE,
    ROUNDING,
    Moves,
    bounties,
    pool,
    staff,
)
from croupier.tournament.changes import people
from croupier.tournament.event import (
    Event,
    Money,
    Refund,
)
from croupier.tournament.fact import Happened
from croupier.tournament.staking.money import by_shares, shares_back
from croupier.tournament.why import Why

__all__ = ["Cancelled", "Finished"]


class Finished(Happened, frozen=True, tag="finished"):
    """The event is over."""

    why: Why

    def onto(self, event: Event) -> Event:
        """It is over."""
        clock = replace(event.clock, running=False)
        return replace(event, phase="finished", why=self.why, clock=clock)


class Cancelled(Happened, frozen=True, tag="cancelled"):
    """The event does not go on; everybody still in gets his refund, in cents."""

    refunds: dict[str, Refund]
    rounding: int
    why: Why

    def onto(self, event: Event) -> Event:
        """It is called off, and everybody has his refund."""
        won = [
            replace(entrant, won=entrant.won + self.refunds[player].total, head=0)
            for player, entrant in event.entrants.items()
            if player in self.refunds
        ]
        back = [each for each in won if self.refunds[each.id].entry and each.tickets]
        won = [replace(each, tickets=each.tickets - 1) if each in back else each for each in won]
        clock = replace(event.clock, running=False)
        entrants = people(event, *won)
        return replace(event, phase="cancelled", why=self.why, clock=clock, entrants=entrants, money=Money())

    def moves(self, name: str, event: Event) -> Moves:
        """Return the money it moves: refunds come out of what was collected."""
        return _refunded(name, event, self.refunds, self.rounding)


def _refunded(name: str, event: Event, refunds: dict[str, Refund], rounding: int) -> Moves:
    """Refunds out of what was collected; what the house had added to the pool goes back to it."""
    terms, money = event.terms, event.money
    entries = len([refund for refund in refunds.values() if refund.entry])
    fees = sum([refund.fee for refund in refunds.values()])
    standing = money.pool + money.overlay - money.paid - money.rounding
    given = sum([refund.total for refund in refunds.values()])
    return [
        *_to_players(event, refunds),
        (pool(name), -standing),
        (staff(name), -terms.staff * entries),
        (bounties(name), -money.bounties),
        (FEES, -fees),
        (ROUNDING, rounding),
        (GUARANTEE, standing + terms.staff * entries + money.bounties + fees - given - rounding),
    ]


def _to_players(event: Event, refunds: dict[str, Refund]) -> Moves:
    """Refunds to players: before the start shares are unsold, later backers get their part of the credit.

    Whoever came in on a ticket has that ticket again, and no money for it.
    """
    sides: Moves = []
    for player, refund in refunds.items():
        if refund.entry:
            to = SEATS if event.entrants[player].won_seat else wallet(player)
            sides += [(to, refund.total), *shares_back(event, player)]
        else:
            sides += by_shares(event, player, refund.total)
    return sides


Facts: TypeAlias = Finished | Cancelled
"""Everything that can happen to an event about how an event ends."""
