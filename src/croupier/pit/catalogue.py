"""Every casino game of the house, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from croupier.errors import Mistake
from croupier.pit.caribbean import caribbean_stud
from croupier.pit.cyber import cyber_stud
from croupier.pit.game import Game
from croupier.pit.holdem_bonus import texas_holdem_bonus
from croupier.pit.oasis import oasis
from croupier.pit.pai_gow.game import pai_gow
from croupier.pit.russian.game import russian_poker
from croupier.pit.three_card import three_card
from croupier.pit.ultimate import ultimate_texas_holdem
from croupier.pit.video import (
    bonus_poker,
    deuces_wild,
    double_bonus,
    double_double_bonus,
    jacks_or_better,
    joker_poker,
)

GAMES: Final[Mapping[str, Callable[..., Game]]] = MappingProxyType(
    {
        "russian-poker": russian_poker,
        "caribbean-stud": caribbean_stud,
        "oasis": oasis,
        "cyber-stud": cyber_stud,
        "ultimate-texas-holdem": ultimate_texas_holdem,
        "texas-holdem-bonus": texas_holdem_bonus,
        "three-card": three_card,
        "pai-gow": pai_gow,
        "jacks-or-better": jacks_or_better,
        "deuces-wild": deuces_wild,
        "joker-poker": joker_poker,
        "bonus-poker": bonus_poker,
        "double-bonus": double_bonus,
        "double-double-bonus": double_double_bonus,
    }
)
"""What makes each game, from its options."""


def game(name: str, *, options: Any = None) -> Game:
    """The game of a name, with the options of the house or the default ones.

    Raises `Mistake` for a name that is none.

    >>> game("three-card").first
    'ante'
    """
    if name not in GAMES:
        raise Mistake("pit-no-such-game", game=name[:40], games=", ".join(GAMES))
    return GAMES[name](options)
