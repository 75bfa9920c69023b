"""What stands in a database, for whoever has it open."""

from __future__ import annotations

from heapq import merge
from itertools import groupby, islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from croupier.errors import Broken
from croupier.ledger import OF_TICKETS, Account
from croupier.room.journal.acts import ACT, ALL, Act, acts, paid_since, taken_since
from croupier.room.journal.archive import Archive, command_id
from croupier.room.journal.archived import ArchivedRow
from croupier.room.journal.chain import BEGINNING, Link
from croupier.room.journal.commit import (
    Credential,
    JournalRow,
    KeptRecord,
    Person,
    Session,
    StoredHand,
)
from croupier.room.journal.enclosed import Enclosed
from croupier.room.journal.player_records import photo, records
from croupier.room.journal.subscriptions import Subscription, subscriptions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from croupier.room.journal.acts import Logged, Wanted
    from croupier.room.journal.engine import Connection
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


AT_ONCE: Final = 100
"""For so many rows at a time it is asked what was written with them."""

MOST_ROWS: Final = 200
"""So many rows of a stream are told of at once: what is left is asked for after them."""

T = TypeVar("T")


class Sealed(NamedTuple):
    """A row as it lies, with its hash, and where it is archived the key that opens it (hex), if it needs one."""

    link: Link
    hash: bytes
    key: str = ""


class Came(NamedTuple):
    """A row that has come to a stream, and the accounts between which it has moved chips."""

    row: JournalRow
    moved: frozenset[Account]


class Reader:
    """The journals, snapshots, people, finished hands and balances of one database, with those in its `archive`."""

    def __init__(
        self, connection: Connection, key: HouseKey | None = None, archive: Path | None = None
    ) -> None:
        self._reading = connection
        self.archive: Final = Archive(connection, archive)
        self._enclosed = Enclosed(connection, key)

    def was_written(self, stream: str, command: str) -> bool:
        """Whether a command with this id was accepted before."""
        return self.written_as(stream, command) is not None

    def written_as(self, stream: str, command: str) -> int | None:
        """The version of the row that a command with this id became; None when none did."""
        # With one question: whoever leads a table asks it of every command.
        found = self._reading.execute(
            "SELECT version FROM journal WHERE stream = ? AND command = ?"
            " UNION ALL SELECT version FROM archived_commands WHERE id = ?",
            (stream, command, command_id(stream, command)),
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
        live = (
            JournalRow(version, at, self._enclosed.read(stream, version, row)) for version, at, row in found
        )
        archived = (
            JournalRow(each.version, each.at, self._enclosed.read(stream, each.version, each.row, each.key))
            for each in self.archive.rows(stream, after)
        )
        return self._in_turn(stream, after, live, archived, lambda row: row.version)

    def written_after(self, versions: Mapping[str, int]) -> dict[str, list[Came]]:
        """What was written in streams after these versions, with one question for many of them.

        Of a stream no more than the first `MOST_ROWS` are told: where there are so many there may be more.
        Of a stream whose rows lie in the archive, or cannot be read, nothing is in its list: they are asked for alone.
        """
        wanted = iter(versions.items())
        came: dict[str, list[Came]] = {}
        while some := list(islice(wanted, AT_ONCE)):
            for stream, rows in groupby(self._written_after(some), lambda row: row[0]):
                came[stream] = self._came(stream, versions[stream], [row[1:] for row in rows])
        return came

    def _written_after(self, versions: Sequence[tuple[str, int]]) -> Iterable[tuple[Any, ...]]:
        marks = ", ".join(["(?, CAST(? AS BIGINT))"] * len(versions))
        return self._reading.execute(
            f"WITH wanted (name, after) AS (VALUES {marks})"
            " SELECT stream, version, at, row, account FROM wanted"
            # From the first that there is: what lies before it may be archived.
            f" JOIN journal ON stream = name AND version > after AND version < {MOST_ROWS} + ("
            "SELECT min(first.version) FROM journal AS first WHERE first.stream = name AND first.version > after)"
            " LEFT JOIN ledger_postings ON transaction_id"
            f" IN (stream || '/' || version, stream || '/' || version || '{OF_TICKETS}')"
            " ORDER BY stream, version",
            [each for version in versions for each in version],
        )

    def _came(self, stream: str, after: int, rows: Iterable[tuple[Any, ...]]) -> list[Came]:
        came: list[Came] = []
        for (version, at, row), postings in groupby(rows, lambda row: row[:3]):
            moved = frozenset([Account(account) for *_, account in postings if account is not None])
            if version != after + len(came) + 1:
                return []
            try:
                came.append(Came(JournalRow(version, at, self._enclosed.read(stream, version, row)), moved))
            except Broken:
                return []
        return came

    def links(self, stream: str, after: int = 0) -> Iterator[Sealed]:
        """The rows of a stream above `after` as they lie, with all that was written with them."""
        archived = (
            Sealed(archived_link(each), bytes.fromhex(each.hash), each.key)
            for each in self.archive.rows(stream, after)
        )
        return self._in_turn(
            stream, after, self.live_links(stream, after), archived, lambda it: it.link.version
        )

    def _in_turn(
        self, stream: str, after: int, live: Iterator[T], archived: Iterator[T], version: Callable[[T], int]
    ) -> Iterator[T]:
        """What is live and what is archived in order; the archive is not looked at before its turn."""
        end = self.archive.end(stream)
        waits = after < end
        for each in live:
            if waits and version(each) > end:
                waits = False
                yield from archived
            yield each

    def live_links(self, stream: str, after: int = 0) -> Iterator[Sealed]:
        """Those of them that lie in the journal itself."""
        found = self._reading.execute(
            "SELECT version, at, command, row, hash FROM journal WHERE stream = ? AND version > ? ORDER BY version",
            (stream, after),
        )
        rows = iter(found)
        # Over a network each question is a way there and back.
        while many := list(islice(rows, AT_ONCE)):
            first, last = many[0][0], many[-1][0]
            postings = self._postings_of([f"{stream}/{version}" for version, *_ in many])
            hands = self._hands(stream, first, last)
            acts = {
                version: Act(*act)
                for version, *act in self._reading.execute(
                    f"SELECT version, {ACT} FROM acts WHERE stream = ? AND version BETWEEN ? AND ?",
                    (stream, first, last),
                )
            }
            for version, at, command, row, hash in many:
                moved = tuple(postings.get(f"{stream}/{version}", ()))
                hand = tuple(hands.get(version, ()))
                yield Sealed(Link(stream, version, at, command, row, moved, hand, acts.get(version)), hash)

    def acts(self, wanted: Wanted, most: int = ALL, *, latest_first: bool = False) -> Iterator[Logged]:
        """The acts that are asked for, so many at most."""
        return acts(self._reading, wanted, most, latest_first=latest_first)

    def act(self, stream: str, version: int) -> Act | None:
        """What was logged with a row."""
        found = self._reading.execute(
            f"SELECT {ACT} FROM acts WHERE stream = ? AND version = ?",
            (stream, version),
        ).fetchone()
        return Act(*found) if found is not None else None

    def paid_since(self, payee: str, by: str, since: int) -> int:
        """All that was paid to somebody since a time (ms since 1970), or spent by a person for the club itself."""
        return paid_since(self._reading, payee, by, since)

    def taken_since(self, person: str, since: int) -> dict[str, int]:
        """What was taken of somebody since a time (ms since 1970), by the stream that it stands in."""
        return taken_since(self._reading, person, since)

    def proved_rows(self, stream: str, after: int = 0) -> Iterator[JournalRow]:
        """The rows of a stream above `after`, each as it was written; `Broken` at the first that was changed."""
        for link, _, key in self.proved(stream, after):
            yield JournalRow(link.version, link.at, self._enclosed.read(stream, link.version, link.row, key))

    def proved(self, stream: str, after: int = 0) -> Iterator[Sealed]:
        """The same as they lie, for which no key is needed."""
        head = self.head(stream, after)
        for version, sealed in enumerate(self.links(stream, after), after + 1):
            # A row that is missing is found by whoever reads them in order.
            if sealed.link.version == version and sealed.link.after(head) != sealed.hash:
                raise Broken("room-journal-changed", stream=stream, version=version)
            head = sealed.hash
            yield sealed

    def archivable(self, stream: str) -> int:
        """The version up to which a stream may be archived: behind its last snapshot, and hiding nothing; else 0."""
        version, hidden = self._reading.execute(
            "SELECT version, (SELECT min(version) FROM row_keys"
            " WHERE stream = snapshots.stream AND house_key <> '') FROM snapshots WHERE stream = ?",
            (stream,),
        ).fetchone() or (0, None)
        return int(version if hidden is None else min(version, hidden - 1))

    def quiet_since(self, stream: str, at: int) -> bool:
        """Whether the last row of a stream was written before a time (ms since 1970)."""
        (last,) = self._reading.execute("SELECT max(at) FROM journal WHERE stream = ?", (stream,)).fetchone()
        return last is None or last < at

    def open_key(self, stream: str, version: int) -> str:
        """The key, in hex, that opens a row which hid cards and does not any more; empty for any other row."""
        found = self._reading.execute(
            "SELECT key FROM row_keys WHERE stream = ? AND version = ? AND house_key = ''", (stream, version)
        ).fetchone()
        return found[0].hex() if found is not None else ""

    def last(self, stream: str) -> JournalRow | None:
        """The last row of a stream, whatever lies before it; `None` where there is none, or it is hidden."""
        try:
            return next(self.rows(stream, self.version(stream) - 1), None)
        except Broken:
            return None

    def head(self, stream: str, version: int) -> bytes:
        """The hash of a row; what the first one follows, where there is none."""
        found = self._reading.execute(
            "SELECT hash FROM journal WHERE stream = ? AND version = ?", (stream, version)
        ).fetchone()
        return (found[0] if found is not None else self.archive.hash(stream, version)) or BEGINNING

    def stands(self, stream: str, version: int, hash: str) -> bool:
        """Whether a row is the one with this hash, in hex; so it is where its archive cannot be read.

        That is told of the stream itself (`croupier check`).
        """
        try:
            return self.head(stream, version).hex() == hash
        except Broken:
            return True

    def _postings_of(self, transactions: Sequence[str]) -> dict[str, list[tuple[str, int]]]:
        """What rows have moved in the ledger, by the name of their transactions."""
        ids = [*transactions, *[each + OF_TICKETS for each in transactions]]
        found = self._reading.execute(
            "SELECT transaction_id, account, amount FROM ledger_postings"
            f" WHERE transaction_id IN ({', '.join('?' * len(ids))}) ORDER BY transaction_id, entry",
            ids,
        )
        moved: dict[str, list[tuple[str, int]]] = {}
        for transaction, account, amount in found:
            moved.setdefault(transaction.removesuffix(OF_TICKETS), []).append((account, amount))
        return moved

    def _hands(self, stream: str, first: int, last: int) -> dict[int, list[tuple[int, int, str]]]:
        """The hands that ended with rows of a stream, by their versions."""
        found = self._reading.execute(
            # Left to itself, SQLite reads all hands of the stream for their order.
            "SELECT version, number, ended, record FROM hands INDEXED BY hands_by_row"
            " WHERE stream = ? AND version BETWEEN ? AND ? ORDER BY version, number",
            (stream, first, last),
        )
        hands: dict[int, list[tuple[int, int, str]]] = {}
        for version, *hand in found:
            hands.setdefault(version, []).append((hand[0], hand[1], hand[2]))
        return hands

    def snapshot(self, stream: str) -> tuple[int, str] | None:
        """The last snapshot of a stream: the version it stands at, and the state.

        Raises `Broken` for one that was encrypted with a key which is not here.
        """
        found = self._reading.execute("SELECT version, state FROM snapshots WHERE stream = ?", (stream,))
        row: tuple[int, str] | None = found.fetchone()
        return (row[0], self._enclosed.read_state(stream, row[1])) if row is not None else None

    def people(self) -> list[Person]:
        """Everybody who has a name here."""
        found = self._reading.execute("SELECT id, name, name_key, bot FROM people")
        return [Person(id, name, key, bool(bot)) for id, name, key, bot in found]

    def called(self, person: str) -> str:
        """The name of somebody; empty where nobody has it."""
        found = self._reading.execute("SELECT name FROM people WHERE id = ?", (person,)).fetchone()
        return str(found[0]) if found is not None else ""

    def signed_in(self, session: str) -> Person | None:
        """Who is signed in, in a session by its id; nobody where it has ended."""
        found = self._reading.execute(
            "SELECT people.id, name, name_key, bot FROM sessions JOIN people ON people.id = person"
            " WHERE sessions.id = ?",
            (session,),
        ).fetchone()
        if found is None:
            return None
        id, name, key, bot = found
        return Person(id, name, key, bool(bot))

    def sessions(self) -> list[Session]:
        """Every device somebody is signed in on."""
        found = self._reading.execute("SELECT id, hash, person, device, began, seen FROM sessions")
        return [Session(*each) for each in found]

    def credentials(self) -> list[Credential]:
        """By what people can prove who they are."""
        found = self._reading.execute("SELECT id, person, kind, proof FROM credentials")
        return [Credential(*each) for each in found]

    def player_records(self) -> list[KeptRecord]:
        """What the club keeps of its players."""
        return records(self._reading)

    def subscriptions(self) -> list[Subscription]:
        """Every browser that is called though its page is closed."""
        return subscriptions(self._reading)

    def player_photo(self, person: str) -> bytes | None:
        """The photo of a player, a JPEG, if there is one."""
        return photo(self._reading, person)

    def hands(self, stream: str, *, before: int, limit: int) -> list[StoredHand]:
        """Finished hands of a table with a number below `before`, latest first; `Broken` where the archive is gone."""
        found = self._reading.execute(
            "SELECT number, ended, record FROM hands WHERE stream = ? AND number < ?"
            " ORDER BY number DESC LIMIT ?",
            (stream, min(before, ALL), limit),
        )
        live = [StoredHand(*row) for row in found]
        if len(live) == limit and live[-1].number > self.archive.last_hand(stream):
            return live
        archived = islice(self._archived_hands(stream, before), limit)
        return list(islice(merge(live, archived, key=lambda hand: -hand.number), limit))

    def _archived_hands(self, stream: str, before: int) -> Iterator[StoredHand]:
        for rows in self.archive.with_hands_before(stream, min(before, ALL)):
            for each in reversed(rows):
                yield from [StoredHand(*hand) for hand in reversed(each.hands) if hand[0] < before]

    def hand(self, stream: str, number: int) -> StoredHand | None:
        """One finished hand of a table."""
        found = self.hands(stream, before=number + 1, limit=1)
        return found[0] if found and found[0].number == number else None

    def last_hand(self, stream: str) -> int:
        """The number of the last finished hand of a table; 0 where there is none."""
        found = self._reading.execute("SELECT max(number) FROM hands WHERE stream = ?", (stream,)).fetchone()
        return max(found[0] or 0, self.archive.last_hand(stream))

    def last_written(self) -> int:
        """When the last of all rows was written (ms since 1970); 0 where there is none."""
        return max([row.at for row in map(self.last, self.streams()) if row is not None], default=0)

    def lengths(self) -> dict[str, int]:
        """Every stream that has a row, and how many it has."""
        live = self._reading.execute("SELECT stream, count(*) FROM journal GROUP BY stream ORDER BY stream")
        archived = self.archive.lengths()
        return {stream: rows + archived.get(stream, 0) for stream, rows in live}

    def damage(self) -> list[str]:
        """What SQLite finds wrong with the file itself; nothing where it is sound, or where there is no file."""
        found = [str(why) for (why,) in self._reading.execute("PRAGMA quick_check(5)")]
        return [why for why in found if why != "ok"]

    def posted(self) -> dict[Account, int]:
        """What every account would hold by the ledger's postings."""
        found = self._reading.execute(
            "SELECT account, sum(amount) FROM (SELECT account, amount FROM ledger_postings"
            " UNION ALL SELECT account, amount FROM carried_forward) AS moved GROUP BY account"
        )
        return {Account(account): amount for account, amount in found}

    def moves(self, account: Account, most: int) -> list[tuple[str, int, int]]:
        """What came to an account or went from it, the latest first: transaction, when (ms since 1970), amount.

        What is archived is not among it.
        """
        found = self._reading.execute(
            "SELECT ledger_transactions.id, at, amount FROM ledger_postings"
            " JOIN ledger_transactions ON ledger_transactions.id = transaction_id"
            " WHERE account = ? ORDER BY at DESC, ledger_transactions.id DESC LIMIT ?",
            (account, most),
        )
        return list(found)

    def balances_of(self, accounts: Iterable[Account]) -> dict[Account, int]:
        """What these accounts hold."""
        held = dict.fromkeys(accounts, 0)
        wanted = iter(list(held))
        while some := list(islice(wanted, AT_ONCE)):
            marks = ", ".join("?" * len(some))
            found = self._reading.execute(
                f"SELECT account, balance FROM ledger_balances WHERE account IN ({marks})", some
            )
            held.update({Account(account): chips for account, chips in found})
        return held

    def moved_by(self, stream: str, *versions: int) -> set[Account]:
        """The accounts between which rows of a stream have moved chips."""
        rows = iter([f"{stream}/{version}" for version in versions])
        moved: set[Account] = set()
        while some := list(islice(rows, AT_ONCE)):
            for postings in self._postings_of(some).values():
                moved.update([Account(account) for account, _ in postings])
        return moved

    def carried_forward(self) -> dict[Account, int]:
        """What the postings come to that are archived with their rows, by account."""
        found = self._reading.execute("SELECT account, amount FROM carried_forward WHERE amount <> 0")
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

    def balances_before(self, until: int) -> dict[Account, int]:
        """What every account held before a time (ms since 1970), archived postings among it.

        Raises `Broken` where what was archived since cannot be had.
        """
        held = self.balances()
        since = self._reading.execute(
            "SELECT account, sum(amount) FROM ledger_transactions JOIN ledger_postings ON transaction_id = id"
            " WHERE at >= ? GROUP BY account",
            (until,),
        )
        later = [*since, *(posting for row in self.archive.rows_since(until) for posting in row.postings)]
        for account, amount in later:
            held[Account(account)] = held.get(Account(account), 0) - amount
        return {account: balance for account, balance in held.items() if balance}


def archived_link(row: ArchivedRow) -> Link:
    """What an archived row was sealed as."""
    return Link(row.stream, row.version, row.at, row.command, row.row, row.postings, row.hands, row.act)
