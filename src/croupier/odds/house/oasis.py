"""Oasis: every choice of one hand exactly, and the whole game exactly with at most one card exchanged."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterable, MutableMapping, Sequence
from fractions import Fraction
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from itertools import combinations
from math import sqrt
from typing import Final

from croupier.cards import RANKS, Cards, mask
from croupier.errors import Mistake
from croupier.odds.house.question import ask
from croupier.odds.house.solution import (
    Advice,
    Decision,
    Job,
    Number,
    Rows,
    Sight,
    Solution,
    Strategy,
    Told,
    Valued,
)
from croupier.odds.house.solvers import Solver
from croupier.odds.house.stud import (
    BY,
    ENDS,
    RULE,
    UNIT,
    Counted,
    added,
    fold_net,
    lowest_game,
    nets,
    progressive,
    raised,
    raises,
    renaming,
)
from croupier.odds.kernels import fast
from croupier.odds.scale import map_units
from croupier.pit import Game
from croupier.pit.category import BEST_OF, CATEGORIES, rung
from croupier.pit.oasis import PRICES
from croupier.ranks import HIGH

Played = tuple[Counted, Counted, int]
"""Hands that kept their cards, hands that exchanged one, and how many deals those were."""

HouseData = tuple[int, Sequence[Sequence[int]], int, int]
"""The dealer's weakest game, nets by category and end, of a fold, and the price of one card, on an ante of `UNIT`."""

DECK: Final = (1 << 52) - 1

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

PLANNED: Final = 2_000
"""Exchanges worked out one by one before all of them are planned at once."""

EXCHANGES: Final = 2
"""In a plan of the kernels, what the exchange of the lowest card is called; the others follow."""

NODE_UNIT: Final = 8
"""Hands in a unit of that work."""

SCALE: Final = 10**12
"""Values are kept as whole numbers of so many to the ante."""


def prices(game: Game) -> tuple[int, ...]:
    """What one, two, … cards cost, in antes, as many as may go."""
    return PRICES[game.options.prices][: game.options.exchange_most]


def _cheap(game: Game) -> list[int]:
    """The numbers of cards that cost less than one ante each."""
    return [cards for cards, price in enumerate(prices(game), 1) if price < cards]


def data_of(game: Game) -> HouseData:
    """The house as the kernel takes it."""
    return lowest_game(game), nets(game), fold_net(game), prices(game)[0] * UNIT


def plan_of(game: Game) -> dict[bytes, bytes]:
    """What is best against each open card with at most one card exchanged, for all hands up to suits: a minute."""
    lowest, paid, fold, fee = data_of(game)
    return _plan((lowest, tuple(map(tuple, paid)), fold, fee))


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
    if not _cheap(game):
        return figures(game, known)
    gains = _gains(game, job, {} if kept is None else kept, told)
    more = sum(gains) / len(gains)
    spread = sum([(one - more) ** 2 for one in gains]) / (len(gains) - 1)
    return figures(game, known, more=more, error=sqrt(spread / len(gains)), nodes=len(gains))


def one_card(game: Game) -> Sequence[Played]:
    """What the game comes to with at most one card exchanged, for each rank of the open card: shipped, or counted now,
    which takes minutes.
    """
    house = data_of(game)
    text = (files("croupier.odds.house") / "data" / "oasis.json").read_text("utf-8")
    asked = json.loads(json.dumps(house))
    for one in json.loads(text):
        if one["house"] == asked:
            return [(kept, drawn, exchanged) for kept, drawn, exchanged in one["rows"]]
    lowest, paid, fold, fee = house
    return fast.oasis_counts((lowest, paid, fold, 0), fee, False, list(BEST_OF), os.cpu_count() or 1)


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
        several = exchanges(game, hand, up, _cheap(game)).values()
        rows.append([*cards, up, round((max(one, *several) - one) * SCALE)])
    return rows


@cache
def _node_data(house: HouseData) -> tuple[Sequence[object], ...]:
    """The house as the kernel of exchanges takes it: one with neither insurance nor a card for the dealer to buy."""
    _, paid, fold, _ = house
    lost, idle = paid[0][3], paid[0][0]
    nothing = [[0] * (len(CATEGORIES) + 1) for _ in CATEGORIES]
    wins = [[row[1]] * (len(CATEGORIES) + 1) for row in paid]
    assert fold == -idle
    assert all(row[0] == idle and row[3] in (0, lost) for row in paid)
    chips = (idle, -lost - idle, UNIT * 10**6)
    order = list(range(len(CATEGORIES)))
    return (
        chips,
        wins,
        nothing,
        nothing,
        order,
        (True, True, False, False, False),
        list(range(HIGH.classes + 1)),
    )


def exchanges(game: Game, cards: Cards, up: int, numbers: Iterable[int]) -> dict[Cards, Fraction]:
    """What exchanging so many cards (`numbers`) is worth, price included, in antes, by the cards thrown away."""
    thrown = [out for number in numbers for out in combinations(range(5), number)]
    held = [31 - sum([1 << place for place in out]) for out in thrown]
    stub = DECK & ~mask((*cards, up))
    lowest, paid, fold, fee = data_of(game)
    data = _node_data((lowest, tuple(map(tuple, paid)), fold, fee))
    found: dict[Cards, Fraction] = {}
    wanted = sum([1 << choice for choice in held])
    rows = fast.russian_node(data, list(cards), up, stub, wanted, os.cpu_count() or 1)  # type: ignore[arg-type]  # a house of the same shape
    for choice, upper, lower, draws, hands, unit in rows:
        out = tuple([card for place, card in enumerate(cards) if not choice >> place & 1])
        found[out] = Fraction((upper << 64) + lower, draws * hands * unit * UNIT) - prices(game)[len(out) - 1]
    return found


def advise(game: Game, cards: Cards, seen: Cards) -> Advice:
    """What folding, raising and every exchange are worth against the dealer's open card."""
    ask(game, cards, 5, seen, (1,))
    raise_, fold = raised(game, cards, seen[0]), Fraction(fold_net(game), UNIT)
    choices = [Valued(Decision("raise"), raise_), Valued(Decision("fold"), fold)]
    for out, value in exchanges(game, cards, seen[0], range(1, len(prices(game)) + 1)).items():
        choices.append(Valued(Decision("exchange", cards=out), value))
    return _sorted(game, cards, seen, choices)


def advise_later(
    game: Game, cards: Cards, seen: Cards, thrown: Cards, insured: Fraction = Fraction(0)
) -> Advice:
    """What folding and raising are worth after an exchange, the price paid; `thrown` are the cards that went."""
    if insured:
        raise Mistake("pit-nothing-insured", game=game.id)
    ask(game, (*cards, *thrown), 5 + len(thrown), seen, (1,))
    raise_, fold = raised(game, cards, seen[0], thrown), Fraction(fold_net(game), UNIT)
    return _sorted(game, cards, seen, [Valued(Decision("raise"), raise_), Valued(Decision("fold"), fold)])


def _sorted(game: Game, cards: Cards, seen: Cards, choices: Iterable[Valued]) -> Advice:
    return Advice(game.id, cards, seen, tuple(sorted(choices, key=lambda one: -one.value)))


def weigh(game: Game, sight: Sight) -> Advice:
    """The choices of a box as it stands in a round; to stand is worth what folding or raising then is."""
    if sight.options.stage == "bet":
        thrown = tuple([card for card in sight.first if card not in sight.cards])
        return advise_later(game, sight.cards, sight.dealer, thrown)
    found = advise(game, sight.cards, sight.dealer).choices
    stays = max([one.value for one in found if one.decision.kind != "exchange"])
    exchanged = [one for one in found if one.decision.kind == "exchange"]
    return _sorted(game, sight.cards, sight.dealer, [Valued(Decision("stand"), stays), *exchanged])


def draws_to(cards: Cards) -> Cards:
    """The card beside four to a flush, else to a straight, open ones first; none with two pair or better."""
    if rung(HIGH.strength(cards)) > 2:
        return ()
    fours = [tuple([card for card in cards if card != out]) for out in cards]
    for kind in (_suited, _open, _inside):
        for four in fours:
            if kind(four):
                return tuple([card for card in cards if card not in four])
    return ()


def _suited(four: Cards) -> bool:
    return len({card & 3 for card in four}) == 1


def _open(four: Cards) -> bool:
    """Four in a row that a card on either side makes a straight."""
    ranks = sorted({card >> 2 for card in four})
    return len(ranks) == 4 and ranks[3] - ranks[0] == 3 and ranks[3] < 12


def _inside(four: Cards) -> bool:
    """Four that one rank makes a straight."""
    ranks = {card >> 2 for card in four}
    runs = [{12, 0, 1, 2, 3}, *[set(range(low, low + 5)) for low in range(9)]]
    return len(ranks) == 4 and any(ranks <= run for run in runs)


def best(game: Game) -> Strategy:
    """Whatever is worth most with at most one card exchanged.

    The first hands are worked out one by one, then the play of all is planned at once, which takes a minute.
    """
    worth_it, place_of, plan = raises(game), cache(partial(_best_out, game)), cache(partial(plan_of, game))
    asked = 0

    def decide(sight: Sight) -> Decision:
        nonlocal asked
        cards, up = sight.cards, sight.dealer[-1]
        if sight.options.stage == "exchange":
            asked += 1
            names = renaming(cards, (up,))
            by_name = {card & ~3 | names[card & 3]: card for card in cards}
            held, seen = tuple(sorted(by_name)), up & ~3 | names[up & 3]
            place = plan()[bytes(held)][seen] - EXCHANGES if asked > PLANNED else place_of(held, seen)
            return Decision("stand") if place < 0 else Decision("exchange", cards=(by_name[held[place]],))
        gone = tuple([card for card in sight.first if card not in cards])
        category = rung(HIGH.strength(cards))
        if category == 1 or (category == 2 and gone):
            return Decision("raise" if worth_it(cards, up, gone) else "fold")
        return Decision("raise" if category > 1 else "fold")

    return decide


def _best_out(game: Game, cards: Cards, up: int) -> int:
    """The place of the card that is best exchanged, below 0 for none; only who draws to something exchanges."""
    if not draws_to(cards):
        return -1
    found = exchanges(game, cards, up, [1])
    out = max(found, key=lambda one: found[one])
    stays = max(Fraction(fold_net(game), UNIT), raised(game, cards, up))
    return cards.index(out[0]) if found[out] > stays else -1


@cache
def _plan(house: HouseData) -> dict[bytes, bytes]:
    lowest, paid, fold, fee = house
    plan = fast.oasis_plan((lowest, paid, fold, 0), fee, list(BEST_OF), os.cpu_count() or 1)
    return {plan[at : at + 5]: plan[at + 5 : at + 57] for at in range(0, len(plan), 57)}


def basic(_game: Game) -> Strategy:
    """Exchange the card beside four to a flush, or to a straight open on both sides; raise with A-K-J-8-3 or better."""

    def decide(sight: Sight) -> Decision:
        if sight.options.stage == "exchange":
            out = draws_to(sight.cards)
            four = tuple([card for card in sight.cards if card not in out])
            good = out and (_suited(four) or _open(four))
            return Decision("exchange", cards=out) if good else Decision("stand")
        return Decision("raise" if HIGH.strength(sight.cards) >= RULE else "fold")

    return decide


def tables(game: Game, _job: Job | None) -> tuple[str, ...]:
    """What the figures are told by: nothing where several cards are cheap, as they are an estimate there."""
    return () if _cheap(game) else BY


SOLVER: Final = Solver(
    solve, advise, best, basic, later=advise_later, run=run, weigh=weigh, by=BY, tables=tables
)
