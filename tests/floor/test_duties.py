"""What players answer for by the TDA's own list: the rulings that hold them to it, each with what is left alone."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.floor import Ruling
from tests.floor.desk import ruled, said
from tests.floor.table import counted, returned, rule
from tests.under import book

EDITIONS = ("tda-2015", "tda-2017", "tda-2022")


def asked(what: str, **facts: Any) -> Ruling:
    """The ruling on one incident under the book in force."""
    return ruled(what, book(), **facts)


@pytest.mark.under(*EDITIONS)
@pytest.mark.clause("TDA-2015:2.2", "TDA-2017:2.2", "TDA-2022:2.3", "CUSTOM:protect-1")
def test_who_leaves_his_cards_unguarded_bears_their_loss_and_gets_back_what_nobody_called() -> None:
    lost = asked("hand-taken", seat=1, uncalled=400)
    assert (lost.verdict, dict(lost.hands), dict(lost.returned)) == ("hand-dead", {1: "dead"}, {1: 400})
    found = asked("hand-taken", seat=1, uncalled=400, identifiable=True)
    assert (dict(found.hands), dict(found.returned)) == ({1: "live"}, {})


@pytest.mark.under(*EDITIONS)
@pytest.mark.clause("TDA-2015:2.3", "TDA-2017:2.3", "TDA-2022:2.4")
def test_what_could_be_misread_counts_for_less_and_a_word_before_the_chips_for_all_of_it() -> None:
    unclear = rule({"what": "act", "seat": "B", "motions": [[400], [800]]}, "A bets 400")
    assert (counted(unclear, "B"), returned(unclear)) == (("call", 400), {"B": 800})
    clear = rule("B: raise to 1200 / chips 400, 800", "A bets 400")
    assert (counted(clear, "B"), returned(clear)) == (("raise", 1200), {})


@pytest.mark.under(*EDITIONS)
@pytest.mark.clause("TDA-2015:2.5", "TDA-2017:2.5", "TDA-2022:2.6")
def test_who_acts_before_his_turn_waits_for_it_and_may_be_penalised() -> None:
    early = rule("C: call", "A bets 300")
    assert (early.verdict, early.facts["back_to"]) == ("back-to-skipped", "B")
    assert [each.sanction for each in early.penalties[3]] == ["penalty"]
    for seat, before in (("B", ["A bets 300"]), ("C", ["A bets 300", "B calls"])):
        in_turn = rule(f"{seat}: call", *before)
        assert (counted(in_turn, seat), in_turn.verdict) == (("call", 300), "stands")
        assert (dict(in_turn.penalties), dict(in_turn.returned)) == ({}, {})


@pytest.mark.under(*EDITIONS)
@pytest.mark.clause("TDA-2015:2.6", "TDA-2017:2.6", "TDA-2022:2.7")
def test_who_is_passed_over_and_keeps_silent_may_lose_his_turn_and_who_speaks_has_it() -> None:
    four = ["A", "B", "C", "D"]
    silent = rule(["C: call", "D: fold", "B: silent"], "A bets 300", seats=four)
    assert silent.discretion is not None
    assert set(silent.discretion.options) == {"hand-dead", "passive-only"}
    spoke = rule(["C: call", "B: raise to 900"], "A bets 300", seats=four)
    assert (spoke.verdict, returned(spoke)) == ("released", {"C": 300})


@pytest.mark.under(*EDITIONS)
@pytest.mark.clause("TDA-2015:2.7", "TDA-2017:2.7", "TDA-2022:2.8")
def test_cards_lie_in_sight_and_big_chips_in_front() -> None:
    hidden = asked("hides-cards", seat=1)
    assert (hidden.verdict, hidden.steps) == ("violation", ("cards-in-sight",))
    assert asked("asks-for", thing="see-big-chips").steps == ("lay-out-big-chips",)


@pytest.mark.under(*EDITIONS)
@pytest.mark.clause("TDA-2015:2.8", "TDA-2015:29.6", "TDA-2017:2.8", "TDA-2017:30.6", "TDA-2022:2.9")
@pytest.mark.clause("TDA-2022:30.5")
def test_who_stands_within_reach_has_a_hand_and_is_called_back_when_he_walks_off_with_it() -> None:
    assert dict(asked("absent", seat=1, at_seat=True).hands) == {1: "live"}
    gone = asked("leaves-table", seat=1)
    assert (gone.verdict, gone.steps) == ("violation", ("back-to-table",))
    assert {"warning", "disqualification"} <= said(gone)


@pytest.mark.under("tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2017:2.9", "TDA-2022:2.10")
def test_who_contests_the_pot_opens_every_card() -> None:
    part = asked("tables-hand", seat=1, shown=1, due=2)
    assert (part.verdict, part.steps) == ("reminder", ("open-all-cards",))
    assert asked("tables-hand", seat=1, shown=2, due=2).steps == ()


@pytest.mark.under(*EDITIONS)
@pytest.mark.clause("TDA-2015:2.9", "TDA-2017:2.10", "TDA-2022:2.11")
def test_a_pot_pushed_wrongly_goes_to_its_winner_when_somebody_says_so_in_time() -> None:
    pushed: dict[str, Any] = {"to": 1, "winner": 2, "amount": 500}
    assert dict(asked("pot-misread", **pushed).awarded) == {2: 500}
    late = asked("pot-misread", **pushed, next_hand=True)
    assert (late.verdict, late.steps, dict(late.awarded)) == ("rejected", ("pot-stands",), {})


@pytest.mark.under("tda-2022")
@pytest.mark.clause("TDA-2022:2.12")
def test_who_delays_without_need_may_be_penalised_and_harder_when_he_does_it_again() -> None:
    first, again = asked("offence", act="delays", seat=1), asked("offence", act="delays", seat=1, times=2)
    assert "warning" in said(first)
    assert "warning" not in said(again)
    assert "missed-hands" in said(again)


@pytest.mark.under(*EDITIONS)
@pytest.mark.clause("TDA-2015:2.10", "TDA-2017:2.11", "TDA-2022:2.13")
def test_the_clock_is_started_when_it_is_warranted_and_refused_at_once() -> None:
    assert asked("clock-called", on=1).steps == ("start-clock", "count-down")
    early = asked("clock-called", on=1, reasonable=False)
    assert (early.verdict, early.steps) == ("refused", ())


@pytest.mark.under(*EDITIONS)
@pytest.mark.clause("TDA-2015:2.12", "TDA-2017:2.13", "TDA-2022:2.15")
@pytest.mark.clause("TDA-2015:62.1", "TDA-2017:67.1", "TDA-2022:67.1")
def test_everybody_plays_his_own_hand_and_nobody_speaks_of_another_s_in_the_hand_or_out_of_it() -> None:
    two = asked("offence", act="two-to-a-hand", seat=1)
    assert {"penalty", "warning", "disqualification"} <= said(two)
    for in_hand in (True, False):
        spoken = asked("talks", about="hands", in_hand=in_hand, seat=1)
        assert (spoken.verdict, spoken.steps) == ("violation", ("say-nothing-of-cards",))
    assert asked("talks", about="small-talk", seat=1).penalties == {}


@pytest.mark.under("tda-2017", "tda-2022")
@pytest.mark.clause("TDA-2017:12.3", "TDA-2022:12.3")
def test_what_is_misnamed_at_the_showdown_the_dealer_reads() -> None:
    named = asked("misdeclares", seat=1)
    assert (named.verdict, named.steps) == ("stands", ("open-all-cards", "read-the-cards"))
    held = [{"seat": "A", "cards": "AsAd"}, {"seat": "B", "cards": "KsQd"}]
    read = rule({"what": "reads-hands", "hands": held, "board": "AhKd7c3s2d"}, game="none", blinds=None)
    assert (read.facts["A"], read.facts["B"]) == ("hand-three-of-a-kind", "hand-pair")


# What is wrong at the table: what is put right at once, and what it costs


@pytest.mark.under("tda-2022", "tda-2024", "club-tournament")
@pytest.mark.clause("TDA-2022:5.5", "CLUB-7:7.1.5")
def test_a_device_is_put_away_and_may_be_penalised() -> None:
    call = asked("device", use="call", seat=1)
    assert call.steps == ("put-device-away",)
    assert not any(each.must for each in call.penalties[1])
    assert {"warning", "disqualification"} <= said(call)
    noisy = asked("device", use="audio", disturbs=True, live_hand=False, seat=1)
    assert noisy.steps == (() if book() == "club-tournament" else ("silence-device",))


@pytest.mark.under("tda-2015", "tda-2017")
def test_editions_that_name_no_penalty_for_a_device_have_it_put_away_alone() -> None:
    call = asked("device", use="call", seat=1)
    assert (call.steps, dict(call.penalties), call.then) == (("put-device-away",), {}, {})


@pytest.mark.under("club-tournament")
@pytest.mark.clause("CLUB-7:7.9.5")
def test_chatter_costs_something_where_it_is_repeated() -> None:
    talk = asked("talks", excessive=True, seat=1)
    assert (talk.verdict, talk.steps, dict(talk.penalties)) == ("violation", ("no-more-talk",), {})
    again = talk.then["again"].penalties[1]
    assert "time-out" in {each.sanction for each in again}


@pytest.mark.under("fspr-competition")
@pytest.mark.clause("FSPR:disc-8")
def test_the_code_punishes_talk_in_a_hand_the_first_time() -> None:
    talk = asked("talks", seat=1)
    assert [(each.sanction, each.must, each.by) for each in talk.penalties[1]] == [
        ("warning", True, "judge"),
        ("missed-rounds", True, "judge"),
    ]
    assert talk.then == {}


@pytest.mark.under("club-tournament", "fspr-manual")
@pytest.mark.clause("CLUB-7:7.1.6", "FSPR:reg-19")
def test_a_newspaper_comes_off_the_table() -> None:
    paper = asked("thing-on-table", thing="newspaper", seat=1)
    assert (paper.verdict, paper.steps) == ("violation", ("clear-the-table",))
    assert ("time-out" in said(paper)) is (book() == "club-tournament")
    assert paper.cites[0] == ("CLUB-7:7.1.6" if book() == "club-tournament" else "FSPR:reg-19")


@pytest.mark.under("fspr-competition")
@pytest.mark.clause("FSPR:sanction-1", "FSPR:sanction-2")
def test_who_may_not_impose_a_sanction_is_told_who_may() -> None:
    for by, verdict in (("judge", "refused"), ("chief-judge", "allowed")):
        asked_for = {"act": "insults", "sanction": "disqualification", "imposed_by": by, "seat": 1}
        ruling = asked("offence", **asked_for)
        assert ruling.verdict == verdict
        assert [(each.sanction, each.by) for each in ruling.penalties[1]] == [
            ("disqualification", "chief-judge")
        ]


# What was meant


@pytest.mark.under("tda-2022", "club-tournament", "fspr-manual", "online-cash")
@pytest.mark.clause("CUSTOM:verbal-1", "CUSTOM:verbal-2")
def test_a_joke_and_a_slip_count_as_they_were_said() -> None:
    joke = rule(
        {"what": "act", "seat": "A", "words": "all-in", "meant": "joke"}, seats={"A": 7000, "B": 9000}
    )
    assert (counted(joke, "A"), joke.counts_as[1].binding) == (("bet", 7000), True)
    assert "CUSTOM:verbal-1" in joke.cites
    assert "CUSTOM:verbal-2" not in joke.cites
    slip = rule({"what": "act", "seat": "A", "words": "2500", "meant": "slip"})
    assert counted(slip, "A") == ("bet", 2500)
    assert "CUSTOM:verbal-2" in slip.cites
    assert not any(each.startswith("CUSTOM:verbal") for each in rule("A: bet 2500").cites)
