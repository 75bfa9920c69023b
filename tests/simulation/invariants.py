"""What must hold in a night: at every step, after every power cut, and when all is over."""

from __future__ import annotations

import hashlib
import json
import logging
import sqlite3
from collections import Counter
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final

from croupier.ledger import HOUSE_ISSUE
from croupier.room.actors.actor import OUTAGE
from croupier.room.event.table.stream import EVENT_TABLE
from croupier.room.hand.rows import NotAgreed, TimedOut
from croupier.room.hand.state import HandTable
from croupier.room.house.checking import check
from croupier.room.house.streams import kind_of
from croupier.room.journal.reader import Reader
from croupier.room.people.members import ISSUE
from croupier.room.people.rows import CODEC as PEOPLE
from croupier.room.people.rows import Joined, Refilled
from croupier.room.table.stream import TABLE
from croupier.server.connection import Connection
from croupier.server.measures import Measures
from tests.simulation.hidden import leaked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from croupier.room.house.house import House
    from croupier.room.journal import engine
    from tests.simulation.guests import Said
    from tests.simulation.network import Socket
    from tests.simulation.night import Night

NOT_KEPT: Final = {"entries", "past", "rabbit", "shown", "told_from", "talk", "pots"}
"""What of a table is only shown, and a snapshot leaves behind."""


NEVER: Final = 2**62


class Found(AssertionError):
    """Something that must hold does not: what is `lost`, `doubled`, `created` or `leaked`, or else is `wrong`."""

    def __init__(self, what: str, kind: str = "wrong") -> None:
        super().__init__(what)
        self.kind = kind


@dataclass
class Opening:
    """A time for which the house was open: since when (ms), how long each journal was then, when the disk was held."""

    began: int
    versions: dict[str, int]
    held: list[tuple[int, int]] = field(default_factory=list)


class Watch:
    """Looks on all night, and keeps the first thing that is wrong."""

    def __init__(self, night: Night) -> None:
        self._night = night
        self._fault: Exception | None = None
        self._house: House | None = None
        self._flushes = 0
        self._is_held = False
        self._openings: list[Opening] = []
        self._states: dict[str, Any] = {}
        self._acknowledged: set[str] = set()
        self._forgiven: set[str] = set()
        self.rows = 0
        self.messages = 0
        """How many messages were looked through for hidden cards, and for how many `cards` in all."""
        self.cards = 0
        self.hash = ""

    def fail(self, fault: Exception) -> None:
        """Keep what is wrong; the first counts."""
        if self._fault is None:
            self._fault = fault
            self._night.loop.stop()

    def verdict(self) -> None:
        if self._fault is not None:
            raise self._fault

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Whatever the house calls critical is one thing too many."""
        watch = self

        class Ear(logging.Handler):
            def emit(self, record: logging.LogRecord) -> None:
                watch._night.tell(record.getMessage())
                if record.levelno >= logging.ERROR and watch._house is not None:
                    watch.fail(Found(record.getMessage()))

        ear, log = Ear(), logging.getLogger("croupier")
        propagates, level = log.propagate, log.level
        log.addHandler(ear)
        log.propagate = False
        log.setLevel(logging.WARNING)
        try:
            yield
        finally:
            log.removeHandler(ear)
            log.propagate = propagates
            log.setLevel(level)

    # From opening to opening

    def opened(self, house: House) -> None:
        """The house has read everything back."""
        self._house = house
        self._flushes = house.store.flushes
        self._is_held = False
        if house.stopped:
            self.fail(Found(f"stopped at the opening: {house.stopped}, {house.lost}"))
        reading = house.store._reading
        self._openings.append(Opening(house._tools.clock(), Reader(reading).lengths()))
        self._checked(reading)
        self._commands(Reader(reading))

    def out(self) -> None:
        """The power is gone."""
        self._house = None

    def lied(self) -> None:
        """The disk had not what it said: of what was acknowledged up to now, anything may be gone."""
        self._forgiven |= self._acknowledged

    # At every step

    def step(self) -> None:
        house = self._house
        if house is None:
            return
        if (house.store.held is not None) != self._is_held:
            self._is_held = not self._is_held
            now, held = house._tools.clock(), self._openings[-1].held
            if self._is_held:
                held.append((now, NEVER))
            else:
                held[-1] = (held[-1][0], now)
        if house.store.flushes == self._flushes:
            return
        self._flushes = house.store.flushes
        (total,) = house.store._reading.execute("SELECT sum(balance) FROM ledger_balances").fetchone()
        if total or house.book.total():
            self.fail(
                Found(f"the ledger is out by {total} on the disk, {house.book.total()} in memory", "created")
            )

    # On the lines

    def socket(self, socket: Socket) -> Any:
        return _Overheard(socket, self)

    def connection(self, socket: Any, house: House, secret: str | None) -> Connection:
        return _Overseen(socket, house, secret, self.shown)

    def arrived(self, text: str) -> None:
        said = self._said(text)
        if said is not None:
            said.arrived += 1

    def leaves(self, text: str) -> None:
        """A message leaves the house: what it says is done must be on the disk."""
        if not text.startswith('{"t":"done"') or self._house is None:
            return
        id = json.loads(text)["id"]
        said = next((guest.said[id] for guest in self._night.guests if id in guest.said), None)
        if said is None:
            return
        self._acknowledged.add(id)
        self._forgiven.discard(id)
        if self._written(Reader(self._house.store._reading), id) != said.rows:
            self.fail(Found(f"{id} ({said.kind} at {said.to}) is acknowledged and not on the disk", "lost"))

    def _said(self, text: str) -> Said | None:
        if not text.startswith('{"t": "ask"'):
            return None
        id = json.loads(text)["id"]
        return next((guest.said[id] for guest in self._night.guests if id in guest.said), None)

    def shown(self, house: House, person: str | None, of: str, message: bytes) -> None:
        """No hidden card is in what a person is sent of anything."""
        found, looked_for = leaked(house, person, of, message.decode())
        self.messages += 1
        self.cards += looked_for
        if found:
            self.fail(Found(f"{person} is shown {sorted(found)} at {of}", "leaked"))

    # On the disk

    @staticmethod
    def _written(reader: Reader, id: str) -> int:
        asked = "SELECT count(*) FROM journal WHERE command LIKE ? OR command LIKE ?"
        found = reader._reading.execute(asked, (f"%/{id}", f"%/{id}/%"))
        return int(found.fetchone()[0])

    def _commands(self, reader: Reader) -> None:
        """Every acknowledged ask is in the journals once, every refused one is not."""
        asked = reader._reading.execute("SELECT command FROM journal WHERE command IS NOT NULL")
        written_for = Counter([part for (command,) in asked for part in command.split("/")])
        for guest in self._night.guests:
            for id, said in guest.said.items():
                written = written_for[id]
                about = f"{id} ({said.kind} at {said.to})"
                gone = id in self._forgiven and written < said.rows
                if said.done and written != said.rows and not gone:
                    kind = "lost" if written < said.rows else "doubled"
                    self.fail(Found(f"{about} was acknowledged and is {written} times on the disk", kind))
                if said.refused == said.arrived and not said.done and written and said.rows == 1:
                    self.fail(Found(f"{about} was refused and is on the disk", "doubled"))

    def _checked(self, connection: engine.Connection) -> None:
        """What `croupier check` finds, and what the house has given away."""
        checked = check(connection, key=self._night.key)
        faults = [
            *checked.file,
            *checked.ledger.faults,
            *[each for line in checked.streams for each in line.faults],
        ]
        stopped = [line.stream for line in checked.streams if line.state in ("stopped", "unread", "hidden")]
        if faults or stopped:
            self.fail(
                Found(f"the check finds {[(each.code, each.params) for each in faults]}, stopped {stopped}")
            )
        self.rows = checked.rows
        try:
            given_away(connection)
        except Found as fault:
            self.fail(fault)

    def closing(self) -> None:
        """All is quiet: what every actor holds in memory is kept, to be compared with its rows."""
        house = self._house
        assert house is not None
        if house.stopped:
            self.fail(Found(f"stopped: {house.stopped}"))
        kept: list[Any] = [*house.tables.values(), *house.pit.tables.values()]
        kept += [house.lists, house.cash._actor, *([house._heads] if house._heads is not None else ())]
        for event in house.events._actors.values():
            tables = house.events._tables.get(event.state.id)
            kept += [event, *(tables.actors.values() if tables is not None else ())]
        self._states = {actor.stream: actor for actor in kept if actor.version}

    def closed(self, path: Path) -> None:
        """The file alone says all that was."""
        self._house = None
        with closing(sqlite3.connect(path)) as connection:
            self._checked(connection)
            reader = Reader(connection, self._night.key)
            self._commands(reader)
            for stream, actor in self._states.items():
                kind = kind_of(stream)
                assert kind is not None
                again = kind.state(reader.rows(stream))
                if isinstance(again, HandTable):
                    self._times(stream, reader)
                elif kind.snapshots is not None:
                    if kind.snapshots.take(again) != kind.snapshots.take(actor.state):
                        self.fail(Found(f"{stream}: its rows make another state"))
                    continue
                names = [each.name for each in fields(again) if each.name not in NOT_KEPT]
                other = [each for each in names if getattr(again, each) != getattr(actor.state, each)]
                if other:
                    self.fail(Found(f"{stream}: its rows make another {other}"))
            told = hashlib.sha256()
            for stream, version, command, at, row in connection.execute(
                "SELECT stream, version, command, at, row FROM journal ORDER BY stream, version"
            ):
                told.update(f"{stream} {version} {command} {at} {row}\n".encode())
            self.hash = told.hexdigest()

    def _times(self, stream: str, reader: Reader) -> None:
        """Nobody let a time pass that he did not have to the end: house open, and the disk taking what is asked."""
        kind: Any = TABLE if stream.startswith("table/") else EVENT_TABLE
        rows = reader.rows(stream)
        state = kind.begun(kind.read(next(rows).row), 0)
        for each in rows:
            row = kind.read(each.row)
            since = None
            if isinstance(row, TimedOut):
                since = state.acts_since
            elif isinstance(row, NotAgreed):
                since = (state.answer_by or 0) - state.terms.act
            if since is not None:
                had = self._had(stream, each.version, since, each.at)
                if had < state.terms.act - OUTAGE:
                    self.fail(
                        Found(
                            f"{stream}: {row} in version {each.version}, after {had} ms of {state.terms.act}"
                        )
                    )
            kind.carry_out(state, row, each.at)

    def _had(self, stream: str, version: int, since: int, until: int) -> int:
        """How long somebody could ask for something, in ms, before a row was written."""
        opening = [each for each in self._openings if each.versions.get(stream, 0) < version][-1]
        had = until - max(since, opening.began)
        for begins, ends in opening.held:
            had -= max(0, min(ends, until) - max(begins, since))
        return had


def given_away(connection: engine.Connection) -> None:
    """The house has given its people what their journal says, and no more; raises `Found`."""
    # Whom the desk writes down brings his money in cash.
    asked = (
        "SELECT row FROM journal WHERE stream = 'people' AND (command IS NULL OR command NOT LIKE 'desk/%')"
    )
    rows = [PEOPLE.read(row) for (row,) in connection.execute(asked)]
    joined = len([row for row in rows if isinstance(row, Joined)])
    given = ISSUE * joined + sum([row.chips for row in rows if isinstance(row, Refilled)])
    booked = Reader(connection).balances().get(HOUSE_ISSUE, 0)
    if booked != -given:
        raise Found(f"the house has given {given}, its account says {booked}", "created")


class _Overheard:
    """The house's end of a line, with everything that comes and goes looked at."""

    def __init__(self, socket: Socket, watch: Watch) -> None:
        self._socket = socket
        self._watch = watch

    async def receive(self) -> dict[str, Any]:
        frame = await self._socket.receive()
        if "text" in frame:
            self._watch.arrived(frame["text"])
        return frame

    async def send_text(self, text: str) -> None:
        if not self._socket.dead:
            self._watch.leaves(text)
        await self._socket.send_text(text)

    async def close(self, code: int = 1000, reason: str = "") -> None:
        await self._socket.close(code, reason)


class _Overseen(Connection):
    """A connection of which every message is looked at as it is told."""

    def __init__(self, socket: Any, house: House, secret: str | None, shown: Callable[..., None]) -> None:
        super().__init__(socket, house, lambda: True, secret=secret, measures=Measures(), id="simulated")
        self._shown = shown

    def hear(self, table: str, message: bytes) -> None:
        self._shown(self._house, self.person, table, message)
        super().hear(table, message)
