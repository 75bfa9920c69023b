"""Two people and bots at one cash table: coming in, going and coming back, blinds that went by, a power cut."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.browser.felt import Hero
from tests.server.house import Client, RunningHouse
from tests.waiting import wait_until

OpenHouse = Callable[[], RunningHouse]
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}


def play_on(heroes: list[Hero], done: Callable[[], bool]) -> None:
    """Everybody acts whenever he is asked, until something has come about."""

    def act() -> None:
        for hero in heroes:
            hero.act_if_asked()

    wait_until(done, act, lambda: [hero.hand for hero in heroes])


def tapped(hero: Hero, button: str) -> bool:
    """Whether a button was there to be tapped; the next moment it may be gone."""
    if not hero.see(button).is_visible():
        return False
    try:
        hero.see(button).click(timeout=3_000)
    except Error:
        return False
    return True


def open_table(client: Client, name: str, **wish: Any) -> str:
    """A table as it is wished; its id."""
    assert client.ask("open-table", "house", name=name, game="nl-holdem", **wish)["t"] == "done"
    client.say(t="lobby")
    lobby = client.hear_until(lambda m: m["t"] == "lobby" and name in [each["name"] for each in m["tables"]])
    return next(str(each["id"]) for each in lobby["tables"] if each["name"] == name)


def open_alder(client: Client) -> str:
    """A table for two without bots; its id."""
    client.join("Bella")
    return open_table(client, "Alder", seats=2, small=30, big=60, bots=0)


def two_with_a_bot(chromium: Browser, house: RunningHouse) -> tuple[Hero, Hero]:
    """Ann in seat 3 and Vlad in seat 4 of a table with one bot: its rounds are short."""
    with Client(house) as client:
        client.join("Bella")
        table = open_table(client, "Alder", seats=4, small=50, big=100, bots=1)
    ann = Hero(chromium.new_context(viewport=LAPTOP).new_page(), house.address)  # type: ignore[arg-type]
    vlad = Hero(chromium.new_context(viewport=PHONE).new_page(), house.address)  # type: ignore[arg-type]
    ann.enter("Ann", table)
    vlad.enter("Vlad", table)
    ann.sit(3)
    vlad.sit(4)
    return ann, vlad


def test_who_comes_back_within_the_hour_brings_what_he_took_away(
    chromium: Browser, open_house: OpenHouse
) -> None:
    house = open_house()
    ann, vlad = two_with_a_bot(chromium, house)
    # Once he has put chips in, what he takes away is not what he came with; he waits for no hand to end.
    play_on([ann, vlad], lambda: ann.chips("stack-3") != 10_000 and ann.see("top-up").is_visible())
    ann.see("leave").click()

    def gone() -> bool:
        # Who is in a hand is asked first, in a dialog that comes a moment later.
        if ann.see("leave-confirm").is_visible():
            ann.see("leave-confirm").click()
        return ann.see("sit-3").is_visible()

    play_on([vlad], gone)
    left = 100_000 - 10_000
    wait_until(lambda: ann.chips("wallet") > left)
    took = ann.chips("wallet") - left
    ann.see("sit-3").click()
    least = int(
        ann.page.locator("dialog input[type=range], dialog input[type=number]").first.get_attribute("min")
        or 0
    )
    assert least == max(took, 4000)
    ann.see("buy-in-confirm").click()
    expect(ann.see("stack-3")).to_be_visible()


def test_who_sat_out_a_round_owes_both_blinds_and_chooses_how_to_come_in(
    chromium: Browser, open_house: OpenHouse
) -> None:
    house = open_house()
    ann, vlad = two_with_a_bot(chromium, house)
    play_on([ann], lambda: vlad.asked)
    play_on([ann, vlad], lambda: tapped(vlad, "sit-out"))
    play_on([ann, vlad], lambda: vlad.see("sit-in").is_visible())
    play_on([ann, vlad], lambda: ann.see("seat-4").get_attribute("data-missed") == "both")
    play_on([ann], lambda: tapped(vlad, "sit-in"))
    coming = vlad.see("coming-in")
    play_on([ann], coming.is_visible)
    expect(coming).to_have_text(re.compile("missed both blinds"))
    play_on([ann], lambda: tapped(vlad, "wait-blind"))
    expect(coming).to_have_text("You come in with the big blind")
    play_on([ann], lambda: tapped(vlad, "post-now"))
    play_on([ann, vlad], lambda: vlad.see("seat-4").get_attribute("data-status") == "playing")


def test_the_lights_go_out_in_the_hand_and_both_go_on(chromium: Browser, open_house: OpenHouse) -> None:
    house = open_house()
    ann, vlad = two_with_a_bot(chromium, house)
    play_on([vlad], lambda: ann.asked)
    before = ann.sight(3)
    house.kill()
    open_house()
    expect(ann.see("connection")).to_have_attribute("data-state", "open")
    ann.wait_until_asked()
    assert ann.sight(3) == before
    play_on([ann, vlad], lambda: ann.hand >= before[0] + 2)


@pytest.mark.requirement("DISC-2")
def test_what_is_said_at_the_table_is_read_by_the_other(chromium: Browser, open_house: OpenHouse) -> None:
    house = open_house()
    ann, vlad = two_with_a_bot(chromium, house)
    ann.see("show-manners").click()
    dialog = ann.see("manners")
    expect(dialog.get_by_test_id("clock-rule")).to_contain_text(
        "If your connection is lost the clock runs on."
    )
    ann.page.keyboard.press("Escape")
    ann.see("say").fill("Good evening")
    ann.see("say").press("Enter")
    vlad.see("show-log").click()
    play_on([ann, vlad], vlad.page.get_by_text("Ann: Good evening").first.is_visible)


def acted(client: Client, *, all_in: bool = False) -> None:
    """Whoever is at the other end of a wire hears what has come, and acts when it is his turn."""
    client.hear_what_came()
    options = client.view["you"]["options"] if client.view and client.view["you"] else None
    if options and all_in and options["raise_max"]:
        client.act("raise", to=options["raise_max"])
    elif options:
        client.act("check" if options["check"] else "call" if all_in else "fold")


@pytest.mark.parametrize(("answer", "boards"), [("run-twice", 2), ("run-once", 1)])
def test_those_who_are_all_in_are_asked_whether_to_run_the_board_twice(
    chromium: Browser, open_house: OpenHouse, answer: str, boards: int
) -> None:
    house = open_house()
    ann = Hero(chromium.new_context(viewport=PHONE).new_page(), house.address)  # type: ignore[arg-type]
    with Client(house) as boris:
        table = open_alder(boris)
        ann.enter("Ann", table)
        ann.sit(1)
        boris.watch(table)
        assert boris.sit(table, 2, 8_000)["t"] == "done"
        asked = ann.see("run-asked")

        def play() -> None:
            acted(boris, all_in=True)
            if not tapped(ann, "check"):
                tapped(ann, "call")

        wait_until(asked.is_visible, play, lambda: ann.hand)
        expect(asked).to_have_text("All-in. Run the rest of the board twice, for half the pot each?")
        ann.see(answer).click()
        while not boris.view["hand"]["over"]:
            # The answer may end the hand: what comes after it is the next one.
            if boris.is_asked():
                boris.agree(on=True)
            else:
                boris.hear()
        assert len(boris.view["hand"]["boards"]) == boards


def test_who_waits_for_a_seat_is_called_and_sits_down(chromium: Browser, open_house: OpenHouse) -> None:
    house = open_house()
    ann = Hero(chromium.new_context(viewport=PHONE).new_page(), house.address)  # type: ignore[arg-type]
    with Client(house) as boris, Client(house) as vera:
        table = open_alder(boris)
        vera.join("Varya")
        for seat, player in enumerate((boris, vera), 1):
            player.watch(table)
            assert player.sit(table, seat, 8_000)["t"] == "done"
        ann.enter("Ann", table)
        ann.see("wait-for-seat").click()
        expect(ann.see("place")).to_have_text("You are next for a seat at this game.")
        assert vera.ask("leave", table)["t"] == "done"

        def play() -> None:
            acted(boris)
            acted(vera)

        wait_until(lambda: vera.view["you"] is None, play)
        expect(ann.see("called")).to_contain_text("Seat 2 is kept for you")
        ann.see("take-seat").click()
        ann.see("buy-in-confirm").click()
        expect(ann.see("stack-2")).to_be_visible()
