"""A table as the floor finds it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from croupier.play import Hand


@dataclass(frozen=True, slots=True)
class Situation:
    """A hand with the chips as they physically lie, or a table without a hand.

    `lying` are the chips in front of a seat from its earlier bets of the street, by denomination; where it says
    nothing they are not known. `names` are how the seats are called in what is said of them. `players_left` is how
    many are left in the event, 0 where nobody counted.

    >>> Situation().name(3, "ru")
    'место 3'
    """

    hand: Hand | None = None
    lying: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    names: Mapping[int, str] = field(default_factory=dict)
    mode: Literal["tournament", "cash", "online"] = "tournament"
    players_left: int = 0

    def name(self, seat: int, lang: str = "en") -> str:
        """How a seat is called: by its name, or by its number."""
        if seat in self.names:
            return self.names[seat]
        from croupier.text import say

        return say("floor-seat", lang, seat=seat) if seat else say("floor-the-player", lang)
