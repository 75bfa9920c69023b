"""What a hand of Oasis is worth against each open card, by every card that may come and every hand of the dealer.

Nothing is grouped and nothing left out; payouts are read once more by `tests.pit.slow_russian`, whose table is the
same.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from croupier.cards import RANKS, Cards, mask, parse
from croupier.odds import evaluate_many
from croupier.odds.house.oasis import AFTER
from croupier.odds.house.oasis_node import advise, data_of
from croupier.odds.house.oasis_play import draws_to, first
from croupier.odds.house.solution import Decision
from croupier.odds.house.stud import UNIT
from croupier.odds.kernels import fast
from croupier.odds.kernels.twin import stud as twin
from croupier.pit import game
from croupier.pit.category import BEST_OF, GAME
from tests.depth import NIGHTLY
from tests.pit.slow_russian import BY_RANK, PAYS, best

OASIS = game("oasis")
HANDS = 20 if NIGHTLY else 1
"""Hands against an open card of each rank."""


@cache
def fours() -> "np.ndarray":
    """Every four of 46 places."""
    return np.array(list(combinations(range(46), 4)))


class Hidden(NamedTuple):
    """The four cards that the dealer may hide from who holds five, and how strong he is with each four."""

    cards: "np.ndarray"
    strengths: "np.ndarray"

    @classmethod
    def from_whom_holds(cls, cards: Cards, up: int) -> "Hidden":
        rest = np.array([card for card in range(52) if card not in {*cards, up}], np.uint8)
        hidden = rest[fours()]
        return cls(hidden, evaluate_many(np.hstack([hidden, np.full((len(hidden), 1), up, np.uint8)])))

    def without(self, cards: Sequence[int]) -> "np.ndarray":
        """The dealer's strengths where these cards are elsewhere."""
        gone = np.zeros(52, bool)
        gone[list(cards)] = True
        return self.strengths[~gone[self.cards].any(axis=1)]


def raised(cards: Sequence[int], theirs: "np.ndarray") -> int:
    """A raise against all these hands of the dealer, in antes."""
    held = best(cards)[0]
    pays = PAYS[BY_RANK[held]] if held >= 0 else 1
    mine = int(evaluate_many(np.array([sorted(cards)], np.uint8))[0])
    met = theirs >= GAME
    won, lost = int((met & (theirs < mine)).sum()), int((met & (theirs > mine)).sum())
    return int((~met).sum()) + (1 + 2 * pays) * won - 3 * lost


def exchanged(cards: Cards, up: int, thrown: Cards, dealer: Hidden, *, forgets: bool = False) -> Fraction:
    """What an exchange is worth, an ante paid for each card, the better of raising and folding coming after it.

    Who forgets what he threw away takes what would be better if the dealer might hold it.
    """
    kept = [card for card in cards if card not in thrown]
    stub = [card for card in range(52) if card not in {*cards, up}]
    total = hands = 0
    for new in combinations(stub, len(thrown)):
        held, theirs = (*kept, *new), dealer.without(new)
        believed = Hidden.from_whom_holds(held, up).strengths if forgets else theirs
        total += raised(held, theirs) if raised(held, believed) > -len(believed) else -len(theirs)
        hands += len(theirs)
    return Fraction(total, hands) - len(thrown)


def held_against(up: int, chance: Random) -> Cards:
    """A hand that draws to something, as only such a hand may do well to exchange; every other one any hand."""
    any_hand = chance.random() < 0.5
    while True:
        cards = tuple(sorted(chance.sample([card for card in range(52) if card != up], 5)))
        if any_hand or draws_to(cards):
            return cards


@pytest.mark.parametrize("number", range(HANDS))
@pytest.mark.parametrize("rank", range(13), ids=RANKS)
def test_first_decisions_are_worth_what_everything_played_out_says(rank: int, number: int) -> None:
    """Folding, raising and every exchange of one card; by night one of two cards in every other hand, too."""
    chance = Random(f"{rank}/{number}")
    up = 4 * rank + chance.randrange(4)
    cards = held_against(up, chance)
    dealer = Hidden.from_whom_holds(cards, up)
    found = {decision: value for decision, value, _ in advise(OASIS, cards, (up,)).choices}
    plays = {
        Decision("fold"): Fraction(-1),
        Decision("raise"): Fraction(raised(cards, dealer.strengths), len(dealer.strengths)),
    }
    outs = [(card,) for card in cards] + ([cards[:2]] if number % 2 else [])
    plays |= {Decision("exchange", cards=out): exchanged(cards, up, out, dealer) for out in outs}
    assert {decision: found[decision] for decision in plays} == plays
    # The table comes from the whole game, counted over all hands at once by another kernel.
    told = first(OASIS, cards, (up,))
    assert told
    assert plays[told] == max(plays.values())


@pytest.mark.parametrize(("hand", "up", "out"), [("6s9hTsJsKs", "9d", "9h"), ("3s9cTsQhKs", "3d", "3s")])
def test_who_forgets_what_he_threw_away_gets_what_everything_played_out_says(
    hand: str, up: str, out: str
) -> None:
    """A card of the open card's rank: who remembers it raises more, as the dealer has a game less often."""
    cards, (card,), thrown = parse(hand), parse(up), parse(out)
    (lowest, paid, fold, fee), deal = data_of(OASIS), (mask(cards), card)
    counted = twin.oasis_counts(
        (lowest, paid, fold, 0), fee, True, BEST_OF, 1, some=[deal], count=fast.stud_ends
    )
    _, (rows, folded), times = counted[card >> 2]
    worth = folded * fold + sum(
        count * net
        for row, line in zip(rows, paid, strict=True)
        for count, net in zip(row, line, strict=True)
    )
    dealer = Hidden.from_whom_holds(cards, card)
    blind = exchanged(cards, card, thrown, dealer, forgets=True)
    assert times == 1
    assert Fraction(worth, AFTER * UNIT) - 1 == blind
    assert blind < exchanged(cards, card, thrown, dealer)
