"""Outs, the nuts, who can still win, what a hand may become, what it is called, and the price of a call."""

from fractions import Fraction
from math import comb

import pytest

from croupier.cards import parse, show
from croupier.odds import OddsError, can_win, future, nuts, outs, pot_odds, reading
from croupier.odds.kernels import fast, twin
from croupier.odds.question import Question


def test_a_flush_draw_against_a_set_loses_the_cards_that_pair_the_board():
    found = outs("AhKh", ["QsQd"], "Qh7h2c3d")
    assert show(found.win) == "4h5h6h8h9hThJh"


def test_a_hand_ahead_has_no_outs():
    assert outs("QsQd", ["AhKh"], "Qh7h2c3d").win == ()


def test_cards_that_split_the_pot_are_told_apart():
    found = outs("5h4h", ["AdKs"], "QhQd7s7c")
    assert found.win == ()
    assert show(found.tie) == "7d7hQcQs"


def test_outs_in_omaha_use_two_hole_cards():
    found = outs("AhKs2c3d", ["QsQd9c8c"], "Qh7h5hTd", game="omaha")
    assert not any(show([card])[1] == "h" for card in found.win if show([card]) not in {"Jh"})


def test_drawing_dead():
    assert can_win(["AhAs", "KhKs", "7c7d"], "AdAc7h") == (True, False, False)
    assert can_win(["AhAs", "KhKs"], "KdKc2s") == (True, True)


def test_the_nuts_on_a_paired_board_are_quads():
    found = nuts("KhKd7s2c3d")
    assert [show(parse(show(card for card in range(52) if hand >> card & 1))) for hand in found.hands] == [
        "KcKs"
    ]


def test_the_nuts_on_a_rainbow_board_are_all_the_straights():
    assert len(nuts("Th9c8d2s").hands) == 16


def test_a_set_on_the_flop_fills_up_as_often_as_the_deck_says():
    """Of 1,081 turns and rivers: one card makes quads (46 pairs with it), the board pairs otherwise."""
    chances = future("7h7d", "7c2s9h")
    assert chances["hand-four-of-a-kind"] == pytest.approx(46 / 1_081)
    assert sum(chances.values()) == pytest.approx(1)


def test_two_suited_cards_make_a_flush_by_the_river_as_often_as_the_deck_says():
    chances = future("AhKh")
    flush = sum(chances[code] for code in ("hand-flush", "hand-straight-flush", "hand-royal-flush"))
    own = comb(11, 3) * comb(39, 2) + comb(11, 4) * 39 + comb(11, 5)
    on_board = 3 * comb(13, 5)
    assert flush == pytest.approx((own + on_board) / comb(50, 5))


@pytest.mark.parametrize(
    ("hand", "board", "game"),
    [("7h7d", "7c2s9h", "holdem"), ("AhAsKhKs", "2c3dTh", "omaha"), ("Ah2c3d4s5h", "", "razz")],
)
def test_the_future_agrees_with_the_twin(hand, board, game):
    asked = Question.look([hand], board, game=game)
    arguments = (asked.game.data, asked.hands[0].combos[0][0], asked.board, 0, 2)
    assert fast.future(*arguments) == twin.future(*arguments)


@pytest.mark.parametrize(
    ("hand", "board", "words"),
    [
        ("AhKd", "Kc7d2s", "top pair"),
        ("AhAd", "Kc7d2s", "overpair"),
        ("5h5d", "Kc7d6s", "underpair"),
        ("8h8d", "Kc7d2s", "pocket pair below the top card"),
        ("7h8d", "Kc7d2s", "middle pair"),
        ("2h8d", "Kc7d2s", "bottom pair"),
        ("KhKd", "Kc7d2s", "set, the nuts"),
        ("Kh3d", "KcKd2s", "trips"),
        ("Kh7h", "Kc7d2s", "top two pair"),
        ("QhJh", "Th9c2h", "no pair, flush draw, open-ended straight draw, two overcards"),
        ("AhKh", "Kd7h2h", "top pair, nut flush draw"),
        ("Ah5d", "Kd4h3c", "no pair, gutshot, overcard"),
        ("9h7d", "JcTd8s", "straight"),
        ("Qh9d", "JcTd8s", "straight, the nuts"),
        ("Th6d", "9c8s6h", "bottom pair, gutshot"),
        ("7h6d", "9c5s3hKd", "no pair, double gutshot"),
        ("9h8d", "KcQs7h6d", "no pair, open-ended straight draw"),
        ("AhQh", "8h4c2d", "no pair, backdoor flush draw, two overcards"),
        ("3h2d", "AcAsKdKh", "what lies on the board"),
    ],
)
def test_a_holding_is_called_what_players_call_it(hand, board, words):
    assert reading(hand, board).say() == words
    assert reading(hand, board).say("ru")


def test_a_half_pot_bet_needs_a_quarter():
    price = pot_odds(pot=150, call=50)
    assert (price.needed, price.odds, price.defend, price.bluff) == (
        Fraction(1, 4),
        Fraction(3),
        Fraction(2, 3),
        Fraction(1, 3),
    )


@pytest.mark.parametrize(("pot", "call"), [(100, 0), (100, -5), (50, 100)])
def test_a_price_that_cannot_be_says_why(pot, call):
    with pytest.raises(OddsError) as error:
        pot_odds(pot, call)
    assert error.value.code == "odds-price"


@pytest.mark.parametrize(
    "ask",
    [
        lambda: outs("AhKh", ["QsQd"], ""),
        lambda: outs("AhKh", ["QsQd"], "Qh7h2c3d5d"),
        lambda: nuts(""),
        lambda: reading("AhKh", ""),
    ],
)
def test_a_street_without_an_answer_says_so(ask):
    with pytest.raises(OddsError):
        ask()
