"""The house in numbers, as Prometheus gathers them.

They are read from the house's own counts when somebody asks, into a registry of this house's own. A label is one of a
few words that the house itself uses: never a name, a person, a card or a table.
"""

from __future__ import annotations

import shutil
import time
from collections import Counter
from typing import TYPE_CHECKING, Final, get_args

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from croupier import __version__
from croupier.room.actors.actor import Outcome
from croupier.room.house.standing import standing
from croupier.room.journal.backup import last_back_up
from croupier.room.journal.sqlite import WRITTEN_AHEAD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from pathlib import Path

    from croupier.room.house.house import House
    from croupier.room.journal.store import Store
    from croupier.room.spread import Spread
    from croupier.server.measures import Measures
    from croupier.server.relay import Gateway

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST


class Metrics(Collector):
    """What can be gathered of one process: the `parts` of it, each asked for its numbers as they stand."""

    def __init__(self, *parts: Callable[[], Iterator[Metric]]) -> None:
        self._parts = parts
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def text(self) -> bytes:
        """Everything, in Prometheus' own text."""
        return generate_latest(self._registry)

    def describe(self) -> Iterable[Metric]:
        """Nothing before somebody asks."""
        return ()

    def collect(self) -> Iterator[Metric]:
        """Return every number as it stands."""
        for part in self._parts:
            yield from part()


def of_a_house(house: House, measures: Measures, database: Path) -> Metrics:
    """What can be gathered of a house that is one process."""
    return Metrics(
        lambda: of_the_journal(house.store),
        lambda: of_the_actors(house),
        lambda: of_the_sockets(house.connections.here, measures),
        lambda: of_the_process(measures),
        lambda: of_the_files(database, house.store),
    )


def of_the_journal(store: Store) -> Iterator[Metric]:
    """What is written."""
    yield _counter("croupier_rows_written", "Rows written to the journals.", store.rows_written)
    yield _counter("croupier_flushes", "Transactions in which rows were written.", store.flushes)
    yield _histogram(
        "croupier_commit_seconds", "From asking for a row to be written until it is.", store.commits
    )
    held = float(store.held is not None)
    yield _gauge("croupier_disk_held", "1 while the disk does not take what is written.", held)


def of_the_actors(house: House) -> Iterator[Metric]:
    """What is open, what stands still, and what became of what was asked."""
    found = standing(house.actors, house.lost)
    open_now = Counter([each.kind for each in found if each.state == "running"])
    stopped = Counter([each.kind for each in found if each.state == "stopped"])
    kinds = sorted({each.kind for each in found})
    yield _by_kind("croupier_actors", "What is open, by kind.", open_now, kinds)
    yield _by_kind("croupier_streams_stopped", "What stands still, by kind.", stopped, kinds)
    yield of_the_commands(house.commands, kinds)


def of_the_commands(commands: Mapping[tuple[str, Outcome], int], kinds: Iterable[str]) -> Metric:
    """What became of the commands."""
    family = CounterMetricFamily(
        "croupier_commands",
        "Commands, by kind of actor and what became of them.",
        labels=("kind", "outcome"),
    )
    for kind in filter(None, kinds):
        for outcome in get_args(Outcome):
            family.add_metric((kind, outcome), commands.get((kind, outcome), 0))
    return family


def of_the_sockets(here: int, measures: Measures) -> Iterator[Metric]:
    """Who is there, and what is told."""
    yield _gauge("croupier_sockets", "Open sockets.", here)
    yield _counter("croupier_messages_sent", "Messages sent over sockets.", measures.messages)
    yield _counter("croupier_message_bytes_sent", "Bytes of these messages.", measures.bytes)


def of_the_process(measures: Measures) -> Iterator[Metric]:
    """What it was asked, how late it came round, what it logged, and which it is."""
    yield _histogram("croupier_loop_lag_seconds", "How late the event loop came round.", measures.lag)
    requests = CounterMetricFamily(
        "croupier_http_requests", "Requests, by route and status.", labels=("route", "status")
    )
    for (route, status), count in sorted(measures.requests.items()):
        requests.add_metric((route, str(status)), count)
    yield requests
    logged = CounterMetricFamily("croupier_log_records", "Warnings and worse, by level.", labels=("level",))
    for level in ("warning", "error", "critical"):
        logged.add_metric((level,), measures.logged[level])
    yield logged
    info = GaugeMetricFamily("croupier_info", "1, with the version.", labels=("version",))
    info.add_metric((__version__,), 1)
    yield info
    yield _gauge("croupier_start_time_seconds", "When it was opened.", measures.started)


def of_the_files(database: Path, store: Store) -> Iterator[Metric]:
    """How large the database is, and how old its last copy."""
    sizes = Sizes.of(database, store)
    yield _gauge("croupier_database_bytes", "Size of the database.", sizes.database)
    yield _gauge("croupier_wal_bytes", "Size of what is written ahead of it.", sizes.wal)
    yield _gauge("croupier_disk_free_bytes", "What is free on its disk.", sizes.free)
    made = last_back_up(database)
    if made is not None:
        age = max(time.time() - made.at / 1000, 0.0)
        yield _gauge("croupier_backup_age_seconds", "Since the last copy was begun.", age)


def of_the_share(tables: int, *, desk: bool) -> Iterator[Metric]:
    """What a worker leads."""
    yield _gauge("croupier_tables_led", "Tables that this worker leads.", tables)
    yield _gauge("croupier_desk", "1 where this worker has the desk.", float(desk))


def of_a_gateway(gateway: Gateway, measures: Measures) -> Metrics:
    """What can be gathered of a gateway."""

    def heard() -> Iterator[Metric]:
        yield _gauge(
            "croupier_desk_heard", "1 while this gateway hears of a desk.", float(gateway.hears_a_desk)
        )

    return Metrics(heard, lambda: of_the_sockets(gateway.sockets, measures), lambda: of_the_process(measures))


class Sizes:
    """How large a database is, what is written ahead of it, and what is free on its disk, in bytes."""

    def __init__(self, database: int, wal: int, free: int) -> None:
        self.database: Final = database
        self.wal: Final = wal
        self.free: Final = free

    @classmethod
    def of(cls, database: Path, store: Store) -> Sizes:
        """Return how it is now."""
        wal = database.with_name(database.name + WRITTEN_AHEAD[0])
        return cls(store.size, _size(wal), shutil.disk_usage(database.parent).free)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _counter(name: str, told: str, value: float) -> Metric:
    return CounterMetricFamily(name, told, value=value)


def _gauge(name: str, told: str, value: float) -> Metric:
    return GaugeMetricFamily(name, told, value=value)


def _by_kind(name: str, told: str, counted: Mapping[str, int], kinds: Iterable[str]) -> Metric:
    family = GaugeMetricFamily(name, told, labels=("kind",))
    for kind in kinds:
        family.add_metric((kind or "unknown",), counted.get(kind, 0))
    return family


def _histogram(name: str, told: str, spread: Spread) -> Metric:
    buckets, up_to = [], 0
    for bound, count in zip((*spread.bounds, None), spread.counts, strict=True):
        up_to += count
        buckets.append(("+Inf" if bound is None else str(bound), float(up_to)))
    return HistogramMetricFamily(name, told, buckets=buckets, sum_value=spread.total)
