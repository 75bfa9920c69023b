"""What the journal of the staff says. A code stands in none of its rows."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.journal.codec import Codec
from croupier.staff import Grant


class Invitation(msgspec.Struct, frozen=True):
    """A role for whoever shows the code of this `hash`, up to a time (`good_until`, ms since 1970)."""

    id: str
    hash: str
    role: str
    place: str
    until: int | None
    note: str
    good_until: int


class Given(msgspec.Struct, frozen=True, tag="given"):
    """Somebody has a role, `by` whom (a person's id, `house` for the first owner), or by an `invitation` he took up."""

    by: str
    grant: Grant
    invitation: str = ""


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """Roles were taken from those who had them by these grants."""

    by: str
    grants: tuple[str, ...]


class Invited(msgspec.Struct, frozen=True, tag="invited"):
    """Somebody who is not here yet was invited."""

    by: str
    invitation: Invitation


class Withdrawn(msgspec.Struct, frozen=True, tag="withdrawn"):
    """An invitation is good no more."""

    by: str
    invitation: str


class Lapsed(msgspec.Struct, frozen=True, tag="lapsed"):
    """The time of these grants and invitations is over."""

    grants: tuple[str, ...] = ()
    invitations: tuple[str, ...] = ()


Row = Given | Taken | Invited | Withdrawn | Lapsed | Resumed | Stopped

CODEC: Final[Codec[Row]] = Codec("staff", Row)
"""How these rows are written, and what has changed in them since."""
