"""Many hands of no-limit hold'em at once, as arrays: what a learner that wants millions of decisions plays on.

The hands are those of `aec("nl-holdem")`, chip for chip: tests play both from the same decks. Everybody begins with the
same stack, so that whoever is still in at the end has put in as much as any other: there is one pot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from croupier.envs.actions import FOLD, STAY
from croupier.envs.dealing import Table
from croupier.envs.observation import EVENTS, KINDS
from croupier.errors import Mistake
from croupier.odds import evaluate_many

if TYPE_CHECKING:
    from numpy.typing import NDArray

_HALF, _POT, _ALL = 3, 4, 5
_SMALLEST: Final = 2
_ACTIONS: Final = 6
_RIVER: Final = 3
_FOLDS, _CHECKS, _CALLS, _RAISES = [KINDS.index(kind) for kind in ("fold", "check", "call", "raise")]
_BOARD: Final = ((0, 1, 2), (0, 1, 2, 3), (0, 1, 2, 3, 4))
"""Which cards of the board lie, street by street, from the flop on."""


def batch(
    size: int,
    players: int = 2,
    *,
    stack: int = 10_000,
    blinds: tuple[int, int] = (50, 100),
    seed: int | None = None,
) -> HandBatch:
    """So many hands of no-limit hold'em at once, each dealt anew when it is over, the button one seat on.

    `stack` and `blinds` are in chips; a `seed` gives the same hands everywhere. Raises `Mistake` for fewer than one
    hand, a table nobody can be dealt in at, or a stack that is not larger than the big blind.

    >>> hands = batch(1_000, players=6, seed=7)
    >>> hands.observe().shape, hands.mask.shape, hands.seats[:3].tolist()
    ((1000, 562), (1000, 6), [4, 4, 4])
    >>> won, over = hands.step(np.full(1_000, 0))
    >>> won.shape, bool(over.any())
    ((1000, 6), False)
    """
    return HandBatch(size, players, stack, blinds, seed)


class HandBatch:
    """Hands as arrays, one row a hand. `seats` are the seats to act (from 1), `mask` the actions open to them.

    Actions and the parts of an observation are those of `table`, an ordinary table of the game. `decks` are the cards
    of each hand, hidden ones and all.
    """

    def __init__(
        self, size: int, players: int, stack: int, blinds: tuple[int, int], seed: int | None
    ) -> None:
        if size < 1 or stack <= max(blinds):
            raise Mistake("envs-batch", size=size, stack=stack, blind=max(blinds))
        self.table: Final = Table("nl-holdem", players, [stack] * players, {"blinds": blinds})
        self.size: Final = size
        self.players: Final = players
        self._stack, self._blinds = stack, blinds
        self._chance = np.random.default_rng(seed)
        self._rows = np.arange(size)
        by_seat = (size, players)
        self.decks: Final = np.tile(np.arange(52, dtype=np.uint8), (size, 1))
        self._hole = np.zeros((size, players, 2), np.uint8)
        self._board = np.zeros((size, 5), np.uint8)
        self._stacks, self._bets, self._put_in = (np.zeros(by_seat, np.int64) for _ in range(3))
        self._in, self._waits = np.ones(by_seat, bool), np.ones(by_seat, bool)
        self._button = np.full(size, players - 1)
        self._street, self._actor = np.zeros(size, np.int64), np.zeros(size, np.int64)
        self._to_call, self._step = np.zeros(size, np.int64), np.zeros(size, np.int64)
        self._whose, self._what = np.zeros((size, EVENTS), np.int64), np.full((size, EVENTS), -1)
        self._amounts = np.zeros((size, EVENTS), np.int64)
        self._deal(self._rows)
        self._open()

    @property
    def seats(self) -> NDArray[np.int64]:
        """Whose turn it is in each hand."""
        return self._actor + 1

    def observe(self) -> NDArray[np.float32]:
        """What the seats to act see, a row each, as `table.observer` tells it."""
        part, size, players = self.table.observer.parts, self.size, self.players
        chips = self._stack * players
        seen = np.zeros((size, self.table.observer.size), np.float32)
        rows, around = self._rows, (self._actor[:, None] + np.arange(players)) % players
        own = self._hole[rows, self._actor]
        seen[rows[:, None], own] = 1
        at = part["board-1"].start
        for street, lie in enumerate(_BOARD, 1):
            there = np.flatnonzero(self._street == street)
            seen[there[:, None], at + self._board[there][:, lie].astype(np.int64)] = 1
        for name, value in (("stacks", self._stacks), ("bets", self._bets), ("put-in", self._put_in)):
            seen[:, part[name]] = np.take_along_axis(value, around, 1) / chips
        for name, flag in (("in-hand", self._in), ("all-in", self._in & (self._stacks == 0))):
            seen[:, part[name]] = np.take_along_axis(flag, around, 1)
        seen[:, part["button"]] = around == self._button[:, None]
        seen[:, part["pot"].start] = self._put_in.sum(1) / chips
        seen[:, part["to-call"].start] = self._owed / chips
        seen[rows, part["street"].start + self._street] = 1
        hands, events = np.nonzero(self._what >= 0)
        width = players + len(KINDS) + 1
        at_event = part["history"].start + width * events
        whose = (self._whose[hands, events] - self._actor[hands]) % players
        seen[hands, at_event + whose] = 1
        seen[hands, at_event + players + self._what[hands, events]] = 1
        seen[hands, at_event + width - 1] = self._amounts[hands, events] / chips
        return seen

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
        """Take an action in every hand: what each seat won in hands that are over, in chips, and which those are.

        Those hands are dealt anew. Raises `Mistake` for an action that is closed; no hand has moved then.
        """
        actions = np.asarray(actions)
        closed = (actions < 0) | (actions >= _ACTIONS)
        closed |= self.mask[self._rows, np.where(closed, 0, actions)] == 0
        if closed.any():
            raise Mistake("envs-closed", action=int(actions[closed][0]), actions=_ACTIONS)
        self._take(actions)
        over = self._go_on()
        won = np.zeros((self.size, self.players), np.int64)
        ended = np.flatnonzero(over)
        if len(ended):
            won[ended] = self._won(ended)
            self._deal(ended)
        self._open()
        return won, over

    def _deal(self, hands: NDArray[np.int64]) -> None:
        players, count = self.players, len(hands)
        decks = self._chance.permuted(self.decks[hands], axis=1)
        self.decks[hands] = decks
        self._button[hands] = button = (self._button[hands] + 1) % players
        # The first card goes to the left of the button, and round once more; a card is burnt before each street.
        order = (button[:, None] + 1 + np.arange(players)) % players
        for card in (0, 1):
            dealt = decks[:, card * players : (card + 1) * players]
            self._hole[hands[:, None], order, card] = dealt
        first = 2 * players + 1
        self._board[hands] = decks[:, [first, first + 1, first + 2, first + 4, first + 6]]
        small = (button + (players > 2)) % players
        big = (small + 1) % players
        posted = np.zeros((count, players), np.int64)
        posted[np.arange(count), small], posted[np.arange(count), big] = self._blinds
        self._bets[hands] = self._put_in[hands] = posted
        self._stacks[hands] = self._stack - posted
        self._in[hands] = self._waits[hands] = True
        self._street[hands] = 0
        self._actor[hands] = (big + 1) % players
        self._to_call[hands] = self._step[hands] = self._blinds[1]
        self._what[hands] = -1

    def _open(self) -> None:
        """Work out what is open to whoever is to act."""
        rows, actor = self._rows, self._actor
        stack, bet = self._stacks[rows, actor], self._bets[rows, actor]
        self._owed = self._to_call - bet
        call = np.minimum(self._owed, stack)
        high = bet + stack
        low = np.minimum(self._to_call + self._step, high)
        pot = self._put_in.sum(1) + call
        half = np.clip(self._to_call + pot // 2, low, high)
        whole = np.clip(self._to_call + pot, low, high)
        raises = stack > call
        self.totals: NDArray[np.int64] = np.stack([low, half, whole, high], 1)
        self.mask: NDArray[np.int8] = np.ones((self.size, _ACTIONS), np.int8)
        self.mask[:, FOLD] = self._owed > 0
        self.mask[:, _SMALLEST] = raises
        self.mask[:, _HALF] = raises & (half != low)
        self.mask[:, _POT] = raises & (whole != half) & (whole != low)
        self.mask[:, _ALL] = raises & (high != whole) & (high != half) & (high != low)

    def _take(self, actions: NDArray[Any]) -> None:
        rows, actor = self._rows, self._actor
        bet = self._bets[rows, actor]
        raised = actions >= _SMALLEST
        to = self.totals[rows, np.where(raised, actions - _SMALLEST, 0)]
        to = np.where(raised, to, np.where(actions == STAY, bet + self._owed, bet))
        added = to - bet
        kind = np.where(
            raised, _RAISES, np.where(actions == FOLD, _FOLDS, np.where(self._owed > 0, _CALLS, _CHECKS))
        )
        for told, new in (
            (self._whose, actor),
            (self._what, kind),
            (self._amounts, np.where(raised, to, added)),
        ):
            told[:, :-1] = told[:, 1:]
            told[:, -1] = new
        self._bets[rows, actor] = to
        self._put_in[rows, actor] += added
        self._stacks[rows, actor] -= added
        self._in[rows, actor] &= actions != FOLD
        # A raise that is not a whole one is all of a stack, which nobody can raise again.
        self._step = np.where(raised, np.maximum(to - self._to_call, self._step), self._step)
        self._to_call = np.maximum(self._to_call, to)
        self._waits |= raised[:, None]
        self._waits &= self._in & (self._stacks > 0)
        self._waits[rows, actor] = False

    def _go_on(self) -> NDArray[np.bool_]:
        """Find who is next, deal the next street where nobody is; the hands that are over."""
        left = self._in.sum(1)
        done = ~self._waits.any(1)
        may = (self._in & (self._stacks > 0)).sum(1)
        over = (left == 1) | (done & ((self._street == _RIVER) | (may <= 1)))
        turn = np.flatnonzero(done & ~over)
        self._street[turn] += 1
        self._bets[turn] = self._to_call[turn] = 0
        self._step[turn] = self._blinds[1]
        self._waits[turn] = self._in[turn]
        after = np.where(done, self._button, self._actor)
        order = (after[:, None] + 1 + np.arange(self.players)) % self.players
        first = np.take_along_axis(self._waits, order, 1).argmax(1)
        self._actor = order[self._rows, first]
        return np.asarray(over)

    def _won(self, hands: NDArray[np.int64]) -> NDArray[np.int64]:
        """What each seat has won, odd chips going to the left of the button first."""
        players, still = self.players, self._in[hands]
        board = np.repeat(self._board[hands][:, None, :], players, 1)
        cards = np.concatenate([self._hole[hands], board], 2).reshape(-1, 7)
        strength = np.where(still, evaluate_many(cards).reshape(-1, players), 0)
        best = still & (strength == strength.max(1, keepdims=True))
        pot, sharing = self._put_in[hands].sum(1), best.sum(1)
        order = (self._button[hands][:, None] + 1 + np.arange(players)) % players
        in_order = np.take_along_axis(best, order, 1)
        place = np.where(in_order, in_order.cumsum(1) - 1, players)
        odd = np.zeros_like(best)
        np.put_along_axis(odd, order, place < (pot % sharing)[:, None], 1)
        return np.asarray(np.where(best, (pot // sharing)[:, None], 0) + odd - self._put_in[hands])
