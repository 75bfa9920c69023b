"""A table of one's own, on the phones of those who play at it: opened, knocked at, played, settled."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens
from tests.browser.felt import Hero
from tests.browser.looks import barriers, cut_off
from tests.server.house import QUICK, RunningHouse
from tests.waiting import wait_until

PASSWORD = "seven two off"
HANDS = 20


def named(page: Page, name: str) -> None:
    page.get_by_test_id("name-input").fill(name)
    page.get_by_test_id("join").click()


def before_the_door(opens: Opens, house: RunningHouse, address: str, name: str) -> Hero:
    """Somebody opens the address of a private table on his phone, and says who he is."""
    guest = Hero(opens(house, "/"), house.address)
    expect(guest.see("lobby")).to_be_visible()
    expect(guest.page.get_by_text("Ann’s table")).to_have_count(0)
    guest.page.goto(address)
    expect(guest.see("door")).to_be_visible()
    named(guest.page, name)
    return guest


def own_sheet(host: Hero) -> None:
    """The host opens the sheet of his table, on a phone out of the menu unless somebody knocks."""
    menu = host.see("menu")
    if menu.is_visible() and not host.see("show-own").is_visible():
        menu.click()
    host.see("show-own").click()


GIVES_UP = """() => {
  const [check, fold] = ['check', 'fold'].map(name => document.querySelector(`[data-testid=${name}]`))
  const button = check ?? fold
  button?.click()
}"""
"""Whoever is asked checks, or folds: one word to the browser where a tap takes ten."""


def played(heroes: list[Hero], hands: int) -> None:
    """The first hands are called down by taps, the others folded at once."""

    def act() -> None:
        tapped = heroes[0].hand <= 3
        for hero in heroes:
            if tapped:
                hero.act_if_asked()
            else:
                hero.page.evaluate(GIVES_UP)

    wait_until(lambda: heroes[0].hand > hands, act, lambda: heroes[0].hand)


def played_out(host: Hero, others: list[Hero]) -> None:
    """The hand in which the session was ended comes to its end."""

    def act() -> None:
        for each in others:
            each.act_if_asked()

    wait_until(lambda: host.see("sheet").is_visible() and not host.see("own-end").is_visible(), act)


def closed(host: Hero, others: list[Hero]) -> None:
    """Whoever still looks at the table once everybody has gone reads that it is closed, and is led home."""
    host.see("own-close").click()

    def act() -> None:
        for each in (host, *others):
            each.act_if_asked()

    wait_until(host.see("onward").is_visible, act)
    expect(host.see("standing")).to_have_text("Everybody has left with his chips.")
    expect(host.see("onward")).to_have_attribute("href", "/")
    assert barriers(host.page) == cut_off(host.page) == []


def opening_a_table(opens: Opens, tmp_path: Path, size: str = "phone") -> tuple[RunningHouse, Hero]:
    """A house without haste, and Ann before the form by which one opens a table of one's own."""
    house = RunningHouse(tmp_path / "house.db", f"act_seconds=600, {QUICK}")
    ann = Hero(opens(house, "/", size=size), house.address)
    named(ann.page, "Ann")
    # The field of her name is gone: whoever listens goes on from the greeting.
    expect(ann.page.locator("h1")).to_be_focused()
    ann.see("open-table").click()
    return house, ann


def test_friends_open_a_table_come_in_by_word_and_by_password_play_and_settle(
    opens: Opens, tmp_path: Path
) -> None:
    house, ann = opening_a_table(opens, tmp_path)
    expect(ann.see("open-private")).to_be_checked()
    ann.see("open-bots-0").click()
    ann.see("open-password").fill(PASSWORD)
    assert barriers(ann.page) == cut_off(ann.page) == []
    ann.see("open-confirm").click()
    # It is entered as soon as it stands, and no stranger sees it in the lobby.
    expect(ann.see("table")).to_be_visible()
    address = ann.page.url
    assert PASSWORD not in address
    own_sheet(ann)
    expect(ann.see("own-sheet")).to_contain_text(address)
    expect(ann.see("qr-code")).to_be_visible()
    assert barriers(ann.page) == cut_off(ann.page) == []

    bob = before_the_door(opens, house, address, "Bob")
    bob.see("knock").click()
    expect(bob.see("door-asked")).to_be_visible()
    assert barriers(bob.page) == cut_off(bob.page) == []
    expect(ann.see("own-guests")).to_contain_text("Bob")
    ann.see("let-in-1").click()
    expect(bob.see("door")).to_have_count(0)
    bob.sit(3)

    eve = before_the_door(opens, house, address, "Eve")
    eve.see("door-password").fill("a guess")
    eve.see("door-enter").click()
    expect(eve.see("refused")).to_contain_text("not the password")
    eve.see("door-password").fill(PASSWORD)
    eve.see("door-enter").click()
    expect(eve.see("door")).to_have_count(0)
    eve.sit(5)

    ann.see("own-close").click()
    ann.sit(1)
    played([ann, bob, eve], HANDS)

    # Eve's battery is empty: she is asked to go, and the others end the evening.
    own_sheet(ann)
    assert barriers(ann.page) == cut_off(ann.page) == []
    ann.see("send-away-5").click()
    ann.see("own-end").click()
    ann.see("own-end-sure").click()
    played_out(ann, [bob, eve])
    expect(eve.see("door-sent-away")).to_contain_text("Your chips are in your wallet")
    assert barriers(eve.page) == cut_off(eve.page) == []
    rows = ann.see("sheet").locator("tbody tr")
    expect(rows).to_have_count(3)
    won = [int(each.get_attribute("data-won") or 0) for each in rows.locator("[data-won]").all()]
    assert sum(won) == 0
    expect(ann.see("debts")).to_be_visible()
    closed(ann, [bob, eve])
    house.close()


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_who_is_not_let_in_reads_so_and_the_page_is_whole(opens: Opens, tmp_path: Path, size: str) -> None:
    house, ann = opening_a_table(opens, tmp_path, size)
    ann.see("open-bots-0").click()
    ann.see("open-confirm").click()
    expect(ann.see("table")).to_be_focused()
    bob = Hero(opens(house, "/", size=size), house.address)
    bob.page.goto(ann.page.url)
    named(bob.page, "Bob")
    bob.see("knock").click()
    expect(bob.see("door-asked")).to_be_visible()
    expect(ann.see("show-own")).to_have_text("1")
    assert barriers(ann.page, parts=True) == []
    own_sheet(ann)
    ann.see("turn-away-1").click()
    expect(bob.see("door-out")).to_be_visible()
    assert barriers(bob.page) == cut_off(bob.page) == []
    assert barriers(ann.page) == cut_off(ann.page) == []
    house.close()


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_who_is_refused_a_table_finds_all_he_wanted_of_it_as_he_left_it(
    opens: Opens, tmp_path: Path, size: str
) -> None:
    house, ann = opening_a_table(opens, tmp_path, size)
    ann.see("open-game").select_option("razz")
    ann.see("open-stakes").select_option(index=2)
    ann.see("open-seats-4").click()
    ann.see("open-bots-1").click()
    ann.see("open-level").select_option("hard")
    ann.see("open-password").fill(PASSWORD)
    ann.see("open-rabbit").check()
    # No name of anybody or anything has a single letter.
    ann.see("open-name").fill("A")
    ann.see("open-confirm").click()
    # The form waits for its answer, and nothing of what it was filled in with is lost.
    expect(ann.see("refused")).to_contain_text("2 to 20")
    assert ann.see("notice").count() == 0
    expect(ann.see("open-game")).to_have_value("razz")
    expect(ann.see("open-stakes")).to_have_value("2")
    expect(ann.see("open-seats-4")).to_be_checked()
    expect(ann.see("open-bots-1")).to_be_checked()
    expect(ann.see("open-level")).to_have_value("hard")
    expect(ann.see("open-private")).to_be_checked()
    expect(ann.see("open-password")).to_have_value(PASSWORD)
    expect(ann.see("open-rabbit")).to_be_checked()
    expect(ann.see("open-name")).to_have_value("A")
    ann.see("open-name").fill("Alder")
    ann.see("open-confirm").click()
    expect(ann.see("table")).to_be_visible()
    expect(ann.page.locator("h1")).to_have_text("Alder")
    house.close()


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_host_changes_the_table_and_everybody_reads_it_in_the_log(
    opens: Opens, tmp_path: Path, size: str
) -> None:
    house, ann = opening_a_table(opens, tmp_path, size)
    ann.see("open-bots-1").click()
    ann.see("open-level").select_option("easy")
    assert barriers(ann.page) == cut_off(ann.page) == []
    ann.see("open-confirm").click()
    expect(ann.see("table")).to_be_visible()
    own_sheet(ann)
    ann.see("own-hold").click()
    for part in ("own-terms", "own-bots", "own-stacks"):
        ann.see(part).locator("summary").click()
    assert barriers(ann.page) == cut_off(ann.page) == []
    expect(ann.see("terms-set")).to_be_disabled()
    ann.see("terms-small").fill("100")
    ann.see("terms-big").fill("200")
    ann.see("terms-rabbit").check()
    ann.see("terms-stream").select_option("cards")
    ann.see("terms-set").click()
    ann.see("add-bot").click()
    ann.see("call-bomb").click()
    expect(ann.see("call-bomb")).to_be_disabled()
    wait_until(lambda: ann.see("correct").is_enabled())
    ann.see("stack-seat").select_option(index=1)
    ann.see("stack-chips").fill("7000")
    ann.see("stack-why").fill("counted again")
    ann.see("correct").click()
    rows = ann.see("sheet").locator("tbody tr")
    expect(rows.filter(has_text="7,000")).to_have_count(1)
    stream = ann.see("own-stream")
    stream.locator("summary").click()
    expect(stream).to_contain_text(f"{ann.page.url}/tv")
    expect(stream).to_contain_text("sees all cards, once a hand is over")
    ann.see("own-close").click()
    log = ann.see("log")
    if not log.is_visible():
        ann.see("menu").click()
        ann.see("show-log").click()
    expect(log).to_contain_text("stakes 100/200")
    expect(log).to_contain_text("cards that would have come may be seen")
    expect(log).to_contain_text("calls a bomb pot: everybody antes 400")
    expect(log).to_contain_text("counted again")
    assert barriers(ann.page) == cut_off(ann.page) == []
    house.close()


def test_a_player_opens_a_sit_and_go_on_his_phone_and_plays_it_with_a_friend(
    opens: Opens, tmp_path: Path
) -> None:
    """Five taps from the lobby; the friend comes by the link and the password, and a phone that was off comes back."""
    house = RunningHouse(tmp_path / "house.db", f"act_seconds=600, {QUICK}")
    ann = Hero(opens(house, "/"), house.address)
    named(ann.page, "Ann")
    expect(ann.see("wallet")).to_be_visible()
    ann.see("own-event").click()
    expect(ann.see("own-event-dialog")).to_be_visible()
    assert barriers(ann.page) == cut_off(ann.page) == []
    # So deep that nobody is out in the hands that are looked at, whatever falls.
    ann.see("own-event-preset").select_option("regular")
    ann.see("own-event-seats").select_option(index=1)
    ann.see("own-event-bots").select_option(index=1)
    ann.see("own-event-password").fill(PASSWORD)
    ann.page.screenshot(path=str(tmp_path / "open.png"))
    ann.see("own-event-open").last.click()
    expect(ann.see("own-event-host")).to_be_visible()
    address = ann.page.url
    assert PASSWORD not in address
    ann.see("register").click()
    expect(ann.see("unregister")).to_be_visible()
    assert barriers(ann.page) == cut_off(ann.page) == []
    ann.page.screenshot(path=str(tmp_path / "host.png"), full_page=True)

    bob = Hero(opens(house, "/"), house.address)
    bob.page.goto(address)
    expect(bob.see("door")).to_be_visible()
    named(bob.page, "Bob")
    bob.see("door-password").fill(PASSWORD)
    assert barriers(bob.page) == cut_off(bob.page) == []
    bob.page.screenshot(path=str(tmp_path / "door.png"))
    bob.see("door-enter").click()
    bob.see("register").click()
    # It is full: it begins, and each is one tap from his cards.
    for each in (ann, bob):
        each.page.locator("a[href^='/table/']").click()
        expect(each.see("table")).to_be_visible()
    expect(bob.cards).to_have_count(2)
    begun, dealt = bob.hand, bob.held
    # Bob's phone is off for a while and comes back to the same cards.
    bob.page.context.set_offline(True)
    expect(bob.see("connection")).to_have_attribute("data-state", "lost")
    # What says so leaves the table its name.
    told, title = bob.see("connection").bounding_box(), bob.page.locator("h1").bounding_box()
    assert told is not None
    assert title is not None
    assert told["y"] >= title["y"] + title["height"] - 1
    assert barriers(bob.page, parts=True) == cut_off(bob.page) == []
    ann.act_if_asked(cheap=0)
    bob.page.context.set_offline(False)
    expect(bob.see("connection")).to_have_attribute("data-state", "open")
    # What had not come yet when the line broke is fetched now, if need be with the whole page.
    wait_until(lambda: bob.held == dealt or bob.hand > begun)

    def act() -> None:
        for each in (ann, bob):
            each.act_if_asked(cheap=0)

    wait_until(lambda: ann.hand > begun + 1, act, lambda: ann.hand)
    house.close()
