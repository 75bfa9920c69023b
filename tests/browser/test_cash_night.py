"""What a night has beside its hands: must-move, high hand, points, tips, fills of two names, an event's papers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Opens
from tests.browser.director import Floor
from tests.browser.looks import ACROSS, SIZES, UPRIGHT
from tests.browser.test_cash import a_room_of_five, filled
from tests.browser.test_staff import signed_by
from tests.server.house import QUICK, RunningHouse

SETTINGS = f"{QUICK}, seed_demo=False"
OAK = re.compile("^Oak")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("house") / "croupier.db", SETTINGS)
    yield house
    house.kill()


@pytest.fixture(scope="module")
def room(house: RunningHouse) -> Floor:
    """Oak with five, and Elm, which feeds it, with Mia and Max; Lena deals."""
    floor = a_room_of_five(house)
    elm = {"variant": "nl-holdem", "small": 1, "big": 2, "least": 100, "rack": 5000, "feeds": "oak"}
    floor.tell("cash", "open-table", table="", name="Elm", **elm)
    for seat, name in ((2, "Mia"), (3, "Max")):
        floor.tell("cash", "sit", table="elm", seat=seat, person="", name=name, chips=200, waits=False)
    floor.tell("cash", "dealer-in", dealer="Lena")
    floor.tell("cash", "push")
    return floor


@pytest.fixture
def floor(opens: Opens, house: RunningHouse, room: Floor) -> Page:
    """The floor's own screen, with all that is taken open."""
    assert room
    page = opens(house, "/cash", house.owner, "laptop")
    page.get_by_test_id("takings").locator("summary").click()
    return page


def test_a_seat_of_the_main_table_is_the_must_move_players_before_the_lists(
    opens: Opens, house: RunningHouse, floor: Page
) -> None:
    due = floor.get_by_role("status").locator("p").filter(has_text="Mia")
    expect(due).to_contain_text("Mia: Elm to Oak, seat 6")
    due.get_by_role("button", name="Moved").click()
    # Whoever sat down next at Elm is due for the next seat.
    expect(floor.get_by_role("status").locator("p").filter(has_text="Max")).to_contain_text("Oak, seat 7")
    floor.get_by_test_id("tile").get_by_role("button", name=OAK).click()
    expect(floor.get_by_test_id("table-sheet").locator('[data-seat="6"]')).to_contain_text("Mia")
    tv = opens(house, "/cash/lists", size="tv")
    expect(tv.get_by_text("Oak").first).to_be_visible()


def test_the_high_hand_of_the_hour_is_shown_on_the_floor_and_on_the_wall(
    opens: Opens, house: RunningHouse, floor: Page
) -> None:
    takings = floor.get_by_test_id("takings")
    takings.get_by_role("button", name="Rules: high hand").click()
    rules = takings.locator("form").last
    rules.get_by_label("Prize, in chips").fill("300")
    rules.get_by_label("The weakest hand that counts").fill("2c2d2h3c3d")
    takings.get_by_test_id("go-set-high-hand").click()
    expect(takings).to_contain_text("High hand, 300:")
    shown = {"To_seat": "3", "Cards_shown": "AhAs", "Board,_five_cards": "AcAdKc2h3h"}
    filled(takings, "High hand shown", **shown)
    expect(takings.locator("p").filter(has_text="High hand")).to_contain_text("Vera")
    wall = opens(house, "/cash/lists", size="tv")
    expect(wall.get_by_text("High hand, 300:")).to_be_visible()
    # Four queens are less than four aces.
    filled(
        takings,
        "High hand shown",
        **shown | {"To_seat": "4", "Cards_shown": "QhQd", "Board,_five_cards": "QcQs5d2h3h"},
    )
    expect(takings.get_by_test_id("refused")).to_contain_text("Vera has shown")


def test_points_are_given_spent_and_never_more_than_there_are(floor: Page) -> None:
    takings = floor.get_by_test_id("takings")
    filled(takings, "Points an hour", Points_an_hour="10")
    boris = takings.locator("li").filter(has=floor.get_by_text("Boris")).last
    expect(boris).to_be_visible()
    for step, points, why, left in (
        ("Give points", "25", "birthday", "25"),
        ("Spend points", "15", "dinner", "10"),
    ):
        takings.get_by_role("button", name=step).click()
        form = takings.locator("form").last
        form.get_by_label("Player").select_option(label="Boris")
        form.get_by_label("Points for play").fill(points)
        form.get_by_label("What for").fill(why)
        form.get_by_role("button", name=step).click()
        expect(boris.locator("b")).to_have_text(left)


def test_tips_that_fell_are_counted_and_go_to_who_dealt(floor: Page) -> None:
    floor.get_by_test_id("tile").get_by_role("button", name=OAK).click()
    sheet = floor.get_by_test_id("table-sheet")
    filled(sheet, "Tip", Chips="12")
    expect(sheet.locator("dl")).to_contain_text("Tips")
    sheet.get_by_role("button", name="Count a box").first.click()
    form = sheet.locator("form").last
    form.get_by_label("Boxes").select_option(label="Tips")
    form.get_by_label("Signed by").first.fill("Lena")
    form.get_by_label("Signed by").last.fill("Floor")
    form.get_by_label("Counted").fill("12")
    form.get_by_role("button", name="Count a box").click()
    expect(sheet.locator("dl")).not_to_contain_text("Tips")
    floor.keyboard.press("Escape")
    takings = floor.get_by_test_id("takings")
    filled(takings, "Share the tips")
    expect(takings.locator("li").filter(has_text="Lena")).to_contain_text("has had 12")


def test_a_refusal_is_read_where_it_was_asked_and_what_was_filled_in_is_kept(floor: Page) -> None:
    """At the form of a table's sheet, and nowhere else: in the hand, over its keyboard, and on a laptop."""
    sheet = floor.get_by_test_id("table-sheet")
    above_the_keyboard: ViewportSize = {"width": 390, "height": 420}
    for size in (SIZES["phone"], above_the_keyboard, SIZES["laptop"]):
        floor.set_viewport_size(size)
        floor.get_by_test_id("tile").get_by_role("button", name=OAK).click()
        sheet.locator('[data-seat="8"]').click()
        sheet.get_by_label("Player").fill("Vera")
        sheet.get_by_label("Chips").fill("4000")
        sheet.get_by_role("button", name="Sit down").click()
        expect(sheet.get_by_test_id("refused")).to_be_in_viewport(ratio=1)
        expect(sheet.get_by_label("Player")).to_have_value("Vera")
        expect(sheet.get_by_label("Chips")).to_have_value("4000")
        assert floor.get_by_test_id("notice").count() == 0
        # What was refused is read no longer once something else is filled in.
        sheet.get_by_label("Chips").fill("5000")
        expect(sheet.get_by_test_id("refused")).to_have_count(0)
        floor.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_on_the_dealers_tablet_the_hand_and_its_rake_stand_above_all_else(
    opens: Opens, house: RunningHouse, room: Floor
) -> None:
    """In portrait and on its side, by the pot or by hand, nothing below the fold."""
    tablet = opens(house, "/cash/table/oak", house.hired("Dagmar", "dealer", "cash/oak"))
    for raked, button in (("", "hand"), ("25/50", "pots")):
        if raked:
            rows = [
                {"players": 2, "pot": 20, "rake": 1, "jackpot": 0},
                {"players": 2, "pot": 80, "rake": 5, "jackpot": 0},
            ]
            room.tell("cash", "set-rake", name=raked, rows=rows)
            room.tell("cash", "rake-by", table="oak", name=raked)
        for size in (UPRIGHT, ACROSS):
            tablet.set_viewport_size(size)
            expect(tablet.get_by_test_id(button)).to_be_in_viewport(ratio=1)
            tablet.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
            hand, first = tablet.locator(".hand").bounding_box(), tablet.locator(".ring").first.bounding_box()
            assert hand
            assert first
            assert hand["y"] <= first["y"] + 1
            # Nor is anything of a seat whose player is told of, or where one sits down.
            for seat, last in (("2", "Cash out"), ("8", "Sit down")):
                tablet.locator(f'[data-seat="{seat}"]').click()
                lowest = tablet.get_by_role("button", name=last)
                expect(lowest).to_be_in_viewport(ratio=1)
                tablet.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
                edge, foot = lowest.bounding_box(), tablet.locator(".notices").bounding_box()
                assert edge
                assert foot
                assert edge["y"] + edge["height"] <= foot["y"]
                tablet.locator(f'[data-seat="{seat}"]').click()


def test_a_fill_that_a_dealer_asks_for_is_signed_by_two_on_the_floors_page(
    opens: Opens, tmp_path: Path
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{SETTINGS}, rules=Rules(second_signature=500_00)")
    password = {"password": "violins at dusk"}
    mona = house.signed_in(house.hired("Mona", "manager"))
    assert house.post("/api/people/password", password, **mona)[0] == HTTPStatus.OK
    Floor(house).tell(
        "cash", "open-table", table="", name="Oak", variant="nl-holdem", small=1, big=2, least=100
    )
    tablet = opens(house, "/cash/table/oak", house.hired("Dagmar", "dealer", "cash/oak"))
    tablet.get_by_role("group", name="Call the floor").get_by_role("button", name="Fill").click()
    tablet.get_by_label("Chips").fill("300")
    tablet.get_by_role("button", name="Ask for it").click()
    expect(tablet.get_by_text("Fill 300")).to_be_visible()

    floor = opens(house, "/cash", house.owner, "laptop")
    floor.get_by_role("button", name="Fill 300").click()
    expect(floor.get_by_test_id("sign-what")).to_contain_text("300")
    expect(tablet.locator("dl")).to_contain_text("0")
    signed_by(floor, "Mona", "violins at dusk")
    expect(floor.get_by_test_id("sign-too")).to_have_count(0)
    # The chips are in the rack, and nobody calls any more.
    expect(tablet.locator("dl")).to_contain_text("300")
    expect(tablet.get_by_role("group", name="Call the floor")).to_be_visible()
    opens.close()
    assert house.close() == (0, "")


def test_the_papers_of_an_evening_open_from_the_desk_as_pdf_and_csv(
    opens: Opens, house: RunningHouse, room: Floor
) -> None:
    """What the links lead to, fetched as the page would: each a file of its kind."""
    room.fill("papers", start=False)
    desk = opens(house, "/event/papers/desk", house.owner, "laptop")
    desk.get_by_test_id("tab-more").click()
    links = desk.locator(".paper a")
    expect(links.first).to_be_visible()
    addresses = links.evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert len(addresses) >= 10
    for address in addresses:
        answer = desk.request.get(house.address + address)
        assert answer.status == HTTPStatus.OK, address
        pdf = ".pdf" in address
        assert answer.headers["content-type"].startswith("application/pdf" if pdf else "text/csv"), address
        assert not pdf or answer.body().startswith(b"%PDF-")
