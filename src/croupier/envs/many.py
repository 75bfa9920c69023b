"""Many hands at once, as arrays: what a learner that wants millions of decisions plays on.

The hands are those of `aec`, chip for chip, and are bet and shown down in a kernel that is given what the variant, the
stakes and the policy say; where the kernels were not built the engine itself plays them, row by row.
"""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from croupier.cards import DECK_52
from croupier.envs.dealing import Table
from croupier.envs.rows import EngineRows
from croupier.errors import Mistake
from croupier.odds.games import HAND_SIZES
from croupier.odds.kernels import NATIVE, fast

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from croupier.play import Setup, Variant
    from croupier.rulebook import Policy

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

_MOST_SEATS: Final = 10
_MOST_OWN: Final = 6
_MOST_BOARD: Final = 5
_MOST_CHIPS: Final = 2**53
"""So many at a table are told apart in an observation."""

_OMAHA: Final = (("high",), ("high", "eight-or-better"))
"""What the kernel reads hands by that use two cards of their own."""

_ANSWERS: Final = {"raise_step": "last-increment", "short_opening": "matched", "odd_chip": "left"}
_ANSWERS_OF_HALVES: Final = {
    "odd_chip_high_low": "high",
    "odd_chip_again": True,
    "odd_chip_same_winners": "halves",
}
"""What a policy must answer, and where high and low share the pot: the kernel knows no other way."""


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
    another but the blinds, for a rake, larger chips, several runs and a policy with odd chips or raises of its own,
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
    dealt = 0 < first.down <= _MOST_OWN and not any([street.down for street in later])
    return plain and opened and dealt and _readable(variant) and variant.boards == 1 and variant.has_button


def _readable(variant: Variant) -> bool:
    """Whether the kernel can read the hands of a showdown: so many cards, of this deck, by these rankings."""
    own, board = variant.streets[0].down, sum([street.board for street in variant.streets])
    high, *low = [ranking.id for ranking in variant.rankings]
    if board > _MOST_BOARD or max(variant.deck.cards) > DECK_52.cards[-1]:
        return False
    if min(variant.deck.cards) >> 2 < max([ranking.lowest for ranking in variant.rankings]):
        return False
    if variant.hole_used:
        return variant.hole_used == 2 <= own and board == _MOST_BOARD and (high, *low) in _OMAHA
    sizes = [HAND_SIZES.get(name, (0, 0)) for name in (high, *low)]
    read = all([fewest <= own + board <= most for fewest, most in sizes])
    return read and len(low) < 2 and high != "eight-or-better"


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
        setup = table.setup
        players = len(setup.order)
        if not covered(table.variant):
            raise Mistake("envs-batch-game", game=table.variant.id)
        left = [chips for chips in setup.posted.stack if chips]
        put_in = [chips for chips in setup.posted.put_in if chips]
        stack = max(setup.stacks.values())
        if size < 1 or len(left) < players:
            raise Mistake("envs-batch", size=size, stack=stack, blind=max(put_in, default=0))
        if setup.posted.dead or setup.without_option:
            raise Mistake("envs-batch-game", game=table.variant.id)
        if uncovered := _uncovered(setup):
            raise Mistake("envs-batch-rule", what=", ".join(uncovered))
        chips = (setup.chips + max(setup.bets)) * max(setup.plan.pot_raise)
        if chips > _MOST_CHIPS:
            raise Mistake("envs-batch-chips", chips=chips, most=_MOST_CHIPS)
        self.table: Table = table
        self.size: int = size
        self.players: int = players
        setups = [table.at_button(button) for button in range(1, players + 1)]
        self._hands = (
            fast.HandsAtOnce(size, **_told(table, setups)) if NATIVE else EngineRows(size, table, setups)
        )
        self._busy = Lock()
        self._chance = np.random.default_rng(seed)
        self._decks = np.tile(np.array(table.variant.deck.cards, np.uint8), (size, 1))
        self._begin()
        self._deal(np.arange(size))

    @property
    def decks(self) -> NDArray[np.uint8]:
        """The cards of each hand as they come, hidden ones and all: to be looked at, not to be changed."""
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
        self._hands.deal(rows, decks, self.seats, self.mask)


def _uncovered(setup: Setup) -> list[str]:
    """What of the stakes, the stacks and the policy is not as the kernel plays, by name."""
    halves = len(setup.variant.rankings) > 1
    found = {
        "stacks": len({*setup.in_play.values()}) > 1,
        "players": len(setup.order) > _MOST_SEATS or setup.plan.cards_needed > len(setup.variant.deck.cards),
        "rake": setup.rake is not None,
        "chip": setup.chip != 1,
        "run_it": setup.run_it != 1,
        **_other_answers(setup.policy, _ANSWERS),
        **(_other_answers(setup.policy, _ANSWERS_OF_HALVES) if halves else {}),
    }
    return [what for what, other in found.items() if other]


def _other_answers(policy: Policy, answers: Mapping[str, object]) -> dict[str, bool]:
    return {name: getattr(policy, name) != answer for name, answer in answers.items()}


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
        "caps": [0 if plan.any_bet else setup.cap(count) for count in range(players + 1)],
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
