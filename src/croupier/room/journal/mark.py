"""The mark of a database: how far its journals go, in a file beside it, so that an older copy in its place is noticed.

It is written when a house opens and closes, and every minute in between: it never knows more than the disk has.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from croupier.room.journal.archive import archive_of
from croupier.room.journal.engine import FAULTS
from croupier.room.journal.files import write_whole
from croupier.room.journal.reader import Reader
from croupier.room.journal.sqlite import engine_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from croupier.room.journal.engine import Engine

log: Final = logging.getLogger("croupier.room")

Heads = dict[str, tuple[int, str]]
"""The version of a stream's last row, and its hash in hex."""


class Mark(msgspec.Struct, frozen=True):
    """How far the journals went at a time (ms since 1970)."""

    at: int
    heads: Heads


class Lacking(NamedTuple):
    """A stream that was known up to a version, and that goes to another, or has another row there."""

    stream: str
    known: int
    found: int


class Older(NamedTuple):
    """What a database lacks that its mark knows: when that was written, and when its own last row (0: none)."""

    marked: int
    last: int
    lacking: list[Lacking]


def mark_of(database: Path) -> Path:
    """Where the mark of a database lies."""
    return database.with_name(f"{database.name}.mark")


def heads_of(reader: Reader) -> Heads:
    """How far the journals of a database go."""
    versions = {stream: reader.version(stream) for stream in reader.streams()}
    return {stream: (version, reader.head(stream, version).hex()) for stream, version in versions.items()}


def older(database: Path | Engine) -> Older | None:
    """Return what a database lacks of what its mark knows; `None` where it lacks nothing, or has no mark."""
    engine = engine_of(database)
    try:
        mark = msgspec.json.decode(mark_of(engine.path).read_bytes(), type=Mark)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("the mark of the database cannot be read: %s", error)
        return None
    if not engine.begun():
        gone = [Lacking(stream, version, 0) for stream, (version, _) in mark.heads.items()]
        return Older(mark.at, 0, gone) if gone else None
    try:
        return _older(engine, mark)
    except FAULTS:
        return None  # whoever opens it is told what is wrong with it


def _older(database: Engine, mark: Mark) -> Older | None:
    with database.looked_at() as connection:
        reader = Reader(connection, archive=archive_of(database.path))
        lacking = [
            Lacking(stream, version, min(reader.version(stream), version - 1))
            for stream, (version, hash) in mark.heads.items()
            if not reader.stands(stream, version, hash)
        ]
        return Older(mark.at, reader.last_written(), lacking) if lacking else None


def write(database: Path, heads: Mapping[str, tuple[int, str]]) -> None:
    """Write the mark; where that is impossible the old one stands, which knows less."""
    mark = Mark(time.time_ns() // 1_000_000, dict(heads))
    try:
        write_whole(mark_of(database), msgspec.json.encode(mark))
    except OSError as error:
        log.warning("the mark of the database cannot be written: %s", error.strerror)
