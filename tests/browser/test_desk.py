"""The floor desk in a real browser: a situation built by taps and in text, the ruling, the other books, the log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.server.house import RunningHouse

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "laptop": {"width": 1366, "height": 768},
    "tv": {"width": 1920, "height": 1080},
}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path / "croupier.db", "pause_seconds=0.2")
    yield house
    house.kill()


def desk(chromium: Browser, house: RunningHouse, size: str = "phone", lang: str = "en-US") -> Page:
    page = chromium.new_page(viewport=SIZES[size], locale=lang)
    page.context.add_cookies(house.cookies())
    page.goto(house.address)
    expect(page.get_by_role("link", name="Floor desk")).to_have_attribute("href", "/floor")
    page.goto(f"{house.address}/floor")
    expect(page.get_by_role("heading", name="The table")).to_be_visible()
    return page


def overchip(page: Page) -> None:
    """A raises to 600 before the flop, B puts out one chip of 1000 and says nothing."""
    table = page.locator("section").filter(has=page.get_by_role("heading", name="The table"))
    table.get_by_role("button", name="A", exact=True).click()
    table.get_by_role("button", name="raises to").click()
    table.get_by_label("To", exact=True).fill("600")
    table.get_by_role("button", name="Add", exact=True).click()
    happened = page.locator("section").filter(has=page.get_by_role("heading", name="What happened"))
    happened.get_by_role("button", name="B", exact=True).click()
    happened.get_by_role("button", name="Chip of 1,000").click()


@pytest.mark.parametrize("size", SIZES)
def test_an_overchip_by_taps_the_other_books_and_the_tables_log(
    chromium: Browser, house: RunningHouse, size: str
) -> None:
    page = desk(chromium, house, size)
    overchip(page)
    ruling = page.get_by_test_id("ruling")
    expect(ruling).to_contain_text("calls, 600")
    expect(ruling).to_contain_text("400 back")
    page.get_by_role("heading", name="The other books").click()
    page.get_by_role("button", name="Tournament, TDA 2015").click()
    expect(page.get_by_text("The same ruling")).to_be_visible()
    expect(page.get_by_text("TDA-2015:45.1")).to_be_visible()

    rail = chromium.new_page(viewport=SIZES[size])
    rail.goto(f"{house.address}/table/oak")
    expect(rail.get_by_test_id("log")).to_contain_text("Hand")
    oak = page.get_by_role("button", name="Oak online", exact=True)
    oak.click()
    expect(oak).to_have_attribute("aria-pressed", "true")
    expect(rail.get_by_test_id("log")).to_contain_text("The floor: Stands. One chip of 1,000")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]


def test_a_plain_sentence_opens_its_form_and_the_ruling_stands_before_all_else(
    chromium: Browser, house: RunningHouse
) -> None:
    page = desk(chromium, house)
    page.get_by_test_id("said").fill("C thew in two 1000 chips without a word")
    nearest = page.get_by_test_id("nearest").get_by_role("button")
    expect(nearest).to_have_count(3)
    nearest.first.click()
    expect(nearest.first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("1000 + 1000")).to_be_visible()
    expect(page.get_by_test_id("missing")).to_have_count(0)
    ruling = page.get_by_test_id("ruling")
    expect(ruling).to_contain_text("C raises to 2,000")
    expect(page.get_by_role("button", name="Tournament, TDA 2015")).to_be_hidden()

    page.get_by_test_id("said").fill("забыли сжечь карту")
    expect(nearest.first).to_have_text("A wrong burn")
    nearest.first.click()
    expect(page.get_by_test_id("missing")).to_have_text("Still to be told: Street")
    expect(ruling).to_have_count(0)
    page.get_by_role("button", name="river", exact=True).last.click()
    expect(page.get_by_test_id("missing")).to_have_count(0)
    expect(ruling).to_be_visible()

    page.get_by_test_id("said").fill("xyzzy")
    expect(page.get_by_test_id("unread")).to_have_text("This sentence cannot be read. The nearest are:")
    expect(nearest).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]


def test_the_same_question_in_text_in_russian_and_kept_over_a_reload(
    chromium: Browser, house: RunningHouse
) -> None:
    page = desk(chromium, house)
    page.get_by_role("button", name="Text", exact=True).click()
    page.get_by_label("What happened").fill("NLHE 200-400 | A bets 1200 | B: chips 1000+1000")
    expect(page.get_by_test_id("ruling")).to_be_visible()
    page.get_by_test_id("settings").click()
    page.get_by_test_id("language-ru").click()
    page.get_by_test_id("settings-close").click()
    expect(page.get_by_role("heading", name="Пункты правил")).to_be_visible()
    expect(page.get_by_test_id("ruling")).to_contain_text("Турнир, TDA 2022")
    said = page.get_by_test_id("ruling").inner_text()
    page.reload()
    expect(page.get_by_test_id("ruling")).to_be_visible()
    assert page.get_by_test_id("ruling").inner_text() == said


def test_what_cannot_be_is_told_and_the_question_stays(chromium: Browser, house: RunningHouse) -> None:
    page = desk(chromium, house)
    page.get_by_role("button", name="Text", exact=True).click()
    line = page.get_by_label("What happened")
    line.fill("NLHE 200-400 | A bets 1200 | Z9: chips 0")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(line).to_have_value("NLHE 200-400 | A bets 1200 | Z9: chips 0")


def test_every_kind_of_incident_opens_its_form(chromium: Browser, house: RunningHouse) -> None:
    page = desk(chromium, house, "laptop")
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    kinds = page.get_by_label("Something else")
    values = [option.get_attribute("value") for option in kinds.locator("option").all()]
    for value in values[1:]:
        kinds.select_option(value)
        expect(kinds).to_have_value(value or "")
    assert complaints == []
    assert len(values) > 10
