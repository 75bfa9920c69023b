"""A row of the journal as it lies in the archive."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.room.journal.acts import Act

COLUMNS: Final = ".parquet"
"""What files end in whose members are Parquet, each file one (`croupier.room.journal.parquet`)."""


class ArchivedRow(msgspec.Struct, frozen=True):
    """A row with all that was sealed with it (`chain.Link`), its hash, and the key that opens it where it hid cards."""

    stream: str
    version: int
    at: int
    command: str | None
    row: str
    postings: tuple[tuple[str, int], ...]
    hands: tuple[tuple[int, int, str], ...]
    hash: str
    key: str = ""
    act: Act | None = None
