"""Hands played by the engine itself: what the kernel is measured by, and its stand-in."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from croupier.envs.observation import Observer
from croupier.odds.kernels.twin.ranges import Draw
from croupier.play import Hand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from croupier.envs.dealing import Table


class EngineHand:
    """A hand of a table; each call does what the kernel's of its name does. `hand` is the hand itself."""

    def __init__(self, table: Table) -> None:
        self._actions, self._setups = table.actions, table.setups
        self._observers = [Observer(setup) for setup in self._setups]
        self._chance = Draw(0, 0)
        self.hand = Hand(self._setups[0])
        self.open = 0

    @property
    def seat(self) -> int:
        """The seat to act, 0 when the hand is over."""
        return self.hand.actor or 0

    def deal(self, button: int, deck: Sequence[int], seed: int) -> None:
        """Deal the cards of a deck with the button at a seat, from 0; a short stub is shuffled by `seed`."""
        self.hand = Hand(self._setups[button], deck)
        self._chance = Draw(seed, 0)
        self._look()

    def is_open(self, action: int) -> bool:
        """Whether an action may be taken now."""
        return action >= 0 and bool(self.open >> action & 1)

    def act(self, action: int) -> bool:
        """Take an action; whether it was open."""
        if not self.is_open(action):
            return False
        self.hand.apply(self._actions.operation(self.hand, action))
        while self.hand.dealing is not None:
            stub = [*self.hand.to_shuffle]
            self._chance.shuffle(stub)
            self.hand.shuffle(stub)
        self._look()
        return True

    def won(self) -> list[int]:
        """What each seat has won, in a hand that is over."""
        return [chips for _, chips in sorted(self.hand.payoffs.items())]

    def observe(self, seen: NDArray[Any]) -> None:
        """Write what the seat to act sees."""
        seen[:] = self._observers[self.hand.setup.button - 1].see(self.hand, self.seat)

    def copy(self) -> Self:
        """The same hand, to be played on by itself."""
        twin = copy(self)
        twin.hand, twin._chance = self.hand.copy(), copy(self._chance)
        return twin

    def _look(self) -> None:
        self.open = sum([1 << int(action) for action in np.flatnonzero(self._actions.mask(self.hand))])


class EngineRows:
    """Hands of a table, one after the other; each call does what the kernel's of its name does."""

    def __init__(self, size: int, table: Table) -> None:
        self._players, self._actions = len(table.setup.order), table.actions.size
        self._dealt = [0] * size
        first = EngineHand(table)
        self._rows = [first.copy() for _ in range(size)]

    @property
    def hands(self) -> list[Hand]:
        """The hands themselves."""
        return [row.hand for row in self._rows]

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
            self._rows[row].deal(self._dealt[row] % self._players, deck, seed)
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
        for row, (its, action) in enumerate(zip(self._rows, actions.tolist(), strict=True)):
            if not its.is_open(action):
                return row
        for row, (its, action) in enumerate(zip(self._rows, actions.tolist(), strict=True)):
            its.act(action)
            over[row] = not its.open
            if not its.open:
                won[row] = its.won()
            else:
                self._show(row, seats, mask)
        return -1

    def observe(self, seen: NDArray[Any]) -> None:
        """Write what the seats to act see, a row each."""
        for row, its in enumerate(self._rows):
            its.observe(seen[row])

    def _show(self, row: int, seats: NDArray[Any], mask: NDArray[Any]) -> None:
        its = self._rows[row]
        seats[row] = its.seat
        mask[row] = [its.open >> action & 1 for action in range(self._actions)]
