"""The numbers a player's act is judged by."""

from __future__ import annotations

from typing import NamedTuple

from croupier.floor.ruling import Counted, May
from croupier.play import Hand, Operation
from croupier.rulebook import Policy


class Spot(NamedTuple):
    """What a player faces: `to_call` is the total he must have in, `bet` what he has in on this street.

    `least` and `most` are the totals he may raise to, 0 where he may not. `full` is the total of a full raise
    whatever his stack, `step` what it adds. `bring_in` is what he brings it in with, where he must do that or raise.
    """

    seat: int
    to_call: int
    bet: int
    stack: int
    step: int
    full: int
    least: int
    most: int
    bring_in: int = 0

    @classmethod
    def of(cls, hand: Hand, seat: int) -> Spot:
        """The spot of a seat: in turn, or as it would be if those before it folded."""
        at_turn = _at_turn_of(hand, seat)
        player = hand.player(seat)
        options = at_turn.options if at_turn is not None else None
        least, most = (options.raise_min, options.raise_max) if options is not None else (0, 0)
        if at_turn is None:
            least, most = min(hand.smallest_raise, player.bet + player.stack), player.bet + player.stack
        to_call = max(hand.to_call, player.bet)
        if options is not None and options.call < player.stack:
            to_call = player.bet + (options.call or options.bring_in)
        bring_in = options.bring_in if options is not None else 0
        full = hand.smallest_raise
        return cls(seat, to_call, player.bet, player.stack, hand.step, full, least, most, bring_in)

    @property
    def owed(self) -> int:
        """What he adds to call with, as if his stack had no end."""
        return self.to_call - self.bet

    @property
    def all_in(self) -> int:
        """The total he comes to with all he has."""
        return self.bet + self.stack

    @property
    def may_raise(self) -> bool:
        """Whether a raise is open to him."""
        return self.most > 0

    def threshold(self, policy: Policy) -> int | float:
        """The total from which silent chips oblige to a raise (TDA-2022:43A.2)."""
        half = self.to_call + self.step * policy.number("half_raise") / 100
        return int(half) if half == int(half) else half

    @property
    def may(self) -> May:
        """All that is open to him."""
        calls = self.owed and not self.bring_in
        return May(
            fold=not self.bring_in,
            check=self.owed == 0,
            call_to=min(self.to_call, self.all_in) if calls else 0,
            call_add=min(self.owed, self.stack) if calls else 0,
            min_raise_to=self.least,
            max_raise_to=self.most,
            may_raise=self.may_raise,
            bring_in=self.bring_in,
        )

    def call(self) -> Counted:
        """A call of what he owes, or of all he has; the bring-in, where he owes that."""
        add = min(self.owed, self.stack)
        return Counted("bring-in" if self.bring_in else "call", self.bet + add, add, add == self.stack)

    def check(self) -> Counted:
        """A check."""
        return Counted("check", self.bet)

    def raise_to(self, total: int) -> Counted:
        """A bet or a raise to a total that is open to him."""
        return Counted("raise" if self.to_call else "bet", total, total - self.bet, total == self.all_in)

    def legal(self, total: int) -> int:
        """The nearest total he may raise to."""
        return min(max(total, self.least), self.most)


def operation(spot: Spot, counted: Counted) -> tuple[Operation, ...]:
    """The engine operation an action is, none where nothing is done."""
    seat = spot.seat
    if counted.action == "none":
        return ()
    if counted.action == "fold" and spot.bring_in:
        # To fold is not open to him; given up all the same his hand is dead, and the next low card brings it in.
        return (Operation("kill", seat),)
    if counted.action in ("bet", "raise"):
        return (Operation("raise", seat, counted.to),)
    return (Operation(counted.action, seat, counted.add if counted.action in ("call", "bring-in") else 0),)


def blinds_open(hand: Hand) -> bool:
    """Whether this is the street on which blinds were posted."""
    return hand.street == 0 and any(bet.kind == "big-blind" for bet in hand.setup.forced)


def _at_turn_of(hand: Hand, seat: int) -> Hand | None:
    """The hand when the turn of a seat comes, those before it folding; None when it does not come."""
    if hand.actor == seat:
        return hand
    ahead = hand.copy()
    for _ in hand.seats:
        options = ahead.options
        if options is None or not options.fold or ahead.street != hand.street:
            return None
        ahead.fold()
        if ahead.actor == seat:
            return ahead if ahead.street == hand.street else None
    return None
