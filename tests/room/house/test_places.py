"""Who sits where, as a page is told that leads somebody to all of his tables."""

from typing import Any, NamedTuple

from croupier.room.house.places import Places
from croupier.room.table.asks import Leave
from croupier.room.table.state import TableState
from tests.room.says import says
from tests.room.table.felt import Felt


class Actor(NamedTuple):
    """A table as far as its seats go."""

    id: str
    felt: Felt

    @property
    def state(self) -> TableState:
        """How it stands."""
        return self.felt.state


def table(id: str) -> Any:
    return Actor(id, Felt(id=id))


def test_a_person_has_the_tables_he_sits_at_in_the_order_he_came() -> None:
    told: list[str] = []
    places = Places(told.append)
    oak, elm = table("oak"), table("elm")
    oak.felt.sit("ann", 1)
    oak.felt.sit("nora", 2, bot=True)
    places.look(oak)
    elm.felt.sit("ann", 4)
    places.look(elm)
    places.look(elm)
    assert places.of("ann") == ("oak", "elm")
    assert places.of("nora") == ()
    assert told == ["ann", "ann"]


def test_who_has_left_has_the_table_no_more() -> None:
    told: list[str] = []
    places = Places(told.append)
    oak = table("oak")
    oak.felt.sit("ann", 1)
    places.look(oak)
    oak.felt.tell(says("ann", Leave()))
    places.look(oak)
    assert places.of("ann") == ()
    assert told == ["ann", "ann"]
