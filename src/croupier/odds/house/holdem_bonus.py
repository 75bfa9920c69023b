"""Texas Hold'em Bonus, exactly, as it is played and as it is described."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Final

import msgspec

from croupier.cards import Cards
from croupier.odds.house.holdem import (
    ENDS,
    FLOPS,
    OTHERS,
    PLANNED,
    UNIT,
    boards,
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
)
from croupier.odds.house.solution import Advice, Decision, Sight, Solution, Strategy, Told
from croupier.odds.house.solvers import Solver
from croupier.odds.kernels import fast
from croupier.pit import Game
from croupier.pit.category import rung
from croupier.pit.holdem_bonus import bonus_hand
from croupier.ranks import HIGH

HouseData = tuple[tuple[int, ...], int, tuple[int, int, int]]
Start = tuple[int, int, int, int, int]


def decides(game: Game) -> bool:
    """Whether a box has anything to decide."""
    return any(stage.offers for stage in game.stages)


def data_of(game: Game) -> HouseData:
    """The house as the kernels take it: what the ante wins by category, and loses, and the bets for the streets."""
    rows = nets(game, {"ante": UNIT})
    bets = (game.options.flop_antes * UNIT, UNIT, UNIT)
    return tuple([row[0] or row[1] for row in rows]), rows[0][4], bets


@cache
def table(house: HouseData) -> tuple[Start, ...]:
    """Every starting hand that is played on: worth, turn bets, river bets, deals and squares."""
    rows = counted("texas-holdem-bonus", house)
    return msgspec.convert(rows, tuple[Start, ...]) if rows else count(house)


def count(house: HouseData, flops: int = FLOPS) -> tuple[Start, ...]:
    """The same, counted now, over all flops or the first of them."""
    return tuple(fast.bonus_starts(house, rungs(), 0, flops, threads()))


def solve(game: Game, _told: Told | None = None) -> Solution:
    """The figures of the best play, the bonus by itself, and the hands that fold before the flop."""
    if not decides(game):
        return _simplified(game)
    rows = table(data_of(game))
    fold = net(game, next(iter(endings().values())), {"ante": UNIT}, folded=True)
    expected = square = folded = turn = river = deals = 0
    folds = []
    for number, name, _ in starts():
        worth, turns, rivers, dealt, squares = rows[number]
        deals += dealt
        if worth > fold * dealt * OTHERS:
            expected, turn, river = expected + worth, turn + turns, river + rivers
            square += squares
        else:
            expected, folded = expected + fold * dealt * OTHERS, folded + dealt
            square += fold**2 * dealt * OTHERS
            folds.append(name)
    outcomes = {
        "play": Fraction(deals - folded, deals),
        "turn-bet": Fraction(turn, deals),
        "river-bet": Fraction(river, deals),
        "fold": Fraction(folded, deals),
    }
    mean = Fraction(expected, deals * OTHERS * UNIT)
    return Solution(
        game.id,
        mean,
        1 + game.options.flop_antes * outcomes["play"] + outcomes["turn-bet"] + outcomes["river-bet"],
        Fraction(square, deals * OTHERS * UNIT**2) - mean**2,
        outcomes,
        {"bonus": bonus(game)},
        strategy=(("pit-best-play-folds", {"hands": " ".join(folds)}),) if folds else (),
        house=game.house,
        tables={"action": {name: outcomes[name] for name in ("play", "fold")}},
    )


def _simplified(game: Game) -> Solution:
    """Nobody decides: every hand against every other on every board."""
    without = tuple([tuple(row) for row in nets(game, {"ante": UNIT})])
    house = (without, (0,) * len(ENDS), (0, 0, 0), -(10**6), 0)
    rows = fast.ultimate_starts(house, rungs(), 0, FLOPS, threads())
    total = sum([row[-1] for row in rows]) * OTHERS
    mean = Fraction(sum([row[0] for row in rows]), total * UNIT)
    square = Fraction(sum([row[2] for row in rows]), total * UNIT**2)
    return Solution(game.id, mean, Fraction(1), square - mean**2, house=game.house)


def bonus(game: Game) -> Solution:
    """The bonus by itself: two cards, and for two aces the dealer's."""
    table = game.tables["bonus"]
    mean = Fraction(0)
    for cards in combinations(range(52), 2):
        name = bonus_hand(cards, ())
        odds = table.odds(name) or Fraction(-1)
        if name == "aces":
            odds += Fraction(1, 1225) * (table.odds("aces-against-aces") - odds)
        mean += odds
    return Solution(game.id, mean / 1326)


def advise(game: Game, cards: Cards, seen: Cards) -> Advice:
    """What each choice is worth; before the flop that takes as long as to solve the game.

    On the turn what a bet there was worth is left out: it lies or not, whatever is done now.
    """
    checked(game, cards, seen, (0, 3, 4))
    house = data_of(game)
    if not seen:
        worth, _, _, deals, _ = table(house)[start_of(cards)]
        fold = Fraction(net(game, next(iter(endings().values())), {"ante": UNIT}, folded=True), UNIT)
        play = Fraction(worth, deals * OTHERS * UNIT)
        bet = Decision("play", game.options.flop_antes)
        return choices(game, cards, seen, [(bet, play), (Decision("fold"), fold)])
    ante, lead = 0, 0
    by_turn: dict[int, int] = {}
    count = 0
    for board in boards(cards, seen):
        found = ends(cards, board, 0)
        own = rung(HIGH.strength(cards + board))
        ahead = found[0] - found[4]
        ante += found[0] * house[0][own] + found[4] * house[1]
        lead += ahead
        count += 1
        for card in board[3:] if len(seen) == 3 else ():
            by_turn[card] = by_turn.get(card, 0) + ahead
    later = Fraction(UNIT * sum([max(one, 0) for one in by_turn.values()]), 2)
    waits = ante + house[2][0] * lead + later
    units = count * OTHERS * UNIT
    check, play = Fraction(waits, units), Fraction(waits + UNIT * lead, units)
    return choices(game, cards, seen, [(Decision("play", 1), play), (Decision("check"), check)])


def best(game: Game) -> Strategy:
    """Whatever is worth most; the first round takes as long as to solve the game."""
    advised = cache(lambda cards, board: advise(game, cards, board).best.decision)
    house = data_of(game)
    asked = 0

    def decide(sight: Sight) -> Decision:
        nonlocal asked
        cards, board = tuple(sorted(sight.cards)), sight.board
        asked += bool(board)
        if asked > PLANNED and board:
            bets = _plan_bets(_plan(house), cards, board)
            return Decision("play", sight.staked["ante"]) if bets else Decision("check")
        kind, times, _ = advised(cards, board)
        return Decision(kind, times * sight.staked["ante"])

    return decide


def _plan_bets(plan: bytes, cards: Cards, board: Cards) -> bool:
    """Whether a plan bets: after the flop on the turn, the highest bit; after the turn on the river, the turn's."""
    place, turn = planned(cards, board[:3], board[-1])
    return bool(
        int.from_bytes(plan[8 * place : 8 * place + 8], "little") >> (63 if len(board) == 3 else turn) & 1
    )


@cache
def _plan(house: HouseData) -> bytes:
    """When to bet on turn and river, for all hands: about a minute."""
    return fast.bonus_plan(house, 0, FLOPS, threads())


FOLDS: Final = frozenset(("32o", "42o", "52o", "62o", "72o"))
"""The hands that fold before the flop where it costs two antes, and the ante is paid from a straight up."""


def basic(game: Game) -> Strategy:
    """Fold 3-2 to 7-2 offsuit where the flop costs two antes; bet on with a pair of one's own or better."""
    names = {number: name for number, name, _ in starts()}
    bet = game.options.flop_antes
    folds = FOLDS if bet > 1 else frozenset()

    def decide(sight: Sight) -> Decision:
        ante = sight.staked["ante"]
        if not sight.board:
            fold = names[start_of(sight.cards)] in folds
            return Decision("fold") if fold else Decision("play", bet * ante)
        ranks = [card >> 2 for card in sight.cards]
        paired = ranks[0] == ranks[1] or any(card >> 2 in ranks for card in sight.board)
        return Decision("play", ante) if paired else Decision("check")

    return decide


SOLVER: Final = Solver(solve, advise, best, basic, by=("action",))
