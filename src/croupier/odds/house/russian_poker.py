"""Russian Poker for `solve`: the figure that is shipped, or as much of the long job as is asked for."""

from __future__ import annotations

import json
from collections.abc import Mapping, MutableMapping
from dataclasses import replace
from importlib.resources import files
from math import sqrt
from typing import Any, Final

from croupier.cards import RANKS
from croupier.odds.house import russian_exact
from croupier.odds.house.russian import advise, advise_later, weigh
from croupier.odds.house.russian_play import basic, best
from croupier.odds.house.russian_stakes import Stakes, stakes
from croupier.odds.house.russian_whole import Whole, unit_name, work_out
from croupier.odds.house.solution import Job, Rows, Solution, Told
from croupier.odds.house.solvers import Solver
from croupier.pit import Game

NODES: Final = 800
"""How many nodes are solved for a house of which no figure is shipped, when no number is asked for."""


def solve(game: Game, told: Told | None = None) -> Solution:
    """The whole game: the estimate that is shipped where it is of this house, else one from a few hundred nodes."""
    shipped = json.loads((files("croupier.odds.house") / "data" / "russian-poker.json").read_text("utf-8"))
    if shipped["house"] == unit_name(game, "", 0).partition("-")[0]:
        whole = Whole(shipped["mean"], shipped["error"], shipped["nodes"])
        known = Stakes(**shipped["stakes"])
        return _solution(game, whole, known, every=False)
    return run(game, Job(nodes=NODES), None, told)


def run(
    game: Game, job: Job, kept: MutableMapping[str, Rows] | None = None, told: Told | None = None
) -> Solution:
    """As many nodes as the job says, or all of them, and what they come to; or the whole game, exactly.

    What is staked and how it swings is not among that: where the job says so, hands are played out for it.
    """
    if job.whole:
        return _exactly(game, russian_exact.work_out(russian_exact.Whole.of(game), job, kept, told))
    whole = work_out(game, job, kept, told)
    staked = stakes(game, replace(job, nodes=job.stakes), kept, told) if job.stakes else None
    return _solution(game, whole, staked, every=job.every)


def _solution(game: Game, whole: Whole, staked: Stakes | None, *, every: bool) -> Solution:
    strategy: list[tuple[str, Mapping[str, Any]]] = [("pit-russian-rests-on", {"nodes": whole.nodes})]
    if staked:
        deviation = sqrt(staked.square - whole.mean**2)
        told = {
            "nodes": staked.nodes,
            "wagered": f"{staked.wagered_error:.3f}",
            "deviation": f"{staked.square_error / 2 / deviation:.3f}",
        }
        strategy.append(("pit-russian-stakes", told))
    else:
        strategy.append(("pit-russian-edge-alone", {}))
    return Solution(
        game.id,
        whole.mean,
        wagered=staked.wagered if staked else 0,
        variance=staked.square - whole.mean**2 if staked else 0,
        strategy=tuple(strategy),
        exact=every,
        standard_error=whole.error,
        house=game.house,
        counts={"nodes": whole.nodes},
    )


def _exactly(game: Game, found: russian_exact.Exact) -> Solution:
    return Solution(
        game.id,
        found.value,
        wagered=0,
        strategy=(("pit-russian-rests-on", {"nodes": found.nodes}),),
        house=game.house,
        counts={"nodes": found.nodes},
        tables={
            "up-card": {RANKS[up]: value for up, value in found.by_up.items()},
            "action": found.actions,
        },
    )


SOLVER: Final = Solver(
    solve, advise, best, basic, later=advise_later, run=run, weigh=weigh, quick=False, stakes=True, whole=True
)
