"""The one connection that writes, in a thread of its own, and its group commit.

Commits that wait while the disk is busy with others share the next transaction: one flush for all of them. A
commit that cannot be written takes none of the others down with it. What passes (somebody else holds the file, the disk
is full or fails for a while) is waited for: the writer is `held`, nothing is refused, and all goes on by itself.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import suppress
from dataclasses import replace
from queue import Empty
from typing import TYPE_CHECKING, Final, Protocol

from croupier.errors import Broken, CroupierError, Refusal
from croupier.room.journal.acts import write_act
from croupier.room.journal.beside import Beside
from croupier.room.journal.chain import link
from croupier.room.journal.commit import Commit
from croupier.room.journal.enclosed import Enclosed
from croupier.room.journal.engine import FAULTS, AlreadyWritten, LeaseLost, NotTaken, Overdrawn, passes
from croupier.room.journal.player_records import write_record
from croupier.room.journal.reader import Reader
from croupier.room.spread import Spread

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from queue import SimpleQueue

    from croupier.ledger import Transaction
    from croupier.room.journal.engine import Connection
    from croupier.room.journal.house_key import HouseKey

log: Final = logging.getLogger("croupier.room")

GROUP: Final = 256
"""The most commits that share one flush."""

FIRST_PAUSE: Final = 0.05
"""Seconds until a write that was held is tried again; twice as long every time after."""

LONGEST_PAUSE: Final = 2.0

OUTAGE: Final = 2.0
"""Seconds from which on a write that is held is an outage of the house."""

AT_CLOSING: Final = 10.0
"""Seconds for which a write that is held is still tried once the house closes."""

_Outcome = Exception | None


class Change(Protocol):
    """What is changed in the database other than by a row that is written, said to be of a row."""

    @property
    def stream(self) -> str:
        """The stream of the row."""

    @property
    def version(self) -> int:
        """Its version."""

    def onto(self, connection: Connection) -> None:
        """Change it, within a transaction."""


class _Waiting:
    __slots__ = ("commit", "done", "loop")

    def __init__(self, commit: Commit | Change) -> None:
        self.commit = commit
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def settle(self, outcome: _Outcome) -> None:
        if not self.done.done():
            if outcome is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(outcome)


class Writer:
    """Owns the writing connection, and closes it when it is done; it works `beside` the event loop.

    `check_leased` raises `LeaseLost` in a transaction for streams that are another's to write, where others write too.
    `rows` are those it has written, in `flushes` transactions; `commits` is how long each was waited for.
    """

    def __init__(
        self,
        connection: Connection,
        key: HouseKey | None = None,
        beside: Beside | None = None,
        check_leased: Callable[[Connection, Collection[str]], None] | None = None,
    ) -> None:
        self._connection = connection
        self._check_leased = check_leased
        self._enclosed = Enclosed(connection, key)
        self._beside = beside or Beside()
        self._queue: SimpleQueue[_Waiting | None] = self._beside.mail()
        self.heads: dict[str, tuple[int, bytes]] = {}
        self._tried: tuple[Sequence[Commit | Change], dict[str, tuple[int, bytes]]] = ((), {})
        self._closed = False
        self._closing = self._beside.signal()
        self._hurries_since = 0.0
        self._given_up: Exception | None = None
        self.flushes: int = 0
        self.rows: int = 0
        self.commits: Final = Spread()
        self.held: str | None = None
        self.outages: int = 0
        self._beside.begin(self._run)

    async def write(self, commit: Commit | Change) -> None:
        """Return when the commit, or what else is changed, is on the disk.

        Raises `Broken`, with nothing of it written, when another writer holds the stream, when the command or
        the transaction was written before, or when the file is damaged or the house closes while it is held; `Refusal`
        where another process took the chips that it moves.
        """
        if self._closed or self._given_up is not None:
            raise Broken("room-writer-closed")
        waiting, began = _Waiting(commit), self._beside.time()
        self._queue.put(waiting)
        await waiting.done
        self.commits.add(self._beside.time() - began)

    def hurry(self) -> None:
        """The house is about to close: what is held is tried for `AT_CLOSING` more, and then nothing is written."""
        if not self._closing.is_set():
            self._hurries_since = self._beside.time()
            self._closing.set()

    def close(self) -> None:
        """Write what waits, then close the connection."""
        if not self._closed:
            self._closed = True
            self.hurry()
            self._queue.put(None)
            self._beside.end()

    def _run(self) -> None:
        try:
            while (first := self._queue.get()) is not None:
                group, last = self._gather(first)
                outcomes = self._write_group([waiting.commit for waiting in group])
                self.flushes += 1
                self.rows += sum(
                    [
                        outcome is None and isinstance(waiting.commit, Commit)
                        for waiting, outcome in zip(group, outcomes, strict=True)
                    ]
                )
                _tell(group, outcomes)
                if last:
                    break
        finally:
            with suppress(*FAULTS):
                # Even where somebody else looks at the file: it alone is to be enough.
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._connection.close()

    def _gather(self, first: _Waiting) -> tuple[list[_Waiting], bool]:
        group = [first]
        while len(group) < GROUP:
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                break
            if waiting is None:
                return group, True
            group.append(waiting)
        return group, False

    def _write_group(self, commits: Sequence[Commit | Change]) -> list[_Outcome]:
        try:
            self._until_it_passes(commits)
        except FAULTS as error:
            # What passes is no single commit's fault.
            if len(commits) == 1 or passes(error):
                shared = self._check_leased is not None
                return [_why(error, commit, shared=shared) for commit in commits]
            return [self._write_group([commit])[0] for commit in commits]
        return [None] * len(commits)

    def _until_it_passes(self, commits: Sequence[Commit | Change]) -> None:
        if self._given_up is not None:
            raise self._given_up
        pause, began = FIRST_PAUSE, self._beside.time()
        try:
            while True:
                try:
                    return self._in_one_transaction(commits)
                except FAULTS as error:
                    if not passes(error):
                        raise
                    tried_since = max(began, self._hurries_since)
                    if self._closing.is_set() and self._beside.time() > tried_since + AT_CLOSING:
                        self._given_up = error
                        raise
                    if self.held is None:
                        log.warning("the disk does not take what is written: %s", error)
                    self.held = str(error)
                if self._closing.is_set():
                    self._beside.sleep(FIRST_PAUSE)
                else:
                    self._closing.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            if self.held is not None:
                self.outages += self._beside.time() - began > OUTAGE
                self.held = None
                if self._given_up is None:
                    log.warning("the disk takes what is written again")

    def _in_one_transaction(self, commits: Sequence[Commit | Change]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except AlreadyWritten:
            tried, heads = self._tried
            self.heads |= heads
            if tried is commits:
                return
            # It was those before that were, of which the house could not wait to hear.
            self._connection.execute("BEGIN IMMEDIATE")
        heads = {}
        self._tried = commits, heads
        try:
            if self._check_leased is not None:
                self._check_leased(self._connection, {commit.stream for commit in commits})
            for commit in commits:
                if isinstance(commit, Commit):
                    heads[commit.stream] = commit.version, self._write(commit, heads)
                else:
                    commit.onto(self._connection)
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        self.heads |= heads

    def _write(self, commit: Commit, heads: Mapping[str, tuple[int, bytes]]) -> bytes:
        """Write all of a commit; its hash."""
        execute = self._connection.execute
        if commit.hidden:
            commit = replace(commit, row=self._enclosed.hide(commit.stream, commit.version, commit.row))
        if commit.opens is not None:
            self._enclosed.reveal(commit.stream, but=commit.opens)
        known = heads.get(commit.stream) or self.heads.get(commit.stream)
        # Another may have written there since.
        known = known if known and known[0] == commit.version - 1 else None
        head = known[1] if known else Reader(self._connection).head(commit.stream, commit.version - 1)
        hash = link(commit).after(head)
        execute(
            "INSERT INTO journal (stream, version, command, at, row, hash) VALUES (?, ?, ?, ?, ?, ?)",
            (commit.stream, commit.version, commit.command, commit.at, commit.row, hash),
        )
        if commit.act is not None:
            write_act(self._connection, commit.stream, commit.version, commit.at, commit.act)
        if commit.snapshot is not None:
            execute(
                "INSERT INTO snapshots (stream, version, state) VALUES (?, ?, ?)"
                " ON CONFLICT (stream) DO UPDATE SET version = excluded.version, state = excluded.state",
                (
                    commit.stream,
                    commit.version - 1,
                    self._enclosed.hide_state(commit.stream, commit.snapshot),
                ),
            )
        if commit.hand is not None:
            execute(
                "INSERT INTO hands (stream, number, ended, record, version) VALUES (?, ?, ?, ?, ?)",
                (commit.stream, *commit.hand, commit.version),
            )
        if commit.person is not None:
            person = commit.person
            execute(
                "INSERT INTO people (id, name, name_key, bot, since) VALUES (?, ?, ?, ?, ?)",
                (person.id, person.name, person.name_key, person.bot, commit.at),
            )
        if commit.session is not None:
            each = commit.session
            execute(
                "INSERT INTO sessions (id, hash, person, device, began, seen) VALUES (?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, person = excluded.person,"
                " device = excluded.device, began = excluded.began, seen = excluded.seen",
                (each.id, each.hash, each.person, each.device, each.began, each.seen),
            )
        for id in commit.ended:
            execute("DELETE FROM sessions WHERE id = ?", (id,))
        for id in commit.withdrawn:
            execute("DELETE FROM credentials WHERE id = ?", (id,))
        for proof in commit.credentials:
            execute(
                "INSERT INTO credentials (id, person, kind, proof) VALUES (?, ?, ?, ?)",
                (proof.id, proof.person, proof.kind, proof.proof),
            )
        for kept in commit.records:
            write_record(self._connection, kept)
        for transaction in commit.transactions:
            self._post(transaction, commit.at)
        return hash

    def _post(self, transaction: Transaction, at: int) -> None:
        execute = self._connection.execute
        execute("INSERT INTO ledger_transactions (id, at) VALUES (?, ?)", (transaction.id, at))
        moved: dict[str, int] = {}
        for entry, posting in enumerate(transaction.postings):
            execute(
                "INSERT INTO ledger_postings (transaction_id, entry, account, amount) VALUES (?, ?, ?, ?)",
                (transaction.id, entry, posting.account, posting.amount),
            )
            moved[posting.account] = moved.get(posting.account, 0) + posting.amount
        for account, amount in moved.items():
            changed = execute(
                "UPDATE ledger_balances SET balance = balance + ? WHERE account = ?", (amount, account)
            )
            if not changed.rowcount:
                execute("INSERT INTO ledger_balances (account, balance) VALUES (?, ?)", (account, amount))


def _tell(group: Sequence[_Waiting], outcomes: Sequence[_Outcome]) -> None:
    loops: dict[asyncio.AbstractEventLoop, list[tuple[_Waiting, _Outcome]]] = {}
    for waiting, outcome in zip(group, outcomes, strict=True):
        loops.setdefault(waiting.loop, []).append((waiting, outcome))

    def settle(told: list[tuple[_Waiting, _Outcome]]) -> None:
        for waiting, outcome in told:
            waiting.settle(outcome)

    for loop, told in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, told)


def _why(error: Exception, commit: Commit | Change, *, shared: bool) -> CroupierError:
    if shared and isinstance(error, Overdrawn):
        # Another process was quicker at the same wallet.
        return Refusal("room-wallet-moved")
    if isinstance(error, LeaseLost):
        return Broken("room-lease-lost", stream=commit.stream, version=commit.version)
    if isinstance(error, NotTaken | sqlite3.IntegrityError):
        return Broken("room-commit-refused", stream=commit.stream, version=commit.version, why=str(error))
    return Broken("room-write-failed", stream=commit.stream, version=commit.version, why=str(error))
