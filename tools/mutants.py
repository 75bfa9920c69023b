"""Breaks the rules one at a time, and names the clauses whose tests do not notice.

    .venv/bin/python tools/mutants.py                      every rule there is (`make nightly`)
    .venv/bin/python tools/mutants.py --sample 120 --seed 7    so many clauses drawn by lot
    .venv/bin/python tools/mutants.py TDA-2022:51 FSPR:     only clauses that begin so
    .venv/bin/python tools/mutants.py --of policy           of one kind: policy, tables, code or halves
    .venv/bin/python tools/mutants.py --package ledger      the code of a package instead (tools/broken_code.py)

Three kinds of things are broken, and a fourth where it is asked for. *policy*: the answer that a profile's own book
gives to a field becomes another. *tables*: an offence is optional instead of mandatory or the other way round, a
measure falls off its ladder, a step or an entry falls out of a procedure. *code*: a condition, or an `and` or `or`,
in a function that names the clause is turned round, a number of a call that names it is one more, or something of it
is left out. *halves*: the condition on which the floor cites a clause always holds, or never does: a clause whose tests
notice both has both halves proven. For each clause that rests on what was broken only the tests run that prove it
(tools/matrix.py), a scenario's citations apart. The other half of a clause is proven where its condition does not hold:
for halves all scenarios under the clause's book are asked, with all that they cite (tests/data/citations.tsv), which
hangs on the condition, and the tests of every clause that the function names. A clause *survives* when a rule it rests
on was broken in every way and none of its tests failed; tests that fail, or take too long, with nothing broken have
noticed nothing; for halves the scenarios are asked so once, for all clauses. tools/breaking.py says how each is tried.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import importlib
import inspect
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from types import CodeType, FunctionType, MappingProxyType
from typing import Any, Final, Literal

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec  # after the path that makes the tools importable
import pytest

from croupier.floor import offences, penalties, points, procedures
from croupier.floor.penalties import own_clause
from croupier.floor.points import is_own, own_clauses
from croupier.records.scenarios import Scenario, check, read_scenarios
from croupier.rulebook import choices, layers, policy, profile, profiles, registry
from tests.floor import citations
from tools.breaking import (
    MOST_SECONDS,
    OPPOSITE,
    QUIET,
    ROOT,
    CannotRun,
    code_of,
    failed,
    in_processes,
    read_anew,
    source,
)
from tools.broken_code import PACKAGES, broken_package
from tools.matrix import Matrix, Place

Of = Literal["policy", "tables", "code", "halves"]
Change = Callable[[], object]

SLOW: Final = frozenset({"browser", "simulation", "powercut", "benchmarks"})
"""Folders of tests that take too long to run for every mutant."""

MOST_SECONDS_FOR_ALL: Final = 900
"""How long all scenarios may take with nothing broken."""

CODE_MUTANTS: Final = 6
"""How many mutants of code are tried for a clause at the most."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One thing broken: of which kind, the rule it stands for, what it is, the clause that rests on it, how to.

    One rule may stand in several places, as a field's answer does under every profile of a book. `beside` are other
    clauses whose tests are run too.
    """

    of: Of
    rule: str
    what: str
    clause: str
    change: Change
    beside: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.of}: {self.what}"


# What can be broken


def policy_mutants(matrix: Matrix) -> Iterator[Mutant]:
    """Every answer of a profile's own book, as each other answer of the same field.

    A field that no code reads is told by `unread`; what its clauses say is done without it.
    """
    for each in choices.fields().values():
        for name, value in each.profiles.items() if each.name in matrix.code.fields else ():
            answer = each.answer(value)
            for clause in own_clauses(answer.clauses if answer else (), name):
                for other in _others(each, value):
                    yield Mutant(
                        "policy",
                        each.name,
                        f"{each.name} of {name}: {value} → {other}",
                        clause,
                        partial(_answer_otherwise, each, name, other),
                    )


def unread(matrix: Matrix) -> list[str]:
    """The fields of the policy that no code reads."""
    return [name for name in choices.fields() if name not in matrix.code.fields]


def _others(asked: choices.Field, value: choices.Value) -> list[choices.Value]:
    """The other answers of a field: those that are listed, of numbers the least and the greatest too."""
    answers: list[choices.Value] = [each.value for each in asked.answers]
    if asked.kind == "flag":
        answers = [True, False]
    if asked.kind == "number":
        answers += [asked.low, asked.high]
    return [each for each in dict.fromkeys(answers) if each != value]


def _answer_otherwise(asked: choices.Field, name: str, value: choices.Value) -> None:
    fields = choices.fields()
    assert isinstance(fields, dict)
    fields[asked.name] = msgspec.structs.replace(asked, profiles={**asked.profiles, name: value})
    layers.sources.cache_clear()
    if name == policy.DEFAULT.profile and asked.name in policy.HAND_FIELDS:
        object.__setattr__(policy.DEFAULT, asked.name, value)


def table_mutants() -> Iterator[Mutant]:
    """Every offence, procedure and record of a handover with something taken out of it or turned round."""
    for place, row in enumerate(offences.OFFENCES):
        turned = [msgspec.structs.replace(row, duty="may" if row.duty == "must" else "must")]
        if row.first:
            turned.append(msgspec.structs.replace(row, first=row.first[:-1]))
        for clause in _in_every_edition(row.clauses):
            for broken in turned:
                rule = "duty" if broken.first == row.first else "measures"
                yield Mutant(
                    "tables",
                    rule,
                    f"{rule} of {row.act}",
                    clause,
                    partial(_row, place, broken),
                )
    for name, (steps, point) in procedures.PROCEDURES.items():
        for clause in points.POINTS[point]:
            yield Mutant(
                "tables",
                name,
                f"procedure {name} without {steps[0]}",
                clause,
                partial(procedures.PROCEDURES.update, {name: (steps[1:], point)}),
            )
    for name, told in procedures.RECORDS.items():
        for clause in points.POINTS[f"handover-{name}"][:1]:
            yield Mutant(
                "tables",
                name,
                f"handover {name} without {told[-1]}",
                clause,
                partial(procedures.RECORDS.update, {name: told[:-1]}),
            )


def _in_every_edition(clauses: Sequence[str]) -> list[str]:
    """The clauses, and those of the other editions that an offence's row stands for."""
    found = {said for clause in clauses for name in profiles() if (said := own_clause(clause, profile(name)))}
    return sorted({*clauses, *found})


def _row(place: int, row: offences.Offence) -> None:
    rows = (*offences.OFFENCES[:place], row, *offences.OFFENCES[place + 1 :])
    for module in (offences, penalties):
        setattr(module, "OFFENCES", rows)  # noqa: B010  # a Final of another module, broken on purpose


def code_mutants(matrix: Matrix) -> Iterator[Mutant]:
    """Conditions of the functions that name a clause, turned round, and numbers of a call that names it, one more.

    Those that stand nearest to where the clause is named come first.
    """
    for clause, places in matrix.code.clauses.items():
        tried = 0
        for place in sorted(places):
            function = _function(place)
            if clause not in registry() or function is None:
                continue
            for line, code in _broken(function, _broken_for(clause, function)):
                if tried == CODE_MUTANTS:
                    break
                tried += 1
                yield Mutant(
                    "code", "code", f"{place.file}:{line} {place.name}", clause, _become(function, code)
                )


def _broken_for(clause: str, function: FunctionType) -> Callable[[ast.AST], list[Break]]:
    return lambda tree: _breaks(tree, clause, function.__globals__)


def half_mutants(matrix: Matrix) -> Iterator[Mutant]:
    """Conditions on which a clause is cited, each once as if they always held and once as if they never did."""
    for place, function in _functions():
        conditions = [(clause, at) for clause, at in _conditions(function) if _played_by(clause)]
        named = tuple(dict.fromkeys(clause for clause, _ in conditions))
        for clause, at in conditions:
            if not matrix.proven(registry()[clause]):
                continue
            for holds in (True, False):
                change = [(at, holds)]
                for line, code in _broken(function, partial(_settled, changes=change)):
                    rule = "always" if holds else "never"
                    what = f"{place}:{line} {rule}"
                    yield Mutant("halves", rule, what, clause, _become(function, code), named)


def _played_by(clause: str) -> bool:
    """Whether a clause stands in a book that a profile plays by; others are named by no ruling."""
    return any(is_own(clause, profile(name)) for name in profiles())


def _become(function: FunctionType, code: CodeType) -> Change:
    return lambda: setattr(function, "__code__", code)


def _functions() -> Iterator[tuple[Place, FunctionType]]:
    """The functions of the floor, by module and name."""
    folder = ROOT / "src" / "croupier"
    for path in sorted((folder / "floor").rglob("*.py")):
        file = path.relative_to(folder).as_posix()
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and (function := _function(Place(file, node.name))):
                yield Place(file, node.name), function


def _conditions(function: FunctionType) -> Iterator[tuple[str, int]]:
    """Each clause that is cited on a condition, with the place of the nearest one among all of the function.

    What is cited whether it holds or not does not hang on it, nor what is cited wherever the condition is asked at all:
    by the function itself, or as the source of a field that it asks for.
    """
    tree, _ = source(function)
    way: dict[int, tuple[tuple[int, bool], ...]] = {}
    either: list[set[str]] = []
    for at, node in enumerate(_ifs(tree)):
        then = node.body if isinstance(node.body, list) else [node.body]
        other = node.orelse if isinstance(node.orelse, list) else [node.orelse]
        for holds, parts in ((True, then), (False, other)):
            to = (*way.get(id(node), ()), (at, holds))
            way |= {id(each): to for part in parts for each in ast.walk(part)}
        either.append({clause for _, clause in _cited(then)} & {clause for _, clause in _cited(other)})
    anyway = {(clause, way.get(id(each), ())) for each, clause in (*_cited([tree]), *_sources(tree))}
    for each, clause in _cited([tree]):
        to = way.get(id(each), ())
        if (
            to
            and clause not in either[to[-1][0]]
            and not any((clause, to[:end]) in anyway for end in range(len(to)))
        ):
            yield clause, to[-1][0]


def _sources(tree: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """The clauses that give the answers of the fields a tree rests on, with where: `choice(case, …)`, `case.by(…)`."""
    for each in ast.walk(tree):
        if not isinstance(each, ast.Call) or ast.unparse(each.func) not in ("choice", "case.by"):
            continue
        names = [
            named.value
            for given in each.args
            for named in ast.walk(given)
            if isinstance(named, ast.Constant) and isinstance(named.value, str)
        ]
        for asked in [choices.field(name) for name in names if name in choices.fields()]:
            for answer in map(asked.answer, dict.fromkeys(asked.profiles.values())):
                for clause in answer.clauses if answer else ():
                    yield each, clause


def _cited(parts: Sequence[ast.AST]) -> Iterator[tuple[ast.AST, str]]:
    """The clauses that parts of a tree name, themselves or by their points, with where.

    What a value is compared with, the steps of a ruling, its verdict and its reason are words of their own, whatever
    points are called like them; nor does it cite a clause to ask whether the book has one.
    """
    for part in parts:
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            for clause in points.POINTS.get(part.value, (part.value,)):
                if clause in registry():
                    yield part, clause
        elif not _no_citation(part):
            yield from _cited(list(ast.iter_child_nodes(part)))


def _no_citation(part: ast.AST) -> bool:
    if isinstance(part, ast.keyword):
        return part.arg in ("steps", "verdict", "how")
    if isinstance(part, ast.Call):
        return ast.unparse(part.func) in ("citation", "case.because", "case.fact")
    return isinstance(part, ast.Compare)


def _ifs(tree: ast.AST) -> list[ast.If | ast.IfExp]:
    """All conditions with what hangs on them, outer ones first."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.If | ast.IfExp)]


def _settled(tree: ast.AST, changes: Sequence[tuple[int, bool]]) -> list[Break]:
    every = _ifs(tree)
    return [(every[at].lineno, partial(_settle, every[at], holds)) for at, holds in changes]


def _settle(node: ast.If | ast.IfExp, holds: bool) -> None:
    node.test = ast.Constant(holds)


def _function(place: Place) -> FunctionType | None:
    """The function that a place names, where it is one that can be broken by itself."""
    found: Any = None
    with contextlib.suppress(ImportError, AttributeError):
        found = importlib.import_module("croupier." + place.file.removesuffix(".py").replace("/", "."))
        for name in place.name.split("."):
            found = getattr(found, name)
    if isinstance(found, property):
        found = found.fget
    if not isinstance(found, FunctionType) or found.__closure__ or hasattr(found, "__wrapped__"):
        return None
    return found


Break = tuple[int, Change]
"""The line of something in a tree, and what breaks it there."""


def _broken(
    function: FunctionType, breaks: Callable[[ast.AST], list[Break]]
) -> Iterator[tuple[int, CodeType]]:
    """The code of a function with one thing broken, each that there is, and the line it stands in."""
    tree, first = source(function)
    for turn in range(len(breaks(tree))):
        changed = copy.deepcopy(tree)
        line, change = breaks(changed)[turn]
        change()
        if (code := code_of(changed, function)) is not None:
            yield first + line - 1, code


def _breaks(tree: ast.AST, clause: str = "", names: Mapping[str, Any] = MappingProxyType({})) -> list[Break]:
    """What can be turned round: every operator of every comparison, every connective, every condition without one, and
    of a call that names the clause what may be left out.

    `chosen or Options()` fills in what was not given, and says nothing of a rule.
    """
    found: list[Break] = []
    named = [
        node.lineno for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value == clause
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            found += [(node.lineno, partial(_turn, node, at)) for at in range(len(node.ops))]
        elif isinstance(node, ast.BoolOp) and not _fills_in(node):
            found.append((node.lineno, partial(_join, node)))
        elif isinstance(node, ast.If | ast.IfExp | ast.While) and not isinstance(
            node.test, ast.Compare | ast.BoolOp
        ):
            found.append((node.lineno, partial(_deny, node)))
        elif isinstance(node, ast.Call) and any(
            each.arg == "clause" and isinstance(each.value, ast.Constant) and each.value.value == clause
            for each in node.keywords
        ):
            numbers = [
                each for each in ast.walk(node) if isinstance(each, ast.Constant) and type(each.value) is int
            ]
            found += [(each.lineno, partial(_one_more, each)) for each in numbers]
            found += [
                (each.value.lineno, partial(node.keywords.pop, at))
                for at, each in enumerate(node.keywords)
                if each.arg in _may_be_left_out(node, names)
            ]
    return sorted(found, key=lambda each: min([abs(each[0] - line) for line in named], default=0))


def _may_be_left_out(call: ast.Call, names: Mapping[str, Any]) -> set[str]:
    """The arguments of a call that have a value of their own where they are not given, apart from the clause."""
    called = names.get(call.func.id) if isinstance(call.func, ast.Name) else None
    if called is None:
        return set()
    told = inspect.signature(called).parameters.values()
    return {each.name for each in told if each.default is not inspect.Parameter.empty} - {"clause"}


def _fills_in(node: ast.BoolOp) -> bool:
    last = node.values[-1]
    return isinstance(node.op, ast.Or) and isinstance(last, ast.Call) and not (last.args or last.keywords)


def _turn(node: ast.Compare, at: int) -> None:
    node.ops[at] = OPPOSITE[type(node.ops[at])]()


def _join(node: ast.BoolOp) -> None:
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()


def _deny(node: ast.If | ast.IfExp | ast.While) -> None:
    node.test = ast.UnaryOp(ast.Not(), node.test)


def _one_more(node: ast.Constant) -> None:
    assert isinstance(node.value, int)
    node.value += 1


# Whether anybody notices


def scenarios_of(places: Sequence[Place]) -> list[Scenario]:
    """The scenarios among the proofs of a clause."""
    named = {place.name for place in places}
    files = sorted({place.file for place in places if place.file.endswith(".yaml")})
    return [scenario for file in files for scenario in _scenarios(file) if scenario.id in named]


@cache
def every_scenario() -> tuple[Scenario, ...]:
    """All scenarios there are."""
    tests = ROOT / "tests"
    paths = sorted((tests / "data" / "scenarios").rglob("*.yaml"))
    return tuple([each for path in paths for each in _scenarios(path.relative_to(tests).as_posix())])


@cache
def _scenarios(file: str) -> tuple[Scenario, ...]:
    return read_scenarios((ROOT / "tests" / file).read_text("utf-8"), file)


def tests_of(places: Sequence[Place]) -> list[str]:
    """The tests among the proofs of a clause, as pytest names them."""
    return [
        "::".join([f"tests/{place.file}", *([place.name.replace(".", "::")] if place.name else [])])
        for place in places
        if place.file.endswith(".py") and place.file.partition("/")[0] not in SLOW
    ]


class Collected:
    """The tests of a session of pytest, by name, to be run in the process of a mutant."""

    def __init__(self, session: pytest.Session) -> None:
        self.session = session
        self.named: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            parts = item.nodeid.partition("[")[0].split("::")
            for end in range(1, len(parts) + 1):
                self.named.setdefault("::".join(parts[:end]), []).append(item)

    def fail(self, tests: Sequence[str]) -> bool:
        """Whether one of these tests fails; none is run after it."""
        items = list(dict.fromkeys(item for test in tests for item in self.named.get(test, ())))
        return failed(items)


def collected(tests: Sequence[str], then: Callable[[Collected], None]) -> None:
    """Collect tests once, and do with them what is asked."""

    class Instead:
        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            then(Collected(session))
            return True

    files = sorted({test.partition("::")[0] for test in tests})
    if files and pytest.main([*QUIET, "-s", *files], plugins=[Instead()]) is not pytest.ExitCode.OK:
        raise RuntimeError("the tests are not to be collected")


Fail = Callable[[Sequence[str]], bool]
"""Runs tests, and says whether one of them failed."""


def noticed(mutant: Mutant, places: Sequence[Place], fail: Fail) -> bool:
    """Whether a test that proves the clause fails once the mutant lives; to be asked in a process of its own."""
    halves = mutant.of == "halves"
    known = citations.written() if halves else {}
    scenarios = _nearest_first(mutant, known) if halves else scenarios_of(places)
    mutant.change()
    for scenario in scenarios:
        if halves and _cited_elsewhere(mutant.clause, citations.otherwise(scenario, known)):
            return True
        for each in check(scenario):
            told = [line for line in each.differences if halves or not line.startswith("cites:")]
            if told and is_own(mutant.clause, profile(each.profile)):
                return True
    tests = tests_of(places)
    return bool(tests) and fail(tests)


def _nearest_first(mutant: Mutant, known: Mapping[str, Sequence[str]]) -> list[Scenario]:
    """All scenarios: first those that name the clause, then those that name one beside it, by what is written down."""
    beside = {mutant.clause, *mutant.beside}

    def far(scenario: Scenario) -> int:
        named = {clause for line in known.get(scenario.id, ()) for clause in line.split("\t")[3].split()}
        return 0 if mutant.clause in named else 1 if beside & named else 2

    return sorted(every_scenario(), key=far)


def _cited_elsewhere(clause: str, changed: Sequence[str]) -> bool:
    """Whether a clause is named under other profiles now than it was, by the lines that went and that came."""
    under: dict[str, set[str]] = {"-": set(), "+": set()}
    for line in changed:
        _, house, names, clauses = line[2:].split("\t")
        if clause in clauses.split():
            under[line[0]] |= {f"{name} {house}" for name in names.split()}
    return under["-"] != under["+"]


def places_of(mutant: Mutant, matrix: Matrix) -> Sequence[Place]:
    """Where the clause that rests on a mutant is proven, and those beside it."""
    clauses = dict.fromkeys((mutant.clause, *mutant.beside))
    return list(dict.fromkeys(place for clause in clauses for place in matrix.proven(registry()[clause])))


@dataclass(slots=True)
class Fate:
    """What became of the mutants of one rule that a clause rests on: whether any was noticed, which were not."""

    noticed: bool
    unnoticed: list[str]


Fates = dict[str, dict[tuple[Of, str], Fate]]
"""By clause, then by kind and rule."""


def fates(
    mutants: Sequence[Mutant],
    matrix: Matrix,
    jobs: int,
    fail: Fail = read_anew,
    seconds: float = MOST_SECONDS,
) -> Fates:
    """What became of every mutant, so many at a time, each within so many seconds."""
    found: Fates = {}
    for mutant in mutants:
        scenarios_of(places_of(mutant, matrix))
    if any(mutant.of == "halves" for mutant in mutants):
        every_scenario()

    def left() -> Iterator[tuple[Mutant, Callable[[], bool], float]]:
        for mutant in mutants:
            known = found.get(mutant.clause, {}).get((mutant.of, mutant.rule))
            if known is None or not known.noticed:
                yield mutant, partial(noticed, mutant, places_of(mutant, matrix), fail), seconds

    for mutant, seen in in_processes(left(), jobs):
        fate = found.setdefault(mutant.clause, {}).setdefault((mutant.of, mutant.rule), Fate(False, []))
        if seen:
            fate.noticed = True
        else:
            fate.unnoticed.append(mutant.what)
    return found


@cache
def seconds_of_all_scenarios() -> float:
    """How long all scenarios take with nothing broken, asked once for all halves.

    Raises `CannotRun` where one is ruled on otherwise than it says, or cites otherwise. They are asked in a process of
    its own, which keeps what was worked out there.
    """

    def wrong() -> bool:
        known = citations.written()
        return any(
            citations.otherwise(scenario, known) or not all(each.passed for each in check(scenario))
            for scenario in every_scenario()
        )

    began = time.monotonic()
    for _, seen in in_processes([("scenarios", wrong, MOST_SECONDS_FOR_ALL)], 1):
        if seen:
            raise CannotRun(
                "a scenario is ruled on otherwise with nothing broken: tests/floor/test_scenarios.py"
            )
    return time.monotonic() - began


def judged(mutants: Sequence[Mutant], matrix: Matrix, jobs: int, fail: Fail = read_anew) -> Fates:
    """What became of every mutant, where the tests that noticed any are right with nothing broken."""
    seconds: float = MOST_SECONDS
    if any(mutant.of == "halves" for mutant in mutants):
        # Other mutants run beside, and what is broken may take longer.
        seconds += 3 * seconds_of_all_scenarios()
    found = fates(mutants, matrix, jobs, fail, seconds)
    noticed = {clause for clause, rules in found.items() if any(fate.noticed for fate in rules.values())}
    # Scenarios that are not among the proofs of a clause are right with nothing broken: that was asked for halves.
    whole = {
        mutant.clause: replace(mutant, of="code", rule="nothing", what="nothing", change=lambda: None)
        for mutant in mutants
        if mutant.clause in noticed
    }
    for clause, seen in fates(list(whole.values()), matrix, jobs, fail).items():
        if any(fate.noticed for fate in seen.values()):
            for of, rule in found[clause]:
                broken = [
                    each.what for each in mutants if (each.clause, each.of, each.rule) == (clause, of, rule)
                ]
                found[clause][of, rule] = Fate(False, broken)
    return found


def all_fates(mutants: Sequence[Mutant], matrix: Matrix, jobs: int) -> Fates:
    """What became of every mutant, of those that nobody noticed by tests that are read after they were broken."""
    found: Fates = {}
    tests = sorted({test for mutant in mutants for test in tests_of(places_of(mutant, matrix))})
    if not tests:
        return judged(mutants, matrix, jobs)
    collected(tests, lambda each: found.update(judged(mutants, matrix, jobs, each.fail)))
    left = survivors(found)
    again = [each for each in mutants if str(each) in left.get(each.clause, ())]
    for clause, rules in judged(again, matrix, jobs).items():
        found[clause] |= rules
    return found


def survivors(found: Fates) -> dict[str, list[str]]:
    """The clauses whose tests do not notice that a rule is broken, with it.

    Code that a clause shares with others says nothing against it where its own value or entry is noticed.
    """
    left: dict[str, list[str]] = {}
    for clause, rules in found.items():
        own_noticed = any(fate.noticed for fate in rules.values())
        for (of, _), fate in rules.items():
            if not fate.noticed and not (of == "code" and own_noticed):
                left.setdefault(clause, []).extend(f"{of}: {what}" for what in fate.unnoticed)
    return left


def main(arguments: list[str]) -> int:
    """Break what is asked for, and print the clauses that survive."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("clauses", nargs="*", help="the beginnings of clauses; all where none is given")
    asked.add_argument("--of", choices=("policy", "tables", "code", "halves"), action="append")
    asked.add_argument("--sample", type=int, default=0, help="so many clauses drawn by lot")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--package", choices=PACKAGES, action="append", help="break the code of a package")
    told = asked.parse_args(arguments)
    os.chdir(ROOT)
    for package in told.package or ():
        count, lived = broken_package(package, told.sample, told.seed, told.jobs)
        killed = count - len(lived)
        print(*lived, f"{package}: {killed} of {count} noticed ({killed / max(count, 1):.1%})", sep="\n")
    if told.package:
        return 0
    matrix = Matrix.of(ROOT)
    kinds = told.of or ["policy", "tables", "code"]
    made: dict[str, Callable[[], Iterator[Mutant]]] = {
        "policy": partial(policy_mutants, matrix),
        "tables": table_mutants,
        "code": partial(code_mutants, matrix),
        "halves": partial(half_mutants, matrix),
    }
    mutants = [
        mutant
        for kind in made
        if kind in kinds
        for mutant in made[kind]()
        if matrix.proven(registry()[mutant.clause])
        and (not told.clauses or mutant.clause.startswith(tuple(told.clauses)))
    ]
    if told.sample:
        clauses = sorted({mutant.clause for mutant in mutants})
        drawn = set(random.Random(told.seed).sample(clauses, min(told.sample, len(clauses))))
        mutants = [mutant for mutant in mutants if mutant.clause in drawn]
    found = all_fates(mutants, matrix, told.jobs)
    left = survivors(found)
    for clause, what in sorted(left.items()):
        print(f"{clause}\t{'; '.join(what)}")
    if "policy" in kinds:
        print(f"answers that nobody reads: {', '.join(unread(matrix))}")
    share = 100 * (1 - len(left) / max(len(found), 1))
    print(
        f"{len(mutants)} mutants of {len(found)} clauses: {len(left)} clauses survive, {share:.1f} % noticed"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
