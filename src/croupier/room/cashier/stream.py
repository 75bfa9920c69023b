"""The cage as its journal tells of it, and how that journal is kept."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, cast

from croupier.cage import METHODS, Cage, drawer_account
from croupier.ledger import Account, moved
from croupier.room.actors.stream import NOTHING, Effect, StreamKind
from croupier.room.cashier import asks, rows
from croupier.tournament import commands

if TYPE_CHECKING:
    from croupier.cage import Method, Sold

CAGE: Final = "cage"
"""What the cage is watched and asked by, and the name of its journal."""


@dataclass(slots=True)
class CageState:
    """The cage. Only `apply` changes it. `sales` is what was paid for and is on its way to the buyer, by receipt."""

    version: int = 0
    stopped: str | None = None
    cage: Cage = field(default_factory=Cage)
    sales: dict[int, rows.Done] = field(default_factory=dict)

    @property
    def stream(self) -> str:
        """The name of its journal."""
        return CAGE

    def copy(self) -> CageState:
        """The cage as another value."""
        return replace(self, cage=self.cage.copy(), sales=dict(self.sales))


def apply(state: CageState, row: rows.Row, at: int) -> Effect:
    """Change the cage by a row written `at` (ms since 1970); `Refusal` when it may not be."""
    if isinstance(row, rows.Settled):
        state.sales.pop(row.receipt, None)
    if not isinstance(row, rows.Done):
        return NOTHING
    cage = state.cage
    cage.postings = ()
    match row.ask:
        case asks.OpenDrawer(float):
            cage.open(row.by, row.name, float, at=at)
        case asks.TakeMoney(drawer, amount, method, person, name, why):
            cage.take(drawer, person, name, amount, method, at=at, why=why)
        case rows.TakeEntry(drawer, event, method, person, name):
            if row.price:
                cage.take(drawer, person, name, row.price, method, at=at, what="entry", event=event)
        case asks.Sell(event, what, method, drawer):
            # Out of a balance nothing comes into a drawer, and no row is written.
            by = cast("Method", method)
            paid = cage.take(
                drawer, row.payer, row.payer_name, row.price, by, at=at, what=sold(what), event=event
            )
            if row.key:
                state.sales[paid.number] = row
        case asks.PayMoney(drawer, amount, person, method, why, name, event):
            settles = tuple(row.settles.items())
            cage.pay(drawer, person, name, amount, method, at=at, event=event, why=why, settles=settles)
        case asks.Spend(drawer, amount, name, why, method):
            cage.spend(drawer, name, amount, method, at=at, why=why)
        case asks.CloseDrawer(drawer, counted, witness):
            cage.close(drawer, counted, by=row.name or row.by, witness=witness, at=at)
        case _:
            _of_a_ticket(cage, row, row.ask, at)
    money, tickets = moved(f"{CAGE}/{state.version}", _amounts(cage))
    return Effect(money, tickets=tickets)


def _amounts(cage: Cage) -> dict[Account, int]:
    sums: dict[Account, int] = {}
    for each in cage.postings:
        sums[each.account] = sums.get(each.account, 0) + each.amount
    return sums


def _of_a_ticket(cage: Cage, row: rows.Done, ask: asks.OfTickets, at: int) -> None:
    match ask:
        case asks.SellTicket(event, method, drawer):
            cage.sell_ticket(drawer, row.payer, row.payer_name, row.price, method, at=at, event=event)
        case asks.GiveTicket(event):
            cage.give_ticket(row.kind, row.payer, row.price, event=event)
        case asks.ExchangeTicket(event, to):
            cage.exchange_ticket(row.payer, event=event, to=to)
        case asks.CashTicket(event):
            cage.cash_ticket(row.kind, row.payer, row.price, event=event)


def sold(what: asks.OfAnEvent) -> Sold:
    """Return what an event sells by a command.

    >>> sold(commands.Buy("ann", "add-on")), sold(commands.Register("ann"))
    ('add-on', 'entry')
    """
    match what:
        case commands.Buy(kind=kind):
            return kind
        case commands.SellShare():
            return "share"
        case commands.Register():
            return "entry"


DRAWERS: Final = drawer_account(1, "cash").partition("1")[0]
"""How the accounts of drawers begin."""


def drawers_held(state: CageState) -> dict[Account, int]:
    """The other side of what lies in the open drawers, by account."""
    return {
        drawer_account(number, method): -drawer.held(method)
        for number, drawer in state.cage.drawers.items()
        for method in METHODS
    }


def _empty(_row: rows.Row | None, _at: int) -> CageState:
    return CageState()


KIND: Final[StreamKind[CageState, rows.Row]] = StreamKind(
    rows.read, rows.write, apply, _empty, opens=False, held=drawers_held, own=lambda _: (DRAWERS,)
)
