"""The documentation site: every link leads somewhere, every clause has its place in both languages, examples run."""

import doctest
import re
import shlex
import subprocess
import sys
from html.parser import HTMLParser
from importlib import import_module
from itertools import takewhile
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest
import yaml

from croupier.cli.app import command
from croupier.rulebook import registry

pytestmark = pytest.mark.xdist_group("docs")

ROOT = Path(__file__).parents[2]
SITE = ROOT / "src" / "croupier" / "server" / "site"
sys.path.append(str(ROOT / "tools"))
DOCS = import_module("docs")
anchor, inside, linked = DOCS.anchor, DOCS.inside, DOCS.linked
fenced = import_module("docstrings").fenced


class Read(HTMLParser):
    """What a page links to, and the places in it that can be linked to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.places: set[str] = {""}
        self.bare_scripts = 0
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.places |= {given.get("id") or "", given.get("name") or ""}
        address = given.get("href") or given.get("src")
        if address:
            self.links.add(address)
        self.bare_scripts += tag == "script" and not given.get("src") and given.get("type") is None


@pytest.fixture(scope="module")
def read() -> dict[str, Read]:
    """Every page of the built site by its address (`make test` builds it; built here where it is not)."""
    if not (SITE / "index.html").exists():
        subprocess.run([sys.executable, "tools/docs.py"], cwd=ROOT, check=True)
    return {
        "/" + page.relative_to(SITE).as_posix().removesuffix("index.html"): Read(page)
        for page in SITE.rglob("*.html")
        if page.name != "404.html"
    }


def test_every_link_of_the_site_leads_to_a_place_that_is_there(read):
    broken = []
    for address, page in read.items():
        for link in page.links:
            parts = urlsplit(urljoin(address, link))
            if parts.scheme or parts.netloc:
                continue
            path, place = unquote(parts.path), unquote(parts.fragment)
            there = read.get(path)
            led = (SITE / path.lstrip("/")).exists() if there is None else place in there.places
            if not led:
                broken.append((address, link))
    assert broken == []
    assert sum(len(page.links) for page in read.values()) > 10_000


def test_every_clause_has_its_place_in_both_languages(read):
    for clause in registry().values():
        for folder in ("/rules/", "/ru/rules/"):
            page = read[f"{folder}{clause.rulebook.lower()}/"]
            assert anchor(clause.id) in page.places, (folder, clause.id)


def test_a_clause_told_of_in_a_page_leads_back_to_it(read):
    place = anchor("TDA-2022:45A")
    assert f"../rules/tda-2022/#{place}" in read["/disputes/"].links
    assert "../../disputes/" in read["/rules/tda-2022/"].links


def test_every_book_package_and_decision_stands_beside_its_like(read):
    """Who reads one of them finds the others at its left."""
    for folder in ("rules", "ru/rules", "api", "decisions"):
        pages = {page for page in read if re.fullmatch(rf"/{folder}/[^/]+/", page)}
        assert len(pages) > 7
        for page in pages:
            assert pages <= {urljoin(page, link) for link in read[page].links}, page


def test_a_russian_page_is_russian_around_its_text_too():
    for page in SITE.rglob("index.html"):
        text = page.read_text("utf-8")
        russian = DOCS.is_russian(page.relative_to(SITE).as_posix())
        assert f'<html lang="{"ru" if russian else "en"}"' in text, page
        for label, said in (("Search", not russian), ("Поиск", russian)):
            assert (f'aria-label="{label}"' in text) is said, page


def test_no_script_stands_in_a_page_for_the_house_lets_none_run(read):
    assert [address for address, page in read.items() if page.bare_scripts] == []


def test_nothing_is_fetched_from_elsewhere():
    fetched = re.compile(r'<(?:script|link|img)[^>]+(?:src|href)="https?://(?!zensical)[^"]+"')
    assert [page for page in SITE.rglob("*.html") if fetched.search(page.read_text("utf-8"))] == []


@pytest.mark.parametrize("name", ["developer", "fairness", "cash", "scenarios"])
def test_the_examples_of_a_page_do_what_they_say(name):
    failed, tried = doctest.testfile(str(ROOT / "docs" / f"{name}.md"), module_relative=False)
    assert failed == 0
    assert tried > 3


def test_code_of_a_page_is_an_example_that_says_what_comes_of_it():
    told = [
        path.name
        for path in (ROOT / "docs").glob("*.md")
        for block in re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.S)
        if ">>> " not in block
    ]
    assert told == ["add-a-game.md"]  # tests/room/hand/test_added_game.py types it in


def told_commands() -> list[str]:
    """The commands of every guide, as they are typed in."""
    pages = [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "ru").glob("*.md"), ROOT / "CONTRIBUTING.md"]
    blocks = [
        block
        for page in pages
        for block in re.findall(r"```(?:sh|console)\n(.*?)```", page.read_text("utf-8"), re.S)
    ]
    lines = "\n".join(blocks).replace("\\\n", "").splitlines()
    typed = [found[1] for line in lines if (found := re.search(r"(?:^(?:[$#] )?|/bin/)croupier (.+)", line))]
    services = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))["services"].values()
    return typed + [
        shlex.join(each["command"]) for each in services if each.get("entrypoint") == ["croupier"]
    ]


@pytest.mark.parametrize("typed", told_commands())
def test_a_command_of_a_guide_is_one_there_is_with_its_options(typed):
    given = list(takewhile(lambda word: word not in ("|", "&"), shlex.split(typed, comments=True)))
    name, asked, above = "croupier", command("en"), None
    while hasattr(asked, "resolve_command") and given != ["--version"]:
        above = asked.make_context(name, given, parent=above, resilient_parsing=True)
        name, asked, given = asked.resolve_command(above, [*above._protected_args, *above.args])
    if given != ["--version"]:
        assert asked.make_context(name, given, parent=above, resilient_parsing=True).args == []


def test_a_doctest_that_stands_bare_is_put_between_fences():
    assert fenced("Says:\n>>> 1 + 1\n2\n\nand more") == "Says:\n\n```pycon\n>>> 1 + 1\n2\n```\n\nand more"
    assert fenced("```python\n>>> 1\n1\n```") == "```python\n>>> 1\n1\n```"


def test_a_clause_in_code_or_in_the_address_of_a_link_is_left_as_it_is():
    named: set[str] = set()
    text = "`TDA-2022:32` [x](TDA-2022:32) TDA-2022:32 TDA-2022:9999"
    made = linked(text, registry(), "rules/", named)
    assert made == "`TDA-2022:32` [x](TDA-2022:32) [TDA-2022:32](rules/tda-2022.md#c-32) TDA-2022:9999"
    assert named == {"TDA-2022:32"}


def test_a_page_of_a_folder_links_the_pages_above_it_and_names_what_is_no_page():
    told = inside(
        "[a](../developer.md#x), [b](../../src/croupier/__init__.py), [c](club.md)", ROOT / "docs" / "ru"
    )
    assert told == "[a](../developer.md#x), `src/croupier/__init__.py`, [c](club.md)"
