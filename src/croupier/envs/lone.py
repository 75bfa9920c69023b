"""Every game for one agent against bots: Gymnasium."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Dict, Discrete

from croupier.bots import look, player
from croupier.envs.dealing import Table
from croupier.play import Operation

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from croupier.play import Hand, Variant

_SEAT: Final = 1
"""Where the agent sits; the button goes round, so he comes into every position."""


def single(
    game: str | Variant,
    players: int = 2,
    *,
    bots: str | Sequence[str] = "medium",
    stacks: Sequence[int] | None = None,
    stakes: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> HandEnv:
    """A game of the catalogue for one agent in seat 1, the other seats played by bots, one hand an episode.

    `bots` are names such as `hard`, `medium-loose` or `always-call` (`croupier.bots.player`), one for all or one for
    each other seat. The rest is as in `croupier.envs.aec`. Raises `Mistake` for a bot nobody knows.

    >>> env = single("nl-holdem", 3, bots=["hard", "easy"])
    >>> seen, _ = env.reset(seed=3)
    >>> seen["action_mask"].tolist()
    [1, 1, 1, 1, 1, 1]
    """
    names = [bots] * (players - 1) if isinstance(bots, str) else [*bots]
    return HandEnv(Table(game, players, stacks, stakes), names, render_mode)


class HandEnv(Env[dict[str, Any], np.int64]):
    """Hands of a table for the agent in seat 1: observations, masks and actions are those of `HandAEC`.

    The reward is what the agent has won, in chips, when the hand is over. A hand that is over before his turn comes is
    dealt again.

    >>> from croupier.envs import single
    >>> seen, info = single("kuhn").reset(seed=7)
    >>> seen["action_mask"].tolist()
    [0, 1, 1, 0]
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  # as Gymnasium has it

    def __init__(self, table: Table, bots: Sequence[str], render_mode: str | None = None) -> None:
        self.table = table
        self.render_mode = render_mode
        others = [seat for seat in sorted(table.setup.stacks) if seat != _SEAT]
        self._bots = dict(zip(others, map(player, bots), strict=True))
        self.observation_space: Dict = Dict(
            {
                "observation": Box(0, 1, (table.observer.size,), np.float32),
                "action_mask": Box(0, 1, (table.actions.size,), np.int8),
            }
        )
        self.action_space: Discrete = Discrete(table.actions.size)
        self._chance = Random()
        self.hand: Hand = table.deal(self._chance)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal the next hand up to the agent's turn; a `seed` begins a new row of hands, the same everywhere."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._chance = Random(seed)
            self.table.start_anew()
        while True:
            self.hand = self.table.deal(self._chance)
            self._wait()
            if not self.hand.over:
                return self._seen(), {}

    def step(self, action: int | np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take the agent's action, and let the bots act until it is his turn again or the hand is over.

        An action that is closed counts as `Actions.nearest` says, and `info["instead_of"]` tells which it was.
        """
        actions = self.table.actions
        done = actions.nearest(self.hand, int(action))
        self.table.play(self.hand, actions.operation(self.hand, done), self._chance)
        self._wait()
        over = self.hand.over
        won = float(self.hand.result.stacks[_SEAT] - self.hand.setup.stacks[_SEAT]) if over else 0.0
        return self._seen(), won, over, False, {} if done == action else {"instead_of": int(action)}

    def render(self) -> str | None:
        """The table in lines of text, hidden cards and all, where the mode is `ansi`."""
        return str(self.hand) if self.render_mode == "ansi" else None

    def _seen(self) -> dict[str, Any]:
        mask = self.table.actions.mask(self.hand)
        return {"observation": self.table.observer.see(self.hand, _SEAT), "action_mask": mask}

    def _wait(self) -> None:
        """The bots act until it is the agent's turn."""
        while (seat := self.hand.actor) is not None and seat != _SEAT:
            table = self.table
            sight = look(self.hand, seat, big_blind=table.big_blind, positions=table.positions)
            done = self._bots[seat](sight, self._chance)
            table.play(self.hand, Operation(done.kind, seat, done.to, done.cards), self._chance)
