"""Units of a job of hours, in files that are made anywhere and put together in one folder."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from binascii import Error
from collections.abc import Iterator, MutableMapping
from errno import ENOSPC
from hashlib import sha256
from os import strerror
from pathlib import Path

from croupier.cli.kept import Rows
from croupier.errors import Mistake

SUFFIX = ".part"


class Parts(MutableMapping[str, Rows]):
    """What was done, by name, in the part files of a folder: a line for each unit, with the hash of what it holds.

    A unit is written to the file of its name without what follows the last hyphen. A line cut short, or one that is
    not what its hash says, is as if it were not there: its unit is worked again. Files from elsewhere are put into the
    folder as they are, under any name; several processes may write to one folder.

    Raises `Mistake` when a file cannot be read or written, or two of them differ in a unit.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._found: dict[str, tuple[Path, int, str]] = {}
        try:
            for file in sorted(folder.glob(f"*{SUFFIX}")):
                self._read(file)
        except OSError as error:
            raise Mistake("odds-not-kept", file=str(folder), reason=error.strerror or str(error)) from None

    def _read(self, file: Path) -> None:
        at = 0
        with file.open("rb") as lines:
            for line in lines:
                name, digest, packed = _parted(line)
                if line.endswith(b"\n") and _hash(packed) == digest:
                    known = self._found.setdefault(name, (file, at, digest))
                    # The same rows may be packed otherwise by another machine's zlib.
                    if known[2] != digest and self[name] != _rows(packed):
                        raise Mistake("pit-parts-differ", unit=name, one=str(known[0]), other=str(file))
                at += len(line)

    def __setitem__(self, name: str, rows: Rows) -> None:
        file = self._folder / f"{name.rpartition('-')[0]}{SUFFIX}"
        packed = b64encode(zlib.compress(json.dumps(rows, separators=(",", ":")).encode(), 9)).decode()
        digest = _hash(packed)
        line = f"{name}\t{digest}\t{packed}\n".encode()
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with file.open("a+b", buffering=0) as out:
                if out.seek(0, 2):
                    out.seek(-1, 2)
                    if out.read(1) != b"\n":
                        line = b"\n" + line
                # Another process may have written since: the line goes to the end in one piece, wherever that is.
                written = out.write(line)
                at = out.tell() - len(line) + line.startswith(b"\n")
        except OSError as error:
            raise Mistake("odds-not-kept", file=str(file), reason=error.strerror or str(error)) from None
        if written != len(line):
            raise Mistake("odds-not-kept", file=str(file), reason=strerror(ENOSPC))
        self._found[name] = file, at, digest

    def __getitem__(self, name: str) -> Rows:
        file, at, digest = self._found[name]
        try:
            with file.open("rb") as lines:
                lines.seek(at)
                found = _parted(lines.readline())
            if found[:2] != (name, digest) or _hash(found[2]) != digest:
                raise ValueError(name)
            return _rows(found[2])
        except (OSError, ValueError, Error, zlib.error) as error:
            raise Mistake("odds-not-kept", file=str(file), reason=str(error)) from None

    def __delitem__(self, name: str) -> None:
        raise TypeError("work that was done stays done")

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


def _parted(line: bytes) -> tuple[str, str, str]:
    """The name of a line's unit, its hash and what it holds."""
    name, _, rest = line.decode("ascii", "replace").removesuffix("\n").partition("\t")
    digest, _, packed = rest.partition("\t")
    return name, digest, packed


def _rows(packed: str) -> Rows:
    rows: Rows = json.loads(zlib.decompress(b64decode(packed)))
    return rows


def _hash(packed: str) -> str:
    return sha256(packed.encode()).hexdigest()
