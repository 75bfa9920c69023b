"""A simulated crowd for a cash room: who comes when, what he does between hands, how he plays one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from croupier.play import Hand, Operation

if TYPE_CHECKING:
    from croupier.play import Setup


class Chance(Protocol):
    """Where chance comes from: a `random.Random` with a seed."""

    def random(self) -> float:
        """A number from 0 up to but not including 1."""
        ...

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to but not including `stop`."""
        ...


def play_out(setup: Setup, deck: tuple[int, ...], chance: Chance) -> Hand:
    """A hand played by people who like to see a flop, fold to bets often and now and then raise.

    Every decision is one of `hand.options`.

    >>> from random import Random
    >>> from croupier.cards import DECK_52, shuffled
    >>> from croupier.play import NL_HOLDEM, Positions, Setup, Stakes
    >>> chance = Random(1)
    >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(25, 50), {1: 1000, 4: 1000}, Positions(1, 1, 4))
    >>> play_out(setup, shuffled(DECK_52, chance), chance).over
    True
    """
    hand = Hand(setup, deck)
    while not hand.over:
        choose(hand, chance)
    return hand


def choose(hand: Hand, chance: Chance) -> None:
    """Carry out one decision of the player whose turn it is, or what the table is asked for."""
    options = hand.options
    if options is None:
        dealing = hand.dealing
        assert dealing is not None
        assert dealing.kind == "run", "a deck was given, so only the number of runs is open"
        hand.run(1)
        return
    if options.discards is not None:
        fewest, _ = options.discards
        hand.discard(hand.player(options.seat).cards[:fewest])
        return
    mood = chance.random()
    if options.raise_max and mood < 0.12:
        to = options.raise_max if mood < 0.01 else options.raise_min
        hand.raise_to(to)
    elif options.bring_in:
        hand.apply(Operation("bring-in", options.seat, 0))
    elif options.check:
        hand.check()
    elif mood < 0.55 and options.fold:
        hand.fold()
    else:
        hand.call()
