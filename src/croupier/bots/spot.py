"""A decision, boiled down: what counts of what a seat sees, and how an intention becomes a legal action."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from croupier.bots.sight import CARDS_BY_NAME
from croupier.cards import Cards
from croupier.errors import Mistake
from croupier.play import catalogue

if TYPE_CHECKING:
    from random import Random

    from croupier.bots.sight import SeatSeen, Sight
    from croupier.bots.temperament import Temperament
    from croupier.odds.kernels.given import Chips


class Action(NamedTuple):
    """What to do: `to` is the total of a raise, in chips, `cards` are those thrown away.

    >>> from croupier.bots import Action
    >>> Action("raise", to=300)
    Action('raise', 300)
    """

    kind: Literal["fold", "check", "call", "raise", "bring-in", "discard"]
    to: int = 0
    cards: Cards = ()

    def __repr__(self) -> str:
        return f"Action({self.kind!r}, {self.to})"


CHECK: Final = Action("check")
CALL: Final = Action("call")
FOLD: Final = Action("fold")
BRING_IN: Final = Action("bring-in")

_COMMITTED: Final = 0.6
"""Who would put in more than this part of his stack puts in all of it."""


class Spot:
    """A decision, boiled down. Amounts are chips.

    `others` are the opponents who still hold a hand, `bets` all bets of the street; `behind` is what can still be won
    or lost with any of them, `highest` the highest bet of the street, `unit` the bet that pots are measured in.
    `street` is the number of the street and `left` how many follow it.
    """

    __slots__ = (
        "behind",
        "bets",
        "hand",
        "highest",
        "how",
        "left",
        "luck",
        "options",
        "others",
        "own",
        "pot",
        "randomness",
        "sight",
        "street",
        "unit",
        "variant",
    )

    def __init__(self, sight: Sight, how: Temperament, randomness: Random) -> None:
        hand, you = sight.hand, sight.you
        if hand is None or you is None or you.options is None:
            raise Mistake("bots-not-your-turn")
        others: list[SeatSeen] = []
        own, highest, most, bets, seated = None, 0, 0, 0, you.seat
        for seat in sight.seats:
            bet = seat.bet
            if bet:
                bets += bet
                highest = max(highest, bet)
            if seat.seat == seated:
                own = seat
            elif seat.in_hand and not seat.folded:
                others.append(seat)
                most = max(most, seat.stack + bet)
        if own is None:
            raise Mistake("bots-not-your-turn")
        self.sight: Final = sight
        self.hand: Final = hand
        self.own: Final = own
        self.options: Final = you.options
        self.how: Final = how
        self.randomness: Final = randomness
        self.luck: Final = randomness.random
        self.others: Final = others
        self.highest: Final = highest
        self.pot: Final = hand.total
        self.behind: Final = min(own.stack, most - own.bet)
        self.bets: Final = bets
        self.variant: Final = sight.variant
        self.unit: Final = max(sight.unit, 1)
        numbers = _numbered(sight.game)
        self.street: Final = numbers.get(hand.street, 0)
        self.left: Final = len(numbers) - 1 - self.street

    @property
    def cards(self) -> Cards:
        """One's own cards."""
        return tuple([CARDS_BY_NAME[card] for card in self.own.cards or ()])

    @property
    def last(self) -> float:
        """Whether nobody of the others acts later on the streets to come.

        1.0 where it is so, -1.0 where somebody does, 0.0 where the cards will tell.
        """
        if not self.variant.has_button:
            return 0.0
        button, own = self.sight.button or 0, self.own.seat
        before = own <= button
        for other in self.others:
            seat = other.seat
            if other.stack and (seat > own if (seat <= button) == before else before < (seat <= button)):
                return -1.0
        return 1.0

    @property
    def chips(self) -> Chips:
        """The chips of the decision, as the kernels take them."""
        options = self.options
        return (
            self.pot,
            self.bets,
            options.call,
            options.call or options.bring_in,
            self.behind,
            self.highest,
            self.own.bet,
            self.unit,
            self._fixed_bet() if options.fixed else 0,
            self.street,
            self.left,
            self.last,
        )

    def _fixed_bet(self) -> int:
        bets = self.sight.bets
        return max(bets[min(self.variant.streets[self.street].bet, len(bets) - 1)], 1) if bets else self.unit

    @property
    def call(self) -> int:
        """What a call costs."""
        return self.options.call

    @property
    def pot_odds(self) -> float:
        """The part of the pot that a call would be."""
        return self.options.call / (self.pot + self.options.call)

    @property
    def for_all(self) -> bool:
        """Whether a call is for half of what can still be lost, or more."""
        return self.options.call * 2 >= self.behind

    # What is legal

    def give_up(self) -> Action:
        """Check, else fold; bring it in where that is due."""
        options = self.options
        return BRING_IN if options.bring_in else CHECK if options.check else FOLD

    def stay(self) -> Action:
        """Call, or check where there is nothing to call."""
        return CALL if self.options.call else self.give_up()

    def raised(self, to: int, *, committed: bool) -> Action:
        """A raise to about `to`, in whole halves of a big blind; all in only where one is `committed` to the hand."""
        options = self.options
        if not options.raise_max:
            return self.stay()
        if options.fixed:
            return Action("raise", options.raise_min)
        half = max(self.sight.big_blind // 2, 1)
        to = max(options.raise_min, min(round(to / half) * half, options.raise_max))
        stack = self.own.stack
        if to - self.own.bet > _COMMITTED * stack:
            if not committed:
                return self.stay() if options.call <= 0.25 * stack else self.give_up()
            to = options.raise_max
        return Action("raise", to)


@cache
def _numbered(game: str) -> dict[str, int]:
    """The numbers of a game's streets by their names."""
    return {street.name: at for at, street in enumerate(catalogue[game].streets)}
