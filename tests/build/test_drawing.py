"""The drawing of the house: what it counts, and that it is up to date."""

import importlib.util
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def tool():
    spec = importlib.util.spec_from_file_location("drawing", ROOT / "tools" / "drawing.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["drawing"] = module
    spec.loader.exec_module(module)
    return module


DRAWING = tool()


@pytest.fixture
def small():
    """A house of three floors: a room of two folders above cards, and a table that looks up into the room."""
    files = ["croupier", "croupier.cards", "croupier.cards.deck", "croupier.room"]
    files += [f"croupier.room.{name}" for name in ("hand", "hand.deal", "table", "table.seats", "table.view")]
    folders = ["croupier", "croupier.cards", "croupier.room", "croupier.room.hand", "croupier.room.table"]
    arrows = [
        ("croupier.room.hand.deal", "croupier.cards.deck"),
        ("croupier.room.table.seats", "croupier.room.hand.deal"),
        ("croupier.room.table.view", "croupier.cards.deck"),
        ("croupier.room.table.view", "croupier.room.table.seats"),
    ]
    contracts = [
        {"type": "layers", "layers": ["croupier.room", "croupier.cards"]},
        {"type": "layers", "containers": ["croupier.room"], "layers": ["table | list", "hand"]},
        {"type": "acyclic_siblings", "ancestors": ["croupier"]},
    ]
    floors = DRAWING.floors_of(contracts)
    return DRAWING.House(frozenset(files), frozenset(folders), frozenset(arrows), floors)


def more(house, *arrows):
    return house._replace(arrows=house.arrows | set(arrows))


def test_the_floors_are_those_of_the_contracts(small):
    assert [floors.container for floors in small.floors] == ["croupier", "croupier.room"]
    assert small.floors[1].floors == (("croupier.room.table", "croupier.room.list"), ("croupier.room.hand",))


def test_arrows_between_folders_are_those_of_the_files_in_them(small):
    assert small.between(["croupier.room", "croupier.cards"]) == {("croupier.room", "croupier.cards")}
    assert small.between(small.folders_of("croupier.room")) == {("croupier.room.table", "croupier.room.hand")}


def test_nothing_runs_back_where_every_arrow_leads_down(small):
    assert small.back() == []
    assert DRAWING.circles(small.arrows) == []


def test_an_arrow_to_a_floor_above_runs_back_in_the_house_and_inside_a_room(small):
    up, over = (
        ("croupier.cards.deck", "croupier.room.hand.deal"),
        ("croupier.room.hand.deal", "croupier.room.table.seats"),
    )
    assert more(small, up, over).back() == [up, over]


def test_a_neighbour_that_must_not_be_known_is_an_arrow_back(small):
    across = ("croupier.room.list.rows", "croupier.room.table.seats")
    assert more(small, across).back() == [across]


def test_a_circle_is_told_with_everybody_in_it(small):
    around = more(small, ("croupier.room.hand.deal", "croupier.room.table.view"))
    circle = ("croupier.room.hand.deal", "croupier.room.table.seats", "croupier.room.table.view")
    assert DRAWING.circles(around.arrows) == [circle]
    assert "| circles of files | 1 |" in DRAWING.page(around)
    assert "at_room_hand -.-> at_room_table" in DRAWING.page(around)


def test_an_arrow_that_can_be_walked_over_others_is_not_drawn():
    assert DRAWING.reduced([("a", "b"), ("b", "c"), ("a", "c")]) == [("a", "b"), ("b", "c")]
    assert DRAWING.reduced([("a", "b"), ("b", "a"), ("a", "c")]) == [("a", "b"), ("a", "c"), ("b", "a")]


def test_no_arrow_of_the_house_runs_back():
    assert DRAWING.house().back() == []


def test_the_page_is_up_to_date():
    path = ROOT / DRAWING.PAGE
    assert path.read_text("utf-8") == DRAWING.page(DRAWING.house()), "run .venv/bin/python tools/drawing.py"
