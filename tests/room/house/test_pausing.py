"""A pause of the whole house: told to everybody, hands in play come to their end, nothing new is dealt."""

from pathlib import Path

import msgspec
import pytest

from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.actors.opening import Times
from croupier.room.event.asks import BringBots
from croupier.room.house.significant import CODEC, SIGNIFICANT, PauseAnnounced
from croupier.room.pit import asks as pit
from croupier.room.pit.terms import RULES, PitTerms
from croupier.tournament import Level, Start
from croupier.tournament import Terms as EventTerms
from tests.room.evening import Clock, club, join, open_house
from tests.waiting import loop_turns, run_story, until

JADE = PitTerms("pit/jade", "Jade", "three-card", 50, 1_000, pause=0, pace=0)
TURBO = EventTerms(
    name="Turbo",
    stack=5_000,
    buy_in=0,
    seats=4,
    levels=(Level(small_blind=50, big_blind=100, minutes=20),),
)
OWNER = By("floor", "olga", "Olga")


def test_a_pause_lets_every_hand_end_and_nothing_begin_until_it_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_house(tmp_path, *club(4), clock=clock) as house:
            house.times = Times(pause=0)
            await house.pit.open_table(JADE)
            await house.events.open(TURBO, "turbo")
            await house.events.ask("turbo", By("floor"), BringBots(4), "bots")
            await house.events.ask("turbo", By("floor"), Start(), "start")
            ann = By.of(await join(house, "Ann"))
            for first in (pit.ReadRules(RULES), pit.BuyIn(1_000)):
                await house.ask("pit/jade", ann, msgspec.json.encode(first), f"{type(first).__name__}")
            oak = house.tables["oak"]
            await until(lambda: oak.state.in_hand and house.events.at_tables)
            (turbo,) = house.events.at_tables
            await until(lambda: turbo.state.in_hand)
            told: list[str] = []
            closed: list[bool] = []
            house.pausing.follow(lambda what: told.append(what.code))
            house.pausing.closes = lambda: closed.append(oak.state.in_hand or turbo.state.in_hand)
            await house.pause(OWNER, 0, 60)
            await until(lambda: closed)
            assert closed == [False]
            dealt = oak.state.number, turbo.state.number
            for ask in (pit.Bet(1, 50), pit.Bets((pit.LaidBox(1, {"ante": 50}),)), pit.Repeat()):
                with pytest.raises(Refusal) as no:
                    await house.ask("pit/jade", ann, msgspec.json.encode(ask), f"{type(ask).__name__}")
                assert no.value.code == "room-paused"
            for name in ("Boris", "Cid", "Dora"):
                clock.now += 10_000
                oak.nudge()
                turbo.nudge()
                # Whatever was dealt meanwhile is on the disk before who comes now.
                await loop_turns()
                await join(house, name)
            assert (oak.state.number, turbo.state.number) == dealt
            await house.pause(OWNER, None, 60)
            await until(lambda: oak.state.number > dealt[0])
            clock.now += 120_000
            turbo.nudge()
            house.events.event("turbo").nudge()
            await until(lambda: turbo.state.number > dealt[1])
            assert told == ["room-paused", "room-pause-off"]
            rows = [CODEC.read(row.row) for row in house.store.rows(SIGNIFICANT)]
            assert [row.at > 0 for row in rows if isinstance(row, PauseAnnounced)] == [True, False]

    run_story(story())


def test_whoever_comes_is_told_how_long_it_is_until_then_and_hands_are_not_waited_for_for_ever(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_house(tmp_path, *club(0), clock=clock) as house:
            with pytest.raises(Refusal) as refused:
                await house.pause(OWNER, 600, 60)
            assert refused.value.code == "room-pause-shared"
            assert house.pausing.told is None
            closed: list[bool] = []
            house.pausing.closes = lambda: closed.append(True)
            for wait, says in (
                (600, {"minutes": 10}),
                (121, {"minutes": 2}),
                (90, {"seconds": 90}),
                (1, {"seconds": 1}),
            ):
                await house.pause(OWNER, wait, 60)
                assert house.pausing.told is not None
                assert house.pausing.told.params == says
            house.pausing._playing = lambda: True
            await house.pause(OWNER, 0, 0)
            await until(lambda: closed)

    run_story(story())


def test_a_pause_that_is_put_off_after_it_has_begun_is_lifted_until_then(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_house(tmp_path, *club(4), clock=clock) as house:
            house.times = Times(pause=0)
            oak = house.tables["oak"]
            house.pausing._playing = lambda: True
            house.pausing.closes = lambda: None
            await house.pause(OWNER, 0, 60)
            await until(lambda: house.pausing.begun and not oak.state.in_hand)
            dealt = oak.state.number
            clock.now += 10_000
            await house.pause(OWNER, 900, 60)
            assert not house.pausing.begun
            assert house.pausing.told is not None
            assert house.pausing.told.code == "room-pause-in-minutes"
            await join(house, "Ann")
            await until(lambda: oak.state.number > dealt)

    run_story(story())


def test_bets_that_lie_when_a_pause_begins_stay_and_are_played_for_once_it_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_house(tmp_path, *club(0), clock=clock) as house:
            jade = await house.pit.open_table(JADE)
            ann = By.of(await join(house, "Ann"))
            for first in (pit.ReadRules(RULES), pit.BuyIn(1_000), pit.Bet(1, 50)):
                await house.ask("pit/jade", ann, msgspec.json.encode(first), f"{type(first).__name__}")
            closed: list[bool] = []
            house.pausing.closes = lambda: closed.append(jade.state.playing)
            await house.pause(OWNER, 0, 60)
            await until(lambda: closed)
            # She is ready, and her time to bet is over: either began the round.
            await house.ask("pit/jade", ann, msgspec.json.encode(pit.Ready()), "ready")
            clock.now += 120_000
            jade.nudge()
            await loop_turns()
            await join(house, "Boris")
            assert closed == [False]
            assert not jade.state.playing
            assert jade.state.layouts
            await house.pause(OWNER, None, 60)
            await until(lambda: jade.state.playing)
            assert jade.state.started == {ann.person: 1_000}

    run_story(story())


def test_a_house_closes_whatever_its_pause_has_died_of(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, *club(0)) as house:

            def breaks() -> bool:
                raise ZeroDivisionError

            house.pausing.closes = lambda: None
            house.pausing._playing = breaks
            await house.pause(OWNER, 0, 60)
            await until(lambda: house.pausing._task is not None and house.pausing._task.done())
            await house.pausing.stop()

    run_story(story())
