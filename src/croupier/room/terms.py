"""What a table offers: its game, its stakes, its seats and its time limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from croupier.play import Stakes, catalogue

if TYPE_CHECKING:
    from croupier.play import Variant


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table, fixed when it is opened. Chips are chips, times are milliseconds.

    `act` is the time a player has for each action, `pause` the time between hands (half of it after a hand that
    nobody had to show), `broke` how long a seat is
    kept for a player without chips, `away` how long for one who sits out.

    Limit games are played with a `small_bet` and a `big_bet`, a spread with its least and its most; stud with a
    `bring_in` and antes in place of the blinds, which are 0 there. `opened_by` is the person whose table it is,
    empty for the house's own.

    >>> Terms("oak", "Oak", small_blind=50, big_blind=100).min_buy_in
    4000
    """

    id: str
    name: str
    small_blind: int
    big_blind: int
    game: str = "nl-holdem"
    ante: int = 0
    ante_by: Literal["all", "big-blind", "button"] = "all"
    seats: int = 9
    fewest_big_blinds: int = 40
    most_big_blinds: int = 200
    act: int = 20_000
    pause: int = 4_000
    broke: int = 60_000
    away: int = 30 * 60_000
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0
    opened_by: str = ""

    @property
    def variant(self) -> Variant:
        """The game that is dealt here."""
        return catalogue[self.game]

    @property
    def bets(self) -> tuple[int, ...]:
        """The small and the big bet, or the least and the most of a spread; empty where bets are not fixed."""
        return (self.small_bet, self.big_bet) if self.small_bet else ()

    @property
    def unit(self) -> int:
        """The bet that buy-ins are counted in: the big blind, in limit games the small bet."""
        return self.small_bet or self.big_blind

    @property
    def min_buy_in(self) -> int:
        """The least a player may sit down with."""
        return self.fewest_big_blinds * self.unit

    @property
    def max_buy_in(self) -> int:
        """The most a player may sit down with, or top up to."""
        return self.most_big_blinds * self.unit

    @property
    def stakes(self) -> Stakes:
        """The stakes as the hand takes them."""
        return Stakes(
            self.small_blind,
            self.big_blind,
            self.ante,
            self.ante_by,
            self.bring_in,
            self.small_bet,
            self.big_bet,
        )
