"""Words and chips at the table: what they count as."""

from typing import Any

import pytest

from croupier.errors import Mistake
from croupier.floor import carry_out
from tests.floor.table import counted, returned, rule

NAMED = ["tda-2015", "tda-2017", "tda-2022", "tda-2024", "fspr-manual", "fspr-competition", "club-cash"]


@pytest.mark.clause("TDA-2022:44.1")
@pytest.mark.clause("FSPR:bigchip-1")
@pytest.mark.parametrize("under", NAMED)
def test_one_big_chip_is_a_call_under_every_book(under: str) -> None:
    ruling = rule("B: chips 1000", "A bets 400", under=under)
    assert counted(ruling, "B") == ("call", 400)
    assert returned(ruling) == {"B": 600}


@pytest.mark.clause("TDA-2022:44.1")
def test_even_the_last_chip_only_calls_without_a_word() -> None:
    ruling = rule("B: chips 1000", "A bets 400", seats={"A": 9000, "B": 1000, "C": 9000})
    assert counted(ruling, "B") == ("call", 400)


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:45.2", "TDA-2017:49.2")
@pytest.mark.clause("TDA-2022:44.2")
@pytest.mark.clause("CLUB-7:7.8.4-b")
def test_raise_said_when_the_chip_lies_is_a_call() -> None:
    late = {"what": "act", "seat": "B", "words": "raise", "chips": [1000], "landed": True}
    assert counted(rule(late, "A bets 400"), "B") == ("call", 400)
    assert counted(rule({**late, "landed": False}, "A bets 400"), "B") == ("raise", 1000)


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:45.3", "TDA-2017:49.3")
@pytest.mark.clause("TDA-2022:44.3")
def test_a_chip_too_small_for_a_raise_is_made_the_smallest_one() -> None:
    ruling = rule("B: raise / chips 500", "A bets 400")
    assert counted(ruling, "B") == ("raise", 800)
    assert ruling.owed == {2: 300}


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:43A.4", "TDA-2017:47A.4")
@pytest.mark.clause("TDA-2022:40C")
@pytest.mark.clause("TDA-2022:43A.4")
def test_a_spoken_amount_is_judged_like_chips() -> None:
    spoken, silent = rule("B: 590", "A bets 400"), rule("B: puts out 590", "A bets 400")
    assert counted(spoken, "B") == counted(silent, "B") == ("call", 400)
    assert spoken.returned == {}
    assert returned(silent) == {"B": 190}


@pytest.mark.clause("TDA-2022:43A.2")
@pytest.mark.clause("TDA-2022:43A.3")
@pytest.mark.parametrize(("put_out", "to"), [(599, 400), (600, 800), (799, 800), (800, 800), (1000, 1000)])
def test_half_a_raise_is_the_line(put_out: int, to: int) -> None:
    action = "call" if to == 400 else "raise"
    assert counted(rule(f"B: puts out {put_out}", "A bets 400"), "B") == (action, to)


def test_a_house_that_wants_three_quarters_has_its_line_there() -> None:
    ruling = rule("B: puts out 690", "A bets 400", house={"half_raise": 75})
    assert ruling.facts["raise_threshold"] == 700
    assert counted(ruling, "B") == ("call", 400)


@pytest.mark.clause("TDA-2022:45B.2")
def test_last_chips_with_one_to_spare_are_all_in() -> None:
    ruling = rule("B: chips 500+25", "A bets 400", seats={"A": 9000, "B": 525, "C": 9000})
    assert counted(ruling, "B") == ("raise", 525)
    assert ruling.counts_as[2].all_in


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:42B", "TDA-2017:46B")
@pytest.mark.clause("TDA-2022:42B")
def test_an_amount_said_first_may_follow_in_several_motions() -> None:
    assert counted(rule("B: raise to 1200 / chips 400, 800", "A bets 400"), "B") == ("raise", 1200)


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:37A.1", "TDA-2017:40A.1")
@pytest.mark.clause("TDA-2022:40A.1")
def test_chips_first_and_words_after_are_chips() -> None:
    act = {"what": "act", "seat": "B", "words": "raise to 2000", "chips": [400], "first": "chips"}
    assert counted(rule(act, "A bets 400"), "B") == ("call", 400)


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:37A.2", "TDA-2017:40A.2")
@pytest.mark.clause("TDA-2022:40A.2")
def test_word_and_chips_at_once_go_by_a_clear_word() -> None:
    act = {"what": "act", "seat": "B", "words": "call", "chips": [1000, 1000], "first": "together"}
    assert counted(rule(act, "A bets 400"), "B") == ("call", 400)


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:50A", "TDA-2017:54A")
@pytest.mark.clause("TDA-2022:54B.2")
@pytest.mark.clause("TDA-2022:54A")
def test_pot_is_the_largest_raise_in_pot_limit() -> None:
    ruling = rule("B: pot", "A bets 600", game="pl-omaha", pot=1200)
    assert counted(ruling, "B") == ("raise", 3000)
    assert (
        rule({"what": "asks-count", "of": "pot"}, "A bets 600", game="pl-omaha", pot=1200).verdict
        == "allowed"
    )
    assert rule({"what": "asks-count", "of": "pot"}, "A bets 600").verdict == "refused"


@pytest.mark.clause("TDA-2022:54C")
@pytest.mark.clause("TDA-2024:54D")
@pytest.mark.parametrize("under", ["tda-2022", "tda-2024"])
def test_pot_in_no_limit_obliges_to_the_smallest_raise(under: str) -> None:
    ruling = rule("B: pot", "A bets 600", pot=1200, under=under)
    assert counted(ruling, "B") == ("raise", 1200)
    assert [penalty.must for penalty in ruling.penalties[2]] == [False]


@pytest.mark.clause("TDA-2022:41E")
@pytest.mark.clause("TDA-2015:41E")
def test_a_tiny_chip_is_for_the_director() -> None:
    ruling = rule("B: chips 100", "A bets 5000")
    assert ruling.verdict == "director-decides"
    assert ruling.discretion is not None
    assert list(ruling.discretion.options) == ["full-call", "other"]
    assert counted(rule("B: chips 500", "A bets 5000"), "B") == ("call", 5000)


@pytest.mark.clause("TDA-2017:51A", "TDA-2022:46A")
@pytest.mark.clause("TDA-2015:47A")
@pytest.mark.clause("TDA-2015:47B")
@pytest.mark.parametrize("later", ["tda-2017", "tda-2022"])
def test_in_2015_new_chips_beside_old_ones_are_for_the_director(later: str) -> None:
    table: dict[str, Any] = {"street": None, "seats": ["SB", "BB", "BTN"], "lying": {"BB": [100, 100]}}
    act = {"what": "act", "seat": "BB", "chips": [500, 500]}
    before = ("BTN raises to 600", "SB folds")
    assert rule(act, *before, under="tda-2015", **table).verdict == "director-decides"
    assert counted(rule(act, *before, under=later, **table), "BB") == ("raise", 1200)


@pytest.mark.clause("TDA-2024:46C.2")
def test_chips_that_cover_and_are_taken_back_are_judged_by_the_total_in_2024() -> None:
    table: dict[str, Any] = {"street": None, "seats": ["SB", "BB", "BTN"], "lying": {"BB": [1000]}}
    act = {"what": "act", "seat": "BB", "back": [1000], "chips": [500, 500]}
    before = ("BTN raises to 600", "SB folds")
    assert counted(rule(act, *before, under="tda-2024", **table), "BB") == ("raise", 1000)
    assert rule(act, *before, under="tda-2022", **table).verdict == "director-decides"


@pytest.mark.clause("TDA-2022:58")
def test_a_fold_with_nothing_to_call_binds() -> None:
    ruling = rule("A: fold")
    assert counted(ruling, "A") == ("fold", 0)


@pytest.mark.clause("TDA-2015:52.1", "TDA-2017:57.1")
@pytest.mark.clause("TDA-2022:57.1")
@pytest.mark.clause("FSPR:kinds-1")
@pytest.mark.parametrize("under", ["tda-2015", "tda-2017", "tda-2022", "fspr-competition"])
def test_words_that_are_no_action_are_for_the_floor(under: str) -> None:
    """He bears the risk: none of what he may have meant is ruled out."""
    ruling = rule("B: I am feeling lucky", "A bets 400", under=under)
    assert ruling.verdict == "floor-decides"
    assert ruling.discretion is not None
    assert ruling.discretion.by == "floor"
    meant = {name: dict(each.counts_as) for name, each in ruling.discretion.options.items()}
    assert (meant["call"][2].to, meant["raise"][2].to, meant["ask-again"]) == (400, 800, {})
    assert not ruling.counts_as


@pytest.mark.clause("FSPR:allin-1")
def test_all_in_for_less_is_a_call_of_all_he_has() -> None:
    ruling = rule("B: call", "A bets 400", under="fspr-manual", seats={"A": 9000, "B": 150, "C": 9000})
    assert counted(ruling, "B") == ("call", 150)
    assert ruling.counts_as[2].all_in


@pytest.mark.clause("TDA-2022:64")
@pytest.mark.clause("TDA-2017:64")
def test_a_lost_chip_goes_back_to_a_known_owner_only_in_2022() -> None:
    lost = {"what": "lost-chips", "amount": 500, "owner": "A"}
    assert returned(rule(lost, under="tda-2022")) == {"A": 500}
    assert rule(lost, under="tda-2017").steps == ("to-inventory",)


def test_words_in_russian_rule_like_words_in_english() -> None:
    english, russian = rule("B: raise to 1200", "A bets 400"), rule("B: рейз до тысяча двести", "A bets 400")
    assert english.counts_as == russian.counts_as


@pytest.mark.clause("TDA-2022:40A.1")
def test_words_and_chips_one_after_the_other_are_one_act() -> None:
    assert counted(rule(["B: raise", "B: chips 1000"], "A bets 400"), "B") == ("raise", 1000)
    assert counted(rule(["B: chips 1000", "B: raise"], "A bets 400"), "B") == ("call", 400)
    assert counted(rule(["B: call", "B: chips 1000+500"], "A bets 400"), "B") == ("call", 400)


def test_a_second_act_is_ruled_on_where_the_first_has_left_the_hand() -> None:
    ruling = rule(["B: puts out 600", "C: call"], "A bets 400")
    assert (counted(ruling, "B"), counted(ruling, "C")) == (("raise", 800), ("call", 800))
    assert [(each.kind, each.seat) for each in ruling.operations] == [("raise", 2), ("call", 3)]


@pytest.mark.parametrize(
    ("act", "says"),
    [
        ({"what": "act", "seat": "B", "chips": [9000, 5000]}, "it has 9,000"),
        ({"what": "act", "seat": "B", "back": [100], "chips": [500]}, "none lies in front"),
        ({"what": "act", "seat": "B"}, "did nothing"),
    ],
)
def test_what_cannot_have_happened_is_refused(act: dict[str, Any], says: str) -> None:
    table: dict[str, Any] = {"seats": {"A": 9000, "B": 9000, "C": 9000}, "lying": {"B": [25]}}
    with pytest.raises(Mistake, match=says):
        rule(act, "A bets 400", **table)


def test_who_has_folded_acts_no_more() -> None:
    with pytest.raises(Mistake, match="no action to come"):
        rule("A: call", "A bets 400", "B raises to 900", "C calls", "A folds")


@pytest.mark.clause("FSPR:bringin-1")
@pytest.mark.parametrize("act", ["A: bring it in", "A: call", "A: chips 5"])
def test_the_low_card_brings_it_in(act: str) -> None:
    stud = {"game": "seven-stud", "blinds": "", "street": "", "small_bet": 10, "big_bet": 20, "bring_in": 5}
    table: dict[str, Any] = {**stud, "seats": ["A", "B"], "cards": {"A": "????2c", "B": "????Kd"}}
    ruling = rule(act, under="fspr-competition", **table)
    assert counted(ruling, "A") == ("bring-in", 5)
    assert [each.kind for each in ruling.operations] == ["bring-in"]
    assert counted(rule("A: complete", under="fspr-competition", **table), "A") == ("raise", 10)


def test_plus_names_what_is_added() -> None:
    assert counted(rule("B: plus 500", "A bets 400", under="club-cash"), "B") == ("raise", 900)


@pytest.mark.clause("TDA-2024:RP22")
def test_a_bounty_chip_put_out_is_what_the_director_says() -> None:
    """Facing 400: a call, all-in, or no bet; with the last word said, only what he may do."""
    ruling = rule({"what": "act", "seat": "B", "gesture": "token"}, "A bets 400", under="tda-2024")
    assert ruling.verdict == "director-decides"
    assert ruling.discretion is not None
    options = ruling.discretion.options
    assert set(options) == {"no-bet", "call", "all-in"}
    assert options["call"].counts_as[2].to == 400
    assert options["all-in"].counts_as[2].all_in
    assert "TDA-2024:RP22" in ruling.cites


def test_who_checked_a_bet_and_folds_is_out_of_the_hand() -> None:
    ruling = rule("B: check", "A bets 400")
    assert ruling.discretion is not None
    for name, live in (("call", [1, 2, 3]), ("fold", [1, 3])):
        hand = ruling.situation.hand
        assert hand is not None
        hand = hand.copy()
        carry_out(hand, ruling.discretion.options[name])
        assert list(hand.live) == live


@pytest.mark.clause("CLUB-2:2.9.2-b")
def test_a_pot_below_the_smallest_bet_is_that_bet() -> None:
    ruling = rule("A: pot", under="club-cash", pot=50)
    assert (ruling.verdict, counted(ruling, "A")) == ("corrected", ("bet", 200))
    assert "floor-below-smallest-bet" in {reason.code for reason in ruling.because}
