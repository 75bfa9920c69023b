"""The cage on its page: a drawer opened, money taken with a receipt, the drawer counted."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.director import Floor
from tests.browser.looks import SIZES, barriers, cut_off
from tests.browser.test_cash import LAPTOP, PHONE, page
from tests.server.event_file import short_file
from tests.server.house import QUICK, RunningHouse


def test_a_drawer_is_opened_takes_a_deposit_and_is_counted(chromium: Browser, tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{QUICK}, seed_demo=False")
    kim = house.hired("Kim", "cashier", "cage")
    desk = page(chromium, PHONE, f"{house.address}/cash/cage", house.cookies(kim))
    desk.get_by_label("Float").fill("100")
    desk.get_by_role("button", name="Open a drawer").click()
    expect(desk.get_by_test_id("held-cash")).to_contain_text("100")
    desk.get_by_test_id("do-take-money").click()
    form = desk.get_by_test_id("send-take-money")
    deposit = desk.locator("details[open]")
    deposit.get_by_label("Name").fill("Ann")
    deposit.get_by_label("Amount").fill("55.50")
    deposit.get_by_text("Cash", exact=True).click()
    form.click()
    expect(desk.get_by_test_id("receipt-1")).to_contain_text("Ann")
    expect(desk.get_by_test_id("held-cash")).to_contain_text("155.50")
    assert house.balances()["house:club:drawer:1:cash"] == -155_50
    desk.get_by_test_id("do-take-money").click()
    desk.get_by_test_id("do-close-drawer").click()
    count = desk.locator("details[open]")
    count.get_by_label("Cash counted").fill("155.50")
    desk.get_by_test_id("send-close-drawer").click()
    expect(desk.get_by_test_id("closed-1")).to_contain_text("155.50")
    players_of_the_club(desk, house)
    assert house.close() == (0, "")


def players_of_the_club(desk: Page, house: RunningHouse) -> None:
    """The cashier writes somebody down and finds him by his card; the owner merges two and sets a season."""
    desk.get_by_role("link", name="Our players").click()
    desk.get_by_test_id("player-new").click()
    desk.get_by_test_id("player-name").fill("Вера Лунина")
    desk.get_by_test_id("player-phone").fill("+7 900 555 11 22")
    desk.get_by_test_id("player-keep").click()
    sheet = desk.get_by_test_id("player")
    expect(sheet).to_contain_text("+7 900 555 11 22")
    expect(desk.get_by_test_id("player-balance")).to_be_visible()
    expect(desk.get_by_test_id("player-merge")).to_have_count(0)
    sheet.get_by_text("Player’s card", exact=True).click()
    expect(sheet.get_by_test_id("qr-code")).to_be_visible()
    assert barriers(desk) == []
    sheet.get_by_role("button", name="Close this").click()
    # A reader of cards types what the card says, and Enter.
    desk.get_by_test_id("players-find").fill("croupier:player:1")
    desk.get_by_test_id("players-find").press("Enter")
    expect(sheet).to_contain_text("Вера Лунина")
    desk.context.add_cookies(house.cookies())
    desk.reload()
    desk.get_by_test_id("players-find").fill("lun")
    expect(desk.get_by_test_id("players").locator("li")).to_have_count(1)
    desk.get_by_test_id("players").get_by_role("button").click()
    sheet.get_by_text("This is another one too").click()
    desk.get_by_test_id("player-merge").fill("ann")
    desk.get_by_test_id("merge-ann").click()
    expect(sheet).to_contain_text("Also written down as Ann")
    expect(desk.get_by_test_id("player-balance")).to_have_text("55.50")
    for size in SIZES.values():
        desk.set_viewport_size(size)
        assert cut_off(desk) == []
    desk.get_by_role("link", name="Seasons").click()
    desk.get_by_test_id("season-new").click()
    desk.get_by_test_id("season-name").fill("Winter")
    desk.get_by_test_id("season-since").fill("2023-01-01T00:00")
    desk.get_by_test_id("season-until").fill("2033-01-01T00:00")
    desk.get_by_test_id("season-kind").select_option("table")
    desk.get_by_test_id("season-set").click()
    expect(desk.get_by_test_id("season-table")).to_be_visible()
    assert barriers(desk) == []


def test_a_ticket_is_sold_given_and_exchanged_and_its_owner_enters_with_it(
    chromium: Browser, tmp_path: Path
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{QUICK}, seed_demo=False")
    floor = Floor(house)
    floor.open("sunday", short_file("Sunday"))
    floor.open("monday", short_file("Monday"))
    desk = page(chromium, PHONE, f"{house.address}/cash/cage", house.cookies())
    desk.get_by_label("Float").fill("0")
    desk.get_by_test_id("open-drawer").click()
    desk.get_by_test_id("do-sell-ticket").click()
    sale = desk.locator("details[open]")
    sale.get_by_label("Name").fill("Ann")
    sale.get_by_label("Event").select_option("sunday")
    sale.get_by_text("Card", exact=True).click()
    desk.get_by_test_id("send-sell-ticket").click()
    expect(desk.get_by_test_id("receipt-1")).to_contain_text("ticket Sunday")
    expect(desk.get_by_test_id("held-card")).to_have_text("50")
    desk.get_by_test_id("do-sell-ticket").click()

    # One is given away, with the reason; the other is exchanged.
    desk.get_by_test_id("tickets").click()
    desk.get_by_test_id("ticket-ann-sunday").get_by_role("combobox").select_option("monday")
    desk.get_by_test_id("exchange-ann").click()
    expect(desk.get_by_test_id("ticket-ann-monday")).to_contain_text("Monday")
    given = desk.locator("details.tickets")
    given.get_by_label("Name").fill("Vera")
    given.get_by_label("Event").last.select_option("monday")
    given.get_by_label("What for").fill("A birthday")
    desk.get_by_test_id("send-give-ticket").click()
    expect(desk.get_by_test_id("ticket-vera-monday")).to_be_visible()
    assert house.balances()["house:club:guarantee"] == -50_00

    at_the_desk = page(chromium, PHONE, f"{house.address}/event/monday/desk", house.cookies())
    at_the_desk.get_by_role("button", name="Enter Ann on his ticket").click()
    expect(at_the_desk.get_by_test_id("player-ann")).to_be_visible()
    expect(at_the_desk.get_by_role("button", name="Enter Ann on his ticket")).to_have_count(0)
    assert house.balances()["club:pool:monday"] == 50_00
    assert house.balances()["ticket:entered:monday"] == 1
    assert house.close() == (0, "")


FRIDAY = """
name = "Friday"
live = true
stack = 10000
buy_in = 50
fee = 5
staff = 3
[prizes]
ladder = [100]
[[level]]
small_blind = 25
big_blind = 50
"""
A4 = {"width": 703, "height": 1000}
"""A sheet less its margins, in pixels."""

OAK = {
    "table": "oak",
    "name": "Oak",
    "variant": "nl-holdem",
    "small": 5,
    "big": 10,
    "least": 400,
    "rack": 10_000,
}


def sale(person: str, name: str, method: str) -> dict[str, Any]:
    what = {"type": "register", "player": person, "name": name}
    return {"type": "sell", "event": "friday", "what": what, "method": method}


def evening(house: RunningHouse) -> None:
    """A drawer takes entries in cash and by card, pays a player and the club, and is short; a table sells chips."""
    floor = Floor(house)
    floor.open("friday", FRIDAY)
    paid = {"type": "pay-money", "drawer": 1, "amount": 30_00, "person": "cid", "why": "Asked for it"}
    cage: tuple[dict[str, Any], ...] = (
        {"type": "open-drawer", "float": 100_00},
        sale("ann", "Ann", "cash"),
        sale("bob", "Bob", "card"),
        {"type": "take-money", "drawer": 1, "amount": 80_00, "person": "cid", "name": "Cid"},
        paid,
        {"type": "spend", "drawer": 1, "amount": 4_50, "name": "Shop", "why": "Playing cards"},
        {"type": "close-drawer", "drawer": 1, "counted": 199_50, "witness": "Lee"},
    )
    room: tuple[dict[str, Any], ...] = (
        {"type": "new-shift", "name": "Late"},
        {"type": "open-table", **OAK},
        {"type": "sit", "table": "oak", "seat": 1, "person": "ann", "name": "Ann", "chips": 1_000},
        {"type": "fill", "table": "oak", "chips": 500},
        {"type": "tip", "table": "oak", "chips": 12},
    )
    for to, asks in (("cage", cage), ("cash", room)):
        for ask in asks:
            floor.tell(to, **ask)


def row(report: Page, table: str, name: str) -> list[str]:
    """The figures beside a name in a table of the report."""
    found = report.get_by_test_id(table).get_by_role("row").filter(has_text=name).first
    return [text.strip() for text in found.locator("td").all_inner_texts()]


def test_the_accountant_is_handed_a_page_on_which_everything_adds_up(
    chromium: Browser, tmp_path: Path
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{QUICK}, seed_demo=False")
    evening(house)
    desk = page(chromium, LAPTOP, f"{house.address}/cash/cage", house.cookies())
    desk.get_by_test_id("reports").click()
    desk.get_by_test_id("report-page").click()
    report = desk
    paper = report.get_by_test_id("report")
    report.emulate_media(media="print")
    expect(paper).to_have_css("background-color", "rgb(255, 255, 255)")
    report.emulate_media(media="screen")
    expect(paper.get_by_test_id("drawer-1")).to_contain_text("Agatha")
    assert row(report, "methods", "Cash") == ["4", "135", "34.50", "100.50"]
    assert row(report, "methods", "Card") == ["1", "55", "0", "55"]
    assert row(report, "methods", "Total") == ["5", "190", "34.50", "155.50"]
    drawer = paper.get_by_test_id("drawer-1")
    for of, amount in (("Expected", "200.50"), ("Counted", "199.50"), ("Difference", "-1")):
        expect(drawer.locator("div", has_text=of)).to_contain_text(amount)
    expect(drawer).to_contain_text("Lee")
    # A payment says to whom and why, and nobody is an id.
    assert row(report, "receipts", "Asked for it")[3:] == ["Cid", "paid out · Asked for it", "Cash", "-30"]
    assert row(report, "of-events", "Friday") == ["2", "110", "0"]
    assert row(report, "sold", "entry") == ["2", "110", "0"]
    assert row(report, "people", "Cid") == ["2", "80", "30"]
    assert row(report, "people", "The club itself") == ["1", "0", "4.50"]
    assert row(report, "events", "Friday")[:2] == ["2", "94"]
    assert row(report, "tables", "Oak")[:3] == ["1,000", "0", "500"]
    held, owed = row(report, "kind-club", "Total")
    assert held == owed
    expect(paper).not_to_contain_text("report-")

    # Another time, in the address, has none of it.
    report.get_by_role("button", name="Yesterday").click()
    expect(paper).to_contain_text("No drawer was opened in this time.")
    expect(report).to_have_url(re.compile(r"since=\d+&until=\d+"))
    report.reload()
    expect(paper).to_contain_text("No drawer was opened in this time.")
    report.get_by_test_id("today").click()
    expect(paper.get_by_test_id("drawer-1")).to_be_visible()
    assert barriers(report) == []
    for size in SIZES.values():
        report.set_viewport_size(size)
        assert cut_off(report) == []

    # On paper there is the paper alone, from edge to edge.
    for lang in ("English", "Русский"):
        report.emulate_media(media="screen")
        report.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
        report.get_by_role("button", name=lang).click()
        for table in paper.locator("table").all():
            assert table.evaluate("table => table.scrollWidth <= table.closest('.sheet').clientWidth")
        report.set_viewport_size(A4)  # type: ignore[arg-type]
        report.emulate_media(media="print")
        expect(report.get_by_test_id("print")).to_be_hidden()
        assert paper.evaluate("paper => getComputedStyle(paper).boxShadow") == "none"
        assert report.evaluate("document.documentElement.scrollWidth") <= A4["width"]
        for table in paper.locator("table").all():
            assert table.evaluate("table => table.scrollWidth <= table.closest('.sheet').clientWidth")
    assert house.close() == (0, "")


def test_who_may_not_see_the_clubs_money_is_shown_none_of_it(chromium: Browser, tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{QUICK}, seed_demo=False")
    evening(house)
    dealer = house.hired("Dan", "dealer", "cash/oak")
    for cookies in (house.cookies(dealer), []):
        report = page(chromium, PHONE, f"{house.address}/cash/cage/report", cookies)
        expect(report.get_by_test_id("report").get_by_role("alert")).to_be_visible()
        expect(report.get_by_test_id("report")).not_to_contain_text("Ann")
    assert house.close() == (0, "")
