"""People at the table: the clock in a real hand, ladders of penalties, customs the house keeps."""

import pytest

from croupier.errors import Mistake
from croupier.floor import carry_out
from croupier.floor.offences import OFFENCES
from croupier.rulebook import registry
from tests.floor.desk import ruled, ruled_in
from tests.floor.hands import holdem


@pytest.mark.clause("TDA-2022:29.3", "TDA-2015:27.3")
@pytest.mark.parametrize(("under", "log"), [("tda-2022", ("check", 1)), ("tda-2015", ("fold", 1))])
def test_time_runs_out_with_nothing_to_call_and_the_hand_goes_on(under, log):
    hand = holdem(under, {1: 5000, 2: 5000, 3: 5000}, "c c k")
    assert hand.actor == 1
    carry_out(hand, ruled_in(hand, "clock-ran", under, seat=1, seconds=61))
    assert hand.log[-1][:2] == log


@pytest.mark.clause("TDA-2022:29.2", "FSPR:reg-2")
@pytest.mark.parametrize(
    ("under", "limit"), [("tda-2015", 60), ("tda-2022", 30), ("fspr-manual", 70), ("club-tournament", 70)]
)
def test_k62_the_clock_is_as_long_as_the_book_has_it(under, limit):
    assert ruled("clock-ran", under, seat=1, seconds=limit - 1).steps == ("wait",)
    assert ruled("clock-ran", under, seat=1, seconds=limit).verdict == "hand-dead"


@pytest.mark.clause("TDA-2022:29.5", "TDA-2017:29.4", "TDA-2015:27.5")
@pytest.mark.parametrize(
    ("under", "clause"), [("tda-2022", "29.5"), ("tda-2017", "29.4"), ("tda-2015", "27.5")]
)
def test_the_director_may_shorten_the_clock(under, clause):
    ruling = ruled("clock-ran", under, {"clock_seconds": 10, "clock_countdown": 0}, seat=1, seconds=10)
    assert (ruling.verdict, dict(ruling.hands)) == ("hand-dead", {1: "dead"})
    assert f"{under.upper()}:{clause}" in ruling.cites
    assert ruled("clock-ran", under, seat=1, seconds=10).steps == ("wait",)


@pytest.mark.clause("TDA-2022:29.5")
def test_the_director_may_lengthen_the_clock():
    longer = {"clock_seconds": 45, "clock_countdown": 5}
    assert ruled("clock-ran", "tda-2022", longer, seat=1, seconds=49).steps == ("wait",)
    assert dict(ruled("clock-ran", "tda-2022", longer, seat=1, seconds=50).hands) == {1: "dead"}
    assert dict(ruled("clock-ran", "tda-2022", seat=1, seconds=49).hands) == {1: "dead"}


@pytest.mark.clause("ONLINE:disc-6", "ONLINE:disc-7")
def test_online_who_is_away_is_dealt_in_posts_and_is_not_waited_for():
    ruling = ruled("absent", "online-tournament", seat=3, mode="online")
    assert ruling.verdict == "stands"
    assert ruling.steps == ("deal-in", "post-forced-bets", "act-by-clock")
    assert {"ONLINE:disc-6", "ONLINE:disc-7"} <= set(ruling.cites)


@pytest.mark.clause("FSPR:equip-2")
def test_no_deal_without_the_cut_card_under_the_deck():
    ruling = ruled("table-state", "fspr-manual", fault="no-cut-card")
    assert (ruling.verdict, ruling.steps) == ("wrong", ("place-cut-card",))
    assert ruling.cites == ("FSPR:equip-2",)


@pytest.mark.clause("CLUB-2:2.7.12-b")
def test_the_club_kills_an_absent_hand_when_the_deal_is_done():
    ruling = ruled("absent", "club-cash", seat=1, mode="tournament")
    assert "kill-after-deal" in ruling.steps
    assert "CLUB-2:2.7.12-b" in ruling.cites


@pytest.mark.clause("TDA-2022:30.3", "FSPR:gen-4")
def test_an_absent_big_blind_pays_from_his_stack_and_his_hand_dies():
    hand = holdem("tda-2022", {1: 5000, 2: 5000, 3: 5000})
    ruling = ruled_in(hand, "absent", "tda-2022", seat=2, blind=100)
    carry_out(hand, ruling)
    assert (2 in hand.live, hand.player(2).stack) == (False, 4900)


@pytest.mark.clause("TDA-2022:71C.2", "TDA-2017:71C.2", "TDA-2015:66C.2")
@pytest.mark.parametrize(
    ("under", "clause"), [("tda-2022", "71C.2"), ("tda-2017", "71C.2"), ("tda-2015", "66C.2")]
)
def test_a_penalised_player_brings_it_in_all_the_same(under, clause):
    ruling = ruled("penalty-served", under, rounds=1, players=8, stud=True)
    assert ruling.facts["hands_missed"] == 8
    assert ruling.steps[-1] == "post-bring-in"
    assert f"{under.upper()}:{clause}" in ruling.cites
    flop = ruled("penalty-served", under, rounds=1, players=8)
    assert "post-bring-in" not in flop.steps


@pytest.mark.clause("TDA-2022:5.3", "TDA-2017:4.3", "TDA-2024:5C")
def test_charts_and_phones_with_a_live_hand():
    assert "TDA-2022:5.3" in ruled("device", "tda-2022", use="strategy").cites
    assert "TDA-2017:4.3" in ruled("device", "tda-2017", use="strategy").cites
    phone = ruled("device", "tda-2024", use="message")
    assert phone.verdict == "violation"
    assert "TDA-2024:5C" in phone.cites


@pytest.mark.clause("TDA-2022:26.1", "TDA-2017:26.1", "TDA-2015:25.1")
@pytest.mark.parametrize(
    ("under", "clause"), [("tda-2022", "26.1"), ("tda-2017", "26.1"), ("tda-2015", "25.1")]
)
def test_decks_change_when_the_house_says_so_not_when_players_ask(under, clause):
    ruling = ruled("asks-for", under, thing="new-deck")
    assert ruling.verdict == "refused"
    assert f"{under.upper()}:{clause}" in ruling.cites


@pytest.mark.clause("CUSTOM:big-chips-1", "CUSTOM:big-chips-3", "CUSTOM:river-nuts-3", "CUSTOM:no-reaction-1")
@pytest.mark.clause("CUSTOM:souvenir-1", "CUSTOM:souvenir-2")
@pytest.mark.parametrize(
    ("act", "clause", "sanctions", "must"),
    [
        ("big-chips-behind", "CUSTOM:big-chips-3", ["laid-out"], False),
        ("checks-nuts", "CUSTOM:river-nuts-3", ["time-out"], True),
        ("takes-chip", "CUSTOM:souvenir-2", ["disqualification", "prize-void"], False),
        ("reacts", "CUSTOM:no-reaction-1", ["warning"], False),
    ],
)
def test_a_house_that_keeps_the_unwritten_customs_has_their_penalties(act, clause, sanctions, must):
    ruling = ruled("offence", "club-tournament", act=act, seat=1, custom=True)
    assert [(each.sanction, each.must) for each in ruling.penalties[1]] == [
        (each, must) for each in sanctions
    ]
    assert clause in ruling.cites


@pytest.mark.clause("CUSTOM:river-nuts-1", "CUSTOM:river-nuts-2")
@pytest.mark.parametrize("house", [{"custom": True}, {}])
def test_the_nuts_checked_last_on_the_river_must_be_bet_where_the_custom_is_kept(house):
    """A house keeps it this once, or for good by its policy; with a player behind a check is a check."""
    policy = {} if house else {"nuts_on_river": "illegal"}
    last = ruled("nuts-checked", "club-tournament", policy, seat=1, **house)
    assert (last.verdict, last.steps) == ("violation", ("bet-or-raise",))
    assert "CUSTOM:river-nuts-1" in last.cites
    behind = ruled("nuts-checked", "club-tournament", policy, seat=1, last=False, **house)
    assert (behind.verdict, behind.penalties) == ("allowed", {})
    assert ("CUSTOM:river-nuts-2" in behind.cites) is bool(house)


@pytest.mark.clause("CUSTOM:forward-fold")
@pytest.mark.parametrize(("how", "verdict"), [("any", "hand-dead"), (None, "hand-live")])
def test_cards_pushed_forward_by_accident_are_a_fold_where_the_house_takes_any_motion_for_one(how, verdict):
    hand = holdem("tda-2022", {1: 5000, 2: 5000, 3: 5000}, "c c k")
    ruling = ruled_in(hand, "cards-forward", "tda-2022", {"forward_motion": how} if how else {}, seat=1)
    assert ruling.verdict == verdict
    assert ("CUSTOM:forward-fold" in ruling.cites) is bool(how)


@pytest.mark.clause(
    "CUSTOM:food-1", "CUSTOM:food-2", "CUSTOM:souvenir-3", "CUSTOM:big-chips-1", "CUSTOM:big-chips-2"
)
def test_customs_that_leave_it_to_the_house_leave_it_open():
    food = ruled("offence", "club-tournament", act="eats", custom=True)
    assert food.verdict == "floor-decides"
    assert {"CUSTOM:food-1", "CUSTOM:food-2"} <= set(food.cites)
    assert not any(each.must for given in food.penalties.values() for each in given)
    assert [(row.duty, row.first) for row in OFFENCES if row.act == "eats"] == [("may", ())]
    chip = ruled("asks-for", "club-tournament", thing="spare-chip")
    assert (set(chip.discretion.options), "CUSTOM:souvenir-3" in chip.cites) == ({"given", "refused"}, True)
    behind = ruled("asks-for", "fspr-manual", thing="see-big-chips")
    assert {"CUSTOM:big-chips-2", "CUSTOM:big-chips-1"} <= set(behind.cites)


def test_every_offence_names_clauses_that_exist():
    cited = {clause for offence in OFFENCES for clause in (*offence.clauses, *offence.general)}
    assert cited <= set(registry())


def test_a_repeat_climbs_the_ladder():
    first = ruled("offence", "fspr-competition", act="exposes-cards", seat=1)
    again = ruled("offence", "fspr-competition", act="exposes-cards", seat=1, times=2)
    assert [(each.sanction, each.rounds) for each in first.penalties[1]] == [
        ("warning", (0, 0)),
        ("missed-rounds", (1, 1)),
    ]
    assert [(each.sanction, each.rounds, each.by) for each in again.penalties[1]] == [
        ("missed-rounds", (2, 2), "judge"),
        ("disqualification", (0, 0), "chief-judge"),
    ]
    assert first.then["again"].penalties == again.penalties


@pytest.mark.clause("TDA-2024:33", "TDA-2022:33", "TDA-2017:33")
@pytest.mark.parametrize(("under", "verdict"), [("tda-2024", "penalty"), ("tda-2017", "floor-decides")])
def test_a_blind_dodged_at_the_own_table(under, verdict):
    assert ruled("offence", under, act="dodges-blinds", seat=1).verdict == verdict


def test_an_unknown_offence_is_answered_with_the_known_ones():
    with pytest.raises(Mistake) as refused:
        ruled("offence", "tda-2022", act="whistles")
    assert "soft-play" in refused.value.params["known"]


def test_a_missed_round_counts_the_players_at_the_table():
    assert ruled("penalty-served", "tda-2022", rounds=2, players=8).facts["hands_missed"] == 16
    assert ruled("penalty-served", "fspr-competition", rounds=4, players=9).facts["hands_missed"] == 36
