"""Chips onto the table: the buy-in, coming back within the hour, top-ups, buying in again after losing it all."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from croupier.errors import Refusal

if TYPE_CHECKING:
    from croupier.rulebook import Policy

MINUTE = 60_000


class BuyIn(NamedTuple):
    """What a table may be joined with, in chips; `most` is 0 where the house sets no upper bound.

    >>> BuyIn(300, 3_000).allows(500)
    True
    """

    least: int
    most: int = 0

    def allows(self, chips: int) -> bool:
        """Whether a stack of so many chips may sit down (CLUB-2:2.1.1).

        >>> [BuyIn(300, 3000).allows(chips) for chips in (250, 300, 3500)]
        [False, True, False]
        """
        return self.least <= chips and (not self.most or chips <= self.most)


class Departure(NamedTuple):
    """Who cashed out of a game: what he took, and when (ms since 1970).

    >>> from croupier.rulebook import profile
    >>> required(BuyIn(300), Departure(chips=3_000, at=0), 30 * MINUTE, profile("fspr-manual")).least
    3000
    """

    chips: int
    at: int


def required(buy_in: BuyIn, departure: Departure | None, at: int, policy: Policy) -> BuyIn:
    """What a player must bring: within the hour no less than he took away, whatever the table's bounds.

    The rule and its printed example meet only in the larger of the two (FSPR:absent-2).

    >>> from croupier.rulebook import profile
    >>> book = profile("fspr-manual")
    >>> [required(BuyIn(300), Departure(took, 0), 30 * MINUTE, book).least for took in (200, 3000)]
    [300, 3000]
    >>> required(BuyIn(300), Departure(3000, 0), 61 * MINUTE, book).least
    300
    """
    if departure is None or at - departure.at > policy.number("return_window") * MINUTE:
        return buy_in
    least = max(buy_in.least, departure.chips)
    return BuyIn(least, max(least, buy_in.most) if buy_in.most else 0)


def check_buy_in(chips: int, buy_in: BuyIn) -> None:
    """Refuse a stack the table cannot be joined with."""
    if chips < buy_in.least:
        raise Refusal("cash-buy-in-too-small", clause="CLUB-2:2.1.1", amount=chips, least=buy_in.least)
    if buy_in.most and chips > buy_in.most:
        raise Refusal("cash-buy-in-too-large", amount=chips, most=buy_in.most)


def check_top_up(chips: int, stack: int, buy_in: BuyIn, policy: Policy) -> None:
    """Refuse chips that may not be added to a stack between hands.

    With chips in front any amount may come (FSPR:chips-4, CLUB-2:2.1.4), or half a buy-in at least (CLUB-2:2.2,
    read literally); the house's upper bound holds always.
    """
    half = policy.choice("top_up") == "half"
    least = -(-buy_in.least // 2) if half else 1
    if chips < least:
        raise Refusal("cash-top-up-too-small", clause=policy.clause("top_up"), amount=chips, least=least)
    _check_most(chips, stack, buy_in)


def check_rebuy(chips: int, buy_in: BuyIn, policy: Policy, *, had_full: bool) -> None:
    """Refuse a buy-in after losing everything: a full one, or half where the book lets one who had a full one.

    >>> from croupier.rulebook import profile
    >>> check_rebuy(200, BuyIn(400), profile("club-cash"), had_full=True)
    >>> check_rebuy(150, BuyIn(400), profile("club-cash"), had_full=True)
    Traceback (most recent call last):
    croupier.errors.Refusal: 150 is too little to buy in again: 200 at least
    """
    half = policy.choice("rebuy_from_zero") == "half" and had_full
    least = -(-buy_in.least // 2) if half else buy_in.least
    if chips < least:
        raise Refusal(
            "cash-rebuy-too-small", clause=policy.clause("rebuy_from_zero"), amount=chips, least=least
        )
    _check_most(chips, 0, buy_in)


def refill(stack: int, up_to: int, held: int, buy_in: BuyIn, policy: Policy) -> int:
    """What brings a stack up to `up_to` chips between hands, out of the `held` ones; 0 where nothing may be added.

    >>> from croupier.rulebook import profile
    >>> book = profile("online-cash")
    >>> [refill(stack, 5000, 3000, BuyIn(2000, 10_000), book) for stack in (4000, 1000, 0, 5000)]
    [1000, 3000, 3000, 0]
    >>> refill(0, 5000, 1500, BuyIn(2000, 10_000), book)
    0
    """
    most = min(up_to, buy_in.most) if buy_in.most else up_to
    chips = min(most - stack, held)
    if chips <= 0:
        return 0
    try:
        if stack:
            check_top_up(chips, stack, buy_in, policy)
        else:
            check_rebuy(chips, buy_in, policy, had_full=True)
    except Refusal:
        return 0
    return chips


def _check_most(chips: int, stack: int, buy_in: BuyIn) -> None:
    if buy_in.most and stack + chips > buy_in.most:
        room = max(0, buy_in.most - stack)
        raise Refusal("cash-top-up-too-large", amount=chips, most=buy_in.most, room=room)
