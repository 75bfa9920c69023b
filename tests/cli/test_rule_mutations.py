"""Scenario files and lines altered at random, put to `croupier rule`: a ruling, a failed check or one clear error.

600 of them, 100,000 in `make nightly`. Exit codes: 0 ruled, 1 not as expected (with --check alone), 2 wrong input.
"""

from __future__ import annotations

import io
import random
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Final

import pytest

from croupier.cli import main
from tests.depth import NIGHTLY

MUTATIONS: Final = 100_000 if NIGHTLY else 600
BATCHES: Final = 20
FOLDER: Final = Path(__file__).parents[1] / "data" / "scenarios"
SAID: Final = [
    line.split("\t")[2] for line in (FOLDER.parent / "spoken.tsv").read_text("utf-8").splitlines()[1:]
]
LINES: Final = (
    "NLHE 200-400 | A raises to 1200 | B: chips 1000+1000",
    "NLHE 100-200 flop pot 900 A=5000 B=700 C=9000 | A bets 300, B calls | C: raise to 900",
    "PLO 5-10 | A raises to 35 | B: pot",
    "FLHE 10-20 turn | A checks, B bets 20 | C: raise, five",
    "STUD 10-20 ante 2 A=500 B=500 C=500 | A: raise / chips 25, 25",
    "NLHE 100-200 | A raises to 600, B is all-in for 900 | C: taps",
    "NLHE 50/100 river | A bets 300 | B: silent | C: рейз на 500",
    "NLHE turn pot 3000 A=9000 B=9000 | A checks | B: puts out 1400",
)
PIECES: Final = (
    *"|:,/+=-. \n[]{}&*!#%'\"",
    *(
        "0",
        "1",
        "-5",
        "1.5",
        "999999999999999999",
        "²",
        "x",
        "A",
        "B",
        "ZZ",
        "null",
        "true",
        "~",
        "é",
        "\u0000",
        "\ud7ff",
    ),
    *(
        "all-in",
        "call",
        "raise",
        "raises to 900",
        "bets",
        "checks",
        "chips",
        "pot",
        "flop",
        "turn",
        "ante",
        "seats",
    ),
    *("A=0", "B=1", "STUD", "PLO8", "RAZZ", "100-200", "to", "?", "не", "колл", "на", "permitted", "misdeal"),
    *(
        "exposed-card",
        "puts out",
        "3x100",
        "tda-2015",
        "what: act",
        "seat: B",
        "expect",
        "under",
        "table",
        "numbers",
    ),
    *SAID,
)


def scenarios() -> list[str]:
    return [
        "- id: " + each
        for path in sorted(FOLDER.rglob("*.yaml"))
        for each in path.read_text("utf-8").removeprefix("- id: ").split("\n- id: ")
    ]


def mutated(text: str, chance: random.Random) -> str:
    """The text with one to five cuts, insertions, doublings or exchanges."""
    for _ in range(chance.randint(1, 5)):
        at = chance.randrange(len(text) + 1)
        end = min(len(text), at + chance.choice((0, 0, 1, 3, 8, 30)))
        how = chance.randrange(4)
        if how == 0:
            text = text[:at] + chance.choice(PIECES) + text[end:]
        elif how == 1:
            text = text[:at] + text[end:]
        elif how == 2:
            text = text[:end] + text[at:]
        else:
            words = text.split(" ")
            one, two = chance.randrange(len(words)), chance.randrange(len(words))
            words[one], words[two] = words[two], words[one]
            text = " ".join(words)
    return text


def ran(*arguments: str) -> tuple[int, str, str]:
    """The exit code of the command, and what it wrote; an exception that it lets out is a failure of the test."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as ended:
        main(["rule", *arguments])
    assert isinstance(ended.value.code, int)
    return ended.value.code, out.getvalue(), err.getvalue()


def ended_rightly(code: int, out: str, err: str, *, checking: bool) -> None:
    if code == 2:
        assert err.startswith("croupier: ")
        assert len(err.strip().splitlines()) == 1
        assert not out
    else:
        assert not err
        assert code == (1 if checking and not out.rstrip().endswith(" 0 failed") else 0)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_mutated_line_is_ruled_on_or_refused(batch: int) -> None:
    for number in range(MUTATIONS // BATCHES // 2):
        chance = random.Random(f"line {batch} {number}")
        line = mutated(chance.choice(LINES), chance)
        if "|" in line:
            flags = chance.choice(
                ((), ("--json",), ("--under", "tda-2015,fspr-competition,club-cash"), ("--lang", "ru"))
            )
            ended_rightly(*ran(line if not line.startswith("-") else " " + line, *flags), checking=False)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_mutated_scenario_file_is_ruled_on_or_refused(batch: int, tmp_path: Path) -> None:
    written = scenarios()
    file = tmp_path / "mutated.yaml"
    for number in range(MUTATIONS // BATCHES // 2):
        chance = random.Random(f"file {batch} {number}")
        file.write_text(mutated(chance.choice(written), chance), "utf-8")
        checking = chance.random() < 0.5
        ended_rightly(*ran(str(file), *(("--check",) if checking else ())), checking=checking)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("NLHE turn pot 3000 | A: chips 500", "two seats"),
        ("NLHE 100-200 pot 500 | A: call", "no pot of 500"),
        ("NLHE 100-200 | A raises to 600 | B: call | misdeal", "misdeal"),
        ("NLHE 100-200 | A raises to 600 | B: call | fouled-deck: joker", "what: fouled-deck"),
        ("NLHE flop | B: call | A bets 300", "A bets 300"),
        ("NLHE flop | A bets 300, B: call", "A bets 300, B: call"),
        ("NLHE 100-200 permitted | A: call", "permitted"),
        ("NLHE 100-200 seats 3 | A: call", "seats"),
        ("NLHE PLO | A: call", "game stands twice"),
        ("NLHE flop turn | A: check", "street stands twice"),
        ("NLHE A=5 B=9 A=6 | A: call", "A stands twice"),
        ("NLHE flop | A bets 300, B calls 500 | C: call", "calls 300 here"),
        ("NLHE flop | A bets 300, B folds 200 | C: call", "B folds 200"),
        ("NLHE flop | A bets raises 300 | B: call", "A bets raises 300"),
        ("NLHE flop | A bets 300 | B: chips 500 raise", "chips 500 raise"),
        ("NLHE | : call", ": call"),
    ],
)
def test_what_a_line_cannot_mean_is_refused_and_named(line: str, says: str) -> None:
    code, _, err = ran(line)
    assert code == 2
    assert says in err


def test_words_that_came_after_and_were_not_read_are_named() -> None:
    code, out, _ = ran("NLHE flop | A bets 300 | B: call, misdeal")
    assert code == 0
    assert "“misdeal”" in out


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("id: x\nunder: tda-2022\ntabel: {}", "tabel is no field here; there are id, title, story"),
        ("id: x\nunder: tda-2022\ntable: {blind: 1-2}", "blind is no field here; there are game, blinds"),
        (
            "id: x\nunder: tda-2022\ntable: {seats: [A, B]}\nhappened: [{what: act, seat: A, chps: [5]}]",
            "chps is no field here; there are what,",
        ),
        ("id: x\nunder: tda-1999", "tda-2015"),
        ("id: x\nunder: tda-2022\ntable: {game: chess, seats: [A, B]}", "nl-holdem"),
        ("id: x\nunder: tda-2022\npolicy: {half_rise: 5}", "half_rise"),
    ],
)
def test_an_error_names_what_there_is(written: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(written + "\n", "utf-8")
    code, _, err = ran(str(file))
    assert code == 2
    assert says in err
