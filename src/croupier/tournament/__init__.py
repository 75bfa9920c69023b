"""Tournaments: entries, seats, balance, levels, prizes, directed by commands and folded from facts.

>>> from croupier.tournament import Direction, Register, Start, read_event
>>> terms = read_event('name = "Friday"\\nstack = 5000\\nbuy_in = 20\\n[[level]]\\nsmall_blind = 25\\nbig_blind = 50')
>>> friday = Direction(terms)
>>> for player in ("ann", "bob"):
...     _ = friday.do(Register(player), now=0)
>>> _ = friday.do(Start(), now=0, seed="lot")
>>> friday.event.phase, friday.event.money.pool
('running', 4000)
"""

from croupier.tournament.commands import BeginHand, Buy, Command, EndHand, Register, Start, Tick, Unregister
from croupier.tournament.direction import Direction, Entry, decide
from croupier.tournament.event import Entrant, Event, Table
from croupier.tournament.fold import begin, fold, folded
from croupier.tournament.page import EventError, read_event
from croupier.tournament.terms import Flights, Level, Rounds, Terms
from croupier.tournament.why import Why

__all__ = [
    "BeginHand",
    "Buy",
    "Command",
    "Direction",
    "EndHand",
    "Entrant",
    "Entry",
    "Event",
    "EventError",
    "Flights",
    "Level",
    "Register",
    "Rounds",
    "Start",
    "Table",
    "Terms",
    "Tick",
    "Unregister",
    "Why",
    "begin",
    "decide",
    "fold",
    "folded",
    "read_event",
]
