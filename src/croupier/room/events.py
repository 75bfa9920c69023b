"""The events of a house: opened by the floor, asked by everybody, read back after a restart."""

from __future__ import annotations

import asyncio
import re
import secrets
import unicodedata
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from croupier.errors import Refusal
from croupier.ledger import wallet
from croupier.room import event_rows as rows
from croupier.room.commit import Commit
from croupier.room.event_actor import EventActor, reload, stream_of
from croupier.room.event_asks import HOUSE, Asked, BringBots
from croupier.room.event_bots import bots
from croupier.room.event_state import opened
from croupier.room.event_table_actor import stream_of as table_stream
from croupier.room.event_tables import EventTables
from croupier.room.event_view import line
from croupier.tournament import commands

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from croupier.room.actor import TableActor
    from croupier.room.event_asks import Ask, By
    from croupier.room.event_messages import EventLine
    from croupier.room.event_table_actor import EventTableActor
    from croupier.room.members import Members
    from croupier.room.opening import Times
    from croupier.room.work import Desk
    from croupier.tournament.terms import Terms

MOST_EVENTS: Final = 200
"""How many events a house keeps."""

ID: Final = re.compile("[a-z0-9][a-z0-9-]{0,39}")


class Events:
    """Every event of the house by its id; `changed` is told whenever one of them has changed."""

    def __init__(
        self,
        desk: Desk,
        members: Members,
        times: Callable[[], Times],
        looked_at: Callable[[TableActor], None],
        changed: Callable[[], None],
    ) -> None:
        self._desk = desk
        self._members = members
        self._times = times
        self._looked_at = looked_at
        self._changed = changed
        self._working = False
        self._actors: dict[str, EventActor] = {}
        self._tables: dict[str, EventTables] = {}
        self._lines: dict[str, EventLine] = {}
        self._opening = asyncio.Lock()

    def reopen(self, streams: Iterable[str]) -> None:
        """Read the events back from their journals, and the tables of those that are played or not yet cleared."""
        known = list(streams)
        held = {account.split(":")[1] for account, _ in self._desk.book.accounts() if account[:6] == "table:"}
        for stream in known:
            if stream.startswith(stream_of("")):
                self._add(EventActor(reload(self._desk.store, stream), self._desk, self))
        for stream in known:
            if stream.startswith(table_stream("")):
                table = stream.removeprefix(table_stream(""))
                event = self._of_table(table)
                if event is not None and (event.state.event.phase == "running" or table in held):
                    self._tables[event.state.id].reopen(stream)

    def _add(self, actor: EventActor) -> None:
        id = actor.state.id
        self._actors[id] = actor
        self._lines[id] = line(actor.state)
        if not actor.state.terms.live:
            self._tables[id] = EventTables(actor, self._desk, self._times, self._is_bot, self._looked_at)

    def _is_bot(self, person: str) -> bool:
        known = self._members.get(person)
        return known is not None and known.bot

    def start(self) -> None:
        """Let the events work."""
        self._working = True
        for actor in self._actors.values():
            self._start(actor)

    def _start(self, actor: EventActor) -> None:
        actor.start()
        tables = self._tables.get(actor.state.id)
        if tables is not None:
            tables.start()

    async def stop(self) -> None:
        """Stop everything; what was acknowledged is on the disk."""
        await asyncio.gather(*[tables.stop() for tables in self._tables.values()])
        await asyncio.gather(*[actor.stop() for actor in self._actors.values()])

    def watched(self, id: str) -> EventActor | EventTableActor | None:
        """Whatever of the events is watched by this id: an event, or one of its poker tables."""
        if id.startswith(stream_of("")):
            return self._actors.get(id.removeprefix(stream_of("")))
        return self.table(id)

    def table(self, id: str) -> EventTableActor | None:
        """A poker table of an event by its id."""
        event = self._of_table(id)
        tables = self._tables.get(event.state.id) if event is not None else None
        number = id.rpartition("-")[2]
        return tables.actors.get(int(number)) if tables is not None and number.isdigit() else None

    def _of_table(self, id: str) -> EventActor | None:
        return self._actors.get(id.rpartition("-")[0])

    def event(self, id: str) -> EventActor:
        """An event by its id; `Refusal` when there is none."""
        actor = self._actors.get(id.removeprefix("event/"))
        if actor is None:
            raise Refusal("event-no-such-event", event=id[:40])
        return actor

    @property
    def lines(self) -> tuple[EventLine, ...]:
        """Every event in one line, the last one opened first."""
        return tuple([*self._lines.values()][::-1])

    async def open(self, terms: Terms, id: str = "", starts_at: int | None = None) -> EventActor:
        """Announce an event; the one that stands when there is one of this id on the same terms.

        Raises `Refusal` for an id that is none or another event's, and where the house has enough events.
        """
        # To the end, even when whoever asked has gone.
        return await asyncio.shield(asyncio.ensure_future(self._open_in_turn(terms, id, starts_at)))

    async def _open_in_turn(self, terms: Terms, id: str, starts_at: int | None) -> EventActor:
        async with self._opening:
            known = self._actors.get(id)
            if known is not None and known.state.terms == terms:
                return known
            if known is not None:
                raise Refusal("event-id-taken", event=id)
            if len(self._actors) >= MOST_EVENTS:
                raise Refusal("event-too-many", most=MOST_EVENTS)
            id = id or self._free_id(terms.name)
            if not ID.fullmatch(id):
                raise Refusal("event-bad-id")
            row = rows.Announced(id, terms, secrets.token_hex(16), starts_at)
            at = self._desk.clock()
            await self._desk.store.commit(Commit(stream_of(id), 1, at, rows.write(row)))
            actor = EventActor(opened(row, at), self._desk, self)
            self._add(actor)
            if self._working:
                self._start(actor)
            self._changed()
            return actor

    def _free_id(self, name: str) -> str:
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        stem = re.sub("[^a-z0-9]+", "-", plain).strip("-")[:30].strip("-") or "event"
        number, id = 1, stem
        while id in self._actors:
            number += 1
            id = f"{stem}-{number}"
        return id

    @property
    def stopped(self) -> list[str]:
        """The ids of events and of their tables where an invariant broke."""
        events = [actor.id for actor in self._actors.values() if actor.state.stopped is not None]
        tables = [actor for each in self._tables.values() for actor in each.actors.values()]
        return events + [actor.id for actor in tables if actor.state.stopped is not None]

    # Asking

    async def ask(self, event: str, by: By, ask: Ask, id: str) -> int | None:
        """Ask an event for something; `id` is the client's and makes a repeat harmless.

        Returns the number of the entry in the log once it is on the disk; raises `Refusal` when the answer is no.
        """
        actor = self.event(event)
        key = f"{by.person if by.office == 'player' else 'floor'}/{id}"
        if isinstance(ask, BringBots):
            return await self._bring_bots(actor, by, ask.count, key)
        if isinstance(ask, commands.Register) and by.office == "floor":
            person = await self._members.enrol(ask.player, ask.name)
            ask = replace(ask, player=person.id, name=person.name)
        await actor.tell(Asked(by, ask), key)
        return self._desk.store.written_as(actor.stream, key)

    async def _bring_bots(self, actor: EventActor, by: By, count: int, key: str) -> int | None:
        if by.office != "floor" or actor.state.terms.live:
            raise Refusal("event-no-bots-here")
        price = actor.state.terms.price
        taken = {entrant.name for entrant in actor.state.event.entrants.values()}
        names = bots(taken)
        number = None
        for at in range(count):
            mark = f"{key}/{at}"
            number = self._desk.store.written_as(actor.stream, mark)
            while number is None:
                number = await self._bring_bot(actor, next(names)[0], price, mark)
        return number

    async def _bring_bot(self, actor: EventActor, name: str, price: int, mark: str) -> int | None:
        """Register one bot; None where a person has its name."""
        try:
            bot = await self._members.join_bot(name)
        except Refusal:
            return None
        held = wallet(bot.id)
        await self._members.refill(bot.id, lambda: self._desk.book.balance(held), price)
        register = commands.Register(bot.id, bot.name, "wallet")
        await actor.tell(Asked(HOUSE, register), mark)
        return self._desk.store.written_as(actor.stream, mark)

    # What events ask of the house

    def event_changed(self, actor: EventActor) -> None:
        """Keep the tables in step, and the lobby's line up to date."""
        tables = self._tables.get(actor.state.id)
        if tables is not None:
            tables.changed()
        now = line(actor.state)
        if self._lines.get(actor.state.id) != now:
            self._lines[actor.state.id] = now
            self._changed()

    def tables_of(self, event: str) -> Mapping[int, str]:
        """The ids of the poker tables of an online event, by their numbers."""
        tables = self._tables.get(event)
        return tables.ids if tables is not None else {}
