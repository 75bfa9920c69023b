"""The school over HTTP: anybody practises, who has a name keeps what he learned, and a certificate opens a role."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier.errors import Mistake, Refusal
from croupier.room.actors.asks import By
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.house.rules import Rules, conditions
from croupier.room.house.significant import OPERATOR
from croupier.room.journal.schema import looked_at
from croupier.room.learning.stream import from_snapshot, snapshot
from croupier.room.staff.asks import Asked, GiveRole
from croupier.school import examining
from croupier.school.drills import draw
from croupier.school.progress import QUESTIONS, Test
from croupier.school.rulings.question import ask
from croupier.school.rulings.situations import Card
from tests.room.evening import Clock
from tests.server.test_care import Guest
from tests.server.within import Within
from tests.waiting import run_story

DEALER = "ruling?book=club-cash&level=dealer"


@pytest.fixture
def within(tmp_path: Path) -> Iterator[Within]:
    house = Within(tmp_path / "house.db", players=2, hands=0)
    yield house
    house.close()


def nobody(within: Within) -> Guest:
    guest = Guest(within)
    guest.shown = {}
    return guest


def rules(guest: Guest, asked: dict[str, Any], *, right: bool) -> dict[str, Any]:
    """Answer a question that was told."""
    question = ask(Card.of(asked["card"]), asked["seed"])
    chosen = question.right if right else (question.right + 1) % 4
    sent = {"card": asked["card"], "seed": asked["seed"], "chosen": chosen, "why": question.why}
    return guest.post("school/ruling/judge?lang=ru", **sent)


def test_what_is_answered_wrongly_comes_again_and_the_truth_is_read_aloud(within: Within) -> None:
    boris = Guest(within)
    told = boris.read(f"school/{DEALER}&lang=ru")
    first = told["question"]
    assert told["count"]["new"] == told["count"]["cards"] > 80
    assert all(re.search("[А-Яа-я]{4}", line) for line in first["story"])
    assert len(first["rulings"]) == len(first["clauses"]) == 4
    assert "right" not in str(first)
    wrong = rules(boris, first, right=False)
    assert (wrong["ruling"], wrong["why"]) == (False, True)
    assert wrong["books"][0]["books"][0] == "Кэш-игры, правила клуба"
    assert first["rulings"][wrong["right_ruling"]].startswith(wrong["books"][0]["lines"][0])
    assert wrong["due"] == within.house.school.now + 10 * 60 * 1000
    second = boris.read(f"school/{DEALER}")["question"]
    assert second["card"] != first["card"]
    assert rules(boris, second, right=True)["due"] > within.house.school.now + 24 * 60 * 60 * 1000
    counted = boris.read(f"school/{DEALER}")["count"]
    assert counted["cards"] - counted["new"] == 2
    assert boris.read("school")["known"]
    assert boris.post("school/forget")["books"][6]["levels"][0]["count"]["new"] == counted["cards"]


def test_who_has_no_name_practises_and_nothing_is_kept_of_it(within: Within) -> None:
    guest = nobody(within)
    before = within.house.store.rows_written
    asked = guest.read(f"school/{DEALER}")["question"]
    assert rules(guest, asked, right=True)["ruling"]
    drill = guest.read("school/drill/count")
    answer = draw("count", 1, drill["seed"]).answer
    done = guest.post(
        "school/drill-judge", drill="count", level=1, seed=drill["seed"], book="tda-2022", answer=answer
    )
    assert (done["right"], done["standing"]["answered"]) == (True, 0)
    for address in ("test", "ruling?book=hoyle&level=dealer", "drill/juggling", "certificate?number=1"):
        assert guest.read(f"school/{address}")["code"]
    assert guest.post("school/test/begin", book="club-cash", level="dealer")["code"] == "room-not-joined"
    assert within.house.store.rows_written == before


def test_a_drill_follows_the_one_who_does_it(within: Within) -> None:
    boris = Guest(within)
    for level in (1, 1, 1, 1, 2):
        drill = boris.read("school/drill/pot-limit?lang=ru")
        assert (drill["level"], [each["sort"] for each in drill["blanks"]]) == (level, ["number"])
        assert "answer" not in drill
        question = draw("pot-limit", level, drill["seed"])
        sent = {
            "drill": "pot-limit",
            "level": level,
            "seed": drill["seed"],
            "book": "tda-2022",
            "took": 9_000,
        }
        told = boris.post("school/drill-judge?lang=ru", **sent, answer=question.answer, clock=True)
        assert told["right"]
        assert "В банке" in told["why"][0]
    wrong = boris.post("school/drill-judge", **sent, answer={"most": 1})
    assert (wrong["right"], wrong["answer"]) == (False, [f"Raise to at most: {question.answer['most']:,}"])
    (line,) = [each for each in boris.read("school")["drills"] if each["id"] == "pot-limit"]
    assert (line["level"], line["answered"], line["right"], line["seconds"]) == (2, 6, 5, 9.0)


def passes(within: Within, guest: Guest, *, right: int) -> dict[str, Any]:
    """Answer the whole test that is open, so many questions rightly."""
    told = guest.read("school/test")
    while told["question"]:
        test = within.house.school.school.of(within.person("Boris")).test
        assert isinstance(test, Test)
        question, place = examining.asked(test), told["test"]["place"]
        chosen = question.right if place < right else (question.right + 1) % 4
        told = guest.post("school/test/answer", place=place, chosen=chosen, why=question.why)
    return told


def test_a_passed_test_gives_a_certificate_that_anybody_can_verify(within: Within) -> None:
    boris = Guest(within)
    begun = boris.post("school/test/begin", book="club-cash", level="floor")
    assert (begun["test"]["of"], begun["test"]["place"], begun["test"]["points"]) == (QUESTIONS, 0, 0)
    assert {"card", "seed"} & {*begun["question"]} == set()
    assert boris.post("school/test/begin", book="club-cash", level="floor")["code"] == "school-test-open"
    failed = passes(within, boris, right=15)
    assert (failed["test"]["over"], failed["test"]["points"], failed["certificate"]) == (True, 30, None)
    boris.post("school/test/begin", book="club-cash", level="floor")
    given = passes(within, boris, right=16)["certificate"]
    assert (given["name"], given["level"], given["points"], given["of"]) == ("Boris", "floor", 32, 40)
    shown = nobody(within).read(f"school/certificate?number={given['number'].lower()}&lang=ru")
    assert (shown["name"], shown["book"]) == ("Boris", "Кэш-игры, правила клуба")
    assert nobody(within).read("school/certificate?number=AAAA-BBBB-CCCC")["code"] == (
        "school-no-such-certificate"
    )
    assert boris.read("school")["certificates"] == [given]
    school = within.house.school.state
    assert from_snapshot(snapshot(school), school.version) == school


def test_a_role_asks_for_a_certificate_where_the_house_wants_it(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    wanted = Rules(certificates=conditions(["dealer=club-cash/dealer"]))

    async def give(house: House, role: str, person: str) -> str:
        try:
            await house.staff.tell(Asked(OPERATOR, GiveRole(person, role)))
        except Refusal as refusal:
            return refusal.code
        return ""

    async def story() -> None:
        house = await House.open(path, pace=RUSHED, clock=Clock(), entropy=Random(3), rules=wanted)
        house.start()
        ann, _ = await house.members.join(f"{'ann':_>32}", "Ann")
        assert await give(house, "dealer", ann.id) == "school-certificate-asked"
        assert await give(house, "viewer", ann.id) == ""
        code = await house.staff.invite(OPERATOR, GiveRole("", "dealer"), "", "i1")
        with pytest.raises(Refusal) as refused:
            await house.staff.accept(By.of(ann), code, "a1")
        assert refused.value.code == "school-certificate-asked"
        await house.school.begins(ann.id, "club-cash", "floor")
        for place in range(QUESTIONS):
            test = house.school.school.of(ann.id).test
            assert test is not None
            question = examining.asked(test)
            await house.school.answers(ann.id, place, examining.Given(question, question.right, question.why))
        await house.staff.accept(By.of(ann), code, "a2")
        before = snapshot(house.school.state)
        await house.close()
        again = await House.open(path, pace=RUSHED, clock=Clock(), entropy=Random(3))
        assert snapshot(again.school.state) == before
        assert again.school.school.holds(ann.id, "club-cash", "dealer")
        await again.close()
        with looked_at(path) as connection:
            assert check(connection).faults == 0

    run_story(story())


@pytest.mark.parametrize(
    "text",
    [
        "dealer",
        "owner=club-cash/dealer",
        "dealer=hoyle/dealer",
        "dealer=online-cash/dealer",
        "dealer=club-cash/x",
    ],
)
def test_a_condition_that_is_none_is_wrong_input(text: str) -> None:
    with pytest.raises(Mistake) as mistake:
        conditions([text])
    assert mistake.value.code == "school-not-a-condition"
