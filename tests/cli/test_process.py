"""The command as it is really run: exit codes, pipes, terminals, Ctrl-C."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from croupier import __version__
from tests.waiting import PATIENCE

PHH = Path(__file__).parents[1] / "data" / "phh"
HAND = PHH / "wsop-2023-ppc" / "01.phh"
ENVIRON = {
    name: value
    for name, value in os.environ.items()
    if name not in ("NO_COLOR", "FORCE_COLOR", "LC_ALL", "LANG")
}


def croupier(*arguments, **environ):
    return subprocess.run(
        [sys.executable, "-m", "croupier", *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        env=ENVIRON | environ,
        timeout=PATIENCE,
        check=False,
    )


def in_terminal(*arguments, **environ):
    """What a terminal of 80 columns is sent."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "croupier", *map(str, arguments)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=ENVIRON | {"TERM": "xterm-256color", "COLUMNS": "80"} | environ,
    )
    os.close(theirs)
    sent = b""
    try:
        while chunk := os.read(ours, 65536):
            sent += chunk
    except OSError:
        pass  # the other end is closed: a terminal's way to say that all has been read
    os.close(ours)
    assert process.wait(PATIENCE) == 0
    return sent.decode()


def test_the_version_is_told_and_how_it_was_built():
    run = croupier("--version", "--lang", "en")
    assert (run.returncode, run.stderr) == (0, "")
    built = r": rules core interpreted, kernels (baseline|avx2|avx512)\n"
    assert re.fullmatch(re.escape(f"croupier {__version__}") + built, run.stdout)


def test_a_command_that_is_not_asked_for_is_not_loaded():
    asked = (
        "import sys; from croupier.cli.app import command; command('en');"
        "print(*sorted({name.split('.')[1] for name in sys.modules if name.startswith('croupier.')}))"
    )
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, encoding="utf-8", check=True)
    assert run.stdout == "cli errors text\n"


def test_a_ruling_on_a_line_loads_the_floor_and_neither_a_house_nor_what_reads_files():
    asked = (
        "import contextlib, io, sys; from croupier.cli import main\n"
        "with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):\n"
        "    main(['rule', 'NLHE 200-400 | A bets 1200 | B: chips 1000+1000'])\n"
        "loaded = {name.partition('.')[0] for name in sys.modules}\n"
        "unneeded = {'asyncio', 'click', 'json', 'pathlib', 'rich', 'snowballstemmer', 'sqlite3', 'typer', 'yaml'}\n"
        "print(*sorted(loaded & unneeded))\n"
        "print(*sorted({name.split('.')[1] for name in sys.modules if name.startswith('croupier.')}))"
    )
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, encoding="utf-8", check=True)
    assert run.stdout == "\ncards cli errors floor play ranks records rulebook text\n"


@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize(
    "asked",
    [
        ("rule", "NLHE 200-400 | A raises to 1200 | B: chips 1000+1000"),
        ("rule", "NLHE 200-400 | A raises to 1200 | B: call", "--json"),
        ("clauses", "--json", "burn"),
        ("school", "drill", "side-pots", "--seed", "1", "--json"),
    ],
    ids=lambda asked: " ".join(asked[:2]),
)
def test_a_reader_who_has_gone_is_no_error(asked, unbuffered):
    read, written = os.pipe()
    os.close(read)
    try:
        run = subprocess.run(
            [sys.executable, "-m", "croupier", *asked],
            stdout=written,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=ENVIRON | {"PYTHONUNBUFFERED": unbuffered},
            timeout=PATIENCE,
            check=False,
        )
    finally:
        os.close(written)
    assert (run.returncode, run.stderr) == (128 + signal.SIGPIPE, "")


def test_five_thousand_hands_are_checked_in_one_go():
    run = croupier("replay", PHH, "--check", "--json")
    report = json.loads(run.stdout)
    assert (run.returncode, run.stderr) == (1, "")
    assert (report["hands"], report["exact"]) == (5117, 5113)
    assert sorted((Path(each["file"]).name, each["hand"]) for each in report["deviations"]) == [
        ("102.phhs", 0),
        ("41b.phhs", 204),
        ("85.phh", 85),
        ("88.phhs", 128),
    ]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["replay", HAND, "--check"], 0),
        (["replay", PHH / "wsop-2023-ppc" / "85.phh", "--check"], 1),
        (["replay", PHH / "wsop-2023-ppc" / "85.phh"], 0),
        (["replay", "nowhere"], 2),
        (["deal", "--blinds", "fifty"], 2),
        (["shuffle"], 2),
    ],
)
def test_exit_codes(arguments, code):
    assert croupier(*arguments).returncode == code


def test_a_pipe_gets_plain_text():
    assert "\x1b" not in croupier("replay", HAND).stdout


def test_a_terminal_gets_cards_in_four_colours():
    sent = in_terminal("replay", HAND)
    assert "\x1b[32mJ♣\x1b[0m" in sent or "\x1b[1;32mJ♣\x1b[0m" in sent
    assert "\x1b[91m5♥" in sent
    assert "\x1b[94m6♦" in sent
    assert "\x1b[1mJ♠" in sent


def test_no_color_is_respected():
    sent = in_terminal("replay", HAND, NO_COLOR="1")
    assert "J♣" in sent
    assert not any(f"\x1b[{code}m" in sent for code in ("32", "91", "94", "1;32"))


def test_a_long_run_shows_a_bar_on_a_terminal_and_leaves_the_summary():
    files = [PHH / "pluribus" / name for name in ("100.phhs", "101.phhs", "103.phhs", "104.phhs")]
    sent = in_terminal("replay", *files, "--check")
    assert "━" in sent
    assert sent.splitlines()[-1].endswith("exact, 0 deviate\x1b[0m")


def test_a_reader_that_has_seen_enough_ends_the_story_quietly():
    process = subprocess.Popen(
        [sys.executable, "-m", "croupier", "replay", str(PHH / "pluribus")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRON,
    )
    assert process.stdout.readline().startswith(b"Hand ")
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(PATIENCE)


@pytest.fixture
def waiting(tmp_path):
    """A file that is never finished, so that a run is caught in the middle for certain."""
    os.mkfifo(tmp_path / "waiting.phh")
    return tmp_path / "waiting.phh"


def interrupt(process, waiting):
    """Ctrl-C as soon as a run reads the file that is never finished; what it says then, and complains of."""
    # Opening it to write waits for who reads it.
    with waiting.open("wb"):
        process.send_signal(signal.SIGINT)
        return process.communicate(timeout=PATIENCE)


def test_ctrl_c_stops_a_check_with_what_it_has_found_so_far(waiting):
    process = subprocess.Popen(
        [sys.executable, "-m", "croupier", "replay", "nowhere.phh", str(HAND), str(waiting), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRON,
    )
    assert b"nowhere.phh" in process.stderr.readline()
    out, err = interrupt(process, waiting)
    report = json.loads(out)
    assert (report["hands"], report["exact"], report["interrupted"]) == (1, 1, True)
    assert (process.returncode, err) == (130, b"")


def test_ctrl_c_stops_a_story_with_a_summary(waiting):
    process = subprocess.Popen(
        [sys.executable, "-m", "croupier", "replay", str(HAND), str(waiting)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=ENVIRON,
    )
    while not process.stdout.readline().startswith("  Brian Rast       4,545,000"):
        pass
    out, err = interrupt(process, waiting)
    assert out.splitlines()[-1] == "1 hand: 1 exact, 0 deviate"
    assert (process.returncode, err) == (130, "Stopped before the end.\n")
