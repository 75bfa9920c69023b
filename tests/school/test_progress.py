"""What is kept of a learner: drills, tests, certificates, each fact read alike for ever."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from croupier.errors import Refusal
from croupier.school import examining, progress
from croupier.school.drills import draw
from croupier.school.examining import Given
from croupier.school.progress import LASTS, QUESTIONS, Answered, Begun, Forgot, School, settle
from croupier.school.rulings.situations import Card, cards, situations

SEALED = ("ABCD-EFGH-JKLM", "Ann")


def refused(ask: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as refusal:
        ask()
    return refusal.value.code


def begun(level: str = "floor", book: str = "club-cash", seed: int = 7) -> School:
    school = School()
    settle(school, examining.begin(school, "ann", (book, level), seed=seed, now=0), 0)
    return school


def answers(school: School, *, right: int, ruled: int = 0, now: int = 1_000) -> Answered:
    """Answer what is left of the test: so many right, so many with the ruling alone, the others wrong."""
    while True:
        test = progress.open_test(school, "ann", now)
        place, question = len(test.answers), examining.asked(test)
        chosen = question.right if place < right + ruled else (question.right + 1) % 4
        why = question.why if place < right else (question.why + 1) % 4
        given = Given(question, chosen, why)
        fact = examining.answer(school, "ann", place, given, now=now, sealed=SEALED)
        settle(school, fact, now)
        if place + 1 == QUESTIONS:
            return fact


def test_four_fifths_of_the_points_pass_and_give_a_certificate() -> None:
    school = begun()
    answers(school, right=12, ruled=8)
    (held,) = school.held("ann")
    assert (held.number, held.name, held.book, held.level) == ("ABCD-EFGH-JKLM", "Ann", "club-cash", "floor")
    assert (held.points, held.of, held.at) == (32, 40, 1_000)


def test_one_point_less_gives_none() -> None:
    school = begun()
    assert answers(school, right=12, ruled=7).number == ""
    assert school.held("ann") == []
    assert school.of("ann").test.points == 31


def test_a_certificate_stands_for_its_level_and_those_below_of_its_book_alone() -> None:
    school = begun()
    answers(school, right=QUESTIONS)
    assert school.holds("ann", "club-cash", "floor")
    assert school.holds("ann", "club-cash", "dealer")
    assert not school.holds("ann", "club-cash", "director")
    assert not school.holds("ann", "tda-2022", "dealer")
    assert not school.holds("bob", "club-cash", "dealer")


def test_half_of_a_test_at_the_least_is_of_its_own_level_and_nothing_is_asked_twice() -> None:
    for seed in range(20):
        test = begun(seed=seed).of("ann").test
        assert test is not None
        assert len({*test.cards}) == QUESTIONS
        levels = [situations()[Card.of(each).situation].under["club-cash"][0] for each in test.cards]
        assert levels.count("floor") >= QUESTIONS // 2
        assert "director" not in levels


def test_where_a_level_has_few_situations_those_below_fill_the_test() -> None:
    test = begun("director").of("ann").test
    assert test is not None
    levels = [situations()[Card.of(each).situation].under["club-cash"][0] for each in test.cards]
    assert (levels.count("director"), len(levels)) == (
        len(cards("club-cash", "director")),
        QUESTIONS,
    )
    assert (
        refused(lambda: examining.begin(School(), "ann", ("online-cash", "dealer"), seed=1, now=0))
        == "school-no-test"
    )


def test_nobody_is_in_two_tests_answers_twice_or_after_the_hour() -> None:
    school = begun()
    assert (
        refused(lambda: examining.begin(school, "ann", ("tda-2022", "dealer"), seed=1, now=LASTS))
        == "school-test-open"
    )
    question = examining.asked(progress.open_test(school, "ann", 0))
    given = Given(question, 0, 0)
    assert (
        refused(lambda: examining.answer(school, "ann", 1, given, now=0, sealed=SEALED))
        == "school-other-question"
    )
    assert (
        refused(lambda: examining.answer(school, "ann", 0, given, now=LASTS + 1, sealed=SEALED))
        == "school-no-open-test"
    )
    assert isinstance(examining.begin(school, "ann", ("tda-2022", "dealer"), seed=1, now=LASTS + 1), Begun)


def test_a_drill_rises_after_four_quick_answers_at_ones_own_level_and_falls_after_two_wrong_ones() -> None:
    school = School()

    def answered(level: int, *, right: bool, took: int = 1_000) -> int:
        question = draw("count", level, 7)
        fact = examining.answer_drill(school, "ann", question, right=right, took=took, clock=True)
        settle(school, fact, 0)
        return fact.standing.level

    assert [answered(1, right=True) for _ in range(4)] == [1, 1, 1, 2]
    assert [answered(5, right=True) for _ in range(4)] == [2, 2, 2, 2]
    assert [answered(2, right=True, took=examining.limit(2) + 1) for _ in range(4)] == [2, 2, 2, 2]
    assert [answered(2, right=False) for _ in range(2)] == [2, 1]
    done = school.of("ann").drills["count"]
    assert (done.answered, done.right) == (14, 12)


def test_who_begins_anew_keeps_his_certificates() -> None:
    school = begun()
    answers(school, right=QUESTIONS)
    settle(school, Forgot("ann"), 2_000)
    assert school.of("ann") == progress.NEWCOMER
    assert len(school.held("ann")) == 1
