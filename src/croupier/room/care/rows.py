"""What the journal of care says: what became known of people, one row a fact."""

from __future__ import annotations

from typing import Final

from croupier.care.facts import Fact
from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.journal.codec import Codec

Row = Fact | Resumed | Stopped

CODEC: Final[Codec[Row]] = Codec("care", Row)
"""How these rows are written, and what has changed in them since."""
