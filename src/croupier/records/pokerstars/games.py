"""The games of the site: what its headings call them, and what the house calls them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from croupier.errors import Mistake
from croupier.records.games import variant_named

if TYPE_CHECKING:
    from croupier.play import Variant

_NO: Final = "No Limit"
_POT: Final = "Pot Limit"
_FIXED: Final = "Limit"

_GAMES: Final = {
    "Hold'em": {_NO: "nl-holdem", _POT: "pl-holdem", _FIXED: "fl-holdem"},
    "6+ Hold'em": {_NO: "nl-short-deck"},
    "Omaha": {_POT: "pl-omaha", _FIXED: "fl-omaha", _NO: "nl-omaha"},
    "Omaha Hi/Lo": {_POT: "pl-omaha-8", _FIXED: "fl-omaha-8", _NO: "nl-omaha-8"},
    "5 Card Omaha": {_POT: "pl-omaha-5"},
    "5 Card Omaha Hi/Lo": {_POT: "pl-omaha-5-8"},
    "6 Card Omaha": {_POT: "pl-omaha-6"},
    "6 Card Omaha Hi/Lo": {_POT: "pl-omaha-6-8"},
    "Courchevel": {_POT: "pl-courchevel"},
    "Courchevel Hi/Lo": {_POT: "pl-courchevel-8"},
    "7 Card Stud": {_FIXED: "seven-stud"},
    "7 Card Stud Hi/Lo": {_FIXED: "seven-stud-8"},
    "Razz": {_FIXED: "razz"},
    "5 Card Draw": {_FIXED: "five-draw", _POT: "pl-five-draw", _NO: "nl-five-draw"},
    "Triple Draw 2-7 Lowball": {_FIXED: "2-7-triple-draw"},
    "Single Draw 2-7 Lowball": {_NO: "nl-2-7-single-draw"},
    "Badugi": {_FIXED: "badugi", _POT: "pl-badugi"},
    "Split Hold'em": {_NO: "nl-double-board-holdem"},
}
_OTHERWISE: Final = {
    "5-Card Omaha High": "5 Card Omaha",
    "Omaha H/L": "Omaha Hi/Lo",
    "5 Card Omaha H/L": "5 Card Omaha Hi/Lo",
    "6 Card Omaha H/L": "6 Card Omaha Hi/Lo",
    "Courchevel H/L": "Courchevel Hi/Lo",
    "7 Card Stud H/L": "7 Card Stud Hi/Lo",
    "PLO": "Omaha",
    "PLO-5": "5 Card Omaha",
    "PLO-6": "6 Card Omaha",
    "ShortDeck": "6+ Hold'em",
}

GAMES: Final = (*_GAMES, *_OTHERWISE)
"""What headings call a game, its betting aside; GGPoker's names too."""

TITLES: Final[Mapping[str, str]] = MappingProxyType(
    {id: f"{game} {betting}" for game, bettings in _GAMES.items() for betting, id in bettings.items()}
)
"""What the site's headings call a game of the house."""

MIXES: Final = (
    "HORSE",
    "HOSE",
    "8-Game",
    "10-Game",
    "Triple Stud",
    "Mixed Hold'em",
    "Mixed Omaha H/L",
    "Mixed Omaha",
    "Mixed NLH/PLO",
    "Mixed NLH/NLO",
    "Mixed PLH/PLO",
    "Dealer's Choice",
)
"""The mixed games; the game of the hand stands behind them in brackets."""

_BY_OTHER_NAME: Final = {other.lower(): name for other, name in _OTHERWISE.items()}
_BY_TITLE: Final = {title.lower(): id for id, title in TITLES.items()}


def game_titled(game: str, betting: str) -> Variant:
    """The game of a heading. Raises `Mistake` when the site has no such game.

    >>> game_titled("Omaha H/L", "Limit").id
    'fl-omaha-8'
    """
    title = f"{_BY_OTHER_NAME.get(game.lower(), game)} {betting.title().removeprefix('Fixed ')}"
    id = _BY_TITLE.get(title.lower())
    if id is None:
        raise Mistake("records-stars-no-such-game", game=title, games=", ".join(TITLES.values()))
    return variant_named(id)


def title_of(variant: Variant) -> str:
    """What the site calls a game. Raises `Mistake` for a game it does not have.

    >>> from croupier.play import catalogue
    >>> title_of(catalogue["razz"])
    'Razz Limit'
    """
    if variant.id not in TITLES:
        raise Mistake("records-stars-has-no-game", game=variant.id, games=", ".join(TITLES))
    return TITLES[variant.id]
