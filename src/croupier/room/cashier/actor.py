"""The cage at work, and the way to it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec.structs import replace

from croupier.errors import Refusal
from croupier.room.actors.actor import Actor
from croupier.room.actors.asks import By, act_of
from croupier.room.actors.driver import AGAIN, Driver
from croupier.room.actors.watched import FLOOR
from croupier.room.cashier import asks, rows
from croupier.room.cashier.stream import CAGE, KIND, CageState
from croupier.room.cashier.view import CageMessage, eyes
from croupier.room.event.asks import NotePaid
from croupier.room.event.state import takes_tickets
from croupier.tournament.commands import Buy, Register, SellShare

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier.cage.drawer import Receipt
    from croupier.room.actors.actor import Tools
    from croupier.room.actors.watched import Eyes, Watcher
    from croupier.room.cashier.deposits import Deposits
    from croupier.room.event.events import Events
    from croupier.room.people.members import Members


OF_THE_MOMENT: Final = ("room-held", "room-table-busy", "room-table-stopped", "room-wallet-moved")
"""Refusals that say nothing of what was asked: it is asked again."""

SELDOM: Final = 60_000
"""An event that cannot answer is asked again twice as late each time, and at most so late (ms)."""


class CageActor(Actor["CageState", rows.Done | rows.Settled, rows.Row]):
    """The cage of the house. A command is the row it becomes, if it may."""

    kind = KIND
    _whole = CageMessage

    def __init__(self, tools: Tools, events: Events) -> None:
        super().__init__(tools.reopened(KIND, CAGE) or CageState(), tools)
        self._events = events

    @property
    def id(self) -> str:
        """What it is watched by."""
        return CAGE

    def _viewers(self) -> Callable[[Watcher], str | None]:
        return self._looks_as

    def _looks_as(self, watcher: Watcher) -> str | None:
        """The desk, a member, or nobody: who works here is shown nothing on a device that he has left alone."""
        if watcher.sees(self.place, "money"):
            return FLOOR
        return None if watcher.sees(self.place) else watcher.person

    def _due(self) -> None:
        return None

    def _decide(self, command: rows.Done | rows.Settled) -> rows.Row:
        if self.state.stopped is not None:
            raise Refusal("room-table-stopped")
        if isinstance(command, rows.Settled):
            return command
        ask = command.ask
        if isinstance(ask, asks.OpenDrawer | asks.GiveTicket | asks.ExchangeTicket | asks.CashTicket):
            return command
        if isinstance(ask, asks.SellTicket) and ask.method == "balance":
            return command
        if isinstance(ask, asks.Sell):
            self._check_not_paid(command, ask)
        open = self.state.cage.drawer_of(command.by)
        if not ask.drawer:
            if open is None:
                raise Refusal("cage-no-drawer")
            return replace(command, ask=replace(ask, drawer=open.number))
        asked = self.state.cage.drawers.get(ask.drawer)
        if asked is not None and asked.person != command.by:
            raise Refusal("cage-not-your-drawer", name=asked.name)
        return command

    def _check_not_paid(self, command: rows.Done, ask: asks.Sell) -> None:
        """Raise `Refusal` where somebody has paid for the same already, and it is on its way to him."""
        for sale in self.state.sales.values():
            sold = cast("asks.Sell", sale.ask)
            if (sale.payer, sold.event, sold.what) == (command.payer, ask.event, ask.what):
                raise Refusal("cage-on-its-way")

    def _eyes(self) -> Eyes:
        return eyes(self.state, self._tools.book, self._events)


class Settling(Driver[int]):
    """Carries between the cage and the events what stands on receipts: what was sold, and what was paid out.

    The cage writes what is on its way; the event writes that it is there, under an id made of the cage's; then the cage
    notes what became of a sale. Whatever was written last before a power cut, the next step is seen by looking at both.
    """

    def __init__(self, cage: CageActor, events: Events, tools: Tools) -> None:
        super().__init__(tools.clock)
        self._cage = cage
        self._events = events
        self._told: set[int] = set()
        self._waits: dict[int, int] = {}

    @property
    def id(self) -> str:
        """What it is called."""
        return "cage/settling"

    def start(self) -> None:
        """Begin to work, with whatever events may not have heard of when the house went out."""
        super().start()
        self.look_at(*self._cage.state.sales, *self.untold)

    @property
    def untold(self) -> list[int]:
        """The receipts of payments of which events may not have heard."""
        return [each.number for each in self._receipts() if each.settles and each.number not in self._told]

    def _receipts(self) -> Iterator[Receipt]:
        cage = self._cage.state.cage
        for drawer in (*cage.closed, *cage.drawers.values()):
            yield from drawer.receipts

    def _again(self, what: int, at: int) -> None:  # noqa: ARG002 — an event that has stopped stands for long
        wait = self._waits[what] = min(2 * self._waits.get(what, AGAIN // 2), SELDOM)
        super()._again(what, self._time + wait)

    async def _look(self, what: int) -> None:
        await self._carry(what)
        self._waits.pop(what, None)

    async def _carry(self, what: int) -> None:
        sale = self._cage.state.sales.get(what)
        if sale is not None:
            try:
                await self.sold(what, sale, By("cage", "" if sale.by == "floor" else sale.by, sale.name))
            except Refusal:
                if what in self._cage.state.sales:
                    raise
        elif what not in self._told:
            paid = next((each for each in self._receipts() if each.number == what), None)
            if paid is not None:
                await self._paid(paid)
                self._told.add(what)

    async def sold(self, receipt: int, sale: rows.Done, teller: By) -> int | None:
        """Let an event give what was paid for; the number of the entry in its log. `Refusal` where it does not."""
        ask = cast("asks.Sell", sale.ask)
        try:
            number = await self._events.ask(ask.event, teller, ask.what, sale.key)
        except Refusal as refusal:
            if refusal.code not in OF_THE_MOMENT:
                await self._settled(receipt, refusal.code)
            raise
        await self._settled(receipt)
        return number

    async def _settled(self, receipt: int, why: str = "") -> None:
        await self._cage.tell(rows.Settled(receipt, why), f"settled/{receipt}")

    async def _paid(self, receipt: Receipt) -> None:
        for event, cents in receipt.settles:
            note = NotePaid(receipt.person, cents, receipt.number)
            await self._events.paid(event, receipt.by, note)


class CageOfHouse:
    """The way to the cage."""

    def __init__(
        self,
        tools: Tools,
        members: Members,
        events: Events,
        deposits: Deposits,
        take_in: Callable[[CageActor], None],
    ) -> None:
        self._tools = tools
        self._deposits = deposits
        self._members = members
        self._events = events
        self._actor = CageActor(tools, events)
        self._settling = Settling(self._actor, events, tools)
        take_in(self._actor)

    def start(self) -> None:
        """Bring to its end what was on its way between cage and events when the house went out."""
        self._settling.start()

    async def stop(self) -> None:
        """Stop working."""
        await self._settling.stop()

    async def ask(self, by: By, ask: asks.AnyAsk, id: str) -> int | None:
        """Ask for something; `id` is the client's and makes a repeat harmless.

        Returns the number of the entry in the event's log where something of an event was sold: nothing that the cage
        writes is taken back. Raises `Refusal` when the answer is no.
        """
        if not by.floor:
            raise Refusal("staff-not-yours")
        key = by.key(id)
        match ask:
            case asks.Sell():
                return await self._sell(ask, by, key)
            case asks.PayMoney():
                await self._pay(ask, by, key)
            case asks.SellTicket() | asks.GiveTicket() | asks.ExchangeTicket() | asks.CashTicket():
                await self._of_a_ticket(ask, by, key)
            case asks.TakeMoney(person=person, name=name):
                known = await self._members.enrol(person, name)
                await self._write(replace(ask, person=known.id, name=known.name), by, key)
            case asks.CloseDrawer() if by.signed_by:
                # Whose name stands there has been proved.
                await self._write(replace(ask, witness=self._members.called(by.signed_by)), by, key)
            case _:
                await self._write(ask, by, key)
        return None

    def holds(self, drawer: int, person: str) -> int:
        """The cash that must lie in an open drawer, or in the one somebody has open; nothing where there is none."""
        cage = self._actor.state.cage
        open = cage.drawers.get(drawer) if drawer else cage.drawer_of(person)
        return open.held("cash") if open is not None else 0

    async def _write(self, ask: asks.AnyAsk, by: By, id: str, **more: Any) -> None:
        row = rows.Done(by.person or by.office, by.name, ask, **more)
        with self._deposits.taking(CAGE, id, by, *_taken(row)) as takes:
            await self._actor.tell(row, id, act_of(takes, ask))

    async def _sell(self, ask: asks.Sell, by: By, key: str) -> int | None:
        """Take the money, then let the event give for it what it has, out of the balance of who paid.

        Where the house goes out between the two it goes on by itself; whatever comes, the money is his at the cage.
        """
        event = self._events.event(ask.event)
        id, teller = event.state.id, by._replace(office="cage")
        if event.state.terms.kind != "club":
            raise Refusal("event-for-play-chips")
        what = await self._named(ask.what, key)
        if ask.method != "balance" and not self._tools.store.was_written(CAGE, key):
            payer, price = self._events.price(event, teller, what)
            if price:
                asked = replace(ask, event=id, what=what)
                name = self._members.called(payer)
                await self._write(
                    asked, by, key, price=price, payer=payer, payer_name=name, key=f"cage/{key}"
                )
        sales = self._actor.state.sales.items()
        on_the_way = next(((receipt, sale) for receipt, sale in sales if sale.key == f"cage/{key}"), None)
        if on_the_way is not None:
            try:
                return await self._settling.sold(*on_the_way, teller)
            except Refusal as refusal:
                if on_the_way[0] in self._actor.state.sales:
                    # He has paid, and nobody may take his money once more.
                    raise Refusal("cage-on-its-way") from refusal
                raise
            finally:
                self._settling.look_at(on_the_way[0])
        return await self._events.ask(id, teller, what, f"cage/{key}")

    async def _named(self, what: asks.OfAnEvent, key: str) -> asks.OfAnEvent:
        """What is sold, to people the house knows, paid from their balances."""
        match what:
            case Register("", name, another=True):
                known = await self._members.another(name, key)
                return replace(what, player=known.id, name=known.name, source="wallet")
            case Register(player, name):
                known = await self._members.enrol(player, name)
                return replace(what, player=known.id, name=known.name, source="wallet")
            case SellShare(backer=backer, name=name):
                known = await self._members.enrol(backer, name or backer)
                return replace(what, backer=known.id, name=known.name, source="wallet")
            case Buy():
                return replace(what, source="wallet")

    async def _of_a_ticket(self, ask: asks.OfTickets, by: By, key: str) -> None:
        """A ticket is sold, given, exchanged or paid in money."""
        if self._tools.store.was_written(CAGE, key):
            return
        event = self._events.event(ask.event).state
        if isinstance(ask, asks.SellTicket | asks.GiveTicket):
            owner = await self._members.enrol(ask.person, ask.name)
            ask = replace(ask, event=event.id, person=owner.id, name=owner.name)
            if not takes_tickets(event) or (isinstance(ask, asks.SellTicket) and event.terms.kind != "club"):
                raise Refusal("event-takes-no-tickets", event=event.id)
            if isinstance(ask, asks.GiveTicket) and not ask.why.strip():
                raise Refusal("cage-why")
        else:
            known = self._members.get(ask.person)
            if known is None:
                raise Refusal("cage-nobody")
            owner = known
            ask = replace(ask, event=event.id)
        if isinstance(ask, asks.ExchangeTicket):
            to = self._events.event(ask.to).state
            same = (to.terms.kind, to.terms.price) == (event.terms.kind, event.terms.price)
            if to is event or not same or not takes_tickets(to):
                raise Refusal("event-takes-no-tickets", event=to.id)
            ask = replace(ask, to=to.id)
        if isinstance(ask, asks.CashTicket) and event.event.policy.choice("seat_not_taken") != "cash":
            raise Refusal("event-ticket-no-money", event=event.id)
        terms = event.terms
        paid = {"price": terms.price, "payer": owner.id, "payer_name": owner.name, "kind": terms.kind}
        await self._write(ask, by, key, **paid)

    async def _pay(self, ask: asks.PayMoney, by: By, key: str) -> None:
        """Pay somebody out; the events that owed him this money hear of it."""
        payee = self._members.get(ask.person)
        if payee is None:
            raise Refusal("cage-nobody")
        event = self._events.event(ask.event).state.id if ask.event else ""
        settles = self._events.settles(payee.id, ask.amount, event)
        await self._write(replace(ask, name=payee.name, event=event), by, key, settles=settles)
        for receipt in self._settling.untold:
            # An event that has stopped, or is too busy now, hears of it later.
            with suppress(Refusal):
                await self._settling.looked_at(receipt)


def _taken(row: rows.Done) -> tuple[str, int]:
    """Of whom money is taken by a row, and how much, in cents; nobody and nothing where none comes in."""
    match row.ask:
        case asks.TakeMoney(amount=amount, person=person):
            return person, amount
        case asks.Sell(method=method) | asks.SellTicket(method=method) if method != "balance":
            return row.payer, row.price
    return "", 0
