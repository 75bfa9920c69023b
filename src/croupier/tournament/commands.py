"""What a director, a desk, a dealer, a table or a player may ask of an event, from every concern.

Each concern keeps its own; they are one here.
"""

from typing import TypeAlias

from croupier.tournament.chips import commands as chips
from croupier.tournament.chips.commands import *
from croupier.tournament.clock import commands as clock
from croupier.tournament.clock.commands import *
from croupier.tournament.days import commands as days
from croupier.tournament.days.commands import *
from croupier.tournament.deals import commands as deals
from croupier.tournament.deals.commands import *
from croupier.tournament.discipline import commands as discipline
from croupier.tournament.discipline.commands import *
from croupier.tournament.ending import commands as ending
from croupier.tournament.ending.commands import *
from croupier.tournament.entries import commands as entries
from croupier.tournament.entries.commands import *
from croupier.tournament.hands import commands as hands
from croupier.tournament.hands.commands import *
from croupier.tournament.prizes import commands as prizes
from croupier.tournament.prizes.commands import *
from croupier.tournament.rebuys import commands as rebuys
from croupier.tournament.rebuys.commands import *
from croupier.tournament.rounds import commands as rounds
from croupier.tournament.rounds.commands import *
from croupier.tournament.seating import commands as seating
from croupier.tournament.seating.commands import *
from croupier.tournament.staking import commands as staking
from croupier.tournament.staking.commands import *

Command: TypeAlias = (
    chips.Commands
    | clock.Commands
    | days.Commands
    | deals.Commands
    | discipline.Commands
    | ending.Commands
    | entries.Commands
    | hands.Commands
    | prizes.Commands
    | rebuys.Commands
    | rounds.Commands
    | seating.Commands
    | staking.Commands
)
"""Anything that can be asked of an event."""
