"""Facts about deals about the prizes."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from croupier.tournament.event import DealKind, Event, Offer
from croupier.tournament.fact import Happened
from croupier.tournament.why import Why

__all__ = ["Connection", "DealAnswered", "DealMade", "DealOff", "DealOffered"]


class DealMade(Happened, frozen=True, tag="deal-made"):
    """The players left agreed on other prizes; `left` is kept for the first place."""

    amounts: dict[str, int]
    left: int
    why: Why

    def onto(self, event: Event) -> Event:
        """Other prizes are agreed."""
        return replace(event, agreed=self.amounts, kept=self.left, offer=None)


class DealOffered(Happened, frozen=True, tag="deal-offered"):
    """A deal was put to everybody left: what each would get, in cents, `left` for the first place."""

    number: int
    kind: DealKind
    amounts: dict[str, int]
    left: int
    by: str
    why: Why

    def onto(self, event: Event) -> Event:
        """A deal is on offer, and whoever offers it has said yes to it."""
        yes = (self.by,) if self.by in self.amounts else ()
        offer = Offer(self.number, self.kind, self.amounts, self.left, self.by, yes)
        return replace(event, offer=offer, offers=self.number)


class DealAnswered(Happened, frozen=True, tag="deal-answered"):
    """A player said yes or no to the deal on offer."""

    player: str
    number: int
    yes: bool

    def onto(self, event: Event) -> Event:
        """One more has said yes; a no ends the offer by a self of its own."""
        offer = event.offer
        if offer is None or not self.yes or self.player in offer.yes:
            return event
        return replace(event, offer=offer._replace(yes=(*offer.yes, self.player)))


class DealOff(Happened, frozen=True, tag="deal-off"):
    """The deal on offer is off, and play goes on."""

    number: int
    why: Why

    def onto(self, event: Event) -> Event:
        """Nothing is on offer."""
        return replace(event, offer=None)


class Connection(Happened, frozen=True, tag="connection"):
    """A player's connection is lost, or is back."""

    player: str
    lost: bool

    def onto(self, event: Event) -> Event:
        """A player can be reached, or not."""
        lost = tuple([player for player in event.lost if player != self.player])
        return replace(event, lost=(*lost, self.player) if self.lost else lost)


Facts: TypeAlias = DealMade | DealOffered | DealAnswered | DealOff | Connection
"""Everything that can happen to an event about deals about the prizes."""
