"""A game as a value: its deck, its streets, who opens them, how it is bet and what wins."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Final, Literal

from croupier.cards import DECK_52, Deck
from croupier.ranks import HIGH, Ranking

Opener = Literal["left-of-blinds", "left-of-button", "bring-in", "best-showing"]
"""Who speaks first on a street."""


@dataclass(frozen=True)
class Frozen:
    """A value that is copied and pickled by what it was made of, compiled or not."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple([getattr(self, each.name) for each in fields(self) if each.init])


@dataclass(frozen=True)
class Street(Frozen):
    """One round of dealing and betting.

    After a `burn`, if there is one, each seat is dealt `down` cards and then `up` cards, and each board `board`
    cards. Then each player may exchange up to `draw` cards, or must throw away `discard`. `bet` says which of the
    stakes' bet sizes the street is played with; a `silent` street has no betting.

    >>> from croupier.play import catalogue
    >>> [(street.name, street.down, street.board) for street in catalogue["nl-holdem"].streets]
    [('preflop', 2, 0), ('flop', 0, 3), ('turn', 0, 1), ('river', 0, 1)]
    """

    name: str
    burn: bool = False
    down: int = 0
    up: int = 0
    board: int = 0
    draw: int = 0
    discard: int = 0
    opener: Opener = "left-of-button"
    bet: int = 0
    silent: bool = False


@dataclass(frozen=True)
class Betting(Frozen):
    """How much may be bet.

    `fixed` bets come in one size. Otherwise the most a raise may come to is the `pot`, as a fraction of it with
    the call included, the `spread` of the stakes, or all a player has. `cap` is the number of bets and raises a
    street allows whatever the policy says, 0 to leave it to the policy.

    >>> from croupier.play import catalogue
    >>> catalogue["pl-omaha"].betting.pot
    (1, 1)
    """

    name: str
    fixed: bool = False
    pot: tuple[int, int] | None = None
    spread: bool = False
    cap: int = 0


NO_LIMIT: Final = Betting("no-limit")
POT_LIMIT: Final = Betting("pot-limit", pot=(1, 1))
HALF_POT: Final = Betting("half-pot", pot=(1, 2))
FIXED_LIMIT: Final = Betting("fixed-limit", fixed=True)
SPREAD_LIMIT: Final = Betting("spread-limit", spread=True)


@dataclass(frozen=True)
class Variant(Frozen):
    """A poker game.

    `id` is its name in files and commands. `rankings` share each board's pot, a high first: one, or two for split
    games. `hole_used` is how many hole cards a hand must use, 0 for any number. `players` is the fewest and the
    most seats it is dealt to. `showing` says whether high or low boards open in games with up-cards; the other end
    brings in. `crowded` is the most it is dealt to where a house deals it to more than its cards are sure to last for,
    0 where none does. In a game with a `dark_bet` a player may bet before the cards where the policy has it.

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
    hole_used: int = 0
    boards: int = 1
    showing: Literal["high", "low"] = "high"
    dark_bet: bool = False
    crowded: int = 0

    @property
    def has_button(self) -> bool:
        """Whether the button decides who acts first; in stud games it only marks the deal."""
        return self.streets[0].opener != "bring-in"

    def cards_needed(self, seats: int) -> int:
        """How many cards a deck must have at least; a stub that runs short in stud and draw is another matter."""
        streets = self.streets if self.has_button else self.streets[:1]
        to_seats = sum([street.down + street.up for street in streets]) * seats
        return to_seats + sum([street.board * self.boards + bool(street.burn) for street in streets])
