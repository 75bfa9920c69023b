"""What of a recorded process's files is on the disk when the power goes: by a seed, anything that may be there.

What was synced is there. Of what was written to a file since, each write may have arrived or not, whole or in some of
its sectors, in any order; a sector that was being written may hold rubbish. Names of files are there once their folder
was synced; of what was done to names since, the first so many. A disk that lies about syncs holds nothing for sure.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from random import Random

    from tests.powercut.recording import Record

SECTOR: Final = 512
"""Bytes that a disk writes whole or not at all."""


@dataclass
class File:
    """A file: what is on the disk for sure, and what was done to it since: bytes at a place, or a new size."""

    kept: bytearray = field(default_factory=bytearray)
    since: list[tuple[int, bytes | None]] = field(default_factory=list)

    def sync(self) -> None:
        for change in self.since:
            _carry_out(self.kept, *change)
        self.since.clear()


def _carry_out(content: bytearray, at: int, data: bytes | None) -> None:
    if data is None:
        del content[at:]
    content.extend(bytes(max(0, at + len(data or b"") - len(content))))
    if data is not None:
        content[at : at + len(data)] = data


class Platter:
    """The files of one folder on a disk."""

    def __init__(self) -> None:
        self.names: dict[str, File] = {}
        self._kept: dict[str, File] = {}
        self._since: list[tuple[str, File | None]] = []
        self.lies = False

    def copy(self) -> Platter:
        """Return it as another value."""
        return deepcopy(self)

    def settle(self) -> None:
        """Everything that was done is on the disk."""
        for file in self.names.values():
            file.sync()
        self._kept = dict(self.names)
        self._since.clear()

    def do(self, records: Iterable[Record], folder: str) -> None:
        """Do what was recorded in a folder, and nothing that was done elsewhere."""
        for record in records:
            path = PurePath(record.path)
            if record.kind == "s" and record.path == folder:
                self._sync_names()
            elif str(path.parent) == folder:
                self._do(record, path.name)

    def _do(self, record: Record, name: str) -> None:
        match record.kind:
            case "o":
                if name not in self.names:
                    self._name(name, File())
            case "w":
                self.names[name].since.append((record.at, record.data))
            case "t":
                self.names[name].since.append((record.at, None))
            case "s":
                if not self.lies and name in self.names:
                    self.names[name].sync()
            case "u":
                self._name(name, None)
            case "l" | "m":
                self._name(PurePath(record.data.decode()).name, self.names[name])
                if record.kind == "m":
                    self._name(name, None)
            case kind:
                raise AssertionError(kind)

    def _name(self, name: str, file: File | None) -> None:
        self._since.append((name, file))
        if file is None:
            self.names.pop(name, None)
        else:
            self.names[name] = file

    def _sync_names(self) -> None:
        if not self.lies:
            self._kept = dict(self.names)
            self._since.clear()

    def left(self, chance: Random) -> dict[str, bytes]:
        """Return the files as they are when the power comes back."""
        names = dict(self._kept)
        for name, file in self._since[
            : chance.choice((0, len(self._since), chance.randint(0, len(self._since))))
        ]:
            if file is None:
                names.pop(name, None)
            else:
                names[name] = file
        arrives = chance.choice(tuple(WAYS.values()))
        left = {}
        for name, file in names.items():
            content = bytearray(file.kept)
            for change in arrives(file.since, chance):
                _carry_out(content, *change)
            left[name] = bytes(content)
        return left


Changes = list[tuple[int, bytes | None]]


def _none(_since: Changes, _chance: Random) -> Changes:
    return []


def _all(since: Changes, _chance: Random) -> Changes:
    return since


def _first(since: Changes, chance: Random) -> Changes:
    """In order up to some write, of which there are some sectors."""
    until = chance.randint(0, len(since))
    return since[:until] + _torn(since[until : until + 1], chance, 0.5)


def _some(since: Changes, chance: Random) -> Changes:
    """Some of the writes, each of them whole, in any order."""
    likely = chance.random()
    made = [each for each in since if chance.random() < likely]
    chance.shuffle(made)
    return made


def _sectors(since: Changes, chance: Random) -> Changes:
    """Some of the sectors, in any order."""
    made = _torn(since, chance, chance.choice((0.1, 0.5, 0.9, 0.99)))
    chance.shuffle(made)
    return made


def _rubbish(since: Changes, chance: Random) -> Changes:
    """In order, with rubbish in some of the sectors that were not there yet."""
    made = _torn(since, chance, 0.9)
    return [
        (at, data if data is None or chance.random() < 0.95 else chance.randbytes(len(data)))
        for at, data in made
    ]


WAYS: Final[dict[str, Callable[[Changes, Random], Changes]]] = {
    "none": _none,
    "all": _all,
    "first": _first,
    "some": _some,
    "sectors": _sectors,
    "rubbish": _rubbish,
}
"""What of the writes since the last sync may be there."""


def _torn(since: Changes, chance: Random, likely: float) -> Changes:
    """Return the changes sector by sector, so many of them."""
    made: Changes = []
    for at, data in since:
        if data is None:
            if chance.random() < likely:
                made.append((at, None))
            continue
        begins = at
        while begins < at + len(data):
            ends = min(at + len(data), (begins // SECTOR + 1) * SECTOR)
            if chance.random() < likely:
                made.append((begins, data[begins - at : ends - at]))
            begins = ends
    return made
