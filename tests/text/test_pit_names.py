"""No page of the pit shows the id of a table, a line or a house where a name belongs."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.pit import Game, game
from croupier.pit.catalogue import GAMES
from croupier.pit.houses import house, houses
from croupier.text import LANGUAGES

ROOT = Path(__file__).parents[2]
KINDS = ("pays", "pit-result", "pit-combination")
HOUSES = [name for each in GAMES for name in houses(each)]


def codes(lang: str) -> set[str]:
    """What the pit's pages have words for."""
    files = (ROOT / f"web/src/pit/locales/{lang}.ftl", ROOT / f"src/croupier/text/{lang}/pit.ftl")
    text = "\n".join([file.read_text("utf-8") for file in files])
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def games() -> Iterator[Game]:
    """Every game with the tables of every house."""
    for name in GAMES:
        yield game(name)
        for each in houses(name):
            yield house(name, each)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_pay_table_and_every_line_of_it_has_a_name(lang: str) -> None:
    known = codes(lang)
    tables = {name for each in games() for name in each.tables}
    lines = {line for each in games() for table in each.tables.values() for line in table.names}
    assert {name for name in tables if not known & {f"table-{name}", f"field-{name}"}} == set()
    assert {line for line in lines if not known & {f"{kind}-{line}" for kind in KINDS}} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_house_has_a_name_or_is_called_by_its_odds(lang: str) -> None:
    assert "deluxe-9-6" in HOUSES
    words = {re.sub(r"(^|-)\d+(-\d+)*$", "", name) for name in HOUSES} - {""}
    assert {f"house-{each}" for each in words} - codes(lang) == set()
