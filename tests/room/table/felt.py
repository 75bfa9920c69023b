"""A table without a house, for tests."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from croupier.ledger import HOUSE_ISSUE, Book, transfer, wallet
from croupier.room.actors.balance import agrees
from croupier.room.hand.messages import TableMessage, TableView
from croupier.room.hand.terms import Terms
from croupier.room.journal.commit import JournalRow
from croupier.room.table import asks as commands
from croupier.room.table import rows
from croupier.room.table.apply import opened
from croupier.room.table.decide import decide
from croupier.room.table.state import TableState
from croupier.room.table.stream import TABLE
from croupier.room.table.view import cards_that_came, news, own, public, view
from tests.room.says import says


def message(state: TableState, viewer: str | None, *, since: int | None, now: int, **more: Any) -> bytes:
    """How a table stands for a viewer who knows it up to a version, as it goes over the wire."""
    return encoded(state, viewer, view(state, viewer, now=now, **more), since=since, now=now)


def seen_by(state: TableState, viewers: Iterable[str | None], now: int = 0) -> dict[str | None, TableView]:
    """What each viewer sees of a table; what they have in common is made once, as the house makes it."""
    came = cards_that_came(state)
    everybodys = public(state, came)
    return {viewer: own(everybodys, state, viewer, came, now=now) for viewer in viewers}


def encoded(state: TableState, viewer: str | None, seen: TableView, *, since: int | None, now: int) -> bytes:
    """The message that tells a viewer what he sees of a table, and what happened since a version."""
    told = news(state, viewer, since) if since is not None else ()
    first = TableMessage(state.terms.id, state.version, now, seen, told or (), resync=told is None)
    return msgspec.json.encode(first)


class Felt:
    """A table without a house: commands go in, rows are kept, and a book is kept beside it."""

    def __init__(self, *, seed: int = 7, **terms: Any) -> None:
        given: dict[str, Any] = {"id": "oak", "name": "Oak", "small_blind": 50, "big_blind": 100}
        self.terms = Terms(**(given | terms))
        self.luck = Random(seed)
        self.now = 1_000_000
        first = rows.Opened(self.terms)
        self.rows = [JournalRow(1, self.now, rows.write(first))]
        self.state: TableState = opened(first)
        self.book = Book()

    def tell(self, command: commands.Command) -> None:
        self.carry_out(decide(self.state, command, self.luck, self.now))

    def carry_out(self, row: rows.Row) -> None:
        tried = TABLE.tried(self.state, row, self.now)
        self.state, effect = tried.state, tried.effect
        self.rows.append(JournalRow(self.state.version, self.now, rows.write(row)))
        if effect.transaction is not None:
            self.book.post(effect.transaction)
        assert agrees(TABLE, self.state, self.book)
        assert self.book.total() == 0

    def sit(self, name: str, seat: int, chips: int = 10_000, *, bot: bool = False) -> None:
        if not self.book.balance(wallet(name)):
            self.book.post(transfer(f"issue-{name}-{len(self.rows)}", HOUSE_ISSUE, wallet(name), 1_000_000))
        self.tell(says(name, commands.Sit(seat, chips), name.capitalize(), bot=bot))

    def sit_all(self, count: int, chips: int = 10_000) -> None:
        for seat, name in enumerate(("ann", "boris", "vera", "gleb", "dora", "otto")[:count], 1):
            self.sit(name, seat, chips)

    def deal(self) -> None:
        self.wait(self.terms.pause)
        self.tell(commands.Deal())

    def act(self, action: Any, to: int = 0) -> None:
        state = self.state
        assert state.hand is not None
        assert state.hand.actor is not None
        person = state.players[state.hand.actor].person
        self.tell(says(person, commands.Act(state.number, len(state.hand.log), action, to)))

    def call_down(self) -> None:
        """Everybody checks or calls to the end."""
        while self.state.in_hand:
            self.act("check" if self.state.hand.options.check else "call")

    def fold_round(self) -> None:
        """Everybody folds to the last one."""
        while self.state.in_hand:
            self.act("fold")

    def wait(self, milliseconds: int) -> None:
        self.now += milliseconds

    def stacks(self) -> dict[str, int]:
        return {seated.person: seated.chips for seated in self.state.seated.values()}

    def view(self, viewer: str | None) -> dict[str, Any]:
        return self.message(viewer)["view"]

    def message(self, viewer: str | None, since: int | None = None) -> dict[str, Any]:
        return json.loads(message(self.state, viewer, since=since, now=self.now))

    def refolded(self) -> TableState:
        return TABLE.fold(self.rows)
