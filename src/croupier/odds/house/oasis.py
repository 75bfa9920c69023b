"""The whole game of Oasis, exactly with at most one card exchanged."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterable, MutableMapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from math import sqrt
from typing import Any, Final

from croupier.cards import RANKS
from croupier.errors import Mistake
from croupier.odds.house.oasis_node import advise, advise_later, cheap, data_of, exchanges, prices, weigh
from croupier.odds.house.oasis_play import basic, best, by_table, first
from croupier.odds.house.solution import Job, Number, Rows, Solution, Told
from croupier.odds.house.solvers import Solver
from croupier.odds.house.stud import BY, ENDS, UNIT, Counted, added, fold_net, nets, progressive, raised
from croupier.odds.kernels import fast
from croupier.odds.scale import map_units
from croupier.pit import Game
from croupier.pit.category import BEST_OF

Played = tuple[Counted, Counted, int]
"""Hands that kept their cards, hands that exchanged one, and how many deals those were."""

PARTS: Final = ("exchange", "discards")
"""What a player may leave out: exchanging cards, and knowing what he threw away."""

DEALS: Final = 2598960 * 47
"""Hands against an open card."""

BY_UP: Final = DEALS // 13
"""Those against an open card of one rank."""

OTHERS: Final = 163185
"""The dealer's other four cards, where no card was exchanged."""

AFTER: Final = 46 * 148995
"""Cards that may come for one exchanged, and the dealer's other four after it."""

NODES: Final = 160
"""How many hands are solved in full where several cards are cheap, when no number is asked for."""

NODE_UNIT: Final = 8
"""Hands in a unit of that work."""

SCALE: Final = 10**12
"""Values are kept as whole numbers of so many to the ante."""


def solve(game: Game, told: Told | None = None) -> Solution:
    """The figures of the best play: exact where no house sells several cards for less than one ante each.

    Else what four and five cards add is an estimate from some hands solved in full.
    """
    return run(game, Job(nodes=NODES, workers=1), None, told)


def run(
    game: Game, job: Job, kept: MutableMapping[str, Rows] | None = None, told: Told | None = None
) -> Solution:
    """The figures, the estimate of what several cheap cards add from as many hands as the job says."""
    if job.every:
        raise Mistake("pit-too-many-rounds", game=game.id)
    known = one_card(game)
    if not cheap(game):
        found = figures(game, known)
        return replace(found, tables={**found.tables, "without": _without_each(game)})
    gains = _gains(game, job, {} if kept is None else kept, told)
    more = sum(gains) / len(gains)
    spread = sum([(one - more) ** 2 for one in gains]) / (len(gains) - 1)
    return figures(game, known, more=more, error=sqrt(spread / len(gains)), nodes=len(gains))


def without(
    game: Game,
    left_out: frozenset[str],
    _job: Job | None = None,
    _kept: MutableMapping[str, Rows] | None = None,
    _told: Told | None = None,
) -> Solution:
    """The figures to who never exchanges (`exchange`), or forgets what he threw away (`discards`).

    Who forgets raises or folds after an exchange as if his five cards had been dealt to him, and the dealer might hold
    the card thrown away, which in truth he does not. He exchanges with that in mind. Raises `Mistake` for other parts,
    and for a house in which several cards are cheap.

    >>> from croupier.pit import game
    >>> forgets = without(game("oasis"), frozenset({"discards"}))
    >>> forgets.exact, round(float(forgets.house_edge), 8)
    (True, 0.01042632)
    """
    if left_out - set(PARTS):
        raise Mistake("pit-no-such-part", game=game.id, parts=", ".join(PARTS))
    if cheap(game):
        raise Mistake("pit-without-house", game=game.id)
    # Who never exchanges has nothing to forget.
    part = next(one for one in PARTS if one in left_out)
    return figures(game, one_card(game, part))


def _without_each(game: Game) -> dict[str, Number]:
    """The value to who leaves each part out, where it ships."""
    found = {part: _shipped(game, part) for part in PARTS}
    return {part: figures(game, rows).expected for part, rows in found.items() if rows}


def one_card(game: Game, left_out: str = "") -> Sequence[Played]:
    """What the game comes to with at most one card exchanged, for each rank of the open card: shipped, or counted now,
    which takes minutes.
    """
    if known := _shipped(game, left_out):
        return known
    lowest, paid, fold, fee = data_of(game)
    house, best_of, threads = (lowest, paid, fold, 0), list(BEST_OF), os.cpu_count() or 1
    if left_out == "exchange":
        nothing = [[0] * len(ENDS) for _ in paid], 0
        return [(kept, nothing, 0) for kept in fast.stud_counts(house, best_of, threads)]
    return fast.oasis_counts(house, fee, left_out == "discards", best_of, threads)


def _shipped(game: Game, left_out: str) -> Sequence[Played]:
    """What ships of this house to who leaves this out, nothing where none does."""
    asked = json.loads(json.dumps(data_of(game)))
    for one in _data():
        if (one["house"], one["without"]) == (asked, left_out):
            return [(kept, drawn, exchanged) for kept, drawn, exchanged in one["rows"]]
    return ()


@cache
def _data() -> Any:
    return json.loads((files("croupier.odds.house") / "data" / "oasis.json").read_text("utf-8"))


def figures(
    game: Game,
    by_up: Sequence[Played],
    *,
    more: float = 0.0,
    error: float = 0.0,
    nodes: int = 0,
) -> Solution:
    """A solution from how often hands that kept their cards and hands that exchanged one came to what, for each rank of
    the open card.
    """
    kept, drawn = added([one[0] for one in by_up]), added([one[1] for one in by_up])
    exchanged = sum([one[2] for one in by_up])
    mean, square, shares = _came_to(game, kept, drawn, DEALS)
    exchanges = Fraction(exchanged, DEALS)
    fee = prices(game)[0]
    estimated = bool(nodes)
    expected: Number = float(mean) + more if estimated else mean
    return Solution(
        game.id,
        expected,
        0 if estimated else 1 + 2 * (1 - shares["fold"]) + fee * exchanges,
        0 if estimated else square - mean**2,
        {} if estimated else shares | {"exchange": exchanges},
        {"progressive": progressive(game)},
        strategy=(("pit-oasis-rests-on", {"nodes": nodes}),) if estimated else (),
        exact=not estimated,
        standard_error=error,
        house=game.house,
        counts={"nodes": nodes} if estimated else {"exchange": exchanged},
        tables={}
        if estimated
        else {
            "up-card": {RANKS[up]: _came_to(game, one[0], one[1], BY_UP)[0] for up, one in enumerate(by_up)},
            "action": _first(exchanged, kept[1], DEALS),
        },
        grids={}
        if estimated
        else {"first": {RANKS[up]: _first(one[2], one[0][1], BY_UP) for up, one in enumerate(by_up)}},
    )


def _came_to(
    game: Game, kept: Counted, drawn: Counted, deals: int
) -> tuple[Fraction, Fraction, dict[str, Fraction]]:
    """What so many deals came to: the mean in antes, that of the square, and the shares of the ends."""
    table, fold = nets(game), fold_net(game)
    mean = square = Fraction(0)
    shares: dict[str, Fraction] = {}
    for (rows, folded), unit, paid in ((kept, OTHERS, 0), (drawn, AFTER, prices(game)[0])):
        ends = [("fold", folded, fold)]
        ends += [
            (end, row[place], line[place])
            for row, line in zip(rows, table, strict=True)
            for place, end in enumerate(ENDS)
        ]
        for end, count, net in ends:
            share, worth = Fraction(count, deals * unit), Fraction(net, UNIT) - paid
            shares[end] = shares.get(end, Fraction(0)) + share
            mean += share * worth
            square += share * worth**2
    return mean, square, shares


def _first(exchanged: int, folded: int, deals: int) -> dict[str, Number]:
    """How often each first decision is best: so many deals exchange, so many rounds fold without it."""
    exchanges, folds = Fraction(exchanged, deals), Fraction(folded, deals * OTHERS)
    return {"exchange": exchanges, "raise": 1 - exchanges - folds, "fold": folds}


def _gains(game: Game, job: Job, kept: MutableMapping[str, Rows], told: Told | None) -> list[float]:
    """What more than one card adds to hands drawn at random."""
    units = range(-(-job.nodes // NODE_UNIT))
    digest = sha256(repr((data_of(game), prices(game))).encode()).hexdigest()[:16]
    names = {unit: f"{digest}-{job.seed}-{unit}" for unit in units}
    missing = [unit for unit, name in names.items() if name not in kept]
    work = partial(_drawn, game, job.seed)
    done: Iterable[tuple[int, Rows]] = ((unit, work(unit)) for unit in missing)
    if job.workers != 1:
        done = map_units(work, missing, job.backend, job.workers)
    for number, (unit, rows) in enumerate(done, len(names) - len(missing) + 1):
        kept[names[unit]] = rows
        if told:
            told(number, len(names))
    return [row[6] / SCALE for name in names.values() for row in kept[name]]


def _drawn(game: Game, seed: int, unit: int) -> Rows:
    randomness = random.Random(f"{seed}/{unit}")
    rows = []
    for _ in range(NODE_UNIT):
        *cards, up = randomness.sample(range(52), 6)
        hand = tuple(cards)
        stays = max(Fraction(fold_net(game), UNIT), raised(game, hand, up))
        one = max(stays, *exchanges(game, hand, up, [1]).values())
        several = exchanges(game, hand, up, cheap(game)).values()
        rows.append([*cards, up, round((max(one, *several) - one) * SCALE)])
    return rows


def tables(game: Game, _job: Job | None) -> tuple[str, ...]:
    """What the figures are told by: nothing where several cards are cheap, as they are an estimate there."""
    if cheap(game):
        return ()
    return (*BY, "without") if _shipped(game, "discards") else BY


SOLVER: Final = Solver(
    solve,
    advise,
    best,
    basic,
    later=advise_later,
    run=run,
    weigh=weigh,
    by=(*BY, "without"),
    tables=tables,
    first=first,
    by_table=by_table,
    without=without,
)
