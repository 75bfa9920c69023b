"""Amounts of the site: whole chips at play-money tables and in tournaments, money with a sign and cents elsewhere."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from croupier.errors import Mistake
from croupier.records.amounts import Amounts

AMOUNT: Final = r"(?:[^\d\s()/,.]{1,3} ?)?\d[\d,]*(?:\.\d+)?"
"""An amount, as a part of a regular expression."""

_SIGN: Final = re.compile(r"^[^\d]*")
_SIGNS: Final = {"USD": "$", "EUR": "€", "GBP": "£", "CAD": "C$", "INR": "₹", "CNY": "¥"}


@dataclass(frozen=True, slots=True)
class Money:
    """What a table is played for: `unit` is 100 where amounts are money (cents), else 1 (chips).

    With `decimals` every amount is written with its cents, for nothing else would say that there are any.

    >>> Money(100, "$").write(150), Money(100, "$").write(200), Money(1).write(1500)
    ('$1.50', '$2', '1500')
    >>> Money(100, "$").read("$0.05")
    5
    """

    unit: int
    sign: str = ""
    decimals: bool = False

    def read(self, text: str) -> int:
        """Cents or chips of an amount. Raises `Mistake` for an amount that is no whole number of them."""
        try:
            return Amounts(self.unit).read(_SIGN.sub("", text).replace(",", ""))
        except Mistake as mistake:
            if mistake.code == "records-amount-too-fine":
                raise Mistake("records-stars-half-a-chip", amount=text, unit=self.unit) from None
            raise

    def write(self, chips: int) -> str:
        """Cents or chips as the site writes them."""
        whole, rest = divmod(chips, self.unit)
        return f"{self.sign}{whole}" + (f".{rest:02}" if rest or self.decimals else "")


def money_of(amount: str, currency: str) -> Money:
    """What a table is played for, by an amount of its heading and its currency."""
    sign = _SIGN.match(amount)
    shown = sign[0].strip() if sign else ""
    if shown or "." in amount or currency:
        return Money(100, shown or _SIGNS.get(currency, ""))
    return Money(1)


def sign_of(currency: str) -> str:
    """The sign of a currency; empty for one without."""
    return _SIGNS.get(currency, "")
