"""What is seen of the cage: by the desk of drawers, receipts and balances, by a member of his own balance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, Protocol

import msgspec

from croupier.cage import METHODS, Method, balance
from croupier.ledger import Kind, ticket_of, wallet_of
from croupier.room.actors.frames import Whole
from croupier.room.actors.watched import FLOOR
from croupier.room.event.state import takes_tickets

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from croupier.cage import Drawer, Receipt
    from croupier.ledger import Account, Book
    from croupier.room.cashier.stream import CageState
    from croupier.room.event.state import EventState

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


class TicketSeen(msgspec.Struct, frozen=True):
    """How many tickets to an event somebody has, and what an entry costs there, in cents of what it is `played_for`.

    It `enters` as long as the event takes it, and is paid in money where its policy says so (`cash`).
    """

    person: str
    name: str
    event: str
    event_name: str
    number: int
    price: int
    played_for: Kind
    enters: bool
    cash: bool


class CageView(msgspec.Struct, frozen=True):
    """The cage for one viewer: `balance` and `tickets` are a member's own, the rest the desk's; amounts in cents.

    Of the open drawers who works at an event alone sees his own. `events` are the names of those on receipts.
    """

    balance: int = 0
    drawers: tuple[DrawerSeen, ...] = ()
    closed: tuple[DrawerSeen, ...] = ()
    balances: tuple[BalanceSeen, ...] = ()
    tickets: tuple[TicketSeen, ...] = ()
    events: dict[str, str] = {}
    stopped: bool = False


class CageMessage(Whole, frozen=True, tag="state"):
    """How the cage stands."""

    view: CageView
    kind: Literal["cage"] = "cage"


class House(Protocol):
    """What the cage shows of the house beside its own."""

    def called(self, person: str) -> str:
        """The name of somebody."""

    def known(self, event: str) -> EventState | None:
        """An event, if there is one of this id."""


def eyes(state: CageState, book: Book, house: House) -> Callable[[str | None], CageView]:
    """What each viewer sees of the cage as it is."""
    stopped = state.stopped is not None

    def seen_by(viewer: str | None) -> CageView:
        if viewer == FLOOR:
            cage = state.cage
            drawers = tuple([_drawer(each) for each in cage.drawers.values()])
            return CageView(
                drawers=drawers,
                closed=tuple([_drawer(each) for each in reversed(cage.closed)]),
                balances=_balances(book, house),
                tickets=_tickets(book.accounts("ticket"), house),
                events=_events(drawers, house),
                stopped=stopped,
            )
        if viewer is None:
            return CageView(stopped=stopped)
        own = state.cage.drawer_of(viewer)
        mine = (_drawer(own),) if own is not None else ()
        return CageView(
            book.balance(balance(viewer)),
            mine,
            tickets=_tickets(book.owned(viewer, "ticket"), house),
            events=_events(mine, house),
            stopped=stopped,
        )

    return seen_by


def _balances(book: Book, house: House) -> tuple[BalanceSeen, ...]:
    found: list[BalanceSeen] = []
    for account, cents in book.accounts("club"):
        person = wallet_of(account)
        if person is not None:
            found.append(BalanceSeen(person, house.called(person), cents))
    return tuple(sorted(found, key=lambda each: (each.name, each.person)))


def _tickets(accounts: Iterable[tuple[Account, int]], house: House) -> tuple[TicketSeen, ...]:
    found: list[TicketSeen] = []
    for account, number in accounts:
        to = ticket_of(account)
        event = house.known(to[0]) if to is not None else None
        if to is not None and event is not None:
            found.append(
                TicketSeen(
                    to[1],
                    house.called(to[1]),
                    event.id,
                    event.terms.name,
                    number,
                    event.terms.price,
                    event.terms.kind,
                    takes_tickets(event),
                    event.event.policy.choice("seat_not_taken") == "cash",
                )
            )
    return tuple(sorted(found, key=lambda each: (each.name, each.person, each.event_name, each.event)))


def _events(drawers: Iterable[DrawerSeen], house: House) -> dict[str, str]:
    named = {receipt.event for drawer in drawers for receipt in drawer.receipts if receipt.event}
    events = {id: house.known(id) for id in sorted(named)}
    return {id: event.terms.name for id, event in events.items() if event is not None}


def _drawer(drawer: Drawer) -> DrawerSeen:
    return DrawerSeen(
        drawer.number,
        drawer.person,
        drawer.name,
        drawer.opened,
        drawer.float,
        {method: drawer.held(method) for method in METHODS},
        tuple([receipt_seen(each) for each in drawer.receipts[: -MOST_RECEIPTS - 1 : -1]]),
        drawer.closed,
        drawer.counted,
        drawer.difference,
        drawer.signed,
    )


def receipt_seen(each: Receipt) -> ReceiptSeen:
    """A receipt as it is shown."""
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
