"""What an event is announced with: its levels, seats, money and chips."""

from croupier.tournament.terms.money import AddOn, Award, Bounties, Prizes, Rebuys, Step, Tier
from croupier.tournament.terms.whole import (
    DAY,
    MINUTE,
    MONEY,
    Breaks,
    Entries,
    Flights,
    Gap,
    Level,
    Rounds,
    Seating,
    Terms,
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
]
