"""How many ways a hand can be played: the tree of decisions, counted as chess programs count moves.

What is a decision, and how the counts are published for other engines to compare, is told in docs/perft.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb

from croupier.play.hand import Hand
from croupier.play.values import Operation, Options


def perft(hand: Hand, depth: int) -> int:
    """How many sequences of exactly `depth` decisions are legal from here; a hand that ends earlier has none.

    The hand must have a deck. A stub that runs short is shuffled into the order of the card numbers, and the board
    is run out once.

    Heads-up with two big blinds each, the first decision is to fold, to call or to be all-in:

    >>> from croupier.play import NL_HOLDEM, Setup, Stakes, next_positions
    >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(1, 2), {1: 4, 2: 4}, next_positions(None, (1, 2)))
    >>> [perft(Hand(setup, range(52)), depth) for depth in (1, 2, 3)]
    [3, 4, 4]
    """
    if depth <= 0:
        return 1
    options = hand.options
    if options is None:
        return 0
    if depth == 1:
        return _ways(hand, options)
    return sum([perft(after(hand, decision), depth - 1) for decision in decisions(hand)])


def decisions(hand: Hand) -> Iterator[Operation]:
    """Every decision of the player in turn: none when it is nobody's.

    A fold is one only where there is something to call: to fold where one may check is binding, but it is not
    what a player may do (TDA-2022:58).
    """
    options = hand.options
    if options is None:
        return
    seat = options.seat
    if options.discards is not None:
        held = hand.player(seat).cards
        fewest, most = options.discards
        for count in range(fewest, most + 1):
            for thrown in combinations(held, count):
                yield Operation("discard", seat, 0, thrown)
        return
    for kind in _plain(options):
        yield Operation(kind, seat)
    for total in _totals(hand, options):
        yield Operation("raise", seat, total)


def after(hand: Hand, decision: Operation) -> Hand:
    """The same hand one decision later; the one given is not touched."""
    later = hand.copy()
    later.apply(decision)
    while due := later.dealing:
        if due.kind == "shuffle":
            later.shuffle(later.to_shuffle)
        else:
            later.run(1)
    return later


def lines(hand: Hand, length: int) -> Iterator[Hand]:
    """The hand after every sequence of `length` decisions, one after the other.

    >>> from croupier.play import NL_HOLDEM, Setup, Stakes, next_positions
    >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(1, 2), {1: 4, 2: 4}, next_positions(None, (1, 2)))
    >>> [later.over for later in lines(Hand(setup, range(52)), 1)]
    [True, False, False]
    """
    if length <= 0:
        yield hand
        return
    for decision in decisions(hand):
        yield from lines(after(hand, decision), length - 1)


def _plain(options: Options) -> list[str]:
    """The decisions that need no number."""
    open_to_him = {
        "fold": options.fold and options.call > 0,
        "check": options.check,
        "call": options.call > 0,
        "bring-in": options.bring_in > 0,
        "show": options.show,
        "muck": options.muck,
    }
    return [kind for kind, is_open in open_to_him.items() if is_open]


def _totals(hand: Hand, options: Options) -> range:
    """Every total he may raise to: all whole chips, in limit the one or two that are open."""
    low, high = options.raise_min, options.raise_max
    if not high:
        return range(0)
    between = max(high - low, 1) if hand.setup.variant.betting.fixed else 1
    return range(low, high + 1, between)


def _ways(hand: Hand, options: Options) -> int:
    """How many decisions there are, without making them."""
    if options.discards is not None:
        held = len(hand.player(options.seat).cards)
        fewest, most = options.discards
        return sum([comb(held, count) for count in range(fewest, most + 1)])
    return len(_plain(options)) + len(_totals(hand, options))
