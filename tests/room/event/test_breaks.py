"""Whoever plays several events sees the breaks of all of them, and of no other."""

from pathlib import Path
from typing import Any

import pytest

from croupier.room.actors.asks import By
from croupier.tournament import Cancel, Level, Register, Start, Terms
from croupier.tournament.commands import Bust
from croupier.tournament.terms import Breaks
from tests import under
from tests.room.desk import at_the_desk
from tests.room.evening import Clock
from tests.room.event.test_actor import house_at, told

MINUTE = 60_000
LEVELS = (Level(small_blind=50, big_blind=100), Level(pause=10), Level(small_blind=100, big_blind=200))
FLOOR = By("floor")


def terms(name: str, **given: Any) -> Terms:
    whole: dict[str, Any] = {"levels": LEVELS, "stack": 1_000, "buy_in": 0, "live": True}
    return Terms(name=name, profile=under.book(), **(whole | given))


@pytest.mark.under("online-tournament")
@pytest.mark.clause("ONLINE:break-3")
@told
async def test_a_player_sees_the_breaks_of_every_event_he_is_entered_in(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        begins = clock.now + 60 * MINUTE
        await house.events.open(terms("Friday"), "friday", begins)
        await house.events.open(
            terms("Sunday", levels=LEVELS[:1], breaks=Breaks(minute=55, length=5)), "sunday"
        )
        await house.events.open(terms("Monday"), "monday", begins)
        for event, players in (
            ("friday", ("ann", "bob")),
            ("sunday", ("ann", "bob", "cid")),
            ("monday", ("bob", "cid")),
        ):
            for player in players:
                await at_the_desk(house, event, Register(player, player), f"{event}-{player}")

        def seen(player: str) -> dict[str, list[tuple[int, int]]]:
            found = house.events.breaks(player, clock.now)
            return {each.id: [(one.at, one.length // MINUTE) for one in each.breaks] for each in found}

        assert seen("ann") == {"friday": [(begins + 20 * MINUTE, 10)], "sunday": []}
        assert [*seen("cid")] == ["monday", "sunday"]
        assert seen("dan") == {}
        await house.events.ask("sunday", FLOOR, Start(), "start")
        [(first, length), (second, _), *_] = seen("ann")["sunday"]
        assert (first // MINUTE % 60, length, second - first) == (55, 5, 60 * MINUTE)
        await house.events.ask("sunday", FLOOR, Bust("ann", takers=("bob",)), "bust")
        assert [*seen("ann")] == ["friday"]
        # Nor of what is over: won, or called off.
        await house.events.ask("sunday", FLOOR, Bust("cid", takers=("bob",)), "bust cid")
        await house.events.ask("monday", FLOOR, Cancel(), "cancel")
        assert [*seen("bob")] == ["friday"]
