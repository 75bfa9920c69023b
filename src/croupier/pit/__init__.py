"""The pit: the casino's poker games, played against the house.

A `Game` is a value: deck, boxes, stakes, stages of decisions, pay tables, plate, options, and the one function that
settles a box. A `Round` plays it, changed only by operations; `view` is what a person may see of it.

    >>> from croupier.pit import game
    >>> game("three-card").tables["pair-plus"].odds("flush")
    Fraction(4, 1)
"""

from croupier.pit.catalogue import GAMES, game
from croupier.pit.errors import BetRefused, DecisionRefused, PitRefusal
from croupier.pit.game import Boxes, Dealt, Game, Offer, Plate, Stage, Stake
from croupier.pit.house import read_house, with_options, with_pays
from croupier.pit.options import Option, chosen, option, options_of
from croupier.pit.paytable import PayTable
from croupier.pit.round import Round
from croupier.pit.settlement import BoxHand, DealerHand, Line, Settlement
from croupier.pit.values import BoxView, Choice, Operation, Options, View
from croupier.pit.view import view

__all__ = [
    "GAMES",
    "BetRefused",
    "BoxHand",
    "BoxView",
    "Boxes",
    "Choice",
    "DealerHand",
    "Dealt",
    "DecisionRefused",
    "Game",
    "Line",
    "Offer",
    "Operation",
    "Option",
    "Options",
    "PayTable",
    "PitRefusal",
    "Plate",
    "Round",
    "Settlement",
    "Stage",
    "Stake",
    "View",
    "chosen",
    "game",
    "option",
    "options_of",
    "read_house",
    "view",
    "with_options",
    "with_pays",
]
