"""Doubling up at a machine: a card against the house's, for what was won."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from croupier.cards import parse, parse_with_joker, show
from croupier.errors import Mistake
from croupier.odds.house.lesson import lesson, sight
from croupier.odds.house.solution import Decision
from croupier.odds.house.solvers import solver
from croupier.pit import DecisionRefused, Game, Round, game, with_options
from croupier.pit.announcing import announcements
from croupier.pit.doubling import after

JACKS = "JsJd4c7h9s"
DRAWN = "2d3c8h"
HIGHER, SAME, LOWER = "5h6dKs4s3h", "QdTh8dQc3s", "AdKd8sTc3d"
"""The house's card and four closed ones: a king, a queen and a ten lie where they are picked."""


def doubling(name: str = "jacks-or-better") -> Game:
    return with_options(game(name), {"double-up": "yes"})


def won(*then: str, hand: str = JACKS, keep: str = "JsJd", drawn: str = DRAWN) -> Round:
    """Five coins, jacks held, nothing more drawn: five coins back."""
    round = Round.deal(doubling(), hand, then="".join((drawn, *then)), stakes={"coins": 5})
    round.decide("hold", cards=keep)
    return round


def test_what_was_won_is_taken_as_it_is() -> None:
    round = won()
    assert round.options is not None
    assert round.options.kinds == ("collect", "double")
    round.decide("collect")
    assert (round.settlements[1].net, round.purses) == (0, {"box-1": 5_000})


@pytest.mark.parametrize(
    ("closed", "place", "back"),
    [(HIGHER, 2, 10), (SAME, 3, 5), (LOWER, 3, 0)],
    ids=["higher", "same", "lower"],
)
def test_a_higher_card_doubles_the_win_one_of_the_same_rank_leaves_it_and_a_lower_one_takes_it(
    closed: str, place: int, back: int
) -> None:
    round = won(closed)
    round.decide("double")
    # The house's card is turned before one is picked, and then nothing else may be done.
    assert show(round.log[-1].cards) == closed[:2]
    assert round.options is not None
    assert round.options.kinds == ("pick",)
    with pytest.raises(DecisionRefused) as refusal:
        round.decide("collect")
    assert (refusal.value.code, refusal.value.clause) == ("pit-not-open-staked", None)
    assert refusal.value.say().endswith("taking the win is not open before")
    round.decide("pick", place)
    assert show(round.log[-1 if back else -2].cards) == closed[2:]
    if back:
        round.decide("collect")
    settled = round.settlements[1]
    assert settled.net == back - 5
    assert settled.result == ("paid" if back else "lose")
    assert round.bank == 5 - back
    # The table's odds, whatever became of what they paid.
    assert settled.odds == 1
    said = announcements(round)[-1]
    assert (
        said.say()
        == {
            10: "Box 1: jacks or better, 1 for 1, doubled up to 10.",
            5: "Box 1: jacks or better, 1 for 1.",
            0: "Box 1: jacks or better, 1 for 1, lost in doubling up.",
        }[back]
    )
    assert ("удво" in said.say("ru")) == (back != 5)


def test_a_win_is_doubled_five_times_and_no_more() -> None:
    # A deuce of the house, and higher cards beside it: with one kind of deuce in the hand three are left.
    closed = ["2cAhKhQhJh", "3dAdKdQdTd", "4hAcKcQcTc", "5cTsTh9c9d", "6c8c8d7c7d"]
    round = won(*closed, drawn="2h3c8h")
    for _ in closed:
        round.decide("double")
        round.decide("pick", 1)
    # 5 coins back, 32 times: there is nothing left to decide.
    assert (round.phase, round.settlements[1].net) == ("over", 155)
    assert round.purses["box-1"] == 5_155


def test_who_won_nothing_is_not_asked() -> None:
    round = Round.deal(doubling(), "2s9d4c7hJs", then="3c5d6h8c", stakes={"coins": 5})
    round.decide("hold", cards="Js")
    assert (round.phase, round.settlements[1].net) == ("over", -5)


def test_a_machine_that_does_not_offer_it_does_not_ask() -> None:
    round = Round.deal(game("jacks-or-better"), JACKS, then=DRAWN, stakes={"coins": 5})
    round.decide("hold", cards="JsJd")
    assert round.phase == "over"
    with pytest.raises(DecisionRefused):
        round.decide("double")


@pytest.mark.parametrize("place", [-1, 5])
def test_a_place_without_a_card_cannot_be_picked(place: int) -> None:
    round = won(HIGHER)
    round.decide("double")
    with pytest.raises(DecisionRefused):
        round.decide("pick", place)
    assert round.options is not None


def test_silence_takes_what_was_won_and_once_it_is_staked_picks_the_first_card() -> None:
    round = won(HIGHER)
    round.say_nothing()
    assert round.settlements[1].net == 0
    round = won(HIGHER)
    round.decide("double")
    round.say_nothing()
    # The six against the five.
    round.decide("collect")
    assert round.settlements[1].net == 5


def test_a_doubled_round_is_its_log_and_can_be_taken_back() -> None:
    round = won(HIGHER)
    round.decide("double")
    round.decide("pick", 2)
    again = Round.replay(round.game, {"box-1": 5_000}, round.log)
    assert again.boxes[1].gained == 2
    assert again.options == round.options
    round.undo()
    assert round.options is not None
    assert round.options.kinds == ("pick",)
    assert round.boxes[1].gained == 1


def test_with_the_joker_the_joker_is_the_highest_card() -> None:
    joker, ace, king = parse_with_joker("JkAhKd")
    assert (after(1, ace, joker), after(1, joker, ace), after(4, king, ace)) == (2, 0, 8)


def test_doubling_is_even_whatever_has_been_seen() -> None:
    # Every order in which two of the cards left may lie: what is won and what is lost come to nothing.
    left = [card for card in doubling().deck.cards if card not in parse(JACKS + DRAWN)]
    for gained in (1, 4):
        results = [after(gained, house, own) for house, own in permutations(left, 2)]
        assert Fraction(sum(results), len(results)) == gained


def test_the_return_of_a_machine_is_the_same_with_it() -> None:
    plain, doubled = game("jacks-or-better"), doubling()
    assert solver(doubled).solve(doubled, None).expected == solver(plain).solve(plain, None).expected


def test_the_trainer_knows_that_it_costs_nothing_and_the_best_play_takes_the_win() -> None:
    round = won(HIGHER, hand="AhKhQhJh2c", keep="AhKhQhJh", drawn="Th")
    seen = sight(round)
    assert seen is not None
    told = lesson(round.game, seen, Decision("double"))
    assert told is not None
    assert told.taken.value == 799
    assert told.cost == 0
    assert solver(round.game).best(round.game)(seen) == Decision("collect")
    round.decide("double")
    round.decide("pick", 2)
    seen = sight(round)
    assert seen is not None
    doubled = lesson(round.game, seen, Decision("collect"))
    assert doubled is not None
    assert doubled.taken.value == 1599


def test_only_a_machine_leaves_it_to_the_house() -> None:
    with pytest.raises(Mistake):
        with_options(game("three-card"), {"double-up": "yes"})
