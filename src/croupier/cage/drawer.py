"""A drawer: whose it is, what went through it, what was counted at the end."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, get_args

Method: TypeAlias = Literal["cash", "card", "transfer"]
METHODS: Final[tuple[Method, ...]] = get_args(Method)

Way: TypeAlias = Literal["cash", "card", "transfer", "balance"]
"""How something is paid for: with money that comes into the drawer, or out of one's balance."""

Sold: TypeAlias = Literal["entry", "rebuy", "add-on", "share"]
"""What an event sells: an entry or a new one, more chips, a share of somebody's entry."""

What: TypeAlias = Literal["deposit", "withdrawal", "spent", "ticket"] | Sold
"""What a receipt is for: money for a balance, out of it, for the club itself, a ticket, or what an event sells."""


class Receipt(NamedTuple):
    """Money taken, or paid where `amount` is below zero, in cents, under a number that no other receipt has.

    `person` and `name` are who paid or was paid, `by` is who sat at the drawer; `why` is written by him. `settles` is
    what a payment takes off that events owe, by event, in cents.

    >>> from croupier.cage import Cage
    >>> cage = Cage()
    >>> receipt = cage.take(cage.open("kim", "Kim", 200_00, at=0), "ann", "Ann", 50_00, "cash", at=1)
    >>> receipt.number, receipt.what, receipt.by, receipt.amount
    (1, 'deposit', 'Kim', 5000)
    """

    number: int
    at: int
    drawer: int
    by: str
    person: str
    name: str
    what: What
    amount: int
    method: Method
    event: str = ""
    why: str = ""
    settles: tuple[tuple[str, int], ...] = ()


class Drawer(NamedTuple):
    """A drawer of one person for one shift. Amounts are cents; `counted` is `None` until it was counted and closed.

    `signed` are the names of who counted, and of the witness where there was one.

    >>> from croupier.cage import Cage
    >>> cage = Cage()
    >>> number = cage.open("kim", "Kim", 200_00, at=0)
    >>> _ = cage.take(number, "ann", "Ann", 50_00, "cash", at=1)
    >>> drawer = cage.drawers[number]
    >>> drawer.float, drawer.taken("cash"), drawer.held("cash")
    (20000, 5000, 25000)
    """

    number: int
    person: str
    name: str
    opened: int
    float: int
    receipts: tuple[Receipt, ...] = ()
    closed: int | None = None
    counted: int | None = None
    signed: tuple[str, ...] = ()

    def held(self, method: Method) -> int:
        """What must be in it by one method; the float is cash."""
        went = sum([receipt.amount for receipt in self.receipts if receipt.method == method])
        return went + (self.float if method == "cash" else 0)

    def taken(self, method: Method) -> int:
        """What came in by one method."""
        return sum([each.amount for each in self.receipts if each.method == method and each.amount > 0])

    def paid(self, method: Method) -> int:
        """What went out by one method."""
        return -sum([each.amount for each in self.receipts if each.method == method and each.amount < 0])

    @property
    def difference(self) -> int:
        """What the count was over, or short below zero; nothing before it was counted."""
        return 0 if self.counted is None else self.counted - self.held("cash")
