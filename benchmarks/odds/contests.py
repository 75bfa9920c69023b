"""The questions, and how each contestant answers so many of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import eval7
import numpy as np
import phevaluator
from xiapl import eval as xiapl_eval
from xiapl import range as xiapl_range
from xiapl import simulation as xiapl_simulation

from benchmarks.rounds import Play
from croupier.cards import CARDS, show
from croupier.odds import equity, evaluate, evaluate_many, evaluate_omaha_many, matchup
from croupier.odds.games import HOLDEM
from croupier.odds.kernels import fast

HANDS = 1 << 20


def _rows(cards: int) -> np.ndarray[Any, Any]:
    chance = np.random.default_rng(cards)
    return chance.permuted(np.tile(np.arange(52, dtype=np.uint8), (HANDS, 1)), axis=1)[:, :cards].copy()


def _each(read: Callable[[Any], object], hands: Sequence[Any]) -> Play:
    def play(number: int, _: Random) -> None:
        for at in range(number):
            read(hands[at & 0xFFFF])

    return play


def _star(read: Callable[..., object], hands: Sequence[Sequence[Any]]) -> Play:
    return _each(lambda hand: read(*hand), hands)


def _batch(read: Callable[[int], object]) -> Play:
    """Reads whole arrays; `read` takes how many hands of the array."""

    def play(number: int, _: Random) -> None:
        for start in range(0, number, HANDS):
            read(min(HANDS, number - start))

    return play


def _again(ask: Callable[[], object]) -> Play:
    def play(number: int, _: Random) -> None:
        for _at in range(number):
            ask()

    return play


def _mask(cards: str) -> int:
    return sum(1 << CARDS.index(cards[at : at + 2]) for at in range(0, len(cards), 2))


def contests() -> dict[str, dict[str, Play]]:
    """The contestants of every question; those whose names begin with `croupier` are ours."""
    return {**_single(), **_many(), **_before_the_flop(), **_ranges()}


def _single() -> dict[str, dict[str, Play]]:
    rows = _rows(7)[:0x10000].tolist()
    masks = [sum(1 << card for card in row) for row in rows]
    their_cards = [eval7.Card(name) for name in CARDS]
    return {
        "one hand of seven cards, from Python": {
            "croupier, text": _each(evaluate, [show(row) for row in rows]),
            "croupier, card numbers": _each(evaluate, rows),
            "croupier, mask": _each(evaluate, masks),
            "eval7": _each(eval7.evaluate, [[their_cards[card] for card in row] for row in rows]),
            "phevaluator": _star(phevaluator.evaluate_cards, rows),
            "xiapl, mask": _each(xiapl_eval.evaluate_mask, masks),
        }
    }


def _many() -> dict[str, dict[str, Play]]:
    rows, omaha = _rows(7), _rows(9)
    masks = (np.uint64(1) << rows.astype(np.uint64)).sum(axis=1, dtype=np.uint64)
    listed = masks[:0x10000].tolist()
    holes, boards = omaha[:, :4].copy(), omaha[:, 4:].copy()
    plo = xiapl_simulation.GameType.Plo
    pairs = [
        (sum(1 << card for card in row[4:]), sum(1 << card for card in row[:4]))
        for row in omaha[:0x10000].tolist()
    ]
    five_and_four = [[*row[4:], *row[:4]] for row in omaha[:0x10000].tolist()]
    return {
        "hands of seven cards, many": {
            "croupier, masks": _batch(lambda number: evaluate_many(masks[:number], threads=1)),
            "croupier, rows": _batch(lambda number: evaluate_many(rows[:number], threads=1)),
            "xiapl, masks": _each(xiapl_eval.evaluate_mask, listed),
        },
        "all 133,784,560 hands of seven cards, native": {
            "croupier, by category": _again(lambda: fast.seven_card_categories(1))
        },
        "Omaha hands, four and five cards": {
            "croupier, rows": _batch(lambda n: evaluate_omaha_many(holes[:n], boards[:n], threads=1)),
            "phevaluator": _star(phevaluator.evaluate_omaha_cards, five_and_four),
            "xiapl": _each(lambda pair: xiapl_eval.evaluate_hand(*pair, game=plo), pairs),
        },
    }


def _before_the_flop() -> dict[str, dict[str, Play]]:
    exact = xiapl_simulation.SimulationOptions.exact()
    ten = ["AsKs", "QdQh", "JcJd", "Ts9s", "8h8c", "2c2d", "AdAh", "KhKd", "7h6h", "5c4c"]
    three, two = ten[:3], [_mask(hand) for hand in ten[:2]]
    return {
        "AsKs v QdQh before the flop": {
            "croupier, table": _again(lambda: matchup("AsKs", "QdQh")),
            "croupier, computed": _again(lambda: fast.known_hands(HOLDEM.data, two, 0, 0, 1)),
            "croupier, equity()": _again(lambda: equity(["AsKs", "QdQh"], threads=1)),
            "xiapl": _again(lambda: xiapl_simulation.calculate_equity(two, 0, exact)),
        },
        "three hands before the flop": {
            "croupier": _again(lambda: equity(three, threads=1)),
            "xiapl": _again(
                lambda: xiapl_simulation.calculate_equity([_mask(hand) for hand in three], 0, exact)
            ),
        },
        "ten hands before the flop": {"croupier": _again(lambda: equity(ten, threads=1))},
    }


def _ranges() -> dict[str, dict[str, Play]]:
    hero = "22+, A2s+, K9s+, QTs+, JTs, ATo+, KJo+"
    villain = "22+, A2s+, K5s+, Q8s+, J8s+, T8s+, 98s, A7o+, KTo+, QTo+, JTo"
    exact = xiapl_simulation.SimulationOptions.exact()
    theirs = [xiapl_range.Range.from_string(text) for text in (hero, villain)]
    flop = _mask("2s3s4h")
    return {
        "20 % v 30 % of hands before the flop": {
            "croupier": _again(lambda: equity(["20%", "30%"], threads=1)),
        },
        "three ranges on the turn": {
            "croupier": _again(lambda: equity(["10%", "15%", "20%"], "2s7h9cJd", threads=1)),
        },
        "two ranges on the flop": {
            "croupier": _again(lambda: equity([hero, villain], "2s3s4h", threads=1)),
            "xiapl": _again(
                lambda: xiapl_simulation.calculate_range_equity(theirs[0], theirs[1], flop, exact)
            ),
        },
    }
