"""The tools tell what they do, and do nothing, where they are asked for help."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = sorted(path.name for path in (ROOT / "tools").glob("*.py") if "__main__" in path.read_text("utf-8"))


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_that_is_asked_for_help_does_nothing_else(name: str) -> None:
    asked = [sys.executable, f"tools/{name}", "--help"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert told.startswith(f"usage: {name}")
    described = (ROOT / "tools" / name).read_text("utf-8").partition('"""')[2]
    assert described.partition("\n")[0] in told
