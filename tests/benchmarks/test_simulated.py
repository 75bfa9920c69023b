"""The hands whose cost is told are whole hands, and each is dealt from where the one before left the button."""

from __future__ import annotations

from itertools import islice
from random import Random

from benchmarks.engine.simulated import SEATS, hands


def test_hands_that_are_measured_are_played_to_the_end_round_the_table() -> None:
    played = list(islice(hands(Random(1)), 12))
    assert all(hand.over and sum(hand.result.stacks.values()) == 1_200 for hand in played)
    assert [hand.setup.button for hand in played] == [*SEATS, *SEATS]
    assert len({hand.log for hand in played}) == 12
