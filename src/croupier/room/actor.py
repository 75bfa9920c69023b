"""A poker table at work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from croupier.errors import Broken, Refusal
from croupier.ledger import table_chips, wallet
from croupier.room import commands, hands, rows
from croupier.room.apply import apply, fold
from croupier.room.commit import Commit, StoredHand
from croupier.room.decide import decide
from croupier.room.state import from_snapshot, snapshot
from croupier.room.view import message, sight
from croupier.room.work import Actor

if TYPE_CHECKING:
    from collections.abc import Collection

    from croupier.ledger import Book, Transaction
    from croupier.room.apply import Effect
    from croupier.room.state import TableState
    from croupier.room.store import Store
    from croupier.room.work import Desk

OUTAGE: Final = 2_000
"""A deadline noticed this late (ms) was missed by the house, not by the player."""


class Attendant(Protocol):
    """The house, as a table sees it."""

    def table_changed(self, actor: TableActor) -> None:
        """A row was written, or a watcher came."""

    def pace(self, actor: TableActor) -> int | None:
        """How much longer than usual the table waits between hands (ms); `None`: until somebody looks."""


class TableActor(Actor[commands.Command, rows.Row]):
    """A table of the house."""

    def __init__(self, state: TableState, desk: Desk, attendant: Attendant) -> None:
        super().__init__(desk)
        self.state = state
        self._attendant = attendant

    @property
    def id(self) -> str:
        """The table's id."""
        return self.state.terms.id

    @property
    def stream(self) -> str:
        """The name of the table's journal."""
        return stream_of(self.id)

    @property
    def version(self) -> int:
        """How many rows its journal has."""
        return self.state.version

    @property
    def concerned(self) -> Collection[str]:
        """Who sits here, or has cards in the hand being played."""
        seated = {seated.person for seated in self.state.seated.values()}
        return seated | {seated.person for seated in self.state.players.values()}

    def sight(self, person: str) -> bytes:
        """The table as a person sees it now: what a bot is given to decide on."""
        return sight(self.state, person)

    def _waking(self) -> commands.Command | None:
        """Clocks that ran when the house went out start afresh."""
        state = self.state
        idle = any(seated.release_at is not None for seated in state.seated.values())
        return (
            commands.Resume() if state.stopped is None and (state.act_by or state.deal_at or idle) else None
        )

    def _due(self) -> tuple[int, commands.Command] | None:
        state = self.state
        if state.stopped is not None:
            return None
        due: list[tuple[int, commands.Command]] = [
            (seated.release_at, commands.Release(seat))
            for seat, seated in state.seated.items()
            if seated.release_at is not None
        ]
        if state.to_shuffle:
            due.append((0, commands.Shuffle()))
        if state.act_by is not None:
            due.append((state.act_by, commands.TimeOut()))
        if state.deal_at is not None:
            longer = self._attendant.pace(self)
            if longer is not None:
                due.append((state.deal_at + longer, commands.Deal()))
        return min(due, key=lambda each: each[0], default=None)

    def _late(self, at: int, command: commands.Command) -> commands.Command:
        if not isinstance(command, commands.Deal | commands.Shuffle) and self._desk.clock() - at > OUTAGE:
            return commands.Resume()
        return command

    def _decide(self, command: commands.Command) -> rows.Row:
        return decide(self.state, command, self._desk.entropy)

    def _price(self, command: commands.Command) -> tuple[str, int] | None:
        if isinstance(command, commands.Sit | commands.TopUp):
            return command.person, command.chips
        return None

    def _advance(self, row: rows.Row, command: str | None) -> Commit:
        state = self.state
        kept = snapshot(state) if isinstance(row, rows.Dealt) else None
        at = self._desk.clock()
        effect = self._apply(row, at)
        hand = StoredHand(state.number, at, hands.record(state)) if effect.hand_over else None
        return Commit(
            self.stream, state.version, at, rows.write(row), command, effect.transaction, hand, kept
        )

    def _apply(self, row: rows.Row, at: int) -> Effect:
        """Change the table; from here on a refusal, of the hand or of the ledger, is our own bug."""
        book = self._desk.book
        try:
            effect = apply(self.state, row, at)
            if effect.transaction is not None:
                book.check(effect.transaction)
        except Refusal as refusal:
            raise Broken("room-row-impossible", row=refusal.code) from refusal
        if effect.transaction is not None and not chips_agree(self.state, book, effect.transaction):
            raise Broken("room-chips-disagree", table=self.id)
        return effect

    def _restore(self) -> None:
        self.state = reload(self._desk.store, self.stream)

    def _give_up(self, code: str) -> Commit:
        row = rows.Stopped(code)
        at = self._desk.clock()
        apply(self.state, row, at)
        return Commit(self.stream, self.state.version, at, rows.write(row))

    def _stand_still(self, code: str) -> None:
        self.state.stopped = code

    def _message(self, viewer: str | None, since: int | None) -> bytes:
        here = {watcher.person for watcher in self._watchers}
        away = {s.person for s in self.state.seated.values() if not s.bot and s.person not in here}
        held = self._desk.book.balance(wallet(viewer)) if viewer is not None else 0
        now = self._desk.clock()
        return message(self.state, viewer, since=since, now=now, wallet=held, away=away)

    def _changed(self) -> None:
        self._attendant.table_changed(self)


def stream_of(table: str) -> str:
    """The name of a table's journal.

    >>> stream_of("oak")
    'table/oak'
    """
    return f"table/{table}"


def reload(store: Store, stream: str) -> TableState:
    """A table out of its journal, from its last snapshot on."""
    kept = store.snapshot(stream)
    if kept is None:
        return fold(store.rows(stream))
    version, text = kept
    return fold(store.rows(stream, after=version), from_snapshot(text))


def chips_agree(state: TableState, book: Book, transaction: Transaction | None = None) -> bool:
    """Whether the ledger knows of the same chips on the table as its seats do, once a transaction is posted."""
    table = state.terms.id
    seated = {table_chips(table, person): chips for person, chips in state.chips_on_table().items()}
    after = book.after(transaction) if transaction is not None else {}
    here = table_chips(table, "")
    gone = [chips for account, chips in after.items() if account.startswith(here) and account not in seated]
    return not any(gone) and all(
        after.get(account, book.balance(account)) == chips for account, chips in seated.items()
    )
