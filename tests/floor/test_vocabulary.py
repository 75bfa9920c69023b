"""The lists of words that the hearing of table talk looks things up in: each is used, each of its entries can match.

An entry with an apostrophe, a `ё` or a hyphen, or one of several words that are heard one by one, would stand in its
list for ever and never be found.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from croupier.floor.hearing import _heard, _tokens
from croupier.floor.vocabulary import begins, ends, listed, says, speech

FLOOR: Final = Path(__file__).parents[2] / "src" / "croupier" / "floor"
NAMES: Final = [
    line.partition("\t")[0]
    for line in (FLOOR / "data" / "small-words.tsv").read_text("utf-8").splitlines()[1:]
]
AMONG_WORDS: Final = frozenset({"says", "begins", "ends"})
OF_WORDS: Final = frozenset({"startswith", "endswith"})
IN_A_LOOP: Final = frozenset({"before-a-clause", "begins-a-clause"})
"""Lists that the code asks for by a variable."""


def asked_for() -> Iterator[tuple[str, str]]:
    """Each list that the code asks for, and how: `listed` for what is one thing heard, `part` for how a word begins or
    ends, `says`, `begins` or `ends` among words."""
    for path in sorted(FLOOR.glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        parts = {
            id(inner)
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in OF_WORDS
            for argument in node.args
            for inner in ast.walk(argument)
        }
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if (
                node.func.id in AMONG_WORDS | {"listed"}
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                yield str(node.args[0].value), "part" if id(node) in parts else node.func.id


ASKED: Final = sorted(set(asked_for()))


def test_every_list_of_small_words_is_asked_for_and_there() -> None:
    assert sorted(NAMES) == sorted({name for name, _ in ASKED} | IN_A_LOOP)


@pytest.mark.parametrize(("name", "how"), ASKED)
def test_every_entry_of_a_list_can_match(name: str, how: str) -> None:
    for entry in sorted(listed(name)):
        spelled = _tokens(entry)
        if how == "part" and name.endswith("endings"):
            assert entry.isalpha()
        elif how == "part":
            assert any(" ".join(phrase).startswith(entry) for phrase in speech()), entry
        elif how == "listed":
            assert [each.words for each in _heard(spelled)] == [entry]
        else:
            among = ["x", *spelled, "x"]
            assert says(name, among), entry
            assert begins(name, spelled) == ends(name, spelled) == len(spelled), entry


def test_every_phrase_of_the_table_is_spelled_as_it_is_heard() -> None:
    phrases = [" ".join(phrase).rstrip("*") for phrase in speech()]
    assert [phrase for phrase in phrases if " ".join(_tokens(phrase)) != phrase] == []


def test_every_phrase_of_the_table_stands_once() -> None:
    rows = (FLOOR / "data" / "speech.tsv").read_text("utf-8").splitlines()[1:]
    phrases = [phrase for row in rows for phrase in row.split("\t")[2].split(", ")]
    assert [phrase for phrase, count in Counter(phrases).items() if count > 1] == []
