"""Shares of an entry sold to backers, what they cost, what they bring, what goes back."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, NamedTuple

from croupier.errors import Mistake, Refusal
from croupier.tournament.course import decides
from croupier.tournament.event import Sale
from croupier.tournament.staking import commands, facts

if TYPE_CHECKING:
    from croupier.tournament.course import Course


class Divided(NamedTuple):
    """Winnings divided: the backers' parts and the seller's, in cents."""

    backers: dict[str, int]
    seller: int


def price(entry: int, percent: int, markup: Decimal = Decimal(1)) -> int:
    """What a share of an entry costs with a mark-up, in cents, rounded down (ONLINE:staking-1).

    >>> price(11_000, 50, Decimal("1.10"))
    6050
    """
    if not 0 < percent <= 100 or markup < 1:
        raise Mistake("tournament-share-impossible", percent=percent)
    return int(entry * percent * markup / 100)


def sell(sold: tuple[Sale, ...], backer: str, percent: int, cents: int, *, started: bool) -> tuple[Sale, ...]:
    """One more share sold: after registering and before the start, never more than the whole (ONLINE:staking-1).

    >>> sell((), "Xen", 25, 3000, started=False)
    (Sale(backer='Xen', percent=25, price=3000, name=''),)
    """
    if started:
        raise Refusal("tournament-shares-too-late", clause="ONLINE:staking-1")
    left = 100 - sum([sale.percent for sale in sold])
    if not 0 < percent <= left:
        raise Refusal("tournament-shares-too-many", clause="ONLINE:staking-1", percent=percent, left=left)
    return (*sold, Sale(backer, percent, cents))


def unsold(sold: tuple[Sale, ...]) -> dict[str, int]:
    """What the backers get back when the seller takes his entry back: all they paid (ONLINE:staking-2).

    >>> unsold((Sale("Xen", 25, 3000), Sale("Yan", 10, 1200), Sale("Xen", 5, 600)))
    {'Xen': 3600, 'Yan': 1200}
    """
    back: dict[str, int] = {}
    for sale in sold:
        back[sale.backer] = back.get(sale.backer, 0) + sale.price
    return back


def shares_of(sold: tuple[Sale, ...]) -> dict[str, int]:
    """The percent each backer has bought in all."""
    shares: dict[str, int] = {}
    for sale in sold:
        shares[sale.backer] = shares.get(sale.backer, 0) + sale.percent
    return shares


def divide(winnings: int, shares: Mapping[str, int]) -> Divided:
    """Winnings by shares in percent, each backer's part rounded down; the seller keeps the rest (ONLINE:staking-3).

    >>> divide(10_001, {"Xen": 25, "Yan": 25})
    Divided(backers={'Xen': 2500, 'Yan': 2500}, seller=5001)
    """
    if sum(shares.values()) > 100:
        raise Mistake("tournament-share-impossible", percent=sum(shares.values()))
    backers = {backer: winnings * percent // 100 for backer, percent in shares.items()}
    return Divided(backers, winnings - sum(backers.values()))


@decides(commands.SellShare)
def sell_share(course: Course, asked: commands.SellShare) -> None:
    """A player sells a share between his registration and the start."""
    event, entrant = course.event, course.entrant(asked.player)
    cents = price(event.terms.price, asked.percent, 1 + Decimal(asked.markup) / 100)
    sold = event.shares.get(entrant.id, ())
    sell(sold, asked.backer, asked.percent, cents, started=event.phase != "registering")
    if asked.backer == entrant.id:
        raise course.refuse("share-to-himself", "shares-sold", player=entrant.name)
    known = event.entrants.get(asked.backer)
    name = asked.name or (known.name if known else asked.backer)
    course.say(facts.ShareSold(entrant.id, asked.backer, asked.percent, cents, asked.source, name))


@decides(commands.ReturnShare)
def return_share(course: Course, asked: commands.ReturnShare) -> None:
    """A backer gives his share back before the start, for all he paid."""
    event, entrant = course.event, course.entrant(asked.player)
    if event.phase != "registering":
        raise course.refuse("shares-too-late", "shares-sold")
    back = unsold(event.shares.get(entrant.id, ()))
    if asked.backer not in back:
        raise course.refuse("share-not-sold", "shares-back", player=entrant.name)
    course.say(facts.ShareReturned(entrant.id, asked.backer, back[asked.backer]))
