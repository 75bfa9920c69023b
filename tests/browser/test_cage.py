"""The cage on its page: a drawer opened, money taken with a receipt, the drawer counted."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.director import Floor
from tests.browser.test_cash import PHONE, page
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
    assert house.close() == (0, "")


LATER = """
name = "Sunday"
live = true
stack = 10000
buy_in = 50
[prizes]
ladder = [100]
[[level]]
small_blind = 25
big_blind = 50
"""


def test_a_ticket_is_sold_given_and_exchanged_and_its_owner_enters_with_it(
    chromium: Browser, tmp_path: Path
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{QUICK}, seed_demo=False")
    floor = Floor(house)
    floor.open("sunday", LATER)
    floor.open("monday", LATER.replace("Sunday", "Monday"))
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
