"""What a player makes of his table for himself: its cloth, the backs of its cards, faces, colours and notes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import SIZES, barriers, cut_off
from tests.browser.scenes import Stage, raised
from tests.browser.test_bets import heads_up
from tests.browser.test_cash_table import OpenHouse, acted
from tests.waiting import wait_until


@pytest.mark.parametrize(
    ("kind", "drawn", "colours"),
    [
        ("felt", ".rail .felt", ("blue", "wine", "slate", "green")),
        ("back", ".seat:not(.hero) .held", ("red", "blue", "black", "green")),
    ],
)
def test_cloth_and_backs_have_four_colours_each_and_are_kept(
    stage: Stage, kind: str, drawn: str, colours: tuple[str, ...]
) -> None:
    page = stage.page
    stage.at(390, 844)
    stage.show(raised("nl-holdem", 6, "flop"))
    seen: dict[bytes, str] = {}
    for colour in colours:
        page.get_by_test_id("menu").click()
        page.get_by_test_id("settings").click()
        page.get_by_test_id(f"{kind}-{colour}").check(force=True)
        expect(page.get_by_test_id(f"{kind}-{colour}")).to_be_checked()
        page.get_by_test_id("settings-close").click()
        expect(page.get_by_test_id("settings-dialog")).to_have_count(0)
        seen[page.locator(drawn).first.screenshot()] = colour
        if colour == colours[0]:
            page.reload()
            page.locator(drawn).first.wait_for()
            expect(page.locator("html")).to_have_attribute(f"data-{kind}", colour)
    assert list(seen.values()) == list(colours), "each looks like no other"


@pytest.mark.parametrize("size", ["small phone", "phone", "laptop", "tv"])
def test_what_can_be_chosen_of_a_table_is_whole(stage: Stage, size: str) -> None:
    page = stage.page
    stage.at(SIZES[size]["width"], SIZES[size]["height"])
    stage.show(raised("nl-holdem", 6, "flop"))
    if page.get_by_test_id("menu").is_visible():
        page.get_by_test_id("menu").click()
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("felt-green")).to_be_checked()
    for look in ("light", "dark"):
        page.get_by_test_id("look").click()
        expect(page.locator("html")).to_have_attribute("data-look", look)
    assert barriers(page) == cut_off(page) == []
    page.get_by_test_id("settings-close").click()


@pytest.mark.parametrize(("size", "locale"), [("phone", "ru-RU"), ("laptop", "en-GB")])
def test_a_player_is_marked_with_a_colour_noted_and_not_heard(
    chromium: Browser, open_house: OpenHouse, size: str, locale: str
) -> None:
    with heads_up(chromium, open_house, SIZES[size], locale=locale) as (ann, boris):
        assert boris.view is not None
        table = boris.view["id"]
        wait_until(lambda: ann.asked, lambda: acted(boris))
        ann.see("about-2").click()
        # What is noted is closed as long as one is in a hand.
        expect(ann.see("player-wrong")).to_be_visible()
        expect(ann.see("note")).to_have_count(0)
        assert barriers(ann.page) == cut_off(ann.page) == []
        ann.see("player-close").click()
        # Nobody is left for another hand.
        assert boris.ask("sit-out", table)["t"] == "done"
        ann.see("fold").click()
        expect(ann.see("table")).to_have_attribute("data-over", "true")

        ann.see("about-2").click()
        ann.see("label-red").click()
        expect(ann.see("label-red")).to_have_attribute("aria-pressed", "true")
        ann.see("note").fill("bets half the pot with nothing")
        ann.see("note").press("Tab")
        ann.page.keyboard.press("Enter")
        expect(ann.see("notes").locator("li")).to_have_count(1)
        ann.see("player-ignore").click()
        expect(ann.see("player-ignore")).to_have_attribute("aria-pressed", "true")
        assert barriers(ann.page) == cut_off(ann.page) == []
        assert boris.ask("say", table, text="nobody hears this")["t"] == "done"
        ann.see("player-ignore").click()
        expect(ann.see("player-ignore")).to_have_attribute("aria-pressed", "false")
        assert boris.ask("say", table, text="and this is heard")["t"] == "done"
        expect(ann.see("log")).to_contain_text("and this is heard")
        expect(ann.see("log")).not_to_contain_text("nobody hears this")

        ann.page.reload()
        expect(ann.see("seat-2").locator(".plate")).to_have_attribute("data-label", "red")
        ann.see("about-2").click()
        expect(ann.see("notes").locator("li")).to_contain_text("bets half the pot with nothing")


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_face_of_ones_own_choice_is_seen_by_the_others(
    chromium: Browser, open_house: OpenHouse, size: str
) -> None:
    with heads_up(chromium, open_house, SIZES[size]) as (ann, boris):

        def face() -> int:
            boris.hear_what_came()
            assert boris.view is not None
            return next(int(each["face"]) for each in boris.view["seats"] if each["seat"] == 1)

        assert face() == 0
        ann.see("about-1").click()
        ann.see("face-3").click()
        wait_until(face)
        chosen = face()
        ann.see("paint-2").click()
        wait_until(lambda: face() not in (0, chosen))
        expect(ann.see("face-3")).to_have_attribute("aria-pressed", "true")
        expect(ann.see("paint-2")).to_have_attribute("aria-pressed", "true")
        assert barriers(ann.page) == cut_off(ann.page) == []
        ann.see("face-none").click()
        wait_until(lambda: face() == 0)
