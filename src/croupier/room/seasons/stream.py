"""The seasons as their journal tells of them, and how that journal is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import NOTHING, Effect, StreamKind
from croupier.room.seasons.rows import CODEC, Row, Season, SeasonDropped

SEASONS: Final = "seasons"
"""The name of their journal."""


@dataclass(slots=True)
class SeasonsState:
    """Every season by its id."""

    version: int = 0
    stopped: str | None = None
    seasons: dict[str, Season] = field(default_factory=dict)

    @property
    def stream(self) -> str:
        """The name of their journal."""
        return SEASONS

    def copy(self) -> SeasonsState:
        """The same as another value."""
        return SeasonsState(self.version, self.stopped, dict(self.seasons))


def _apply(state: SeasonsState, row: Row | Stopped | Resumed, at: int) -> Effect:
    del at
    match row:
        case Season():
            state.seasons[row.id] = row
        case SeasonDropped(id):
            state.seasons.pop(id, None)
    return NOTHING


KIND: Final[StreamKind[SeasonsState, Row]] = StreamKind(
    CODEC.read, CODEC.write, _apply, lambda _row, _at: SeasonsState(), opens=False
)
"""How their journal is kept."""
