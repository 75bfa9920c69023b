"""The cage on its page: a drawer opened, money taken with a receipt, the drawer counted."""

from pathlib import Path

from playwright.sync_api import Browser, expect

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
