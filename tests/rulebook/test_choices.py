"""The table of fields: whole, consistent, and backed by clauses."""

import typing
from collections import Counter

import pytest

from croupier.errors import Mistake
from croupier.rulebook import DEFAULT, Policy, fields, profile, profiles, registry
from croupier.rulebook.choices import AREAS, field
from croupier.rulebook.policy import HAND_FIELDS

FIELDS = tuple(fields().values())


def of_books(clause, books):
    part = registry()[clause].part
    return clause.partition(":")[0] in books or f"{clause.partition(':')[0]}/{part}" in books


def test_every_clause_behind_an_answer_exists():
    missing = [(each.name, clause) for each in FIELDS for clause in each.clauses if clause not in registry()]
    assert missing == []


def test_every_field_has_a_clause():
    assert [each.name for each in FIELDS if not each.clauses] == []


def test_every_answer_of_a_profile_is_backed_by_a_clause_of_its_own_books():
    bare = [
        (each.name, name, value)
        for each in FIELDS
        for name, value in each.profiles.items()
        if not any(of_books(clause, profiles()[name].books) for clause in each.answer(value).clauses)
    ]
    assert bare == []


def test_an_advised_answer_differs_or_the_book_says_otherwise():
    needless = [
        (each.name, name)
        for each in FIELDS
        for name, value in each.advised.items()
        if value == each.default
        and not any(of_books(clause, profiles()[name].books) for clause in each.clauses)
    ]
    assert needless == []


def test_all_95_contradictions_are_fields():
    numbers = {number for each in FIELDS for number in each.contradictions}
    assert numbers == {f"K{number:02}" for number in range(1, 96)}


def test_both_sides_of_every_contradiction_are_answers_of_its_fields():
    left_out = []
    for clause in registry().values():
        for number, others in clause.conflicts:
            known = {id for each in FIELDS if number in each.contradictions for id in each.clauses}
            left_out += [(number, id) for id in (clause.id, *others) if id not in known]
    assert sorted(set(left_out)) == []


def test_every_contradiction_has_two_answers_to_choose_from():
    answers = Counter(number for each in FIELDS for number in each.contradictions for _ in each.answers)
    assert [number for number, count in answers.items() if count < 2] == []


def test_questions_and_meanings_are_in_both_languages():
    for lang in ("en", "ru"):
        assert all(
            each.question(lang) and all(answer.meaning(lang) for answer in each.answers) for each in FIELDS
        )
    assert [
        each.name for each in FIELDS if not any("а" <= letter <= "я" for letter in each.question_ru)
    ] == []


def test_no_answer_is_listed_twice():
    assert [each.name for each in FIELDS if len({a.value for a in each.answers}) != len(each.answers)] == []


def test_every_default_and_every_profile_s_answer_is_one_the_field_takes():
    for each in FIELDS:
        for value in (each.default, *each.profiles.values(), *each.advised.values()):
            assert each.check(value) == value


def test_the_areas_are_the_five_that_read_a_policy():
    assert {each.area for each in FIELDS} == set(AREAS)
    assert {name for each in FIELDS for name in (*each.profiles, *each.advised)} == set(profiles())


def test_the_hand_engine_s_fields_are_attributes_with_the_same_answers():
    table = {each.name: each for each in FIELDS if each.area == "hand"}
    assert set(table) == HAND_FIELDS
    hints = typing.get_type_hints(Policy, vars(typing) | {"Layer": tuple, "Value": str})
    for name, each in table.items():
        allowed = {"flag": bool, "number": int}.get(each.kind)
        if allowed is None:
            assert set(typing.get_args(hints[name])) == {answer.value for answer in each.answers}, name
        else:
            assert hints[name] is allowed, name
        assert getattr(DEFAULT, name) == profile("tda-2022").source(name).value, name


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("button", "alive", '"dead", "moving"'),
        ("button", True, '"dead", "moving"'),
        ("odd_chip_again", 1, "true, false"),
        ("odd_chip_again", "true", "true, false"),
        ("reopen", 101, "1–100"),
        ("reopen", True, "1–100"),
        ("reopen", 50.0, "1–100"),
        ("reopen", [50], "1–100"),
    ],
)
def test_an_answer_a_field_does_not_take_is_refused_with_those_it_takes(name, value, allowed):
    with pytest.raises(Mistake) as refused:
        field(name).check(value)
    assert refused.value.code == "policy-wrong-value"
    assert refused.value.params["allowed"] == allowed


def test_an_unknown_field_names_the_nearest():
    with pytest.raises(Mistake) as refused:
        field("clock_second")
    assert refused.value.params["nearest"].split(", ")[0] == "clock_seconds"
    assert "clock_seconds" in refused.value.say("ru")
