"""How fast the house goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

_HURRIED = 0.55
"""The part of a bot's decisions that it makes quickly."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The time bots take to think, and the pauses at tables nobody looks at. All in milliseconds.

    `unwatched` is added to the pause between hands at a table that nobody watches while somebody is in the lobby;
    with `sleep`, such a table deals no hands while nobody is connected at all.
    """

    think_least: int = 700
    think_most: int = 3_500
    unwatched: int = 20_000
    sleep: bool = True

    def think(self, randomness: Random) -> float:
        """How long a bot thinks this time, in seconds: mostly near the least, now and then long.

        >>> from random import Random
        >>> Pace(0, 0).think(Random(1))
        0.0
        """
        spread = self.think_most - self.think_least
        part = randomness.random() ** 2 if randomness.random() > _HURRIED else randomness.random() * 0.35
        return (self.think_least + spread * part) / 1000


RUSHED = Pace(think_least=0, think_most=0, unwatched=0, sleep=False)
"""No waiting at all: for tests and measurements."""
