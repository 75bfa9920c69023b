"""A house that several processes share: which tables are led where, and what those who lead and those who follow tell.

One of them has the desk: people, sessions, events, the cage, and whatever else is no table. It follows every table
that another leads, row by row as they are written, and passes on what is asked of it. What goes over the bus may be
lost: rows are looked for every second anyway, and a command is asked once more by its id.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from croupier.errors import Refusal
from croupier.ledger import wallet
from croupier.room.actors.actor import Elsewhere
from croupier.room.actors.asks import Asked
from croupier.room.actors.watched import Distant
from croupier.room.bus.port import Unanswered, subject
from croupier.room.event.table.actor import Door
from croupier.room.house.clock import Clock
from croupier.room.house.letters import (
    ASK_THE_DESK,
    check,
    done,
    read,
    read_brought,
    refused,
    takes_past_the_desk,
    written,
)
from croupier.room.house.showing import Eye, Missed, Showing
from croupier.room.journal.lines import aside
from croupier.room.journal.reader import MOST_ROWS
from croupier.room.table import asks as commands
from croupier.room.table.waiting import Line

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from croupier.ledger import Book
    from croupier.room.actors.actor import Actor
    from croupier.room.actors.asks import By
    from croupier.room.bus.port import Bus, Letter
    from croupier.room.journal.acts import Act
    from croupier.room.journal.leases import Lease
    from croupier.room.journal.store import Store

log: Final = logging.getLogger("croupier.room")

LOOK: Final = 1.0
"""How often it is looked for rows of which nobody has told, in seconds."""

FOLLOW: Final = 0.05
"""How long it is waited for more to be told, before all that others have written is read with one question (s)."""

AGAIN: Final = 0.5
"""How long one waits before a command is asked once more, in seconds."""

TAKEN_OVER: Final = 15.0
"""Seconds within which a table whose leader died is led by another."""


IN_ONE: Final = 500
"""So many of those who look on are told of in one letter."""


class Here(msgspec.Struct, frozen=True):
    """Who looks on at a table that another leads, and how much longer it waits between hands (ms).

    Without a `pace` it waits until somebody looks. `eyes` are those at gateways, `line` is who waits for a seat there;
    `fault` says whether so many have lost their connections just now that it is the house's, `door` how that of its
    event stands. Where they are too many for one letter this is one of so many `parts`, under one count `at`.
    """

    people: tuple[str, ...]
    pace: int | None
    eyes: tuple[Eye, ...] = ()
    line: Line | None = None
    fault: bool = False
    door: Door | None = None
    at: int = 0
    parts: int = 1


class AtTheDesk(Protocol):
    """The house, as far as what others lead needs it."""

    store: Store

    @property
    def book(self) -> Book:
        """What everybody holds."""

    def brings(self, actor: Any, person: str) -> int:
        """What somebody must bring to a table by what he has left elsewhere, in chips."""

    def pace(self, actor: Any) -> int | None:
        """How much longer a table waits between hands (ms); `None`: until somebody looks."""

    def line(self, table: Any) -> Line | None:
        """Who waits for a seat at a table's game and limit."""

    def door(self, actor: Any) -> Door | None:
        """How the door of a table's event stands."""

    def at_fault(self) -> bool:
        """Whether so many have lost their connections just now that it is the house's fault."""


class Sharing:
    """What one of the processes that share a house has of it, and how it speaks with the others.

    `desk` is the house where it has the desk; elsewhere `paces`, `lines` and `fault` are what the desk has told.
    `speaks` tells who speaks in a session at this moment, by its id; nobody in one that has ended.
    """

    def __init__(self, bus: Bus, lease: Lease, clock: Callable[[], int] | None = None) -> None:
        self.bus: Final = bus
        self.lease: Final = lease
        self.leads: Final[set[str]] = set()
        self.asks_for: Counter[str] = Counter()
        self.desk: AtTheDesk | None = None
        self.speaks: Callable[[str], By | None] = lambda _: None
        self.paces: Final[dict[str, int | None]] = {}
        self.lines: Final[dict[str, Line | None]] = {}
        self.doors: Final[dict[str, Door | None]] = {}
        self.fault = False
        self._parts: dict[str, list[Here]] = {}
        self._clock = clock or Clock()
        self._epochs: dict[str, int] = {}
        self.showing: Final = Showing(bus, lambda: lease.sure, lambda stream: self._epochs.get(stream, 0))
        self._counts = count(1)
        self._to_tell: dict[str, Actor[Any, Any, Any]] = {}
        self._to_read: dict[str, Actor[Any, Any, Any]] = {}
        self.must_bring: Final[dict[tuple[str, str], int]] = {}
        self._actors: dict[str, Actor[Any, Any, Any]] = {}
        self._ends: dict[str, list[Callable[[], None]]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        """Begin to look for rows that were written by others."""
        self.begin(self._look())

    async def stop(self) -> None:
        """Listen no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for stream in list(self._ends):
            self.forget(stream)

    def begin(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something that a letter has asked, beside all else; what goes wrong is logged, and it ends with `stop`."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def wrote(self, stream: str, version: int) -> None:
        """Tell those who follow a stream that is led here."""
        if stream in self.leads:
            self.bus.tell(subject("rows", stream), b"%d" % version)

    # Led here

    async def take(self, *streams: str) -> set[str]:
        """Lease those of these streams that nobody has."""
        self.asks_for.update(streams)
        try:
            taken = await aside(self.lease.take_streams(streams))
            self.leads.update(taken)
            self._epochs.update(taken)
        finally:
            self.asks_for -= Counter(streams)
        return set(taken)

    async def give_back(self, *streams: str) -> None:
        """Let others have streams, in which nothing is written here any more."""
        self.leads.difference_update(streams)
        await aside(self.lease.give_back_streams(streams))

    async def drop(self, *streams: str) -> None:
        """Let nobody have streams any more, in which nothing more is to be written."""
        self.leads.difference_update(streams)
        for stream in streams:
            self.forget(stream)
        await aside(self.lease.drop_streams(streams))

    async def lead(self, actor: Actor[Any, Any, Any]) -> None:
        """Hear what is asked of an actor that is led here from now on."""
        self.forget(actor.stream)
        self._actors[actor.stream] = actor
        self._ends[actor.stream] = [
            await self.bus.listen(
                subject("tell", actor.stream), lambda letter: self.begin(self._asked(actor, letter))
            ),
            await self.bus.listen(
                subject("here", actor.stream), lambda letter: self._looked_at(actor, letter)
            ),
            await self.bus.listen(subject("again", actor.id), lambda letter: self._missed(actor, letter)),
        ]
        if takes_past_the_desk(actor.stream):
            self._ends[actor.stream].append(
                await self.bus.listen(
                    subject("straight", actor.id), lambda letter: self.begin(self._brought(actor, letter))
                )
            )
        self.showing.lead(actor, self._clock())

    async def _asked(self, actor: Actor[Any, Any, Any], letter: Letter) -> None:
        try:
            came = read(letter.body, actor.stream)
        except ValueError as error:
            log.warning("what came over the bus for %s cannot be read: %s", actor.stream, error)
            return
        if not actor.led_here or not self.lease.sure:
            return
        sits = isinstance(came.command, Asked)
        if sits and came.brings:
            self.must_bring[actor.id, came.command.by.person] = came.brings
        try:
            answer = await self._done(actor, came.command, came.id, came.act)
        finally:
            if sits:
                self.must_bring.pop((actor.id, came.command.by.person), None)
        if answer is not None:
            letter.answer(answer)

    async def _done(
        self, actor: Actor[Any, Any, Any], command: object, id: str | None, act: Act | None = None
    ) -> bytes | None:
        """Do what is asked; the answer, or none where another may have the lead."""
        try:
            await actor.tell(command, id, act)
        except Refusal as refusal:
            # What is done was fenced on its way to the disk; what is refused is refused by whoever has the lead alone.
            return refused(refusal) if await self._is_led_here(actor) else None
        return done()

    async def _brought(self, actor: Actor[Any, Any, Any], letter: Letter) -> None:
        """Do what a gateway has brought past the desk, where that leaves nothing for the desk to say."""
        answer = None
        try:
            session, id, ask = read_brought(letter.body)
            by = self._speaks(session) if actor.led_here and self.lease.sure else None
            if by is not None:
                answer = await self._done(actor, Asked(by, ask), by.key(id))
        except ValueError as error:
            log.warning("what came past the desk for %s cannot be read: %s", actor.stream, error)
        finally:
            letter.answer(ASK_THE_DESK if answer is None else answer)

    def _speaks(self, session: str) -> By | None:
        """Who speaks in a session.

        It is looked at for every ask: whoever has signed out does nothing more, whenever his gateway hears of it.
        """
        try:
            return self.speaks(session)
        except Refusal:
            # The disk cannot be asked at the moment.
            return None

    async def _is_led_here(self, actor: Actor[Any, Any, Any]) -> bool:
        try:
            return actor.led_here and await aside(self.lease.has(actor.stream))
        except Exception as error:
            log.warning("who leads %s cannot be asked: %s", actor.stream, type(error).__name__)
            return False

    def _looked_at(self, actor: Actor[Any, Any, Any], letter: Letter) -> None:
        try:
            part = msgspec.json.decode(letter.body, type=Here)
        except (msgspec.DecodeError, UnicodeError) as error:
            log.warning("who looks on at %s cannot be read: %s", actor.stream, type(error).__name__)
            return
        told = self._whole(actor.stream, part)
        if told is None:
            return
        self.fault = told.fault
        id = actor.id
        before = actor.afar, self.paces.get(id, -1), self.lines.get(id), self.doors.get(id)
        after = frozenset(told.people), told.pace, told.line, told.door
        actor.afar, self.paces[id], self.lines[id], self.doors[id] = after
        self.showing.look(actor, told.eyes)
        if before != after:
            actor.nudge()

    def _whole(self, stream: str, told: Here) -> Here | None:
        """What was told in several letters, once the last of them is there; of which one was lost that never is."""
        if told.parts == 1:
            return told
        parts = [each for each in self._parts.pop(stream, []) if each.at == told.at]
        parts.append(told)
        if len(parts) < told.parts:
            self._parts[stream] = parts
            return None
        return msgspec.structs.replace(
            told,
            people=tuple([person for each in parts for person in each.people]),
            eyes=tuple([eye for each in parts for eye in each.eyes]),
            door=_one_door([each.door for each in parts if each.door is not None]),
        )

    def _missed(self, actor: Actor[Any, Any, Any], letter: Letter) -> None:
        try:
            missed = msgspec.msgpack.decode(letter.body, type=Missed)
        except (msgspec.DecodeError, UnicodeError) as error:
            log.warning("who missed what of %s cannot be read: %s", actor.stream, type(error).__name__)
            return
        self.showing.again(actor, missed)

    # Led elsewhere

    async def follow(self, actor: Actor[Any, Any, Any]) -> None:
        """Hear of the rows of an actor that another process leads."""
        self.forget(actor.stream)
        self._actors[actor.stream] = actor
        self._ends[actor.stream] = [
            await self.bus.listen(subject("rows", actor.stream), lambda _: self._rows_came(actor))
        ]

    def _rows_came(self, actor: Actor[Any, Any, Any]) -> None:
        """Read what was written of an actor, in a moment, and with it what is written of others until then."""
        if not self._to_read:
            self.begin(self._read())
        self._to_read[actor.stream] = actor

    async def _read(self) -> None:
        await asyncio.sleep(FOLLOW)
        actors, self._to_read = self._to_read, {}
        if self.desk is None:
            return
        behind = {stream: actor.version for stream, actor in actors.items() if not actor.led_here}
        try:
            came = self.desk.store.written_after(behind)
        except Exception as error:
            # At the next look.
            log.warning("what others have written cannot be read: %s", type(error).__name__)
            return
        for stream, rows in came.items():
            actors[stream].rows_came(rows)
            if len(rows) == MOST_ROWS:
                self._rows_came(actors[stream])

    async def tell(self, stream: str, command: object, id: str | None, act: Act | None) -> None:
        """Ask whoever leads a stream for something; `Refusal` where he refuses, or nobody leads it at the moment."""
        body = written(command, id, act, self._must_bring(stream, command))
        until = asyncio.get_running_loop().time() + TAKEN_OVER
        while True:
            if not self.lease.sure:
                # Another may have the desk by now, and knows better what is to be done.
                raise Refusal("room-held")
            try:
                check(await self.bus.ask(subject("tell", stream), body, patience=2.0))
            except Unanswered:
                # What has no id may have been done.
                if id is None or asyncio.get_running_loop().time() > until:
                    raise Refusal("room-held") from None
                await asyncio.sleep(AGAIN)
            else:
                return

    def _must_bring(self, stream: str, command: object) -> int:
        ask: Asked[Any] | None = command if hasattr(command, "ask") else None  # type: ignore[assignment]  # as it says
        if ask is None or self.desk is None or not isinstance(ask.ask, commands.Sit):
            return 0
        return self.desk.brings(self._actors[stream], ask.by.person)

    def here(self, actor: Actor[Any, Any, Any]) -> None:
        """Tell whoever leads an actor who looks on here, once for whatever changes at the same moment."""
        if not self._to_tell:
            asyncio.get_running_loop().call_soon(self._tell_who_is_here)
        self._to_tell[actor.stream] = actor

    def _tell_who_is_here(self) -> None:
        to_tell = list(self._to_tell.values())
        self._to_tell.clear()
        # Another may have the desk by now.
        if self.lease.sure and self.desk is not None:
            for actor in to_tell:
                try:
                    told = self._who_is_here(actor, self.desk)
                except Exception as error:
                    log.error("who looks on at %s is not told: %s", actor.stream, type(error).__name__)
                else:
                    for letter in in_letters(told, next(self._counts)):
                        self.bus.tell(subject("here", actor.stream), msgspec.json.encode(letter))

    def _who_is_here(self, actor: Actor[Any, Any, Any], desk: AtTheDesk) -> Here:
        eyes: list[Eye] = []
        for watcher, look in actor.elsewhere.items():
            if isinstance(watcher, Distant) and watcher.reached is not None:
                held = desk.book.balance(wallet(watcher.person)) if watcher.person is not None else 0
                floor = watcher.sees(actor.place)
                eyes.append(Eye(watcher.reached, watcher.person, floor, *look, held))
        return Here(
            tuple(sorted(actor.people)),
            desk.pace(actor),
            tuple(eyes),
            desk.line(actor.state),
            desk.at_fault(),
            desk.door(actor),
        )

    def show(self, actor: Actor[Any, Any, Any], watcher: Distant, seen: int | None) -> Elsewhere:
        """Let whoever leads an actor show it to a watcher at a gateway."""
        look = Elsewhere(next(self._counts), self._clock(), seen)
        watcher.heed(actor.id, look.look)
        return look

    async def _look(self) -> None:
        while True:
            for actor in list(self._actors.values()):
                try:
                    if actor.led_here:
                        actor.look_for_chips()
                    else:
                        self.here(actor)
                        self._rows_came(actor)
                except Exception as error:
                    log.error("%s is not looked after: %s", actor.stream, type(error).__name__)
            self.showing.beat()
            await asyncio.sleep(LOOK)

    def forget(self, stream: str) -> None:
        """Neither tell nor hear of a stream any more."""
        for end in self._ends.pop(stream, ()):
            end()
        actor = self._actors.pop(stream, None)
        if actor is not None:
            self.paces.pop(actor.id, None)
            self.lines.pop(actor.id, None)
            self.doors.pop(actor.id, None)
            self._parts.pop(stream, None)
            self.showing.forget(actor)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        with suppress(asyncio.CancelledError):
            if task.exception() is not None:
                log.error("what came over the bus was not done: %s", type(task.exception()).__name__)


def in_letters(told: Here, at: int) -> list[Here]:
    """Return what is told of who looks on in as many letters as the bus can carry.

    >>> [len(each.people) for each in in_letters(Here(tuple(map(str, range(1_200))), 0), 1)]
    [500, 500, 200]
    """
    door = told.door
    most = max(len(told.people), len(told.eyes), *(map(len, (door.within, door.guests)) if door else (0,)))
    if most <= IN_ONE:
        return [told]
    starts = range(0, most, IN_ONE)
    return [
        msgspec.structs.replace(
            told,
            people=told.people[start : start + IN_ONE],
            eyes=told.eyes[start : start + IN_ONE],
            door=door
            and Door(door.open, *[each[start : start + IN_ONE] for each in (door.within, door.guests)]),
            at=at,
            parts=len(starts),
        )
        for start in starts
    ]


def _one_door(doors: list[Door]) -> Door | None:
    if not doors:
        return None
    within = tuple([person for door in doors for person in door.within])
    return Door(doors[0].open, within, tuple([person for door in doors for person in door.guests]))
