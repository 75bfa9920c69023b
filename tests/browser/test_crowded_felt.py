"""Crowded tables on every screen: own cards are seen whole, and no word, chip or card lies on another."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looks import barriers, broken_words, cut_off
from tests.browser.scenes import FRAMES, HERO, Stage, Told, all_in, dealt, hero_acts, over, raised
from tests.waiting import wait_until

SCREENS = ((320, 568), (390, 844), (1366, 768), (1440, 900), (1920, 1080))


def deep() -> Told:
    """Six with stacks of six figures, each of whom raises the one before: every bet is wide, and a high pile."""
    table = Told("nl-holdem", 6, chips=400_000)
    table.deal()
    for to in (12_345, 24_490, 36_635, 60_649, 103_103, 175_275, 297_967):
        table.act("raise", to)
    return table


SCENES: dict[str, Callable[[], Told]] = {
    "six deep in chips": deep,
    "ten at hold'em": lambda: raised("nl-holdem", 10, "flop"),
    "ten at hold'em at the end": lambda: dealt("nl-holdem", 10, over),
    "six cards for seven": lambda: raised("pl-omaha-6", 7, "turn"),
    "six cards for seven at the end": lambda: dealt("pl-omaha-6", 7, over),
    "five cards for eight": lambda: raised("pl-omaha-5", 8, "river"),
    "two boards for nine": lambda: raised("pl-double-board-omaha", 9, "river"),
    "two boards for nine at the end": lambda: dealt("pl-double-board-omaha", 9, over),
    "seven cards for eight": lambda: dealt("seven-stud", 8, hero_acts("seventh")),
    "a draw for six": lambda: dealt("2-7-triple-draw", 6, hero_acts("first-draw")),
    "heads-up": lambda: raised("nl-holdem", 2, "flop", chairs=9),
}


@cache
def scene(name: str) -> Told:
    """One of them, to be looked at and not played on."""
    return SCENES[name]()


LAID = """() => {
  const box = (element, what, seat) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { what: `${what} ${element.textContent.trim().slice(0, 20)}`, kind: what, seat, left, right, top, bottom }
  }
  const found = []
  for (const seat of document.querySelectorAll('.seat')) {
    const id = seat.dataset.testid
    seat.scrollIntoView({ block: 'center' })
    const open = [...seat.querySelectorAll('.held')].filter(one => one.querySelector('.paper'))
    for (const [place, held] of open.entries()) {
      const card = held.querySelector('svg')
      const { left, top, width } = card.getBoundingClientRect()
      // The rank stands in the corner: in its middle and at its edges nothing else may be on top.
      for (const [x, y] of [[0.12, 0.12], [0.29, 0.36], [0.46, 0.12], [0.25, 0.76]]) {
        const seen = document.elementFromPoint(left + x * width, top + y * width)
        if (held.contains(seen)) continue
        if (seat.matches('.hero') || (x < 0.4 && y < 0.5)) found.push(`card ${place} of ${id} is hidden at ${x}, ${y}`)
      }
    }
  }
  document.querySelector('.table').scrollTop = 0
  const felt = document.querySelector('.stage').getBoundingClientRect()
  const boxes = []
  const tops = seat => seat.querySelector('.plate').getBoundingClientRect().top
  for (const seat of document.querySelectorAll('.seat')) {
    const id = seat.dataset.testid
    boxes.push(box(seat.querySelector('.plate'), 'plate', id))
    for (const word of seat.querySelectorAll('.tag, .made, .drew')) boxes.push(box(word, 'word', id))
    const cards = [...seat.querySelectorAll('.held')].map(one => one.getBoundingClientRect())
    if (!cards.length) continue
    // What is seen of a hand ends where its plate begins.
    boxes.push({ what: `cards of ${id}`, kind: 'cards', seat: id,
      left: Math.min(...cards.map(one => one.left)), right: Math.max(...cards.map(one => one.right)),
      top: Math.min(...cards.map(one => one.top)), bottom: tops(seat) })
  }
  for (const bet of document.querySelectorAll('.bet')) boxes.push(box(bet, 'bet', null))
  for (const pot of document.querySelectorAll('.pot, .total:not(.hidden)'))
    if (pot.checkVisibility()) boxes.push(box(pot, 'pot', null))
  for (const card of document.querySelectorAll('.board .place')) boxes.push(box(card, 'board card', null))
  // The name of the game is woven into the cloth: no bet stands on it.
  for (const one of document.querySelectorAll('.rail .name'))
    if (one.checkVisibility()) boxes.push(box(one, 'watermark', null))
  for (const one of document.querySelectorAll('.dealer')) boxes.push(box(one, 'button', 'dealer'))
  for (const one of boxes)
    if (one.left < felt.left - 1 || one.right > felt.right + 1
      || one.top < felt.top - 1 || one.bottom > felt.bottom + 1) found.push(`${one.what} is cut`)
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide <= 1.5 || tall <= 1.5) continue
      // A word hangs from its own plate, and the button leans on one.
      if (a.seat && a.seat === b.seat && a.kind !== 'cards' && b.kind !== 'cards') continue
      const kinds = [a.kind, b.kind].sort().join()
      if (kinds === 'button,plate' && wide < 9) continue
      if (kinds.includes('watermark') && kinds !== 'bet,watermark') continue
      found.push(`${a.what} on ${b.what}: ${wide.toFixed(0)} x ${tall.toFixed(0)}`)
    }
  return found
}"""


SPILT = """() => [...document.querySelectorAll('.bar button')]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent.trim())"""
"""Buttons whose words are wider than they are."""


def laid(page: Page) -> list[str]:
    """What lies wrong once the felt has come to rest: a busy machine measures it some frames later."""
    found: list[str] = page.evaluate(LAID)
    for _ in range(30):
        if not found:
            break
        page.evaluate(FRAMES)
        found = page.evaluate(LAID)
    return found


# A window that takes another size costs much more than a table that shows another hand.
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_nothing_lies_on_own_cards_nor_words_on_any(stage: Stage, width: int, height: int) -> None:
    stage.at(width, height)
    wrong = []
    for name in SCENES:
        stage.show(scene(name))
        wrong += [f"{name}: {each}" for each in laid(stage.page)]
    assert not wrong, "\n".join(wrong)


def test_no_moment_of_a_table_keeps_anybody_from_playing(stage: Stage) -> None:
    """By axe, in both looks: each crowded table, an all-in whose board may be run twice, one that is over, pot odds."""
    stage.at(390, 844)
    moments = {name: scene(name) for name in SCENES} | {
        "asked whether it is run twice": all_in("nl-holdem", 3, run_it=2),
        "all-in run out": all_in("nl-holdem", 3),
        "at a table for learning": raised("nl-holdem", 3, "flop", learning=True),
    }
    wrong = []
    for name, table in moments.items():
        stage.show(table)
        wrong += [f"{name}: {each}" for each in barriers(stage.page, parts=True)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("width", "height"), [(844, 390), (667, 375), (568, 320)])
def test_a_phone_on_its_side_shows_all_of_it_beside_the_buttons(
    phone: Stage, width: int, height: int
) -> None:
    # Only a page that is there is as wide as a phone.
    phone.show(scene("heads-up"))
    phone.at(width, height)
    for name in SCENES:
        phone.show(scene(name))
        assert laid(phone.page) == [], name
        wait_until(lambda: cut_off(phone.page) == [])
        bar, felt = (phone.page.locator(each).bounding_box() for each in (".bar", ".stage"))
        assert bar["x"] >= felt["x"] + felt["width"] - 1, name
        phone.page.locator(".bar button").first.wait_for()
        assert phone.page.evaluate(SPILT) == [], name
        slider = phone.page.get_by_test_id("raise-slider")
        if slider.is_visible():
            assert slider.bounding_box()["width"] > 60, name


def test_in_forced_colours_what_is_chosen_is_told_from_what_is_not(stage: Stage) -> None:
    page = stage.page
    page.emulate_media(forced_colors="active")
    stage.at(390, 844)
    stage.show(dealt("nl-holdem", 6, lambda table: table.actor not in (None, table.hero)))
    wishes = page.locator("[data-testid^='wish-']")
    wishes.first.click()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("settings").click()
    decks = page.locator("label:has(> [name='deck']) > span")
    decks.first.wait_for()
    for choices in (wishes, decks):
        grounds = choices.evaluate_all("each => each.map(one => getComputedStyle(one).backgroundColor)")
        assert len(set(grounds)) == 2, grounds
    page.get_by_test_id("settings-close").click()
    stage.leave()
    page.emulate_media(forced_colors="none")


def test_in_forced_colours_names_lie_on_ground_of_their_own(stage: Stage) -> None:
    stage.page.emulate_media(forced_colors="active")
    stage.at(390, 844)
    stage.show(raised("nl-holdem", 9, "flop"))
    grounds = stage.page.evaluate(
        "[...document.querySelectorAll('.plate')].map(one => getComputedStyle(one).backgroundColor)"
    )
    assert len(grounds) == 9
    assert all(re.fullmatch(r"rgb\(\d+, \d+, \d+\)", ground) for ground in grounds), grounds
    stage.page.emulate_media(forced_colors="none")


def test_two_at_a_table_for_nine_sit_face_to_face(stage: Stage) -> None:
    stage.show(raised("nl-holdem", 2, "flop", chairs=9))
    for width, height in SCREENS:
        stage.at(width, height)
        boxes = [seat.bounding_box() for seat in stage.page.locator(".plate").all()]
        assert len(boxes) == 2
        middles = [box["x"] + box["width"] / 2 for box in boxes if box]
        assert abs(middles[0] - middles[1]) < 2


LETTERS = """() => [...document.querySelectorAll('.plate .name, .plate .stack')]
  .map(one => parseFloat(getComputedStyle(one).fontSize))"""
"""How large the words of the plates are."""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1440, 900)])
def test_a_page_made_larger_has_larger_words_and_all_its_buttons(
    stage: Stage, width: int, height: int
) -> None:
    """At 200 and at 400 % a window is half and a quarter as wide and high (WCAG 1.4.4, 1.4.10)."""
    page = stage.page
    stage.at(width, height)
    stage.show(raised("nl-holdem", 9, "flop"))
    usual = min(page.evaluate(LETTERS))
    stage.at(width // 2, height // 2)
    assert min(page.evaluate(LETTERS)) >= usual - 0.5
    for zoomed in ((width // 2, height // 2), (width // 4, height // 4), (320, 256)):
        stage.at(*zoomed)
        assert not laid(page), zoomed
        assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
        for button in ("fold", "call", "raise"):
            page.get_by_test_id(button).scroll_into_view_if_needed()
            box = page.get_by_test_id(button).bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= zoomed[0]
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= zoomed[1] + 1
    assert barriers(page, parts=True) == []


def test_on_a_phone_one_button_opens_all_others(stage: Stage) -> None:
    page = stage.page
    stage.at(320, 568)
    stage.show(raised("nl-holdem", 6, "flop"))
    title = page.locator("h1").bounding_box()
    assert title is not None
    assert title["width"] > 150
    wallet = page.get_by_test_id("wallet").bounding_box()
    assert wallet is not None
    menu = page.get_by_test_id("menu")
    for icon in page.locator("header > .icon").all():
        box = icon.bounding_box()
        assert (
            box is None or box["x"] >= wallet["x"] + wallet["width"] or box["x"] + box["width"] <= wallet["x"]
        )
    for inside in ("history", "settings", "leave", "show-manners"):
        expect(page.get_by_test_id(inside)).to_be_hidden()
    asked = list(stage.asked)
    seen = "[...document.querySelectorAll('nav *')].filter(one => one.getClientRects().length).length"
    assert page.evaluate(seen) == 0
    menu.click()
    assert cut_off(page) == []
    # What lies behind it is reached by no key.
    fold = page.get_by_test_id("fold")
    expect(page.get_by_test_id("history")).to_be_visible()
    fold.focus()
    expect(menu).to_be_focused()
    page.keyboard.press("f")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("history")).to_be_hidden()
    expect(menu).to_be_focused()
    fold.focus()
    expect(fold).to_be_focused()
    # A tap beside it closes it, and is no tap on what lies there.
    menu.click()
    about = page.locator(".about").first.bounding_box()
    assert about is not None
    page.mouse.click(about["x"] + 10, about["y"] + about["height"] - 10)
    expect(page.get_by_test_id("history")).to_be_hidden()
    expect(page.locator("dialog")).to_have_count(0)
    menu.click()
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("settings-dialog")).to_be_visible()
    expect(page.get_by_test_id("history")).to_be_hidden()
    page.get_by_test_id("settings-close").click()
    menu.click()
    stage.at(1366, 768)
    expect(menu).to_be_hidden()
    expect(page.get_by_test_id("history")).to_be_visible()
    # Where there is room for each button no menu is open.
    fold.focus()
    expect(fold).to_be_focused()
    # Nor was the hand folded by the key of it.
    assert stage.asked == asked


def test_between_turns_all_choices_of_a_phone_are_one_row(stage: Stage) -> None:
    page = stage.page
    stage.at(390, 844)
    stage.show(dealt("nl-holdem", 6, lambda table: table.actor not in (None, table.hero)))
    for width, height in ((320, 568), (390, 844)):
        stage.at(width, height)
        buttons = [one.bounding_box() for one in page.locator(".choices button").all()]
        assert len(buttons) > 2
        assert len({round(box["y"]) for box in buttons if box}) == 1
        assert broken_words(page.locator(".choices")) == []
        assert cut_off(page) == []


def test_a_seat_of_ones_own_choice_is_drawn_there_and_kept(stage: Stage) -> None:
    page = stage.page
    stage.at(1366, 768)
    stage.show(raised("nl-holdem", 6, "flop"))
    page.get_by_test_id("settings").click()
    page.get_by_test_id("own-seat-right").check(force=True)
    page.get_by_test_id("settings-close").click()
    stage.at(1366, 768)
    felt, own = page.locator(".stage").bounding_box(), page.locator(".hero .plate").bounding_box()
    assert felt is not None
    assert own is not None
    assert own["x"] > felt["x"] + felt["width"] * 0.6
    assert laid(page) == []
    page.get_by_test_id("settings").click()
    page.get_by_test_id("own-seat-middle").check(force=True)
    page.get_by_test_id("settings-close").click()


BACKS = """() => [parseFloat(getComputedStyle(document.querySelector('.stage')).getPropertyValue('--their-card')),
  ...[...document.querySelectorAll('.seat:not(.hero) .held')].map(one => one.getBoundingClientRect().width)]"""
"""How wide a card of another is where it lies open, and how wide those are that he holds."""


def test_backs_of_others_are_smaller_than_cards_that_are_read(stage: Stage) -> None:
    for width, height in SCREENS:
        stage.at(width, height)
        stage.show(scene("six cards for seven"))
        read, *backs = stage.page.evaluate(BACKS)
        assert len(backs) > 12
        assert max(backs) < 0.7 * read


def test_a_folded_hand_remains_in_sight_and_dimmed(stage: Stage) -> None:
    page = stage.page
    table = raised("nl-holdem", 6, "flop")
    held = table.cards_of(table.hero)
    stage.at(390, 844)
    stage.show(table)
    own = page.locator(".hero .card")
    expect(page.locator(".hero .card.dim")).to_have_count(0)
    table.act("fold")
    stage.show(table)
    expect(page.locator(".hero .card.dim")).to_have_count(2)
    assert [card.get_attribute("data-card") for card in own.all()] == held
    for width, height in SCREENS:
        stage.at(width, height)
        assert laid(page) == []


def test_a_hand_that_was_beaten_remains_in_its_owners_sight(stage: Stage) -> None:
    page = stage.page
    table = dealt("nl-holdem", 6, over)
    assert next(each["won"] for each in table.view(HERO)["seats"] if each["seat"] == table.hero) == 0
    held = table.cards_of(table.hero)
    stage.at(390, 844)
    stage.show(table)
    expect(page.locator(".hero .card.dim")).to_have_count(2)
    assert [card.get_attribute("data-card") for card in page.locator(".hero .card").all()] == held


CUT_NAMES = """() => [...document.querySelectorAll('.plate .name')]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent.trim())"""


@pytest.mark.parametrize(
    ("width", "height", "seats"), [(320, 568, 2), (390, 844, 3), (1366, 768, 5), (1920, 1080, 6)]
)
def test_names_are_whole_where_there_is_room(stage: Stage, width: int, height: int, seats: int) -> None:
    """Names of 16 and 18 letters; twenty capital W may be cut anywhere, and are read under the pointer."""
    page = stage.page
    stage.at(width, height)
    stage.show(raised("nl-holdem", seats, "flop"))
    assert [name for name in page.evaluate(CUT_NAMES) if not name.lower().startswith("www")] == []
    for plate in page.locator(".plate").all():
        name = plate.locator(".name").inner_text().strip()
        assert (plate.get_attribute("title") or "").startswith(name)


def test_the_mark_of_a_bot_is_explained(stage: Stage) -> None:
    page = stage.page
    stage.at(390, 844)
    stage.show(raised("nl-holdem", 4, "flop"))
    plate = page.get_by_test_id("seat-4").locator(".plate")
    expect(plate.locator("svg.bot")).to_be_visible()
    expect(plate).to_have_attribute("title", re.compile(" · (bot|бот)", re.IGNORECASE))
    expect(page.get_by_test_id("seat-2").locator("svg.bot")).to_have_count(0)


def test_refusals_leave_the_title_free_and_the_same_is_told_once(stage: Stage) -> None:
    page = stage.page
    stage.at(390, 844)
    stage.show(raised("nl-holdem", 6, "flop"))
    notices = page.get_by_test_id("notice")
    for _ in range(3):
        stage.refuse("room-too-few-chips", "At least 4,000 chips are brought to this table.")
    stage.refuse("room-seat-taken", "Somebody sits there.")
    expect(notices).to_have_count(2)
    for width, height in SCREENS:
        stage.at(width, height)
        title = page.locator("h1").bounding_box()
        assert title is not None
        for notice in notices.all():
            box = notice.bounding_box()
            assert box is not None
            assert box["y"] >= title["y"] + title["height"] - 1
    for notice in reversed(notices.all()):
        notice.locator(".close").click()


GROUND = """element => {
  const [, , , alpha] = getComputedStyle(element).backgroundColor.match(/[\\d.]+/g)
  return alpha === undefined ? 1 : +alpha
}"""


def test_in_a_light_room_the_name_of_ones_hand_lies_on_dark_ground(stage: Stage) -> None:
    """Beside the plate it lies on the room and not on the cloth: light letters need a ground of their own."""
    page = stage.page
    stage.at(390, 844)
    stage.show(raised("nl-holdem", 2, "flop"))
    page.evaluate("document.documentElement.dataset.look = 'light'")
    name = page.locator(".hero .made")
    expect(name).to_be_visible()
    assert name.evaluate(GROUND) > 0.5
    page.evaluate("document.documentElement.dataset.look = 'dark'")


BESIDE_A_HAND = """() => [...document.querySelectorAll('.plate .both')].map(both => {
  const [hand, whose] = both.children
  const seen = whose.offsetTop < hand.offsetTop + hand.offsetHeight / 2
  return { text: both.textContent.trim(), seen, cut: whose.scrollWidth > whose.clientWidth + 1,
    room: whose.clientWidth / parseFloat(getComputedStyle(both).fontSize) }
})"""
"""Of each hand on a plate with a name: whether that is seen, whether it is cut, and how many letters wide it is."""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_a_name_beside_a_hand_has_room_for_letters_or_is_left_out(
    stage: Stage, width: int, height: int
) -> None:
    """“two pair 10-7 · …” told nobody whose it was."""
    stage.at(width, height)
    stage.show(scene("ten at hold'em at the end"))
    expect(stage.page.locator(".plate .both").first).to_be_visible()
    names = stage.page.evaluate(BESIDE_A_HAND)
    assert any(name["seen"] for name in names), names
    assert [name for name in names if name["seen"] and name["cut"] and name["room"] < 2.5] == []
    assert cut_off(stage.page) == []


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_quick_words_beside_the_felt_are_seen_whole(stage: Stage, width: int, height: int) -> None:
    stage.at(width, height)
    stage.show(scene("heads-up"))
    talk = stage.page.get_by_test_id("talk")
    expect(talk.get_by_test_id("quick-toasts")).to_be_in_viewport(ratio=1)
    box = talk.bounding_box()
    assert box is not None
    for word in talk.locator("[data-testid^='quick-']").all():
        inner = word.bounding_box()
        assert inner is not None
        assert inner["x"] + inner["width"] <= box["x"] + box["width"], word.inner_text()
