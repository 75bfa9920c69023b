"""A player of a house open to the public sets his own bounds on a phone, and they hold where he plays."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import LIVELY
from tests.browser.looks import barriers, cut_off
from tests.browser.pit_guest import PHONE, Guest
from tests.browser.test_people import signed_in
from tests.server.house import RunningHouse

ON = "('least_age', 18), ('countries_asked', True), ('personal_limits', True), ('self_exclusion', True)"
RULES = f"rules=Rules(profile('online-cash').laid_over(Layer('house', 'Riverside', ({ON}))))"


def opened(page: Page, house: RunningHouse, name: str, *, offered: bool = False) -> None:
    page.goto(house.address)
    page.get_by_test_id("name-input").fill(name)
    page.get_by_test_id("join").click()
    if offered:
        # Limits are offered when one has taken a name, and once.
        page.get_by_test_id("care-offer-done").click()
        expect(page.get_by_test_id("care-offer")).to_have_count(0)
        page.reload()
    signed_in(page, name)
    expect(page.get_by_test_id("care-offer")).to_have_count(0)
    page.get_by_test_id("care-open").click()
    expect(page.get_by_test_id("statement-open")).to_be_visible()


@pytest.mark.clause("ONLINE:rg-1", "ONLINE:rg-2", "ONLINE:country-2")
@pytest.mark.requirement("RG-1", "RG-4")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_player_tells_his_age_limits_and_excludes_himself(
    chromium: Browser, tmp_path: Path, language: str
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{LIVELY}, {RULES}")
    phone = chromium.new_context(viewport={"width": 390, "height": 844}, locale=language)
    try:
        page = phone.new_page()
        opened(page, house, "Anna", offered=True)
        page.get_by_test_id("born").fill("1990-05-01")
        # Without a country nothing is sent.
        page.get_by_test_id("tell").click()
        expect(page.get_by_test_id("born")).to_be_editable()
        for where in ("residence", "location", "habitual"):
            page.get_by_test_id(f"country-{where}").select_option("LV")
        page.get_by_test_id("tell").click()
        expect(page.get_by_test_id("born")).not_to_be_editable()
        page.get_by_test_id("limit-most").fill("5000")
        page.get_by_test_id("limit").click()
        expect(page.get_by_test_id("limit-loss-day")).to_be_visible()
        page.get_by_test_id("limit-most").fill("6000")
        page.get_by_test_id("limit").click()
        # A higher one waits, and can be let be.
        waits = page.get_by_test_id("limit-loss-day").get_by_role("button")
        expect(waits).to_have_count(2)
        waits.last.click()
        expect(waits).to_have_count(0)
        page.get_by_test_id("statement-open").click()
        expect(page.get_by_test_id("statement").locator("tbody tr")).to_have_count(1)
        page.get_by_test_id("exclude-days").fill("7")
        page.get_by_test_id("exclude").click()
        expect(page.get_by_test_id("excluded-until")).to_be_visible()
        # Whoever comes back is told at once.
        page.reload()
        expect(page.get_by_test_id("care-excluded")).to_be_visible()
        assert barriers(page) == cut_off(page) == []
    finally:
        phone.close()
        house.kill()


HOURLY = "rules=Rules(profile('online-cash').laid_over(Layer('house', 'Riverside', (('session_notice_minutes', 60),))))"


@pytest.mark.requirement("RG-3")
def test_the_length_of_the_session_is_seen_on_every_page_and_the_notice_stays_until_it_is_read(
    chromium: Browser, tmp_path: Path
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{LIVELY}, {HOURLY}")
    phone = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en")
    due = [False]

    def an_hour_later(route: Route) -> None:
        told = route.fetch().json()
        told.update(began=told["now"] - 3_600_000, staked=1_500, won=-300, due=due[0])
        route.fulfill(json=told)

    def read(route: Route) -> None:
        due[0] = False
        told = {"now": 1, "notice": 1, "began": 0, "staked": 0, "won": 0, "due": False, "day": [0, None]}
        route.fulfill(json=told)

    try:
        page = phone.new_page()
        page.route("**/care/session*", an_hour_later)
        page.route("**/care/noticed*", read)
        page.goto(house.address)
        page.get_by_test_id("name-input").fill("Anna")
        page.get_by_test_id("join").click()
        expect(page.get_by_test_id("wallet")).to_be_visible()
        for where in ("", "/pit", "/cash/me", "/events"):
            page.goto(house.address + where)
            expect(page.get_by_test_id("session-length")).to_contain_text("1:00:")
            expect(page.get_by_test_id("session-notice")).to_have_count(0)
        due[0] = True
        page.goto(house.address)
        notice = page.get_by_test_id("session-notice")
        expect(notice).to_contain_text("Staked: 1,500. Lost: 300.")
        assert barriers(page) == cut_off(page) == []
        # What is below can be used meanwhile; the notice stays.
        page.get_by_test_id("settings").click()
        page.get_by_test_id("settings-close").click()
        page.get_by_test_id("session-read").click()
        expect(notice).to_have_count(0)
    finally:
        phone.close()
        house.kill()


def test_where_nothing_is_asked_there_is_the_statement_alone(chromium: Browser, tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db", LIVELY)
    page = chromium.new_page()
    try:
        opened(page, house, "Galina")
        expect(page.get_by_test_id("born")).to_have_count(0)
        expect(page.get_by_test_id("exclude")).to_have_count(0)
        expect(page.get_by_test_id("limit")).to_have_count(0)
        expect(page.get_by_test_id("session-clock")).to_have_count(0)
    finally:
        page.close()
        house.kill()


EDGE = (
    "rules=Rules(profile('online-cash').laid_over(Layer('house', 'Riverside',"
    " (('edge_notice', True), ('rules_acceptance', True)))))"
)


@pytest.mark.clause("CASINO:gen-2")
def test_what_the_house_keeps_is_read_before_the_first_bet_and_once(
    chromium: Browser, tmp_path: Path
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{LIVELY}, {EDGE}")
    ann = Guest(chromium, house.address, PHONE, "en")
    try:
        ann.enter("Ann")
        ann.press("house-rules-read")
        expect(ann.page.get_by_role("dialog")).to_contain_text("Cash games online")
        ann.press("house-rules-accept")
        expect(ann.page.get_by_test_id("rules-wait")).to_have_count(0)
        ann.press("open-pit")
        ann.see("open-pit-game").select_option("three-card")
        ann.press("open-pit-confirm")
        expect(ann.see("edge-first")).to_contain_text("3.37%")
        ann.press("edge-read", "rules-accept")
        expect(ann.see("buy-in")).to_be_visible()
        ann.page.reload()
        expect(ann.see("buy-in")).to_be_visible()
        expect(ann.see("edge-first")).to_have_count(0)
        assert (ann.overflow, ann.complaints) == (0, [])
    finally:
        house.kill()


COMPLAINTS = (
    "rules=Rules(profile('online-cash').laid_over(Layer('house', 'Riverside', (('complaint_days', 30),))))"
)


def test_a_complaint_is_filed_decided_and_appealed(chromium: Browser, tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{LIVELY}, {COMPLAINTS}")
    phone = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en")
    desk = chromium.new_context(locale="ru")
    try:
        page = phone.new_page()
        opened(page, house, "Anna")
        page.get_by_test_id("complaint-about").select_option("oak")
        page.get_by_test_id("complaint-text").fill("Nobody let me sit down.")
        page.get_by_test_id("complaint-go").click()
        expect(page.get_by_test_id("complaint-state")).to_have_text("Waits for the floor")
        assert barriers(page) == cut_off(page) == []
        desk.add_cookies(house.cookies())
        floor = desk.new_page()
        floor.goto(f"{house.address}/house")
        floor.get_by_test_id("decision-text").fill("The seat was taken.")
        floor.get_by_test_id("decision-clause").fill("TDA-2022:50A")
        floor.get_by_test_id("reject").click()
        expect(floor.get_by_test_id("house-complaints")).to_contain_text("Решение принято")
        assert barriers(floor) == cut_off(floor) == []
        page.reload()
        signed_in(page, "Anna")
        page.get_by_test_id("care-open").click()
        expect(page.get_by_test_id("complaint")).to_contain_text("The seat was taken.")
        page.get_by_test_id("appeal-text").fill("It was not.")
        page.get_by_test_id("appeal-go").click()
        expect(page.get_by_test_id("complaint-state")).to_have_text("Waits for the manager")
    finally:
        phone.close()
        desk.close()
        house.kill()


@pytest.mark.parametrize(("language", "said"), [("en", "Box 1 has folded."), ("ru", "Бокс 1: пас.")])
def test_a_round_at_a_casino_table_is_complained_of_and_read_in_words_by_who_decides(
    chromium: Browser, tmp_path: Path, language: str, said: str
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{LIVELY}, {COMPLAINTS}")
    ann = Guest(chromium, house.address, PHONE, language)
    desk = chromium.new_context(viewport=PHONE, locale=language)
    try:
        ann.enter("Ann")
        ann.open("three-card")
        ann.press("chip-100", "spot-1-ante", "deal", "cut")
        ann.until(phase="decisions")
        ann.press("do-fold")
        ann.until(round="2")
        table = ann.page.url.rpartition("/pit/")[2]
        page = ann.page
        page.goto(house.address)
        signed_in(page, "Ann")
        page.get_by_test_id("care-open").click()
        page.get_by_test_id("complaint-about").select_option(f"pit/{table}")
        page.get_by_test_id("complaint-hand").fill("1")
        page.get_by_test_id("complaint-text").fill("I had not folded.")
        page.get_by_test_id("complaint-go").click()
        mine = page.get_by_test_id("complaint").get_by_test_id("hand-words")
        mine.locator("summary").click()
        expect(mine).to_contain_text(said)
        assert barriers(page) == cut_off(page) == []
        desk.add_cookies(house.cookies())
        floor = desk.new_page()
        floor.goto(f"{house.address}/house")
        seen = floor.get_by_test_id("house-complaints").get_by_test_id("hand-words")
        seen.locator("summary").click()
        expect(seen).to_contain_text(said)
        assert barriers(floor) == cut_off(floor) == []
        assert ann.complaints == []
    finally:
        desk.close()
        house.kill()
