"""The turn is heard and seen: sounds, the tab's title and icon, a message of the machine's where the page is hidden."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.felt import Hero
from tests.browser.looks import SIZES, barriers, cut_off
from tests.browser.scenes import FRAMES
from tests.browser.test_cash_table import LAPTOP, OpenHouse, acted, open_alder, tapped
from tests.server.house import Client, RunningHouse
from tests.waiting import wait_until

LISTENING = """
window.heard = []
window.told = []
window.shaken = []
const start = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (...when) {
  window.heard.push(Math.round(this.buffer.duration * 1000))
  return start.apply(this, when)
}
const Spoken = window.AudioContext
window.AudioContext = class extends Spoken {
  constructor(...given) { super(...given); window.audible = true }
}
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { window.asked = true; return (this.permission = window.answer ?? 'granted') }
  constructor(title, options) { window.told.push([title, options.body, options.tag]) }
  close() { window.told.push('closed') }
}
let hidden = false
Object.defineProperty(document, 'hidden', { get: () => hidden })
window.hide = so => { hidden = so; document.dispatchEvent(new Event('visibilitychange')) }
let touched = false
for (const gesture of ['pointerdown', 'keydown'])
  addEventListener(gesture, event => { touched ||= event.isTrusted }, { capture: true })
Object.defineProperty(navigator, 'userActivation', { value: { get hasBeenActive() { return touched } } })
navigator.vibrate = pattern => { window.shaken.push(pattern); return true }
"""
"""What a page plays, tells and asks of the machine is noted, not done. What Playwright asks of it is no gesture."""

TURN = 540
"""How long the sound of the turn lasts, in ms."""

Seat = Callable[..., tuple[Hero, Client]]


@pytest.fixture
def seated(chromium: Browser, open_house: OpenHouse) -> Seat:
    """Ann on a page in seat 1, Boris at the end of a wire in seat 2."""

    def seated(**more: object) -> tuple[Hero, Client]:
        house = open_house()
        context = _listening(chromium, **more)
        ann, boris = Hero(context.new_page(), house.address), Client(house).__enter__()
        table = open_alder(boris)
        ann.enter("Ann", table)
        ann.sit(1)
        boris.watch(table)
        assert boris.sit(table, 2, 8_000)["t"] == "done"
        return ann, boris

    return seated


def _listening(chromium: Browser, **more: object) -> BrowserContext:
    """A browser that has no worker of the house's, as over plain HTTP; tests/browser/test_installed.py has one."""
    context = chromium.new_context(**{"viewport": LAPTOP, "service_workers": "block"} | more)  # type: ignore[arg-type]
    context.add_init_script(LISTENING)
    return context


def to_act(ann: Hero, boris: Client) -> None:
    """Boris acts until it is Ann's turn."""
    wait_until(lambda: ann.asked, lambda: acted(boris))


def icon(page: Page) -> str:
    return page.eval_on_selector("link[rel=icon]", "it => it.getAttribute('href')")


def test_the_turn_is_in_the_tabs_title_and_icon(seated: Seat) -> None:
    ann, boris = seated()
    with boris:
        to_act(ann, boris)
        expect(ann.page).to_have_title(re.compile(r"^• Your turn · Alder"))
        wait_until(lambda: icon(ann.page) == "/mark-turn.svg")
        wait_until(lambda: TURN in ann.page.evaluate("heard"))
        assert ann.page.evaluate("shaken").count([70, 50, 70]) == 0, "who wants things to keep still"
        ann.act()
        expect(ann.page).to_have_title(re.compile(r"^Alder"))
        wait_until(lambda: icon(ann.page) == "/mark.svg")


def test_nothing_is_heard_before_the_first_gesture(chromium: Browser, open_house: OpenHouse) -> None:
    house: RunningHouse = open_house()
    page = _listening(chromium).new_page()
    with Client(house) as anna, Client(house) as boris:
        table = open_alder(anna)
        boris.join("Vlad")
        boris.watch(table)
        anna.watch(table)
        page.goto(f"{house.address}/table/{table}")
        hero = Hero(page, house.address)
        expect(hero.see("table")).to_be_visible()
        for client, chair in ((anna, 1), (boris, 2)):
            assert client.sit(table, chair, 8_000)["t"] == "done"

        def play() -> None:
            for client in (anna, boris):
                acted(client)

        wait_until(lambda: hero.hand >= 2, play)
        assert not page.evaluate("window.audible")
        assert page.evaluate("heard") == []
        page.keyboard.press("Shift")
        wait_until(lambda: bool(page.evaluate("heard")), play)


def test_a_volume_is_kept_and_silence_is_silent(seated: Seat) -> None:
    ann, boris = seated(reduced_motion="no-preference")
    with boris:
        ann.see("settings").click()
        volume, silent = ann.see("volume"), ann.see("silent")
        expect(volume).to_have_value("60")
        volume.fill("30")
        silent.click()
        expect(silent).to_have_attribute("aria-pressed", "true")
        ann.page.reload()
        ann.see("settings").click()
        expect(silent).to_have_attribute("aria-pressed", "true")
        ann.see("settings-close").click()
        # A turn that was there before anything on the page was touched called nobody.
        ann.act_if_asked()
        to_act(ann, boris)
        wait_until(lambda: bool(ann.page.evaluate("shaken")))
        assert ann.page.evaluate("heard") == []
        ann.see("settings").click()
        silent.click()
        expect(volume).to_have_value("30")
        wait_until(lambda: ann.page.evaluate("heard") == [TURN])


def test_the_machine_calls_to_a_hidden_page_where_its_player_has_asked_for_it(seated: Seat) -> None:
    ann, boris = seated(locale="ru-RU")
    with boris:
        to_act(ann, boris)
        ann.page.evaluate("hide(true)")
        ann.page.evaluate(FRAMES)
        assert not ann.page.evaluate("window.asked")
        assert ann.page.evaluate("told") == []
        ann.page.evaluate("hide(false)")
        ann.see("settings").click()
        ann.see("calls").click()
        expect(ann.see("calls")).to_have_attribute("aria-pressed", "true")
        ann.see("settings-close").click()
        assert ann.page.evaluate("told") == [], "who looks at the page sees it"
        ann.page.evaluate("hide(true)")
        wait_until(lambda: len(ann.page.evaluate("told")) == 1)
        title, body, tag = ann.page.evaluate("told")[0]
        assert (title, body) == ("Ваш ход", "Alder")
        assert tag.startswith("turn-")
        ann.page.evaluate("hide(false)")
        wait_until(lambda: ann.page.evaluate("told").count("closed") == 1)


def test_a_browser_that_allows_no_messages_is_not_asked_again(seated: Seat) -> None:
    ann, boris = seated()
    with boris:
        ann.page.evaluate("window.answer = 'denied'")
        ann.see("settings").click()
        ann.see("calls").click()
        expect(ann.see("calls")).to_be_disabled()
        expect(ann.see("settings-dialog")).to_contain_text("This browser allows no messages from here")


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_time_bank_is_seen_and_waits_to_be_called_where_its_owner_wants_that(
    seated: Seat, size: str
) -> None:
    ann, boris = seated(viewport=SIZES[size])
    with boris:
        to_act(ann, boris)
        expect(ann.see("time-bank")).to_contain_text("time bank 30 s")
        menu = ann.see("menu")
        if menu.is_visible():
            menu.click()
        ann.see("show-manners").click()
        expect(ann.see("bank-by-itself")).to_have_attribute("aria-pressed", "true")
        ann.see("bank-waits").click()
        expect(ann.see("bank-waits")).to_have_attribute("aria-pressed", "true")
        assert barriers(ann.page) == []
        ann.page.keyboard.press("Escape")
        expect(ann.see("time-bank")).to_have_count(0)
        expect(ann.see("call-bank")).to_have_text("Use the time bank · 30 s")
        assert [*barriers(ann.page), *cut_off(ann.page)] == []
        ann.see("call-bank").click()
        expect(ann.see("call-bank")).to_have_count(0)
        expect(ann.see("time-bank")).to_contain_text("time bank 30 s")

        def seen() -> bool:
            boris.hear_what_came()
            return bool(boris.view and boris.view["hand"] and boris.view["hand"]["bank"] == 30_000)

        wait_until(seen)


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_what_others_say_stands_at_their_seats_for_a_while(seated: Seat, size: str) -> None:
    ann, boris = seated(viewport=SIZES[size])
    with boris:
        table = boris.view["id"] if boris.view else ""
        # Its seconds are the test's, however long the machine takes to look at it.
        ann.page.clock.install()
        ann.page.reload()
        expect(ann.see("seat-2")).to_be_visible()
        ann.page.clock.pause_at(ann.page.evaluate("Date.now()") + 60_000)
        assert boris.ask("say", table, text="a <b>nice</b> evening to you")["t"] == "done"
        bubble = ann.see("bubble-2")
        expect(bubble).to_have_text("a <b>nice</b> evening to you")
        expect(bubble).to_have_attribute("aria-hidden", "true")
        assert cut_off(ann.page) == []
        box, seat = bubble.bounding_box(), ann.see("seat-2").bounding_box()
        assert box
        assert seat
        assert abs(box["y"] + box["height"] / 2 - seat["y"] - seat["height"] / 2) < 150
        ann.page.clock.run_for(9_000)
        expect(bubble).to_have_count(0)


@pytest.mark.parametrize(("size", "locale"), [("phone", "ru-RU"), ("laptop", "en-GB")])
def test_a_table_for_learning_tells_the_odds_of_the_pot(
    chromium: Browser, open_house: OpenHouse, size: str, locale: str
) -> None:
    house = open_house()
    page = _listening(chromium, viewport=SIZES[size], locale=locale).new_page()
    ann = Hero(page, house.address)
    page.goto(house.address)
    ann.see("name-input").fill("Ann")
    ann.see("join").click()
    ann.see("open-table").click()
    ann.see("open-seats-2").click()
    ann.see("open-bots-1").click()
    ann.see("open-name").fill("Riverside")
    ann.see("open-learning").check()
    ann.see("open-confirm").click()
    page.get_by_text("Riverside").first.click()
    expect(ann.see("table")).to_be_visible()
    ann.sit(1)

    def faces_a_bet() -> bool:
        return ann.see("pot-odds").is_visible()

    wait_until(faces_a_bet, lambda: tapped(ann, "check"), lambda: ann.hand)
    expect(ann.see("pot-odds")).to_contain_text(re.compile(r"\d+([.,]\d)? : 1 · \d+ %"))
    assert [*barriers(page), *cut_off(page)] == []
