"""What stands in a database, for whoever has it open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.errors import Broken
from croupier.ledger import Account
from croupier.room.journal.chain import BEGINNING, Link
from croupier.room.journal.commit import JournalRow, Person, StoredHand
from croupier.room.journal.enclosed import Enclosed

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

    from croupier.room.journal.house_key import HouseKey

STREAMS: Final = """
WITH RECURSIVE stream (name) AS (
    SELECT min(stream) FROM journal
    UNION ALL
    SELECT (SELECT min(stream) FROM journal WHERE stream > name) FROM stream WHERE name IS NOT NULL
)
SELECT name FROM stream WHERE name IS NOT NULL
"""
"""Leaps from stream to stream: however long the journals are, it takes one step for each."""

_MOST: Final = 2**63 - 1
"""The largest number SQLite compares with."""


class Reader:
    """The journals, snapshots, people, finished hands and balances of one database."""

    def __init__(self, connection: sqlite3.Connection, key: HouseKey | None = None) -> None:
        self._reading = connection
        self._enclosed = Enclosed(connection, key)

    def was_written(self, stream: str, command: str) -> bool:
        """Whether a command with this id was accepted before."""
        return self.written_as(stream, command) is not None

    def written_as(self, stream: str, command: str) -> int | None:
        """The version of the row that a command with this id became; None when none did."""
        found = self._reading.execute(
            "SELECT version FROM journal WHERE stream = ? AND command = ?", (stream, command)
        )
        row: tuple[int] | None = found.fetchone()
        return row[0] if row is not None else None

    def streams(self) -> list[str]:
        """Every stream that has a row."""
        found = self._reading.execute(STREAMS)
        return [stream for (stream,) in found]

    def version(self, stream: str) -> int:
        """The version of a stream's last row; 0 when it has none."""
        found = self._reading.execute("SELECT max(version) FROM journal WHERE stream = ?", (stream,))
        (version,) = found.fetchone()
        return version or 0

    def rows(self, stream: str, after: int = 0) -> Iterator[JournalRow]:
        """The rows of a stream with a version above `after`, in order."""
        found = self._reading.execute(
            "SELECT version, at, row FROM journal WHERE stream = ? AND version > ? ORDER BY version",
            (stream, after),
        )
        for version, at, row in found:
            yield JournalRow(version, at, self._enclosed.read(stream, version, row))

    def links(self, stream: str, after: int = 0) -> Iterator[tuple[Link, bytes]]:
        """The rows of a stream above `after` as they lie in the file, with all that was written with them, and hash."""
        hands = self._hands_by_row(stream, after)
        found = self._reading.execute(
            "SELECT version, at, command, row, hash FROM journal WHERE stream = ? AND version > ? ORDER BY version",
            (stream, after),
        )
        for version, at, command, row, hash in found:
            link = Link(
                stream,
                version,
                at,
                command,
                row,
                self._postings(f"{stream}/{version}"),
                hands.get(version, ()),
            )
            yield link, hash

    def proved_rows(self, stream: str, after: int = 0) -> Iterator[JournalRow]:
        """The rows of a stream above `after`, each as it was written; `Broken` at the first that was changed."""
        for link in self.proved(stream, after):
            row = self._enclosed.read(stream, link.version, link.row)
            yield JournalRow(link.version, link.at, row)

    def proved(self, stream: str, after: int = 0) -> Iterator[Link]:
        """The same as they lie in the file, for which no key is needed."""
        head = self.head(stream, after)
        for version, (link, hash) in enumerate(self.links(stream, after), after + 1):
            # A row that is missing is found by whoever reads them in order.
            if link.version == version and link.after(head) != hash:
                raise Broken("room-journal-changed", stream=stream, version=version)
            head = hash
            yield link

    def head(self, stream: str, version: int) -> bytes:
        """The hash of a row; what the first one follows, where there is none."""
        found = self._reading.execute(
            "SELECT hash FROM journal WHERE stream = ? AND version = ?", (stream, version)
        ).fetchone()
        return found[0] if found is not None else BEGINNING

    def _postings(self, transaction: str) -> tuple[tuple[str, int], ...]:
        found = self._reading.execute(
            "SELECT account, amount FROM ledger_postings WHERE transaction_id = ? ORDER BY entry",
            (transaction,),
        )
        return tuple(found)

    def _hands_by_row(self, stream: str, after: int) -> dict[int, tuple[tuple[int, int, str], ...]]:
        found = self._reading.execute(
            "SELECT version, number, ended, record FROM hands WHERE stream = ? AND version > ? ORDER BY number",
            (stream, after),
        )
        by_row: dict[int, tuple[tuple[int, int, str], ...]] = {}
        for version, *hand in found:
            by_row[version] = (*by_row.get(version, ()), tuple(hand))
        return by_row

    def snapshot(self, stream: str) -> tuple[int, str] | None:
        """The last snapshot of a stream: the version it stands at, and the state.

        Raises `Broken` for one that was encrypted with a key which is not here.
        """
        found = self._reading.execute("SELECT version, state FROM snapshots WHERE stream = ?", (stream,))
        row: tuple[int, str] | None = found.fetchone()
        return (row[0], self._enclosed.read_state(stream, row[1])) if row is not None else None

    def people(self) -> list[Person]:
        """Everybody who has a name here."""
        found = self._reading.execute("SELECT id, name, name_key, token_hash, bot FROM people")
        return [Person(id, name, key, token, bool(bot)) for id, name, key, token, bot in found]

    def hands(self, stream: str, *, before: int, limit: int) -> list[StoredHand]:
        """Finished hands of a table with a number below `before`, latest first."""
        found = self._reading.execute(
            "SELECT number, ended, record FROM hands WHERE stream = ? AND number < ?"
            " ORDER BY number DESC LIMIT ?",
            (stream, min(before, _MOST), limit),
        )
        return [StoredHand(*row) for row in found]

    def hand(self, stream: str, number: int) -> StoredHand | None:
        """One finished hand of a table."""
        found = self.hands(stream, before=number + 1, limit=1)
        return found[0] if found and found[0].number == number else None

    def lengths(self) -> dict[str, int]:
        """Every stream that has a row, and how many it has."""
        return dict(
            self._reading.execute("SELECT stream, count(*) FROM journal GROUP BY stream ORDER BY stream")
        )

    def damage(self) -> list[str]:
        """What SQLite finds wrong with the file itself; nothing where it is sound."""
        found = [str(why) for (why,) in self._reading.execute("PRAGMA quick_check(5)")]
        return [] if found == ["ok"] else found

    def posted(self) -> dict[Account, int]:
        """What every account would hold by the ledger's postings."""
        found = self._reading.execute("SELECT account, sum(amount) FROM ledger_postings GROUP BY account")
        return {Account(account): amount for account, amount in found}

    def unbalanced(self) -> list[tuple[str, int]]:
        """The transactions whose postings do not come to nothing, and what they are out by."""
        found = self._reading.execute(
            "SELECT transaction_id, sum(amount) FROM ledger_postings GROUP BY transaction_id HAVING sum(amount) <> 0"
        )
        return list(found)

    def transactions(self) -> Iterator[str]:
        """The ids of all transactions."""
        return (id for (id,) in self._reading.execute("SELECT id FROM ledger_transactions ORDER BY id"))

    def balances(self) -> dict[Account, int]:
        """What every account holds."""
        found = self._reading.execute("SELECT account, balance FROM ledger_balances")
        return {Account(account): balance for account, balance in found}
