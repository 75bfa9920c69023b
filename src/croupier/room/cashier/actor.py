"""The cage at work, and the way to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from croupier.errors import Refusal
from croupier.room.actors.actor import Actor
from croupier.room.actors.asks import By, act_of
from croupier.room.actors.watched import FLOOR
from croupier.room.cashier import asks, rows
from croupier.room.cashier.stream import CAGE, KIND, CageState
from croupier.room.cashier.view import CageMessage, eyes
from croupier.tournament.commands import Register

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.actors.actor import Tools
    from croupier.room.actors.watched import Eyes, Watcher
    from croupier.room.event.events import Events
    from croupier.room.people.members import Members


class CageActor(Actor["CageState", rows.Done, rows.Row]):
    """The cage of the house. A command is the row it becomes, if it may."""

    kind = KIND
    _whole = CageMessage

    def __init__(self, tools: Tools) -> None:
        super().__init__(tools.reopened(KIND, CAGE) or CageState(), tools)

    @property
    def id(self) -> str:
        """What it is watched by."""
        return CAGE

    def _viewers(self) -> Callable[[Watcher], str | None]:
        return lambda watcher: FLOOR if watcher.sees(self.place, "money") else watcher.person

    def _due(self) -> None:
        return None

    def _decide(self, command: rows.Done) -> rows.Row:
        if self.state.stopped is not None:
            raise Refusal("room-table-stopped")
        drawer = getattr(command.ask, "drawer", None)
        open = self.state.cage.drawers.get(drawer) if drawer is not None else None
        if open is not None and open.person != command.by:
            raise Refusal("cage-not-your-drawer", name=open.name)
        return command

    def _eyes(self) -> Eyes:
        return eyes(self.state, self._tools.book)


class CageOfHouse:
    """The way to the cage."""

    def __init__(
        self, tools: Tools, members: Members, events: Events, take_in: Callable[[CageActor], None]
    ) -> None:
        self._tools = tools
        self._members = members
        self._events = events
        self._actor = CageActor(tools)
        take_in(self._actor)

    async def ask(self, by: By, ask: asks.AnyAsk, id: str) -> int | None:
        """Ask for something; `id` is the client's and makes a repeat harmless.

        Returns the number of the entry in the log; raises `Refusal` when the answer is no.
        """
        if not by.floor:
            raise Refusal("staff-not-yours")
        key = by.key(id)
        if isinstance(ask, asks.TakeMoney | asks.TakeEntry):
            known = await self._members.enrol(ask.person, ask.name)
            ask = replace(ask, person=known.id, name=known.name)
        elif isinstance(ask, asks.PayMoney):
            payee = self._members.get(ask.person)
            if payee is None:
                raise Refusal("cage-nobody")
            ask = replace(ask, name=payee.name)
        elif isinstance(ask, asks.CloseDrawer) and by.signed_by:
            # Whose name stands there has been proved.
            ask = replace(ask, witness=self._members.called(by.signed_by))
        row = rows.Done(by.person or by.office, by.name, ask)
        if isinstance(ask, asks.TakeEntry):
            await self._take_entry(row, ask, by, key)
        else:
            await self._actor.tell(row, key, act_of(by, ask))
        return self._tools.store.written_as(CAGE, key)

    def holds(self, drawer: int) -> int:
        """The cash that must lie in an open drawer, in cents; nothing where there is none."""
        open = self._actor.state.cage.drawers.get(drawer)
        return open.held("cash") if open is not None else 0

    async def _take_entry(self, row: rows.Done, ask: asks.TakeEntry, by: By, key: str) -> None:
        """Take the money, then enter him from his balance.

        Where the house goes out between the two, a repeat goes on; whatever comes, the money is his at the cage.
        """
        event = self._events.event(ask.event)
        enter = Register(ask.person, ask.name, "wallet")
        teller = By("house", by.person, by.name)
        if event.state.terms.kind != "club":
            raise Refusal("event-for-play-chips")
        if not self._tools.store.was_written(CAGE, key):
            self._events.check(event, teller, enter)
            paid = replace(row, price=event.state.terms.price)
            await self._actor.tell(paid, key, act_of(by, ask))
        await self._events.ask(event.state.id, teller, enter, f"cage/{key}")
