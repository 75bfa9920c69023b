"""Ultimate Texas Hold'em, exactly: the play bet before the flop, after it, or at the end."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from typing import Final

import msgspec

from croupier.cards import Cards, mask, rank_of, suit_of
from croupier.odds.house.holdem import (
    ENDS,
    FLOPS,
    OTHERS,
    PLANNED,
    UNIT,
    Ending,
    checked,
    choices,
    counted,
    endings,
    ends,
    net,
    nets,
    planned,
    rungs,
    start_of,
    starts,
    threads,
    trips,
)
from croupier.odds.house.solution import Advice, Decision, Sight, Solution, Strategy, Told
from croupier.odds.house.solvers import Solver
from croupier.odds.kernels import fast
from croupier.pit import Game
from croupier.pit.category import rung
from croupier.pit.ultimate import QUALIFIES
from croupier.ranks import HIGH

BOARDS: Final = comb(47, 2)

BETS_EARLY: Final = frozenset(
    [
        "AA",
        "KK",
        "QQ",
        "JJ",
        "TT",
        "99",
        "88",
        "77",
        "66",
        "55",
        "44",
        "33",
        "AKs",
        "AQs",
        "AJs",
        "ATs",
        "A9s",
        "A8s",
        "A7s",
        "A6s",
        "A5s",
        "A4s",
        "A3s",
        "A2s",
        "AKo",
        "AQo",
        "AJo",
        "ATo",
        "A9o",
        "A8o",
        "A7o",
        "A6o",
        "A5o",
        "A4o",
        "A3o",
        "A2o",
        "KQs",
        "KJs",
        "KTs",
        "K9s",
        "K8s",
        "K7s",
        "K6s",
        "K5s",
        "K4s",
        "K3s",
        "K2s",
        "KQo",
        "KJo",
        "KTo",
        "K9o",
        "K8o",
        "K7o",
        "K6o",
        "K5o",
        "QJs",
        "QTs",
        "Q9s",
        "Q8s",
        "Q7s",
        "Q6s",
        "QJo",
        "QTo",
        "Q9o",
        "Q8o",
        "JTs",
        "J9s",
        "J8s",
        "JTo",
    ]
)
"""The hands that bet four antes before the flop, by the simple rule."""

OUTS: Final = 21
"""So many cards that make the dealer's hand the higher one are too many for a last bet, by the simple rule."""

HouseData = tuple[
    tuple[tuple[int, ...], ...],
    tuple[int, ...],
    tuple[int, int, int],
    int,
    int,
]
Start = tuple[int, int, int, int, int, int, int, int]
"""Nets of a bet before the flop and of a check, their squares, the net of one chip; flop bets, river bets, deals."""


def data_of(game: Game) -> HouseData:
    """The house as the kernels take it: every net is what the table's own settlement says."""
    without = nets(game, {"ante": UNIT, "blind": UNIT})
    with_one = nets(game, {"ante": UNIT, "blind": UNIT, "play": UNIT})
    play = [max([row[place] for row in _less(with_one, without)], key=abs) for place in range(len(ENDS))]
    some: Ending = next(iter(endings().values()))
    fold = net(game, some, {"ante": UNIT, "blind": UNIT}, folded=True)
    return tuple([tuple(row) for row in without]), tuple(play), (4, 2, 1), fold, QUALIFIES


def _less(some: list[list[int]], other: list[list[int]]) -> list[list[int]]:
    return [[a - b for a, b in zip(one, two, strict=True)] for one, two in zip(some, other, strict=True)]


@cache
def table(house: HouseData) -> tuple[Start, ...]:
    """Every starting hand: what a bet before the flop and a check there come to, over all that may follow."""
    rows = counted("ultimate-texas-holdem", house)
    return msgspec.convert(rows, tuple[Start, ...]) if rows else count(house)


def count(house: HouseData, flops: int = FLOPS) -> tuple[Start, ...]:
    """The same, counted now, over all flops or the first of them."""
    return tuple(fast.ultimate_starts(house, rungs(), 0, flops, threads()))


def solve(game: Game, _told: Told | None = None) -> Solution:
    """The figures of the best play, the trips stake by itself, and which hands bet before the flop."""
    rows = table(data_of(game))
    expected = squares = 0
    early = flop = river = deals = 0
    bets = []
    for number, name, combos in starts():
        one = rows[number]
        deals += one[7]
        if one[0] > one[1]:
            expected, squares, early = expected + one[0], squares + one[2], early + one[7]
            bets.append((name, combos))
        else:
            expected, squares = expected + one[1], squares + one[3]
            flop, river = flop + one[5], river + one[6]
    total = deals * OTHERS
    mean = Fraction(expected, total * UNIT)
    frequency = {
        "play-4": Fraction(early, deals),
        "play-2": Fraction(flop, deals),
        "play-1": Fraction(river, deals),
        "fold": Fraction(deals - early - flop - river, deals),
    }
    return Solution(
        game.id,
        mean,
        2 + 4 * frequency["play-4"] + 2 * frequency["play-2"] + frequency["play-1"],
        Fraction(squares, total * UNIT**2) - mean**2,
        frequency,
        {"trips": trips(game)},
        strategy=(("pit-best-play-four", {"hands": " ".join([name for name, _ in bets])}),),
        house=game.house,
        counts={"starts-that-bet": len(bets)},
        tables={"action": {"play-4": frequency["play-4"], "check": 1 - frequency["play-4"]}},
    )


def advise(game: Game, cards: Cards, seen: Cards) -> Advice:
    """What each choice is worth; before the flop that takes as long as to solve the game."""
    checked(game, cards, seen, (0, 3, 5))
    house = data_of(game)
    if not seen:
        valued = _before_the_flop(house, start_of(cards))
    elif len(seen) == 3:
        now, wait = fast.ultimate_flop(house, rungs(), mask(cards), mask(seen))
        units = BOARDS * OTHERS * UNIT
        valued = [(Decision("play", 2), Fraction(now, units)), (Decision("check"), Fraction(wait, units))]
    else:
        valued = [
            (Decision("play", 1), _last(house, cards, seen)),
            (Decision("fold"), Fraction(house[3], UNIT)),
        ]
    return choices(game, cards, seen, valued)


def _before_the_flop(house: HouseData, start: int) -> list[tuple[Decision, Fraction]]:
    early, late, _, _, chip, *_, deals = table(house)[start]
    units = deals * OTHERS * UNIT
    return [
        (Decision("play", 4), Fraction(early, units)),
        (Decision("play", 3), Fraction(early - chip, units)),
        (Decision("check"), Fraction(late, units)),
    ]


def _last(house: HouseData, cards: Cards, board: Cards) -> Fraction:
    row = house[0][rung(HIGH.strength(cards + board))]
    found = ends(cards, board, house[4])
    worth = sum([count * (one + bet) for count, one, bet in zip(found, row, house[1], strict=True)])
    return Fraction(worth, OTHERS * UNIT)


def _stake(sight: Sight) -> int:
    return sight.staked["ante"]


def best(game: Game) -> Strategy:
    """Whatever is worth most; the first round takes as long as to solve the game."""
    house = data_of(game)
    early = cache(lambda start: max(_before_the_flop(house, start), key=lambda one: one[1])[0])
    asked = 0

    def decide(sight: Sight) -> Decision:
        nonlocal asked
        cards, board = tuple(sorted(sight.cards)), sight.board
        if not board:
            kind, times, _ = early(start_of(cards))
            return Decision(kind, times * _stake(sight))
        if len(board) == 3:
            asked += 1
            bets = _bets_flop(house, cards, board, plans=asked > PLANNED)
            return Decision("play", 2 * _stake(sight)) if bets else Decision("check")
        bets = _last(house, cards, board) > Fraction(house[3], UNIT)
        return Decision("play", _stake(sight)) if bets else Decision("fold")

    return decide


def _bets_flop(house: HouseData, cards: Cards, flop: Cards, *, plans: bool) -> bool:
    if plans:
        return _plan(house)[planned(cards, flop)[0]] > 0
    now, wait = fast.ultimate_flop(house, rungs(), mask(cards), mask(flop))
    return now > wait


@cache
def _plan(house: HouseData) -> bytes:
    """Whether to bet after the flop, for all hands and flops: half a minute."""
    return fast.ultimate_plan(house, rungs(), 0, FLOPS, threads())


def basic(_game: Game) -> Strategy:
    """The simple rule: good hands early; two pair, a pair of one's own or a high flush draw after the flop.

    At the end a pair of one's own, or fewer than 21 outs of the dealer.
    """
    names = {number: name for number, name, _ in starts()}

    def decide(sight: Sight) -> Decision:
        cards, board = sight.cards, sight.board
        if not board:
            good, times, other = names[start_of(cards)] in BETS_EARLY, 4, "check"
        elif len(board) == 3:
            good, times, other = _good_flop(cards, board), 2, "check"
        else:
            good, times, other = _good_river(cards, board), 1, "fold"
        return Decision("play", times * _stake(sight)) if good else Decision(other)

    return decide


def _hidden_pair(cards: Cards, board: Cards) -> bool:
    ranks = {rank_of(card) for card in board}
    return rank_of(cards[0]) == rank_of(cards[1]) or any(rank_of(card) in ranks for card in cards)


def _good_flop(cards: Cards, board: Cards) -> bool:
    if rung(HIGH.strength(cards + board)) >= 3:
        return True
    if _hidden_pair(cards, board):
        return any(rank_of(card) > 0 for card in cards)
    for card in cards:
        if rank_of(card) >= 8 and [suit_of(one) for one in cards + board].count(suit_of(card)) == 4:
            return True
    return False


def _good_river(cards: Cards, board: Cards) -> bool:
    own = HIGH.strength(cards + board)
    if _hidden_pair(cards, board) or rung(own) > rung(HIGH.strength(board)):
        return True
    outs = [card for card in range(52) if card not in cards + board and HIGH.strength((*board, card)) > own]
    return len(outs) < OUTS


SOLVER: Final = Solver(solve, advise, best, basic, by=("action",))
