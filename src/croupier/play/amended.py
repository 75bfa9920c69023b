"""A hand as it would be had one of its decisions been another."""

from __future__ import annotations

from croupier.errors import Mistake
from croupier.play.hand import Hand
from croupier.play.values import Operation


def decided(hand: Hand) -> tuple[int, ...]:
    """The places in the log where something was decided, by a player, a ruling or a card given; the rest followed.

    >>> from croupier.play import NL_HOLDEM, Positions, Setup, Stakes
    >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2))
    >>> hand = Hand(setup, range(52))
    >>> hand.raise_to(6)
    >>> [hand.log[at].kind for at in decided(hand)]
    ['raise']
    """
    again = Hand(hand.setup, hand.deck, asked=hand.asked)
    places = []
    done = len(again.log)
    for at, operation in enumerate(hand.log):
        if at == done:
            places.append(at)
            again.repeat(operation)
            done = len(again.log)
    return tuple(places)


def amended(hand: Hand, at: int, operation: Operation) -> Hand:
    """The hand had `operation` stood at place `at` of its log: what was decided since is done again after it.

    A bet that should have been more is corrected so, and those who called it call what it comes to. Whatever no
    longer fits raises its own error, a place where nothing was decided `Mistake`; the hand stays as it is.

    >>> from croupier.play import NL_HOLDEM, Positions, Setup, Stakes
    >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2))
    >>> hand = Hand(setup, range(52))
    >>> hand.raise_to(6)
    >>> hand.call()
    >>> amended(hand, decided(hand)[0], Operation("raise", 1, 8)).total
    16
    """
    places = decided(hand)
    if at not in places:
        raise Mistake("play-nothing-decided", at=at + 1)
    log = hand.log
    again = Hand.replay(hand.setup, log[:at], hand.deck, asked=hand.asked)
    again.apply(operation)
    for place in places:
        if place > at:
            again.repeat(log[place])
    return again
