"""Rounds played by the table's own code: what the solvers' figures are held against."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Final

from croupier.errors import Mistake
from croupier.odds.house.solution import Sight, Strategy, Told
from croupier.odds.house.solvers import solver
from croupier.odds.scale import Backend, map_units
from croupier.pit import Game, Round

BLOCK: Final = 10_000
"""Rounds in a unit of work: drawn from the seed and the unit's number, whoever plays them."""

STAKE: Final = 60
"""The first stake of every round where the plate allows it, so large that no odds need rounding."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """What rounds came to, in first stakes: the mean result with its standard error, and how they ended."""

    rounds: int
    mean: float
    error: float
    wagered: float
    deviation: float
    results: Mapping[str, int]
    nets: Mapping[float, int]


def first_stake(game: Game) -> int:
    """The first stake of every round of a game, in chips."""
    return min(STAKE, game.plate.maximum)


def play_round(game: Game, strategy: Strategy, randomness: random.Random) -> Round:
    """One round of one box by the table's own code."""
    stake = first_stake(game)
    round = Round(game, {"ann": stake * 1_000}, inspected=False)
    round.bet("ann", 1, stake)
    round.close_bets()
    round.shuffle(
        randomness.sample(game.deck.cards, min(len(game.deck.cards), game.cards_needed(1))), whole=False
    )
    round.cut("", 0)
    while (options := round.options) is not None:
        box = round.boxes[options.box]
        open_cards = round.dealer if round.revealed else round.dealer[len(round.dealer) - game.dealt.up :]
        decision = strategy(Sight(options, box.cards, box.first, open_cards, round.board, box.staked))
        round.decide(decision.kind, decision.amount, decision.cards)
    return round


def simulate(
    game: Game,
    strategy: str | Strategy = "best",
    *,
    rounds: int = 100_000,
    seed: int = 0,
    workers: int = 1,
    backend: Backend = "loky",
    progress: Told | None = None,
) -> Simulated:
    """Play rounds of one box and say what they came to: `best` or `basic` play, or a strategy of one's own.

    With more than one of the `workers` (-1: one on each processor) rounds are played in other processes; what they come
    to depends on the seed alone. A strategy of one's own must then be one that can be sent there.

    >>> from croupier.pit import game
    >>> simulate(game("three-card"), rounds=1_000, seed=1).rounds
    1000
    """
    if rounds < 1:
        raise Mistake("pit-rounds", rounds=rounds)
    blocks = range(-(-rounds // BLOCK))
    work = partial(_block, game, strategy, rounds, seed)
    done = (
        ((block, work(block)) for block in blocks)
        if workers == 1
        else map_units(work, blocks, backend, workers)
    )
    nets: Counter[tuple[str, int, int]] = Counter()
    for number, (_, found) in enumerate(done, 1):
        nets.update(found)
        if progress:
            progress(number, len(blocks))
    return _told(nets, first_stake(game))


def _block(
    game: Game, strategy: str | Strategy, rounds: int, seed: int, block: int
) -> Counter[tuple[str, int, int]]:
    """Rounds of one block by result, net and chips staked."""
    play = played(game, strategy) if isinstance(strategy, str) else strategy
    randomness = random.Random(f"{seed}/{block}")
    found: Counter[tuple[str, int, int]] = Counter()
    for _ in range(min(BLOCK, rounds - block * BLOCK)):
        settlement = play_round(game, play, randomness).settlements[1]
        found[settlement.result, settlement.net, sum([line.stake for line in settlement.lines])] += 1
    return found


def played(game: Game, name: str) -> Strategy:
    """The strategy of a name: `best` or `basic`; `Mistake` for another."""
    known = solver(game)
    ways = {"best": known.best, "basic": known.basic}
    if name not in ways:
        raise Mistake("pit-no-such-strategy", strategy=name[:40], strategies=", ".join(ways))
    return ways[name](game)


def _told(nets: Mapping[tuple[str, int, int], int], stake: int) -> Simulated:
    rounds = sum(nets.values())
    mean = sum(net * count for (_, net, _), count in nets.items()) / rounds / stake
    square = sum((net / stake) ** 2 * count for (_, net, _), count in nets.items()) / rounds
    wagered = sum(staked * count for (_, _, staked), count in nets.items()) / rounds / stake
    results: Counter[str] = Counter()
    by_net: Counter[float] = Counter()
    for (result, net, _), count in nets.items():
        results[result] += count
        by_net[net / stake] += count
    deviation = sqrt(max(square - mean**2, 0.0))
    return Simulated(
        rounds,
        mean,
        deviation / sqrt(rounds),
        wagered,
        deviation,
        dict(results),
        dict(sorted(by_net.items())),
    )
