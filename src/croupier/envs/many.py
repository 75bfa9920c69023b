"""Many hands at once, as arrays: what a learner that wants millions of decisions plays on.

The hands are those of `aec`, chip for chip, and are bet and shown down in a kernel that is given what the variant, the
stakes and the policy say; where the kernels were not built the engine itself plays them, row by row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from croupier.envs.dealing import Table
from croupier.envs.rows import EngineRows
from croupier.errors import Mistake
from croupier.odds.games import KERNEL_RANKINGS
from croupier.odds.kernels import NATIVE, fast

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from croupier.play import Setup, Variant

_ANY, _FIXED, _SPREAD, _POT = range(4)
_IN_ORDER: Final = (
    "cards",
    "board-1",
    "stacks",
    "bets",
    "put-in",
    "in-hand",
    "all-in",
    "button",
    "pot",
    "to-call",
    "street",
    "history",
)
"""The parts of an observation, as the kernel is told where they begin."""


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
    are the usual ones, as in `aec`. A `seed` gives the same hands everywhere. Any game is played that has one board,
    and whose players are dealt cards before the first bet alone, face down: hold'em, Omaha, short-deck, Courchevel,
    Kuhn's and Leduc, bet in every way. Raises `Mistake` for another, for stakes that take more of one than of
    another but the blinds, for fewer than one hand, and for stacks that the blinds and antes use up.

    >>> hands = batch("nl-holdem", 1_000, players=6, seed=7)
    >>> hands.observe().shape, hands.mask.shape, hands.seats[:3].tolist()
    ((1000, 562), (1000, 6), [4, 4, 4])
    >>> won, over = hands.step(np.full(1_000, 0))
    >>> won.shape, bool(over.any())
    ((1000, 6), False)
    """
    stacks = None if stack is None else [stack] * players
    return HandBatch(Table(game, players, stacks, stakes), size, seed)


def covered(variant: Variant) -> bool:
    """Whether a game is played as a batch.

    >>> from croupier.play import catalogue
    >>> covered(catalogue["pl-omaha-8"]), covered(catalogue["razz"])
    (True, False)
    """
    first, *later = variant.streets
    plain = not any(
        [street.up or street.draw or street.discard or street.silent for street in variant.streets]
    )
    opened = all([street.opener == "left-of-button" for street in later])
    read = all([ranking.id in KERNEL_RANKINGS for ranking in variant.rankings])
    dealt = bool(first.down) and not any([street.down for street in later])
    return plain and opened and read and dealt and variant.boards == 1 and variant.has_button


class HandBatch:
    """Hands as arrays, one row a hand. `seats` are the seats to act (from 1), `mask` the actions open to them.

    Actions and the parts of an observation are those of `table`, an ordinary table of the game. `decks` are the cards
    of each hand, hidden ones and all. What a call gives is never written to again.
    """

    seats: NDArray[np.int64]
    mask: NDArray[np.int8]

    def __init__(self, table: Table, size: int, seed: int | None) -> None:
        setup = table.setup
        players = len(setup.order)
        if not covered(table.variant):
            raise Mistake("envs-batch-game", game=table.variant.id)
        left = [chips for chips in setup.posted.stack if chips]
        put_in = [chips for chips in setup.posted.put_in if chips]
        stack = max(setup.stacks.values())
        if size < 1 or len(left) < players:
            raise Mistake("envs-batch", size=size, stack=stack, blind=max(put_in))
        if setup.posted.dead or setup.without_option:
            raise Mistake("envs-batch-game", game=table.variant.id)
        self.table, self.size, self.players = table, size, players
        setups = [table.at_button(button) for button in range(1, players + 1)]
        self._hands = (
            fast.HandsAtOnce(size, **_told(table, setups)) if NATIVE else EngineRows(size, table, setups)
        )
        self._chance = np.random.default_rng(seed)
        self.decks = np.tile(np.array(table.variant.deck.cards, np.uint8), (size, 1))
        self._begin()
        self._deal(np.arange(size))

    def observe(self) -> NDArray[np.float32]:
        """What the seats to act see, a row each, as `table.observer` tells it."""
        seen = np.empty((self.size, self.table.observer.size), np.float32)
        self._hands.observe(seen)
        return seen

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
        """Take an action in every hand: what each seat won in hands that are over, in chips, and which those are.

        Those hands are dealt anew. Raises `Mistake` for an action that is closed; no hand has moved then.
        """
        taken = np.ascontiguousarray(np.broadcast_to(actions, (self.size,)), np.int64)
        before = self.seats, self.mask
        self._begin()
        won = np.zeros((self.size, self.players), np.int64)
        over = np.zeros(self.size, np.bool_)
        closed = self._hands.step(taken, self.seats, self.mask, won, over)
        if closed >= 0:
            self.seats, self.mask = before
            raise Mistake("envs-closed", action=int(taken[closed]), actions=self.table.actions.size)
        self._deal(np.flatnonzero(over))
        return won, over

    def _begin(self) -> None:
        self.seats = np.empty(self.size, np.int64)
        self.mask = np.empty((self.size, self.table.actions.size), np.int8)

    def _deal(self, rows: NDArray[np.int64]) -> None:
        decks = self._chance.permuted(self.decks[rows], axis=1)
        self.decks[rows] = decks
        self._hands.deal(rows, decks, self.seats, self.mask)


def _told(table: Table, setups: Sequence[Setup]) -> dict[str, Any]:
    """What the kernel is told of a game: where each card comes from, what may be bet, how each hand begins."""
    setup, variant = table.setup, table.variant
    plan, policy, betting = setup.plan, setup.policy, variant.betting
    players, own = len(setup.order), variant.streets[0].down
    hole_at: list[int] = []
    board_at: list[int] = []
    lie, top = [], 0
    for street in variant.streets:
        top += street.burn
        if street.down:
            hole_at = [top + place + players * card for place in range(players) for card in range(own)]
            top += players * own
        board_at += range(top, top + street.board)
        top += street.board
        lie.append(len(board_at))
    parts = table.observer.parts
    seen = [parts[name].start if name in parts else -1 for name in _IN_ORDER]
    high, *low = [ranking.id for ranking in variant.rankings]
    return {
        "players": players,
        "own": own,
        "lie": lie,
        "hole_at": hole_at,
        "board_at": board_at,
        "steps": list(plan.steps),
        "caps": [setup.cap(count) for count in range(players + 1)],
        "cap_lifted": policy.raise_cap_heads_up == "hand" and not betting.cap,
        "bets": _ANY if plan.any_bet else _FIXED if betting.fixed else _SPREAD if betting.spread else _POT,
        "pot": plan.pot_raise,
        "spread": setup.bets[-1],
        "full_bet": plan.full_bet,
        "short_of_blinds": setup.short_of_blinds,
        "shares": [each.as_integer_ratio() for each in table.actions.shares if each is not None],
        "starts": [_start(each, players) for each in setups],
        "high": high,
        "low": low[0] if low else "",
        "exactly_two": variant.hole_used == 2,
        "seen": [*seen, table.observer.size],
    }


def _start(setup: Setup, players: int) -> tuple[Sequence[int], Sequence[int], Sequence[int], int]:
    """The chips of each seat once everybody has posted, and the seat after which the first street opens, from 0."""
    posted, seats = setup.posted, slice(1, players + 1)
    blinds_open = setup.variant.streets[0].opener == "left-of-blinds"
    after = setup.plan.opens_after if blinds_open else setup.button
    return posted.stack[seats], posted.bet[seats], posted.put_in[seats], after - 1
