"""A hand to walk about in: a position that is acted on, copied and looked at, as a search wants it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from croupier.cards import shuffled
from croupier.envs.dealing import Table
from croupier.envs.kernel import checked, game_of
from croupier.envs.rows import EngineHand
from croupier.errors import Mistake
from croupier.odds.kernels import NATIVE, fast
from croupier.play.given import checked_deck

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from croupier.cards import CardsLike
    from croupier.play import Variant

_SEED_BITS = 64


def state(
    game: str | Variant,
    players: int = 2,
    *,
    stack: int | None = None,
    stakes: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> State:
    """A hand of a game, dealt with the button at seat 1, to be acted on, copied and dealt anew.

    All is as in `batch`: the stacks and the stakes, the games that are played and what is refused by name.

    >>> here = state("nl-holdem", players=6, stack=200, stakes={"blinds": (1, 2)}, seed=7)
    >>> here.seat, here.actions
    (4, [0, 1, 2, 4, 5])
    >>> there = here.copy()
    >>> there.act(5)
    >>> here.seat, there.seat
    (4, 5)
    """
    stacks = None if stack is None else [stack] * players
    return State(Table(game, players, stacks, stakes), seed)


class State:
    """One hand of a table, where a decision costs a fraction of a microsecond: for searches and for loops of one's own.

    Seats count from 1. Actions and the parts of an observation are those of `table`, an ordinary table of the game. It
    keeps no log and names no hands: `Hand` does.

    >>> from croupier.envs import state
    >>> here = state("kuhn", seed=1)
    >>> here.act(1), here.act(1)
    (None, None)
    >>> here.over, here.won
    (True, [1, -1])
    """

    __slots__ = ("_chance", "_hand", "button", "table")

    table: Table
    button: int

    def __init__(self, table: Table, seed: int | None) -> None:
        checked(table)
        self.table = table
        self._hand: Any = fast.LoneHand(game_of(table)) if NATIVE else EngineHand(table)
        self._chance = Random(seed)
        self.button = 0
        self.deal()

    def deal(self, deck: CardsLike | None = None, *, button: int | None = None) -> None:
        """Deal the next hand, the button one seat on or at `button`; a `deck` is taken as it is, the top card first.

        Raises `Mistake` for a deck that is not the game's, and for a button where nobody sits.

        >>> here = state("kuhn")
        >>> here.deal("Qs Ks Js", button=2)
        >>> here.button, here.seat
        (2, 1)
        """
        table, chance = self.table, self._chance
        players = len(table.setup.order)
        at = self.button % players + 1 if button is None else button
        if not 1 <= at <= players:
            raise Mistake("play-no-such-seat", seat=at)
        whole = table.variant.deck
        cards = shuffled(whole, chance) if deck is None else checked_deck(table.setup, deck)
        if len(cards) < len(whole.cards):
            raise Mistake("play-short-deck", needed=len(whole.cards), cards=len(cards))
        self._hand.deal(at - 1, cards, chance.getrandbits(_SEED_BITS))
        self.button = at

    @property
    def seat(self) -> int:
        """Whose turn it is; 0 when the hand is over."""
        return self._hand.seat  # type: ignore[no-any-return]

    @property
    def open(self) -> int:
        """The actions that are open, a bit each: `open >> action & 1`; 0 when the hand is over."""
        return self._hand.open  # type: ignore[no-any-return]

    @property
    def actions(self) -> list[int]:
        """The actions that are open, by number; `table.actions` says what each is."""
        left = self._hand.open
        return [action for action in range(left.bit_length()) if left >> action & 1]

    @property
    def over(self) -> bool:
        """Whether the hand has come to its end."""
        return not self._hand.open

    @property
    def won(self) -> list[int]:
        """What each seat has won, in chips, by seat; nothing yet while the hand is played."""
        return [0] * len(self.table.setup.order) if self._hand.open else self._hand.won()

    def act(self, action: int) -> None:
        """Take an action. Raises `Mistake` for one that is closed; nothing has moved then."""
        if not self._hand.act(action):
            raise Mistake("envs-closed", action=action, actions=self.table.actions.size)

    def observe(self) -> NDArray[np.float32]:
        """What the seat to act sees, as `table.observer` tells it; all zeros when the hand is over."""
        seen = np.zeros(self.table.observer.size, np.float32)
        if self._hand.open:
            self._hand.observe(seen)
        return seen

    def copy(self) -> Self:
        """The same hand, to be acted on without touching this one. Both deal on from the same row of decks."""
        twin = type(self).__new__(type(self))
        twin.table, twin.button, twin._chance = self.table, self.button, self._chance
        twin._hand = self._hand.copy()
        return twin
