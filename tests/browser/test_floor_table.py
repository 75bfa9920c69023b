"""The floor at online tables, from the table's own page: every act it may do there, and what a player sees of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import LIVELY
from tests.browser.felt import Hero
from tests.server.house import RunningHouse
from tests.waiting import wait_until

LAPTOP = {"width": 1366, "height": 768}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One house for all that is done here; each test has a table of its own."""
    database: Path = tmp_path_factory.mktemp("floor") / "croupier.db"
    running = RunningHouse(database, LIVELY)
    yield running
    running.kill()


class Floor(Hero):
    """Somebody who speaks for the floor, looking at a table."""

    def look(self, table: str) -> None:
        self.page.goto(f"{self.address}/table/{table}")
        expect(self.see("show-floor")).to_be_visible()

    def do(self, act: str, *picked: str, why: str = "") -> None:
        """Have an act done."""
        self.asks(act, *picked, why=why)
        expect(self.see("floor-sheet")).to_have_count(0)

    def asks(self, act: str, *picked: str, why: str = "") -> None:
        """Press an act, fill in what it asks for, and send it."""
        self.see("show-floor").click()
        self.see(f"floor-{act}").click()
        for each in picked:
            self.see(f"floor-{each}").click()
        if why:
            self.see("floor-sheet").get_by_role("textbox").fill(why)
        self.see("floor-go").click()


@pytest.fixture(scope="module")
def screen(browser: Browser, house: RunningHouse) -> Floor:
    context = browser.new_context(viewport=LAPTOP)  # type: ignore[arg-type]
    context.add_cookies(house.cookies())
    return Floor(context.new_page(), house.address)


@pytest.fixture
def floor(screen: Floor) -> Iterator[Floor]:
    """The floor, which looks at no table any more after the test."""
    yield screen
    screen.page.goto("about:blank")


class Answers:
    """What the house answers a page, kept from it until it is let through; all else it hears at once."""

    def __init__(self, page: Page) -> None:
        self._kept: list[str | bytes] = []
        self._page = page
        page.route_web_socket("**/ws", self._open)

    def _open(self, line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if json.loads(message)["t"] in {"done", "refused"}:
                self._kept.append(message)
            else:
                line.send(message)

        self._line = line
        line.connect_to_server().on_message(hear)

    def come(self) -> None:
        """Let the next one through."""
        # What comes over the line is heard of while the page is asked something.
        wait_until(lambda: self._kept, self._page.title)
        self._line.send(self._kept.pop(0))


Comes = Callable[[str, str], Hero]


@pytest.fixture
def comes(chromium: Browser, house: RunningHouse) -> Iterator[Comes]:
    """Brings somebody to a table; who came goes home after the test."""
    with ExitStack() as stack:

        def bring(name: str, table: str) -> Hero:
            context = stack.enter_context(chromium.new_context(viewport=LAPTOP))  # type: ignore[arg-type]
            hero = Hero(context.new_page(), house.address)
            hero.enter(name, table)
            return hero

        yield bring


def hand_over(hero: Hero) -> None:
    """Act until the hand is over."""
    wait_until(lambda: hero.see("table").get_attribute("data-over") == "true", hero.act_if_asked)


def test_a_held_table_deals_no_hand_until_the_word_is_given(comes: Comes, floor: Floor) -> None:
    ann = comes("Ann", "oak")
    ann.sit(3)
    expect(ann.see("show-floor")).to_have_count(0)
    floor.look("oak")
    floor.do("hold", why="a spilled drink")
    expect(ann.see("held")).to_have_text(re.compile("a spilled drink"))
    expect(ann.see("log")).to_contain_text("The floor holds the table: a spilled drink")
    hand_over(ann)
    number = ann.hand

    # Between hands the floor gives him another seat, puts a marker before it, and may not pick up his stack yet.
    floor.do("reseat", "seat-3", "to-6")
    expect(ann.see("seat-6")).to_have_attribute("data-name", "Ann")
    expect(ann.see("log")).to_contain_text("Ann moves to seat 6")
    floor.do("mark", "seat-6")
    expect(ann.see("seat-6")).to_have_attribute("data-status", "sitting_out")
    floor.asks("pick-up", "seat-6")
    expect(floor.see("refused")).to_contain_text(re.compile("seat", re.IGNORECASE))
    floor.see("floor-close").click()
    ann.see("sit-in").click()

    assert ann.hand == number
    floor.do("go-on")
    expect(ann.see("held")).to_have_count(0)
    wait_until(lambda: ann.hand > number, ann.act_if_asked)


def test_an_answer_that_comes_late_closes_nothing_that_was_opened_since(
    browser: Browser, house: RunningHouse, comes: Comes
) -> None:
    ida = comes("Ida", "larch")
    ida.sit(4)
    context = browser.new_context(viewport=LAPTOP)  # type: ignore[arg-type]
    context.add_cookies(house.cookies())
    floor = Floor(context.new_page(), house.address)
    answers = Answers(floor.page)
    floor.look("larch")
    floor.asks("hold", why="a fouled deck")
    expect(ida.see("held")).to_be_visible()
    # The sheet is still there, and another act is chosen in it.
    floor.see("floor-mute").click()
    answers.come()
    floor.see("floor-seat-4").click()
    floor.see("floor-chat-closed").click()
    floor.see("floor-go").click()
    expect(floor.see("floor-go")).to_be_disabled()
    # It is closed before the answer, and opened for something else.
    floor.see("floor-close").click()
    floor.see("show-floor").click()
    floor.see("floor-go-on").click()
    answers.come()
    floor.see("floor-go").click()
    expect(ida.see("held")).to_have_count(0)
    answers.come()
    expect(floor.see("floor-sheet")).to_have_count(0)
    context.close()


def test_a_void_hand_is_none(comes: Comes, floor: Floor) -> None:
    vlad = comes("Vlad", "maple")
    vlad.sit(2)
    vlad.wait_until_asked()
    number = vlad.hand
    floor.look("maple")
    floor.do("void", why="fouled deck")
    log = vlad.see("log")
    expect(log).to_contain_text("The floor calls the hand void: fouled deck")
    wait_until(lambda: vlad.hand > number, vlad.act_if_asked)


def test_who_is_muted_says_nothing(comes: Comes, floor: Floor) -> None:
    floor.look("birch")
    floor.do("hold", why="a word")
    zoe = comes("Zoe", "birch")
    zoe.sit(3)

    def says(text: str) -> None:
        zoe.see("say").fill(text)
        zoe.see("say").press("Enter")

    floor.do("mute", "seat-3", "chat-closed")
    says("good evening")
    expect(zoe.see("refused")).to_be_visible()
    expect(zoe.see("say")).to_have_value("good evening")
    floor.do("mute", "seat-3", "chat-open")
    says("good night")
    expect(zoe.see("log")).to_contain_text("Zoe: good night")
    expect(zoe.see("log")).not_to_contain_text("good evening")


@pytest.mark.clause("ONLINE:etiquette-1")
def test_what_was_said_is_reported_to_the_floor_and_its_speaker_is_heard_no_more(
    comes: Comes, floor: Floor
) -> None:
    floor.look("elm")
    floor.do("hold", why="a word")
    mia, rob = comes("Mia", "elm"), comes("Rob", "elm")
    mia.sit(2)
    rob.sit(5)

    def says(text: str) -> None:
        mia.see("say").fill(text)
        mia.see("say").press("Enter")
        expect(mia.see("log")).to_contain_text(f"Mia: {text}")

    heard = rob.see("log")
    says("you fish")
    line = heard.get_by_text("Mia: you fish")
    line.get_by_role("button", name="Report what Mia said to the floor").click()
    floor.see("show-floor").click()
    told = floor.see("floor-reports")
    expect(told).to_contain_text("Rob")
    expect(told.get_by_role("listitem").filter(has_text="Mia: you fish")).to_be_visible()
    # Nobody reports or silences himself.
    expect(mia.see("log").get_by_role("button")).to_have_count(0)

    line.get_by_role("button", name="Mute Mia: hear no more").click()
    rob.see("show-manners").click()
    expect(rob.see("hear-2")).to_be_visible()
    says("are you there")
    rob.see("hear-2").click()
    expect(rob.see("hear-2")).to_have_count(0)
    rob.page.keyboard.press("Escape")
    says("good evening")
    expect(heard).to_contain_text("Mia: good evening")
    assert heard.get_by_text("are you there").count() == 0


def test_a_player_is_moved_to_another_table(comes: Comes, floor: Floor) -> None:
    lev = comes("Lev", "willow")
    lev.sit(4)
    floor.look("willow")
    floor.do("hold", why="a seat")
    hand_over(lev)
    floor.do("move", "seat-4", "table-maple", "to-8")
    expect(floor.see("seat-4")).to_have_count(0)
    floor.do("go-on")
    floor.look("maple")
    expect(floor.see("seat-8")).to_have_attribute("data-name", "Lev")


def test_a_seat_that_was_kept_is_free_again(comes: Comes, floor: Floor) -> None:
    kim, lou = [comes(name, "cedar") for name in ("Kim", "Lou")]
    kim.sit(2)
    lou.see("wait-for-seat").click()
    expect(lou.see("place")).to_be_visible()
    kim.see("leave").click()
    wait_until(lambda: lou.see("called").is_visible() or kim.see("leave-confirm").is_visible())
    if kim.see("leave-confirm").is_visible():
        kim.see("leave-confirm").click()
    expect(lou.see("called")).to_be_visible()
    floor.look("cedar")
    floor.do("free", "seat-2")
    expect(lou.see("called")).to_have_count(0)
