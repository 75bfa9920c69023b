"""The event's record as the floor, and each player of himself, sees it."""

from __future__ import annotations

import msgspec

from croupier.text import InEach
from croupier.tournament.event import RecordKind


class RecordSeen(msgspec.Struct, frozen=True):
    """A penalty, a ruling, a protest or a notice, with its hand."""

    kind: RecordKind
    player: str
    table: int
    hand: int
    offence: str = ""
    sanction: str = ""
    hands: int = 0
    by: str = ""
    text: str = ""
    clauses: tuple[str, ...] = ()
    rounds: int = 0
    said: InEach | None = None
