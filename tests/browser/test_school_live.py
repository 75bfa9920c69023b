"""A learner on a phone: lessons on live play, a notebook on tells, rulings, a drill, and a test, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from croupier.school.drills import draw
from croupier.school.progress import QUESTIONS
from croupier.school.rulings.question import RulingQuestion, ask
from croupier.school.rulings.situations import Card, cards
from croupier.school.rulings.telling import story
from tests.browser.conftest import LIVELY
from tests.browser.looks import barriers, cut_off
from tests.browser.pit_guest import PHONE
from tests.browser.test_people import signed_in
from tests.server.house import RunningHouse


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    opened = RunningHouse(tmp_path / "croupier.db", LIVELY)
    yield opened
    opened.kill()


def on_a_phone(chromium: Browser, language: str) -> Page:
    return chromium.new_context(viewport=PHONE, locale=language, has_touch=True).new_page()


RIGHT = {"en": "Right", "ru": "Верно"}
WRONG = {"en": "Not like this", "ru": "Не так"}


@pytest.mark.clause("LIVE-TIPS:1.1", "LIVE-TIPS:2.3", "LIVE-TIPS:3.1")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_learner_looks_protects_and_bets_in_one_motion(
    chromium: Browser, house: RunningHouse, language: str
) -> None:
    page = on_a_phone(chromium, language)
    page.goto(f"{house.address}/school/live")
    lessons = page.get_by_test_id("lessons").get_by_role("button")
    expect(lessons).to_have_count(12)
    assert barriers(page) == cut_off(page) == []

    # Cards are seen as long as their corner is held, by the keyboard as well.
    page.get_by_test_id("lesson-peek").click()
    table = page.get_by_test_id("exercise-look")
    table.get_by_test_id("move-shield").click()
    peek = table.get_by_test_id("peek")
    expect(peek.locator("[data-card='7h']")).to_have_count(0)
    peek.focus()
    page.keyboard.down("Space")
    expect(peek.locator("[data-card='7h']")).to_be_visible()
    page.keyboard.up("Space")
    expect(peek.locator("[data-card='7h']")).to_have_count(0)
    expect(table.get_by_test_id("judged")).to_contain_text(RIGHT[language])
    assert barriers(page) == cut_off(page) == []

    page.get_by_test_id("live-next").click()
    swept = page.get_by_test_id("exercise-sweep")
    swept.get_by_test_id("move-wait").click()
    expect(swept.get_by_test_id("judged").locator("blockquote")).to_contain_text("TDA-2022:")
    swept.get_by_test_id("again").click()
    swept.get_by_test_id("move-protect").click()
    swept.get_by_test_id("move-wait").click()
    expect(swept.get_by_test_id("judged")).to_contain_text(RIGHT[language])
    kept = page.get_by_test_id("exercise-stray-fold")
    kept.get_by_test_id("move-protect").click()
    kept.get_by_test_id("move-fold").click()
    kept.get_by_test_id("keep").click()
    kept.get_by_test_id("move-protect").click()
    kept.get_by_test_id("move-tap").click()
    expect(kept.get_by_test_id("judged")).to_contain_text(RIGHT[language])
    assert barriers(page) == cut_off(page) == []

    # In two motions the bet is cut; under the advice itself to the smallest one.
    page.get_by_test_id("live-next").click()
    bet = page.get_by_test_id("exercise-one-motion")
    for chip in (500, 100):
        bet.get_by_test_id(f"chip-{chip}").click()
        bet.get_by_test_id("push").click()
    bet.get_by_test_id("move-enough").click()
    ruling = bet.get_by_test_id("judged")
    expect(ruling).to_contain_text(WRONG[language])
    expect(ruling).to_contain_text("TDA-2022:56")
    expect(ruling.locator("blockquote")).to_contain_text({"en": "a bet of 500", "ru": "бет 500"}[language])
    page.get_by_test_id("live-book").select_option("live-tips")
    expect(ruling.locator("blockquote")).to_contain_text({"en": "a bet of 100", "ru": "бет 100"}[language])
    bet.get_by_test_id("again").click()
    for chip in (500, 100):
        bet.get_by_test_id(f"chip-{chip}").click()
    bet.get_by_test_id("push").click()
    bet.get_by_test_id("move-enough").click()
    expect(bet.get_by_test_id("judged")).to_contain_text(RIGHT[language])
    assert barriers(page) == cut_off(page) == []


@pytest.mark.clause("TELLS:14", "TELLS:20", "TELLS:23", "TELLS:30")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_player_keeps_a_notebook_that_closes_while_he_is_in_a_hand(
    chromium: Browser, house: RunningHouse, language: str
) -> None:
    page = on_a_phone(chromium, language)
    # Who has no name is told to take one, and nothing of a hand that he does not play.
    page.goto(f"{house.address}/school/tells")
    nobody = page.get_by_test_id("closed")
    expect(nobody.get_by_role("link")).to_have_attribute("href", "/")
    expect(nobody).not_to_contain_text({"en": "hand", "ru": "раздач"}[language])
    assert barriers(page) == cut_off(page) == []
    page.goto(house.address)
    page.get_by_test_id("name-input").fill("Anna")
    page.get_by_test_id("join").click()
    signed_in(page, "Anna")
    page.goto(f"{house.address}/school/tells")
    page.get_by_test_id("opponent").fill("Lena")
    page.get_by_test_id("channel").select_option("hands")
    page.get_by_test_id("baseline").fill("0123")
    page.get_by_test_id("text").fill("4567")
    page.get_by_test_id("hand").fill("oak/12")
    page.get_by_test_id("save").click()
    note = page.get_by_test_id("note")
    expect(note).to_contain_text("4567")
    expect(note.get_by_role("link")).to_have_attribute("href", "/hand/oak/12")
    note.get_by_test_id("held").click()
    expect(note).to_contain_text({"en": "held 1 of 1", "ru": "подтвердилось 1 из 1"}[language])
    expect(note).to_contain_text({"en": "Not enough", "ru": "мало"}[language])
    assert barriers(page) == cut_off(page) == []
    page.get_by_test_id("part-reads").click()
    expect(page.get_by_test_id("reads")).to_contain_text(
        {"en": "no hand", "ru": "ни одной раздачи"}[language]
    )
    page.get_by_test_id("part-sessions").click()
    page.get_by_test_id("mood-anger").check()
    page.get_by_test_id("close-session").click()
    expect(page.get_by_test_id("sessions")).to_contain_text({"en": "break", "ru": "перерыв"}[language])
    assert barriers(page) == cut_off(page) == []
    page.get_by_test_id("part-worked").click()
    for _ in range(3):
        page.get_by_test_id("step").click()
    page.get_by_test_id("answer-call").click()
    expect(page.get_by_test_id("weighed")).to_contain_text("25")
    assert barriers(page) == cut_off(page) == []
    page.get_by_test_id("part-luck").click()
    expect(page.get_by_test_id("down")).to_contain_text("26")
    assert barriers(page) == cut_off(page) == []


def told_by_the_house(page: Page, address: str, does: Callable[[], object]) -> dict[str, Any]:
    """What the house tells the page while something is done there."""
    with page.expect_response(lambda each: f"/api/school/{address}" in each.url) as told:
        does()
    found: dict[str, Any] = told.value.json()
    return found


def question_of(told: dict[str, Any]) -> RulingQuestion:
    asked = told["question"]
    return ask(Card.of(asked["card"]), asked["seed"])


@cache
def by_story(language: str) -> dict[tuple[str, ...], list[RulingQuestion]]:
    """What a dealer's test of the club's cash games may ask, by what is told of it."""
    found: dict[tuple[str, ...], list[RulingQuestion]] = {}
    for card in cards("club-cash", "dealer"):
        question = ask(card)
        found.setdefault(story(question, language), []).append(question)
    return found


def places(told: dict[str, Any], language: str) -> tuple[int, int]:
    """Where the right ruling and the right clause of a test's question stand, which does not say what it is."""
    asked = told["question"]
    clauses = [each["id"] for each in asked["clauses"]]
    question, *_ = [
        each
        for each in by_story(language)[tuple(asked["story"])]
        if {*each.clauses} == {*clauses} and each.told(each.right, language) in asked["rulings"]
    ]
    right = asked["rulings"].index(question.told(question.right, language))
    return right, clauses.index(question.clauses[question.why])


def rules(page: Page, ruling: int, clause: int) -> None:
    page.get_by_test_id(f"ruling-{ruling}").check()
    page.get_by_test_id(f"clause-{clause}").check()
    assert barriers(page) == cut_off(page) == []


def at_rulings(page: Page, language: str) -> None:
    """A situation ruled on wrongly, read out beside the other books, comes again in minutes; the next one is right."""
    told = told_by_the_house(page, "ruling?", page.get_by_test_id("to-rulings").click)
    expect(page.get_by_test_id("story")).to_contain_text(told["question"]["story"][0])
    expect(page.get_by_test_id("felt").locator("li")).to_have_count(len(told["question"]["table"]["seats"]))
    question = question_of(told)
    rules(page, (question.right + 1) % len(question.choices), question.why)
    page.get_by_test_id("answer").click()
    judged = page.get_by_test_id("judged")
    expect(judged).to_contain_text({"en": "ruled otherwise", "ru": "Решение другое"}[language])
    expect(judged.locator("blockquote")).to_contain_text("TDA-2022:")
    expect(page.get_by_test_id("comes-again")).to_be_visible()
    assert barriers(page) == cut_off(page) == []
    question = question_of(told_by_the_house(page, "ruling?", page.get_by_test_id("next").click))
    rules(page, question.right, question.why)
    page.get_by_test_id("answer").click()
    expect(judged).to_contain_text({"en": "by the right clause", "ru": "пункт верный"}[language])
    page.get_by_test_id("school-back").click()


def at_dealing(page: Page, language: str) -> None:
    """Side pots are built against the clock, one chip wrong, then rightly."""
    page.get_by_test_id("to-dealing").click()
    page.get_by_test_id("clock-seen").check()
    assert barriers(page) == cut_off(page) == []
    for wrong in (1, 0):
        opened = page.get_by_test_id("drill-side-pots" if wrong else "next")
        told = told_by_the_house(page, "drill/", opened.click)
        question = draw("side-pots", told["level"], told["seed"], told["book"])
        for at, pot in enumerate(question.answer["pots"]):
            if at:
                page.get_by_test_id("more-pots").click()
            page.get_by_test_id(f"pot-{at}-amount").fill(f"{pot['amount'] + wrong:,}")
            for seat in pot["seats"]:
                page.get_by_test_id(f"pot-{at}-{seat}").click()
        expect(page.get_by_test_id("clock")).to_have_text(re.compile(r"\d\d:\d\d"))
        assert barriers(page) == cut_off(page) == []
        page.get_by_test_id("answer").click()
        said = {"en": ("Right", "Not right"), "ru": ("Верно", "Неверно")}[language][wrong]
        expect(page.get_by_test_id("judged").locator(".verdict")).to_have_text(said)
    expect(page.get_by_test_id("standing")).to_contain_text({"en": "1 of 2", "ru": "1 из 2"}[language])
    assert barriers(page) == cut_off(page) == []
    page.get_by_test_id("school-back").click()


def at_the_test(page: Page, language: str) -> str:
    """The first question and the last on the page, the others as the page asks; the number of the certificate."""
    page.get_by_test_id("to-test").click()
    page.get_by_test_id("book").select_option("club-cash")
    told = told_by_the_house(page, "test/begin", page.get_by_test_id("begin").click)
    expect(page.get_by_test_id("place")).to_contain_text(
        f"1 {'of' if language == 'en' else 'из'} {QUESTIONS}"
    )
    rules(page, *places(told, language))
    told = told_by_the_house(page, "test/answer", page.get_by_test_id("answer").click)
    for place in range(1, QUESTIONS - 1):
        chosen, why = places(told, language)
        told = page.evaluate(
            "given => fetch(`/api/school/test/answer?lang=${document.documentElement.lang}`,"
            " {method: 'POST', body: JSON.stringify(given)}).then(answer => answer.json())",
            {"place": place, "chosen": chosen, "why": why},
        )
    page.reload()
    rules(page, *places(told, language))
    page.get_by_test_id("answer").click()
    expect(page.get_by_test_id("result")).to_contain_text({"en": "Passed", "ru": "Сдано"}[language])
    assert barriers(page) == cut_off(page) == []
    page.get_by_test_id("certificate").click()
    paper = page.get_by_test_id("certificate-paper")
    expect(paper).to_contain_text("Anna")
    expect(paper).to_contain_text({"en": "Cash games, club rules", "ru": "Кэш-игры, правила клуба"}[language])
    assert barriers(page) == cut_off(page) == []
    return page.get_by_test_id("certificate-number").inner_text()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_learner_rules_deals_and_passes_a_test_that_anybody_verifies(
    chromium: Browser, house: RunningHouse, language: str
) -> None:
    page = on_a_phone(chromium, language)
    page.goto(house.address)
    page.get_by_test_id("name-input").fill("Anna")
    page.get_by_test_id("join").click()
    expect(page.locator("footer a[href='/school']")).to_be_visible()
    signed_in(page, "Anna")
    page.get_by_test_id("school").click()
    for part in ("rulings", "dealing", "live", "tells"):
        expect(page.get_by_test_id(f"to-{part}")).to_be_visible()
    assert barriers(page) == cut_off(page) == []
    at_rulings(page, language)
    at_dealing(page, language)
    number = at_the_test(page, language)

    other = on_a_phone(chromium, language)
    other.goto(f"{house.address}/school")
    expect(other.get_by_test_id("school-nobody")).to_be_visible()
    other.get_by_test_id("number").fill(number.lower())
    other.get_by_test_id("verify").click()
    expect(other.get_by_test_id("valid")).to_be_visible()
    other.goto(f"{house.address}/school/certificate/2222-2222-2222")
    expect(other.get_by_test_id("no-certificate")).to_be_visible()
    assert barriers(other) == []
