"""Every game of the house, by name."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from croupier.cards import DECK_32, DECK_36, DECK_40, Deck
from croupier.errors import Mistake
from croupier.play.variant import (
    FIXED_LIMIT,
    HALF_POT,
    NO_LIMIT,
    POT_LIMIT,
    SPREAD_LIMIT,
    Betting,
    Street,
    Variant,
)
from croupier.ranks import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    KUHN,
    LEDUC,
    SHORT_DECK,
)


def _preflop(hole: int) -> Street:
    return Street("preflop", down=hole, opener="left-of-blinds")


_FLOP: Final = Street("flop", burn=True, board=3)
_TURN: Final = Street("turn", burn=True, board=1, bet=1)
_RIVER: Final = Street("river", burn=True, board=1, bet=1)
_BOARD: Final = (_FLOP, _TURN, _RIVER)
_THROW_AWAY: Final = Street("discard", discard=1, silent=True)

_SEVEN_STUD: Final = (
    Street("third", down=2, up=1, opener="bring-in"),
    Street("fourth", burn=True, up=1, opener="best-showing"),
    Street("fifth", burn=True, up=1, opener="best-showing", bet=1),
    Street("sixth", burn=True, up=1, opener="best-showing", bet=1),
    Street("seventh", burn=True, down=1, opener="best-showing", bet=1),
)
_FIVE_STUD: Final = (
    Street("second", down=1, up=1, opener="bring-in"),
    Street("third", burn=True, up=1, opener="best-showing"),
    Street("fourth", burn=True, up=1, opener="best-showing", bet=1),
    Street("fifth", burn=True, up=1, opener="best-showing", bet=1),
)


def _draws(cards: int, draws: int) -> tuple[Street, ...]:
    first = Street("predraw", down=cards, opener="left-of-blinds")
    names = ("draw",) if draws == 1 else ("first-draw", "second-draw", "third-draw")
    later = [
        Street(name, burn=True, draw=cards, bet=int(number >= draws // 2))
        for number, name in enumerate(names)
    ]
    return (first, *later)


NL_HOLDEM: Final = Variant("nl-holdem", (_preflop(2), *_BOARD), NO_LIMIT)
_PL_OMAHA: Final = Variant("pl-omaha", (_preflop(4), *_BOARD), POT_LIMIT, hole_used=2)
_HI_LO: Final = (HIGH, EIGHT_OR_BETTER)
_COURCHEVEL: Final = (
    Street("preflop", down=5, board=1, opener="left-of-blinds"),
    replace(_FLOP, board=2),
    _TURN,
    _RIVER,
)
_SEVEN_STUD_GAME: Final = Variant("seven-stud", _SEVEN_STUD, FIXED_LIMIT, players=(2, 8), crowded=9)
_FIVE_STUD_GAME: Final = replace(
    _SEVEN_STUD_GAME, id="five-stud", streets=_FIVE_STUD, players=(2, 10), dark_bet=True, crowded=0
)
_TRIPLE_DRAW: Final = Variant("2-7-triple-draw", _draws(5, 3), FIXED_LIMIT, (DEUCE_TO_SEVEN,), players=(2, 6))
_BADUGI_GAME: Final = Variant("badugi", _draws(4, 3), FIXED_LIMIT, (BADUGI,), players=(2, 8))

_GAMES: Final = (
    NL_HOLDEM,
    replace(NL_HOLDEM, id="pl-holdem", betting=POT_LIMIT),
    replace(NL_HOLDEM, id="fl-holdem", betting=FIXED_LIMIT),
    replace(NL_HOLDEM, id="half-pot-holdem", betting=HALF_POT),
    replace(NL_HOLDEM, id="spread-holdem", betting=SPREAD_LIMIT),
    replace(NL_HOLDEM, id="nl-short-deck", deck=DECK_36, rankings=(SHORT_DECK,)),
    replace(NL_HOLDEM, id="nl-pineapple", streets=(_preflop(3), _THROW_AWAY, *_BOARD)),
    replace(NL_HOLDEM, id="nl-crazy-pineapple", streets=(_preflop(3), _FLOP, _THROW_AWAY, _TURN, _RIVER)),
    replace(NL_HOLDEM, id="nl-double-board-holdem", boards=2),
    _PL_OMAHA,
    replace(_PL_OMAHA, id="half-pot-omaha", betting=HALF_POT),
    replace(_PL_OMAHA, id="pl-omaha-5", streets=(_preflop(5), *_BOARD), players=(2, 8)),
    replace(_PL_OMAHA, id="pl-omaha-6", streets=(_preflop(6), *_BOARD), players=(2, 7)),
    replace(_PL_OMAHA, id="pl-omaha-8", rankings=_HI_LO),
    replace(_PL_OMAHA, id="pl-omaha-5-8", streets=(_preflop(5), *_BOARD), rankings=_HI_LO, players=(2, 8)),
    replace(_PL_OMAHA, id="fl-omaha-8", betting=FIXED_LIMIT, rankings=_HI_LO),
    replace(_PL_OMAHA, id="pl-double-board-omaha", boards=2, players=(2, 9)),
    replace(_PL_OMAHA, id="pl-courchevel", streets=_COURCHEVEL, players=(2, 8)),
    replace(_PL_OMAHA, id="pl-courchevel-8", streets=_COURCHEVEL, rankings=_HI_LO, players=(2, 8)),
    _SEVEN_STUD_GAME,
    replace(_SEVEN_STUD_GAME, id="seven-stud-8", rankings=_HI_LO),
    replace(_SEVEN_STUD_GAME, id="razz", rankings=(ACE_TO_FIVE,), showing="low"),
    _FIVE_STUD_GAME,
    replace(_FIVE_STUD_GAME, id="five-stud-40", deck=DECK_40, players=(2, 7)),
    replace(_FIVE_STUD_GAME, id="five-stud-32", deck=DECK_32, players=(2, 5)),
    Variant("five-draw", _draws(5, 1), FIXED_LIMIT, players=(2, 6)),
    Variant("nl-2-7-single-draw", _draws(5, 1), NO_LIMIT, (DEUCE_TO_SEVEN,), players=(2, 7)),
    _TRIPLE_DRAW,
    replace(_TRIPLE_DRAW, id="a-5-triple-draw", rankings=(ACE_TO_FIVE,)),
    _BADUGI_GAME,
    replace(_TRIPLE_DRAW, id="badeucey", rankings=(DEUCE_BADUGI, DEUCE_TO_SEVEN)),
    replace(_TRIPLE_DRAW, id="badacey", rankings=(BADUGI, ACE_TO_FIVE)),
    Variant(
        "kuhn",
        (Street("deal", down=1),),
        Betting("fixed-limit", fixed=True, cap=1),
        (KUHN,),
        Deck("kuhn", (39, 43, 47)),
        players=(2, 2),
    ),
    Variant(
        "leduc",
        (Street("deal", down=1), Street("board", board=1, bet=1)),
        Betting("fixed-limit", fixed=True, cap=2),
        (LEDUC,),
        Deck("leduc", (38, 39, 42, 43, 46, 47)),
        players=(2, 2),
    ),
)

_by_name: Final = {variant.id: variant for variant in _GAMES}

catalogue: Final = MappingProxyType(_by_name)
"""The games by their names, as in `catalogue["nl-holdem"]`."""


def game_named(game: str | Variant) -> Variant:
    """The game of a name of the catalogue; a variant is taken as it is. Raises `Mistake` for a name that is none.

    >>> game_named("razz").showing
    'low'
    """
    if isinstance(game, Variant):
        return game
    found = catalogue.get(game)
    if found is None:
        raise Mistake("play-no-such-game", game=game[:40], games=", ".join(catalogue))
    return found


def add_game(variant: Variant) -> Variant:
    """Add a game of one's own to the catalogue, before a hand of it is dealt or a table opened; docs/add-a-game.md.

    Raises `Mistake` for a name that another game has: hands are kept under it, so it never comes to mean another.

    >>> add_game(NL_HOLDEM) is catalogue["nl-holdem"]
    True
    """
    if _by_name.setdefault(variant.id, variant) != variant:
        raise Mistake("play-game-name-taken", game=variant.id)
    return variant


rotations: Final = MappingProxyType(
    {
        "horse": ("fl-holdem", "fl-omaha-8", "razz", "seven-stud", "seven-stud-8"),
        "hose": ("fl-holdem", "fl-omaha-8", "seven-stud", "seven-stud-8"),
        "8-game": (
            "2-7-triple-draw",
            "fl-holdem",
            "fl-omaha-8",
            "razz",
            "seven-stud",
            "seven-stud-8",
            "nl-holdem",
            "pl-omaha",
        ),
        "10-game": (
            "nl-holdem",
            "seven-stud",
            "fl-omaha-8",
            "razz",
            "pl-omaha",
            "2-7-triple-draw",
            "fl-holdem",
            "seven-stud-8",
            "badugi",
            "nl-2-7-single-draw",
        ),
    }
)
"""Mixed games: the games of a rotation in their order."""


def has_bomb_pots(variant: Variant) -> bool:
    """Return whether a game can be dealt as a bomb pot: its blinds open the first street, and a board follows.

    >>> has_bomb_pots(NL_HOLDEM), has_bomb_pots(catalogue["razz"])
    (True, False)
    """
    first, *rest = variant.streets
    return first.opener == "left-of-blinds" and bool(rest) and bool(rest[0].board)


def bomb_pot(variant: Variant) -> Variant:
    """The game as a bomb pot: everybody has anted and the first street is not bet.

    >>> bomb_pot(NL_HOLDEM).streets[0].silent
    True
    """
    first = replace(variant.streets[0], silent=True)
    return replace(variant, id=f"{variant.id}-bomb", streets=(first, *variant.streets[1:]))


def plain_name(name: str) -> str:
    """Return the name of a game, whether it is dealt as a bomb pot or not.

    >>> plain_name("pl-omaha-bomb"), plain_name("pl-omaha")
    ('pl-omaha', 'pl-omaha')
    """
    return name if name in catalogue else name.removesuffix("-bomb")
