"""Facts about getting in, and the start."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from croupier.ledger import SEATS, Account, wallet
from croupier.tournament.accounts import (
    FEES,
    Moves,
    bounties,
    paid_from,
    pool,
    staff,
)
from croupier.tournament.changes import people, unseated
from croupier.tournament.entries.commands import Source
from croupier.tournament.event import (
    Clock,
    Entrant,
    Event,
    Finish,
)
from croupier.tournament.fact import Announcement, Happened
from croupier.tournament.staking.money import shares_back
from croupier.tournament.terms import Terms
from croupier.tournament.why import Why

__all__ = ["Reentered", "Registered", "RegistrationClosed", "Started", "Unregistered"]


class Registered(Happened, frozen=True, tag="registered"):
    """A player entered: by money from `source` or with a ticket; `picked` is the seat he chose, if any."""

    player: str
    name: str
    price: int
    source: Source = "desk"
    picked: int = 0

    def onto(self, event: Event) -> Event:
        """A player is in, and his money is collected."""
        entrant = Entrant(
            self.player,
            self.name,
            won_seat=self.source in ("seat", "ticket"),
            tickets=int(self.source == "ticket"),
            picked=self.picked,
        )
        return collected(replace(event, entrants=people(event, entrant), pairs=()), self.player, self.price)

    def moves(self, name: str, event: Event) -> Moves:
        """Return the money it moves: the entry is shared out between pool, fee, staff and bounty."""
        return _entry(name, event.terms, self.price, paid_from(self.player, self.source))


class Unregistered(Happened, frozen=True, tag="unregistered"):
    """A player took his entry back and gets his money, or, where he came in on one, his `ticket`."""

    player: str
    refund: int
    ticket: bool = False

    def onto(self, event: Event) -> Event:
        """A player is out again, and his money is not ours."""
        terms, money = event.terms, event.money
        head = terms.bounties.amount if terms.bounties else 0
        money = replace(
            money,
            pool=money.pool - terms.to_pool,
            fees=money.fees - terms.fee,
            staff=money.staff - terms.staff,
            bounties=money.bounties - head,
        )
        alternates = tuple([player for player in event.alternates if player != self.player])
        # Where seats are drawn before the start he gets up, and his chips go back into the box.
        chips = event.entrants[self.player].stack
        event = unseated(event, (self.player,), stack=0)
        gone = replace(event.entrants[self.player], status="gone", head=0, tickets=0)
        shares = {player: sold for player, sold in event.shares.items() if player != self.player}
        entrants = people(event, gone)
        return replace(
            event,
            entrants=entrants,
            money=money,
            alternates=alternates,
            shares=shares,
            pairs=(),
            issued=event.issued - chips,
        )

    def moves(self, name: str, event: Event) -> Moves:
        """Return the money it moves: the entry comes back, to what a ticket is worth or as money; to backers theirs."""
        entry = _entry(name, event.terms, self.refund, SEATS if self.ticket else wallet(self.player))
        return [(account, -amount) for account, amount in entry] + shares_back(event, self.player)


class Started(Happened, frozen=True, tag="started"):
    """Cards in the air."""

    at: int

    def onto(self, event: Event) -> Event:
        """The clock runs."""
        first = event.first_level
        length = event.terms.length(first)
        on_break = bool(event.terms.level(first).pause)
        clock = Clock(first, self.at + length, length, True, on_break, since=self.at)
        return replace(event, phase="running", clock=clock)

    def announced(self, at: int) -> Announcement | None:
        """Return it without a reason."""
        return Announcement(at, self.kind_of_fact)


class Reentered(Happened, frozen=True, tag="reentered"):
    """A player who was out bought in again."""

    player: str
    price: int
    source: Source = "desk"

    def onto(self, event: Event) -> Event:
        """A player who was out is in again, and loses his place."""
        entrant = event.entrants[self.player]
        on_ticket = self.source == "ticket"
        entrant = replace(
            entrant,
            entries=entrant.entries + 1,
            status="registered",
            won_seat=on_ticket or (entrant.won_seat and not entrant.tickets),
            tickets=entrant.tickets + on_ticket,
        )
        event = replace(event, entrants=people(event, entrant), out=without(event.out, self.player))
        return collected(event, self.player, self.price)

    def moves(self, name: str, event: Event) -> Moves:
        """Return the money it moves: the new entry is shared out as the first one was."""
        return _entry(name, event.terms, self.price, paid_from(self.player, self.source))

    def announced(self, at: int) -> Announcement | None:
        """Return it with the player."""
        return Announcement(at, self.kind_of_fact, None, (self.player,))


class RegistrationClosed(Happened, frozen=True, tag="registration-closed"):
    """Nobody enters any more. `guaranteed` says whether the guarantee holds."""

    guaranteed: bool
    why: Why

    def onto(self, event: Event) -> Event:
        """Nobody enters any more."""
        return replace(event, open=False, guaranteed=self.guaranteed)


def collected(event: Event, player: str, price: int) -> Event:
    """An entry’s money, shared out between pool, fee, staff and bounty."""
    terms = event.terms
    head = terms.bounties.amount if terms.bounties else 0
    money = replace(
        event.money,
        pool=event.money.pool + terms.to_pool,
        fees=event.money.fees + price - terms.buy_in,
        staff=event.money.staff + terms.staff,
        bounties=event.money.bounties + head,
    )
    entrant = replace(event.entrants[player], head=head)
    return replace(event, entrants=people(event, entrant), money=money)


def without(finishes: tuple[Finish, ...], player: str) -> tuple[Finish, ...]:
    """Finishes without a player who came back."""
    left = [
        replace(finish, players=tuple([other for other in finish.players if other != player]))
        for finish in finishes
    ]
    return tuple([finish for finish in left if finish.players])


def _entry(name: str, terms: Terms, price: int, payer: Account) -> Moves:
    head = terms.bounties.amount if terms.bounties else 0
    return [
        (payer, -price),
        (pool(name), terms.to_pool),
        (FEES, price - terms.buy_in),
        (staff(name), terms.staff),
        (bounties(name), head),
    ]


Facts: TypeAlias = Registered | Unregistered | Started | Reentered | RegistrationClosed
"""Everything that can happen to an event about getting in, and the start."""
