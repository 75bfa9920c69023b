"""What was found where somebody tried the house: each finding names the tests that would fail if it came back."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
LISTS = ("club", "pit", "table")


class Finding(NamedTuple):
    """What was found, by the place it has in its list, and the tests that hold it."""

    id: str
    found: str
    tests: tuple[str, ...]


def listed(name: str) -> list[Finding]:
    lines = (ROOT / "tests" / "data" / f"{name}-findings.tsv").read_text("utf-8").splitlines()[1:]
    rows = [line.split("\t") for line in lines]
    return [Finding(id, found, tuple(tests.split())) for id, found, tests in rows]


def named_in(path: Path) -> set[str]:
    """The names of the tests of a file; a title in words as one name, its words joined."""
    source = path.read_text("utf-8")
    if path.suffix == ".py":
        found = ast.walk(ast.parse(source))
        return {each.name for each in found if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}
    titles = re.findall(r"""^ *test(?:\.each\([^;]*?\))?\(\s*(['"`])(.+?)\1, """, source, re.MULTILINE)
    return {re.sub(r"\W+", "_", title).strip("_") for _, title in titles}


@pytest.mark.parametrize(
    "finding", [each for name in LISTS for each in listed(name)], ids=lambda finding: finding.found
)
def test_a_finding_has_its_tests(finding: Finding) -> None:
    assert finding.tests
    for test in finding.tests:
        path, _, name = test.partition("::")
        assert name in named_in(ROOT / path), test


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("club", {"B": range(1, 8), "": range(1, 13)}),
        ("pit", {"must ": range(1, 8), "should ": range(8, 18), "expect ": range(1, 7)}),
        ("table", {"looks ": range(1, 14), "defect ": range(1, 14), "figure ": range(1, 3)}),
    ],
)
def test_every_finding_is_there_once(name: str, kinds: dict[str, range]) -> None:
    """A finding of several parts has them behind a point: `defect 10.1`."""
    ids = [each.id for each in listed(name)]
    assert len(ids) == len(set(ids))
    wanted = {f"{kind}{place}" for kind, places in kinds.items() for place in places}
    assert {id.partition(".")[0] for id in ids} >= wanted
