"""Who sits where, as a page is told that leads somebody to all of his tables."""

from croupier.room.house.places import Places
from tests.room.table.felt import Felt


class Actor:
    """A table as far as its seats go."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.felt = Felt(id=id)

    @property
    def state(self):
        return self.felt.state


def test_a_person_has_the_tables_he_sits_at_in_the_order_he_came() -> None:
    told: list[str] = []
    places = Places(told.append)
    oak, elm = Actor("oak"), Actor("elm")
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
    from croupier.room.table.asks import Leave
    from tests.room.says import says

    told: list[str] = []
    places = Places(told.append)
    oak = Actor("oak")
    oak.felt.sit("ann", 1)
    places.look(oak)
    oak.felt.tell(says("ann", Leave()))
    places.look(oak)
    assert places.of("ann") == ()
    assert told == ["ann", "ann"]
