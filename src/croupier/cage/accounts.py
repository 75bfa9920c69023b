"""The accounts of the cage, all of them club money, in cents.

| account | holds |
|---|---|
| `club:wallet:<person>` | a person's balance at the cage |
| `house:club:drawer:<number>:<method>` | the other side of what a drawer holds: it stands below zero by that much |
| `house:club:safe` | the other side of the safe, from which floats come and to which counted cash goes |
| `house:club:bank` | the other side of what came by card and transfer, once the drawer is closed |
| `house:club:difference` | what drawers were short when they were counted, below zero where they were over |
| `house:club:spent` | what was paid out for the club itself |
| `house:club:seats` | what tickets are worth, until they are used |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.ledger import SEATS, Account, of_kind, wallet

if TYPE_CHECKING:
    from croupier.cage.drawer import Method

safe: Final = of_kind("club", Account("house:safe"))
bank: Final = of_kind("club", Account("house:bank"))
difference: Final = of_kind("club", Account("house:difference"))
spent: Final = of_kind("club", Account("house:spent"))
seats: Final = of_kind("club", SEATS)


GIVEN: Final = Account("house:guarantee")
"""What the house has added to pools, and what tickets are worth that it gave away."""


def balance(person: str) -> Account:
    """A person's balance at the cage.

    >>> balance("ann")
    'club:wallet:ann'
    """
    return of_kind("club", wallet(person))


def drawer_account(number: int, method: Method) -> Account:
    """The other side of what a drawer holds by one method.

    >>> drawer_account(3, "cash")
    'house:club:drawer:3:cash'
    """
    return of_kind("club", Account(f"house:drawer:{number}:{method}"))
