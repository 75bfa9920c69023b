"""A store of hands on disk, millions of them: a DuckDB file that counts them by any column in a second.

DuckDB keeps columns and SQLite rows: over 10 million six-handed hands a statistic of everybody takes the one a
second, the other more than a minute, in a sixth of the space (docs/histories.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_type_hints

from croupier.errors import Mistake
from croupier.hands.line import HandLine, SeatLine

if TYPE_CHECKING:
    from pathlib import Path

VERSION: Final = 2
"""The version of the store's tables; one of an earlier version becomes one of this when it is opened."""

MEMORY: Final = "512MB"
"""What the store holds of itself in memory; what a query wants beyond lies beside the file as long as it takes."""

_TYPES: Final[dict[Any, str]] = {str: "VARCHAR", int: "BIGINT", float: "DOUBLE", datetime | None: "TIMESTAMP"}
_COUNTS: Final = SeatLine._fields[SeatLine._fields.index("acted") :]
"""The columns of a seat that are 0 or small."""


class KeptHand(NamedTuple):
    """A hand to be kept: its rows, and the text it is read again from."""

    hand: HandLine
    seats: tuple[SeatLine, ...]
    text: str


class Part(NamedTuple):
    """A part of a file: the hash of the whole file, and which part of it."""

    digest: str
    number: int


class Store:
    """Hands in a file. One process at a time has it open.

    Raises `Mistake` where DuckDB is not installed (the extra `hands`), and for a file that is none of its own, of a
    later version, or open elsewhere.
    """

    def __init__(self, file: Path, *, new: bool = False) -> None:
        duckdb = _duckdb()
        if not new and not file.exists():
            raise Mistake("hands-no-store", file=str(file))
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.connection: Any = duckdb.connect(str(file), config={"memory_limit": MEMORY})
        except (duckdb.Error, OSError) as error:
            code = "hands-store-busy" if "lock" in str(error).lower() else "hands-not-a-store"
            raise Mistake(code, file=str(file)) from error
        self._prepare(file)

    def _prepare(self, file: Path) -> None:
        run = self.connection.execute
        tables = {name for (name,) in run("select table_name from information_schema.tables").fetchall()}
        if not tables:
            run("begin")
            for statement in _schema():
                run(statement)
            run("insert into store values (?)", [VERSION])
            run("commit")
        elif "store" not in tables:
            raise Mistake("hands-not-a-store", file=str(file))
        ((version,),) = run("select version from store").fetchall()
        if version > VERSION:
            raise Mistake("hands-store-newer", file=str(file), found=version, known=VERSION)
        if version < VERSION:
            self._renew()

    def _renew(self) -> None:
        """Version 1 kept each hand a second time, as PHH."""
        with self._whole():
            self.connection.execute("alter table hands drop column phh")
            self.connection.execute("update store set version = ?", [VERSION])

    def close(self) -> None:
        """Write what is left and let the file go."""
        self.connection.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        ((count,),) = self.connection.execute("select count(*) from hands").fetchall()
        return int(count)

    def done(self, digest: str) -> frozenset[int]:
        """The parts of a file that are in the store already; it may be asked from another thread."""
        rows = (
            self.connection.cursor().execute("select part from parts where digest = ?", [digest]).fetchall()
        )
        return frozenset([part for (part,) in rows])

    def add(self, part: Part, hands: Sequence[KeptHand]) -> int:
        """Take the hands of a part in, all or none; how many were new. Those that are there already are left out."""
        fresh = self._fresh(hands)
        with self._whole():
            first = self._next()
            self._insert("hands", [(first + at, *each.hand, each.text) for at, each in enumerate(fresh)])
            self._insert(
                "seats", [(first + at, *seat) for at, each in enumerate(fresh) for seat in each.seats]
            )
            self.connection.execute("insert into parts values (?, ?)", list(part))
        return len(fresh)

    def parquet(self, file: Path, where: str, values: Mapping[str, Any]) -> int:
        """Write the rows of seats that a condition leaves, with their hands', as Parquet; how many they were."""
        rows = (
            "select hands.* exclude (text), seats.* exclude (hand) from seats"
            f" join hands on hands.id = seats.hand where {where}"
        )
        name = str(file).replace("'", "''")
        try:
            ((count,),) = self.connection.execute(
                f"copy ({rows}) to '{name}' (format parquet, compression zstd)", dict(values)
            ).fetchall()
        except _duckdb().IOException as error:
            raise Mistake("cli-cannot-write", file=str(file), reason=str(error).splitlines()[0]) from error
        return int(count)

    def _fresh(self, hands: Sequence[KeptHand]) -> list[KeptHand]:
        by_key = {each.hand.key: each for each in hands}
        known = "select key from hands where key in (select unnest($keys))"
        for (key,) in self.connection.execute(known, {"keys": list(by_key)}).fetchall():
            del by_key[key]
        return list(by_key.values())

    def _next(self) -> int:
        ((last,),) = self.connection.execute("select coalesce(max(id), 0) from hands").fetchall()
        return int(last) + 1

    def _insert(self, table: str, rows: Sequence[tuple[Any, ...]]) -> None:
        if rows:
            columns = [list(column) for column in zip(*rows, strict=True)]
            values = ", ".join(["unnest(?)"] * len(columns))
            self.connection.execute(f"insert into {table} select {values}", columns)

    @contextmanager
    def _whole(self) -> Iterator[None]:
        self.connection.execute("begin")
        try:
            yield
        except BaseException:
            self.connection.execute("rollback")
            raise
        self.connection.execute("commit")


def _duckdb() -> Any:
    try:
        return import_module("duckdb")
    except ImportError:
        raise Mistake("hands-no-duckdb") from None


def _schema() -> Iterator[str]:
    hand = [f'"{name}" {_TYPES[type]}' for name, type in get_type_hints(HandLine).items()]
    seat = [
        f'"{name}" {"UTINYINT" if name in _COUNTS else _TYPES[type]}'
        for name, type in get_type_hints(SeatLine).items()
    ]
    yield "create table store (version INTEGER)"
    yield "create table parts (digest VARCHAR, part INTEGER)"
    yield f"create table hands (id BIGINT, {', '.join(hand)}, text VARCHAR)"
    yield f"create table seats (hand BIGINT, {', '.join(seat)})"
