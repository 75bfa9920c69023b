"""Duplicate matches: two kinds of bots play the same deals in each other's seats.

What is luck in the cards falls to both sides alike, so far fewer hands tell who plays better.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Final

from croupier.bots.sight import look
from croupier.cards import shuffled
from croupier.cards.deck import reordered
from croupier.errors import Mistake
from croupier.play import Hand, Operation, Setup, next_positions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.bots.decide import Action
    from croupier.bots.sight import Sight
    from croupier.play import Positions, Stakes, Variant

    Player = Callable[[Sight, Random], Action]
    """Decides for a seat by what it sees, with the randomness it is given."""

DEEP: Final = 100
"""How many bets everybody has at the beginning of a hand."""

_WIDE: Final = 1.96
"""So many standard errors to either side hold the true value 95 times of 100."""

_SEEDS: Final = 64


@dataclass(frozen=True)
class Table:
    """What a match is played at: the game, its stakes in chips, the chairs, and how many bets everybody begins with.

    Half of the chairs are for either side; `deep` counts big blinds, in games with fixed bets small bets.
    """

    variant: Variant
    stakes: Stakes
    seats: int = 2
    deep: int = DEEP

    def __post_init__(self) -> None:
        fewest, most = self.variant.players
        if self.seats % 2 or not fewest <= self.seats <= most:
            raise Mistake(
                "bots-bad-seats", game=self.variant.id, seats=self.seats, fewest=fewest, most=most - most % 2
            )

    @property
    def bet(self) -> int:
        """What winnings are counted in, in chips: the big blind, the small bet where bets are fixed."""
        return self.stakes.bets[0]


@dataclass
class Score:
    """What the first side of a match has won so far, counted by deals: each was played twice.

    >>> score = Score(2)
    >>> score.add(3.0)
    >>> score.add(1.0)
    >>> score.hands, score.bb_per_100, score.standard_error
    (4, 200.0, 100.0)
    """

    plays: int
    deals: int = 0
    won: float = field(default=0.0, repr=False)
    squares: float = field(default=0.0, repr=False)

    def add(self, won: float) -> None:
        """Count a deal: what the first side won in it a hand and seat, in bets, on average over its plays."""
        self.deals += 1
        self.won += won
        self.squares += won * won

    @property
    def hands(self) -> int:
        """How many hands were played."""
        return self.deals * self.plays

    @property
    def bb_per_100(self) -> float:
        """What a seat of the first side wins in 100 hands, in bets."""
        return 100 * self.won / self.deals if self.deals else 0.0

    @property
    def standard_error(self) -> float:
        """The standard error of that, over deals; 0 where there are too few to tell."""
        if self.deals < 2:
            return 0.0
        mean = self.won / self.deals
        spread = max(self.squares / self.deals - mean * mean, 0.0) * self.deals / (self.deals - 1)
        return 100 * sqrt(spread / self.deals)

    @property
    def interval(self) -> tuple[float, float]:
        """From where to where the true value lies 95 times of 100."""
        reach = _WIDE * self.standard_error
        return self.bb_per_100 - reach, self.bb_per_100 + reach


def match(one: Player, other: Player, table: Table, deals: int, seed: int) -> Iterator[Score]:
    """Play so many deals, each once with either side in every seat; yield the score after each, one and the same.

    The same seed gives the same match. A seat has the same luck in both plays, so a side that plays itself comes to 0.

    >>> from croupier.bots import player
    >>> from croupier.play import NL_HOLDEM, Stakes
    >>> easy = player("easy")
    >>> [score.bb_per_100 for score in match(easy, easy, Table(NL_HOLDEM, Stakes(1, 2)), 2, 1)]
    [0.0, 0.0]
    """
    luck = Random(seed)
    score = Score(2)
    seats = tuple(range(1, table.seats + 1))
    positions = None
    for _ in range(deals):
        positions = next_positions(positions, seats)
        deal = luck.getrandbits(_SEEDS)
        won = 0
        for first in (0, 1):
            sides = [one if (seat + first) % 2 else other for seat in seats]
            result = play(table, positions, sides, Random(deal))
            won += sum([chips for seat, chips in result.items() if (seat + first) % 2])
        score.add(won / (2 * (table.seats // 2) * table.bet))
        yield score


def play(table: Table, positions: Positions, players: Sequence[Player], luck: Random) -> dict[int, int]:
    """Play a hand with the players in seats 1, 2, … and return what each seat won, in chips."""
    chips = table.deep * table.bet
    stakes = table.stakes
    setup = Setup.deal_in(table.variant, stakes, dict.fromkeys(range(1, len(players) + 1), chips), positions)
    hand = Hand(setup, shuffled(table.variant.deck, luck))
    lucks = [Random(luck.getrandbits(_SEEDS)) for _ in players]
    while not hand.over:
        seat = hand.actor
        if seat is None:
            hand.shuffle(reordered(hand.to_shuffle, luck))
            continue
        sight = look(hand, seat, big_blind=stakes.big_blind, positions=positions)
        action = players[seat - 1](sight, lucks[seat - 1])
        hand.apply(Operation(action.kind, seat, action.to, action.cards))
    return {seat: stack - chips for seat, stack in hand.result.stacks.items()}
