"""Amounts of money as the command writes them."""

from __future__ import annotations


def money(cents: int) -> str:
    """An amount in whole units, with cents where there are any.

    >>> money(123_400), money(4_05)
    ('1 234', '4.05')
    """
    whole, rest = divmod(cents, 100)
    text = f"{whole:,}".replace(",", " ")
    return f"{text}.{rest:02}" if rest else text
