"""What a table offers: its game, its stakes, its seats and its time limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from croupier.play import Stakes, catalogue
from croupier.room.mixes import DEALERS_CHOICE, stakes_in_mix

if TYPE_CHECKING:
    from croupier.play import Variant


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table, fixed when it is opened. Chips are chips, times are milliseconds.

    `act` is the time a player has for each action, `pause` the time between hands (half of it after a hand that
    nobody had to show), `broke` how long a seat is
    kept for a player without chips, `away` how long for one who sits out.

    Limit games are played with a `small_bet` and a `big_bet`, a spread with its least and its most; stud with a
    `bring_in` and antes in place of the blinds, which are 0 there. `opened_by` is the person whose table it is,
    empty for the house's own. Where the game changes, `mix` names the rotation and `games` are its games in their
    order; `small_bet` and `big_bet` are then the limit bets that the stakes of each game follow from.

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
    mix: str = ""
    games: tuple[str, ...] = ()

    def playing(self, game: str) -> Terms:
        """The terms while one game of a mix is dealt: its stakes, and the same chairs, times and people.

        >>> from croupier.room.mixes import games_of
        >>> horse = Terms("elm", "Elm", 50, 100, small_bet=100, big_bet=200, mix="horse", games=games_of("horse"))
        >>> horse.playing("razz").bring_in, horse.playing("razz").big_blind
        (25, 0)
        """
        if not self.mix:
            return self
        plain: dict[str, Any] = {"ante": 0, "bring_in": 0, "small_bet": 0, "big_bet": 0}
        plain |= stakes_in_mix(catalogue[game], self.small_bet, self.big_bet)
        return msgspec.structs.replace(self, game=game, **plain)

    @property
    def choice(self) -> bool:
        """Whether the player on the button names the game of each hand."""
        return self.mix == DEALERS_CHOICE

    @property
    def hands_of_each(self) -> int:
        """How many hands of each game of a rotation are dealt before the next: one for every chair."""
        return self.seats if self.mix and not self.choice else 0

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
