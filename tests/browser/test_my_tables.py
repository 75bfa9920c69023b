"""Several tables at once: one strip, up to four side by side on one socket, keys for the one in focus; a stream."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.felt import Hero
from tests.browser.looks import SIZES, barriers, cut_off
from tests.browser.scenes import Stage, dealt, street
from tests.server.house import RunningHouse
from tests.waiting import wait_until

UNHURRIED = "act_seconds=600, pause_seconds=1, pace=Pace(think_least=300, think_most=1_000, sleep=True)"
"""Bots leave the browser time to show four tables."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path / "croupier.db", UNHURRIED)
    yield house
    house.kill()


def sits(ann: Hero, table: str) -> None:
    """Take the first chair that is free at a table of the house."""
    ann.page.goto(f"{ann.address}/table/{table}")
    free = ann.page.locator("[data-testid^='sit-']").first
    free.wait_for()
    ann.sit(int((free.get_attribute("data-testid") or "").removeprefix("sit-")))
    wait_until(lambda: bool(ann.page.evaluate("document.activeElement !== document.body")))


def turn(page: Page, table: str) -> str | None:
    return page.get_by_test_id(f"cell-{table}").get_by_test_id("table").get_attribute("data-turn")


def waits(page: Page, table: str) -> bool:
    return page.get_by_test_id(f"mine-{table}").get_attribute("data-turn") == "yours"


def answered(ann: Hero, table: str) -> None:
    """The keys go to a table on the page, and one of them checks or calls there."""
    ann.see(f"cell-{table}").locator(".rail").click(force=True)
    expect(ann.see(f"cell-{table}")).to_have_class(re.compile("here"))
    ann.see(f"cell-{table}").get_by_role("group", name="Your action").wait_for()
    at = turn(ann.page, table)
    ann.page.keyboard.press("c")
    wait_until(lambda: turn(ann.page, table) != at)


def test_keys_and_clocks_of_two_tables_side_by_side_and_of_four(
    chromium: Browser, house: RunningHouse
) -> None:
    context = chromium.new_context(viewport=SIZES["laptop"], locale="en-GB")
    page = context.new_page()
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    ann = Hero(page, house.address)
    ann.enter("Ann", "oak")
    sits(ann, "oak")
    expect(ann.see("mine")).to_have_count(0)
    sits(ann, "maple")
    strip = ann.see("mine")
    expect(strip.get_by_role("button")).to_have_count(3)
    sits(ann, "birch")
    sits(ann, "willow")
    expect(ann.see("mine-oak")).to_be_visible()
    before = len(lines)
    ann.see("side-by-side").click()
    together = ann.see("together")
    expect(together.get_by_test_id("table")).to_have_count(2)
    wait_until(lambda: waits(page, "oak") and waits(page, "maple"))
    assert len(lines) == before, "one socket for all of them"
    # The key goes to the table in focus, and to no other.
    ann.see("cell-oak").get_by_role("group", name="Your action").wait_for()
    ann.see("cell-oak").locator(".rail").click(force=True)
    expect(ann.see("cell-oak")).to_have_class(re.compile("here"))
    at_oak, at_maple = turn(page, "oak"), turn(page, "maple")
    page.keyboard.press("c")
    wait_until(lambda: turn(page, "oak") != at_oak)
    assert turn(page, "maple") == at_maple
    assert waits(page, "maple")
    assert page.url.endswith("/table/oak")
    # Every turn has its clock, in its cell and in the strip.
    expect(ann.see("mine-maple")).to_contain_text("Your turn")
    expect(ann.see("mine-maple")).to_contain_text(re.compile(r"\d"))
    assert [*barriers(page), *cut_off(page)] == []
    # A large screen has room for four, and at those where nothing was done yet she is waited for, whatever was dealt.
    page.set_viewport_size(SIZES["tv"])
    expect(together.get_by_test_id("table")).to_have_count(4)
    others = ("maple", "birch", "willow")
    wait_until(lambda: all(waits(page, table) for table in others))
    assert [*barriers(page), *cut_off(page)] == []
    for table in others:
        answered(ann, table)
    # In the lobby the strip leads back.
    ann.see("cell-oak").get_by_test_id("to-lobby").click()
    expect(ann.see("mine-maple")).to_be_visible()
    ann.see("mine-maple").click()
    expect(page).to_have_url(re.compile("/table/maple$"))
    context.close()


def in_sight(stage: Stage, table: str) -> bool:
    """Whether all of a table's line in the strip is seen."""
    box = stage.page.get_by_test_id(f"mine-{table}").bounding_box()
    return box is not None and box["x"] >= 0 and box["x"] + box["width"] <= stage.page.evaluate("innerWidth")


def test_on_a_phone_the_strip_shows_the_table_that_asks(stage: Stage) -> None:
    """Four tables, of which a phone shows two: the last one asks, is played, and the first one asks."""
    names = ("oak", "maple", "birch", "willow")
    oak, maple, birch, willow = [dealt("nl-holdem", 6, street("preflop"), id=name) for name in names]
    stage.beside(oak, maple, birch, willow)
    stage.at(390, 844)
    stage.show(maple)
    wait_until(lambda: in_sight(stage, "maple"))
    assert not in_sight(stage, "willow")
    willow.go(lambda told: told.actor == told.hero)
    stage.tell(willow)
    wait_until(lambda: in_sight(stage, "willow"))
    willow.act("call" if willow.state.hand.options.call else "check")
    oak.go(lambda told: told.actor == told.hero)
    for table in (willow, oak):
        stage.tell(table)
    wait_until(lambda: in_sight(stage, "oak"))
    assert not in_sight(stage, "willow")
    assert [*barriers(stage.page), *cut_off(stage.page)] == []
    stage.leave()


def test_enter_in_the_talk_is_no_bet(chromium: Browser, house: RunningHouse) -> None:
    """A size was chosen, and somebody writes a word: sending it must not put the chips in."""
    context = chromium.new_context(viewport=SIZES["laptop"], locale="en-GB")
    ann = Hero(context.new_page(), house.address)
    ann.enter("Ann", "oak")
    sits(ann, "oak")
    ann.wait_until_asked()
    at = ann.see("table").get_attribute("data-turn")
    ann.page.keyboard.press("2")
    ann.see("say").fill("good evening")
    ann.see("say").press("Enter")
    expect(ann.see("log")).to_contain_text("Ann: good evening")
    ann.see("say").press("f")
    ann.see("quick-hello").click()
    expect(ann.see("log")).to_contain_text("Ann: Hello!")
    assert ann.see("table").get_attribute("data-turn") == at
    expect(ann.see("quick-laughs")).to_be_disabled()
    context.close()


@pytest.mark.parametrize("ground", ["clear", "green"])
def test_a_stream_is_the_felt_alone_over_nothing_or_green(
    chromium: Browser, house: RunningHouse, ground: str
) -> None:
    page = chromium.new_context(viewport=SIZES["tv"], locale="en-GB").new_page()
    page.goto(f"{house.address}/table/oak/tv?ground={ground}")
    expect(page.get_by_test_id("tv")).to_contain_text("60 s after the table")
    colour = "rgba(0, 0, 0, 0)" if ground == "clear" else "rgb(0, 177, 64)"
    expect(page.locator("body")).to_have_css("background-color", colour)
    assert barriers(page, parts=True) == []
