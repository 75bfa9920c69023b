"""A poker table at work."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol

from croupier.errors import Broken, Refusal
from croupier.ledger import Account, may_owe, table_chips, wallet
from croupier.room import commands, hands, rows
from croupier.room.apply import apply, fold
from croupier.room.cash_floor import moving
from croupier.room.commit import Commit, StoredHand
from croupier.room.decide import decide
from croupier.room.kept import from_snapshot, snapshot
from croupier.room.rail import Rail
from croupier.room.view import message, sight
from croupier.room.work import Actor

if TYPE_CHECKING:
    from collections.abc import Collection

    from croupier.ledger import Book, Transaction
    from croupier.room.apply import Effect
    from croupier.room.list_state import Line
    from croupier.room.state import TableState
    from croupier.room.store import Store
    from croupier.room.watching import Look, Watcher
    from croupier.room.work import Desk

OUTAGE: Final = 2_000
"""A deadline noticed this late (ms) was missed by the house, not by the player."""


_OF_THE_CLOCK: Final = commands.TimeOut | commands.NotAgreed | commands.Reconnect
"""What is done to one whose time is up."""


class Attendant(Protocol):
    """The house, as a table sees it."""

    def table_changed(self, actor: TableActor) -> None:
        """A row was written, or a watcher came."""

    def at_fault(self) -> bool:
        """Whether so many have lost their connections just now that it is the house's fault."""

    def line(self, table: TableState) -> Line | None:
        """Who waits for a seat at the table's game and limit."""

    def pace(self, actor: TableActor) -> int | None:
        """How much longer than usual the table waits between hands (ms); `None`: until somebody looks."""


class TableActor(Actor[commands.Command, rows.Row]):
    """A table of the house."""

    state: TableState

    def __init__(self, state: TableState, desk: Desk, attendant: Attendant) -> None:
        super().__init__(desk)
        self.state = state
        self._attendant = attendant
        self._rail = Rail(state.terms)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.state.terms.id

    @property
    def stream(self) -> str:
        """The name of the table's journal."""
        return stream_of(self.id)

    @property
    def concerned(self) -> Collection[str]:
        """Who sits here, has cards in the hand being played, waits for a seat, or has left within the hour."""
        line = self._attendant.line(self.state)
        waiting = line.names.keys() if line is not None else set[str]()
        return self._at_the_table | self.state.departed.keys() | waiting

    @property
    def _at_the_table(self) -> set[str]:
        seated = {seated.person for seated in self.state.seated.values()}
        return seated | {seated.person for seated in self.state.players.values()}

    def sight(self, person: str) -> bytes:
        """The table as a person sees it now: what a bot is given to decide on."""
        return sight(self.state, person)

    def _waking(self) -> commands.Command | None:
        """Clocks that ran when the house went out start afresh; by the book a hand is void (ONLINE:refund-2)."""
        state = self.state
        if state.in_hand and not state.terms.resumes:
            return commands.Void("outage")
        idle = any(seated.release_at is not None for seated in state.seated.values())
        runs = state.act_by or state.answer_by or state.deal_at or idle
        return commands.Resume() if runs else None

    def _due(self) -> tuple[int, commands.Command] | None:
        state = self.state
        if state.closed:
            return None
        due: list[tuple[int, commands.Command]] = [
            (seated.release_at, commands.Release(seat))
            for seat, seated in state.seated.items()
            if seated.release_at is not None
        ]
        for seat, person in state.cash.reserved.items():
            chips = self._desk.book.balance(moving(person))
            if chips:
                name = state.names.get(person, "")
                place = commands.Place(person, name, False, seat, chips, moving(person))
                due.append((self._desk.clock(), place))
        if state.to_shuffle:
            due.append((0, commands.Shuffle()))
        if state.act_by is not None:
            due.append((state.act_by, self._time_is_up()))
        if state.answer_by is not None:
            due.append((state.answer_by, commands.NotAgreed()))
        if state.charge_at is not None and not state.in_hand:
            due.append((state.charge_at, commands.Charge()))
        if state.close_at is not None and not state.in_hand:
            due.append((state.close_at, commands.Close()))
        if state.deal_at is not None:
            longer = self._attendant.pace(self)
            if longer is not None:
                due.append((state.deal_at + longer, commands.Deal()))
        return min(due, key=lambda each: each[0], default=None)

    def _time_is_up(self) -> commands.Own:
        """What the end of a player's time means: more time for one who has lost the connection, else the end."""
        state = self.state
        assert state.hand is not None
        seat = state.hand.actor
        seated = state.seated.get(seat) if seat is not None else None
        here = {watcher.person for watcher in self._watchers}
        gone = seated is not None and not seated.bot and seated.person not in here
        if gone and state.terms.reconnect and not state.reconnecting:
            return commands.Reconnect()
        return commands.TimeOut()

    def _late(self, at: int, command: commands.Command) -> commands.Command:
        slept = self._desk.clock() - at > OUTAGE
        if slept and not isinstance(command, commands.Deal | commands.Shuffle | commands.Charge):
            return commands.Resume()
        if isinstance(command, _OF_THE_CLOCK) and self._attendant.at_fault():
            return commands.Resume()
        return command

    def _decide(self, command: commands.Command) -> rows.Row:
        if isinstance(command, commands.Place):
            self._check_source(command)
        return decide(self.state, command, self._desk.entropy, self._desk.clock())

    def _check_source(self, place: commands.Place) -> None:
        """Refuse chips that the account they should come from does not hold."""
        source = Account(place.source)
        held = self._desk.book.balance(source)
        if not may_owe(source) and held < place.chips:
            raise Refusal("room-wallet-short", held=held, short=place.chips - held)

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

    def _last_row(self, code: str, at: int) -> str:
        row = rows.Stopped(code)
        apply(self.state, row, at)
        return rows.write(row)

    def _message(self, viewer: str | None, since: int | None) -> bytes:
        here = {watcher.person for watcher in self._watchers}
        away = {s.person for s in self.state.seated.values() if not s.bot and s.person not in here}
        held = self._desk.book.balance(wallet(viewer)) if viewer is not None else 0
        now = self._desk.clock()
        line = self._attendant.line(self.state)
        return message(self.state, viewer, since=since, now=now, wallet=held, away=away, line=line)

    # Those who only look on may have to wait

    def _hears(self, watcher: Watcher) -> bool:
        return self._rail.open or watcher.person in self._at_the_table

    def _show_all(self, since: int | None, but: Watcher | None = None) -> None:
        super()._show_all(since, but)
        if not self._rail.open:
            self._show_rail()

    def _show_rail(self) -> None:
        now, version = self._desk.clock(), self.version
        if self._rail.is_new(version):
            self._rail.keep(version, self._message(None, version - 1), self._message(None, None), now)
        heard = self._rail.release(now, in_hand=self.state.in_hand)
        for watcher in tuple(self._watchers):
            if not self._hears(watcher):
                for message in heard:
                    watcher.hear(self.id, message)
        due = self._rail.due()
        if due is not None and due > now:
            asyncio.get_running_loop().call_later((due - now) / 1000, self.nudge)

    def _look(self, look: Look) -> None:
        watcher = look.watcher
        if watcher is None or self._hears(watcher):
            super()._look(look)
        elif watcher in self._wanted:
            self._watchers.add(watcher)
            watcher.hear(self.id, self._rail.shown or self._before_the_hand())
            self._changed()

    def _before_the_hand(self) -> bytes:
        """The table without the hand being played, for who comes to the rail before he may see any of it."""
        bare = replace(self.state, hand=None, players={}, entries=[], told_from=self.version)
        return message(bare, None, since=None, now=self._desk.clock())

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
