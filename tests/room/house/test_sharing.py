"""What whoever has the desk tells those who lead tables."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from croupier.room.bus.port import Letter, subject
from croupier.room.bus.within import WithinOne
from croupier.room.house.sharing import Sharing
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
