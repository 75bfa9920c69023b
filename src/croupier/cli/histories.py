"""Hand histories on disk: which files there are, and every hand in them, played or not to be read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from croupier.errors import Mistake
from croupier.records import Played, RecordError, decode, play, read_table, tables
from croupier.records.phh import Table

SUFFIXES: Final = (".phh", ".phhs")
"""What hand histories end in; looked for in folders. A file named by itself may end in anything."""

_NUMBER: Final = re.compile(r"(\d+)")


@dataclass(frozen=True, slots=True)
class Trouble:
    """A file, or the named hand in it, that cannot be read."""

    file: Path
    problem: Mistake
    hand: str | int | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """One hand of a file: played, or the trouble with it.

    `name` is the hand's number or name, the name of its table in the file when it has neither; `part` is its
    share of the file, from 0 to 1.
    """

    file: Path
    name: str | int | None
    hand: Played | Trouble
    part: float


def find(paths: Iterable[Path]) -> tuple[list[Path], list[Trouble]]:
    """The files that paths mean, each once, folders searched to the bottom; and the paths that mean none."""
    files: dict[Path, Path] = {}
    troubles = []
    for path in paths:
        if path.is_dir():
            inside = sorted((file for file in path.rglob("*") if file.suffix in SUFFIXES), key=_natural)
            if not inside:
                troubles.append(Trouble(path, Mistake("cli-no-histories", endings=", ".join(SUFFIXES))))
        elif path.exists():
            inside = [path]
        else:
            inside = []
            troubles.append(Trouble(path, Mistake("cli-no-such-file")))
        for file in inside:
            files.setdefault(file.resolve(), file)
    return list(files.values()), troubles


def hands_of(file: Path, only: str | None = None) -> Iterator[Found]:
    """Every hand of a file in order, or `only` the one of that name, played through the engine."""
    try:
        found = list(tables(decode(file.read_bytes())))
    except OSError as error:
        problem = Mistake("cli-cannot-open", reason=error.strerror or type(error).__name__)
        yield Found(file, None, Trouble(file, problem), 1)
        return
    except RecordError as error:
        yield Found(file, None, _trouble(file, error, error.hand), 1)
        return
    for name, table in found:
        if only is None or name == only:
            hand = table.get("hand", name or None)
            yield Found(file, hand, _play(file, hand, table), 1 / len(found))


def _play(file: Path, hand: str | int | None, table: Table) -> Played | Trouble:
    try:
        return play(read_table(table))
    except RecordError as error:
        return _trouble(file, error, hand)


def _trouble(file: Path, error: RecordError, hand: str | int | None) -> Trouble:
    return Trouble(file, RecordError(error.problem, field=error.field), hand)


def _natural(file: Path) -> list[str | int]:
    """Sorts `hand9` before `hand10`."""
    return [int(part) if part.isdigit() else part for part in _NUMBER.split(str(file))]
