"""The README does what it says, typed in as it stands."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

README = Path(__file__).parents[1] / "README.md"
COMMANDS = re.findall(r"^\$ \.venv/bin/(croupier .*)$", README.read_text("utf-8"), re.M)


def test_its_python_says_what_it_prints() -> None:
    failed, tried = doctest.testfile(
        str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert tried > 10
    assert failed == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_run(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *shlex.split(command)],
        cwd=README.parent,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_its_pictures_and_pages_are_there() -> None:
    linked = re.findall(r"\]\((?!http)([^)#]+)\)", README.read_text("utf-8"))
    assert linked
    assert [path for path in linked if not (README.parent / path).exists()] == []
