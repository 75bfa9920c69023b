"""Rulings read aloud: everything that `--json` holds is said, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from croupier.floor.by_the_book import TheBook
from croupier.floor.ruling import Ruling
from croupier.floor.telling import aloud
from croupier.records.scenarios import check, read_scenarios
from croupier.text import LANGUAGES, knows, say
from tests.floor.table import rule
from tests.floor.test_scenarios import FILES

OUTCOME = {
    *("verdict", "counts_as", "returned", "owed", "forfeited", "left_in", "awarded"),
    *("may", "hands", "order", "steps", "penalties", "operations"),
}
"""What an outcome holds, all of it said; its operations are the same once more for the engine."""
WHOLE = OUTCOME | {"facts", "discretion", "then", "cites", "silent"}
"""What a ruling holds; the clauses that it cites stand under its words by their names."""


@cache
def rulings(place: int) -> tuple[Ruling, ...]:
    file = FILES[place]
    return tuple(
        checked.ruling
        for scenario in read_scenarios(file.read_text("utf-8"), str(file))
        for checked in check(scenario)
    )


def told(text: str) -> str:
    """The text with its numbers in plain figures."""
    return re.sub(r"(?<=\d)[,\u00a0\u202f](?=\d{3})", "", text).casefold()


def number(value: float) -> str:
    return f"{value:g}" if isinstance(value, float) and not value.is_integer() else str(int(value))


def wanted(plain: Mapping[str, Any], ruling: Ruling, lang: str) -> Iterator[str]:
    """What a text must hold for a ruling, or for one of the outcomes in it."""
    yield say(f"floor-verdict-{plain['verdict']}", lang)
    for seat, each in plain.get("counts_as", {}).items():
        assert {*each} == {"action", "to", "add", "all_in", "binding"}
        act = {"action": each["action"], "to": each["to"], "all_in": int(each["all_in"])}
        yield say("floor-counts-as", lang, seat=called(seat, ruling, lang), **act).rstrip(".")
        if each["add"]:
            yield say("floor-told-adds", lang, amount=each["add"])
        if not each["binding"]:
            yield say("floor-told-not-binding", lang)
    for what in ("returned", "owed", "forfeited", "left_in", "awarded"):
        for seat, amount in plain.get(what, {}).items():
            code = f"floor-told-{what.replace('_', '-')}"
            yield say(code, lang, seat=called(seat, ruling, lang), amount=amount)
    for seat, may in plain.get("may", {}).items():
        yield called(seat, ruling, lang)
        yield from (number(value) for value in may.values() if not isinstance(value, bool) and value)
        yield from (say(f"floor-told-may-{what}", lang) for what in ("fold", "check") if may[what])
        if not may["may_raise"]:
            yield say("floor-told-may-not-raise", lang)
    for seat, state in plain.get("hands", {}).items():
        yield say(f"floor-told-hand-{state}", lang, seat=called(seat, ruling, lang))
    if "order" in plain:
        seats = ", ".join(called(seat, ruling, lang) for seat in plain["order"])
        yield say("floor-told-order", lang, seats=seats, verdict=plain["verdict"])
    yield from (say(f"floor-step-{step}", lang) for step in plain.get("steps", ()))
    for seat, penalties in plain.get("penalties", {}).items():
        for must, by in {(each["must"], each["by"]) for each in penalties}:
            alike = [each for each in penalties if (each["must"], each["by"]) == (must, by)]
            sanction = "; ".join(sanctioned(each, lang) for each in alike)
            code, office = "floor-told-must" if must else "floor-told-can", say(f"floor-by-{by}", lang)
            yield say(code, lang, seat=called(seat, ruling, lang), sanction=sanction, by=office)


def sanctioned(penalty: Mapping[str, Any], lang: str) -> str:
    least, most = penalty["rounds"]
    size = "" if not most else f" ({least})" if least == most else f" ({least}–{most})"
    return say(f"floor-sanction-{penalty['sanction']}", lang) + size


def called(seat: str, ruling: Ruling, lang: str) -> str:
    """A seat that has no name of its own is called by its number in the language."""
    unnamed = {ruling.situation.name(each): each for each in range(12) if each not in ruling.situation.names}
    return ruling.situation.name(unnamed[seat], lang) if seat in unnamed else seat


def wanted_of_all(ruling: Ruling, lang: str) -> Iterator[str]:
    plain = ruling.plain()
    assert {*plain} <= WHOLE
    yield from wanted(plain, ruling, lang)
    if choice := plain.get("discretion"):
        yield (
            called(choice["seat"], ruling, lang)
            if "seat" in choice
            else say(f"floor-by-{choice['by']}", lang)
        )
        assert {*choice} <= {"by", "seat", "options"}
        for name, each in choice["options"].items():
            assert {*each} <= OUTCOME
            yield say(f"floor-option-{name}", lang)
            yield from wanted(each, ruling, lang)
    for name, each in plain.get("then", {}).items():
        assert {*each} <= OUTCOME
        yield say(f"floor-then-{name}", lang)
        yield from wanted(each, ruling, lang)
    if plain.get("silent"):
        yield say("floor-books-silent", lang)
    books = {each.params["field"]: each for each in ruling.because if isinstance(each, TheBook)}
    for name, value in plain.get("facts", {}).items():
        if name in books:
            yield books[name].say(lang, ruling.situation)
        elif not str(value).startswith("hand-"):
            yield fact(name, value, lang)
    yield from (
        reason.say(lang, ruling.situation)
        for reason in ruling.because
        if reason.code.startswith("floor-reads")
    )


def fact(name: str, value: Any, lang: str) -> str:
    code = f"floor-fact-{name.replace('_', '-')}"
    named = say(code if knows(code) else f"floor-then-{name}", lang)
    if isinstance(value, bool):
        return f"{named}: {say('floor-told-yes' if value else 'floor-told-no', lang)}"
    if isinstance(value, str):
        codes = (f"floor-told-value-{value}", f"floor-step-{value}")
        return f"{named}: {next((say(code, lang) for code in codes if knows(code)), value)}"
    return f"{named}: {number(value)}".replace(".", "," if lang == "ru" else ".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "place", range(len(FILES)), ids=[f"{each.parent.name}-{each.stem}" for each in FILES]
)
def test_everything_that_is_ruled_is_said(place: int, lang: str) -> None:
    for ruling in rulings(place):
        text = told(" ".join(aloud(ruling, lang)))
        missing = [each for each in wanted_of_all(ruling, lang) if told(each) not in text]
        assert not missing, (text, ruling.plain())
        assert not [each for each in aloud(ruling, lang) if each.rstrip(". ").endswith(":")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ruling_is_one_sentence_first_and_the_reasons_come_after(lang: str) -> None:
    first, *rest = aloud(rule("B: chips 1000+1000", "A bets 1200"), lang)
    assert (
        first
        == {
            "en": "Stands — B: a call, 1,200 in all, adds 1,200.",
            "ru": "Остаётся в силе — B: колл, всего 1\u00a0200, добавляет 1\u00a0200.",
        }[lang]
    )
    why = say("floor-told-why", lang, reasons="")
    assert [each.startswith(why) for each in rest] == [False, True, False]


def test_whoever_decides_and_what_each_answer_brings_is_said() -> None:
    said = " ".join(aloud(rule("B: raise floogle", "A bets 300")))
    assert "It is for the floor to choose" in said
    assert "a raise to 600, adds 600" in said
    assert "ask again" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_five_cards_on_the_flop_the_director_is_told_what_he_may_choose(lang: str) -> None:
    five = rule({"what": "extra-board-cards", "street": "flop", "turned": 5}, under="tda-2022")
    assert five.discretion is not None
    text = told(" ".join(aloud(five, lang)))
    assert list(five.discretion.options) == ["scramble", "reshuffle"]
    for way in five.discretion.options:
        assert told(say(f"floor-option-{way}", lang)) in text
        assert "floor-" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_comes_of_an_open_card_that_may_be_among_the_first_two_is_said(lang: str) -> None:
    shown = rule({"what": "exposed-card"}, under="tda-2022", street=None)
    assert list(shown.then) == ["among-the-first-two"]
    text = told(" ".join(aloud(shown, lang)))
    assert told(say("floor-then-among-the-first-two", lang)) in text
    assert "among-the" not in text


@pytest.mark.parametrize(("lang", "manager"), [("en", "the room manager"), ("ru", "менеджер зала")])
def test_what_the_manual_leaves_to_the_room_manager_is_said_to_be_his(lang: str, manager: str) -> None:
    for asked in ({"what": "wants-hand-back", "identifiable": True}, {"what": "asks-to-see"}):
        assert manager in " ".join(aloud(rule({**asked, "seat": "A"}, under="fspr-manual"), lang))
        assert manager not in " ".join(aloud(rule({**asked, "seat": "A"}, under="tda-2022"), lang))


@pytest.mark.parametrize("place", range(len(FILES)))
def test_no_english_act_stands_in_a_russian_ruling(place: int) -> None:
    for ruling in rulings(place):
        told = ruling.explain("ru")
        assert not re.search(r"\b(raise|call|fold|check|bet|all-in|stands|dead|live)\b", told), told
