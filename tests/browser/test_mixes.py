"""Mixed games in a real browser: a rotation says what comes next, and the dealer chooses."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Browser, Error, expect

from tests.browser.felt import Hero
from tests.server.house import RunningHouse
from tests.waiting import wait_until

OpenHouse = Callable[[], RunningHouse]
ACTS = ("check", "pat", "bring-in", "call", "fold")


def open_table(hero: Hero, name: str, mix: str, table: str, seats: int) -> None:
    """Opens a table of a mix with one bot, and sits down at it."""
    page = hero.page
    page.goto(hero.address)
    hero.see("name-input").fill(name)
    hero.see("join").click()
    hero.see("open-table").click()
    hero.see("open-game").select_option(mix)
    hero.see(f"open-seats-{seats}").click()
    hero.see("open-bots-1").click()
    hero.see("open-name").fill(table)
    hero.see("open-confirm").click()
    expect(hero.see("table")).to_be_visible()
    hero.sit(1)


def play_on(hero: Hero, until: Callable[[], bool]) -> None:
    """Play along, whatever is dealt, until something can be seen."""

    def act() -> None:
        for name in ACTS:
            button = hero.see(name)
            if button.is_visible():
                # The button may go away under the finger: the clock or a quicker tap had acted.
                with suppress(Error):
                    button.dispatch_event("click", timeout=2_000)
                break

    wait_until(until, act, lambda: hero.hand)


def test_the_player_on_the_button_names_the_game_and_it_is_dealt(
    chromium: Browser, open_house: OpenHouse
) -> None:
    hero = Hero(chromium.new_page(viewport={"width": 1366, "height": 768}), open_house().address)
    open_table(hero, "Chooser", "dealers-choice", "My choice", seats=2)
    choice = hero.see("choose-game")
    play_on(hero, choice.is_visible)
    choice.select_option("badugi")
    expect(hero.see("next-game")).to_have_text("Next hand: Badugi")
    expect(hero.page.locator("header .terms")).to_contain_text("Badugi")


def test_a_rotation_says_what_comes_next_and_in_how_many_hands(
    chromium: Browser, open_house: OpenHouse
) -> None:
    hero = Hero(chromium.new_page(viewport={"width": 390, "height": 844}), open_house().address)
    open_table(hero, "Rotator", "horse", "My horse", seats=2)
    following = hero.see("next-game")
    expect(following).to_have_attribute("data-game", re.compile("^fl-"))
    play_on(hero, lambda: following.get_attribute("data-game") == "razz")
    expect(hero.page.locator("header .terms")).to_contain_text("Limit Omaha hi-lo")
    expect(following).to_have_text(re.compile("Razz"))
