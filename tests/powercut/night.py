"""A night of the simulation in a process that is recorded: `python -m tests.powercut.night SEED FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.room.house import heads
from croupier.room.journal.store import Store
from tests.powercut.recording import mark
from tests.simulation.disk import Disk
from tests.simulation.night import Night, play

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.journal.commit import Commit
    from croupier.room.journal.engine import Connection
    from croupier.room.journal.house_key import HouseKey
    from croupier.room.journal.writer import Writer


class RecordedNight(Night):
    """A longer night."""

    length = 6

    def put(self, kept: dict[str, bytes]) -> Path:
        path = super().put(kept)
        mark(opened=str(path))
        return path

    def cut(self) -> None:
        mark(out=True)
        super().cut()


class MarkedStore(Store):
    """A store that marks each row that it has acknowledged.

    Its log of writes goes into the database after 50 pages instead of 1,000, so that in a night it often does.
    """

    def __init__(self, path: Path, key: HouseKey | None, writer: Callable[..., Writer]) -> None:
        def often(connection: Connection, key: HouseKey | None) -> Writer:
            connection.execute("PRAGMA wal_autocheckpoint = 50")
            return writer(connection, key)

        super().__init__(path, key, often)

    async def commit(self, commit: Commit) -> None:
        await super().commit(commit)
        mark(stream=commit.stream, version=commit.version)


def main() -> None:
    """Play the night of a seed, its files in a folder."""
    # A house signs once a day, and no night is so long.
    heads.DAY = 20_000  # type: ignore[misc]

    Disk.opens = MarkedStore
    play(int(sys.argv[1]), kind=RecordedNight, where=Path(sys.argv[2]))


if __name__ == "__main__":
    main()
