"""What one hand says of everybody in it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from croupier.cards import CARDS
from croupier.hands import MEASURES, SeatLine, lines
from croupier.hands.line import positions
from croupier.odds import equity
from croupier.play import Hand
from croupier.records import Played, play, read, record_of
from tests.records.test_writing import hands


def told(
    *actions: str, variant: str = "NT", stacks: tuple[int, ...] = (10_000,) * 4, **fields: Any
) -> dict[str, SeatLine]:
    """The rows of a hand by the players' names, the first of whom is the small blind, the last one the button."""
    names = ["Ann", "Boris", "Vera", "Gleb", "Dora", "Egor"][: len(stacks)]
    forced = {"blinds_or_straddles": [50, 100, *[0] * (len(stacks) - 2)], "min_bet": 100}
    said = {
        "variant": variant,
        "antes": [0] * len(stacks),
        **(fields or forced),
        "starting_stacks": list(stacks),
        "actions": [*[f"d dh p{number} ????" for number in range(1, len(stacks) + 1)], *actions],
        "players": names,
    }
    (record,) = read("\n".join(f"{name} = {value!r}" for name, value in said.items()))
    played = play(record)
    assert played.exact, played.deviation
    return {each.player: each for each in lines(played)[1]}


def all_counts(seats: dict[str, SeatLine], name: str) -> dict[str, int]:
    return {player: count for player, each in seats.items() if (count := getattr(each, name))}


def test_an_open_a_three_bet_and_a_fold_to_it() -> None:
    seats = told("p3 f", "p4 cbr 250", "p1 cbr 900", "p2 f", "p4 f")
    assert {name: each.won for name, each in seats.items()} == {
        "Ann": 350,
        "Boris": -100,
        "Vera": 0,
        "Gleb": -250,
    }
    assert all_counts(seats, "voluntary") == all_counts(seats, "raised") == {"Gleb": 1, "Ann": 1}
    # The big blind could have raised the first raise no more: he faced two.
    assert all_counts(seats, "three_bet_chance") == all_counts(seats, "three_bet") == {"Ann": 1}
    assert all_counts(seats, "fold_three_bet_chance") == all_counts(seats, "fold_three_bet") == {"Gleb": 1}
    # Everybody before the button folded to him: he stole, the cutoff could have.
    assert all_counts(seats, "steal") == {"Gleb": 1}
    assert all_counts(seats, "steal_chance") == {"Gleb": 1, "Vera": 1}
    assert all_counts(seats, "saw") == all_counts(seats, "showdown") == {}


def test_who_stays_in_the_big_blind_without_a_raise_puts_nothing_in_of_his_own_will() -> None:
    seats = told("p3 f", "p4 f", "p1 cc", "p2 cc", "d db 2c7d9h", "p1 cc", "p2 cbr 100", "p1 f")
    assert all_counts(seats, "voluntary") == {"Ann": 1}
    assert seats["Boris"].acted == 1
    assert all_counts(seats, "saw") == {"Ann": 1, "Boris": 1}
    # Nobody had raised: there is nothing to go on with, and a bet on the flop is a plain bet.
    assert all_counts(seats, "c_bet_chance") == {}
    assert all_counts(seats, "aggressive") == {"Boris": 1}
    assert all_counts(seats, "folds") == {"Ann": 1}


def test_a_walk_is_no_chance_to_put_chips_in() -> None:
    seats = told("p3 f", "p4 f", "p1 f")
    assert seats["Boris"].acted == 0
    assert seats["Boris"].won == 50


def test_a_bet_that_goes_on_with_the_raise_and_what_meets_it() -> None:
    seats = told(
        *("p3 cbr 250", "p4 cc", "p1 f", "p2 cc", "d db 2c7d9h"),
        *(
            "p2 cc",
            "p3 cbr 400",
            "p4 f",
            "p2 cc",
            "d db Ks",
            "p2 cc",
            "p3 cc",
            "d db Kd",
            "p2 cbr 500",
            "p3 f",
        ),
    )
    assert all_counts(seats, "c_bet_chance") == all_counts(seats, "c_bet") == {"Vera": 1}
    assert all_counts(seats, "fold_c_bet_chance") == {"Gleb": 1, "Boris": 1}
    assert all_counts(seats, "fold_c_bet") == {"Gleb": 1}
    assert (seats["Boris"].aggressive, seats["Boris"].calls, seats["Vera"].folds) == (1, 1, 1)


def test_a_bet_into_the_raiser_leaves_him_nothing_to_go_on_with() -> None:
    seats = told("p3 cbr 250", "p4 f", "p1 f", "p2 cc", "d db 2c7d9h", "p2 cbr 300", "p3 f")
    assert all_counts(seats, "c_bet_chance") == all_counts(seats, "fold_c_bet_chance") == {}


def test_who_has_too_little_left_could_not_have_raised_again() -> None:
    short = (10_000, 300, 10_000, 10_000)
    seats = told("p3 cbr 500", "p4 f", "p1 f", "p2 f", stacks=short)
    assert all_counts(seats, "three_bet_chance") == {"Gleb": 1, "Ann": 1}


def test_places_are_called_by_the_blinds_and_by_how_far_the_button_is() -> None:
    six = told("p3 f", "p4 f", "p5 f", "p6 f", "p1 f", stacks=(10_000,) * 6)
    assert [each.position for each in six.values()] == [
        *("small-blind", "big-blind", "lojack", "hijack", "cutoff", "button")
    ]
    two = told("p2 f", stacks=(10_000, 10_000), blinds_or_straddles=[100, 50], min_bet=100)
    assert {name: each.position for name, each in two.items()} == {"Ann": "big-blind", "Boris": "button"}


def test_an_all_in_is_worth_what_the_odds_say_whatever_card_came() -> None:
    seats = told(
        *("p3 f", "p4 f", "p1 cbr 10000", "p2 cc", "p1 sm AsAh", "p2 sm KsKh"),
        *("d db 2c7dKd", "d db 3c", "d db 4s"),
    )
    fair = equity(["AsAh", "KsKh"]).hands[0].equity
    assert seats["Ann"].won == -10_000
    assert seats["Ann"].adjusted == pytest.approx(20_000 * fair - 10_000)
    assert seats["Boris"].adjusted == pytest.approx(20_000 * (1 - fair) - 10_000)
    assert (seats["Ann"].cards, seats["Vera"].cards) == ("AsAh", "")


def test_what_was_bet_when_all_cards_lay_there_is_won_as_it_was_won() -> None:
    seats = told(
        *("p3 f", "p4 f", "p1 cc", "p2 cc", "d db 2c7dKd", "p1 cc", "p2 cc", "d db 3c", "p1 cc", "p2 cc"),
        *("d db 4s", "p1 cbr 9900", "p2 cc", "p1 sm AsAh", "p2 sm KsKh"),
    )
    assert seats["Ann"].adjusted == seats["Ann"].won == -10_000


def test_each_pot_of_an_all_in_is_divided_among_those_who_can_win_it() -> None:
    """Ann is all-in before the flop, Boris and Vera after it: only two of three can win the second pot."""
    seats = told(
        *("p3 cc", "p1 cbr 2000", "p2 cc", "p3 cc", "d db 2c7d9h", "p2 cbr 8000", "p3 cc"),
        *("p1 sm AsAh", "p2 sm KsKh", "p3 sm QsQh", "d db 3c", "d db 4s"),
        stacks=(2_000, 10_000, 10_000),
    )
    board = "2c7d9h"
    three = [each.equity for each in equity(["AsAh", "KsKh", "QsQh"], board).hands]
    two = [each.equity for each in equity(["KsKh", "QsQh"], board).hands]
    assert seats["Ann"].adjusted == pytest.approx(6_000 * three[0] - 2_000)
    # His aces are known to lie in his hand and not in the deck: the second pot is asked about alone.
    assert seats["Boris"].adjusted == pytest.approx(6_000 * three[1] + 16_000 * two[0] - 10_000)


def test_in_stud_and_in_draw_a_street_is_a_round_of_betting() -> None:
    razz = told(
        *("d dh p1 2c", "d dh p2 Kd", "d dh p3 9h", "p2 pb", "p3 cbr 100", "p1 cc", "p2 f"),
        *("d dh p1 3c", "d dh p3 8h", "p1 cc", "p3 cbr 100", "p1 f"),
        variant="FR",
        stacks=(5_000,) * 3,
        bring_in=20,
        small_bet=100,
        big_bet=200,
    )
    assert [each.position for each in razz.values()] == ["", "bring-in", ""]
    assert all_counts(razz, "voluntary") == {"Ann": 1, "Vera": 1}
    assert all_counts(razz, "c_bet") == {"Vera": 1}
    assert all_counts(razz, "fold_c_bet") == {"Ann": 1}


@given(hands())
def test_whatever_is_played_nothing_is_won_that_was_not_lost(hand: Hand) -> None:
    record = record_of(hand, players={}, viewer="all")
    about, seats = lines(Played(record, hand, None, {}))
    thrown_in = hand.setup.splash
    assert sum([each.won for each in seats]) == thrown_in - about.rake
    assert sum([each.adjusted for each in seats]) == pytest.approx(thrown_in - about.rake, abs=1e-6)
    assert sum([each.rake for each in seats]) == pytest.approx(about.rake, abs=1e-6)
    assert {each.seat for each in seats} == set(positions(hand))
    for each in seats:
        assert all(0 <= count <= 255 for count in each[8:])
        assert each.voluntary >= each.raised
        for measure in MEASURES:
            if not measure.ratio:
                made = sum([getattr(each, name) for name in measure.made])
                assert made <= sum([getattr(each, name) for name in measure.chances])
    live = [seat for seat in hand.seats if not hand.player(seat).folded]
    assert sum([each.showdown for each in seats]) == (len(live) if len(live) > 1 else 0)
    assert not [each for each in seats if each.cards and set(each.cards) - set("".join(CARDS))]
