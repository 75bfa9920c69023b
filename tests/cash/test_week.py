"""Days of a whole room: every post audited by another's count, every chip accounted for."""

from dataclasses import replace
from random import Random

import pytest

from croupier.bots.quick import play
from croupier.cash import BuyIn, CashGame, CashTable, RakePlan, TimeCharge
from croupier.cash.week import Plan, simulate
from croupier.play import Stakes
from croupier.rulebook import profile
from tests.cash.auditor import Auditor

BOOKS = ("fspr-manual", "club-cash", "online-cash")


def game(book: str) -> CashGame:
    rake = RakePlan(5, ((2, 50), (4, 150)))
    return CashGame("nl-holdem", Stakes(25, 50), BuyIn(2000, 10_000), policy=profile(book), rake=rake)


@pytest.mark.clause("FSPR:absent-4")
@pytest.mark.clause("CLUB-2:2.11.1-c")
@pytest.mark.parametrize("book", BOOKS)
def test_nobody_plays_unpaid_and_nobody_pays_twice(book: str) -> None:
    auditors = []

    def seen(name: str, table: CashTable) -> None:
        # Tables are opened anew every day: a first hand begins a new audit.
        if table.number == 0 and name == "table-1":
            auditors.append(Auditor(book))
        auditors[-1].observe(name, table)

    plan = Plan((("nl-holdem 25-50", game(book)),), tables=6, people=80, days=2)
    days = list(simulate(plan, Random(11), play, seen))
    assert sum(day.hands for day in days) > 1_500
    assert sum(auditor.checked for auditor in auditors) > 50
    assert all(day.balances for day in days)


def test_the_shift_report_adds_up_to_the_chip() -> None:
    plan = Plan((("nl-holdem 25-50", game("club-cash")),), tables=3, people=40, days=1)
    (day,) = simulate(plan, Random(5), play)
    assert len(day.lines) == 3
    for line in day.lines:
        assert line.rack == line.opened + line.filled - line.credited - line.sold + line.bought_back
        assert line.fees["rake"] == next(count.counted for count in line.counts if count.fee == "rake") > 0
    # What the players lost, but for what the cage keeps for them, is what the house dropped.
    lost = sum(line.sold - line.bought_back - line.kept for line in day.lines)
    assert lost == sum(line.fees["rake"] for line in day.lines)


@pytest.mark.clause("FSPR:rake-1", "FSPR:rake-2")
def test_jackpot_and_time_charge_have_boxes_that_hold_what_they_should() -> None:
    jackpot = RakePlan(5, ((2, 50), (4, 150)), jackpot=25, jackpot_from=500)
    raked = replace(game("club-cash"), rake=jackpot)
    timed = replace(game("club-cash"), stakes=Stakes(50, 100), rake=None, time_charge=TimeCharge(100, 30))
    plan = Plan((("nl-holdem 25-50", raked), ("nl-holdem 50-100", timed)), tables=4, people=60, days=1)
    (day,) = simulate(plan, Random(5), play)
    assert day.balances
    taken = {fee: sum(line.fees[fee] for line in day.lines) for fee in ("rake", "jackpot", "time")}
    assert taken["rake"] > taken["jackpot"] > 0
    assert taken["jackpot"] % 25 == 0
    assert taken["time"] > 0
    lost = sum(line.sold - line.bought_back - line.kept for line in day.lines)
    assert lost == sum(taken.values())


def test_the_same_chance_gives_the_same_week() -> None:
    plan = Plan((("nl-holdem 25-50", game("online-cash")),), tables=2, people=30, days=1)
    assert list(simulate(plan, Random(9), play)) == list(simulate(plan, Random(9), play))
