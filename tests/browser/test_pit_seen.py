"""What a guest of the pit has before his eyes: nothing lies on what he looks at, and it is told as it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import count

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.looks import ACROSS, SIZES, UPRIGHT
from tests.browser.pit_guest import LAPTOP, PHONE, Guest
from tests.browser.test_pit_guests import PAST_THE_EDGE, UNDER_THE_PANEL, UPON_EACH_OTHER
from tests.server.pit_house import PATIENT, PitHouse

SMALL: ViewportSize = SIZES["small phone"]
SMALLEST: ViewportSize = {"width": 320, "height": 568}

COMES = count(1)

UNDER_THE_BUTTONS = """() => {
  const panel = document.querySelector('.panel').getBoundingClientRect()
  const cards = [...document.querySelectorAll('main .cabinet > ol.cards > li')]
    .map(card => Math.round(card.getBoundingClientRect().bottom - panel.top)).filter(by => by > 1)
  const buttons = document.querySelector('.panel .buttons').getBoundingClientRect()
  const figures = [...document.querySelectorAll('.panel dt')].map(each => [each, each.getBoundingClientRect()])
    .filter(([, at]) => at.bottom > buttons.top && at.top < buttons.bottom && at.right > buttons.left)
  return [...cards, ...figures.map(([each]) => each.textContent)]
}"""
"""What of a machine lies under its buttons: cards, with what one holds them by, and the names of its figures."""

LINES_CUT = """() => [...document.querySelectorAll('.cabinet > .frame tbody tr')].filter(line =>
  line.checkVisibility() &&
  line.getBoundingClientRect().bottom > line.closest('.frame').getBoundingClientRect().bottom + 1
).map(line => line.textContent)"""
"""Lines of a machine's pay table that are not seen whole."""

ON_EACH_OTHER = """() => {
  const lies = [...document.querySelectorAll('ol.boxes .amount')]
    .map(amount => [amount.textContent.trim(), amount.getBoundingClientRect()])
  return lies.flatMap(([one, at], place) => lies.slice(place + 1).filter(([, other]) =>
    Math.min(at.right, other.right) - Math.max(at.left, other.left) > 1 &&
    Math.min(at.bottom, other.bottom) - Math.max(at.top, other.top) > 1).map(([other]) => `${one} on ${other}`))
}"""
"""Amounts on the felt of which one covers a part of another."""

IN_SIGHT = """box => {
  const tile = document.querySelector(`[data-testid=box-${box}]`).getBoundingClientRect()
  const felt = document.querySelector('.felt-stage').getBoundingClientRect()
  return tile.top >= felt.top - 1 && tile.bottom <= felt.bottom + 1
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PitHouse]:
    """A house whose decks come as they come: no test here looks at a card of it."""
    house = PitHouse(tmp_path_factory.mktemp("seen") / "croupier.db", settings=PATIENT)
    yield house
    house.kill()


Comes = Callable[..., Guest]


@pytest.fixture
def comes(chromium: Browser, house: PitHouse) -> Iterator[Comes]:
    """Somebody comes into the pit, under a name that nobody has there; nothing went wrong on his page."""
    guests: list[Guest] = []

    def come(size: ViewportSize = LAPTOP, locale: str = "en-GB", *, touch: bool = False) -> Guest:
        guests.append(Guest(chromium, house.address, size, locale, touch=touch))
        guests[-1].enter(f"Guest {next(COMES)}")
        return guests[-1]

    yield come
    assert [guest.complaints for guest in guests if guest.complaints] == []


def sits_by(guest: Guest, path: str) -> None:
    """Come to a table that another has opened, accept its rules and bring chips."""
    guest.page.goto(path)
    expect(guest.see("rules-accept").or_(guest.see("buy-in"))).to_be_visible()
    if guest.see("rules-accept").is_visible():
        guest.press("rules-accept")
    guest.press("buy-in-1")
    expect(guest.see("deal")).to_be_visible()


def resized(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.wait_for_function("({ width, height }) => innerWidth === width && innerHeight === height", arg=size)


def where_it_stands(guest: Guest, name: str) -> float:
    """How far down a button ends, once nothing moves any more."""
    expect(guest.see(name)).to_be_enabled()
    box = guest.see(name).bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("size", [SMALL, PHONE, LAPTOP], ids=["small phone", "phone", "laptop"])
@pytest.mark.parametrize("game", ["deuces-wild", "joker-poker"])
def test_the_cards_of_a_machine_lie_free_and_its_button_stands_still(
    comes: Comes, game: str, size: ViewportSize
) -> None:
    ann = comes(size, "ru-RU")
    ann.open_machine(game, doubles=True)
    ann.see("auto-hold").check()
    stands = [where_it_stands(ann, "go")]
    ann.press("go")
    # What is held and what that is worth is told beside the buttons.
    expect(ann.see("hold-hint")).to_be_visible()
    stands.append(where_it_stands(ann, "go"))
    assert ann.page.evaluate(UNDER_THE_BUTTONS) == []
    ann.press("go")
    expect(ann.see("hold-1")).to_have_count(0)
    stands.append(where_it_stands(ann, "go"))
    assert ann.page.evaluate(UNDER_THE_BUTTONS) == []
    if ann.see("double").is_visible():
        ann.press("go")
    # The lesson of the last hand is read beside the cards it speaks of.
    expect(ann.see("lesson").locator("visible=true")).to_be_visible()
    expect(ann.see("auto-play")).to_be_visible()
    stands.append(where_it_stands(ann, "go"))
    assert ann.page.evaluate(UNDER_THE_BUTTONS) == []
    assert max(stands) <= size["height"]
    assert max(stands) - min(stands) <= 1, stands


@pytest.mark.parametrize(("game", "hands"), [("double-bonus", 1), ("jacks-or-better", 5)])
def test_what_another_hold_costs_is_told_beside_cards_that_lie_free(
    comes: Comes, game: str, hands: int
) -> None:
    ann = comes(SMALLEST, "ru-RU")
    ann.open_machine(game, hands=hands, doubles=True)
    ann.see("auto-hold").check()
    ann.press("go")
    expect(ann.see("hold-hint")).to_be_visible()
    ann.see("hold-1").click()
    expect(ann.see("hold-hint")).not_to_have_attribute("data-cost", "0")
    assert ann.page.evaluate(UNDER_THE_BUTTONS) == []
    ann.press("go")
    expect(ann.see("hold-1")).to_have_count(0)
    # What was won is offered to be doubled a moment after the cards have come.
    ann.page.wait_for_function(f"() => ({UNDER_THE_BUTTONS})().length === 0")
    if ann.see("double").is_visible():
        expect(ann.see("go")).to_be_enabled()
        ann.press("go")
    # And once it is over what the hold was worth is told: of five hands in the payouts, here there is no room.
    expect(ann.see("auto-play")).to_be_visible()
    expect(ann.see("lesson").locator("visible=true")).to_have_count(1 if hands == 1 else 0)
    if hands == 1:
        ann.page.wait_for_function(f"() => ({UNDER_THE_BUTTONS})().length === 0")


@pytest.mark.parametrize(
    ("game", "size"), [("double-bonus", PHONE), ("double-double-bonus", UPRIGHT)], ids=["phone", "tablet"]
)
def test_beside_five_hands_no_line_of_the_pay_table_is_cut(
    comes: Comes, game: str, size: ViewportSize
) -> None:
    ann = comes(size, "ru-RU")
    ann.open_machine(game, hands=5)
    ann.see("auto-hold").check()
    ann.press("go")
    expect(ann.see("hold-hint")).to_be_visible()
    ann.page.wait_for_function(f"() => ({LINES_CUT})().length === 0")
    expect(ann.page.get_by_role("table")).to_be_visible()
    ann.press("go")
    expect(ann.see("lesson").locator("visible=true")).to_be_visible()
    # On a phone the table makes room for what the hold was worth.
    expect(ann.page.get_by_role("table")).to_be_visible(visible=size is UPRIGHT)
    ann.page.wait_for_function(f"() => ({LINES_CUT})().length === 0")


@pytest.mark.parametrize(
    ("locale", "busy", "watched"),
    [("en-GB", "occupied: {}", "{} is playing"), ("ru-RU", "занят: {}", "Играет {}")],
)
def test_who_comes_to_a_machine_that_another_plays_looks_on_and_is_led_to_a_free_one(
    comes: Comes, locale: str, busy: str, watched: str
) -> None:
    ann, boris = comes(), comes(SMALL, locale)
    ann.open("bonus-poker")
    who = ann.name
    state = boris.see("pit-" + ann.page.url.rsplit("/", 1)[1]).get_by_test_id("machine-state")
    expect(state).to_have_text(busy.format(who))
    boris.page.goto(ann.page.url)
    expect(boris.see("taken")).to_contain_text(who)
    expect(boris.see("buy-in")).to_have_count(0)
    ann.press("go")
    expect(boris.see("told")).to_have_text(watched.format(who))
    # Her cards lie closed before him until she has drawn; then he sees what she made.
    expect(boris.page.locator("main .cabinet > .cards .slot[data-card='??']")).to_have_count(5)
    assert boris.page.evaluate(UNDER_THE_PANEL) == []
    ann.press("go")
    expect(boris.page.locator("main .cabinet > .cards .slot[data-card='??']")).to_have_count(0)
    boris.press("free-machines")
    expect(state).to_have_text(busy.format(who))
    ann.press("leave", "leave-do")
    expect(state).to_have_text({"en-GB": "free", "ru-RU": "свободен"}[locale])
    boris.page.goto(ann.page.url)
    boris.press("buy-in-1")
    expect(boris.see("go")).to_be_visible()
    expect(ann.see("taken")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "low", "high"),
    [
        ("en-GB", "From 1 to 2,000 chips", "From 1,000 to 100,000 chips"),
        ("ru-RU", "От 1 до 2 000 фишек", "От 1 000 до 100 000 фишек"),
    ],
)
def test_what_a_table_cannot_be_opened_with_is_said_at_its_field(
    comes: Comes, locale: str, low: str, high: str
) -> None:
    ann = comes(SMALL, locale)
    ann.press("open-pit")
    ann.see("open-pit-game").select_option("three-card")
    smallest, largest, name = [ann.see(f"open-pit-{field}") for field in ("low", "high", "name")]
    smallest.fill("10000")
    expect(smallest).to_have_accessible_description(low)
    expect(ann.see("open-pit-confirm")).to_be_disabled()
    smallest.fill("1000")
    largest.fill("200000")
    expect(largest).to_have_accessible_description(high)
    largest.fill("20000")
    expect(largest).to_have_accessible_description("")
    # What only the house knows it says where it was filled in, and nothing of it is lost.
    name.fill("x")
    ann.press("open-pit-confirm")
    expect(name).to_have_accessible_description(re.compile("2"))
    assert ann.see("notice").count() == 0
    expect(smallest).to_have_value("1000")
    expect(largest).to_have_value("20000")
    name.fill(f"{ann.name} o")
    ann.press("open-pit-confirm")
    expect(ann.see("open-pit-dialog")).to_have_count(0)
    expect(ann.see("pit-table")).to_be_visible()


def test_a_table_that_nobody_named_is_called_after_its_game_in_everybodys_language(comes: Comes) -> None:
    ann, boris = comes(PHONE, "ru-RU"), comes()
    ann.press("open-pit")
    ann.see("open-pit-game").select_option("cyber-stud")
    expect(ann.see("open-pit-name")).to_have_value(re.compile("[а-я]"))
    ann.press("open-pit-confirm")
    expect(ann.see("pit-table")).to_be_visible()
    shown = boris.see("pit-" + ann.page.url.rsplit("/", 1)[1]).locator("strong")
    expect(shown).to_have_text(re.compile("^Cyber Stud"))


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_amounts_of_fields_side_by_side_are_read_whole(comes: Comes, locale: str) -> None:
    ann = comes(LAPTOP, locale)
    ann.open("texas-holdem-bonus")
    ann.press("chip-1000", *(2 * ["spot-1-ante", "spot-1-bonus"]), "deal", "cut")
    for stage in ("preflop", "flop", "turn"):
        expect(ann.see("deciding")).to_have_attribute("data-stage", stage)
        ann.press("do-play")
    expect(ann.see("outcome")).to_be_visible()
    for name, size in SIZES.items():
        resized(ann.page, size)
        ann.page.wait_for_function(f"() => !({ON_EACH_OTHER})().length")
        assert ann.page.evaluate(ON_EACH_OTHER) == [], name


def test_who_plays_the_first_boxes_sees_on_a_phone_what_came_of_them(comes: Comes) -> None:
    ann = comes()
    ann.open("texas-holdem-bonus")
    boris = comes(SMALL)
    sits_by(boris, ann.page.url)
    ann.press("chip-100", *[f"spot-{box}-ante" for box in (3, 4, 5, 6)])
    boris.press("chip-100", "spot-1-ante", "spot-2-ante", "deal")
    ann.press("deal")
    boris.press("cut")
    for box in range(1, 7):
        who = boris if box < 3 else ann
        expect(who.see("deciding")).to_have_attribute("data-box", str(box))
        who.press("do-fold")
    # The felt has followed the boxes that decided, down to the last.
    expect(boris.see("told-1")).to_be_visible()
    boris.page.wait_for_function(IN_SIGHT, arg=1)


@pytest.mark.parametrize("size", [SMALLEST, PHONE], ids=["smallest phone", "phone"])
def test_who_decides_on_a_phone_has_the_board_beside_his_cards(comes: Comes, size: ViewportSize) -> None:
    ann = comes(size, "ru-RU")
    ann.open("ultimate-texas-holdem")
    ann.press("chip-100", *[f"spot-{box}-ante" for box in (1, 2, 3)], "deal", "cut")
    beside = ann.see("open-again").locator("[data-card]").locator("visible=true")
    for stage, cards in (("preflop", 0), ("flop", 3)):
        for box in ("1", "2", "3"):
            expect(ann.see("deciding")).to_have_attribute("data-stage", stage)
            expect(ann.see("deciding")).to_have_attribute("data-box", box)
            expect(beside).to_have_count(cards)
            ann.page.wait_for_function(IN_SIGHT, arg=box)
            ann.press("do-check")
    expect(beside).to_have_count(5)
    assert ann.beside() == ann.board()
    assert ann.page.evaluate(PAST_THE_EDGE) == []
    # Where the felt is seen whole, nothing lies twice.
    resized(ann.page, LAPTOP)
    expect(beside).to_have_count(0)


@pytest.mark.parametrize("size", [SMALLEST, PHONE], ids=["smallest phone", "phone"])
def test_who_exchanges_on_a_phone_has_the_dealers_open_card_beside_his(
    comes: Comes, size: ViewportSize
) -> None:
    ann = comes(size, "ru-RU")
    ann.open("russian-poker")
    ann.press("chip-100", "spot-1-ante", "deal", "cut")
    expect(ann.see("deciding")).to_be_visible()
    assert ann.beside() == [card for card in ann.dealers() if card != "??"]
    assert ann.page.evaluate(PAST_THE_EDGE) == []
    # The cards that are picked are as wide as a thumb all the same.
    picks = [pick.bounding_box() for pick in ann.page.locator("[data-testid^=pick-]").all()]
    assert len(picks) == 5
    assert min(box["width"] for box in picks if box) >= THUMB


@pytest.mark.parametrize(
    ("locale", "whose"), [("en-GB", "the player’s edge, 11.99%"), ("ru-RU", "преимущество игрока, 11,99 %")]
)
def test_an_edge_that_is_the_players_is_called_so(comes: Comes, locale: str, whose: str) -> None:
    ann = comes(LAPTOP, locale)
    ann.open("cyber-stud")
    ann.press("chip-100", "spot-1-ante", "deal", "cut")
    expect(ann.see("outcome")).to_be_visible()
    ann.press("tab-rounds")
    expect(ann.see("session").locator("visible=true")).to_contain_text(whose)


def test_a_progressive_is_told_by_what_it_pays_at_best(comes: Comes) -> None:
    ann = comes(PHONE)
    ann.open("caribbean-stud")
    ann.press("chip-100", "spot-1-ante", "spot-1-progressive")
    expect(ann.see("stake-pays")).to_contain_text("Royal flush 100% of the fund … Flush 50:1")
    ann.press("show-pays")
    expect(ann.page.get_by_role("table", name="The progressive pays of the fund")).to_contain_text(
        "10% of the fund"
    )


@pytest.mark.parametrize("size", [SMALL, LAPTOP], ids=["small phone", "laptop"])
def test_who_cannot_pay_for_a_table_is_told_what_it_takes_and_led_to_others(
    comes: Comes, size: ViewportSize
) -> None:
    ann = comes(size)
    ann.press("open-pit")
    ann.see("open-pit-game").select_option("three-card")
    ann.page.get_by_label("Smallest").fill("1000")
    ann.page.get_by_label("Largest").fill("20000")
    ann.press("open-pit-confirm", "rules-accept")
    # The dearest offer is all that is in the wallet.
    ann.see("buy-in").get_by_role("button").last.click()
    expect(ann.see("deal")).to_be_visible()
    ann.press("to-pit")
    expect(ann.see("wallet")).to_have_attribute("data-chips", "0")
    ann.press("open-pit")
    ann.see("open-pit-game").select_option("jacks-or-better")
    ann.press("open-pit-confirm")
    expect(ann.see("buy-in")).to_contain_text("This machine needs 5 chips or more")
    ann.press("other-tables")
    expect(ann.see("open-pit")).to_be_visible()


def test_the_offers_of_a_buy_in_keep_to_a_small_phone(comes: Comes) -> None:
    ann = comes(SMALL, "ru-RU")
    ann.press("open-pit")
    ann.see("open-pit-game").select_option("texas-holdem-bonus")
    ann.press("open-pit-confirm", "rules-accept")
    expect(ann.see("buy-in-2")).to_be_visible()
    rail = ann.page.locator(".rail")
    inner = "rail => rail.clientWidth - parseFloat(getComputedStyle(rail).paddingRight)"
    for button in ann.see("buy-in").get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= rail.evaluate(inner) + 1


def test_a_table_that_closes_after_the_round_does_not_say_that_it_is_closed(
    comes: Comes, chromium: Browser, house: PitHouse
) -> None:
    ann = comes(PHONE)
    ann.open("caribbean-stud")
    ann.press("chip-100", "spot-1-ante", "deal")
    boss = Guest(chromium, house.address)
    boss.context.add_cookies(house.cookies())
    boss.page.goto(ann.page.url + "/inspect")
    boss.press("stop")
    notice = ann.page.get_by_role("alert").filter(has_text="accounted for")
    expect(notice).to_contain_text("closes after this round")
    ann.press("cut", "do-raise")
    expect(ann.see("outcome")).to_be_visible()
    expect(notice).to_contain_text("takes no more bets")


def test_who_has_left_in_mid_round_reads_that_he_has(comes: Comes) -> None:
    ann = comes(PHONE)
    ann.open("caribbean-stud")
    ann.press("chip-100", "spot-1-ante", "deal", "cut", "leave", "leave-do")
    expect(ann.see("leaving")).to_have_text("You leave when the round is over")
    ann.press("do-fold")
    expect(ann.see("outcome")).to_be_visible()
    expect(ann.see("leaving")).to_have_count(0)


@pytest.mark.parametrize(("locale", "box"), [("en-GB", "Box 1"), ("ru-RU", "Бокс 1")])
def test_the_box_and_what_it_did_are_words_apart(comes: Comes, locale: str, box: str) -> None:
    ann = comes(PHONE, locale)
    ann.open("ultimate-texas-holdem")
    ann.press("trainer", "chip-100", "spot-1-ante", "deal", "cut", "do-check")
    # The lesson says what was done, or what had been better: each time a word after the dash, and a space between.
    told = ann.see("lesson").locator("visible=true").locator("p > span").first
    expect(told).to_contain_text(box)
    drawn = str(told.evaluate("words => words.innerText")).replace("\xa0", " ")
    assert re.match(rf"{box} — \w", drawn), drawn
    # What a choice is worth is told in stakes, not as a bare number.
    worth = ann.see("lesson").locator("visible=true").locator("p > em")
    expect(worth).to_have_text(re.compile(r"\d (of a stake|ставки)$"))


def in_one_row(guest: Guest) -> bool:
    """Whether all the chips on the rail lie side by side, each wide enough for a thumb; the chosen one is raised."""
    lies = [box for chip in guest.page.locator("[data-testid^=chip-]").all() if (box := chip.bounding_box())]
    tops = [box["y"] for box in lies]
    return max(tops) - min(tops) < 8 and all(box["width"] >= 44 for box in lies)


@pytest.mark.parametrize("game", ["three-card", "ultimate-texas-holdem", "pai-gow"])
def test_where_chips_are_laid_is_seen_on_the_smallest_phone_and_chips_keep_to_one_row(
    comes: Comes, game: str
) -> None:
    ann = comes(SMALLEST, "ru-RU")
    ann.open(game)
    expect(ann.see("deal")).to_be_visible()
    # Nothing was scrolled: the first boxes lie before one's eyes, and their spots.
    for box in (1, 2):
        ann.page.wait_for_function(IN_SIGHT, arg=box)
    first = ann.page.locator("[data-testid^=spot-1-]").first
    ann.press("chip-100")
    first.click()
    # What is told of the bet leaves them there, and the chips in one row: on tablets too, beside the buttons.
    ann.page.wait_for_function(IN_SIGHT, arg=1)
    assert in_one_row(ann)
    for size in (UPRIGHT, ACROSS):
        resized(ann.page, size)
        expect(ann.see("save")).to_be_visible()
        assert in_one_row(ann), size


THUMB = 44
"""Across, in pixels: what a thumb finds."""


@pytest.mark.parametrize("size", [PHONE, UPRIGHT, ACROSS], ids=["phone", "tablet", "tablet on its side"])
@pytest.mark.parametrize("game", ["russian-poker", "three-card", "ultimate-texas-holdem"])
def test_a_thumb_lays_chips_on_every_spot_and_takes_them_from_a_box(
    comes: Comes, game: str, size: ViewportSize
) -> None:
    ann = comes(size, touch=True)
    ann.open(game)
    expect(ann.see("deal")).to_be_visible()
    spots = ann.page.locator("[data-testid^=spot-]").all()
    boxes = [box for spot in spots if (box := spot.bounding_box())]
    assert len(boxes) == len(spots) > 0
    assert min(min(box["width"], box["height"]) for box in boxes) >= THUMB - 1
    assert ann.page.evaluate(UPON_EACH_OTHER) == []
    ann.press("chip-100")
    ann.page.locator("[data-testid^=spot-2-]").first.click()
    take = ann.see("box-2").locator(".take")
    middle = take.bounding_box()
    assert middle is not None
    # Beside the small cross it is still the cross.
    for aside in (-THUMB / 2 + 1, THUMB / 2 - 1):
        ann.page.touchscreen.tap(
            middle["x"] + middle["width"] / 2 + aside, middle["y"] + middle["height"] / 2
        )
        expect(take).to_have_count(0)
        ann.page.locator("[data-testid^=spot-2-]").first.click()
        expect(take).to_be_visible()
