"""The views of one event: what they share is made once for all, and is the same object while it does not change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import asdict

from croupier.room.actors.watched import FLOOR
from croupier.room.event.codes import code_of
from croupier.room.event.messages import EntrantSeen, EventView, FloorSeen
from croupier.room.event.view import about, fixed, own_seen, public, shut, you
from croupier.room.table.door import lets_in
from croupier.tournament.prizes import places
from croupier.tournament.seen import done, own, the_floors

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.room.event.messages import About
    from croupier.room.event.state import EventState
    from croupier.room.event.view import Fixed, Links
    from croupier.tournament.event import Entrant
    from croupier.tournament.picture import Picture
    from croupier.tournament.terms import Terms

FRESH: Final = 200
"""A picture this old (ms) shows the clock wrong."""


class _Pictured(NamedTuple):
    """What everybody sees of a version."""

    version: int
    at: int
    picture: Picture


class _Line(NamedTuple):
    """A player as the floor was shown him last."""

    entrant: Entrant
    seen: EntrantSeen


class Screens:
    """Every screen that looks at an event. A viewer is the floor, a member, or `None` for anybody else."""

    def __init__(self) -> None:
        self._pictured: _Pictured | None = None
        self._lines: dict[str, _Line] = {}
        self._codes: dict[str, str] = {}
        self._about: About | None = None
        self._fixed: Fixed | None = None
        self._of: Terms | None = None

    def view(self, state: EventState, viewer: str | None, now: int, links: Links) -> EventView:
        """The event for a viewer at a time in milliseconds."""
        picture, what = self._picture(state, now), self._of_it(state, links)
        if viewer == FLOOR:
            picture = the_floors(picture, state.event, tuple(state.log))
            return EventView(picture, what, None, self._floor(state, links))
        if not lets_in(state, viewer or ""):
            return shut(state, what, now, viewer)
        if viewer is None:
            return EventView(picture, what, None, None)
        player = state.player_of(viewer)
        if player in state.event.entrants:
            picture = own(picture, state.event, player)
        own_part = own_seen(state, links) if viewer == state.host else None
        return EventView(picture, what, you(state, viewer, picture, links), None, own_part)

    def _of_it(self, state: EventState, links: Links) -> About:
        if self._fixed is None or self._of is not state.terms:
            self._of, self._fixed = state.terms, fixed(state.terms)
        what = about(state, links, self._fixed)
        if self._about != what:
            self._about = what
        return self._about

    def _picture(self, state: EventState, now: int) -> Picture:
        """What everybody sees, worked out once for all who are told of a row."""
        last = self._pictured
        if last is None or last.version != state.version or not 0 <= now - last.at < FRESH:
            last = self._pictured = _Pictured(state.version, now, public(state, now))
        return last.picture

    # The floor's own

    def _floor(self, state: EventState, links: Links) -> FloorSeen:
        last = state.last
        shared = {
            player: (place.first, place.last) for place in places(state.event) for player in place.players
        }
        for player in state.event.entrants.keys() - self._codes.keys():
            self._codes[player] = code_of(state.secret, player)
        return FloorSeen(
            undo=done((last,))[0] if last is not None else None,
            entrants=tuple(self._entrants(state.event.entrants, shared)),
            codes={player: self._codes[player] for player in state.event.entrants},
            owed=dict(links.owed),
            names=dict(links.names),
            reserved=dict(state.reserved),
            tickets=dict(links.tickets),
        )

    def _entrants(
        self, entrants: Mapping[str, Entrant], shared: Mapping[str, tuple[int, int]]
    ) -> Iterator[EntrantSeen]:
        """Every player, made again only where something about him has changed."""
        lines = self._lines
        for id, entrant in entrants.items():
            line, place = lines.get(id), shared.get(id)
            if line is None or line.entrant is not entrant or line.seen.place != place:
                line = lines[id] = _Line(entrant, EntrantSeen(**asdict(entrant), place=place))
            yield line.seen
