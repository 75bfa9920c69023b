"""Hold'em against the dealer, exactly: Ultimate Texas Hold'em and Texas Hold'em Bonus over every board."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import combinations, permutations
from math import comb
from random import Random
from typing import Final, NamedTuple

from croupier.cards import RANKS, Cards, mask, parse, rank_of, suit_of
from croupier.odds.house.question import ask
from croupier.odds.house.solution import Advice, Decision, Solution, Valued
from croupier.odds.kernels import fast
from croupier.pit import BoxHand, DealerHand, Game
from croupier.pit.category import BEST_OF, CATEGORIES, rung
from croupier.pit.ultimate import QUALIFIES
from croupier.ranks import HIGH

UNIT: Final = 60
"""The ante settlements are asked about, so large that no odds of a table need rounding."""

OTHERS: Final = comb(45, 2)
"""How many hands the dealer may hold when the board and two cards are known."""

SEVEN: Final = (
    22294460,
    1000000,
    58627800,
    31433400,
    6461620,
    6180020,
    4047644,
    3473184,
    224848,
    37260,
    4324,
)
"""How many of the 133,784,560 hands of seven cards are of each category; ace-king by itself is of no account here."""

FLOPS: Final = 1755
"""Flops up to suits."""

ENDS: Final = ("win-game", "win-idle", "tie-game", "tie-idle", "lose-game", "lose-idle")


class Ending(NamedTuple):
    """A round that ends in some way with some category."""

    cards: Cards
    board: Cards
    dealer: Cards


@cache
def endings() -> dict[tuple[int, str], Ending]:
    """A round for every category and end that there is."""
    randomness = Random(1)
    found: dict[tuple[int, str], Ending] = {}
    fives = [
        parse(text)
        for text in (
            "QhJd9c6s3h", "AhKd9c6s3h", "9h9dAc6s3h", "9h9d6c6s3h", "9h9d9c6s3h", "9h8d7c6s5h",
            "9h8h7h6h2h", "9h9d9c6s6h", "9h9d9c9s6h", "9h8h7h6h5h", "AhKhQhJhTh",
        )
    ]  # fmt: skip
    for number, five in enumerate(fives):
        for _ in range(400):
            seven = (*five, *randomness.sample([card for card in range(52) if card not in five], 2))
            if rung(HIGH.strength(seven)) != number:
                continue
            order = randomness.sample(seven, 7)
            cards, board = tuple(order[:2]), tuple(order[2:])
            dealer = tuple(randomness.sample([card for card in range(52) if card not in seven], 2))
            found.setdefault((number, end_of(cards, board, dealer)), Ending(cards, board, dealer))
    return found


def end_of(cards: Cards, board: Cards, dealer: Cards) -> str:
    """How a round ends: who is higher, and whether the dealer has a pair."""
    own, theirs = HIGH.strength(cards + board), HIGH.strength(dealer + board)
    who = "win" if own > theirs else "lose" if own < theirs else "tie"
    return f"{who}-{'game' if theirs >= QUALIFIES else 'idle'}"


def net(game: Game, ending: Ending, staked: dict[str, int], *, folded: bool = False) -> int:
    """What a round nets, as the table's own settlement says."""
    box = BoxHand(staked, ending.cards, ending.cards, folded=folded)
    return game.settle(box, DealerHand(ending.dealer, ending.board)).net


def nets(game: Game, staked: dict[str, int]) -> list[list[int]]:
    """The nets by category and end; an end not met with a category pays as it does with the others."""
    rows = [[0] * len(ENDS) for _ in CATEGORIES]
    for place, end in enumerate(ENDS):
        known = {
            number: net(game, ending, staked) for (number, name), ending in endings().items() if name == end
        }
        usual = next(iter(known.values())) if len(set(known.values())) == 1 else 0
        for number in range(len(CATEGORIES)):
            rows[number][place] = known.get(number, usual)
    return rows


def counted(game: str, house: object) -> list[list[int]] | None:
    """What was counted for a house before and came with Croupier, by starting hand; None for another house."""
    text = (files("croupier.odds.house") / "data" / f"{game}.json").read_text("utf-8")
    known: list[dict[str, list[list[int]]]] = json.loads(text)
    asked = json.loads(json.dumps(house))
    return next((one["rows"] for one in known if one["house"] == asked), None)


def threads() -> int:
    """How many threads count."""
    return os.cpu_count() or 1


def start_of(cards: Sequence[int]) -> int:
    """The number of a starting hand among 169, as the kernels have it."""
    high, low = sorted([rank_of(card) for card in cards], reverse=True)
    return 13 * low + high if suit_of(cards[0]) == suit_of(cards[1]) else 13 * high + low


def starts() -> Iterator[tuple[int, str, int]]:
    """The number, the name (`AKs`) and the combinations of every starting hand."""
    for high in range(12, -1, -1):
        for low in range(high, -1, -1):
            name = RANKS[high] + RANKS[low]
            if high == low:
                yield 13 * high + low, name, 6
            else:
                yield 13 * low + high, f"{name}s", 4
                yield 13 * high + low, f"{name}o", 12


def trips(game: Game) -> Solution:
    """The trips stake by itself, played to the end."""
    table = game.tables["trips"]
    total = sum(SEVEN)
    won = sum([count * (table.odds(name) or -1) for name, count in zip(CATEGORIES, SEVEN, strict=True)])
    return Solution(game.id, Fraction(won) / total)


def rungs() -> list[int]:
    """The strength of the best hand of each category, as the kernels take it."""
    return list(BEST_OF)


def ends(cards: Cards, board: Cards, game: int) -> list[int]:
    """How many of the dealer's hands come to each end."""
    return list(fast.holdem_ends(mask(cards), mask(board), game))


def choices(game: Game, cards: Cards, seen: Cards, valued: list[tuple[Decision, Fraction]]) -> Advice:
    """Choices with their values, the best first."""
    order = sorted(valued, key=lambda one: -one[1])
    return Advice(game.id, cards, seen, tuple([Valued(decision, value) for decision, value in order]))


def boards(cards: Cards, seen: Cards) -> Iterator[Cards]:
    """Every board of five that begins with what lies open."""
    stub = [card for card in range(52) if card not in cards and card not in seen]
    for rest in combinations(stub, 5 - len(seen)):
        yield (*seen, *rest)


def checked(game: Game, cards: Cards, seen: Cards, open: tuple[int, ...]) -> None:
    """Two cards are held, and as many lie open as a decision finds."""
    ask(game, cards, 2, seen, open)


PAIRS: Final = comb(52, 2)
"""Two of 52 cards, numbered by the higher, then the lower, as the kernels have them."""

PLANNED: Final = 2_000
"""Decisions after the flop worked out one by one before all of them are planned at once."""


@cache
def _flops() -> dict[int, tuple[int, tuple[int, ...]]]:
    """The number of every flop among those up to suits, and how its suits are renamed for that."""
    least: dict[int, tuple[int, tuple[int, ...]]] = {}
    for flop in combinations(range(52), 3):
        named = [
            (mask([card & ~3 | suits[card & 3] for card in flop]), suits) for suits in permutations(range(4))
        ]
        least[mask(flop)] = min(named)
    numbers = {one: place for place, one in enumerate(sorted({found for found, _ in least.values()}))}
    return {flop: (numbers[found], suits) for flop, (found, suits) in least.items()}


def planned(cards: Cards, flop: Cards, turn: int = 0) -> tuple[int, int]:
    """Where a plan of the kernels has two cards after a flop, and what a turn card is called there."""
    number, suits = _flops()[mask(flop)]
    low, high = sorted([card & ~3 | suits[card & 3] for card in cards])
    return number * PAIRS + high * (high - 1) // 2 + low, turn & ~3 | suits[turn & 3]
