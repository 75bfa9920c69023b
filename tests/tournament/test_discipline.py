import msgspec
import pytest
from msgspec.structs import replace

from croupier.errors import Refusal
from croupier.text import InEach
from croupier.tournament import BeginHand, EndHand
from croupier.tournament.commands import (
    Bust,
    CountHands,
    LiftPenalty,
    Penalise,
    Protest,
    Ruled,
    ServePenalty,
    SetStack,
)
from croupier.tournament.discipline.penalties import advice, must_miss, offences
from croupier.tournament.event import Told
from croupier.tournament.terms import Entries, Prizes
from tests.tournament.desk import after, running, standing

EIGHT = range(1, 9)


@pytest.mark.clause("CLUB-7:7.9.1-b")
@pytest.mark.clause("CLUB-7:7.9.1-c")
@pytest.mark.clause("CLUB-7:7.9.1-d")
@pytest.mark.clause("TDA-2022:71A.2")
@pytest.mark.clause("FSPR:disc-1b")
def test_two_rounds_at_a_table_of_eight_are_sixteen_hands_and_disqualification_takes_the_chips() -> None:
    """PEN-AU-16."""
    event = standing({1: EIGHT}, stacks={"1-3": 9_000}, profile="club-tournament")
    event = after(event, Penalise("1-3", "exposes-cards", "rounds", 2, "floor"))
    assert event.entrants["1-3"].missing == 16
    assert must_miss(event, 1) == (3,)
    event = after(event, Penalise("1-3", "exposes-cards", "disqualified", by="floor"))
    assert event.entrants["1-3"].status == "disqualified"
    assert event.removed == 9_000
    assert event.in_chips == 70_000


@pytest.mark.clause("TDA-2022:71C.1")
def test_hands_are_missed_one_by_one_dealt_in_and_blinded() -> None:
    event = after(standing({1: EIGHT}), Penalise("1-3", "talks", "hands", 2, "floor"))
    held = dict.fromkeys(EIGHT, 10_000)
    for left in (1, 0, 0):
        assert must_miss(event, 1) == ((3,) if event.entrants["1-3"].missing else ())
        event = after(event, BeginHand(1))
        assert 3 in event.tables[1].dealt
        event = after(event, EndHand(1, held))
        assert event.entrants["1-3"].missing == left


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017", "club-tournament")
@pytest.mark.clause("TDA-2022:71A.4", "TDA-2017:71A.4", "TDA-2015:66A.4", "CLUB-7:7.9.1-c")
def test_who_serves_a_penalty_may_be_blinded_out_of_the_event() -> None:
    """The big blind of 100 is all that he has left."""
    event = standing({1: EIGHT}, {1: (1, 2, 3)}, stacks={"1-3": 100})
    event = after(event, Penalise("1-3", "talks", "rounds", 1, "floor"), BeginHand(1))
    assert 3 in event.tables[1].dealt
    left = dict.fromkeys(EIGHT, 10_000) | {3: 0, 1: 10_100}
    assert after(event, EndHand(1, left)).entrants["1-3"].status == "out"


@pytest.mark.clause("TDA-2022:35C.3")
def test_a_hand_that_is_dealt_anew_counts_once_against_a_penalty() -> None:
    event = after(standing({1: EIGHT}), Penalise("1-3", "talks", "hands", 2, "floor"), BeginHand(1))
    assert (event.entrants["1-3"].missing, 3 in event.tables[1].dealt) == (1, True)
    # The misdeal is no hand: it ends once, however often its cards are dealt.
    with pytest.raises(Refusal):
        after(event, BeginHand(1))
    event = after(event, EndHand(1, dict.fromkeys(EIGHT, 10_000)))
    assert event.entrants["1-3"].missing == 1


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017", "club-tournament")
@pytest.mark.clause("TDA-2022:68.2", "TDA-2015:63.2", "TDA-2017:68.2")
@pytest.mark.clause("CLUB-7:7.9.3-b")
def test_a_penalty_given_during_a_hand_begins_with_the_next() -> None:
    event = after(standing({1: EIGHT}), BeginHand(1), Penalise("1-3", "exposes-cards", "hands", 1, "floor"))
    event = after(event, EndHand(1, dict.fromkeys(EIGHT, 10_000)))
    assert event.entrants["1-3"].missing == 1


@pytest.mark.clause("FSPR:sanction-1")
@pytest.mark.clause("FSPR:sanction-2")
def test_a_judge_cannot_disqualify_alone() -> None:
    event = standing({1: EIGHT}, profile="fspr-competition")
    with pytest.raises(Refusal, match="the chief judge disqualifies") as refusal:
        after(event, Penalise("1-3", "insults", "disqualified", by="judge"))
    assert refusal.value.clause.startswith("FSPR:sanction")
    assert after(event, Penalise("1-3", "insults", "rounds", 1, "judge")).entrants["1-3"].missing == 8
    event = after(event, Penalise("1-3", "insults", "disqualified", by="chief-judge"))
    assert event.entrants["1-3"].status == "disqualified"


@pytest.mark.clause("LIVE-TIPS:10.2", "LIVE-TIPS:10.4")
def test_a_house_that_warns_once_sends_noise_and_aggressive_protests_out_of_the_event() -> None:
    out = {"conduct_ladder": "out-at-second"}
    event = standing({1: EIGHT}, stacks={"1-3": 9_000, "1-4": 8_000}, house=out)

    def advised(player: str, offence: str) -> list[str]:
        (found,) = advice(event, player, offence).penalties.values()
        return [each.sanction for each in found]

    assert advised("1-3", "disrupts") == ["warning"]
    event = after(event, Penalise("1-3", "disrupts", "warning", by="floor"))
    assert (event.entrants["1-3"].status, event.entrants["1-3"].missing) == ("playing", 0)
    assert advised("1-3", "disrupts") == ["disqualification"]
    event = after(event, Penalise("1-3", "disrupts", "disqualified", by="floor"))
    assert (event.entrants["1-3"].status, event.removed) == ("disqualified", 9_000)
    # Who protests so is out the first time where the floor wants it; a ban from the club is the club's own.
    assert advised("1-4", "protests-aggressively") == ["disqualification", "ban"]
    event = after(event, Penalise("1-4", "protests-aggressively", "disqualified", by="floor"))
    assert (event.entrants["1-4"].status, event.removed) == ("disqualified", 17_000)


def test_repeats_are_counted_and_the_advice_grows() -> None:
    event = standing({1: EIGHT}, profile="fspr-competition")
    first = advice(event, "1-3", "delays")
    event = after(event, Penalise("1-3", "delays", "warning", by="judge"))
    assert offences(event, "1-3", "delays") == 1
    assert first.penalties != advice(event, "1-3", "delays").penalties


@pytest.mark.clause("TDA-2022:71A.1")
def test_a_first_delay_begins_the_ladder_with_a_warning_and_nothing_of_it_must_come() -> None:
    """The desk marks the first rung as what comes by the book: to disqualify him is only allowed."""
    ((_, ladder),) = advice(standing({1: EIGHT}, profile="tda-2022"), "1-3", "delays").penalties.items()
    assert [(each.sanction, each.must) for each in ladder] == [
        ("warning", False),
        ("missed-hands", False),
        ("missed-rounds", False),
        ("disqualification", False),
    ]


@pytest.mark.clause("TDA-2022:71A.3")
def test_his_own_repeats_of_one_offence_are_counted_and_each_is_liable_to_more() -> None:
    event = standing({1: EIGHT}, profile="tda-2022")
    event = after(event, Penalise("1-3", "insults", "warning", by="floor"))
    event = after(event, Penalise("1-4", "insults", "warning", by="floor"))
    event = after(event, Penalise("1-3", "delays", "warning", by="floor"))
    # His one insult counts, neither another's nor what else he did, nor a ruling that is no penalty.
    event = after(event, Ruled(1, "a string bet: the first motion counts", ("TDA-2022:48",)))
    assert offences(event, "1-3", "insults") == 1
    told = advice(event, "1-3", "insults").penalties
    assert [each.sanction for [given] in [tuple(told.values())] for each in given] == [
        "missed-hands",
        "missed-rounds",
        "disqualification",
    ]


def test_a_dealer_does_not_sanction() -> None:
    with pytest.raises(Refusal, match="a dealer does not sanction"):
        after(standing({1: EIGHT}), Penalise("1-3", "talks", "warning", by="dealer"))


def test_nobody_is_disqualified_with_chips_in_the_pot() -> None:
    event = after(standing({1: EIGHT}), BeginHand(1))
    with pytest.raises(Refusal, match="in a hand"):
        after(event, Penalise("1-3", "collusion", "disqualified", by="floor"))


@pytest.mark.clause("FSPR:protest-1")
def test_a_protest_is_made_in_writing() -> None:
    event = standing({1: EIGHT}, profile="fspr-competition")
    with pytest.raises(Refusal, match="in writing") as refusal:
        after(event, Protest("1-3", "the button was wrong", written=False))
    assert refusal.value.clause == "FSPR:protest-1"
    assert after(event, Protest("1-3", "the button was wrong")).record[-1].kind == "protest"


def test_elsewhere_the_floors_decision_is_final() -> None:
    with pytest.raises(Refusal, match="decision is final"):
        after(standing({1: EIGHT}), Protest("1-3", "the button was wrong"))


def test_rulings_penalties_and_protests_stand_in_one_log_with_their_hands() -> None:
    event = standing({1: EIGHT}, profile="fspr-competition")
    event = after(event, BeginHand(1), Ruled(1, "a string bet: the first motion counts", ("FSPR:reg-1",)))
    event = after(event, EndHand(1, dict.fromkeys(EIGHT, 10_000)), BeginHand(1))
    event = after(event, Penalise("1-3", "talks", "warning", by="judge"))
    assert [(told.kind, told.table, told.hand) for told in event.record] == [
        ("ruling", 1, 1),
        ("penalty", 1, 2),
    ]


def test_a_ruling_is_read_in_each_language_and_an_old_one_as_it_was_written() -> None:
    old = msgspec.json.decode(b'{"type":"ruled","table":1,"text":"So ruled.","clauses":[]}', type=Ruled)
    said: InEach = {"en": "So ruled.", "ru": "Решено."}
    event = after(standing({1: EIGHT}), old, Ruled(1, "So ruled.", said=said))
    assert [(told.text, told.said) for told in event.record] == [("So ruled.", None), ("So ruled.", said)]
    kept = msgspec.json.decode(msgspec.json.encode(event.record), type=tuple[Told, ...])
    assert kept == event.record
    # A record as it was kept before rulings had words of each language.
    (before,) = msgspec.json.decode(
        b'[["ruling","",1,1,"","",0,"","So ruled.",["FSPR:reg-1"],0]]', type=tuple[Told, ...]
    )
    assert (before.text, before.said) == ("So ruled.", None)


@pytest.mark.under("tda-2022", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:23C.2", "TDA-2017:24C.2")
@pytest.mark.clause("TDA-2022:63.2")
@pytest.mark.clause("TDA-2022:24C.2")
def test_hidden_chips_leave_play_and_found_ones_come_in_whole_chips_only() -> None:
    event = standing({1: EIGHT}, chips=(100, 500))
    event = after(event, SetStack("1-3", 7_500, "hidden"))
    assert (event.removed, event.in_chips) == (2_500, 77_500)
    event = after(event, SetStack("1-4", 10_175, "found"))
    assert event.entrants["1-4"].stack == 10_100
    assert event.in_chips == event.issued - event.removed


@pytest.mark.clause("LIVE-TIPS:10.3")
def test_the_disqualified_get_nothing_back_and_their_chips_are_gone() -> None:
    """LV-PEN-01: 35,000 of 1,000,000 chips in play."""
    stacks = {"1-1": 35_000, "1-2": 965_000}
    event = standing({1: [1, 2, 3]}, stacks=stacks | {"1-3": 0}, profile="online-tournament")
    event = after(event, Penalise("1-1", "insults", "disqualified", by="director"))
    assert event.in_chips == 965_000
    assert event.entrants["1-1"].won == 0


@pytest.mark.clause("TDA-2022:71D")
def test_where_nobody_is_left_whoever_went_out_last_has_won() -> None:
    """Registration is open still: one of two is disqualified, the other gives his chips up and goes home."""
    event = running(2, prizes=Prizes(ladder=(60, 40)), entries=Entries(late_levels=2), live=True).event
    event = after(event, Penalise("1", "cheats", "disqualified"))
    assert (event.phase, event.left) == ("running", 1)
    event = after(event, SetStack("2", 0, "surrendered"), Bust("2"))
    assert (event.phase, event.left) == ("finished", 0)
    assert {player: paid.amount for player, paid in event.paid.items()} == {"2": 20_000}


@pytest.mark.clause("TDA-2022:71D")
def test_with_everybody_else_disqualified_the_first_has_the_prizes_nobody_is_left_for() -> None:
    event = standing({1: [1, 2, 3]}, prizes=Prizes(ladder=(60, 40)), live=True)
    event = after(event, Penalise("1-1", "cheats", "disqualified"), Penalise("1-2", "cheats", "disqualified"))
    assert (event.phase, event.money.paid) == ("finished", 30_000)
    assert event.paid["1-3"].amount == 30_000


def test_at_a_table_that_is_gone_nobody_is_penalised() -> None:
    """A flight has bagged and closed its tables; who was counted out at zero has nothing in a bag."""
    event = replace(standing({1: (1, 2, 3)}), tables={})
    with pytest.raises(Refusal) as refused:
        after(event, Penalise("1-2", "talks", "warning"))
    assert refused.value.code == "tournament-not-seated"


@pytest.mark.clause("TDA-2022:71A.2")
def test_a_round_at_a_live_table_is_served_as_its_hands_are_reported() -> None:
    event = after(standing({1: EIGHT}, live=True), Penalise("1-3", "talks", "rounds", 1, "floor"))
    assert (event.entrants["1-3"].missing, event.record[-1].rounds) == (8, 1)
    event = after(event, CountHands(1, 5))
    assert (event.entrants["1-3"].missing, event.tables[1].hands) == (3, 5)
    event = after(event, CountHands(1, 5))
    assert event.entrants["1-3"].missing == 0
    with pytest.raises(Refusal, match="1-3 has no hands to miss"):
        after(event, ServePenalty("1-3"))


@pytest.mark.clause("TDA-2022:71A.2")
def test_a_penalty_is_served_as_the_director_says_and_the_rest_is_lifted() -> None:
    event = after(standing({1: EIGHT}, live=True), Penalise("1-3", "talks", "rounds", 1, "floor"))
    event = after(event, ServePenalty("1-3", 2))
    assert event.entrants["1-3"].missing == 6
    lifted = after(event, LiftPenalty("1-3", "the other one talked"))
    assert lifted.entrants["1-3"].missing == 0
    assert (lifted.record[-1].kind, lifted.record[-1].hands, lifted.record[-1].text) == (
        "lifted",
        6,
        "the other one talked",
    )
    assert after(event, ServePenalty("1-3")).entrants["1-3"].missing == 0


def test_hands_are_counted_while_none_is_dealt_by_the_software() -> None:
    event = after(standing({1: EIGHT}), BeginHand(1))
    with pytest.raises(Refusal, match="table 1 is playing a hand"):
        after(event, CountHands(1))
