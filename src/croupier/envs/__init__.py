"""Environments for learning: every game of the catalogue for several agents, or one seat against bots.

>>> from croupier.envs import aec
>>> env = aec("leduc")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, ended, _, _ = env.last()
...     env.step(None if ended else int(observation["action_mask"].argmax()))
>>> env.possible_agents
['seat_1', 'seat_2']

Wants the extra `envs`; docs/envs.md tells what an observation holds and what each action is.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from croupier.envs.actions import Actions
    from croupier.envs.lone import HandEnv, single
    from croupier.envs.many import HandBatch, batch
    from croupier.envs.observation import Observer
    from croupier.envs.several import HandAEC, aec
    from croupier.envs.walking import State, state

_HOMES = {
    "Actions": "actions",
    "HandAEC": "several",
    "HandBatch": "many",
    "HandEnv": "lone",
    "Observer": "observation",
    "State": "walking",
    "aec": "several",
    "batch": "many",
    "single": "lone",
    "state": "walking",
}

__all__ = [
    "Actions",
    "HandAEC",
    "HandBatch",
    "HandEnv",
    "Observer",
    "State",
    "aec",
    "batch",
    "single",
    "state",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
