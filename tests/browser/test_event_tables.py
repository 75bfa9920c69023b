"""A table of a tournament on the page: no chips to buy, no seat to choose, and a player who is moved goes along."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.felt import PATIENCE, Hero
from tests.server.house import RunningHouse
from tests.server.test_event_live import KEY, Seat, done, post

ONLINE = (
    f"seed_demo=False, floor_key={KEY!r}, act_seconds=1, pause_seconds=0.2,"
    " pace=Pace(think_least=5, think_most=30, unwatched=0, sleep=False)"
)

EVENT = """
name = "Evening"
stack = 20000
buy_in = 10
seats = 4

[[level]]
small_blind = 50
big_blind = 100
hands = 400
"""


def sides(floor: Seat, number: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The table of this number, and the other one."""
    first, second = sorted(floor.event["view"]["tables"], key=lambda each: each["number"] != number)
    return first, second


def free_at(table: dict[str, Any]) -> int:
    return next(seat for seat in range(1, 5) if seat not in {each["seat"] for each in table["taken"]})


def test_the_page_follows_a_player_to_the_table_he_is_moved_to(chromium: Browser, tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db", ONLINE)
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en")
    try:
        post(house, "/api/events", toml=EVENT, id="evening", bots=6)
        page = context.new_page()
        hero = Hero(page, house.address)
        page.goto(house.address)
        hero.see("name-input").fill("Hero")
        hero.see("join").click()
        expect(hero.see("wallet")).to_be_visible()
        token = page.evaluate("localStorage.getItem('croupier-token')")
        with Seat(house, token=token) as himself, Seat(house, KEY) as floor:
            himself.look("evening")
            done(himself.tell("evening", "register", player=""))
            floor.look("evening")
            done(floor.tell("evening", "start"))
            floor.hear_until(lambda _: len(floor.event["about"]["table_ids"]) == 2)
            himself.settle()
            me = himself.event["view"]["me"]
            page.goto(f"{house.address}/table/{floor.event['about']['table_ids'][str(me['table'])]}")
            expect(hero.see(f"stack-{me['seat']}")).to_be_visible()
            expect(hero.see("leave")).to_have_count(0)
            expect(hero.see("top-up")).to_have_count(0)
            done(floor.tell("evening", "stop"))
            floor.hear_until(lambda _: not any(each["playing"] for each in floor.event["view"]["tables"]), 30)
            here, there = sides(floor, me["table"])
            if len(here["taken"]) < len(there["taken"]):
                # A move that leaves the tables two apart would be balanced back at once.
                guest = there["taken"][0]["player"]
                done(floor.tell("evening", "move", player=guest, table=here["number"], seat=free_at(here)))
                here, there = sides(floor, me["table"])
            free = free_at(there)
            done(floor.tell("evening", "move", player=me["player"], table=there["number"], seat=free))
            page.wait_for_url(re.compile(f"/table/evening-{there['number']}$"), timeout=PATIENCE)
            expect(hero.see("notice")).to_contain_text(re.compile("director", re.IGNORECASE))
            expect(hero.see(f"stack-{free}")).to_be_visible()
            done(floor.tell("evening", "resume"))
            expect(hero.see("table")).to_have_attribute("data-hand", re.compile(r"\d+"))
    finally:
        context.close()
        assert house.close() == (0, "")
