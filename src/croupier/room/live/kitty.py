"""What a live room takes and gives, as it stands."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from croupier.cash.hours import Hours
from croupier.cash.jackpots import BadBeat, HighHand, Shown
from croupier.cash.live_pit import LivePit
from croupier.cash.raking import RakeSchedule


class Won(NamedTuple):
    """What somebody has won of the jackpot, and with what: a `bad-beat` or the `high-hand`."""

    at: int
    what: str
    person: str
    chips: int
    cards: str = ""


class TipsPaid(NamedTuple):
    """What a dealer has had of the tips."""

    at: int
    dealer: str
    chips: int


@dataclass(slots=True)
class Kitty:
    """All that a live room takes and gives beside its racks.

    `raked` says by which table of rake each table goes; `until` when the time of the high hand is over (ms), `rolled`
    how many times nobody has had it. `tipped` are the tips by dealer that nobody has had yet, `dealt` the ms of dealers
    who have gone, `had` those for which a dealer has had his part.
    """

    rakes: dict[str, RakeSchedule] = field(default_factory=dict)
    raked: dict[str, str] = field(default_factory=dict)
    bad_beat: BadBeat | None = None
    high: HighHand = field(default_factory=HighHand)
    until: int = 0
    rolled: int = 0
    best: Shown | None = None
    won: list[Won] = field(default_factory=list)
    hours: Hours = field(default_factory=Hours)
    tipped: dict[str, int] = field(default_factory=dict)
    dealt: dict[str, int] = field(default_factory=dict)
    had: dict[str, int] = field(default_factory=dict)
    paid: list[TipsPaid] = field(default_factory=list)
    pit: LivePit = field(default_factory=LivePit)

    def copy(self) -> Kitty:
        """The same as another value."""
        return replace(
            self,
            rakes=dict(self.rakes),
            raked=dict(self.raked),
            won=list(self.won),
            hours=self.hours.copy(),
            tipped=dict(self.tipped),
            dealt=dict(self.dealt),
            had=dict(self.had),
            paid=list(self.paid),
            pit=self.pit.copy(),
        )
