"""A live event of 27 players, run from a phone beside a TV clock, with two power cuts on the way."""

from __future__ import annotations

import csv
import io
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.director import Director
from tests.server.event_file import LEVELS, event_file
from tests.server.house import RunningHouse
from tests.waiting import wait_until

PHONE: ViewportSize = {"width": 390, "height": 844}
TV: ViewportSize = {"width": 1920, "height": 1080}
PICTURES = Path("test-results")

FRIDAY = event_file(
    "Friday Night",
    chips=[25, 100, 500, 1000, 5000],
    entries={"late_levels": 1},
    prizes={"ladder": [30, 19, 13, 10, 8, 6, 5, 3, 2, 2, 2]},
    level=(LEVELS[0], {"small_blind": 50, "big_blind": 100, "ante": 100}, *LEVELS[1:]),
)

NAMES = [
    *("Ada", "Boris", "Chen", "Dora", "Emil", "Fatima", "Galina", "Hugo", "Irina"),
    *("Jonas", "Kira", "Lev", "Mei", "Nikolai", "Olga", "Pavel", "Quentin", "Rosa"),
    *("Sofia", "Timur", "Ulla", "Viktor", "Wanda", "Xenia", "Yusuf", "Zoe", "Анна"),
]

OpenHouse = Callable[[], RunningHouse]


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[OpenHouse]:
    """Opens a house with a floor key, again and again at the same address; none outlives the test."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = int(listening.getsockname()[1])
    opened: list[RunningHouse] = []

    def open_it() -> RunningHouse:
        opened.append(RunningHouse(tmp_path / "croupier.db", "seed_demo=False", port))
        return opened[-1]

    yield open_it
    for house in opened:
        if house.running:
            house.kill()


def opened_at_the_desk(chromium: Browser, house: RunningHouse, complaints: list[str]) -> Director:
    """The event opened from its file, on the owner's phone."""
    page = chromium.new_context(viewport=PHONE, has_touch=True).new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    phone = Director(page)
    page.context.add_cookies(house.cookies())
    page.goto(f"{house.address}/events")
    phone.tap("open-event")
    phone.tap("by-file")
    phone.see("toml").fill(FRIDAY)
    phone.tap("open-now")
    expect(phone.see("desk")).to_be_visible()
    return phone


def screen(chromium: Browser, house: RunningHouse, complaints: list[str]) -> Page:
    """The TV on the wall."""
    page = chromium.new_context(viewport=TV).new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{house.address}/event/friday-night/clock")
    return page


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    page.screenshot(path=PICTURES / f"event-{name}.png")


def seconds(tv: Page) -> int:
    return int(tv.get_by_test_id("timer").get_attribute("data-left") or 0)


def test_a_friday_of_27_from_a_phone_beside_a_tv_with_two_power_cuts(
    chromium: Browser, open_house: OpenHouse
) -> None:
    complaints: list[str] = []
    house = open_house()
    phone = opened_at_the_desk(chromium, house, complaints)
    tv = screen(chromium, house, complaints)
    entries_and_start(phone, tv)
    a_wrong_bust_is_taken_back(phone)

    # The first power cut: the TV counts on, and what the director taps meanwhile goes out when the house is back.
    before = seconds(tv)
    house.kill()
    expect(tv.get_by_test_id("offline")).to_be_visible()
    version = phone.version
    tables = phone.tables()
    phone.tap(f"seat-1-{tables[1][0]}")
    phone.tap(f"taker-{tables[1][1]}")
    expect(phone.see("connection")).to_contain_text("waits")
    wait_until(lambda: seconds(tv) < before)
    house = open_house()
    phone.wait_past(version)
    expect(phone.see("desk-left")).to_contain_text("26 of 27")
    expect(tv.get_by_test_id("offline")).to_be_hidden()
    expect(tv.get_by_test_id("left")).to_have_text("26")

    colour_up(phone, tv)
    phone.bust_to(18)
    picture(phone.page, "desk-phone")
    a_table_breaks(phone, tv)
    hand_for_hand(phone, tv)
    phone.bust_to(9)
    phone.give("do-final-table")
    expect(phone.page.locator("[data-testid^='table-']")).to_have_count(1)
    phone.bust_to(4)
    house = a_deal(chromium, phone, house, open_house, complaints)
    phone.tap("tab-tables")
    phone.bust_to(1)
    expect(phone.see("desk")).to_have_attribute("data-phase", "finished")
    expect(tv.get_by_test_id("tv-clock")).to_contain_text("The winner")
    # The deal's amounts, not the ladder's, which has 405 for the first place.
    expect(tv.locator("aside li")).to_have_count(11)
    expect(tv.locator("aside li b").first).not_to_have_text("405")
    picture(tv, "tv-winner")
    payout(phone, house)
    assert complaints == []


def entries_and_start(phone: Director, tv: Page) -> None:
    phone.open_drawer("200")
    for name in NAMES:
        phone.enter(name)
    expect(phone.see("desk-left")).to_have_text("27 entries")
    expect(tv.get_by_test_id("left")).to_have_text("27")
    expect(tv.get_by_test_id("pool")).to_have_text("1,350")
    phone.give("start")
    assert phone.left == 27
    assert {table: len(seats) for table, seats in phone.tables().items()} == {1: 9, 2: 9, 3: 9}
    expect(tv.get_by_test_id("tv-clock")).to_contain_text("Level 1")
    phone.give("pause")
    expect(tv.get_by_test_id("tv-clock")).to_have_attribute("data-mood", "paused")
    picture(tv, "tv-paused")
    phone.give("pause")
    expect(tv.get_by_test_id("tv-clock")).to_have_attribute("data-mood", "")


def a_wrong_bust_is_taken_back(phone: Director) -> None:
    phone.bust(2)
    assert phone.left == 26
    phone.give("undo")
    assert phone.left == 27


def colour_up(phone: Director, tv: Page) -> None:
    """Two odd stacks, then the break and the race."""
    for seat, stack in ((0, "10075"), (1, "9925")):
        before = phone.version
        phone.tap(f"seat-2-{phone.tables()[2][seat]}")
        phone.tap("chips")
        phone.page.get_by_label("Chips he has").fill(stack)
        phone.tap("save-chips")
        phone.wait_past(before)
    phone.level_over("Level 2")
    phone.level_over("Break")
    expect(tv.get_by_test_id("tv-clock")).to_have_attribute("data-mood", "pause")
    expect(tv.get_by_test_id("tv-clock")).to_contain_text("Chips of 25 leave the tables now")
    expect(phone.see("due-colour-up")).to_contain_text("TDA-2022:24A.1")
    phone.give("do-colour-up")
    expect(phone.see("due-colour-up")).to_have_count(0)
    phone.level_over("Level 3")
    expect(tv.get_by_test_id("blinds")).to_have_text("100 / 200")


def a_table_breaks(phone: Director, tv: Page) -> None:
    expect(phone.see("due-break")).to_contain_text("18 players fit at one table fewer than 3")
    expect(phone.see("due-break")).to_contain_text("TDA-2022:10B")
    phone.give("do-break")
    assert {table: len(seats) for table, seats in phone.tables().items()} == {1: 9, 2: 9}
    expect(phone.see("latest")).to_contain_text("table 3 seat")
    expect(tv.get_by_test_id("moves").locator("tbody tr")).to_have_count(6)
    picture(tv, "tv-moves")


def hand_for_hand(phone: Director, tv: Page) -> None:
    phone.bust_to(12)
    expect(phone.see("due-hand-for-hand")).to_contain_text("11 places are paid")
    phone.give("do-hand-for-hand")
    expect(tv.get_by_test_id("hand-for-hand")).to_be_visible()
    phone.bust(1)
    expect(phone.see("hands")).to_contain_text("Out this hand")
    # With the bubble it is over by itself, on the television too.
    phone.give("close-round")
    expect(phone.see("hands")).to_have_count(0)
    expect(tv.get_by_test_id("hand-for-hand")).to_have_count(0)
    expect(tv.get_by_test_id("left")).to_have_text("11")


def a_deal(
    chromium: Browser, phone: Director, house: RunningHouse, open_house: OpenHouse, complaints: list[str]
) -> RunningHouse:
    """By ICM, with something left for the first place; a player says yes on his own phone, after a power cut."""
    phone.tap("tab-prizes")
    phone.tap("deal")
    phone.page.get_by_label("Left for the first place").fill("50")
    expect(phone.see("preview").locator("li")).to_have_count(4)
    phone.give("offer-deal")
    offered = phone.page.locator("[data-testid^='yes-']").evaluate_all(
        "all => all.map(one => one.dataset.testid)"
    )
    assert len(offered) == 4
    phone.give(offered[0])
    phone.give(offered[1])

    house.kill()
    house = open_house()
    expect(phone.see("offer")).to_contain_text("2 of 4 have said yes")

    own = chromium.new_context(viewport=PHONE).new_page()
    own.on("pageerror", lambda error: complaints.append(str(error)))
    own.goto(f"{house.address}/event/friday-night#{code_of(phone, offered[2])}")
    own.get_by_test_id("name-input").fill("Phone")
    own.get_by_test_id("join").click()
    expect(own.get_by_test_id("consent")).to_contain_text("You would get")
    picture(own, "consent-phone")
    before = phone.version
    own.get_by_test_id("agree").click()
    phone.wait_past(before)
    expect(phone.see("offer")).to_contain_text("3 of 4 have said yes")
    phone.give(offered[3])
    expect(phone.see("offer")).to_have_count(0)
    expect(phone.page.get_by_text("A deal was made; 50 is left for the first place.")).to_be_visible()
    own.context.close()
    return house


def code_of(phone: Director, answer: str) -> str:
    """What stands on the seat card of the player whose yes is asked for."""
    phone.tap("tab-players")
    phone.tap(f"player-{answer.removeprefix('yes-')}")
    code = phone.see("code").inner_text()
    phone.page.keyboard.press("Escape")
    phone.tap("tab-prizes")
    return code


def payout(phone: Director, house: RunningHouse) -> None:
    """Every prize is paid out at the desk, and the sheet sums to the pool."""
    phone.tap("tab-prizes")
    owed = phone.page.locator(".pay")
    expect(owed).to_have_count(11)
    while owed.count():
        before = phone.version
        owed.first.click()
        phone.tap("pay-out")
        phone.wait_past(before)
    expect(phone.page.get_by_text("To be paid out")).to_have_count(0)
    _, _, sheet = house.get("/api/events/friday-night/paper.csv?of=payouts", **house.as_owner)
    prizes = [float(row["prize"]) for row in csv.DictReader(io.StringIO(sheet.decode()))]
    assert (len(prizes), sum(prizes)) == (11, 1_350)
    assert sum(house.balances().values()) == 0
