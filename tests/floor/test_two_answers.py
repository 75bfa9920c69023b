"""Clauses that answer what other books answer otherwise: what is ruled by the book, and by the other answer.

Each case was chosen because the two rulings differ: with the other answer in the book's place the first line fails.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from tests.floor.desk import ruled, said

ONE_SHORT: Final = {"held": 1, "due": 2, "seat": 1, "correctable": True}


@pytest.mark.parametrize(
    ("name", "what", "facts", "by_the_book", "house", "otherwise"),
    [
        pytest.param(
            "tda-2022",
            "wrong-count",
            ONE_SHORT,
            "misdeal",
            {"misdeal_wrong_count": "uncorrectable"},
            "deal-missing-card",
            marks=[pytest.mark.clause("TDA-2022:35A.5")],
        ),
        pytest.param(
            "fspr-competition",
            "wrong-count",
            ONE_SHORT,
            "misdeal",
            {"misdeal_wrong_count": "uncorrectable"},
            "deal-missing-card",
            marks=[pytest.mark.clause("FSPR:redeal-5")],
        ),
        pytest.param(
            "fspr-manual",
            "exposed-card",
            {"places": (1,)},
            "exchange-with-burn",
            {"exposed_first_two": "misdeal"},
            "misdeal",
            marks=[pytest.mark.clause("FSPR:misdeal-5")],
        ),
        pytest.param(
            "fspr-competition",
            "exposed-card",
            {"places": (1,)},
            "exchange-with-burn",
            {"exposed_first_two": "misdeal"},
            "misdeal",
            marks=[pytest.mark.clause("FSPR:redeal-6")],
        ),
        pytest.param(
            "fspr-manual",
            "boxed-cards",
            {"count": 5},
            "void",
            {"boxed_fouled": 20},
            "replace-with-next",
            marks=[pytest.mark.clause("FSPR:defdeck-4")],
        ),
        pytest.param(
            "fspr-manual",
            "boxed-cards",
            {"count": 4},
            "replace-with-next",
            {"boxed_fouled": 4},
            "void",
            marks=[pytest.mark.clause("FSPR:reg-16")],
        ),
        pytest.param(
            "fspr-competition",
            "defect-seen",
            {"by": "dealer"},
            "change-deck",
            {"defect_notice": "between-hands"},
            "swap-silently",
            marks=[pytest.mark.clause("FSPR:defcard-3")],
        ),
        pytest.param(
            "club-cash",
            "wrong-button",
            {},
            "misdeal",
            {"misdeal_button": "corrected-before-action"},
            "move-button",
            marks=[pytest.mark.clause("CLUB-2:2.7.1")],
        ),
        pytest.param(
            "fspr-manual",
            "card-off-table",
            {"by": "dealer"},
            "next-card-plays",
            {"card_off_table": "plays"},
            "card-plays",
            marks=[pytest.mark.clause("FSPR:reg-12")],
        ),
        pytest.param(
            "fspr-competition",
            "talks",
            {"about": "small-talk"},
            "violation",
            {"talk": "excessive"},
            "allowed",
            marks=[pytest.mark.clause("FSPR:disc-8")],
        ),
        pytest.param(
            "club-tournament",
            "talks",
            {"about": "small-talk"},
            "allowed",
            {"talk": "forbidden"},
            "violation",
            marks=[pytest.mark.clause("CLUB-7:7.9.5")],
        ),
        pytest.param(
            "tda-2017",
            "device",
            {"use": "strategy", "live_hand": False},
            "violation",
            {"devices": "no-calls-no-tools"},
            "allowed",
            marks=[pytest.mark.clause("TDA-2017:4.3")],
        ),
        pytest.param(
            "tda-2017",
            "device",
            {"use": "phone", "live_hand": True},
            "allowed",
            {"devices": "off-table"},
            "violation",
            marks=[pytest.mark.clause("TDA-2017:4.1")],
        ),
        pytest.param(
            "club-cash",
            "clock-ran",
            {"seat": 1, "seconds": 90, "facing": False},
            "hand-dead",
            {"clock_expiry": "check-if-free"},
            "check",
            marks=[pytest.mark.clause("CLUB-2:2.6.1-7")],
        ),
        pytest.param(
            "tda-2015",
            "clock-called",
            {"on": 1, "by": "player", "reasonable": False},
            "refused",
            {"clock_caller": "anybody-at-once"},
            "allowed",
            marks=[pytest.mark.clause("TDA-2015:27.1")],
        ),
    ],
)
def test_the_book_s_answer_and_the_other(
    name: str, what: str, facts: Mapping[str, Any], *, by_the_book: str, house: dict[str, Any], otherwise: str
) -> None:
    own, other = said(ruled(what, name, **facts)), said(ruled(what, name, house, **facts))
    assert (by_the_book in own, otherwise in other) == (True, True), (own, other)
    assert otherwise not in own
    assert by_the_book not in other
