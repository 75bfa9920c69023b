"""The games of the PHH standard: their codes, and the variants of the catalogue that deal them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the standard.

    `variant` is its name in `croupier.play.catalogue`; `states` are the fields that only some games have and
    that a record of this one must.
    """

    code: str
    variant: str
    states: tuple[str, ...]


_ANY_BET: Final = ("blinds_or_straddles", "min_bet")
_FIXED: Final = ("blinds_or_straddles", "small_bet", "big_bet")
_STUD: Final = ("bring_in", "small_bet", "big_bet")

GAMES: Final[Mapping[str, Game]] = {
    game.code: game
    for game in (
        Game("FT", "fl-holdem", _FIXED),
        Game("NT", "nl-holdem", _ANY_BET),
        Game("NS", "nl-short-deck", _ANY_BET),
        Game("PO", "pl-omaha", _ANY_BET),
        Game("FO/8", "fl-omaha-8", _FIXED),
        Game("F7S", "seven-stud", _STUD),
        Game("F7S/8", "seven-stud-8", _STUD),
        Game("FR", "razz", _STUD),
        Game("N2L1D", "nl-2-7-single-draw", _ANY_BET),
        Game("F2L3D", "2-7-triple-draw", _FIXED),
        Game("FB", "badugi", _FIXED),
    )
}
"""Every game of the standard, by code."""

CODES: Final[Mapping[str, str]] = {game.variant: game.code for game in GAMES.values()}
"""The code of the standard for a variant of the catalogue."""
