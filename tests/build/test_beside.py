"""The tasks of the library beside PokerKit's: both run, and the statements are counted as the page says."""

import ast
import doctest
import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
TASKS = ("A hand", "Cards that are known", "Evaluation", "Equity", "Files")


def statements(examples):
    """How many statements stand in the examples of a task, imports left out."""
    nodes = [node for each in examples for top in ast.parse(each.source).body for node in ast.walk(top)]
    return sum(
        isinstance(node, ast.stmt) and not isinstance(node, ast.Import | ast.ImportFrom) for node in nodes
    )


def parts(page, mark):
    """The examples of a page under each of its headings or sentences."""
    pieces = re.split(mark, (DOCS / page).read_text("utf-8"), flags=re.M)
    return [doctest.DocTestParser().get_examples(piece) for piece in pieces]


def test_both_sides_do_what_they_say(monkeypatch):
    monkeypatch.chdir(DOCS.parent)
    failed, tried = doctest.testfile(
        str(DOCS / "beside.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert (failed, tried > 15) == (0, True)


def test_statements_are_counted_as_they_stand():
    ours = [statements(examples) for examples in parts("library.md", r"^```$") if examples]
    theirs = [statements(examples) for examples in parts("beside.md", r"^## ") if examples]
    told = re.findall(r"^\| [^|]+ \| (\d+) \| (\d+|–) \|$", (DOCS / "beside.md").read_text("utf-8"), re.M)
    assert [int(mine) for mine, _ in told] == ours
    assert [int(other) for _, other in told if other != "–"] == theirs
    assert len(ours) == 8
