"""Rows and snapshots as text, for ever: each kind carries a version, and what is older is brought up to date.

A row is a JSON object: its version `v`, its kind `type`, its fields. A row without a version is version 1: so were all
rows written before versions were. When a struct changes, its kind gets an `Upcast` from the version before, a pure
function of the JSON object as it was; the version that is written is one more than that of the last `Upcast`. Rows on a
disk are never rewritten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast, get_args

import msgspec

from croupier.errors import Broken

R = TypeVar("R")

FIRST: Final = 1
"""The version of a row that carries none."""

Json = dict[str, Any]
"""A row or a snapshot as a JSON object, with its `type` where there are several kinds."""

_HEAD: Final = '{"v":'
_encode: Final = msgspec.json.Encoder().encode


class Upcast(NamedTuple):
    """How a kind of row changed after a version: `change` makes an object of the next version of one of this version.

    Where the kind goes on under another name, or another version, `change` puts its `type` and its `v` there.
    """

    kind: str
    version: int
    change: Callable[[Json], Json]


class Codec(Generic[R]):
    """Writes and reads the rows of one kind of stream, or its snapshots.

    `of` is a struct, or a union of structs told apart by their `type`; `upcasts` are the changes they went through.

    >>> class Left(msgspec.Struct, frozen=True, tag="left"):
    ...     seat: int
    >>> codec = Codec("table", Left, [Upcast("left", 1, lambda old: {**old, "seat": old["box"]})])
    >>> codec.write(Left(3))
    '{"v":2,"type":"left","seat":3}'
    >>> codec.read('{"type":"left","box":3}')
    Left(seat=3)
    """

    def __init__(self, name: str, of: Any, upcasts: Iterable[Upcast] = ()) -> None:
        self.name = name
        self.of = of
        self._decode: Callable[[str], R] = msgspec.json.Decoder(of).decode
        self._changes = {(each.kind, each.version): each.change for each in upcasts}
        structs = get_args(of) or (of,)
        self.versions: dict[str, int] = {}
        """The version of each kind that is written today; the kind of a struct without a `type` is empty."""
        self._heads: dict[type, str] = {}
        self._current: dict[type, int] = {}
        for struct in structs:
            kind = struct.__struct_config__.tag or ""
            version = max([v for k, v in self._changes if k == kind], default=FIRST - 1) + 1
            self.versions[kind] = self._current[struct] = version
            self._heads[struct] = f"{_HEAD}{version},"

    def write(self, row: R) -> str:
        """Return a row as the journal keeps it."""
        return self._heads[type(row)] + _encode(row).decode()[1:]

    def read(self, text: str) -> R:
        """Return a row out of the journal, brought up to date where an older version wrote it.

        Raises `Broken` for a row that cannot be read: garbled, of an unknown kind, or of a newer version.
        """
        try:
            row = self._decode(text)
        except msgspec.DecodeError as error:
            return self._brought_up(text, error)
        if text.startswith(self._heads[type(row)]):
            return row
        # Without a version it is version 1, which may be what is written today.
        first = not text.startswith(_HEAD) and self._current[type(row)] == FIRST
        return row if first else self._brought_up(text)

    def _brought_up(self, text: str, error: msgspec.DecodeError | None = None) -> R:
        """Return an older row as it would be written today."""
        try:
            row = msgspec.json.decode(text, type=dict[str, Any])
        except msgspec.DecodeError as garbled:
            raise Broken("room-row-unreadable", kind=self.name, why=str(garbled)) from garbled
        kind, version = self._kind_of(row)
        while (change := self._changes.get((kind, version))) is not None:
            row = self._changed(change, {key: row[key] for key in row if key != "v"}, version)
            kind, version = self._kind_of(row)
        known = self.versions.get(kind)
        if known is None:
            raise Broken("room-row-unknown", kind=f"{self.name}/{kind}", version=version)
        if version != known:
            code = "room-row-newer" if version > known else "room-row-too-old"
            raise Broken(code, kind=f"{self.name}/{kind}", version=version, known=known)
        try:
            return cast("R", msgspec.convert({k: row[k] for k in row if k != "v"}, self.of, str_keys=True))
        except msgspec.ValidationError as invalid:
            why = str(error or invalid)
            raise Broken("room-row-unreadable", kind=f"{self.name}/{kind}", why=why) from invalid

    def _kind_of(self, row: Json) -> tuple[str, int]:
        kind, version = row.get("type", ""), row.get("v", FIRST)
        if not isinstance(kind, str) or not isinstance(version, int):
            raise Broken("room-row-unreadable", kind=self.name, why="type, v")
        return ("" if "" in self.versions else kind), version

    def _changed(self, change: Callable[[Json], Json], row: Json, version: int) -> Json:
        try:
            return {"v": version + 1, **change(row)}
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Broken("room-row-unreadable", kind=self.name, why=repr(error)) from error
