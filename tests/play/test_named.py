"""Who won what with which hand, in English and in Russian; and what a hand makes on the way."""

import pytest

from croupier.cards import parse
from croupier.play import Hand, Made, Positions, Setup, Stakes, catalogue, made
from tests.play.table import BOARD, deal, play, table
from tests.play.test_book_splits import all_in


def told(hand: Hand, lang: str) -> list[tuple[int, int, int, str]]:
    """Pot, seat, chips and hand of every share."""
    return [
        (award.pot, award.seat, award.amount, award.name.say(lang) if award.name else "")
        for award in hand.result.awards
    ]


def test_the_result_says_per_pot_who_won_what_with_which_hand() -> None:
    holes = {1: "AhAs", 2: "KhKs", 3: "QhQs"}
    hand = all_in("nl-holdem", {1: 100, 2: 300, 3: 300}, holes, "2d3d7h8cTs")
    assert told(hand, "en") == [(1, 2, 400, "a pair of kings"), (0, 1, 300, "a pair of aces")]
    assert told(hand, "ru") == [(1, 2, 400, "пара королей"), (0, 1, 300, "пара тузов")]


def test_high_and_low_are_named_each() -> None:
    holes = {1: "AhAdKsQs", 2: "2c3cJdTd"}
    hand = all_in("fl-omaha-8", {1: 50, 2: 50}, holes, "AsTs5h7d8h")
    assert [(award.seat, award.ranking, award.amount) for award in hand.result.awards] == [
        (1, 0, 50),
        (2, 1, 50),
    ]
    assert told(hand, "en")[0][3] == "three of a kind, aces"
    assert "7" in told(hand, "en")[1][3] or "seven" in told(hand, "en")[1][3]


def test_a_hand_won_without_a_showdown_has_no_name() -> None:
    hand = deal(table([500] * 2))
    play(hand, "seat 1 folds")
    assert told(hand, "en") == [(0, 2, 100, "")]


def test_a_hand_is_named_as_soon_as_there_are_cards_enough() -> None:
    hand = deal(table([500] * 2), {1: "Kh7h", 2: "2h2s"})
    assert hand.names(1) == ()
    play(hand, "seat 1 calls, seat 2 checks")
    assert [each.name.say() for each in hand.names(1)] == ["a pair of sevens"]
    assert [each.name.say() for each in hand.names(2)] == ["three of a kind, deuces"]
    play(hand, ", ".join(["seat 2 checks, seat 1 checks"] * 3))
    assert parse(BOARD) == hand.board
    assert [each.name.say("ru") for each in hand.names(1)] == ["две пары, короли и семёрки"]


def test_with_two_boards_a_hand_has_two_names() -> None:
    setup = Setup.deal_in(
        catalogue["nl-double-board-holdem"], Stakes(5, 10), {1: 10, 2: 10}, Positions(1, 1, 2)
    )
    hand = Hand(setup, range(52))
    hand.call()
    assert [(each.board, each.ranking) for each in hand.names(1)] == [(0, 0), (1, 0)]


@pytest.mark.parametrize("hidden", ["????", "Ah??"])
def test_unknown_cards_have_no_name(hidden: str) -> None:
    assert made(catalogue["nl-holdem"], parse(hidden), parse(BOARD)) == ()


def test_a_low_that_does_not_qualify_is_no_low() -> None:
    names = made(catalogue["pl-omaha-8"], parse("KhKdQsJs"), parse("KcQc2h3hTd"))
    assert [each.ranking for each in names] == [0]
    assert isinstance(names[0], Made)
