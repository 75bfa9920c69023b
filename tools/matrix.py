"""Writes docs/clauses and docs/requirements.md: every clause and requirement with what proves it.

    .venv/bin/python tools/matrix.py            write the pages
    .venv/bin/python tools/matrix.py --check    exit 1 when a page is stale or an area that was built has a gap
    .venv/bin/python tools/matrix.py --weak     list the clauses that are carried out and not proven, and why

A clause is *applied* where the engine does it, *ruled* where the floor rules on it, *run* where the room, the
tournament or the cash room carries it out, *advisory* where it is only shown to people. What is cited is found in
the strings, docstrings and comments of `src` (`A to B` are all clauses from A to B), in the policy fields that code
reads, and in the marks of the tests; a clause nobody cites is where its tests are.

A clause is *proven* by a test that runs under a profile of its own book and would fail once what the clause says is
broken: a scenario that expects more than a verdict and citations, two scenarios about the same thing of which the book
wants different verdicts, or a test that is marked with it. A test that only expects a citation, or a mark of a test
that runs under other books, is *weak*: the pages name it, and it proves nothing.

A requirement (tools/requirements.tsv) is what regulators ask of a house that is open to the public. It is *built* where
tests are marked with it, *in part* where the table says what is missing, *not ours* where it says why.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

from croupier.floor.points import is_own
from croupier.rulebook import Clause, fields, profile, profiles, registry
from croupier.rulebook.choices import AREAS
from croupier.rulebook.clauses import kinds
from croupier.rulebook.policy import HAND_FIELDS

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = "docs/clauses"
REQUIRED: Final = "docs/requirements.md"
REQUIREMENTS: Final = "tools/requirements.tsv"
SCENARIOS: Final = "tests/data/scenarios"
TO_COME: Final = "tools/clauses-to-come.txt"
ITSELF: Final = "rulebook"
"""The package that holds the clauses: what it says of them carries nothing out."""

STATUSES: Final = ("applied", "ruled", "run", "advisory", "none yet")
STANDINGS: Final = ("proven", "weak", "none yet", "advisory")
"""How far a clause is proven."""

STANDING: Final = "src/croupier/rulebook/data/standing.tsv"
"""The table of statuses and standings that the package carries (`croupier clauses --count`)."""

STATUS_OF: Final = {
    **dict.fromkeys(("cards", "ranks", "play", "pit", "odds", "records"), "applied"),
    "floor": "ruled",
    **dict.fromkeys(
        ("care", "envs", "ledger", "tournament", "cash", "bots", "school", "room", "server", "cli"), "run"
    ),
}
READERS: Final = frozenset({"choice", "flag", "number", "clause", "source", "sources"})


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where a clause is cited: a file below its root, and the function or class in it."""

    file: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.file} `{self.name}`" if self.name else self.file


@dataclass(slots=True)
class Found:
    """What was found in a tree: the places of clauses, policy fields and requirements."""

    clauses: dict[str, set[Place]] = field(default_factory=dict)
    requirements: dict[str, set[Place]] = field(default_factory=dict)
    fields: dict[str, set[Place]] = field(default_factory=dict)
    weak: dict[str, dict[Place, str]] = field(default_factory=dict)
    """Tests that name a clause and do not prove it, each with the reason."""


class Citations(ast.NodeVisitor):
    """Collects the clause ids of a file's strings and the policy fields it reads."""

    def __init__(self, file: str, found: Found, ids: re.Pattern[str]) -> None:
        self.file = file
        self.found = found
        self.ids = ids
        self.inside: list[str] = []

    def _enter(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.inside.append(node.name)
        self.generic_visit(node)
        self.inside.pop()

    visit_ClassDef = visit_FunctionDef = visit_AsyncFunctionDef = _enter

    def visit_Constant(self, node: ast.Constant) -> None:
        """A string may cite clauses."""
        if isinstance(node.value, str):
            for id in cited(node.value, self.ids):
                self._note(self.found.clauses, id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """`policy.reopen` reads a field of the hand."""
        if node.attr in HAND_FIELDS and _is_policy(node.value):
            self._note(self.found.fields, node.attr)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """`policy["clock_seconds"]` reads any field."""
        if _is_policy(node.value):
            self._read(node.slice)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """`policy.number("clock_seconds")` does, too."""
        match node:
            case ast.Call(func=ast.Attribute(value=on, attr=reader), args=[name]) if reader in READERS:
                if _is_policy(on):
                    self._read(name)
            case ast.Call(func=ast.Name(id=reader), args=[_, name]) if reader in READERS:
                self._read(name)
        self.generic_visit(node)

    def _read(self, name: ast.expr) -> None:
        if isinstance(name, ast.IfExp):
            self._read(name.body)
            self._read(name.orelse)
        if isinstance(name, ast.Constant) and name.value in fields():
            self._note(self.found.fields, str(name.value))

    def _note(self, where: dict[str, set[Place]], what: str) -> None:
        where.setdefault(what, set()).add(Place(self.file, ".".join(self.inside)))


def cited(text: str, ids: re.Pattern[str]) -> Iterator[str]:
    """The clauses a text names; `A to B` are all of a book from A to B."""
    found = list(ids.finditer(text))
    for at, match in enumerate(found):
        yield match[0]
        if at and text[found[at - 1].end() : match.start()].strip() == "to":
            yield from _between(found[at - 1][0], match[0])


def _between(first: str, last: str) -> list[str]:
    book = [id for id, clause in registry().items() if clause.rulebook == first.partition(":")[0]]
    return book[book.index(first) : book.index(last)] if {first, last} <= {*book} else []


def read_comments(file: str, source: str, found: Found, ids: re.Pattern[str]) -> None:
    """Note the clauses that a file's comments name."""
    if not any("#" in line and ids.search(line) for line in source.splitlines()):
        return
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for id in cited(token.string, ids):
                found.clauses.setdefault(id, set()).add(Place(file))


class Marks(ast.NodeVisitor):
    """Collects the clauses and requirements that a file's tests are marked with, each where it is proven or weak."""

    def __init__(self, file: str, found: Found, module: ast.Module, root: Path) -> None:
        self.file = file
        self.found = found
        self.inside: list[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef] = []
        self.params: list[ast.Call] = []
        self.module = module
        self.named = _names_of(module, root)

    def _enter(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.inside.append(node)
        self.generic_visit(node)
        self.inside.pop()

    visit_ClassDef = visit_FunctionDef = visit_AsyncFunctionDef = _enter

    def visit_Call(self, node: ast.Call) -> None:
        """`pytest.mark.clause("…", "…")`, on a test, a class, a parameter or a whole file."""
        if isinstance(node.func, ast.Attribute) and node.func.attr == "param":
            self.params.append(node)
            self.generic_visit(node)
            self.params.pop()
            return
        match node.func:
            case ast.Attribute(value=ast.Attribute(attr="mark"), attr="clause" | "requirement" as what):
                ids = [str(each.value) for each in node.args if isinstance(each, ast.Constant)]
                place = Place(self.file, ".".join(each.name for each in self.inside))
                for id in ids:
                    if what == "requirement":
                        self.found.requirements.setdefault(id, set()).add(place)
                    elif id in registry() and not self._under_its_book(id):
                        self.found.weak.setdefault(id, {})[place] = "runs under other books"
                    else:
                        self.found.clauses.setdefault(id, set()).add(place)
        self.generic_visit(node)

    def _under_its_book(self, id: str) -> bool:
        """Whether the test speaks of a profile whose books hold the clause, as far as the book has profiles."""
        book = registry()[id].rulebook
        own = {name for name in profiles() if is_own(id, profile(name))}
        if not own or self.file.partition("/")[0] not in _BY_PROFILE:
            return True
        if self.inside and any(_is_mark(each, "every_book") for each in self.inside[-1].decorator_list):
            return True
        said = self._profiles_said()
        return bool(said & own) or (not said and book in _WITHOUT_A_PROFILE)

    def _profiles_said(self) -> set[str]:
        """The profiles a test runs under: those of its parameter or of `under`, else all that it speaks of."""
        test = self.inside[-1:]
        for marked in (self.params[-1:], test[0].decorator_list if test else []):
            named = {
                each.value
                for node in marked
                if isinstance(node, ast.Call) and _called(node) in ("param", "under")
                for each in ast.walk(node)
                if isinstance(each, ast.Constant) and isinstance(each.value, str)
            } & set(profiles())
            if named:
                return named
        nodes: list[ast.AST] = [*test] if test else [self.module]
        seen: set[str] = set()
        said: set[str] = set()
        while nodes:
            for each in ast.walk(nodes.pop()):
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    said |= {each.value} & set(profiles())
                name = (
                    each.id if isinstance(each, ast.Name) else each.arg if isinstance(each, ast.arg) else ""
                )
                if name in self.named and name not in seen:
                    seen.add(name)
                    nodes.append(self.named[name])
        return said


def _is_mark(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == name


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


_BY_PROFILE: Final = frozenset(
    {"floor", "play", "rulebook", "records", "ranks", "cards", "tournament", "cash"}
)
"""Tests of these take the book they run under as a profile; other tests run the house itself."""

_WITHOUT_A_PROFILE: Final = frozenset({"TDA-2022"})
"""The books of the profile that is taken where none is named."""


def _names_of(module: ast.Module, root: Path | None = None) -> dict[str, ast.AST]:
    """What a file defines at its top or takes from another file of the tests, by name."""
    named: dict[str, ast.AST] = {}
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            named[node.name] = node
        elif isinstance(node, ast.Assign):
            named |= {target.id: node.value for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            named[node.target.id] = node.value
        elif (
            isinstance(node, ast.ImportFrom) and root is not None and (node.module or "").startswith("tests")
        ):
            there = _names_of(_module(root / f"{str(node.module).replace('.', '/')}.py"))
            named |= {each.asname or each.name: there[each.name] for each in node.names if each.name in there}
    return named


@cache
def _module(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8") if path.is_file() else "")


def _is_policy(node: ast.expr) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name == "policy"


_SAYS_NOTHING: Final = frozenset({"verdict", "cites", "silent", "not"})
"""Keys of what a scenario expects that prove nothing by themselves."""


class Expected(NamedTuple):
    """An answer that cites a clause under a profile of its book: where, about what, the verdict, and how much more."""

    place: Place
    about: tuple[str, str]
    verdict: str
    more: bool


def _prove_by_scenarios(root: Path, tests: Found) -> None:
    """A clause is proven by a scenario that expects more than a verdict of a profile of its book, or by two that
    expect different verdicts on the same kind of thing; an illustration by the scenario that tells it."""
    expected: dict[str, list[Expected]] = {}
    for path in sorted((root / SCENARIOS).rglob("*.yaml")):
        written = yaml.load(path.read_text("utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        for scenario in written if isinstance(written, list) else [written]:
            place = Place(path.relative_to(root / "tests").as_posix(), scenario["id"])
            for id, each in _expected(scenario, place):
                expected.setdefault(id, []).append(each)
            for id in [tag.partition(":")[2] for tag in scenario.get("tags", [])]:
                if id in registry():
                    tests.clauses.setdefault(id, set()).add(place)
    for id, answers in expected.items():
        verdicts: dict[tuple[str, str], set[str]] = {}
        for each in answers:
            verdicts.setdefault(each.about, set()).add(each.verdict)
        for each in answers:
            if each.more or len(verdicts[each.about] - {""}) > 1:
                tests.clauses.setdefault(id, set()).add(each.place)
            else:
                tests.weak.setdefault(id, {})[each.place] = "expects a verdict alone"


def _expected(scenario: Mapping[str, Any], place: Place) -> Iterator[tuple[str, Expected]]:
    """What a scenario expects of each clause it wants cited, under each profile of the clause's book."""
    what = _about(scenario.get("happened", []))
    for answer in scenario.get("answers", [scenario]):
        under = answer.get("under") or scenario.get("under") or []
        expect = answer.get("expect") or {}
        for name in [under] if isinstance(under, str) else under:
            policy = profile(name)
            for id in answer.get("cites", []):
                if is_own(id, policy):
                    yield id, Expected(place, (what, name), str(expect.get("verdict", "")), _more(expect))


def _about(happened: Sequence[Any]) -> str:
    """The kind of the first thing that happened."""
    first = happened[0] if happened else ""
    return str(first.get("what", "act")) if isinstance(first, Mapping) else "act"


def _more(expect: Mapping[str, Any]) -> bool:
    """Whether more than a verdict is expected: chips, seats, an order, steps, sanctions, facts, options."""
    return any(
        name not in _SAYS_NOTHING and value not in (None, {}, []) for name, value in expect.items()
    ) or bool(expect.get("not"))


class Requirement(NamedTuple):
    """What regulators ask: its source, why it is `not_ours`, what is `missing` of it."""

    id: str
    requirement: str
    source: str
    not_ours: str
    missing: str

    def status(self, proofs: Collection[Place]) -> str:
        """Whether it is built."""
        if self.not_ours:
            return f"not ours: {self.not_ours}"
        if not proofs:
            return "none yet"
        return f"in part; missing: {self.missing}" if self.missing else "built"


def requirements(root: Path = ROOT) -> list[Requirement]:
    """Every requirement, in the order of the table."""
    _, *lines = (root / REQUIREMENTS).read_text("utf-8").splitlines()
    return [Requirement(*line.split("\t")) for line in lines]


@dataclass
class Matrix:
    """Every clause, the code that carries it out and the tests that prove it."""

    code: Found
    tests: Found

    @classmethod
    def of(cls, root: Path) -> Matrix:
        """The matrix of a checkout."""
        books = "|".join(map(re.escape, registry().rulebooks))
        ids = re.compile(rf"\b(?:{books}):[A-Za-z0-9](?:[A-Za-z0-9.\-]*[A-Za-z0-9])?")
        code, tests = Found(), Found()
        for path in sorted((root / "src/croupier").rglob("*.py")):
            file = path.relative_to(root / "src/croupier").as_posix()
            if file.partition("/")[0] != ITSELF:
                source = path.read_text("utf-8")
                Citations(file, code, ids).visit(ast.parse(source))
                read_comments(file, source, code, ids)
        for path in sorted((root / "tests").rglob("*.py")):
            source = path.read_text("utf-8")
            if ".clause(" not in source and ".requirement(" not in source:
                continue
            module = ast.parse(source)
            Marks(path.relative_to(root / "tests").as_posix(), tests, module, root).visit(module)
        _prove_by_scenarios(root, tests)
        return cls(code, tests)

    @cached_property
    def unknown(self) -> list[str]:
        """Cited ids that are no clause or requirement, with where."""
        return [
            f"{id} in {place}"
            for known, found in (
                (registry(), self.code.clauses),
                (registry(), self.tests.clauses),
                ({each.id for each in requirements()}, self.tests.requirements),
            )
            for id, places in sorted(found.items())
            if id not in known
            for place in sorted(places)
        ]

    @cached_property
    def kin(self) -> Mapping[str, tuple[str, ...]]:
        """For each clause itself, then those of other editions that say the same."""
        groups: dict[str, list[str]] = {id: [id] for id in registry()}
        for clause in registry().values():
            for old in clause.replaces if clause.change == "same" else ():
                joined = [*groups[clause.id], *(id for id in groups[old] if id not in groups[clause.id])]
                for id in joined:
                    groups[id] = joined
        return {id: (id, *(other for other in group if other != id)) for id, group in groups.items()}

    @cached_property
    def by_policy(self) -> Mapping[str, set[Place]]:
        """Where code reads the policy fields that a clause answers."""
        read: dict[str, set[Place]] = {}
        for name, places in self.code.fields.items():
            for id in fields()[name].clauses:
                read.setdefault(id, set()).update(places)
        return read

    def carried_out(self, clause: Clause) -> tuple[str, list[Place]]:
        """Where a clause is carried out, and the clause cited there: itself, or one that says the same."""
        for id in self.kin[clause.id]:
            places = self.code.clauses.get(id, set()) | self.by_policy.get(id, set())
            if places:
                return id, sorted(places)
        return clause.id, []

    def proven(self, clause: Clause) -> list[Place]:
        """The tests that prove a clause under its own book."""
        return sorted(self.tests.clauses.get(clause.id, ()))

    def named(self, clause: Clause) -> list[Place]:
        """The tests that name a clause, or one that says the same, whether they prove it or not."""
        for id in self.kin[clause.id]:
            found = self.tests.clauses.get(id, set()) | set(self.tests.weak.get(id, ()))
            if found:
                return sorted(found)
        return []

    def status(self, clause: Clause) -> str:
        """The clause's status; the strongest, where packages differ; where nobody cites it, that of its tests."""
        _, places = self.carried_out(clause)
        carried = {STATUS_OF[place.file.partition("/")[0]] for place in places if "/" in place.file}
        if not carried:
            carried = {
                STATUS_OF.get(place.file.partition("/")[0].replace("data", "floor"), "run")
                for place in self.named(clause)
            }
        resting = "none yet" if clause.testable else "advisory"
        return next((status for status in STATUSES if status in carried), resting)

    def standing(self, clause: Clause) -> str:
        """`proven`, `weak`, `none yet` or `advisory`."""
        if self.proven(clause):
            return "proven"
        status = self.status(clause)
        return status if status in ("advisory", "none yet") else "weak"

    def why_weak(self, clause: Clause) -> str:
        """Why what names a clause proves nothing."""
        reasons = self.tests.weak.get(clause.id, {})
        if reasons:
            return "; ".join(f"{place}: {why}" for place, why in sorted(reasons.items()))
        named = self.named(clause)
        return f"only as another edition's: {named[0]}" if named else "no test names it"

    @cached_property
    def gaps(self) -> Mapping[str, list[str]]:
        """The testable clauses that no test proves, by area: a rulebook and a kind of clause."""
        gaps: dict[str, list[str]] = {}
        for clause in registry().values():
            if clause.testable and not self.named(clause):
                gaps.setdefault(f"{clause.rulebook} {clause.kind}", []).append(clause.id)
        return gaps

    def complaints(self, to_come: Iterable[str]) -> Iterator[str]:
        """What is wrong with the list of areas still to come: each is an area with a gap, or a clause that is one."""
        waiting = set(to_come)
        listed = [line for line in waiting if line in self.gaps or line in registry()]
        yield from (
            f"{line}: nothing is missing there, take it off the list" for line in sorted(waiting - {*listed})
        )
        for area, ids in self.gaps.items():
            if area not in waiting:
                yield from (f"{id} ({area}) has no test" for id in ids if id not in waiting)
        unproven = {id for ids in self.gaps.values() for id in ids}
        for line in sorted(waiting & set(registry()) - unproven):
            yield f"{line}: it has a test, take it off the list"


def to_come(root: Path = ROOT) -> list[str]:
    """The areas that are not built yet, and single clauses of built ones."""
    lines = (root / TO_COME).read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def pages(matrix: Matrix) -> dict[str, str]:
    """The pages by name."""
    books = {f"{book.lower()}.md": "\n".join(_page(matrix, book)) + "\n" for book in registry().rulebooks}
    return {"README.md": "\n".join(_front(matrix)) + "\n", "policy.md": "\n".join(_policy()) + "\n", **books}


_MADE: Final = "<!-- Made by tools/matrix.py; changes are overwritten. -->"


def _front(matrix: Matrix) -> Iterator[str]:
    yield from (_MADE, "", "# Clauses", "")
    yield "Every clause of every rulebook, what carries it out and what proves it. *Applied*: the engine does it."
    yield "*Ruled*: the floor rules on it. *Run*: the room, the tournament or the cash room carries it out."
    yield "*Advisory*: it is only shown to people. [Where books differ](policy.md) is what a policy answers."
    yield "*Proven* are those whose test runs under their own book and would fail once what they say is broken; *weak*"
    yield "those that a test at most cites. The last columns are all clauses once more, by what carries them out."
    columns = ("clauses", *STANDINGS, *STATUSES[:3])
    yield from ("", "| rulebook | " + " | ".join(columns) + " |", "|---|" + "--:|" * len(columns))
    total: Counter[str] = Counter()
    for book in registry().rulebooks.values():
        clauses = [clause for clause in registry().values() if clause.rulebook == book.id]
        counts = Counter(matrix.status(clause) for clause in clauses)
        for status in ("none yet", "advisory"):
            del counts[status]
        counts.update(matrix.standing(clause) for clause in clauses)
        counts["clauses"] = len(clauses)
        total += counts
        yield _counted(f"[{book.id}]({book.id.lower()}.md) {book.title_en}", counts)
    yield _counted("**all**", total)


def _required(matrix: Matrix) -> Iterator[str]:
    yield from (_MADE, "", "# Requirements", "")
    yield "What regulators ask of a house that is open to the public, and the tests that prove it. It is a reading of"
    yield "their documents, made to build by, and no certificate. [Clauses](clauses/README.md) have pages of their own."
    yield from ("", "| | what is asked | source | | tests |", "|---|---|---|---|---|")
    for each in requirements():
        proofs = sorted(matrix.tests.requirements.get(each.id, ()))
        tests = ", ".join(map(str, proofs))
        yield f"| {each.id} | {each.requirement} | {each.source} | {each.status(proofs)} | {tests} |"


def _counted(title: str, counts: Counter[str]) -> str:
    return (
        f"| {title} | "
        + " | ".join(str(counts[column]) for column in ("clauses", *STANDINGS, *STATUSES[:3]))
        + " |"
    )


def _page(matrix: Matrix, book: str) -> Iterator[str]:
    yield from (_MADE, "", f"# {book}: {registry().rulebooks[book].title_en}")
    own = [clause for clause in registry().values() if clause.rulebook == book]
    for kind in sorted({clause.kind for clause in own}):
        yield from (
            "",
            f"## {kinds()[kind]['en']}",
            "",
            "| clause | | status | code | tests |",
            "|---|---|---|---|---|",
        )
        for clause in own:
            if clause.kind == kind:
                yield _row(matrix, clause)


def _row(matrix: Matrix, clause: Clause) -> str:
    id, places = matrix.carried_out(clause)
    status = matrix.status(clause) + ("" if id == clause.id else f", as {id}")
    title = clause.title.replace("|", "\\|")
    code = ", ".join(map(str, places))
    tests = ", ".join(map(str, matrix.proven(clause)))
    if not tests and matrix.standing(clause) == "weak":
        tests = "weak: " + matrix.why_weak(clause)
    return f"| {clause.number} | {title} | {status} | {code} | {tests} |"


def standing_table(matrix: Matrix) -> str:
    """The status and the standing of every clause, as the package carries them."""
    rows = [
        f"{clause.id}\t{matrix.status(clause)}\t{matrix.standing(clause)}" for clause in registry().values()
    ]
    return "\n".join(["clause\tstatus\tstanding", *rows]) + "\n"


def _policy() -> Iterator[str]:
    yield from (_MADE, "", "# Where books differ", "")
    yield "What a policy answers, area by area: the default is bold, K numbers a known contradiction between books."
    for area in AREAS:
        yield from (
            "",
            f"## {area.capitalize()}",
            "",
            "| field | answer | clauses | profiles |",
            "|---|---|---|---|",
        )
        for each in fields().values():
            if each.area != area:
                continue
            number = f" ({', '.join(each.contradictions)})" if each.contradictions else ""
            yield f"| `{each.name}`{number} | {each.question_en} | {', '.join(each.left_to_house)} | |"
            for answer in each.answers:
                mark = "**" if answer.value == each.default else ""
                value = str(answer.value).lower() if each.kind == "flag" else str(answer.value)
                by = [
                    name for name in profiles() if {**each.advised, **each.profiles}.get(name) == answer.value
                ]
                meaning = f"{mark}{value}{mark}: {answer.meaning_en}"
                yield f"| | {meaning} | {', '.join(answer.clauses)} | {', '.join(by)} |".replace(
                    "|  |", "| |"
                )


def main(arguments: list[str]) -> int:
    """Write the pages, or check them; the exit code."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument(
        "--check", action="store_true", help="write nothing; exit 1 where one is stale or a gap"
    )
    asked.add_argument("--weak", action="store_true", help="list what is carried out and not proven")
    told = asked.parse_args(arguments)
    matrix = Matrix.of(ROOT)
    wanted = pages(matrix)
    folder = ROOT / PAGES
    there = {path.name: path.read_text("utf-8") for path in folder.glob("*.md")} if folder.is_dir() else {}
    required = ROOT / REQUIRED
    if told.weak:
        for clause in registry().values():
            if matrix.standing(clause) in ("weak", "none yet"):
                print(
                    f"{clause.id}\t{matrix.standing(clause)}\t{matrix.status(clause)}\t{matrix.why_weak(clause)}"
                )
        return 0
    if not told.check:
        folder.mkdir(parents=True, exist_ok=True)
        for name in there.keys() - wanted.keys():
            (folder / name).unlink()
        for name, page in wanted.items():
            (folder / name).write_text(page, "utf-8")
        required.write_text("\n".join(_required(matrix)) + "\n", "utf-8")
        (ROOT / STANDING).write_text(standing_table(matrix), "utf-8")
        return 0
    stale = [
        f"{PAGES}/{name} is stale"
        for name in sorted({*there, *wanted})
        if there.get(name) != wanted.get(name)
    ]
    if not required.is_file() or required.read_text("utf-8") != "\n".join(_required(matrix)) + "\n":
        stale.append(f"{REQUIRED} is stale")
    table = ROOT / STANDING
    if not table.is_file() or table.read_text("utf-8") != standing_table(matrix):
        stale.append(f"{STANDING} is stale")
    wrong = [*matrix.unknown, *matrix.complaints(to_come()), *stale]
    print("\n".join(wrong) if wrong else "every clause is where the matrix says")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
