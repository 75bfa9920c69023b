"""What a house open to the public knows of its players, as its journal tells of it, and how that journal is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec

from croupier.care.complaints import Complaint
from croupier.care.state import Known, Player, settle
from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import NOTHING, Effect, StreamKind
from croupier.room.care.rows import CODEC, Row
from croupier.room.journal.codec import Codec

CARE: Final = "care"
"""The name of its journal."""

EVERY: Final = 500
"""After how many rows a snapshot is kept: a restart reads no more of them."""


@dataclass(slots=True)
class CareState:
    """What is known of everybody."""

    version: int = 0
    stopped: str | None = None
    known: Known = field(default_factory=Known)

    @property
    def stream(self) -> str:
        """The name of its journal."""
        return CARE

    def copy(self) -> CareState:
        """The same as another value."""
        return CareState(self.version, self.stopped, self.known.copy())


def _apply(state: CareState, row: Row, at: int) -> Effect:
    if not isinstance(row, Stopped | Resumed):
        settle(state.known, row, at)
    return NOTHING


class _Kept(msgspec.Struct, frozen=True):
    players: dict[str, Player]
    refused: tuple[str, ...]
    complaints: tuple[Complaint, ...]


SNAPSHOTS: Final[Codec[_Kept]] = Codec("care-snapshot", _Kept)
"""How snapshots are written, and what has changed in them since."""


def snapshot(state: CareState) -> str:
    """What is known of everybody, as text.

    >>> snapshot(CareState())
    '{"v":1,"players":{},"refused":[],"complaints":[]}'
    """
    known = state.known
    return SNAPSHOTS.write(
        _Kept(known.players, tuple(sorted(known.refused)), tuple(known.complaints.values()))
    )


def from_snapshot(text: str, version: int) -> CareState:
    """What was known of everybody after so many rows, out of its snapshot."""
    kept = SNAPSHOTS.read(text)
    complaints = {each.filed.id: each for each in kept.complaints}
    return CareState(version, None, Known(kept.players, frozenset(kept.refused), complaints))


KIND: Final[StreamKind[CareState, Row]] = StreamKind(
    CODEC.read,
    CODEC.write,
    _apply,
    lambda _row, _at: CareState(),
    opens=False,
    snapshot=snapshot,
    keeps=lambda state, _row: state.version > 0 and state.version % EVERY == 0,
    restored=lambda text, version, _first: from_snapshot(text, version),
)
"""How its journal is kept."""
