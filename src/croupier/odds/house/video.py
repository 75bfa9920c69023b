"""Video poker, exactly: the best of the 32 holds of every hand, and all that can be drawn to it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final, cast

from croupier.cards import JOKER, Cards
from croupier.odds.house.question import ask
from croupier.odds.house.solution import Advice, Decision, PayLine, Sight, Solution, Strategy, Told, Valued
from croupier.odds.house.solvers import Solver
from croupier.odds.kernels import fast
from croupier.pit import BoxHand, DealerHand, Game
from croupier.pit.video import COINS, NOTHING, Machine

WILD_RANK: Final = 13
"""What stands above the ace among the ranks of a hand: a wild card."""

MachineData = tuple[int, bool, int, Sequence[int], Sequence[int]]
"""A machine as the kernels take it: the lowest rank, whether there is a joker, the wild cards as bits, the rung of
every five cards up to suits, and how many coins each rung is paid."""


@lru_cache(maxsize=32)
def rungs(machine: Machine) -> tuple[tuple[str, ...], bytes, tuple[Cards, ...]]:
    """What hands are paid for, the rung of every five ranks (offsuit, then suited), and an example of each rung."""
    names = {NOTHING: 0}
    examples: dict[str, Cards] = {}
    found = bytearray(2 * comb(18, 5))
    wild_ranks = {card >> 2 for card in machine.wild if card != JOKER}
    for ranks in combinations_with_replacement(range(WILD_RANK + 1), 5):
        naturals = [rank for rank in ranks if rank != WILD_RANK]
        if wild_ranks & set(naturals) or len(machine.wild) < 5 - len(naturals):
            continue
        most = max([naturals.count(rank) for rank in naturals], default=0)
        if most > 4:
            continue
        wilds = machine.wild[: 5 - len(naturals)]
        number = sum([comb(rank + place, place + 1) for place, rank in enumerate(ranks)])
        for suited in (False, True):
            if suited and most > 1:
                continue
            cards = (*_suits(naturals, suited=suited), *wilds)
            name = machine.combination(cards)
            found[2 * number + suited] = names.setdefault(name, len(names))
            examples.setdefault(name, cards)
    return tuple(names), bytes(found), tuple([examples[name] for name in names])


def _suits(ranks: Sequence[int], *, suited: bool) -> Cards:
    """Cards of these ranks, all of one suit or not."""
    if suited:
        return tuple([4 * rank for rank in ranks])
    cards: list[int] = []
    for place, rank in enumerate(ranks):
        suit = ranks[:place].count(rank)
        cards.append(4 * rank + (3 if suit == 0 and place == len(ranks) - 1 else suit))
    return tuple(cards)


def machine_of(game: Game) -> Machine:
    """How the machine of a game reads five cards."""
    return cast(Machine, game.settlement.args[0])  # type: ignore[attr-defined]  # a partial of `settle`


def data_of(game: Game) -> MachineData:
    """The machine as the kernels take it; what rungs are paid is what the machine's own settlement says."""
    machine = machine_of(game)
    _, found, examples = rungs(machine)
    coins = game.plate.maximum
    paid = [
        coins + game.settle(BoxHand({COINS: coins}, cards, cards), DealerHand()).net for cards in examples
    ]
    return 0, JOKER in machine.wild, sum([1 << card for card in machine.wild]), list(found), paid


def solve(game: Game, _told: Told | None = None) -> Solution:
    """The return with all coins in, and how often each combination ends a hand."""
    names, _, _ = rungs(machine_of(game))
    data = data_of(game)
    counts, hands, unit = fast.video_played(data)
    total = hands * unit
    coins = game.plate.maximum
    mean = Fraction(sum([count * paid for count, paid in zip(counts, data[4], strict=True)]), total * coins)
    square = Fraction(sum([c * paid**2 for c, paid in zip(counts, data[4], strict=True)]), total * coins**2)
    table = game.tables["paid"].names
    ends = dict.fromkeys((*table, NOTHING), 0)
    for name, count in zip(names, counts, strict=True):
        ends[name if name in ends else NOTHING] += count
    return Solution(
        game.id,
        mean - 1,
        Fraction(1),
        square - mean**2,
        {name: Fraction(count, total) for name, count in ends.items()},
        house=game.house,
        counts=ends,
    )


def lines(game: Game, solution: Solution) -> tuple[PayLine, ...]:
    """What each line of the table brings back with all coins in, and how often; then what is paid nothing."""
    coins, table = game.plate.maximum, game.tables["paid"]
    return tuple(
        [
            PayLine(
                "paid",
                name,
                table.odds(name),
                Fraction(share),
                Fraction(table.wins(name, coins), coins) * Fraction(share),
            )
            for name, share in solution.outcomes.items()
        ]
    )


def advise(game: Game, cards: Cards, seen: Cards) -> Advice:
    """What every hold of a hand is worth, the best first; of equal ones that which keeps the highest cards."""
    ask(game, cards, 5)
    data = data_of(game)
    hand = tuple(sorted(cards))
    choices = []
    for hold, draws in reversed(list(enumerate(fast.video_draws(data, hand)))):
        kept = tuple([card for card in cards if hold >> hand.index(card) & 1])
        worth = sum([count * paid for count, paid in zip(draws, data[4], strict=True)])
        value = Fraction(worth, sum(draws) * game.plate.maximum) - 1
        choices.append(Valued(Decision("hold", cards=kept), value))
    choices.sort(key=lambda one: -one.value)
    return Advice(game.id, cards, seen, tuple(choices))


def weigh(game: Game, seen: Sight) -> Advice:
    """What every choice is worth: each hold; or, once something is won, to take it and to double it, which are even."""
    if seen.options.stage == "draw":
        return advise(game, seen.cards, ())
    coins = seen.staked[COINS]
    hand = BoxHand(seen.staked, seen.cards, seen.first, gained=seen.gained)
    value = Fraction(game.settle(hand, DealerHand()).net, coins)
    choices = [Valued(Decision(kind), value) for kind in seen.options.kinds]
    return Advice(game.id, seen.cards, (), tuple(choices))


@cache
def _holds(data: tuple[int, bool, int, bytes, tuple[int, ...]]) -> bytes:
    return bytes(fast.video_holds((*data[:3], list(data[3]), data[4])))


def best(game: Game) -> Strategy:
    """Keep what is worth most; what is won is taken, and where a card has to be picked it is the first."""
    lowest, joker, wild, found, paid = data_of(game)
    holds = _holds((lowest, joker, wild, bytes(found), tuple(paid)))

    def decide(sight: Sight) -> Decision:
        if sight.options.stage != "draw":
            return Decision(sight.options.kinds[0])
        hand = sorted(sight.cards)
        hold = holds[sum([comb(card, place + 1) for place, card in enumerate(hand)])]
        return Decision("hold", cards=tuple([card for place, card in enumerate(hand) if hold >> place & 1]))

    return decide


SOLVER: Final = Solver(solve, advise, best, best, lines=lines, weigh=weigh)
