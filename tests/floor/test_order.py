"""Out of turn, and skipped."""

from typing import Any

import pytest

from croupier.floor import Penalty, Ruling
from tests.floor.table import counted, returned, rule


@pytest.mark.clause("TDA-2022:53A.2")
@pytest.mark.clause("TDA-2022:53A.3")
@pytest.mark.clause("CLUB-7:7.8.1-c")
@pytest.mark.parametrize("under", ["tda-2022", "club-tournament", "fspr-manual"])
def test_an_act_out_of_turn_binds_unless_the_skipped_player_raises(under: str) -> None:
    stands = rule(["C: raise to 900", "B: call"], "A bets 300", under=under)
    assert (stands.verdict, counted(stands, "C")) == ("stands", ("raise", 900))
    freed = rule(["C: raise to 900", "B: raise to 700"], "A bets 300", under=under)
    assert (freed.verdict, returned(freed)) == ("released", {"C": 900})
    assert freed.may[3].min_raise_to == 1100


@pytest.mark.clause("FSPR:oot-c-1")
def test_in_competition_chips_out_of_turn_never_come_back() -> None:
    ruling = rule(["C: bet 300", "B: bet 500"], "A checks", under="fspr-competition")
    assert (ruling.left_in, ruling.forfeited) == ({3: 300}, {})
    assert (ruling.may[3].call_to, ruling.may[3].call_add) == (500, 200)


@pytest.mark.clause("TDA-2022:53A.4")
@pytest.mark.parametrize("under", ["tda-2015", "tda-2022", "fspr-competition", "club-cash"])
def test_a_fold_out_of_turn_stands_whatever_follows(under: str) -> None:
    ruling = rule("C: fold", "A bets 300", under=under)
    assert (ruling.verdict, ruling.hands) == ("stands", {3: "dead"})


@pytest.mark.clause("TDA-2022:53A.1")
@pytest.mark.clause("FSPR:disc-2")
def test_out_of_turn_may_be_penalised_and_on_purpose_is_warned() -> None:
    assert [each.sanction for each in rule("C: call", "A bets 300").penalties[3]] == ["penalty"]
    act = {"what": "act", "seat": "C", "words": "call", "deliberate": True}
    ruling = rule(act, "A bets 300", under="fspr-competition")
    assert [each.sanction for each in ruling.penalties[3]] == ["warning"]
    assert "FSPR:disc-2" in ruling.cites


@pytest.mark.under("tda-2022", "tda-2015")
@pytest.mark.clause("TDA-2015:40B.1")
@pytest.mark.clause("TDA-2022:53B.1")
@pytest.mark.clause("TDA-2022:53B.2")
def test_who_keeps_silent_may_lose_his_hand() -> None:
    ruling = rule(["C: call", "D: fold", "B: silent"], "A bets 300", seats=["A", "B", "C", "D"])
    assert ruling.verdict == "floor-decides"
    assert ruling.discretion is not None
    dead = ruling.discretion.options["hand-dead"]
    assert [(each.kind, each.seat) for each in dead.operations] == [("kill", 2)]


@pytest.mark.clause("CLUB-2:2.8.5-b")
@pytest.mark.clause("FSPR:oot-c-2")
def test_a_check_out_of_turn_bars_a_raise_in_the_club_only() -> None:
    happened = ["C: check", "B: bet 300"]
    assert not rule(happened, "A checks", under="club-cash").may[3].may_raise
    assert rule(happened, "A checks", under="fspr-competition").may[3].may_raise


@pytest.mark.parametrize(
    ("under", "stays"),
    [("tda-2022", False), ("club-tournament", False), ("fspr-competition", True), ("club-cash", True)],
)
def test_a_bet_behind_an_early_check_goes_back_or_stays_as_every_bet_out_of_turn(
    under: str, stays: bool
) -> None:
    """It is said so before the skipped player has acted, and after he bet."""
    early = ["B: check", "C: bet 400"]
    waits = rule(early, under=under)
    told = waits.then["changed"]
    after = rule([*early, "A: bet 200"], under=under)
    assert [(dict(each.left_in), dict(each.returned)) for each in (told, after)] == [
        ({3: 400}, {}) if stays else ({}, {3: 400})
    ] * 2
    if stays:
        clause = "FSPR:oot-c-1" if under == "fspr-competition" else "CLUB-2:2.8.13-b"
        assert clause in waits.cites
        assert clause in after.cites


@pytest.mark.clause("FSPR:oot-c-3")
@pytest.mark.clause("FSPR:under-4")
def test_who_was_asked_too_early_by_the_dealer_may_change_his_mind() -> None:
    early = {"what": "act", "seat": "C", "words": "call", "prompted": True}
    ruling = rule([early, "B: raise to 900"], "A bets 300", under="fspr-competition")
    assert (ruling.verdict, returned(ruling), ruling.penalties) == ("released", {"C": 300}, {})


def test_two_out_of_turn_are_waited_for_by_the_one_whose_turn_it_is() -> None:
    ruling = rule("C: raise to 900", "A bets 300")
    assert (ruling.verdict, ruling.facts["back_to"]) == ("back-to-skipped", "B")
    assert {name: each.verdict for name, each in ruling.then.items()} == {
        "unchanged": "stands",
        "changed": "released",
    }


@pytest.mark.clause("TDA-2022:53A.1", "TDA-2017:44A.1", "TDA-2015:40A.1")
@pytest.mark.parametrize("under", ["tda-2015", "tda-2017", "tda-2022", "tda-2024"])
def test_who_acts_behind_an_early_actor_may_be_penalised_as_he_may(under: str) -> None:
    """Unless all who were skipped had acted by then, and nobody of them bet or raised."""
    seats = ["A", "B", "C", "D"]

    def named(*happened: str) -> list[str]:
        ruling = rule(list(happened), "A bets 300", under=under, seats=seats)
        assert not any(each.must for measures in ruling.penalties.values() for each in measures)
        return [seats[seat - 1] for seat in ruling.penalties]

    assert named("C: call", "D: call") == ["C", "D"]
    assert named("C: call", "D: call", "B: call") == ["C", "D"]
    assert named("C: call", "B: call", "D: call") == ["C"]
    assert named("C: call", "B: raise to 900", "D: call") == ["C", "D"]
    assert named("C: call", "D: fold", "B: silent") == ["C", "D"]


@pytest.mark.clause("FSPR:disc-2")
def test_behind_one_whom_the_dealer_asked_too_early_nobody_is_blamed_but_for_what_he_does_on_purpose() -> (
    None
):
    asked = {"what": "act", "seat": "C", "words": "call", "prompted": True}
    behind = {"what": "act", "seat": "D", "words": "call"}
    seats = ["A", "B", "C", "D"]

    def ruling(*happened: dict[str, Any]) -> Ruling:
        return rule(list(happened), "A bets 300", under="fspr-competition", seats=seats)

    assert dict(ruling(asked, behind).penalties) == {}
    assert dict(ruling(asked, behind | {"deliberate": True}).penalties) == {4: (Penalty("warning"),)}
    not_asked = ruling(asked | {"prompted": False}, behind)
    assert list(not_asked.penalties) == [3, 4]


@pytest.mark.clause("FSPR:oot-1")
def test_those_who_called_behind_a_skipped_caller_have_called() -> None:
    ruling = rule(
        ["C: call", "D: call", "B: call"], "A bets 300", under="fspr-manual", seats=["A", "B", "C", "D"]
    )
    assert ruling.verdict == "stands"
    assert [counted(ruling, name) for name in "BCD"] == [("call", 300)] * 3
    assert [(each.kind, each.seat) for each in ruling.operations] == [("call", 2), ("call", 3), ("call", 4)]


@pytest.mark.clause("FSPR:oot-2")
def test_a_skipped_player_who_raises_gives_the_later_calls_back() -> None:
    ruling = rule(
        ["C: call", "D: call", "B: raise to 900"],
        "A bets 300",
        under="fspr-manual",
        seats=["A", "B", "C", "D"],
    )
    assert (ruling.verdict, returned(ruling)) == ("released", {"C": 300, "D": 300})


def test_every_skipped_player_is_heard_before_an_act_out_of_turn_binds() -> None:
    ruling = rule(["D: call", "B: call"], "A bets 300", seats=["A", "B", "C", "D"])
    assert (ruling.verdict, ruling.facts["back_to"]) == ("back-to-skipped", "C")
