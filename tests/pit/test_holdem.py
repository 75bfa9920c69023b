"""Ultimate Texas Hold'em and Texas Hold'em Bonus: the worked cases, and random rounds against a slow settlement."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from croupier.cards import Cards, parse
from croupier.errors import Refusal
from croupier.pit import BoxHand, DealerHand, DecisionRefused, Game, Round, chosen, game
from croupier.pit.holdem_bonus import bonus_hand
from croupier.pit.ultimate import UltimateOptions, ultimate_texas_holdem
from tests.pit import slow_ranks as slow
from tests.pit.casino import cards, of_type
from tests.pit.test_stud import narrow

ULTIMATE = game("ultimate-texas-holdem")
BONUS = game("texas-holdem-bonus")


def dealt(table: Game, own: str, dealer: str, board: str, ante: int = 10, **side: int) -> Round:
    round = Round(table, {"ann": 1_000})
    round.bet("ann", 1, ante)
    for field, amount in side.items():
        round.bet("ann", 1, amount, field)
    round.close_bets()
    round.shuffle(parse(own + dealer + board), whole=False)
    round.cut("", 0)
    return round


@pytest.mark.requirement("FAIR-1")
@pytest.mark.parametrize("case", of_type("uth"))
def test_ultimate_pays_as_the_case_says(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    ante = given["ante"]
    staked = {"ante": ante, "blind": ante, "play": given["play_multiple"] * ante}
    box = BoxHand(staked, cards(given["hole"]))
    found = ULTIMATE.settle(box, DealerHand(cards(given["dealer"]), cards(given["board"])))
    assert {"trips": 0} | found.changes == expected["lines"]
    assert (found.result, found.qualified, found.net) == (
        expected["result"],
        expected["dealer_qualified"],
        expected["net"],
    )


@pytest.mark.clause("CASINO:uth-3", "CASINO:uth-4", "CASINO:uth-5")
@pytest.mark.parametrize("case", of_type("uth_options"))
def test_play_bets_by_street(case: dict[str, Any]) -> None:
    accepted = []
    for street, times in case["given"]["tries"]:
        round = dealt(ULTIMATE, "AhAs", "KhQs", "Kd9c7s4h2d")
        for _ in range(("preflop", "flop", "river").index(street)):
            round.decide("check")
        assert round.stage == street
        try:
            round.decide("play", 10 * times)
        except DecisionRefused:
            accepted.append(False)
            assert round.purses["ann"] == 980
        else:
            accepted.append(True)
    assert accepted == case["expect"]["accepted"]


@pytest.mark.clause("CASINO:uth-1", "CASINO:uth-2")
@pytest.mark.parametrize("case", of_type("uth_fields"))
def test_the_blind_lies_with_the_ante_and_as_large(case: dict[str, Any]) -> None:
    for given, accepted in zip(case["given"]["tries"], case["expect"]["accepted"], strict=True):
        round = Round(ULTIMATE, {"ann": 1_000})
        round.bet("ann", 1, given["ante"])
        if given["trips"]:
            round.bet("ann", 1, given["trips"], "trips")
        assert (round.boxes[1].staked["blind"] == given["blind"]) == accepted
        with pytest.raises(Refusal):
            round.bet("ann", 1, 15, "blind")


@pytest.mark.clause("CASINO:uth-2", "CASINO:uth-10")
def test_whatever_a_house_chooses_the_blind_is_the_ante_s_size() -> None:
    """Where trips stand when the box folds, ante and blind are lost alike and trips pay for the queens on the board."""
    table = ultimate_texas_holdem(UltimateOptions(trips_on_fold="stands"))
    round = dealt(table, "7h2s", "8c3c", "QdQcQs5h4d", ante=25, trips=5)
    assert round.boxes[1].staked == {"ante": 25, "blind": 25, "trips": 5}
    round.decide("check")
    round.decide("check")
    round.decide("fold")
    assert round.settlements[1].changes == {"ante": -25, "blind": -25, "trips": 15}


@pytest.mark.clause("CASINO:gen-1")
def test_two_players_at_one_table_both_play_against_the_house_alone() -> None:
    round = Round(ULTIMATE, {"ann": 100, "boris": 100})
    round.bet("ann", 1, 10)
    round.bet("boris", 2, 10)
    round.close_bets()
    round.shuffle(parse("AhAs" + "9h8s" + "KhQs" + "Kd9c7s4h2d"), whole=False)
    round.cut("", 0)
    for _ in range(2):
        round.decide("play", 40)
    # Aces beat the dealer's kings, nines do not, and nobody's chips go to the other.
    assert round.settlements[1].changes == {"ante": 10, "blind": 0, "play": 40}
    assert round.settlements[2].changes == {"ante": -10, "blind": -10, "play": -40}
    assert round.purses == {"ann": 150, "boris": 40}


@pytest.mark.clause("CASINO:uth-7", "CASINO:uth-8", "CASINO:uth-9")
@pytest.mark.parametrize(
    ("own", "dealer", "board", "changes"),
    [
        ("AhKs", "8c3c", "QdJc9s5h4d", {"ante": 0, "blind": 0, "play": 10}),
        ("7h2s", "8c3c", "KdQc9s5h4d", {"ante": 0, "blind": -10, "play": -10}),
        ("AhAs", "KhQs", "Kd9c7s4h2d", {"ante": 10, "blind": 0, "play": 10}),
        ("Ah5h", "QcQs", "9h3hKhKs2d", {"ante": 10, "blind": 15, "play": 10}),
    ],
)
def test_what_becomes_of_ante_blind_and_play(
    own: str, dealer: str, board: str, changes: dict[str, int]
) -> None:
    round = dealt(ULTIMATE, own, dealer, board)
    round.decide("check")
    round.decide("check")
    round.decide("play", 10)
    assert round.settlements[1].changes == changes
    assert round.purses["ann"] == 1_000 + sum(changes.values())


@pytest.mark.clause("CASINO:uth-5")
def test_a_fold_loses_ante_and_blind() -> None:
    round = dealt(ULTIMATE, "7h2s", "8c3c", "KdQc9s5h4d")
    round.decide("check")
    round.decide("check")
    assert round.options is not None
    assert round.options.kinds == ("fold", "play")
    round.decide("fold")
    assert round.settlements[1].changes == {"ante": -10, "blind": -10}
    assert round.purses["ann"] == 980


@pytest.mark.clause("CASINO:uth-6")
def test_a_pair_on_the_board_is_a_game_for_the_dealer() -> None:
    found = ULTIMATE.settle(
        BoxHand({"ante": 10, "blind": 10, "play": 10}, parse("AhKs")),
        DealerHand(parse("8c3c"), parse("QdQc9s5h4d")),
    )
    assert found.qualified
    assert found.net == 20


BY_TABLE = [
    ("AhKh", "QhJhTh4c2d", 500, 50),
    ("9h8h", "7h6h5hKcQd", 50, 40),
    ("9h9d", "9c9sKc4d2h", 10, 30),
    ("9h9d", "9cKcKd4s2h", 3, 8),
    ("Ah5h", "9h3hKhKs2d", 1.5, 7),
    ("9h8d", "7c6s5hKcAd", 1, 4),
    ("QdQc", "Qs9h7c5h4d", 0, 3),
    ("QdQc", "9s9h7c5h4d", 0, -1),
]
"""Hands that win, what the blind and what trips pay for one."""


@pytest.mark.clause("CASINO:uth-9", "CASINO:uth-10")
@pytest.mark.parametrize(("own", "board", "blind", "trips"), BY_TABLE)
def test_blind_and_trips_pay_by_their_tables(own: str, board: str, blind: float, trips: int) -> None:
    staked = {"ante": 10, "blind": 10, "play": 10, "trips": 5}
    held = parse(own)
    found = ULTIMATE.settle(BoxHand(staked, held, held), DealerHand(parse("Js3s"), parse(board)))
    assert (found.changes["blind"], found.changes["trips"]) == (10 * blind, 5 * trips)


@pytest.mark.clause("CASINO:uth-10")
@pytest.mark.parametrize(("answer", "net"), [("lost", -5), ("stands", 15)])
def test_trips_after_a_fold_by_the_house(answer: str, net: int) -> None:
    table = game("ultimate-texas-holdem", options=chosen(ULTIMATE.options, {"trips_on_fold": answer}))
    round = dealt(table, "7h2s", "8c3c", "QdQcQs5h4d", trips=5)
    round.decide("check")
    round.decide("check")
    round.decide("fold")
    assert round.settlements[1].changes["trips"] == net


def slow_ultimate(own: Cards, dealer: Cards, board: Cards, times: int) -> dict[str, int]:
    """An ante of 10 by CASINO:uth-6 to uth-9."""
    mine, theirs = slow.best(own + board), slow.best(dealer + board)
    game_on = theirs[0] >= 1
    play = 10 * times
    if mine == theirs:
        return {"ante": 0, "blind": 0, "play": 0}
    if mine < theirs:
        return {"ante": -10 if game_on else 0, "blind": -10, "play": -play}
    pays = {"straight": 10, "flush": 15, "full-house": 30, "four-of-a-kind": 100, "straight-flush": 500,
            "royal-flush": 5000}  # fmt: skip
    return {"ante": 10 if game_on else 0, "blind": pays.get(slow.name(mine), 0), "play": play}


def test_random_rounds_are_paid_alike_by_a_slow_settlement() -> None:
    randomness = Random(4)
    results = set()
    for _ in range(400):
        nine = tuple(narrow(randomness, 9))
        own, dealer, board = nine[:2], nine[2:4], nine[4:]
        times = randomness.choice([1, 2, 3, 4])
        staked = {"ante": 10, "blind": 10, "play": 10 * times}
        found = ULTIMATE.settle(BoxHand(staked, own, own), DealerHand(dealer, board))
        assert found.changes == slow_ultimate(own, dealer, board, times)
        results.add((found.result, found.qualified, found.odds))
        mine, theirs = slow.best(own + board), slow.best(dealer + board)
        sign = (mine > theirs) - (mine < theirs)
        bets = {"ante": 10, "flop": 20, "turn": 10}
        other = BONUS.settle(BoxHand(bets, own, own), DealerHand(dealer, board))
        ante = 10 * sign if sign <= 0 or mine[0] >= 4 else 0
        assert other.changes == {"ante": ante, "flop": 20 * sign, "turn": 10 * sign}
    assert len(results) > 10


@pytest.mark.clause("CASINO:thb-1")
def test_texas_holdem_bonus_has_a_bet_for_every_street() -> None:
    round = dealt(BONUS, "AhAs", "KhQs", "Kd9c7s4h2d", bonus=5)
    assert round.options is not None
    assert round.options.kinds == ("fold", "play")
    round.decide("play")
    assert len(round.board) == 3
    round.decide("check")
    assert len(round.board) == 4
    round.decide("play")
    assert len(round.board) == 5
    assert round.settlements[1].changes == {"ante": 0, "flop": 20, "river": 10, "bonus": 150}


def test_a_fold_before_the_flop_loses_the_ante_alone() -> None:
    round = dealt(BONUS, "3h2s", "KhQs", "Kd9c7s4h2d")
    round.decide("fold")
    assert round.settlements[1].changes == {"ante": -10}
    assert round.board == ()


def test_the_flop_may_cost_one_ante() -> None:
    table = game("texas-holdem-bonus", options=chosen(BONUS.options, {"flop-bet": "one-ante"}))
    round = dealt(table, "3h2s", "KhQs", "Kd9c7s4h2d")
    round.decide("play")
    round.decide("check")
    round.decide("check")
    assert round.settlements[1].changes == {"ante": -10, "flop": -10}


@pytest.mark.parametrize(("ante_from", "ante"), [("straight", 10), ("flush", 0)])
def test_the_ante_is_paid_for_a_straight_or_only_for_a_flush(ante_from: str, ante: int) -> None:
    table = game("texas-holdem-bonus", options=chosen(BONUS.options, {"ante-from": ante_from}))
    box = BoxHand({"ante": 10, "flop": 20}, parse("8h6h"))
    found = table.settle(box, DealerHand(parse("AsKd"), parse("5c7s9dKh2c")))
    assert found.changes == {"ante": ante, "flop": 20}


@pytest.mark.clause("CASINO:thb-1", "CASINO:thb-2")
def test_as_described_only_the_hand_and_the_table_count() -> None:
    table = game("texas-holdem-bonus", options=chosen(BONUS.options, {"mode": "simplified"}))
    assert dealt(table, "KsKc", "AhJs", "2d2c7s4h9d").settlements[1].net == 0
    assert dealt(table, "8h6h", "AsKd", "5c7s9dKh2c").settlements[1].net == 10
    assert dealt(table, "8h6h", "AsKd", "5c7sJdKh2c").settlements[1].net == -10


@pytest.mark.parametrize(
    ("own", "dealer", "odds"),
    [
        ("AhAs", "AcAd", 1000),
        ("AhAs", "KcKd", 30),
        ("AhKh", "", 25),
        ("AhJh", "", 20),
        ("AhKs", "", 15),
        ("JhJs", "", 10),
        ("AhQs", "", 5),
        ("2h2s", "", 3),
        ("KhQh", "", 0),
        ("AhTh", "", 0),
    ],
)
def test_the_bonus_by_the_two_cards(own: str, dealer: str, odds: int) -> None:
    assert BONUS.tables["bonus"].odds(bonus_hand(parse(own), parse(dealer))) == Fraction(odds)


def test_a_flush_is_paid_the_ante_where_the_house_pays_from_a_flush_and_a_bonus_may_be_lost() -> None:
    table = game("texas-holdem-bonus", options=chosen(BONUS.options, {"ante-from": "flush"}))
    box = BoxHand({"ante": 10, "flop": 20, "bonus": 5}, parse("Th6h"))
    found = table.settle(box, DealerHand(parse("AsKd"), parse("5h7h8hKs2c")))
    assert found.changes == {"ante": 10, "flop": 20, "bonus": -5}
