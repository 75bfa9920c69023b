"""The whole house: its tables, its people, its book, and the lobby."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from croupier.cards.health import Chance
from croupier.care.complaints import Filed
from croupier.care.decide import Money
from croupier.errors import Broken, Refusal
from croupier.ledger import Book, wallet
from croupier.room.actors.actor import Actor, Tools
from croupier.room.actors.asks import Asked, By, act_of
from croupier.room.actors.connections import Connections
from croupier.room.actors.opening import Openings, Times, check_room, table_id
from croupier.room.care.actor import CareActor
from croupier.room.cashier.actor import CageOfHouse
from croupier.room.cashier.asks import CloseDrawer, OpenDrawer, Sell
from croupier.room.cashier.asks import read as read_cage
from croupier.room.cashier.deposits import Deposits
from croupier.room.cashier.stream import CAGE
from croupier.room.event.actor import EventActor
from croupier.room.event.asks import read as read_event
from croupier.room.event.events import Events
from croupier.room.event.table.actor import EventTableActor
from croupier.room.fittings.actor import FittingsActor
from croupier.room.hand import record as hands
from croupier.room.house.admission import Admission
from croupier.room.house.archivist import Archivist
from croupier.room.house.carrying import Carrying
from croupier.room.house.clock import Clock
from croupier.room.house.club import TEMPERAMENTS, VISITORS
from croupier.room.house.hall import is_over
from croupier.room.house.heads import HeadsActor
from croupier.room.house.leading import Leading
from croupier.room.house.lobby import Lobby, line
from croupier.room.house.minder import Minder
from croupier.room.house.needs import needs, speaking
from croupier.room.house.opening import OpenEvent, OpenTable, own_event, wished, wished_event
from croupier.room.house.opening import read as read_house
from croupier.room.house.pace import Pace
from croupier.room.house.pausing import Pausing
from croupier.room.house.places import Places
from croupier.room.house.playtime import Playtime
from croupier.room.house.reads import Reads
from croupier.room.house.refills import Refills
from croupier.room.house.replays import Replays
from croupier.room.house.rules import Rules
from croupier.room.house.signatures import Asking, Desks, Signatures
from croupier.room.house.significant import PauseHouse, SignificantEvents
from croupier.room.house.signs import Signs
from croupier.room.house.streams import kind_of
from croupier.room.house.unattended import MINUTE, Unattended
from croupier.room.journal.acts import Wanted
from croupier.room.journal.commit import Commit
from croupier.room.journal.store import BEYOND, Store
from croupier.room.learning.actor import SchoolActor
from croupier.room.lists.actor import ListsActor
from croupier.room.lists.state import list_of
from croupier.room.live.actor import CashRoomOfHouse
from croupier.room.live.asks import read as read_live
from croupier.room.live.state import CASH
from croupier.room.notebook.actor import NotebookActor
from croupier.room.people.credentials import hashed, holds
from croupier.room.people.followers import Followers
from croupier.room.people.members import Members
from croupier.room.pit.actor import PitActor
from croupier.room.pit.asks import read as read_pit
from croupier.room.pit.hall import LIST as PIT
from croupier.room.pit.hall import STREAMS as PIT_STREAMS
from croupier.room.pit.hall import Pit
from croupier.room.replays.shares import SharesActor
from croupier.room.seasons.actor import SeasonsActor
from croupier.room.staff.actor import StaffActor
from croupier.room.staff.asks import read as read_staff
from croupier.room.staff.state import STAFF
from croupier.room.table import asks, rows
from croupier.room.table.actor import TableActor
from croupier.room.table.apply import opened
from croupier.room.table.asks import read as read_table
from croupier.room.table.broadcast import BEHIND, Broadcast
from croupier.room.table.decide import brings, same_game
from croupier.room.table.door import check_knock
from croupier.room.table.floor import ask_table
from croupier.room.table.sheet import sheet_view
from croupier.room.table.state import TableState, stream_of
from croupier.room.table.stream import TABLE
from croupier.staff import Grant, covers
from croupier.tournament.commands import Protest, Unregister

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
    from pathlib import Path

    from croupier.cards.deck import Randomness
    from croupier.cards.transcript import Transcript
    from croupier.ledger import Account, Kind
    from croupier.room.actors.actor import Outcome
    from croupier.room.actors.asks import GiveUp, Reopen
    from croupier.room.actors.watched import Watched
    from croupier.room.actors.worker import Worker
    from croupier.room.cashier.asks import AnyAsk as CageAsk
    from croupier.room.event.table.actor import Door
    from croupier.room.hand.record import HandSummary
    from croupier.room.hand.state import HandTable
    from croupier.room.hand.terms import Terms
    from croupier.room.house.club import ClubTable
    from croupier.room.house.opening import AnyAsk
    from croupier.room.house.program import Program
    from croupier.room.house.sharing import Sharing
    from croupier.room.journal.acts import Act
    from croupier.room.journal.commit import Person, Session, StoredHand
    from croupier.room.journal.house_key import HouseKey
    from croupier.room.pit.state import PitState
    from croupier.room.staff.rows import Station
    from croupier.room.table.poker import AnyPoker
    from croupier.room.table.sheet import SheetView
    from croupier.room.table.waiting import Line

TOLD_FOR: Final = 7 * 24 * 60 * 60 * 1000
"""How long back people are told that their acts were taken back, in ms."""

MOST_SEATS: Final = 4
"""How many tables a person may sit at from a browser (ONLINE:multi-1, ONLINE:multi-2)."""

PAGE: Final = 20
"""How many finished hands are listed at a time."""

EVENTS: Final = "event/"
"""What every event is watched and asked by, before its own id."""

TABLES: Final = "tables"
"""Where in the house the online tables are."""

ITSELF: Final = "house"
"""To whom one says what is for the house itself: to open a table."""

OPENERS: Final = (ITSELF, PIT)
"""Where tables are opened."""


class House:
    """Everything that is open. One process at a time has the database.

    `await House.open(path)` reads everything back; nothing happens at the tables before `start`.
    """

    def __init__(
        self,
        store: Store,
        pace: Pace,
        clock: Callable[[], int],
        entropy: Randomness,
        luck: Random,
        *,
        key: HouseKey | None = None,
        rules: Rules | None = None,
        program: Program | None = None,
        sharing: Sharing | None = None,
    ) -> None:
        self.store = store
        self._sharing = sharing
        self.book: Final = Book(store.balances())
        rules = rules or Rules()
        self._policy = rules.policy
        self.tables: dict[str, TableActor] = {}
        self._others: dict[str, Watched] = {}
        self._pace = pace
        self._tools = Tools(store, self.book, clock, entropy, self)
        if sharing is not None:
            self._tools = replace(self._tools, wrote=sharing.wrote, sharing=sharing)
            sharing.desk = self
        self.members: Final = Members(self._tools, rules.ends)
        self._carrying = Carrying(self.tables, self.members, self._tools)
        self.connections: Connections = Connections(clock)
        self._heads = HeadsActor(self._tools, key) if key is not None else None
        self.significant: Final = SignificantEvents(self._tools, rules, program)
        self.care: Final = CareActor(self._tools, rules.policy)
        self._admission = Admission(self.care, self._money_of, self._tools.altered, self._tools.pause)
        self.playtime: Final = Playtime(self.care, self.book, clock, self, self._is_bot)
        self.signs: Final = Signs(store, self.care, clock, self._is_bot, key)
        self.notebook: Final = NotebookActor(self._tools)
        self.seasons: Final = SeasonsActor(self._tools)
        self.fittings: Final = FittingsActor(self._tools)
        self.shares: Final = SharesActor(self._tools)
        self.school: Final = SchoolActor(self._tools, self.members.called)
        self.lists: Final = ListsActor(self._tools, self)
        self.take_in(self.lists)
        self.cash: Final = CashRoomOfHouse(self._tools, self.members, self.take_in)
        self.lobby: Final = Lobby(lambda: self.events.lines, self._nudge_tables)
        self.events: Final = Events(
            self._tools,
            self.members,
            lambda: self.times,
            self._look_at_bots,
            self.lobby.changed,
            regulars=TEMPERAMENTS,
        )
        self._deposits = Deposits(self._tools, self.care)
        self.cage: Final = CageOfHouse(self._tools, self.members, self.events, self._deposits, self.take_in)
        self.pit: Final = Pit(
            self._tools,
            self.members,
            self.take_in,
            self.playtime.round,
            rules.policy,
        )
        self.conditions: Final = rules.certificates
        self.staff: Final = StaffActor(
            self._tools, self.members, rules.hand_over * MINUTE, rules.roles, self._check_certificate
        )
        self.take_in(self.staff)
        self.unattended: Unattended = Unattended(
            self.members, self.staff, clock, rules.ask_again, everywhere=rules.ask_again_everywhere
        )
        self.signatures: Final = Signatures(
            rules.second_signature,
            self._tools,
            self.members,
            self.staff,
            Desks(self.cash, self.cage),
        )
        self._archivist: Archivist | None = None
        self._minder = Minder(pace, luck, TEMPERAMENTS, self.refill)
        self.leading: Final = Leading(self.tables, self.events, self.pit, self._minder)
        self._refills = Refills(self.book, self._admission)
        self.wallets: Final = Followers()
        self._streams: dict[str, Broadcast] = {}
        self._places = Places(self.wallets.tell)
        self._taken_back = {
            each.act.person: each.taken_back_at
            for each in store.acts(Wanted(since=clock() - TOLD_FOR, undone_by_others=True))
        }
        self._openings = Openings()
        self.times: Times = Times()

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        pace: Pace | None = None,
        clock: Callable[[], int] | None = None,
        entropy: Randomness | None = None,
        key: HouseKey | None = None,
        rules: Rules | None = None,
        program: Program | None = None,
        store: Callable[[Path, HouseKey | None], Store] = Store,
        sharing: Sharing | None = None,
    ) -> House:
        """Open the house on a database, new or old. With a key, cards that nobody may know are encrypted in it.

        Raises `Mistake` when the database cannot be used, `Broken` when the file is damaged. A table whose journal
        and ledger disagree, or whose journal cannot be read to its end, comes up stopped; the others play on.
        `rules` are the house's own, `store` opens the database, `program` is looked after where it is given. With
        `sharing` it is the desk of a house of several processes: others lead the tables that it has not leased.
        """
        opened = store(path, key)
        try:
            entropy = entropy or Chance()
            luck = Random(entropy.randrange(2**64))
            time = clock or Clock()
            house = cls(
                opened,
                pace or Pace(),
                time,
                entropy,
                luck,
                key=key,
                rules=rules,
                program=program,
                sharing=sharing,
            )
            if isinstance(time, Clock):
                time.jumped = house.significant.clock_jumped
            streams = opened.streams()
            house.events.reopen(streams)
            for stream in streams:
                kind = kind_of(stream)
                if kind is None:
                    house._tools.lost[stream] = Broken("check-stream-unknown", stream=stream)
                elif kind.name == "table":
                    house._reopen(stream)
                elif kind.name == "pit":
                    house.pit.reopen(stream)
        except Exception as error:
            fault = opened.fault(error)
            opened.close()
            if fault is None:
                raise
            raise fault from error
        except BaseException:
            opened.close()
            raise
        return house

    def keep(self, days: int, *, columns: bool = False) -> None:
        """Bring whatever is older than so many days into the archive, now and from day to day.

        With `columns` it goes there as Parquet where nobody plays any more.
        """
        self._archivist = Archivist(self.store, self._tools.clock, days, columns=columns)
        self._archivist.start()

    def start(self) -> None:
        """Let the tables work."""
        for actor in self.tables.values():
            actor.start()
            self.table_changed(actor)
        for other in self._others.values():
            other.start()
        self.events.start()
        self._carrying.start()
        self.cage.start()
        self.care.start()
        self.notebook.start()
        self.seasons.start()
        self.fittings.start()
        self.shares.start()
        self.school.start()
        self.significant.start()
        self.playtime.start()
        if self._heads is not None:
            self._heads.start()

    async def share(self, sharing: Sharing) -> None:
        """Hear what the other processes of the house tell, and what is asked of tables that are led here."""
        sharing.speaks = self._speaks_in
        await self.leading.begin(sharing)

    async def close(self) -> None:
        """Stop everything; what was acknowledged is on the disk."""
        self.store.hurry()
        self.lobby.close()
        alone: list[Worker] = [
            self.care,
            self.notebook,
            self.seasons,
            self.fittings,
            self.shares,
            self.school,
            self.significant,
        ]
        await self.pausing.stop()
        actors = [*self.tables.values(), *self._others.values(), *alone]
        if self._heads is not None:
            actors.append(self._heads)
        if self._archivist is not None:
            await self._archivist.stop()
        await self._carrying.stop()
        await self.playtime.stop()
        await self.cage.stop()
        await self.events.stop()
        await asyncio.gather(*[each.stop() for each in (*actors, *self._streams.values())])
        await self._minder.stop()
        await self._refills.stop()
        await self.pit.close()
        self.store.close()

    @property
    def lost(self) -> Mapping[str, Broken]:
        """The streams of whose journals not even the first row can be read, and why."""
        return self._tools.lost

    @property
    def actors(self) -> list[Actor[Any, Any, Any]]:
        """Whatever keeps a journal: tables, casino tables, lists, live room, signed heads, events and their tables."""
        others = [each for each in self._others.values() if isinstance(each, Actor)]
        heads = [self._heads] if self._heads is not None else []
        return [
            *self.tables.values(),
            *others,
            self.care,
            self.notebook,
            self.seasons,
            self.fittings,
            self.shares,
            self.school,
            self.significant,
            *heads,
            *self.events.actors,
        ]

    async def check_program(self) -> tuple[str, ...]:
        """Look at the files of the program; those that are not as they should be. Meanwhile nothing new is dealt."""
        before = bool(self._tools.altered)
        altered = await self.significant.check_program()
        if before and not altered:
            self.leading.nudge()
        return altered

    @cached_property
    def pausing(self) -> Pausing:
        """When all of it pauses, and who is told."""
        return Pausing(self._tools.clock, self._tools.pause, self._is_playing, self.leading.nudge)

    async def pause(self, by: By, seconds: int | None, hands: int) -> None:
        """Announce that the house pauses in so many seconds, or that it plays on.

        From then on nothing new is dealt, and it closes once nothing is in play, after `hands` seconds at the latest.
        """
        self.pausing.check()
        at = 0 if seconds is None else self.now + 1000 * seconds
        await self.significant.tell(Asked(by, PauseHouse(at)))
        self.pausing.announce(at, hands)

    def _is_playing(self) -> bool:
        """Whether a hand or a round is in play that will come to its end."""
        hands: list[AnyPoker] = [*self.tables.values(), *self.events.at_tables]
        return any([each.state.in_hand and each.state.stopped is None for each in hands]) or any(
            [each.state.playing and each.state.stopped is None for each in self.pit.tables.values()]
        )

    def _check_certificate(self, person: str, role: str) -> None:
        """Raise `Refusal` where a role asks for a certificate of the school that somebody has not."""
        asked = self.conditions.get(role)
        if asked is not None and not self.school.school.holds(person, asked.book, asked.level):
            raise Refusal("school-certificate-asked", book=asked.book, level=asked.level)

    @property
    def entropy(self) -> Randomness:
        """What its decks are drawn from."""
        return self._tools.entropy

    @property
    def altered(self) -> Collection[str]:
        """The files of the program that were not as they should be when they were looked at last."""
        return self._tools.altered

    @property
    def stopped(self) -> list[str]:
        """What stands still, by id: what has stopped, and what is lost."""
        stopped = [actor.id for actor in self.actors if actor.state.stopped is not None]
        return [*stopped, *self.lost]

    @property
    def commands(self) -> Mapping[tuple[str, Outcome], int]:
        """How many commands were done, refused and broken since the house was opened, by kind of actor."""
        return self._tools.commands

    def _reopen(self, stream: str) -> None:
        state = self._tools.reopened(TABLE, stream)
        if state is None:
            return
        leader = self._tools.leader(TABLE, state)
        actor = self.tables[state.terms.id] = TableActor(state, self._tools, self)
        if leader is not None:
            actor.follows(leader)

    # Opening tables

    async def open_table(self, terms: Terms, act: Act | None = None) -> TableActor:
        """A new table on these terms; the one that stands when there is one of this id."""
        if terms.id not in self.tables and self._of_old(terms.id) is None:
            await self._let_go()
            self._tools.check_not_lost(stream_of(terms.id))
            if self._sharing is not None:
                await self._sharing.take(stream_of(terms.id))
            row = rows.Opened(terms)
            commit = Commit(stream_of(terms.id), 1, self._tools.clock(), rows.write(row), act=act)
            await self._tools.commit(commit)
            self.tables[terms.id] = TableActor(opened(row), self._tools, self)
            if self._sharing is not None:
                await self._sharing.lead(self.tables[terms.id])
            self.tables[terms.id].start()
            self.table_changed(self.tables[terms.id])
        return self.tables[terms.id]

    def _of_old(self, id: str) -> TableActor | None:
        """A table that was let go of: looked at, its hands and its sheet can be read."""
        stream = stream_of(id)
        if not self.store.version(stream) or stream in self.lost:
            return None
        self._reopen(stream)
        actor = self.tables.get(id)
        if actor is not None:
            actor.start()
        return actor

    async def _let_go(self) -> None:
        """Leave on the disk alone what people opened, is closed, and binds nobody who comes back within the hour."""
        now = self._tools.clock()
        for actor in tuple(self.tables.values()):
            state = actor.state
            rests = actor.led_here and is_over(actor) and bool(state.terms.opened_by)
            # One whose lease was not given back yet is so first.
            leased = self._sharing is not None and actor.stream in self._sharing.leads
            if not rests or leased or actor.watched or actor.id in self._streams:
                continue
            if state.terms.private or not any([brings(state, each, now) for each in state.departed.values()]):
                del self.tables[actor.id]
                await actor.stop()

    async def _of_the_house(self, by: By, ask: AnyAsk, id: str) -> str | None:
        if isinstance(ask, OpenTable):
            return await self._open_for(by, ask, id)
        if isinstance(ask, OpenEvent):
            return await self._open_event(by, ask, id)
        await self._mend(ask, by.key(id), by)
        return None

    async def _mend(self, ask: Reopen | GiveUp, id: str, by: By) -> None:
        """Let something that has stopped go on, or give it up; `Refusal` when it cannot be."""
        actor = next((each for each in self.actors if each.id == ask.what), None)
        if actor is None:
            raise Refusal("room-no-such-table", table=ask.what[:40])
        await actor.tell(ask, id, act_of(by, ask))

    async def _open_for(self, by: By, wish: OpenTable, command: str) -> str:
        """Open a table for somebody, with its bots, and return its id; the same command again does nothing.

        Raises `Refusal` for a table that cannot be, and where he or the house has enough of them.
        """
        person = "" if by.floor else by.person
        proof = await asyncio.to_thread(hashed, wish.password) if wish.private and wish.password else ""
        id = table_id(by.person, command)
        table = wished(wish, person, id, self.times, self._policy, proof=proof)
        # What is kept in the log of acts has no password in it.
        act = act_of(by, msgspec.structs.replace(wish, password=""))
        await self._openings.open(lambda: self._open_wished(table, act))
        return id

    async def _open_event(self, by: By, wish: OpenEvent, command: str) -> str:
        """Open an event for somebody, with its bots, and return its id; the same command again does nothing.

        It is his, whatever he does for the house besides. Raises `Refusal` for an event that cannot be.
        """
        terms = wished_event(wish)
        proof = await asyncio.to_thread(hashed, wish.password) if wish.private and wish.password else ""
        id = table_id(_known(by).person, command)
        starts_at = self._tools.clock() + wish.starts_in * MINUTE if wish.starts_in else None
        await self.events.open_own(terms, id, own_event(wish, by.person, proof), starts_at, wish.bots)
        return id

    async def _open_wished(self, table: ClubTable, act: Act | None) -> None:
        if table.terms.id in self.tables or self._of_old(table.terms.id) is not None:
            return
        check_room(
            table.terms, [actor.state.terms for actor in self.tables.values() if not actor.state.closed]
        )
        await self.open_table(table.terms, act)
        await self.open_club([table])

    async def open_club(self, club: Iterable[ClubTable]) -> None:
        """Open tables and seat their bots, unless that has been done before."""
        for table in club:
            if stream_of(table.terms.id) in self.lost:
                continue
            actor = await self.open_table(table.terms)
            terms = table.terms
            for seat, name, how in table.bots:
                chips = _brings(terms)
                try:
                    bot = await self.members.join_bot(name)
                    await self.refill(bot.id)
                    sits = asks.BringBot(bot.id, bot.name, seat, chips, how) if terms.opened_by else None
                    await actor.tell(sits or Asked(By.of(bot), asks.Sit(seat, chips)), id=f"club/{seat}")
                except Refusal:
                    # A person has the name or the seat: the table plays without this bot.
                    continue

    # People

    @property
    def now(self) -> int:
        """The time in the house, in ms since 1970."""
        return self._tools.clock()

    def shown(self, secret: str | None, of_station: str | None) -> tuple[Session | None, Station | None]:
        """The session that a secret proves, or the station; at a station no session counts."""
        station = self.staff.station(of_station)
        return (None if station is not None else self.members.sessions.of(secret)), station

    def speaks(self, session: Session | None, station: Station | None = None) -> By:
        """Who speaks in a session, or at a station, with all he may do for the house there."""
        if station is not None:
            if not station.person:
                return By.of(None, self.staff.shown_at(station), station.id, station=True)
            powers = self.staff.powers_at(station, station.person)
            return By.of(self.members.get(station.person), powers, station.id, station=True)
        if session is None:
            return By.of(None)
        return By.of(self.members.of(session), self.staff.powers(session.person), session.id)

    def _speaks_in(self, session: str) -> By | None:
        """Who speaks for himself in a session, by its id; nobody in one that has ended."""
        found = self.members.sessions.get(session)
        return By.of(self.members.of(found), device=found.id) if found is not None else None

    def actor(self, id: str) -> Watched:
        """Whatever is watched by this id: a table, an event, a list; `Refusal` when there is none."""
        table, stream, rest = id.partition(BEHIND)
        if stream and not rest:
            return self._stream(self.table(table))
        return self._others.get(id) or self.events.watched(id) or self.table(id)

    def _stream(self, actor: AnyPoker) -> Broadcast:
        found = self._streams.get(actor.id)
        if found is None:
            found = self._streams[actor.id] = Broadcast(actor)
            found.start()
        return found

    def seats_of(self, person: str) -> tuple[str, ...]:
        """The poker tables at which somebody sits, by their ids."""
        return self._places.of(person)

    def take_in(self, actor: Watched) -> None:
        """Let what is no poker table be watched by its id, and be stopped with the house."""
        self._others[actor.id] = actor

    def table(self, id: str) -> AnyPoker:
        """A table by its id; `Refusal` when there is none."""
        actor: AnyPoker | None = self.tables.get(id) or self.events.table(id) or self._of_old(id)
        if actor is None:
            raise Refusal("room-no-such-table", table=id[:40])
        return actor

    async def ask(self, to: str, speaker: By, ask: bytes, id: str) -> int | str | None:
        """What somebody asks, as JSON, of whatever is watched by the id `to`, or of the `house` itself.

        `id` is the client's and makes a repeat harmless. Returns, when it is on the disk, the number of the entry it
        made in a log, where there is a log, or the id of the table it opened; raises `Mistake` for what is no ask,
        `Refusal` when the answer is no.
        """
        if to == ITSELF:
            house = read_house(ask)
            with self._speaking(speaker, Asking(to, TABLES, house, id)) as by:
                return await self._of_the_house(_anybody(by), house, id)
        elif to == CASH:
            live = read_live(ask)
            at = f"{CASH}/{live.table}" if getattr(live, "table", "") else CASH
            with self._speaking(speaker, Asking(to, at, live, id)) as by:
                await self._admission.to_cash(by, live)
                buys = self.cash.buys(live)
                with self._deposits.taking(CASH, by.key(id), _anybody(by), *buys) as takes:
                    return await self.cash.ask(takes, live, id)
        elif to == CAGE:
            cage = read_cage(ask)
            with self._speaking(speaker, Asking(to, self._till(speaker, cage), cage, id)) as by:
                if isinstance(cage, Sell):
                    await self._admission.to_event(
                        by, cage.what, lambda: self.events.event(cage.event).state.terms
                    )
                return await self.cage.ask(_anybody(by), cage, id)
        elif to.startswith(EVENTS):
            event = read_event(ask)
            speaker = _as_host(speaker, self.events.event(to))
            with self._speaking(speaker, Asking(to, self.events.event(to).place, event, id)) as by:
                await self._admission.to_event(by, event, lambda: self.events.event(to).state.terms)
                number = await self.events.ask(to, _anybody(by), event, id)
                if isinstance(event, Protest):
                    await self._protested(to, by, event)
                return number
        elif to == PIT or to.startswith(PIT_STREAMS):
            pit = read_pit(ask)
            with self._speaking(speaker, Asking(to, to, pit, id)) as by:
                await self._admission.to_pit(by, pit, lambda: self.pit.table(to).state.terms.published)
                await self.pit.ask(to, by, pit, id, self.times)
        elif to == STAFF:
            staff = read_staff(ask)
            with self._speaking(speaker, Asking(to, STAFF, staff, id)) as by:
                await self.staff.tell(Asked(by, staff), by.key(id))
        else:
            actor, table = self.table(to), read_table(ask)
            with self._speaking(_as_host(speaker, actor), Asking(to, actor.place, table, id)) as by:
                await self._at_a_table(actor, by, table, id)
        return None

    def _till(self, by: By, ask: CageAsk) -> str:
        """Where something is asked of the cage: there, or at the event it is for by who works at that alone."""
        now, needed = self._tools.clock(), needs(ask)
        if by.powers.grant(needed, CAGE, now) is None:
            if isinstance(ask, OpenDrawer | CloseDrawer):
                places = (each.place for each in by.powers.grants if covers(EVENTS.rstrip("/"), each.place))
                return next((place for place in places if by.powers.grant(needed, place, now)), CAGE)
            if event := getattr(ask, "event", ""):
                return self.events.place(event.removeprefix(EVENTS))
        return CAGE

    async def _protested(self, to: str, by: By, protest: Protest) -> None:
        """A protest of an event goes the way of all complaints, where the house has one."""
        person = protest.player if by.floor else by.person
        # The same protest, asked again, is filed already.
        with suppress(Refusal):
            await self.care.files(Filed("", person, to, self.events.event(to).place, protest.text))

    @contextmanager
    def _speaking(self, by: By, asking: Asking) -> Iterator[By]:
        """Whoever asks, as he speaks in this, until it is done or refused; `Refusal` where he alone may not ask it."""
        speaks = speaking(by, asking.ask, asking.at, self._tools.clock())
        if speaks.floor:
            self.unattended.check(speaks, asking.ask)
        with self.signatures.signed(speaks, asking) as signed:
            yield signed

    async def _at_a_table(self, actor: AnyPoker, by: By, ask: asks.AnyAsk, id: str) -> None:
        if isinstance(ask, asks.AddBot):
            await self._add_bot(actor, by, ask, by.key(id))
            return
        if isinstance(ask, asks.OfTheFloor | asks.OfTheTerms | asks.Move):
            await ask_table(self.tables, self._carrying, actor, ask, by.key(id), by)
            return
        key = f"{_known(by).person}/{id}"
        await self._admission.to_table(by, ask, cash=actor.id in self.tables)
        if isinstance(ask, asks.Listed):
            if actor.state.terms.private:
                raise Refusal("room-private-no-list")
            await self.lists.queue(actor.state, by, ask, key)
            return
        if isinstance(ask, asks.Cutting):
            actor.cut(by.person, ask)
            return
        if isinstance(ask, asks.Knock) and ask.password:
            await self._with_password(actor, by, ask.password, key)
            return
        if isinstance(ask, asks.Sit) and actor.id in self.tables:
            await self._hear_of_others(actor, by.person)
            self.lists.check(actor.state, by, ask)
            self._check_seats(actor, by.person)
        await actor.tell(Asked(by, ask), key)

    async def _add_bot(self, actor: AnyPoker, by: By, ask: asks.AddBot, key: str) -> None:
        """Seat a bot at a table that somebody opened, by its host's word; `Refusal` where it cannot be."""
        state = actor.state
        if actor.id not in self.tables or not state.terms.opened_by:
            raise Refusal("room-no-host-here")
        free = state.cash.free
        seat = ask.seat or next(iter(free), 0)
        if seat not in free:
            raise Refusal("cash-seat-taken" if ask.seat else "room-table-full", seat=seat)
        here = {each.name for each in state.seated.values()}
        name = next((each for each, _ in VISITORS if each not in here), None)
        if name is None:
            raise Refusal("room-no-more-bots")
        bot = await self.members.join_bot(name)
        await self.refill(bot.id)
        brings = asks.BringBot(bot.id, bot.name, seat, _brings(state.terms), f"{ask.level}-{ask.style}")
        await actor.tell(brings, key, act_of(by, ask))

    async def _with_password(self, actor: AnyPoker, by: By, password: str, key: str) -> None:
        """Let in who knows the password of a private table; `Refusal` for who does not, and soon for a while."""
        terms = actor.state.terms
        if not terms.private or not terms.proof:
            raise Refusal("room-no-password-here")
        if actor.id in self.tables:
            check_knock(actor.state, by.person)
        against = f"table/{actor.id}/{by.person}"
        self.members.tries.take(against)
        if not await asyncio.to_thread(holds, terms.proof, password):
            raise Refusal("room-password-of-table")
        self.members.tries.right(against)
        await actor.tell(asks.Welcome(by.person, by.name), key)

    async def _hear_of_others(self, actor: AnyPoker, person: str) -> None:
        """Read how it stands at the other tables of somebody: he may have left one, and only its leader knows it."""
        for other in [each for each in self.tables.values() if each is not actor]:
            if other.state.seat_of(person) is not None:
                await other.caught_up()

    def _check_seats(self, actor: AnyPoker, person: str) -> None:
        """Refuse one more table to who sits at as many as one may."""
        others = [other.state for other in self.tables.values() if other is not actor]
        if sum([state.seat_of(person) is not None for state in others]) >= MOST_SEATS:
            raise Refusal("cash-too-many-tables", most=MOST_SEATS)

    def wallet(self, person: Person) -> int:
        """The play chips a person has away from the tables."""
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
        held = self.held(person)
        if held >= enough:
            return False

        async def allowed(chips: int) -> None:
            await self.care.deposit(person, chips, self.held(person))

        filled = await self.members.refill(person, lambda: self.held(person), enough, allowed)
        if filled:
            self.wallet_changed(person)
        return filled

    def held(self, person: str) -> int:
        """All play chips of somebody, wherever they are."""
        held = sum(
            [chips for account, chips in self.book.owned(person, "play") if not self._of_an_event(account)]
        )
        return held + self.at_stake(person)

    def at_stake(self, person: str) -> int:
        """What somebody has in events, in play chips."""
        return self.events.at_stake(person)

    def connected(self) -> Collection[str]:
        """Who looks at a page of the house under his name."""
        return self.wallets.followed

    async def rest(self, person: str) -> None:
        """Deal somebody no more hands at the cash tables; what he plays there he plays to its end."""
        for actor in self.tables.values():
            seat = actor.state.seat_of(person)
            if seat is not None and not actor.state.seated[seat].sitting_out:
                # A table that has stopped, or is too busy now, is asked again at the next look.
                with suppress(Refusal):
                    seated = actor.state.seated[seat]
                    await actor.tell(Asked(By("player", person, seated.name), asks.SitOut()))

    @property
    def reads(self) -> Reads:
        """What players saw of one another in the hands they played together."""
        return Reads(self.store, (*self.tables.values(), *self.events.actors))

    def _is_bot(self, person: str) -> bool:
        known = self.members.get(person)
        return known is not None and known.bot

    def _of_an_event(self, account: Account) -> bool:
        """Whether an account holds chips of a tournament, which can be bought with play chips and never sold."""
        kind, _, rest = account.partition(":")
        table = rest.rpartition(":")[0]
        return kind == "table" and table not in self.tables and self.events.deals_at(table)

    async def refuse_countries(self, countries: tuple[str, ...], by: By) -> None:
        """Accept nobody of these countries from now on (ONLINE:country-3).

        Who plays goes on to the end of it; entries of theirs to events that have not begun are given back with the fee.
        """
        await self.care.refuses(countries, by)
        for actor in self.events.waiting:
            for entrant in actor.state.event.entrants.values():
                if entrant.status == "registered" and self._is_refused(entrant.id):
                    id = f"countries-{self.care.version}/{entrant.id}"
                    # Where an entry stays by the event's own terms, he is refused at the next door.
                    with suppress(Refusal):
                        await self.events.ask(actor.id, By("floor"), Unregister(entrant.id), id)

    def _is_refused(self, person: str) -> bool:
        told = self.care.of(person).told
        return told is not None and not self.care.refused.isdisjoint(told.countries)

    def _money_of(self, person: str) -> Money:
        return Money(self.held(person), self.book.balance(wallet(person)))

    # Finished hands

    def hands(self, table: str, viewer: str | None, before: int | None) -> list[HandSummary]:
        """The last finished hands of a table as a viewer knows them, latest first."""
        actor = self._open_to(table, viewer)
        stored = self.store.hands(actor.stream, before=before or BEYOND, limit=PAGE)
        return [hands.summary(each, viewer) for each in stored]

    @property
    def replays(self) -> Replays:
        """Finished hands, shown again."""

        def opens(table: str, viewer: str | None) -> tuple[str, str]:
            actor = self._open_to(table, viewer)
            return actor.stream, actor.state.terms.name

        return Replays(self.store, self.shares, opens)

    def hand_text(self, table: str, number: int, viewer: str | None) -> str:
        """A finished hand as PHH, with the cards a viewer saw."""
        actor = self._open_to(table, viewer)
        return hands.text(self._stored(table, number), viewer, actor.state.terms.name)

    def hand_proof(self, table: str, number: int, viewer: str | None) -> Transcript:
        """The shuffle of a finished hand, with the cards a viewer saw."""
        self._open_to(table, viewer)
        return hands.proof(self._stored(table, number), viewer)

    def sheet(self, table: str, viewer: str | None) -> SheetView:
        """What each has brought to a table that somebody opened, and who would owe whom if it ended now."""
        actor = self._open_to(table, viewer)
        if not isinstance(actor, TableActor) or actor.state.sheet is None:
            raise Refusal("room-no-sheet")
        return sheet_view(actor.state.sheet, actor.state.stacks)

    def _open_to(self, table: str, viewer: str | None) -> AnyPoker:
        """A table whose hands somebody may look at; `Refusal` for who stands before the door of a private one."""
        actor = self.table(table)
        if not actor.lets_in(viewer):
            raise Refusal("room-private-table")
        return actor

    def _stored(self, table: str, number: int) -> StoredHand:
        stored = self.store.hand(self.table(table).stream, number)
        if stored is None:
            raise Refusal("room-no-such-hand", hand=number)
        return stored

    # What tables ask of the house

    def _nudge_tables(self) -> None:
        for actor in self.tables.values():
            actor.nudge()

    def table_changed(self, actor: AnyPoker) -> None:
        """Keep the lobby's line, the streams and the bots up to date."""
        self._follow(actor)
        if isinstance(actor, TableActor):
            self.playtime.hand(actor)
            self._refills.look(actor)
        if actor.state.closed:
            self.lobby.drop(actor.id)
            return
        if actor.state.terms.private:
            return
        waits = self.lists.line(actor.state)
        if waits is not None:
            self.lists.nudge()
        self.lobby.put(line(actor.state, len(waits.waiting.entries) if waits is not None else 0))

    def brings(self, actor: AnyPoker, person: str) -> int:
        """What somebody must bring to a table, in chips, who has left another of its game within the hour; else 0."""
        now = self._tools.clock()
        if actor.state.terms.private:
            return 0
        others = [
            other.state
            for other in self.tables.values()
            if other is not actor and not other.state.terms.private
        ]
        left = [state.departed.get(person) for state in others if same_game(state, actor.state)]
        return max([brings(actor.state, departure, now) for departure in left], default=0)

    def line(self, table: HandTable | PitState) -> Line | None:
        """Who waits for a seat at a table's game and limit; nobody does at one of an event."""
        return self.lists.line(table) if isinstance(table, TableState) else None

    def list_changed(self, game: str) -> None:
        """Tell the tables of a game, and the lobby, of those who wait for it."""
        for actor in self.tables.values():
            if not game or list_of(actor.state.terms) == game:
                actor.nudge()
                self.table_changed(actor)

    def _look_at_bots(self, actor: AnyPoker) -> None:
        """A table of an event has changed: its bots see whether it is their turn."""
        self._follow(actor)

    def _follow(self, actor: AnyPoker) -> None:
        if actor.led_here:
            # Its bots play where it is led.
            self._minder.look(actor)
        self._places.look(actor)
        if actor.id in self._streams:
            self._streams[actor.id].follow()

    def door(self, actor: AnyPoker | PitActor) -> Door | None:
        """How the door of a table's event stands; `None` for a table of no event."""
        return actor.door if isinstance(actor, EventTableActor) else None

    def pace(self, actor: AnyPoker | PitActor) -> int | None:
        """No wait where somebody watches or sits, a long one where the lobby looks on, else until somebody comes."""
        if isinstance(actor, PitActor):
            return 0
        if actor.watched or any(not seated.bot for seated in actor.state.seated.values()):
            return 0
        if self.lobby.watched or not self._pace.sleep:
            return self._pace.unwatched
        return None

    def at_fault(self) -> bool:
        """Whether so many have lost their connections just now that it is the house's fault."""
        return self.connections.at_fault

    def wallet_changed(self, person: str, kind: Kind = "play") -> None:
        """Money of a kind came to a person's wallet or left it."""
        if kind != "play":
            self.actor(CAGE).nudge()
        if kind == "ticket":
            self.events.nudge()
        self.wallets.tell(person)

    def on_the_way(self, account: Account) -> None:
        """Somebody is being moved between two tables."""
        self._carrying.look_at(account)

    def taken_back(self, stream: str, act: Act, at: int) -> None:
        """Somebody took back what was done for the house: who had done it hears of it, unless it is himself."""
        undone = self.store.act(stream, act.undoes)
        if undone is not None and undone.person != act.person:
            self._taken_back[undone.person] = at
            self.wallet_changed(undone.person)

    def last_taken_back(self, person: str) -> int:
        """When another last took back what somebody did for the house (ms since 1970); 0 where nobody has lately."""
        return self._taken_back.get(person, 0)


def _brings(terms: Terms) -> int:
    """What a bot sits down with, in chips."""
    return (terms.min_buy_in + terms.max_buy_in) // 2


def _known(by: By) -> By:
    """Who asks, if he has a name here; else `Refusal`."""
    if not by.person:
        raise Refusal("room-not-joined")
    return by


def _anybody(by: By) -> By:
    """Who asks, the floor or somebody with a name here; else `Refusal`."""
    return by if by.floor else _known(by)


def _as_host(by: By, actor: AnyPoker | EventActor) -> By:
    """Who asks something of a table or an event, with what he may do there where it is his own."""
    opened_by = actor.state.host if isinstance(actor, EventActor) else actor.state.terms.opened_by
    if by.station or not by.person or by.person != opened_by:
        return by
    host = Grant(f"host/{actor.id}", by.person, "host", actor.place)
    return by._replace(powers=by.powers._replace(grants=(*by.powers.grants, host)))
