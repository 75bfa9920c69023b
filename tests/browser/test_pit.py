"""An evening in the pit, in a real browser: tables, a machine, the inspector, and a game being designed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.pit_guest import LAPTOP, PHONE, TV, Guest
from tests.room.pit.stacked import dealt
from tests.server.pit_house import PATIENT, PitHouse

RUSSIAN = dealt(["7h7s9dJc3d", "KhKd2c5s8h"], "4c5dJh9sQs", "7d2s6cQdJd")
"""Two boxes: sevens that become trips by three new cards, and kings. The dealer has queen-high; his queen is changed
for a queen, and so once more, for a jack that gives him a pair."""

ULTIMATE = "AhKh" + "QcJd" + "Kd7s2c" + "Qh" + "5s"
"""Ace-king makes a pair of kings on the flop; the dealer pairs his queen on the turn."""

ROYAL = "AhKhQhJh2c" + "Th"
PAIR = "JsJd4c7h9s" + "2d3c8h"
PICTURES = Path("test-results")

OpenPit = Callable[..., PitHouse]


@pytest.fixture
def open_pit(tmp_path: Path) -> Iterator[OpenPit]:
    """Opens a house whose decks come as given, again at the same address; none outlives the test."""
    opened: list[PitHouse] = []

    def open_it(*orders: str) -> PitHouse:
        port = int(opened[0].host.rpartition(":")[2]) if opened else 0
        opened.append(PitHouse(tmp_path / "croupier.db", *orders, settings=PATIENT, port=port))
        return opened[-1]

    yield open_it
    for house in opened:
        if house.running:
            house.kill()


def to_the_purchase(ann: Guest) -> None:
    """Two antes and a bonus; exchange three cards to the sevens, close the kings, insure the trips and close them."""
    ann.press("chip-100", "spot-1-ante", "spot-2-ante", "spot-1-bonus")
    assert (ann.number("spot-1-ante"), ann.number("spot-2-ante"), ann.number("spot-1-bonus")) == (
        100,
        100,
        20,
    )
    ann.press("deal", "cut")
    ann.until(phase="decisions")
    assert ann.cards(1) == ["7h", "7s", "9d", "Jc", "3d"]
    assert ann.dealers() == ["??", "??", "??", "??", "Qs"]
    ann.press("pick-9d", "pick-Jc", "pick-3d", "do-exchange")
    expect(ann.see("deciding")).to_have_attribute("data-box", "2")
    ann.press("do-close")
    ann.until(stage="after-draw")
    assert ann.cards(1) == ["7h", "7s", "7d", "2s", "6c"]
    ann.press("do-insure")
    ann.see("size").fill("300")
    ann.press("size-confirm", "do-close")
    ann.until(stage="purchase")
    assert ann.number("spot-1-insurance") == 300
    expect(ann.see("do-buy")).to_be_visible()


def buy(ann: Guest) -> None:
    """Buy the dealer's card with the trips; the kings let it be."""
    ann.press("do-buy")
    expect(ann.see("deciding")).to_have_attribute("data-box", "2")
    ann.press("do-decline")
    expect(ann.see("outcome")).to_be_visible()
    assert (ann.outcome(1), ann.outcome(2)) == (680, 100)


@pytest.mark.clause("CASINO:gen-2")
@pytest.mark.parametrize(
    ("locale", "says"),
    [("en-GB", "over the long run the player loses"), ("ru-RU", "на дистанции игрок проигрывает")],
)
def test_who_comes_to_play_is_told_that_the_house_wins_in_the_long_run(
    chromium: Browser, open_pit: OpenPit, locale: str, says: str
) -> None:
    house = open_pit()
    ann = Guest(chromium, house.address, PHONE, locale)
    ann.enter("Ann")
    expect(ann.see("long-run")).to_contain_text(says)
    ann.press("open-pit")
    ann.see("open-pit-game").select_option("three-card")
    ann.press("open-pit-confirm", "rules-accept")
    expect(ann.see("buy-in").get_by_test_id("long-run")).to_contain_text(says)
    assert ann.overflow <= 0
    assert ann.complaints == []
    house.close()


def test_russian_poker_with_two_boxes_an_exchange_an_insurance_and_a_bought_card(
    chromium: Browser, open_pit: OpenPit
) -> None:
    house = open_pit(RUSSIAN)
    ann = Guest(chromium, house.address)
    ann.enter("Ann")
    ann.open("russian-poker")
    brought = ann.number("wallet")
    to_the_purchase(ann)
    buy(ann)
    assert ann.number("wallet") == brought + 780
    told = ann.see("payout-1").inner_text()
    assert "three of a kind" in told
    assert "Bet: 200 wins 600" in told
    assert "200 × 3:1 = 600" in told
    assert "Insurance: 300 wins 300" in told or "Ins.: 300 wins 300" in told
    expect(ann.see("spoken")).to_contain_text("Box 1")
    ann.press("tab-proof")
    expect(ann.see("proof")).to_have_attribute("data-verdict", "kept")
    ann.press("tab-rounds")
    ann.press("past-1")
    expect(ann.page.get_by_role("tabpanel")).to_contain_text("+780")
    assert ann.complaints == []
    house.close()
    assert sum(house.balances().values()) == 0


def test_the_third_and_the_fourth_box_are_played_blind(chromium: Browser, open_pit: OpenPit) -> None:
    boxes = ["7h7s9dJc3d", "KhKd2c5s8h", "AcAd4h9sTs", "QcQd3s8cTd"]
    house = open_pit(dealt(boxes, "2d6hJh5dQs", "2h2s"))
    ann = Guest(chromium, house.address)
    ann.enter("Ann")
    ann.open("russian-poker")
    ann.press("chip-100", *[f"spot-{box}-ante" for box in (1, 2, 3, 4)], "deal", "cut")
    ann.until(phase="decisions")
    assert ann.cards(3) == ann.cards(4) == ["??"] * 5
    # They are closed with their whole bet before a card is dealt.
    assert [ann.number(f"spot-{box}-bet") for box in (1, 2, 3, 4)] == [0, 0, 200, 200]
    ann.press("do-close")
    expect(ann.see("deciding")).to_have_attribute("data-box", "2")
    ann.press("do-close")
    expect(ann.see("deciding")).to_have_attribute("data-box", "3")
    choices = ann.see("deciding").get_by_role("button").all()
    assert [choice.get_attribute("data-testid") for choice in choices] == ["do-sixth", "do-stand"]
    ann.press("do-sixth")
    ann.press("withdraw-3")
    expect(ann.see("deciding")).to_have_attribute("data-box", "3")
    ann.press("do-stand")
    expect(ann.see("deciding")).to_have_attribute("data-box", "4")
    ann.press("do-stand")
    ann.until(stage="purchase")
    for _ in boxes:
        turn = ann.see("pit-table").get_attribute("data-turn") or ""
        ann.press("do-decline")
        expect(ann.see("pit-table")).not_to_have_attribute("data-turn", turn)
    expect(ann.see("outcome")).to_be_visible()
    assert [ann.outcome(box) for box in (1, 2, 3, 4)] == [100, 100, 100, 100]
    assert ann.complaints == []


def test_killed_before_the_dealers_card_the_page_comes_back_to_the_same_card(
    chromium: Browser, open_pit: OpenPit
) -> None:
    house = open_pit(RUSSIAN)
    ann = Guest(chromium, house.address)
    ann.enter("Ann")
    ann.open("russian-poker")
    to_the_purchase(ann)
    before = ann.cards(1), ann.cards(2), ann.dealers(), ann.number("wallet")
    assert before[2] == ["4c", "5d", "Jh", "9s", "Qs"]
    house.kill()
    # The new house shuffles otherwise: what comes is what was sealed.
    house = open_pit()
    expect(ann.see("connection")).to_have_attribute("data-state", "open")
    expect(ann.see("do-buy")).to_be_visible()
    assert (ann.cards(1), ann.cards(2), ann.dealers(), ann.number("wallet")) == before
    buy(ann)
    ann.press("tab-proof")
    expect(ann.see("proof")).to_have_attribute("data-verdict", "kept")
    assert ann.complaints == []


def test_ultimate_is_checked_before_the_flop_and_played_on_it(chromium: Browser, open_pit: OpenPit) -> None:
    house = open_pit(ULTIMATE)
    ann = Guest(chromium, house.address, moves=True)
    ann.enter("Ann")
    ann.open("ultimate-texas-holdem")
    ann.press("trainer", "chip-100", "spot-3-ante")
    assert ann.number("spot-3-blind") == 100
    ann.press("deal", "cut")
    ann.until(stage="preflop")
    assert ann.cards(3) == ["Ah", "Kh"]
    expect(ann.see("do-play-400")).to_be_visible()
    expect(ann.see("do-play-300")).to_be_visible()
    ann.press("do-check")
    ann.until(stage="flop")
    assert ann.board() == ["Kd", "7s", "2c"]
    ann.press("do-play")
    expect(ann.see("outcome")).to_be_visible()
    assert ann.board() == ["Kd", "7s", "2c", "Qh", "5s"]
    assert ann.dealers() == ["Qc", "Jd"]
    assert ann.outcome(3) == 300
    # Ace-king suited is worth four antes before the flop: the trainer says what the check cost.
    lesson = ann.see("lesson").first
    expect(lesson).to_be_visible()
    assert float(lesson.get_attribute("data-cost") or 0) > 0
    assert ann.complaints == []


def test_a_video_poker_session_by_the_keyboard_alone(chromium: Browser, open_pit: OpenPit) -> None:
    house = open_pit(ROYAL, PAIR)
    ann = Guest(chromium, house.address)
    # A machine's deck is cut where the browser's luck says; the stacked decks want it in the middle.
    ann.draws(26)
    ann.enter("Ann")
    ann.open("jacks-or-better")
    expect(ann.see("machine")).to_have_attribute("data-phase", "bets")
    credit = ann.number("credit")
    keys = ann.page.keyboard
    expect(ann.see("coins")).to_have_attribute("data-coins", "5")
    keys.press("ArrowDown")
    expect(ann.see("coins")).to_have_attribute("data-coins", "4")
    keys.press("ArrowUp")
    keys.press("Enter")
    expect(ann.see("hold-5")).to_have_attribute("data-card", "2c")
    for place in "1234":
        keys.press(place)
        expect(ann.see(f"hold-{place}")).to_have_attribute("aria-pressed", "true")
    # For a moment after the deal it stands still: a second press was meant for that.
    expect(ann.see("go")).to_be_enabled()
    keys.press(" ")
    expect(ann.see("machine")).to_have_attribute("data-made", "royal-flush")
    expect(ann.see("card-5")).to_have_attribute("data-card", "Th")
    coin = (ann.number("credit") - credit) // (4_000 - 5)
    assert coin > 0
    assert ann.number("credit") == credit + 3_995 * coin
    assert ann.number("win") == 4_000 * coin
    expect(ann.see("told")).to_have_text(re.compile(r"royal flush.*won", re.IGNORECASE))
    expect(ann.see("told")).to_have_attribute("role", "status")

    # The second deal: a pair of jacks, one coin, held by tapping.
    ann.press("coins-1", "go")
    expect(ann.see("machine")).to_have_attribute("data-made", "jacks-or-better")
    ann.press("hold-1", "hold-2", "go")
    expect(ann.see("machine")).to_have_attribute("data-phase", "over")
    assert ann.number("win") == coin
    assert ann.complaints == []


def test_the_inspector_sees_every_settlement_twice_and_the_pit_boss_closes_the_table(
    chromium: Browser, open_pit: OpenPit
) -> None:
    house = open_pit(RUSSIAN)
    ann = Guest(chromium, house.address)
    ann.enter("Ann")
    ann.open("russian-poker")
    path = ann.page.url
    ann.press("chip-100", "spot-1-ante", "deal", "cut", "do-fold")
    expect(ann.see("outcome")).to_be_visible()

    floor = Guest(chromium, house.address)
    floor.page.context.add_cookies(house.cookies())
    floor.page.goto(f"{path}/inspect")
    sheet = floor.see("inspected-1").first
    expect(sheet).to_contain_text("Ante")
    expect(sheet).to_contain_text("−100")
    # Why no cards lie there is told too.
    expect(sheet.locator("caption")).to_have_text(re.compile(r"^Box 1\s+folded\s*$"))
    assert "differs" not in sheet.inner_text()
    floor.press("stop")
    expect(floor.see("open-again")).to_be_visible()
    expect(floor.see("inspector")).to_contain_text("The table was closed")
    # Nobody brings chips to a closed table, nor lays the same bets again; what lies there is taken along.
    expect(ann.see("same")).to_have_count(0)
    ann.press("next")
    expect(ann.see("closed")).to_contain_text("takes no more bets")
    expect(ann.see("buy-in")).to_have_count(0)
    ann.press("take-along")
    expect(ann.see("left")).to_contain_text("in your wallet")
    ann.press("to-pit")
    expect(ann.see("wallet")).to_have_attribute("data-chips", "99900")


def what_is_no_win_is_refused_in_words(dealer: Guest) -> None:
    """And the pay table is at the dealer's hand."""
    for typed in ("-5", "1.5"):
        dealer.see("wins-1-bet").fill(typed)
        expect(dealer.see("pay-1").get_by_role("alert")).to_contain_text("Whole chips, without a sign")
    dealer.page.get_by_text("Pay table").click()
    expect(dealer.page.get_by_role("table").first).to_contain_text("Full house")


def has_it_paid_as_the_inspector_says(boss: Guest) -> None:
    """On a phone the two ways to pay lie apart: neither is pressed for the other."""
    boss.page.set_viewport_size({"width": 390, "height": 844})
    by_dealer, by_inspector = (boss.see(name).bounding_box() for name in ("resume-table", "resume-inspector"))
    assert by_dealer is not None
    assert by_inspector is not None
    assert by_inspector["y"] >= by_dealer["y"] + by_dealer["height"] + 8
    boss.press("resume-inspector")


@pytest.mark.clause("RUSPOK:1.5.b", "RUSPOK:1.7.1.c")
def test_a_payout_laid_out_wrong_is_held_until_the_pit_boss_decides(
    chromium: Browser, open_pit: OpenPit
) -> None:
    house = open_pit(dealt(["KhKd9c9s2h"], "AsKs8c5c4d"))
    ann = Guest(chromium, house.address)
    ann.enter("Ann")
    ann.open("russian-poker")
    brought, path = ann.number("wallet"), ann.page.url

    boss = Guest(chromium, house.address)
    boss.page.context.add_cookies(house.cookies())
    boss.page.goto(f"{path}/inspect")
    boss.see("staff-dealer").fill("Lena")
    boss.see("staff-inspector").fill("Oleg")
    boss.see("staff-by-hand").check()
    boss.press("staff-relieve")
    expect(boss.see("staff")).to_have_attribute("data-dealer", "Lena")

    ann.press("chip-100", "spot-1-ante", "deal", "cut", "do-close")
    ann.until(phase="payout")
    expect(ann.page.get_by_text("The dealer lays out the payouts")).to_be_visible()

    lena = Guest(chromium, house.address)
    lena.page.context.add_cookies(house.cookies())
    lena.page.goto(f"{path}/dealer")
    # She sees the box she has to pay, and nothing of what the inspector reckons.
    expect(lena.see("pay-1").locator("[data-card]")).to_have_count(5)
    shown = lena.see("pay-1").locator("[data-card]").all()
    assert [card.get_attribute("data-card") for card in shown] == ["Kh", "Kd", "9c", "9s", "2h"]
    expect(lena.see("pay")).to_be_disabled()
    what_is_no_win_is_refused_in_words(lena)
    expect(lena.see("odds-1-bet").locator(".held")).to_have_text("Two pair 2:1")
    lena.see("wins-1-bet").fill("390")
    # The last field laid out is not yet a payout.
    lena.press("back-1-ante")
    expect(lena.see("pay")).to_be_enabled()
    expect(lena.see("dealer-screen")).to_have_attribute("data-phase", "payout")
    lena.press("pay")
    expect(lena.see("dealer-screen")).to_have_attribute("data-phase", "held")

    ann.until(phase="held")
    assert ann.number("wallet") == brought - 300
    expect(boss.see("inspector")).to_have_attribute("data-held", "true")
    expect(boss.page.get_by_role("alert").filter(has_text="1 line differs")).to_be_visible()
    expect(boss.see("inspected-dealer").first).to_contain_text("ace")
    expect(boss.see("inspected-1").first.locator("caption")).to_contain_text("two pair")
    wrong = boss.see("inspected-1").first.get_by_role("row").filter(has_text="differs")
    expect(wrong).to_contain_text("+390")
    expect(wrong).to_contain_text("+400")
    has_it_paid_as_the_inspector_says(boss)

    expect(ann.see("outcome")).to_be_visible()
    assert ann.outcome(1) == 400
    # Whoever's reckoning was paid, she is told in words why.
    expect(ann.see("told-1")).to_contain_text("Box 1: two pair, 2 to 1, wins 400.")
    expect(ann.see("wallet")).to_have_attribute("data-chips", str(brought + 400))
    log = boss.see("inspector")
    for line in (
        "The staff was relieved: Lena deals, Oleg inspects",
        "Box 1 was laid out: +390",
        "The inspector stopped the round: box 1, the two settlements differ",
        "A held settlement was decided: paid as the inspector says",
    ):
        expect(log).to_contain_text(line)
    for guest in (ann, boss, lena):
        assert guest.complaints == []
    house.close()
    assert sum(house.balances().values()) == 0


def test_a_table_is_designed_and_the_edge_moves_at_once(chromium: Browser, open_pit: OpenPit) -> None:
    house = open_pit()
    ann = Guest(chromium, house.address)
    ann.page.goto(house.address + "/pit/design?game=jacks-or-better")
    design = ann.see("design")
    expect(design).to_have_attribute("data-edge", re.compile(r"^0\.004560956"))
    ann.see("odds-full-house").fill("8")
    ann.see("odds-flush").fill("5")
    expect(design).to_have_attribute("data-edge", re.compile(r"^0\.0270"))
    expect(ann.see("edge")).to_have_text("2.7016%")
    ann.press("more-flush")
    expect(design).to_have_attribute("data-edge", re.compile(r"^0\.016073"))
    ann.press("design-reset")
    expect(design).to_have_attribute("data-edge", re.compile(r"^0\.004560956"))
    ann.see("design-game").select_option("three-card")
    expect(design).to_have_attribute("data-edge", re.compile(r"^0\.0337"))
    assert ann.complaints == []


@pytest.mark.parametrize(
    ("size", "view", "locale"),
    [("phone", PHONE, "ru-RU"), ("laptop", LAPTOP, "en-GB"), ("tv", TV, "ru-RU")],
)
def test_the_pit_fits_and_the_picture_is_taken(
    chromium: Browser, open_pit: OpenPit, size: str, view: ViewportSize, locale: str
) -> None:
    house = open_pit(RUSSIAN)
    ann = Guest(chromium, house.address, view, locale)
    ann.enter("Анна")
    PICTURES.mkdir(exist_ok=True)
    ann.page.screenshot(path=PICTURES / f"pit-list-{size}.png")
    assert ann.overflow <= 0
    ann.open("russian-poker")
    ann.press("chip-100", "spot-1-ante", "spot-2-ante")
    ann.page.screenshot(path=PICTURES / f"pit-bets-{size}.png")
    assert ann.overflow <= 0
    ann.press("deal", "cut")
    ann.until(phase="decisions")
    ann.page.screenshot(path=PICTURES / f"pit-table-{size}.png")
    assert ann.overflow <= 0
    for name in ("do-close", "do-fold", "do-exchange", "do-sixth"):
        box = ann.see(name).bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= view["height"]
    if locale == "ru-RU":
        assert ann.page.evaluate("document.documentElement.lang") == "ru"
        assert "Шестая карта" in ann.see("do-sixth").inner_text()
    assert ann.complaints == []
