"""The live cash room under anything the floor may do: chips, places, undo, and a journal that gives it all back."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from croupier.cash.jackpots import BadBeat, HighHand
from croupier.cash.raking import RakeRow
from croupier.errors import Refusal
from croupier.room.actors.watched import FLOOR
from croupier.room.journal.commit import JournalRow
from croupier.room.live import asks, rows, takings
from croupier.room.live.apply import last_of
from croupier.room.live.state import PLAYERS, CashState
from croupier.room.live.stream import LIVE
from croupier.room.live.view import eyes
from croupier.text import InEach

GAME = "nl-holdem 25-50"
CALL: InEach = {"en": "a call", "ru": "колл"}
PEOPLE = [f"p{number}" for number in range(14)]
TABLES = ["oak", "elm", "ash"]
MINUTE = 60_000


def opened(table: str, feeds: str = "") -> asks.OpenTable:
    return asks.OpenTable(
        table,
        table.title(),
        "nl-holdem",
        25,
        50,
        1000,
        0,
        6,
        "fspr-manual",
        feeds,
        50_000,
        40 if table == "ash" else 0,
    )


def some_ask(luck: Random, state: CashState) -> Any:
    """Something the floor, a dealer or a player might do, wise or not."""
    table, seat, chips = luck.choice(TABLES), luck.randint(1, 6), luck.choice([0, 500, 1500, 4000])
    person = luck.choice(PEOPLE)
    waits = luck.random() < 0.5
    return luck.choice(
        [
            opened(table, luck.choice(["", "oak"])),
            asks.JoinList(GAME, person),
            asks.LeaveList(GAME, person),
            asks.CallNext(GAME),
            *[asks.Sit(table, seat, person, chips, waits=waits)] * 4,
            asks.Reserve(table, seat, person),
            asks.Release(table, seat),
            asks.TopUp(table, seat, chips),
            asks.Count(table, seat, chips),
            asks.Away(table, seat, word=waits),
            asks.Back(table, seat, waits),
            asks.Change(table, seat, luck.randint(1, 6)),
            asks.CashOut(table, seat, chips),
            asks.PickUp(table, seat, chips),
            asks.Fetch(person),
            asks.Move(person, table, seat),
            *[asks.Hand(table, luck.choice([0, 30]), luck.choice([0, 5]))] * 4,
            asks.Tip(table, 10),
            asks.Fill(table, luck.choice([-500, 800])),
            asks.OrderChips(table, seat, chips),
            asks.BringChips(table, seat),
            asks.ChargeTime(table),
            asks.CheckDeck(table, "push", luck.choice([(), ("7c",)])),
            asks.LeaveNote(table, luck.choice(["", "seat 4 is new"])),
            asks.DealerError(table, "misdeal"),
            asks.Ruled(
                table, "a call: one chip without a word", ("TDA-2022:44.1",), luck.choice([None, CALL])
            ),
            asks.CountBox(table, "rake", 30, ("Lena", luck.choice(["Lena", "Floor"]))),
            asks.CallFloor(table, "ruling"),
            asks.Answer(table),
            asks.DealerIn(luck.choice(["Lena", "Max", "Oleg"])),
            asks.DealerOut(luck.choice(["Lena", "Max", "Oleg"])),
            asks.Push(),
            asks.Wish(table, seat, person),
            asks.BreakTable(table),
            asks.CloseTable(table, 50_000),
            asks.Lapse(),
            takings.SetRake("house", (RakeRow(2, 20, 1), RakeRow(2, 100, luck.choice([3, 5]), 1))),
            takings.RakeBy(table, luck.choice(["", "house"])),
            takings.SetJackpot(BadBeat(players=2)),
            takings.SeedJackpot(luck.choice([100, 999])),
            *[takings.HitJackpot(table, "9h8h7h9c9d", seat, "9sAs", luck.randint(1, 6), "ThJh")] * 3,
            takings.SetHighHand(HighHand(60, 100, rolls=waits)),
            takings.ShowHighHand(table, seat, luck.choice(["KhKd", "KsKh"]), "AcAdKc2h3h"),
            takings.HourOver(),
            takings.SetPoints(luck.choice([2, 5])),
            takings.GivePoints(person, 3),
            takings.SpendPoints(person, 2),
            takings.ShareTips(luck.choice(["own", "time"])),
            asks.CountBox(table, luck.choice(["tips", "jackpot"]), 10, ("Lena", "Floor")),
            takings.OpenPit("bj", "Blackjack", "blackjack", 10_000),
            takings.BuyAtPit("bj", chips),
            takings.FillPit("bj", luck.choice([-500, 800])),
            takings.RatePlayer("bj", person, bet=luck.choice([0, 25, 100])),
            takings.CountDrop("bj", chips, ("Lena", "Floor")),
            *([takings.ClosePit("bj", luck.choice([8_000, 12_000]))] if luck.random() < 0.1 else []),
        ]
    )


def seen(state: CashState) -> bytes:
    return msgspec.json.encode(eyes(state)(FLOOR))


def check(state: CashState) -> None:
    """The shift's book, the tables' own count and the boxes tell the same story."""
    assert state.shift.book.total() == 0
    fees = {line.table: sum(line.fees.values()) for line in state.shift.report() if line.closed is None}
    for id, table in state.room.tables.items():
        in_front = sum(chair.chips for chair in table.chairs.values())
        fees[id] -= table.charged.time
        assert in_front + table.adrift == state.shift.in_front(id, PLAYERS) + fees[id]
        assert not set(table.reserved) & set(table.chairs)
    assert state.shift.jackpot() >= 0


@pytest.mark.parametrize("seed", range(8))
def test_an_evening_of_anything_loses_no_chip_and_is_read_back_from_its_journal(seed: int) -> None:
    luck, state, journal, at = Random(seed), CashState(), [], 0
    refused = done = 0
    for _ in range(600):
        at += luck.choice([1000, MINUTE, 20 * MINUTE])
        last = last_of(state)
        undo = last is not None and luck.random() < 0.05
        row: rows.Row = (
            rows.Undone(at, "floor", "", last.number)
            if undo and last is not None
            else rows.Done(at, "floor", "", some_ask(luck, state))
        )
        before = seen(state)
        try:
            state = LIVE.tried(state, row, at).state
        except Refusal:
            assert seen(state) == before
            refused += 1
            continue
        done += 1
        journal.append(JournalRow(state.version, at, rows.write(row)))
        check(state)
    assert done > 40
    assert refused > 20
    assert seen(LIVE.fold(journal)) == seen(state)


def test_what_is_taken_back_was_never_done() -> None:
    luck, state, at = Random(3), CashState(), 0
    undone = 0
    for _ in range(300):
        at += MINUTE
        before = seen(state)
        ask = some_ask(luck, state)
        try:
            after = LIVE.tried(state, rows.Done(at, "floor", "", ask), at).state
        except Refusal:
            continue
        number = after.version
        state = LIVE.tried(after, rows.Undone(at, "floor", "", number), at).state
        assert seen(state).replace(b'"version":%d' % state.version, b'"version":%d' % (number - 1)) == before
        undone += 1
        state = LIVE.tried(state, rows.Done(at, "floor", "", ask), at).state
    assert undone > 40


def test_a_ruling_of_before_it_had_words_of_each_language_is_read_as_it_was_written() -> None:
    ask = '{"type":"ruled","table":"oak","text":"So ruled.","clauses":["TDA-2022:44.1"]}'
    for version in (1, 2):
        row = rows.read(f'{{"v":{version},"type":"done","at":5,"by":"floor","name":"","ask":{ask}}}')
        assert row == rows.Done(5, "floor", "", asks.Ruled("oak", "So ruled.", ("TDA-2022:44.1",)))
    told = rows.Done(
        5, "floor", "", asks.Ruled("oak", "So ruled.", said={"en": "So ruled.", "ru": "Решено."})
    )
    assert rows.read(rows.write(told)) == told
