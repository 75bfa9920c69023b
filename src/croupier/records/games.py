"""Games under the names that records give them: the codes of the PHH standard, and the house's own names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from croupier.errors import Mistake
from croupier.play import Variant, bomb_pot, catalogue
from croupier.play.variant import FIXED_LIMIT, NO_LIMIT, POT_LIMIT, Betting

_STANDARD: Final = {
    "FT": "fl-holdem",
    "NT": "nl-holdem",
    "NS": "nl-short-deck",
    "PO": "pl-omaha",
    "FO/8": "fl-omaha-8",
    "F7S": "seven-stud",
    "F7S/8": "seven-stud-8",
    "FR": "razz",
    "N2L1D": "nl-2-7-single-draw",
    "F2L3D": "2-7-triple-draw",
    "FB": "badugi",
}

CODES: Final[Mapping[str, str]] = MappingProxyType({variant: code for code, variant in _STANDARD.items()})
"""The code of the standard for a variant of the catalogue, where it has one."""

_BOMB: Final = "-bomb"


@dataclass(frozen=True, slots=True)
class Game:
    """A game as a PHH record names it.

    `variant` is its name in the house; `states` are the fields that only some games have and that a record of
    this one must.

    >>> from croupier.records import GAMES
    >>> GAMES["F7S"].variant, GAMES["F7S"].states
    ('seven-stud', ('bring_in', 'small_bet', 'big_bet'))
    """

    code: str
    variant: str
    states: tuple[str, ...]


def _elsewhere() -> dict[str, Variant]:
    """Games that people play elsewhere with another betting than here, or with more cards."""
    bets: tuple[tuple[str, str, Betting], ...] = (
        ("fl-omaha", "pl-omaha", FIXED_LIMIT),
        ("nl-omaha", "pl-omaha", NO_LIMIT),
        ("nl-omaha-8", "pl-omaha-8", NO_LIMIT),
        ("pl-five-draw", "five-draw", POT_LIMIT),
        ("nl-five-draw", "five-draw", NO_LIMIT),
        ("pl-badugi", "badugi", POT_LIMIT),
    )
    games = {id: replace(catalogue[like], id=id, betting=betting) for id, like, betting in bets}
    six = replace(catalogue["pl-omaha-6"], id="pl-omaha-6-8", rankings=catalogue["pl-omaha-8"].rankings)
    return {**games, six.id: six}


ELSEWHERE: Final[Mapping[str, Variant]] = MappingProxyType(_elsewhere())
"""Games the house does not deal but reads the histories of, by their names."""


def variant_named(name: str) -> Variant:
    """The game of that name: one of the catalogue, one played elsewhere, or a bomb pot of either.

    Raises `Mistake` when there is none.

    >>> variant_named("nl-omaha-8").betting.name, variant_named("pl-omaha-bomb").streets[0].silent
    ('no-limit', True)
    """
    found = catalogue.get(name) or ELSEWHERE.get(name)
    if found is None and name.endswith(_BOMB):
        return bomb_pot(variant_named(name.removesuffix(_BOMB)))
    if found is None:
        raise Mistake("records-no-such-variant", game=name[:40], games=", ".join(catalogue))
    return found


def game_coded(code: str) -> Game:
    """The game of a code: the standard's own, or the name of a game that the standard has no code for.

    Raises `Mistake` when it is neither.

    >>> game_coded("FR").variant, game_coded("pl-courchevel").states
    ('razz', ('blinds_or_straddles', 'min_bet'))
    """
    try:
        return game_of(variant_named(_STANDARD.get(code, code)))
    except Mistake:
        raise Mistake("records-no-such-game", game=code[:40], games=", ".join(_STANDARD)) from None


def game_of(variant: Variant) -> Game:
    """A game of the house as a record names it. Raises `Mistake` for one that could not be read again.

    >>> game_of(catalogue["badugi"]).code, game_of(catalogue["badacey"]).code
    ('FB', 'badacey')
    """
    if variant_named(variant.id) != variant:
        raise Mistake("records-no-such-variant", game=variant.id, games=", ".join(catalogue))
    forced = "bring_in" if variant.streets[0].opener == "bring-in" else "blinds_or_straddles"
    two_sizes = variant.betting.fixed or variant.betting.spread
    states = (forced, "small_bet", "big_bet") if two_sizes else (forced, "min_bet")
    return Game(CODES.get(variant.id, variant.id), variant.id, states)


GAMES: Final[Mapping[str, Game]] = MappingProxyType({code: game_coded(code) for code in _STANDARD})
"""Every game of the standard, by code."""
