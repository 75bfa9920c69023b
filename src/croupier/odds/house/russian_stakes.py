"""What Russian Poker stakes and how it swings: rounds of the table's own code from nodes drawn by strata."""

from __future__ import annotations

import random
from collections.abc import Iterable, MutableMapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from croupier.cards import Cards
from croupier.odds.house.lesson import sight
from croupier.odds.house.russian_nodes import DEALS
from croupier.odds.house.russian_play import best
from croupier.odds.house.russian_whole import SCALE, drawn, estimate, rare_hands, strata, unit_name
from croupier.odds.house.solution import Job, Rows, Strategy, Told
from croupier.odds.scale import map_units
from croupier.pit import Game, Round

PLAYOUTS: Final = 4
"""Rounds played from each node."""

STAKE: Final = 60
"""The ante of every round, in chips."""

RARE_UNITS: Final = 8
"""The hands from four of a kind up are played in so many units of work."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The mean stake of a round and the mean square of its result, in antes, with their standard errors.

    `nodes` are how many hands against an open card were played out.
    """

    wagered: float
    wagered_error: float
    square: float
    square_error: float
    nodes: int


def stakes(
    game: Game, job: Job, kept: MutableMapping[str, Rows] | None = None, told: Told | None = None
) -> Stakes:
    """An estimate from rounds played as well as can be, from nodes drawn as those of the whole game are."""
    store: MutableMapping[str, Rows] = {} if kept is None else kept
    kinds = [("rare-stakes", unit) for unit in range(RARE_UNITS)]
    kinds += [(f"stakes{job.seed}", unit) for unit in range(-(-job.nodes // 16))]
    names = {one: unit_name(game, *one) for one in kinds}
    missing = [one for one, name in names.items() if name not in store]
    work = partial(_unit, game, job.seed, missing)
    places = range(len(missing))
    done: Iterable[tuple[int, Rows]] = ((place, work(place)) for place in places)
    if job.workers != 1:
        done = map_units(work, places, job.backend, job.workers)
    for number, (place, rows) in enumerate(done, len(kinds) - len(missing) + 1):
        store[names[missing[place]]] = rows
        if told:
            told(number, len(kinds))
    rare = [row for kind, unit in kinds if kind == "rare-stakes" for row in store[names[kind, unit]]]
    nodes = [row for kind, unit in kinds if kind != "rare-stakes" for row in store[names[kind, unit]]]
    share = sum([weight for _, weight in rare_hands()]) * 47 / DEALS
    weighed = sum([row[0] for row in rare])
    staked, square = (sum([row[0] * row[at] for row in rare]) / weighed / SCALE * share for at in (1, 2))
    found = estimate([row[:7] for row in nodes], strata())
    squares = estimate([[*row[:6], row[7]] for row in nodes], strata())
    return Stakes(staked + found.mean, found.error, square + squares.mean, squares.error, len(nodes))


def _unit(game: Game, seed: int, kinds: list[tuple[str, int]], place: int) -> Rows:
    kind, unit = kinds[place]
    strategy = best(game)
    randomness = random.Random(f"{kind}/{seed}/{unit}")
    if kind == "rare-stakes":
        rows = []
        for hand, weight in rare_hands()[unit::RARE_UNITS]:
            up = randomness.choice([card for card in range(52) if card not in hand])
            rows.append([weight, *_played(game, strategy, (hand, up), randomness)])
        return rows
    return [[*node[0], node[1], *_played(game, strategy, node, randomness)] for node in drawn(seed, unit)]


def _played(
    game: Game, strategy: Strategy, node: tuple[Cards, int], randomness: random.Random
) -> tuple[int, int]:
    """The mean stake and the mean square of the result of some rounds from a node, `SCALE` to the ante."""
    hand, up = node
    rest = [card for card in range(52) if card not in (*hand, up)]
    staked = square = 0
    for _ in range(PLAYOUTS):
        hidden = randomness.sample(rest, len(rest))
        dealer = [*hidden[:4], up]
        round = Round(game, {"ann": 1_000 * STAKE}, inspected=False)
        round.bet("ann", 1, STAKE)
        round.close_bets()
        dealt = [card for pair in zip(hand, dealer, strict=True) for card in pair]
        round.shuffle([*dealt, *hidden[4:]])
        round.cut("", 0)
        while (seen := sight(round)) is not None:
            decision = strategy(seen)
            round.decide(decision.kind, decision.amount, decision.cards)
        settled = round.settlements[1]
        staked += sum([line.stake for line in settled.lines])
        square += settled.net**2
    return _scaled(staked / PLAYOUTS / STAKE), _scaled(square / PLAYOUTS / STAKE**2)


def _scaled(value: float) -> int:
    """A value as a whole number, `SCALE` to the ante."""
    return int(value * SCALE + 0.5)
