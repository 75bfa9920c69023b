"""What is read of a text without the library says what the library says."""

import pytest
from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from croupier.text import LANGUAGES, say
from croupier.text.catalogue import said_by_library, sources
from croupier.text.pattern import Beyond, Voice, read
from tests.text.test_catalogues import entries, files, variables

NUMBERS = (0, 1, 2, 5, 11, 21, 112, -1, 1_000, 1_234_567)


class _Keys(Visitor):
    def __init__(self):
        self.found: set[str] = set()

    def visit_Variant(self, node: ftl.Variant):
        if isinstance(node.key, ftl.Identifier):
            self.found.add(node.key.name)
        self.generic_visit(node)


def said(how, code: str, lang: str, values: dict[str, object]) -> str:
    try:
        return how(code, lang, values)
    except KeyError:
        return "a value that does not fit"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", files("en"))
def test_every_text_is_said_as_the_library_says_it(file, lang):
    for entry in entries(lang, file):
        if not isinstance(entry, ftl.Message):
            continue
        code, keys = entry.id.name, _Keys()
        keys.visit(entry)
        values = (*NUMBERS, *sorted(keys.found), "Ann")
        names = sorted(variables(code, lang))
        for turn in range(len(values) if names else 1):
            given = {name: values[(turn + at) % len(values)] for at, name in enumerate(names)}
            ours = said(lambda code, lang, values: say(code, lang, **values), code, lang, given)
            assert ours == said(said_by_library, code, lang, given), (code, given)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", files("en"))
def test_a_catalogue_is_cut_into_the_texts_that_the_library_finds_in_it(file, lang):
    found = [entry.id.name for entry in entries(lang, file) if isinstance(entry, ftl.Message)]
    assert list(sources(file.removesuffix(".ftl"), lang)) == found


@pytest.mark.parametrize(
    ("source", "values", "text"),
    [
        (" the deal ", {}, "the deal"),
        ("\n    the deal", {}, "the deal"),
        (' { "  " }the deal', {}, "  the deal"),
        (" { $name } folds", {"name": "Ann"}, "Ann folds"),
        (" { $amount }", {"amount": 12_345}, "12,345"),
        (" { NUMBER($amount, useGrouping: 0) }", {"amount": 12_345}, "12345"),
        (
            " { $n ->\n    [0] none\n    [one] one hand\n   *[other] { $n } hands\n} more",
            {"n": 0},
            "none more",
        ),
        (
            " { $n ->\n    [0] none\n    [one] one hand\n   *[other] { $n } hands\n} more",
            {"n": 1},
            "one hand more",
        ),
        (
            " { $n ->\n    [0] none\n    [one] one hand\n   *[other] { $n } hands\n} more",
            {"n": 7},
            "7 hands more",
        ),
        (" { $kind ->\n    [limit] limit\n   *[none] free\n}", {"kind": "limit"}, "limit"),
        (" { $kind ->\n    [limit] limit\n   *[none] free\n}", {"kind": "pot-limit"}, "free"),
        (" { other-text }!", {}, "<other-text>!"),
    ],
)
def test_a_text_is_read(source, values, text):
    assert read(source).said(Voice("en", values, lambda code: f"<{code}>")) == text


@pytest.mark.parametrize(
    "source",
    [
        "",
        "\n    first line\n    second line",
        " { -brand } club",
        " { DATETIME($day) }",
        " { NUMBER($amount, minimumFractionDigits: 2) }",
        r' { "\u00A0" }',
        " deal\n    .title = Deal",
        " { $n ->\n    [one] a hand\n}",
        " an open { brace",
    ],
)
def test_more_of_fluent_is_left_to_the_library(source):
    with pytest.raises(Beyond):
        read(source)


def test_a_fraction_is_left_to_the_library():
    assert say("chips", "ru", amount=1.5) == "1,5 фишек"
    with pytest.raises(Beyond):
        read(" { $amount }").said(Voice("ru", {"amount": 1.5}, str))


def test_a_number_that_brings_its_own_form_is_left_to_the_library():
    assert say("chips", "en", amount=fluent_number(12_345, useGrouping=False)) == "12345 chips"
