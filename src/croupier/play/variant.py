"""A game as a value: its deck, its streets, who opens them, how it is bet and what wins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from croupier.cards import DECK_52, Deck
from croupier.ranks import HIGH, Ranking

Opener = Literal["left-of-blinds", "left-of-button"]
"""Who speaks first on a street."""


@dataclass(frozen=True, slots=True)
class Street:
    """One round of dealing and betting.

    `down` cards go to each seat, `board` cards to the middle, after a `burn` if there is one. `bet` says which of
    the stakes' bet sizes the street is played with.
    """

    name: str
    burn: bool = False
    down: int = 0
    board: int = 0
    opener: Opener = "left-of-button"
    bet: int = 0


@dataclass(frozen=True, slots=True)
class Betting:
    """How much may be bet.

    >>> NO_LIMIT.name
    'no-limit'
    """

    name: str


NO_LIMIT = Betting("no-limit")


@dataclass(frozen=True, slots=True)
class Variant:
    """A poker game.

    `id` is its name in files and commands. `rankings` share the pot: one, or a high and a low. `players` is
    the fewest and the most seats it is dealt to.

    >>> from croupier.play import catalogue
    >>> [street.name for street in catalogue["nl-holdem"].streets]
    ['preflop', 'flop', 'turn', 'river']
    """

    id: str
    streets: tuple[Street, ...]
    betting: Betting
    rankings: tuple[Ranking, ...] = (HIGH,)
    deck: Deck = field(default=DECK_52)
    players: tuple[int, int] = (2, 10)
