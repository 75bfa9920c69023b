"""Archived rows as Parquet: what a table that nobody plays at any more leaves, for whatever reads columns.

A row of the file is one of the journal (`ArchivedRow`); the hand that ended with it stands in `hand`, `ended` and
`record`, its postings and who did it for the house as JSON.
"""

from __future__ import annotations

import tempfile
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from croupier.errors import Mistake
from croupier.room.journal.acts import Act
from croupier.room.journal.archived import COLUMNS, ArchivedRow
from croupier.room.journal.commit import StoredHand

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_COLUMNS: Final = {
    "stream": "VARCHAR",
    "version": "BIGINT",
    "at": "BIGINT",
    "command": "VARCHAR",
    "row": "VARCHAR",
    "postings": "VARCHAR",
    "hash": "VARCHAR",
    "key": "VARCHAR",
    "act": "VARCHAR",
    "hand": "BIGINT",
    "ended": "BIGINT",
    "record": "VARCHAR",
}
_POSTINGS: Final = msgspec.json.Decoder(tuple[tuple[str, int], ...])
_ACT: Final = msgspec.json.Decoder(Act)


def duckdb() -> Any:
    """What reads and writes it; raises `Mistake` where it is not installed (the extra `hands`)."""
    try:
        return import_module("duckdb")
    except ImportError:
        raise Mistake("room-no-parquet") from None


def packed(rows: Sequence[ArchivedRow]) -> bytes:
    """Return rows as a file of Parquet."""
    names = ", ".join([f'"{name}" {type}' for name, type in _COLUMNS.items()])
    with tempfile.TemporaryDirectory() as folder, duckdb().connect(":memory:") as connection:
        file = Path(folder) / "rows.jsonl"
        # DuckDB reads a file of rows at once; given one by one they take a hundred times as long.
        file.write_bytes(msgspec.json.Encoder().encode_lines([_told(each) for each in rows]))
        types = ", ".join([f"'{name}': '{type}'" for name, type in _COLUMNS.items()])
        connection.execute(f"CREATE TABLE rows ({names})")
        connection.execute(
            f"INSERT INTO rows SELECT * FROM read_json('{file}', format = 'newline_delimited',"
            f" columns = {{{types}}}, maximum_object_size = 67108864)"
        )
        made = Path(folder) / f"rows{COLUMNS}"
        connection.execute(f"COPY rows TO '{made}' (FORMAT parquet, COMPRESSION zstd)")
        return made.read_bytes()


def unpacked(file: bytes) -> list[ArchivedRow]:
    """Return the rows that were `packed`."""
    return [_read(row) for row in _rows(file, ", ".join([f'"{name}"' for name in _COLUMNS]))]


def hands_in(file: Path) -> Iterator[tuple[str, StoredHand]]:
    """The finished hands of a file, each with the stream of its table; `Mistake` for what is none of ours."""
    try:
        with duckdb().connect(":memory:") as connection:
            found = connection.execute(
                "SELECT stream, hand, ended, record FROM read_parquet(?)"
                " WHERE hand IS NOT NULL ORDER BY stream, hand",
                [str(file)],
            )
            while some := found.fetchmany(1_000):
                yield from [(stream, StoredHand(*hand)) for stream, *hand in some]
    except duckdb().Error as error:
        raise Mistake("room-parquet-unreadable", file=str(file)) from error


def _rows(file: bytes, columns: str) -> list[tuple[Any, ...]]:
    with tempfile.NamedTemporaryFile(suffix=COLUMNS) as kept, duckdb().connect(":memory:") as connection:
        kept.write(file)
        kept.flush()
        found: list[tuple[Any, ...]] = connection.execute(
            f"SELECT {columns} FROM read_parquet(?) ORDER BY version, hand", [kept.name]
        ).fetchall()
        return found


def _told(row: ArchivedRow) -> dict[str, Any]:
    # One command ends one hand at the most.
    (number, ended, record) = row.hands[0] if row.hands else (None, None, None)
    return {
        "stream": row.stream,
        "version": row.version,
        "at": row.at,
        "command": row.command,
        "row": row.row,
        "postings": msgspec.json.encode(row.postings).decode(),
        "hash": row.hash,
        "key": row.key,
        "act": msgspec.json.encode(row.act).decode() if row.act is not None else None,
        "hand": number,
        "ended": ended,
        "record": record,
    }


def _read(row: tuple[Any, ...]) -> ArchivedRow:
    stream, version, at, command, text, postings, hash, key, act, number, ended, record = row
    return ArchivedRow(
        stream,
        version,
        at,
        command,
        text,
        _POSTINGS.decode(postings),
        ((number, ended, record),) if number is not None else (),
        hash,
        key,
        _ACT.decode(act) if act is not None else None,
    )
