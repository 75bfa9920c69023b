"""The showdown in real hands: who opens, who may look, which hand is dead and what goes back."""

from typing import Any

import pytest

from croupier.cards import show
from croupier.errors import CroupierError
from croupier.floor import carry_out
from croupier.floor.telling import aloud
from tests.floor.desk import ruled, ruled_in
from tests.floor.hands import chips, holdem, put, shown, stud
from tests.floor.table import rule
from tests.under import book

TDA = ("tda-2015", "tda-2017", "tda-2022", "tda-2024")


@pytest.mark.clause("TDA-2022:ILL-16-1", "TDA-2017:ILL-16-1", "TDA-2022:16.1")
def test_both_hands_are_opened_on_the_turn_before_the_river():
    hand = holdem("tda-2022", {1: 1000, 2: 5000}, "c k k k 900 c")
    ruling = ruled_in(hand, "face-up", "tda-2022")
    assert (ruling.verdict, ruling.steps) == ("allowed", ("open-all-hands",))


@pytest.mark.under("tda-2022", "tda-2015")
@pytest.mark.clause("TDA-2015:15.3")
@pytest.mark.clause("TDA-2022:ILL-16-2", "TDA-2017:ILL-16-2", "TDA-2022:16.3")
def test_nobody_opens_while_two_can_still_bet_on_the_side():
    before = holdem(book(), {1: 9000, 2: 9000, 3: 700}, "700 c c k k")
    assert ruled_in(before, "face-up", book()).steps == ("cards-stay-down",)


@pytest.mark.clause("TDA-2022:ILL-16-3", "TDA-2017:ILL-16-3")
def test_the_short_stack_opens_with_the_others_when_betting_is_over():
    hand = holdem("tda-2022", {1: 9000, 2: 9000, 3: 700}, "700 c c k k 1000 c k k")
    ruling = ruled_in(hand, "face-up", "tda-2022")
    assert ruling.steps == ("open-all-hands", "side-pot-first")


@pytest.mark.clause("TDA-2022:RP8F", "TDA-2017:RP8F")
@pytest.mark.parametrize("under", ["tda-2022", "tda-2017"])
def test_hand_for_hand_a_called_all_in_waits_face_down_and_so_does_the_next_card(under):
    hand = holdem(under, {1: 1000, 2: 5000}, "c k k k 900 c")
    ruling = ruled_in(hand, "face-up", under, hand_for_hand=True)
    assert (ruling.verdict, ruling.steps) == ("stands", ("cards-stay-down", "call-floor", "wait"))
    assert f"{under.upper()}:RP8F" in ruling.cites
    # By a book that says nothing of it the hands are opened at once.
    club = ruled_in(hand, "face-up", "club-tournament", hand_for_hand=True)
    assert club.steps == ("open-all-hands",)


@pytest.mark.clause("FSPR:fold-3")
@pytest.mark.parametrize("under", ["fspr-manual", "fspr-competition"])
def test_cards_tossed_at_the_discards_are_folded_where_they_stop_short(under):
    tossed = ruled("cards-forward", under, seat=1, past_line=True)
    assert tossed.verdict == "hand-dead"
    assert "FSPR:fold-3" in tossed.cites
    assert ruled("cards-forward", under, seat=1).verdict == "hand-live"
    assert ruled("cards-forward", "tda-2022", seat=1, past_line=True).verdict == "hand-live"


@pytest.mark.clause("TDA-2022:ILL-18-1", "TDA-2017:ILL-18-1", "TDA-2022:18A", "TDA-2022:18B.2")
def test_with_no_bet_on_the_river_a_hand_is_shown_by_the_director_s_leave():
    assert ruled("asks-to-see", "tda-2022", seat=2, of=3, holds=True, paid=False).verdict == "floor-decides"
    assert ruled("asks-to-see", "tda-2022", seat=1, of=3, holds=False).verdict == "refused"


@pytest.mark.clause("TDA-2022:ILL-18-2", "TDA-2017:ILL-18-2", "TDA-2022:18B.1")
def test_every_caller_who_kept_his_cards_may_see_the_last_aggressor():
    stacks = dict.fromkeys((1, 2, 3, 4), 9000)
    hand = holdem("tda-2022", stacks, "c c c k k k k k k k k k 1000 c 5000 c c")
    assert hand.actor == 2
    assert ruled_in(hand, "asks-to-see", "tda-2022", seat=1, of=3).verdict == "allowed"
    assert ruled_in(hand, "asks-to-see", "tda-2022", seat=4, of=1).verdict == "floor-decides"


@pytest.mark.clause("CLUB-7:7.8.12", "CLUB-7:7.3.2")
def test_a_called_all_in_is_not_mucked():
    hand = holdem("club-tournament", {1: 1000, 2: 5000}, "c k k k 900")
    ruling = ruled_in(hand, "gives-up-hand", "club-tournament", seat=2)
    assert ruling.verdict == "refused"
    assert {"CLUB-7:7.8.12", "CLUB-7:7.3.2"} <= set(ruling.cites)


@pytest.mark.clause("CLUB-2:2.10.5-b")
def test_who_stands_for_the_main_pot_alone_shows_last_in_cash():
    ruling = ruled("show-order", "club-cash", live=(1, 2, 3), button=3, main_only=(1,))
    assert ruling.order == (2, 3, 1)
    assert "CLUB-2:2.10.5-b" in ruling.cites


@pytest.mark.clause("FSPR:showdown-0", "FSPR:win-2")
def test_the_last_aggressor_shows_first_and_the_others_follow_clockwise():
    ruling = ruled("show-order", "fspr-manual", live=(2, 4, 7), button=4, aggressor=4)
    assert ruling.order == (4, 7, 2)
    assert "FSPR:showdown-0" in ruling.cites


@pytest.mark.clause("TDA-2022:65A.1", "TDA-2022:65A.2")
def test_the_uncalled_part_of_a_raise_goes_back_with_a_killed_hand_and_is_undone():
    hand = holdem("tda-2022", {1: 5000, 2: 5000, 3: 5000}, "c c k 200 600")
    total = chips(hand)
    ruling = ruled_in(hand, "hand-taken", "tda-2022", seat=2)
    assert dict(ruling.returned) == {2: 400}
    carried = carry_out(hand, ruling)
    assert (hand.live, hand.player(2).stack, chips(hand)) == ((1, 3), 4700, total)
    assert hand.actor == 3
    carried.undo()
    assert (hand.player(2).bet, hand.actor) == (600, 3)


@pytest.mark.clause("FSPR:reg-4")
def test_by_the_manual_not_even_an_uncalled_raise_goes_back():
    hand = holdem("fspr-manual", {1: 5000, 2: 5000, 3: 5000}, "c c k 200 600")
    assert dict(ruled_in(hand, "hand-taken", "fspr-manual", seat=2).returned) == {}


@pytest.mark.clause("TDA-2022:65B")
def test_a_folded_hand_that_can_be_told_is_brought_back_to_life_and_asked():
    hand = holdem("tda-2022", {1: 5000, 2: 5000, 3: 5000}, "300 f")
    carry_out(hand, ruled_in(hand, "hand-taken", "tda-2022", seat=1, identifiable=True))
    assert 1 in hand.live
    assert set(hand.to_act) == {1, 2}


@pytest.mark.under("tda-2022", "tda-2017")
@pytest.mark.clause("TDA-2017:15B.3")
@pytest.mark.clause("TDA-2022:15B.1", "TDA-2022:15B.3")
@pytest.mark.clause("TDA-2017:15B.1")
def test_a_bettor_who_throws_his_hand_away_is_not_out_until_the_floor_says_so():
    hand = holdem(book(), {1: 9000, 2: 9000}, "c k k k k k 5000")
    bettor = 1
    ruling = ruled_in(hand, "bettor-discards", book(), seat=bettor, identifiable=True)
    assert ruling.steps == ("keep-cards-apart", "call-floor")
    assert ruling.operations == ()
    dead, restored = ruling.discretion.options["dead"], ruling.discretion.options["restored"]
    assert (dict(dead.returned), dict(restored.hands)) == ({bettor: 5000}, {bettor: "live"})
    carry_out(hand, dead)
    assert dict(hand.result.stacks) == {1: 8900, 2: 9100}


@pytest.mark.clause("TDA-2022:12.1", "TDA-2022:22.1", "TDA-2022:13C")
def test_a_pot_pushed_to_the_wrong_player_goes_to_the_hand_that_was_tabled():
    ruling = ruled("pot-misread", "tda-2022", winner=2, to=1, amount=1200)
    assert (ruling.verdict, dict(ruling.awarded)) == ("awarded", {2: 1200})
    assert ruled("pot-misread", "tda-2022", winner=2, to=1, next_hand=True).verdict == "rejected"


@pytest.mark.clause("FSPR:reg-11")
def test_a_hand_shown_to_a_player_who_contends_may_win():
    facts: dict[str, Any] = {"seat": 2, "of": 1, "mucked": True, "last_round": True}
    assert dict(ruled("asks-to-see", "fspr-manual", holds=True, **facts).hands) == {1: "live"}
    assert dict(ruled("asks-to-see", "fspr-manual", holds=False, **facts).hands) == {1: "dead"}


@pytest.mark.clause("FSPR:rank-0", "FSPR:rank-5", "FSPR:rank-intro-1", "FSPR:suit-3")
def test_cards_speak_and_suits_say_nothing():
    flush = shown(1, "AsKs")
    ruling = ruled("reads-hands", "fspr-competition", hands=(flush, shown(2, "AdAc")), board="2s7s9sAh3d")
    assert ruling.order == (1,)
    assert {"FSPR:rank-5", "FSPR:rank-0"} <= set(ruling.cites)
    even = ruled("reads-hands", "fspr-manual", hands=(shown(1, "AhKh"), shown(2, "AsKs")), board="AdKd7c5h2s")
    assert (even.verdict, even.order) == ("split", (1, 2))
    assert "FSPR:rank-intro-1" in even.cites
    assert even.explain("ru").startswith("Место 1: две пары")


@pytest.mark.clause("TDA-2022:21", "FSPR:allin-2")
def test_side_pots_are_told_apart_by_what_everybody_put_in():
    put_in = tuple(put(seat, amount) for seat, amount in ((1, 100), (2, 300), (3, 500), (4, 500)))
    ruling = ruled("side-pots", "tda-2022", put_in=put_in)
    assert dict(ruling.facts) == {"main": 400, "side-1": 600, "side-2": 400}
    assert ruling.then["side-2"].order == (3, 4)
    assert "the second side pot: contested; it can be won by seat 3, seat 4." in aloud(ruling)
    assert "второй побочный банк: разыгрывается; его могут выиграть: место 3, место 4." in aloud(ruling, "ru")


def test_any_number_of_side_pots_is_read_aloud():
    ruling = ruled("side-pots", "tda-2022", put_in=[put(seat, 100 * seat) for seat in range(1, 10)])
    assert "side pot 7: contested; it can be won by seat 8, seat 9." in aloud(ruling)
    assert "побочный банк 7: разыгрывается; его могут выиграть: место 8, место 9." in aloud(ruling, "ru")
    assert "side pot 4: 500" in aloud(ruling)[-1]


def test_what_nobody_called_is_no_pot_to_be_contested():
    ruling = ruled("side-pots", "tda-2022", put_in=[put(1, 100), put(2, 500), put(3, 800)])
    assert "the second side pot: the pot goes to one hand; seat 3 is pushed 300." in aloud(ruling)
    assert ruling.then["side-2"].order == ()


@pytest.mark.parametrize("under", TDA)
def test_a_face_down_discard_at_the_showdown_may_be_taken_back_only_while_it_can_be_told(under):
    assert ruled("wants-hand-back", under, showdown=True, identifiable=True).verdict == "hand-live"
    assert ruled("wants-hand-back", under, showdown=True, identifiable=False).verdict == "hand-dead"


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:13A.1", "TDA-2017:13A.1", "TDA-2022:13A.1")
def test_how_many_cards_are_all_of_them_the_hand_tells_before_the_game_that_is_named():
    hand = holdem(book(), {1: 5000, 2: 5000}, "c k k k k k k k")
    assert ruled_in(hand, "tables-hand", book(), seat=1, shown=2, game="pl-omaha").verdict == "hand-live"
    assert ruled("tables-hand", book(), seat=1, shown=2, game="pl-omaha").steps == ("open-all-cards",)


@pytest.mark.clause("TDA-2022:13A.1")
def test_at_stud_all_cards_are_seven():
    whole, short = (ruled_in(stud("tda-2022"), "tables-hand", "tda-2022", seat=1, shown=n) for n in (7, 6))
    assert (whole.verdict, short.verdict) == ("hand-live", "reminder")


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:18", "TDA-2017:19", "TDA-2022:19")
def test_who_plays_the_board_in_omaha_opens_four_cards():
    assert ruled("plays-board", book(), seat=1, game="pl-omaha", shown=2).steps == ("open-all-cards",)
    assert ruled("plays-board", book(), seat=1, game="pl-omaha", shown=4).verdict == "hand-live"
    assert ruled("plays-board", book(), seat=1, shown=2).verdict == "hand-live"


@pytest.mark.parametrize("fact", ["shown", "due"])
@pytest.mark.parametrize("what", ["tables-hand", "plays-board"])
def test_fewer_cards_than_none_are_refused_in_a_line(what, fact):
    with pytest.raises(CroupierError) as refused:
        rule({"what": what, "seat": "A", fact: -1})
    assert len(str(refused.value).splitlines()) == 1


@pytest.mark.clause("TDA-2022:68.1", "CLUB-2:2.7.11")
@pytest.mark.parametrize(("under", "live"), [("tda-2022", True), ("club-cash", False)])
def test_a_hand_shown_with_action_pending_is_seen_by_all_and_lives_or_dies(under, live):
    hand = holdem(under, {1: 5000, 2: 5000, 3: 5000}, "300 c")
    held = hand.player(2).cards
    ruling = ruled_in(hand, "exposes-hand", under, seat=2, cards=show(held))
    carried = carry_out(hand, ruling)
    assert (hand.player(2).exposed, 2 in hand.live) == (held, live)
    carried.undo()
    assert hand.player(2).exposed == ()
