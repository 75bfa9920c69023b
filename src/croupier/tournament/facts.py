"""What happened: everything an event's state is folded from, from every concern.

A fact holds all that was not certain before: who, when, where to, how much, and why. Money is in cents, times are
milliseconds. Each concern keeps its own; they are one here.
"""

from typing import TypeAlias

from croupier.tournament.bounties import facts as bounties
from croupier.tournament.bounties.facts import *
from croupier.tournament.chips import facts as chips
from croupier.tournament.chips.facts import *
from croupier.tournament.clock import facts as clock
from croupier.tournament.clock.facts import *
from croupier.tournament.days import facts as days
from croupier.tournament.days.facts import *
from croupier.tournament.deals import facts as deals
from croupier.tournament.deals.facts import *
from croupier.tournament.discipline import facts as discipline
from croupier.tournament.discipline.facts import *
from croupier.tournament.ending import facts as ending
from croupier.tournament.ending.facts import *
from croupier.tournament.entries import facts as entries
from croupier.tournament.entries.facts import *
from croupier.tournament.hands import facts as hands
from croupier.tournament.hands.facts import *
from croupier.tournament.prizes import facts as prizes
from croupier.tournament.prizes.facts import *
from croupier.tournament.rebuys import facts as rebuys
from croupier.tournament.rebuys.facts import *
from croupier.tournament.rounds import facts as rounds
from croupier.tournament.rounds.facts import *
from croupier.tournament.seating import facts as seating
from croupier.tournament.seating.facts import *
from croupier.tournament.staking import facts as staking
from croupier.tournament.staking.facts import *

Fact: TypeAlias = (
    bounties.Facts
    | chips.Facts
    | clock.Facts
    | days.Facts
    | deals.Facts
    | discipline.Facts
    | ending.Facts
    | entries.Facts
    | hands.Facts
    | prizes.Facts
    | rebuys.Facts
    | rounds.Facts
    | seating.Facts
    | staking.Facts
)
"""Anything that can happen to an event."""
