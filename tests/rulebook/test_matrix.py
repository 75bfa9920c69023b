"""The matrix of clauses, code and tests: what it finds, and that it is up to date."""

import importlib.util
import re
import sys
from pathlib import Path

import pytest

from croupier.rulebook import fields, registry

pytestmark = pytest.mark.xdist_group("matrix")

ROOT = Path(__file__).parents[2]
PROVEN = 1818
"""How many clauses are proven. It only ever gets larger."""
NONE_YET = 0
"""How many clauses nothing carries out that should. It only ever gets smaller."""
STILL_TO_COME = 0
"""How many areas may still wait for their tests. It only ever gets smaller."""


def tool():
    spec = importlib.util.spec_from_file_location("matrix", ROOT / "tools" / "matrix.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["matrix"] = module
    spec.loader.exec_module(module)
    return module


MATRIX = tool()


@pytest.fixture
def checkout(tmp_path):
    """A small house: one thing dealt by the engine, one ruled, one read from the policy, one tested."""
    files = {
        "src/croupier/play/hand.py": 'class Hand:\n    def call(self):\n        """See TDA-2022:51A."""\n',
        "src/croupier/floor/rule.py": 'def rule(policy):\n    return "TDA-2022:51A", policy.choice("undercall")\n',
        "src/croupier/room/clock.py": 'def limit(setup):\n    return setup.policy["clock_seconds"]\n',
        "src/croupier/rulebook/policy.py": '"""It speaks of TDA-2022:32."""\n',
        "tests/play/test_hand.py": 'import pytest\n@pytest.mark.clause("TDA-2022:51A", "CLUB-7:7.8.1-a")\n'
        "def test_a_call_is_the_full_call(): ...\n",
        "tests/play/test_shows.py": 'import pytest\npytestmark = pytest.mark.clause("TDA-2022:17B")\n',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return MATRIX.Matrix.of(tmp_path)


def test_a_docstring_s_clause_is_found_with_its_function(checkout):
    assert [str(place) for place in checkout.carried_out(registry()["TDA-2022:51A"])[1]] == [
        "floor/rule.py `rule`",
        "play/hand.py `Hand.call`",
    ]


def test_what_the_engine_does_is_applied_what_the_floor_says_ruled_what_the_room_does_run(checkout):
    status = {
        id: checkout.status(registry()[id]) for id in ("TDA-2022:51A", "TDA-2022:51B.2", "TDA-2022:29.2")
    }
    assert status == {"TDA-2022:51A": "applied", "TDA-2022:51B.2": "ruled", "TDA-2022:29.2": "run"}


def test_reading_a_policy_field_carries_out_the_clauses_that_answer_it(checkout):
    assert checkout.carried_out(registry()["FSPR:reg-2"])[1] == [MATRIX.Place("room/clock.py", "limit")]


def test_what_the_rulebook_package_says_of_a_clause_carries_nothing_out(checkout):
    assert checkout.carried_out(registry()["TDA-2022:32"]) == ("TDA-2022:32", [])


def test_a_clause_taken_over_unchanged_is_carried_out_with_the_one_it_took_over_but_not_proven_with_it(
    checkout,
):
    old = registry()["TDA-2015:39A"]
    assert checkout.carried_out(old)[0] == "TDA-2022:51A"
    assert (checkout.proven(old), checkout.standing(old)) == ([], "weak")
    assert checkout.proven(registry()["TDA-2022:51A"]) == [
        MATRIX.Place("play/test_hand.py", "test_a_call_is_the_full_call")
    ]


def test_a_mark_of_a_test_that_runs_under_another_book_proves_nothing(checkout):
    mark = registry()["CLUB-7:7.8.1-a"]
    assert (checkout.proven(mark), checkout.standing(mark)) == ([], "weak")
    assert "runs under other books" in checkout.why_weak(mark)


def test_a_test_that_names_a_profile_of_the_book_proves_it(tmp_path):
    (tmp_path / "src/croupier").mkdir(parents=True)
    (tmp_path / "tests/play").mkdir(parents=True)
    (tmp_path / "tests/play/test_bets.py").write_text(
        "import pytest\nBOOKS = ('club-tournament', 'tda-2022')\n"
        '@pytest.mark.clause("CLUB-7:7.8.1-a", "TDA-2015:39A")\n'
        "@pytest.mark.parametrize('book', BOOKS)\ndef test_words_bind(book): ...\n",
        "utf-8",
    )
    found = MATRIX.Matrix.of(tmp_path)
    assert found.standing(registry()["CLUB-7:7.8.1-a"]) == "proven"
    assert found.tests.weak["TDA-2015:39A"]


RUNS_UNDER = """import pytest
BOOKS = ('tda-2015', 'club-tournament')
@pytest.mark.under('tda-2017', 'tda-2022')
@pytest.mark.clause('TDA-2017:42A', 'TDA-2015:39A')
def test_words_bind(): return BOOKS
@pytest.mark.parametrize('book', [
    pytest.param('club-tournament', marks=pytest.mark.clause('CLUB-7:7.8.1-a')),
    pytest.param('tda-2022', marks=pytest.mark.clause('TDA-2015:41A')),
])
def test_words_bind_everywhere(book): return BOOKS
@pytest.mark.every_book
@pytest.mark.clause('ONLINE:payout-3')
def test_cents(): ...
"""


def test_a_test_runs_under_the_profiles_of_its_mark_or_of_its_parameter_or_under_all_and_no_others(tmp_path):
    (tmp_path / "src/croupier").mkdir(parents=True)
    (tmp_path / "tests/play").mkdir(parents=True)
    (tmp_path / "tests/play/test_bets.py").write_text(RUNS_UNDER, "utf-8")
    found = MATRIX.Matrix.of(tmp_path)
    assert set(found.tests.clauses) == {"TDA-2017:42A", "CLUB-7:7.8.1-a", "ONLINE:payout-3"}
    assert set(found.tests.weak) == {"TDA-2015:39A", "TDA-2015:41A"}


def scenarios(tmp_path, text):
    (tmp_path / "src/croupier").mkdir(parents=True, exist_ok=True)
    (tmp_path / "tests/data/scenarios").mkdir(parents=True, exist_ok=True)
    (tmp_path / "tests/data/scenarios/some.yaml").write_text(text, "utf-8")
    return MATRIX.Matrix.of(tmp_path)


VERDICT_ALONE = """
- id: a
  under: tda-2022
  happened: [{what: device, use: call}]
  expect: {verdict: violation}
  cites: [TDA-2022:5.1, FSPR:reg-2]
"""


def test_a_verdict_alone_proves_nothing_and_a_clause_of_another_book_is_not_even_named(tmp_path):
    found = scenarios(tmp_path, VERDICT_ALONE)
    assert found.proven(registry()["TDA-2022:5.1"]) == []
    assert found.why_weak(registry()["TDA-2022:5.1"]).endswith("expects a verdict alone")
    assert found.named(registry()["FSPR:reg-2"]) == []


def test_both_verdicts_on_the_same_thing_prove_it(tmp_path):
    other = (
        VERDICT_ALONE.replace("id: a", "id: b")
        .replace("violation", "allowed")
        .replace("use: call", "use: audio")
    )
    assert scenarios(tmp_path, VERDICT_ALONE + other).standing(registry()["TDA-2022:5.1"]) == "proven"


def test_more_than_a_verdict_proves_it(tmp_path):
    more = VERDICT_ALONE.replace("violation}", "violation, steps: [call-floor]}")
    assert scenarios(tmp_path, more).standing(registry()["TDA-2022:5.1"]) == "proven"


def test_all_clauses_from_one_to_another_are_cited(tmp_path):
    file = tmp_path / "src/croupier/pit/rows.py"
    file.parent.mkdir(parents=True)
    file.write_text('"""RUSPOK:1.8.a to RUSPOK:1.8.c."""\n# CASINO:vp-5 says how.\n', "utf-8")
    found = MATRIX.Matrix.of(tmp_path)
    assert {"RUSPOK:1.8.a", "RUSPOK:1.8.b", "RUSPOK:1.8.c", "CASINO:vp-5"} <= set(found.code.clauses)


def test_a_clause_that_changed_is_not(checkout):
    assert registry()["TDA-2017:48A"].change == "changed"
    assert set(checkout.kin["TDA-2015:44.1"]) == {"TDA-2015:44.1"}


def test_a_mark_may_name_several_clauses_and_stand_over_a_whole_file(checkout):
    assert checkout.named(registry()["CLUB-7:7.8.1-a"])
    assert checkout.proven(registry()["TDA-2022:17B"]) == [MATRIX.Place("play/test_shows.py")]


def test_an_unbuilt_testable_clause_waits_and_an_advisory_one_rests(checkout):
    assert checkout.status(registry()["TDA-2022:39A"]) == "none yet"
    assert checkout.status(registry()["TDA-2022:PRE"]) == "advisory"


def test_a_cited_id_that_is_no_clause_is_named(checkout, tmp_path):
    (tmp_path / "src/croupier/play/pots.py").write_text('"""TDA-2022:99Z."""\n', "utf-8")
    assert MATRIX.Matrix.of(tmp_path).unknown == ["TDA-2022:99Z in play/pots.py"]
    assert checkout.unknown == []


def test_a_gap_in_an_area_that_was_built_is_a_complaint(checkout):
    waiting = set(checkout.gaps)
    assert list(checkout.complaints(waiting)) == []
    built = waiting - {"TDA-2022:pot", "CUSTOM etiquette"}
    missing = checkout.gaps["CUSTOM etiquette"]
    assert list(checkout.complaints(built)) == [f"{id} (CUSTOM etiquette) has no test" for id in missing]
    assert list(checkout.complaints(built | set(missing))) == []


def test_an_area_or_a_clause_without_a_gap_must_leave_the_list(checkout):
    listed = [*checkout.gaps, "TDA-2022 poetry", "TDA-2022:17B"]
    assert list(checkout.complaints(listed)) == [
        "TDA-2022 poetry: nothing is missing there, take it off the list",
        "TDA-2022:17B: it has a test, take it off the list",
    ]


def test_every_clause_cited_in_code_and_tests_exists(matrix):
    assert matrix.unknown == []


def test_no_area_that_was_built_has_a_gap(matrix):
    assert list(matrix.complaints(MATRIX.to_come())) == []


def test_the_list_of_areas_to_come_only_shrinks():
    areas = [line for line in MATRIX.to_come() if ":" not in line]
    assert len(areas) <= STILL_TO_COME
    assert len(set(MATRIX.to_come())) == len(MATRIX.to_come())


def test_the_pages_are_up_to_date(matrix):
    folder = ROOT / MATRIX.PAGES
    there = {path.name: path.read_text("utf-8") for path in folder.glob("*.md")}
    wanted = MATRIX.pages(matrix)
    stale = sorted(name for name in {*there, *wanted} if there.get(name) != wanted.get(name))
    assert stale == [], "run .venv/bin/python tools/matrix.py"


def test_the_table_in_the_package_is_up_to_date(matrix):
    there = (ROOT / MATRIX.STANDING).read_text("utf-8")
    assert there == MATRIX.standing_table(matrix), "run .venv/bin/python tools/matrix.py"


def test_what_is_proven_only_grows(matrix):
    standing = [matrix.standing(clause) for clause in registry().values()]
    assert standing.count("proven") >= PROVEN
    assert standing.count("none yet") <= NONE_YET
    assert "weak" not in standing


def test_every_clause_has_its_row(matrix):
    pages = MATRIX.pages(matrix)
    for book in registry().rulebooks:
        rows = re.findall(r"^\| ([^|]+) \|", pages[f"{book.lower()}.md"], re.MULTILINE)
        numbers = [clause.number for clause in registry().values() if clause.rulebook == book]
        assert sorted(row for row in rows if row != "clause") == sorted(numbers)


def test_a_requirement_is_built_where_tests_are_marked_with_it_and_says_what_is_missing():
    proofs = {MATRIX.Place("room/test_a.py", "test_b")}
    asked = MATRIX.Requirement("RG-1", "limits", "RTS 12", "", "")
    assert (asked.status(()), asked.status(proofs)) == ("none yet", "built")
    part = asked._replace(missing="a raise")
    assert (part.status(()), part.status(proofs)) == ("none yet", "in part; missing: a raise")
    assert asked._replace(not_ours="a law").status(()) == "not ours: a law"


def test_a_mark_of_no_requirement_is_told(matrix):
    place = MATRIX.Place("room/test_a.py", "test_b")
    other = MATRIX.Matrix(matrix.code, MATRIX.Found(requirements={"RG-99": {place}, "RG-1": {place}}))
    assert other.unknown == ["RG-99 in room/test_a.py `test_b`"]


def test_every_field_of_the_policy_is_read_somewhere(matrix):
    """An answer that nothing reads promises what nobody keeps."""
    assert [name for name in fields() if name not in matrix.code.fields] == []
