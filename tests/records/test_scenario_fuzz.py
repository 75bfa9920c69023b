"""Scenario lines and files spoiled at random: a ruling or one clear error, never anything else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.errors import CroupierError
from croupier.records.scenarios import Scenario, check, read_scenarios, scenario_of

FOLDER = Path(__file__).parents[1] / "data" / "scenarios"
LINES = (
    "NLHE 200-400 | A bets 1200 | B: chips 1000+1000",
    "NLHE 100-200 flop pot 900 A=5000 B=700 C=9000 | A bets 300, B calls | C: raise to 900",
    "PLO 5-10 | A raises to 35 | B: pot",
    "FLHE 10-20 turn | A checks, B bets 20 | C: raise, five",
    "STUD 10-20 ante 2 A=500 B=500 C=500 | A: raise / chips 25, 25",
    "NLHE 100-200 | A raises to 600, B is all-in for 900 | C: taps",
    "2-7 100-200 | A: silent",
    "NLHE 50/100 river | A bets 300 | B: рейз на 500",
    "FLHE 10-20 flop pot 80 | A bets 10 | B: says 'pot' / chips 20",
    "NLHE 50/100 river | A bets 300 | B: говорит: «рейз на 900»",
)
PIECES = (
    *"|:,/+=-. ",
    "0",
    "1",
    "999999999999999999",
    "-5",
    "x",
    "A",
    "B",
    "ZZ",
    "all-in",
    "call",
    "raise",
    "bets",
    "checks",
    "chips",
    "pot",
    "flop",
    "turn",
    "ante",
    "A=0",
    "B=1",
    "STUD",
    "PLO8",
    "RAZZ",
    "100-200",
    "to",
    "?",
    "не",
    "колл",
    "на",
    "\u0000",
    "é",
    "permitted",
    "seats",
    "misdeal",
    "exposed-card",
    "puts out",
    "3x100",
    "[",
    "{",
    "&a",
    "*a",
    "'",
    '"',
    "“",
    "»",
    "says",
    "сказал",
)


@cache
def written() -> tuple[str, ...]:
    """Every scenario of the house, as it stands in its file."""
    return tuple(
        "- id: " + each
        for path in sorted(FOLDER.rglob("*.yaml"))
        for each in path.read_text("utf-8").removeprefix("- id: ").split("\n- id: ")
    )


def spoiled(text: str, seed: int) -> str:
    """The text with one to four pieces put in, taken out, or put in another's place."""
    chance = random.Random(seed)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        end = min(len(text), at + chance.choice((0, 0, 1, 3, 8)))
        text = text[:at] + chance.choice(PIECES) + text[end:]
    return text


def of_line(line: str) -> Scenario:
    return scenario_of(line, {}, [], ["tda-2022", "club-cash"])


def ruled_or_refused(read: Callable[[str], Iterable[Scenario]], text: str) -> None:
    refusal = "refused"
    try:
        for scenario in read(text):
            for checked in check(scenario):
                assert checked.ruling.explain("en")
                assert checked.ruling.plain()["verdict"]
    except CroupierError as error:
        refusal = str(error)
    assert refusal.strip()
    assert "\n" not in refusal


@given(st.sampled_from(LINES), st.integers(0, 2**32))
@settings(max_examples=400, deadline=None)
def test_a_spoiled_line_is_ruled_on_or_refused(line: str, seed: int) -> None:
    ruled_or_refused(lambda text: [of_line(text)], spoiled(line, seed))


@given(st.integers(0, 10**6), st.integers(0, 2**32))
@settings(max_examples=250, deadline=None)
def test_a_spoiled_scenario_is_ruled_on_or_refused(which: int, seed: int) -> None:
    ruled_or_refused(read_scenarios, spoiled(written()[which % len(written())], seed))


@pytest.mark.parametrize(
    "line",
    [
        "NLHE turn pot 3000 | A: chips 500",
        "NLHE 100-200 pot 500 | A: call",
        "NLHE 100-200 flop A=0 | A: call",
        "NLHE 100-200 | A bets 300 | B: call | misdeal",
        "NLHE 100-200 flop seats 3 | A: call",
    ],
)
def test_what_a_line_cannot_mean_is_refused_and_nothing_of_it_dropped(line: str) -> None:
    with pytest.raises(CroupierError):
        next(iter(check(of_line(line))))
