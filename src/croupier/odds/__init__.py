"""Odds: equity, hand strength, ICM and what goes with them, exact wherever exact is possible.

    >>> from croupier.odds import equity
    >>> [(hand.hand, round(hand.equity, 4)) for hand in equity(["AsKs", "QdQh"]).hands]
    [('AsKs', 0.4621), ('QdQh', 0.5379)]

Names are loaded when they are first used, so importing the package costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from croupier.odds.ahead import Nuts, Outs, can_win, future, nuts, outs
    from croupier.odds.answer import equity
    from croupier.odds.chances import Equity, HandEquity
    from croupier.odds.errors import OddsError
    from croupier.odds.evaluation import evaluate, evaluate_many, evaluate_omaha, evaluate_omaha_many
    from croupier.odds.games import Game, game_of
    from croupier.odds.matchups import matchup
    from croupier.odds.naming import Holding, reading
    from croupier.odds.price import PotOdds, pot_odds
    from croupier.odds.prizes import Worth, chip_chop, icm
    from croupier.odds.question import Question
    from croupier.odds.ranges import Range
    from croupier.odds.scale import map_units, spread

_HOMES = {
    "Equity": "chances",
    "Game": "games",
    "HandEquity": "chances",
    "Holding": "naming",
    "Nuts": "ahead",
    "OddsError": "errors",
    "Outs": "ahead",
    "PotOdds": "price",
    "Question": "question",
    "Range": "ranges",
    "Worth": "prizes",
    "can_win": "ahead",
    "chip_chop": "prizes",
    "equity": "answer",
    "evaluate": "evaluation",
    "evaluate_many": "evaluation",
    "evaluate_omaha": "evaluation",
    "evaluate_omaha_many": "evaluation",
    "future": "ahead",
    "game_of": "games",
    "icm": "prizes",
    "map_units": "scale",
    "matchup": "matchups",
    "nuts": "ahead",
    "outs": "ahead",
    "pot_odds": "price",
    "reading": "naming",
    "spread": "scale",
}

__all__ = [
    "Equity",
    "Game",
    "HandEquity",
    "Holding",
    "Nuts",
    "OddsError",
    "Outs",
    "PotOdds",
    "Question",
    "Range",
    "Worth",
    "can_win",
    "chip_chop",
    "equity",
    "evaluate",
    "evaluate_many",
    "evaluate_omaha",
    "evaluate_omaha_many",
    "future",
    "game_of",
    "icm",
    "map_units",
    "matchup",
    "nuts",
    "outs",
    "pot_odds",
    "reading",
    "spread",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
