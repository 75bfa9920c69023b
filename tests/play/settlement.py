"""The settlement of a hand done by hand, slowly: chips are peeled off the piles and dealt out one at a time.

It knows nothing of the engine but the log of what players put in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from croupier.play import Operation

FORCED = ("ante", "small-blind", "big-blind", "straddle", "post")
DEAD = ("dead-ante", "dead-post")


class Piles(NamedTuple):
    """What lies before each seat: chips the others must match, dead chips; and who folded."""

    put_in: dict[int, int]
    dead: dict[int, int]
    folded: set[int]


def piles(log: Iterable[Operation]) -> Piles:
    """Read from the log of a hand what the players put in."""
    put_in: dict[int, int] = {}
    street: dict[int, int] = {}
    dead: dict[int, int] = {}
    folded = set()
    for kind, seat, amount, _ in log:
        if kind in DEAD:
            dead[seat] = dead.get(seat, 0) + amount
        elif kind == "board":
            street = {}
        elif kind == "fold":
            folded.add(seat)
        elif kind in (*FORCED, "call", "raise"):
            in_front = street.get(seat, 0)
            added = amount - in_front if kind == "raise" else amount
            put_in[seat] = put_in.get(seat, 0) + added
            if kind != "ante":
                street[seat] = in_front + added
    return Piles(put_in, dead, folded)


def settled(
    stacks: Mapping[int, int], left_of_button: Sequence[int], laid: Piles, strength: Mapping[int, int]
) -> dict[int, int]:
    """The stacks after the hand; `strength` is that of every hand still in."""
    piled = {seat: laid.put_in.get(seat, 0) for seat in stacks}
    after = {seat: stacks[seat] - piled[seat] - laid.dead.get(seat, 0) for seat in stacks}
    alive = [seat for seat in left_of_button if seat not in laid.folded]
    _give_back(piled, after, alive)
    pot, contenders = sum(laid.dead.values()), alive
    while any(piled[seat] for seat in alive):
        reached = [seat for seat in alive if piled[seat]]
        if reached != contenders:
            _share_out(pot, contenders, strength, after)
            pot, contenders = 0, reached
        layer = min(piled[seat] for seat in reached)
        for seat, chips in piled.items():
            peeled = min(layer, chips)
            piled[seat] -= peeled
            pot += peeled
    _share_out(pot + sum(piled.values()), contenders, strength, after)
    return after


def _give_back(piled: dict[int, int], after: dict[int, int], alive: Sequence[int]) -> None:
    highest = max(piled, key=lambda seat: piled[seat])
    second = max(chips for seat, chips in piled.items() if seat != highest)
    if highest in alive and piled[highest] > second:
        after[highest] += piled[highest] - second
        piled[highest] = second


def _share_out(
    pot: int, contenders: Sequence[int], strength: Mapping[int, int], after: dict[int, int]
) -> None:
    best = max(strength[seat] for seat in contenders)
    winners = [seat for seat in contenders if strength[seat] == best]
    for chip in range(pot):
        after[winners[chip % len(winners)]] += 1
