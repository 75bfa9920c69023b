"""What a game looks like to the odds: how many cards, which play, and what wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from croupier.cards import DECK_52, mask
from croupier.odds.errors import OddsError

if TYPE_CHECKING:
    from croupier.play import Variant
    from croupier.ranks import Ranking

HAND_SIZES: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {
        "high": (5, 7),
        "short-deck": (5, 7),
        "ace-to-five": (5, 7),
        "eight-or-better": (5, 7),
        "deuce-to-seven": (5, 5),
        "badugi": (4, 5),
        "deuce-badugi": (4, 5),
        "three-card": (3, 3),
        "kuhn": (1, 1),
        "leduc": (2, 2),
        "wheel-up": (5, 7),
    }
)
"""The fewest and the most cards a hand of each ranking is read from, by their names in `croupier.ranks`."""

KERNEL_RANKINGS: Final = tuple(HAND_SIZES)
"""The rankings the kernels read, in the kernels' order."""

GameData = tuple[int, int, int, int, bool, int]


@dataclass(frozen=True)
class Game:
    """A game of odds.

    `own` is how many cards a player has in the end and `board` how many lie in the middle; with `exactly_two`, two
    of the own and three of the board make a hand, otherwise any do. `rankings` are the names of one or two: two
    share the pot. `deck` is a mask of cards, `streets` the numbers of board cards there may be so far. On two
    `boards` each decides half the pot.

    >>> HOLDEM.own, HOLDEM.rankings
    (2, ('high',))
    """

    id: str
    own: int
    board: int = 0
    rankings: tuple[str, ...] = ("high",)
    exactly_two: bool = False
    deck: int = mask(DECK_52.cards)
    streets: tuple[int, ...] = (0,)
    boards: int = 1

    @cached_property
    def data(self) -> GameData:
        """The game as the kernels take it."""
        numbers = [KERNEL_RANKINGS.index(name) for name in self.rankings]
        low = numbers[1] if len(numbers) > 1 else -1
        return numbers[0], low, self.board, self.own, self.exactly_two, self.deck

    @property
    def split(self) -> bool:
        """Whether two rankings share the pot."""
        return len(self.rankings) > 1

    @property
    def halved(self) -> bool:
        """Whether the pot has two halves to win, of two rankings or of two boards."""
        return self.split or self.boards > 1

    def ranking(self, number: int = 0) -> Ranking:
        """One of the game's rankings, from `croupier.ranks`."""
        from croupier.ranks import RANKINGS

        return next(ranking for ranking in RANKINGS if ranking.id == self.rankings[number])

    @classmethod
    def of(cls, variant: Variant) -> Game:
        """The odds of a game of the house's catalogue.

        Raises `OddsError` for a game whose hands the kernels cannot read.
        """
        known = all(ranking.id in KERNEL_RANKINGS for ranking in variant.rankings)
        halves = variant.boards * len(variant.rankings)
        if not known or variant.hole_used not in (0, 2) or halves > 2:
            raise OddsError("odds-no-kernel", game=variant.id)
        streets = tuple(accumulate(street.board for street in variant.streets))
        return cls(
            variant.id,
            sum(street.down + street.up - street.discard for street in variant.streets),
            streets[-1],
            tuple(ranking.id for ranking in variant.rankings),
            variant.hole_used == 2,
            mask(variant.deck.cards),
            tuple(sorted({0, *streets})),
            variant.boards,
        )


HOLDEM: Final = Game("nl-holdem", 2, 5, streets=(0, 3, 4, 5))
"""Hold'em, whatever its limits: the game when none is named."""

SHORT_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "holdem": "nl-holdem",
        "short-deck": "nl-short-deck",
        "omaha": "pl-omaha",
        "omaha-5": "pl-omaha-5",
        "omaha-6": "pl-omaha-6",
        "omaha-8": "pl-omaha-8",
        "omaha-5-8": "pl-omaha-5-8",
        "courchevel": "pl-courchevel",
        "double-board": "nl-double-board-holdem",
        "double-board-omaha": "pl-double-board-omaha",
        "stud": "seven-stud",
        "stud-8": "seven-stud-8",
        "draw": "five-draw",
        "2-7": "nl-2-7-single-draw",
    }
)
"""What players call the games, by their names in the catalogue."""


def game_of(name: str | Game) -> Game:
    """The game of a name of `croupier.play.catalogue`, or of what players call it.

    >>> game_of("omaha").own
    4
    """
    if isinstance(name, Game):
        return name
    id = SHORT_NAMES.get(name, name)
    if id == HOLDEM.id:
        return HOLDEM
    from croupier.play import catalogue

    if id not in catalogue:
        raise OddsError("odds-no-such-game", game=name, games=", ".join(SHORT_NAMES))
    return Game.of(catalogue[id])
