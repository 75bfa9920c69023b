"""What the journal of the staff says. A code stands in none of its rows."""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.journal.codec import Codec
from croupier.staff import Grant


class Invitation(msgspec.Struct, frozen=True):
    """A role for whoever shows the code of this `hash`, up to a time (`good_until`, ms since 1970).

    With `station` it is for a device that stands somewhere, and `note` is what the device is called.
    """

    id: str
    hash: str
    role: str
    place: str
    until: int | None
    note: str
    good_until: int
    station: bool = False


class Station(msgspec.Struct, frozen=True):
    """A device that stands at a place with a role: a table's tablet, an event's clock, a list on the wall.

    It is known by a secret of this `hash`. Whoever works at it is `person`, `until` a time (ms since 1970).
    """

    id: str
    hash: str
    name: str
    role: str
    place: str = ""
    person: str = ""
    until: int = 0

    @property
    def grant(self) -> Grant:
        """What may be done at it at most."""
        return Grant(self.id, "", self.role, self.place)


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


class Stationed(msgspec.Struct, frozen=True, tag="stationed"):
    """A device has its place, by an `invitation`."""

    station: Station
    invitation: str


class Unstationed(msgspec.Struct, frozen=True, tag="unstationed"):
    """A device stands nowhere any more, `by` whom."""

    by: str
    station: str


class TookOver(msgspec.Struct, frozen=True, tag="took-over"):
    """Somebody works at a station now, `until` a time (ms since 1970) at most."""

    station: str
    person: str
    until: int


class HandedOver(msgspec.Struct, frozen=True, tag="handed-over"):
    """Nobody works at a station now."""

    station: str


class Lapsed(msgspec.Struct, frozen=True, tag="lapsed"):
    """The time of these grants and invitations is over, and of those who work at these stations."""

    grants: tuple[str, ...] = ()
    invitations: tuple[str, ...] = ()
    stations: tuple[str, ...] = ()


Row = (
    Given
    | Taken
    | Invited
    | Withdrawn
    | Stationed
    | Unstationed
    | TookOver
    | HandedOver
    | Lapsed
    | Resumed
    | Stopped
)

CODEC: Final[Codec[Row]] = Codec("staff", Row)
"""How these rows are written, and what has changed in them since."""
