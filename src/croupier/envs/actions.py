"""What an agent may do, as numbers: few sizes of bets, every exchange of cards."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Final

import numpy as np

from croupier.errors import Mistake
from croupier.play import Operation

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from croupier.play import Hand, Variant

FOLD: Final = 0
STAY: Final = 1
"""Check, call, or bring in: the cheapest way to stay in the hand."""

_HALF, _POT = Fraction(1, 2), Fraction(1)


@dataclass(frozen=True, slots=True)
class Actions:
    """The actions of a game by their numbers.

    0 is to fold, 1 to check, call or bring in. From 2 on come the raises: in games of one bet size, and of
    spread limit, the smallest and the largest that is open; else the smallest, half the pot, the pot, and the
    largest. Half the pot and the pot are counted with the call, and are closed where they come to no other
    total than a raise before them. After them stands each way to throw cards away, where the game has that:
    number `discards + m` throws away the cards whose bits are set in `m`, the lowest card of the hand being bit
    0.

    >>> from croupier.play import catalogue
    >>> Actions.of(catalogue["nl-holdem"]).names
    ('fold', 'stay', 'raise-smallest', 'raise-half-pot', 'raise-pot', 'raise-largest')
    >>> Actions.of(catalogue["badugi"]).size
    20
    """

    shares: tuple[Fraction | None, ...]
    """For each raise the part of the pot it adds to the call; None for the smallest, at the end for the largest."""
    held: int
    """The most cards a hand holds where cards are thrown away, 0 in games without that."""

    @classmethod
    def of(cls, variant: Variant) -> Actions:
        """The actions of a game."""
        one_size = variant.betting.fixed or variant.betting.spread
        shares = (None, None) if one_size else (None, _HALF, _POT, None)
        throws = any(street.draw or street.discard for street in variant.streets)
        held = sum(street.down + street.up for street in variant.streets) if throws else 0
        return cls(shares, held)

    @property
    def discards(self) -> int:
        """The number of the action that throws no card away, in games where cards are."""
        return 2 + len(self.shares)

    @property
    def size(self) -> int:
        """How many actions there are."""
        return self.discards + (1 << self.held if self.held else 0)

    @property
    def names(self) -> tuple[str, ...]:
        """What each action is called."""
        raises = [
            f"raise-{'half-pot' if share == _HALF else 'pot'}" if share else "" for share in self.shares
        ]
        raises[0], raises[-1] = "raise-smallest", "raise-largest"
        throws = [f"discard-{bits:0{self.held}b}" for bits in range(1 << self.held)] if self.held else []
        return ("fold", "stay", *raises, *throws)

    def totals(self, hand: Hand) -> list[int]:
        """What each raise comes to, in chips on the street; 0 where it is closed."""
        options = hand.options
        totals = [0] * len(self.shares)
        if options is None or not options.raise_max:
            return totals
        low, high = options.raise_min, options.raise_max
        pot = hand.total + options.call
        totals[0], totals[-1] = low, high
        for at, share in enumerate(self.shares):
            if share is not None:
                part = pot * share.numerator // share.denominator
                totals[at] = min(max(hand.to_call + part, low), high)
        return [total if total not in totals[:at] else 0 for at, total in enumerate(totals)]

    def mask(self, hand: Hand) -> NDArray[np.int8]:
        """Which actions are open to the seat whose turn it is: 1 for each that is, of type int8.

        None is when it is nobody's turn. To fold is closed where one may check.
        """
        open_to_him = np.zeros(self.size, np.int8)
        options = hand.options
        if options is None:
            return open_to_him
        if options.discards is not None:
            fewest, most = options.discards
            ways = range(1 << len(hand.player(options.seat).cards))
            at = self.discards
            open_to_him[at : at + len(ways)] = [fewest <= bits.bit_count() <= most for bits in ways]
            return open_to_him
        fold, stay = options.fold and not options.check, options.check or options.call or options.bring_in
        open_to_him[: self.discards] = [fold, bool(stay), *[total > 0 for total in self.totals(hand)]]
        return open_to_him

    def nearest(self, hand: Hand, action: int) -> int:
        """The open action that an action counts as: itself, else the next one below it, else the next above.

        For those whose rules have no closed actions; a hand must wait for somebody.
        """
        open_to_him = np.flatnonzero(self.mask(hand))
        below = open_to_him[open_to_him <= action]
        return int(below[-1] if len(below) else open_to_him[0])

    def operation(self, hand: Hand, action: int) -> Operation:
        """What an action is in a hand now. Raises `Mistake` for an action that is closed."""
        options = hand.options
        if options is None:
            raise Mistake("envs-closed", action=action, actions=self.size)
        if options.discards is not None:
            cards, bits = sorted(hand.player(options.seat).cards), action - self.discards
            fewest, most = options.discards
            if 0 <= bits < 1 << len(cards) and fewest <= bits.bit_count() <= most:
                thrown = tuple(card for at, card in enumerate(cards) if bits >> at & 1)
                return Operation("discard", options.seat, 0, thrown)
        elif action == FOLD and options.fold and not options.check:
            return Operation("fold", options.seat)
        elif action == STAY and (options.check or options.call or options.bring_in):
            kind = "check" if options.check else "bring-in" if options.bring_in else "call"
            return Operation(kind, options.seat)
        elif STAY < action < self.discards and (total := self.totals(hand)[action - 2]):
            return Operation("raise", options.seat, total)
        raise Mistake("envs-closed", action=action, actions=self.size)
