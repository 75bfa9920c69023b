"""A hand from the name of its game, its stacks and its stakes."""

from typing import Any

import pytest

from croupier.errors import Mistake
from croupier.play import NL_HOLDEM, Hand, Setup, catalogue, game_named


@pytest.mark.parametrize(
    ("game", "stakes", "lacks"),
    [
        ("nl-holdem", {}, "nl-holdem needs blinds"),
        ("razz", {"ante": 10}, "razz needs bring_in, bets"),
        ("fl-holdem", {"ante": 5}, "fl-holdem needs bets"),
        ("whist", {"blinds": (1, 2)}, "“whist” is no game of the catalogue: write one of nl-holdem"),
        ("nl-holdem", {"blinds": (1, 2), "seed": 1, "deck": "AhKh"}, "a seed or a deck, not both"),
    ],
)
def test_what_a_new_hand_lacks_is_named(game: str, stakes: dict[str, Any], lacks: str) -> None:
    with pytest.raises(Mistake, match=lacks):
        Hand.new(game, [1000] * 3, **stakes)


def test_the_other_half_of_limit_stakes_follows() -> None:
    by_blinds = Setup.new("fl-holdem", [1000] * 3, blinds=(50, 100))
    by_bets = Setup.new("fl-holdem", [1000] * 3, bets=(100, 200))
    assert by_blinds == by_bets
    assert by_blinds.bets == (100, 200)


def test_a_game_is_named_or_given() -> None:
    assert game_named("nl-holdem") is game_named(NL_HOLDEM) is catalogue["nl-holdem"]


def test_a_deck_may_name_its_cards() -> None:
    by_name = Hand.new("kuhn", [20, 20], ante=1, deck="Ks Js Qs")
    assert by_name == Hand.new("kuhn", [20, 20], ante=1, deck=["Ks", 39, "Qs"])
    assert by_name.player(by_name.setup.order[0]).cards == (47,)
