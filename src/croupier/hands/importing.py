"""Files of hands into a store: part by part, by several processes, resumable, every hand once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.errors import CroupierError, Mistake
from croupier.hands.line import lines
from croupier.hands.store import KeptHand, Part
from croupier.odds.scale import map_units
from croupier.records import decoded, pieces, pieces_in

if TYPE_CHECKING:
    from pathlib import Path
    from typing import BinaryIO

    from croupier.hands.store import Store

PART: Final = 500
"""Hands in a part: so many are lost at most, and read again, where a run is stopped."""


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

    A part is in the store whole or not at all; one that is there is not read again, whatever its file is called. Of a
    file only what becomes the next parts is held, whatever its size. Several `jobs` want the extra `scale`.
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
        name = str(file)
        try:
            with file.open("rb") as opened:
                digest = hashlib.file_digest(opened, partial(hashlib.blake2b, digest_size=16)).hexdigest()
                done = store.done(digest)
                for number, texts in enumerate(_parts(opened)):
                    if number in done:
                        skip(Taken(name, len(texts), 0, skipped=True))
                    else:
                        yield _Unit(name, Part(digest, number), texts)
        except OSError as error:
            why = Mistake("cli-cannot-open", reason=error.strerror or type(error).__name__)
            skip(Taken(name, 0, 0, (Left(name, "", 0, why),)))
        except CroupierError as error:
            skip(Taken(name, 0, 0, (Left(name, "", 0, error),)))


def _parts(opened: BinaryIO) -> Iterator[tuple[tuple[int, str], ...]]:
    """The hands of an open file part by part, each part as soon as it is complete."""
    found = ((piece.line, piece.text) for piece in pieces_in(decoded(opened)))
    while part := tuple(islice(found, PART)):
        yield part


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
