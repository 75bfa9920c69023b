"""A casino table without a house, for tests."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from croupier.cards.deck import Randomness
from croupier.errors import Refusal
from croupier.ledger import HOUSE_ISSUE, Account, Book, bank, display, transfer, wallet
from croupier.room.actors.asks import Asked, By
from croupier.room.actors.balance import agrees, nothing_left, prove
from croupier.room.actors.stream import Tried
from croupier.room.journal.commit import JournalRow, StoredHand
from croupier.room.pit import asks, rows
from croupier.room.pit.apply import opened
from croupier.room.pit.asks import LaidBox, TableAsk
from croupier.room.pit.decide import Command, Do, Seal, dealers_cut, decide, names_not_ids
from croupier.room.pit.history import record, shown
from croupier.room.pit.messages import RoundView
from croupier.room.pit.state import PitState, from_snapshot, holdings, snapshot
from croupier.room.pit.stream import PIT
from croupier.room.pit.terms import RULES, PitTerms
from croupier.room.pit.view import view
from tests.room.pit.stacked import Stacked


class PitTable:
    """A casino table without a house: commands go in, rows are kept, and a book is kept beside it."""

    def __init__(self, game: str = "russian-poker", luck: Randomness | None = None, **terms: Any) -> None:
        given: dict[str, Any] = {"id": "pit/ruby", "name": "Ruby", "minimum": 10, "maximum": 500}
        given |= {"token": 5, "display": 20_000 if game == "russian-poker" else 0}
        self.terms = PitTerms(game=game, **(given | terms))
        self.luck = luck or Stacked()
        self.now = 1_000_000
        first = rows.Opened(self.terms)
        self.rows = [JournalRow(1, self.now, rows.write(first))]
        self.state: PitState = opened(first, self.now)
        self.book = Book()
        self.kept: list[StoredHand] = []
        if self.terms.display:
            self.book.post(transfer("pit/ruby/1", bank("pit/ruby"), display("pit/ruby"), self.terms.display))

    def tell(self, command: Command) -> rows.PitRow:
        """Decide and apply; chips must agree afterwards."""
        tried = self.tried(command)
        row = tried.row
        self.state, effect = tried.state, tried.effect
        self.rows.append(JournalRow(self.state.version, self.now, rows.write(row)))
        if effect.transaction is not None:
            prove(PIT, self.state, self.book, effect)
            self.book.post(effect.transaction)
        assert agrees(PIT, self.state, self.book)
        assert nothing_left(PIT, self.state, self.book)
        assert self.book.total() == 0
        if effect.over:
            self.kept.append(StoredHand(self.state.number, self.now, record(self.state)))
        return row

    def tried(self, command: Command) -> Tried[PitState, rows.PitRow]:
        """Decide and carry out on a copy; the table stays as it is."""
        with names_not_ids(self.state):
            return PIT.tried(self.state, decide(self.state, command, self.luck, self.now), self.now)

    def ask(self, person: str, ask: TableAsk, *, floor: bool = False) -> rows.PitRow:
        return self.tell(Asked(By("floor" if floor else "player", person, person.capitalize()), ask))

    def refuses(self, person: str, ask: TableAsk, *, floor: bool = False) -> Refusal:
        """The refusal of what is asked; nothing has changed by it."""
        before, version = holdings(self.state), self.state.version
        shown = msgspec.json.encode(view(self.state, person))
        with pytest.raises(Refusal) as refused:
            self.ask(person, ask, floor=floor)
        assert holdings(self.state) == before
        assert self.state.version == version
        assert msgspec.json.encode(view(self.state, person)) == shown
        return refused.value

    def buy_in(self, *people: str, chips: int = 10_000) -> None:
        for person in people:
            if not self.book.balance(wallet(person)):
                self.book.post(
                    transfer(f"issue-{person}-{len(self.rows)}", HOUSE_ISSUE, wallet(person), 1_000_000)
                )
            self.ask(person, asks.BuyIn(chips))
            if not self.terms.machine and person not in self.state.bench.read:
                self.ask(person, asks.ReadRules(RULES))

    def open_bets(self) -> None:
        if self.state.following is None:
            self.tell(Seal())
        self.tell(Do(rows.BetsOpened()))

    def bets(self, person: str, boxes: dict[int, dict[str, int]], *, ready: bool = False) -> rows.PitRow:
        laid = tuple([LaidBox(box, staked) for box, staked in boxes.items()])
        return self.ask(person, asks.Bets(laid, ready))

    def close(self) -> None:
        self.tell(Do(rows.BetsClosed()))

    def dealers_cut(self) -> None:
        self.tell(Do(rows.WasCut("", dealers_cut(self.state))))

    def deal(self, **people: dict[int, dict[str, int]]) -> None:
        """Everybody buys in and bets; the dealer cuts and deals."""
        self.buy_in(*[person for person in people if person not in self.state.bench.purses])
        self.open_bets()
        for person, boxes in people.items():
            self.bets(person, boxes)
        self.close()
        self.dealers_cut()

    def decision(self, box: int, kind: str, amount: int = 0, *cards: str) -> asks.Decide:
        assert self.state.round is not None
        return asks.Decide(self.state.number, len(self.state.round.log), box, kind, amount, cards)

    def decides(self, box: int, kind: str, amount: int = 0, *cards: str) -> rows.PitRow:
        assert self.state.round is not None
        owner = self.state.round.boxes[box].player
        return self.ask(owner, self.decision(box, kind, amount, *cards))

    def view(self, viewer: str | None) -> dict[str, Any]:
        return json.loads(msgspec.json.encode(view(self.state, viewer)))

    def history(self, viewer: str | None) -> RoundView:
        return shown(self.kept[-1], viewer)

    def refolded(self) -> PitState:
        return PIT.fold(self.rows)

    def accounts(self) -> dict[Account, int]:
        return dict(self.book.accounts())

    def resnapped(self) -> PitState:
        return from_snapshot(snapshot(self.state))
