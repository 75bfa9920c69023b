"""The hand: games as values, dealt, bet and settled by the book.

>>> from croupier.cards import DECK_52
>>> from croupier.play import Hand, NL_HOLDEM, Positions, Setup, Stakes
>>> setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 5000, 2: 5000, 3: 5000}, Positions(1, 2, 3))
>>> hand = Hand(setup, DECK_52.cards)
>>> hand.actor, hand.options.call, hand.options.raise_min, hand.options.raise_max
(1, 100, 200, 5000)
"""

from croupier.play.amended import amended, decided
from croupier.play.bounty import HandBounty
from croupier.play.catalogue import (
    NL_HOLDEM,
    add_game,
    bomb_pot,
    catalogue,
    game_named,
    has_bomb_pots,
    plain_name,
    rotations,
)
from croupier.play.errors import BadAmount, IllegalAction, OutOfTurn
from croupier.play.forced import Forced
from croupier.play.hand import Hand
from croupier.play.naming import Made, made
from croupier.play.positions import Positions, next_positions
from croupier.play.setup import Rake, Setup, Stakes, most_seats
from croupier.play.values import Award, Dealing, Operation, Options, Player, Pot, Result
from croupier.play.variant import Betting, Street, Variant

__all__ = [
    "NL_HOLDEM",
    "Award",
    "BadAmount",
    "Betting",
    "Dealing",
    "Forced",
    "Hand",
    "HandBounty",
    "IllegalAction",
    "Made",
    "Operation",
    "Options",
    "OutOfTurn",
    "Player",
    "Positions",
    "Pot",
    "Rake",
    "Result",
    "Setup",
    "Stakes",
    "Street",
    "Variant",
    "add_game",
    "amended",
    "bomb_pot",
    "catalogue",
    "decided",
    "game_named",
    "has_bomb_pots",
    "made",
    "most_seats",
    "next_positions",
    "plain_name",
    "rotations",
]
