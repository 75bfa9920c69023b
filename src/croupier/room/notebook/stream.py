"""The notebooks as their journal tells of them, and how that journal is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import NOTHING, Effect, StreamKind
from croupier.room.journal.codec import Codec
from croupier.room.notebook.rows import CODEC, HIDDEN, Row
from croupier.school.tells.notes import Notebook, Notebooks, settle

NOTEBOOK: Final = "notebook"
"""The name of their journal."""

EVERY: Final = 500
"""After how many rows a snapshot is kept: a restart reads no more of them."""


@dataclass(slots=True)
class NotebookState:
    """The notebooks of everybody."""

    version: int = 0
    stopped: str | None = None
    books: Notebooks = field(default_factory=dict)

    @property
    def stream(self) -> str:
        """The name of their journal."""
        return NOTEBOOK

    def copy(self) -> NotebookState:
        """The same as another value."""
        return NotebookState(self.version, self.stopped, dict(self.books))


def _apply(state: NotebookState, row: Row, at: int) -> Effect:
    if not isinstance(row, Stopped | Resumed):
        settle(state.books, row, at)
    return NOTHING


class _Kept(msgspec.Struct, frozen=True):
    books: dict[str, Notebook]


SNAPSHOTS: Final[Codec[_Kept]] = Codec("notebook-snapshot", _Kept)
"""How snapshots are written, and what has changed in them since."""


def snapshot(state: NotebookState) -> str:
    """The notebooks as text.

    >>> snapshot(NotebookState())
    '{"v":1,"books":{}}'
    """
    return SNAPSHOTS.write(_Kept(state.books))


def from_snapshot(text: str, version: int) -> NotebookState:
    """The notebooks after so many rows, out of their snapshot."""
    return NotebookState(version, None, dict(SNAPSHOTS.read(text).books))


KIND: Final[StreamKind[NotebookState, Row]] = StreamKind(
    CODEC.read,
    CODEC.write,
    _apply,
    lambda _row, _at: NotebookState(),
    opens=False,
    snapshot=snapshot,
    keeps=lambda state, _row: state.version > 0 and state.version % EVERY == 0,
    restored=lambda text, version, _first: from_snapshot(text, version),
    hidden=HIDDEN,
)
"""How their journal is kept."""
