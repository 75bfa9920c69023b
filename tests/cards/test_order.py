"""The loop of the shuffle reads the bits that `randrange` reads, and makes the deck that it makes."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from croupier.cards import DECK_52, Cards, order, shuffled, twin


class Asked:
    """A source of which nothing is known: it is asked for a number each time."""

    def __init__(self, randomness: Random) -> None:
        self.randomness = randomness

    def randrange(self, stop: int, /) -> int:
        return self.randomness.randrange(stop)


@pytest.mark.parametrize("seed", range(40))
def test_a_deck_by_its_bits_is_the_deck_by_randrange_and_reads_no_more_of_the_source(seed: int) -> None:
    by_bits, asked = Random(seed), Random(seed)
    for _ in range(5):
        assert shuffled(DECK_52, by_bits) == shuffled(DECK_52, Asked(asked))
    assert by_bits.getstate() == asked.getstate()


def test_a_source_that_draws_otherwise_is_asked_itself() -> None:
    class Lowest(Random):
        def randrange(self, *_: object) -> int:
            return 0

    def turned(cards: Cards) -> Cards:
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            order[0], order[last] = order[last], order[0]
        return tuple(order)

    assert shuffled(DECK_52, Lowest(1)) == turned(DECK_52.cards)


@pytest.mark.parametrize("cards", [(), (7,), (3, 9), tuple(range(36)), tuple(range(53)), tuple(range(200))])
@pytest.mark.parametrize("seed", range(5))
def test_machine_code_and_its_twin_draw_the_same_order_from_the_same_bits(
    cards: tuple[int, ...], seed: int
) -> None:
    one, other = Random(seed), Random(seed)
    for _ in range(20):
        drawn = order.in_order(cards, one.getrandbits)
        assert drawn == twin.in_order(cards, other.getrandbits)
        assert sorted(drawn) == sorted(cards)
    assert one.getstate() == other.getstate()


@pytest.mark.parametrize("by", [order, twin])
def test_the_fault_of_a_source_is_told_as_it_is(by: ModuleType) -> None:
    def out(_: int) -> int:
        raise OSError("no randomness")

    with pytest.raises(OSError, match="no randomness"):
        by.in_order(DECK_52.cards, out)
