"""Opening the house, and closing it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec
import uvicorn

from croupier.cards.health import check_shuffle, check_source
from croupier.errors import Mistake, Refusal
from croupier.room.actors.opening import Times
from croupier.room.house.club import DEMO_CLUB, demo_pit
from croupier.room.house.house import House
from croupier.room.house.program import Program
from croupier.room.journal.place import Place
from croupier.room.journal.store import Store, house_key
from croupier.server.app import make_app
from croupier.server.heap import Heap
from croupier.server.line import line, room_for_lines
from croupier.server.logs import unexpected, written
from croupier.server.measures import Measures
from croupier.server.protocol import LARGEST_FRAME
from croupier.server.push import Push, Vapid
from croupier.server.sms import Messages

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from starlette.types import ASGIApp

    from croupier.cards.deck import Randomness
    from croupier.room.house.club import ClubTable
from croupier.server.settings import Settings

log: Final = logging.getLogger("croupier.server")

GRACE: Final = 3
"""How long open connections may take to end when the house closes, in seconds."""

MARK: Final = 60
"""How often it is written how far the journals go, in seconds."""

LOST: Final = 1
"""How often it is looked whether the database is still this house's, in seconds."""

A_DAY: Final = 24 * 60 * 60
"""How often the files of the program are looked at, in seconds."""

LAST_PORT: Final = 65_535

BACKLOG: Final = 1024

SEND_BUFFER: Final = 128 * 1024
"""What the system may hold for one socket, in bytes: a slow client is caught up rather than fed old news."""


def run(
    settings: Settings, announce: Callable[[str, str], None] = print, entropy: Randomness | None = None
) -> None:
    """Keep the house open until it is asked to close (SIGINT, SIGTERM); tell `announce` its address.

    It is told the code that makes the first owner too, empty where the house has one.

    Decks are shuffled by the system's own randomness, unless an `entropy` is given: it is looked at first, and `Broken`
    raised where it is not sound. Raises `Mistake` when the address is taken or the database cannot be used.

    >>> from pathlib import Path
    >>> from croupier.server import Settings
    >>> try:
    ...     run(Settings(database=Path(__file__), port=0))
    ... except Mistake as mistake:
    ...     print(mistake.code)
    room-database-unreadable
    """
    measures = Measures()
    with (
        contextlib.closing(listen(settings.host, settings.port)) as listening,
        written(measures.logged, settings.log, settings.log_format, settings.log_level),
    ):
        asyncio.run(_serve(settings, measures, listening, announce, entropy))


async def _serve(
    settings: Settings,
    measures: Measures,
    listening: socket.socket,
    announce: Callable[[str, str], None],
    entropy: Randomness | None,
) -> None:
    if entropy is None:
        check_shuffle()
        check_source(os.urandom)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(unexpected)
    engine = Place(settings.database, settings.postgres).engine()
    key = house_key(engine, settings.house_key, anew=settings.new_house_key)
    house = await House.open(
        settings.database,
        pace=settings.pace,
        entropy=entropy,
        key=key,
        rules=settings.rules,
        program=await asyncio.to_thread(Program.here),
        store=lambda _, key: Store(engine, key, older=settings.older_file),
    )
    try:
        async with at_work(house, settings, measures) as app:
            losing = loop.create_task(_lost(house.store))
            port = listening.getsockname()[1]
            server = Server(
                config(app, settings),
                lambda: announce(replace(settings, port=port).address, house.staff.first_code),
            )
            losing.add_done_callback(lambda told: None if told.cancelled() else server.close())
            house.pausing.closes = server.close
            await server.serve(sockets=[listening])
            losing.cancel()
        if house.store.lost:
            raise Mistake("server-overtaken", path=str(engine))
    finally:
        await house.close()


@contextlib.asynccontextmanager
async def at_work(house: House, settings: Settings, measures: Measures) -> AsyncIterator[ASGIApp]:
    """Let an open house work; what answers to its addresses."""
    loop = asyncio.get_running_loop()
    house.times = Times(round(settings.act_seconds * 1000), round(settings.pause_seconds * 1000))
    house.start()
    if settings.keep_days:
        house.keep(settings.keep_days, columns=settings.parquet)
    push = _push(house, settings)
    beside = [
        loop.create_task(measures.watch_the_loop()),
        loop.create_task(_mark(house.store)),
        loop.create_task(_check_program(house)),
        loop.create_task(push.run()),
    ]
    try:
        if settings.seed_demo:
            await house.open_club(_club(settings))
            await house.pit.open_tables(demo_pit(house.times))
        beside.append(loop.create_task(Heap().keep()))
        yield make_app(house, settings, measures, push)
    finally:
        for each in beside:
            each.cancel()


async def _mark(store: Store) -> None:
    """Write every minute how far the journals go."""
    while True:
        await asyncio.sleep(MARK)
        await asyncio.to_thread(store.mark)


async def _lost(store: Store) -> None:
    """Return when another house has taken the database over."""
    while not store.lost:
        await asyncio.sleep(LOST)


async def _check_program(house: House) -> None:
    """Look at the files of the program when the house opens, and once a day."""
    while True:
        try:
            await house.check_program()
        except Refusal as refusal:
            log.warning("the program was not looked at: %s", refusal.code)
        await asyncio.sleep(A_DAY)


def _club(settings: Settings) -> list[ClubTable]:
    times = {"act": round(settings.act_seconds * 1000), "pause": round(settings.pause_seconds * 1000)}
    return [table._replace(terms=msgspec.structs.replace(table.terms, **times)) for table in DEMO_CLUB]


def _push(house: House, settings: Settings) -> Push:
    """How the house calls people; only by what its settings name."""
    file = settings.database.with_name(f"{settings.database.name}.push-key")
    vapid = Vapid(file, settings.push_contact) if settings.push_contact else None
    messages = Messages(settings.sms_program) if settings.sms_program is not None else None
    return Push(house, vapid, messages, lang=settings.lang)


def config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How what answers to the addresses is served."""
    most = min(settings.most_lines, room_for_lines())
    return uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        lifespan="off",
        ws="websockets-sansio",
        # An ask that is too long is answered by its id: whoever sent it would send it again on a new line.
        ws_max_size=LARGEST_FRAME,
        # A compressed message's length tells something of what is in it.
        ws_per_message_deflate=False,
        http=line(most, settings.most_lines_an_address, settings.request_seconds, settings.is_proxy),
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ssl_certfile=settings.certificate,
        ssl_keyfile=settings.certificate_key,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


class Server(uvicorn.Server):
    """Serves until it is asked to close, and says when it has `opened`."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        if self.started:
            self._opened()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Close at SIGINT and SIGTERM."""
        # The library's own way raises the signal again before the journal is closed.
        loop = asyncio.get_running_loop()
        signals = (signal.SIGINT, signal.SIGTERM)
        for each in signals:
            loop.add_signal_handler(each, self.close)
        try:
            yield
        finally:
            for each in signals:
                loop.remove_signal_handler(each)

    def close(self) -> None:
        """Let everybody go; asked a second time, at once."""
        self.force_exit = self.should_exit
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at an address; raises `Mistake` where there is no such address or it is taken."""
    if not 0 <= port <= LAST_PORT:
        # What is above it would be cut down to a port, and the house open where nobody looks for it.
        raise Mistake("server-no-such-port", port=str(port), last=str(LAST_PORT))
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
    except (OSError, OverflowError) as error:
        raise Mistake("server-no-such-address", host=host, why=str(error)) from error
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listening.bind(where)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise Mistake("server-cannot-listen", host=host, port=str(port), why=error.strerror) from error
    listening.setblocking(False)
    return listening
