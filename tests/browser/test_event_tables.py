"""A table of a tournament on the page: no chips to buy, no seat to choose, and a player who is moved goes along."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.felt import Hero
from tests.server.house import RunningHouse, hear_until
from tests.server.test_event_face_down import BUBBLE, PATIENT, in_turn
from tests.server.test_event_live import Seat, done, post
from tests.server.test_event_online import Player

ONLINE = (
    "seed_demo=False, act_seconds=1, pause_seconds=0.2,"
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
    first, second = sorted(floor.event["picture"]["tables"], key=lambda each: each["number"] != number)
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
        secret = next(each["value"] for each in context.cookies() if each["name"] == house.cookie)
        with Seat(house, secret=secret) as himself, Seat(house, house.owner) as floor:
            himself.look("evening")
            done(himself.tell("evening", "register", player=""))
            floor.look("evening")
            done(floor.tell("evening", "start"))
            hear_until((floor,), lambda: len(floor.event["about"]["table_ids"]) == 2)
            # Before anybody can go out, or be moved by what comes of that.
            done(floor.tell("evening", "stop"))
            hear_until(
                (floor,), lambda: not any(each["playing"] for each in floor.event["picture"]["tables"])
            )
            himself.settle()
            me = himself.event["picture"]["me"]
            page.goto(f"{house.address}/table/{floor.event['about']['table_ids'][str(me['table'])]}")
            expect(hero.see(f"stack-{me['seat']}")).to_be_visible()
            expect(hero.see("leave")).to_have_count(0)
            expect(hero.see("top-up")).to_have_count(0)
            here, there = sides(floor, me["table"])
            if len(here["taken"]) < len(there["taken"]):
                # A move that leaves the tables two apart would be balanced back at once.
                guest = there["taken"][0]["player"]
                done(floor.tell("evening", "move", player=guest, table=here["number"], seat=free_at(here)))
                here, there = sides(floor, me["table"])
            free = free_at(there)
            done(floor.tell("evening", "move", player=me["player"], table=there["number"], seat=free))
            page.wait_for_url(re.compile(f"/table/evening-{there['number']}$"))
            expect(hero.see("notice")).to_contain_text(re.compile("director", re.IGNORECASE))
            expect(hero.see(f"stack-{free}")).to_be_visible()
            done(floor.tell("evening", "resume"))
            expect(hero.see("table")).to_have_attribute("data-hand", re.compile(r"\d+"))
    finally:
        context.close()
        assert house.close() == (0, "")


def test_the_page_says_why_an_all_in_lies_face_down(chromium: Browser, tmp_path: Path) -> None:
    """Two tables heads-up on the bubble: one is all-in and called before the other has acted."""
    house = RunningHouse(tmp_path / "croupier.db", PATIENT)
    page = chromium.new_context(viewport={"width": 390, "height": 844}, locale="ru").new_page()
    try:
        post(house, "/api/events", toml=BUBBLE, id="bubble")
        players = [Player(house) for _ in range(4)]
        for number, player in enumerate(players):
            player.join(f"Hero {number}")
            player.look("bubble")
            done(player.tell("bubble", "register", player=""))
        with Seat(house, house.owner) as floor:
            done(floor.tell("bubble", "start"))
        hear_until(players, lambda: all(each.event["about"]["table_ids"] for each in players))
        for player in players:
            player.find_seat()
        hear_until(players, lambda: len(in_turn(players)) == 2)
        first = in_turn(players)[0]
        other = next(each for each in players if each.at == first.at and each is not first)
        note = page.get_by_test_id("event-note")
        page.goto(f"{house.address}/table/{first.at}")
        expect(page.get_by_test_id("board")).to_be_visible()
        expect(note).to_have_count(0)
        assert first.act("raise", to=1000)["t"] == "done"
        hear_until(players, lambda: bool(in_turn([other])))
        assert other.act("call")["t"] == "done"
        expect(note).to_contain_text("Рука в руку")
        rest = [each for each in players if each.at != first.at]
        assert in_turn(rest)[0].act("fold")["t"] == "done"
        expect(note).to_have_count(0)
        for player in players:
            player.__exit__()
    finally:
        page.context.close()
        assert house.close() == (0, "")
