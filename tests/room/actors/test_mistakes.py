"""Nothing a person sends stops a stream: what is wrong with it is a refusal, in every kind of actor."""

import functools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from croupier.errors import Mistake, Refusal
from croupier.room.actors.actor import Actor
from croupier.room.actors.asks import By
from croupier.room.event.asks import BringBots
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.live import asks as live
from croupier.room.pit.terms import PitTerms
from croupier.tournament import Level, Start, Terms
from croupier.tournament.terms import Prizes
from tests.room.evening import club
from tests.waiting import run_story, until

FLOOR = By("floor")
KINDS = ("oak", "lists", "cash", "event/turbo", "turbo-1", "pit/three")
TURBO = Terms(
    name="Turbo",
    stack=100_000,
    buy_in=10_00,
    seats=4,
    prizes=Prizes(ladder=(100,)),
    levels=(Level(small_blind=10, big_blind=20),),
)


@asynccontextmanager
async def everything(path: Path) -> AsyncIterator[House]:
    """A house with one actor of each kind."""
    house = await House.open(path / "house.db", pace=RUSHED)
    house.start()
    try:
        await house.open_club(club(0))
        await house.pit.open_table(PitTerms("pit/three", "Three", "three-card", 10, 500))
        await house.events.open(TURBO, "turbo")
        await house.events.ask("turbo", FLOOR, BringBots(3), "bots")
        await house.events.ask("turbo", FLOOR, Start(), "start")
        await until(lambda: house.events.table("turbo-1") is not None)
        yield house
    finally:
        await house.close()


class Unreadable:
    """Something that no actor can read."""

    row = None

    def __init__(self, error: Exception) -> None:
        self.error = error


def reads(decide: Any, command: Any) -> Any:
    """Decide as the actor does, but find what is wrong with what is unreadable."""
    if isinstance(command, Unreadable):
        raise command.error
    return decide(command)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_wrong_with_an_ask_is_a_refusal_and_the_stream_goes_on(tmp_path: Path, kind: str) -> None:
    async def story() -> None:
        async with everything(tmp_path) as house:
            actor = house.actor(kind)
            assert isinstance(actor, Actor)
            actor._decide = functools.partial(reads, actor._decide)  # type: ignore[method-assign]
            with pytest.raises(Refusal) as refused:
                await actor.tell(
                    Unreadable(Mistake("policy-no-such-profile", profile="nobody’s", known="")), "one"
                )
            assert refused.value.code == "policy-no-such-profile"
            assert refused.value.params == {"profile": "nobody’s", "known": ""}
            with pytest.raises(Refusal) as refused:
                await actor.tell(Unreadable(ValueError("As 4d")), "two")
            assert refused.value.code == "room-ask-not-understood"
            assert "As" not in str(refused.value)
            assert actor.state.stopped is None
            assert not house.store.was_written(actor.stream, "one")
            assert not house.store.was_written(actor.stream, "two")

    run_story(story())


def test_a_book_the_cash_room_does_not_know_opens_no_table_and_stops_nothing(tmp_path: Path) -> None:
    oak = live.OpenTable("oak", "Oak", "nl-holdem", 25, 50, 1000, profile="nobody’s")

    async def story() -> None:
        async with everything(tmp_path) as house:
            with pytest.raises(Refusal) as refused:
                await house.cash.ask(FLOOR, oak, "one")
            assert refused.value.code == "policy-no-such-profile"
            actor = house.actor("cash")
            assert actor.version == 0
            good = live.OpenTable("oak", "Oak", "nl-holdem", 25, 50, 1000)
            assert await house.cash.ask(FLOOR, good, "two") == 1

    run_story(story())
