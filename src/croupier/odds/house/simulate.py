"""Rounds played by the table's own code: what the solvers' figures are held against."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from math import sqrt
from typing import Final, NamedTuple

from croupier.errors import Mistake
from croupier.odds.house.lesson import sight
from croupier.odds.house.solution import Dealing, Rows, Strategy, Told
from croupier.odds.house.solvers import solver
from croupier.odds.scale import Backend, map_units
from croupier.pit import Game, Round

BLOCK: Final = 1_000
"""Rounds in a unit of work: drawn from the seed and the unit's number, whoever plays them."""

TABLE: Final = "table"
"""The name of the best play that ships, dealt and played in machine code."""

TABLE_BLOCK: Final = 1_000_000
"""Rounds in a unit of work that is played so."""

STAKE: Final = 60
"""The first stake of every round where the plate allows it, so large that no odds need rounding."""

RESULTS: Final = ("win", "lose", "tie", "fold", "no-game", "no-game-after-purchase", "push", "paid")
"""How a round can end, in the order in which kept units number them."""

POINTS: Final = 200
"""How many points of the course are kept, about."""


class Point(NamedTuple):
    """Where the mean stood after so many rounds, with its standard error, in first stakes."""

    rounds: int
    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Simulated:
    """What rounds came to, in first stakes: the mean result with its standard error, and how they ended.

    `course` is how the mean went.
    """

    rounds: int
    mean: float
    error: float
    wagered: float
    deviation: float
    results: Mapping[str, int]
    nets: Mapping[float, int]
    course: tuple[Point, ...] = ()


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
    while (seen := sight(round)) is not None:
        decision = strategy(seen)
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
    kept: MutableMapping[str, Rows] | None = None,
    progress: Told | None = None,
) -> Simulated:
    """Play rounds of one box and say what they came to: `best` or `basic` play, or a strategy of one's own.

    For a game of which the best play ships there is `table` too: a hundred thousand rounds a second, dealt by machine
    code and not by the table's own.

    With more than one of the `workers` (-1: one on each processor) rounds are played in other processes; what they come
    to depends on the seed alone. A strategy of one's own must then be one that can be sent there. Units of a thousand
    rounds (of a million, by `table`) found in `kept` are not played again, and each one played is put there:
    with a mapping that outlives the process, a run that was stopped goes on where it was.

    >>> from croupier.pit import game
    >>> simulate(game("three-card"), rounds=1_000, seed=1).rounds
    1000
    """
    if rounds < 1:
        raise Mistake("pit-rounds", rounds=rounds)
    store: MutableMapping[str, Rows] = {} if kept is None else kept
    of = TABLE_BLOCK if strategy == TABLE else BLOCK
    sizes = [min(of, rounds - first) for first in range(0, rounds, of)]
    house = house_name(game, strategy)
    names = [f"{house}-{seed}-{block}-{size}" for block, size in enumerate(sizes)]
    missing = [block for block, name in enumerate(names) if name not in store]
    work = partial(_block, game, strategy, seed, (of, rounds))
    done: Iterable[tuple[int, Rows]] = ((block, work(block)) for block in missing)
    if workers != 1:
        done = map_units(work, missing, backend, workers)
    for number, (block, rows) in enumerate(done, len(names) - len(missing) + 1):
        store[names[block]] = rows
        if progress:
            progress(number, len(names))
    return _told([store[name] for name in names], first_stake(game))


def house_name(game: Game, strategy: str | Strategy) -> str:
    """What units of work are kept under: it stands for the house and the way to play."""
    house = (
        game.id,
        game.options,
        sorted((name, table.rows) for name, table in game.tables.items()),
        game.plate,
    )
    return sha256(repr((house, strategy)).encode()).hexdigest()[:16]


_MADE: Final[dict[str, Strategy]] = {}
"""The strategies made in this process: what they have learnt about hands serves all blocks."""


def _block(game: Game, strategy: str | Strategy, seed: int, shares: tuple[int, int], block: int) -> Rows:
    """One block of the rounds, the last one of what is left: result, net, chips staked, and how many."""
    of, rounds = shares
    size = min(of, rounds - block * of)
    dealing = _by_table(game) if strategy == TABLE else None
    if dealing:
        return dealing(seed, block, size)
    play = strategy
    if isinstance(play, str):
        house = house_name(game, strategy)
        play = _MADE[house] = _MADE.get(house) or played(game, play)
    randomness = random.Random(f"{seed}/{block}")
    found: Counter[tuple[int, int, int]] = Counter()
    for _ in range(size):
        settlement = play_round(game, play, randomness).settlements[1]
        staked = sum([line.stake for line in settlement.lines])
        found[RESULTS.index(settlement.result), settlement.net, staked] += 1
    return [[*key, count] for key, count in sorted(found.items())]


def _by_table(game: Game) -> Dealing | None:
    known = solver(game)
    return known.by_table(game) if known.by_table else None


def played(game: Game, name: str) -> Strategy:
    """The strategy of a name: `best` or `basic`; `Mistake` for another."""
    known = solver(game)
    ways = {"best": known.best, "basic": known.basic}
    if name == TABLE:
        raise Mistake("pit-no-table", game=game.id)
    if name not in ways:
        names = [*ways, *([TABLE] if _by_table(game) else [])]
        raise Mistake("pit-no-such-strategy", strategy=name[:40], strategies=", ".join(names))
    return ways[name](game)


def _told(blocks: Sequence[Rows], stake: int) -> Simulated:
    rounds = total = squares = wagered = 0
    results: Counter[str] = Counter()
    nets: Counter[float] = Counter()
    course = []
    every = max(1, len(blocks) // POINTS)
    for number, rows in enumerate(blocks, 1):
        for result, net, staked, count in rows:
            rounds += count
            total += count * net
            squares += count * net**2
            wagered += count * staked
            results[RESULTS[result]] += count
            nets[net / stake] += count
        if number % every == 0 or number == len(blocks):
            error = _deviation(rounds, total, squares, stake) / sqrt(rounds)
            course.append(Point(rounds, total / rounds / stake, error))
    deviation = _deviation(rounds, total, squares, stake)
    return Simulated(
        rounds,
        total / rounds / stake,
        deviation / sqrt(rounds),
        wagered / rounds / stake,
        deviation,
        dict(results),
        dict(sorted(nets.items())),
        tuple(course),
    )


def _deviation(rounds: int, total: int, squares: int, stake: int) -> float:
    """The standard deviation of one round, in first stakes."""
    return sqrt(max(squares / rounds - (total / rounds) ** 2, 0.0)) / stake
