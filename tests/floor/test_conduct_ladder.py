"""A house that has chosen it sends noise and aggressive protests off after one warning; elsewhere the books decide."""

from __future__ import annotations

import pytest

from croupier.floor import Ruling
from tests.floor.desk import ruled

OUT = {"conduct_ladder": "out-at-second"}


def sanctions(ruling: Ruling) -> list[tuple[str, bool, str]]:
    return [(each.sanction, each.must, each.by) for each in ruling.penalties[1]]


@pytest.mark.clause("LIVE-TIPS:10.2")
def test_noise_is_warned_of_once_and_then_its_player_is_out() -> None:
    once = ruled("offence", "tda-2022", OUT, act="disrupts", seat=1)
    assert sanctions(once) == [("warning", True, "floor")]
    assert [each.sanction for each in once.then["again"].penalties[1]] == ["disqualification"]
    again = ruled("offence", "tda-2022", OUT, act="disrupts", seat=1, times=2)
    assert sanctions(again) == [("disqualification", True, "floor")]
    assert "LIVE-TIPS:10.2" in once.cites
    # Elsewhere rounds to be missed lie between the two.
    by_the_book = ruled("offence", "tda-2022", act="disrupts", seat=1, times=2)
    assert [each for each, *_ in sanctions(by_the_book)] == [
        "missed-hands",
        "missed-rounds",
        "disqualification",
    ]


@pytest.mark.clause("LIVE-TIPS:10.4")
def test_an_aggressive_protest_costs_more_than_a_warning_up_to_a_ban() -> None:
    once = ruled("offence", "tda-2022", OUT, act="protests-aggressively", seat=1)
    assert sanctions(once) == [("disqualification", False, "floor"), ("ban", False, "floor")]
    again = ruled("offence", "tda-2022", OUT, act="protests-aggressively", seat=1, times=2)
    assert sanctions(again) == [("ban", False, "floor")]
    # The books say nothing of it, and where a house has not chosen so neither does anybody else.
    assert ruled("offence", "tda-2022", act="protests-aggressively", seat=1).verdict == "floor-decides"


def test_where_sanctions_go_by_office_no_judge_bans() -> None:
    def may(by: str) -> str:
        asked = {"act": "protests-aggressively", "sanction": "ban", "imposed_by": by}
        return str(ruled("offence", "fspr-competition", OUT, **asked).verdict)

    assert [may(by) for by in ("judge", "chief-judge", "federation")] == ["refused", "refused", "allowed"]


@pytest.mark.clause("LIVE-TIPS:10.1")
@pytest.mark.parametrize("against", ["ruling", "sanction"])
def test_what_the_director_has_decided_is_not_decided_again_in_the_event(against: str) -> None:
    assert ruled("protest", "tda-2022", against=against).verdict == "rejected"
    heard = ruled("protest", "tda-2022", {"appeal": "federation"}, against="sanction").verdict
    assert heard == "heard"
