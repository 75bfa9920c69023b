"""Where chips can be. An account is its name, and the name says what it is.

| account | holds |
|---|---|
| `house:issue` | what the house has issued: the other side of every play chip, so it stands below zero |
| `wallet:<person>` | a person's chips away from the tables |
| `table:<table>:<person>` | the chips a person has brought to a table |
| `pot:<table>` | the middle of a table while a hand is being settled |
| `box:<table>:<box>:<person>` | the chips a person has on a box of a casino table |
| `display:<table>` | the amount a bonus is paid from |
| `float:<table>` | the stakes that feed the display |
| `house:bank:<table>` | what the house has won at a casino table, below zero when it has lost |
"""

from __future__ import annotations

from typing import Final, NewType

Account = NewType("Account", str)
"""The name of an account."""

HOUSE_ISSUE: Final = Account("house:issue")
"""The house's issue of play chips."""


def wallet(person: str) -> Account:
    """A person's chips away from the tables.

    >>> wallet("ann")
    'wallet:ann'
    """
    return Account(f"wallet:{person}")


def wallet_of(account: Account) -> str | None:
    """Return whose wallet an account is; `None` for any other account.

    >>> wallet_of(wallet("ann")), wallet_of(pot("oak"))
    ('ann', None)
    """
    kind, _, person = account.partition(":")
    return person if kind == "wallet" else None


def table_chips(table: str, person: str) -> Account:
    """The chips a person has brought to a table, in front of the person or bet in the hand being played.

    >>> table_chips("oak", "ann")
    'table:oak:ann'
    """
    return Account(f"table:{table}:{person}")


def pot(table: str) -> Account:
    """The middle of a table: empty before and after every hand's settlement.

    >>> pot("oak")
    'pot:oak'
    """
    return Account(f"pot:{table}")


def box_chips(table: str, box: int, person: str) -> Account:
    """The chips a person has on a box of a casino table.

    >>> box_chips("pit/ruby", 2, "ann")
    'box:pit/ruby:2:ann'
    """
    return Account(f"box:{table}:{box}:{person}")


def display(table: str) -> Account:
    """The amount on the display, from which a bonus is paid."""
    return Account(f"display:{table}")


def bonus_float(table: str) -> Account:
    """The stakes on a bonus since the display was topped up last."""
    return Account(f"float:{table}")


def bank(table: str) -> Account:
    """The house's bank at a casino table.

    >>> bank("pit/ruby")
    'house:bank:pit/ruby'
    """
    return Account(f"house:bank:{table}")


def may_owe(account: Account) -> bool:
    """Whether an account may stand below zero: the house's own may, a person's and a table's never.

    >>> may_owe(HOUSE_ISSUE), may_owe(wallet("ann"))
    (True, False)
    """
    return account.startswith("house:")
