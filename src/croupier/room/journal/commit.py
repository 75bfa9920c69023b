"""What one accepted command leaves behind: written together, or not at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from croupier.errors import Broken

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.ledger import Transaction
    from croupier.room.journal.acts import Act


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name; nobody can come in that of a bot."""

    id: str
    name: str
    name_key: str
    bot: bool


@dataclass(frozen=True, slots=True)
class Session:
    """Somebody's being signed in on a device: the cookie's secret is known by its hash alone.

    `began` and `seen` are ms since 1970, `device` is what the browser calls itself.
    """

    id: str
    hash: str
    person: str
    device: str
    began: int
    seen: int


@dataclass(frozen=True, slots=True)
class Credential:
    """By what somebody can prove who he is where no session does: a password, a code for when that is forgotten.

    `proof` is what a secret is held against and does not give it away. No row of the journal has either: what is
    withdrawn is gone.
    """

    id: str
    person: str
    kind: str
    proof: str


@dataclass(frozen=True, slots=True)
class KeptRecord:
    """What the club keeps of a player, as JSON, with his `number` there; no row of the journal has it.

    `photo` is a JPEG, `None` where it stays as it is, empty where there is none any more. Who was found to be somebody
    else is `merged_into` him, and has no record of his own.
    """

    person: str
    number: str | None = None
    record: str = ""
    merged_into: str = ""
    photo: bytes | None = None


class JournalRow(NamedTuple):
    """One row of a stream's journal: its version, when it was written (ms since 1970), and what it says."""

    version: int
    at: int
    row: str


def in_order(journal: Iterable[JournalRow], after: int, stream: str) -> Iterator[JournalRow]:
    """The rows of a journal that follow the version `after`; `Broken` where one is missing.

    >>> [each.row for each in in_order([JournalRow(3, 0, "dealt"), JournalRow(4, 0, "acted")], 2, "oak")]
    ['dealt', 'acted']
    """
    for version, each in enumerate(journal, after + 1):
        if each.version != version:
            raise Broken("room-journal-gap", stream=stream, version=version)
        yield each


class StoredHand(NamedTuple):
    """A finished hand: its number at the table, when it ended (ms since 1970), and its record."""

    number: int
    ended: int
    record: str


@dataclass(frozen=True, slots=True)
class Commit:
    """A journal row with all that must be true exactly when the row is.

    A `hidden` row names cards that nobody may know yet: it is encrypted where the house has a key. With `opens` the
    hidden rows of the stream are hidden no more, all but the last so many. A `session` begins or is seen again, those
    in `ended` are no more; so with `credentials` and those `withdrawn`.

    `command` is the id its sender gave it, `None` when the room itself acts; `act` says who did it for the house.
    `snapshot` is the stream's state *before* this row: a cache that spares a restart the rows before it, never the
    truth.
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
    session: Session | None = None
    hidden: bool = False
    opens: int | None = None
    ended: tuple[str, ...] = ()
    credentials: tuple[Credential, ...] = ()
    withdrawn: tuple[str, ...] = ()
    act: Act | None = None
    tickets: Transaction | None = None
    records: tuple[KeptRecord, ...] = ()

    @property
    def transactions(self) -> tuple[Transaction, ...]:
        """All that it moves in the ledger: money, and tickets, each in a transaction of its own."""
        return tuple([each for each in (self.transaction, self.tickets) if each is not None])
