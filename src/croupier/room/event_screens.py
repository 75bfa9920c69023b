"""The messages of one event: what they share is worked out and encoded once for all who look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from msgspec.structs import asdict

from croupier.room.event_codes import code_of
from croupier.room.event_messages import EntrantSeen, FloorSeen
from croupier.room.event_view import FLOOR, about, fixed, public, you
from croupier.tournament.busts import places
from croupier.tournament.picture import Picture
from croupier.tournament.seen import done, own, the_floors

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.room.event_messages import About
    from croupier.room.event_state import EventState
    from croupier.room.event_view import Fixed, Links
    from croupier.tournament.event import Entrant

FRESH: Final = 200
"""A picture this old (ms) shows the clock wrong."""

_ENCODER: Final = msgspec.json.Encoder()
_FIELDS: Final = Picture.__struct_fields__


class _Shown(NamedTuple):
    """What everybody sees of a version: the picture, and each of its parts as it goes over the wire."""

    version: int
    at: int
    picture: Picture
    parts: dict[str, bytes]


class _Line(NamedTuple):
    """A player as the floor was shown him last."""

    entrant: Entrant
    place: tuple[int, int] | None
    text: bytes


class Screens:
    """Every screen that looks at an event. A viewer is the floor, a member, or `None` for anybody else."""

    def __init__(self) -> None:
        self._shown: _Shown | None = None
        self._lines: dict[str, _Line] = {}
        self._codes: dict[str, str] = {}
        self._about: tuple[About, bytes] | None = None
        self._fixed: Fixed | None = None

    def message(self, state: EventState, viewer: str | None, now: int, links: Links) -> bytes:
        """The event for a viewer at a time in milliseconds, as it goes over the wire."""
        shown = self._everybody(state, now)
        picture = shown.picture
        yours = floors = b"null"
        if viewer == FLOOR:
            picture = the_floors(picture, state.event, tuple(state.log))
            floors = self._floor(state, links.names)
        elif viewer is not None:
            player = state.player_of(viewer)
            if player in state.event.entrants:
                picture = own(picture, state.event, player)
            yours = _ENCODER.encode(you(state, viewer, picture))
        table = f"event/{state.id}"
        head = _ENCODER.encode({"t": "event", "table": table, "version": state.version, "now": now})
        rest = {
            "view": _view(shown, picture),
            "about": self._of_it(state, links),
            "you": yours,
            "floor": floors,
        }
        return head[:-1] + b"," + _inside(rest.items()) + b"}"

    def _of_it(self, state: EventState, links: Links) -> bytes:
        if self._fixed is None:
            self._fixed = fixed(state.terms)
        what = about(state, links, self._fixed)
        if self._about is None or self._about[0] != what:
            self._about = what, _ENCODER.encode(what)
        return self._about[1]

    def _everybody(self, state: EventState, now: int) -> _Shown:
        """What everybody sees, worked out once for all who are told of a row."""
        shown = self._shown
        if shown is None or shown.version != state.version or not 0 <= now - shown.at < FRESH:
            picture = public(state, now)
            before = shown.picture if shown is not None else None
            parts = {}
            for name in _FIELDS:
                part = getattr(picture, name)
                same = shown is not None and part is getattr(before, name)
                parts[name] = shown.parts[name] if shown is not None and same else _ENCODER.encode(part)
            shown = self._shown = _Shown(state.version, now, picture, parts)
        return shown

    # The floor's own

    def _floor(self, state: EventState, names: Mapping[str, str]) -> bytes:
        last = state.last
        shared = {
            player: (place.first, place.last) for place in places(state.event) for player in place.players
        }
        for player in state.event.entrants.keys() - self._codes.keys():
            self._codes[player] = code_of(state.secret, player)
        told = FloorSeen(
            undo=done((last,))[0] if last is not None else None,
            entrants=(),
            codes={player: self._codes[player] for player in state.event.entrants},
            owed={player: amount for player, amount in state.owed.items() if amount > 0},
            names=dict(names),
        )
        parts = {name: _ENCODER.encode(getattr(told, name)) for name in FloorSeen.__struct_fields__}
        parts["entrants"] = b"[" + b",".join(self._entrants(state.event.entrants, shared)) + b"]"
        return b"{" + _inside(parts.items()) + b"}"

    def _entrants(
        self, entrants: Mapping[str, Entrant], shared: Mapping[str, tuple[int, int]]
    ) -> Iterator[bytes]:
        """Every player, encoded again only where something about him has changed."""
        lines = self._lines
        for id, entrant in entrants.items():
            line = lines.get(id)
            if line is None or line.entrant is not entrant or line.place != shared.get(id):
                place = shared.get(id)
                text = _ENCODER.encode(EntrantSeen(**asdict(entrant), place=place))
                line = lines[id] = _Line(entrant, place, text)
            yield line.text


def _view(shown: _Shown, picture: Picture) -> bytes:
    """A viewer's picture: the parts that are everybody's as they were encoded for all, his own beside them."""
    everybody = shown.picture
    parts = []
    for name in _FIELDS:
        part = getattr(picture, name)
        same = part is getattr(everybody, name)
        parts.append((name, shown.parts[name] if same else _ENCODER.encode(part)))
    return b"{" + _inside(parts) + b"}"


def _inside(parts: Iterable[tuple[str, bytes]]) -> bytes:
    """Fields and their values as they stand inside an object."""
    return b",".join([b'"' + name.encode() + b'":' + text for name, text in parts])
