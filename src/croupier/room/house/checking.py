"""A database read from its first row to its last: what it holds, and what in it cannot be.

Every stream is folded from its first row, its snapshot compared with the fold up to there, its chips with the ledger;
the ledger's balances are summed up anew from its postings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from croupier.errors import Broken, CroupierError, Mistake
from croupier.ledger import OF_TICKETS, Account
from croupier.room.house.heads import statements, wrong_with, wrong_with_kept
from croupier.room.house.streams import kind_of
from croupier.room.journal.engine import FAULTS
from croupier.room.journal.migrations import KEPT
from croupier.room.journal.reader import Reader
from croupier.room.journal.recovery import as_far_as_read, code_of, is_given_up, told, until_broken

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from croupier.room.house.heads import Statement
    from croupier.room.house.streams import Journals
    from croupier.room.journal.commit import JournalRow
    from croupier.room.journal.engine import Connection
    from croupier.room.journal.house_key import HouseKey

OF_THE_ARCHIVE: Final = ("room-archive-missing", "room-archive-damaged")
"""Why rows cannot be had that are archived."""


class StreamLine(NamedTuple):
    """What a stream is: its kind (empty where it is of none), what it is called, its rows, how it stands, its faults.

    `why` is the code of what stopped it.
    """

    stream: str
    kind: str
    title: str
    rows: int
    state: Literal["running", "closed", "stopped", "hidden", "unread"]
    why: str = ""
    faults: tuple[CroupierError, ...] = ()


class LedgerLine(NamedTuple):
    """What the ledger holds, and its faults."""

    accounts: int
    transactions: int
    faults: tuple[CroupierError, ...] = ()


class Checked(NamedTuple):
    """Everything that was found: in the streams, in the ledger, in the file itself; and what the house signed last."""

    streams: tuple[StreamLine, ...]
    ledger: LedgerLine
    file: tuple[CroupierError, ...]
    head: Statement | None = None

    @property
    def rows(self) -> int:
        """How many rows the journals have."""
        return sum([line.rows for line in self.streams])

    @property
    def faults(self) -> int:
        """How much is wrong."""
        return sum([len(line.faults) for line in self.streams]) + len(self.ledger.faults) + len(self.file)


def check(
    connection: Connection,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
    key: HouseKey | None = None,
    kept: bytes = b"",
    archive: Path | None = None,
) -> Checked:
    """Read everything in a database; `progress` is told how many rows of how many have been read.

    Without the house's key a stream with cards in play is read up to them. `kept` are statements of the house that were
    kept elsewhere (`heads`), a line of JSON each; raises `Mistake` for a line that is none. `archive` is the folder
    where what is archived lies.
    """
    house = _House(Reader(connection, key, archive), progress)
    damage: list[CroupierError] = []
    streams: list[StreamLine] = []
    ledger = LedgerLine(0, 0)
    try:
        damage = [Broken("check-file-damaged", why=why) for why in house.reader.damage()]
        house.begin()
        streams = [house.stream(name) for name in house.rows]
        ledger = house.ledger()
        damage += wrong_with_kept(kept, house.reader)
    except FAULTS as error:
        damage = damage or [Broken("check-file-damaged", why=told(error))]
    except Mistake:
        raise
    except Exception:
        # In a damaged file anything may stand, whatever its schema says.
        if not damage:
            raise
    return Checked(tuple(streams), ledger, tuple(damage), house.head)


class _House:
    """A database on its way through the check."""

    def __init__(self, reader: Reader, progress: Callable[[int, int], None]) -> None:
        self.reader = reader
        self.rows: dict[str, int] = {}
        self._progress = progress
        self._done = 0
        self._balances: Mapping[Account, int] = {}
        self._held: dict[Account, int] = {}
        self._unread: set[str] = set()
        self.head: Statement | None = None

    def begin(self) -> None:
        self.rows = self.reader.lengths()
        self._balances = {account: chips for account, chips in self.reader.balances().items() if chips}

    def _read(self, rows: Iterable[JournalRow]) -> Iterator[JournalRow]:
        for each in rows:
            self._done += 1
            if not self._done % 1000:
                self._progress(self._done, sum(self.rows.values()))
            yield each

    # Streams

    def stream(self, name: str) -> StreamLine:
        kind, count = kind_of(name), self.rows[name]
        if kind is None:
            self._unread.add(name)
            return StreamLine(
                name, "", "", count, "unread", "", (Broken("check-stream-unknown", stream=name),)
            )
        last = self.reader.last(name)
        given_up = last is not None and is_given_up(last)
        changed = self._changed(name) if not given_up else []
        try:
            state, faults = self._folded(kind, name)
        except FAULTS:
            raise
        except Exception as error:
            if is_hidden(error):
                return self._hidden(kind, name, count, changed)
            return self._unreadable(kind, name, count)
        faults += changed + self._of_chips(kind, state) + self._of_people(kind, state) + self._of_heads(kind)
        stands = self._stands(kind, state)
        return StreamLine(
            name, kind.name, kind.title(state), count, stands, state.stopped or "", tuple(faults)
        )

    def _folded(self, kind: Journals, name: str) -> tuple[Any, list[CroupierError]]:
        """The state all rows of a stream make, and what is wrong with its snapshot."""
        rows = self.reader.rows(name)
        try:
            kept = self.reader.snapshot(name) if kind.snapshots is not None else None
        except Broken as error:
            why = [] if is_hidden(error) else [_of_snapshot(0, told(error))]
            return kind.state(self._read(rows)), why
        if kept is None or kind.snapshots is None:
            return kind.state(self._read(rows)), []
        version, text = kept
        try:
            snapshot = kind.snapshots.codec.read(text)
        except Broken as error:
            return kind.state(self._read(rows)), [_of_snapshot(version, told(error))]
        if kind.snapshots.own_version:
            version = snapshot.version
        before = kind.state(self._read(_up_to(self.reader.rows(name), version)))
        faults: list[CroupierError] = []
        try:
            if kind.snapshots.codec.read(kind.snapshots.take(before)) != snapshot:
                faults = [_of_snapshot(version)]
        except Exception as error:
            faults = [_of_snapshot(version, told(error))]
        if kind.snapshots.own_version or faults:
            return kind.state(rows), faults
        return kind.fold(self._read(self.reader.rows(name, version)), before), faults

    def _hidden(self, kind: Journals, name: str, count: int, changed: Iterable[CroupierError]) -> StreamLine:
        """A stream with cards in play, which only the house's key opens; what stands before them is told."""
        self._unread.add(name)
        before, _ = until_broken(self.reader.rows(name))
        title = kind.title(kind.state(before)) if before else ""
        return StreamLine(name, kind.name, title, count, "hidden", "", tuple(changed))

    def _changed(self, name: str) -> list[CroupierError]:
        """The first row that is not as it was written, or whose hand or chips are not."""
        try:
            for _ in self.reader.proved(name):
                pass
        except Broken as changed:
            return [changed]
        return []

    def _unreadable(self, kind: Journals, name: str, count: int) -> StreamLine:
        """A stream one of whose rows is bad: which, and why; what stands before it is told."""
        journal, fault = as_far_as_read(name, self.reader.rows(name), self.reader.last(name), kind.state)
        if fault is None:
            # It was given up, and what could not be read counts no more.
            state = kind.state(journal)
            faults = tuple(self._of_chips(kind, state))
            return StreamLine(
                name, kind.name, kind.title(state), count, self._stands(kind, state), "", faults
            )
        self._unread.add(name)
        try:
            title = kind.title(kind.state(journal))
        except Exception:
            title = ""
        if fault.code in OF_THE_ARCHIVE:
            # The house goes on from its snapshot, as long as that can be read.
            return StreamLine(name, kind.name, title, count, "unread", "", (fault,))
        return StreamLine(name, kind.name, title, count, "stopped", code_of(fault), (fault,))

    def _stands(self, kind: Journals, state: Any) -> Literal["running", "closed", "stopped"]:
        if state.stopped is not None:
            return "stopped"
        return "closed" if kind.over(state) else "running"

    def _of_chips(self, kind: Journals, state: Any) -> list[CroupierError]:
        held = kind.held(state)
        self._held |= held
        return [
            Broken("check-chips-disagree", account=account, held=chips, booked=self._balances.get(account, 0))
            for account, chips in held.items()
            if self._balances.get(account, 0) != chips
        ]

    def _of_people(self, kind: Journals, state: Any) -> list[CroupierError]:
        if kind.name != "people":
            return []
        known = {person.id: person.name for person in self.reader.people()}
        wrong = {id for id in known.keys() | state.names.keys() if known.get(id) != state.names.get(id)}
        signed_in = {each.id: each.person for each in self.reader.sessions() if not each.id.startswith(KEPT)}
        sessions = {**signed_in, **state.sessions}
        wrong |= {person for id, person in sessions.items() if signed_in.get(id) != state.sessions.get(id)}
        return [Broken("check-people-disagree", person=id) for id in sorted(wrong)]

    def _of_heads(self, kind: Journals) -> list[CroupierError]:
        faults: list[CroupierError] = []
        if kind.name == "heads":
            for said in statements(self.reader):
                self.head = said
                faults += wrong_with(said, self.reader)
        return faults

    # The ledger

    def ledger(self) -> LedgerLine:
        faults: list[CroupierError] = []
        if total := sum(self._balances.values()):
            faults.append(Broken("ledger-book-unbalanced", amount=total))
        posted = {account: chips for account, chips in self.reader.posted().items() if chips}
        faults += [
            Broken(
                "check-balance-differs",
                account=account,
                booked=self._balances.get(account, 0),
                posted=posted.get(account, 0),
            )
            for account in sorted(posted.keys() | self._balances.keys())
            if posted.get(account, 0) != self._balances.get(account, 0)
        ]
        faults += [
            Broken("ledger-unbalanced", transaction=id, amount=amount)
            for id, amount in self.reader.unbalanced()
        ]
        faults += self._carried_forward()
        transactions, last = 0, {stream: self.reader.version(stream) for stream in self.rows}
        for id in self.reader.transactions():
            transactions += 1
            stream, _, version = id.removesuffix(OF_TICKETS).rpartition("/")
            if not (version.isdigit() and 0 < int(version) <= last.get(stream, 0)):
                faults.append(Broken("check-transaction-without-row", transaction=id))
        faults += [
            Broken("check-chips-of-nobody", account=account, booked=chips)
            for account, chips in self._balances.items()
            if account.startswith("table:") and account not in self._held and not self._unread
        ]
        return LedgerLine(len(self._balances), transactions, tuple(faults))

    def _carried_forward(self) -> list[CroupierError]:
        """Where what is carried forward is not what the archived postings come to."""
        archived: Counter[Account] = Counter()
        try:
            for stream in self.rows:
                for row in self.reader.archive.rows(stream):
                    for account, amount in row.postings:
                        archived[Account(account)] += amount
        except Broken:
            return []  # told of its own stream already
        carried = self.reader.carried_forward()
        return [
            Broken(
                "check-carried-differs",
                account=account,
                booked=carried.get(account, 0),
                posted=archived[account],
            )
            for account in sorted(carried.keys() | archived.keys())
            if carried.get(account, 0) != archived[account]
        ]


def is_hidden(error: Exception) -> bool:
    """Whether a row could not be read because the house's key is not here."""
    return isinstance(error, Broken) and error.code == "room-row-hidden"


def _up_to(rows: Iterable[JournalRow], version: int) -> Iterator[JournalRow]:
    for each in rows:
        if each.version > version:
            return
        yield each


def _of_snapshot(version: int, why: str = "") -> CroupierError:
    if why:
        return Broken("check-snapshot-unreadable", version=version, why=why)
    return Broken("check-snapshot-differs", version=version)
