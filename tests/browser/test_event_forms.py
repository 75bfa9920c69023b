"""The desk's rarer forms, one small event for each: prizes, shares, brackets, flights, seats won elsewhere."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from croupier.rulebook.choices import fields
from tests.browser.director import PLAYERS, Director, Floor
from tests.server.house import RunningHouse

PHONE: ViewportSize = {"width": 390, "height": 844}
TV: ViewportSize = {"width": 1920, "height": 1080}

LADDER = """
name = "Ladder"
live = true
stack = 10000
seats = 5
buy_in = 50
fee = 10
[prizes]
ladder = [50, 30, 20]
[[level]]
small_blind = 25
big_blind = 50
"""
DUEL = """
name = "Duel"
live = true
stack = 10000
seats = 2
buy_in = 50
[rounds]
kind = "bracket"
[prizes]
ladder = [60, 40]
[[level]]
small_blind = 25
big_blind = 50
"""
MAIN = """
name = "Main"
live = true
stack = 10000
seats = 5
buy_in = 100
[flights]
names = ["1A", "1B"]
after_level = 1
[prizes]
ladder = [60, 40]
[[level]]
small_blind = 25
big_blind = 50
[[level]]
small_blind = 50
big_blind = 100
"""
SATELLITE = """
name = "Satellite"
live = true
stack = 10000
seats = 5
buy_in = 30
[prizes]
equal = 60
[[level]]
small_blind = 25
big_blind = 50
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("house") / "croupier.db", "seed_demo=False")
    yield house
    house.kill()


@pytest.fixture(scope="module")
def floor(house: RunningHouse) -> Floor:
    return Floor(house)


@pytest.fixture
def phone(chromium: Browser, house: RunningHouse) -> Iterator[BrowserContext]:
    context = chromium.new_context(viewport=PHONE, has_touch=True)
    context.add_cookies(house.cookies())
    yield context
    context.close()


def at_the_desk(context: BrowserContext, house: RunningHouse, event: str) -> Director:
    director = Director(context.new_page())
    director.page.goto(f"{house.address}/event/{event}/desk")
    expect(director.see("desk")).to_be_visible()
    return director


def on_screen(context: BrowserContext, house: RunningHouse, path: str) -> Page:
    page = context.new_page()
    page.goto(f"{house.address}{path}")
    return page


def test_the_director_changes_the_prizes_to_the_cent(
    phone: BrowserContext, house: RunningHouse, floor: Floor
) -> None:
    """500 in the pool, 250 and 150 and 100; a fourth place gets 40.50 of it, and the sum stands beside."""
    floor.fill("ladder", toml=LADDER)
    desk = at_the_desk(phone, house, "ladder")
    desk.tap("tab-prizes")
    desk.tap("edit-prizes")
    desk.tap("add-place")
    desk.see("prize-4").fill("40.50")
    expect(desk.see("remaining")).to_have_attribute("data-cents", "-4050")
    expect(desk.see("set-prizes")).to_be_disabled()
    desk.see("prize-2").fill("260")
    expect(desk.page.get_by_role("alert")).to_contain_text("Place 2 has more than the one above it")
    desk.see("prize-2").fill("120")
    desk.tap("rest-to-first")
    expect(desk.see("prize-1")).to_have_value("239.5")
    expect(desk.see("remaining")).to_have_text("500: shared out to the cent")
    desk.give("set-prizes")
    prizes = [row["amount"] for row in floor.see("ladder")["payouts"]]
    assert prizes == [23_950, 12_000, 10_000, 4_050]
    expect(desk.page.locator("ol li").filter(has_text="40.50")).to_have_count(1)
    desk.give("undo")
    assert [row["amount"] for row in floor.see("ladder")["payouts"]] == [25_000, 15_000, 10_000]


def test_a_share_of_an_entry_is_sold_and_returned(
    phone: BrowserContext, house: RunningHouse, floor: Floor
) -> None:
    floor.fill("shares", start=False, toml=LADDER)
    desk = at_the_desk(phone, house, "shares")
    desk.tap("player-ada")
    desk.tap("shares")
    desk.see("backer").fill("Xenia")
    desk.see("percent").fill("25")
    desk.see("markup").fill("10")
    # A quarter of 60, a tenth above its price.
    expect(desk.see("share-price")).to_contain_text("16.50")
    desk.give("sell-share")
    expect(desk.see("done")).to_contain_text("Ada: 25 % sold to Xenia")
    desk.tap("player-ada")
    desk.tap("shares")
    expect(desk.see("player-sheet")).to_contain_text("75 % can still be sold.")
    desk.give("return-share")
    desk.tap("player-ada")
    desk.tap("shares")
    expect(desk.see("player-sheet")).to_contain_text("100 % can still be sold.")


def test_a_bracket_is_seeded_drawn_and_played_to_its_winner(
    chromium: Browser, phone: BrowserContext, house: RunningHouse, floor: Floor
) -> None:
    floor.open("duel", DUEL)
    floor.enter("duel", *PLAYERS[:5])
    desk = at_the_desk(phone, house, "duel")
    for seed, name in ((1, "dora"), (2, "emil")):
        before = desk.version
        desk.tap(f"player-{name}")
        desk.tap("seed")
        desk.tap(f"seed-{seed}")
        desk.wait_past(before)
    desk.tap("tab-bracket")
    expect(desk.see("bracket").locator("ol button").first).to_contain_text("Dora")
    desk.give("start")
    desk.tap("tab-bracket")
    # Five players in a bracket of eight: one match, three byes, and the two best seeds are in different halves.
    rounds = desk.see("tree").get_by_role("heading")
    expect(rounds).to_have_text(["Quarter-finals", "Semi-finals", "Final"])
    expect(desk.see("match-1-1")).to_contain_text("Dora")
    expect(desk.see("match-1-3").or_(desk.see("match-1-4")).filter(has_text="Emil")).to_have_count(1)
    wall = chromium.new_context(viewport=TV)
    tv = on_screen(wall, house, "/event/duel/bracket")
    expect(tv.get_by_test_id("tree").get_by_role("heading")).to_have_count(3)
    for left in (4, 3, 2, 1):
        desk.tap("tab-tables")
        expect(desk.see("do-round").or_(desk.page.locator("button.seat")).first).to_be_visible()
        if desk.see("do-round").is_visible():
            desk.give("do-round")
        desk.bust()
        expect(desk.see("desk-left")).to_contain_text(f"{left} of 5")
    expect(desk.see("desk")).to_have_attribute("data-phase", "finished")
    expect(tv.get_by_test_id("bracket-page")).to_contain_text("The winner")
    wall.close()


def test_the_pairs_of_a_bracket_are_set_by_hand(
    phone: BrowserContext, house: RunningHouse, floor: Floor
) -> None:
    floor.open("pairs", DUEL)
    floor.enter("pairs", *PLAYERS[:3])
    desk = at_the_desk(phone, house, "pairs")
    desk.tap("tab-bracket")
    desk.tap("by-hand")
    for slot, player in ((1, "chen"), (2, "boris"), (3, "ada")):
        expect(desk.see("set-pairs")).to_be_disabled()
        desk.see(f"slot-{slot}").select_option(player)
    desk.give("set-pairs")
    expect(desk.see("bracket")).to_contain_text("The pairs are set by hand.")
    desk.give("start")
    desk.tap("tab-bracket")
    expect(desk.see("match-1-1")).to_contain_text("Chen")
    expect(desk.see("match-1-1")).to_contain_text("Boris")
    expect(desk.see("match-1-2")).to_contain_text("bye")


def test_two_flights_bag_their_chips_and_meet_on_the_second_day(
    phone: BrowserContext, house: RunningHouse, floor: Floor
) -> None:
    floor.open("main", MAIN)
    for flight, names in (("main-1a", PLAYERS[:3]), ("main-1b", PLAYERS[3:6])):
        floor.enter(flight, *names)
        floor.ask(flight, type="start")
        floor.level_over(flight)
    desk = at_the_desk(phone, house, "main-1a")
    desk.tap("count-bags")
    stacks = desk.see("bag-sheet").locator("input")
    stacks.nth(0).fill("12500")
    expect(desk.see("bagged")).to_contain_text("32,500 chips counted, 30,000 in play")
    expect(desk.see("bag-up")).to_be_disabled()
    stacks.nth(1).fill("7500")
    desk.give("bag-up")
    expect(desk.see("desk")).to_have_attribute("data-phase", "bagged")
    other = at_the_desk(phone, house, "main-1b")
    other.give("do-day-over")
    second = at_the_desk(phone, house, "main")
    for flight in ("1A", "1B"):
        second.give(f"bring-{flight}")
        expect(second.see("flights")).to_contain_text("in the second day")
    second.give("start")
    assert second.left == 6
    assert {seat["stack"] for table in floor.see("main")["tables"] for seat in table["taken"]} == {
        7_500,
        10_000,
        12_500,
    }


def test_seats_won_in_a_satellite_are_entries_elsewhere(
    phone: BrowserContext, house: RunningHouse, floor: Floor
) -> None:
    """Four pay 30 for two seats worth 60, in the event where an entry costs 60."""
    floor.open("target", LADDER)
    floor.open("satellite", SATELLITE)
    floor.enter("satellite", *PLAYERS[:4])
    desk = at_the_desk(phone, house, "satellite")
    desk.tap("tab-prizes")
    before = desk.version
    desk.see("seats-in").select_option("target")
    desk.wait_past(before)
    desk.give("start")
    desk.bust_to(3)
    desk.bust()
    expect(desk.see("desk")).to_have_attribute("data-phase", "finished")
    desk.tap("tab-prizes")
    expect(desk.see("seats-won")).to_contain_text("2 seats won")
    desk.tap("give-seats")
    expect(desk.see("seats-won").get_by_text("entered")).to_have_count(2)
    assert floor.see("target")["entries"] == 2


def test_whoever_stands_up_is_found_by_his_seat_and_moved_in_two_taps(
    phone: BrowserContext, house: RunningHouse, floor: Floor
) -> None:
    floor.open("seats", LADDER)
    floor.enter("seats", *PLAYERS[:8])
    floor.ask("seats", type="start")
    desk = at_the_desk(phone, house, "seats")
    tables = desk.tables()
    desk.tap("find")
    desk.see("search").fill(f"1 {tables[1][0]}")
    expect(desk.page.locator("[data-testid^='player-']")).to_have_count(1)
    desk.see("search").press("Enter")
    expect(desk.see("player-sheet")).to_contain_text(f"table 1 seat {tables[1][0]}")
    desk.give("move-to-2")
    assert {table: len(seats) for table, seats in desk.tables().items()} == {1: 3, 2: 5}
    # And the other way round: the empty seat, then who comes there.
    desk.tap("tab-tables")
    free = next(seat for seat in range(1, 6) if seat not in desk.tables()[1])
    desk.tap(f"empty-1-{free}")
    before = desk.version
    desk.page.locator("[data-testid^='bring-']").first.click()
    desk.wait_past(before)
    assert {table: len(seats) for table, seats in desk.tables().items()} == {1: 4, 2: 4}
    desk.give("undo")
    assert {table: len(seats) for table, seats in desk.tables().items()} == {1: 3, 2: 5}


def test_a_clubs_template_is_live_is_kept_and_shared_as_a_file_and_what_it_opens_is_changed(
    phone: BrowserContext, house: RunningHouse, tmp_path: Path
) -> None:
    form = Director(on_screen(phone, house, "/events"))
    form.tap("open-event")
    form.see("template").select_option(label="Club Friday")
    expect(form.see("draft-name")).to_have_value("Club Friday")
    expect(form.see("draft-live")).to_be_checked()
    # As the house plays it: under a name of its own, online, kept for next time and saved to be shared.
    form.see("draft-name").fill("Our Friday")
    form.see("draft-live").uncheck()
    form.tap("keep-template")
    expect(form.page.get_by_text(re.compile("Kept as “Our Friday”"))).to_be_visible()
    with form.page.expect_download() as saved:
        form.tap("save-file")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert (file.name, tomllib.loads(file.read_text("utf-8"))["name"]) == ("Our-Friday.toml", "Our Friday")
    # What was kept is the first of the templates; once it is dropped, the file still opens the event.
    form.page.reload()
    form.tap("open-event")
    form.see("template").select_option(label="★ Our Friday")
    expect(form.see("draft-name")).to_have_value("Our Friday")
    form.tap("drop-template")
    expect(form.see("template").get_by_role("option", name="★ Our Friday")).to_have_count(0)
    form.see("load-file").set_input_files(file)
    expect(form.see("draft-live")).not_to_be_checked()
    form.tap("open-now")
    expect(form.see("desk")).to_be_visible()
    form.tap("tab-more")
    expect(form.see("change-event")).to_contain_text("Online")
    # Nobody has entered: it becomes live, and the desk draws its seats.
    form.tap("change-event")
    form.see("draft-live").check()
    form.tap("open-now")
    expect(form.see("change-event-sheet")).to_have_count(0)
    expect(form.see("change-event")).to_contain_text("Live")
    expect(form.see("draw-seats")).to_be_visible()


def test_where_the_book_of_the_event_is_silent_another_is_named_as_another(
    phone: BrowserContext, house: RunningHouse, floor: Floor
) -> None:
    """An event by TDA 2022: its own clause stands as it is, that of a club's rules as one from elsewhere."""
    floor.fill("silent", toml=LADDER)
    ruled = {"table": 1, "text": "seats are not exchanged", "clauses": ["TDA-2022:10A.1", "CLUB-7:7.2.2"]}
    floor.ask("silent", type="ruled", **ruled)
    desk = at_the_desk(phone, house, "silent")
    desk.tap("tab-log")
    desk.page.get_by_role("button", name="Rulings and penalties").click()
    expect(desk.page.get_by_role("button", name="TDA-2022:10A.1")).to_have_text("TDA-2022:10A.1")
    other = desk.page.get_by_role("button", name="Your book is silent; show CLUB-7:7.2.2 of another")
    expect(other).to_have_text("elsewhere: CLUB-7:7.2.2")
    other.click()
    expect(desk.see("clause")).to_be_visible()


CUT_IN_FIELDS = """() => {
  const pen = document.createElement('canvas').getContext('2d')
  return [...document.querySelectorAll("select[data-testid^='policy-']")].filter(list => {
    const style = getComputedStyle(list)
    pen.font = style.font
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    return pen.measureText(list.selectedOptions[0].label).width > room
  }).map(list => list.dataset.testid)
}"""
"""Lists that show less than what stands in them."""


@pytest.mark.parametrize("width", [390, 1280])
def test_the_answer_of_the_book_stands_whole_beside_its_rule_and_where_it_is_silent_that_is_said(
    chromium: Browser, house: RunningHouse, width: int
) -> None:
    """TDA 2022 opens hands at an all-in and does not say how the first button is found."""
    context = chromium.new_context(viewport={"width": width, "height": 844}, locale="en")
    context.add_cookies(house.cookies())
    form = Director(on_screen(context, house, "/events"))
    form.tap("open-event")
    form.see("section-policy").locator("summary").click()
    for area in ("hand", "floor", "tournament", "room"):
        form.tap(f"policy-area-{area}")
        expect(form.see(f"policy-area-{area}")).to_have_attribute("aria-expanded", "true")
        assert form.page.evaluate(CUT_IN_FIELDS) == []
    rules = form.see("section-policy")
    form.see("policy-search").fill("first_button")
    expect(rules).to_contain_text("The book is silent; by default: by lot (elsewhere: CLUB-7:7.2.1-b)")
    form.see("policy-search").fill("raise_cap")
    expect(rules).to_contain_text("The book leaves it open; by default: a bet and three raises TDA-2022:48")
    form.see("policy-search").fill("misdeal_button")
    form.see("policy-misdeal_button").select_option(index=1)
    expect(rules).to_contain_text("Here: ")
    context.close()


@pytest.mark.parametrize(
    ("lang", "clock"),
    [("en", "By the book: 25 seconds TDA-2022:29.2"), ("ru", "По книге: 25 секунд TDA-2022:29.2")],
)
def test_every_rule_of_the_house_is_in_the_form_of_an_event_and_is_answered_there(
    chromium: Browser, house: RunningHouse, lang: str, clock: str
) -> None:
    """All that a policy answers but the cash room's, by who reads it; what one changes stands in the file."""
    context = chromium.new_context(viewport=PHONE, has_touch=True, locale=lang)
    context.add_cookies(house.cookies())
    form = Director(on_screen(context, house, "/events"))
    form.tap("open-event")
    form.see("section-policy").locator("summary").click()
    shown = []
    for area in ("hand", "floor", "tournament", "room"):
        form.tap(f"policy-area-{area}")
        expect(form.see(f"policy-area-{area}")).to_have_attribute("aria-expanded", "true")
        rules = form.page.locator("[data-testid^='policy-']:is(input:not([type=search]), select)")
        shown += rules.evaluate_all("rules => rules.map(rule => rule.dataset.testid.slice(7))")
    assert sorted(shown) == sorted(name for name, rule in fields().items() if rule.area != "cash")
    form.see("policy-search").fill("clock_seconds")
    expect(form.see("section-policy")).to_contain_text(clock)
    form.see("policy-clock_seconds").fill("40")
    form.tap("by-file")
    expect(form.see("toml")).to_have_value(re.compile(r"\[event\]\nclock_seconds = 40"))
    context.close()
