"""A side game of the table: whoever wins a pot with a hand that nobody should play is paid by everybody else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.cards import UNKNOWN
from croupier.cards.card import RANKS, rank_of
from croupier.play.variant import Frozen

if TYPE_CHECKING:
    from croupier.play.hand import Hand


@dataclass(frozen=True)
class HandBounty(Frozen):
    """A bounty on a pair of hole cards, a house rule: the seven-deuce game, where no other `ranks` are named.

    Whoever wins a pot, or a part of one, with exactly these two hole cards is paid `chips` by everybody else who was
    dealt in, or all that is left of a shorter stack. It is paid after the hand, from stack to stack: no rake is taken.

    >>> HandBounty(100).ranks
    '72'
    """

    chips: int
    ranks: str = "72"

    def paid(self, hand: Hand) -> Mapping[int, int]:
        """Return what a hand that is over brings each seat, in chips, below nothing for those who pay; empty for none.

        The sum is nothing. Nobody is paid where the hand is void, or where the winner's cards are not known. Of several
        winners those to the left of the button are paid first.

        >>> from croupier.cards import DECK_52, parse
        >>> from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes
        >>> top = parse("7h As 2c Kd")
        >>> deck = (*top, *[card for card in DECK_52.cards if card not in top])
        >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 900, 2: 150}, Positions(2, 2, 1))
        >>> hand = Hand(setup, deck)
        >>> hand.fold()
        >>> HandBounty(200).paid(hand)
        {1: 100, 2: -100}
        """
        if not hand.over or hand.voided:
            return {}
        order = hand.setup.order
        won = {award.seat for award in hand.result.awards if award.amount}
        winners = [seat for seat in order if seat in won and self._held(hand.player(seat).cards)]
        if not winners:
            return {}
        left = dict(hand.result.stacks)
        changes = dict.fromkeys(sorted(left), 0)
        for winner in winners:
            for payer in order:
                chips = min(self.chips, left[payer]) if payer != winner else 0
                left[payer] -= chips
                changes[payer] -= chips
                changes[winner] += chips
        return changes

    def _held(self, cards: tuple[int, ...]) -> bool:
        return UNKNOWN not in cards and sorted([RANKS[rank_of(card)] for card in cards]) == sorted(self.ranks)
