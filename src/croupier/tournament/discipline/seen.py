"""The event's record as the floor, and each player of himself, sees it."""

from __future__ import annotations

import msgspec


class RecordSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A penalty, a ruling, a protest or a notice, with its hand."""

    kind: str
    player: str
    table: int
    hand: int
    offence: str = ""
    sanction: str = ""
    hands: int = 0
    by: str = ""
    text: str = ""
    clauses: tuple[str, ...] = ()
