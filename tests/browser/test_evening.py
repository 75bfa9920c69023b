"""An evening at the demo club, in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.felt import Hero, settle
from tests.depth import NIGHTLY
from tests.server.house import RunningHouse
from tests.waiting import wait_until

OpenHouse = Callable[[], RunningHouse]
HANDS = 20 if NIGHTLY else 5


def play_until(hero: Hero, hand: int) -> None:
    """Play on until a hand with that number has come."""
    wait_until(lambda: hero.hand >= hand, hero.act_if_asked, lambda: hero.hand)


def test_many_hands_a_kill_in_the_middle_and_every_chip_in_the_ledger(
    chromium: Browser, open_house: OpenHouse
) -> None:
    house = open_house()
    hero = Hero(chromium.new_page(viewport={"width": 1366, "height": 768}), house.address)
    hero.enter("Hero", "oak")
    wallet_before = hero.chips("wallet")
    hero.sit(3)
    bought_in = wallet_before - hero.chips("wallet")
    assert bought_in > 0
    first = hero.hand
    play_until(hero, first + HANDS)

    hero.wait_until_asked()
    before = hero.sight(3)
    assert len(before[2]) == 2
    house.kill()
    house = open_house()
    hero.page.reload()
    hero.wait_until_asked()
    assert hero.sight(3) == before

    play_until(hero, hero.hand + 3)
    hero.see("leave").click()
    # Who is in a hand is asked first, in a dialog that comes a moment later.
    wait_until(lambda: hero.see("sit-3").is_visible() or hero.see("leave-confirm").is_visible())
    if hero.see("leave-confirm").is_visible():
        hero.see("leave-confirm").click()
    expect(hero.see("sit-3")).to_be_visible()
    hero.see("to-lobby").click()
    balances = house.balances()
    assert sum(balances.values()) == 0
    wallets = {chips for account, chips in balances.items() if account.startswith("wallet:")}
    wait_until(lambda: hero.chips("wallet") in wallets)


@pytest.mark.parametrize(
    ("size", "view"),
    [
        ("phone", {"width": 390, "height": 844}),
        ("laptop", {"width": 1366, "height": 768}),
        ("tv", {"width": 1920, "height": 1080}),
    ],
)
def test_the_table_fits_and_the_picture_is_taken(
    chromium: Browser, open_house: OpenHouse, size: str, view: ViewportSize
) -> None:
    house = open_house()
    page = chromium.new_page(viewport=view, reduced_motion="no-preference")
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    hero = Hero(page, house.address)
    hero.enter("Anna", "oak")
    hero.sit(3)
    hero.wait_until_asked()
    settle(page)
    pictures = Path("test-results")
    pictures.mkdir(exist_ok=True)
    page.screenshot(path=pictures / f"table-{size}.png")
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0
    for button in ("fold", "check", "call", "raise"):
        box = hero.see(button).bounding_box() if hero.see(button).is_visible() else None
        if box is not None:
            assert box["height"] >= 44
            assert box["y"] + box["height"] <= view["height"]
    assert complaints == []
    page.close()


def test_the_keyboard_alone_is_enough(chromium: Browser, open_house: OpenHouse) -> None:
    house = open_house()
    hero = Hero(chromium.new_page(viewport={"width": 1366, "height": 768}), house.address)
    hero.enter("Keys", "oak")
    hero.sit(3)
    hero.wait_until_asked()
    turn = hero.see("table").get_attribute("data-turn")
    hero.page.keyboard.press("c")
    expect(hero.see("table")).not_to_have_attribute("data-turn", turn or "")


def test_the_focus_is_never_lost_from_the_door_to_the_cards(chromium: Browser, open_house: OpenHouse) -> None:
    """By keys alone: a name, a table of one's own, a chair, and back; what reads the page goes on where one is."""
    page = chromium.new_page(viewport={"width": 390, "height": 844})
    hero = Hero(page, open_house().address)

    def focus_is_in(where: str) -> None:
        wait_until(lambda: page.locator(f"{where}:focus, {where} :focus").count() > 0)

    page.goto(hero.address)
    hero.see("name-input").fill("Keys")
    hero.see("name-input").press("Enter")
    expect(hero.see("wallet")).to_be_visible()
    focus_is_in("h1")
    hero.see("open-table").press("Enter")
    focus_is_in("[data-testid=open-dialog]")
    hero.see("open-confirm").press("Enter")
    focus_is_in("[data-testid=table]")
    hero.see("sit-1").press("Enter")
    focus_is_in("[data-testid=buy-in]")
    hero.see("buy-in-confirm").press("Enter")
    expect(hero.see("stack-1")).to_be_visible()
    focus_is_in("[data-testid=table]")
    hero.see("to-lobby").press("Enter")
    focus_is_in("h1")


def test_the_page_speaks_russian(chromium: Browser, open_house: OpenHouse) -> None:
    house = open_house()
    context = chromium.new_context(locale="ru-RU", viewport={"width": 390, "height": 844})
    hero = Hero(context.new_page(), house.address)
    hero.enter("Анна", "oak")
    hero.sit(3)
    hero.wait_until_asked()
    assert hero.page.evaluate("document.documentElement.lang") == "ru"
    texts = [hero.see(name).inner_text() for name in ("fold", "check", "call") if hero.see(name).is_visible()]
    assert texts
    assert all(any("а" <= letter.lower() <= "я" for letter in text) for text in texts)
    context.close()
