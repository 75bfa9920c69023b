"""Rows for ever: every kind has a version, and rows of older versions read as if they were written today."""

import msgspec
import pytest

from croupier.errors import Broken
from croupier.room.journal.codec import Codec, Upcast


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    person: str
    seat: int


class Raised(msgspec.Struct, frozen=True, tag="raised"):
    seat: int
    stacks: dict[int, int]


class Kept(msgspec.Struct, frozen=True):
    seats: dict[int, str]


def boxes_are_seats(old):
    return {"type": "sat", "person": old["person"], "seat": old["box"]}


def people_have_ids(old):
    return {**old, "person": old["person"].lower()}


def bumps_are_raises(old):
    return {"v": 2, "type": "raised", "seat": old["seat"], "stacks": {}}


def raises_tell_stacks(old):
    return {**old, "stacks": {}}


CODEC = Codec(
    "table",
    Sat | Raised,
    [
        Upcast("sat", 1, boxes_are_seats),
        Upcast("sat", 2, people_have_ids),
        Upcast("raised", 1, raises_tell_stacks),
        Upcast("bump", 1, bumps_are_raises),
    ],
)


def test_a_row_is_written_with_its_version_and_read_as_it_was() -> None:
    text = CODEC.write(Raised(3, {1: 500}))
    assert text == '{"v":2,"type":"raised","seat":3,"stacks":{"1":500}}'
    assert CODEC.read(text) == Raised(3, {1: 500})
    assert CODEC.versions == {"sat": 3, "raised": 2}


def test_a_row_of_any_earlier_version_is_brought_up_step_by_step() -> None:
    assert CODEC.read('{"type":"sat","person":"ANN","box":4}') == Sat("ann", 4)
    assert CODEC.read('{"v":2,"type":"sat","person":"ANN","seat":4}') == Sat("ann", 4)
    assert CODEC.read('{"type":"raised","seat":2}') == Raised(2, {})


def test_an_older_row_that_would_read_as_it_is_is_brought_up_all_the_same() -> None:
    assert CODEC.read('{"v":2,"type":"sat","person":"ANN","seat":4}').person == "ann"
    assert CODEC.read('{"v":3,"type":"sat","person":"ANN","seat":4}').person == "ANN"


def test_a_kind_that_goes_on_under_another_name_is_read_as_that() -> None:
    assert CODEC.read('{"type":"bump","seat":5}') == Raised(5, {})


@pytest.mark.parametrize(
    ("row", "code", "kind", "version"),
    [
        ('{"v":4,"type":"sat","person":"ann","seat":4}', "room-row-newer", "table/sat", 4),
        ('{"v":7,"type":"danced","seat":4}', "room-row-unknown", "table/danced", 7),
        ('{"v":0,"type":"sat","person":"ann","seat":4}', "room-row-too-old", "table/sat", 0),
    ],
)
def test_a_row_that_is_newer_or_of_no_known_kind_is_refused(row, code, kind, version) -> None:
    with pytest.raises(Broken) as refused:
        CODEC.read(row)
    assert refused.value.code == code
    assert (refused.value.params["kind"], refused.value.params["version"]) == (kind, version)
    assert kind in refused.value.say("ru")


@pytest.mark.parametrize(
    "row",
    [
        "",
        "{",
        "[]",
        "null",
        '{"v":3,"type":"sat","person":"ann"}',
        '{"type":"sat","person":"ANN"}',
        '{"type":"sat","person":5,"box":4}',
        '{"v":"x","type":"sat"}',
        '{"v":3,"type":7}',
    ],
)
def test_a_garbled_row_is_refused_with_its_kind(row) -> None:
    with pytest.raises(Broken) as refused:
        CODEC.read(row)
    assert refused.value.code == "room-row-unreadable"
    assert "table" in refused.value.params["kind"]


def test_a_snapshot_has_a_version_too() -> None:
    codec = Codec("snapshot", Kept, [Upcast("", 1, lambda old: {"seats": old["chairs"]})])
    assert codec.write(Kept({3: "ann"})) == '{"v":2,"seats":{"3":"ann"}}'
    assert codec.read('{"v":2,"seats":{"3":"ann"}}') == codec.read('{"chairs":{"3":"ann"}}')
    with pytest.raises(Broken) as refused:
        codec.read('{"v":3,"seats":{"3":"ann"}}')
    assert refused.value.code == "room-row-newer"
