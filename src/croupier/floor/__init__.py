"""The floor: acts and incidents in, rulings with their clauses out.

>>> from croupier.floor import Act, Situation, rule
>>> from croupier.play import Hand, NL_HOLDEM, Positions, Setup, Stakes
>>> setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 5000, 2: 5000, 3: 5000}, Positions(1, 2, 3))
>>> ruling = rule(Situation(Hand(setup, range(52))), Act(seat=1, words="raise", chips=(500,)))
>>> ruling.counts_as[1].to
500
>>> print(ruling.explain())
A raise with one chip of 500 and no amount is as large as the chip allows. Seat 1: a raise to 500.
"""

from croupier.floor import (  # noqa: F401  # each puts its rules into the registry
    allowed,
    answers,
    board,
    chips_found,
    clock,
    conduct,
    dead_hands,
    dealers,
    dealing,
    decks,
    disputes,
    found_late,
    layout,
    penalties,
    presence,
    procedures,
    reading,
    showdown,
    splitting,
    straddling,
    stud,
    the_books,
    wrong_count,
)
from croupier.floor.act import rule_act
from croupier.floor.carrying import Carried, carry_out
from croupier.floor.forms import Form, forms
from croupier.floor.incident import Act, Did, Incident, Seat
from croupier.floor.registry import incident_kinds, rule
from croupier.floor.ruling import VERDICTS, By, Counted, Discretion, May, Outcome, Penalty, Reason, Ruling
from croupier.floor.situation import Situation

__all__ = [
    "VERDICTS",
    "Act",
    "By",
    "Carried",
    "Counted",
    "Did",
    "Discretion",
    "Form",
    "Incident",
    "May",
    "Outcome",
    "Penalty",
    "Reason",
    "Ruling",
    "Seat",
    "Situation",
    "carry_out",
    "forms",
    "incident_kinds",
    "rule",
    "rule_act",
]
