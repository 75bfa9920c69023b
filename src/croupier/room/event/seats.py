"""Seats that are won in a satellite: what of a prize is one, and where the money for it stands meanwhile.

A prize that is a seat is a ticket to the other event; its price goes from the satellite's pool to `house:seats`, and
from there into the other event when the ticket is used. So no cent of it is ever in the winner's wallet, unless the
policy has a seat that cannot be taken paid in money.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from croupier.ledger import Account, wallet
from croupier.tournament import facts
from croupier.tournament.money import SEATS, movement

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.tournament.event import Event

SeatState: TypeAlias = Literal["won", "sent", "taken", "cash", "kept"]


class Target(NamedTuple):
    """The event that seats are won in, and what an entry costs there, in cents."""

    event: str
    price: int


class Seat(NamedTuple):
    """A seat somebody has won: what it is worth in cents, what became of it, and whether he has a ticket for it."""

    amount: int
    state: SeatState = "won"
    why: str = ""
    ticket: bool = False


def seat_in(event: Event, fact: facts.Fact, target: Target | None, won: Mapping[str, Seat]) -> str:
    """Whose prize a fact pays as a seat in the other event; empty where it pays none, or money.

    A prize that is shared, smaller than an equal one, or sold in part is money.
    """
    if target is None or not isinstance(fact, facts.PrizePaid):
        return ""
    equal = event.terms.prizes.equal
    whole = equal and fact.amount >= equal >= target.price
    return fact.player if whole and fact.player not in won and not event.shares.get(fact.player) else ""


def sides(
    name: str, event: Event, fact: facts.Fact, target: Target | None, player: str
) -> dict[Account, int]:
    """The money a fact moves, by account, in cents: what pays for the seat of a `player` stays with the house."""
    moved: dict[Account, int] = {}
    made = movement(name, "", event, fact)
    for posting in made.postings if made else ():
        moved[posting.account] = moved.get(posting.account, 0) + posting.amount
    if player and target is not None and isinstance(fact, facts.PrizePaid):
        # Where prizes are no money anyway their worth stands with the house already; the rest is his.
        still = target.price - fact.award
        moved[wallet(player)] = moved.get(wallet(player), 0) - still
        moved[SEATS] = moved.get(SEATS, 0) + still
    return moved
