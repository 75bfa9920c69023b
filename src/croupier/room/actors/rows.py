"""The rows that every journal may have, whatever it is the journal of."""

from __future__ import annotations

import msgspec


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The house came back from an outage: running clocks start afresh."""


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """An invariant broke: nothing more is done here, every chip stays where the last row left it."""

    code: str
