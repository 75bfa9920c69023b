"""The price a bet lays."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from croupier.odds.errors import OddsError


@dataclass(frozen=True, slots=True)
class PotOdds:
    """What a call costs and what it needs, as exact fractions.

    `needed` is the equity that makes a call break even; `odds` what the pot lays to one; `defend` the part of his
    hands a player must not fold so that a bluff of this size gains nothing; `bluff` how often it must work.

    >>> pot_odds(pot=300, call=100).needed
    Fraction(1, 4)
    """

    needed: Fraction
    odds: Fraction
    defend: Fraction
    bluff: Fraction


def pot_odds(pot: int, call: int) -> PotOdds:
    """The price of calling `call` chips into a pot of `pot`, the bet included.

    Raises `OddsError` when the call is not positive or larger than the pot it faces.

    >>> price = pot_odds(pot=150, call=50)
    >>> str(price.needed), str(price.odds), str(price.defend)
    ('1/4', '3', '2/3')
    """
    if not 0 < call <= pot:
        raise OddsError("odds-price", pot=pot, call=call)
    before = pot - call
    return PotOdds(
        Fraction(call, pot + call), Fraction(pot, call), Fraction(before, pot), Fraction(call, pot)
    )
