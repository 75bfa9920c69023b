"""Who keeps a stack full: between hands the house adds from his wallet what is missing, and never more than it may."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from croupier.care.decide import Money
from croupier.care.facts import Limited
from croupier.errors import Refusal
from croupier.ledger import HOUSE_ISSUE, transfer, wallet
from croupier.room.care.actor import CareActor
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.house.rules import Rules
from croupier.room.journal.commit import Commit
from croupier.room.table import asks
from croupier.rulebook import Layer, profile
from tests.room.evening import Clock, club, sit
from tests.room.says import asks as asked
from tests.room.says import says
from tests.waiting import loop_turns, run_story, until

PAUSE = 5_000
LIMITS = Rules(profile("online-cash").laid_over(Layer("house", "Riverside", (("personal_limits", True),))))


class Two:
    """Ann and Boris with 5,000 each at a table of 50/100, whose buy-ins go from 4,000 to 20,000."""

    def __init__(self, house: House, clock: Clock) -> None:
        self.house = house
        self.clock = clock
        self.state_of = lambda: house.tables["oak"].state

    @property
    def stacks(self) -> dict[str, int]:
        return {each.name: each.chips for each in self.state_of().seated.values()}

    def held(self, name: str) -> int:
        return self.house.book.balance(wallet(self.person(name)))

    def person(self, name: str) -> str:
        return next(each.person for each in self.state_of().seated.values() if each.name == name)

    async def asks(self, name: str, ask: asks.Seating | asks.Playing, id: str) -> int | str | None:
        return await asked(self.house, "oak", says(self.person(name), ask, name), id)

    async def a_hand(self, *, raised_to: int = 0) -> str:
        """A hand that the small blind gives up, having raised to so many chips where any are named; who it was."""
        self.clock.now += PAUSE
        actor = self.house.tables["oak"]
        number = self.state_of().number
        actor.nudge()
        await until(lambda: self.state_of().number > number)
        loser = self.state_of().seated[self.state_of().hand.actor].name
        await self._acts("raise", raised_to) if raised_to else None
        await self._acts("raise", 2 * raised_to) if raised_to else None
        await self._acts("fold")
        await loop_turns()
        return loser

    async def _acts(self, action: str, to: int = 0) -> None:
        state = self.state_of()
        assert state.hand is not None
        assert state.hand.actor is not None
        act = asks.Act(state.number, state.hand.moment, action, to)  # type: ignore[arg-type]
        await self.asks(state.seated[state.hand.actor].name, act, f"act-{state.number}-{state.hand.moment}")


@asynccontextmanager
async def two(path: Path, rules: Rules | None = None) -> AsyncIterator[Two]:
    clock = Clock()
    house = await House.open(path / "house.db", pace=RUSHED, clock=clock, entropy=Random(11), rules=rules)
    house.start()
    try:
        await house.open_club(club(0, pause=PAUSE))
        await sit(house, "Ann", 1, 5_000)
        await sit(house, "Boris", 2, 5_000)
        yield Two(house, clock)
    finally:
        await house.close()


def test_a_stack_is_filled_up_after_each_hand_that_has_made_it_smaller(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as table:
            loser = await table.a_hand(raised_to=1_000)
            winner = {"Ann": "Boris", "Boris": "Ann"}[loser]
            assert table.stacks == {loser: 4_000, winner: 6_000}
            await table.asks(loser, asks.KeepStack(5_000), "keep")
            await until(lambda: table.stacks[loser] == 5_000)
            assert table.held(loser) == 100_000 - 6_000
            await table.asks(winner, asks.KeepStack(5_000), "keep too")
            assert await table.a_hand(raised_to=500) == winner
            # He had more than he keeps, and has so still: 6,000 less 500; the other keeps what he wins.
            assert table.stacks == {winner: 5_500, loser: 5_500}
            assert table.held(winner) == 100_000 - 5_000
            assert await table.a_hand(raised_to=1_500) == loser
            await until(lambda: table.stacks == {winner: 7_000, loser: 5_000})
            assert table.held(loser) == 100_000 - 7_000
            await table.asks(loser, asks.KeepStack(0), "no longer")
            await table.a_hand()
            assert await table.a_hand() == loser
            assert table.stacks[loser] == 5_000

    run_story(story())


def test_no_more_is_added_than_the_wallet_holds(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as table:
            loser = await table.a_hand(raised_to=1_000)
            spent = transfer("spent", wallet(table.person(loser)), HOUSE_ISSUE, 94_400)
            await table.house.store.commit(Commit("spent", 1, 0, "", transaction=spent))
            table.house.book.post(spent)
            await table.asks(loser, asks.KeepStack(5_000), "keep")
            await until(lambda: table.held(loser) == 0)
            assert table.stacks[loser] == 4_600

    run_story(story())


def test_who_has_set_himself_a_limit_is_not_filled_up_beyond_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path, LIMITS) as table:
            loser = await table.a_hand(raised_to=1_000)
            await table.house.care.limits(Limited(table.person(loser), "buy-in", 900))
            await table.asks(loser, asks.KeepStack(5_000), "keep")
            await loop_turns()
            assert table.stacks[loser] == 4_000
            await table.asks(loser, asks.KeepStack(4_900), "keep less")
            await until(lambda: table.stacks[loser] == 4_900)

    run_story(story())


@pytest.mark.parametrize("chips", [3_999, 20_001])
def test_a_stack_is_kept_at_what_one_may_sit_down_with(tmp_path: Path, chips: int) -> None:
    async def story() -> None:
        async with two(tmp_path) as table:
            with pytest.raises(Refusal, match="the buy-in is"):
                await table.asks("Ann", asks.KeepStack(chips), "keep")

    run_story(story())


def test_who_thinks_better_of_it_at_once_is_filled_up_to_what_he_said_last(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as table:
            loser = await table.a_hand(raised_to=1_000)
            await asyncio.gather(
                table.asks(loser, asks.KeepStack(5_000), "keep"),
                table.asks(loser, asks.KeepStack(6_000), "keep more"),
            )
            await until(lambda: table.stacks[loser] >= 6_000)
            await loop_turns()
            assert table.stacks[loser] == 6_000
            assert table.held(loser) == 100_000 - 7_000

    run_story(story())


def test_who_adds_chips_himself_while_the_house_looks_at_his_limits_has_no_more_than_he_keeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        looked, answers = asyncio.Event(), asyncio.Event()
        check = CareActor.check_buy_in

        async def slowly(care: CareActor, person: str, chips: int, money: Money) -> None:
            if not looked.is_set():
                looked.set()
                await answers.wait()
            await check(care, person, chips, money)

        async with two(tmp_path, LIMITS) as table:
            loser = await table.a_hand(raised_to=1_000)
            monkeypatch.setattr(CareActor, "check_buy_in", slowly)
            await table.asks(loser, asks.KeepStack(5_000), "keep")
            await looked.wait()
            await table.asks(loser, asks.TopUp(600), "by himself")
            assert table.stacks[loser] == 4_600
            answers.set()
            await until(lambda: table.stacks[loser] >= 5_000)
            await loop_turns()
            assert table.stacks[loser] == 5_000

    run_story(story())
