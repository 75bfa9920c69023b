"""Hands that both tables play alike, written as PHH: PokerKit takes each of them, action by action, to the end."""

from __future__ import annotations

from decimal import Decimal
from random import Random
from typing import Final

import pytest
from pokerkit import CheckingOrCalling, Folding, HandHistory, HoleCardsShowingOrMucking

from croupier.cards import shuffled
from croupier.play import Hand, catalogue
from croupier.records import CODES, write_hand
from tests.depth import NIGHTLY
from tests.differential.chance import any_decision, any_setup
from tests.differential.match import Match

HANDS: Final = 200 if NIGHTLY else 4
DECISIONS: Final = (CheckingOrCalling, Folding, HoleCardsShowingOrMucking)

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pokerkit")


def alike(game: str, number: int) -> Hand | None:
    """A hand of a game, left to chance, at whose every decision both tables agree; None for one they do not."""
    variant = catalogue[game]
    chance = Random(f"written {game} {number}")
    match = Match(any_setup(variant, chance), shuffled(variant.deck, chance), chance)
    nerve = chance.choice([0.05, 0.2, 0.5])
    while not match.found:
        if match.hand.over:
            return match.hand
        assert match.table.offer is not None
        operation = any_decision(match.hand, match.table.offer, chance, nerve)
        if operation is None:
            return None
        match.play(operation)
    return None


def taken(text: str) -> list[Decimal]:
    """The stacks PokerKit ends a record with; it decides nothing that the record does not say."""
    played = HandHistory.loads(text)
    state = None
    done = 0
    for state, action in played.state_actions:
        if action is None and done:
            assert not isinstance(state.operations[-1], DECISIONS), (
                played.actions[done:],
                state.operations[-1],
            )
        done += action is not None
    assert state is not None
    assert done == len(played.actions)
    return [Decimal(stack) for stack in state.stacks]


@pytest.mark.parametrize("game", sorted(CODES))
def test_pokerkit_takes_every_hand_that_is_played_by_rules_both_have(game: str) -> None:
    hands = (hand for number in range(100 * HANDS) if (hand := alike(game, number)) is not None)
    for _ in range(HANDS):
        hand = next(hands)
        text = write_hand(hand, players={}, viewer="all")
        assert taken(text) == [hand.result.stacks[seat] for seat in hand.seats], text
