"""What a dealer has on his tablet: the tables he deals at, and nothing of the rest of the room."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.house.house import House
from croupier.room.live import asks
from croupier.room.staff.asks import GiveRole
from croupier.staff import Powers
from tests.room.evening import Witness, join, open_house
from tests.waiting import run_story, until

TABLES: tuple[asks.AnyAsk, ...] = (
    asks.NewShift("friday"),
    asks.OpenTable("oak", "Oak", "nl-holdem", 25, 50, 1_000, rack=10_000),
    asks.OpenTable("elm", "Elm", "nl-holdem", 25, 50, 1_000, rack=20_000),
    asks.Sit("oak", 3, "ann", 2_000, "Ann"),
    asks.Sit("elm", 4, "boris", 3_000, "Boris"),
    asks.JoinList("nl-holdem 25-50", "clara", "Clara"),
)


class Onlooker(Witness):
    """Somebody signed in, with what he may do for the house."""

    def __init__(self, house: House, person: str) -> None:
        super().__init__(person, "cash")
        self._house = house

    def sees(self, place: str, permission: Any = "see") -> bool:
        powers: Powers = self._house.staff.powers(self.person or "")
        return powers.grant((permission,), place, self._house.now) is not None


async def shown(house: House, person: str) -> dict[str, Any]:
    onlooker = Onlooker(house, person)
    house.actor("cash").watch(onlooker, None)
    await until(lambda: onlooker.messages)
    house.actor("cash").unwatch(onlooker)
    view: dict[str, Any] = onlooker.messages[-1]["view"]
    return view


async def hired(house: House, name: str, role: str, place: str) -> str:
    person = await join(house, name)
    give = msgspec.json.encode(GiveRole(person.id, role, place))
    await house.ask("staff", By("floor"), give, f"{name}-{place}")
    return person.id


def test_a_dealer_sees_his_own_tables_and_nothing_else_of_the_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            for number, ask in enumerate(TABLES):
                await house.cash.ask(By("floor"), ask, f"ask-{number}")
            lena = await hired(house, "Lena", "dealer", "cash/oak")
            floor = (await shown(house, lena))["floor"]
            (oak,) = floor["tables"]
            assert (oak["table"], [chair["name"] for chair in oak["chairs"]]) == ("oak", ["Ann"])
            assert floor["people"] == {"ann": "Ann"}
            assert [floor[what] for what in ("cage", "log", "moves", "wishes", "slips")] == [[]] * 5
            view = str(await shown(house, lena))
            assert "boris" not in view
            assert "20000" not in view
            # At two tables he sees both; without the role he is one who waits for a seat like any other.
            await hired(house, "Mila", "dealer", "cash")
            mila = house.members.named("Mila")
            assert mila is not None
            assert [each["table"] for each in (await shown(house, mila.id))["floor"]["tables"]] == [
                "oak",
                "elm",
            ]
            nora = await join(house, "Nora")
            assert (await shown(house, nora.id))["floor"] is None

    run_story(story())


def test_a_dealer_works_at_his_own_table_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            for number, ask in enumerate(TABLES):
                await house.cash.ask(By("floor"), ask, f"ask-{number}")
            lena = await hired(house, "Lena", "dealer", "cash/oak")
            by = By.of(house.members.get(lena), house.staff.powers(lena))

            async def deals(ask: asks.AnyAsk) -> None:
                await house.ask("cash", by, msgspec.json.encode(ask), f"{ask}")

            await deals(asks.CallFloor("oak", "dispute"))
            for elsewhere in (asks.Hand("elm", rake=50), asks.CallFloor("elm", "dispute")):
                with pytest.raises(Refusal, match="deal"):
                    await deals(elsewhere)
            with pytest.raises(Refusal, match="plan"):
                await deals(asks.CloseTable("oak", 1))

    run_story(story())
