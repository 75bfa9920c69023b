"""How a bot likes to play, as a value."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Temperament:
    """A way to play.

    `width` scales how many hands are played before the flop, 1.0 being about a quarter of them at a full table.
    `raising` is how often a playable first-in hand is raised rather than limped. `firmness` is how much better than
    the pot odds a hand must be to call: higher folds more. `betting` is how often a good hand bets, `bluffing`
    how often nothing does. `sizes` are bets in hundredths of the pot, one of which is chosen each time.
    """

    name: str
    width: float
    raising: float
    firmness: float
    betting: float
    bluffing: float
    sizes: tuple[int, ...]


STEADY: Final = Temperament("steady", 1.0, 0.92, 0.04, 0.80, 0.14, (33, 50, 50, 66, 75))
CAREFUL: Final = Temperament("careful", 0.75, 0.85, 0.07, 0.70, 0.07, (50, 50, 66))
LOOSE: Final = Temperament("loose", 1.55, 0.60, -0.02, 0.60, 0.12, (33, 33, 50, 66))
BOLD: Final = Temperament("bold", 1.3, 0.97, 0.02, 0.88, 0.26, (50, 66, 75, 100, 120))

TEMPERAMENTS: Final = MappingProxyType({each.name: each for each in (STEADY, CAREFUL, LOOSE, BOLD)})
"""Every temperament, by name."""
