"""Answers a house may give in place of its book's own: each changes what the floor rules."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.floor import Ruling
from croupier.rulebook import profile
from croupier.rulebook.layers import Layer
from tests.floor.desk import ruled
from tests.under import book


def asked(what: str, house: dict[str, Any] | None = None, **facts: Any) -> Ruling:
    """The ruling under the book in force, with the house's own answers over it."""
    return ruled(what, book(), house, **facts)


def measures(act: str, times: int = 1, **house: Any) -> list[str]:
    """The sanctions of an offence, in their order."""
    return [
        each.sanction
        for given in asked("offence", house, act=act, times=times).penalties.values()
        for each in given
    ]


@pytest.mark.under("tda-2017", "tda-2022", "club-cash")
@pytest.mark.clause("TDA-2017:36C", "TDA-2022:36C", "CLUB-2:2.5-start")
def test_posted_blinds_are_no_action_unless_the_house_counts_them() -> None:
    error: dict[str, Any] = {"held": 1, "seat": 1, "due": 2, "after": ("fold",)}
    late = "wrong-count"
    assert asked("was-it-substantial", since=()).facts["substantial"] is False
    assert asked("was-it-substantial", {"blinds_are_action": True}, since=()).facts["substantial"] is True
    assert asked(late, **error).verdict != asked(late, {"blinds_are_action": True}, **error).verdict


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "club-tournament")
@pytest.mark.clause("TDA-2015:58.2", "TDA-2017:63.2", "TDA-2022:63.2", "CLUB-7:7.8.9-b")
def test_hidden_chips_are_forfeited_or_only_put_in_view() -> None:
    assert measures("hides-chips") == ["forfeit", "disqualification"]
    assert measures("hides-chips", hidden_chips="repositioned") == ["laid-out"]
    assert measures("hides-chips", 2, hidden_chips="repositioned") == ["time-out"]


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "club-tournament")
@pytest.mark.clause("TDA-2015:64.2", "TDA-2017:69.2", "TDA-2022:69.2", "CLUB-7:7.9.4-b")
@pytest.mark.parametrize("act", ["collusion", "chip-dumping"])
def test_collusion_disqualifies_at_once_or_after_two_rounds(act: str) -> None:
    assert measures(act) == ["disqualification"]
    assert measures(act, penalty_collusion="two-rounds-first") == ["missed-rounds"]


@pytest.mark.under("fspr-competition")
@pytest.mark.clause("FSPR:disc-3", "FSPR:disc-4")
def test_collusion_and_open_cards_of_the_competition_code_or_of_other_books() -> None:
    assert measures("collusion") == ["missed-rounds"]
    assert measures("collusion", penalty_collusion="disqualified") == ["disqualification"]
    assert measures("exposes-cards") == ["warning", "missed-rounds"]
    assert measures("exposes-cards", 2) == ["missed-rounds", "disqualification"]
    assert len(measures("exposes-cards", penalty_early_exposure="director")) == 4


@pytest.mark.under("tda-2015", "tda-2017", "tda-2022", "tda-2024", "club-tournament")
@pytest.mark.clause("TDA-2015:66B.1", "TDA-2017:71B.1", "TDA-2022:71B.1", "TDA-2024:71B.1", "CLUB-7:7.9.3-a")
def test_open_cards_are_for_the_director_or_have_a_ladder_of_their_own() -> None:
    assert len(measures("exposes-cards")) > 3
    assert measures("exposes-cards", penalty_early_exposure="warning-then-rounds") == [
        "warning",
        "missed-rounds",
    ]


@pytest.mark.under("fspr-manual", "club-cash")
@pytest.mark.clause("FSPR:chips-3", "FSPR:chips-10", "CLUB-2:2.4.1-b")
def test_chips_stay_on_the_table_until_their_player_leaves() -> None:
    ruling = asked("asks-for", thing="take-chips-off", mode="cash")
    assert ruling.verdict == "refused"
    assert {"FSPR:chips-3", "CLUB-2:2.4.1-b"} & set(ruling.cites)
    assert (
        asked("asks-for", {"chips_off_table": True}, thing="take-chips-off", mode="cash").verdict == "allowed"
    )


@pytest.mark.under("fspr-manual")
@pytest.mark.clause("FSPR:chips-7", "FSPR:stakes-1", "FSPR:reg-13")
def test_chips_are_passed_to_nobody_and_a_pot_is_divided_where_the_house_lets_it() -> None:
    passed = asked("asks-for", thing="pass-chips", mode="cash")
    assert (passed.verdict, passed.cites[0], passed.silent) == ("refused", "FSPR:chips-7", False)
    assert asked("asks-for", thing="split-pot").verdict == "refused"
    assert asked("asks-for", {"pot_agreement": True}, thing="split-pot").verdict == "allowed"


@pytest.mark.under("tda-2022", "tda-2024")
@pytest.mark.clause("TDA-2022:RP11", "TDA-2024:RP11")
def test_antes_are_not_lowered_because_few_are_left() -> None:
    ruling = asked("asks-for", thing="lower-antes")
    assert (ruling.verdict, ruling.cites[0]) == (
        "refused",
        f"{'TDA-2024' if book() == 'tda-2024' else 'TDA-2022'}:RP11",
    )
    assert asked("asks-for", {"ante_reduced": True}, thing="lower-antes").verdict == "allowed"


def test_an_answer_to_what_is_no_longer_asked_is_passed_over() -> None:
    """Rows of before may hold it; the terms of the table or event say it now."""
    old = profile("online-cash").laid_over(
        Layer("house", "Riverside", (("rake", "time"), ("clock_seconds", 40)))
    )
    assert old["clock_seconds"] == 40
    assert [answers for _, _, answers in old.layers] == [(("clock_seconds", 40),)]
