"""The events' pages one by one: what they show, to whom, in which language and at which size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import Opens
from tests.browser.director import PLAYERS, Floor
from tests.browser.looks import SIZES
from tests.server.event_file import event_file
from tests.server.house import RunningHouse
from tests.waiting import wait_until


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("house") / "croupier.db", "seed_demo=False")
    yield house
    house.kill()


@pytest.fixture(scope="module")
def floor(house: RunningHouse) -> Floor:
    floor = Floor(house)
    floor.fill("sunday")
    floor.fill("monday", start=False)
    return floor


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    return page


def test_what_a_thumb_has_to_hit_is_large(opens: Opens, house: RunningHouse, floor: Floor) -> None:
    assert floor
    page = opens(house, "/event/sunday/desk", house.owner)
    expect(page.get_by_test_id("table-1")).to_be_visible()
    page.get_by_test_id("seat-1-2").click()
    expect(page.get_by_test_id("player-sheet")).to_be_visible()
    for button in page.locator("button.seat, button.pad, nav button, .turn, .show").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("player-sheet")).to_have_count(0)


def test_screens_agree_though_one_of_them_is_set_three_hours_wrong(
    chromium: Browser, house: RunningHouse, floor: Floor
) -> None:
    assert floor
    context = chromium.new_context(viewport=SIZES["tv"])
    wrong = chromium.new_context(viewport=SIZES["tv"])
    wrong.add_init_script("const real = Date.now; Date.now = () => real() + 3 * 3600 * 1000")
    address = f"{house.address}/event/sunday/clock"
    screens = [opened(each, address) for each in (context, wrong)]
    timers = [page.get_by_test_id("timer") for page in screens]

    def agree() -> bool:
        one, other = [int(timer.get_attribute("data-left") or 0) for timer in timers]
        return 0 < one <= 1_200 and abs(one - other) <= 2

    wait_until(agree)
    for each in (context, wrong):
        each.close()


def test_the_timer_does_not_chatter(chromium: Browser, house: RunningHouse, floor: Floor) -> None:
    """Ears hear of levels and moves; the seconds are for eyes."""
    assert floor
    context = chromium.new_context(viewport=SIZES["tv"])
    page = opened(context, f"{house.address}/event/sunday/clock")
    expect(page.get_by_test_id("timer")).to_have_attribute("aria-live", "off")
    expect(page.get_by_role("status").filter(has_text="Level 1: 25 / 50")).to_have_count(1)
    page.evaluate(
        """() => {
          window.heard = 0
          const looks = new MutationObserver(all => { window.heard += all.length })
          for (const live of document.querySelectorAll('[role=status], [aria-live=polite]'))
            looks.observe(live, { childList: true, characterData: true, subtree: true })
        }"""
    )
    timer = page.get_by_test_id("timer")
    for _ in range(2):
        expect(timer).not_to_have_text(timer.inner_text())
    assert page.evaluate("window.heard") == 0
    context.close()


def test_a_player_reserves_by_himself_pays_at_the_desk_and_finds_his_seat(
    chromium: Browser, house: RunningHouse, floor: Floor
) -> None:
    floor.fill("tuesday", start=False)
    context = chromium.new_context(viewport=SIZES["phone"])
    page = opened(context, f"{house.address}/event/tuesday")
    page.get_by_test_id("name-input").fill("Thumb")
    page.get_by_test_id("join").click()
    page.get_by_test_id("register").click()
    reserved = page.get_by_text("Thumb, you have reserved: pay 60 at the desk and you are in.")
    expect(reserved).to_be_visible()
    page.get_by_test_id("unregister").click()
    expect(reserved).to_have_count(0)
    page.get_by_test_id("register").click()
    expect(reserved).to_be_visible()
    floor.paid("tuesday", "Thumb")
    expect(page.get_by_test_id("my-seat")).to_contain_text("Your seat is drawn when the event starts.")
    floor.ask("tuesday", type="start")
    expect(page.get_by_test_id("my-table")).to_be_visible()
    table, seat = floor.move("tuesday", "Thumb")
    expect(page.get_by_test_id("my-move")).to_contain_text(f"You move to table {table}, seat {seat}")
    expect(page.get_by_test_id("my-move")).to_contain_text("Moved by the director")
    page.get_by_role("button", name="I am there").click()
    expect(page.get_by_test_id("my-move")).to_have_count(0)
    context.close()


def test_a_penalty_by_the_book_and_the_log_of_who_did_what(
    opens: Opens, house: RunningHouse, floor: Floor
) -> None:
    floor.fill("wednesday")
    page = opens(house, "/event/wednesday/desk", house.owner)
    page.get_by_test_id("tab-players").click()
    page.get_by_test_id("search").fill("dor")
    page.get_by_test_id("player-dora").click()
    page.get_by_test_id("penalty").click()
    page.get_by_test_id("offence").select_option(index=1)
    expect(page.get_by_test_id("advice")).to_contain_text("TDA-2022:")
    page.get_by_test_id("sanction-rounds-1").click()
    expect(page.get_by_test_id("done")).to_contain_text("Dora: Misses 1 round")
    page.get_by_test_id("tab-log").click()
    expect(page.get_by_test_id("log").locator("li").first).to_contain_text("Dora: penalty")
    page.get_by_test_id("undo-last").click()
    expect(page.get_by_test_id("log").locator("li").first).to_contain_text("taken back by")
    page.get_by_role("button", name="Rulings and penalties").click()
    expect(page.get_by_text("No rulings, no penalties.")).to_be_visible()


def test_the_desk_by_keyboard(opens: Opens, house: RunningHouse, floor: Floor) -> None:
    """A slash and a name find a player, Enter opens him, U takes back what was done last."""
    floor.fill("friday")
    page = opens(house, "/event/friday/desk", house.owner, "laptop")
    expect(page.get_by_test_id("table-1")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("Fat")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("player-sheet").get_by_role("heading", name="Fatima")).to_be_visible()
    # A second Enter puts nobody out.
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("player-sheet")).to_be_visible()
    expect(page.get_by_test_id("desk-left")).to_contain_text("10 of 10")
    page.get_by_test_id("out").get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("desk-left")).to_contain_text("9 of 10")
    # As long as his sheet is open, letters are no commands.
    expect(page.get_by_test_id("player-sheet")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.get_by_test_id("desk-left")).to_contain_text("10 of 10")
    page.keyboard.press("4")
    expect(page.get_by_test_id("log").locator("li").first).to_contain_text("Fatima is out")
    page.get_by_test_id("log").locator("button.what").first.press("Enter")
    expect(page.get_by_test_id("led")).to_contain_text("Chips to")


def test_stacks_are_counted_before_a_deal(opens: Opens, house: RunningHouse, floor: Floor) -> None:
    floor.fill("count")
    page = opens(house, "/event/count/desk", house.owner)
    page.get_by_test_id("tab-prizes").click()
    page.get_by_test_id("count").click()
    stacks = page.get_by_test_id("count-sheet").locator("input")
    for number in range(10):
        stacks.nth(number).fill("12500" if number % 2 else "7500")
        if not number:
            expect(page.get_by_test_id("counted")).to_have_text("97,500 chips counted, 100,000 in play")
    expect(page.get_by_test_id("counted")).to_have_text("100,000 chips: all there")
    page.get_by_test_id("save-count").click()
    page.get_by_test_id("tab-tables").click()
    expect(page.locator(".seat").filter(has_text="12,500")).to_have_count(5)
    expect(page.locator(".seat").filter(has_text="7,500")).to_have_count(5)
    assert page.get_by_test_id("notice").count() == 0


def test_a_clause_opens_with_its_words(chromium: Browser, house: RunningHouse, floor: Floor) -> None:
    floor.fill("thursday")
    for name in PLAYERS[:2]:
        floor.ask("thursday", type="set-stack", player=name.lower(), chips=10_025)
    floor.level_over("thursday")
    context = chromium.new_context(viewport=SIZES["phone"], locale="ru-RU")
    context.add_cookies(house.cookies())
    page = opened(context, f"{house.address}/event/thursday/desk")
    page.get_by_test_id("due-colour-up").get_by_role("button", name="TDA-2022:24A.1").click()
    expect(page.get_by_test_id("clause")).to_contain_text("с места №1")
    context.close()


def test_without_a_role_the_desk_stays_shut(chromium: Browser, house: RunningHouse, floor: Floor) -> None:
    assert floor
    context = chromium.new_context(viewport=SIZES["phone"])
    page = opened(context, f"{house.address}/event/sunday/desk")
    expect(page.get_by_test_id("staff-only")).to_be_visible()
    expect(page.get_by_test_id("desk")).to_have_count(0)
    context.add_cookies(house.cookies())
    page.reload()
    expect(page.get_by_test_id("desk")).to_be_visible()
    context.close()


def test_an_event_is_opened_from_the_form(opens: Opens, house: RunningHouse, floor: Floor) -> None:
    """Blinds come from the planner, and the desk stands open at once."""
    assert floor
    page = opens(house, "/events", house.owner)
    page.get_by_test_id("open-event").click()
    page.get_by_test_id("draft-name").fill("Saturday Special")
    page.get_by_test_id("draft-players").fill("40")
    page.get_by_test_id("draft-hours").fill("4")
    expect(page.get_by_text("levels and breaks, about")).to_be_visible()
    page.get_by_test_id("open-now").click()
    expect(page.get_by_test_id("desk")).to_have_attribute("data-phase", "registering")
    expect(page.get_by_role("heading", name="Saturday Special")).to_be_visible()


def test_antes_that_fall_are_warned_of_in_the_form(opens: Opens, house: RunningHouse, floor: Floor) -> None:
    assert floor
    page = opens(house, "/events", house.owner)
    page.get_by_test_id("open-event").click()
    expect(page.get_by_text("levels and breaks, about")).to_be_visible()
    warning = page.get_by_test_id("ante-falls")
    expect(warning).to_have_count(0)
    page.get_by_test_id("level-1-ante").fill("700000")
    page.get_by_test_id("level-1-ante").press("Tab")
    expect(warning).to_have_count(1)
    expect(warning).to_contain_text("Level 2: the antes fall from 700,000 to")
    page.get_by_test_id("level-1-ante").fill("0")
    page.get_by_test_id("level-1-ante").press("Tab")
    expect(warning).to_have_count(0)


def test_the_form_says_which_level_cannot_be_and_opens_none_with_it(
    opens: Opens, house: RunningHouse, floor: Floor
) -> None:
    assert floor
    page = opens(house, "/events", house.owner)
    page.get_by_test_id("open-event").click()
    expect(page.get_by_text("levels and breaks, about")).to_be_visible()
    wrong, go = page.get_by_test_id("file-wrong"), page.get_by_test_id("open-now")
    expect(go).to_be_enabled()
    page.get_by_test_id("level-1-small_blind").fill("700")
    page.get_by_test_id("level-1-big_blind").fill("300")
    page.get_by_test_id("level-1-big_blind").press("Tab")
    for said in (wrong, page.get_by_test_id("level-flaw")):
        expect(said).to_have_text("Level 1: the big blind, 300, is below the small one, 700")
    expect(go).to_be_disabled()
    page.get_by_test_id("level-1-big_blind").fill("")
    page.get_by_test_id("level-1-big_blind").press("Tab")
    expect(wrong).to_have_text("Level 1 has neither a big blind nor a small bet")
    page.get_by_test_id("level-1-big_blind").fill("1400")
    page.get_by_test_id("level-1-big_blind").press("Tab")
    expect(wrong).to_have_count(0)
    expect(go).to_be_enabled()


def test_other_levels_of_a_running_event_say_why_they_are_not_taken(
    opens: Opens, house: RunningHouse, floor: Floor
) -> None:
    assert floor
    page = opens(house, "/event/sunday/desk", house.owner, "laptop")
    page.get_by_test_id("clock").click()
    page.get_by_test_id("edit-levels").click()
    sheet, save = page.get_by_test_id("levels-sheet"), page.get_by_test_id("save-levels")
    expect(sheet).to_contain_text("Nothing is changed yet")
    expect(save).to_be_disabled()
    page.get_by_test_id("level-3-big_blind").fill("1")
    page.get_by_test_id("level-3-big_blind").press("Tab")
    expect(page.get_by_test_id("level-flaw")).to_contain_text(
        "Level 2: the big blind, 1, is below the small one"
    )
    expect(save).to_be_disabled()


def test_a_call_hand_for_hand_and_the_news_leave_every_button_whole_on_a_laptop(
    opens: Opens, house: RunningHouse, floor: Floor
) -> None:
    """Hand for hand one player is out, his table calls the floor about another, and the news tell of it."""
    floor.fill("laptop")
    floor.ask("laptop", type="close-registration")
    floor.ask("laptop", type="call-hand-for-hand", on=True)
    table = floor.see("laptop")["tables"][0]
    out, taker, other = [seat["player"] for seat in table["taken"]][:3]
    floor.ask("laptop", type="bust", player=out, takers=[taker])
    floor.ask("laptop", type="call-floor", table=table["number"], why="dispute", player=other)
    page = opens(house, "/event/laptop/desk", house.owner, "laptop")
    for block in ("hands", "latest"):
        expect(page.get_by_test_id(block)).to_be_visible()
    expect(page.locator("[data-testid^='call-from-']")).to_be_visible()
    # Once the page has come to rest: all is measured in one moment.
    wait_until(lambda: page.evaluate(PAST_THE_EDGE) == [])
    # The tables stand beside them, as high as without.
    wait_until(lambda: page.evaluate(BESIDE))


PAST_THE_EDGE = """() => {
  const box = document.querySelector('.always').getBoundingClientRect()
  const buttons = [...document.querySelectorAll('.always button')]
  return buttons.filter(each => each.getBoundingClientRect().bottom > box.bottom + 0.5).map(each => each.innerText)
}"""
"""The buttons that are always there and end below the part of the page they stand in."""

BESIDE = """() => {
  const box = document.querySelector('.always').getBoundingClientRect()
  const table = document.querySelector("[data-testid='table-1']").getBoundingClientRect()
  return table.right <= box.left + 0.5 && table.top <= box.top + 0.5
}"""


WORDS_IN_TWO = """() => [...document.querySelectorAll('.seat .name')].flatMap(name => {
  const text = name.firstChild
  return [...text.data.matchAll(/\\S+/g)].filter(({0: word, index}) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return new Set([...range.getClientRects()].map(({top}) => top)).size > 1
  }).map(([word]) => word)
})"""
"""Words of the names in the seats that go on in a second line."""


def test_no_name_in_a_seat_breaks_within_a_word_on_the_smallest_phone(
    opens: Opens, house: RunningHouse, floor: Floor
) -> None:
    floor.open("small")
    for name in ("Konstantin Valentinov", "Margarita Bohm", "Александра Смирнова", "Владислав Петров"):
        floor.sell("small", "register", player="", name=name)
    floor.ask("small", type="start")
    page = opens(house, "/event/small/desk", house.owner, "small phone")
    expect(page.locator("button.seat .name")).to_have_count(4)
    assert page.evaluate(WORDS_IN_TWO) == []


def test_a_player_sees_how_many_are_to_go_before_the_money(
    chromium: Browser, house: RunningHouse, floor: Floor
) -> None:
    floor.fill("saturday", toml=event_file("Saturday", seats=10))
    context = chromium.new_context(viewport=SIZES["phone"])
    page = opened(context, f"{house.address}/event/saturday")
    expect(page.get_by_test_id("player-page")).to_be_visible()
    expect(page.get_by_test_id("to-money")).to_have_count(0)  # late entries may still change the prizes
    floor.ask("saturday", type="close-registration")
    to_money = page.get_by_test_id("to-money")
    expect(to_money).to_have_text("7 players to the money.")
    for out, name in enumerate(PLAYERS[:7], 1):
        floor.ask("saturday", type="bust", player=name.lower(), takers=["jonas"])
        if out == 6:
            expect(to_money).to_have_text("1 player to the money.")
    expect(to_money).to_have_text("Everybody is in the money.")
    context.close()
