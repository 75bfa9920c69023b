"""What bots keep and what they throw away, in games other than hold'em."""

from random import Random

import pytest

from croupier.bots import STEADY, Sight, decide
from croupier.bots.sight import HandSeen, OptionsSeen, OwnPlace, SeatSeen
from croupier.cards import parse, show


def to_draw(game: str, cards: str, street: str, board: str = "", *, least: int = 0) -> Sight:
    """Two players, the first of them to throw away."""
    own = tuple(show((card,)) for card in parse(cards))
    seats = (
        SeatSeen(1, 5_000, 0, True, False, False, own),
        SeatSeen(2, 5_000, 0, True, False, False, ("??",) * len(own)),
    )
    shown = tuple(show((card,)) for card in parse(board))
    options = OptionsSeen(False, False, 0, 0, 0, discards=(least, least or len(own)))
    hand = HandSeen(1, 9, street, shown, 400, 1, (shown,) if shown else ())
    return Sight(100, 1, 2, seats, hand, OwnPlace(1, options), game, (100, 200))


@pytest.mark.parametrize(
    ("game", "cards", "street", "thrown"),
    [
        ("2-7-triple-draw", "2h3d4c5s7h", "first-draw", ""),
        ("2-7-triple-draw", "2h3d4c7sKh", "third-draw", "Kh"),
        ("a-5-triple-draw", "Ah2d3c4sKh", "second-draw", "Kh"),
        ("badugi", "Ah2d3c4s", "first-draw", ""),
        ("badugi", "Ah2d3cKc", "second-draw", "Kc"),
    ],
)
def test_what_does_not_help_is_thrown_away(game: str, cards: str, street: str, thrown: str) -> None:
    for seed in range(5):
        action = decide(to_draw(game, cards, street), STEADY, Random(seed))
        assert (action.kind, show(action.cards)) == ("discard", thrown)


@pytest.mark.parametrize("cards", ["AhAd7c4s9h", "QhQd2c2s9h", "5h5d5cKsJh"])
def test_a_draw_for_high_does_not_break_a_pair(cards: str) -> None:
    paired = [card for card in parse(cards) if [other >> 2 for other in parse(cards)].count(card >> 2) > 1]
    for seed in range(5):
        action = decide(to_draw("five-draw", cards, "draw"), STEADY, Random(seed))
        assert not set(action.cards) & set(paired)


def test_pineapple_keeps_the_pair_before_the_flop_and_what_it_made_after_it() -> None:
    before = decide(to_draw("nl-pineapple", "KhKd4c", "discard", least=1), STEADY, Random(1))
    assert show(before.cards) == "4c"
    after = decide(to_draw("nl-crazy-pineapple", "KhQd4c", "discard", "4h4d9s", least=1), STEADY, Random(1))
    assert show(after.cards) == "Qd"


def test_an_action_does_not_show_its_cards_when_printed() -> None:
    action = decide(to_draw("badugi", "Ah2d3c4c", "second-draw"), STEADY, Random(1))
    assert repr(action) == "Action('discard', 0)"
