"""What stays one's own: cards shown by choice once the hand is over, and the log over a reload of the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.felt import Hero
from tests.browser.looks import barriers, cut_off
from tests.browser.test_cash_table import acted
from tests.server.house import Client, RunningHouse
from tests.waiting import wait_until

UNHURRIED = "act_seconds=600, pause_seconds=0.2"


@pytest.fixture
def unhurried(tmp_path: Path) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path / "house.db", UNHURRIED)
    yield house
    house.kill()


def against(
    bella: Client, browser: Browser, house: RunningHouse, size: tuple[int, int], language: str
) -> Hero:
    """Ann on a page in seat 1, Bella at the end of a wire in seat 2, at a table that hunts rabbits."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=width < 1000,
        service_workers="block",
    )
    bella.join("Bella")
    opened = bella.ask(
        "open-table", "house", name="Alder", game="nl-holdem", seats=2, small=30, big=60, rabbit=True
    )
    ann = Hero(context.new_page(), house.address)
    ann.enter("Ann", opened["opened"])
    ann.sit(1)
    bella.watch(opened["opened"])
    assert bella.sit(opened["opened"], 2, 6_000)["t"] == "done"
    return ann


def gives_up(ann: Hero, bella: Client) -> None:
    """Ann folds before the flop, as soon as it is hers to act."""
    wait_until(lambda: ann.see("fold").is_visible(), lambda: acted(bella))
    ann.see("fold").click()


@pytest.mark.parametrize(
    ("width", "height", "language"), [(1366, 768, "ru"), (390, 844, "en"), (320, 640, "ru")]
)
def test_one_card_is_shown_then_the_other_and_what_would_have_come(
    browser: Browser, unhurried: RunningHouse, width: int, height: int, language: str
) -> None:
    with Client(unhurried) as bella:
        ann = against(bella, browser, unhurried, (width, height), language)

        def seen() -> list[str]:
            """Ann's cards as Bella sees them."""
            return bella.view["seats"][0]["cards"] or []

        wait_until(lambda: ann.hand == 1, bella.hear_what_came)
        # Nobody is left for another hand: this one is looked at for as long as it takes.
        assert bella.ask("sit-out", bella.view["id"])["t"] == "done"
        gives_up(ann, bella)
        one = ann.page.locator("[data-testid='after-hand'] .button")
        expect(one).to_have_count(4)
        # The bar has grown, and the felt takes its new size.
        wait_until(lambda: cut_off(ann.page) == [])
        one.first.click()
        wait_until(lambda: seen().count("??") == 1, bella.hear_what_came)
        assert seen()[1] == "??"
        ann.see("show-all").click()
        wait_until(lambda: "??" not in seen(), bella.hear_what_came)
        expect(ann.see("show-all")).to_have_count(0)
        ann.see("rabbit").click()
        expect(ann.see("would-come").locator(".word")).to_have_count(5)
        assert barriers(ann.page) == cut_off(ann.page) == []


def test_the_log_is_the_same_when_the_page_is_loaded_again_and_for_who_comes_now(
    browser: Browser, unhurried: RunningHouse
) -> None:
    with Client(unhurried) as bella:
        ann = against(bella, browser, unhurried, (1366, 768), "en")
        gives_up(ann, bella)
        wait_until(lambda: ann.hand == 2, bella.hear_what_came)
        own = ann.see("log").locator("p", has_text="Ann is dealt")
        expect(own).to_have_count(2)
        lines = ann.see("log").locator("p").all_inner_texts()
        ann.page.reload()
        expect(own).to_have_count(2)
        again = ann.see("log").locator("p").all_inner_texts()
        assert again == lines[len(lines) - len(again) :]
        assert any("folds" in line for line in again)
        rail = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en").new_page()
        rail.goto(ann.page.url)
        log = rail.get_by_test_id("log")
        expect(log.locator("p", has_text="Hand 2")).to_have_count(1)
        expect(log.locator("p", has_text="Hand 1")).to_have_count(1)
        expect(log.locator("p", has_text="is dealt")).to_have_count(0)


@pytest.mark.parametrize(
    ("width", "height", "language", "shows"), [(1366, 768, "en", True), (320, 640, "ru", False)]
)
def test_who_wants_to_be_asked_chooses_whether_his_beaten_hand_is_shown(
    browser: Browser, unhurried: RunningHouse, width: int, height: int, language: str, *, shows: bool
) -> None:
    """Ann and Bella check hand after hand down to the river, until Ann has lost one."""
    with Client(unhurried) as bella:
        ann = against(bella, browser, unhurried, (width, height), language)
        if width < 700:
            ann.see("menu").click()
        ann.see("show-manners").click()
        expect(ann.see("shown-mucked")).to_have_attribute("aria-pressed", "true")
        ann.see("shown-asked").click()
        expect(ann.see("shown-asked")).to_have_attribute("aria-pressed", "true")
        assert barriers(ann.page) == cut_off(ann.page) == []
        ann.page.keyboard.press("Escape")
        beaten = ann.see("at-showdown")

        def play() -> None:
            bella.hear_what_came()
            options = bella.view["you"]["options"] if bella.view else None
            if options:
                bella.act("check" if options["check"] else "call")
            ann.act_if_asked()

        wait_until(beaten.is_visible, play, lambda: ann.hand)
        # Nobody is left for another hand: this one is looked at for as long as it takes.
        assert bella.ask("sit-out", bella.view["id"])["t"] == "done"
        assert barriers(ann.page) == cut_off(ann.page) == []
        expect(ann.page.locator("[data-testid^='wish-']")).to_have_count(0)
        ann.see("show-beaten" if shows else "muck").click()
        wait_until(lambda: bella.view["hand"]["over"], bella.hear_what_came)
        seen = bella.view["seats"][0]["cards"] or []
        assert ("??" not in seen and len(seen) == 2) is shows
        expect(beaten).to_have_count(0)
