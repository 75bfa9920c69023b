"""An event that a player opened: whose it is, who may come, and how its bots play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from croupier.room.table.guests import stands
from croupier.room.table.rows import Knocked, LetIn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.room.table.guests import Guest
    from croupier.room.table.rows import SentAway

MINUTE: Final = 60_000

LONGEST_PAUSE: Final = 10 * MINUTE
"""After so long a host's pause is over by itself (ms)."""

MOST_PAUSED: Final = 30 * MINUTE
"""For so long in all a host may have his event wait (ms): others have paid to play."""

WAITS_FOR: Final = 60 * MINUTE
"""An event that begins when it is full is called off when nobody has come or gone for so long (ms)."""

HOST: Final = "host"
"""The role of who opened it, at it alone."""


class Own(msgspec.Struct, frozen=True):
    """The person who opened an event. To a `private` one come those whom he lets in, or who know its password.

    `proof` is what is kept of that; `plays` is the level of its bots, with a style where all have one.
    """

    opened_by: str
    private: bool = False
    proof: str = ""
    plays: str = ""

    def __repr__(self) -> str:
        return f"Own(opened_by={self.opened_by!r}, private={self.private})"


STYLES: Final = ("steady", "careful", "loose", "bold")
"""How bots play where each has a style of its own: by its name."""


def plays(own: Own | None, name: str) -> str:
    """How the bot of that name plays at an event; empty where that is its own affair.

    >>> plays(Own("ann", plays="easy"), "Nora"), plays(Own("ann", plays="hard-bold"), "Nora"), plays(None, "Nora")
    ('easy-steady', 'hard-bold', '')
    """
    if own is None or not own.plays:
        return ""
    style = "" if "-" in own.plays else f"-{STYLES[sum(name.encode()) % len(STYLES)]}"
    return own.plays + style


def at_the_door(guests: Mapping[str, Guest], row: Knocked | LetIn | SentAway) -> Guest:
    """How somebody stands at the door after a row that is about him."""
    if isinstance(row, Knocked):
        return stands(guests, row.person, row.name, "asked")
    if isinstance(row, LetIn):
        return stands(guests, row.person, row.name, "in")
    return stands(guests, row.person, "", "out")
