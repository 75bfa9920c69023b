"""The documentation as a house shows it: opened on a phone and a laptop, and searched in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import ConsoleMessage, Page, Response, expect

from croupier.server.page import SITE
from tests.browser.conftest import Opens
from tests.browser.looks import SIZES
from tests.server.house import RunningHouse

pytestmark = pytest.mark.xdist_group("docs")

PICTURES = Path("test-results")
UNHURRIED = "act_seconds=600, pause_seconds=0.2"
PAGES = (
    "",
    "club/",
    "player/",
    "developer/",
    "ru/",
    "ru/club/",
    "disputes.ru/",
    "library/",
    "benchmarks/",
    "notebooks/equity/",
    "notebooks/hand/",
    "pictures/",
    "rules/tda-2024/",
    "ru/rules/fspr/",
    "api/play/",
    "requirements/",
)


class Search(NamedTuple):
    """A word typed at a door of the documentation, a book among what is found, and the place in it that is opened."""

    door: str
    word: str
    found: str
    place: str


ENGLISH = Search(
    "/docs/club/", "dead button", "TDA-2022: Tournament Directors", "rules/tda-2022/?h=dead+button#c-32"
)
RUSSIAN = Search("/docs/ru/club/", "баттон", "FSPR: Федерация", "ru/rules/fspr/?h=")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    assert (SITE / "index.html").is_file(), "make docs"
    house = RunningHouse(tmp_path_factory.mktemp("docs") / "house.db", UNHURRIED)
    yield house
    house.kill()


def listens(page: Page) -> list[str]:
    """What the browser complains of, and what it asked the house for in vain."""
    heard: list[str] = []

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            heard.append(message.text)

    def answered(response: Response) -> None:
        if response.status >= HTTPStatus.BAD_REQUEST:
            heard.append(f"{response.url}: {response.status}")

    page.on("console", said)
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("response", answered)
    return heard


def test_no_page_is_wider_than_its_window_or_asks_for_what_is_not_there(
    house: RunningHouse, opens: Opens
) -> None:
    page = opens(house, "/docs/")
    heard = listens(page)
    PICTURES.mkdir(exist_ok=True)
    for path in PAGES:
        answer = page.goto(f"{house.address}/docs/{path}")
        assert answer is not None
        assert answer.ok, path
        expect(page.locator("article h1").first).to_be_visible()
        for size in ("phone", "laptop"):
            page.set_viewport_size(SIZES[size])
            page.wait_for_function("wide => innerWidth === wide", arg=SIZES[size]["width"])
            wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (path, size, wide)
            page.screenshot(path=PICTURES / f"docs-{size}-{path.replace('/', '-') or 'index'}.png")
    assert heard == []


@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("search", [ENGLISH, RUSSIAN], ids=["en", "ru"])
def test_a_word_is_searched_for_and_its_place_opened(
    house: RunningHouse, opens: Opens, size: str, search: Search
) -> None:
    door, word, found, place = search
    page = opens(house, door, size=size)
    heard = listens(page)
    page.locator("label[for=__search]" if size == "phone" else ".md-search__button").click()
    page.get_by_role("combobox").fill(word)
    result = page.get_by_role("option").filter(has_text=found).first
    expect(result).to_be_visible()
    page.screenshot(path=PICTURES / f"docs-search-{size}-{word.replace(' ', '-')}.png")
    result.click()
    page.wait_for_url(lambda url: f"/docs/{place}" in url)
    if "#" in place:
        expect(page.locator(place[place.index("#") :])).to_be_in_viewport()
    assert heard == []
