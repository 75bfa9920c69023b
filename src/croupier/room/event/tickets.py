"""Tickets: what of them a fact of an event uses, gives back, or gives as a prize.

A ticket is the right to one entry of an event. It is counted in the ledger and worth what that entry costs; the money
for it stands on `house:seats` until it is used. So it never is anybody's chips or money.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.ledger import TICKETS, entered_on, ticket
from croupier.tournament import facts

if TYPE_CHECKING:
    from croupier.ledger import Account
    from croupier.tournament.event import Event


def used(name: str, event: Event, fact: facts.Fact) -> dict[Account, int]:
    """Return how many tickets a fact moves, by account: to the entries of the event of that `name`, or back.

    `event` is the event before the fact. Who came in on a seat of before there were tickets gets a ticket for it.
    """
    match fact:
        case facts.Registered(source="ticket") | facts.Reentered(source="ticket"):
            return {ticket(name, fact.player): -1, entered_on(name): 1}
        case facts.Unregistered(player, ticket=True):
            return _back(name, event, player)
        case facts.Cancelled(refunds=refunds):
            found: dict[Account, int] = {}
            for player, refund in refunds.items():
                if refund.entry and event.entrants[player].won_seat:
                    for account, number in _back(name, event, player).items():
                        found[account] = found.get(account, 0) + number
            return found
        case _:
            return {}


def won(event: str, player: str) -> dict[Account, int]:
    """Return the movement by which a player gets a ticket to another event."""
    return {TICKETS: -1, ticket(event, player): 1}


def cashed(event: str, player: str) -> dict[Account, int]:
    """Return the movement by which a ticket is no more."""
    return {ticket(event, player): -1, TICKETS: 1}


def _back(name: str, event: Event, player: str) -> dict[Account, int]:
    source = entered_on(name) if event.entrants[player].tickets else TICKETS
    return {source: -1, ticket(name, player): 1}
