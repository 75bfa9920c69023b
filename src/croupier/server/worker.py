"""A house of several processes: workers that lead its tables, one of them with its desk, and gateways for clients."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from croupier.cards.health import Chance, check_shuffle, check_source
from croupier.errors import Mistake, Refusal
from croupier.room.bus.over_nats import OverNats
from croupier.room.bus.port import subject
from croupier.room.house.clock import Clock
from croupier.room.house.hall import OF_EVENT, Hall
from croupier.room.house.house import House
from croupier.room.house.program import Program
from croupier.room.house.sharing import Sharing
from croupier.room.journal.leases import SINGLY
from croupier.room.journal.lines import aside
from croupier.room.journal.postgres import Postgres
from croupier.room.journal.store import Store, house_key
from croupier.server.logs import unexpected, written
from croupier.server.measured import measured
from croupier.server.measures import Measures
from croupier.server.metrics import (
    Metrics,
    of_a_gateway,
    of_the_actors,
    of_the_commands,
    of_the_files,
    of_the_journal,
    of_the_process,
    of_the_share,
)
from croupier.server.relay import Desk, Gateway
from croupier.server.serve import Server, at_work, config, listen

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Iterator

    from prometheus_client.core import Metric

    from croupier.room.bus.port import Bus, Letter
    from croupier.room.journal.house_key import HouseKey
    from croupier.server.settings import Settings

log: Final = logging.getLogger("croupier.server")

LOOK: Final = 0.5
"""How often a worker looks for what nobody leads, in seconds."""

DESK: Final = ""
"""As what everything is leased that is no table."""

FOLLOWS: Final = 0.25
"""What it takes to follow a table, of what it takes to lead one: whoever has the desk follows all that others lead."""


def fair_share(tables: int, workers: int, *, desk: bool) -> int:
    """Return how many of the tables one of so many workers leads at the most; whoever has the desk leads fewer.

    >>> [(fair_share(20, each, desk=True), fair_share(20, each, desk=False)) for each in (2, 4, 8)]
    [(8, 12), (1, 7), (0, 3)]
    >>> fair_share(20, 1, desk=True)
    20
    """
    if workers <= 1:
        return tables
    at_the_desk = max(0, round(tables * (1 + FOLLOWS) / workers - tables * FOLLOWS))
    return at_the_desk if desk else -(-(tables - at_the_desk) // (workers - 1))


def work(settings: Settings, bus: str, announce: Callable[[str, str], None] = print) -> None:
    """Lead tables of a house of several processes until asked to close, and its desk where nobody else has it.

    `announce` is told `worker` once it is at work, and `desk`, with the code that makes the first owner, when it takes
    that. Raises `Mistake` where database or bus cannot be used, or others have taken over what it led.
    """
    measures = Measures()
    with (
        _listening(settings) as listening,
        written(measures.logged, settings.log, settings.log_format, settings.log_level),
    ):
        asyncio.run(_work(settings, measures, bus, listening, announce))


@contextlib.contextmanager
def _listening(settings: Settings) -> Iterator[socket.socket | None]:
    """Where the process is looked after, if it is to be."""
    if settings.metrics_port is None:
        yield None
        return
    with contextlib.closing(listen(settings.metrics_host, settings.metrics_port)) as listening:
        yield listening


async def _work(
    settings: Settings,
    measures: Measures,
    address: str,
    listening: socket.socket | None,
    announce: Callable[[str, str], None],
) -> None:
    check_shuffle()
    check_source(os.urandom)
    asyncio.get_running_loop().set_exception_handler(unexpected)
    if not settings.postgres:
        raise Mistake("server-worker-file")
    engine = Postgres(settings.postgres, settings.database, shares=True)
    bus = await OverNats.connect(address)
    try:
        key = house_key(engine, settings.house_key, anew=settings.new_house_key)
        store = Store(engine, key, older=settings.older_file)
        sharing = Sharing(bus, engine.lease)
        worker = _Worker(settings, measures, store, sharing, key, announce)
        async with measured(listening, settings, worker.metrics, lambda: worker.ready):
            await worker.run()
        if store.lost:
            raise Mistake("server-overtaken", path=str(engine))
    finally:
        await bus.close()


class _Worker:
    """Takes what nobody leads, and lets others have what is more than its share."""

    def __init__(  # noqa: PLR0917 — once, just above
        self,
        settings: Settings,
        measures: Measures,
        store: Store,
        sharing: Sharing,
        key: HouseKey,
        announce: Callable[[str, str], None],
    ) -> None:
        self._settings = settings
        self._measures = measures
        self._store = store
        self._sharing = sharing
        self._key = key
        self._announce = announce
        self._hall: Hall | None = Hall(store, sharing, settings.pace, Clock(), Chance())
        self._house: House | None = None
        self._at_the_desk = AsyncExitStack()
        self._closing = asyncio.Event()
        self.metrics: Final = Metrics(
            lambda: of_the_journal(store),
            self._led,
            lambda: of_the_process(measures),
            lambda: of_the_files(settings.database, store),
        )

    @property
    def ready(self) -> bool:
        """Whether what it leads can be played at, and goes on being led here."""
        here = not self._closing.is_set() and self._sharing.lease.sure
        return here and self._store.held is None and not self._measures.late

    def close(self) -> None:
        """Work no more: whatever is led here is given back."""
        self._closing.set()

    def _led(self) -> Iterator[Metric]:
        """What it leads, and what was asked of that."""
        leads = self._sharing.leads
        yield from of_the_share(len(leads - {DESK}), desk=self._house is not None)
        if self._house is not None:
            yield from of_the_actors(self._house)
        elif self._hall is not None:
            yield of_the_commands(self._hall.commands, [each.rstrip("/") for each in SINGLY])

    async def run(self) -> None:
        """Work until it is asked to close, or everything is lost."""
        for each in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(each, self.close)
        self._sharing.start()
        watching = asyncio.get_running_loop().create_task(self._measures.watch_the_loop())
        self._at_the_desk.callback(watching.cancel)
        self._announce("worker", "")
        try:
            while not self._closing.is_set() and not self._store.lost:
                if await self._may_take_the_desk():
                    await self._take_the_desk()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._closing.wait()
        finally:
            await self._close()

    async def _may_take_the_desk(self) -> bool:
        """Look for what nobody leads; a server that cannot be asked now is asked again."""
        try:
            return await self._look()
        except Exception as error:
            log.warning("what nobody leads cannot be looked for: %s", type(error).__name__)
            return False

    async def _look(self) -> bool:
        lease, leads = self._sharing.lease, self._sharing.leads
        before = set(leads)
        own = await aside(lease.own_streams())
        await self._lose(before - own)
        # What was leased here without a word of it, or could not be given back when it was to be.
        forgotten = own - leads - self._sharing.asks_for.keys()
        if forgotten:
            await self._sharing.give_back(*forgotten)
        await self._put_by()
        free = await aside(lease.free_streams())
        wants_the_desk = self._house is None and DESK in free and not self._closing.is_set()
        if wants_the_desk and await self._sharing.take(DESK):
            return True
        tables = [each for each in free if each.startswith(SINGLY)]
        counts = await aside(lease.shares())
        # The desk is counted among what whoever has it leads.
        of_all = sum(counts.values()) - (DESK not in free) + len(tables)
        room = fair_share(of_all, len(counts), desk=self._house is not None) - len(leads - {DESK})
        if tables and room > 0:
            for stream in sorted(await self._sharing.take(*tables[:room])):
                try:
                    await self._lead(stream)
                except Exception as error:
                    log.warning("%s cannot be led here now: %s", stream, type(error).__name__)
                    await self._sharing.give_back(stream)
        elif room < 0:
            # One that is just being opened stays until it stands.
            await self._give_away(*[each for each in sorted(leads - {DESK}) if self._stands(each)][room:])
        return False

    async def _put_by(self) -> None:
        """What is over is nobody's any more."""
        if self._house is not None:
            await self._house.leading.put_by(self._sharing)
        keeper = self._house.leading if self._house is not None else self._hall
        gone = [stream for stream in keeper.over if stream in self._sharing.leads] if keeper else []
        if self._hall is not None:
            await self._hall.close(*gone)
        if gone:
            await self._sharing.drop(*gone)

    def _stands(self, stream: str) -> bool:
        if self._house is not None:
            return self._house.leading.leads(stream)
        return self._hall is not None and stream in self._hall.tables

    async def _lose(self, streams: set[str]) -> None:
        """Let go of what others have taken over: nothing more is said of it here."""
        if DESK in streams:
            self._sharing.lease.lost = True
            return
        for stream in sorted(streams):
            log.warning("another has taken over %s", stream)
        if streams:
            await self._give_away(*sorted(streams))

    async def _lead(self, stream: str) -> None:
        if not self._store.version(stream):
            # Whoever was to open it died before that.
            await self._sharing.drop(stream)
        elif self._house is not None:
            await self._house.leading.lead(self._sharing, stream)
        elif self._hall is not None:
            await self._hall.open(stream)

    async def _give_away(self, *streams: str) -> None:
        for stream in streams:
            if self._house is not None:
                await self._house.leading.let_lead(self._sharing, stream)
            elif self._hall is not None:
                await self._hall.close(stream)
        await self._sharing.give_back(*streams)

    async def _take_the_desk(self) -> None:
        """Open the house with all that is no table; its tables are led here or by others."""
        if self._hall is not None:
            await self._hall.stop()
            self._hall = None
        # Those of a house that was one process until now are nobody's.
        await self._sharing.take(*self._not_known_to_be_over())
        house = self._house = await House.open(
            self._settings.database,
            pace=self._settings.pace,
            key=self._key,
            rules=self._settings.rules,
            program=await asyncio.to_thread(Program.here),
            store=lambda *_: self._store,
            sharing=self._sharing,
        )
        await house.share(self._sharing)
        bus, lease = self._sharing.bus, self._sharing.lease
        app = await self._at_the_desk.enter_async_context(at_work(house, self._settings, self._measures))
        self._at_the_desk.callback(
            await bus.listen(subject("refill"), lambda letter: self._sharing.begin(self._refill(letter)))
        )
        desk = Desk(bus, app, lease.owner, lambda: lease.sure)
        await desk.start()
        self._at_the_desk.push_async_callback(desk.stop)
        self._announce("desk", house.staff.first_code)

    def _not_known_to_be_over(self) -> list[str]:
        """The tables, those of events as far as there are chips: the others were closed long ago, nearly all."""
        balances = self._store.balances().items()
        held = [account for account, chips in balances if chips and account.startswith("table:")]
        of_event = {f"{OF_EVENT}{account.split(':')[1]}" for account in held}
        return [
            each
            for each in self._store.streams()
            if each.startswith(SINGLY) and (not each.startswith(OF_EVENT) or each in of_event)
        ]

    async def _refill(self, letter: Letter) -> None:
        """A bot at a table that another leads needs chips."""
        assert self._house is not None
        try:
            with contextlib.suppress(Refusal):
                await self._house.refill(letter.body.decode())
        finally:
            letter.answer(b"")

    async def _close(self) -> None:
        """Let others have everything; what was acknowledged is on the disk."""
        self._store.hurry()
        await self._at_the_desk.aclose()
        if self._hall is not None:
            await self._hall.stop()
        await self._sharing.stop()
        if self._house is not None:
            await self._house.close()
        else:
            self._store.close()


def gate(settings: Settings, bus: str, announce: Callable[[str, str], None] = print) -> None:
    """Hold the sockets of a house of several processes until asked to close; `announce` is told the address.

    Raises `Mistake` when the address is taken or the bus cannot be used.
    """
    measures = Measures()
    with (
        contextlib.closing(listen(settings.host, settings.port)) as listening,
        _listening(settings) as aside,
        written(measures.logged, settings.log, settings.log_format, settings.log_level),
    ):
        port = listening.getsockname()[1]
        asyncio.run(
            _gate(
                settings,
                measures,
                bus,
                (listening, aside),
                lambda: announce(replace(settings, port=port).address, ""),
            )
        )


async def _gate(
    settings: Settings,
    measures: Measures,
    address: str,
    at: tuple[socket.socket, socket.socket | None],
    opened: Callable[[], None],
) -> None:
    asyncio.get_running_loop().set_exception_handler(unexpected)
    bus: Bus = await OverNats.connect(address)
    gateway = Gateway(bus, measures)
    await gateway.start()
    watching = asyncio.get_running_loop().create_task(measures.watch_the_loop())
    metrics = of_a_gateway(gateway, measures)
    try:
        server = Server(config(gateway, settings), opened)

        def ready() -> bool:
            return gateway.hears_a_desk and not server.should_exit

        async with measured(at[1], settings, metrics, ready):
            await server.serve(sockets=[at[0]])
    finally:
        watching.cancel()
        await gateway.stop()
        await bus.close()
