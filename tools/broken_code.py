"""Breaks the code of a package one operator at a time, and names what its tests do not notice.

    .venv/bin/python tools/mutants.py --package ranks                       every mutant of it
    .venv/bin/python tools/mutants.py --package ledger --sample 200         so many drawn by lot

A comparison is turned round or moved by one, a connective, a sum or a product becomes its counterpart, a `not` falls
away, a number grows by one, a flag is turned. The tests of a package and the examples in its docstrings run once, and
it is written down which of them call which function, and which of their files call it while they are read; for a
mutant of a function only those run, the quickest first, until one fails (tools/breaking.py). A mutant *lives* when
none did.
"""

from __future__ import annotations

import ast
import copy
import functools
import importlib
import os
import pickle
import random
import re
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Final

import pytest

from tools.breaking import (
    MOST_SECONDS,
    OPPOSITE,
    QUIET,
    ROOT,
    code_of,
    failed,
    forget,
    forked,
    in_processes,
    read_anew,
    source,
)

TESTS: Final = ROOT / "tests"

SETTLED_IN: Final = (
    "play/showdown.py",
    *(
        f"pit/{name}.py"
        for name in ("settlement", "paytable", "caribbean", "cyber", "three_card", "ultimate", "holdem_bonus")
    ),
    "pit/russian/settle.py",
    "pit/pai_gow/game.py",
)

PACKAGES: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "ranks": (("ranks",), ("tests/ranks", "src/croupier/ranks")),
    "pots": (("play/pots.py",), ("tests/play", "src/croupier/play")),
    "ledger": (("ledger",), ("tests/ledger", "src/croupier/ledger")),
    "settlement": (SETTLED_IN, ("tests/play", "tests/pit", "src/croupier/play", "src/croupier/pit")),
}
"""By name: the files or folders of the code, and the tests that are to notice."""

_BOUND: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}

_COUNTERPART: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}


# What is broken


@dataclass(frozen=True, slots=True)
class Broken:
    """A function with one thing in it changed: where, what, and its code."""

    function: FunctionType
    line: int
    what: str
    code: CodeType

    @property
    def place(self) -> Place:
        """Where the function stands."""
        return _place(self.function.__code__)

    def __str__(self) -> str:
        file = Path(self.function.__code__.co_filename).relative_to(ROOT / "src" / "croupier")
        return f"{file}:{self.line} {self.function.__qualname__}: {self.what}"


def functions(module: ModuleType) -> Iterator[FunctionType]:
    """The functions of a module and the methods of its classes, those behind properties and caches too."""
    seen: set[int] = set()
    for found in list(vars(module).values()):
        members = list(vars(found).values()) if isinstance(found, type) else [found]
        for member in members:
            each = _function(member)
            if each is not None and each.__module__ == module.__name__ and id(each) not in seen:
                seen.add(id(each))
                yield each


def _function(member: object) -> FunctionType | None:
    if isinstance(member, property):
        member = member.fget
    if isinstance(member, classmethod | staticmethod):
        member = member.__func__
    if isinstance(member, functools.cached_property):
        member = member.func
    while hasattr(member, "__wrapped__"):
        member = member.__wrapped__
    return member if isinstance(member, FunctionType) else None


def broken(function: FunctionType) -> Iterator[Broken]:
    """The function in every way it can be broken, one thing at a time."""
    tree, first = source(function)
    for at, node in enumerate(_nodes(tree)):
        for what, change in _changes(node):
            changed = copy.deepcopy(tree)
            change(_nodes(changed)[at])
            code = code_of(changed, function)
            if code is not None:
                yield Broken(function, first + int(getattr(node, "lineno", 1)) - 1, what, code)


def _nodes(tree: ast.Module) -> list[ast.AST]:
    """What a function does, without its parameters, its decorators and the types of its own names."""
    functions = [each for each in tree.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    nodes = [node for each in functions for statement in each.body for node in ast.walk(statement)]
    types = [node.annotation for node in nodes if isinstance(node, ast.AnnAssign)]
    left_out = {id(node) for each in types for node in ast.walk(each)}
    return [node for node in nodes if id(node) not in left_out]


def _changes(node: ast.AST) -> Iterator[tuple[str, Callable[[ast.AST], None]]]:
    """What can be changed of a node, and how."""
    match node:
        case ast.Compare():
            for place, op in enumerate(node.ops):
                for other in (OPPOSITE.get(type(op)), _BOUND.get(type(op))):
                    if other is not None:
                        yield _named(op, other), functools.partial(_set_comparison, place=place, op=other)
        case ast.BoolOp():
            other_connective = ast.Or if isinstance(node.op, ast.And) else ast.And
            yield _named(node.op, other_connective), functools.partial(_set_op, op=other_connective)
        case ast.BinOp() | ast.AugAssign() if type(node.op) in _COUNTERPART:
            counterpart = _COUNTERPART[type(node.op)]
            yield _named(node.op, counterpart), functools.partial(_set_op, op=counterpart)
        case ast.UnaryOp() if isinstance(node.op, ast.Not | ast.USub):
            plain = ast.UAdd if isinstance(node.op, ast.USub) else None
            yield f"no {type(node.op).__name__}", functools.partial(_plain, op=plain)
        case ast.Constant(value=bool()):
            yield f"{node.value!r} → {not node.value}", functools.partial(_set_value, value=not node.value)
        case ast.Constant(value=int()):
            assert isinstance(node.value, int)
            yield (
                f"{node.value} → {node.value + 1}",
                functools.partial(_set_value, value=node.value + 1),
            )
        case _:
            pass


def _named(old: ast.AST, new: type[ast.AST]) -> str:
    return f"{type(old).__name__} → {new.__name__}"


def _set_comparison(node: ast.AST, place: int, op: type[ast.cmpop]) -> None:
    assert isinstance(node, ast.Compare)
    node.ops[place] = op()


def _set_op(node: ast.AST, op: Callable[[], ast.AST]) -> None:
    node.op = op()  # type: ignore[attr-defined]  # of a connective, a sum or a sum in place


def _plain(node: ast.AST, op: type[ast.unaryop] | None) -> None:
    assert isinstance(node, ast.UnaryOp)
    if op is None:
        node.operand = ast.UnaryOp(ast.Not(), node.operand)
    else:
        node.op = op()


def _set_value(node: ast.AST, value: int) -> None:
    assert isinstance(node, ast.Constant)
    node.value = value


# Whether anybody notices

Place = tuple[str, int]
"""A function by its file and first line."""


@dataclass(slots=True)
class Callers:
    """Which tests call which function, and which files of tests do while they are read; each test's seconds.

    A file beside the tests counts as each of those that take something from it.
    """

    tests: dict[Place, set[str]] = field(default_factory=dict)
    files: dict[Place, set[str]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    def of(self, mutant: Broken) -> list[str]:
        """The tests that call what is broken, the quickest first."""
        return sorted(self.tests.get(mutant.place, ()), key=self.seconds.__getitem__)

    def read(self, mutant: Broken) -> list[str]:
        """What is to be read anew: those tests, whatever they are tried with, and the files that had called it."""
        files = sorted(self.files.get(mutant.place, ()))
        tests = [test.partition("[")[0] for test in self.of(mutant) if test.partition("::")[0] not in files]
        return [*dict.fromkeys(tests), *files]

    def time(self, tests: Sequence[str]) -> float:
        """How many seconds these tests may take, given by name or file."""
        return MOST_SECONDS + 10 * sum(
            seconds
            for test, seconds in self.seconds.items()
            if not {test, test.partition("[")[0], test.partition("::")[0]}.isdisjoint(tests)
        )


class Breaking:
    """A plugin that runs the collected tests against every mutant in place of once."""

    def __init__(self, files: Sequence[str], sample: int, seed: int, jobs: int) -> None:
        self.modules = [importlib.import_module(name) for name in _names(files)]
        self.files = {str(module.__file__) for module in self.modules}
        self.sample, self.seed, self.jobs = sample, seed, jobs
        self.callers = Callers()
        self.mutants: list[Broken] = []
        self.unnoticed: list[Broken] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, object, object]:
        """See which files of tests call something while they are read."""
        sys.settrace(self._seen_while_read)
        try:
            return (yield)
        finally:
            sys.settrace(None)

    def _seen_while_read(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or (place := _place(frame.f_code))[0] not in self.files:
            return
        outer: FrameType | None = frame
        while (outer := outer.f_back if outer else None) is not None:
            if outer.f_code.co_name == "<module>" and Path(outer.f_code.co_filename).is_relative_to(TESTS):
                self.callers.files.setdefault(place, set()).add(outer.f_code.co_filename)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Break everything in turn; pytest's own run does not take place."""
        items = {item.nodeid: item for item in session.items}
        self._who_calls(items)
        self.mutants = [
            each for module in self.modules for function in functions(module) for each in broken(function)
        ]
        if self.sample:
            self.mutants = random.Random(self.seed).sample(self.mutants, min(self.sample, len(self.mutants)))
        tasks = []
        for mutant in self.mutants:
            if tests := self.callers.of(mutant):
                work = functools.partial(_noticed, mutant, [items[each] for each in tests])
                tasks.append((mutant, work, self.callers.time(tests)))
            else:
                self.unnoticed.append(mutant)
        self.unnoticed += [mutant for mutant, noticed in in_processes(tasks, self.jobs) if not noticed]
        return True

    def lived(self) -> Iterator[str]:
        """What nobody notices either who is read after it was broken; to be asked when the session is over."""
        tasks = []
        for mutant in self.unnoticed:
            if tests := self.callers.read(mutant):
                work = functools.partial(_noticed_anew, mutant, tests)
                tasks.append((mutant, work, self.callers.time(tests)))
            else:
                yield f"{mutant} (no test calls it)"
        yield from (str(mutant) for mutant, noticed in in_processes(tasks, self.jobs) if not noticed)

    def _who_calls(self, items: dict[str, pytest.Item]) -> None:
        """Run every test once in a process of its own and see what each calls."""
        read, write = os.pipe()
        callers = self.callers

        def told() -> None:
            for name, item in items.items():
                called: set[Place] = set()

                def seen(frame: FrameType, event: str, _: object, called: set[Place] = called) -> None:
                    if event == "call" and (place := _place(frame.f_code))[0] in self.files:
                        called.add(place)

                began = time.monotonic()
                sys.settrace(seen)
                fails = failed([item])
                sys.settrace(None)
                callers.seconds[name] = time.monotonic() - began
                if fails:
                    # What fails by itself notices nothing.
                    continue
                for place in called:
                    callers.tests.setdefault(place, set()).add(name)
            with os.fdopen(write, "wb") as file:
                pickle.dump((callers.tests, callers.seconds), file)

        pid = forked(told)
        os.close(write)
        with os.fdopen(read, "rb") as file:
            callers.tests, callers.seconds = pickle.load(file)
        os.waitpid(pid, 0)
        texts = {item.path: item.path.read_text("utf-8") for item in items.values()}
        for files in callers.files.values():
            helpers = "|".join({Path(file).stem for file in files if Path(file) not in texts} or {"^"})
            takes = re.compile(rf"^from tests\b.*\b({helpers})\b", re.M)
            own = {path for path, text in texts.items() if str(path) in files or takes.search(text)}
            files.clear()
            files.update(path.relative_to(ROOT).as_posix() for path in own)


def _names(files: Sequence[str]) -> list[str]:
    """The modules of these files and folders of the package."""
    source = ROOT / "src"
    found: list[Path] = []
    for name in files:
        place = source / "croupier" / name
        found += sorted(place.rglob("*.py")) if place.is_dir() else [place]
    names = [".".join(file.relative_to(source).with_suffix("").parts) for file in found]
    return [name.removesuffix(".__init__") for name in names]


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_firstlineno


def _noticed(mutant: Broken, items: Sequence[pytest.Item]) -> bool:
    mutant.function.__code__ = mutant.code
    forget(mutant.function)
    return failed(items)


def _noticed_anew(mutant: Broken, tests: Sequence[str]) -> bool:
    mutant.function.__code__ = mutant.code
    forget()
    return read_anew(tests)


def broken_package(package: str, sample: int, seed: int, jobs: int) -> tuple[int, list[str]]:
    """Break a package and run its tests against each mutant; how many there are, and those that live."""
    files, tests = PACKAGES[package]
    breaking = Breaking(files, sample, seed, jobs)
    pytest.main([*QUIET, *tests], plugins=[breaking])
    return len(breaking.mutants), sorted(breaking.lived())
