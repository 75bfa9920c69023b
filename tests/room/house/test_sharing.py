"""What whoever has the desk tells those who lead tables."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from croupier.room.actors.watched import Reached
from croupier.room.bus.port import LARGEST, Letter, subject
from croupier.room.bus.within import WithinOne
from croupier.room.event.table.actor import Door
from croupier.room.house.sharing import Here, Sharing, in_letters
from croupier.room.house.showing import Eye
from croupier.room.table.state import TableState
from tests.waiting import run_story, until


class _Desk:
    """It does not get on with what stands in the line for the oak."""

    book: Any = None

    def brings(self, _actor: Any, _person: str) -> int:
        return 0

    def pace(self, _actor: Any) -> int | None:
        return 0

    def line(self, table: TableState | str) -> None:
        assert table != "oak"

    def door(self, _actor: Any) -> None:
        return None

    def at_fault(self) -> bool:
        return False


def test_a_table_of_which_nothing_can_be_told_keeps_nobody_from_another(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        bus, lease = WithinOne(), SimpleNamespace(sure=True)
        sharing = Sharing(bus, lease)  # type: ignore[arg-type]  # nothing else is asked of it
        sharing.desk = _Desk()
        heard: list[str] = []

        def heard_of(table: str, _: Letter) -> None:
            heard.append(table)

        for table in ("oak", "elm"):
            stream = f"table/{table}"
            await bus.listen(subject("here", stream), partial(heard_of, table))
            actor: Any = SimpleNamespace(stream=stream, state=table, people={"ann"}, elsewhere={})
            sharing.here(actor)
        await until(lambda: heard)
        assert heard == ["elm"]

    run_story(story())
    assert caplog.messages == ["who looks on at table/oak is not told: AssertionError"]


def test_those_who_look_on_at_one_table_are_told_of_in_letters_that_the_bus_carries() -> None:
    people = tuple([f"{number:024}" for number in range(9_000)])
    eyes = tuple([Eye(Reached("west", f"west-{who}"), who, False, 7, 10**12, None, 5_000) for who in people])
    told = Here(people, 0, eyes, None, fault=True, door=Door(False, people[:700], people[:40]))
    letters = in_letters(told, 3)
    assert len(letters) > 1
    assert max(len(msgspec.json.encode(each)) for each in letters) < LARGEST
    sharing = Sharing(WithinOne(), SimpleNamespace(sure=True))  # type: ignore[arg-type]  # nothing else is asked of it
    # One of an earlier count was lost.
    assert sharing._whole("table/oak", in_letters(told, 2)[0]) is None
    *first, last = [sharing._whole("table/oak", each) for each in letters]
    assert first == [None] * len(first)
    assert last is not None
    assert (last.people, last.eyes, last.door, last.pace, last.fault) == (people, eyes, told.door, 0, True)
    (short,) = in_letters(Here(people[:400], 0), 4)
    assert sharing._whole("table/oak", short) == short
