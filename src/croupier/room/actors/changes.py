"""What turns one view into the next: made of two views by `Changes.between`, undone by nobody, applied by `applied`.

A change of a value, as it goes over the wire, is one of

| change | what becomes of the value |
|---|---|
| `{"key": change, …}` | of an object: each key named changes, the others stay |
| `[]` | the key it stands at is gone |
| `[value]` | the value is this one from now on |
| `[splices, {"index": change, …}]` | of a list: first the splices, in order, then items of the list so made |

A splice `[start, removed, [item, …]]` takes out so many items and puts others in their place; splices come from the end
of the list to its beginning, so that each `start` is an index of the list as it was. No change at all is `{}`.

Views are what a room encodes: structs, tuples, lists, dicts and plain values. Their types say whether a place holds a
number or a truth: `1` and `True` are not told apart. The changes are made of the two views and of nothing else; what a
viewer cannot see in them can move no byte of what he is sent.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET
from msgspec.structs import astuple

if TYPE_CHECKING:
    from collections.abc import Sequence

Change: TypeAlias = dict[str, Any] | list[Any]
"""A change as the table above has it, decoded."""

_ENCODE: Final = msgspec.json.Encoder().encode
_ABSENT: Final = object()
_GONE: Final[list[Any]] = []


class _Match(NamedTuple):
    """An item of a list that is the same thing, perhaps changed, at an index of the next list."""

    old: int
    new: int


class _Known(NamedTuple):
    """Two values and the change between them; while they are kept here no other value has their identity."""

    old: object
    new: object
    change: msgspec.Raw | None


class Changes:
    """The changes of one telling: what many viewers share is compared and encoded once.

    >>> told = Changes()
    >>> told.between({"pot": 300, "seats": ["ann", "bob"]}, {"pot": 450, "seats": ["ann", "eve", "bob"]})
    b'{"pot":[450],"seats":[[[1,0,["eve"]]],{}]}'
    >>> told.between({"pot": 300, "asked": 2}, {"pot": 300})
    b'{"asked":[]}'
    >>> told.between({"pot": 300}, {"pot": 300}) is None
    True
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], _Known] = {}

    def between(self, old: object, new: object) -> bytes | None:
        """What turns the view `old` into `new`, encoded; `None` where nothing is to be told."""
        change = self._change(old, new)
        return None if change is None else bytes(change)

    def _change(self, old: object, new: object) -> msgspec.Raw | None:
        """The change of a value that is encoded once, however many views hold it."""
        if old is new:
            return None
        known = self._known.get((id(old), id(new)))
        if known is None:
            made = self._made(old, new)
            known = _Known(old, new, None if made is None else msgspec.Raw(_ENCODE(made)))
            self._known[id(old), id(new)] = known
        return known.change

    def _made(self, old: object, new: object) -> object | None:
        if old == new:
            return None
        kind = type(new)
        if type(old) is not kind:
            return [new]
        if kind is dict:
            return self._keys(_named(old), _named(new))
        if issubclass(kind, msgspec.Struct):
            names = _fields(kind)
            return [new] if names is None else self._fields(names, old, new)
        if issubclass(kind, tuple | list):
            return self._items(old, new)  # type: ignore[arg-type]  # both are of the kind
        return [new]

    def _fields(self, names: tuple[str, ...], old: Any, new: Any) -> dict[str, Any] | None:
        """The fields that differ, by the `names` they are sent under."""
        found: dict[str, Any] = {}
        for sent, before, after in zip(names, astuple(old), astuple(new), strict=True):
            if before is after:
                continue
            if after is UNSET:
                found[sent] = _GONE
                continue
            change = [after] if before is UNSET else self._part(before, after)
            if change is not None:
                found[sent] = change
        return found or None

    def _keys(self, old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any] | None:
        found: dict[str, Any] = {key: _GONE for key in old if key not in new}
        for key, after in new.items():
            before = old.get(key, _ABSENT)
            change = [after] if before is _ABSENT else self._part(before, after)
            if change is not None:
                found[key] = change
        return found or None

    def _part(self, old: object, new: object) -> object | None:
        """The change of a part: plain values at once, everything else by what is known already."""
        if type(new) in _PLAIN or type(old) in _PLAIN:
            return None if old == new else [new]
        return self._change(old, new)

    def _items(self, old: Sequence[object], new: Sequence[object]) -> list[Any]:
        head, keyed, tail = _kept(old, new)
        if 2 * len(keyed) > len(new) and all(type(item) in _PLAIN for item in new):
            return [new]
        splices: list[list[Any]] = []
        was, stands = len(old) - tail, len(new) - tail
        for match in (*reversed(keyed), _Match(head - 1, head - 1)):
            removed, added = was - match.old - 1, new[match.new + 1 : stands]
            if removed or added:
                splices.append([match.old + 1, removed, added])
            was, stands = match
        changes = {str(match.new): self._part(old[match.old], new[match.new]) for match in keyed}
        return [splices, {index: change for index, change in changes.items() if change is not None}]


_PLAIN: Final = frozenset({str, int, float, bool, type(None)})


def _named(view: object) -> dict[str, Any]:
    """A dict by its keys as they are sent."""
    assert isinstance(view, dict)
    return {key if isinstance(key, str) else str(key): value for key, value in view.items()}


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[str, ...] | None:
    """The names the fields of a struct are sent under; `None` for one that is sent otherwise."""
    config = kind.__struct_config__
    return None if config.array_like or config.omit_defaults else kind.__struct_encode_fields__


def _kept(old: Sequence[object], new: Sequence[object]) -> tuple[int, Sequence[_Match], int]:
    """The items that two lists share, in order: how many are equal at the beginning, and how many at the end; between
    them, those of the same key.

    Where no key is shared and the lists are of one length, their items are taken for the same things, changed.
    """
    head = _alike(old, new)
    tail = _alike(old[::-1], new[::-1], min(len(old), len(new)) - head)
    middle = range(head, len(old) - tail), range(head, len(new) - tail)
    keyed = _by_key(old, new, *middle)
    if not keyed and len(old) == len(new):
        keyed = [_Match(index, index) for index in middle[0]]
    return head, keyed, tail


def _alike(old: Sequence[object], new: Sequence[object], most: int | None = None) -> int:
    """How many items are equal at the beginning of two lists, `most` at most."""
    count = 0
    for before, after in zip(old, new, strict=False):
        if count == most or (before is not after and before != after):
            break
        count += 1
    return count


def _by_key(old: Sequence[object], new: Sequence[object], in_old: range, in_new: range) -> list[_Match]:
    """The items of two stretches with the same key; none where a key stands twice or the order has changed."""
    places = {_key(old[index]): index for index in in_old}
    keys = [_key(new[index]) for index in in_new]
    if len(places) != len(in_old) or len(set(keys)) != len(keys):
        return []
    kept = [_Match(places[key], index) for key, index in zip(keys, in_new, strict=True) if key in places]
    in_order = all(one.old < other.old for one, other in pairwise(kept))
    return kept if in_order else []


def _key(item: object) -> object:
    """What an item of a list is known by: the first field of a struct, the first item of a tuple, else all of it."""
    if isinstance(item, msgspec.Struct):
        first = getattr(item, item.__struct_fields__[0]) if item.__struct_fields__ else None
        return type(item), first if type(first) in _PLAIN else None
    if type(item) in _PLAIN:
        return item
    if isinstance(item, tuple) and item and type(item[0]) in _PLAIN:
        return tuple, item[0]
    return None


def applied(view: Any, change: Change) -> Any:
    """A view, decoded, with a change; what has not changed is the very same object in both.

    >>> applied({"pot": 300, "seats": ["ann", "bob"]}, {"pot": [450], "seats": [[[1, 0, ["eve"]]], {}]})
    {'pot': 450, 'seats': ['ann', 'eve', 'bob']}
    """
    if isinstance(change, dict):
        if not change:
            return view
        gone = {key for key, each in change.items() if each == []}
        changed = {key: applied(view.get(key), each) for key, each in change.items() if key not in gone}
        return {key: value for key, value in view.items() if key not in gone} | changed
    if len(change) == 1:
        return change[0]
    splices, items = change
    listed = list(view)
    for start, removed, added in splices:
        listed[start : start + removed] = added
    for index, each in items.items():
        listed[int(index)] = applied(listed[int(index)], each)
    return listed
