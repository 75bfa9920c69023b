"""Every game for several agents, one after the other: PettingZoo's AEC."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from croupier.envs.dealing import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from croupier.play import Hand, Variant

SEEDS: Final = 2**63


def aec(
    game: str | Variant,
    players: int = 2,
    *,
    stacks: Sequence[int] | None = None,
    stakes: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> HandAEC:
    """A game of the catalogue for so many agents, one hand an episode, the button going round.

    `stacks` and `stakes` are as `Setup.new` takes them, in chips; where they are not told they are usual ones
    (`croupier.envs.dealing.usual_stakes`). What is won is the reward, in chips, when the hand is over.

    >>> env = aec("kuhn")
    >>> env.reset(seed=1)
    >>> env.agent_selection, env.action_space("seat_1")
    ('seat_2', Discrete(4))
    """
    return HandAEC(Table(game, players, stacks, stakes), render_mode)


class HandAEC(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # PettingZoo tells no types
    """Hands of a table for agents `seat_1`, `seat_2`, …. An agent that has folded stays until the hand is over.

    An observation is what its seat sees: `observation`, a row as `table.observer` tells it, and `action_mask`, all 0
    but in its turn. An action that is closed raises `Mistake`, and the hand stays as it was. `hand` is the hand itself,
    hidden cards and all.

    >>> from croupier.envs import aec
    >>> env = aec("kuhn")
    >>> env.reset(seed=7)
    >>> env.agent_selection, env.observe(env.agent_selection)["action_mask"].tolist()
    ('seat_2', [0, 1, 1, 0])
    """

    metadata: dict[str, Any] = {"name": "croupier", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012  # as PettingZoo has it

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.render_mode = render_mode
        self.possible_agents: Final = [f"seat_{seat}" for seat in sorted(table.setup.stacks)]
        self._seats = dict(zip(self.possible_agents, sorted(table.setup.stacks), strict=True))
        size = table.observer.size
        sees = Dict(
            {
                "observation": Box(0, 1, (size,), np.float32),
                "action_mask": Box(0, 1, (table.actions.size,), np.int8),
            }
        )
        self.observation_spaces: Final = dict.fromkeys(self.possible_agents, sees)
        self.action_spaces: Final = {agent: Discrete(table.actions.size) for agent in self.possible_agents}
        self._chance = Random()
        self.hand: Hand = table.deal(self._chance)

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: the same space at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may do: the same space at every call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # PettingZoo's
        """Deal the next hand; a `seed` begins a new row of hands, the same everywhere."""
        if seed is not None:
            self._chance = Random(seed)
            self.table.start_anew()
        self.hand = self.table.deal(self._chance)
        self.agents: list[str] = [*self.possible_agents]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now."""
        seat = self._seats[agent]
        mask = self.table.actions.mask(self.hand)
        if self.hand.actor != seat:
            mask[:] = 0
        return {"observation": self.table.observer.see(self.hand, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take the action of the agent whose turn it is, None once the hand is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0
        actions = self.table.actions
        self.table.play(
            self.hand, actions.operation(self.hand, -1 if action is None else int(action)), self._chance
        )
        self._clear_rewards()
        self._turn()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in lines of text, hidden cards and all, where the mode is `ansi`."""
        return str(self.hand) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _turn(self) -> None:
        """Say whose turn it is; when the hand is over, what each has won."""
        if not self.hand.over:
            self.agent_selection: str = f"seat_{self.hand.actor}"
            return
        stacks = self.hand.result.stacks
        for agent, seat in self._seats.items():
            self.rewards[agent] = float(stacks[seat] - self.hand.setup.stacks[seat])
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]
