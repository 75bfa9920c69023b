"""Many hands at once, as arrays: what a learner that wants millions of decisions plays on.

The hands are those of `aec`, chip for chip, and are bet and shown down in a kernel; where the kernels were not built
the engine itself plays them, row by row.
"""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np

from croupier.envs.dealing import Table
from croupier.envs.kernel import checked, game_of
from croupier.envs.observation import may_run_short
from croupier.envs.rows import EngineRows
from croupier.errors import Mistake
from croupier.odds.kernels import NATIVE, fast

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from croupier.play import Variant


def batch(
    game: str | Variant,
    size: int,
    players: int = 2,
    *,
    stack: int | None = None,
    stakes: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> HandBatch:
    """So many hands of a game at once, each dealt anew when it is over, the button one seat on.

    `stack` is what everybody begins with, in chips, `stakes` as `Setup.new` takes them; where they are not told they
    are the usual ones, as in `aec`. A `seed` gives the same hands everywhere. Every game of the catalogue is played,
    bet in every way: hold'em and Omaha on one board or two, pineapple, stud, draw, Kuhn's and Leduc. Raises `Mistake`
    for a game of one's own that the kernel cannot deal or read, for stakes that take more of one than of another but
    the blinds, for a rake, larger chips, several runs and a policy with odd chips, raises or a short stub of its own,
    for fewer than one hand, and for stacks that the blinds and antes use up.

    >>> hands = batch("nl-holdem", 1_000, players=6, seed=7)
    >>> hands.observe().shape, hands.mask.shape, hands.seats[:3].tolist()
    ((1000, 562), (1000, 6), [4, 4, 4])
    >>> won, over = hands.step(np.full(1_000, 0))
    >>> won.shape, bool(over.any())
    ((1000, 6), False)
    """
    stacks = None if stack is None else [stack] * players
    return HandBatch(Table(game, players, stacks, stakes), size, seed)


class HandBatch:
    """Hands as arrays, one row a hand. `seats` are the seats to act (from 1), `mask` the actions open to them.

    Actions and the parts of an observation are those of `table`, an ordinary table of the game. What a call gives is
    never written to again. Several threads may step one batch: each step is taken whole.

    >>> from croupier.envs import batch
    >>> hands = batch("nl-holdem", 100, 3, seed=7)
    >>> hands.mask.shape, hands.observe().shape
    ((100, 6), (100, 448))
    """

    seats: NDArray[np.int64]
    mask: NDArray[np.int8]

    def __init__(self, table: Table, size: int, seed: int | None) -> None:
        checked(table)
        if size < 1:
            raise Mistake("envs-batch", size=size)
        self.table: Table = table
        self.size: int = size
        self.players: int = len(table.setup.order)
        self._hands = fast.HandsAtOnce(size, game_of(table)) if NATIVE else EngineRows(size, table)
        self._busy = Lock()
        self._chance = np.random.default_rng(seed)
        self._may_run_short = may_run_short(table.setup)
        self._decks = np.tile(np.array(table.variant.deck.cards, np.uint8), (size, 1))
        self._begin()
        self._deal(np.arange(size))

    @property
    def decks(self) -> NDArray[np.uint8]:
        """The cards of each hand as they come, hidden ones and all: to be looked at, not to be changed.

        A stub that runs short in stud or draw is shuffled: its cards come in another order then.
        """
        shown = self._decks.view()
        shown.flags.writeable = False
        return shown

    def observe(self) -> NDArray[np.float32]:
        """What the seats to act see, a row each, as `table.observer` tells it."""
        seen = np.empty((self.size, self.table.observer.size), np.float32)
        with self._busy:
            self._hands.observe(seen)
        return seen

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
        """Take an action in every hand: what each seat won in hands that are over, in chips, and which those are.

        Those hands are dealt anew. Raises `Mistake` for an action that is closed; no hand has moved then.
        """
        taken = self._taken(actions)
        won = np.zeros((self.size, self.players), np.int64)
        over = np.zeros(self.size, np.bool_)
        with self._busy:
            before = self.seats, self.mask
            self._begin()
            closed = self._hands.step(taken, self.seats, self.mask, won, over)
            if closed >= 0:
                self.seats, self.mask = before
                raise Mistake("envs-closed", action=int(taken[closed]), actions=self.table.actions.size)
            self._deal(np.flatnonzero(over))
        return won, over

    def _taken(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        """The actions as whole numbers; what is none is no action."""
        asked = np.broadcast_to(actions, (self.size,))
        with np.errstate(invalid="ignore"):
            taken = np.ascontiguousarray(asked, np.int64)
        if asked.dtype.kind == "f" and (taken != asked).any():
            action = asked[taken != asked][0]
            raise Mistake("envs-closed", action=str(action), actions=self.table.actions.size)
        return taken

    def _begin(self) -> None:
        self.seats = np.empty(self.size, np.int64)
        self.mask = np.empty((self.size, self.table.actions.size), np.int8)

    def _deal(self, rows: NDArray[np.int64]) -> None:
        decks = self._chance.permuted(self._decks[rows], axis=1)
        self._decks[rows] = decks
        seeds = np.zeros(len(rows), np.uint64)
        if self._may_run_short:
            seeds = self._chance.integers(2**64, size=len(rows), dtype=np.uint64)
        self._hands.deal(rows, decks, seeds, self.seats, self.mask)
