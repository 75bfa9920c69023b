"""What is said in more than one place is written once: a text stands in one catalogue, others quote it."""

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from croupier.text import LANGUAGES

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"


def catalogues(lang: str) -> list[Path]:
    """The house's catalogues and those of its pages in one language."""
    house = (ROOT / "src" / "croupier" / "text" / lang).glob("*.ftl")
    pages = WEB.rglob("*.ftl")
    return sorted([*house, *(file for file in pages if lang in (file.stem, file.parent.name))])


def is_a_quote(pattern: ftl.Pattern) -> bool:
    """Whether a text is another one and no word of its own."""
    match pattern.elements:
        case [ftl.Placeable(expression=ftl.MessageReference())]:
            return True
    return False


@cache
def texts() -> dict[tuple[str, str], dict[str, str]]:
    """What each code of each catalogue says, by language; a catalogue is its path without the language."""
    found: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
    writer = FluentSerializer()
    for lang in LANGUAGES:
        for file in catalogues(lang):
            name = str(file.relative_to(ROOT)).replace(f"/{lang}", "/*")
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                assert not isinstance(entry, ftl.Junk), (file, entry.content)
                if isinstance(entry, ftl.Message) and entry.value and not is_a_quote(entry.value):
                    words = writer.serialize_entry(ftl.Message(ftl.Identifier("x"), entry.value))
                    found[name, entry.id.name][lang] = words
    return found


def test_no_text_stands_in_two_catalogues() -> None:
    """Two texts are one when they agree in every language: a word that has two translations has two meanings."""
    where: dict[tuple[str, ...], list[tuple[str, str]]] = defaultdict(list)
    for place, said in texts().items():
        if len(said) == len(LANGUAGES):
            where[tuple(said[lang] for lang in LANGUAGES)].append(place)
    twice = {said: places for said, places in where.items() if len({file for file, _ in places}) > 1}
    assert twice == {}, "write it in shared.ftl once and quote it: { shared-… }"
    assert len(where) > 3_000


@pytest.mark.parametrize(("catalogue", "times"), [("shared", 2), ("table", 1)])
def test_what_is_shared_is_quoted(catalogue: str, times: int) -> None:
    """The texts of `table` are said by the first page under their own codes, and quoted by one more at least."""
    shared = [code for file, code in texts() if file.endswith(f"text/*/{catalogue}.ftl")]
    written = [file.read_text("utf-8") for file in catalogues("en")]
    lonely = [code for code in shared if sum(f"{{ {code} }}" in text for text in written) < times]
    assert lonely == []
    assert len(shared) > 40


@pytest.mark.parametrize("catalogue", ["shared", "table"])
def test_what_is_shared_is_there_in_both_languages(catalogue: str) -> None:
    of_one = [
        code
        for (file, code), said in texts().items()
        if file.endswith(f"text/*/{catalogue}.ftl") and set(said) != set(LANGUAGES)
    ]
    assert of_one == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_quotes_nothing_that_it_does_not_load(lang: str) -> None:
    house = ROOT / "src" / "croupier" / "text" / lang
    pages = [ROOT / "web" / "src" / part / "locales" / lang for part in ("kit", "table")]
    loaded = [
        *[file for page in pages for file in page.glob("*.ftl")],
        house / "ranks.ftl",
        house / "table.ftl",
    ]
    assert len(loaded) > 6
    text = "\n".join(file.read_text("utf-8") for file in loaded)
    known = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert set(re.findall(r"\{ ([a-z][\w-]*) \}", text)) - known == set()


LOADED = re.compile(r"'([^']+\.ftl)(?:\?raw)?'")
QUOTED = re.compile(r"^([a-z][\w-]*) = |\{ ([a-z][\w-]*) \}", re.MULTILINE)


def loaded(part: Path) -> str:
    """All that a page learns with a part in one language."""
    named = LOADED.findall(part.read_text("utf-8"))
    return "".join([file.read_text("utf-8") for name in named for file in sorted(part.parent.glob(name))])


def parts() -> list[Path]:
    return sorted([file for file in WEB.rglob("*.ts") if LOADED.search(file.read_text("utf-8"))])


@pytest.mark.parametrize("part", parts(), ids=lambda part: str(part.relative_to(WEB)))
def test_a_part_of_a_page_brings_every_text_it_quotes(part: Path) -> None:
    """Else the page shows a code in braces where nobody else had brought the word."""
    lang = part.stem.removeprefix("late-")
    app = part.relative_to(WEB).parts[0]
    own, base = loaded(part), "".join([loaded(WEB / each / "text" / f"{lang}.ts") for each in ("kit", app)])
    assert own
    found = QUOTED.findall(own)
    known = {code for code, _ in found} | {code for code, _ in QUOTED.findall(base)}
    assert {quoted for _, quoted in found if quoted} - known == set()
