"""The live cash room on its pages: the floor’s screen, the dealer’s tablet, the TV list, a player’s phone."""

import csv
import io
import re
import socket
from collections.abc import Callable, Iterator, Sequence
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.director import Floor
from tests.browser.looks import ACROSS, SIZES, UPRIGHT, barriers
from tests.server.house import QUICK, RunningHouse

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}
TV = {"width": 1920, "height": 1080}


@pytest.fixture
def open_room(tmp_path: Path) -> Iterator[Callable[[], RunningHouse]]:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = int(listening.getsockname()[1])
    opened: list[RunningHouse] = []

    def open_it() -> RunningHouse:
        settings = f"{QUICK}, seed_demo=False"
        opened.append(RunningHouse(tmp_path / "croupier.db", settings, port))
        return opened[-1]

    yield open_it
    for house in opened:
        if house.running:
            house.kill()


def page(chromium: Browser, size: dict[str, int], address: str, cookies: Sequence[Any] = ()) -> Page:
    context = chromium.new_context(viewport=size, locale="en-GB")  # type: ignore[arg-type]
    context.add_cookies(list(cookies))
    opened = context.new_page()
    opened.goto(address)
    return opened


def seat(at: Page, number: int, name: str, chips: int) -> None:
    sheet = at.get_by_test_id("table-sheet")
    sheet.locator(f'[data-seat="{number}"]').click()
    sheet.get_by_label("Player").fill(name)
    sheet.get_by_text("Post at once").click()
    sheet.get_by_label("Chips").fill(str(chips))
    sheet.get_by_role("button", name="Sit down").click()
    expect(sheet.locator(f'[data-seat="{number}"]')).to_contain_text(name)


def asked_for_oak(floor: Page) -> None:
    """A table of three is asked for."""
    floor.get_by_test_id("open-table").click()
    form = floor.get_by_test_id("open-table-dialog")
    form.get_by_label("Name").fill("Oak")
    form.get_by_label("Seats").fill("3")
    form.get_by_label("Book").select_option("fspr-manual")
    form.get_by_role("button", name="Open a table").click()


def open_oak(floor: Page) -> None:
    """A table of three, with Ann, Boris and Vera."""
    asked_for_oak(floor)
    floor.get_by_test_id("tile").get_by_role("button", name="Oak").click()
    for number, name in ((1, "Ann"), (2, "Boris"), (3, "Vera")):
        seat(floor, number, name, 2000)
    floor.keyboard.press("Escape")


def dealt_by_dagmar(chromium: Browser, house: RunningHouse, floor: Page) -> Page:
    """Five hands on her own tablet, one of them raked, with Boris away; then she calls the floor."""
    dealer = house.cookies(house.hired("Dagmar", "dealer", "cash/oak"))
    tablet = page(chromium, PHONE, f"{house.address}/cash/table/oak", dealer)
    tablet.get_by_label("Rake").fill("30")
    tablet.get_by_test_id("hand").click()
    tablet.locator('[data-seat="2"]').click()
    tablet.get_by_role("button", name="Chair empty").click()
    for _ in range(4):
        tablet.get_by_test_id("hand").click()
    expect(tablet.locator('[data-seat="2"]')).to_have_accessible_name("Seat 2: Boris, away, owes both blinds")
    tablet.get_by_role("group", name="Call the floor").get_by_role("button", name="Dispute").click()
    expect(floor.get_by_text("Oak calls the floor: Dispute")).to_be_visible()
    return tablet


def the_list_keeps_its_buttons(floor: Page) -> None:
    # Whoever is being put on the list, the next can be called all the same.
    floor.get_by_role("button", name="Put somebody on").click()
    floor.get_by_test_id("list").get_by_label("Player").fill("Hugo")
    expect(floor.get_by_test_id("call-next")).to_be_enabled()
    floor.get_by_role("button", name="Put on the list").click()
    expect(floor.get_by_test_id("list")).to_contain_text("Hugo")
    expect(floor.get_by_test_id("call-next")).to_be_enabled()


def everything_is_in_sight(tablet: Page) -> None:
    for size in (UPRIGHT, ACROSS):
        tablet.set_viewport_size(size)
        pots = tablet.get_by_test_id("pots")
        expect(pots).to_be_in_viewport()
        expect(tablet.get_by_role("button", name="Note for the next dealer")).to_be_in_viewport(ratio=1)
        tablet.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")


def rake_by_the_houses_table(floor: Page) -> None:
    takings = floor.get_by_test_id("takings")
    takings.locator("summary").click()
    takings.get_by_role("button", name="Table of rake").click()
    takings.get_by_label("Name").fill("25/50")
    takings.get_by_label("A line each").fill("2 20 1\n2 80 5")
    takings.get_by_test_id("go-set-rake").click()
    expect(takings.get_by_test_id("go-set-rake")).to_be_hidden()
    sheet = floor.get_by_test_id("table-sheet")
    floor.get_by_test_id("tile").get_by_role("button", name="Oak").click()
    sheet.get_by_role("button", name="Table of rake").click()
    sheet.get_by_role("button", name="25/50").click()
    expect(sheet.get_by_test_id("pots")).to_be_visible()
    floor.keyboard.press("Escape")


def count_rake(floor: Page, chips: int) -> None:
    sheet = floor.get_by_test_id("table-sheet")
    floor.get_by_test_id("tile").get_by_role("button", name="Oak").click()
    sheet.get_by_role("button", name="Count a box").click()
    sheet.get_by_label("Signed by").first.fill("Lena")
    sheet.get_by_label("Signed by").last.fill("Floor")
    sheet.get_by_label("Counted").fill(str(chips))
    sheet.get_by_role("button", name="Count a box").last.click()
    floor.keyboard.press("Escape")


def test_an_evening_from_the_first_table_to_the_counted_box(
    chromium: Browser, open_room: Callable[[], RunningHouse]
) -> None:
    house = open_room()
    floor = page(chromium, LAPTOP, f"{house.address}/cash", house.cookies())
    open_oak(floor)

    phone = page(chromium, PHONE, f"{house.address}/cash/me")
    phone.get_by_label("Your name").fill("Gleb")
    phone.get_by_role("button", name="Join the club").click()
    phone.get_by_test_id("join-list").click()
    expect(phone.get_by_test_id("my-game")).to_contain_text("You are next")
    tv = page(chromium, TV, f"{house.address}/cash/lists")
    expect(tv.get_by_test_id("tv-list")).to_contain_text("Gleb")

    tablet = dealt_by_dagmar(chromium, house, floor)

    house.kill()
    expect(tv.get_by_text("not connected")).to_be_visible()
    open_room()
    expect(floor.get_by_text("Oak calls the floor: Dispute")).to_be_visible()
    floor.get_by_role("button", name="I am here").click()

    floor.get_by_test_id("tile").get_by_role("button", name="Oak").click()
    sheet = floor.get_by_test_id("table-sheet")
    sheet.locator('[data-seat="3"]').click()
    sheet.get_by_role("button", name="Cash out").click()
    sheet.get_by_label("Counted").fill("1990")
    sheet.get_by_role("button", name="Cash out").last.click()
    expect(sheet.locator('[data-seat="3"]')).to_have_accessible_name("Seat 3: free")
    floor.keyboard.press("Escape")
    floor.get_by_test_id("call-next").click()
    expect(phone.get_by_text("Your seat is ready")).to_be_visible()
    expect(phone.get_by_test_id("my-game")).to_contain_text("Oak, seat 3")
    expect(tv.get_by_test_id("tv-list")).to_contain_text("Oak, seat 3")

    floor.get_by_test_id("undo").click()
    expect(phone.get_by_test_id("my-game")).to_contain_text("You are next")

    count_rake(floor, 30)
    floor.get_by_text("Money").click()
    expect(floor.get_by_test_id("balances")).to_contain_text("Balances to the chip")

    the_list_keeps_its_buttons(floor)
    rake_by_the_houses_table(floor)
    tablet.locator('[data-seat="2"]').click()
    tablet.get_by_role("button", name="Is back").click()
    everything_is_in_sight(tablet)
    tablet.get_by_test_id("pots").get_by_role("button", name="80+").click()
    count_rake(floor, 3)
    expect(floor.get_by_test_id("out")).to_have_text(
        "Oak, box of rake: 3 counted, 5 expected, −2 (Lena, Floor)"
    )


def test_who_does_not_work_here_has_no_floor(
    chromium: Browser, open_room: Callable[[], RunningHouse]
) -> None:
    house = open_room()
    stranger = page(chromium, PHONE, f"{house.address}/cash")
    expect(stranger.get_by_test_id("staff-only")).to_be_visible()
    assert stranger.get_by_test_id("open-table").count() == 0
    assert barriers(stranger, parts=True) == []


def test_the_code_of_an_invitation_and_its_button_stay_inside_their_sheet(
    chromium: Browser, open_room: Callable[[], RunningHouse]
) -> None:
    """Also in Russian on a phone, where the button is wide."""
    house = open_room()
    dana = chromium.new_page(viewport=SIZES["phone"], locale="ru-RU")
    dana.goto(f"{house.address}/staff")
    dana.get_by_test_id("name-input").fill("Dana")
    dana.keyboard.press("Enter")
    expect(dana.get_by_test_id("staff-code")).to_be_visible()
    form = dana.get_by_test_id("staff-only")
    sheet, button = form.bounding_box(), form.get_by_role("button").bounding_box()
    assert sheet
    assert button
    assert button["x"] + button["width"] <= sheet["x"] + sheet["width"]


def a_room_of_five(house: RunningHouse) -> Floor:
    """Oak with five players, 120 of rake in its box, and a bad beat jackpot of 1,000."""
    floor = Floor(house)
    floor.tell(
        "cash", "open-table", table="", name="Oak", variant="nl-holdem", small=1, big=2, least=100, rack=5000
    )
    for seat, name in enumerate(("Ann", "Boris", "Vera", "Gleb", "Dora"), 1):
        floor.tell("cash", "sit", table="oak", seat=seat, person="", name=name, chips=200, waits=False)
    floor.tell("cash", "hand", table="oak", rake=120)
    floor.tell("cash", "seed-jackpot", chips=1000)
    return floor


def filled(at: Locator, step: str, **values: str) -> None:
    """A step of the floor is opened, its form filled by the names of its fields, and sent."""
    at.get_by_role("button", name=step, exact=True).first.click()
    form = at.locator("form").last
    for label, value in values.items():
        form.get_by_label(label.replace("_", " ")).fill(value)
    form.get_by_role("button", name=step, exact=True).click()


def test_a_jackpot_is_hit_and_shared_a_casino_table_is_counted_and_a_difference_of_ten_is_named(
    chromium: Browser, open_room: Callable[[], RunningHouse]
) -> None:
    house = open_room()
    told = a_room_of_five(house)
    floor = page(chromium, LAPTOP, f"{house.address}/cash", house.cookies())

    # Four nines beaten by a straight flush: half of it to the loser with the odd chip, a quarter to the winner.
    takings = floor.get_by_test_id("takings")
    takings.locator("summary").click()
    filled(takings, "Rules: bad beat", **{"Percent paid": "100"})
    expect(takings.get_by_test_id("go-set-jackpot")).to_be_hidden()
    takings.get_by_role("button", name="Jackpot hit").click()
    form = takings.locator("form").last
    form.get_by_label("Board, five cards").fill("9h8h7h9c9d")
    for label, value in (("Seat that was beaten", "2"), ("Seat that won", "4")):
        form.get_by_label(label).fill(value)
    form.get_by_label("Its cards").first.fill("9sAs")
    form.get_by_label("Its cards").last.fill("ThJh")
    form.get_by_role("button", name="Jackpot hit").click()
    won = takings.locator(".won")
    expect(won).to_have_count(5)
    expect(won.filter(has_text="Boris")).to_contain_text("501")
    expect(won.filter(has_text="Gleb")).to_contain_text("250")

    # A casino table: opened, chips sold into its drop, a player rated, filled, closed and counted.
    pit = floor.get_by_test_id("live-pit")
    pit.locator("summary").click()
    pit.get_by_role("button", name="Open a casino table").click()
    opening = pit.locator("form").last
    opening.get_by_label("Name").fill("Roulette 1")
    opening.get_by_label("Game").fill("roulette")
    opening.get_by_role("button", name="Open a casino table").click()
    table = pit.locator("section[data-table]")
    expect(table).to_contain_text("still open")
    filled(table, "Sell chips", Chips="500")
    filled(table, "Fill", Chips="1000")
    filled(table, "Credit", Chips="300")
    expect(table.locator("dl")).to_have_text(re.compile(r"Fills\s*1,000\s*Credits\s*300"))
    filled(table, "Rate a player", Player="Ann", Average_bet="25")
    expect(table.locator("li")).to_contain_text("Ann")
    filled(table, "Count the rack and close", Counted="10400")
    expect(table).not_to_contain_text("still open")
    form = table.locator("form")
    table.get_by_role("button", name="Count the drop").first.click()
    for at, name in ((0, "Lena"), (1, "Floor")):
        form.get_by_label("Signed by").nth(at).fill(name)
    form.get_by_label("Counted").fill("500")
    form.get_by_role("button", name="Count the drop").click()
    # 10,400 in the rack, 300 given back and 500 dropped, of 10,000 and a fill of 1,000.
    expect(table.locator("h3")).to_contain_text("+200")
    # The shift has won what its tables have: on the screen, and on the sheet it is told by.
    expect(pit.locator("summary b")).to_have_text("+200")
    status, _, sheet = house.get("/api/cash/pit.csv", **house.as_owner)
    assert status == HTTPStatus.OK
    roulette, shift = csv.DictReader(io.StringIO(sheet.decode()))
    assert (roulette["credited"], roulette["win"], shift["win"]) == ("300", "200", "200")

    # The box of rake is ten short: the shift names the place and the amount.
    told.tell("cash", "count-box", table="oak", fee="rake", counted=110, by=["Lena", "Floor"])
    floor.get_by_text("Money").click()
    expect(floor.get_by_test_id("out")).to_have_text(
        "Oak, box of rake: 110 counted, 120 expected, −10 (Lena, Floor)"
    )
