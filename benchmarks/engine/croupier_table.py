"""Croupier's table."""

from __future__ import annotations

from random import Random
from typing import Final

from benchmarks.engine.games import Game
from benchmarks.engine.policies import TOLD, Draw
from croupier.play import Hand, Positions, Setup, Stakes, catalogue

BLINDS: Final = Stakes(1, 2)
STUD: Final = Stakes(0, 0, ante=1, bring_in=1, small_bet=2, big_bet=4)


def play(game: Game, hands: int, chance: Random) -> int:
    """Play hands from 200-chip stacks; how many decisions they took."""
    variant, players, policy = catalogue[game.variant], game.players, game.policy
    positions = Positions(1, 1, 2) if players == 2 else Positions(1, 2, 3)
    stakes = BLINDS if variant.has_button else STUD
    setup = Setup.deal_in(variant, stakes, dict.fromkeys(range(1, players + 1), 200), positions)
    deck = list(variant.deck.cards)
    # Seven cards for each of six leave no stub to speak of, so a stud deck is shuffled whole.
    cards = setup.plan.cards_needed if variant.has_button else len(deck)
    draw = chance.random
    decisions = 0
    for _ in range(hands):
        shuffle(deck, cards, draw)
        hand = Hand(setup, deck[:cards])
        while (options := hand.options) is not None:
            decisions += 1
            may_check = options.check
            decision = policy(draw, TOLD[not may_check][options.raise_max > 0])
            if decision == "call":
                if may_check:
                    hand.check()
                elif options.bring_in:
                    hand.bring_in()
                else:
                    hand.call()
            elif decision == "fold":
                # Nobody may fold to the bring-in he has to post.
                hand.bring_in() if options.bring_in else hand.fold()
            elif decision == "smallest raise":
                hand.raise_to(options.raise_min)
            elif decision == "all-in":
                hand.raise_to(options.raise_max)
            else:
                pot = hand.to_call + hand.total + options.call
                hand.raise_to(min(max(pot, options.raise_min), options.raise_max))
    return decisions


def shuffle(deck: list[int], cards: int, draw: Draw) -> None:
    """Put so many cards on top of the deck, every order equally likely (Fisher and Yates)."""
    size = len(deck)
    for place in range(cards):
        other = place + int(draw() * (size - place))
        deck[place], deck[other] = deck[other], deck[place]
