"""What was collected, what each place is worth, and who has what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.tournament.prizes.changed import closed, least, to_share
from croupier.tournament.prizes.ladder import shared
from croupier.tournament.prizes.places import places, prizes_now

if TYPE_CHECKING:
    from croupier.tournament.event import Entrant, Event

LAST_OUT: Final = 12
"""So many of those who went out last are shown, besides everybody in the money."""


class MoneySeen(msgspec.Struct, frozen=True):
    """What one entry costs and where it goes, and what has come together; the pool has the house's overlay in it."""

    price: int
    to_pool: int
    fee: int
    staff: int
    bounty: int
    guarantee: int
    pool: int
    overlay: int
    fees: int
    staff_total: int
    bounties: int
    paid: int
    rounding: int


class AwardSeen(msgspec.Struct, frozen=True):
    """A prize that is not money: what it is, what it is worth in cents, to how many places it goes, 0 for all alike."""

    name: str
    value: int
    places: int


class PrizesSeen(msgspec.Struct, frozen=True):
    """The prizes as the floor may change them: by place, the first one first, with what each is worth at `least`.

    They sum to `total`, all in cents. `closed` is why they cannot be changed now, as the end of a message code.
    """

    amounts: tuple[int, ...]
    least: tuple[int, ...]
    total: int
    closed: str


class Payout(msgspec.Struct, frozen=True):
    """Places `first` to `last` are worth so much each; equal prizes stand in one row."""

    first: int
    last: int
    amount: int


class Result(msgspec.Struct, frozen=True):
    """A player who is out or paid: the places he shares, his prize so far, what bounties brought him.

    `award` is what of the prize is not money, until he is given money in its place.
    """

    player: str
    name: str
    first: int
    last: int
    prize: int = 0
    bounties: int = 0
    award: int = 0


def money_seen(event: Event) -> MoneySeen:
    """Return what an entry costs and what has come together."""
    terms, money = event.terms, event.money
    return MoneySeen(
        price=terms.price,
        to_pool=terms.to_pool,
        fee=terms.fee,
        staff=terms.staff,
        bounty=terms.bounties.amount if terms.bounties else 0,
        guarantee=terms.guarantee,
        pool=money.pool + money.overlay,
        overlay=money.overlay,
        fees=money.fees,
        staff_total=money.staff,
        bounties=money.bounties,
        paid=money.paid,
        rounding=money.rounding + money.odd_bounties,
    )


def award_seen(event: Event) -> AwardSeen | None:
    """Return the prize that is not money, None where there is none."""
    award, equal = event.terms.prizes.award, event.terms.prizes.equal
    return AwardSeen(award.name, equal or award.value, 0 if equal else award.places) if award else None


def prizes_seen(event: Event) -> PrizesSeen:
    """Return the prizes as the floor may change them."""
    return PrizesSeen(event.ladder, least(event), to_share(event), closed(event))


def payouts(event: Event) -> Iterator[Payout]:
    """The ladder in rows of equal prizes."""
    first, before = 1, 0
    prizes = prizes_now(event) if event.entries else ()
    for place, amount in enumerate((*prizes, 0), 1):
        if amount != before:
            if before:
                yield Payout(first, place - 1, before)
            first, before = place, amount


def results(event: Event) -> tuple[Result, ...]:
    """Everybody with a prize, and the last who went out, the best first."""
    found: list[Result] = []
    if event.phase == "finished":
        left = [each.id for each in event.entrants.values() if each.in_play]
        found += [_result(event, player, 1, len(left)) for player in left]
    money = len(event.ladder)
    for place in places(event):
        for player in place.players:
            if place.first <= money or len(found) < money + LAST_OUT:
                found.append(_result(event, player, place.first, place.last))
    return tuple(found)


def _result(event: Event, player: str, first: int, last: int) -> Result:
    entrant = event.entrants[player]
    paid = event.paid.get(player)
    prize = paid.amount if paid else 0
    bounties = max(entrant.won - prize, 0)
    return Result(player, entrant.name, first, last, prize, bounties, entrant.award)


def certain(event: Event, entrant: Entrant, first: int, last: int) -> int:
    """The prize a player still in has for certain: that of the place he would take if he went out now, in cents."""
    if not entrant.in_play or not event.ladder or first or last:
        return 0
    return shared(event.ladder, event.left, 1).each if event.left <= len(event.ladder) else 0
