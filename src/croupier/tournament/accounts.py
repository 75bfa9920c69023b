"""The accounts an event moves money between.

| account | holds, in cents |
|---|---|
| `house:desk` | what the desk has taken in and paid out in cash: the other side of it |
| `wallet:<person>` | a person's money with the house |
| `pool:<event>` | what has been collected for prizes |
| `bounties:<event>` | what stands on the heads |
| `house:fees`, `staff:<event>` | the house's fee and the staff's part |
| `house:guarantee` | what the house has added to pools |
| `house:rounding` | cents that did not divide |
| `house:seats` | tickets and prizes that are not money, at their value, until they are used |
"""

from __future__ import annotations

from typing import Final, TypeAlias

from croupier.ledger import SEATS, Account, wallet

Moves: TypeAlias = list[tuple[Account, int]]
"""Money moved, as account and cents; it sums to zero."""

DESK: Final = Account("house:desk")
FEES: Final = Account("house:fees")
GUARANTEE: Final = Account("house:guarantee")
ROUNDING: Final = Account("house:rounding")


def pool(event: str) -> Account:
    """What an event has collected for prizes."""
    return Account(f"pool:{event}")


def bounties(event: str) -> Account:
    """What stands on the heads of an event's players."""
    return Account(f"bounties:{event}")


def staff(event: str) -> Account:
    """The staff's part of an event's buy-ins."""
    return Account(f"staff:{event}")


def paid_from(player: str, source: str) -> Account:
    """Where an entry's money comes from."""
    return {"desk": DESK, "wallet": wallet(player), "seat": SEATS, "ticket": SEATS}[source]
