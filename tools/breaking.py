"""What tools/mutants.py and tools/broken_code.py do alike: code with one thing broken, and the tests run meanwhile.

Each mutant lives in a process of its own, forked from one that has collected all tests already; what nobody noticed
there is asked once more of tests that are read after it was broken, as they may have kept what was right.
"""

from __future__ import annotations

import ast
import contextlib
import functools
import gc
import inspect
import os
import sys
import textwrap
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final, TypeVar

import pytest
from _pytest.runner import runtestprotocol  # the one way to run a test that was collected

ROOT: Final = Path(__file__).parents[1]

QUIET: Final = ("-q", "-x", "-p", "no:cacheprovider", "-n", "0", "-p", "no:randomly", "--no-header")

MOST_SECONDS: Final = 60
"""How long the tests of a mutant may take; after that it counts as noticed, as a hung test is."""

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


# The code


def source(function: FunctionType) -> tuple[ast.Module, int]:
    """A function's source by itself, and the line it begins in; nothing where there is none to be read."""
    try:
        lines, first = inspect.getsourcelines(function)
        return ast.parse(textwrap.dedent("".join(lines))), first
    except (OSError, SyntaxError):
        return ast.Module([], []), 0


def code_of(tree: ast.Module, function: FunctionType) -> CodeType | None:
    """The code of a changed function, to be put in its place; None where it does not fit there."""
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


def forget(function: FunctionType | None = None) -> None:
    """What a function worked out before it was broken is worked out anew; without one, whatever is kept in a cache."""
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper):
            kept = inspect.unwrap(each)
            ours = (getattr(kept, "__module__", None) or "").startswith(("croupier", "tests"))
            if kept is function or (function is None and ours):
                each.cache_clear()


# The tests


class CannotRun(Exception):
    """The tests that should notice did not run at all: nothing is known."""


def failed(items: Sequence[pytest.Item]) -> bool:
    """Whether one of these tests fails; none is run after it."""
    for item, following in zip(items, [*items[1:], None], strict=True) if items else ():
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            with contextlib.suppress(Exception):
                item.session._setupstate.teardown_exact(None)
            return True
    return False


def read_anew(tests: Sequence[str]) -> bool:
    """Whether one of these tests fails that are read now, whatever was read of them before."""
    for name in [name for name in sys.modules if name == "tests" or name.startswith("tests.")]:
        del sys.modules[name]
    told = pytest.main([*QUIET, *tests])
    if told not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED):
        raise CannotRun
    return told is not pytest.ExitCode.OK


# The processes

T = TypeVar("T")

_DID_NOT_RUN: Final = 70


def forked(work: Callable[[], object]) -> int:
    """Start a process that does this in silence; it ends with 0 where that answers what is false."""
    pid = os.fork()
    if pid:
        return pid
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    code = 1
    with contextlib.suppress(BaseException):
        try:
            code = int(bool(work()))
        except CannotRun:
            code = _DID_NOT_RUN
    os._exit(code)


def in_processes(
    tasks: Iterable[tuple[T, Callable[[], object], float]], jobs: int
) -> Iterator[tuple[T, bool]]:
    """Do so many tasks at a time, each in a process, and tell of each whether it answered what is true.

    The next task is asked for once there is room for it. One that takes more than its seconds is ended, and so is one
    that breaks off: both count as true.
    """
    running: dict[int, tuple[T, float]] = {}
    waiting = iter(tasks)
    try:
        while True:
            while len(running) < jobs and (task := next(waiting, None)) is not None:
                which, work, seconds = task
                running[forked(work)] = which, time.monotonic() + seconds
            if not running:
                return
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid:
                which, _ = running.pop(pid)
                if os.waitstatus_to_exitcode(status) == _DID_NOT_RUN:
                    raise CannotRun(f"the tests that should notice {which} do not run")
                yield which, status != 0
                continue
            for late, (_, until) in running.items():
                if time.monotonic() > until:
                    os.kill(late, 9)
            time.sleep(0.01)
    finally:
        for pid in running:
            os.kill(pid, 9)
