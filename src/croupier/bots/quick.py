"""A bot for long counts: one look at its own cards and a choice among what is legal, in microseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.bots.preflop import share
from croupier.ranks import HIGH

if TYPE_CHECKING:
    from random import Random

    from croupier.play import Hand, Options

_PAIR: Final = 2_800
_GOOD_PAIR: Final = 3_700
_TWO_PAIRS: Final = 4_300
"""Strengths of five to seven cards in the high ranking that are worth a call, a bet, all the chips."""


def play(hand: Hand, randomness: Random) -> None:
    """Decide for whoever's turn it is, from his own cards, the board and the size of the pot alone.

    A short stack moves in or folds before the flop; a made hand bets, a weak one mostly gives up. In games other
    than hold'em it plays by chance: legal, quick, and to the end.

    >>> from random import Random
    >>> from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes
    >>> hand = Hand(Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 900, 2: 900}, Positions(1, 1, 2)), range(52))
    >>> while not hand.over:
    ...     play(hand, Random(1))
    >>> sum(hand.result.stacks.values())
    1800
    """
    options = hand.options
    if options is None:
        return
    if options.discards is not None:
        _throw_away(hand, options, randomness)
    elif options.bring_in:
        hand.bring_in()
    else:
        cards = hand.player(options.seat).cards
        worth = _worth(hand, cards, randomness)
        _bet(hand, options, worth, randomness)


def _worth(hand: Hand, cards: tuple[int, ...], randomness: Random) -> int:
    """What the hand is good for: 0 nothing, 1 a call, 2 a bet, 3 all the chips."""
    luck = randomness.random()
    if len(cards) != 2:
        return 3 if luck < 0.04 else 2 if luck < 0.22 else 1 if luck < 0.7 else 0
    board = hand.board
    if not board:
        return _before_the_flop(hand, cards, luck)
    strength = HIGH.strength((*cards, *board))
    if strength >= _TWO_PAIRS:
        return 3
    if strength >= _GOOD_PAIR:
        return 3 if luck < 0.4 else 2
    if strength >= _PAIR:
        return 2 if luck < 0.25 else 1 if luck < 0.8 else 0
    return 2 if luck < 0.15 else 1 if luck < 0.2 else 0


def _before_the_flop(hand: Hand, cards: tuple[int, ...], luck: float) -> int:
    best = share((cards[0], cards[1]))
    player = hand.player(hand.actor or 0)
    blinds = (player.stack + player.bet) / max(hand.setup.full_bet, 1)
    opened = hand.to_call > hand.setup.full_bet
    if blinds < 12:
        width = min(0.9, 0.12 + 1.6 / max(blinds, 1.0)) * (0.55 if opened else 1.0)
        return 3 if best <= width else 0
    if best <= 0.035:
        return 3
    if best <= (0.10 if opened else 0.24):
        return 1 if opened or luck < 0.15 else 2
    return 1 if luck < 0.04 else 0


def _bet(hand: Hand, options: Options, worth: int, randomness: Random) -> None:
    if worth >= 2 and options.raise_max:
        if worth == 3 and options.raise_max <= 3 * max(hand.total, 1):
            hand.raise_to(options.raise_max)
            return
        to = hand.to_call + max(hand.total * (50 + randomness.randrange(40)) // 100, 1)
        fixed = hand.setup.variant.betting.fixed
        if worth == 3 or hand.to_call <= 3 * hand.setup.full_bet:
            bounded = max(options.raise_min, min(to, options.raise_max))
            hand.raise_to(options.raise_min if fixed else bounded)
            return
    if options.check:
        hand.check()
    elif worth >= 2 or (worth == 1 and options.call * 4 <= hand.total + options.call):
        hand.call()
    else:
        hand.fold()


def _throw_away(hand: Hand, options: Options, randomness: Random) -> None:
    fewest, most = options.discards or (0, 0)
    cards = hand.player(options.seat).cards
    count = max(fewest, min(most, randomness.randrange(4)))
    hand.discard(sorted(cards)[:count])
