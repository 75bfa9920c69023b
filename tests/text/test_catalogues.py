"""English and Russian say the same things, and everything that can be said has words for it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from croupier.text import say

CROUPIER = Path(__file__).parents[2] / "src" / "croupier"
CATALOGUES = CROUPIER / "text"
ERRORS = {"Mistake", "Refusal", "Broken"}


class _References(Visitor):
    def __init__(self):
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference):
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference):
        self.messages.add(node.id.name)


@cache
def entries(lang: str, file: str) -> tuple[ftl.EntryType, ...]:
    return tuple(FluentParser().parse((CATALOGUES / lang / file).read_text("utf-8")).body)


@cache
def messages(lang: str) -> dict[str, _References]:
    found: dict[str, _References] = {}
    for file in files(lang):
        for entry in entries(lang, file):
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = references = _References()
                references.visit(entry)
    return found


def files(lang: str) -> list[str]:
    return sorted(file.name for file in (CATALOGUES / lang).glob("*.ftl"))


def variables(code: str, lang: str) -> set[str]:
    """The values a message takes, those of the messages it quotes included."""
    references = messages(lang)[code]
    return references.variables.union(*(variables(quoted, lang) for quoted in references.messages))


def codes_in(file: str, lang: str) -> list[str]:
    """The codes of a file that stand for themselves; a form that others only quote is grammar, each language's own."""
    quoted = set().union(*(references.messages for references in messages(lang).values()))
    codes = {entry.id.name for entry in entries(lang, file) if isinstance(entry, ftl.Message)}
    return sorted(codes - quoted)


def said_in_code() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every error raised with a literal code: where, the code, the values given (None: not known)."""
    for path in sorted(CROUPIER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code))]) if name in ERRORS:
                    given = {keyword.arg for keyword in node.keywords}
                    known = {value for value in given if value} - {"clause"}
                    where = f"{path.relative_to(CROUPIER)}:{node.lineno}"
                    yield where, code, None if None in given else known


def test_both_languages_have_the_same_files():
    assert files("en") == files("ru")
    assert files("en")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_line_of_a_catalogue_is_understood(lang):
    junk = [
        (file, entry.content)
        for file in files(lang)
        for entry in entries(lang, file)
        if isinstance(entry, ftl.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_code_is_written_twice(lang):
    codes = [
        entry.id.name
        for file in files(lang)
        for entry in entries(lang, file)
        if isinstance(entry, ftl.Message)
    ]
    assert sorted(set(codes)) == sorted(codes)


@pytest.mark.parametrize("file", files("en"))
def test_both_languages_have_the_same_codes(file):
    assert codes_in(file, "en") == codes_in(file, "ru")


@pytest.mark.parametrize("file", files("en"))
def test_both_languages_take_the_same_values(file):
    codes = codes_in(file, "en")
    assert {code: variables(code, "en") for code in codes} == {code: variables(code, "ru") for code in codes}


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (1, "1 фишка"),
        (2, "2 фишки"),
        (5, "5 фишек"),
        (11, "11 фишек"),
        (21, "21 фишка"),
        (112, "112 фишек"),
        (10_000, "10\xa0000 фишек"),
    ],
)
def test_russian_counts_chips_in_three_forms(amount, text):
    assert say("chips", "ru", amount=amount) == text


def test_every_error_has_its_words():
    speechless = [(where, code) for where, code, _ in said_in_code() if code not in messages("en")]
    assert speechless == []


def test_every_error_is_given_the_values_its_words_take():
    missing = [
        (where, code, lacking)
        for where, code, given in said_in_code()
        if given is not None and code in messages("en") and (lacking := variables(code, "en") - given)
    ]
    assert missing == []
