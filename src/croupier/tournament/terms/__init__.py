"""What an event is announced with: its levels, seats, money and chips."""

from croupier.tournament.terms.money import AddOn, Award, Bounties, Prizes, Rebuys, Step, Tier
from croupier.tournament.terms.whole import (
    DAY,
    MINUTE,
    MONEY,
    Breaks,
    Entries,
    Fall,
    Flights,
    Gap,
    Level,
    Rounds,
    Seating,
    Terms,
    falling_antes,
)

__all__ = [
    "DAY",
    "MINUTE",
    "MONEY",
    "AddOn",
    "Award",
    "Bounties",
    "Breaks",
    "Entries",
    "Fall",
    "Flights",
    "Gap",
    "Level",
    "Prizes",
    "Rebuys",
    "Rounds",
    "Seating",
    "Step",
    "Terms",
    "Tier",
    "falling_antes",
]
