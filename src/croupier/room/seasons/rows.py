"""What the journal of the seasons says."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.journal.codec import Codec
from croupier.tournament.leagues import Formula


class Season(msgspec.Struct, frozen=True, tag="season"):
    """A season of a league: the events that ended from `since` until before `until` (ms since 1970) count in it.

    Of these only such whose name has `named` in it count, where that is not empty.
    """

    id: str
    name: str
    since: int
    until: int
    formula: Formula = Formula()
    named: str = ""


class SeasonDropped(msgspec.Struct, frozen=True, tag="season-dropped"):
    """There is no such season any more."""

    id: str


Row = Season | SeasonDropped | Resumed | Stopped

CODEC: Final[Codec[Row]] = Codec("seasons", Row)
"""How these rows are written, and what has changed in them since."""
