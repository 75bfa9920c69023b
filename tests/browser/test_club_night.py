"""A club's night: the owner's first start, seats at once, mistakes put right, the bubble, a deal, drawers to the cent,
the season's table and the accountant's report."""

from __future__ import annotations

import re
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Opens
from tests.browser.director import Director
from tests.browser.looks import ACROSS, UPRIGHT, barriers, covered, cut_off
from tests.browser.test_staff import taken_name
from tests.server.event_file import event_file
from tests.server.house import OWNER, Client, RunningHouse

NIGHT = event_file(
    "Club Night",
    rebuys={"price": 50, "chips": 10_000, "levels": 1},
    add_on={"price": 30, "chips": 10_000, "after_level": 1},
    seating={"at_entry": 5},
    prizes={"ladder": [25, 18, 13, 10, 8, 7, 6, 5, 4, 4]},
)
EVENT = "event/club-night"
ENTRY, REBUY, ADD_ON = 60_00, 50_00, 30_00
FLOAT = 100_00
PAID = 10


class Cashier:
    """A cashier without a screen, with a drawer of his own."""

    def __init__(self, house: RunningHouse, secret: str) -> None:
        self.line = Client(house, secret)

    def ask(self, type: str, to: str, **ask: Any) -> dict[str, Any]:
        answer = self.line.ask(type, to, **ask)
        assert answer["t"] == "done", answer
        return answer

    def sells(self, type: str, **what: Any) -> None:
        self.ask("sell", "cage", event="club-night", what={"type": type, **what})

    def event(self) -> dict[str, Any]:
        return self.line.look(EVENT)

    def cage(self) -> dict[str, Any]:
        return self.line.look("cage")


def of_table(view: dict[str, Any], number: int) -> list[str]:
    return next(
        [seat["player"] for seat in table["taken"]]
        for table in view["picture"]["tables"]
        if table["number"] == number
    )


def test_a_club_plays_its_night_from_the_first_start_to_the_accountants_report(
    open_house: Callable[[], RunningHouse], opens: Opens
) -> None:
    house = open_house()
    house.owner = owns = the_owner_starts_the_house(house, opens)
    secret = house.hired("Carl", "cashier")
    owner, carl = Cashier(house, house.owner), Cashier(house, secret)
    desk = forty_enter_with_two_cashiers(house, owner, carl, opens)
    talker = a_wrong_bust_is_taken_back_after_five_acts(house, owner, carl, desk)
    a_round_of_penalty_is_served(house, owner, desk, talker, opens)
    a_screen_is_paired_and_told_what_to_show(house, desk, opens)
    one_is_moved_by_the_directors_order(owner, desk)
    held = owner.event()["picture"]
    house.kill()
    house = open_house()
    house.owner = owns
    owner, carl = Cashier(house, owns), Cashier(house, secret)
    stood = owner.event()["picture"]
    for kept in ("tables", "money", "entries", "rebuys"):
        assert stood[kept] == held[kept]
    sold = in_the_break_a_table_buys_and_levels_are_changed(owner, desk)
    the_bubble_bursts_as_the_tables_report_their_hand(house, owner, desk, opens)
    left = four_make_a_deal_that_ends_it(owner, desk)
    more, paid = everybody_is_paid_and_the_drawers_balance(
        owner, carl, left, 41 * ENTRY + REBUY + sold * ADD_ON
    )
    the_season_has_its_table(desk, house, left)
    taken = 41 * ENTRY + REBUY + sold * ADD_ON + more
    the_accountant_reads_that_nothing_is_missing(desk, house, taken, paid)
    assert sum(house.balances().values()) == 0


def the_owner_starts_the_house(house: RunningHouse, opens: Opens) -> str:
    """Whoever opens the address that the house prints at its first start owns it, under the name he takes there."""
    page = opens(house, f"/staff#{house.first_code}")
    taken_name(page, OWNER["name"])
    page.get_by_test_id("own").click()
    expect(page.get_by_test_id("grant-owner")).to_be_visible()
    return str(page.context.cookies()[0].get("value"))


def forty_enter_with_two_cashiers(
    house: RunningHouse, owner: Cashier, carl: Cashier, opens: Opens
) -> Director:
    """Whoever enters has his seat and his card at once; a second of one name comes in; the clock starts later."""
    status, _, _ = house.post("/api/events", {"toml": NIGHT, "id": "club-night"}, **house.as_owner)
    assert status == HTTPStatus.OK
    for cashier in (carl, owner):
        cashier.ask("open-drawer", "cage", float=FLOAT)
    for number in range(1, 38):
        (carl if number % 2 else owner).sells("register", player=f"p{number}", name=f"Player {number}")
    desk = Director(opens(house, "/event/club-night/desk", house.owner, "laptop"))
    expect(desk.see("desk")).to_have_attribute("data-phase", "registering")
    desk.enter("Ivan Petrov")
    expect(desk.see("entered")).to_contain_text("seat")
    with desk.page.expect_response(lambda told: "paper.pdf?of=seats" in told.url) as card:
        desk.tap("print-card")
    assert (card.value.status, card.value.headers["content-type"]) == (HTTPStatus.OK, "application/pdf")
    assert card.value.headers["content-security-policy"] == "frame-ancestors 'self'"
    desk.see("search").fill("Ivan Petrov")
    desk.give("register-another")
    desk.enter("Zoe")
    view = owner.event()
    names = list(view["picture"]["players"].values())
    assert (len(names), names.count("Ivan Petrov")) == (40, 2)
    assert sorted([len(table["taken"]) for table in view["picture"]["tables"]]) == [8] * 5
    assert view["picture"]["phase"] == "registering"
    desk.tap("start")
    expect(desk.see("desk")).to_have_attribute("data-phase", "running")
    return desk


def a_wrong_bust_is_taken_back_after_five_acts(
    house: RunningHouse, owner: Cashier, carl: Cashier, desk: Director
) -> str:
    """It is another's, so that one is asked first; what came after it stands."""
    flora = Cashier(house, house.hired("Flora", "floor"))
    wrong, right, again, talker, *_ = of_table(owner.event(), 1)
    out, taker, *_ = of_table(owner.event(), 2)
    flora.ask("bust", EVENT, player=wrong, takers=[right])
    owner.ask("bust", EVENT, player=again, takers=[right])
    carl.sells("buy", player=again, kind="rebuy")
    owner.ask("penalise", EVENT, player=talker, offence="talks", sanction="rounds", number=1)
    owner.ask("bust", EVENT, player=out, takers=[taker])
    owner.sells("register", player="late", name="Late")
    desk.page.keyboard.press("Digit4")
    line = desk.page.locator("[data-testid=log] li").filter(has_text="lost all chips").last
    line.locator(".what").click()
    line.get_by_role("button", name="Undo").click()
    expect(desk.see("undo-sheet")).to_contain_text("Flora is told")
    desk.give("undo-anyway")
    entrants = people(owner)
    assert (entrants[wrong]["status"], entrants[wrong]["stack"]) == ("playing", 10_000)
    assert (entrants[right]["stack"], entrants[again]["stack"]) == (20_000, 10_000)
    return talker


def a_round_of_penalty_is_served(
    house: RunningHouse, owner: Cashier, desk: Director, talker: str, opens: Opens
) -> None:
    """A round at a table of eight: its dealer reports a hand, and the director says that the rest is served."""
    assert people(owner)[talker]["missing"] == 8
    dana = house.hired("Dana", "dealer", "event/club-night")
    page = opens(house, "/event/club-night/dealer", dana, "laptop")
    tablet = Director(page)
    tablet.tap("deal-at-1")
    for size in (ACROSS, UPRIGHT):
        page.set_viewport_size(size)
        page.wait_for_function("size => innerWidth === size.width && innerHeight === size.height", arg=size)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        assert cut_off(page) == []
    tablet.tap("hand-played")
    expect(tablet.see("hand-played")).to_contain_text("1 hand")
    assert covered(page) == []
    assert people(owner)[talker]["missing"] == 7
    (seat,) = [
        seat["seat"] for seat in owner.event()["picture"]["tables"][0]["taken"] if seat["player"] == talker
    ]
    tablet.tap(f"at-{seat}")
    tablet.tap("wants-chips")
    expect(tablet.see("called")).to_contain_text("Rebuy")
    assert barriers(page) == []
    expect(desk.see("call-from-1")).to_contain_text("Rebuy")
    desk.give("answer-1")
    expect(tablet.see("call-ruling")).to_be_visible()
    desk.tap(f"seat-1-{seat}")
    expect(desk.see("player-sheet")).to_contain_text("1 round (8 hands)")
    desk.give("served-all")
    assert people(owner)[talker]["missing"] == 0


def a_screen_is_paired_and_told_what_to_show(house: RunningHouse, desk: Director, opens: Opens) -> None:
    """By the code it shows; then the desk has it show the seats in place of the clock, in the house's colours."""
    screen = opens(house, "/screen", size="tv")
    shown = screen.get_by_test_id("screen-code")
    expect(shown).to_have_text(re.compile("^[2-9A-Z]{4}$"))
    desk.page.keyboard.press("Digit5")
    desk.tap("screens")
    desk.see("pair-code").fill(shown.inner_text())
    desk.see("pair-name").fill("Bar")
    desk.tap("pair")
    framed = screen.frame_locator("iframe")
    expect(framed.get_by_test_id("tv-clock")).to_be_visible()
    bar = desk.see("screen-Bar")
    bar.get_by_role("combobox").select_option("seating")
    expect(framed.get_by_test_id("wall")).to_have_attribute("data-layout", "seating")
    desk.see("look-ground").fill("#102040")
    desk.see("look-accent").fill("#152545")
    desk.tap("look-set")
    expect(desk.see("screens-sheet").get_by_role("alert")).to_contain_text("#152545")
    desk.see("look-accent").fill("#ffcc00")
    desk.tap("look-set")
    expect(desk.see("screens-sheet").get_by_role("alert")).to_have_count(0)
    assert barriers(desk.page) == []
    bar.get_by_role("combobox").select_option("clock")
    expect(framed.get_by_test_id("tv-clock")).to_have_css("background-color", "rgb(16, 32, 64)")
    desk.page.keyboard.press("Escape")
    screen.close()


def one_is_moved_by_the_directors_order(owner: Cashier, desk: Director) -> None:
    """To the seat that the director taps: the empty one first, then who comes."""
    taken = {
        table["number"]: {seat["seat"]: seat["player"] for seat in table["taken"]}
        for table in owner.event()["picture"]["tables"]
    }
    # Whoever came late has filled one of the tables.
    to, free = next(
        (table, seat) for table in (1, 2, 4, 5) for seat in range(1, 10) if seat not in taken[table]
    )
    mover = of_table(owner.event(), 3)[-1]
    desk.give(f"empty-{to}-{free}", f"bring-{mover}")
    (table,) = [each for each in owner.event()["picture"]["tables"] if each["number"] == to]
    assert [seat["player"] for seat in table["taken"] if seat["seat"] == free] == [mover]


def in_the_break_a_table_buys_and_levels_are_changed(owner: Cashier, desk: Director) -> int:
    """All but one of table 3 take the add-on, the 25s leave, and a level is split while the event runs."""
    owner.ask("set-clock", EVENT, left=0)
    expect(desk.page.locator(".strip")).to_contain_text("Break")
    before, sold = desk.version, len(of_table(owner.event(), 3)) - 1
    desk.see("table-3").locator(".head").click()
    desk.tap("add-ons")
    desk.see("add-ons-sheet").locator("[data-testid^=add-on-]").first.click()
    desk.tap("sell-add-ons")
    desk.wait_past(before + sold - 1)
    assert owner.event()["picture"]["add_ons"] == sold
    desk.give("do-colour-up")
    desk.tap("clock")
    desk.tap("edit-levels")
    desk.tap("level-3-more")
    desk.tap("level-3-split")
    desk.give("save-levels")
    assert [each["big_blind"] for each in owner.event()["about"]["structure"]] == [50, 0, 200, 300, 400]
    return sold


def the_bubble_bursts_as_the_tables_report_their_hand(
    house: RunningHouse, owner: Cashier, desk: Director, opens: Opens
) -> None:
    """No more chips are sold. One before the money all tables play one hand, and he who goes out in it is unpaid.

    A dealer's tablet and the other tables report that hand, and the last of them ends it.
    """
    owner.ask("close-registration", EVENT)
    owner.ask("close-rebuys", EVENT)
    down_to(owner, PAID + 1)
    desk.give("do-hand-for-hand")
    expect(desk.see("hands")).to_be_visible()
    tables = owner.event()["picture"]["tables"]
    table, *others = sorted(tables, key=lambda table: len(table["taken"]), reverse=True)
    page = opens(
        house,
        f"/event/club-night/dealer?table={table['number']}",
        house.hired("Dina", "dealer", EVENT),
        "laptop",
    )
    tablet = Director(page)
    expect(tablet.see("hand-waits")).to_contain_text("first tap who is out")
    out, taker, *_ = [seat["player"] for seat in table["taken"]]
    owner.ask("bust", EVENT, player=out, takers=[taker])
    expect(desk.see("hands")).to_contain_text(owner.event()["picture"]["players"][out])
    tablet.tap("hand-played")
    expect(tablet.see("hand-waits")).to_contain_text("waits for the others")
    expect(tablet.see("hand-played")).to_be_disabled()
    expect(desk.see("still-playing")).to_contain_text(str(others[0]["number"]))
    for other in others:
        if len(other["taken"]) > 1:
            owner.ask("count-hands", EVENT, table=other["number"])
    expect(desk.see("hands")).to_have_count(0)
    picture = owner.event()["picture"]
    assert picture["left"] == PAID
    assert not picture["hand_for_hand"]["on"]
    assert not any(each["prize"] for each in picture["results"])


def four_make_a_deal_that_ends_it(owner: Cashier, desk: Director) -> list[str]:
    """The field plays down to four, who share by the model in whole units."""
    down_to(owner, 4)
    picture = owner.event()["picture"]
    left = [seat["player"] for table in picture["tables"] for seat in table["taken"]]
    stacks = {id: each["stack"] for id, each in people(owner).items()}
    assert sum(stacks.values()) == picture["in_play"] == sum([stacks[each] for each in left])
    owner.ask("offer-deal", EVENT, kind="icm")
    for player in left:
        owner.ask("answer-deal", EVENT, player=player, number=1, yes=True)
    desk.give("end-by-deal")
    expect(desk.see("desk")).to_have_attribute("data-phase", "finished")
    return left


def everybody_is_paid_and_the_drawers_balance(
    owner: Cashier, carl: Cashier, left: list[str], taken: int
) -> tuple[int, int]:
    """What came out of the safe, and what was paid, in cents; both drawers are counted, and nothing is missing."""
    view = owner.event()
    owed, money = view["floor"]["owed"], view["picture"]["money"]
    assert len(owed) == PAID
    assert set(left) <= set(owed)
    assert money["pool"] + money["fees"] == taken
    assert money["paid"] == money["pool"] == sum(owed.values())
    # What one drawer lacks comes over from the other.
    more = sum(owed.values())
    owner.ask("take-money", "cage", drawer=0, amount=more, person="", name="From the safe", method="cash")
    for player, amount in owed.items():
        owner.ask(
            "pay-money", "cage", drawer=0, event="club-night", person=player, amount=amount, method="cash"
        )
    assert owner.event()["floor"]["owed"] == {} or not any(owner.event()["floor"]["owed"].values())
    held = {drawer["number"]: drawer["held"]["cash"] for drawer in owner.cage()["drawers"]}
    assert sum(held.values()) == 2 * FLOAT + taken + more - money["paid"]
    names = {drawer["number"]: drawer["name"] for drawer in owner.cage()["drawers"]}
    for number, cash in held.items():
        whose = carl if names[number] == "Carl" else owner
        whose.ask("close-drawer", "cage", drawer=number, counted=cash)
    return more, money["paid"]


def the_season_has_its_table(desk: Director, house: RunningHouse, left: list[str]) -> None:
    """A season set on its page counts the night: everybody has points, the four who shared before all others."""
    page = desk.page
    page.goto(f"{house.address}/cash/seasons")
    page.get_by_test_id("season-new").click()
    page.get_by_test_id("season-name").fill("This year")
    page.get_by_test_id("season-since").fill("2020-01-01T00:00")
    page.get_by_test_id("season-until").fill("2099-01-01T00:00")
    page.get_by_test_id("season-set").click()
    rows = page.get_by_test_id("season-table").locator("tbody tr")
    expect(rows).to_have_count(41)
    points = [int(each.replace(",", "")) for each in rows.locator("strong").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert points[0] > points[PAID] > 0


def the_accountant_reads_that_nothing_is_missing(
    desk: Director, house: RunningHouse, taken: int, paid: int
) -> None:
    """All that went through the drawers, in money; each was counted as it should be."""
    page = desk.page
    page.goto(f"{house.address}/cash/cage/report")
    row = page.get_by_test_id("methods").get_by_role("row").filter(has_text="Cash").first
    expect(row).to_be_visible()
    figures = [float(text.replace(",", "")) for text in row.locator("td").all_inner_texts()]
    assert figures[1:] == [taken / 100, paid / 100, (taken - paid) / 100]
    drawers = page.locator("[data-testid^=drawer-]")
    expect(drawers).to_have_count(2)
    for drawer in drawers.all():
        expect(drawer.locator("div", has_text="Difference")).to_contain_text(re.compile(r"Difference\s*0"))


def people(owner: Cashier) -> dict[str, dict[str, Any]]:
    """The players as the floor sees them, and how many hands they have to miss."""
    view = owner.event()
    missing = {
        seat["player"]: seat.get("missing", 0)
        for table in view["picture"]["tables"]
        for seat in table["taken"]
    }
    return {each["id"]: {**each, "missing": missing.get(each["id"], 0)} for each in view["floor"]["entrants"]}


def down_to(owner: Cashier, players: int) -> None:
    """Players go out at the fullest table, each to somebody there; the final table is drawn on the way."""
    while (picture := owner.event()["picture"])["left"] > players:
        if any([due["kind"] == "final-table" for due in picture["due"]]):
            owner.ask("form-final-table", EVENT)
            continue
        # Nobody is busted past the size of a final table before it is drawn.
        until = max(players, 9 if len(picture["tables"]) > 1 else players)
        seated = [[seat["player"] for seat in table["taken"]] for table in picture["tables"]]
        for _ in range(picture["left"] - until):
            player, *others = max(seated, key=len)
            owner.ask("bust", EVENT, player=player, takers=others[-1:])
            seated[seated.index([player, *others])] = others
