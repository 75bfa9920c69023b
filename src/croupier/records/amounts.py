"""Amounts of a record and whole chips.

The PHH standard allows `0.25`; chips here are whole. A hand whose amounts have decimals is therefore played in
the smallest part that all of them are whole in: tenths, hundredths (cents), up to ten-thousandths. The number of
such chips in one unit of the record is `Amounts.unit`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from croupier.errors import Mistake

MOST_PLACES: Final = 4
"""The most decimals an amount may have."""

MOST_CHIPS: Final = 10**15
"""The largest amount, in units of the record."""

ENDLESS: Final = 10**12
"""A stack that a record calls infinite, in units of the record: nobody is ever all-in with it."""

_AMOUNT: Final = re.compile(r"\d{1,40}(\.\d{1,40})?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Amounts:
    """Reads and writes the amounts of one hand; `unit` is how many chips one unit of the record makes.

    >>> Amounts(100).read("12.5")
    1250
    >>> Amounts(100).write(1250)
    '12.5'
    """

    unit: int

    def read(self, text: str) -> int:
        """The chips of an amount written in an action. Raises `Mistake` when it is not an amount."""
        return self.chips(amount_in(text))

    def chips(self, amount: int | Decimal) -> int:
        """The chips of an amount. Raises `Mistake` when it is negative, too large, or no whole number of chips."""
        if isinstance(amount, Decimal) and not amount.is_finite():
            raise Mistake("records-amount-unknown", amount=str(amount))
        if not 0 <= amount <= MOST_CHIPS:
            raise Mistake("records-amount-out-of-range", amount=short(amount), most=MOST_CHIPS)
        places = _places(amount)
        if places > MOST_PLACES or self.unit % 10**places:
            raise Mistake("records-amount-too-fine", amount=short(amount), places=MOST_PLACES)
        return int(amount * self.unit)

    def amount(self, chips: int) -> int | Decimal:
        """The amount that so many chips are in the record's own unit."""
        if chips % self.unit == 0:
            return chips // self.unit
        return Decimal(chips) / self.unit

    def write(self, chips: int) -> str:
        """The amount as an action states it."""
        amount = self.amount(chips)
        return str(amount) if isinstance(amount, int) else format(amount, "f")


def amounts_for(amounts: Iterable[int | Decimal]) -> Amounts:
    """The coarsest chips in which all these amounts are whole, as far as ten-thousandths go.

    >>> amounts_for([Decimal("1259450.25"), 500]).unit
    100
    """
    places = max((_places(amount) for amount in amounts), default=0)
    return Amounts(10 ** min(places, MOST_PLACES))


def amount_in(text: str) -> int | Decimal:
    """The amount written in an action. Raises `Mistake` when it is not an amount."""
    if not _AMOUNT.fullmatch(text):
        raise Mistake("records-no-amount", text=text[:40])
    return Decimal(text) if "." in text else int(text)


def short(amount: int | Decimal) -> str:
    """An amount for an error message, however long it was written."""
    text = str(amount)
    return text if len(text) <= 24 else f"{text[:20]}…"


def _places(amount: int | Decimal) -> int:
    if isinstance(amount, int) or not amount.is_finite() or not amount:
        return 0
    digits, exponent = amount.as_tuple()[1:]
    places = -int(exponent)
    for digit in reversed(digits):
        if digit or places <= 0:
            break
        places -= 1
    return max(places, 0)
