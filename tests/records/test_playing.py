"""Playing a record: legal to the end, or the first thing that departs from the rules, said in one line."""

import pickle

import pytest

from croupier.play import catalogue
from croupier.records import GAMES, RecordError, play, read

THREE = {
    "variant": '"NT"',
    "antes": "[0, 0, 0]",
    "blinds_or_straddles": "[50, 100, 0]",
    "min_bet": "100",
    "starting_stacks": "[10000, 9000, 8000]",
}
DEAL = ["d dh p1 AhKd", "d dh p2 QsQc", "d dh p3 7c2s"]
TO_THE_RIVER = [*DEAL, "p3 f", "p1 cc", "p2 cc", "d db 4c5d9h", "p1 cc", "p2 cc", "d db 2h", "p1 cc", "p2 cc"]
TO_THE_RIVER += ["d db Jd", "p1 cc", "p2 cc"]


def played(actions, **fields):
    listed = ", ".join(f'"{action}"' for action in actions)
    text = "\n".join(
        f"{name} = {value}" for name, value in (THREE | {"actions": f"[{listed}]"} | fields).items()
    )
    (record,) = read(text)
    return play(record)


def why(actions, **fields):
    deviation = played(actions, **fields).deviation
    assert deviation is not None
    return str(deviation)


def stacks(played):
    return [played.hand.player(seat).stack for seat in played.record.chairs]


def test_every_game_of_the_standard_is_dealt():
    assert [code for code, game in GAMES.items() if game.variant not in catalogue] == []


def test_a_hand_that_ends_as_recorded_is_exact():
    hand = played([*DEAL, "p3 cbr 300", "p1 f", "p2 f"], finishing_stacks="[9950, 8900, 8150]")
    assert hand.exact
    assert stacks(hand) == [9950, 8900, 8150]


def test_without_finishing_stacks_a_legal_hand_is_exact():
    assert played([*DEAL, "p3 f", "p1 f"]).exact


def test_the_button_is_the_last_player_and_acts_last_after_the_flop():
    hand = played([*DEAL, "p3 cc", "p1 cc", "p2 cc", "d db 4c5d9h", "p1 cc", "p2 cc", "p3 cc"]).hand
    assert hand.setup.button == 3


def test_heads_up_the_blinds_are_listed_the_other_way_round():
    hand = played(
        ["d dh p1 AhKd", "d dh p2 QsQc", "p2 f"],
        antes="[0, 0]",
        blinds_or_straddles="[50, 100]",
        starting_stacks="[10000, 10000]",
    )
    assert [(bet.seat, bet.amount, bet.kind) for bet in hand.hand.setup.forced] == [
        (2, 50, "small-blind"),
        (1, 100, "big-blind"),
    ]
    assert stacks(hand) == [10050, 9950]


def test_heads_up_the_antes_are_listed_the_other_way_round_too():
    hand = played(
        ["d dh p1 AhKd", "d dh p2 QsQc", "p2 f"],
        antes="[0, 100]",
        blinds_or_straddles="[50, 100]",
        starting_stacks="[10000, 10000]",
        ante_trimming_status="false",
    )
    assert hand.hand.setup.forced[-1] == (1, 100, "dead-ante")
    assert stacks(hand) == [10050, 9950]


def test_a_big_blind_ante_is_dead():
    hand = played([*DEAL, "p3 f", "p1 f"], antes="[0, 100, 0]", ante_trimming_status="false")
    assert hand.hand.setup.forced[-1] == (2, 100, "dead-ante")
    assert stacks(hand) == [9950, 9050, 8000]


def test_a_short_big_blind_posts_his_blind_before_the_ante_for_the_table():
    hand = played(
        [*DEAL, "p3 f", "p1 f"],
        antes="[0, 100, 0]",
        ante_trimming_status="false",
        starting_stacks="[10000, 130, 8000]",
    )
    assert [tuple(operation[:3]) for operation in hand.hand.log[:3]] == [
        ("small-blind", 1, 50),
        ("big-blind", 2, 100),
        ("dead-ante", 2, 30),
    ]


def test_an_ante_of_everybody_that_is_trimmed_is_matched():
    hand = played([*DEAL, "p3 f", "p1 f"], antes="[5, 5, 5]", ante_trimming_status="true")
    assert {bet.kind for bet in hand.hand.setup.forced[:3]} == {"ante"}


def test_a_third_blind_is_a_straddle_and_has_the_last_word():
    hand = played(
        [*DEAL, "d dh p4 8h8d", "p4 cc", "p1 f", "p2 cc", "p3 cbr 600"],
        antes="[0, 0, 0, 0]",
        blinds_or_straddles="[50, 100, 200, 0]",
        starting_stacks="[5000, 5000, 5000, 5000]",
    )
    assert [bet.kind for bet in hand.hand.setup.forced] == ["small-blind", "big-blind", "straddle"]
    assert hand.hand.actor == 4


def test_a_live_post_does_not_move_the_opening():
    hand = played(
        [*DEAL, "d dh p4 8h8d", "p3 f", "p4 cc", "p1 f", "p2 cc"],
        antes="[0, 0, 0, 0]",
        blinds_or_straddles="[50, 100, 0, -100]",
        starting_stacks="[5000, 5000, 5000, 5000]",
    )
    assert hand.hand.setup.forced[-1] == (4, 100, "post")
    assert hand.hand.street_name == "flop"


def test_one_blind_alone_on_the_button_is_the_button_blind():
    hand = played(
        ["d dh p1 AhKd", "d dh p2 QsQc", "d dh p3 7c8s", "p1 cc"],
        variant='"NS"',
        antes="[100, 100, 100]",
        blinds_or_straddles="[0, 0, 100]",
    )
    assert hand.hand.setup.forced[-1] == (3, 100, "button-blind")


def test_a_seat_keeps_its_number():
    hand = played([*DEAL, "p3 f", "p1 f"], seats="[8, 9, 4]")
    assert hand.hand.seats == (8, 9, 4)
    assert hand.hand.setup.button == 4


def test_cents_are_played_as_chips():
    hand = played([*DEAL, "p3 cbr 2.25", "p1 f", "p2 f"], blinds_or_straddles="[0.5, 1, 0]", min_bet="1")
    assert hand.record.unit == 100
    assert stacks(hand) == [999_950, 899_900, 800_150]


def test_finishing_stacks_are_compared_in_the_unit_of_the_record():
    fields = {"blinds_or_straddles": "[0.5, 1, 0]", "min_bet": "1"}
    assert played([*DEAL, "p3 f", "p1 f"], finishing_stacks="[9999.5, 9000.50, 8000]", **fields).exact
    assert why([*DEAL, "p3 f", "p1 f"], finishing_stacks="[9999.5, 9001, 8000]", **fields) == (
        "p2 ends with 9,000.5, the record says 9,001"
    )


def test_stacks_that_differ_are_told_with_both_figures():
    assert why([*DEAL, "p3 f", "p1 f"], finishing_stacks="[9950, 9060, 8000]") == (
        "p2 ends with 9,050, the record says 9,060"
    )


def test_a_record_that_splits_a_chip_is_told_as_such():
    assert why([*DEAL, "p3 f", "p1 f"], finishing_stacks="[9950, 9049.5, 8000.5]") == (
        "p2 ends with 9,050, the record says 9,049.5: it splits a chip, and chips here are whole"
    )


def test_a_player_who_acts_out_of_turn_is_named_with_the_one_whose_turn_it_is():
    assert why([*DEAL, "p1 f"]) == "action 4, “p1 f”: it is not the turn of seat 1, but of seat 3"


def test_a_raise_below_the_minimum_is_told_with_what_would_be_legal():
    assert why([*DEAL, "p3 cbr 150"]) == (
        "action 4, “p3 cbr 150”: seat 3 cannot raise to 150: from 200 to 8,000 is allowed"
    )


def test_a_raise_above_the_stack_is_illegal():
    assert why([*DEAL, "p3 cbr 8001"]) == (
        "action 4, “p3 cbr 8001”: seat 3 cannot raise to 8,001: from 200 to 8,000 is allowed"
    )


def test_the_hand_stands_as_it_was_before_the_illegal_action():
    hand = played([*DEAL, "p3 cbr 150", "p1 f"])
    assert hand.hand.actor == 3
    assert hand.hand.player(3).stack == 8000


def test_cards_that_are_not_due_are_not_dealt():
    assert why([*DEAL, "d db 4c5d9h"]) == (
        "action 4, “d db 4c5d9h”: no cards are due now, 4c5d9h cannot be dealt"
    )


def test_actions_after_the_end_are_out_of_place():
    assert (
        why([*DEAL, "p3 f", "p1 f", "p2 cc"])
        == "action 6, “p2 cc”, comes after the hand is over: take it out"
    )


def test_the_winner_may_show_when_the_hand_is_over():
    assert played([*DEAL, "p3 f", "p1 f", "p2 sm QsQc"]).exact
    assert played([*DEAL, "p3 f", "p1 f", "p2 sm -"]).exact
    assert played([*DEAL, "p3 f", "p1 f", "p2 sm"]).exact


def test_a_folded_player_has_nothing_to_show():
    assert why([*DEAL, "p3 f", "p1 f", "p1 sm AhKd"]) == (
        "action 6, “p1 sm AhKd”, comes after the hand is over: take it out"
    )


def test_a_card_dealt_twice_is_in_no_deck():
    with pytest.raises(RecordError) as wrong:
        played(["d dh p1 AhKd", "d dh p2 AhQc"], hand="7")
    assert str(wrong.value) == "hand 7: actions[2]: Ah is out already: each card is in the deck once"


def test_a_card_that_the_game_does_not_have_is_in_no_deck():
    with pytest.raises(RecordError) as wrong:
        played(["d dh p1 2c8d"], variant='"NS"')
    assert wrong.value.field == "actions[1]"


def test_too_many_players_for_the_game_are_a_mistake():
    with pytest.raises(RecordError) as wrong:
        played(
            [],
            antes=str([0] * 11),
            blinds_or_straddles=str([1, 2] + [0] * 9),
            starting_stacks=str([9] * 11),
            hand="3",
        )
    assert str(wrong.value) == "hand 3: nl-holdem cannot be dealt to 11 players: it takes 2 to 10"


def test_a_hand_shown_that_is_not_the_hand_dealt_is_a_mistake():
    with pytest.raises(RecordError) as wrong:
        played([*TO_THE_RIVER, "p1 sm AhKc"])
    assert str(wrong.value) == "actions[16]: seat 1 shows AhKc but was dealt AhKd"


def test_a_record_that_stops_before_an_action_says_whose():
    assert why([*DEAL, "p3 f"]) == "the record stops before the hand is over: p1 is to act"


def test_a_record_that_stops_before_cards_says_how_many():
    assert (
        why([*DEAL, "p3 f", "p1 cc", "p2 cc"]) == "the record stops before the hand is over: 3 cards are due"
    )
    assert why(["d dh p1 AhKd"]).startswith("the record stops before the hand is over: ")


def test_a_record_that_leaves_out_the_showdown_is_shown_down_by_its_cards():
    hand = played(TO_THE_RIVER, finishing_stacks="[9900, 9100, 8000]")
    assert hand.exact


def test_a_pot_between_unknown_cards_is_never_guessed():
    actions = [action.replace("QsQc", "????") for action in TO_THE_RIVER]
    assert why(actions) == "the pot cannot be decided: the cards of p2 are unknown"
    assert why([*actions, "p1 sm AhKd", "p2 sm ????"], finishing_stacks="[9900, 9100, 8000]") == (
        "the pot cannot be decided: the cards of p2 are unknown"
    )


@pytest.mark.parametrize("showing", [[], ["p1 sm AhKd", "p2 sm QsQc"]])
def test_a_pot_on_a_board_that_was_not_seen_is_never_guessed(showing):
    actions = [action.replace("Jd", "??") for action in TO_THE_RIVER]
    assert why([*actions, *showing]) == "the pot cannot be decided: a card of the board is unknown"
    hand = played([*actions, *showing]).hand
    assert (hand.over, hand.total) == (False, 200)


def test_an_open_hand_dealt_an_unseen_card_leaves_the_pot_undecided():
    all_in = ["d dh p1 AhKd8c", "d dh p2 QsQc3h", "p2 pb", "p1 cbr 20", "p2 cbr 40", "p1 cc"]
    rest = ["d dh p1 7d", "d dh p2 ??", "d dh p1 6d", "d dh p2 5d", "d dh p1 4d", "d dh p2 2d"]
    stud = {"variant": '"F7S"', "bring_in": "5", "small_bet": "20", "big_bet": "40", "antes": "[0, 0]"}
    stud |= {"starting_stacks": "[40, 40]", "blinds_or_straddles": "[0, 0]", "min_bet": "0"}
    actions = [*all_in, *rest, "d dh p1 3d", "d dh p2 2s"]
    assert why(actions, **stud) == "the pot cannot be decided: the cards of p2 are unknown"
    assert not played(actions, **stud).hand.over


def test_unknown_cards_that_are_mucked_leave_the_pot_to_the_others():
    actions = [action.replace("QsQc", "????") for action in TO_THE_RIVER]
    assert played([*actions, "p1 sm AhKd", "p2 sm"], finishing_stacks="[10100, 8900, 8000]").exact


def test_unknown_cards_may_be_named_when_they_are_shown():
    actions = [action.replace("QsQc", "????") for action in TO_THE_RIVER]
    assert played([*actions, "p1 sm AhKd", "p2 sm QsQc"], finishing_stacks="[9900, 9100, 8000]").exact


def test_hands_may_be_shown_in_any_order():
    for showing in (["p1 sm AhKd", "p2 sm QsQc"], ["p2 sm -", "p1 sm -"]):
        assert played([*TO_THE_RIVER, *showing], finishing_stacks="[9900, 9100, 8000]").exact


def test_a_winning_hand_that_is_mucked_loses():
    assert played([*TO_THE_RIVER, "p1 sm AhKd", "p2 sm"], finishing_stacks="[10100, 8900, 8000]").exact


def test_hands_all_in_may_be_shown_before_the_board_is_run_out():
    all_in = [
        *DEAL,
        "p3 f",
        "p1 cbr 10000",
        "p2 cc",
        "p1 sm AhKd",
        "p2 sm QsQc",
        "d db 4c5d9h",
        "d db 2h",
        "d db Jd",
    ]
    assert played(all_in, finishing_stacks="[1000, 18000, 8000]").exact


def test_remarks_between_actions_change_nothing():
    assert played(["# the first hand", *DEAL, "", "p3 f # quickly", "p1 f"]).exact


def test_deviations_are_told_in_russian_and_travel():
    deviation = played([*DEAL, "p3 cbr 150"]).deviation
    twin = pickle.loads(pickle.dumps(deviation))
    assert twin.say("ru") == deviation.say("ru")
    assert deviation.say("ru").startswith("действие 4, «p3 cbr 150»: ")
    assert deviation.clause == "TDA-2022:43A.1"
