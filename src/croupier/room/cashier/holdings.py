"""What a house holds and owes of every kind of money, by what it is for, as its ledger has it.

The other side of what the house itself has stands below zero, so what it holds is told as `held` and what it owes, or
has to keep apart for somebody, as `owed`: of every kind there is as much of the one as of the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

import msgspec

from croupier.ledger import KINDS, Account, Book, Kind, kind_of, of_kind

if TYPE_CHECKING:
    from collections.abc import Mapping

Heading: TypeAlias = Literal[
    "safe", "drawer", "bank", "desk", "spent", "difference", "guarantee", "issue",
    "wallet", "pool", "bounties", "staff", "fees", "rounding", "seats",
    "table", "pot", "box", "display", "float", "chips", "entry", "entered", "other",
]  # fmt: skip
"""What an account is for: the first word of its name, whatever its kind."""

HEADINGS: Final[tuple[Heading, ...]] = get_args(Heading)


class Holding(msgspec.Struct, frozen=True):
    """What is `held` and `owed` under one heading: club money in cents, play chips and tickets by number."""

    kind: Kind
    of: Heading
    held: int
    owed: int


def holdings(balances: Mapping[Account, int]) -> list[Holding]:
    """Return every heading with something under it, by kind of money; `Broken` where one does not come to nothing.

    >>> from croupier.cage import balance, safe
    >>> [(each.kind, each.of, each.held, each.owed) for each in holdings({safe: -50_00, balance("ann"): 50_00})]
    [('club', 'safe', 5000, 0), ('club', 'wallet', 0, 5000)]
    """
    found: dict[tuple[Kind, Heading], Holding] = {}
    for account, amount in Book(balances).accounts():
        at = (kind_of(account), heading(account))
        was = found.get(at, Holding(*at, 0, 0))
        found[at] = Holding(*at, was.held + max(-amount, 0), was.owed + max(amount, 0))
    return [found[kind, of] for kind in KINDS for of in HEADINGS if (kind, of) in found]


def heading(account: Account) -> Heading:
    """Return what an account is for.

    >>> from croupier.cage import drawer_account
    >>> heading(drawer_account(3, "cash")), heading(Account("wallet:ann"))
    ('drawer', 'wallet')
    """
    first = of_kind("play", account).removeprefix("house:").partition(":")[0]
    return first if first in HEADINGS else "other"
