"""The fittings as their journal tells of them, and how that journal is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import NOTHING, Effect, StreamKind
from croupier.room.fittings.rows import CODEC, Look, Row, Screen, ScreenGone, Template, TemplateGone

FITTINGS: Final = "fittings"
"""The name of their journal."""


@dataclass(slots=True)
class FittingsState:
    """Screens and templates by their ids, and the look of the house."""

    version: int = 0
    stopped: str | None = None
    screens: dict[str, Screen] = field(default_factory=dict)
    templates: dict[str, Template] = field(default_factory=dict)
    look: Look = field(default_factory=Look)

    @property
    def stream(self) -> str:
        """The name of their journal."""
        return FITTINGS

    def copy(self) -> FittingsState:
        """The same as another value."""
        return FittingsState(self.version, self.stopped, dict(self.screens), dict(self.templates), self.look)


def _apply(state: FittingsState, row: Row | Stopped | Resumed, at: int) -> Effect:
    del at
    match row:
        case Screen():
            state.screens[row.id] = row
        case ScreenGone(id):
            state.screens.pop(id, None)
        case Template():
            state.templates[row.id] = row
        case TemplateGone(id):
            state.templates.pop(id, None)
        case Look():
            state.look = row
    return NOTHING


KIND: Final[StreamKind[FittingsState, Row]] = StreamKind(
    CODEC.read, CODEC.write, _apply, lambda _row, _at: FittingsState(), opens=False
)
"""How their journal is kept."""
