"""One socket: what it says, what it is told, and who it is."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocketDisconnect

from croupier.errors import CroupierError, Mistake, Refusal
from croupier.room.actors.asks import By
from croupier.room.actors.watched import FROM_THE_START
from croupier.room.cashier.stream import CAGE
from croupier.room.house.house import OPENERS, TABLES
from croupier.room.staff.state import STAFF
from croupier.server import protocol
from croupier.server.limits import Allowance
from croupier.server.origin import tell_wrong_ask
from croupier.server.outbox import Outbox
from croupier.server.protocol import (
    PROTOCOL,
    Cared,
    Done,
    Pong,
    Refused,
    RoleHeld,
    Welcome,
    Welcomed,
    asked,
    problem,
    read,
    write,
)
from croupier.server.straight import OVER, Speaker
from croupier.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.websockets import WebSocket

    from croupier.room.actors.watched import Reached
    from croupier.room.house.house import House
    from croupier.room.journal.commit import Person, Session
    from croupier.room.staff.rows import Station
    from croupier.server.measures import Measures
    from croupier.server.relay import AtGateway
    from croupier.staff import Permission

HELLO_TIME: Final = 10.0
"""How long a new socket may stay silent, in seconds."""

LAST_WORDS_TIME: Final = 1.0
"""How long a client that is hung up on may take to hear why, in seconds."""

SEND_TIME: Final = 30.0
"""How long one message may take to leave, in seconds."""

MOST_TABLES: Final = 16
"""How many tables one socket may watch."""

POLICY_VIOLATION: Final = 1008
TRY_LATER: Final = 1013

GONE: Final = (asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError)
"""What a task of a session ends with when the client has gone, or the house closes."""

SHOWN_TO: Final[dict[str, Permission]] = {CAGE: "money", STAFF: "people"}
"""What shows money and roles, to those who have this permission."""


class HangUp(Exception):
    """The house has had enough of this client."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """A client from its hello to its end; what it says has ids in the log, the socket's own `id` and a number."""

    def __init__(
        self,
        socket: WebSocket,
        house: House,
        may_open: Callable[[], bool],
        *,
        secret: str | None,
        measures: Measures,
        id: str,
        of_station: str | None = None,
        came: Callable[[str], None] = lambda _: None,
        at_gateway: AtGateway | None = None,
    ) -> None:
        self._socket = socket
        self._at_gateway = at_gateway
        self._house = house
        self._speaks = By.of(None)
        self._may_open = may_open
        self._secrets = secret, of_station
        self._measures = measures
        self._came = came
        self._id = id
        self._said = 0
        self._outbox = Outbox()
        self._allowance = Allowance(asyncio.get_running_loop().time)
        self._tables: set[str] = set()
        self._person: Person | None = None
        self._session: Session | None = None
        self._station: Station | None = None
        self._lang = "en"
        self._alone: asyncio.TimerHandle | None = None

    @property
    def person(self) -> str | None:
        """Who is looking, as far as the tables are concerned."""
        return self._person.id if self._person is not None else None

    def sees(self, place: str, permission: Permission = "see") -> bool:
        """Whether he sees there what only who has this permission does."""
        granted = self._speaks.powers.grant((permission,), place, self._house.now) is not None
        return granted and self._house.unattended.shows(self._speaks, permission)

    def hear(self, table: str, message: bytes) -> None:
        """Take a table's message."""
        self._outbox.table(table, message)

    @property
    def reached(self) -> Reached | None:
        """Where whoever leads a table can tell him himself, where his socket is at a gateway."""
        return self._at_gateway.reached if self._at_gateway is not None else None

    def heed(self, table: str, count: int) -> None:
        """Let the gateway take what whoever leads a table tells under this count, and nothing else."""
        if self._at_gateway is not None:
            self._at_gateway.heed(table, count)

    async def run(self) -> None:
        """Serve the client until it goes or is sent away."""
        self._house.pausing.follow(self._mention)
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writing, reading):
                task.cancel()
            ends = await asyncio.gather(writing, reading, return_exceptions=True)
            self._depart()
            await self._close(ends)

    async def _close(self, ends: tuple[BaseException | None, ...]) -> None:
        """Say why, if the house hangs up; let go of a client that has gone; let our own bugs be seen."""
        for end in ends:
            if isinstance(end, HangUp):
                with contextlib.suppress(Exception):
                    async with asyncio.timeout(LAST_WORDS_TIME):
                        for message in self._outbox.answers():
                            await self._socket.send_text(message.decode())
                        await self._socket.close(end.code, end.reason)
            elif end is not None and not isinstance(end, GONE):
                raise end

    def _depart(self) -> None:
        self._attend(over=True)
        self._house.pausing.unfollow(self._mention)
        self._house.lobby.leave(self._outbox.lobby)
        self._become(None)
        for table in self._tables:
            self._house.actor(table).unwatch(self)
        self._tables.clear()

    # What it is told

    async def _write(self) -> None:
        while True:
            message = await self._outbox.next()
            if message is None:
                for table in self._outbox.catch_up():
                    self._house.actor(table).watch(self, FROM_THE_START)
                continue
            try:
                async with asyncio.timeout(SEND_TIME):
                    await self._socket.send_text(message.decode())
                self._measures.sent(message)
            except TimeoutError:
                raise HangUp(TRY_LATER, "too slow") from None

    def _say(self, message: Welcome | Done | Refused | Pong) -> None:
        self._outbox.answer(write(message))
        if self._outbox.overrun:
            raise HangUp(TRY_LATER, "too slow")

    def _refuse(self, error: CroupierError, id: str | None = None) -> None:
        self._tell_wrong(error, error.code)
        said = problem(error, self._lang)
        self._say(Refused(said.code, said.params, said.text, said.clause, id))

    def _mention(self, what: CroupierError) -> None:
        """Say something that nobody has asked for."""
        said = problem(what, self._lang)
        self._outbox.answer(write(Refused(said.code, said.params, said.text, said.clause, None)))

    def _tell_wrong(self, error: Exception, code: str) -> None:
        tell_wrong_ask(f"{self._id}-{self._said}", self.person, error, code)

    def _welcome(self) -> None:
        by, station = self._speaks, self._station
        wallet = self._house.wallet(self._person) if self._person is not None else 0
        roles = [
            RoleHeld(each.role, each.place, tuple(sorted(each.may(by.powers.roles))), each.until)
            for each in by.powers.grants
            if each.lasts(self._house.now)
        ]
        welcome = Welcome(
            Welcomed(by.name, wallet) if by.person else None,
            roles=tuple(roles),
            undone=self._house.last_taken_back(by.person) if by.person else 0,
            elsewhere=self._elsewhere(),
            care=self._cared(),
            station=station.name if station is not None else None,
            signs=self._house.signatures.wanted,
            tables=self._house.seats_of(by.person) if by.person else (),
        )
        self._outbox.answer(write(welcome))

    def _elsewhere(self) -> int:
        """When another device than this last signed in as who is signed in here."""
        own = self._session
        if own is None:
            return 0
        sessions = self._house.members.sessions.of_person(own.person)
        return max((each.began for each in sessions if each.id != own.id), default=0)

    def _cared(self) -> Cared | None:
        """What the house's care has to say to who is signed in."""
        care, person = self._house.care, self._person
        if person is None:
            return None
        cared = Cared(
            care.terms.notice,
            care.excluded(person.id),
            care.offers(person.id),
            care.terms.edge,
            care.rules_due(person.id),
        )
        return cared if any(msgspec.structs.astuple(cared)) else None

    # What it says

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(HELLO_TIME):
                first = await self._receive()
        except TimeoutError:
            raise HangUp(POLICY_VIOLATION, "silent") from None
        if not isinstance(first, protocol.Hello):
            raise HangUp(POLICY_VIOLATION, "hello first")
        await self._hello(first)
        while True:
            message = await self._receive()
            if message is not None:
                await self._answer(message)

    async def _receive(self) -> protocol.Message | None:
        frame = await self._socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1000))
        self._said += 1
        text = frame.get("text") or ""
        # A gateway counts what goes past the desk too.
        if not self._allowance.take(over=frame.get(OVER, 0)):
            if self._allowance.spent:
                raise HangUp(POLICY_VIOLATION, "too many messages")
            self._refuse(Refusal("server-too-fast"), asked(text))
            return None
        try:
            return read(text)
        except Mistake as mistake:
            self._refuse(mistake, asked(text))
            return None

    async def _answer(self, message: protocol.Message) -> None:
        id = getattr(message, "id", None)
        try:
            answer = await self._obey(message)
        except CroupierError as error:
            self._refuse(error, id)
        except HangUp:
            raise
        except Exception as error:
            self._tell_wrong(error, type(error).__name__)
            raise
        else:
            if id is not None:
                self._say(protocol.done(id, answer))

    async def _obey(self, message: protocol.Message) -> int | str | None:
        """Do what a message asks; the number of the entry it made in an event's log."""
        match message:
            case protocol.Hello():
                await self._hello(message)
            case protocol.Lobby():
                await self._enter_lobby()
            case protocol.Unlobby():
                self._house.lobby.leave(self._outbox.lobby)
            case protocol.Watch(table, seen):
                self._watch(table, seen)
            case protocol.Unwatch(table):
                self._unwatch(table)
            case protocol.Ping():
                self._say(Pong())
            case protocol.Ask(id, to, ask):
                if to in OPENERS and not self.sees(TABLES, "plan") and not self._may_open():
                    raise Refusal("server-too-many-openings")
                return await self._house.ask(to, self._speaks, bytes(ask), id)
        return None

    async def _hello(self, hello: protocol.Hello) -> None:
        self._lang = hello.lang if hello.lang in LANGUAGES else "en"
        if hello.protocol != PROTOCOL:
            other = Mistake("server-other-protocol", theirs=hello.protocol, ours=PROTOCOL)
            self._refuse(other)
            raise HangUp(POLICY_VIOLATION, "other protocol")
        session, station = self._house.shown(*self._secrets)
        self._become(session, station)
        if session is not None:
            await self._house.members.seen(session)
            # Who may be given none by his own limits comes in all the same.
            with contextlib.suppress(Refusal):
                await self._house.refill(session.person)
        self._welcome()
        pause = self._house.pausing.told
        if pause is not None:
            self._mention(pause)
        for table in self._tables:
            self._house.actor(table).watch(self, None)

    def _become(self, session: Session | None, station: Station | None = None) -> None:
        """Speak for who is signed in here, or works at this station, until that ends."""
        members = self._house.members
        if self._station is not None:
            self._house.staff.followers.unfollow(self._station.id, self._other_powers)
        if self._session is not None and self._person is not None:
            self._house.wallets.unfollow(self._person.id, self._welcome)
            self._house.staff.followers.unfollow(self._person.id, self._other_powers)
            members.sessions.followers.unfollow(self._session.id, self._signed_out)
        self._session, self._person = session, members.of(session) if session is not None else None
        self._station = station
        self._speaks = self._house.speaks(session, station)
        if station is not None:
            self._house.staff.followers.follow(station.id, self._other_powers)
        if session is not None:
            self._house.wallets.follow(session.person, self._welcome)
            self._house.staff.followers.follow(session.person, self._other_powers)
            members.sessions.followers.follow(session.id, self._signed_out)
            self._came(session.person)
        if self._at_gateway is not None:
            told = Speaker(session.id, session.person, self._lang, self._id) if session else Speaker()
            self._at_gateway.speaks(told)

    def _signed_out(self) -> None:
        """From now on the client speaks for nobody, and sees no more than anybody does."""
        self._become(None)
        self._look_again()

    def _other_powers(self) -> None:
        """A role was given or taken, or a station taken over: what the client may see and do is no longer the same."""
        if self._station is not None:
            self._become(None, self._house.staff.state.stations.get(self._station.id))
        self._speaks = self._house.speaks(self._session, self._station)
        self._look_again()

    def _look_again(self) -> None:
        self._welcome()
        for table in self._tables:
            self._house.actor(table).watch(self, None)

    async def _enter_lobby(self) -> None:
        self._house.lobby.enter(self._outbox.lobby)
        if self._person is not None:
            await self._house.refill(self._person.id)

    def _watch(self, table: str, seen: int | None) -> None:
        actor = self._house.actor(table)
        if table not in self._tables and len(self._tables) >= MOST_TABLES:
            raise Refusal("server-too-many-tables", most=MOST_TABLES)
        actor.watch(self, seen)
        self._tables.add(table)
        self._attend()

    def _attend(self, *, over: bool = False) -> None:
        """Show nobody money or roles on a device that is left alone, and ask who is there (ACC-3)."""
        if self._alone is not None:
            self._alone.cancel()
            self._alone = None
        at = self._house.unattended.alone_at(self._speaks)
        if over or at is None or not any(self._keeps(table) for table in self._tables):
            return
        left = at - self._house.now
        if left > 0:
            self._alone = asyncio.get_running_loop().call_later(left / 1000, self._left_alone)
        else:
            self._mention(self._house.unattended.refusal)

    def _keeps(self, table: str) -> bool:
        """Whether the client looks there at what is shown no more on a device that was left alone."""
        permission = SHOWN_TO.get(table, "see" if self._house.unattended.everywhere else None)
        if permission is None:
            return False
        place = self._house.actor(table).place
        return self._speaks.powers.grant((permission,), place, self._house.now) is not None

    def _left_alone(self) -> None:
        self._attend()
        if self._alone is None:
            self._look_again()

    def _unwatch(self, table: str) -> None:
        if table in self._tables:
            self._tables.discard(table)
            self._house.actor(table).unwatch(self)
            self._outbox.forget(table)
