"""One rule for every name that is typed, wherever in the house."""

import asyncio
from pathlib import Path

import pytest

from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.house.house import House
from croupier.room.live import asks as live
from croupier.tournament import Level
from croupier.tournament.terms import Terms

FLOOR = By("floor")
LEVELS = (Level(small_blind=50, big_blind=100, minutes=20),)
TOWER = "Le\u200bna"
BLANK = " \u00a0 "


@pytest.mark.parametrize("name", [TOWER, BLANK, "Z\u0301\u0301\u0301\u0301oe", "x" * 61])
def test_no_room_takes_a_name_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    async def evening() -> None:
        house = await House.open(tmp_path / "house.db")
        cash: list[live.AnyAsk] = [
            live.NewShift(name),
            live.DealerIn(name),
            live.OpenTable("", name, "nl-holdem", 1, 2, 40),
            live.CountBox("one", "rake", 0, ("Lena", name)),
            live.JoinList("nl-holdem 1-2", "", name),
        ]
        for number, ask in enumerate(cash):
            with pytest.raises(Refusal, match="name"):
                await house.cash.ask(FLOOR, ask, f"ask-{number}")
        with pytest.raises(Refusal, match="name"):
            await house.events.open(Terms(name=name, stack=5_000, buy_in=10_00, levels=LEVELS), "night")
        await house.close()

    asyncio.run(evening())


def test_names_stand_as_they_were_meant(tmp_path: Path) -> None:
    async def evening() -> None:
        house = await House.open(tmp_path / "house.db")
        event = await house.events.open(
            Terms(name=" Sunday   Night ", stack=5_000, buy_in=10_00, levels=LEVELS), "night"
        )
        assert event.state.terms.name == "Sunday Night"
        # The same terms again are the same event.
        assert await house.events.open(event.state.terms, "night") is event
        house.start()
        await house.cash.ask(FLOOR, live.NewShift("  late   shift "), "shift")
        assert house.cash.report()[0] == "late shift"
        await house.close()

    asyncio.run(evening())
