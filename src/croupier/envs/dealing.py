"""Hands for agents to learn on: a table of a game, dealt again and again with the button going round."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from croupier.cards import shuffled
from croupier.envs.actions import Actions
from croupier.envs.observation import Observer
from croupier.play import Hand, Positions, Setup, game_named, next_positions

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from croupier.play import Operation, Variant

_SMALL_DECK: Final = 10
"""Games of fewer cards are played at stakes of single chips."""


def usual_stakes(variant: Variant) -> dict[str, Any]:
    """Stakes a game is often played at, in chips: for `Setup.new`; with them a stack is 10,000, or 100 in a small game.

    >>> from croupier.play import catalogue
    >>> usual_stakes(catalogue["razz"])
    {'ante': 10, 'bring_in': 30, 'bets': (100, 200)}
    """
    if len(variant.deck.cards) < _SMALL_DECK:
        return {"ante": 1, "blinds": (0, 0), "bets": (2, 4)} if len(variant.streets) > 1 else {"ante": 1}
    sizes = {"bets": (100, 200)} if variant.betting.fixed or variant.betting.spread else {}
    if not variant.has_button:
        return {"ante": 10, "bring_in": 30, **sizes}
    return {"blinds": (50, 100), **sizes}


class Table:
    """A table that deals hands of a game: the same stacks every time, the button one seat further.

    `observer` and `actions` tell its agents what they see and may do. Raises `Mistake` for a game that is none, or
    stakes that it lacks.

    >>> table = Table("nl-holdem", players=3)
    >>> [table.deal(Random(1)).setup.button for _ in range(4)]
    [1, 2, 3, 1]
    """

    def __init__(
        self,
        game: str | Variant,
        players: int = 2,
        stacks: Sequence[int] | None = None,
        stakes: Mapping[str, Any] | None = None,
    ) -> None:
        variant = game_named(game)
        small = len(variant.deck.cards) < _SMALL_DECK
        self._stacks = [*stacks] if stacks is not None else [100 if small else 10_000] * players
        self._stakes = dict(stakes) if stakes is not None else usual_stakes(variant)
        self._positions: Positions | None = None
        self._setups: dict[int, Setup] = {}
        self.variant = variant
        self.actions: Final = Actions.of(variant)
        self.setup: Final = self.at_button(1)
        self.observer: Final = Observer(self.setup)

    @property
    def big_blind(self) -> int:
        """The big blind in chips, 0 in games without blinds."""
        return max([bet.amount for bet in self.setup.forced if bet.kind == "big-blind"], default=0)

    @property
    def positions(self) -> Positions:
        """Where button and blinds stand in the hand dealt last."""
        assert self._positions is not None, "a hand was dealt"
        return self._positions

    def start_anew(self) -> None:
        """Put the button back to where it began."""
        self._positions = None

    def deal(self, chance: Random) -> Hand:
        """The next hand, its deck shuffled by `chance`."""
        self._positions = next_positions(self._positions, self.setup.order, self.setup.policy)
        setup = self.at_button(self._positions.button)
        return Hand(setup, shuffled(self.variant.deck, chance))

    def play(self, hand: Hand, operation: Operation, chance: Random) -> None:
        """Do what was decided, and what the dealer then needs: a stub that is shuffled anew, a board run out."""
        hand.apply(operation)
        while (due := hand.dealing) is not None:
            if due.kind == "run":
                hand.run(1)
            else:
                stub = [*hand.to_shuffle]
                chance.shuffle(stub)
                hand.shuffle(stub)

    def at_button(self, button: int) -> Setup:
        """A hand about to be dealt with the button at this seat."""
        if button not in self._setups:
            self._setups[button] = Setup.new(self.variant, self._stacks, button=button, **self._stakes)
        return self._setups[button]

    @property
    def setups(self) -> list[Setup]:
        """A hand about to be dealt for each place of the button, from seat 1 on."""
        return [self.at_button(button) for button in self.setup.stacks]
