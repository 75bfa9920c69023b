"""What the journal of the school says: one row a fact."""

from __future__ import annotations

from typing import Final

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.journal.codec import Codec
from croupier.school.progress import Fact

Row = Fact | Resumed | Stopped

CODEC: Final[Codec[Row]] = Codec("school", Row)
"""How these rows are written, and what has changed in them since."""
