"""Two people and bots at one cash table: coming in, going and coming back, blinds that went by, a power cut."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.browser.felt import PATIENCE, Hero
from tests.server.house import RunningHouse

pytestmark = pytest.mark.xdist_group("browser")

OpenHouse = Callable[[], RunningHouse]
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}


def play_on(heroes: list[Hero], done: Callable[[], bool], within: float = 60.0) -> None:
    """Everybody acts whenever he is asked, until something has come about."""
    until = time.monotonic() + within
    while not done():
        assert time.monotonic() < until, "it did not come about"
        for hero in heroes:
            try:
                if hero.asked:
                    hero.act()
            except Error:
                # The button went away under the finger: the clock or a quicker tap had acted.
                continue
        heroes[0].page.wait_for_timeout(30)


def tapped(hero: Hero, button: str) -> bool:
    """Whether a button was there to be tapped; the next moment it may be gone."""
    if not hero.see(button).is_visible():
        return False
    try:
        hero.see(button).click(timeout=3_000)
    except Error:
        return False
    return True


def two_at_oak(chromium: Browser, house: RunningHouse) -> tuple[Hero, Hero]:
    ann = Hero(chromium.new_context(viewport=LAPTOP).new_page(), house.address)  # type: ignore[arg-type]
    vlad = Hero(chromium.new_context(viewport=PHONE).new_page(), house.address)  # type: ignore[arg-type]
    ann.enter("Ann", "oak")
    vlad.enter("Vlad", "oak")
    ann.sit(3)
    vlad.sit(6)
    return ann, vlad


def test_who_comes_back_within_the_hour_brings_what_he_took_away(
    chromium: Browser, open_house: OpenHouse
) -> None:
    house = open_house()
    ann, vlad = two_at_oak(chromium, house)
    play_on([ann, vlad], lambda: ann.hand >= 3 and ann.see("top-up").is_visible())
    ann.see("leave").click()
    if ann.see("leave-confirm").is_visible():
        ann.see("leave-confirm").click()
    play_on([vlad], lambda: ann.see("sit-3").is_visible())
    events = ann.page.evaluate("document.querySelector('[data-testid=wallet]').dataset.chips")
    took = int(events) - (100_000 - 10_000)
    ann.see("sit-3").click()
    least = int(
        ann.page.locator("dialog input[type=range], dialog input[type=number]").first.get_attribute("min")
        or 0
    )
    assert least == max(took, 4000)
    ann.see("buy-in-confirm").click()
    expect(ann.see("stack-3")).to_be_visible(timeout=PATIENCE)


def test_who_sat_out_a_round_owes_both_blinds_and_chooses_how_to_come_in(
    chromium: Browser, open_house: OpenHouse
) -> None:
    house = open_house()
    ann, vlad = two_at_oak(chromium, house)
    play_on([ann], lambda: vlad.asked)
    play_on([ann, vlad], lambda: tapped(vlad, "sit-out"))
    play_on([ann, vlad], lambda: vlad.see("sit-in").is_visible())
    play_on([ann, vlad], lambda: ann.see("seat-6").get_attribute("data-missed") == "both", within=100)
    play_on([ann], lambda: tapped(vlad, "sit-in"))
    coming = vlad.see("coming-in")
    play_on([ann], coming.is_visible, within=20)
    expect(coming).to_have_text(re.compile("missed both blinds"))
    play_on([ann], lambda: tapped(vlad, "wait-blind"))
    expect(coming).to_have_text("You come in with the big blind")
    play_on([ann], lambda: tapped(vlad, "post-now"))
    play_on([ann, vlad], lambda: vlad.see("seat-6").get_attribute("data-status") == "playing")


def test_the_lights_go_out_in_the_hand_and_both_go_on(chromium: Browser, open_house: OpenHouse) -> None:
    house = open_house()
    ann, vlad = two_at_oak(chromium, house)
    play_on([vlad], lambda: ann.asked)
    before = ann.sight(3)
    house.kill()
    open_house()
    expect(ann.see("connection")).to_have_attribute("data-state", "open", timeout=PATIENCE)
    ann.wait_until_asked()
    assert ann.sight(3) == before
    play_on([ann, vlad], lambda: ann.hand >= before[0] + 2)


def test_what_is_said_at_the_table_is_read_by_the_other(chromium: Browser, open_house: OpenHouse) -> None:
    house = open_house()
    ann, vlad = two_at_oak(chromium, house)
    ann.see("show-manners").click()
    dialog = ann.see("manners")
    dialog.get_by_label("Say something").fill("Good evening")
    dialog.get_by_role("button", name="Send").click()
    ann.page.keyboard.press("Escape")
    vlad.see("show-log").click()
    play_on([ann, vlad], vlad.page.get_by_text("Ann: Good evening").first.is_visible, within=30)
