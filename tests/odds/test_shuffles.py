"""What many decks look like: even shuffles pass, and uneven ones fail the test that is about their fault."""

from collections.abc import Callable
from random import Random
from statistics import mean

import numpy as np
import pytest

from croupier.cards import shuffled
from croupier.cards.deck import DECK_52
from croupier.odds.shuffles import TESTS, counted, findings, together

PACK = list(DECK_52.cards)


def decks(shuffle: Callable[[Random], list[int]], many: int = 12_000, seed: int = 11) -> np.ndarray:
    chance = Random(seed)
    return np.array([shuffle(chance) for _ in range(many)], dtype=np.uint8)


def even(chance: Random) -> list[int]:
    return list(shuffled(DECK_52, chance))


def never_stays(chance: Random) -> list[int]:
    """The swap leaves out the card itself (Sattolo): no card stays where it lay."""
    order = PACK.copy()
    for last in range(51, 0, -1):
        other = chance.randrange(last)
        order[last], order[other] = order[other], order[last]
    return order


def riffled(chance: Random) -> list[int]:
    """Five riffles, two short of what a pack takes; it was cut first, so that every place is even."""
    cut = chance.randrange(52)
    order = PACK[cut:] + PACK[:cut]
    for _ in range(5):
        left = sum(chance.getrandbits(1) for _ in PACK)
        halves = [order[:left][::-1], order[left:][::-1]]
        order = []
        while halves[0] or halves[1]:
            from_left = chance.randrange(len(halves[0]) + len(halves[1])) < len(halves[0])
            order.append(halves[0 if from_left else 1].pop())
    return order


def failed(found: np.ndarray) -> set[str]:
    return {each.name for each in findings(counted(found)) if not each.passed}


def test_even_shuffles_pass() -> None:
    found = findings(counted(decks(even)))
    assert [each.name for each in found if not each.passed] == []
    assert sorted(each.name for each in found) == sorted(TESTS)
    assert 0.3 < mean(each.chance for each in found) < 0.7


@pytest.mark.parametrize(("uneven", "by"), [(never_stays, "place"), (riffled, "pair-1")])
def test_uneven_shuffles_are_found_out(uneven: Callable[[Random], list[int]], by: str) -> None:
    assert by in failed(decks(uneven))


def test_decks_that_follow_one_another_are_looked_at() -> None:
    chance = Random(4)
    found: list[list[int]] = []
    for _ in range(12_000):
        # One deck in twelve begins where the deck before it did.
        deck = even(chance)
        if found and chance.randrange(12) == 0:
            at = deck.index(found[-1][0])
            deck[0], deck[at] = deck[at], deck[0]
        found.append(deck)
    assert failed(np.array(found, dtype=np.uint8)) == {"alike", "lag-1"}


def test_the_same_deck_again_and_again_fails_nearly_everything() -> None:
    assert len(failed(np.array([PACK] * 5_000, dtype=np.uint8))) > 60


def test_counts_of_two_runs_are_those_of_both() -> None:
    one, other = decks(even, 1_000, 1), decks(even, 1_000, 2)
    both, whole = together(counted(one), counted(other)), counted(np.concatenate([one, other]))
    hang_on_two = {name for name in TESTS if name == "alike" or name.startswith("lag")}
    assert {name for name in TESTS if both[name] != whole[name]} == hang_on_two
    assert sum(whole["place"]) == 52 * 2_000
    assert sum(both["alike"]) == 2 * 999
