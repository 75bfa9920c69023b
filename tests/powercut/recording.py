"""A process whose every write to the files of a folder is recorded, with marks of what it had acknowledged by then."""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_SOURCE: Final = Path(__file__).with_name("recorder.cpp")

_HEAD: Final = struct.Struct("=cIQQ")
"""How `recorder.cpp` begins a record: its kind, the length of the path, a place in the file, the length of the data."""

MARK: Final = "k"


class Record(NamedTuple):
    """One thing that was done, in the order of all.

    `kind` is o(pen, made where it is not there), w(rite), t(runcate), s(ync), u(nlink), m(ove), l(ink), or k, a mark.
    """

    kind: str
    path: str
    at: int
    data: bytes

    @property
    def mark(self) -> dict[str, Any]:
        """What a mark says."""
        made: dict[str, Any] = json.loads(self.data)
        return made


def compiler() -> str | None:
    """Return the C++ compiler of this machine, if it has one."""
    return os.environ.get("CXX") or shutil.which("g++") or shutil.which("c++")


def built(folder: Path) -> Path:
    """Compile the recorder; where it lies."""
    cxx = compiler()
    assert cxx is not None, "no C++ compiler"
    made = folder / "recorder.so"
    options = ["-std=c++17", "-O1", "-D_GNU_SOURCE", "-fPIC", "-shared"]
    subprocess.run([cxx, *options, "-o", str(made), str(_SOURCE), "-ldl"], check=True)
    return made


def environment(recorder: Path, folder: Path, log: Path) -> Mapping[str, str]:
    """Return the variables under which a process is recorded."""
    return {"LD_PRELOAD": str(recorder), "CROUPIER_RECORDED": str(folder), "CROUPIER_RECORD": str(log)}


def mark(**said: Any) -> None:
    """Put a mark into the log of this process, behind all it has done so far."""
    data = json.dumps(said).encode()
    file = os.open(
        os.environ["CROUPIER_RECORD"], os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o600
    )
    try:
        os.write(file, _HEAD.pack(MARK.encode(), 0, 0, len(data)) + data)
    finally:
        os.close(file)


def read(log: Path) -> list[Record]:
    """Return the records of a log."""
    return list(_records(log.read_bytes()))


def _records(found: bytes) -> Iterator[Record]:
    at = 0
    while at < len(found):
        kind, named, place, length = _HEAD.unpack_from(found, at)
        at += _HEAD.size
        path = found[at : at + named].decode()
        at += named
        yield Record(kind.decode(), path, place, found[at : at + length])
        at += length
