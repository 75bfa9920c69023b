"""What was found at a club's evening: each finding names the tests that would fail if it came back."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FINDINGS = [
    line.split("\t")
    for line in (ROOT / "tests" / "data" / "club-findings.tsv").read_text("utf-8").splitlines()[1:]
]


def named_in(path: Path) -> set[str]:
    """The names of the tests of a file."""
    defined = ast.walk(ast.parse(path.read_text("utf-8")))
    return {each.name for each in defined if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize(("finding", "tests"), [(finding, tests) for finding, _, tests in FINDINGS])
def test_a_finding_has_its_tests(finding: str, tests: str) -> None:
    for test in tests.split():
        path, _, name = test.partition("::")
        assert (ROOT / path).is_file(), finding
        assert not name or name in named_in(ROOT / path), (finding, test)


def test_every_finding_of_the_evening_is_there() -> None:
    blockers, defects = {f"B{number}" for number in range(1, 8)}, {str(number) for number in range(1, 13)}
    assert {finding for finding, *_ in FINDINGS} >= blockers | defects
    assert len(FINDINGS) == len({finding for finding, *_ in FINDINGS})
