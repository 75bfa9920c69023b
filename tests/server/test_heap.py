"""Cyclic garbage is let go of; what was looked through is not looked through again before there is much more."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from croupier.server import heap
from croupier.server.heap import Heap


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_what_is_new_is_let_go_of_and_what_is_old_once_there_is_much_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(heap, "COUNTED", 2)
    kept, knot = Heap(), Knot()
    young, old = weakref.ref(Knot()), weakref.ref(knot)
    monkeypatch.setattr(heap, "LEAST", 10**9)
    assert not kept.look()
    assert (young(), old()) == (None, knot)
    del knot
    assert not kept.look()
    assert not kept.look()
    assert old() is not None
    monkeypatch.setattr(heap, "LEAST", -(10**9))
    monkeypatch.setattr(heap, "GROWN", 0.0)
    assert kept.look()
    assert old() is None
