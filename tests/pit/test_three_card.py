"""Three Card Poker: the worked cases, and random rounds against a slow settlement."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from croupier.cards import parse
from croupier.pit import BetRefused, BoxHand, DealerHand, Round, chosen, game, view
from tests.pit import slow_ranks as slow
from tests.pit.casino import cards, of_type
from tests.pit.test_stud import narrow

GAME = game("three-card")
RESULTS = {"dealer_not_qualified": "no-game"}


@pytest.mark.parametrize("case", of_type("three_card"))
def test_three_card_poker_pays_as_the_case_says(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    ante = given["ante"]
    staked = {"ante": ante, "play": ante} | ({"pair-plus": given["side"]} if given["side"] else {})
    found = GAME.settle(BoxHand(staked, cards(given["player"])), DealerHand(cards(given["dealer"])))
    lines = expected["lines"]
    assert found.changes["ante"] == lines["ante"]
    assert found.changes.get("ante-bonus", 0) == lines["ante_bonus"]
    assert found.changes["play"] == lines["play"]
    assert found.changes.get("pair-plus", 0) == lines["side"]
    assert found.result == RESULTS.get(expected["result"], expected["result"])
    assert (found.qualified, found.net) == (expected["dealer_qualified"], expected["net"])


def dealt(own: str, dealer: str, **side: int) -> Round:
    """Ann's ante of 10 and three cards a side."""
    round = Round(GAME, {"ann": 100})
    round.bet("ann", 1, 10)
    for field, amount in side.items():
        round.bet("ann", 1, amount, field.replace("_", "-"))
    round.close_bets()
    sides = zip(parse(own), parse(dealer), strict=True)
    round.shuffle([card for pair in sides for card in pair], whole=False)
    round.cut("", 0)
    return round


@pytest.mark.clause("CASINO:tcp-1")
@pytest.mark.parametrize(("own", "purse"), [("AhKh9h", 120), ("2c2d7h", 80)])
def test_three_cards_try_to_beat_the_three_of_the_dealer(own: str, purse: int) -> None:
    round = dealt(own, "QcQd4s")
    assert view(round, "ann").boxes[0].cards == parse(own)
    assert view(round, "ann").dealer == (-1, -1, -1)
    round.decide("play")
    assert view(round, "ann").dealer == parse("QcQd4s")
    assert round.purses == {"ann": purse}


@pytest.mark.clause("CASINO:tcp-5")
@pytest.mark.parametrize(("own", "net"), [("AhKd9c", -5), ("2c2d7h", 5), ("AhAd7h", 5)])
def test_pair_plus_is_paid_from_a_pair_up(own: str, net: int) -> None:
    round = dealt(own, "AcAsKc", pair_plus=5)
    round.decide("play")
    assert round.settlements[1].changes == {"ante": -10, "play": -10, "pair-plus": net}


@pytest.mark.clause("CASINO:tcp-5")
@pytest.mark.parametrize(
    ("own", "odds"), [("AhKhQh", 40), ("7h7d7c", 30), ("9h8d7c", 6), ("Kh9h2h", 4), ("2c2d7h", 1)]
)
def test_pair_plus_pays_by_its_table_whatever_the_ante_comes_to(own: str, odds: int) -> None:
    staked = {"ante": 10, "play": 10, "pair-plus": 5}
    found = GAME.settle(BoxHand(staked, parse(own)), DealerHand(parse("AcAsKc")))
    assert found.changes["pair-plus"] == 5 * odds


@pytest.mark.clause("CASINO:tcp-9")
@pytest.mark.parametrize("own", ["AhKd9c", "9h5d2c"])
def test_a_dealer_below_queen_high_pays_the_ante_and_gives_the_play_back(own: str) -> None:
    round = dealt(own, "JhTd8c")
    round.decide("play")
    assert not round.settlements[1].qualified
    assert round.settlements[1].changes == {"ante": 10, "play": 0}
    assert round.purses == {"ann": 110}


@pytest.mark.clause("CASINO:tcp-3")
def test_pair_plus_needs_an_ante() -> None:
    round = Round(GAME, {"ann": 100})
    with pytest.raises(BetRefused) as refused:
        round.bet("ann", 1, 5, "pair-plus")
    assert refused.value.clause == "CASINO:tcp-3"
    assert round.purses == {"ann": 100}


@pytest.mark.clause("CASINO:tcp-4")
@pytest.mark.parametrize(("answer", "net"), [("lost", -5), ("stands", 5)])
def test_pair_plus_after_a_fold_by_the_house(answer: str, net: int) -> None:
    table = game("three-card", options=chosen(GAME.options, {"side_on_fold": answer}))
    found = table.settle(BoxHand({"ante": 10, "pair-plus": 5}, parse("2c2d7h"), folded=True), DealerHand())
    assert found.changes == {"ante": -10, "pair-plus": net}


@pytest.mark.clause("CASINO:tcp-6")
def test_pair_plus_is_paid_to_a_flush_that_loses_to_a_straight() -> None:
    staked = {"ante": 10, "play": 10, "pair-plus": 5}
    found = GAME.settle(BoxHand(staked, parse("AhKh9h")), DealerHand(parse("4c5d6s")))
    assert found.changes == {"ante": -10, "play": -10, "pair-plus": 20}


def test_the_six_card_bonus_makes_its_hand_of_both_sides() -> None:
    staked = {"ante": 10, "play": 10, "six-card": 5}
    found = GAME.settle(BoxHand(staked, parse("AhKhQh")), DealerHand(parse("JhTh2c")))
    assert found.changes["six-card"] == 5_000
    found = GAME.settle(BoxHand(staked, parse("AhAdQh")), DealerHand(parse("JhTh2c")))
    assert found.changes["six-card"] == -5


def test_the_tables_of_three_card_poker_pay_what_they_are_printed_with() -> None:
    paid = {name: [int(odds) for _, odds in table.rows] for name, table in game("three-card").tables.items()}
    assert paid == {
        "ante-bonus": [5, 4, 1],
        "pair-plus": [40, 30, 6, 4, 1],
        "mini-royal": [0],
        "six-card": [1000, 200, 50, 25, 20, 10, 5],
    }


def three(hand: tuple[int, ...]) -> tuple[int, ...]:
    """A key that sorts three cards by CASINO:tcp-2."""
    ranks = sorted([card // 4 for card in hand], reverse=True)
    flush = len({card % 4 for card in hand}) == 1
    top = 1 if ranks == [12, 1, 0] else ranks[0] if ranks[0] - ranks[1] == ranks[1] - ranks[2] == 1 else -1
    if len(set(ranks)) == 1:
        return (4, ranks[0])
    if top >= 0:
        return (5 if flush else 3, top)
    if len(set(ranks)) == 2:
        (pair, _), (single, _) = Counter(ranks).most_common()
        return (1, pair, single)
    return (2 if flush else 0, *ranks)


@pytest.mark.clause("CASINO:tcp-2", "CASINO:tcp-7", "CASINO:tcp-8", "CASINO:tcp-10", "CASINO:tcp-11")
def test_random_rounds_are_paid_alike_by_a_slow_settlement() -> None:
    randomness = Random(6)
    kinds = set()
    for _ in range(2_000):
        six = tuple(narrow(randomness, 6))
        own, dealer = six[:3], six[3:]
        mine, theirs = three(own), three(dealer)
        sign = (mine > theirs) - (mine < theirs)
        game_on = theirs >= (0, 10)
        bonus = {3: 10, 4: 40, 5: 50}.get(mine[0], 0)
        side = {1: 5, 2: 20, 3: 30, 4: 150, 5: 200}.get(mine[0], -5)
        held = slow.name(slow.best(six))
        all_six = {"royal-flush": 5000, "straight-flush": 1000, "four-of-a-kind": 250, "full-house": 125,
                   "flush": 100, "straight": 50, "three-of-a-kind": 25}.get(held, -5)  # fmt: skip
        staked = {"ante": 10, "play": 10, "pair-plus": 5, "six-card": 5}
        found = GAME.settle(BoxHand(staked, own), DealerHand(dealer))
        assert found.changes == {
            "ante": 10 * sign if game_on else 10,
            "play": 10 * sign if game_on else 0,
            **({"ante-bonus": bonus} if bonus else {}),
            "pair-plus": side,
            "six-card": all_six,
        }
        kinds.add((found.result, mine[0]))
    assert len(kinds) > 12
