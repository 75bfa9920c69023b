"""Files of hands into a store: part by part, by several processes, resumable, every hand once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.errors import CroupierError, Mistake
from croupier.hands.line import lines
from croupier.hands.store import KeptHand, Part
from croupier.odds.scale import map_units
from croupier.records import decode, pieces

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.hands.store import Store
    from croupier.records import Piece

PART: Final = 500
"""Hands in a part: so many are lost at most, and read again, where a run is stopped."""

LARGEST: Final = 1 << 30
"""The largest file that is read, in bytes."""


class Left(NamedTuple):
    """A hand, or the whole file, that is left out: where it begins, why, and how it stands there."""

    file: str
    name: str
    line: int
    why: CroupierError
    text: str = ""


class Taken(NamedTuple):
    """What came of a part of a file: hands that were new, hands that were there already, those left out.

    `of` are the hands of the part, `skipped` says that it was in the store before.
    """

    file: str
    of: int
    new: int
    left: tuple[Left, ...] = ()
    skipped: bool = False


class _Unit(NamedTuple):
    """Work for one process: some hands of a file as text, in the form the file has, and the line they begin in."""

    file: str
    part: Part
    texts: tuple[tuple[int, str], ...]


class _Read(NamedTuple):
    hands: list[KeptHand]
    left: list[Left]


def take_in(store: Store, files: Iterable[Path], *, jobs: int = 1) -> Iterator[Taken]:
    """Take the hands of files into a store, and tell of each part as it is done.

    A part is in the store whole or not at all; one that is there is not read again, whatever its file is called.
    Several `jobs` want the extra `scale`.
    """
    skipped: list[Taken] = []
    units = _units(store, files, skipped.append)
    done = _here(units) if jobs == 1 else map_units(_read, units, workers=jobs)
    for unit, read in done:
        yield from skipped
        skipped.clear()
        new = store.add(unit.part, read.hands)
        yield Taken(unit.file, len(unit.texts), new, tuple(read.left))
    yield from skipped


def _here(units: Iterable[_Unit]) -> Iterator[tuple[_Unit, _Read]]:
    for unit in units:
        yield unit, _read(unit)


def _units(store: Store, files: Iterable[Path], skip: Callable[[Taken], None]) -> Iterator[_Unit]:
    for file in files:
        try:
            digest, found = _opened(file)
        except CroupierError as error:
            skip(Taken(str(file), 0, 0, (Left(str(file), "", 0, error),)))
            continue
        done = store.done(digest)
        for number, first in enumerate(range(0, len(found), PART)):
            some = found[first : first + PART]
            if number in done:
                skip(Taken(str(file), len(some), 0, skipped=True))
            else:
                texts = tuple([(piece.line, piece.text) for piece in some])
                yield _Unit(str(file), Part(digest, number), texts)


def _opened(file: Path) -> tuple[str, list[Piece]]:
    try:
        size = file.stat().st_size
        if size > LARGEST:
            raise Mistake("hands-file-too-large", most=LARGEST >> 20)
        read = file.read_bytes()
    except OSError as error:
        raise Mistake("cli-cannot-open", reason=error.strerror or type(error).__name__) from error
    return hashlib.blake2b(read, digest_size=16).hexdigest(), pieces(decode(read))


def _read(unit: _Unit) -> _Read:
    hands: list[KeptHand] = []
    left: list[Left] = []
    for line, text in unit.texts:
        name = ""
        try:
            piece = pieces(text)[0]
            name = "" if piece.name is None else str(piece.name)
            played = piece.play()
            if played.deviation is not None:
                raise played.deviation
            hands.append(KeptHand(*lines(played), text))
        except CroupierError as error:
            left.append(Left(unit.file, name, line, error, text))
    return _Read(hands, left)
