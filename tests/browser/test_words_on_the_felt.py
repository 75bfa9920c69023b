"""What stands in words on and over the felt: refusals, the board a hand is named by, a time bank that runs."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from croupier.room.table.asks import Agree, RunBank
from tests.browser.looks import barriers, cut_off
from tests.browser.scenes import HERO, NAMES, Stage, Told, all_in, dealt, hero_acts, over, raised
from tests.browser.test_crowded_felt import SCREENS, laid
from tests.room.says import says
from tests.server.house import RunningHouse
from tests.waiting import wait_until

REFUSALS = (
    ("room-too-few-chips", "At least 4,000 chips are brought to this table."),
    ("room-seat-taken", "Somebody sits there."),
    ("room-not-your-turn", "It is not your turn: somebody was quicker, or the clock has acted for you."),
)


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_three_refusals_at_once_are_read_one_under_another_and_go_by_themselves(
    chromium: Browser, pages: RunningHouse, locale: str
) -> None:
    page = chromium.new_context(locale=locale, reduced_motion="reduce").new_page()
    page.clock.install()
    stage = Stage(page, pages)
    stage.at(390, 844)
    stage.show(raised("nl-holdem", 6, "flop"))
    notices = page.get_by_test_id("notice")
    for width, height in SCREENS:
        stage.at(width, height)
        for code, text in REFUSALS:
            stage.refuse(code, text)
        expect(notices).to_have_count(len(REFUSALS))
        # The frames of a clock of the test's own say nothing of when the page is laid out.
        wait_until(lambda: not cut_off(page))
        told = [box for each in notices.all() if (box := each.bounding_box())]
        assert len(told) == len(REFUSALS)
        for above, below in pairwise(told):
            assert below["y"] >= above["y"] + above["height"]
        ends = told[-1]["y"] + told[-1]["height"]
        for kept_free in (*page.locator(".hero .held").all(), *page.locator(".bar button").all()):
            box = kept_free.bounding_box()
            assert box is not None
            assert box["y"] >= ends, f"{width}x{height}"
        page.clock.run_for(7_000)
        expect(notices).to_have_count(0)


OF_A_BOARD = re.compile("^(Board|Борд) [12]: .")


def test_one_of_two_boards_is_named_with_the_hand_on_it(stage: Stage) -> None:
    page = stage.page
    stage.at(1366, 768)
    own = page.locator(".hero .made .half")
    stage.show(dealt("pl-omaha", 3, hero_acts("turn")))
    expect(own).to_have_count(1)
    expect(own).not_to_have_text(OF_A_BOARD)
    stage.show(dealt("pl-double-board-omaha", 3, hero_acts("turn")))
    expect(own).to_have_text(re.compile("^(Board|Борд) 1: ."))


@pytest.mark.parametrize("twice", [True, False])
def test_hands_on_a_board_that_was_run_twice_are_named_with_the_run(stage: Stage, *, twice: bool) -> None:
    page = stage.page
    stage.at(1366, 768)
    table = all_in("nl-holdem", 3, run_it=2)
    for person in NAMES[:3]:
        if not over(table):
            table.tell(says(person, Agree(table.state.number, twice)))
    assert len(table.view(HERO)["hand"]["boards"]) == 1 + twice
    stage.show(table)
    named = page.locator(".seat .made .half")
    expect(named.first).to_be_visible()
    assert page.locator(".hero .made").count() == 1
    assert [bool(OF_A_BOARD.match(each)) for each in named.all_inner_texts()] == [twice] * named.count()


LOST_LINES = """() => [...document.querySelectorAll('.seat .half')].filter(half => {
  const [line, box] = [half, half.parentElement].map(each => each.getBoundingClientRect())
  return line.bottom > box.bottom + 2 || line.right > box.right + 2
}).map(half => half.textContent)"""
"""Hands on one of two boards of which a part is cut off."""


def scooped(seats: int) -> Told:
    """A hand on two boards that one player has won both, whatever has to be dealt until then."""
    for seed in range(100):
        table = dealt("pl-double-board-omaha", seats, over, seed=seed)
        if len({each["seat"] for each in table.view(HERO)["hand"]["winners"]}) == 1:
            return table
    raise AssertionError


@pytest.mark.parametrize("seats", [2, 4, 9])
def test_who_wins_both_boards_reads_so_on_a_phone(stage: Stage, seats: int) -> None:
    page = stage.page
    stage.show(scooped(seats))
    winner = page.locator(".seat.won .half")
    for width, height in ((320, 568), (390, 844)):
        stage.at(width, height)
        expect(winner).to_have_count(2)
        assert page.evaluate(LOST_LINES) == []


def thinking(seats: int, chair: int) -> Told:
    """Whoever sits in a chair has used up his clock: his time bank runs."""
    table = dealt("nl-holdem", seats, lambda told: told.actor == chair, bank=30_000)
    table.wait(table.terms.act + 1)
    assert table.view(HERO)["hand"]["bank"] == 30_000
    return table


UNDER_THE_BANK = """() => {
  const label = document.querySelector('[data-testid=seat-bank]')
  const at = label.getBoundingClientRect()
  const felt = document.querySelector('.stage').getBoundingClientRect()
  const found = []
  if (at.left < felt.left || at.right > felt.right || at.top < felt.top) found.push('the felt ends there')
  for (const part of document.querySelectorAll('.name, .stack, .tag, .made, .bet, .dealer, .hero .held')) {
    if (!part.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(part)
    const box = part.matches('.name, .stack') ? range.getBoundingClientRect() : part.getBoundingClientRect()
    // Of a line only the middle has ink.
    const ink = part.matches('.name, .stack') ? 0.35 * parseFloat(getComputedStyle(part).fontSize) : box.height / 2
    const middle = (box.top + box.bottom) / 2
    const wide = Math.min(box.right, at.right) - Math.max(box.left, at.left)
    const tall = Math.min(middle + ink, at.bottom) - Math.max(middle - ink, at.top)
    if (wide > 1 && tall > 1) found.push(`${part.className} ${part.textContent.trim()}`)
  }
  return found
}"""
"""What the words of a running time bank hide."""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("seats", [3, 6, 9])
def test_a_time_bank_that_runs_hides_no_name_and_leaves_the_felt_nowhere(
    chromium: Browser, pages: RunningHouse, seats: int, locale: str
) -> None:
    page = chromium.new_context(locale=locale, reduced_motion="reduce").new_page()
    stage = Stage(page, pages)
    tables = {chair: thinking(seats, chair) for chair in range(1, seats + 1)}
    label = page.get_by_test_id("seat-bank")
    wrong = []
    # A window that takes another size costs much more than a table at which another thinks.
    for width, height in ((390, 844), (1366, 768), (1920, 1080)):
        stage.at(width, height)
        for chair, table in tables.items():
            stage.show(table)
            if chair == table.hero:
                # He reads it in the bar: over his plate lie his cards.
                expect(page.get_by_test_id("time-bank")).to_have_attribute("data-running", "true")
                expect(label).to_have_count(0)
                continue
            expect(page.get_by_test_id(f"seat-{chair}").get_by_test_id("seat-bank")).to_be_visible()
            wrong += [f"{width}x{height}, chair {chair}: {each}" for each in page.evaluate(UNDER_THE_BANK)]
    assert not wrong, "\n".join(wrong)


def reraised(seats: int, *, used_up: bool) -> Told:
    """The hero has raised before the flop and is raised again: his tag says so while it is his turn once more."""
    table = dealt("nl-holdem", seats, hero_acts("preflop"), bank=30_000)
    table.act("raise", 600)
    table.act("raise", 1_800)
    table.go(lambda told: told.actor == told.hero)
    if used_up:
        table.wait(table.terms.act + 1)
    else:
        # It waits to be called: the button for it stands over the bar.
        table.tell(says(HERO, RunBank(by_itself=False)))
    return table


UNDER_THE_BAR = """() => {
  const bars = [...document.querySelectorAll('.bar, .bar > *, .bank')].filter(one => one.checkVisibility())
  const found = []
  for (const part of document.querySelectorAll('.tag, .made, .seat .plate, .hero .held, .bet, .dealer')) {
    const at = part.getBoundingClientRect()
    for (const bar of bars) {
      const over = bar.getBoundingClientRect()
      const wide = Math.min(over.right, at.right) - Math.max(over.left, at.left)
      const tall = Math.min(over.bottom, at.bottom) - Math.max(over.top, at.top)
      if (wide > 1 && tall > 1.5)
        found.push(`${part.className} ${part.textContent.trim()} under ${bar.className}: ${wide} x ${tall}`)
    }
  }
  return found
}"""
"""What of the felt lies under the bar, or under what stands at its edge."""


@pytest.mark.parametrize("used_up", [True, False])
@pytest.mark.parametrize("seats", [2, 6, 9])
def test_what_one_has_done_is_read_over_the_bar_while_the_time_bank_shows(
    stage: Stage, seats: int, *, used_up: bool
) -> None:
    page = stage.page
    table = reraised(seats, used_up=used_up)
    stage.show(table)
    wrong = []
    for width, height in SCREENS:
        stage.at(width, height)
        expect(page.locator(".hero .tag")).to_be_visible()
        expect(page.locator(".bar .left.soon" if used_up else ".bar .bank")).to_be_visible()
        wrong += [f"{width}x{height}: {each}" for each in page.evaluate(UNDER_THE_BAR)]
    assert not wrong, "\n".join(wrong)


def test_a_time_bank_that_is_not_touched_yet_stands_whole_on_the_smallest_phone(stage: Stage) -> None:
    page = stage.page
    stage.show(dealt("nl-holdem", 2, hero_acts("preflop"), bank=30_000))
    stage.at(320, 568)
    box = page.locator(".bar [data-testid='time-bank']").bounding_box()
    assert box is not None
    assert 160 < box["x"] < box["x"] + box["width"] <= 320 - 4


def test_on_a_phone_on_its_side_no_word_at_the_bar_is_cut_and_no_button_pushed_out(phone: Stage) -> None:
    learning = raised("nl-holdem", 4, "flop", learning=True)
    for table, word in (
        (reraised(6, used_up=True), ".left.soon"),
        (reraised(6, used_up=False), ".bank"),
        (learning, ".odds"),
    ):
        phone.show(table)
        for width, height in ((844, 390), (568, 320)):
            phone.at(width, height)
            phone.page.locator(f".bar {word}").first.wait_for()
            wait_until(lambda: cut_off(phone.page) == [])
            box = phone.page.locator(".bar button").last.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, f"{word} at {width}x{height}"
        assert barriers(phone.page, parts=True) == []


def side_pots(seats: int) -> Told:
    """Six are all-in for stacks of their own: one pot and four at its side; the others have folded."""
    table = Told("nl-holdem", seats, chips=8_000)
    table.deal()
    while table.actor is not None:
        options = table.state.hand.options if table.state.hand else None
        assert options is not None
        if table.actor > 6:
            table.act("fold")
        else:
            table.act("raise", options.raise_max) if options.raise_max else table.act("call")
    assert len(table.view(HERO)["hand"]["pots"]) == 5
    return table


@pytest.mark.parametrize("seats", [6, 8, 10])
def test_four_side_pots_lie_under_nobody_s_words(stage: Stage, seats: int) -> None:
    page = stage.page
    stage.show(side_pots(seats))
    wrong = []
    for width, height in SCREENS:
        stage.at(width, height)
        assert page.locator(".pot").count() == 5
        found = laid(page)
        if seats > 6 and width == 320:
            # So many plates have no room there themselves.
            found = [each for each in found if each.startswith("pot ") or " on pot " in each]
        wrong += [f"{width}x{height}: {each}" for each in found]
    assert not wrong, "\n".join(wrong)


def test_on_television_who_has_won_at_a_full_table_keeps_his_name_beside_his_hand(stage: Stage) -> None:
    stage.at(1920, 1080)
    stage.show(dealt("seven-stud", 8, over))
    won = stage.page.locator(".seat.won:not(.hero)")
    name = won.get_attribute("data-name")
    expect(won.locator(".plate .name")).to_have_text(re.compile(rf".+ Q · {name}", re.IGNORECASE))
    assert laid(stage.page) == []


def broke() -> Told:
    """The hero has lost all his chips, whatever has to be dealt until then."""
    for seed in range(100):
        table = all_in("nl-holdem", 2, seed=seed)
        if not next(each["stack"] for each in table.view(HERO)["seats"] if each["seat"] == table.hero):
            return table
    raise AssertionError


def test_who_has_no_chips_left_is_asked_to_bring_more_and_not_to_come_back(stage: Stage) -> None:
    stage.at(390, 844)
    stage.show(broke())
    expect(stage.page.locator(".choices .first")).to_have_count(1)
    expect(stage.page.locator(".choices .first")).to_have_attribute("data-testid", "top-up")
    expect(stage.page.get_by_test_id("sit-in")).to_have_count(0)


def test_what_hands_are_worth_is_read_after_the_hand_and_in_it_at_a_table_for_learning(stage: Stage) -> None:
    page = stage.page
    stage.at(1366, 768)
    table = all_in("nl-holdem", 3)
    stage.show(table)
    streets = table.view(HERO)["hand"]["equities"]
    assert len(streets) == 3
    expect(page.get_by_test_id("equities").locator("b")).to_have_count(
        sum(len(each["shares"]) for each in streets)
    )
    table = raised("nl-holdem", 3, "flop", learning=True)
    stage.show(table)
    share = round(table.view(HERO)["you"]["options"]["wins"] / 10)
    expect(page.get_by_test_id("wins")).to_contain_text(str(share))
