"""What the journal of the shared hands says; what leads to one is encrypted for good."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.journal.codec import Codec


class Shared(msgspec.Struct, frozen=True, tag="shared"):
    """A player shares a hand of the journal `stream`, under a `link` that nobody can guess.

    `table` is what its table is called; `own` says whether his own cards are shown though nobody saw them, `names`
    whether the players are named.
    """

    person: str
    link: str
    stream: str
    table: str
    hand: int
    own: bool
    names: bool


class TakenBack(msgspec.Struct, frozen=True, tag="taken-back"):
    """Its player takes a shared hand back, by the number it was shared under."""

    share: int


Row = Shared | TakenBack | Resumed | Stopped

HIDDEN: Final = (Shared,)
"""The rows that hold a link."""

CODEC: Final[Codec[Row]] = Codec("shares", Row)
"""How these rows are written, and what has changed in them since."""
