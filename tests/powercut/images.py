"""Images of the files of a recorded night as a power cut would leave them, and what must hold of each."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

import msgspec

from croupier.errors import CroupierError
from croupier.room.house.checking import check
from croupier.room.house.heads import HEADS, statements
from croupier.room.house.house import House
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import looked_at
from tests.powercut.platter import Platter
from tests.powercut.recording import MARK, built, environment, read
from tests.simulation.invariants import Found, given_away
from tests.simulation.night import key_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from croupier.room.house.checking import Checked
    from croupier.room.house.heads import Statement
    from croupier.room.journal.house_key import HouseKey
    from tests.powercut.recording import Record

_ROOT: Final = Path(__file__).parents[2]

Row = tuple[str, int]


@dataclass
class Opening:
    """A time for which the house was open.

    Its files before, what was done to them, the rows that were acknowledged earlier, and all rows and statements that
    they held at its end.
    """

    database: Path
    before: Platter
    records: list[Record] = field(default_factory=list)
    earlier: frozenset[Row] = frozenset()
    rows: dict[Row, bytes] = field(default_factory=dict)
    statements: tuple[Statement, ...] = ()

    @property
    def folder(self) -> str:
        return str(self.database.parent)

    def acknowledged(self, until: int | None = None) -> frozenset[Row]:
        """The rows that were acknowledged before a record, in this opening or an earlier one."""
        marks = [each.mark for each in self.records[:until] if each.kind == MARK]
        return self.earlier | {(mark["stream"], mark["version"]) for mark in marks}


class Recording:
    """A night that was recorded, by its seed."""

    def __init__(self, seed: int, recorder: Path | None = None) -> None:
        self.seed = seed
        self.key = key_of(seed)
        with TemporaryDirectory(prefix="croupier-power-cut-") as folder:
            log, files = Path(folder, "log"), Path(folder, "files")
            files.mkdir()
            recorder = recorder or built(Path(folder))
            command = [sys.executable, "-m", "tests.powercut.night", str(seed), str(files)]
            subprocess.run(command, cwd=_ROOT, env=os.environ | environment(recorder, files, log), check=True)
            self.openings = _openings(read(log))
            for each in self.openings:
                _read_at_the_end(each, Path(folder, "end"), self.key)

    def image(self, number: int) -> str:
        """Make an image and look at it: what became of it. Raises what is wrong with it."""
        chance = Random(f"{self.seed}/image {number}")
        opening = chance.choice(self.openings)
        until = chance.randint(1, len(opening.records))
        platter = opening.before.copy()
        lies_from = chance.randint(0, until) if number % 3 == 2 else until
        platter.do(opening.records[:lies_from], opening.folder)
        platter.lies = True
        platter.do(opening.records[lies_from:until], opening.folder)
        left = platter.left(chance)
        with TemporaryDirectory(prefix="croupier-image-") as folder:
            for name, content in left.items():
                Path(folder, name).write_bytes(content)
            image = Image(Path(folder, opening.database.name), self.key, opening)
            if lies_from == until:
                return image.is_whole(opening.acknowledged(until), first=chance.random() < 0.5)
            return image.is_honest(opening.acknowledged(until))


def _openings(records: Sequence[Record]) -> list[Opening]:
    """Cut a night into the times for which the house was open."""
    openings: list[Opening] = []
    done = 0
    for at, record in enumerate(records):
        if record.kind != MARK:
            continue
        mark = record.mark
        if "opened" in mark:
            database = Path(mark["opened"])
            before = Platter()
            before.do(records[done:at], str(database.parent))
            before.settle()
            earlier = openings[-1].acknowledged() if openings else frozenset()
            openings.append(Opening(database, before, earlier=earlier))
            done = at + 1
        elif "out" in mark:
            openings[-1].records = list(records[done:at])
            done = at
    openings[-1].records = openings[-1].records or list(records[done:])
    return openings


def _read_at_the_end(opening: Opening, folder: Path, key: HouseKey | None) -> None:
    """Find every row that was written, also the last, whether it was acknowledged or not."""
    platter = opening.before.copy()
    platter.do(opening.records, opening.folder)
    platter.settle()
    folder.mkdir()
    for name, content in platter.left(Random(0)).items():
        (folder / name).write_bytes(content)
    with closing(sqlite3.connect(folder / opening.database.name)) as connection:
        opening.rows = _rows(connection)
        opening.statements = tuple(statements(Reader(connection, key)))
    shutil.rmtree(folder)


def _rows(connection: sqlite3.Connection) -> dict[Row, bytes]:
    found = connection.execute("SELECT stream, version, hash FROM journal")
    return {(stream, version): hash for stream, version, hash in found}


@dataclass
class Image:
    """The files that a power cut has left of an opening."""

    database: Path
    key: HouseKey | None
    opening: Opening

    def is_whole(self, acknowledged: frozenset[Row], *, first: bool) -> str:
        """A disk that keeps what it was told to: the house opens, and all that it acknowledged is there, once.

        It is `first` looked at as its owner would after a power cut, or the house opens it at once.
        """
        if not acknowledged and not self.database.exists():
            return "before anything was there"
        if first and acknowledged:
            self._is_sound(acknowledged, self._looked_at())
        stopped = self._opened()
        if stopped:
            raise Found(f"stopped at the opening: {stopped}")
        self._is_sound(acknowledged, self._looked_at())
        return "whole"

    def is_honest(self, acknowledged: frozenset[Row]) -> str:
        """A disk that lied: the ends of journals are gone, or the damage is named; nothing is wrong in silence."""
        kept = self._kept(acknowledged)
        try:
            checked, rows = self._looked_at(kept)
        except CroupierError as refused:
            self._refused_or_stopped()
            return f"refused: {refused.code}"
        if checked.faults:
            self._refused_or_stopped()
            return f"named: {min(each.code for each in _faults(checked))}"
        self._is_beginning(rows)
        signed = (
            {(stream, version) for stream, (version, _) in kept.heads.items()} if kept is not None else set()
        )
        if gone := sorted(signed - rows.keys()):
            raise Found(f"gone, and the kept statement does not tell: {gone[:5]}")
        if stopped := self._opened():
            raise Found(f"nothing was found and it stops: {stopped}")
        return "whole" if acknowledged <= rows.keys() else "rows gone since the last mark"

    def _is_sound(self, acknowledged: frozenset[Row], found: tuple[Checked, dict[Row, bytes]]) -> None:
        checked, rows = found
        if checked.faults:
            raise Found(f"the check finds {[(each.code, each.params) for each in _faults(checked)]}")
        if lost := sorted(acknowledged - rows.keys()):
            raise Found(f"acknowledged and lost: {lost[:5]}")
        self._is_beginning(rows)

    def _is_beginning(self, rows: Mapping[Row, bytes]) -> None:
        """Nothing is there that was not written, and of each journal all rows up to some."""
        other = [row for row, hash in rows.items() if self.opening.rows.get(row) != hash]
        if other:
            raise Found(f"other rows than were written: {other[:5]}")
        lengths = Counter(stream for stream, _ in rows)
        if gaps := [row for row in rows if row[1] > lengths[row[0]]]:
            raise Found(f"rows without those before them: {gaps[:5]}")

    def _looked_at(self, kept: Statement | None = None) -> tuple[Checked, dict[Row, bytes]]:
        """What `croupier check` finds, and where that is nothing, the rows that are there."""
        with looked_at(self.database) as connection:
            statement = msgspec.json.encode(kept) if kept is not None else b""
            checked = check(connection, key=self.key, kept=statement)
            if checked.faults:
                return checked, {}
            given_away(connection)
            return checked, _rows(connection)

    def _opened(self) -> list[str]:
        """Open the house on it and close it again; what stands still there."""

        async def story() -> list[str]:
            house = await House.open(self.database, key=self.key, entropy=Random(1))
            stopped = house.stopped
            await house.close()
            return stopped

        return asyncio.run(story())

    def _refused_or_stopped(self) -> None:
        """Where something is wrong the house opens or says what is, but never falls over it."""
        with suppress(CroupierError):
            self._opened()

    def _kept(self, acknowledged: frozenset[Row]) -> Statement | None:
        """The last that the house had signed, which was kept elsewhere."""
        said = [each for each in self.opening.statements if (HEADS, each.version) in acknowledged]
        return said[-1] if said else None


def _faults(checked: Checked) -> list[Any]:
    return [
        *checked.file,
        *checked.ledger.faults,
        *[each for line in checked.streams for each in line.faults],
    ]


def looked_through(seed: int) -> Counter[str]:
    """Record the night of a seed, and look at a hundred images of it; what became of them."""
    recording, told = Recording(seed), Counter[str](nights=1)
    for number in range(100):
        try:
            told[recording.image(number)] += 1
        except Exception as error:
            raise Found(f"image {number}: {type(error).__name__}: {error}") from error
    return told
