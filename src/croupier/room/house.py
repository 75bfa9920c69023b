"""The whole house: its tables, its people, its book, and the lobby."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal
from croupier.ledger import Book, table_chips, wallet
from croupier.room import commands, hands, rows
from croupier.room.actor import TableActor, chips_agree, reload, stream_of
from croupier.room.apply import opened
from croupier.room.cash_actor import CashRoomOfHouse
from croupier.room.club import TEMPERAMENTS
from croupier.room.commit import Commit
from croupier.room.connections import Connections
from croupier.room.decide import brings, same_game
from croupier.room.events import Events
from croupier.room.list_actor import ListsActor
from croupier.room.list_state import list_of
from croupier.room.lobby import line, lobby_message
from croupier.room.members import Members
from croupier.room.minder import Minder
from croupier.room.opening import TABLES_OF_HOUSE, TABLES_OF_ONE, Times, table_id, wished
from croupier.room.pace import Pace
from croupier.room.people import name_key
from croupier.room.pit_hall import STREAMS as PIT_STREAMS
from croupier.room.pit_hall import Pit
from croupier.room.store import Store
from croupier.room.work import Desk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from croupier.cards.deck import Randomness
    from croupier.room.club import ClubTable
    from croupier.room.hands import HandSummary
    from croupier.room.list_state import Line
    from croupier.room.lobby import LobbyTable
    from croupier.room.opening import Wish
    from croupier.room.people import Person
    from croupier.room.state import TableState
    from croupier.room.terms import Terms
    from croupier.room.watching import Watched

MOST_SEATS: Final = 4
"""How many tables a person may sit at from a browser (ONLINE:multi-1, ONLINE:multi-2)."""

PAGE: Final = 20
"""How many finished hands are listed at a time."""

LOBBY_PAUSE: Final = 1.0
"""The least time between two messages to the lobby, in seconds."""

LAST_HAND: Final = 2**62


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """Everything that is open. One process at a time has the database.

    `await House.open(path)` reads everything back; nothing happens at the tables before `start`.
    """

    def __init__(
        self, store: Store, pace: Pace, clock: Callable[[], int], entropy: Randomness, luck: Random
    ) -> None:
        self.store = store
        self.book = Book(store.balances())
        self.members = Members(store, self.book, clock)
        self.tables: dict[str, TableActor] = {}
        self._others: dict[str, Watched] = {}
        self._pace = pace
        self._desk = Desk(store, self.book, clock, entropy, self)
        self.connections = Connections(clock)
        self.lists = ListsActor(self._desk, self)
        self.take_in(self.lists)
        self.cash = CashRoomOfHouse(self._desk, self.members, self.take_in)
        self.events = Events(
            self._desk, self.members, lambda: self.times, self._look_at_bots, self._lobby_changed
        )
        self.pit = Pit(self._desk, self.members, self.take_in)
        self._minder = Minder(pace, luck, TEMPERAMENTS, self.refill)
        self._lines: dict[str, LobbyTable] = {}
        self._lobby: set[Callable[[bytes], None]] = set()
        self._lobby_due: asyncio.TimerHandle | None = None
        self._wallets: dict[str, set[Callable[[], None]]] = {}
        self._opening = asyncio.Lock()
        self.times = Times()

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        pace: Pace | None = None,
        clock: Callable[[], int] = wall_clock,
        entropy: Randomness | None = None,
    ) -> House:
        """Open the house on a database, new or old.

        Raises `Mistake` when the database cannot be used. A table whose journal and ledger disagree comes up
        stopped; the others play on.
        """
        store = Store(path)
        try:
            luck = Random(secrets.randbits(64))
            house = cls(store, pace or Pace(), clock, entropy or secrets.SystemRandom(), luck)
            streams = store.streams()
            house.events.reopen(streams)
            for stream in streams:
                if stream.startswith(stream_of("")):
                    house._reopen(stream)
                elif stream.startswith(PIT_STREAMS):
                    house.pit.reopen(stream)
        except BaseException:
            store.close()
            raise
        return house

    def start(self) -> None:
        """Let the tables work."""
        for actor in self.tables.values():
            actor.start()
            self.table_changed(actor)
        for other in self._others.values():
            other.start()
        self.events.start()

    async def close(self) -> None:
        """Stop everything; what was acknowledged is on the disk."""
        if self._lobby_due is not None:
            self._lobby_due.cancel()
        actors = [*self.tables.values(), *self._others.values()]
        await self.events.stop()
        await asyncio.gather(*[actor.stop() for actor in actors])
        await self._minder.stop()
        await self.pit.close()
        self.store.close()

    def _reopen(self, stream: str) -> None:
        state = reload(self.store, stream)
        if state.stopped is None and not chips_agree(state, self.book):
            state.stopped = "room-chips-disagree"
        self.tables[state.terms.id] = TableActor(state, self._desk, self)

    # Opening tables

    async def open_table(self, terms: Terms) -> TableActor:
        """A new table on these terms; the one that stands when there is one of this id."""
        if terms.id not in self.tables:
            row = rows.Opened(terms)
            commit = Commit(stream_of(terms.id), 1, self._desk.clock(), rows.write(row))
            await self.store.commit(commit)
            self.tables[terms.id] = TableActor(opened(row), self._desk, self)
            self.tables[terms.id].start()
            self.table_changed(self.tables[terms.id])
        return self.tables[terms.id]

    async def open_for(self, person: Person, command: str, wish: Wish) -> None:
        """Open a table for somebody, with its bots; the same command again does nothing.

        Raises `Refusal` for a table that cannot be, and where he or the house has enough of them.
        """
        id = table_id(person.id, command)
        table = wished(wish, person.id, id, self.times)
        # To the end, even when whoever asked has gone.
        await asyncio.shield(asyncio.ensure_future(self._open_in_turn(table)))

    async def _open_in_turn(self, table: ClubTable) -> None:
        terms = table.terms
        async with self._opening:
            if terms.id in self.tables:
                return
            stands = [actor.state.terms for actor in self.tables.values() if not actor.state.closed]
            if len(stands) >= TABLES_OF_HOUSE:
                raise Refusal("room-tables-of-house", most=TABLES_OF_HOUSE)
            if sum([each.opened_by == terms.opened_by for each in stands]) >= TABLES_OF_ONE:
                raise Refusal("room-tables-of-one", most=TABLES_OF_ONE)
            if name_key(terms.name) in {name_key(each.name) for each in stands}:
                raise Refusal("room-name-taken", name=terms.name)
            await self.open_club([table])

    async def open_club(self, club: Iterable[ClubTable]) -> None:
        """Open tables and seat their bots, unless that has been done before."""
        for table in club:
            actor = await self.open_table(table.terms)
            terms = table.terms
            for seat, name, _ in table.bots:
                chips = (terms.min_buy_in + terms.max_buy_in) // 2
                try:
                    bot = await self.members.join_bot(name)
                    await self.refill(bot.id)
                    sit = commands.Sit(bot.id, bot.name, True, seat, chips)
                    await actor.tell(sit, id=f"club/{seat}")
                except Refusal:
                    # A person has the name or the seat: the table plays without this bot.
                    continue

    # People

    def actor(self, id: str) -> Watched:
        """Whatever is watched by this id: a table, an event, a list; `Refusal` when there is none."""
        return self._others.get(id) or self.events.watched(id) or self.table(id)

    def take_in(self, actor: Watched) -> None:
        """Let what is no poker table be watched by its id, and be stopped with the house."""
        self._others[actor.id] = actor

    def table(self, id: str) -> TableActor:
        """A table by its id; `Refusal` when there is none."""
        actor = self.tables.get(id) or self.events.table(id)
        if actor is None:
            raise Refusal("room-no-such-table", table=id[:40])
        return actor

    async def ask(
        self, table: str, command: commands.Command | commands.Listed, person: Person, id: str
    ) -> None:
        """A person's command to a table; `id` is the client's and makes a repeat harmless.

        Returns when it is on the disk; raises `Refusal` when the table says no.
        """
        actor = self.table(table)
        if isinstance(command, commands.Listed):
            await self.lists.queue(actor.state, command, f"{person.id}/{id}")
            return
        if isinstance(command, commands.Sit) and table in self.tables:
            command = self._sits(actor, command)
        await actor.tell(command, f"{person.id}/{id}")

    def _sits(self, actor: TableActor, sit: commands.Sit) -> commands.Sit:
        """Taking a seat, with what he must bring who has left another table of this game within the hour."""
        self.lists.check(actor.state, sit)
        others = [other.state for other in self.tables.values() if other is not actor]
        held = [state for state in others if state.seat_of(sit.person) is not None]
        if len(held) >= MOST_SEATS:
            raise Refusal("cash-too-many-tables", most=MOST_SEATS)
        now = self._desk.clock()
        left = [state.departed.get(sit.person) for state in others if same_game(state, actor.state)]
        least = max([brings(actor.state, departure, now) for departure in left], default=0)
        return replace(sit, least=least)

    def wallet(self, person: Person) -> int:
        """What a person has away from the tables, in chips."""
        return self.book.balance(wallet(person.id))

    async def refill(self, person: str) -> bool:
        """Give play chips to somebody who cannot buy in anywhere any more; False when that is not so."""
        terms = [actor.state.terms for actor in self.tables.values()]
        # Chips are given when the house's own tables are out of reach, whatever people open.
        own = [each for each in terms if not each.opened_by] or terms
        known = self.members.get(person)
        if known is not None and known.bot:
            # A bot that brings its winnings nowhere must still be able to buy in.
            enough = max([each.max_buy_in for each in terms], default=0)
            return await self.members.refill(person, lambda: self.book.balance(wallet(person)), enough)
        enough = min([each.min_buy_in for each in own], default=0)
        filled = await self.members.refill(person, lambda: self._chips_of(person), enough)
        if filled:
            self.wallet_changed(person)
        return filled

    def _chips_of(self, person: str) -> int:
        at_tables = sum([self.book.balance(table_chips(table, person)) for table in self.tables])
        return self.book.balance(wallet(person)) + at_tables + self.pit.chips_of(person)

    # Finished hands

    def hands(self, table: str, viewer: str | None, before: int | None) -> list[HandSummary]:
        """The last finished hands of a table as a viewer knows them, latest first."""
        actor = self.table(table)
        stored = self.store.hands(actor.stream, before=before or LAST_HAND, limit=PAGE)
        return [hands.summary(each, viewer) for each in stored]

    def hand_text(self, table: str, number: int, viewer: str | None) -> str:
        """A finished hand as PHH, with the cards a viewer saw."""
        actor = self.table(table)
        stored = self.store.hand(actor.stream, number)
        if stored is None:
            raise Refusal("room-no-such-hand", hand=number)
        return hands.text(stored, viewer, actor.state.terms.name)

    # The lobby

    def enter_lobby(self, hear: Callable[[bytes], None]) -> None:
        """Tell somebody of the tables now, and whenever they change."""
        first = not self._lobby
        self._lobby.add(hear)
        hear(lobby_message(self._lines.values(), self.events.lines))
        if first:
            for actor in self.tables.values():
                actor.nudge()

    def leave_lobby(self, hear: Callable[[bytes], None]) -> None:
        """Tell somebody no more."""
        self._lobby.discard(hear)

    def _tell_lobby(self) -> None:
        self._lobby_due = None
        text = lobby_message(self._lines.values(), self.events.lines)
        for hear in tuple(self._lobby):
            hear(text)

    # What tables ask of the house

    def table_changed(self, actor: TableActor) -> None:
        """Keep the lobby's line and the bots up to date."""
        self._minder.look(actor)
        if actor.state.closed:
            if self._lines.pop(actor.id, None) is not None:
                self._lobby_changed()
            return
        waits = self.lists.line(actor.state)
        if waits is not None:
            self.lists.nudge()
        now = line(actor.state, len(waits.waiting.entries) if waits is not None else 0)
        if self._lines.get(actor.id) != now:
            self._lines[actor.id] = now
            self._lobby_changed()

    def line(self, table: TableState) -> Line | None:
        """Who waits for a seat at a table's game and limit."""
        return self.lists.line(table)

    def list_changed(self, game: str) -> None:
        """Tell the tables of a game, and the lobby, of those who wait for it."""
        for actor in self.tables.values():
            if not game or list_of(actor.state.terms) == game:
                actor.nudge()
                self.table_changed(actor)

    def _look_at_bots(self, actor: TableActor) -> None:
        """A table of an event has changed: its bots see whether it is their turn."""
        self._minder.look(actor)

    def _lobby_changed(self) -> None:
        if self._lobby and self._lobby_due is None:
            self._lobby_due = asyncio.get_running_loop().call_later(LOBBY_PAUSE, self._tell_lobby)

    def pace(self, actor: TableActor) -> int | None:
        """No wait where somebody watches or sits, a long one where the lobby looks on, else until somebody comes."""
        if actor.watched or any(not seated.bot for seated in actor.state.seated.values()):
            return 0
        if self._lobby or not self._pace.sleep:
            return self._pace.unwatched
        return None

    def at_fault(self) -> bool:
        """Whether so many have lost their connections just now that it is the house's fault."""
        return self.connections.at_fault

    def follow_wallet(self, person: str, hear: Callable[[], None]) -> None:
        """Tell somebody whenever a person's wallet changes."""
        self._wallets.setdefault(person, set()).add(hear)

    def unfollow_wallet(self, person: str, hear: Callable[[], None]) -> None:
        """Tell somebody no more."""
        followers = self._wallets.get(person)
        if followers is not None:
            followers.discard(hear)
            if not followers:
                del self._wallets[person]

    def wallet_changed(self, person: str) -> None:
        """Chips came to a person's wallet or left it."""
        for hear in tuple(self._wallets.get(person, ())):
            hear()
