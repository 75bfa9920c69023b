"""How long one plays on, and with how much: a stack that fills itself, and a seat given up before the big blind."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.felt import Hero
from tests.browser.looks import barriers, cut_off
from tests.browser.test_cash_table import acted
from tests.browser.test_shown import against, gives_up, unhurried
from tests.server.house import Client, RunningHouse
from tests.waiting import wait_until

__all__ = ["unhurried"]


def chooses(ann: Hero, way: str) -> None:
    """Ann says in her manners what is to be from now on."""
    ann.page.keyboard.press("Escape")
    if ann.see("show-manners").is_hidden():
        ann.page.get_by_test_id("menu").click()
    ann.see("show-manners").click()
    ann.see(way).click()
    expect(ann.see(way)).to_have_attribute("aria-pressed", "true")
    assert cut_off(ann.page) == []
    assert barriers(ann.page) == []
    ann.page.keyboard.press("Escape")


@pytest.mark.parametrize(("width", "height", "language"), [(1366, 768, "en"), (390, 844, "ru")])
def test_a_stack_is_filled_up_and_its_owner_leaves_before_his_big_blind(
    browser: Browser, unhurried: RunningHouse, width: int, height: int, language: str
) -> None:
    with Client(unhurried) as bella:
        ann = against(bella, browser, unhurried, (width, height), language)
        stops: Locator = ann.see("stops-at-blind")
        chooses(ann, "keep-6000")
        gives_up(ann, bella)
        # What the hand has cost her, a blind, comes out of her wallet.
        wait_until(lambda: ann.chips("wallet") in (93_970, 93_940), bella.hear_what_came)
        chooses(ann, "blind-sit-out")
        expect(stops).to_be_visible()
        stops.click()
        expect(stops).to_have_count(0)
        chooses(ann, "blind-leave")
        asked_in = ann.hand

        def plays_on() -> None:
            acted(bella)
            ann.act_if_asked()

        # Two play, so the big blind is hers in every other hand: she is gone before it comes.
        wait_until(lambda: ann.see("sit-1").is_visible(), plays_on)
        assert ann.hand <= asked_in + 2
