"""Breaks the code of a package one operator at a time, and names what its tests do not notice.

    .venv/bin/python tools/mutants.py --package ranks                       every mutant of it
    .venv/bin/python tools/mutants.py --package ledger --sample 200         so many drawn by lot

A comparison is turned round or moved by one, a connective, a sum or a product becomes its counterpart, a `not` falls
away, a number grows by one, a flag is turned. The tests of a package and the examples in its docstrings run once, and
it is written down which of them call which function; for a mutant of a function only those run, the quickest first,
until one fails; what nobody noticed is asked once more of the same tests after they were read anew, as they may have
kept what was right. A mutant *lives* when none did. Each is in a process of its own, forked from one that has
collected the tests; one that hangs counts as noticed.
"""

from __future__ import annotations

import ast
import contextlib
import copy
import functools
import gc
import importlib
import inspect
import os
import pickle
import random
import sys
import textwrap
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]

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

MOST_SECONDS: Final = 60
"""How long the tests of one mutant may take beyond ten times what they take without it."""

OPPOSITE: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}

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
    try:
        lines, first = inspect.getsourcelines(function)
        source = textwrap.dedent("".join(lines))
        tree = ast.parse(source)
    except (OSError, SyntaxError):
        return
    for at, node in enumerate(_nodes(tree)):
        for what, change in _changes(node):
            changed = copy.deepcopy(tree)
            change(_nodes(changed)[at])
            code = _compiled(changed, function)
            if code is not None:
                yield Broken(function, first + int(getattr(node, "lineno", 1)) - 1, what, code)


def _nodes(tree: ast.Module) -> list[ast.AST]:
    """What a function does, without its parameters, its decorators and the types of its own names."""
    definition = tree.body[0]
    body = definition.body if isinstance(definition, ast.FunctionDef | ast.AsyncFunctionDef) else []
    nodes = [node for statement in body for node in ast.walk(statement)]
    types = [node.annotation for node in nodes if isinstance(node, ast.AnnAssign)]
    left_out = {id(node) for each in types for node in ast.walk(each)}
    return [node for node in nodes if id(node) not in left_out]


def _compiled(tree: ast.Module, function: FunctionType) -> CodeType | None:
    definition = tree.body[0]
    if not isinstance(definition, ast.FunctionDef | ast.AsyncFunctionDef):
        return None
    definition.decorator_list = []
    for node in ast.walk(tree):
        # Without its module's import from the future what stands as a type would be worked out.
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef):
            node.returns = None
    definition.args.defaults = [ast.Constant(None) for _ in definition.args.defaults]
    definition.args.kw_defaults = [each and ast.Constant(None) for each in definition.args.kw_defaults]
    module = compile(ast.fix_missing_locations(tree), function.__code__.co_filename, "exec")
    code = next(each for each in module.co_consts if isinstance(each, CodeType))
    return code if code.co_freevars == function.__code__.co_freevars else None


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


@dataclass(slots=True)
class Callers:
    """Which tests call which function, by its file and first line, and how long each test takes, in seconds."""

    of: dict[tuple[str, int], set[int]] = field(default_factory=dict)
    seconds: dict[int, float] = field(default_factory=dict)


class Breaking:
    """A plugin that runs the collected tests against every mutant in place of once."""

    def __init__(self, files: Sequence[str], sample: int, seed: int, jobs: int) -> None:
        self.files, self.sample, self.seed, self.jobs = files, sample, seed, jobs
        self.lived: list[str] = []
        self.count = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Break everything in turn; pytest's own run does not take place."""
        items = session.items
        modules = [importlib.import_module(name) for name in self._modules()]
        callers = self._callers(items, modules)
        mutants = [each for module in modules for function in functions(module) for each in broken(function)]
        if self.sample:
            mutants = random.Random(self.seed).sample(mutants, min(self.sample, len(mutants)))
        self.count = len(mutants)
        running: dict[int, tuple[Broken, float]] = {}
        waiting = mutants[::-1]
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                code = mutant.function.__code__
                tests = sorted(
                    callers.of.get((code.co_filename, code.co_firstlineno), ()),
                    key=callers.seconds.__getitem__,
                )
                if not tests:
                    self.lived.append(f"{mutant} (no test calls it)")
                    continue
                late = time.monotonic() + MOST_SECONDS + 10 * sum(callers.seconds[each] for each in tests)
                running[_forked(functools.partial(_live, mutant, [items[each] for each in tests]))] = (
                    mutant,
                    late,
                )
            self._wait(running)
        return True

    def _modules(self) -> list[str]:
        source = ROOT / "src"
        found: list[Path] = []
        for name in self.files:
            place = source / "croupier" / name
            found += sorted(place.rglob("*.py")) if place.is_dir() else [place]
        names = [".".join(file.relative_to(source).with_suffix("").parts) for file in found]
        return [name.removesuffix(".__init__") for name in names]

    def _callers(self, items: Sequence[pytest.Item], modules: Sequence[ModuleType]) -> Callers:
        """Run every test once in a process of its own and see what each calls."""
        read, write = os.pipe()
        files = {str(module.__file__) for module in modules}

        def told() -> int:
            callers = Callers()
            for number, item in enumerate(items):
                called: set[tuple[str, int]] = set()

                def seen(
                    frame: FrameType, event: str, _: object, called: set[tuple[str, int]] = called
                ) -> None:
                    if event == "call" and frame.f_code.co_filename in files:
                        called.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

                began = time.monotonic()
                sys.setprofile(seen)
                failed = _failed(item, items[number + 1] if number + 1 < len(items) else None)
                sys.setprofile(None)
                callers.seconds[number] = time.monotonic() - began
                if failed:
                    # What fails by itself notices nothing.
                    continue
                for function in called:
                    callers.of.setdefault(function, set()).add(number)
            with os.fdopen(write, "wb") as file:
                pickle.dump((callers.of, callers.seconds), file)
            return 0

        pid = _forked(told)
        os.close(write)
        with os.fdopen(read, "rb") as file:
            of, seconds = pickle.load(file)
        os.waitpid(pid, 0)
        return Callers(of, seconds)

    def _wait(self, running: dict[int, tuple[Broken, float]]) -> None:
        pid, status = os.waitpid(-1, os.WNOHANG) if running else (0, 0)
        if not pid:
            for each, (_, late) in running.items():
                if time.monotonic() > late:
                    os.kill(each, 9)
            time.sleep(0.01)
            return
        mutant, _ = running.pop(pid)
        if not status:
            self.lived.append(str(mutant))
            print(f"lives: {mutant}", file=sys.stderr, flush=True)


def _forked(work: Callable[[], int]) -> int:
    """Start a process that does this silently and ends with what it answers."""
    pid = os.fork()
    if pid:
        return pid
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    code = 1
    with contextlib.suppress(BaseException):
        code = work()
    os._exit(code)


def _live(mutant: Broken, items: Sequence[pytest.Item]) -> int:
    """Whether one of these tests notices, 1 or 0."""
    mutant.function.__code__ = mutant.code
    for each in gc.get_objects():
        # What was worked out before it was broken is worked out anew.
        if isinstance(each, functools._lru_cache_wrapper) and _function(each) is mutant.function:
            each.cache_clear()
    if _any_failed(items):
        return 1
    _read_again(items)
    return int(_any_failed(items))


def _any_failed(items: Sequence[pytest.Item]) -> bool:
    return any(_failed(item, items[at + 1] if at + 1 < len(items) else None) for at, item in enumerate(items))


def _read_again(items: Sequence[pytest.Item]) -> None:
    """Run the files of these tests again, and those beside them that they take things from, which come first."""
    folders = {str(item.path.parent) for item in items if item.path.is_relative_to(ROOT / "tests")}
    beside = [
        Path(str(module.__file__))
        for module in sys.modules.values()
        if str(Path(getattr(module, "__file__", None) or "").parent) in folders
    ]
    files = {str(file): file for file in reversed(beside) if file.stem != "conftest"}
    by_file = {getattr(module, "__file__", None): module for module in sys.modules.values()}
    for name in sorted(files, key=lambda each: files[each].stem.startswith("test_")):
        exec(compile(files[name].read_text("utf-8"), name, "exec"), vars(by_file[name]))


def _failed(item: pytest.Item, following: pytest.Item | None) -> bool:
    from _pytest.runner import runtestprotocol

    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def broken_package(package: str, sample: int, seed: int, jobs: int) -> Breaking:
    """Break a package and run its tests against each mutant."""
    files, tests = PACKAGES[package]
    breaking = Breaking(files, sample, seed, jobs)
    asked = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly", "--no-header", *tests]
    pytest.main(asked, plugins=[breaking])
    return breaking
