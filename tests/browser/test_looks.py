"""The pages as they look: in the house's own letters whatever fonts a machine has, and whole at every size."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from croupier import text
from tests.browser.director import PLAYERS, SUNDAY, Floor
from tests.browser.looks import (
    ACROSS,
    SIZES,
    UPRIGHT,
    barriers,
    broken_words,
    covered,
    cut_off,
    foreign,
    on_top,
)
from tests.server.house import RunningHouse

LANGUAGES = ("en-GB", "ru-RU")
UNHURRIED = "act_seconds=600, pause_seconds=1, pace=Pace(think_least=300, think_most=1_000, sleep=True)"
"""Bots play on while a page is looked at, and leave the browser time to look."""
LONG_NAME = "Александра Константинова"
WIDE_NAME = 60 * "W"
"""As long as a name may be, with no place to break it."""
LATE = SUNDAY.replace("small_blind = 25\nbig_blind = 50", "small_blind = 250000\nbig_blind = 500000")
PAGES = (
    "/",
    "/table/oak",
    "/floor",
    "/events",
    "/event/sunday",
    "/event/sunday/desk",
    "/event/sunday/clock",
    "/event/sunday/bracket",
    "/event/sunday/dealer?table=1",
    "/event/monday/desk",
    "/event/late/desk",
    "/cash",
    "/cash/lists",
    "/cash/me",
    "/cash/cage",
    "/cash/cage/report",
    "/pit",
    "/pit/design?game=russian-poker",
    "/pit/design?game=jacks-or-better",
)
CATALOGUES = (Path(text.__file__).parent, Path(__file__).parents[2] / "web" / "src")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """The demo club with an event under way, one that waits, and one with long names and large blinds."""
    house = RunningHouse(
        tmp_path_factory.mktemp("house") / "croupier.db",
        f"{UNHURRIED}",
    )
    floor = Floor(house)
    floor.fill("sunday")
    floor.fill("monday", start=False)
    floor.open("late", LATE)
    floor.enter("late", *PLAYERS[:6])
    floor.sell("late", "register", player="alexandra", name=LONG_NAME)
    floor.sell("late", "register", player="wide", name=WIDE_NAME)
    floor.ask("late", type="start")
    yield house
    house.kill()


@contextmanager
def opened(
    chromium: Browser, house: RunningHouse, path: str, lang: str = "en-GB", *, owner: bool = True
) -> Iterator[Page]:
    """A page of the house, once its words and letters are there, as the owner sees it or a newcomer."""
    context = chromium.new_context(viewport=SIZES["laptop"], locale=lang, reduced_motion="reduce")
    if owner:
        context.add_cookies(house.cookies())
    page = context.new_page()
    page.goto(house.address + path)
    expect(page.locator("h1, h2").first).to_be_attached()
    page.evaluate("document.fonts.ready")
    yield page
    context.close()


def misfits(page: Page) -> list[str]:
    """What is cut off at any of the sizes."""
    return amiss(page, cut_off)


def amiss(page: Page, look: Callable[[Page], list[str]]) -> list[str]:
    """What a look finds at any of the sizes, once the page has come to rest."""
    found = []
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        # On a busy machine the window follows later; the layout has followed it after two frames.
        size_now = "size => innerWidth === size.width && innerHeight === size.height"
        page.wait_for_function(size_now, arg=viewport)
        seen: list[str] = []
        for _ in range(FRAMES):
            page.evaluate(
                "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
            )
            seen = look(page)
            if not seen:
                break
        found += [f"{size}: {what}" for what in seen]
    return found


FRAMES = 60
"""How many looks a sheet that opens, or a field that is scrolled to, may take to come to rest."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_whole_at_every_size_and_in_the_houses_own_letters(
    chromium: Browser, house: RunningHouse, path: str, lang: str
) -> None:
    with opened(chromium, house, path, lang) as page:
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        assert misfits(page) == []
        assert foreign(page) == {}
        words = page.locator("body").inner_text()
        assert not [word for word in words.split() if word.startswith(("desk-", "event-", "player-"))]
        assert bool(re.search("[а-яё]", words.replace("Русский", "").replace(LONG_NAME, ""))) == (
            lang == "ru-RU"
        )
        if lang == "en-GB":
            assert barriers(page, parts=True) == []
        assert complaints == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_forms_of_the_desk_are_whole(chromium: Browser, house: RunningHouse, lang: str) -> None:
    with opened(chromium, house, "/event/sunday/desk", lang) as page:
        for sheet, forms in (("seat-1-2", ("move", "penalty", "chips", "protest")), ("clock", ())):
            page.get_by_test_id(sheet).click()
            assert misfits(page) == []
            for form in forms:
                page.get_by_test_id(form).click()
                assert misfits(page) == [], form
                if lang == "en-GB":
                    assert barriers(page) == [], form
                page.locator("dialog > .sheet > .button").last.click()
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)


def test_a_toast_of_the_desk_lies_on_nothing_that_is_tapped_next(
    chromium: Browser, house: RunningHouse
) -> None:
    """A short one of the clock that stands, and one with a name of sixty letters, in the hand and on a laptop."""
    with opened(chromium, house, "/event/late/desk") as page:
        see = page.get_by_test_id
        for size in (*(SIZES[each] for each in ("small phone", "phone", "laptop")), UPRIGHT, ACROSS):
            page.set_viewport_size(size)
            page.wait_for_function(
                "size => innerWidth === size.width && innerHeight === size.height", arg=size
            )
            for _ in range(2):
                see("pause").click()
                expect(see("done")).to_contain_text(re.compile("[Cc]lock"))
                assert covered(page) == []
            page.locator("[data-testid^='seat-']").filter(has_text=WIDE_NAME).click()
            see("chips").click()
            see("save-chips").click()
            expect(see("done")).to_contain_text(WIDE_NAME)
            assert covered(page) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_the_clock_nothing_lies_on_anything_else(
    chromium: Browser, house: RunningHouse, lang: str
) -> None:
    """Blinds of fifteen figures in the middle, and beside them a long name that moves."""
    with opened(chromium, house, "/event/late/clock", lang) as page:
        Floor(house).move("late", LONG_NAME)
        expect(page.get_by_test_id("moves")).to_contain_text(LONG_NAME)
        assert amiss(page, on_top) == []
        assert misfits(page) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_sits_down_finds_every_button_on_the_screen(
    chromium: Browser, house: RunningHouse, lang: str
) -> None:
    table = {"en-GB": "oak", "ru-RU": "willow"}[lang]
    with opened(chromium, house, "/", lang, owner=False) as page:
        page.get_by_test_id("name-input").fill(f"Newcomer {lang[:2]}")
        page.get_by_test_id("join").click()
        page.get_by_test_id(f"lobby-table-{table}").click()
        page.locator("[data-testid^='sit-']").first.click()
        assert misfits(page) == barriers(page, parts=True) == []
        page.get_by_test_id("buy-in-confirm").click()
        expect(page.get_by_test_id("sit-out").or_(page.get_by_test_id("fold")).first).to_be_visible()
        assert misfits(page) == barriers(page, parts=True) == []
        assert foreign(page) == {}


INTO_DRAWINGS = """() => [...document.querySelectorAll("[data-testid^='lobby-table-']")].flatMap(card => {
  const oval = card.querySelector('.oval').getBoundingClientRect()
  const words = document.createTreeWalker(card.querySelector('.what'), NodeFilter.SHOW_TEXT)
  const found = []
  while (words.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(words.currentNode)
    for (const line of range.getClientRects())
      if (line.right > oval.left + 1 && line.left < oval.right && line.bottom > oval.top && line.top < oval.bottom)
        found.push(words.currentNode.data)
  }
  return found
})"""
"""Words of a table's card in the lobby that run into its oval."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_lobby_runs_into_the_oval_of_its_table(
    chromium: Browser, house: RunningHouse, lang: str
) -> None:
    with opened(chromium, house, "/", lang) as page:
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            page.wait_for_function("wide => innerWidth === wide", arg=viewport["width"])
            assert page.locator(".oval").count() > 5
            assert page.evaluate(INTO_DRAWINGS) == [], size


@pytest.mark.parametrize("width", [360, 389, 390])
def test_on_a_phone_no_name_of_the_desk_is_broken_within_a_word(
    chromium: Browser, house: RunningHouse, width: int
) -> None:
    with opened(chromium, house, "/event/late/desk") as page:
        page.set_viewport_size({"width": width, "height": 780})
        page.wait_for_function("width => innerWidth === width", arg=width)
        expect(page.locator(".seat").filter(has_text=LONG_NAME)).to_be_visible()
        # One of sixty letters has to be.
        assert set(broken_words(page.locator("body"))) <= {WIDE_NAME}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_casino_table_is_whole(chromium: Browser, house: RunningHouse, lang: str) -> None:
    with opened(chromium, house, "/pit", lang, owner=False) as page:
        page.get_by_test_id("name-input").fill(f"Guest {lang[:2]}")
        page.get_by_test_id("join").click()
        page.get_by_test_id("open-pit").click()
        page.get_by_test_id("open-pit-game").select_option("russian-poker")
        page.get_by_test_id("open-pit-confirm").click()
        page.get_by_test_id("rules-accept").click()
        page.get_by_test_id("buy-in-1").click()
        expect(page.get_by_test_id("spot-1-ante")).to_be_visible()
        assert misfits(page) == []
        page.set_viewport_size(SIZES["phone"])
        page.wait_for_function("innerWidth === 390")
        assert broken_words(page.locator("body")) == []
        assert barriers(page, parts=True) == []
        assert foreign(page) == {}


def test_every_letter_of_every_text_is_in_the_houses_fonts(chromium: Browser, house: RunningHouse) -> None:
    letters = {
        letter
        for folder in CATALOGUES
        for path in folder.rglob("*.ftl")
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#")
        for letter in line
        if letter.isprintable() and not letter.isspace()
    }
    assert {"я", "№", "½", "’"} <= letters
    with opened(chromium, house, "/floor") as page:
        page.evaluate(
            """letters => {
              document.body.replaceChildren(...['sans', 'serif', 'mono'].map(face => {
                const line = document.createElement('p')
                line.style.fontFamily = `var(--${face})`
                line.textContent = letters
                return line
              }))
            }""",
            "".join(sorted(letters)),
        )
        assert foreign(page) == {}


def test_an_amount_does_not_move_when_it_changes(chromium: Browser, house: RunningHouse) -> None:
    with opened(chromium, house, "/floor") as page:
        widths = page.evaluate(
            """() => {
              const line = document.createElement('span')
              document.body.append(line)
              return [400, 500, 600, 700].map(weight => new Set([...'0123456789'].map(figure => {
                line.style.font = `${weight} 40px var(--sans)`
                line.textContent = figure.repeat(20)
                return Math.round(line.getBoundingClientRect().width * 10)
              })).size)
            }"""
        )
        assert widths == [1, 1, 1, 1]
