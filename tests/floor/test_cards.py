"""Errors of the deal, the board and the bring-in in real hands: what is ruled, carried out, and taken back."""

from typing import Any

import pytest

from croupier.errors import Mistake
from croupier.floor import carry_out
from tests.floor.desk import ruled, ruled_in
from tests.floor.hands import chips, holdem, shown, stud

SIX = dict.fromkeys(range(1, 7), 5000)


@pytest.mark.clause("TDA-2022:ILL-38-1A", "TDA-2022:38.1", "TDA-2022:38.2", "TDA-2022:36A")
@pytest.mark.clause("TDA-2017:ILL-38-1A")
def test_one_card_found_after_a_fold_and_a_call_is_a_dead_hand_and_one_burn():
    hand = holdem("tda-2022", SIX, "f c")
    ruling = ruled_in(hand, "wrong-count", "tda-2022", seat=5, held=1)
    assert (ruling.verdict, dict(ruling.hands), dict(ruling.returned)) == ("hand-dead", {5: "dead"}, {})
    assert "one-burn-a-street" in ruling.steps
    carry_out(hand, ruling)
    assert (hand.live, hand.actor) == ((1, 2, 4, 6), 6)


@pytest.mark.clause("TDA-2022:ILL-38-1B", "TDA-2022:38.3")
@pytest.mark.clause("TDA-2017:ILL-38-1B")
def test_a_third_card_found_late_is_no_burn():
    ruling = ruled_in(holdem("tda-2022", SIX, "f c"), "wrong-count", "tda-2022", seat=5, held=3)
    assert ruling.verdict == "hand-dead"
    assert "card-becomes-burn" not in ruling.steps


@pytest.mark.clause("TDA-2022:36B", "TDA-2017:36B", "TDA-2015:35B")
def test_three_folds_are_too_late_for_a_misdeal_two_are_not():
    facts: dict[str, Any] = {"what": "wrong-order", "fault": "wrong-first-seat"}
    for under in ("tda-2015", "tda-2017", "tda-2022"):
        three = ruled_in(holdem(under, SIX, "f f f"), under=under, **facts)
        two = ruled_in(holdem(under, SIX, "f f"), under=under, **facts)
        assert (three.verdict, two.verdict) == ("no-misdeal", "misdeal")
        assert {"tda-2015": "TDA-2015:35B"}.get(under, f"{under.upper()}:36B") in three.cites


@pytest.mark.clause("TDA-2022:36C", "TDA-2017:36C")
def test_posted_blinds_are_no_action():
    ruling = ruled_in(holdem("tda-2022", SIX), "exposed-card", "tda-2022", places=(1,))
    assert ruling.verdict == "misdeal"
    assert "TDA-2022:36C" in ruling.cites


def test_a_misdeal_gives_every_blind_back_and_is_undone_exactly():
    hand = holdem("tda-2022", SIX, "f")
    before = hand.log
    carried = carry_out(hand, ruled_in(hand, "exposed-card", "tda-2022", count=2))
    assert hand.over
    assert hand.voided
    assert dict(hand.result.stacks) == SIX
    carried.undo()
    assert (hand.log, hand.over, hand.actor) == (before, False, 4)


@pytest.mark.clause("FSPR:nomisdeal-2", "FSPR:noredeal-2")
@pytest.mark.parametrize(
    ("under", "back"), [("fspr-manual", 100), ("fspr-competition", 100), ("tda-2022", 0)]
)
def test_k08_a_big_blind_who_has_not_acted_gets_it_back_or_not(under, back):
    hand = holdem(under, SIX, "300 c f f f")
    total = chips(hand)
    ruling = ruled_in(hand, "wrong-count", under, seat=2, held=3)
    assert dict(ruling.returned) == ({2: back} if back else {})
    carry_out(hand, ruling)
    assert hand.player(2).stack == 4900 + back
    assert 2 not in hand.live
    assert chips(hand) == total


@pytest.mark.clause("FSPR:nomisdeal-1", "FSPR:noredeal-1")
def test_a_big_blind_who_has_acted_on_three_cards_gets_nothing_back():
    hand = holdem("fspr-manual", SIX, "300 c f f f c")
    ruling = ruled_in(hand, "wrong-count", "fspr-manual", seat=2, held=3, acted=True)
    assert (ruling.verdict, dict(ruling.returned)) == ("hand-dead", {})


@pytest.mark.clause("FSPR:nomisdeal-3", "FSPR:noredeal-3")
def test_when_only_a_wrong_count_is_left_everybody_gets_his_chips_back():
    hand = holdem("fspr-manual", {1: 5000, 2: 5000, 3: 5000}, "300 f f")
    ruling = ruled_in(hand, "wrong-count", "fspr-manual", seat=3, held=3, alone=True)
    assert (ruling.verdict, dict(ruling.returned)) == ("void", {1: 50, 2: 100, 3: 300})


@pytest.mark.clause("TDA-2022:37.2")
def test_a_short_button_is_given_a_card_even_after_a_raise_and_a_call():
    hand = holdem("tda-2022", {1: 5000, 2: 5000, 3: 5000, 4: 5000, 5: 5000}, "300 c")
    ruling = ruled_in(hand, "wrong-count", "tda-2022", seat=5, held=1)
    assert (ruling.verdict, ruling.steps) == ("corrected", ("deal-missing-card",))


@pytest.mark.clause("FSPR:misdeal-8")
def test_a_house_may_take_every_wrong_count_for_a_misdeal():
    house = {"misdeal_wrong_count": "always"}
    ruling = ruled("wrong-count", "fspr-manual", house, held=1, correctable=True)
    assert ruling.verdict == "misdeal"
    assert "FSPR:misdeal-8" in ruling.cites


@pytest.mark.clause("CLUB-2:2.5-e")
def test_a_missing_card_is_a_misdeal_where_an_extra_one_would_be_burned():
    assert ruled("wrong-count", "club-cash", held=1).verdict == "misdeal"
    assert "CLUB-2:2.5-e" in ruled("wrong-count", "club-cash", held=1).cites
    assert ruled("wrong-count", "club-cash", held=3).steps == ("take-back-card", "card-becomes-burn")


@pytest.mark.clause("CLUB-7:7.7.1-c")
def test_the_club_s_letter_gives_two_cards_in_a_row_to_the_big_blind():
    house = {"two_in_a_row": "big-blind"}
    ruling = ruled("wrong-order", "club-tournament", house, fault="two-in-a-row", position="big-blind")
    assert (ruling.verdict, "CLUB-7:7.7.1-c" in ruling.cites) == ("no-misdeal", True)
    for at, letter in (("button", house), ("big-blind", {})):
        told = ruled("wrong-order", "club-tournament", letter, fault="two-in-a-row", position=at)
        assert told.verdict == "misdeal"


@pytest.mark.clause("FSPR:studfix-2")
def test_of_two_open_cards_in_stud_the_second_becomes_the_burn():
    ruling = ruled_in(stud("fspr-competition"), "exposed-card", "fspr-competition", seat=1, open=2)
    assert (ruling.verdict, ruling.steps[-1]) == ("no-misdeal", "exchange-second-with-burn")
    assert "FSPR:studfix-2" in ruling.cites


@pytest.mark.clause("TDA-2022:RP10G", "TDA-2022:RP5D")
def test_a_premature_stud_card_goes_back_and_the_street_comes_without_a_burn():
    ruling = ruled_in(stud("tda-2022"), "premature-card", "tda-2022", street="fourth", pending=(1,))
    assert {"return-to-stub", "no-burn"} <= set(ruling.steps)
    assert "TDA-2022:RP10G" in ruling.cites


@pytest.mark.clause("FSPR:stud-3")
def test_a_premature_stud_card_caps_the_round_at_what_was_bet():
    ruling = ruled("premature-card", "fspr-manual", street="fifth", pending=(2, 3), bet=20)
    assert [(may.call_to, may.may_raise) for may in ruling.may.values()] == [(20, False), (20, False)]


@pytest.mark.clause("TDA-2022:RP10D", "TDA-2017:RP9C", "FSPR:suit-1", "FSPR:suit-2")
@pytest.mark.parametrize("under", ["tda-2017", "tda-2022", "fspr-competition"])
def test_equal_low_cards_go_by_suit_and_so_do_equal_boards(under):
    low = (shown(1, "2d"), shown(2, "2c"))
    high = (shown(1, "KcQc"), shown(2, "KdQs"))
    assert ruled("stud-opener", under, boards=low, third=True).order == (2,)
    assert ruled("stud-opener", under, boards=high).order == (2,)


@pytest.mark.parametrize(("under", "opens"), [("tda-2022", 3), ("fspr-competition", 1)])
def test_k76_the_low_card_all_in_for_the_ante_leaves_it_to_the_left_or_to_the_next_lowest(under, opens):
    boards = (shown(1, "3c"), shown(2, "2c"), shown(3, "Kd"))
    assert ruled("stud-opener", under, boards=boards, third=True, all_in=(2,)).order == (opens,)
    # Seats go clockwise, in whatever order their boards are told.
    assert ruled("stud-opener", under, boards=boards[::-1], third=True, all_in=(2,)).order == (opens,)


@pytest.mark.clause("FSPR:check-4")
def test_a_defect_is_told_between_hands():
    ruling = ruled("defect-seen", "fspr-manual")
    assert ruling.steps == ("swap-silently", "tell-between-hands")
    assert "FSPR:check-4" in ruling.cites


@pytest.mark.clause("TDA-2022:35E.2")
def test_a_fouled_deck_stops_even_a_called_all_in():
    hand = holdem("tda-2022", {1: 5000, 2: 5000, 3: 5000}, "c c k 2000 c c")
    ruling = ruled_in(hand, "fouled-deck", "tda-2022", fault="duplicate")
    assert (ruling.verdict, dict(ruling.returned)) == ("void", {1: 2100, 2: 2100, 3: 2100})
    carry_out(hand, ruling)
    assert dict(hand.result.stacks) == {1: 5000, 2: 5000, 3: 5000}


@pytest.mark.clause("FSPR:button-1", "FSPR:button-2")
def test_the_highest_card_takes_the_button_and_equal_ranks_go_by_suit():
    drawn = (shown(1, "Kh"), shown(2, "Ks"), shown(3, "9s"))
    ruling = ruled("button-draw", "fspr-competition", boards=drawn)
    assert ruling.order == (2,)
    assert {"FSPR:button-1", "FSPR:button-2"} <= set(ruling.cites)


@pytest.mark.parametrize(
    ("what", "facts", "code"),
    [
        ("wrong-count", {"held": 2}, "floor-right-count"),
        ("extra-board-cards", {"street": "turn", "turned": 1}, "floor-no-surplus"),
        ("stud-opener", {"boards": (shown(1, ""),)}, "floor-no-boards"),
        ("stud-opener", {"boards": (shown(1, "Ac"),), "all_in": (1,)}, "floor-all-all-in"),
        ("reads-hands", {"hands": (shown(1, "AsKs"),)}, "floor-too-few-cards"),
        ("reads-hands", {"hands": (shown(1, "AsKs"),), "game": "bridge"}, "floor-no-such-game"),
        ("splits-pot", {"pots": ()}, "floor-no-pots"),
        ("procedure", {"name": "yoga", "steps": ()}, "floor-no-such-procedure"),
        ("deck-spread", {"place": 53}, "floor-no-such-place"),
        ("cards-due", {"game": "nl-holdem", "street": "sixth"}, "floor-no-such-street"),
        ("show-order", {"live": (1, 2), "aggressor": 3}, "floor-not-live"),
        ("face-up", {}, "floor-needs-a-hand"),
    ],
)
def test_a_question_that_makes_no_sense_is_told_so(what, facts, code):
    with pytest.raises(Mistake) as refused:
        ruled(what, "tda-2022", **facts)
    assert refused.value.code == code
    assert refused.value.say("ru")


@pytest.mark.clause("FSPR:bringin-1")
def test_the_low_card_that_gives_up_is_dead_and_the_next_one_brings_it_in():
    hand = stud("fspr-competition")
    low = hand.actor
    assert low is not None
    assert ruled_in(hand, "wants", "fspr-competition", seat=low, action="fold").verdict == "refused"
    carry_out(hand, ruled_in(hand, "act", "fspr-competition", seat=low, words="fold"))
    assert low not in hand.live
    assert hand.options is not None
    assert hand.options.bring_in > 0


@pytest.mark.clause("FSPR:bringin-1")
@pytest.mark.parametrize(("act", "adds"), [({"words": "check"}, {}), ({"chips": (1,)}, {1: 4})])
def test_the_low_card_that_checks_or_puts_out_too_little_brings_it_in(
    act: dict[str, Any], adds: dict[int, int]
) -> None:
    hand = stud("fspr-competition")
    ruling = ruled_in(hand, "act", "fspr-competition", seat=1, **act)
    assert (ruling.counts_as[1].action, ruling.counts_as[1].to, dict(ruling.owed)) == ("bring-in", 5, adds)
    assert (ruling.discretion, ruling.cites[0]) == (None, "FSPR:bringin-1")
    carry_out(hand, ruling)
    assert hand.actor == 2


def test_who_folds_and_forfeits_a_completion_too_small_is_out_of_the_hand() -> None:
    hand = stud("fspr-competition")
    ruling = ruled_in(hand, "act", "fspr-competition", seat=1, words="seven", chips=(1,) * 7)
    assert ruling.discretion is not None
    carry_out(hand, ruling.discretion.options["fold-and-forfeit"])
    assert 1 not in hand.live


@pytest.mark.parametrize(("before", "all_in", "opens"), [(2, (), 2), (3, (), 4), (5, (), 1), (3, (4,), 1)])
def test_whoever_opened_sixth_street_and_folded_does_not_open_seventh(
    before: int, all_in: tuple[int, ...], opens: int
) -> None:
    boards = (shown(1, "9d9c"), shown(2, "3h4c"), shown(4, "2c5s"))
    facts: dict[str, Any] = {"boards": boards, "community": "Kh", "opened_before": before, "all_in": all_in}
    assert ruled("stud-opener", "tda-2022", **facts).order == (opens,)
