"""Players made of code. They see what a person in their seat sees, and nothing else.

>>> from random import Random
>>> from croupier.bots import STEADY, decide, read
>>> decide.__name__, STEADY.name
('decide', 'steady')
"""

from croupier.bots.decide import Action, decide
from croupier.bots.sight import Sight, read
from croupier.bots.temperament import BOLD, CAREFUL, LOOSE, STEADY, TEMPERAMENTS, Temperament

__all__ = [
    "BOLD",
    "CAREFUL",
    "LOOSE",
    "STEADY",
    "TEMPERAMENTS",
    "Action",
    "Sight",
    "Temperament",
    "decide",
    "read",
]
