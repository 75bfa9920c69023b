"""What a hand of Russian Poker is worth, by playing out every hand of the dealer and every card that he may be bought.

The whole deck is dealt, nothing is grouped and nothing left out; payouts are those of the clauses, read once more by
`tests.pit.slow_russian`.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from croupier.cards import parse
from croupier.odds import evaluate_many
from croupier.odds.house.russian import House, node, stand
from croupier.odds.house.russian_nodes import canonical_hands
from croupier.odds.kernels.given import SIXTH
from croupier.pit import game
from croupier.pit.category import CATEGORIES, GAME, rung
from croupier.ranks import HIGH
from tests.depth import nightly
from tests.pit.slow_russian import BY_RANK, best, odds

HOUSE = House.of(game("russian-poker"))
ANTE, BET, PRICE = 2, 4, 2
"""In chips, so that half an ante of insurance is a whole number; a card for the dealer costs an ante."""


@cache
def four_of(cards: int) -> "np.ndarray":
    """Every four of so many places."""
    return np.array(list(combinations(range(cards), 4)))


def dealt(cards: Sequence[int], up: int, gone: Sequence[int]) -> list[int]:
    """Closing bare and with each insurance: sums of chips over the dealer's hands and the two cards that may come."""
    pay = BET * odds(cards)
    stakes = [0]
    if best(cards)[0] >= BY_RANK.index("three") and pay:
        stakes += [ANTE, pay]
    mine = int(evaluate_many(np.array([sorted(cards)], np.uint8))[0])
    stub = [card for card in range(52) if card not in {*cards, up, *gone}]
    hidden = np.array(stub, np.uint8)[four_of(len(stub))]
    hands = np.hstack([hidden, np.full((len(hidden), 1), up, np.uint8)])
    theirs = evaluate_many(hands)
    left = len(stub) - 4
    unit = left * (left - 1)
    met = theirs >= GAME
    lower, beaten = int((met & (theirs < mine)).sum()), int((met & (theirs > mine)).sum())
    games = int(met.sum())
    idle = np.sort(hands[~met], axis=1)
    win, lose = bought(idle, stub, mine)
    value = pay * win - (ANTE + BET) * lose - PRICE * unit
    compared = (pay * lower - (ANTE + BET) * beaten) * unit
    sums = []
    for stake in stakes:
        declined = 0 if stake else ANTE * unit
        after = np.maximum(value, declined).sum() if pay else declined * len(idle)
        sums.append(compared + int(after) + stake * (len(idle) - games) * unit)
    return sums


def bought(idle: "np.ndarray", stub: Sequence[int], mine: int) -> tuple["np.ndarray", "np.ndarray"]:
    """Of the ways two more cards can come, how many win and lose, for each hand of the dealer without a game.

    His highest card goes; one of its rank that makes no game goes once more (1.21.e, 1.21.f).
    """
    highest, left = idle[:, 4], len(stub) - 4
    new = idle.copy()
    win, lose, drawn_again = (np.zeros(len(idle), np.int64) for _ in range(3))
    for card in stub:
        there = ~(idle == card).any(axis=1)
        new[:, 4] = card
        theirs = np.zeros(len(idle), np.int64)
        theirs[there] = evaluate_many(new[there])
        win += (theirs >= GAME) & (theirs < mine)
        lose += theirs > max(mine, GAME - 1)
        drawn_again += there & (theirs < GAME) & (highest >> 2 == card >> 2)
    # After a card of the rank that went any of the others may come; those of that rank make no game either.
    return win * (left - 1 + drawn_again), lose * (left - 1 + drawn_again)


def decided(cards: Sequence[int], up: int, gone: Sequence[int] = ()) -> int:
    """The best of folding, closing and insuring, in the same sums."""
    left = 52 - 6 - len(gone) - (len(cards) == 6)
    return max(-ANTE * comb(left, 4) * (left - 4) * (left - 5), *dealt(cards, up, gone))


def agrees(cards: Sequence[int], up: int) -> None:
    found = stand(HOUSE, tuple(cards), up)
    over = ANTE * comb(46, 4) * 42 * 41
    close, *insured = dealt(cards, up, ())
    assert found.bare * over == close
    assert [one * over for one in (found.low, found.high) if one is not None] == insured


@pytest.mark.parametrize(
    ("hand", "up"), [("2c5d8hTsKc", "Ah"), ("AcKd9h6s3c", "7h"), ("7h7s7dJc3d", "4s"), ("9c9dJsJh4c", "7h")]
)
def test_closing_is_worth_what_every_hand_and_every_bought_card_says(hand: str, up: str) -> None:
    agrees(parse(hand), parse(up)[0])


@cache
def fifty() -> tuple[tuple[tuple[int, ...], int], ...]:
    """Five hands of each category up to a straight flush and one royal flush against any open card."""
    by: dict[int, list[tuple[int, ...]]] = {}
    for hand, _ in canonical_hands():
        by.setdefault(rung(HIGH.strength(hand)), []).append(hand)
    chance = Random(23)
    hands = [chance.choice(by[place % len(CATEGORIES)]) for place in range(50)]
    return tuple((hand, chance.choice([card for card in range(52) if card not in hand])) for hand in hands)


def draws(cards: Sequence[int], choice: int, up: int) -> Iterator[tuple[list[int], list[int]]]:
    """The hands after a draw, and what was thrown away."""
    kept = [card for place, card in enumerate(cards) if choice == SIXTH or choice >> place & 1]
    stub = [card for card in range(52) if card not in {*cards, up}]
    for new in combinations(stub, 1 if choice == SIXTH else 5 - len(kept)):
        yield [*kept, *new], [card for card in cards if card not in kept]


@nightly
@pytest.mark.parametrize("place", range(50))
def test_fifty_hands_are_worth_what_everything_played_out_says(place: int) -> None:
    """Closing and insuring; and the sixth card, or in every other hand the exchange of one card."""
    cards, up = fifty()[place]
    agrees(cards, up)
    choice = 31 & ~(1 << place % 5) if place % 2 else SIXTH
    value = node(HOUSE, cards, up, [choice], 1)[choice] + 1
    every = [decided(held, up, gone) for held, gone in draws(cards, choice, up)]
    assert value * ANTE * comb(45, 4) * 41 * 40 * len(every) == sum(every)
