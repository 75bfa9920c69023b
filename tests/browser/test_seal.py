"""The seal of a hand in a real browser: checked there, cut there, and its transcript checked by the command."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from croupier.cards.transcript import Transcript, verify
from croupier.cli.app import main
from tests.browser.felt import Hero
from tests.server.house import RunningHouse
from tests.waiting import wait_until

OpenHouse = Callable[[], RunningHouse]


def what_the_seal_says(hero: Hero) -> str:
    hero.see("seal").click()
    expect(hero.see("seal-dialog")).to_contain_text("told to this page before the cards")
    told = hero.see("seal-dialog").inner_text()
    hero.page.screenshot(path="test-results/seal.png")
    hero.page.keyboard.press("Escape")
    expect(hero.see("seal-dialog")).to_have_count(0)
    return told


def transcript(hero: Hero, hand: int, folder: Path) -> Path:
    """The transcript of a hand, taken from its table's past ones once it is over."""
    wait_until(lambda: hero.hand > hand, hero.act_if_asked)
    hero.see("history").click()
    with hero.page.expect_download() as coming:
        hero.see(f"shuffle-{hand}").click()
    hero.page.keyboard.press("Escape")
    file = folder / f"{hand}.json"
    coming.value.save_as(file)
    return file


def test_the_page_cuts_the_deck_and_finds_its_seal_whole(
    chromium: Browser, open_house: OpenHouse, tmp_path: Path
) -> None:
    house = open_house()
    hero = Hero(chromium.new_page(viewport={"width": 1366, "height": 768}), house.address)
    hero.enter("Hero", "oak")
    hero.sit(3)
    hero.wait_until_asked()
    first = hero.hand
    wait_until(lambda: hero.hand >= first + 3, hero.act_if_asked)
    expect(hero.see("seal")).to_have_attribute("data-verdict", "whole")
    # A deck waits a second for the page's number: on a machine that is busy it may be dealt uncut.
    wait_until(lambda: "seat 3" in what_the_seal_says(hero), hero.act_if_asked)
    for hand in range(first + 1, first + 11):
        file = transcript(hero, hand, tmp_path)
        told = json.loads(file.read_text(encoding="utf-8"))
        assert told["hand"] == f"table/oak#{hand}"
        with pytest.raises(SystemExit) as ended:
            main(["verify", str(file)])
        assert ended.value.code == 0
        cut_by = verify(msgspec.convert(told, Transcript)).cut_by
        if cut_by:
            break
    assert cut_by == (3,)


def test_a_card_that_does_not_fit_breaks_the_seal_on_the_page(
    chromium: Browser, open_house: OpenHouse
) -> None:
    """A house that says another salt than the one that was sealed is found out by the page alone."""
    house = open_house()
    page = chromium.new_page()
    page.add_init_script(
        """const salted = (text) => typeof text === 'string' ? text.replaceAll(/"proof":"[^"]{16}/g,
          '"proof":"' + 'A'.repeat(16)) : text
        const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
        Object.defineProperty(MessageEvent.prototype, 'data', { get() { return salted(data.get.call(this)) } })"""
    )
    hero = Hero(page, house.address)
    hero.enter("Hero", "oak")
    hero.sit(3)
    hero.wait_until_asked()
    expect(hero.see("seal")).to_have_attribute("data-verdict", "broken")
