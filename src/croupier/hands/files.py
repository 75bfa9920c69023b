"""Hand histories on disk: which files there are, and every hand in them, played or not to be read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import SEEK_END, BytesIO
from os import PathLike
from pathlib import Path
from typing import BinaryIO, Final

from croupier.errors import Mistake
from croupier.records import Piece, Played, RecordError, decode, decoded, format_of, pieces, pieces_in
from croupier.text import say

SUFFIXES: Final = (".phh", ".phhs", ".ohh")
"""What hand histories end in; looked for in folders. A file named by itself may end in anything."""

MAYBE: Final = (".txt", ".json", ".jsonl", ".xml", ".csv", ".log")
"""What hand histories may end in, and other files too: in folders, those that begin as one does."""

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
    share of the file, from 0 to 1; `text` how it stands in the file, empty where nothing could be read at all.
    """

    file: Path
    name: str | int | None
    hand: Played | Trouble
    part: float
    text: str = ""


def find(paths: Iterable[Path]) -> tuple[list[Path], list[Trouble]]:
    """The files that paths mean, each once, folders searched to the bottom; and the paths that mean none."""
    files: dict[Path, Path] = {}
    troubles = []
    for path in paths:
        if path.is_dir():
            inside = sorted((file for file in path.rglob("*") if _is_history(file)), key=_natural)
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
    """Every hand of a file in order, or `only` the one of that name, played through the engine as it is read.

    Of the file no more is held than the block that is read, and the hand that has not ended yet.
    """
    for piece, part in pieces_of(file):
        if isinstance(piece, Trouble):
            yield Found(file, None, piece, part)
        elif only is None or str(piece.name) == only:
            yield Found(file, piece.name, _play(file, piece), part, piece.text)


def pieces_of(file: Path) -> Iterator[tuple[Piece | Trouble, float]]:
    """The hands of a file as they are read, nothing played yet, each with its share of it; or why there are no more."""
    told = 0.0
    try:
        with file.open("rb") as opened:
            # A pipe is read to its end first: nothing else of it can be read twice.
            whole: BinaryIO = opened if opened.seekable() else BytesIO(opened.read())
            size = whole.seek(0, SEEK_END)
            for piece in pieces_in(decoded(whole)):
                before, told = told, whole.tell() / size
                yield piece, told - before
    except OSError as error:
        why = Mistake("cli-cannot-open", reason=error.strerror or type(error).__name__)
        yield Trouble(file, why), 1 - told
    except RecordError as error:
        yield _trouble(file, error, error.hand), 1 - told


def read_hands(source: str | PathLike[str], rejects: list[Trouble] | None = None) -> Iterator[Played]:
    """Every hand of a file, of the files in a folder, or of a text, of any format that is read, played by the engine.

    `source` is a path, or a text of several lines. A hand that departs from the rules comes all the same, with its
    `deviation`. What cannot be read at all is added to `rejects` where there is such a list; without one it is
    raised, a `Mistake`.

    >>> text = '''
    ... variant = "NT"
    ... antes = [0, 0]
    ... blinds_or_straddles = [50, 100]
    ... min_bet = 100
    ... starting_stacks = [10000, 10000]
    ... actions = ["d dh p1 AhKh", "d dh p2 ????", "p2 cbr 300", "p1 f"]
    ... '''
    >>> [(played.exact, played.hand.player(1).stack) for played in read_hands(text)]
    [(True, 9900)]
    """
    if isinstance(source, str) and "\n" in source:
        for piece in pieces(source):
            yield from _taken(_play(Path("text"), piece), rejects)
        return
    files, troubles = find([Path(source)])
    for trouble in troubles:
        yield from _taken(trouble, rejects)
    for file in files:
        for found in hands_of(file):
            yield from _taken(found.hand, rejects)


def _taken(hand: Played | Trouble, rejects: list[Trouble] | None) -> Iterator[Played]:
    if not isinstance(hand, Trouble):
        yield hand
    elif rejects is None:
        raise Mistake("cli-trouble", file=str(hand.file), problem=told(hand, "en"))
    else:
        rejects.append(hand)


def told(trouble: Trouble, lang: str) -> str:
    """What is wrong, and in which file and hand."""
    code = "cli-trouble" if trouble.hand is None else "cli-trouble-in-hand"
    problem = trouble.problem.say(lang)
    return say(code, lang, file=str(trouble.file), hand=str(trouble.hand), problem=problem)


def _is_history(file: Path) -> bool:
    if file.suffix in SUFFIXES:
        return True
    if file.suffix not in MAYBE or not file.is_file():
        return False
    try:
        with file.open("rb") as opened:
            start = decode(opened.read(4_000))
        known = format_of(start)
    except (OSError, RecordError):
        return False
    return known not in ("phh", "json") or '"croupier-hand"' in start or '"log"' in start


def _play(file: Path, piece: Piece) -> Played | Trouble:
    try:
        return piece.play()
    except RecordError as error:
        return _trouble(file, error, piece.name)


def _trouble(file: Path, error: RecordError, hand: str | int | None) -> Trouble:
    return Trouble(file, RecordError(error.problem, field=error.field, line=error.line), hand)


def _natural(file: Path) -> list[str | int]:
    """Sorts `hand9` before `hand10`."""
    return [int(part) if part.isdigit() else part for part in _NUMBER.split(str(file))]
