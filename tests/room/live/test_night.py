"""A cash night: a list and a must-move, rake by the house's table, a jackpot hit and shared, a shift 10 short."""

import csv
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from croupier.cash.jackpots import BadBeat, HighHand
from croupier.cash.raking import RakeRow
from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.house.house import House
from croupier.room.live import asks, rows, takings
from croupier.room.live.actor import CashActor
from croupier.room.live.report import pit_sheet, sheet
from croupier.room.live.state import CASH, CashState
from croupier.room.live.taking import DO
from tests.room.evening import Clock, open_house
from tests.waiting import run_story, until

GAME = "nl-holdem 1-2"
HOUSE_1_2 = (RakeRow(2, 20, 1), RakeRow(4, 20, 1), RakeRow(4, 40, 3, jackpot=1), RakeRow(4, 80, 5, jackpot=1))
HOUR = 3_600_000


class Night:
    """The floor of a cash room, asking one thing after another."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._asked = 0

    @property
    def state(self) -> CashState:
        actor = self.house.actor(CASH)
        assert isinstance(actor, CashActor)
        return actor.state

    async def do(self, *every: asks.AnyAsk) -> None:
        for ask in every:
            self._asked += 1
            await self.house.cash.ask(By("floor", "", "Floor"), ask, f"night-{self._asked}")


@asynccontextmanager
async def night(path: Path, clock: Clock | None = None) -> AsyncIterator[Night]:
    async with open_house(path, clock=clock) as house:
        yield Night(house)


def oak(name: str = "oak", feeds: str = "") -> asks.OpenTable:
    title = name.title()
    return asks.OpenTable(name, title, "nl-holdem", 1, 2, 100, 0, 6, feeds=feeds, rack=5_000, rakes="1/2")


async def opened(floor: Night) -> None:
    """Oak with five players, Elm that feeds it with one, and the dealer Lena at Oak."""
    await floor.do(
        asks.NewShift("friday"),
        takings.SetRake("1/2", HOUSE_1_2),
        takings.SetJackpot(BadBeat("AcAdAhTcTd", players=4, pays=50)),
        oak(),
        oak("elm", feeds="oak"),
        *[asks.Sit("oak", seat, f"p{seat}", 200, f"Player {seat}") for seat in range(1, 6)],
        asks.Sit("elm", 2, "mia", 200, "Mia"),
        asks.DealerIn("Lena"),
        asks.Push(),
    )


def test_rake_goes_by_the_pot_and_who_is_dealt_in_and_the_row_keeps_what_was_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with night(tmp_path) as floor:
            await opened(floor)
            await floor.do(asks.Hand("oak", pot=15), asks.Hand("oak", pot=44), asks.Hand("oak", pot=300))
            await floor.do(asks.Hand("oak", pot=300, flop=False), asks.Hand("oak", pot=300, players=3))
            assert floor.state.shift.in_box("oak", "rake") == 0 + 3 + 5 + 0 + 1
            assert floor.state.shift.in_box("oak", "jackpot") == 2
            # Another table of rake changes nothing of what was taken.
            await floor.do(takings.SetRake("1/2", (RakeRow(2, 10, 9),)))
            last = floor.state.done[-2].row.ask
            assert isinstance(last, asks.Hand)
            assert (last.pot, last.rake, last.jackpot) == (300, 1, 0)
            await floor.do(takings.RakeBy("oak"))
            with pytest.raises(Refusal, match="goes by no table of rake"):
                await floor.do(asks.Hand("oak", pot=300))

    run_story(story())


def test_a_charge_for_time_says_every_how_many_minutes(tmp_path: Path) -> None:
    async def story() -> None:
        async with night(tmp_path) as floor:
            yew = replace(oak("yew"), rakes="", time_fee=5)
            with pytest.raises(Refusal, match="needs the minutes"):
                await floor.do(replace(yew, time_minutes=0))
            assert "yew" not in floor.state.room.tables
            await floor.do(replace(yew, time_minutes=20))
            charge = floor.state.room.tables["yew"].game.time_charge
            assert charge is not None
            assert charge.due(59) == 10

    run_story(story())


def test_a_seat_of_the_main_table_goes_to_the_must_move_table_before_the_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with night(tmp_path) as floor:
            await opened(floor)
            await floor.do(asks.JoinList(GAME, "gleb", "Gleb"))
            assert [(due.person, due.to, due.seat) for due in floor.state.room.moves_due()] == [
                ("mia", "oak", 6)
            ]
            await floor.do(asks.CallNext(GAME))
            assert floor.state.room.tables["elm"].reserved == {1: "gleb"}
            await floor.do(asks.Move("mia", "oak", 6))
            assert floor.state.room.seats_of("mia") == [("oak", 6)]
            # Whoever moved her is not who she is.
            assert floor.state.names["mia"] == "Mia"

    run_story(story())


def test_a_jackpot_is_hit_shared_and_fetched_and_no_chip_of_it_is_lost(tmp_path: Path) -> None:
    async def story() -> None:
        async with night(tmp_path) as floor:
            await opened(floor)
            await floor.do(takings.SeedJackpot(1_000), *[asks.Hand("oak", pot=100)] * 7)
            assert floor.state.shift.jackpot() == 1_007
            hit = takings.HitJackpot("oak", "9h8h7h9c9d", 2, "9sAs", 4, "ThJh")
            weak = takings.HitJackpot("oak", "9h8h7h9cAd", 2, "9sAs", 4, "ThJh")
            with pytest.raises(Refusal, match="too weak"):
                await floor.do(weak)
            await floor.do(hit)
            # Half of 1,007 is paid: half of that to the loser with the odd chips, a quarter to the winner.
            assert floor.state.room.cage == {"p2": 252, "p4": 125, "p1": 42, "p3": 42, "p5": 42}
            assert floor.state.shift.jackpot() == 1_007 - 503
            await floor.do(asks.Fetch("p2"))
            assert floor.state.shift.book.total() == 0
        # What is left of it is there after the house was out, and in the next shift.
        async with night(tmp_path) as floor:
            assert floor.state.shift.jackpot() == 504
            assert floor.state.room.cage["p4"] == 125

    run_story(story())


@pytest.mark.parametrize("rules", [HighHand(-1), HighHand(10**7), HighHand(60, -300), HighHand(60, 10**13)])
def test_no_high_hand_is_held_backwards_and_nobody_pays_for_having_it(
    tmp_path: Path, rules: HighHand
) -> None:
    """An hour that ends before it has begun was over again at once, for ever: the whole house stood still."""

    async def story() -> None:
        async with night(tmp_path) as floor:
            with pytest.raises(Refusal, match="a week at the most"):
                await floor.do(takings.SetHighHand(rules))
            assert floor.state.kitty.high == HighHand()

    run_story(story())


def test_a_high_hand_of_the_month_that_was_set_before_there_was_a_longest_one_is_read() -> None:
    row = rows.Done(0, "floor", "", takings.SetHighHand(HighHand(30 * 24 * 60, 5_000)))
    assert rows.read(rows.write(row)) == row


def test_of_a_high_hand_held_backwards_that_was_set_before_that_was_refused_nothing_comes() -> None:
    state = CashState()
    DO[takings.SetHighHand](state, takings.SetHighHand(HighHand(-1, 5_000)), HOUR)
    assert not state.kitty.until


def test_the_best_hand_of_the_hour_is_paid_by_the_clock(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with night(tmp_path, clock) as floor:
            await opened(floor)
            await floor.do(
                takings.SeedJackpot(1_000),
                takings.SetHighHand(HighHand(60, 300, "2c2d2h3c3d", rolls=True)),
                takings.ShowHighHand("oak", 1, "KhKd", "AcAdKc2h3h"),
                takings.ShowHighHand("oak", 3, "AhAs", "AcAdKc2h3h"),
            )
            with pytest.raises(Refusal, match="Player 3 has shown"):
                await floor.do(takings.ShowHighHand("oak", 4, "QhQd", "QcQs5d2h3h"))
            clock.now += HOUR
            await floor.do(asks.Tip("oak", 1))
            await until(lambda: floor.state.room.cage == {"p3": 300})
            # Nobody shows one in the second hour: the third is for twice as much.
            clock.now += HOUR
            await floor.do(asks.Tip("oak", 1))
            await until(lambda: floor.state.kitty.rolled == 1)
            await floor.do(takings.ShowHighHand("oak", 1, "KhKd", "AcAdKc2h3h"))
            clock.now += HOUR
            await floor.do(asks.Tip("oak", 1))
            await until(lambda: floor.state.room.cage == {"p3": 300, "p1": 600})

    run_story(story())


def test_a_box_counted_10_short_is_named_with_its_place_and_amount(tmp_path: Path) -> None:
    async def story() -> None:
        async with night(tmp_path) as floor:
            await opened(floor)
            await floor.do(*[asks.Hand("oak", pot=100)] * 24)
            await floor.do(asks.CountBox("oak", "rake", 110, ("Lena", "Floor")))
            _, lines = floor.house.cash.report()
            row = next(iter(csv.DictReader(io.StringIO(sheet(lines)))))
            assert (row["table"], row["rake"], row["rake counted"]) == ("oak", "120", "110")
            assert (row["rake out"], row["rack out"], row["difference"], row["balances"]) == (
                "-10",
                "0",
                "-10",
                "False",
            )

    run_story(story())


def test_tips_go_to_who_dealt_when_they_fell(tmp_path: Path) -> None:
    async def story() -> None:
        async with night(tmp_path) as floor:
            await opened(floor)
            await floor.do(asks.DealerIn("Max"), asks.Push())
            await floor.do(asks.Tip("oak", 12), asks.Tip("elm", 4))
            counted = [
                asks.CountBox(table, "tips", chips, ("Lena", "Floor"))
                for table, chips in (("oak", 12), ("elm", 4))
            ]
            await floor.do(*counted, takings.ShareTips())
            assert [(paid.dealer, paid.chips) for paid in floor.state.kitty.paid] == [
                ("Lena", 12),
                ("Max", 4),
            ]
            assert floor.state.shift.tips() == 0
            with pytest.raises(Refusal, match="no tips"):
                await floor.do(takings.ShareTips())

    run_story(story())


def test_an_hour_at_the_table_brings_points_that_outlive_the_shift(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with night(tmp_path, clock) as floor:
            await opened(floor)
            await floor.do(takings.SetPoints(10))
            clock.now += HOUR
            await floor.do(asks.Away("oak", 1))
            clock.now += HOUR
            await floor.do(*[asks.CashOut("oak", seat, 200) for seat in range(1, 6)])
            await floor.do(asks.CashOut("elm", 2, 200))
            await floor.do(*[asks.CloseTable(table, 5_000) for table in ("elm", "oak")])
            await floor.do(asks.NewShift("saturday"))
            hours = floor.state.kitty.hours
            assert [hours.points(person, clock.now) for person in ("p1", "p2")] == [10, 20]
            await floor.do(takings.SpendPoints("p2", 15, "dinner"))
            with pytest.raises(Refusal, match="5 points, not 6"):
                await floor.do(takings.SpendPoints("p2", 6))

    run_story(story())


def test_a_casino_table_is_opened_filled_rated_and_closed_beside_the_poker(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with night(tmp_path, clock) as floor:
            await opened(floor)
            await floor.do(
                takings.OpenPit("bj", "Blackjack 1", "blackjack", 10_000, pace=60, edge=100),
                takings.BuyAtPit("bj", 4_000),
                takings.RatePlayer("bj", "vera", "Vera", 50),
                takings.FillPit("bj", 2_000),
            )
            clock.now += HOUR
            with pytest.raises(Refusal, match="still open"):
                await floor.do(asks.NewShift("saturday"))
            await floor.do(takings.ClosePit("bj", 8_800), takings.CountDrop("bj", 4_000, ("Lena", "Floor")))
            _, lines = floor.house.cash.pit()
            table, whole = csv.DictReader(io.StringIO(pit_sheet(lines)))
            assert (table["drop"], table["filled"], table["win"], table["theo"]) == (
                "4000",
                "2000",
                "800",
                "30",
            )
            assert whole["win"] == "800"
            assert floor.state.shift.book.total() == 0

    run_story(story())
