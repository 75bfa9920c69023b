"""The first street of games without open cards: which hands are worth coming in with, by position and price.

A hand is told by how many of all hands are as good, and what is played is a part of all hands: the wider, the fewer
players are still to act, the wider the raiser may have come in, and the better the price.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.bots.starting import share

if TYPE_CHECKING:
    from croupier.bots.sight import Sight
    from croupier.bots.spot import Action, Spot

HEADS_UP: Final = 0.82
"""The part of all hands that is worth a raise against one player."""

FIRST_IN: Final = (0.52, 0.52, 0.40)
"""The same by how many players still come, the big blind alone, him again, two; more are reckoned from these."""

OVER_LIMPERS: Final = 0.6
"""What is left of it where others have called."""

RERAISED: Final = 0.2
"""The part of a raiser's range that is worth another raise."""

AFTER_A_RERAISE: Final = 0.45
"""The part of one's own range that is worth going on with against another raise, at a price of one to two."""

AFTER_MORE: Final = 0.07
"""The part of all hands that is worth going on with when it was raised three times."""

ALL_IN_WITH: Final = 0.045
"""The part of all hands that is worth all the chips whatever was done."""

PRICES: Final = (
    (0.20, 1.25),
    (0.25, 1.12),
    (0.30, 0.86),
    (0.34, 0.68),
    (0.40, 0.5),
    (0.46, 0.34),
    (1.0, 0.25),
)
"""How much of a raiser's range is worth a call, by the part of the pot that the call would be."""


def open_play(spot: Spot) -> Action:
    """What to do on the first street of a game where nobody shows a card."""
    best = share(spot.sight.game, spot.cards)
    best = (
        min(max(best + spot.randomness.gauss(0, spot.how.level.blurred), 0.0), 1.0)
        if spot.how.level.blurred
        else best
    )
    raises = raises_so_far(spot)
    if not raises:
        return _first_in(spot, best)
    return _facing(spot, best, raises)


def _first_in(spot: Spot, best: float) -> Action:
    """Nobody has raised: raise, limp, check the big blind or fold, by the players still to come."""
    how, unit = spot.how, spot.unit
    limpers = len([other for other in spot.others if other.bet >= unit]) - (
        spot.sight.big_blind_seat != spot.own.seat
    )
    width = _width(spot, _to_come(spot, spot.own.seat)) * how.width * how.level.width
    if limpers > 0:
        width *= OVER_LIMPERS
    if best <= width and spot.luck() < how.raising * how.level.raises:
        size = 2.2 + 0.9 * spot.luck() + max(limpers, 0)
        return spot.raised(round(unit * size), committed=best <= ALL_IN_WITH)
    if spot.options.check:
        return spot.give_up()
    cheap = spot.options.call <= unit and best <= 1.25 * width
    return spot.stay() if cheap else spot.give_up()


def _facing(spot: Spot, best: float, raises: int) -> Action:
    """Somebody has raised: raise again, call or fold, by how wide he may have come in and by the price."""
    how, level = spot.how, spot.how.level
    own_width = _width(spot, _to_come(spot, spot.own.seat)) * how.width
    price = _at_price(spot.pot_odds)
    if raises == 1:
        raiser = max(spot.others, key=lambda other: other.bet).seat
        theirs = _width(spot, _to_come(spot, raiser))
        stay, again = theirs * price * how.width, theirs * RERAISED * how.width
        between = len([other for other in spot.others if other.bet == spot.highest]) - 1
        stay *= 0.85 ** max(between, 0) if spot.pot_odds > 0.3 else 1.0
    elif raises == 2:
        stay, again = own_width * AFTER_A_RERAISE * price / _at_price(0.34), ALL_IN_WITH
    else:
        stay, again = AFTER_MORE * how.width * price / _at_price(0.34), 0.6 * ALL_IN_WITH
    judged = level.fixed if spot.options.fixed else level.free
    stay *= level.width * (1 + 2 * judged.curious) - how.firmness
    short = max(1.0, min(4.0, 20 * spot.unit / max(spot.options.call, 1)))
    if spot.for_all:
        # For all the chips there is nothing to come: a short stack is called the more lightly the shorter it is.
        stay = max(min(stay, ALL_IN_WITH * 1.6 * short), ALL_IN_WITH)
    if best <= again and spot.luck() < 0.5 + 0.35 * level.raises:
        to = spot.highest * (2.6 + 0.8 * spot.luck())
        return spot.raised(round(to), committed=best <= ALL_IN_WITH)
    return spot.stay() if best <= stay else spot.give_up()


def _at_price(odds: float) -> float:
    """How much of a range is worth a call at a price, between the prices that are written."""
    below = (0.0, 1.4)
    for at in PRICES:
        if odds <= at[0]:
            part = (odds - below[0]) / (at[0] - below[0])
            return below[1] + part * (at[1] - below[1])
        below = at
    return PRICES[-1][1]


def _width(spot: Spot, to_come: int) -> float:
    """The part of all hands that comes in with a raise, by the number of players still to come."""
    if len(spot.others) == 1 and len(spot.sight.seats) == 2:
        return HEADS_UP
    return FIRST_IN[to_come] if to_come < len(FIRST_IN) else 0.58 / (to_come - 0.5) ** 0.65


def raises_so_far(spot: Spot) -> int:
    """About how many times the pot has been raised on the first street, from the size of the bet."""
    size = spot.highest / spot.unit
    if spot.options.fixed:
        return max(round(size) - 1, 0)
    return 0 if size <= 1 else 1 if size <= 5 else 2 if size <= 14 else 3


def _to_come(spot: Spot, seat: int) -> int:
    """How many players act after a seat on the first street."""
    order = _order(spot.sight)
    if seat not in order:
        return 0
    live = {other.seat for other in spot.others} | {spot.own.seat}
    return len([other for other in order[order.index(seat) + 1 :] if other in live])


def _order(sight: Sight) -> list[int]:
    """The seats dealt in, in the order they act on the first street: from the left of the big blind."""
    seats = sorted([seat.seat for seat in sight.seats if seat.in_hand])
    button = sight.button or 0
    order = [seat for seat in seats if seat > button] + [seat for seat in seats if seat <= button]
    blind = sight.big_blind_seat
    if blind in order:
        turn = order.index(blind) + 1
        order = order[turn:] + order[:turn]
    return order
