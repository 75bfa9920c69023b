"""What is dealt at a cash table, for how much, under which book, and what the house takes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from croupier.cash.buying import BuyIn
from croupier.errors import Mistake
from croupier.play import HandBounty, Rake, Stakes, bomb_pot, catalogue, has_bomb_pots, most_seats
from croupier.rulebook import DEFAULT, Policy

if TYPE_CHECKING:
    from croupier.play import Variant


@dataclass(frozen=True, slots=True)
class TimeCharge:
    """The house's pay by the clock: `fee` chips of each player for every `minutes` (FSPR:rake-1), none for none.

    >>> TimeCharge(50, 30).due(120)
    200
    """

    fee: int
    minutes: int

    def due(self, minutes: int) -> int:
        """The charge of so many minutes of play; only whole periods count."""
        return minutes // self.minutes * self.fee if self.minutes else 0


@dataclass(frozen=True, slots=True)
class RakePlan:
    """The house's part of each pot: `percent`, at most a cap by how many were dealt in, none without a flop.

    `caps` are `(fewest players, cap in chips)`, the fewest first; `jackpot` chips more are dropped for the jackpot
    from a pot of at least `jackpot_from`.

    >>> plan = RakePlan(5, ((2, 100), (4, 300)))
    >>> plan.rake(3).cap, plan.rake(9).cap
    (100, 300)
    """

    percent: int
    caps: tuple[tuple[int, int], ...]
    no_flop_no_drop: bool = True
    jackpot: int = 0
    jackpot_from: int = 0

    def rake(self, players: int) -> Rake:
        """The rake of a hand dealt to so many players."""
        fitting = [cap for fewest, cap in self.caps if players >= fewest]
        return Rake(
            self.percent,
            fitting[-1] if fitting else 0,
            self.no_flop_no_drop,
            self.jackpot,
            self.jackpot_from,
        )


@dataclass(frozen=True, slots=True)
class CashGame:
    """A game at one limit, as the table's placard shows it (FSPR:equip-1). Chips are chips.

    `straddle` says whether the table has one, where the book knows of any; `run_it` how many times the board may be
    run out when all who are all-in agree. Where it is a `bomb` pot everybody antes so many chips in place of the
    blinds, and the first street is not bet; `bounty` is paid to whoever wins with such a hand. Both are house rules:
    no book knows them.

    Raises `Mistake` for bounds that leave no buy-in.

    >>> CashGame("nl-holdem", Stakes(25, 50), BuyIn(1000, 5000)).variant.id
    'nl-holdem'
    """

    variant_name: str
    stakes: Stakes
    buy_in: BuyIn
    seats: int = 9
    policy: Policy = field(default=DEFAULT)
    rake: RakePlan | None = None
    time_charge: TimeCharge | None = None
    straddle: bool = False
    run_it: int = 1
    bomb: int = 0
    bounty: HandBounty | None = None

    def __post_init__(self) -> None:
        least, most = self.buy_in
        if least < 1 or (most and most < least):
            raise Mistake("cash-bad-buy-in-bounds", least=least, most=most)
        if self.bomb and not has_bomb_pots(catalogue[self.variant_name]):
            raise Mistake("cash-no-bomb-pots", game=self.variant_name)
        if self.rake and self.time_charge:
            raise Mistake("cash-two-charges")
        fewest, fullest = self.variant.players[0], most_seats(self.variant, self.policy)
        if not fewest <= self.seats <= fullest:
            raise Mistake("cash-bad-seats", seats=self.seats, fewest=fewest, most=fullest)

    @property
    def variant(self) -> Variant:
        """The game dealt."""
        plain = catalogue[self.variant_name]
        return bomb_pot(plain) if self.bomb else plain

    @property
    def posted(self) -> Stakes:
        """The stakes as the next hand is posted for: those of the table, or in a bomb pot an ante and no blinds.

        >>> CashGame("nl-holdem", Stakes(25, 50), BuyIn(1000), bomb=100).posted.bets
        (50, 50)
        """
        if not self.bomb:
            return self.stakes
        small, *rest = self.stakes.bets
        return Stakes(0, 0, ante=self.bomb, small_bet=small, big_bet=rest[0] if rest else small)
