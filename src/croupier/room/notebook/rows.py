"""What the journal of the notebooks says: one row a fact; what has words is encrypted for good."""

from __future__ import annotations

from typing import Final

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.journal.codec import Codec
from croupier.school.tells.notes import Fact, Labelled, Noted, Sat

Row = Fact | Resumed | Stopped

HIDDEN: Final = (Labelled, Noted, Sat)
"""The rows that hold what somebody wrote."""

CODEC: Final[Codec[Row]] = Codec("notebook", Row)
"""How these rows are written, and what has changed in them since."""
