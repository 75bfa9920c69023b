"""What one accepted command leaves behind: written together, or not at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from croupier.ledger import Transaction
    from croupier.room.people import Person


class JournalRow(NamedTuple):
    """One row of a stream's journal: its version, when it was written (ms since 1970), and what it says."""

    version: int
    at: int
    row: str


class StoredHand(NamedTuple):
    """A finished hand: its number at the table, when it ended (ms since 1970), and its record."""

    number: int
    ended: int
    record: str


@dataclass(frozen=True, slots=True)
class Commit:
    """A journal row with all that must be true exactly when the row is.

    `command` is the id its sender gave it, `None` when the room itself acts. `snapshot` is the stream's state
    *before* this row: a cache that spares a restart the rows before it, never the truth.
    """

    stream: str
    version: int
    at: int
    row: str
    command: str | None = None
    transaction: Transaction | None = None
    hand: StoredHand | None = None
    snapshot: str | None = None
    person: Person | None = None
