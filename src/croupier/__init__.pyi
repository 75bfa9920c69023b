"""The names of `croupier` and their types; `__init__.py` loads each when it is first used."""

from croupier import (
    bots as bots,
)
from croupier import (
    cards as cards,
)
from croupier import (
    envs as envs,
)
from croupier import (
    errors as errors,
)
from croupier import (
    floor as floor,
)
from croupier import (
    hands as hands,
)
from croupier import (
    ledger as ledger,
)
from croupier import (
    odds as odds,
)
from croupier import (
    pit as pit,
)
from croupier import (
    play as play,
)
from croupier import (
    ranks as ranks,
)
from croupier import (
    records as records,
)
from croupier import (
    rulebook as rulebook,
)
from croupier import (
    school as school,
)
from croupier import (
    text as text,
)
from croupier import (
    tournament as tournament,
)
from croupier.cards import (
    DECK_52 as DECK_52,
)
from croupier.cards import (
    CardError as CardError,
)
from croupier.cards import (
    cards_of as cards_of,
)
from croupier.cards import (
    show as show,
)
from croupier.cards import (
    shuffled as shuffled,
)
from croupier.cards import (
    signs as signs,
)
from croupier.errors import (
    Broken as Broken,
)
from croupier.errors import (
    CroupierError as CroupierError,
)
from croupier.errors import (
    FileMistake as FileMistake,
)
from croupier.errors import (
    Mistake as Mistake,
)
from croupier.errors import (
    Refusal as Refusal,
)
from croupier.floor import Act as Act
from croupier.floor import Ruling as Ruling
from croupier.floor import Situation as Situation
from croupier.floor import rule as rule
from croupier.hands import read_hands as read_hands
from croupier.odds import (
    Range as Range,
)
from croupier.odds import (
    equity as equity,
)
from croupier.odds import (
    evaluate as evaluate,
)
from croupier.odds import (
    evaluate_many as evaluate_many,
)
from croupier.odds import (
    icm as icm,
)
from croupier.odds import (
    matchup as matchup,
)
from croupier.odds import (
    nuts as nuts,
)
from croupier.odds import (
    outs as outs,
)
from croupier.odds import (
    pot_odds as pot_odds,
)
from croupier.odds import (
    reading as reading,
)
from croupier.play import (
    BadAmount as BadAmount,
)
from croupier.play import (
    Hand as Hand,
)
from croupier.play import (
    IllegalAction as IllegalAction,
)
from croupier.play import (
    Options as Options,
)
from croupier.play import (
    OutOfTurn as OutOfTurn,
)
from croupier.play import (
    Positions as Positions,
)
from croupier.play import (
    Setup as Setup,
)
from croupier.play import (
    Stakes as Stakes,
)
from croupier.play import (
    catalogue as catalogue,
)
from croupier.play import (
    next_positions as next_positions,
)
from croupier.records import tell as tell
from croupier.records import write_hand as write_hand
from croupier.records.scenarios import rule_text as rule_text
from croupier.rulebook import Policy as Policy
from croupier.rulebook import profile as profile
from croupier.rulebook import profiles as profiles
from croupier.rulebook import search as search
from croupier.tournament import Tournament as Tournament

__version__: str

__all__ = [
    "DECK_52",
    "Act",
    "BadAmount",
    "Broken",
    "CardError",
    "CroupierError",
    "FileMistake",
    "Hand",
    "IllegalAction",
    "Mistake",
    "Options",
    "OutOfTurn",
    "Policy",
    "Positions",
    "Range",
    "Refusal",
    "Ruling",
    "Setup",
    "Situation",
    "Stakes",
    "Tournament",
    "cards_of",
    "catalogue",
    "equity",
    "evaluate",
    "evaluate_many",
    "icm",
    "matchup",
    "next_positions",
    "nuts",
    "outs",
    "pot_odds",
    "profile",
    "profiles",
    "read_hands",
    "reading",
    "rule",
    "rule_text",
    "search",
    "show",
    "shuffled",
    "signs",
    "tell",
    "write_hand",
]
