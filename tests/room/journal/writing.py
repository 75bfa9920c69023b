"""Rows for the tests of the journal, and how they are written."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from croupier.room.journal.commit import Commit

if TYPE_CHECKING:
    from croupier.room.journal.store import Store


def row(version: int, command: str | None = None, stream: str = "table/oak", **more: object) -> Commit:
    """A row of a journal; `more` is what else the commit holds."""
    return Commit(stream, version, 1_000 + version, f"row {version}", command, **more)  # type: ignore[arg-type]


def write(store: Store, *commits: Commit) -> list[BaseException | None]:
    """What became of commits that were asked for at once: `None`, or why one was not written."""

    async def all_at_once() -> list[BaseException | None]:
        return await asyncio.gather(*[store.commit(each) for each in commits], return_exceptions=True)

    return asyncio.run(all_at_once())
