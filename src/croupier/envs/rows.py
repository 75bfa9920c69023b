"""Rows of a batch played by the engine itself: what the kernel is measured by, and its stand-in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from croupier.envs.observation import Observer
from croupier.odds.kernels.twin.ranges import Draw
from croupier.play import Hand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from croupier.envs.dealing import Table
    from croupier.play import Setup


class EngineRows:
    """Hands of a table, one after the other; each call does what the kernel's of its name does.

    `setups` are the hands as they begin, by the seat that has the button. `hands` are the hands themselves.
    """

    def __init__(self, size: int, table: Table, setups: Sequence[Setup]) -> None:
        self._actions, self._setups = table.actions, setups
        self._observers = [Observer(setup) for setup in setups]
        self._dealt = [0] * size
        self._chances = [Draw(0, 0)] * size
        self._open = np.zeros((size, table.actions.size), np.int8)
        self.hands: list[Hand] = [Hand(setups[0])] * size

    def deal(
        self,
        rows: NDArray[Any],
        decks: NDArray[Any],
        seeds: NDArray[Any],
        seats: NDArray[Any],
        mask: NDArray[Any],
    ) -> None:
        """Deal these hands anew from a row of `decks` each, the button one seat on; `seeds` are what short stubs are
        shuffled by."""
        for row, deck, seed in zip(rows.tolist(), decks.tolist(), seeds.tolist(), strict=True):
            self.hands[row] = Hand(self._setups[self._dealt[row] % len(self._setups)], deck)
            self._chances[row] = Draw(seed, 0)
            self._dealt[row] += 1
            self._show(row, seats, mask)

    def step(
        self,
        actions: NDArray[Any],
        seats: NDArray[Any],
        mask: NDArray[Any],
        won: NDArray[Any],
        over: NDArray[Any],
    ) -> int:
        """Take an action in every hand; the first row whose action is closed, no hand having moved, or -1."""
        for row, (its, action) in enumerate(zip(self._open.tolist(), actions.tolist(), strict=True)):
            if not 0 <= action < len(its) or not its[action]:
                return row
        for row, (hand, action) in enumerate(zip(self.hands, actions.tolist(), strict=True)):
            hand.apply(self._actions.operation(hand, action))
            while hand.dealing is not None:
                stub = [*hand.to_shuffle]
                self._chances[row].shuffle(stub)
                hand.shuffle(stub)
            over[row] = hand.over
            if hand.over:
                self._open[row] = 0
                won[row] = [chips for _, chips in sorted(hand.payoffs.items())]
            else:
                self._show(row, seats, mask)
        return -1

    def observe(self, seen: NDArray[Any]) -> None:
        """Write what the seats to act see, a row each."""
        for row, hand in enumerate(self.hands):
            assert hand.actor is not None, "a hand that is over is dealt anew"
            seen[row] = self._observers[hand.setup.button - 1].see(hand, hand.actor)

    def _show(self, row: int, seats: NDArray[Any], mask: NDArray[Any]) -> None:
        seats[row] = self.hands[row].actor
        mask[row] = self._open[row] = self._actions.mask(self.hands[row])
