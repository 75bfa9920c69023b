"""Russian Poker for `solve`: the figure that is shipped, or as much of the long job as is asked for."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Collection, Mapping, MutableMapping
from dataclasses import replace
from fractions import Fraction
from functools import partial
from math import sqrt
from typing import Any, Final

from croupier.cards import RANKS, Cards
from croupier.errors import Mistake
from croupier.odds.house import russian_exact, russian_table
from croupier.odds.house.russian import House, advise, advise_later, check, insurances, stand, weigh
from croupier.odds.house.russian_card import RULES, basic
from croupier.odds.house.russian_card import first as by_card
from croupier.odds.house.russian_play import best
from croupier.odds.house.russian_stakes import Stakes, stakes
from croupier.odds.house.russian_table import play, shipped, ships
from croupier.odds.house.russian_whole import Whole, work_out
from croupier.odds.house.russian_without import FORGETS, PARTS, Sampled, house_without, left_out_by, named
from croupier.odds.house.russian_without import work_out as work_out_without
from croupier.odds.house.simulate import first_stake
from croupier.odds.house.solution import Dealing, Decision, Job, Number, Rows, Solution, Told
from croupier.odds.house.solvers import Solver
from croupier.odds.kernels import NATIVE, fast
from croupier.pit import Game

NODES: Final = 800
"""How many nodes are solved for a house of which no figure is shipped, when no number is asked for."""


def solve(game: Game, told: Told | None = None) -> Solution:
    """The whole game: exactly where that is shipped for this house, what is staked and how it swings too; else an
    estimate from a few hundred nodes.

    >>> from croupier.pit import game
    >>> solve(game("russian-poker")).exact
    True
    """
    if not ships(game):
        offered, gone = left_out_by(game)
        if gone and ships(offered) and (told_of := _ships_without(offered, gone)):
            return replace(told_of, house=game.house)
        return run(game, Job(nodes=NODES), None, told)
    known = shipped()
    found = russian_exact.Exact(
        Fraction(known["value"]),
        {RANKS.index(up): Fraction(value) for up, value in known["up-card"].items()},
        _fractions(known["action"]),
        _fractions(known["without"]),
        {RANKS.index(up): _fractions(shares) for up, shares in known["first"].items()},
        known["nodes"],
    )
    whole, card = _exactly(game, found), known["card"]
    sampled = {name: _sampled(name, one) for name, one in known["sampled"]["without"].items()}
    return replace(
        whole,
        errors={"without": {name: one.error for name, one in sampled.items()}},
        wagered=Fraction(known["wagered"]["all"]),
        variance=Fraction(known["square"]) - found.value**2,
        strategy=(
            whole.strategy[0],
            *[(rule, {}) for rule in RULES],
            (
                "pit-card-costs",
                {
                    "first": _percent(found.value - Fraction(card["first"])),
                    "later": _percent(card["later"]),
                    "error": _percent(card["later-error"]),
                },
            ),
        ),
        tables={
            **whole.tables,
            "without": {**found.without, **{name: one.mean for name, one in sampled.items()}},
            "wagered": _fractions(known["wagered"]),
            "later": _fractions(known["later"]),
        },
    )


def without(
    game: Game,
    left_out: frozenset[str],
    job: Job | None = None,
    kept: MutableMapping[str, Rows] | None = None,
    told: Told | None = None,
) -> Solution:
    """What the game is worth to who leaves this out, as well as can be besides: what ships, or what a job comes to.

    A whole job is exact; of others hands are drawn and compared with the best play that ships. Raises `Mistake` for a
    house whose best play does not ship, and for a whole job that does not weigh the exchange of one card.

    >>> from croupier.pit import game
    >>> without(game("russian-poker"), frozenset({"exchange"})).exact
    True
    """
    if left_out - set(PARTS):
        raise Mistake("pit-no-such-part", game=game.id, parts=", ".join(PARTS))
    offered, gone = left_out_by(game)
    left_out |= gone
    if "exchange" in left_out:
        # Who never exchanges has nothing to forget.
        left_out -= FORGETS
    if left_out > FORGETS:
        raise Mistake("pit-forgets-alone", game=game.id)
    if not ships(offered):
        raise Mistake("pit-without-house", game=game.id)
    if not job:
        return _ships_without(offered, left_out) or _drawn(offered, left_out, Job(nodes=NODES), None, told)
    if not job.whole:
        return _drawn(offered, left_out, job, kept, told)
    if left_out == FORGETS:
        raise Mistake("pit-forgets-sampled", game=game.id)
    if "sixth" in left_out and "exchange" not in left_out:
        raise Mistake("pit-whole-not-of", game=game.id)
    house = house_without(offered, left_out)
    found = russian_exact.work_out(russian_exact.Whole.of(house.game, house), job, kept, told)
    value = found.without["exchange+sixth"] if "sixth" in left_out else found.value
    return replace(_edge(game, value, found.nodes), house=game.house)


def _ships_without(game: Game, left_out: frozenset[str]) -> Solution | None:
    """The figure that ships for who leaves this out: exact, or a sample; None where there is none."""
    known, name = shipped(), named(left_out)
    if name in known["without"]:
        return _edge(game, Fraction(known["without"][name]), known["nodes"])
    if name in known["sampled"]["without"]:
        found = _sampled(name, known["sampled"]["without"][name])
        return _estimated(game, found, known["sampled"]["seed"])
    return None


def _drawn(
    game: Game,
    left_out: frozenset[str],
    job: Job,
    kept: MutableMapping[str, Rows] | None,
    told: Told | None,
) -> Solution:
    found = work_out_without(game, left_out, job, kept, told)
    return _estimated(game, found._replace(mean=_compared_with(left_out) + found.mean), job.seed)


def _compared_with(left_out: Collection[str]) -> float:
    """The exact value that a sample is a change of."""
    known = shipped()
    if "exchange" not in left_out:
        return float(Fraction(known["value"]))
    return float(Fraction(known["without"]["exchange+sixth" if "sixth" in left_out else "exchange"]))


def _sampled(name: str, told: Mapping[str, float]) -> Sampled:
    """A sample as it is kept, by what is left out: what that changes, the error, and the hands it rests on."""
    value = _compared_with(name.split("+"))
    return Sampled(value + told["change"], told["error"], int(told["hands"]))


def _estimated(game: Game, found: Sampled, seed: int) -> Solution:
    values = {"nodes": found.nodes, "seed": seed}
    return replace(
        _edge(game, found.mean, found.nodes, ("pit-russian-compared", values)),
        exact=False,
        standard_error=found.error,
    )


def _edge(
    game: Game, value: Number, nodes: int, rests_on: tuple[str, Mapping[str, Any]] | None = None
) -> Solution:
    """The edge alone: what is staked was not worked out."""
    told, figures = _staked(None, 0)
    return Solution(
        game.id,
        value,
        **figures,
        strategy=(rests_on or ("pit-russian-rests-on", {"nodes": nodes}), *told),
        house=game.house,
        counts={"nodes": nodes},
    )


def _fractions(told: Mapping[str, str]) -> dict[str, Fraction]:
    return {name: Fraction(value) for name, value in told.items()}


def _percent(share: Number) -> str:
    return f"{100 * float(share):.4f}%"


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
    told, figures = _staked(staked, whole.mean)
    return Solution(
        game.id,
        whole.mean,
        **figures,
        strategy=(("pit-russian-rests-on", {"nodes": whole.nodes}), *told),
        exact=every,
        standard_error=whole.error,
        house=game.house,
        counts={"nodes": whole.nodes},
    )


def _staked(
    staked: Stakes | None, mean: Number
) -> tuple[list[tuple[str, Mapping[str, Any]]], dict[str, Any]]:
    """What is said of the stakes, and the figures; nothing is known of them where no hands were played out."""
    if not staked:
        return [("pit-russian-edge-alone", {})], {"wagered": 0, "variance": 0}
    variance = staked.square - float(mean) ** 2
    told = {
        "nodes": staked.nodes,
        "wagered": f"{staked.wagered_error:.3f}",
        "deviation": f"{staked.square_error / 2 / sqrt(variance):.3f}",
    }
    return [("pit-russian-stakes", told)], {"wagered": staked.wagered, "variance": variance}


def _exactly(game: Game, found: russian_exact.Exact) -> Solution:
    told, figures = _staked(None, found.value)
    return Solution(
        game.id,
        found.value,
        **figures,
        strategy=(("pit-russian-rests-on", {"nodes": found.nodes}), *told),
        house=game.house,
        counts={"nodes": found.nodes},
        tables={
            "up-card": {RANKS[up]: value for up, value in found.by_up.items()},
            "action": found.actions,
            "without": found.without,
        },
        grids={"first": {RANKS[up]: shares for up, shares in found.first.items()}},
    )


_WHOLE: Final = ("up-card", "action", "first", "without")

_ALL: Final = (*_WHOLE, "later", "wagered")


def tables(game: Game, job: Job | None) -> tuple[str, ...]:
    """What the figures of a house are told by: of those that ship everything, of the exact job less, of no estimate."""
    if job:
        return _WHOLE if job.whole else ()
    return _ALL if ships(game) else ()


def hands(cards: int, game: Game) -> dict[str, Fraction]:
    """How many of all hands of five or six cards are paid so many times the bet, double combinations included; where
    the house caps what it pays, the smallest bet.

    >>> from croupier.pit import game
    >>> list(hands(5, game("russian-poker")).items())[-1]
    ('100', Fraction(4, 1))
    """
    house = House.of(game)
    (_, bet, _), rows = house.data[:2]
    payouts = [payout for row in rows for payout in row]
    paid: Counter[Fraction] = Counter()
    for place, count in enumerate(fast.russian_census(cards, house.data, os.cpu_count() or 1)):
        if count:
            paid[Fraction(payouts[place], bet)] += count
    return {str(times): Fraction(count) for times, count in sorted(paid.items())}


def first(game: Game, cards: Cards, seen: Cards) -> Decision | None:
    """The best first decision, read from the table that ships, an insurance in antes; None for a house of which none
    ships.
    """
    if not ships(game):
        return None
    check(cards, seen)
    found = russian_table.first(cards, seen[0])
    if found.kind != "insure":
        return found
    house = House.of(game)
    best = max(insurances(house, stand(house, cards, seen[0])), key=lambda one: one.value)
    return found._replace(amount=int(dict(best.plan)["insurance"]))


def card(game: Game, cards: Cards, seen: Cards) -> tuple[str, Decision] | None:
    """The rule of the card for five cards, as the code of its sentence, and what it says; None for a house that is
    not the one the card was made for.
    """
    if not ships(game):
        return None
    check(cards, seen)
    rule, decision = by_card(cards, seen[0])
    return f"pit-card-{rule}", decision


def by_table(game: Game) -> Dealing | None:
    """Rounds played by the table of first decisions that ships, and as well as can be afterwards, in machine code.

    None for a house of which none ships, and where the kernels were not built.
    """
    return partial(_dealt, game) if NATIVE and ships(game) else None


def _dealt(game: Game, seed: int, block: int, rounds: int) -> Rows:
    house, ante = House.of(game, first_stake(game)), first_stake(game)
    fees = ante * game.options.exchange_price, ante * game.options.sixth_price
    found = fast.russian_rounds(house.data, *fees, play(), seed, block, rounds)
    return [list(row) for row in found]


SOLVER: Final = Solver(
    solve,
    advise,
    best,
    basic,
    later=advise_later,
    run=run,
    weigh=weigh,
    quick=False,
    stakes=True,
    whole=True,
    by=_ALL,
    tables=tables,
    counts={"five-cards": partial(hands, 5), "six-cards": partial(hands, 6)},
    first=first,
    by_table=by_table,
    card=card,
    without=without,
)
