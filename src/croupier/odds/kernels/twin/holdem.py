"""The counts of hold'em against the dealer once more, in Python: flop by flop, board by board."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, groupby, permutations
from typing import NamedTuple

from croupier.odds.kernels.twin.house import holdem_ends
from croupier.odds.kernels.twin.table import members
from croupier.pit.category import BEST_OF
from croupier.ranks import HIGH

__all__ = ["bonus_plan", "bonus_starts", "ultimate_flop", "ultimate_plan", "ultimate_starts"]

UltimateHouse = tuple[Sequence[Sequence[int]], Sequence[int], Sequence[int], int, int]
BonusHouse = tuple[Sequence[int], int, Sequence[int]]
Pair = tuple[int, int]

PAIRS = 1326
BOARDS = 1081


class Sums(NamedTuple):
    """A hand on one board, or on many: a bet before the flop, after it and at the end or a fold; then squares."""

    early: int = 0
    now: int = 0
    wait: int = 0
    early_square: int = 0
    now_square: int = 0
    wait_square: int = 0
    chip: int = 0
    bets: int = 0


@cache
def flops() -> tuple[tuple[tuple[int, ...], int], ...]:
    """The flops up to suits, as the least of their masks has them, and how many each stands for."""
    suits = list(permutations(range(4)))
    found: dict[int, int] = {}
    for flop in combinations(range(52), 3):
        least = min([sum([1 << (card & ~3 | one[card & 3]) for card in flop]) for one in suits])
        found[least] = found.get(least, 0) + 1
    return tuple([(tuple(members(cards)), found[cards]) for cards in sorted(found)])


def number(pair: Pair) -> int:
    """The number of two cards, by the higher, then the lower."""
    return pair[1] * (pair[1] - 1) // 2 + pair[0]


def start_of(pair: Pair) -> int:
    """The number of a starting hand."""
    low, high = (card >> 2 for card in pair)
    return 13 * low + high if pair[0] & 3 == pair[1] & 3 else 13 * high + low


def standings(board: Sequence[int], game: int) -> Iterator[tuple[Pair, int, list[int]]]:
    """Every two cards on a board: their strength, and the ends against all the dealer may hold."""
    strength = {
        pair: HIGH.strength((*pair, *board))
        for pair in combinations([card for card in range(52) if card not in board], 2)
    }
    order = sorted(strength, key=strength.__getitem__)
    idle = [pair for pair in order if strength[pair] < game]
    below, below_of, idle_of = 0, [0] * 52, [0] * 52
    for pair in idle:
        for card in pair:
            idle_of[card] += 1
    for own, group in groupby(order, strength.__getitem__):
        alike = list(group)
        alike_of = [0] * 52
        for pair in alike:
            for card in pair:
                alike_of[card] += 1
        for pair in alike:
            one, other = pair
            win = below - below_of[one] - below_of[other]
            tie = len(alike) - alike_of[one] - alike_of[other] + 1
            none = len(idle) - idle_of[one] - idle_of[other] + (own < game)
            lose = 990 - win - tie
            yield (
                pair,
                own,
                (
                    [0, win, 0, tie, 990 - none, none - win - tie]
                    if own < game
                    else [win - none, none, tie, 0, lose, 0]
                ),
            )
        below += len(alike)
        below_of = [met + more for met, more in zip(below_of, alike_of, strict=True)]


def _river(house: UltimateHouse, best_of: Sequence[int], own: int, ends: Sequence[int]) -> Sums:
    nets, play, sizes, fold, _ = house
    row = nets[bisect_left(best_of, own)]

    def with_bet(size: int) -> tuple[int, int]:
        net = [one + size * bet for one, bet in zip(row, play, strict=True)]
        pairs = list(zip(ends, net, strict=True))
        return sum([count * one for count, one in pairs]), sum([count * one**2 for count, one in pairs])

    early, now, last = (with_bet(size) for size in sizes)
    chip = sum([count * bet for count, bet in zip(ends, play, strict=True)])
    folds = last[0] <= 990 * fold
    wait = (990 * fold, 990 * fold**2) if folds else last
    return Sums(early[0], now[0], wait[0], early[1], now[1], wait[1], chip, int(not folds))


@lru_cache(maxsize=2)
def _after(house: UltimateHouse, best_of: tuple[int, ...], flop: tuple[int, ...]) -> dict[Pair, Sums]:
    """Every two cards after a flop, over turns and rivers; boards alike up to suits are counted once."""
    suits = [
        one for one in permutations(range(4)) if {card & ~3 | one[card & 3] for card in flop} == set(flop)
    ]
    found: dict[Pair, list[int]] = {}
    for two in combinations([card for card in range(52) if card not in flop], 2):
        alike = {tuple(sorted([card & ~3 | one[card & 3] for card in two])) for one in suits}
        if two != min(alike):
            continue
        for pair, own, ends in standings((*flop, *two), house[4]):
            sums = _river(house, best_of, own, ends)
            for one in suits:
                low, high = sorted([card & ~3 | one[card & 3] for card in pair])
                row = found.setdefault((low, high), [0] * len(sums))
                for place, value in enumerate(sums):
                    row[place] += value * len(alike)
    return {pair: Sums(*[value // len(suits) for value in row]) for pair, row in found.items()}


def ultimate_starts(
    house: UltimateHouse, best_of: Sequence[int], start: int, stop: int, _threads: int
) -> list[tuple[int, int, int, int, int, int, int, int]]:
    """By starting hand, over some flops: a bet before the flop and a check, squares, a chip; bets and deals."""
    rows = [[0] * 8 for _ in range(169)]
    for flop, times in flops()[start:stop]:
        for pair, sums in _after(house, tuple(best_of), flop).items():
            bets = sums.now > sums.wait
            late = (sums.now, sums.now_square) if bets else (sums.wait, sums.wait_square)
            played = (BOARDS, 0) if bets else (0, sums.bets)
            found = (sums.early, late[0], sums.early_square, late[1], sums.chip, *played, BOARDS)
            row = rows[start_of(pair)]
            for place, value in enumerate(found):
                row[place] += times * value
    return [(a, b, c, d, e, f, g, h) for a, b, c, d, e, f, g, h in rows]


def ultimate_plan(
    house: UltimateHouse, best_of: Sequence[int], start: int, stop: int, _threads: int
) -> bytes:
    """Whether every two cards bet after some flops: a byte by flop and pair."""
    plan = bytearray((stop - start) * PAIRS)
    for at, (flop, _) in enumerate(flops()[start:stop]):
        for pair, sums in _after(house, tuple(best_of), flop).items():
            plan[at * PAIRS + number(pair)] = sums.now > sums.wait
    return bytes(plan)


def ultimate_flop(house: UltimateHouse, best_of: Sequence[int], cards: int, flop: int) -> list[int]:
    """What two cards are worth after the flop: a bet now, and to wait for turn and river."""
    now = wait = 0
    for two in combinations([card for card in range(52) if not (cards | flop) >> card & 1], 2):
        board = flop | 1 << two[0] | 1 << two[1]
        ends = holdem_ends(cards, board, house[4])
        sums = _river(house, best_of, HIGH.strength(members(cards | board)), ends)
        now, wait = now + sums.now, wait + sums.wait
    return [now, wait]


class Leads(NamedTuple):
    """Two cards after a flop in Texas Hold'em Bonus: the ante, and how far ahead they are, in all and by turn card.

    `ends` are, by turn card, how many hands end with what of the ante: a win with what it is paid, a loss with -1.
    """

    ante: int
    ahead: int
    by_turn: dict[int, int]
    ends: dict[int, dict[int, int]]


@lru_cache(maxsize=2)
def _leads(house: BonusHouse, best_of: tuple[int, ...], flop: tuple[int, ...]) -> dict[Pair, Leads]:
    ante: dict[Pair, int] = {}
    by_turn: dict[Pair, dict[int, int]] = {}
    by_end: dict[Pair, dict[int, dict[int, int]]] = {}
    for two in combinations([card for card in range(52) if card not in flop], 2):
        for pair, own, ends in standings((*flop, *two), 0):
            win, lose = ends[0] + ends[1], ends[4] + ends[5]
            paid = house[0][bisect_left(best_of, own)]
            ante[pair] = ante.get(pair, 0) + win * paid + lose * house[1]
            turns, ended = by_turn.setdefault(pair, {}), by_end.setdefault(pair, {})
            for card in two:
                turns[card] = turns.get(card, 0) + win - lose
                here = ended.setdefault(card, {})
                here[paid] = here.get(paid, 0) + win
                here[-1] = here.get(-1, 0) + lose
    return {
        pair: Leads(ante[pair], sum(turns.values()) // 2, turns, by_end[pair])
        for pair, turns in by_turn.items()
    }


def _square(house: BonusHouse, one: Leads) -> int:
    """The squares of what is won and lost on every board, the bets made that are worth it."""
    flop_bet, turn_bet, river_bet = house[2]
    square = 0
    for card, ends in one.ends.items():
        put = flop_bet + (one.ahead > 0) * turn_bet + (one.by_turn[card] > 0) * river_bet
        for paid, count in ends.items():
            square += count * (house[1] - put if paid < 0 else paid + put) ** 2
    return square


def bonus_starts(
    house: BonusHouse, best_of: Sequence[int], start: int, stop: int, _threads: int
) -> list[tuple[int, int, int, int, int]]:
    """By starting hand that is played on, over some flops, all twice: worth, turn and river bets, deals, squares."""
    rows = [[0] * 5 for _ in range(169)]
    flop_bet, turn_bet, river_bet = house[2]
    for flop, times in flops()[start:stop]:
        for pair, one in _leads(house, tuple(best_of), flop).items():
            ahead = [lead for lead in one.by_turn.values() if lead > 0]
            worth = 2 * one.ante + 2 * flop_bet * one.ahead + river_bet * sum(ahead)
            bets = one.ahead > 0
            row = rows[start_of(pair)]
            row[0] += times * (worth + bets * 2 * turn_bet * one.ahead)
            row[1] += times * bets * 2 * BOARDS
            row[2] += times * 46 * len(ahead)
            row[3] += times * 2 * BOARDS
            row[4] += times * _square(house, one)
    return [(a, b, c, d, e) for a, b, c, d, e in rows]


def bonus_plan(house: BonusHouse, start: int, stop: int, _threads: int) -> bytes:
    """By flop and pair, eight bytes: a bit for each turn card with which the river is bet, the highest for the turn."""
    plan = bytearray((stop - start) * PAIRS * 8)
    for at, (flop, _) in enumerate(flops()[start:stop]):
        for pair, one in _leads(house, BEST_OF, flop).items():
            bits = sum([1 << card for card, lead in one.by_turn.items() if lead > 0]) | (one.ahead > 0) << 63
            place = 8 * (at * PAIRS + number(pair))
            plan[place : place + 8] = bits.to_bytes(8, "little")
    return bytes(plan)
