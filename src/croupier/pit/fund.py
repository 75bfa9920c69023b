"""The fund behind a bonus: the amount on the display, and the float that feeds it."""

from __future__ import annotations

from dataclasses import dataclass

from croupier.pit.round import Round


@dataclass(frozen=True, slots=True)
class Fund:
    """The display and the float, in chips: RUSPOK:1.22.c, RUSPOK:1.22.i to RUSPOK:1.22.k.

    Hits are paid from the display at the end of a round, stakes gather in the float, and every hour, between
    rounds, the float is added to the display.

    >>> fund = Fund(20_000, 0)
    >>> Fund(19_400, 60).topped_up()
    Fund(display=19460, float=0)
    """

    display: int
    float: int = 0

    def after(self, round: Round) -> Fund:
        """The fund when a round that was started with its display is over."""
        return Fund(round.meter, self.float + round.float)

    def topped_up(self) -> Fund:
        """The fund after the hour: the float is on the display."""
        return Fund(self.display + self.float)

    @staticmethod
    def hours_due(last: int, now: int, minutes: int = 60) -> int:
        """How many times the hour has struck between two moments, in seconds of the wall clock."""
        return now // (60 * minutes) - last // (60 * minutes)
