"""Both sides of a clause, each under the books that have it: what it forbids and what it leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.floor import Ruling
from croupier.floor.procedures import PROCEDURES, RECORDS
from tests.floor.desk import ruled, ruled_in, said
from tests.floor.hands import holdem, shown
from tests.floor.table import counted, returned, rule
from tests.under import book


def asked(what: str, **facts: Any) -> Ruling:
    """The ruling on one incident under the book in force."""
    return ruled(what, book(), **facts)


# Devices and things on the table


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:4.1", "TDA-2017:4.1", "TDA-2022:5.1")
def test_nobody_calls_at_the_table_and_music_for_oneself_is_nobodys_business() -> None:
    assert asked("device", use="call", live_hand=False).verdict == "violation"
    assert asked("device", use="audio", live_hand=False).verdict == "allowed"


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:4.2", "TDA-2017:4.2", "TDA-2022:5.2")
def test_a_device_that_the_others_hear_is_a_violation_and_a_silent_one_is_none() -> None:
    assert asked("device", live_hand=False, disturbs=True).verdict == "violation"
    assert asked("device", live_hand=False).verdict == "allowed"


@pytest.mark.under("tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:4.3", "TDA-2017:4.4")
def test_whatever_else_a_device_does_is_allowed_while_it_disturbs_nobody() -> None:
    assert asked("device", use="photo", live_hand=False, delays=True).verdict == "allowed"
    assert asked("device", use="photo", live_hand=False, disturbs=True).verdict == "violation"


@pytest.mark.under("tda-2024")
@pytest.mark.clause("TDA-2024:5B")
def test_no_device_lies_on_the_table_in_or_between_hands() -> None:
    assert asked("device", on_table=True, live_hand=False).verdict == "violation"
    assert asked("device", on_table=False, live_hand=False).verdict == "allowed"
    assert asked("thing-on-table", thing="phone").verdict == "violation"


@pytest.mark.under("tda-2024")
@pytest.mark.clause("TDA-2024:5D")
def test_no_charts_at_the_table_for_whoever_has_no_hand_either() -> None:
    assert asked("device", use="strategy", live_hand=False).verdict == "violation"
    assert asked("device", use="message", live_hand=False).verdict == "allowed"


@pytest.mark.under("tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2017:RP3.1", "TDA-2022:RP3.1")
def test_the_table_is_clear_but_for_a_card_protector() -> None:
    assert asked("thing-on-table", thing="keys").verdict == "violation"
    assert asked("thing-on-table", thing="card-protector").verdict == "allowed"


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:5", "TDA-2017:5", "TDA-2022:6")
def test_what_is_spoken_at_the_table_is_among_the_languages_of_the_house() -> None:
    """At an international event in Russia English and Russian are."""
    at = {"country": "RU", "international": True}
    assert asked("talks", language="ru", **at).verdict == "allowed"
    assert asked("talks", language="de", **at).verdict == "violation"
    assert asked("talks", language="ru", country="DE", international=True).verdict == "violation"


# What players ask for


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "fspr-manual", "club-tournament")
@pytest.mark.clause("TDA-2015:28", "TDA-2017:28", "TDA-2022:28", "FSPR:reg-24", "CLUB-7:7.4.6")
def test_the_card_that_would_have_come_is_shown_to_nobody_but_where_a_house_says_so() -> None:
    assert asked("asks-for", thing="next-card").verdict == "refused"
    assert ruled("asks-for", book(), {"rabbit_hunt": True}, thing="next-card").verdict == "allowed"


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:25.2", "TDA-2017:26.2", "TDA-2022:26.2")
def test_decks_change_at_a_push_and_not_as_a_player_asks() -> None:
    by_whom = {
        when: (asked("deck-change", when=when).verdict, asked("deck-change", when=when).steps)
        for when in ("player-asks", "dealer-push", "level-change", "house-order")
    }
    changed = ("allowed", ("change-deck",))
    assert by_whom == {
        "player-asks": ("refused", ()),
        "dealer-push": changed,
        "level-change": changed,
        "house-order": changed,
    }
    assert asked("asks-for", thing="new-deck").verdict == "refused"


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:reg-23", "FSPR:reg-13", "FSPR:cut-6")
def test_no_burn_card_no_division_of_the_pot_and_no_cut_but_by_leave() -> None:
    burn, split = asked("asks-for", thing="burn-card"), asked("asks-for", thing="split-pot")
    assert (burn.verdict, burn.steps) == ("refused", ("burns-stay",))
    assert (split.verdict, split.steps) == ("refused", ("play-on",))
    agreed = ruled("asks-for", book(), {"pot_agreement": True}, thing="split-pot")
    assert (agreed.verdict, agreed.steps) == ("allowed", ())
    assert asked("asks-for", thing="see-big-chips").verdict == "allowed"
    for cut in (("asks-for", {"thing": "cut-deck"}), ("cut", {"by": "player"})):
        assert asked(cut[0], **cut[1]).verdict == "refused"
        assert asked(cut[0], **cut[1], permitted=True).verdict == "allowed"


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "club-tournament")
@pytest.mark.clause("TDA-2015:50A", "TDA-2017:54A", "TDA-2022:54A", "CLUB-7:7.8.7")
def test_the_pot_is_counted_in_pot_limit_alone() -> None:
    count = {"what": "asks-count", "of": "pot", "seat": "B"}
    counts = rule(count, "A bets 200", game="pl-omaha")
    assert (counts.verdict, counts.facts["pot"]) == ("allowed", 200)
    refused = rule(count, "A bets 300")
    assert (refused.verdict, refused.facts) == ("refused", {})


# Who decides


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "club-tournament", "fspr-manual")
@pytest.mark.clause("TDA-2015:1.2", "TDA-2017:1.2", "TDA-2022:1.2", "CLUB-7:7.1.3-b", "FSPR:restore-1")
def test_the_floor_ends_a_dispute_and_no_protest_opens_it_again() -> None:
    assert asked("decided-by", by="floor").verdict == "right"
    assert asked("decided-by", by="dealer").steps == ("call-floor",)
    assert asked("protest", against="ruling").verdict == "rejected"
    assert asked("protest").verdict == "rejected"
    assert asked("protest").steps == ()


@pytest.mark.under("club-tournament", "club-cash")
@pytest.mark.clause("CLUB-7:7.1.1", "CLUB-2:2.1.2")
def test_an_event_and_its_price_are_the_managements() -> None:
    assert asked("decided-by", matter="event", by="manager").verdict == "allowed"
    assert asked("decided-by", matter="event", by="players").verdict == "refused"
    assert asked("decided-by", matter="event", by="floor").verdict == "refused"


# Cards


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:34B", "TDA-2017:35B", "TDA-2022:35B")
def test_the_button_may_get_two_cards_in_a_row_and_nobody_else() -> None:
    assert asked("wrong-order", fault="two-in-a-row", position="button").verdict == "no-misdeal"
    small_blind = asked("wrong-order", fault="two-in-a-row", position="small-blind")
    assert (small_blind.verdict, "deal-again-same-seat" in small_blind.steps) == ("misdeal", True)


@pytest.mark.under("tda-2015")
@pytest.mark.clause("TDA-2015:36.2")
def test_a_card_that_came_too_early_is_put_right_without_another_burn() -> None:
    assert asked("premature-card", street="flop").verdict == "corrected"
    assert "no-burn" in asked("premature-card", street="flop").steps


@pytest.mark.under("tda-2022")
@pytest.mark.clause("TDA-2022:2.2")
def test_who_counts_his_cards_before_substantial_action_has_the_deal_put_right() -> None:
    early = asked("wrong-count", held=3, seat=1)
    late = asked("wrong-count", held=3, seat=1, after=("bet", "call"))
    assert (early.verdict, late.verdict, dict(late.hands)) == ("misdeal", "hand-dead", {1: "dead"})


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:13B.1", "TDA-2017:13B.1", "TDA-2022:13B.1")
def test_a_hand_that_was_not_protected_until_it_was_read_is_lost_and_a_tabled_one_is_not() -> None:
    lost = asked("hand-taken", seat=1)
    assert (lost.verdict, dict(lost.hands)) == ("hand-dead", {1: "dead"})
    safe = asked("hand-taken", seat=1, tabled=True)
    assert (safe.verdict, dict(safe.hands)) == ("awarded", {1: "live"})
    assert dict(asked("hand-taken", seat=1, identifiable=True).hands) == {1: "live"}


@pytest.mark.under("tda-2017")
@pytest.mark.clause("TDA-2017:13A.2")
def test_in_hold_em_both_cards_lie_open_and_in_omaha_all_four() -> None:
    assert asked("tables-hand", seat=1, shown=2, due=2).verdict == "hand-live"
    part = asked("tables-hand", seat=1, shown=2, due=4)
    assert (part.verdict, part.steps) == ("reminder", ("open-all-cards",))
    assert asked("cards-due", game="pl-omaha", street="preflop", players=1).facts["down"] == 4


# Acts


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:42D", "TDA-2017:46D", "TDA-2022:42D")
def test_who_is_not_clear_about_a_raise_bears_it() -> None:
    """A second motion without a word before it goes back, as nobody can know what it was to be."""
    unclear = rule({"what": "act", "seat": "B", "motions": [[400], [800]]}, "A bets 400")
    assert counted(unclear, "B") == ("call", 400)
    assert returned(unclear) == {"B": 800}
    assert counted(rule("B: raise to 1200 / chips 400, 800", "A bets 400"), "B") == ("raise", 1200)


@pytest.mark.under("tda-2015")
@pytest.mark.clause("TDA-2015:53")
def test_a_fold_in_turn_with_nothing_to_call_binds_and_one_out_of_turn_does_too() -> None:
    in_turn = rule("A: fold")
    assert (counted(in_turn, "A"), in_turn.verdict, dict(in_turn.penalties)) == (("fold", 0), "stands", {})
    early = rule("B: fold", "A checks", street="flop")
    assert counted(early, "B") == ("fold", 0)
    out_of_turn = rule("C: fold", "A checks")
    assert (counted(out_of_turn, "C"), dict(out_of_turn.hands)) == (("fold", 0), {3: "dead"})


SHORT = {"A": 5000, "B": 700, "C": 5000}


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "fspr-competition", "club-tournament", "club-cash")
@pytest.mark.clause("TDA-2015:44.1", "TDA-2017:48A", "TDA-2022:47A.1", "FSPR:allin-pl-1", "FSPR:allin-c-6")
@pytest.mark.clause("CLUB-7:7.8.3-c", "CLUB-2:2.8.11-a")
def test_an_all_in_short_of_a_raise_leaves_who_has_bet_no_raise_and_a_whole_one_does() -> None:
    def raises(all_in: int, seat: str) -> bool:
        stacks = {**SHORT, "B": all_in}
        before = ["A bets 400", f"B raises to {all_in}", *(["C calls"] if seat == "A" else [])]
        ruling = rule({"what": "options", "seat": seat}, *before, seats=stacks)
        return next(iter(ruling.may.values())).may_raise

    assert not raises(700, "A")
    assert not raises(799, "A")
    assert raises(800, "A")
    assert raises(700, "C")


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "club-cash")
@pytest.mark.clause("TDA-2015:16B", "TDA-2017:17B", "TDA-2022:17B", "CLUB-2:2.10.3-a")
def test_a_beaten_hand_goes_to_the_muck_unseen_where_nobody_is_all_in() -> None:
    beaten = asked("gives-up-hand", seat=1)
    assert (beaten.verdict, dict(beaten.hands)) == ("allowed", {1: "dead"})
    assert asked("must-winner-show", seat=2).steps == ("push-pot",)


@pytest.mark.under("club-cash", "club-tournament")
@pytest.mark.clause("CLUB-2:2.8.10-a")
def test_plus_so_much_is_a_raise_by_it_and_so_much_alone_is_the_total() -> None:
    assert counted(rule("B: plus 600", "A bets 400"), "B") == ("raise", 1000)
    assert counted(rule("B: plus", "A bets 400"), "B") == ("raise", 800)
    assert counted(rule("B: 500", "A bets 400"), "B") == ("call", 400)
    assert not rule("B: no, plus", "A bets 400").counts_as
    assert not rule("B: maybe 900", "A bets 400").counts_as
    assert not rule("B: plus floogle", "A bets 400").counts_as


@pytest.mark.under("club-cash")
@pytest.mark.clause("CLUB-2:2.7.2")
def test_a_protected_hand_that_the_dealer_takes_is_no_unprotected_one() -> None:
    lost = asked("hand-taken", seat=1, uncalled=400)
    assert (lost.verdict, dict(lost.returned)) == ("hand-dead", {})
    guarded = asked("hand-taken", seat=1, protected=True, uncalled=400)
    assert guarded.discretion is not None
    assert {name: dict(each.returned) for name, each in guarded.discretion.options.items()} == {
        "dead": {1: 400},
        "restored": {},
    }
    found = asked("hand-taken", seat=1, protected=True, identifiable=True)
    assert dict(found.hands) == {1: "live"}


@pytest.mark.under("tda-2022", "fspr-competition")
@pytest.mark.clause("TDA-2022:65A.1", "FSPR:reg-4")
def test_where_the_book_takes_every_hand_a_protector_saves_none_that_nobody_can_tell() -> None:
    for protected in (False, True):
        assert dict(asked("hand-taken", seat=1, protected=protected).hands) == {1: "dead"}


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:showdown-6")
def test_the_cards_of_who_left_without_showing_are_mucked_and_nobody_opens_them_for_him() -> None:
    left = asked("leaves-unshown", seat=1)
    assert (dict(left.hands), left.steps) == ({1: "dead"}, ("muck-it",))
    for other in ("dealer", "player"):
        opened = asked("tables-hand", seat=1, opened_by=other)
        assert (opened.verdict, opened.steps) == ("wrong", ("owner-opens",))


def test_what_a_house_has_chosen_itself_is_its_own_rule_and_no_silence_of_the_books() -> None:
    own = ruled("cards-forward", "club-cash", {"forward_motion": "any"}, seat=1)
    assert (own.silent, own.cites) == (False, ("CUSTOM:forward-fold",))
    assert "house's own rule" in own.explain("en")
    assert "собственное правило" in own.explain("ru")


@pytest.mark.under("tda-2015", "tda-2017", "fspr-competition")
@pytest.mark.clause("TDA-2015:48", "TDA-2017:52", "FSPR:raise-5")
def test_a_bet_and_so_many_raises_in_limit_and_any_number_in_no_limit() -> None:
    raised = ("A bets 200", "B raises to 400", "C raises to 600", "A raises to 800")
    capped = rule({"what": "options", "seat": "B"}, *raised, game="fl-holdem")
    assert not capped.may[2].may_raise
    open_ = rule({"what": "options", "seat": "B"}, *raised)
    assert open_.may[2].may_raise


@pytest.mark.under("tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:24A.3", "TDA-2017:25A.3")
def test_big_chips_behind_small_ones_are_bad_manners() -> None:
    behind = asked("offence", act="big-chips-behind", seat=1, times=2)
    assert behind.verdict == "penalty"
    assert {"missed-hands", "disqualification"} <= said(behind)
    assert not any(each.must for each in behind.penalties[1])
    assert asked("asks-for", thing="see-big-chips").steps == ("lay-out-big-chips",)


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "club-cash", "club-tournament")
@pytest.mark.clause("TDA-2015:43A.1", "TDA-2017:47A.1", "TDA-2022:43A.1", "CLUB-2:2.8.3-a", "CLUB-7:7.8.3-a")
def test_a_raise_adds_at_least_the_last_one_and_not_the_whole_bet() -> None:
    may = rule({"what": "options", "seat": "C"}, "A bets 400", "B raises to 1000").may[3]
    assert (may.call_to, may.min_raise_to) == (1000, 1600)


@pytest.mark.under("tda-2022", "tda-2024", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2022:13C", "TDA-2015:13C", "TDA-2017:13C")
def test_cards_that_touched_the_muck_face_down_live_as_long_as_they_can_be_told() -> None:
    assert dict(asked("cards-touched", seat=1, identifiable=True).hands) == {1: "live"}
    assert dict(asked("cards-touched", seat=1, identifiable=False).hands) == {1: "dead"}


@pytest.mark.under("club-tournament")
@pytest.mark.clause("CLUB-2:2.7.12-b")
def test_who_comes_back_before_the_last_card_has_a_hand_in_the_club_and_else_it_dies_with_the_deal() -> None:
    away = asked("absent", seat=1, mode="tournament")
    assert (dict(away.hands), "kill-after-deal" in away.steps) == ({1: "dead"}, True)
    back = asked("absent", seat=1, mode="tournament", back="before-last-card")
    assert dict(back.hands) == {1: "live"}


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause(
    "TDA-2015:62.2", "TDA-2017:67.2", "TDA-2022:67.2", "TDA-2015:62.3", "TDA-2017:67.3", "TDA-2022:67.3"
)
def test_nobody_talks_of_hands_or_advises_and_whoever_plays_may_chat_of_other_things() -> None:
    for about in ("hands", "advice", "criticism"):
        assert asked("talks", about=about, in_hand=True).verdict == "violation"
        assert asked("talks", about=about, in_hand=False).verdict == "violation"
    assert asked("talks", about="small-talk", in_hand=True).verdict == "allowed"


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:52.2", "TDA-2017:57.2", "TDA-2022:57.2", "TDA-2022:40C")
def test_of_two_readings_the_smallest_counts_or_the_largest_that_the_pot_covers() -> None:
    five = rule({"what": "act", "seat": "A", "words": "I bet five", "readings": [500, 5000]}, pot=5000)
    assert counted(five, "A") == ("bet", 500 if book() == "tda-2015" else 5000)


@pytest.mark.under("tda-2022", "fspr-manual", "club-cash")
@pytest.mark.clause("TDA-2022:35E.2", "FSPR:defdeck-1", "CLUB-2:2.7.5")
def test_a_hand_from_a_deck_that_lacks_a_card_is_undone_or_stands_as_the_book_has_it() -> None:
    missing = asked("fouled-deck", fault="missing", count=51)
    if book() == "club-cash":
        assert (missing.verdict, missing.steps) == ("stands", ("pot-stands", "change-deck-after"))
    else:
        assert (missing.verdict, missing.steps) == ("void", ("chips-back", "change-deck"))


@pytest.mark.under("tda-2017", "tda-2022", "tda-2024")
@pytest.mark.clause("TDA-2017:50B.2", "TDA-2022:45B.2")
def test_his_last_chips_are_all_in_even_below_half_a_raise() -> None:
    seats = {"A": 9000, "B": 500, "C": 9000}
    last = rule({"what": "act", "seat": "B", "chips": [400, 100]}, "A bets 400", seats=seats)
    assert (counted(last, "B"), last.counts_as[2].all_in) == (("raise", 500), True)
    more = rule({"what": "act", "seat": "B", "chips": [400, 100]}, "A bets 400")
    assert (counted(more, "B"), returned(more)) == (("call", 400), {"B": 100})


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "club-tournament")
@pytest.mark.clause("TDA-2015:46.1", "TDA-2017:50A", "TDA-2022:45A", "CLUB-7:7.8.5")
def test_in_limit_too_several_chips_are_a_call_where_each_is_needed_and_else_may_be_a_raise() -> None:
    """120 to call: without one of the four 100 would be too little, without one of the five it is enough."""
    limit: dict[str, Any] = {"game": "fl-holdem", "small_bet": 60, "big_bet": 120, "blinds": None}
    needed = rule("C: chips 2x70", "A bets 60", "B raises to 120", **limit)
    assert (counted(needed, "C"), returned(needed)) == (("call", 120), {"C": 20})
    spare = rule("C: chips 100+4x20", "A bets 60", "B raises to 120", **limit)
    assert (counted(spare, "C"), returned(spare)) == (("raise", 180), {})


@pytest.mark.under("tda-2015")
@pytest.mark.clause("TDA-2015:46.2")
def test_by_2015_half_of_a_raise_is_asked_of_his_last_chips_too() -> None:
    seats = {"A": 9000, "B": 599, "C": 9000}
    below = rule({"what": "act", "seat": "B", "chips": [400, 199]}, "A bets 400", seats=seats)
    assert (counted(below, "B"), returned(below)) == (("call", 400), {"B": 199})


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "tda-2024")
@pytest.mark.clause("TDA-2015:46.2", "TDA-2017:50B.2", "TDA-2022:45B.2")
def test_his_last_chips_are_all_in_though_half_of_a_raise_would_oblige_to_a_whole_one() -> None:
    """With 640 he may raise to 640 all-in alone; the same chips of a bigger stack are raised to 800."""
    chips = {"what": "act", "seat": "B", "chips": [400, 120, 120]}
    last = rule(chips, "A bets 400", seats={"A": 9000, "B": 640, "C": 9000})
    assert (counted(last, "B"), last.counts_as[2].all_in) == (("raise", 640), True)
    more = rule(chips, "A bets 400")
    assert (counted(more, "B"), more.counts_as[2].all_in) == (("raise", 800), False)


@pytest.mark.under("fspr-competition")
@pytest.mark.clause("FSPR:under-1")
def test_who_will_not_complete_forfeits_the_whole_of_one_chip() -> None:
    """A house may take the bet before the raise alone, as the book of 2024 has it."""
    chip = {"what": "act", "seat": "C", "chips": [500]}
    put = rule(chip, "A bets 300", "B raises to 900").discretion
    assert put is not None
    assert put.by == "player"
    assert dict(put.options["fold-and-forfeit"].forfeited) == {3: 500}
    assert put.options["complete"].counts_as[3].to == 900
    mild = rule(
        chip, "A bets 300", "B raises to 900", house={"undercall_forfeit": "prior-bet-level"}
    ).discretion
    assert mild is not None
    folds = mild.options["fold-and-forfeit"]
    assert (dict(folds.forfeited), dict(folds.returned)) == ({3: 300}, {3: 200})


@pytest.mark.under("tda-2024")
@pytest.mark.clause("TDA-2024:51B.3")
def test_one_chip_below_a_raise_of_a_straddle_loses_the_straddle_and_who_posted_it_loses_no_more() -> None:
    stacks = dict.fromkeys(range(1, 6), 9000)
    straddler = holdem("club-cash", stacks, "600 c f f", straddled=(3,))
    another = holdem("club-cash", stacks, "600", straddled=(3,))
    for hand, seat, chip, lost, back in (
        (straddler, 3, 300, {}, {3: 300}),
        (another, 5, 500, {5: 200}, {5: 300}),
    ):
        put = ruled_in(hand, "act", book(), seat=seat, chips=(chip,)).discretion
        assert put is not None
        folds = put.options["fold-and-forfeit"]
        assert (dict(folds.forfeited), dict(folds.returned)) == (lost, back)


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:wrongstruct-1")
def test_a_pot_told_too_low_is_put_right_until_two_have_acted_whatever_they_did() -> None:
    """Two folds are no substantial action, and after them the wrong amount stands."""
    pot: dict[str, Any] = {
        "game": "pl-omaha",
        "blinds": "500-1000",
        "pot": 10_500,
        "seats": ["A", "B", "C", "D"],
    }
    wrong = {"what": "wrong-amount", "seat": "A", "to": 9500, "pot": True}
    for since, verdict, to in (([], "corrected", 10_500), (["B folds"], "corrected", 10_500)):
        early = rule({**wrong, "since": since}, **pot)
        assert (early.verdict, counted(early, "A")[1]) == (verdict, to)
    for house in ({}, {"substantial_action": "two-with-chips-or-three"}):
        late = rule({**wrong, "since": ["B folds", "C folds"]}, house=house, **pot)
        assert (late.verdict, counted(late, "A")[1]) == ("stands", 9500)


@pytest.mark.under("fspr-competition")
@pytest.mark.clause("FSPR:oot-c-3", "FSPR:under-4")
def test_what_the_dealer_asked_for_too_early_is_taken_back_until_the_next_player_acts() -> None:
    prompted = {"what": "takes-back", "seat": "C", "action": "call", "misprompted": True}
    assert rule(prompted, "A bets 300").verdict == "released"
    assert rule({**prompted, "next_acted": True}, "A bets 300").verdict == "refused"
    assert rule({**prompted, "misprompted": False}, "A bets 300").verdict == "refused"


@pytest.mark.under("online-cash", "online-tournament")
@pytest.mark.clause("ONLINE:chat-1")
def test_of_a_live_hand_nobody_speaks_online_and_of_the_weather_everybody() -> None:
    small = asked("talks", seat=1, in_hand=True)
    assert (small.verdict, dict(small.penalties)) == ("allowed", {})
    for about in ("hands", "another-player-s-hand"):
        assert asked("talks", seat=1, about=about, in_hand=True).verdict == "violation"


# Wrong counts, wrong orders, and until when


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:showdown-3", "FSPR:dead-2")
def test_a_hand_with_too_many_or_too_few_cards_is_dead_at_the_showdown_and_after_action() -> None:
    for held in (1, 3):
        for found in ({"found": "showdown"}, {"after": ("bet", "call")}):
            wrong = asked("wrong-count", seat=1, held=held, **found)
            assert (wrong.verdict, dict(wrong.hands)) == ("hand-dead", {1: "dead"})


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "club-cash", "fspr-manual")
@pytest.mark.clause("TDA-2015:34D", "TDA-2017:35D", "TDA-2017:38.1", "TDA-2022:35D.1", "TDA-2022:38.1")
@pytest.mark.clause("CLUB-2:2.5-norefund", "FSPR:nomisdeal-2")
def test_a_wrong_count_found_after_action_costs_the_hand_and_the_blind_where_the_book_keeps_it() -> None:
    hand = holdem(book(), {1: 5000, 2: 5000, 3: 5000, 4: 5000}, "c c")
    late = ruled_in(hand, "wrong-count", book(), held=1, seat=2)
    back = {2: 100} if book() == "fspr-manual" else {}
    assert (late.verdict, dict(late.hands), dict(late.returned)) == ("hand-dead", {2: "dead"}, back)


@pytest.mark.under("fspr-competition")
@pytest.mark.clause("FSPR:redeal-3", "FSPR:redeal-4", "FSPR:redeal-5", "FSPR:redeal-2")
@pytest.mark.parametrize(
    ("what", "facts"),
    [
        ("wrong-order", {"fault": "wrong-first-seat"}),
        ("wrong-order", {"fault": "seat-skipped"}),
        ("wrong-count", {"held": 3, "seat": 1}),
    ],
)
def test_in_a_competition_the_first_action_ends_every_redeal(what: str, facts: dict[str, Any]) -> None:
    assert asked(what, **facts).verdict == "misdeal"
    assert asked(what, **facts, after=("fold",)).verdict != "misdeal"


@pytest.mark.under("fspr-manual", "club-cash")
@pytest.mark.clause("FSPR:misdeal-2", "CLUB-2:2.5-sa")
def test_two_actions_end_a_misdeal_and_one_does_not() -> None:
    for after, verdict in ((("bet",), "misdeal"), (("fold", "fold"), "no-misdeal")):
        assert asked("wrong-order", fault="wrong-first-seat", after=after).verdict == verdict


# Who shows first


@pytest.mark.under(
    "tda-2015", "tda-2017", "tda-2022", "tda-2024", "club-tournament", "club-cash", "fspr-competition"
)
@pytest.mark.clause("TDA-2015:16A.3", "TDA-2017:17A.3", "TDA-2022:17A.3", "CLUB-7:7.3.4-b")
@pytest.mark.clause("CLUB-2:2.10.5-a", "FSPR:win-2")
def test_after_a_checked_last_street_in_stud_the_best_board_shows_first_or_who_sits_left() -> None:
    boards = (shown(1, "2c3d4h5s"), shown(2, "AcAd4c5d"), shown(3, "KhQs9d8c"))
    order = asked("show-order", live=(1, 2, 3), button=3, boards=boards).order
    by_street = book().startswith("tda") or book() == "club-tournament"
    assert order == ((2, 3, 1) if by_street else (1, 2, 3))


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "club-tournament")
@pytest.mark.clause("TDA-2015:15.1", "TDA-2015:15.3", "TDA-2017:16.1", "TDA-2017:16.3", "CLUB-7:7.3.2")
def test_whoever_is_in_for_the_main_pot_alone_shows_in_his_turn_and_last_where_a_house_says_so() -> None:
    facts = {"live": (1, 2, 3), "button": 3, "main_only": (1,)}
    assert asked("show-order", **facts).order == (1, 2, 3)
    side = ruled("show-order", book(), {"show_side_pots_first": True}, **facts)
    assert side.order == (2, 3, 1)


# The dealer's procedures by the manual


@pytest.mark.under(
    "fspr-manual", "fspr-competition", "tda-2015", "tda-2017", "tda-2022", "club-cash", "club-tournament"
)
@pytest.mark.clause("FSPR:cut-5", "FSPR:misdeal-0", "FSPR:redeal-0", "CLUB-2:2.5-sa")
@pytest.mark.clause("TDA-2015:34C.1", "TDA-2017:35C.1", "TDA-2022:35C.1")
def test_after_a_misdeal_the_whole_shuffle_is_done_and_the_deck_cut() -> None:
    due = (
        *("riffle", "square", "strip", "square", "riffle"),
        *("square", "riffle", "square", "cut", "square"),
    )
    assert asked("procedure", name="after-misdeal", steps=due).verdict == "right"
    uncut = asked("procedure", name="after-misdeal", steps=due[:-2])
    assert (uncut.verdict, uncut.steps) == ("wrong", ("cut",))


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:check-1", "FSPR:check-2", "FSPR:deck-2")
def test_the_deck_is_checked_when_a_dealer_comes_its_faces_before_its_backs() -> None:
    right = asked("procedure", name="deck-check", steps=("show-fronts", "show-backs"))
    assert (right.verdict, right.steps) == ("right", ())
    turned = asked("procedure", name="deck-check", steps=("show-backs", "show-fronts"))
    assert (turned.verdict, turned.steps, turned.facts["place"]) == ("wrong", ("show-fronts",), 1)
    unchecked = asked(
        "procedure", name="dealer-comes", steps=("clear-hands", "greet", "change-deck", "count-rack")
    )
    assert (unchecked.verdict, unchecked.steps) == ("wrong", ("check-deck",))


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:push-5")
def test_a_dealer_who_comes_clears_his_hands_greets_changes_and_checks_the_deck_and_counts_the_rack() -> None:
    due = ("clear-hands", "greet", "change-deck", "check-deck", "count-rack")
    assert asked("procedure", name="dealer-comes", steps=due).verdict == "right"
    for place, step in enumerate(due):
        without = asked("procedure", name="dealer-comes", steps=due[:place] + due[place + 1 :])
        assert (without.verdict, without.steps, without.facts["place"]) == ("wrong", (step,), place + 1)


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:chemmy-1", "FSPR:chemmy-2", "FSPR:chemmy-3")
@pytest.mark.parametrize("place", range(3))
def test_a_wash_parks_the_cut_card_goes_clockwise_and_ends_with_the_gathering(place: int) -> None:
    due = ("park-cut-card", "wash-clockwise", "gather")
    assert asked("procedure", name="wash", steps=due).verdict == "right"
    without = asked("procedure", name="wash", steps=due[:place] + due[place + 1 :])
    assert (without.verdict, without.steps, without.facts["place"]) == ("wrong", (due[place],), place + 1)
    assert PROCEDURES["wash"][0] == due


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:chemmy-5")
def test_no_wash_between_hands_and_one_with_a_new_deck() -> None:
    assert asked("wash-due", event="between-hands").steps == ()
    assert asked("wash-due", event="deck-replaced").steps == ("wash",)
    assert asked("wash-due", event="dealer-change").steps == ("wash",)


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:info-1")
def test_a_cash_table_is_handed_over_with_all_that_its_game_is_played_by() -> None:
    due = ("game", "buy-in", "players", "structure", "commission", "lammers", "absence-buttons")
    assert asked("handover", table="cash", told=due).verdict == "right"
    for each in due:
        told = tuple(other for other in due if other != each)
        assert asked("handover", table="cash", told=told).steps == (each,)


@pytest.mark.under("fspr-manual", "club-tournament")
@pytest.mark.clause("FSPR:check-3")
def test_a_dealer_says_nothing_of_a_bad_deck_in_a_hand_where_the_book_wants_it_so() -> None:
    silent = asked("defect-seen")
    told = book() == "club-tournament"
    assert silent.steps == (
        ("stop", "tell-at-once", "change-deck") if told else ("swap-silently", "tell-between-hands")
    )
    assert ("FSPR:check-3" in silent.cites) is not told


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:info-2")
def test_a_tournament_table_is_handed_over_with_its_players_its_level_and_who_lacks_an_add_on() -> None:
    due = ("players", "level", "without-add-on")
    assert asked("handover", table="tournament", told=due).verdict == "right"
    for each in due:
        told = tuple(other for other in due if other != each)
        assert asked("handover", table="tournament", told=told).steps == (each,)
    assert RECORDS["tournament"] == due


# What the seed says of live play


@pytest.mark.clause("LIVE-TIPS:2.1")
def test_a_card_that_a_player_lets_fall_open_stays_open_and_his_hand_plays() -> None:
    hand = holdem("tda-2022", {1: 5000, 2: 5000, 3: 5000}, "c c k")
    ruling = ruled_in(hand, "exposes-hand", "tda-2022", seat=1, accident=True)
    assert (ruling.verdict, dict(ruling.hands), dict(ruling.penalties)) == ("hand-live", {1: "live"}, {})


@pytest.mark.clause("LIVE-TIPS:2.2")
def test_a_hand_without_a_protector_that_the_dealer_sweeps_in_is_lost() -> None:
    lost = ruled("hand-taken", "tda-2022", seat=1, uncalled=300)
    assert (lost.verdict, dict(lost.hands), dict(lost.returned)) == ("hand-dead", {1: "dead"}, {1: 300})


@pytest.mark.clause("LIVE-TIPS:3.1", "LIVE-TIPS:3.2")
def test_a_bet_in_two_motions_is_the_first_or_the_smallest_bet_where_a_house_says_so() -> None:
    act = {"what": "act", "seat": "A", "motions": [[300], [300]]}
    first = rule(act, under="tda-2022")
    assert (counted(first, "A"), returned(first)) == (("bet", 300), {"A": 300})
    least = rule(act, under="tda-2022", house={"string_bet": "smallest-bet"})
    assert (counted(least, "A"), returned(least)) == (("bet", 200), {"A": 400})


@pytest.mark.clause("LIVE-TIPS:3.3")
def test_an_amount_that_was_said_stands_however_the_chips_come() -> None:
    assert counted(rule("A: 600 / chips 200, 400", under="tda-2022"), "A") == ("bet", 600)


@pytest.mark.clause("LIVE-TIPS:3.4", "LIVE-TIPS:3.5")
def test_a_big_chip_alone_calls_and_with_a_word_or_a_small_one_beside_it_raises() -> None:
    alone = rule("B: chips 1000", "A bets 300", under="tda-2022")
    assert (counted(alone, "B"), returned(alone)) == (("call", 300), {"B": 700})
    assert counted(rule("B: raise / chips 1000", "A bets 300", under="tda-2022"), "B") == ("raise", 1000)
    two = {"what": "act", "seat": "B", "chips": [1000, 100]}
    assert counted(rule(two, "A bets 300", under="tda-2022"), "B") == ("raise", 1100)


@pytest.mark.clause("LIVE-TIPS:4.1", "LIVE-TIPS:4.2")
def test_a_tap_is_a_check_and_facing_a_bet_it_is_none() -> None:
    tap = {"what": "act", "gesture": "tap"}
    assert counted(rule({**tap, "seat": "A"}, under="tda-2022"), "A") == ("check", 0)
    assert rule({**tap, "seat": "B"}, "A bets 300", under="tda-2022").verdict != "stands"


@pytest.mark.clause("LIVE-TIPS:9.3")
def test_a_phone_with_a_live_hand_is_a_violation_where_the_book_says_so() -> None:
    assert ruled("device", "tda-2024", use="phone", live_hand=True).verdict == "violation"
    assert ruled("device", "tda-2024", use="phone", live_hand=False).verdict == "allowed"


@pytest.mark.clause("LIVE-TIPS:6.1")
def test_who_insults_an_opponent_is_warned() -> None:
    insult = ruled("offence", "online-cash", act="insults", seat=1)
    assert [(each.sanction, each.must) for each in insult.penalties[1]] == [("warning", False)]
    assert ruled("talks", "online-cash", seat=1).verdict == "allowed"


# Rules whose answer no scenario tells apart from another's


@pytest.mark.under("club-cash")
@pytest.mark.clause("CLUB-2:2.8.13-b")
def test_who_was_prompted_by_the_dealer_takes_back_his_chips_though_the_next_has_acted() -> None:
    assert asked("takes-back", seat=1, action="call", misprompted=True, next_acted=True).verdict == "released"
    assert asked("takes-back", seat=1, action="call", next_acted=True).verdict == "refused"


@pytest.mark.under("tda-2015")
@pytest.mark.clause("TDA-2015:13C")
def test_a_hand_that_touched_the_muck_face_down_lives_while_it_can_be_told() -> None:
    assert asked("cards-touched", seat=1, identifiable=True).hands == {1: "live"}
    assert asked("cards-touched", seat=1).hands == {1: "dead"}
    assert asked("cards-touched", seat=1, tabled=True, face_up=True).hands == {1: "live"}


@pytest.mark.under("tda-2015")
@pytest.mark.clause("TDA-2015:62.2", "TDA-2015:62.3")
def test_small_talk_of_a_player_in_the_hand_is_free_and_advice_is_not() -> None:
    assert asked("talks", about="small-talk").verdict == "allowed"
    assert asked("talks", about="hands").verdict == "violation"
    assert asked("talks", about="advice").verdict == "violation"


@pytest.mark.under("tda-2017")
@pytest.mark.clause("TDA-2017:60.1")
def test_a_stack_is_counted_to_the_chip_only_for_who_faces_its_all_in() -> None:
    assert asked("asks-count", of="stack").facts["precision"] == "approximate"
    assert asked("asks-count", of="stack", facing_all_in=True, in_turn=True).facts["precision"] == "exact"


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:55.4", "TDA-2017:60.4", "TDA-2022:60.4")
@pytest.mark.parametrize("words", [{"words": "call"}, {"total": 4800}])
def test_a_count_that_was_asked_for_protects_nobody_who_calls_by_it(words: dict[str, Any]) -> None:
    """All-in for 5,000, counted as 4,800."""
    ruling = rule(
        {"what": "act", "seat": "B", "quoted": 4800, **words},
        "A is all-in for 5000",
        seats={"A": 5000, "B": 9000},
    )
    assert counted(ruling, "B") == ("call", 5000)
    assert ruling.discretion is None


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:49.3", "TDA-2017:53.3", "TDA-2022:49.3")
@pytest.mark.parametrize(("quoted", "grossly"), [(600, True), (2900, True), (3000, False), (5000, False)])
def test_the_director_may_depart_from_accepted_action_where_the_count_was_grossly_wrong(
    quoted: int, grossly: bool
) -> None:
    ruling = rule({"what": "act", "seat": "B", "words": "call", "quoted": quoted}, "A bets 6000")
    assert counted(ruling, "B") == ("call", 6000)
    assert (ruling.discretion is not None) == grossly


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:49.3", "TDA-2017:53.3", "TDA-2022:49.3")
def test_what_is_grossly_wrong_the_house_may_say() -> None:
    """Told 4,000 of 6,000."""
    told = {"what": "act", "seat": "B", "words": "call", "quoted": 4000}
    assert rule(told, "A bets 6000").discretion is None
    assert rule(told, "A bets 6000", house={"gross_miscount": 75}).discretion is not None
    nothing = {**told, "quoted": 600}
    assert rule(nothing, "A bets 6000").discretion is not None
    assert rule(nothing, "A bets 6000", house={"gross_miscount": 0}).discretion is None


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:49.2", "TDA-2017:53.2", "TDA-2022:49.2")
def test_a_wrong_count_is_nothing_to_who_is_all_in_either_way() -> None:
    """1,000 left, told 2,000 or 900 of a bet of 6,000."""
    seats = {"A": 9000, "B": 1000}
    for quoted, verdict in ((2000, "stands"), (900, "corrected")):
        told = {"what": "act", "seat": "B", "words": "call", "quoted": quoted}
        ruling = rule(told, "A bets 6000", seats=seats)
        assert (ruling.verdict, counted(ruling, "B")) == (verdict, ("call", 1000))
        assert ruling.discretion is None
    assert rule(
        {"what": "act", "seat": "B", "words": "call", "quoted": 400}, "A bets 6000", seats=seats
    ).discretion


@pytest.mark.under("tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2017:53.3", "TDA-2022:49.3")
@pytest.mark.parametrize(
    ("act", "counts", "options"),
    [
        ({"words": "six hundred"}, ("call", 6000), {"full-call", "released"}),
        ({"total": 600}, ("call", 6000), {"full-call", "released"}),
        ({"words": "raise to 1200"}, ("raise", 12000), {"raise", "full-call", "released"}),
        ({"words": "raise"}, ("raise", 12000), {"raise", "full-call", "released"}),
        ({"words": "raise to 12000"}, ("raise", 12000), set()),
        ({"words": "raise to 20000"}, ("raise", 20000), set()),
    ],
)
def test_a_raise_or_an_amount_by_a_grossly_wrong_count_is_the_directors_too(
    act: dict[str, Any], counts: tuple[str, int], options: set[str]
) -> None:
    """Told 600 of 6,000."""
    ruling = rule({"what": "act", "seat": "B", "quoted": 600, **act}, "A bets 6000")
    assert counted(ruling, "B") == counts
    assert set(ruling.discretion.options if ruling.discretion else ()) == options
    if ruling.discretion:
        released = ruling.discretion.options["released"]
        assert released.may[2].call_to == 6000
        assert dict(released.returned) == ({2: 600} if "total" in act else {})
    # Told 4,000, no gross error: the raise is brought to the smallest one, and that is all.
    assert rule({"what": "act", "seat": "B", "quoted": 4000, **act}, "A bets 6000").discretion is None


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:3.1", "TDA-2017:3.1", "TDA-2022:3.1")
def test_eight_words_bind_and_pot_in_pot_limit_alone() -> None:
    assert counted(rule("A: check"), "A")[0] == "check"
    assert counted(rule("A: bet"), "A")[0] == "bet"
    for word, to in {"fold": 0, "call": 400, "raise": 800, "complete": 800}.items():
        ruling = rule(f"B: {word}", "A bets 400")
        assert ruling.verdict == "stands"
        assert counted(ruling, "B") == (word.replace("complete", "raise"), to)
    assert counted(rule("B: all-in", "A bets 400", seats={"A": 9000, "B": 3000}), "B") == ("raise", 3000)
    assert counted(rule("B: pot", "A bets 600", game="pl-omaha", pot=1200), "B") == ("raise", 3000)
    assert rule("B: pot", "A bets 400").verdict != "stands"


@pytest.mark.under("tda-2022", "tda-2024")
@pytest.mark.clause("TDA-2022:40A.3")
def test_words_and_chips_at_odds_are_each_what_they_would_be_alone() -> None:
    """A single chip without a word is a call; six hundred without "raise" a minimum raise."""
    act = {"what": "act", "seat": "B", "words": "six hundred", "chips": [1000], "unclear": True}
    ruling = rule(act, "A bets 400")
    assert ruling.discretion is not None
    ways = {name: way.counts_as[2] for name, way in ruling.discretion.options.items()}
    assert {name: (way.action, way.to) for name, way in ways.items()} == {
        "smaller": ("call", 400),
        "larger": ("raise", 800),
    }
    # Both ways a call: there is nothing to decide.
    same = rule({**act, "words": "four hundred"}, "A bets 400")
    assert counted(same, "B") == ("call", 400)
    assert same.discretion is None


AT_ODDS = [
    ("five thousand", [1000], ("raise", 5000), (4000, 0)),
    ("six hundred", [100, 100], ("raise", 800), (600, 0)),
    ("six hundred", [1000], ("raise", 800), (0, 200)),
    ("two hundred", [1000], ("call", 400), (0, 600)),
    ("three hundred", [500], ("call", 400), (0, 100)),
]


@pytest.mark.under("tda-2022", "tda-2024")
@pytest.mark.clause("TDA-2022:40A.3")
@pytest.mark.parametrize("unclear", [True, False])
@pytest.mark.parametrize(("words", "chips", "counts", "owed_and_back"), AT_ODDS)
def test_a_named_amount_is_made_up_and_given_back_from_the_chips_that_lie_there(
    words: str, chips: list[int], counts: tuple[str, int], owed_and_back: tuple[int, int], unclear: bool
) -> None:
    act = {"what": "act", "seat": "B", "words": words, "chips": chips, "unclear": unclear}
    ruling = rule(act, "A bets 400")
    way = ruling.discretion.options["larger"] if ruling.discretion else ruling
    assert (way.counts_as[2].action, way.counts_as[2].to) == counts
    assert (way.owed.get(2, 0), way.returned.get(2, 0)) == owed_and_back


@pytest.mark.under("tda-2022", "fspr-competition")
@pytest.mark.clause("TDA-2022:51B.3", "FSPR:under-1")
def test_who_forfeits_a_named_undercall_loses_what_he_named_of_the_chips_that_lie_there() -> None:
    """A thousand lies there for "two hundred", facing a raise to 800."""
    ruling = rule(
        {"what": "act", "seat": "C", "words": "two hundred", "chips": [1000]}, "A bets 400", "B raises to 800"
    )
    assert ruling.discretion is not None
    folds = ruling.discretion.options["fold-and-forfeit"]
    assert (dict(folds.forfeited), dict(folds.returned), dict(folds.owed)) == ({3: 200}, {3: 800}, {})
    only_named = rule("C: two hundred", "A bets 400", "B raises to 800")
    assert only_named.discretion is not None
    folds = only_named.discretion.options["fold-and-forfeit"]
    # The TDA's undercall is lost as it was made, in words too; by the FSPR what was put in the pot.
    lost = {} if book() == "fspr-competition" else {3: 200}
    assert (dict(folds.forfeited), dict(folds.returned), dict(folds.owed)) == (lost, {}, {})


@pytest.mark.under("fspr-manual", "fspr-competition")
@pytest.mark.clause("FSPR:board-4")
def test_the_board_is_part_of_every_hand() -> None:
    """A straight to the ace lies open: all share the pot, whatever they hold."""
    hands = (shown(1, "2c2d"), shown(2, "AhAc"), shown(3, "7h4s"))
    ruling = asked("reads-hands", hands=hands, board="AsKdQhJcTd", pot=300, from_button=(1, 2, 3))
    assert (ruling.verdict, dict(ruling.awarded)) == ("split", {1: 100, 2: 100, 3: 100})
    assert set(ruling.facts.values()) == {"hand-straight"}


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:term-headsup")
def test_two_live_players_are_heads_up_and_three_are_not() -> None:
    """Five were dealt in."""
    table: dict[str, Any] = {"seats": ["A", "B", "C", "D", "E"], "street": None}
    for folds, two in ((("C folds", "D folds", "E folds"), True), (("C folds", "D folds"), False)):
        assert rule({"what": "positions"}, *folds, **table).facts["heads_up"] is two


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2015:39B.4", "TDA-2017:42B.4", "TDA-2022:51B.4")
def test_the_opening_bet_is_the_big_blind_or_the_first_chips_after_checks_and_no_raise() -> None:
    before_the_flop = rule("C: puts out 100", seats=["A", "B", "C", "D"], street=None)
    assert (before_the_flop.verdict, counted(before_the_flop, "C")) == ("corrected", ("call", 200))
    behind_a_check = rule("C: puts out 300", "A checks", "B bets 400")
    assert (behind_a_check.verdict, counted(behind_a_check, "C")) == ("corrected", ("call", 400))
    of_a_raise = rule("C: puts out 400", "A bets 400", "B raises to 800")
    assert of_a_raise.verdict == "director-decides"


# What hangs on a condition, on its other side


@pytest.mark.under("tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:4.3", "TDA-2017:4.4")
def test_a_call_is_told_by_its_own_rule_and_not_by_that_of_whatever_else_a_device_does() -> None:
    assert {"TDA-2015:4.3", "TDA-2017:4.4"}.isdisjoint(asked("device", use="call", live_hand=False).cites)
    assert not {"TDA-2015:4.3", "TDA-2017:4.4"}.isdisjoint(
        asked("device", use="photo", live_hand=False).cites
    )


@pytest.mark.under("tda-2015")
@pytest.mark.clause("TDA-2015:12.2")
def test_a_hand_misdeclared_in_good_faith_costs_nothing() -> None:
    honest, deliberate = (asked("misdeclares", seat=1, deliberate=each) for each in (False, True))
    assert honest.penalties == {}
    assert "TDA-2015:12.2" not in honest.cites
    assert [each.sanction for each in deliberate.penalties[1]][:1] == ["warning"]


@pytest.mark.under("tda-2022")
@pytest.mark.clause("TDA-2022:RP4.2", "TDA-2022:RP4.3")
def test_only_a_stub_into_which_the_muck_got_is_shuffled_with_it() -> None:
    alone, mixed = (asked("dropped-stub", mixed=each) for each in (False, True))
    assert "TDA-2022:RP4.3" not in alone.cites
    assert "shuffle-stub" in alone.steps
    assert "TDA-2022:RP4.3" in mixed.cites
    assert "shuffle-all-together" in mixed.steps


@pytest.mark.under("tda-2022")
@pytest.mark.clause("TDA-2022:15A.1")
def test_only_an_open_part_that_wins_is_told_by_the_rule_on_it() -> None:
    wins, loses = (asked("tables-hand", seat=1, shown=1, wins=each) for each in (True, False))
    assert "TDA-2022:15A.1" in wins.cites
    assert "TDA-2022:15A.1" not in loses.cites
    assert wins.verdict == loses.verdict == "reminder"


@pytest.mark.under("tda-2017")
@pytest.mark.clause("TDA-2017:RP9B")
def test_a_seat_that_folded_for_nothing_in_stud_gets_no_more_cards() -> None:
    folded = asked("free-fold", seat=1)
    assert "TDA-2017:RP9B" in folded.cites
    assert folded.steps == ("no-more-cards",)
