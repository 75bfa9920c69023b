"""Facts about bounties."""

from __future__ import annotations

from typing import Self, TypeAlias

from msgspec.structs import replace

from croupier.ledger import wallet
from croupier.tournament.accounts import (
    ROUNDING,
    Moves,
    bounties,
)
from croupier.tournament.changes import people
from croupier.tournament.event import (
    Event,
)
from croupier.tournament.fact import Announcement, Happened
from croupier.tournament.why import Why

__all__ = ["BountyWon", "HeadPaid", "Sealed"]


class BountyWon(Happened, frozen=True, tag="bounty-won"):
    """A bounty: `cash` is paid, `head` goes on the taker's own head, `rounding` to the house.

    A mystery bounty is a part of the `envelope` drawn, counted from the first, 0 for any other kind; its `salt` opens
    the seal that was told before (`croupier.tournament.bounties.heads.opens`), `inside` is all that was in it.
    """

    taker: str
    busted: str
    cash: int
    head: int
    rounding: int = 0
    envelope: int = 0
    inside: int = 0
    salt: str = ""

    def onto(self, event: Event) -> Event:
        """A bounty goes to its taker, in cash, on his head, or out of an envelope."""
        taker, busted = event.entrants[self.taker], event.entrants[self.busted]
        given = 0 if self.envelope else self.cash + self.head + self.rounding
        taker = replace(taker, won=taker.won + self.cash, head=taker.head + self.head)
        busted = replace(busted, head=busted.head - given) if taker.id != busted.id else busted
        # The first taker of an envelope opens it; what he shares with others comes out of the same one.
        opened = self.envelope == event.drawn + 1
        envelopes = event.envelopes[1:] if opened else event.envelopes
        money = replace(
            event.money,
            bounties=event.money.bounties - self.cash - self.rounding,
            odd_bounties=event.money.odd_bounties + self.rounding,
        )
        return replace(
            event,
            entrants=people(event, busted, taker),
            money=money,
            envelopes=envelopes,
            drawn=event.drawn + opened,
        )

    def moves(self, name: str, event: Event) -> Moves:  # noqa: ARG002 — every fact is asked alike
        """Return the money it moves: what is paid at once goes to the taker."""
        taken = self.cash + self.rounding
        return [(bounties(name), -taken), (wallet(self.taker), self.cash), (ROUNDING, self.rounding)]

    def announced(self, at: int) -> Announcement | None:
        """Return what was in an envelope; other bounties are not told."""
        if not self.inside:
            return None
        return Announcement(at, self.kind_of_fact, None, (self.taker, self.busted), amount=self.cash)


class HeadPaid(Happened, frozen=True, tag="head-paid"):
    """A player is paid the bounty on his own head."""

    player: str
    amount: int
    why: Why

    def onto(self, event: Event) -> Event:
        """A player is paid for his own head."""
        entrant = event.entrants[self.player]
        entrant = replace(entrant, head=entrant.head - self.amount, won=entrant.won + self.amount)
        money = replace(event.money, bounties=event.money.bounties - self.amount)
        return replace(event, entrants=people(event, entrant), money=money)

    def moves(self, name: str, event: Event) -> Moves:  # noqa: ARG002 — every fact is asked alike
        """Return the money it moves: the bounty goes to the player himself."""
        return [(bounties(name), -self.amount), (wallet(self.player), self.amount)]


class Sealed(Happened, frozen=True, tag="sealed"):
    """Mystery bounties were sealed in the order they will be drawn: `seal` is the SHA-256 of `order`.

    `seals` are one for each envelope, opened by its salt as it is drawn. The seals are public at once, a salt with its
    envelope, and the order when all are drawn; till then nobody may know amounts, order or salts.
    """

    amounts: tuple[int, ...]
    order: str
    seal: str
    seals: tuple[str, ...] = ()
    salts: tuple[str, ...] = ()

    def onto(self, event: Event) -> Event:
        """Every head is bare: the bounties are in envelopes."""
        bare = [replace(entrant, head=0) for entrant in event.entrants.values() if entrant.head]
        return replace(
            event,
            entrants=people(event, *bare),
            envelopes=self.amounts,
            envelope_salts=self.salts,
            envelope_order=self.order,
            seal=self.seal,
            seals=self.seals,
            sealed=True,
            draws=event.draws + 1,
        )

    def shown(self, player: str, *, floor: bool) -> Self | None:  # noqa: ARG002 — every fact is asked alike
        """Return the seals alone: amounts, order and salts stay secret till they are drawn."""
        return replace(self, amounts=(), order="", salts=())

    def announced(self, at: int) -> Announcement | None:
        """Return it without a reason."""
        return Announcement(at, self.kind_of_fact)


Facts: TypeAlias = BountyWon | HeadPaid | Sealed
"""Everything that can happen to an event about bounties."""
