"""What is seen of the cage: by the desk of drawers, receipts and balances, by a member of his own balance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from croupier.cage import METHODS, Method, balance
from croupier.ledger import kind_of, wallet_of
from croupier.room.actors.frames import Whole
from croupier.room.actors.watched import FLOOR

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.cage import Drawer, Receipt
    from croupier.ledger import Book
    from croupier.room.cashier.stream import CageState

MOST_RECEIPTS: Final = 40
"""How many of a drawer's last receipts are shown."""


class ReceiptSeen(msgspec.Struct, frozen=True):
    """A receipt: taken, or paid below zero, in cents."""

    number: int
    at: int
    by: str
    person: str
    name: str
    what: str
    amount: int
    method: Method
    event: str
    why: str


class DrawerSeen(msgspec.Struct, frozen=True):
    """A drawer: what it must hold by each method, in cents, and the last of its receipts, the latest first."""

    number: int
    person: str
    name: str
    opened: int
    float: int
    held: dict[Method, int]
    receipts: tuple[ReceiptSeen, ...]
    closed: int | None
    counted: int | None
    difference: int
    signed: tuple[str, ...]


class BalanceSeen(msgspec.Struct, frozen=True):
    """What somebody has at the cage, in cents."""

    person: str
    name: str
    cents: int


class CageView(msgspec.Struct, frozen=True):
    """The cage for one viewer: `balance` is a member's own, the rest the desk's; all in cents.

    Of the open drawers who works at an event alone sees his own.
    """

    balance: int = 0
    drawers: tuple[DrawerSeen, ...] = ()
    closed: tuple[DrawerSeen, ...] = ()
    balances: tuple[BalanceSeen, ...] = ()
    stopped: bool = False


class CageMessage(Whole, frozen=True, tag="state"):
    """How the cage stands."""

    view: CageView
    kind: Literal["cage"] = "cage"


def eyes(state: CageState, book: Book, called: Callable[[str], str]) -> Callable[[str | None], CageView]:
    """What each viewer sees of the cage as it is; `called` says the name of a person."""
    stopped = state.stopped is not None

    def seen_by(viewer: str | None) -> CageView:
        if viewer == FLOOR:
            cage = state.cage
            return CageView(
                drawers=tuple([_drawer(each) for each in cage.drawers.values()]),
                closed=tuple([_drawer(each) for each in reversed(cage.closed)]),
                balances=_balances(book, called),
                stopped=stopped,
            )
        if viewer is None:
            return CageView(stopped=stopped)
        own = state.cage.drawer_of(viewer)
        return CageView(
            book.balance(balance(viewer)),
            drawers=(_drawer(own),) if own is not None else (),
            stopped=stopped,
        )

    return seen_by


def _balances(book: Book, called: Callable[[str], str]) -> tuple[BalanceSeen, ...]:
    found: list[BalanceSeen] = []
    for account, cents in book.accounts():
        person = wallet_of(account) if kind_of(account) == "club" else None
        if person is not None:
            found.append(BalanceSeen(person, called(person), cents))
    return tuple(sorted(found, key=lambda each: (each.name, each.person)))


def _drawer(drawer: Drawer) -> DrawerSeen:
    return DrawerSeen(
        drawer.number,
        drawer.person,
        drawer.name,
        drawer.opened,
        drawer.float,
        {method: drawer.held(method) for method in METHODS},
        tuple([_receipt(each) for each in drawer.receipts[: -MOST_RECEIPTS - 1 : -1]]),
        drawer.closed,
        drawer.counted,
        drawer.difference,
        drawer.signed,
    )


def _receipt(each: Receipt) -> ReceiptSeen:
    return ReceiptSeen(
        each.number,
        each.at,
        each.by,
        each.person,
        each.name,
        each.what,
        each.amount,
        each.method,
        each.event,
        each.why,
    )
