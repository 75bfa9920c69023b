"""The cage as it stands: open drawers, the last closed ones, the number of the next receipt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.cage.accounts import GIVEN, balance, bank, difference, drawer_account, safe, seats, spent
from croupier.cage.drawer import METHODS, Drawer, Receipt
from croupier.errors import Refusal
from croupier.ledger import SEATS, TICKETS, Posting, of_kind, ticket, wallet

if TYPE_CHECKING:
    from croupier.cage.drawer import Method, Way, What
    from croupier.ledger import Account, Kind

KEPT: Final = 20
"""So many closed drawers are shown; all of them are in the journal."""


class Cage:
    """Drawers and receipts of a house. Every movement is postings that sum to zero by kind, left in `postings`.

    >>> from croupier.cage import Cage
    >>> cage = Cage()
    >>> drawer = cage.open("kim", "Kim", 200_00, at=0)
    >>> cage.take(drawer, "ann", "Ann", 50_00, "cash", at=1).amount
    5000
    >>> cage.drawers[drawer].held("cash")
    25000
    """

    def __init__(self) -> None:
        self.drawers: dict[int, Drawer] = {}
        self.closed: tuple[Drawer, ...] = ()
        self.receipts: int = 0
        self.opened: int = 0
        self.postings: tuple[Posting, ...] = ()

    def copy(self) -> Cage:
        """The cage as another value, with nothing posted."""
        twin = Cage()
        twin.drawers, twin.closed = dict(self.drawers), self.closed
        twin.receipts, twin.opened = self.receipts, self.opened
        return twin

    def open(self, person: str, name: str, float: int, *, at: int) -> int:
        """Open a drawer with a float out of the safe; returns its number. Nobody has two at a time."""
        if self.drawer_of(person) is not None:
            raise Refusal("cage-drawer-open", name=name)
        self.opened += 1
        self.drawers[self.opened] = Drawer(self.opened, person, name, at, float)
        self._post((safe, float), (drawer_account(self.opened, "cash"), -float))
        return self.opened

    def take(
        self,
        drawer: int,
        person: str,
        name: str,
        amount: int,
        method: Method,
        *,
        at: int,
        what: What = "deposit",
        event: str = "",
        why: str = "",
    ) -> Receipt:
        """Take money for somebody's balance; `what` it is for, in an `event`, is paid from there."""
        self._post((balance(person), amount), (drawer_account(drawer, method), -amount))
        receipt = Receipt(0, at, drawer, "", person, name, what, amount, method, event, why)
        return self._write(drawer, receipt)

    def pay(
        self,
        drawer: int,
        person: str,
        name: str,
        amount: int,
        method: Method,
        *,
        at: int,
        event: str = "",
        why: str = "",
        settles: tuple[tuple[str, int], ...] = (),
    ) -> Receipt:
        """Pay somebody out of his balance; `Refusal` where there is not so much cash in the drawer.

        `event` is where he is paid what he won or gets back there; `settles` what events owe him no longer.
        """
        self._check(drawer, amount, method)
        self._post((balance(person), -amount), (drawer_account(drawer, method), amount))
        receipt = Receipt(0, at, drawer, "", person, name, "withdrawal", -amount, method, event, why, settles)
        return self._write(drawer, receipt)

    def spend(self, drawer: int, name: str, amount: int, method: Method, *, at: int, why: str) -> Receipt:
        """Pay for the club itself, with the reason."""
        if not why:
            raise Refusal("cage-why")
        self._check(drawer, amount, method)
        self._post((spent, -amount), (drawer_account(drawer, method), amount))
        receipt = Receipt(0, at, drawer, "", "", name, "spent", -amount, method, why=why)
        return self._write(drawer, receipt)

    def sell_ticket(
        self, drawer: int, person: str, name: str, amount: int, method: Way, *, at: int, event: str
    ) -> Receipt | None:
        """Sell somebody a ticket to an event at its price; no receipt is written of one paid from his balance."""
        payer = balance(person) if method == "balance" else drawer_account(drawer, method)
        self._post((seats, amount), (payer, -amount), (TICKETS, -1), (ticket(event, person), 1))
        if method == "balance":
            return None
        return self._write(drawer, Receipt(0, at, drawer, "", person, name, "ticket", amount, method, event))

    def give_ticket(self, kind: Kind, person: str, amount: int, *, event: str) -> None:
        """Give somebody a ticket to an event: the house pays what it is worth, in the money the event is played for."""
        worth = (of_kind(kind, GIVEN), -amount), (of_kind(kind, SEATS), amount)
        self._post(*worth, (TICKETS, -1), (ticket(event, person), 1))

    def exchange_ticket(self, person: str, *, event: str, to: str) -> None:
        """Give somebody a ticket to another event of the same price for his."""
        self._post((ticket(event, person), -1), (ticket(to, person), 1))

    def cash_ticket(self, kind: Kind, person: str, amount: int, *, event: str) -> None:
        """Bring what somebody's ticket is worth to his balance, and take the ticket."""
        worth = (of_kind(kind, SEATS), -amount), (of_kind(kind, wallet(person)), amount)
        self._post(*worth, (ticket(event, person), -1), (TICKETS, 1))

    def drawer_of(self, person: str) -> Drawer | None:
        """The open drawer of a person, if he has one."""
        return next((drawer for drawer in self.drawers.values() if drawer.person == person), None)

    def close(self, drawer: int, counted: int, *, by: str, witness: str, at: int) -> Drawer:
        """Close a drawer with the cash that was counted; where it differs a second person signs."""
        open = self._open(drawer)
        found = open._replace(closed=at, counted=counted, signed=tuple([n for n in (by, witness) if n]))
        if found.difference and (not witness or witness == by):
            raise Refusal("cage-two-signatures", difference=found.difference / 100)
        moves = [(drawer_account(drawer, method), open.held(method)) for method in METHODS]
        by_bank = open.held("card") + open.held("transfer")
        self._post(*moves, (safe, -counted), (bank, -by_bank), (difference, found.difference))
        del self.drawers[drawer]
        self.closed = (*self.closed, found)[-KEPT:]
        return found

    def _open(self, drawer: int) -> Drawer:
        if drawer not in self.drawers:
            raise Refusal("cage-no-such-drawer", drawer=drawer)
        return self.drawers[drawer]

    def _check(self, drawer: int, amount: int, method: Method) -> None:
        held = self._open(drawer).held("cash")
        if method == "cash" and held < amount:
            raise Refusal("cage-drawer-short", held=held / 100)

    def _write(self, drawer: int, receipt: Receipt) -> Receipt:
        open = self._open(drawer)
        self.receipts += 1
        receipt = receipt._replace(number=self.receipts, drawer=drawer, by=open.name)
        self.drawers[drawer] = open._replace(receipts=(*open.receipts, receipt))
        return receipt

    def _post(self, *moves: tuple[Account, int]) -> None:
        self.postings += tuple([Posting(account, amount) for account, amount in moves if amount])
