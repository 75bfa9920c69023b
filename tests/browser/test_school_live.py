"""A learner on a phone goes through lessons on live play and keeps a notebook on tells, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LIVELY
from tests.browser.looks import barriers, cut_off
from tests.browser.pit_guest import PHONE
from tests.browser.test_people import signed_in
from tests.server.house import RunningHouse


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    opened = RunningHouse(tmp_path / "croupier.db", LIVELY)
    yield opened
    opened.kill()


def on_a_phone(chromium: Browser, language: str) -> Page:
    return chromium.new_context(viewport=PHONE, locale=language, has_touch=True).new_page()


RIGHT = {"en": "Right", "ru": "Верно"}
WRONG = {"en": "Not like this", "ru": "Не так"}


@pytest.mark.clause("LIVE-TIPS:1.1", "LIVE-TIPS:2.3", "LIVE-TIPS:3.1")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_learner_looks_protects_and_bets_in_one_motion(
    chromium: Browser, house: RunningHouse, language: str
) -> None:
    page = on_a_phone(chromium, language)
    page.goto(f"{house.address}/school/live")
    lessons = page.get_by_test_id("lessons").get_by_role("button")
    expect(lessons).to_have_count(12)
    assert barriers(page) == cut_off(page) == []

    # Cards are seen as long as their corner is held, by the keyboard as well.
    page.get_by_test_id("lesson-peek").click()
    table = page.get_by_test_id("exercise-look")
    table.get_by_test_id("move-shield").click()
    peek = table.get_by_test_id("peek")
    expect(peek.locator("[data-card='7h']")).to_have_count(0)
    peek.focus()
    page.keyboard.down("Space")
    expect(peek.locator("[data-card='7h']")).to_be_visible()
    page.keyboard.up("Space")
    expect(peek.locator("[data-card='7h']")).to_have_count(0)
    expect(table.get_by_test_id("judged")).to_contain_text(RIGHT[language])
    assert barriers(page) == cut_off(page) == []

    page.get_by_test_id("live-next").click()
    swept = page.get_by_test_id("exercise-sweep")
    swept.get_by_test_id("move-wait").click()
    expect(swept.get_by_test_id("judged").locator("blockquote")).to_contain_text("TDA-2022:")
    swept.get_by_test_id("again").click()
    swept.get_by_test_id("move-protect").click()
    swept.get_by_test_id("move-wait").click()
    expect(swept.get_by_test_id("judged")).to_contain_text(RIGHT[language])
    kept = page.get_by_test_id("exercise-stray-fold")
    kept.get_by_test_id("move-protect").click()
    kept.get_by_test_id("move-fold").click()
    kept.get_by_test_id("keep").click()
    kept.get_by_test_id("move-protect").click()
    kept.get_by_test_id("move-tap").click()
    expect(kept.get_by_test_id("judged")).to_contain_text(RIGHT[language])
    assert barriers(page) == cut_off(page) == []

    # In two motions the bet is cut; under the advice itself to the smallest one.
    page.get_by_test_id("live-next").click()
    bet = page.get_by_test_id("exercise-one-motion")
    for chip in (500, 100):
        bet.get_by_test_id(f"chip-{chip}").click()
        bet.get_by_test_id("push").click()
    bet.get_by_test_id("move-enough").click()
    ruling = bet.get_by_test_id("judged")
    expect(ruling).to_contain_text(WRONG[language])
    expect(ruling).to_contain_text("TDA-2022:56")
    expect(ruling.locator("blockquote")).to_contain_text({"en": "a bet of 500", "ru": "бет 500"}[language])
    page.get_by_test_id("live-book").select_option("live-tips")
    expect(ruling.locator("blockquote")).to_contain_text({"en": "a bet of 100", "ru": "бет 100"}[language])
    bet.get_by_test_id("again").click()
    for chip in (500, 100):
        bet.get_by_test_id(f"chip-{chip}").click()
    bet.get_by_test_id("push").click()
    bet.get_by_test_id("move-enough").click()
    expect(bet.get_by_test_id("judged")).to_contain_text(RIGHT[language])
    assert barriers(page) == cut_off(page) == []


@pytest.mark.clause("TELLS:14", "TELLS:20", "TELLS:23", "TELLS:30")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_player_keeps_a_notebook_that_closes_while_he_is_in_a_hand(
    chromium: Browser, house: RunningHouse, language: str
) -> None:
    page = on_a_phone(chromium, language)
    page.goto(house.address)
    page.get_by_test_id("name-input").fill("Anna")
    page.get_by_test_id("join").click()
    signed_in(page, "Anna")
    page.goto(f"{house.address}/school/tells")
    page.get_by_test_id("opponent").fill("Lena")
    page.get_by_test_id("channel").select_option("hands")
    page.get_by_test_id("baseline").fill("0123")
    page.get_by_test_id("text").fill("4567")
    page.get_by_test_id("save").click()
    note = page.get_by_test_id("note")
    expect(note).to_contain_text("4567")
    note.get_by_test_id("held").click()
    expect(note).to_contain_text({"en": "held 1 of 1", "ru": "подтвердилось 1 из 1"}[language])
    expect(note).to_contain_text({"en": "Not enough", "ru": "мало"}[language])
    assert barriers(page) == cut_off(page) == []
    page.get_by_test_id("part-reads").click()
    expect(page.get_by_test_id("reads")).to_contain_text(
        {"en": "no hand", "ru": "ни одной раздачи"}[language]
    )
    page.get_by_test_id("part-sessions").click()
    page.get_by_test_id("mood-anger").check()
    page.get_by_test_id("close-session").click()
    expect(page.get_by_test_id("sessions")).to_contain_text({"en": "break", "ru": "перерыв"}[language])
    assert barriers(page) == cut_off(page) == []
    page.get_by_test_id("part-worked").click()
    for _ in range(3):
        page.get_by_test_id("step").click()
    page.get_by_test_id("answer-call").click()
    expect(page.get_by_test_id("weighed")).to_contain_text("25")
    assert barriers(page) == cut_off(page) == []
    page.get_by_test_id("part-luck").click()
    expect(page.get_by_test_id("down")).to_contain_text("26")
    assert barriers(page) == cut_off(page) == []
