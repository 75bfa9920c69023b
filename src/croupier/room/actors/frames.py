"""What whoever watches something is sent: how it stands, once, and from then on what has changed."""

from __future__ import annotations

import msgspec


class Whole(msgspec.Struct, frozen=True, tag_field="t", tag="state"):
    """How what has the id `of` stands at a version, `now` (ms) by the room's clock; each kind adds its `view`."""

    of: str
    version: int
    now: int


class Change(msgspec.Struct, frozen=True, tag_field="t", tag="change"):
    """What turns the view that was sent last into that of a version (`croupier.room.actors.changes`)."""

    of: str
    version: int
    now: int
    changes: msgspec.Raw
