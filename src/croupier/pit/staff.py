"""Who serves a casino table, and when they are relieved; what follows on a breach of conduct is the floor's to say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from croupier.errors import Mistake
from croupier.pit.errors import PitRefusal
from croupier.pit.game import Game

ESCALATION: Final = ("dealer", "inspector", "pit-boss", "manager")
"""Who decides a dispute, each when the one before him has not settled it (RUSPOK:1.5.b)."""


@dataclass(frozen=True, slots=True)
class Staff:
    """The dealer and the inspector of a table, by name; the server and an audit process where nobody stands there."""

    dealer: str
    inspector: str

    def check(self) -> None:
        """Refuse to open a table without a dealer and an inspector who is somebody else (RUSPOK:1.5.a)."""
        if not self.dealer or not self.inspector or self.dealer == self.inspector:
            raise PitRefusal("pit-table-unstaffed", clause="RUSPOK:1.5.a")


def relief_due(minute: int, interval: int, *, between_rounds: bool, ordered: bool = False) -> bool:
    """Whether the staff is relieved now: at equal intervals or when the manager says so, never within a round.

    RUSPOK:1.5.c.

    >>> relief_due(30, 30, between_rounds=True), relief_due(45, 30, between_rounds=True, ordered=True)
    (True, True)
    """
    return between_rounds and (ordered or minute % interval == 0)


def may_play(acknowledged: int | None, current: int) -> bool:
    """Whether a player has been shown the rules in force and has accepted them (RUSPOK:1.6.1)."""
    return acknowledged == current


def plate_of(game: Game, display: int | None = None) -> dict[str, int]:
    """What a table's plate must say before anybody stakes (RUSPOK:1.8.c, RUSPOK:1.22.c), in chips.

    A game with a fund cannot be opened without its display: `Mistake`.
    """
    told = {"minimum": game.plate.minimum, "maximum": game.plate.maximum, "max-payout": game.plate.max_payout}
    if any(stake.token for stake in game.stakes):
        if display is None:
            raise Mistake("pit-no-display", game=game.id)
        told["display"] = display
    return told


def changed_chips(given: Mapping[int, int], taken: Mapping[int, int]) -> None:
    """Refuse a change of chips whose value differs: chips by their worth and how many (RUSPOK:1.6.2)."""
    before, after = (sum(worth * count for worth, count in chips.items()) for chips in (given, taken))
    if before != after:
        raise PitRefusal("pit-change-differs", clause="RUSPOK:1.6.2", given=before, taken=after)
