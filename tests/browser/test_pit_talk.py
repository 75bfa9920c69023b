"""Talk at a casino table as its guests and the pit boss have it, on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import SIZES, barriers
from tests.browser.pit_guest import LAPTOP, PHONE, Guest
from tests.browser.test_pit_guests import past_the_edge
from tests.server.pit_house import PATIENT, PitHouse

TOLD = "I have two aces"

STAY = """const after = setTimeout
window.setTimeout = (done, wait, ...more) => after(done, wait < 3000 ? wait : 3_600_000, ...more)"""
"""Words that come up over the felt stay there, however slowly a test comes to look at them."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[PitHouse]:
    house = PitHouse(tmp_path / "croupier.db", settings=PATIENT)
    yield house
    house.kill()


def comes(chromium: Browser, house: PitHouse, name: str, table: str, locale: str = "en-GB") -> Guest:
    """Somebody with a phone who is told of a table, accepts its rules, and brings chips."""
    guest = Guest(chromium, house.address, PHONE, locale)
    guest.enter(name)
    guest.page.goto(table)
    guest.press("rules-accept", "buy-in-1")
    expect(guest.see("buy-in")).not_to_be_visible()
    return guest


def says(guest: Guest, text: str) -> None:
    guest.see("say").fill(text)
    guest.see("say").press("Enter")


def test_one_speaks_and_the_other_reads_and_nobody_tells_of_cards_in_play(
    chromium: Browser, house: PitHouse
) -> None:
    ann = Guest(chromium, house.address, LAPTOP)
    ann.enter("Ann")
    ann.open("russian-poker")
    boris = comes(chromium, house, "Boris", ann.page.url)
    for guest in (ann, boris):
        guest.page.add_init_script(STAY)
        guest.page.reload()
    ann.press("tab-talk")
    says(ann, "good evening")
    # It comes up over his felt, is read out, and counted until he looks.
    expect(boris.see("last-words")).to_have_text("Ann: good evening")
    expect(boris.see("talk-spoken")).to_have_text("Ann: good evening")
    assert boris.see("talk-spoken").get_attribute("role") == "log"
    sign = boris.see("show-talk").get_by_test_id("unread")
    expect(sign).to_have_attribute("data-count", "1")
    boris.press("show-talk")
    expect(boris.see("talk-log")).to_contain_text("Ann: good evening")
    says(boris, "x" * 200)
    boris.press("quick-claps")
    expect(ann.see("talk-log")).to_contain_text("Boris claps")
    expect(ann.see("last-words")).to_contain_text("Boris claps")
    expect(boris.see("last-words")).not_to_contain_text("Boris")
    assert barriers(boris.page) == []
    assert barriers(ann.page) == []
    assert past_the_edge(boris.page) == []
    boris.page.set_viewport_size(PHONE)
    boris.page.get_by_role("button", name="Close").click()
    expect(sign).to_have_attribute("data-count", "0")

    ann.press("chip-100", "spot-1-ante", "deal")
    boris.press("chip-100", "spot-2-ante", "deal")
    ann.press("cut")
    ann.until(phase="decisions")
    expect(ann.see("talk-live")).to_be_visible()
    expect(ann.see("quick-laughs")).to_be_disabled()
    says(ann, TOLD)
    expect(ann.see("talk-log")).to_contain_text("RUSPOK:1.10.j")
    says(ann, "good luck to everybody")
    expect(boris.see("last-words")).to_contain_text("Ann: good luck to everybody")
    boris.press("show-talk")
    expect(boris.see("talk-log")).not_to_contain_text("aces")
    assert ann.complaints == boris.complaints == []


def test_whoever_brought_no_chips_reads_and_is_told_why_he_does_not_speak(
    chromium: Browser, house: PitHouse
) -> None:
    ann = Guest(chromium, house.address, PHONE, "ru-RU")
    ann.enter("Анна")
    ann.open("three-card")
    vera = Guest(chromium, house.address, PHONE, "ru-RU")
    vera.enter("Вера")
    vera.page.goto(ann.page.url)
    ann.press("show-talk")
    says(ann, "добрый вечер")
    vera.press("show-talk")
    expect(vera.see("talk-log")).to_contain_text("Анна: добрый вечер")
    expect(vera.see("talk-listens")).to_be_visible()
    expect(vera.see("say")).not_to_be_visible()
    assert barriers(vera.page) == []


def test_the_pit_boss_reads_what_was_reported_and_closes_the_talk(chromium: Browser, house: PitHouse) -> None:
    ann = Guest(chromium, house.address, LAPTOP)
    ann.enter("Anna")
    ann.open("oasis")
    boris = comes(chromium, house, "Bob", ann.page.url)
    ann.press("tab-talk")
    boris.press("show-talk")
    says(boris, "you play like a donkey")
    ann.page.get_by_role("button", name=re.compile("Report what Bob said")).click()
    boss = Guest(chromium, house.address)
    boss.page.context.add_cookies(house.cookies())
    boss.page.goto(f"{ann.page.url}/inspect")
    desk = boss.see("talk-desk")
    expect(desk.get_by_test_id("report")).to_contain_text("Bob: you play like a donkey")
    desk.get_by_test_id("sanction-player").select_option("Bob")
    desk.get_by_test_id("sanction-about").select_option("abuse")
    desk.get_by_test_id("sanction-go").click()
    expect(boris.see("talk-log")).to_contain_text("ONLINE:etiquette-1")
    boris.press("ask-review")
    expect(desk.get_by_test_id("sanctioned")).to_contain_text("asks you to look again")
    assert barriers(boss.page) == []
    desk.get_by_test_id("lift").click()
    expect(desk.get_by_test_id("sanctioned")).not_to_be_visible()
    desk.get_by_role("listitem").filter(has_text="Bob").get_by_test_id("mute").click()
    expect(boris.see("talk-closed")).to_be_visible()
    for size in SIZES.values():
        boss.page.set_viewport_size(size)
        assert boss.overflow <= 0
    desk.get_by_role("listitem").filter(has_text="Bob").get_by_test_id("mute").click()
    expect(boris.see("say")).to_be_visible()
