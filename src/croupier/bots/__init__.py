"""Players made of code. They see what a person in their seat sees, and nothing else.

>>> from random import Random
>>> from croupier.bots import STEADY, decide
>>> decide.__name__, STEADY.name, STEADY.level.name
('decide', 'steady', 'hard')
"""

from croupier.bots.decide import Action, decide
from croupier.bots.players import player, temperament
from croupier.bots.sight import Sight, look
from croupier.bots.temperament import (
    BOLD,
    CAREFUL,
    EASY,
    HARD,
    LEVELS,
    LOOSE,
    MEDIUM,
    STEADY,
    TEMPERAMENTS,
    Level,
    Temperament,
)

__all__ = [
    "BOLD",
    "CAREFUL",
    "EASY",
    "HARD",
    "LEVELS",
    "LOOSE",
    "MEDIUM",
    "STEADY",
    "TEMPERAMENTS",
    "Action",
    "Level",
    "Sight",
    "Temperament",
    "decide",
    "look",
    "player",
    "temperament",
]
