"""The events of a house: opened by the floor, asked by everybody, read back after a restart."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from msgspec.structs import replace

from croupier.errors import Refusal
from croupier.ledger import ticket_of, wallet, wallet_of
from croupier.room.actors.asks import HOUSE, By, act_of
from croupier.room.actors.opening import DESERTED, Openings, check_room
from croupier.room.bounds import LONGEST_OF_DESK
from croupier.room.event import rows
from croupier.room.event.actor import EventActor
from croupier.room.event.asks import (
    Aim,
    Asked,
    BringBots,
    BringFlight,
    GiveSeats,
    NewTerms,
    NotePaid,
    SeatsIn,
    SendFlight,
)
from croupier.room.event.bots import bots
from croupier.room.event.decide import decide
from croupier.room.event.messages import BreaksSeen, SeatsInSeen, SeriesSeen, TableLine
from croupier.room.event.owing import owing, settled
from croupier.room.event.own import HOST, Own
from croupier.room.event.passing import Passing, carried_in
from croupier.room.event.stake import at_stake
from croupier.room.event.state import opened, stream_of, takes_tickets
from croupier.room.event.stream import EVENT
from croupier.room.event.table.state import stream_of as table_stream
from croupier.room.event.tables import EventTables
from croupier.room.event.view import Links, flight_seen, line
from croupier.room.journal.commit import Commit
from croupier.room.people.credentials import holds
from croupier.room.people.ids import free_id, made_up
from croupier.room.people.names import clean_name
from croupier.room.table.asks import Knock, Welcome
from croupier.room.table.door import check_knock, lets_in
from croupier.tournament import commands
from croupier.tournament.clock.ahead import breaks_ahead
from croupier.tournament.days import earlier, flight_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from croupier.room.actors.actor import Tools
    from croupier.room.actors.opening import Times
    from croupier.room.event.asks import Ask, OfTheHouse
    from croupier.room.event.messages import EventLine
    from croupier.room.event.state import EventState
    from croupier.room.event.table.actor import EventTableActor
    from croupier.room.people.members import Members
    from croupier.room.table.poker import AnyPoker
    from croupier.tournament.terms import Terms

MOST_EVENTS: Final = 200
"""How many events a house keeps."""

ID: Final = re.compile("[a-z0-9][a-z0-9-]{0,39}")


class Standing(NamedTuple):
    """An event that players opened and that is not over: its name, and whose it is."""

    name: str
    opened_by: str


class Events:
    """Every event of the house by its id; `changed` is told whenever one of them has changed.

    `regulars` are the names of bots that come before any other.
    """

    def __init__(
        self,
        tools: Tools,
        members: Members,
        times: Callable[[], Times],
        looked_at: Callable[[AnyPoker], None],
        changed: Callable[[], None],
        *,
        regulars: Collection[str] = (),
    ) -> None:
        self._tools = tools
        self._members = members
        self._times = times
        self._looked_at = looked_at
        self._changed = changed
        self._regulars = regulars
        self._working = False
        self._actors: dict[str, EventActor] = {}
        self._tables: dict[str, EventTables] = {}
        self._lines: dict[str, EventLine] = {}
        self._openings = Openings()
        self._entering = asyncio.Lock()
        self._passing = Passing(self._actors, tools)
        self._put_away: set[str] = set()

    def reopen(self, streams: Iterable[str]) -> None:
        """Read the events back from their journals, and the tables of those that are played or not yet cleared."""
        known = list(streams)
        held = {
            account.split(":")[1] for account, _ in self._tools.book.accounts() if account[:6] == "table:"
        }
        for stream in known:
            if stream.startswith(stream_of("")):
                self._reopen(stream)
        self._put_away |= {each.state.id for each in self._long_over()}
        for id in self._put_away:
            self._forget(id)
        for stream in known:
            if stream.startswith(table_stream("")):
                table = stream.removeprefix(table_stream(""))
                event = self._of_table(table)
                if event is not None and (event.state.event.phase == "running" or table in held):
                    self._tables[event.state.id].reopen(stream)

    def _reopen(self, stream: str) -> None:
        state = self._tools.reopened(EVENT, stream)
        if state is not None:
            self._add(EventActor(state, self._tools, self))

    def _add(self, actor: EventActor) -> None:
        id = actor.state.id
        self._actors[id] = actor
        self._list(actor)
        if not actor.state.terms.live:
            self._tables[id] = EventTables(actor, self._tools, self._times, self._is_bot, self._looked_at)

    def _list(self, actor: EventActor) -> bool:
        """Keep an event's line in the lobby as it should be; whether it has changed.

        A private event has none, and none that a player opened once it is over.
        """
        state = actor.state
        hidden = state.private or (state.own is not None and state.over)
        now = None if hidden else line(state, self.called(state.host) if state.host else "")
        if self._lines.get(state.id) == now:
            return False
        if now is None:
            del self._lines[state.id]
        else:
            self._lines[state.id] = now
        return True

    def _long_over(self) -> list[EventActor]:
        """The events that players opened, which have been over for a while and nobody looks at."""
        before = self._tools.clock() - DESERTED
        return [
            each
            for each in self._actors.values()
            if each.state.own is not None
            and each.state.over
            and each.state.over_at <= before
            and each.state.stopped is None
            and not each.watched
        ]

    def _forget(self, id: str) -> EventTables | None:
        self._actors.pop(id, None)
        self._lines.pop(id, None)
        return self._tables.pop(id, None)

    async def _put_old_ones_away(self) -> None:
        """Keep no longer in mind what is long over: it is read again as soon as somebody wants to see it."""
        for actor in self._long_over():
            id = actor.state.id
            self._put_away.add(id)
            tables = self._forget(id)
            if tables is not None:
                await tables.stop()
            await actor.stop()

    def _found(self, id: str) -> EventActor | None:
        """An event by its id, read back where it was put away."""
        if id in self._put_away:
            self._put_away.discard(id)
            self._reopen(stream_of(id))
            if self._working and id in self._actors:
                self._start(self._actors[id])
        return self._actors.get(id)

    def _is_bot(self, person: str) -> bool:
        known = self._members.get(person)
        return known is not None and known.bot

    def start(self) -> None:
        """Let the events work."""
        self._working = True
        for actor in self._actors.values():
            self._start(actor)
        self._passing.start()

    def _start(self, actor: EventActor) -> None:
        actor.start()
        tables = self._tables.get(actor.state.id)
        if tables is not None:
            tables.start()

    async def stop(self) -> None:
        """Stop everything; what was acknowledged is on the disk."""
        await self._passing.stop()
        await asyncio.gather(*[tables.stop() for tables in self._tables.values()])
        await asyncio.gather(*[actor.stop() for actor in self._actors.values()])

    def watched(self, id: str) -> EventActor | EventTableActor | None:
        """Whatever of the events is watched by this id: an event, or one of its poker tables."""
        if id.startswith(stream_of("")):
            return self._found(id.removeprefix(stream_of("")))
        return self.table(id)

    def table(self, id: str) -> EventTableActor | None:
        """A poker table of an event by its id."""
        event = self._of_table(id)
        tables = self._tables.get(event.state.id) if event is not None else None
        number = id.rpartition("-")[2]
        if tables is None or not (number.isascii() and number.isdigit() and len(number) < 6):
            return None
        known = tables.actors.get(int(number))
        if known is not None or (event is not None and _stands(event.state, int(number))):
            return known
        return self._of_old(tables, id)

    def _of_old(self, tables: EventTables, id: str) -> EventTableActor | None:
        """A table that was closed before the house opened: looked at, its hands can be read."""
        stream = table_stream(id)
        if not self._tools.store.version(stream):
            return None
        actor = tables.reopen(stream)
        if actor is not None and self._working:
            actor.start()
        return actor

    def lets_in(self, event: str, person: str | None) -> bool:
        """Whether somebody may see what is played in an event: anybody may, where it is not private."""
        actor = self._found(event)
        return actor is None or lets_in(actor.state, person or "")

    def tables_of(self, event: str, viewer: str | None = None) -> list[TableLine]:
        """Every poker table an online event has had, with how many of its hands were finished.

        Raises `Refusal` for a viewer who stands before the door of a private one.
        """
        state, store = self.event(event).state, self._tools.store
        if not lets_in(state, viewer or ""):
            raise Refusal("room-private-table")
        found: list[TableLine] = []
        for number in range(1, state.event.opened + 1) if state.id in self._tables else ():
            id = f"{state.id}-{number}"
            if store.version(table_stream(id)):
                found.append(TableLine(id, number, store.last_hand(table_stream(id))))
        return found

    def deals_at(self, table: str) -> bool:
        """Whether an event is played at the table of this id."""
        return self._of_table(table) is not None

    def _of_table(self, id: str) -> EventActor | None:
        return self._found(id.rpartition("-")[0])

    def event(self, id: str) -> EventActor:
        """An event by its id; `Refusal` when there is none."""
        actor = self._found(id.removeprefix("event/"))
        if actor is None:
            raise Refusal("event-no-such-event", event=id[:40])
        return actor

    def known(self, event: str) -> EventState | None:
        """An event by its id, if there is one."""
        actor = self._actors.get(event)
        return actor.state if actor is not None else None

    def called(self, person: str) -> str:
        """The name of somebody."""
        return self._members.called(person)

    def place(self, id: str) -> str:
        """Where in the house an event is, by its id; where it would be, when there is none."""
        actor = self._actors.get(id)
        return actor.place if actor is not None else stream_of(id)

    def nudge(self) -> None:
        """Show everybody who looks at an event how things stand."""
        for actor in self._actors.values():
            if actor.watched:
                actor.nudge()

    @property
    def waiting(self) -> list[EventActor]:
        """The events that have not begun."""
        return [each for each in self._actors.values() if each.state.event.phase == "registering"]

    @property
    def events(self) -> list[EventActor]:
        """Every event of the house."""
        return list(self._actors.values())

    def entered(self, person: str) -> list[EventActor]:
        """The events somebody is, or was, an entrant of."""
        return [each for each in self._actors.values() if person in each.state.event.entrants]

    def breaks(self, person: str, now: int) -> list[BreaksSeen]:
        """Every event to be played that somebody is in, with its breaks from `now` on, in milliseconds.

        Where the next break comes first stands first; an event whose breaks nobody knows yet stands last, without any.
        """
        found: list[BreaksSeen] = []
        for actor in self._actors.values():
            state = actor.state
            entrant = state.event.entrants.get(state.player_of(person))
            if state.over or entrant is None or not (entrant.in_play or entrant.status == "registered"):
                continue
            ahead = breaks_ahead(state.event, now, state.starts_at) if state.stopped is None else ()
            found.append(BreaksSeen(state.id, state.terms.name, ahead))
        return sorted(found, key=lambda each: (not each.breaks, each.breaks[:1], each.id))

    @property
    def lines(self) -> tuple[EventLine, ...]:
        """Every event in one line: what is to be played first, by when it starts; the same after a restart."""
        return tuple(sorted(self._lines.values(), key=_place))

    async def open_own(self, terms: Terms, id: str, own: Own, starts_at: int | None, bots: int) -> None:
        """Announce an event that a player opens, with its bots; the same id again does nothing more.

        Raises `Refusal` where he, or all players, have enough of them that are not over, or one has its name.
        """
        await self._openings.open(lambda: self._announce_own(terms, id, own, starts_at))
        if bots:
            actor = self.event(id)
            await self._bring_bots(actor, By("floor", own.opened_by), BringBots(bots), f"opening/{id}")

    async def _announce_own(self, terms: Terms, id: str, own: Own, starts_at: int | None) -> None:
        if self._found(id) is not None:
            return
        await self._put_old_ones_away()
        stand = [
            Standing(each.state.terms.name, each.state.host)
            for each in self._actors.values()
            if each.state.own is not None and not each.state.over
        ]
        check_room(Standing(terms.name, own.opened_by), stand, "events")
        await self._write_announced(rows.Announced(id, terms, self._secret(), starts_at, own=own), HOUSE)

    def _secret(self) -> str:
        return made_up(self._tools.entropy, 16)

    async def open(
        self, terms: Terms, id: str = "", starts_at: int | None = None, by: By = HOUSE
    ) -> EventActor:
        """Announce an event for whoever asks; the one that stands when there is one of this id on the same terms.

        An event of flights is opened with all of them, and it is its second day that is given back; the first flight
        `starts_at` that time. Raises `Refusal` for an id that is none or another event's, and where the house has
        enough events, and for a name that is none.
        """
        terms = replace(terms, name=clean_name(terms.name, LONGEST_OF_DESK))
        return await self._openings.open(lambda: self._open_all(terms, id, starts_at, by))

    async def _open_all(self, terms: Terms, id: str, starts_at: int | None, by: By) -> EventActor:
        if terms.flights is None or terms.flight:
            return await self._announce(terms, id, starts_at, by)
        id = id or free_id(terms.name, self._actors, "event")
        for flight in terms.flights.names:
            await self._announce(flight_of(terms, flight), flight_id(id, flight), starts_at, by, id)
            starts_at = None
        return await self._announce(terms, id, None, by, id)

    async def _announce(
        self, terms: Terms, id: str, starts_at: int | None, by: By, series: str = ""
    ) -> EventActor:
        known = self._actors.get(id)
        if known is not None and known.state.terms == _as_announced(terms, known.state.terms):
            return known
        if known is not None:
            raise Refusal("event-id-taken", event=id)
        if sum([each.state.own is None for each in self._actors.values()]) >= MOST_EVENTS:
            raise Refusal("event-too-many", most=MOST_EVENTS)
        id = id or free_id(terms.name, self._actors, "event")
        if not ID.fullmatch(id):
            raise Refusal("event-bad-id")
        return await self._write_announced(rows.Announced(id, terms, self._secret(), starts_at, series), by)

    async def _write_announced(self, row: rows.Announced, by: By) -> EventActor:
        at = self._tools.clock()
        act = act_of(by, {"type": "announce", "event": row.id, "name": row.terms.name})
        await self._tools.commit(Commit(stream_of(row.id), 1, at, rows.write(row), act=act))
        actor = EventActor(opened(row, at), self._tools, self)
        self._add(actor)
        if self._working:
            self._start(actor)
        self._changed()
        return actor

    async def reterm(self, event: str, by: By, terms: Terms, id: str) -> None:
        """Give an event other terms, as long as nobody has entered; a live one becomes an online one and back.

        `id` is the client's and makes a repeat harmless. Raises `Refusal` once somebody is in or has paid, where the
        event is one of several, and for a name that is none.
        """
        actor = self.event(event)
        if terms.flights is not None:
            raise Refusal("event-terms-of-others")
        terms = replace(terms, name=clean_name(terms.name, LONGEST_OF_DESK))
        await actor.tell(Asked(by, NewTerms(terms, len(self._tickets(actor.state.id)))), by.key(id))
        await self._dealt_here(actor)
        self.event_changed(actor)

    async def _dealt_here(self, actor: EventActor) -> None:
        """An online event is dealt by the house, a live one by people."""
        id, live = actor.state.id, actor.state.terms.live
        if live and id in self._tables:
            await self._tables.pop(id).stop()
        elif not live and id not in self._tables:
            self._tables[id] = EventTables(actor, self._tools, self._times, self._is_bot, self._looked_at)
            if self._working:
                self._tables[id].start()

    def at_stake(self, person: str) -> int:
        """The play chips a person has in events: what he entered with, bought, backed others with, and seats he won."""
        held = [(ticket_of(account), number) for account, number in self._tools.book.owned(person, "ticket")]
        tickets = [
            self._actors[to[0]].state.terms.price * number
            for to, number in held
            if to is not None and to[0] in self._actors and self._actors[to[0]].state.terms.kind == "play"
        ]
        return sum([at_stake(actor.state, person) for actor in self._actors.values()]) + sum(tickets)

    @property
    def live(self) -> list[EventState]:
        """The events that are played at real tables now."""
        states = [actor.state for actor in self._actors.values()]
        return [state for state in states if state.terms.live and state.event.phase == "running"]

    @property
    def actors(self) -> list[EventActor | EventTableActor]:
        """The events, and the tables they are played at."""
        return [*self._actors.values(), *self.at_tables]

    @property
    def at_tables(self) -> list[EventTableActor]:
        """The poker tables that events are played at."""
        return [actor for each in self._tables.values() for actor in each.actors.values()]

    # Asking

    def price(self, actor: EventActor, by: By, ask: Ask) -> tuple[str, int]:
        """Return who would pay for an ask, and how much, in cents; nobody and nothing where it is free.

        Nothing changes. Raises `Refusal` where the event would refuse it now.
        """
        asked = Asked(by, self._seen_from_here(actor, by, ask))
        tools = self._tools
        row = decide(actor.state, asked, tools.clock(), tools.entropy, tools.book)
        tried = EVENT.tried(actor.state, row, tools.clock())
        return next(((wallet_of(account) or "", cents) for account, cents in tried.paid()), ("", 0))

    def owing(self) -> dict[str, dict[str, int]]:
        """What each event still owes to whom, in cents, by event and person."""
        return owing([each.state for each in self._actors.values()], self._tools.book.balance)

    def settles(self, person: str, amount: int, first: str) -> dict[str, int]:
        """What of a payment to somebody each event has owed to him, in cents by event: that of the `first` before all.

        Of the others the earliest comes first.
        """
        owed = {event: each[person] for event, each in reversed(self.owing().items()) if person in each}
        return settled(sorted(owed.items(), key=lambda each: each[0] != first), amount)

    async def paid(self, event: str, by: str, note: NotePaid) -> None:
        """Let an event know that the cage has paid what it owed, once for each receipt; one that is gone need not.

        `by` is the name of whoever paid.
        """
        actor = self._actors.get(event)
        if actor is not None:
            await actor.tell(Asked(HOUSE._replace(name=by), note), f"receipt/{note.receipt}")

    async def ask(self, event: str, by: By, ask: Ask, id: str) -> int | None:
        """Ask an event for something; `id` is the client's and makes a repeat harmless.

        Returns the number of the entry in the log once it is on the disk; raises `Refusal` when the answer is no.
        """
        actor = self.event(event)
        key = by.key(id)
        if isinstance(ask, BringBots):
            return await self._bring_bots(actor, by, ask, key)
        if isinstance(ask, Knock) and ask.password:
            return await self._with_password(actor, by, ask.password, key)
        waits = actor.state.event.phase == "registering"
        if isinstance(ask, commands.Start) and by.role == HOST and waits and not self.people(actor):
            raise Refusal("event-bots-alone")
        if isinstance(ask, commands.Register) and by.office == "floor":
            new = ask.another and not ask.player
            person = await (
                self._members.another(ask.name, key) if new else self._members.enrol(ask.player, ask.name)
            )
            ask = replace(ask, player=person.id, name=person.name)
        if isinstance(ask, commands.SellShare) and by.office == "floor":
            backer = await self._members.enrol(ask.backer, ask.name or ask.backer)
            ask = replace(ask, backer=backer.id)
        if isinstance(ask, SeatsIn | GiveSeats | BringFlight) and by.office != "floor":
            raise Refusal("staff-not-yours")
        if isinstance(ask, BringFlight):
            return await self._bring_flight(actor, by, ask.flight, key)
        if isinstance(ask, commands.Register) and actor.state.series:
            # Nobody enters two flights at the same moment.
            async with self._entering:
                await actor.tell(Asked(by, self._seen_from_here(actor, by, ask)), key)
        else:
            await actor.tell(Asked(by, self._seen_from_here(actor, by, ask)), key)
        if isinstance(ask, GiveSeats):
            await self._passing.looked_at(actor.state.id)
        return self._tools.store.written_as(actor.stream, key)

    def _seen_from_here(self, actor: EventActor, by: By, ask: Ask) -> Ask | OfTheHouse:
        """An ask with what only the house knows: how a player ended other flights, what a seat elsewhere costs."""
        match ask:
            case SeatsIn(event=""):
                return Aim("", 0)
            case SeatsIn(event=event):
                other = self.event(event).state
                if (
                    not takes_tickets(other)
                    or other is actor.state
                    or other.terms.kind != actor.state.terms.kind
                ):
                    raise Refusal("event-takes-no-seats", event=other.id)
                return Aim(other.id, other.terms.price)
            case commands.Register(player=player):
                mine = actor.state.claims.get(by.person, "") or by.person
                who = player if by.office in ("floor", "cage") else mine
                return replace(ask, earlier=self._earlier(actor, who))
            case commands.BagUp() if actor.state.series:
                self._check_second_day(actor)
        return ask

    def _earlier(self, actor: EventActor, player: str) -> Literal["", "out", "bagged"]:
        return earlier([each.state.event for each in self._flights(actor) if each is not actor], player)

    def _check_second_day(self, actor: EventActor) -> None:
        """Refuse to bag for a second day that does not wait for anybody any more."""
        second = self._actors.get(actor.state.series)
        if second is None or second.state.event.phase != "registering":
            raise Refusal("event-no-second-day", event=actor.state.series)

    def _flights(self, actor: EventActor) -> list[EventActor]:
        """The flights of an event's series, in their order; none where it is played in one."""
        series = actor.state.series
        found = [each for each in self._actors.values() if series and each.state.series == series]
        return [each for each in found if each.state.terms.flight]

    async def _bring_flight(self, actor: EventActor, by: By, flight: str, key: str) -> int | None:
        """Take a flight that has bagged in to the second day."""
        flights = self._flights(actor) if actor.state.terms.second_day else []
        found = next((each for each in flights if each.state.terms.flight == flight), None)
        if found is None:
            raise Refusal("tournament-no-such-flight", flight=flight)
        if not found.state.sent:
            await found.tell(Asked(by, SendFlight()), key)
        await self._passing.looked_at(found.state.id)
        return self._tools.store.written_as(actor.stream, carried_in(found.state.id))

    def people(self, actor: EventActor) -> list[str]:
        """Who has entered an event and is no bot."""
        entered = actor.state.event.entrants.values()
        return [each.id for each in entered if each.status == "registered" and not self._is_bot(each.id)]

    def bots_fit(self, actor: EventActor) -> int:
        """How many bots an event that a player opened takes yet: a place is left for a person."""
        most = actor.state.terms.entries.most
        kept = 0 if self.people(actor) else 1
        return max(most - kept - actor.state.event.entries, 0)

    async def _with_password(self, actor: EventActor, by: By, password: str, key: str) -> int | None:
        """Let in who knows the password of a private event; `Refusal` for who does not, and soon for a while."""
        own = actor.state.own
        if own is None or not own.proof:
            raise Refusal("room-no-password-here")
        check_knock(actor.state, by.person)
        against = f"event/{actor.state.id}/{by.person}"
        self._members.tries.take(against)
        if not await asyncio.to_thread(holds, own.proof, password):
            raise Refusal("room-password-of-table")
        self._members.tries.right(against)
        await actor.tell(Asked(HOUSE, Welcome(by.person, by.name)), key)
        return None

    async def _bring_bots(self, actor: EventActor, by: By, ask: BringBots, key: str) -> int | None:
        state, count = actor.state, ask.count
        if by.office != "floor" or state.terms.live or state.terms.kind != "play":
            raise Refusal("event-no-bots-here")
        if state.own is not None:
            if state.event.phase != "registering":
                raise Refusal("event-host-begun")
            if (
                count > self.bots_fit(actor)
                and self._tools.store.written_as(actor.stream, f"{key}/0") is None
            ):
                raise Refusal("room-too-many-bots", bots=count, most=self.bots_fit(actor))
        price = actor.state.terms.price
        taken = {entrant.name for entrant in actor.state.event.entrants.values()}
        names = bots(self._regulars, taken)
        number = None
        for at in range(count):
            mark = f"{key}/{at}"
            number = self._tools.store.written_as(actor.stream, mark)
            while number is None:
                number = await self._bring_bot(actor, next(names), price, mark)
        return number

    async def _bring_bot(self, actor: EventActor, name: str, price: int, mark: str) -> int | None:
        """Register one bot; None where a person has its name."""
        try:
            bot = await self._members.join_bot(name)
        except Refusal:
            return None
        held = wallet(bot.id)
        await self._members.refill(bot.id, lambda: self._tools.book.balance(held), price)
        register = commands.Register(bot.id, bot.name, "wallet", earlier=self._earlier(actor, bot.id))
        await actor.tell(Asked(HOUSE, register), mark)
        return self._tools.store.written_as(actor.stream, mark)

    # What events ask of the house

    def event_changed(self, actor: EventActor) -> None:
        """Keep the tables in step, and the lobby's line up to date."""
        self._passing.look_at(actor.state.id)
        tables = self._tables.get(actor.state.id)
        if tables is not None:
            tables.changed()
        if self._actors.get(actor.state.id) is actor and self._list(actor):
            self._changed()
            for other in self._actors.values() if actor.state.series else ():
                if other is not actor and other.state.series == actor.state.series and other.watched:
                    other.nudge()

    def links(self, actor: EventActor) -> Links:
        """What an event has to do with others: its tables, its flights, where its seats are."""
        state = actor.state
        tables = self._tables.get(state.id)
        names: dict[str, str] = {}
        owed = self.owing().get(state.id, {}) if state.owed and state.terms.kind == "club" else {}
        for player in owed:
            known = self._members.get(player) if player not in state.event.entrants else None
            if known is not None:
                names[player] = known.name
        ids = tables.ids if tables is not None else {}
        tickets = self._tickets(state.id)
        host = self.called(state.host) if state.host else ""
        bots = self.bots_fit(actor) if state.own is not None else 0
        return Links(ids, self._series(actor), self._seats_in(state), names, owed, tickets, host, bots)

    def _tickets(self, event: str) -> dict[str, str]:
        held = [ticket_of(account) for account, _ in self._tools.book.accounts("ticket")]
        return {to[1]: self._members.called(to[1]) for to in held if to is not None and to[0] == event}

    def _series(self, actor: EventActor) -> SeriesSeen | None:
        second = self._actors.get(actor.state.series) if actor.state.series else None
        if second is None:
            return None
        there = second.state.event.carried
        flights = [flight_seen(each.state, there) for each in self._flights(actor)]
        return SeriesSeen(second.state.id, tuple(flights))

    def _seats_in(self, state: EventState) -> SeatsInSeen | None:
        other = self._actors.get(state.seats_in.event) if state.seats_in is not None else None
        if other is None or state.seats_in is None:
            return None
        return SeatsInSeen(other.state.id, other.state.terms.name, state.seats_in.price)


def flight_id(event: str, flight: str) -> str:
    """The id of a flight's event.

    >>> flight_id("main", "1A")
    'main-1a'
    """
    return f"{event}-{re.sub('[^a-z0-9]+', '-', flight.lower()).strip('-')}"


def _as_announced(terms: Terms, known: Terms) -> Terms:
    """Return the terms as an event has them that may have been announced before terms said what it is played for."""
    return terms if terms.played_for else replace(terms, played_for=known.played_for)


def _stands(state: EventState, number: int) -> bool:
    """Whether a table of an event is one at which people sit: it is opened, or about to be."""
    return state.event.phase == "running" and number in state.event.tables


def _place(line: EventLine) -> tuple[bool, bool, int, str, str]:
    """Where an event stands in the list; one that starts on the director's word comes after those with a time."""
    over = line.phase in ("finished", "cancelled")
    return over, line.starts_at is None, line.starts_at or 0, line.name, line.id
