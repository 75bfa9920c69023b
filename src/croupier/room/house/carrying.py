"""People moved between two online tables, with their chips: each step of it, and whatever a power cut leaves of one.

Both tables have a journal of their own, and may be led by different processes.

1. The table to which somebody is brought keeps a seat for him.
2. The one he leaves writes that he is gone, with his chips in an account that names the other table and him.
3. That one seats him with what lies there, and nothing lies there any more.

The account is the outbox: what lies there is on its way. Whatever was written last, the next step is seen by looking at
it and at the seat: chips for which a seat is kept are waited for there, chips for which none is kept go back to their
owner's wallet, and a seat that is kept for one who was not let go is free again.
"""

from __future__ import annotations

from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal
from croupier.ledger import moving, way_of
from croupier.room.actors.asks import act_of
from croupier.room.actors.driver import AGAIN, Driver
from croupier.room.table import asks as commands
from croupier.room.table.floor import seated_at

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.ledger import Account
    from croupier.room.actors.actor import Tools
    from croupier.room.actors.asks import By
    from croupier.room.people.members import Members
    from croupier.room.table.actor import TableActor

UNSURE: Final = 30_000
"""So long a seat is kept for one of whom it was not heard whether he was let go, in ms."""


class Carrying(Driver["Account"]):
    """Moves people between tables, and sees to it that everybody arrives or has his chips back."""

    def __init__(self, tables: Mapping[str, TableActor], members: Members, tools: Tools) -> None:
        super().__init__(tools.clock)
        self._tables = tables
        self._members = members
        self._tools = tools
        self._begun: set[Account] = set()
        self._unsure: dict[Account, int] = {}

    @property
    def id(self) -> str:
        """What it is called."""
        return "tables/carrying"

    def start(self) -> None:
        """Begin to work, with whatever was on its way when the house went out."""
        super().start()
        self.look_at(
            *[account for account, chips in self._tools.book.accounts() if chips and way_of(account)]
        )
        for actor in self._tables.values():
            self.look_at(*[moving(actor.id, person) for person in sorted(actor.state.coming)])

    async def move(self, table: str, ask: commands.Move, id: str, by: By) -> None:
        """Bring a player to another table of the same game, between hands; he posts nothing there (FSPR:mustmove-1).

        The same `id` again does nothing more. Raises `Refusal` when he cannot be moved.
        """
        here, there = self._tables[table], self._tables.get(ask.to)
        if self._tools.store.was_written(here.stream, f"{id}/take"):
            return
        if there is None:
            raise Refusal("room-no-such-table", table=ask.to[:40])
        if there.state.cash.game.variant_name != here.state.cash.game.variant_name or there is here:
            raise Refusal("cash-feeds-another-game", table=table, to=ask.to)
        seated = seated_at(here, ask.seat)
        if not seated.chips or seated.bot:
            raise Refusal("room-not-to-be-moved", seat=ask.seat)
        person, name, act = seated.person, seated.name, act_of(by, ask)
        on_the_way = moving(there.id, person)
        if on_the_way in self._begun:
            raise Refusal("room-leaves-anyway", seat=ask.seat)
        try:
            with self._begins(on_the_way):
                with self._until_heard(there, on_the_way):
                    reserve = commands.Reserve(ask.to_seat, person, name, brought=True)
                    await there.tell(reserve, f"{id}/keep", act)
                await there.caught_up()
                if there.state.kept_for(person) != ask.to_seat:
                    # It was, when the same was asked before.
                    raise Refusal("cash-seat-taken", seat=ask.to_seat)
                with self._until_heard(here, on_the_way):
                    await here.tell(commands.Take(person, on_the_way), f"{id}/take", act)
                self._unsure.pop(on_the_way, None)
        except Refusal:
            # Whoever is told so finds the seat free again.
            with suppress(Refusal):
                await self.looked_at(on_the_way)
            raise

    @contextmanager
    def _begins(self, what: Account) -> Iterator[None]:
        self._begun.add(what)
        try:
            yield
        finally:
            self._begun.discard(what)
            self.look_at(what)

    @contextmanager
    def _until_heard(self, asked: TableActor, what: Account) -> Iterator[None]:
        """Where no answer is waited for, or none comes, it may be done all the same: the seat waits for a while."""
        try:
            yield
        except BaseException as error:
            refused = isinstance(error, Refusal) and (error.code != "room-held" or asked.led_here)
            if not refused:
                self._unsure[what] = self._time + UNSURE
            raise

    async def _look(self, what: Account) -> None:
        table, person = way_of(what) or ("", "")
        there = self._tables.get(table)
        if there is not None:
            await there.caught_up()
        if what in self._begun:
            return
        if self._tools.sharing is not None:
            self._tools.reread([what])
        chips = self._tools.book.balance(what)
        seat = there.state.kept_for(person) if there is not None else None
        unsure = self._unsure.get(what, 0) > self._time
        if unsure:
            self._again(what, self._unsure[what])
        else:
            self._unsure.pop(what, None)
        if there is None or seat is None:
            if chips and await self._members.have_back(person, what):
                self._tools.purse.wallet_changed(person, "play")
        elif chips:
            there.nudge()
            self._again(what, self._time + AGAIN)
        elif person in there.state.coming and not unsure:
            if there.state.stopped is not None:
                # Nothing is done there before it is opened again, or given up.
                self._again(what, self._time + AGAIN)
            else:
                await there.tell(commands.Free(seat))
