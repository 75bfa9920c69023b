"""The twins of the kernels for ranges, random deals and prizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import log

from croupier.odds.games import GameData
from croupier.odds.kernels.twin.table import Count, Table, members

HoldingData = Sequence[tuple[int, int]]
Rows = list[list[list[int]]]

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_BLOCK_DEALS = 4096
_BLOCK_FINISHES = 1024


def board_units(game: GameData, board: int, dead: int) -> int:
    """How many units the boards to come are cut into."""
    return len(_units(game, board, dead))


def _units(game: GameData, board: int, dead: int) -> list[list[int]]:
    stub = members(game[5] & ~board & ~dead)
    to_come = game[2] - board.bit_count()
    given = 2 if to_come > 2 else 1 if to_come > 0 else 0
    units = []
    for first in combinations(stub, given):
        above = [card for card in stub if not first or card > first[-1]]
        if len(above) >= to_come - given:
            rests = combinations(above, to_come - given)
            units.append([board | sum(1 << card for card in (*first, *rest)) for rest in rests])
    return units


def boards(game: GameData, board: int, dead: int) -> list[int]:
    """Every whole board that may still come, as masks."""
    return [whole for unit in _units(game, board, dead) for whole in unit]


def product_ranges(  # noqa: PLR0917  the arguments of the compiled kernel
    game: GameData, ranges: Sequence[HoldingData], board: int, dead: int, start: int, stop: int, _threads: int
) -> tuple[list[list[int]], Rows, int]:
    """Any number of ranges over the boards of some units: players' counts, hands' counts, deals."""
    count, total = Count(len(ranges)), 0
    rows: Rows = [[[0] * 4 for _ in holding] for holding in ranges]
    for whole in [each for unit in _units(game, board, dead)[start:stop] for each in unit]:
        for held in product(*[list(enumerate(holding)) for holding in ranges]):
            hands = [cards for _, (cards, _) in held]
            if not _apart([whole, *hands]):
                continue
            weight = 1
            for _, (_, each) in held:
                weight *= each
            one = Count(len(hands))
            one.add(Table(game, hands).show_down(members(whole)))
            total += weight
            count.merge(one, weight)
            for player, (at, (_, own)) in enumerate(held):
                win, tie, parts = one.tallies()[player][:3]
                for column, value in enumerate((win, tie, parts, 1)):
                    rows[player][at][column] += value * weight // own
    return [list(row) for row in count.tallies()], rows, total


def _apart(masks: Sequence[int]) -> bool:
    return sum(mask.bit_count() for mask in masks) == _union(masks).bit_count()


def _union(masks: Sequence[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def sweep_ranges(  # noqa: PLR0917  the arguments of the compiled kernel
    game: GameData,
    first: HoldingData,
    second: HoldingData,
    board: int,
    dead: int,
    start: int,
    stop: int,
    _threads: int,
) -> Rows:
    """Two ranges over the boards of some units."""
    return product_ranges(game, [first, second], board, dead, start, stop, 1)[1]


def preflop_ranges(first: HoldingData, second: HoldingData) -> Rows:
    """Two hold'em ranges before the flop."""
    game = (0, -1, 5, 2, False, (1 << 52) - 1)
    return sweep_ranges(game, first, second, 0, 0, 0, board_units(game, 0, 0), 1)


def fill(game: GameData, cards: int, taken: int) -> list[tuple[int, int]]:
    """Every way to fill a hand up from the cards not taken."""
    stub = members(game[5] & ~taken & ~cards)
    rests = combinations(stub, game[3] - cards.bit_count())
    return [(cards | sum(1 << card for card in rest), 1) for rest in rests]


def completions(
    game: GameData, first: HoldingData, second: HoldingData, board: int, dead: int
) -> list[list[int]]:
    """Two hands filled up in every way."""
    taken = board | dead | _union([hand[0][0] for hand in (first, second) if len(hand) == 1])
    filled = [
        [
            (whole, weight)
            for cards, weight in hand
            for whole, _ in fill(game, cards, taken & ~cards)
            if not whole & (board | dead)
        ]
        for hand in (first, second)
    ]
    return product_ranges(game, filled, board, dead, 0, 1, 1)[0]


def two_boards(
    game: GameData, hands: Sequence[int], first: int, second: int, dead: int, _threads: int
) -> list[list[int]]:
    """Known hands on every two boards without a common card, half the pot on each."""
    table, count = Table(game, hands), Count(len(hands))
    stub = members(game[5] & ~_union([*hands, first, second, dead]))
    to_come = game[2] - first.bit_count()
    for one in combinations(stub, to_come):
        (above,) = table.show_down([*members(first), *one])
        for two in combinations([card for card in stub if card not in one], to_come):
            (below,) = table.show_down([*members(second), *two])
            count.add([above, below])
    return [list(row) for row in count.tallies()]


class Draw:
    """SplitMix64, the stream of Steele, Lea and Flood (2014), begun from a seed and a block."""

    def __init__(self, seed: int, block: int) -> None:
        self._state = _mix((_mix((seed + _STEP) & _WORD) + block * _STEP) & _WORD)

    def below(self, bound: int) -> int:
        """A number from 0 to one less than the bound, each equally likely."""
        self._state = (self._state + _STEP) & _WORD
        return _mix(self._state) * bound >> 64

    def cards(self, stub: int, number: int) -> int:
        """Some cards of the stub, as a mask."""
        drawn = 0
        while number:
            card = 1 << self.below(52)
            if stub & card:
                stub, drawn, number = stub & ~card, drawn | card, number - 1
        return drawn

    def shuffle(self, cards: list[int]) -> None:
        """Put cards in any order, each as likely."""
        for last in range(len(cards) - 1, 0, -1):
            at = self.below(last + 1)
            cards[last], cards[at] = cards[at], cards[last]


def _mix(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
    return z ^ z >> 31


def sample(  # noqa: PLR0917  the arguments of the compiled kernel
    game: GameData,
    ranges: Sequence[HoldingData],
    boards: Sequence[int],
    dead: int,
    seed: int,
    first: int,
    blocks: int,
    _threads: int,
) -> list[list[int]] | None:
    """Deals drawn at random, block by block; None when there is no way to deal."""
    count = Count(len(ranges))
    for block in range(first, first + blocks):
        if not _deal(game, ranges, boards, dead, Draw(seed, block), deals=_BLOCK_DEALS, count=count):
            return None
    return [list(row) for row in count.tallies()]


def _deal(
    game: GameData,
    ranges: Sequence[HoldingData],
    boards: Sequence[int],
    dead: int,
    draw: Draw,
    *,
    deals: int,
    count: Count,
) -> bool:
    """Deal at random and count; whether there is a way to deal."""
    stub = game[5] & ~_union([*boards, dead])
    for _ in range(deals):
        hands = _chosen(draw, ranges, stub)
        if hands is None:
            return False
        left = stub & ~_union(hands)
        for player, hand in enumerate(hands):
            drawn = draw.cards(left, game[3] - hand.bit_count())
            hands[player], left = hand | drawn, left & ~drawn
        strengths: list[list[int]] = []
        for board in boards:
            drawn = draw.cards(left, game[2] - board.bit_count())
            left &= ~drawn
            strengths += Table(game, hands).show_down(members(board | drawn))
        count.add(strengths)
    return True


def _chosen(draw: Draw, ranges: Sequence[HoldingData], stub: int) -> list[int] | None:
    for _ in range(1 << 20):
        left, hands = stub, []
        for holding in ranges:
            cards = holding[0][0] if len(holding) == 1 else _weighted(draw, holding)
            if cards & ~left:
                break
            left &= ~cards
            hands.append(cards)
        else:
            return hands
    return None


def _weighted(draw: Draw, holding: HoldingData) -> int:
    at = draw.below(sum(weight for _, weight in holding))
    for cards, weight in holding:
        at -= weight
        if at < 0:
            return cards
    raise AssertionError("the draw is below the sum of the weights")


def _finishes(stacks: Sequence[float], places: int) -> Iterator[tuple[int, int, float, float]]:
    """Sets of players who may take the first places: set, next player, chance of the set, chips left."""
    chance = {0: 1.0}
    left = {0: sum(stacks)}
    for taken in range(1 << len(stacks)):
        if taken not in chance or taken.bit_count() >= places:
            continue
        for player, stack in enumerate(stacks):
            if not taken >> player & 1:
                yield taken, player, chance[taken], left[taken]
                more = taken | 1 << player
                chance[more] = chance.get(more, 0.0) + chance[taken] * stack / left[taken]
                left[more] = left[taken] - stack


def icm(stacks: Sequence[float], prizes: Sequence[float]) -> list[float]:
    """The worth of stacks in prizes."""
    worth = [0.0] * len(stacks)
    for taken, player, chance, left in _finishes(stacks, len(prizes)):
        worth[player] += chance * stacks[player] / left * prizes[taken.bit_count()]
    return worth


def bounties(stacks: Sequence[float], heads: Sequence[float], cash: float) -> list[float]:
    """The worth of stacks in bounties: the order of finish told from the winner, then played from the last place."""
    worth = [0.0] * len(stacks)
    for order, chance in _orders(list(range(len(stacks))), stacks):
        on_head = list(heads)
        for place in range(len(order) - 1, 0, -1):
            out, still = order[place], order[:place]
            chips = sum(stacks[player] for player in still)
            bounty = on_head[out]
            for player in still:
                taken = bounty * stacks[player] / chips
                worth[player] += chance * cash * taken
                on_head[player] += (1 - cash) * taken
        worth[order[0]] += chance * on_head[order[0]]
    return worth


def _orders(players: list[int], stacks: Sequence[float]) -> Iterator[tuple[list[int], float]]:
    if not players:
        yield [], 1.0
        return
    chips = sum(stacks[player] for player in players)
    for first in players:
        rest = [player for player in players if player != first]
        for order, chance in _orders(rest, stacks):
            yield [first, *order], chance * stacks[first] / chips


def finishes(  # noqa: PLR0917  the arguments of the compiled kernel
    stacks: Sequence[float],
    prizes: Sequence[float],
    heads: Sequence[float],
    cash: float,
    seed: int,
    first: int,
    blocks: int,
    _threads: int,
) -> tuple[list[float], list[float]]:
    """Finishing orders drawn at random: sums of what each player got, and of its squares."""
    sums, squares = [0.0] * len(stacks), [0.0] * len(stacks)
    for block in range(first, first + blocks):
        draw = Draw(seed, block)
        for _ in range(_BLOCK_FINISHES):
            times = [-log((draw.below(1 << 53) + 0.5) / (1 << 53)) / stack for stack in stacks]
            order = sorted(range(len(stacks)), key=times.__getitem__)
            got = _taken(draw, order, stacks, heads, cash) if heads else [0.0] * len(stacks)
            for player, prize in zip(order, prizes, strict=False):
                got[player] += prize
            for player, amount in enumerate(got):
                sums[player] += amount
                squares[player] += amount * amount
    return sums, squares


def _taken(
    draw: Draw, order: Sequence[int], stacks: Sequence[float], heads: Sequence[float], cash: float
) -> list[float]:
    got, on_head = [0.0] * len(stacks), list(heads)
    for place in range(len(order) - 1, 0, -1):
        at = draw.below(1 << 53) / (1 << 53) * sum(stacks[player] for player in order[:place])
        taker = order[place - 1]
        for player in order[:place]:
            at -= stacks[player]
            if at < 0:
                taker = player
                break
        got[taker] += cash * on_head[order[place]]
        on_head[taker] += (1 - cash) * on_head[order[place]]
    got[order[0]] += on_head[order[0]]
    return got
