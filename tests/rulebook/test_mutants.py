"""The tool that breaks the rules: what it breaks, and that it knows who noticed."""

import importlib.util
import sys
from pathlib import Path
from types import FunctionType

import msgspec
import pytest

from croupier.floor import offences
from croupier.floor.by_the_book import choice
from croupier.rulebook import choices, profile, registry

ROOT = Path(__file__).parents[2]


def tool():
    sys.path.insert(0, str(ROOT / "tools"))
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "tools" / "mutants.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module
    spec.loader.exec_module(module)
    return module


MUTANTS = tool()

pytestmark = pytest.mark.xdist_group("matrix")


def between(low: int, high: int, number: int) -> bool:
    return (low <= number < high) or number is None


def test_every_comparison_and_connective_of_a_function_is_turned_round_once():
    turned = [
        FunctionType(code, globals(), argdefs=None)(2, 5, 3)
        for _, code in MUTANTS._broken(between, MUTANTS._breaks)
    ]
    assert between(2, 5, 3)
    # Less, not less than the upper bound, the `or` as an `and`, and `is not` in place of `is`.
    assert sorted(turned) == [False, False, False, True]


def opened(by: str) -> list[str]:
    cites = ["showdown"]
    if by == "dealer":
        cites.append("FSPR:showdown-7")
    return cites


def test_the_condition_on_which_a_clause_is_cited_holds_always_or_never():
    ((clause, at),) = MUTANTS._conditions(opened)
    assert clause == "FSPR:showdown-7"
    halves = [
        FunctionType(code, globals())
        for holds in (True, False)
        for _, code in MUTANTS._broken(
            opened, lambda tree, holds=holds: MUTANTS._settled(tree, [(at, holds)])
        )
    ]
    assert [[half(by) == ["showdown"] for by in ("dealer", "owner")] for half in halves] == [
        [False, False],
        [True, True],
    ]


def spoken_of(case, seen: str) -> list[str]:
    if seen == "showdown_opener":
        case.note("showdown_opener")
    if case.policy.choice("showdown_opener") == "dealer":
        return ["FSPR:showdown-7"]
    return []


def rested_on(case, seen: str) -> list[str]:
    if choice(case, "showdown_opener") == seen:
        return ["FSPR:showdown-7"]
    return []


def test_only_a_field_that_a_ruling_rests_on_cites_its_clauses_whatever_else_holds():
    clauses = {clause for answer in choices.field("showdown_opener").answers for clause in answer.clauses}
    assert "FSPR:showdown-7" in clauses
    assert [clause for clause, _ in MUTANTS._conditions(spoken_of)] == ["FSPR:showdown-7"]
    assert list(MUTANTS._conditions(rested_on)) == []


def limit(chosen: dict | None = None) -> dict:
    terms = chosen or dict()  # noqa: C408  # as the sources fill in what is not given
    return dict(terms, times=3, clause="CASINO:uth-3")


def test_a_number_of_a_call_that_names_the_clause_is_one_more_and_what_is_filled_in_stays():
    broken = [
        FunctionType(code, globals(), argdefs=(None,))
        for _, code in MUTANTS._broken(limit, lambda tree: MUTANTS._breaks(tree, "CASINO:uth-3"))
    ]
    assert [each() for each in broken] == [{"times": 4, "clause": "CASINO:uth-3"}]
    assert not list(MUTANTS._broken(limit, MUTANTS._breaks))


def test_an_answer_becomes_each_other_answer_of_its_field(matrix):
    seen = [each for each in MUTANTS.policy_mutants(matrix) if each.rule == "see_hand"]
    assert (
        len({each.what for each in seen if "tda-2022" in each.what})
        == len(choices.fields()["see_hand"].answers) - 1
    )


def test_an_answer_that_no_code_reads_is_told_and_not_broken(matrix):
    told = MUTANTS.unread(matrix)
    assert not {each.rule for each in MUTANTS.policy_mutants(matrix)} & set(told)
    assert "clock_seconds" not in told


@pytest.mark.parametrize(("change", "noticed"), [("dispute_break", True), ("", False)])
def test_a_scenario_notices_another_answer_and_nothing_where_nothing_is_broken(matrix, change, noticed):
    def broken():
        if change:
            MUTANTS._answer_otherwise(MUTANTS.choices.fields()[change], "tda-2022", 5)

    mutant = MUTANTS.Mutant("policy", change, change, "TDA-2022:22.3", broken)
    found = MUTANTS.fates([mutant], matrix, 1)
    assert found["TDA-2022:22.3"]["policy", change].noticed is noticed
    assert ("TDA-2022:22.3" in MUTANTS.survivors(found)) is not noticed
    assert profile("tda-2022").number("dispute_break") == 60


def test_tests_that_fail_with_nothing_broken_have_noticed_nothing(matrix):
    def fates(fail):
        return MUTANTS.judged(
            [MUTANTS.Mutant("code", "code", "hand.py:1", clause, lambda: None)], matrix, 1, fail
        )

    clause = "ONLINE:disc-8"
    assert MUTANTS.tests_of(matrix.proven(registry()[clause]))
    for fails in (True, False):
        assert MUTANTS.survivors(fates(lambda _, fails=fails: fails)) == {clause: ["code: hand.py:1"]}
    # A scenario notices that the break is shorter, and is right where it is not.
    shorter = MUTANTS.Mutant("policy", "dispute_break", "30 → 5", "TDA-2022:22.3", _shorter_break)
    assert MUTANTS.survivors(MUTANTS.judged([shorter], matrix, 1)) == {}


def test_halves_are_told_of_only_where_every_scenario_is_right_with_nothing_broken(monkeypatch):
    right = next(each for each in MUTANTS.every_scenario() if each.id == "auth-044")
    wrong = msgspec.structs.replace(
        right, answers=(msgspec.structs.replace(right.answers[0], expect={"verdict": "refused"}),)
    )
    asked = MUTANTS.seconds_of_all_scenarios.__wrapped__
    monkeypatch.setattr(MUTANTS, "every_scenario", lambda: (right,))
    assert asked() > 0
    monkeypatch.setattr(MUTANTS, "every_scenario", lambda: (right, wrong))
    with pytest.raises(MUTANTS.CannotRun):
        asked()


def test_the_scenarios_that_name_a_clause_are_asked_first():
    mutant = MUTANTS.Mutant("halves", "never", "chips.py:1", "TDA-2015:45.1", lambda: None)
    known = MUTANTS.citations.written()
    first, *_, last = MUTANTS._nearest_first(mutant, known)
    assert any("TDA-2015:45.1" in line.split("\t")[3].split() for line in known[first.id])
    assert not any("TDA-2015:45.1" in line for line in known[last.id])


def _shorter_break():
    MUTANTS._answer_otherwise(MUTANTS.choices.fields()["dispute_break"], "tda-2022", 5)


def test_an_offence_is_broken_in_duty_and_measures_and_stays_whole_here():
    before = offences.OFFENCES
    rules = {each.rule for each in MUTANTS.table_mutants() if each.clause == "FSPR:disc-1"}
    assert rules == {"duty", "measures"}
    assert before == offences.OFFENCES


def test_code_that_is_shared_says_nothing_against_a_clause_whose_own_answer_is_noticed():
    fate = MUTANTS.Fate
    shared = {("policy", "reopen"): fate(True, []), ("code", "code"): fate(False, ["play/felt.py:1"])}
    alone = {("code", "code"): fate(False, ["play/felt.py:1"])}
    assert MUTANTS.survivors({"TDA-2022:47": shared}) == {}
    assert MUTANTS.survivors({"TDA-2022:47": alone}) == {"TDA-2022:47": ["code: play/felt.py:1"]}
