"""The school as its journal tells of it, and how that journal is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.actors.stream import NOTHING, Effect, StreamKind
from croupier.room.journal.codec import Codec
from croupier.room.learning.rows import CODEC, Row
from croupier.school.progress import Certificate, Learner, School, settle

SCHOOL: Final = "school"
"""The name of its journal."""

EVERY: Final = 1_000
"""After how many rows a snapshot is kept: a restart reads no more of them."""


@dataclass(slots=True)
class SchoolState:
    """Everybody who learns, and every certificate."""

    version: int = 0
    stopped: str | None = None
    school: School = field(default_factory=School)

    @property
    def stream(self) -> str:
        """The name of its journal."""
        return SCHOOL

    def copy(self) -> SchoolState:
        """The same as another value."""
        return SchoolState(self.version, self.stopped, self.school.copy())


def _apply(state: SchoolState, row: Row, at: int) -> Effect:
    if not isinstance(row, Stopped | Resumed):
        settle(state.school, row, at)
    return NOTHING


class _Kept(msgspec.Struct, frozen=True):
    learners: dict[str, Learner]
    certificates: dict[str, Certificate]


SNAPSHOTS: Final[Codec[_Kept]] = Codec("school-snapshot", _Kept)
"""How snapshots are written, and what has changed in them since."""


def snapshot(state: SchoolState) -> str:
    """The school as text.

    >>> snapshot(SchoolState())
    '{"v":1,"learners":{},"certificates":{}}'
    """
    return SNAPSHOTS.write(_Kept(state.school.learners, state.school.certificates))


def from_snapshot(text: str, version: int) -> SchoolState:
    """The school after so many rows, out of its snapshot."""
    kept = SNAPSHOTS.read(text)
    return SchoolState(version, None, School(dict(kept.learners), dict(kept.certificates)))


KIND: Final[StreamKind[SchoolState, Row]] = StreamKind(
    CODEC.read,
    CODEC.write,
    _apply,
    lambda _row, _at: SchoolState(),
    opens=False,
    snapshot=snapshot,
    keeps=lambda state, _row: state.version > 0 and state.version % EVERY == 0,
    restored=lambda text, version, _first: from_snapshot(text, version),
)
"""How its journal is kept."""
