"""No-limit hold'em at Croupier's table."""

from __future__ import annotations

from random import Random

from benchmarks.engine.policies import Policy
from croupier.cards import DECK_52
from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes

STAKES = Stakes(1, 2)


def positions(players: int) -> Positions:
    return Positions(1, 1, 2) if players == 2 else Positions(1, 2, 3)


def play(players: int, hands: int, policy: Policy, chance: Random) -> int:
    """Play hands from 200-chip stacks; how many decisions they took."""
    setup = Setup.deal_in(NL_HOLDEM, STAKES, dict.fromkeys(range(1, players + 1), 200), positions(players))
    cards = 2 * players + 8
    decisions = 0
    for _ in range(hands):
        hand = Hand(setup, chance.sample(DECK_52.cards, cards))
        while (options := hand.options) is not None:
            decisions += 1
            call = options.call
            decision = policy(chance, call > 0, options.raise_max > 0)
            if decision == "call":
                hand.call() if call else hand.check()
            elif decision == "fold":
                hand.fold()
            elif decision == "smallest raise":
                hand.raise_to(options.raise_min)
            elif decision == "all-in":
                hand.raise_to(options.raise_max)
            else:
                pot = hand.to_call + hand.total + call
                hand.raise_to(min(max(pot, options.raise_min), options.raise_max))
    return decisions
