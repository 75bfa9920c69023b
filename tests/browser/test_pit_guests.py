"""The pit as its guests see it: what was found where two of them and a pit boss played, looked at on the screen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count, pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.looks import ACROSS, SIZES, UPRIGHT, broken_words
from tests.browser.pit_guest import LAPTOP, PHONE, Guest
from tests.browser.test_pit import PAIR, ROYAL, RUSSIAN, buy, to_the_purchase
from tests.room.pit.stacked import dealt
from tests.server.pit_house import PATIENT, PitHouse
from tests.waiting import wait_until

OpenPit = Callable[..., PitHouse]

WIDTHS: dict[str, ViewportSize] = SIZES | {"tablet": UPRIGHT, "tablet on its side": ACROSS}

ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}

FOUR = dealt(["AhKh", "QsQd", "7c2d", "9s8s"], "3d4c") + "Kd7s2cJh5s"
"""Four boxes of Ultimate."""

PAST_THE_EDGE = """() => [...document.querySelectorAll('main *, header *, aside *')].filter(each => {
  const box = each.getBoundingClientRect()
  if (!box.width || (box.right <= innerWidth + 1 && box.left >= -1) || !each.checkVisibility()) return false
  for (let at = each; at; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.clipPath !== 'none' || +style.opacity === 0) return false
    if (at !== each && /auto|scroll/.test(style.overflowX)) return false
  }
  return true
}).map(each => `${each.tagName}.${each.className} ${Math.round(each.getBoundingClientRect().right)}`)"""
"""Elements whose edge lies past that of the window: a page that hides its overflow does not tell by its width."""

UPON_EACH_OTHER = """() => {
  const boxes = [...document.querySelectorAll('ol.boxes .box')]
  const lies = boxes.map(box => [box.dataset.testid, box.getBoundingClientRect()])
  return lies.flatMap(([one, at], place) => lies.slice(place + 1).filter(([, other]) =>
    Math.min(at.right, other.right) - Math.max(at.left, other.left) > 1 &&
    Math.min(at.bottom, other.bottom) - Math.max(at.top, other.top) > 1).map(([other]) => `${one} lies on ${other}`))
}"""
"""Boxes of which one covers a part of another."""

HIGHER = "5h6dKs4s3h"
"""The house's card of a doubling, and four closed ones: the second is a king."""


UNDER_THE_PANEL = """() => {
  const panel = document.querySelector('.panel').getBoundingClientRect()
  return [...document.querySelectorAll('main [data-card]')].filter(card => card.checkVisibility())
    .map(card => Math.round(card.getBoundingClientRect().bottom - panel.top)).filter(by => by > 1)
}"""
"""By how much cards of a machine reach under its buttons, where the page begins."""


def felt_on(page: Page) -> None:
    """A phone that its owner lets shake, and that tells how it did."""
    page.add_init_script("window.shaken = []; navigator.vibrate = (pattern) => shaken.push(pattern)")
    page.add_init_script("localStorage.setItem('croupier-shakes', 'yes')")


def wide_enough(page: Page, *testids: str) -> bool:
    """Whether a finger finds these, at the width the window has now."""
    page.wait_for_function("innerWidth > 800")
    boxes = [page.get_by_test_id(testid).bounding_box() for testid in testids]
    return all(box and box["width"] > 36 for box in boxes)


COMES = count(1)
"""Who comes into a house that several tests share is another person every time."""

AS_WIDE_AS = """({ width, height }) => innerWidth === width && innerHeight === height
  && Math.round(document.querySelector('main').getBoundingClientRect().right) === width"""
"""The page has followed its window."""


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PitHouse]:
    """A house whose decks come as they come, for all the tests that look at none of its cards."""
    house = PitHouse(tmp_path_factory.mktemp("plain") / "croupier.db", settings=PATIENT)
    yield house
    house.kill()


@pytest.fixture
def open_pit(tmp_path: Path) -> Iterator[OpenPit]:
    """Opens a house whose decks come as given; none outlives the test."""
    opened: list[PitHouse] = []

    def open_it(*orders: str) -> PitHouse:
        opened.append(PitHouse(tmp_path / f"croupier-{len(opened)}.db", *orders, settings=PATIENT))
        return opened[-1]

    yield open_it
    for house in opened:
        house.kill()


def at_the_table(
    chromium: Browser, house: PitHouse, game: str, size: ViewportSize = LAPTOP, locale: str = "en-GB"
) -> Guest:
    """Somebody whose name nobody else in the house has."""
    guest = Guest(chromium, house.address, size, locale)
    guest.enter(f"Ann {next(COMES)}")
    guest.open(game)
    return guest


def past_the_edge(page: Page) -> list[str]:
    """What lies past the edge of the window at any size."""
    found = []
    for name, size in WIDTHS.items():
        page.set_viewport_size(size)
        page.wait_for_function(AS_WIDE_AS, arg=size)
        with suppress(PlaywrightTimeout):
            # On a busy machine what is measured by its container follows later.
            page.wait_for_function(f"() => !({PAST_THE_EDGE})().length && !({UPON_EACH_OTHER})().length")
        found += [f"{name}: {each}" for each in page.evaluate(PAST_THE_EDGE) + page.evaluate(UPON_EACH_OTHER)]
        for boxes in page.locator("ol.boxes").all():
            found += [f"{name}: {each} is broken" for each in broken_words(boxes)]
    return found


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_no_element_of_a_table_lies_past_its_edge_and_no_word_is_broken(
    chromium: Browser, open_pit: OpenPit, locale: str
) -> None:
    house = open_pit(RUSSIAN)
    ann = at_the_table(chromium, house, "russian-poker", LAPTOP, locale)
    assert past_the_edge(ann.page) == []
    ann.page.set_viewport_size(LAPTOP)
    ann.press("chip-100", "spot-1-ante", "spot-2-ante", "deal", "cut")
    ann.until(phase="decisions")
    # The fields of decisions are printed on boxes in play: whole, on a phone too.
    assert past_the_edge(ann.page) == []
    for size in ("small phone", "phone", "laptop"):
        ann.page.set_viewport_size(SIZES[size])
        ann.page.wait_for_function("wide => innerWidth === wide", arg=SIZES[size]["width"])
        assert broken_words(ann.page.locator("ol.boxes")) == [], size
    words = ann.see("box-1").inner_text()
    assert ("Страховка" if locale == "ru-RU" else "Insurance") in words
    assert ann.complaints == []


def test_a_sheet_on_a_phone_closes_by_its_button_and_by_going_back(
    chromium: Browser, open_pit: OpenPit
) -> None:
    house = open_pit(RUSSIAN)
    ann = at_the_table(chromium, house, "russian-poker", PHONE)
    boris = Guest(chromium, house.address, PHONE)
    boris.enter("Boris")
    boris.page.goto(ann.page.url)
    boris.press("rules-accept", "buy-in-1")
    boris.press("chip-100", "spot-3-ante")
    ann.press("chip-100", "spot-1-ante", "spot-1-ante", "deal")
    # Who is still laying his bets is waited for.
    expect(ann.see("take-back")).to_be_visible()
    expect(ann.page.locator(".waits")).to_contain_text("Your bets are down")
    boris.press("deal")
    ann.press("cut")
    ann.until(phase="decisions")
    sheet = ann.page.get_by_role("dialog")
    for name in ("payouts", "pays", "rules", "rounds", "proof"):
        ann.press(f"show-{name}")
        expect(sheet).to_be_visible()
        # The clock runs on beneath: the sheet says so.
        expect(ann.see("sheet-turn")).to_contain_text("Box 1 is yours to decide")
        close = ann.see("sheet-close")
        box = close.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] + box["width"] <= PHONE["width"]
        close.click()
        expect(sheet).to_have_count(0)
    ann.press("show-pays")
    expect(ann.see("ranks")).to_contain_text("Royal flush")
    ann.page.go_back()
    expect(sheet).to_have_count(0)
    # Going back closed the sheet, and no more.
    expect(ann.see("deciding")).to_be_visible()
    ann.page.go_back()
    expect(ann.see("open-pit")).to_be_visible()
    assert ann.complaints == []


BOUGHT = {
    "en-GB": (
        "queen of spades → queen of diamonds → jack of diamonds",
        "The dealer has a pair of jacks, you",
    ),
    "ru-RU": ("дама пик → дама бубен → валет бубен", "У дилера пара валетов, у вас"),
}
"""What is said of the card that was bought, and why the first box won."""


@pytest.mark.parametrize(("size", "locale"), [(LAPTOP, "en-GB"), (PHONE, "ru-RU")])
def test_the_bought_card_is_seen_and_told_and_so_is_why_a_box_won(
    chromium: Browser, open_pit: OpenPit, size: ViewportSize, locale: str
) -> None:
    told, why = BOUGHT[locale]
    house = open_pit(RUSSIAN)
    ann = at_the_table(chromium, house, "russian-poker", size, locale)
    to_the_purchase(ann)
    assert ann.dealers() == ["4c", "5d", "Jh", "9s", "Qs"]
    buy(ann)
    assert ann.dealers() == ["4c", "5d", "Jh", "9s", "Jd"]
    gone = ann.see("dealer-gone")
    expect(gone).to_be_visible()
    assert [card.get_attribute("data-card") for card in gone.locator("[data-card]").all()] == ["Qs", "Qd"]
    expect(ann.see("dealer-says")).to_contain_text(told)
    expect(ann.see("dealer-says")).to_contain_text("пара валетов" if locale == "ru-RU" else "pair of jacks")
    # A box of one's own that won is not as it was.
    expect(ann.see("box-1")).to_have_class(re.compile(r"\bwon\b"))
    assert why in ann.see("told-1").inner_text()
    assert "600" in ann.see("told-1").locator("small").last.inner_text()
    # Who bought nothing did not stand against the bought card.
    expect(ann.see("told-2").locator("small")).to_have_count(1)
    ann.press("tab-rounds" if size is LAPTOP else "show-rounds")
    past = ann.see("past-1").locator("visible=true")
    past.click()
    dealer = ann.see("past-dealer").locator("visible=true")
    expect(dealer).to_contain_text(told)
    assert dealer.inner_text().count("J") == 2
    if size is LAPTOP:
        # Of all boxes the hands, by name; two antes of 100, and what the edge would have kept of them.
        expect(dealer).to_contain_text("pair of jacks")
        expect(ann.page.get_by_role("tabpanel")).to_contain_text("three of a kind, sevens")
        session = ann.see("session")
        expect(session).to_have_attribute("data-net", "780")
        expect(session).to_have_attribute("data-luck", re.compile(r"^78\d$"))
        expect(ann.see("table-edge")).to_contain_text("%")
    assert ann.complaints == []


ACE_KINGS = dealt(["AhKd9c5s3h", "QhQd7c2s4d"], "AdKcTh6s2c")
"""Ace-king against ace-king, of which the dealer's has the ten beside it; and a pair of queens."""


@pytest.mark.parametrize(
    ("locale", "why"),
    [
        ("en-GB", "You and the dealer have ace high: the other cards decide"),
        ("ru-RU", "У вас и у дилера старшая карта туз: решили остальные карты"),
    ],
)
def test_of_two_hands_of_one_name_it_is_told_what_decides(
    chromium: Browser, open_pit: OpenPit, locale: str, why: str
) -> None:
    house = open_pit(ACE_KINGS)
    ann = at_the_table(chromium, house, "caribbean-stud", PHONE, locale)
    ann.press("chip-100", "spot-1-ante", "spot-2-ante", "deal", "cut", "do-raise")
    expect(ann.see("deciding")).to_have_attribute("data-box", "2")
    ann.press("do-raise")
    expect(ann.see("outcome")).to_be_visible()
    assert (ann.outcome(1), ann.outcome(2)) == (-300, 300)
    expect(ann.see("told-1")).to_contain_text(why)
    expect(ann.see("told-2")).not_to_contain_text(why)
    assert ann.complaints == []


def test_pressing_deal_twice_deals_once_and_refuses_nothing(chromium: Browser, open_pit: OpenPit) -> None:
    asked: list[str] = []
    late: list[tuple[WebSocketRoute, str | bytes]] = []
    slow = False

    def carry(line: WebSocketRoute) -> None:
        house = line.connect_to_server()

        def ask(message: str | bytes) -> None:
            asked.append(str(message))
            house.send(message)

        line.on_message(ask)
        house.on_message(lambda message: late.append((line, message)) if slow else line.send(message))

    ann = Guest(chromium, open_pit(RUSSIAN).address)
    ann.page.route_web_socket("**/ws", carry)
    ann.enter(f"Ann {next(COMES)}")
    ann.open("russian-poker")
    ann.press("chip-100", "spot-1-ante")
    slow = True
    ann.see("deal").dblclick()
    wait_until(lambda: late, lambda: ann.page.wait_for_timeout(50))
    slow = False
    for line, message in late:
        line.send(message)
    expect(ann.see("cut")).to_be_visible()
    ann.press("cut")
    ann.until(phase="decisions")
    assert sum('"bets"' in message for message in asked) == 1
    assert ann.see("notice").count() == 0
    assert ann.complaints == []


def test_who_leaves_is_asked_and_told_where_his_chips_are(chromium: Browser, open_pit: OpenPit) -> None:
    house = open_pit(RUSSIAN)
    ann = at_the_table(chromium, house, "russian-poker", PHONE)
    ann.press("chip-100", "spot-1-ante", "deal", "cut")
    ann.until(phase="decisions")
    ann.press("leave")
    expect(ann.see("leave-first")).to_contain_text("until the round is over")
    ann.press("leave-not")
    expect(ann.see("leave-first")).to_have_count(0)
    ann.press("leave", "leave-do")
    expect(ann.see("leave")).to_be_disabled()
    # Who opens the page anew is leaving still.
    ann.page.reload()
    expect(ann.see("leave")).to_be_disabled()
    ann.press("do-fold")
    expect(ann.see("outcome")).to_be_visible()
    # There is nothing to bet with: nothing that does nothing is offered.
    expect(ann.see("same")).to_have_count(0)
    ann.press("next")
    expect(ann.see("left")).to_contain_text("in your wallet")
    # So it is between rounds, and a new buy-in ends it.
    ann.press("buy-in-1")
    expect(ann.see("deal")).to_be_visible()
    ann.press("leave", "leave-do")
    expect(ann.see("left")).to_contain_text("in your wallet")
    assert ann.complaints == []


def test_a_chip_is_taken_back_bets_are_doubled_kept_and_laid_again(
    chromium: Browser, plain: PitHouse
) -> None:
    ann = at_the_table(chromium, plain, "russian-poker")
    told = ann.see("stake-told")
    ann.press("chip-25", "spot-1-ante")
    # The plate's least is laid, and that is said.
    assert ann.number("spot-1-ante") == 100
    expect(told).to_contain_text("Ante: at least 100")
    ann.press("chip-100", "spot-1-ante")
    assert ann.number("spot-1-ante") == 200
    ann.press("undo")
    assert ann.number("spot-1-ante") == 100
    ann.press("spot-1-bonus")
    # What a side stake pays is told where it is laid.
    expect(ann.see("stake-pays")).to_contain_text("Bonus: Royal flush 50:1")
    ann.press("double")
    assert (ann.number("spot-1-ante"), ann.number("spot-1-bonus")) == (200, 20)
    ann.press("save", "clear")
    assert ann.number("spot-1-ante") == 0
    ann.press("saved")
    assert (ann.number("spot-1-ante"), ann.number("spot-1-bonus")) == (200, 20)
    for _ in range(3):
        ann.press("chip-1000", "spot-1-ante")
    assert ann.number("spot-1-ante") == 2_000
    expect(told).to_contain_text("no more than 2,000")
    ann.page.reload()
    expect(ann.see("saved")).to_be_visible()
    assert ann.complaints == []


def test_of_four_boxes_on_a_phone_the_one_that_decides_is_in_sight_and_the_trainer_is_read(
    chromium: Browser, open_pit: OpenPit
) -> None:
    house = open_pit(FOUR)
    ann = Guest(chromium, house.address, PHONE)
    felt_on(ann.page)
    ann.enter("Ann")
    ann.open("ultimate-texas-holdem")
    expect(ann.see("trainer").get_by_text("Trainer")).to_be_visible()
    ann.press("trainer", "chip-100", *[f"spot-{box}-ante" for box in (1, 2, 3, 4)], "deal", "cut")
    for box in (1, 2, 3, 4):
        expect(ann.see("deciding")).to_have_attribute("data-box", str(box))
        ann.page.wait_for_function(
            """box => {
              const tile = document.querySelector(`[data-testid=box-${box}]`).getBoundingClientRect()
              const felt = document.querySelector('.felt-stage').getBoundingClientRect()
              const cloth = document.querySelector('.felt').getBoundingClientRect()
              return tile.top >= felt.top - 1 && tile.bottom <= felt.bottom + 1 && tile.bottom <= cloth.bottom + 1
            }""",
            arg=box,
        )
        # No letters of keys on a phone.
        expect(ann.see("do-check").locator("kbd")).to_be_hidden()
        ann.press("do-check")
        # That it was one's turn, to cut or to decide, was felt.
        assert ann.page.evaluate("shaken[0]") == [70, 50, 70]
        if box < 4:
            lesson = ann.see("lesson").locator("visible=true")
            expect(lesson).to_contain_text(f"Box {box} — ")
    assert ann.complaints == []


def test_the_deck_is_cut_for_who_wants_it_and_a_pace_of_ones_own_is_kept(
    chromium: Browser, plain: PitHouse
) -> None:
    ann = at_the_table(chromium, plain, "three-card")
    expect(ann.see("speed")).to_have_attribute("data-speed", "1")
    ann.press("speed", "speed", "chip-100", "spot-1-ante", "deal")
    ann.see("cut-for-me").check()
    ann.press("cut", "do-fold", "same")
    # The second deck is not waited for.
    ann.until(phase="decisions", round="2")
    ann.page.reload()
    expect(ann.see("speed")).to_have_attribute("data-speed", "4")
    # Nor, when the page has been opened anew, is the third.
    ann.press("do-fold", "same")
    ann.until(phase="decisions", round="3")
    assert ann.complaints == []


def test_a_machine_holds_what_is_best_says_what_another_hold_costs_and_plays_by_itself(
    chromium: Browser, open_pit: OpenPit
) -> None:
    house = open_pit(ROYAL, PAIR)
    ann = Guest(chromium, house.address, PHONE)
    ann.draws(26)
    ann.enter("Ann")
    ann.open("jacks-or-better")
    ann.see("auto-hold").check()
    ann.press("go")
    for place in (1, 2, 3, 4):
        expect(ann.see(f"hold-{place}")).to_have_attribute("aria-pressed", "true")
    expect(ann.see("hold-hint")).to_have_attribute("data-cost", "0")
    ann.press("hold-1")
    # Without the ace no royal flush is left.
    expect(ann.see("hold-hint")).to_contain_text("costs 17.8")
    ann.press("go")
    lesson = ann.see("lesson").locator("visible=true")
    expect(lesson).to_be_visible()
    # The lesson lies on the panel, and nothing lies on it.
    box = lesson.bounding_box()
    assert box is not None
    on_it = "([x, y]) => !!document.elementFromPoint(x, y).closest('[data-testid=lesson]')"
    assert ann.page.evaluate(on_it, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    ann.press("speed", "speed", "auto-play", "auto-hands-10", "auto-loss-10", "auto-start")
    expect(ann.see("auto-stopped")).to_be_visible()
    assert 2 <= ann.number("machine", "data-round") <= 11
    # What is held by itself at one machine is so at the next.
    ann.press("to-pit")
    ann.open("deuces-wild")
    expect(ann.see("auto-hold")).to_be_checked()
    ann.press("go")
    expect(ann.see("hold-hint")).to_have_attribute("data-cost", "0")
    assert ann.complaints == []


MADE_IN_SIGHT = """() => {
  const line = document.querySelector('.frame .made').getBoundingClientRect()
  const frame = document.querySelector('.frame').getBoundingClientRect()
  return line.top >= frame.top - 1 && line.bottom <= frame.bottom + 1
}"""
"""The line of a machine's pay table that was made is seen whole."""


def test_the_line_that_was_made_stays_in_sight_when_the_lesson_takes_its_room(
    chromium: Browser, open_pit: OpenPit
) -> None:
    house = open_pit(PAIR)
    ann = Guest(chromium, house.address, PHONE, "ru-RU")
    ann.draws(26)
    ann.enter("Ann")
    ann.open_machine("bonus-poker", doubles=True)
    ann.see("auto-hold").check()
    ann.press("go")
    expect(ann.see("hold-hint")).to_be_visible()
    ann.press("go")
    expect(ann.see("double")).to_be_visible()
    ann.page.wait_for_function(MADE_IN_SIGHT)
    # Taken: what the hold was worth is told, and the table gives way.
    ann.press("go")
    expect(ann.see("lesson").locator("visible=true")).to_be_visible()
    ann.page.wait_for_function(MADE_IN_SIGHT)
    assert ann.complaints == []


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_a_win_at_a_machine_is_doubled_by_a_higher_card_and_taken(
    chromium: Browser, open_pit: OpenPit, locale: str
) -> None:
    house = open_pit(PAIR + HIGHER)
    ann = Guest(chromium, house.address, PHONE, locale)
    ann.draws(26)
    felt_on(ann.page)
    ann.enter("Ann")
    ann.open_machine("jacks-or-better", doubles=True)
    credit = ann.number("credit")
    ann.press("go")
    # On its side a phone is too low for the cards to be as high as they are elsewhere.
    ann.page.set_viewport_size(ON_ITS_SIDE)
    assert wide_enough(ann.page, "hold-1", "hold-5")
    ann.page.set_viewport_size(PHONE)
    ann.press("hold-1", "hold-2", "go")
    told, go = ann.see("told"), ann.see("go")
    coins = ann.number("coins", "data-coins")
    expect(told).to_contain_text("to double" if locale == "en-GB" else "удвойте")
    expect(ann.page.get_by_text("is a tie" if locale == "en-GB" else "при равных ничья")).to_be_visible()
    ann.press("double")
    expect(ann.see("against")).to_have_attribute("data-card", "5h")
    expect(go).to_be_disabled()
    expect(told).to_contain_text("five of hearts" if locale == "en-GB" else "пятёрка")
    # The button that was pressed is gone, and the keys go on from the first card.
    expect(ann.see("pick-1")).to_be_focused()
    ann.page.set_viewport_size(ON_ITS_SIDE)
    assert wide_enough(ann.page, "pick-1", "pick-4")
    assert past_the_edge(ann.page) == []
    # It is not only still for a moment, as a button is that does something else: no card has been picked.
    assert go.is_disabled()
    ann.page.set_viewport_size(PHONE)
    ann.press("pick-2")
    expect(ann.see("turned-2")).to_have_attribute("data-card", "Ks")
    expect(go).to_be_enabled()
    go.click()
    expect(ann.see("machine")).to_have_attribute("data-phase", "over")
    coin = ann.number("win") // (2 * coins)
    assert ann.number("win") == 2 * coins * coin
    assert ann.number("credit") == credit + coins * coin
    assert ann.page.evaluate("shaken") == [[60]]
    assert ann.complaints == []


def under_the_panel(page: Page) -> list[str]:
    """At which sizes a card lies under the machine's buttons, and by how much."""
    found = []
    for name, size in WIDTHS.items():
        page.set_viewport_size(size)
        page.wait_for_function(AS_WIDE_AS, arg=size)
        with suppress(PlaywrightTimeout):
            page.wait_for_function(f"() => !({UNDER_THE_PANEL})().length", timeout=2_000)
        found += [f"{name}: {by}" for by in page.evaluate(UNDER_THE_PANEL)[:1]]
    return found


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_several_hands_at_a_machine_hold_the_same_and_each_draws_its_own(
    chromium: Browser, open_pit: OpenPit, locale: str
) -> None:
    house = open_pit(PAIR, "Jh9sJc4c5s", "7h2d3d4s")
    ann = Guest(chromium, house.address, PHONE, locale)
    ann.draws(26)
    ann.enter("Ann")
    ann.open_machine("jacks-or-better", hands=3, doubles=True)
    # That wins are doubled here is told before the first deal.
    expect(ann.see("double-rules")).to_be_visible()
    expect(ann.see("hands-more")).to_have_text("3 hands" if locale == "en-GB" else "3 руки")
    credit, coins = ann.number("credit"), ann.number("coins", "data-coins")
    ann.press("go")
    expect(ann.see("hold-1")).to_be_visible()
    cost = credit - ann.number("credit")
    assert cost % (3 * coins) == 0
    coin = cost // (3 * coins)
    # What is held of the first hand is held of each, and the rest lies closed until the draw.
    ann.press("hold-1", "hold-2")
    for hand in (2, 3):
        cards = ann.see(f"hand-{hand}").locator("[data-card]")
        for place, card in enumerate(["Js", "Jd", "??", "??", "??"]):
            expect(cards.nth(place)).to_have_attribute("data-card", card)
    assert past_the_edge(ann.page) == []
    assert under_the_panel(ann.page) == []
    ann.page.set_viewport_size(PHONE)
    expect(ann.see("go")).to_be_enabled()
    ann.press("go")
    expect(ann.see("hand-2").locator("[data-card=Jc]")).to_be_visible()
    expect(ann.see("told")).to_contain_text("All hands" if locale == "en-GB" else "Все руки")
    assert past_the_edge(ann.page) == []
    assert under_the_panel(ann.page) == []
    ann.page.set_viewport_size(PHONE)
    # A pair of jacks, four jacks and a pair of jacks.
    assert ann.number("win") == coin * coins * (1 + 25 + 1)
    expect(ann.see("go")).to_be_enabled()
    ann.press("go")
    expect(ann.see("machine")).to_have_attribute("data-phase", "over")
    expect(ann.see("told")).to_contain_text("3 of 3" if locale == "en-GB" else "3 из 3")
    assert under_the_panel(ann.page) == []
    ann.page.set_viewport_size(PHONE)
    assert ann.number("credit") == credit + coin * coins * (1 + 25 + 1 - 3)
    # The seal of all three decks holds, as the browser counts it.
    ann.press("show-proof")
    expect(ann.see("proof")).to_have_attribute("data-verdict", "kept")
    assert ann.complaints == []


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_on_the_smallest_phone_the_card_to_be_beaten_is_told_beside_several_hands(
    chromium: Browser, open_pit: OpenPit, locale: str
) -> None:
    house = open_pit(PAIR + HIGHER, "Jh9sJc4c5s", "7h2d3d4s")
    ann = Guest(chromium, house.address, {"width": 320, "height": 568}, locale)
    ann.draws(26)
    ann.enter("Ann")
    ann.open_machine("jacks-or-better", hands=5, doubles=True)
    ann.press("go", "hold-1", "hold-2")
    expect(ann.see("go")).to_be_enabled()
    ann.press("go", "double")
    expect(ann.see("pick-1")).to_be_visible()
    told, hand = ann.see("told"), ann.see("hand-2").bounding_box()
    words = told.evaluate("told => told.getBoundingClientRect().top + told.scrollHeight")
    assert hand is not None
    assert words <= hand["y"]
    against = ann.see("against").locator(".held")
    assert against.evaluate("label => label.scrollWidth <= label.clientWidth")
    assert ann.page.evaluate(UNDER_THE_PANEL) == []
    assert ann.complaints == []


def test_pai_gow_says_how_both_hands_stood(chromium: Browser, plain: PitHouse) -> None:
    ann = at_the_table(chromium, plain, "pai-gow", PHONE, "ru-RU")
    ann.press("chip-100", "spot-1-stake")
    expect(ann.see("stake-told")).to_contain_text("Ваша очередь банковать")
    ann.press("deal", "cut")
    # Cards that lie picked stand in nobody's way who leaves it to the house.
    for place in (0, 1):
        ann.see("deciding").locator("[data-testid^=pick-]").nth(place).click()
    ann.press("do-house-way")
    told = ann.see("told-1")
    expect(told).to_contain_text("ладшая рука — ")
    expect(told).to_contain_text("старшая рука — ")
    # Seven cards lie within their box.
    tile = ann.see("box-1").bounding_box()
    assert tile is not None
    cards = [card.bounding_box() for card in ann.see("box-1").locator("[data-card]").all()]
    assert len(cards) == 7
    assert all(card and card["x"] + card["width"] <= tile["x"] + tile["width"] for card in cards)
    # The two lie apart from the five, and each card can be read, in rows and round the half-moon.
    for size in (PHONE, LAPTOP):
        ann.page.set_viewport_size(size)
        ann.page.wait_for_function(AS_WIDE_AS, arg=size)
        expect(ann.see("box-1").locator(".hand")).to_have_count(2)
        for hand in ann.see("box-1").locator(".hand").all():
            assert least_seen(hand) > 0.4
    assert ann.complaints == []


def least_seen(hand: Locator) -> float:
    """Of the cards of a row, the part of the one that is covered most by the next."""
    lies = [box for card in hand.locator("[data-card]").all() if (box := card.bounding_box())]
    return min((right["x"] - left["x"]) / left["width"] for left, right in pairwise(lies))


def test_the_hands_of_pai_gow_lie_set_before_who_pays(chromium: Browser, plain: PitHouse) -> None:
    ann = at_the_table(chromium, plain, "pai-gow")
    boss = Guest(chromium, plain.address, PHONE, "ru-RU")
    boss.page.context.add_cookies(plain.cookies())
    boss.page.goto(f"{ann.page.url}/inspect")
    boss.see("staff-dealer").fill("Lena")
    boss.see("staff-inspector").fill("Oleg")
    boss.see("staff-by-hand").check()
    boss.press("staff-relieve")
    expect(boss.see("staff")).to_have_attribute("data-dealer", "Lena")
    ann.press("chip-100", "spot-1-stake", "deal", "cut", "do-house-way")
    ann.until(phase="payout")
    boss.page.goto(f"{ann.page.url}/dealer")
    expect(boss.see("pay-1").locator("[data-card]")).to_have_count(7)
    for hand in (boss.see("dealer-hand"), boss.see("pay-1")):
        lies = [box for card in hand.locator("[data-card]").all() if (box := card.bounding_box())]
        # Low before high, and higher on the screen; none on another, none past the edge of the phone.
        assert max(card["y"] for card in lies[:2]) < min(card["y"] for card in lies[2:])
        assert all(right["x"] >= left["x"] + left["width"] for left, right in pairwise(lies))
        assert lies[-1]["x"] + lies[-1]["width"] <= PHONE["width"]
    assert boss.overflow <= 0
    assert ann.complaints == boss.complaints == []


def test_a_clause_is_cited_to_a_laptop_and_not_to_a_phone(chromium: Browser, plain: PitHouse) -> None:
    lines: list[WebSocketRoute] = []

    def heard(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    ann = Guest(chromium, plain.address, PHONE)
    ann.page.route_web_socket("**/ws", heard)
    ann.enter(f"Ann {next(COMES)}")
    refused = {"t": "refused", "id": None, "code": "pit-foul", "params": {}, "clause": "CASINO:pg-2"}
    lines[-1].send(json.dumps(refused | {"text": "the two cards would outrank the five"}))
    notice = ann.see("notice").last
    expect(notice).to_contain_text("would outrank the five")
    # It is there, and not shown: a notice that has faded would be hidden too.
    expect(notice.locator("cite")).to_have_css("display", "none")
    ann.page.set_viewport_size(LAPTOP)
    lines[-1].send(json.dumps(refused | {"text": "the two cards would outrank the five"}))
    expect(notice.locator("cite")).to_be_visible()
    assert ann.complaints == []


def test_odds_that_are_none_are_refused_in_words(chromium: Browser, plain: PitHouse) -> None:
    ann = Guest(chromium, plain.address)
    ann.page.goto(plain.address + "/pit/design?game=jacks-or-better")
    # Tables are called as players call them.
    expect(ann.page.get_by_label("Start from")).to_contain_text("Deluxe 8")
    for typed in ("-3", "2.5", "99999999"):
        ann.see("odds-flush").fill(typed)
        ann.see("odds-flush").press("Tab")
        expect(ann.see("line-flush").get_by_role("alert")).to_contain_text("Odds are 0 to 999,999")
        expect(ann.see("odds-flush")).to_have_value(typed)
        ann.see("odds-flush").fill("6")
        expect(ann.see("line-flush").get_by_role("alert")).to_have_count(0)


def test_the_list_says_how_many_boxes_are_played_of_those_printed(chromium: Browser, plain: PitHouse) -> None:
    ann = at_the_table(chromium, plain, "russian-poker")
    path = ann.page.url.removeprefix(plain.address)
    ann.press("to-pit")
    card = ann.page.locator(f"a[href='{path}']")
    expect(card).to_contain_text("4 free; 4 of 6 boxes may be played at once")
    assert card.locator("circle").count() == 6
