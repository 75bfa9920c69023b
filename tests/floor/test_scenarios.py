"""Every scenario file of the house: each ruling is the one its file expects."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.floor.points import is_own, of_the_game
from croupier.play import Hand
from croupier.records.scenarios import Scenario, check, policy_of, read_scenarios
from croupier.rulebook import registry
from croupier.text import LANGUAGES, codes
from tests.floor import citations

SCENARIOS = Path(__file__).parents[1] / "data" / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.yaml"))


def scenarios(file: Path) -> tuple[Scenario, ...]:
    return read_scenarios(file.read_text("utf-8"), str(file.relative_to(SCENARIOS)))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_floor_rules_as_the_files_expect(file: Path) -> None:
    failed = [
        (each.scenario.id, each.profile, each.differences)
        for scenario in scenarios(file)
        for each in check(scenario)
        if not each.passed
    ]
    assert not failed


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_ruling_cites_a_clause_of_its_own_books_and_explains_itself(file: Path) -> None:
    for scenario in scenarios(file):
        for each in check(scenario):
            own = any(is_own(clause, policy_of(each.profile)) for clause in each.ruling.cites)
            houses = any(reason.code == "floor-house-rule" for reason in each.ruling.because)
            assert own or ((each.ruling.silent or houses) and each.ruling.cites), scenario.id
            for lang in ("en", "ru"):
                assert each.ruling.explain(lang), scenario.id


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_ruling_names_five_clauses_at_the_most_and_none_of_another_game(file: Path) -> None:
    for scenario in scenarios(file):
        for each in check(scenario):
            assert len(each.ruling.cites) <= 5, scenario.id
            if each.ruling.situation.hand is not None:
                family, structure = game_of(each.ruling.situation.hand)
                assert of_the_game(each.ruling.cites, family, structure) == each.ruling.cites, scenario.id


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_ruling_names_the_clauses_that_are_written_down_and_no_other(file: Path) -> None:
    known = citations.written()
    changed = [line for scenario in scenarios(file) for line in citations.otherwise(scenario, known)]
    assert changed == [], "read what changed, then run .venv/bin/python -m tests.floor.citations"


def test_the_clauses_of_every_scenario_are_written_down_and_of_no_other() -> None:
    assert set(citations.written()) == {scenario.id for file in FILES for scenario in scenarios(file)}


def test_the_clause_that_answers_stands_first() -> None:
    """Of the situations others have written: a clause they ask for is named before what was asked on the way there."""
    first = [
        each.ruling.cites[0] in own
        for file in FILES
        for scenario in scenarios(file)
        if any(tag.startswith("corpus:") for tag in scenario.tags)
        for answer in scenario.answers
        for each in check(scenario)
        if each.profile in answer.under
        and (own := [clause for clause in answer.cites if is_own(clause, policy_of(each.profile))])
    ]
    assert len(first) > 600
    assert first.count(True) / len(first) > 0.84


def game_of(hand: Hand) -> tuple[str, str]:
    """The family of what is dealt, and the structure it is bet in."""
    variant = hand.setup.variant
    boards = any(street.board for street in variant.streets)
    family = "stud" if not variant.has_button else "flop" if boards else "draw"
    if variant.betting.fixed:
        return family, "FL"
    return family, {None: "NL", (1, 1): "PL"}.get(variant.betting.pot, "HP")


def test_every_answer_is_held_to_more_than_its_verdict() -> None:
    """To what follows from it, or to nothing that does: no step, no penalty."""
    bare = [
        (scenario.id, answer.under)
        for file in FILES
        for scenario in scenarios(file)
        for answer in scenario.answers
        if not {*answer.expect} - {"verdict", "cites", "silent"}
    ]
    assert not bare


def test_no_two_scenarios_have_the_same_id() -> None:
    ids = [scenario.id for file in FILES for scenario in scenarios(file)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_only_clauses_that_exist_are_expected(file: Path) -> None:
    clauses = {
        clause for scenario in scenarios(file) for answer in scenario.answers for clause in answer.cites
    }
    assert clauses <= set(registry())


def sides() -> Iterator[Any]:
    for file in sorted((SCENARIOS / "contradictions").glob("*.yaml")):
        for scenario in scenarios(file):
            yield pytest.param(scenario, id=scenario.id)


@pytest.mark.parametrize("scenario", list(sides()))
def test_the_sides_of_a_contradiction_rule_differently(scenario: Scenario) -> None:
    rulings = [
        scenario.ruling(policy_of(answer.under[0], answer.policy)).plain() for answer in scenario.answers
    ]
    for ruling in rulings:
        ruling.pop("cites")
    agree = len(rulings) == 1
    assert agree or any(ruling != rulings[0] for ruling in rulings[1:])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_step_and_consequence_can_be_read(lang: str) -> None:
    named: set[str] = set()
    for file in FILES:
        for scenario in scenarios(file):
            for each in check(scenario):
                ruling = each.ruling
                options = ruling.discretion.options if ruling.discretion else {}
                outcomes = (ruling, *options.values(), *ruling.then.values())
                named |= {f"floor-option-{name}" for name in options}
                named |= {f"floor-then-{name}" for name in ruling.then}
                named |= {f"floor-step-{step}" for outcome in outcomes for step in outcome.steps}
                named |= {f"floor-verdict-{outcome.verdict}" for outcome in outcomes}
    assert named - codes(lang) == set()
