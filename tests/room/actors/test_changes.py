"""A view and its changes make the next view, in both languages."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, UnsetType

from croupier.room.actors.changes import Changes, applied

CASES = Path(__file__).parents[3] / "web" / "src" / "kit" / "changes.cases.json"


class Leaf(msgspec.Struct, frozen=True):
    """Something with a number and perhaps a name."""

    number: int
    name: str | None
    note: str | UnsetType = UNSET


class Sparse(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that leaves out what is usual."""

    kind: str
    amount: int = 0


class Tree(msgspec.Struct, frozen=True):
    """Something with parts of every sort."""

    leaves: tuple[Leaf, ...]
    sparse: tuple[Sparse, ...]
    by_name: dict[str, Leaf]
    by_number: dict[int, int]
    words: list[str]
    pair: tuple[int, int] | None
    part: Tree | None


small = st.integers(0, 3)
words = st.sampled_from(["", "ann", "bob", "cid"])
leaves = st.builds(Leaf, small, st.none() | words, st.just(UNSET) | words)
trees = st.recursive(
    st.none(),
    lambda part: st.builds(
        Tree,
        st.lists(leaves, max_size=6).map(tuple),
        st.lists(st.builds(Sparse, words, small), max_size=3).map(tuple),
        st.dictionaries(words, leaves),
        st.dictionaries(small, small),
        st.lists(words, max_size=6),
        st.none() | st.tuples(small, small),
        part,
    ),
    max_leaves=3,
)


def sent(view: object) -> Any:
    """A view as it is read from the wire."""
    return json.loads(msgspec.json.encode(view))


@given(st.lists(trees, min_size=2, max_size=5))
def test_a_view_and_its_changes_are_the_next_view(views: list[Tree | None]) -> None:
    told, shown = Changes(), sent(views[0])
    for before, after in pairwise(views):
        change = told.between(before, after)
        assert (change is None) == (sent(before) == sent(after))
        shown = applied(shown, json.loads(change)) if change is not None else shown
        assert shown == sent(after)


@given(trees, trees)
def test_what_is_the_same_object_changes_no_byte_of_what_is_told(
    one: Tree | None, other: Tree | None
) -> None:
    """Sharing makes the telling quick, and nothing else: a copy of a view is told as the view itself."""
    copied = msgspec.json.decode(msgspec.json.encode(other), type=Tree | None)
    assert Changes().between(one, other) == Changes().between(one, copied)


@pytest.mark.parametrize("case", json.loads(CASES.read_text()), ids=lambda case: case["what"])
def test_the_page_reads_what_the_room_writes(case: dict[str, Any]) -> None:
    change = Changes().between(case["old"], case["new"])
    assert json.loads(change or b"{}") == case["change"]
    assert applied(case["old"], case["change"]) == case["new"]
