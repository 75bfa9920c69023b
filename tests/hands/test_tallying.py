"""Hands counted one by one say what a store says of them."""

from __future__ import annotations

from dataclasses import asdict, is_dataclass
from datetime import datetime
from typing import TYPE_CHECKING, get_args

import pytest

from croupier.hands import lines
from croupier.hands.counting import count, course
from croupier.hands.group import By, Which
from croupier.hands.tallying import course_of, tally
from croupier.records import decode, pieces
from tests.hands.test_store import REAL, evening, taken, written

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.hands.store import Store
    from croupier.hands.tallying import Row

WISHES = (
    Which(),
    Which(position="button"),
    Which(seats=6),
    Which(stack=(20, 60)),
    Which(since=datetime(2023, 1, 1), tournament=False),
    Which(until=datetime(2023, 1, 1)),
    Which(tournament=True, game="nl-holdem"),
    Which(player="Vera"),
)


def rows_of(texts: list[str]) -> list[Row]:
    """The rows of hands that a store keeps: those that are exact, each once."""
    found = [lines(played) for text in texts for piece in pieces(text) if (played := piece.play()).exact]
    kept = {hand.key: (hand, seats) for hand, seats in found}
    return [(hand, seat) for hand, seats in kept.values() for seat in seats]


def near(found: object) -> object:
    """The same with numbers that differ in their last bits alone made one."""
    if isinstance(found, float):
        return round(found, 6) + 0.0
    if is_dataclass(found) and not isinstance(found, type):
        return near(asdict(found))
    if isinstance(found, dict):
        return {name: near(each) for name, each in found.items()}
    if isinstance(found, (tuple, list)):
        return [near(each) for each in found]
    return found


@pytest.fixture
def both(store: Store, tmp_path: Path) -> tuple[Store, list[Row]]:
    """An evening and real hands of many games, in a store and as rows."""
    taken(store, written(tmp_path, evening(100)), *REAL[:6])
    texts = [evening(100), *[decode(file.read_bytes()) for file in REAL[:6]]]
    return store, rows_of(texts)


def test_what_is_counted_one_by_one_is_what_a_store_counts(both: tuple[Store, list[Row]]) -> None:
    store, rows = both
    assert len(rows) > 300
    for which in WISHES:
        for by in (None, *get_args(By)):
            assert near(tally(rows, which, by)) == near(count(store, which, by)), (which, by)


def test_the_course_ends_where_the_stores_does(both: tuple[Store, list[Row]]) -> None:
    store, rows = both
    vera = Which(player="Vera")
    assert course_of(rows, vera, 10)[-1] == course(store, vera, 10)[-1] == (100, 49.5, 49.5)
    assert course_of(rows, Which(player="nobody")) == []


def test_a_single_hand_says_nothing_of_what_others_would_have_won() -> None:
    rows = rows_of([evening(2)])
    one = [row for row in rows if row[0].key == rows[0][0].key]
    (group,) = tally(one, Which(player="Vera"))
    assert (group.hands, group.winnings.between, group.winnings.adjusted_between) == (1, None, None)
    (both,) = tally(rows, Which(player="Vera"))
    assert both.hands == 2
    assert both.winnings.between is not None
