"""How PokerKit would push the pots of one of our hands.

It kills the beaten hands first and joins pots that the same winners are left in; gives every odd chip of a share to
the first of its winners; and cuts off a low half wherever anybody left holds a low, in that pot or in another.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from croupier.play import Hand, Pot
from croupier.ranks import best

Readings = Mapping[int, tuple[int, ...]]
"""The strengths of each seat's hand: for each board, each ranking; 0 where it does not qualify."""


class TheirSettlement(NamedTuple):
    """Their pots and what is pushed from each; whether a low half was cut off that nobody in the pot holds."""

    pots: tuple[Pot, ...]
    pushed: list[dict[int, int]]
    low_nobody_holds: bool


def their_settlement(hand: Hand) -> TheirSettlement:
    """The pots of a hand that came to a showdown, pushed their way."""
    readings = {seat: _read(hand, seat) for pot in hand.result.pots for seat in pot.seats}
    winners = set().union(*(_winners(pot, readings) for pot in hand.result.pots))
    pots = _joined(hand.result.pots, winners)
    rankings = len(hand.setup.variant.rankings)
    low_nobody_holds = False
    pushed = []
    for pot in pots:
        shares: dict[int, int] = {}
        for board, amount in enumerate(_with_odd_first(pot.amount, len(hand.boards))):
            places = range(board * rankings, (board + 1) * rankings)
            held = [place for place in places if any(readings[seat][place] for seat in winners)]
            for place, part in zip(held, _with_odd_first(amount, len(held)), strict=True):
                strongest = max(readings[seat][place] for seat in pot.seats)
                low_nobody_holds |= not strongest
                sharing = [seat for seat in pot.seats if readings[seat][place] == strongest]
                for seat, chips in zip(sharing, _with_odd_first(part, len(sharing)), strict=True):
                    shares[seat] = shares.get(seat, 0) + chips
        pushed.append({seat: chips for seat, chips in shares.items() if chips})
    return TheirSettlement(pots, pushed, low_nobody_holds)


def _read(hand: Hand, seat: int) -> tuple[int, ...]:
    variant = hand.setup.variant
    cards = hand.player(seat).cards
    return tuple(
        best(by, cards, board, variant.hole_used) for board in hand.boards for by in variant.rankings
    )


def _winners(pot: Pot, readings: Readings) -> set[int]:
    """Who holds the best hand of any kind in a pot, be the pot too small to give all of them a chip."""
    places = range(len(readings[pot.seats[0]]))
    best_of = [max(readings[seat][place] for seat in pot.seats) for place in places]
    return {
        seat for seat in pot.seats if any(readings[seat][place] == best_of[place] > 0 for place in places)
    }


def _joined(pots: Iterable[Pot], winners: set[int]) -> tuple[Pot, ...]:
    joined: list[Pot] = []
    for pot in pots:
        left = tuple(seat for seat in pot.seats if seat in winners)
        if joined and joined[-1].seats == left:
            joined[-1] = Pot(joined[-1].amount + pot.amount, left)
        else:
            joined.append(Pot(pot.amount, left))
    return tuple(joined)


def _with_odd_first(amount: int, ways: int) -> Sequence[int]:
    share, odd = divmod(amount, ways)
    return [share + odd, *[share] * (ways - 1)]
