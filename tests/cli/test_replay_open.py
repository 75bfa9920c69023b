"""`croupier replay --open`: hands of a file on the table, for this machine's browser alone."""

import json
import re
import signal
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from croupier.cli import main
from croupier.records import pieces
from tests.server.process import Run
from tests.waiting import PATIENCE

RAZZ = """PokerStars Hand #7:  Razz Limit ($1/$2 USD) - 2026/05/01 20:00:00 ET
Table 'Oak' 8-max
Seat 1: Ann ($50 in chips)
Seat 2: Boris ($40 in chips)
Ann: posts the ante $0.10
Boris: posts the ante $0.10
*** 3rd STREET ***
Dealt to Ann [Kd]
Dealt to Boris [2c 3d 4h]
Ann: brings in for $0.50
Boris: folds
Uncalled bet ($0.50) returned to Ann
Ann collected $0.20 from pot
*** SUMMARY ***
Total pot $0.20 | Rake $0
"""


def fetched(address: str, **headers: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(
            urllib.request.Request(address, headers=headers), timeout=PATIENCE
        ) as told:
            return told.status, told.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def left(arguments: list[str]) -> object:
    """The exit code of the command."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    return ended.value.code


def test_each_hand_is_shown_from_its_owners_seat_and_found_by_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "stars.txt"
    file.write_text(RAZZ + "\n\n" + RAZZ.replace("#7", "#8"), "utf-8")
    running = Run(
        "import os\nos.environ['BROWSER'] = 'true'\nfrom croupier.cli import main\n"
        f"main(['replay', '--open', {str(file)!r}])"
    )
    with running.killed_after(PATIENCE):
        address = running.says.readline().strip()
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/hand/[0-9a-f]{32}-1", address)
        asks = address.replace("/hand/", "/api/shared/")
        status, told = fetched(f"{asks}/replay")
        replay = json.loads(told)
        assert (status, replay["seat"], replay["unit"], replay["hand"]) == (200, 2, 100, "7")
        first = {seat["name"]: seat["cards"] for seat in replay["steps"][0]["view"]["seats"]}
        assert first == {"Ann": ["??", "??", "Kd"], "Boris": ["2c", "3d", "4h"]}
        assert replay["after"].endswith("-2")
        second = json.loads(fetched(f"{asks.removesuffix('1')}2/replay")[1])
        assert (second["hand"], second["before"], second["after"]) == ("8", address.rpartition("/")[2], "")
        taken = fetched(f"{asks}/take?to=pokerstars")[1]
        assert pieces(taken)[0].play().exact
        assert fetched(f"{asks}/picture")[1].startswith("<svg ")
        guessed = re.sub("[0-9a-f]{32}", "0" * 32, asks)
        assert fetched(f"{guessed}/replay")[0] == 404
        assert fetched(f"{asks.removesuffix('1')}3/replay")[0] == 404
        # A page elsewhere that a name of its own leads here learns nothing.
        assert fetched(f"{asks}/replay", Host="evil.example")[0] == 421
        running.signal(signal.SIGINT)
        running.ended()


def test_where_there_is_no_hand_no_server_is_started(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Buy milk", "utf-8")
    assert left(["replay", "--open", str(file)]) == 2
    assert "notes.txt" in capsys.readouterr().err
    file.write_text(RAZZ, "utf-8")
    assert left(["replay", "--open", str(file), "--hand", "9"]) == 2
