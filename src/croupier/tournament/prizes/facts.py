"""Facts about prizes."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from croupier.ledger import SEATS
from croupier.tournament.accounts import (
    GUARANTEE,
    ROUNDING,
    Moves,
    pool,
)
from croupier.tournament.changes import people
from croupier.tournament.event import (
    Event,
    Paid,
)
from croupier.tournament.fact import Announcement, Happened
from croupier.tournament.staking.money import by_shares
from croupier.tournament.why import Why

__all__ = ["Cashed", "PrizePaid", "PrizesSet"]


class PrizesSet(Happened, frozen=True, tag="prizes-set"):
    """The prizes, first place first, and what the house adds to the pool for them."""

    ladder: tuple[int, ...]
    overlay: int
    rounding: int
    why: Why

    def onto(self, event: Event) -> Event:
        """The prizes stand; what the house adds is noted."""
        money = replace(
            event.money,
            overlay=event.money.overlay + self.overlay,
            rounding=event.money.rounding + self.rounding,
        )
        return replace(event, ladder=self.ladder, money=money)

    def moves(self, name: str, event: Event) -> Moves:  # noqa: ARG002 — every fact is asked alike
        """Return the money it moves: what the house adds comes from its guarantee."""
        return [(GUARANTEE, -self.overlay), (pool(name), self.overlay)]


class PrizePaid(Happened, frozen=True, tag="prize-paid"):
    """A prize: places `first` to `last` are shared where they differ; of the `amount` the `award` is not money."""

    player: str
    first: int
    last: int
    amount: int
    rounding: int = 0
    award: int = 0

    def onto(self, event: Event) -> Event:
        """A player has his prize."""
        entrant = event.entrants[self.player]
        money = replace(
            event.money,
            paid=event.money.paid + self.amount,
            rounding=event.money.rounding + self.rounding,
        )
        before = event.paid.get(self.player, Paid(0, 0, 0)).amount
        paid = {**event.paid, self.player: Paid(self.first, self.last, before + self.amount)}
        entrant = replace(entrant, won=entrant.won + self.amount, award=entrant.award + self.award)
        return replace(event, entrants=people(event, entrant), money=money, paid=paid)

    def moves(self, name: str, event: Event) -> Moves:
        """Return the money it moves: to the player and his backers; what is not money stands with the house."""
        paid = [*by_shares(event, self.player, self.amount - self.award), (SEATS, self.award)]
        return [(pool(name), -self.amount - self.rounding), *paid, (ROUNDING, self.rounding)]

    def announced(self, at: int) -> Announcement | None:
        """Return it with the player."""
        return Announcement(at, self.kind_of_fact, None, (self.player,), amount=self.amount)


class Cashed(Happened, frozen=True, tag="cashed"):
    """A player has money in place of a prize of that `value` that is not money."""

    player: str
    amount: int
    value: int
    why: Why

    def onto(self, event: Event) -> Event:
        """A player has money in place of what he had won."""
        entrant = event.entrants[self.player]
        won = entrant.won - self.value + self.amount
        return replace(
            event, entrants=people(event, replace(entrant, won=won, award=entrant.award - self.value))
        )

    def moves(self, name: str, event: Event) -> Moves:  # noqa: ARG002 — every fact is asked alike
        """Return the money it moves: money takes the place of what stood with the house."""
        paid = by_shares(event, self.player, self.amount)
        return [(SEATS, -self.value), (GUARANTEE, self.value - self.amount), *paid]

    def announced(self, at: int) -> Announcement | None:  # noqa: ARG002 — every fact is asked alike
        """Return nothing: it is not for the room."""
        return None


Facts: TypeAlias = PrizesSet | PrizePaid | Cashed
"""Everything that can happen to an event about prizes."""
