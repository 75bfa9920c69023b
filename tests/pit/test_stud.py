"""Caribbean Stud and Cyber Stud: the worked cases, and random rounds against a slow settlement."""

from random import Random
from typing import Any

import pytest

from croupier.cards import parse
from croupier.pit import (
    BetRefused,
    BoxHand,
    DealerHand,
    DecisionRefused,
    Game,
    Round,
    chosen,
    game,
    view,
    with_options,
)
from tests.pit import slow_ranks as slow
from tests.pit.casino import cards, of_type

CARIBBEAN = game("caribbean-stud")
CYBER = game("cyber-stud")


def settled(
    ante: int, own: list[str], dealer: list[str], *, folded: bool = False, meter: int = 0, **side: int
) -> Any:
    hand = cards(own)
    staked = {"ante": ante} | ({} if folded else {"bet": 2 * ante}) | side
    return CARIBBEAN.settle(BoxHand(staked, hand, hand, folded=folded), DealerHand(cards(dealer)), meter)


@pytest.mark.parametrize("case", of_type("caribbean_stud"))
def test_caribbean_stud_pays_as_the_case_says(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    found = settled(given["ante"], given["player"], given["dealer"], folded=given.get("action") == "fold")
    assert found.result == expected["result"]
    assert {"bet": 0} | found.changes == expected["lines"]
    assert found.net == expected["net"]


@pytest.mark.clause("CASINO:gen-1")
@pytest.mark.parametrize("case", of_type("independent_players"))
def test_two_players_are_settled_each_by_himself(case: dict[str, Any]) -> None:
    given = case["given"]
    found = [settled(one["ante"], one["player"], given["dealer"]).net for one in given["players"]]
    assert found == case["expect"]["net"]


@pytest.mark.parametrize("case", of_type("cyber_stud"))
def test_cyber_stud_without_a_raise_pays_as_the_case_says(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    hand = cards(given["player"])
    found = CYBER.settle(BoxHand({"ante": given["ante"]}, hand, hand), DealerHand(cards(given["dealer"])))
    assert (found.result, found.net) == (expected["result"], expected["net"])


def dealt(own: str, dealer: str) -> Round:
    """Ann's ante of 10 and five cards a side; the dealer's last is his open one."""
    round = Round(CARIBBEAN, {"ann": 100})
    round.bet("ann", 1, 10)
    round.close_bets()
    sides = zip(parse(own), parse(dealer), strict=True)
    round.shuffle([card for pair in sides for card in pair], whole=False)
    round.cut("", 0)
    return round


@pytest.mark.clause("CASINO:cs-2")
@pytest.mark.parametrize("mode", ["no-raise", "raise"])
def test_no_hand_of_cyber_stud_is_dealt_without_an_ante_in_either_mode(mode: str) -> None:
    round = Round(with_options(CYBER, {"mode": mode}), {"ann": 100})
    with pytest.raises(BetRefused) as refused:
        round.close_bets()
    assert refused.value.clause == "CASINO:cs-2"
    if mode == "raise":
        with pytest.raises(BetRefused) as refused:
            round.bet("ann", 1, 1, "progressive")
        assert refused.value.code == "pit-side-alone"
    round.bet("ann", 1, 10)
    round.close_bets()
    assert (round.phase, round.purses) == ("shuffle", {"ann": 90})


@pytest.mark.clause("CASINO:cs-2")
def test_no_hand_of_caribbean_stud_is_dealt_without_an_ante() -> None:
    round = Round(CARIBBEAN, {"ann": 100})
    with pytest.raises(BetRefused) as refused:
        round.bet("ann", 1, 1, "progressive")
    assert refused.value.clause == "CASINO:cs-2"
    with pytest.raises(BetRefused) as refused:
        round.close_bets()
    assert refused.value.clause == "CASINO:cs-2"
    assert (round.phase, round.purses) == ("bets", {"ann": 100})
    round.bet("ann", 1, 10)
    round.close_bets()
    assert round.phase == "shuffle"


@pytest.mark.clause("CASINO:cs-1", "CASINO:cs-3")
def test_five_cards_each_and_one_of_the_dealers_is_exposed() -> None:
    seen = view(dealt("KdJd9d6d3d", "4c4sJh9s2c"), "ann")
    assert seen.boxes[0].cards == parse("KdJd9d6d3d")
    assert seen.dealer == (-1, -1, -1, -1, *parse("2c"))


@pytest.mark.clause("CASINO:cs-4")
def test_after_the_deal_there_is_a_bet_of_two_antes_or_a_fold() -> None:
    round = dealt("KdJd9d6d3d", "4c4sJh9s2c")
    assert round.options is not None
    assert round.options.kinds == ("fold", "raise")
    for amount in (10, 30):
        with pytest.raises(DecisionRefused):
            round.decide("raise", amount)
    round.decide("fold")
    assert round.phase == "over"
    assert round.settlements[1].changes == {"ante": -10}
    assert round.purses == {"ann": 90}


@pytest.mark.clause("CASINO:cs-5", "CASINO:cs-8", "CASINO:cs-9")
@pytest.mark.parametrize(
    ("own", "result", "purse"),
    [("KdJd9d6d3d", "win", 210), ("5d5hJd9d2h", "win", 130), ("3d3hJd9d2h", "lose", 70)],
)
def test_after_the_bet_both_hands_open_and_are_compared(own: str, result: str, purse: int) -> None:
    round = dealt(own, "4c4sJh9s2c")
    round.decide("raise")
    assert view(round, "ann").dealer == parse("4c4sJh9s2c")
    assert round.settlements[1].result == result
    assert round.purses == {"ann": purse}


@pytest.mark.clause("CASINO:cs-6", "CASINO:cs-7")
def test_a_dealer_with_ace_queen_has_no_game_and_pays_the_ante_alone() -> None:
    found = settled(10, ["2c", "3d", "5h", "7s", "8c"], ["Ah", "Qd", "Jc", "9s", "8h"])
    assert (found.result, found.qualified, found.changes) == ("no-game", False, {"ante": 10, "bet": 0})


def test_the_progressive_pays_tokens_or_a_share_of_the_display() -> None:
    pair = ["4c", "4s", "Jh", "9s", "2c"]
    royal = settled(10, ["Ad", "Kd", "Qd", "Jd", "Td"], pair, meter=200_000, progressive=1)
    assert royal.changes["progressive"] == 199_999
    assert royal.lines[-1].from_meter == 200_000
    run = settled(10, ["9d", "Kd", "Qd", "Jd", "Td"], pair, meter=200_005, progressive=1)
    assert run.changes["progressive"] == 19_999
    flush = settled(10, ["2d", "Kd", "Qd", "Jd", "Td"], pair, meter=200_005, progressive=1)
    assert flush.changes["progressive"] == 49
    assert settled(10, pair, pair, meter=200_005, progressive=1).changes["progressive"] == -1


def test_a_royal_flush_empties_the_display_and_no_chip_is_lost() -> None:
    round = Round(CARIBBEAN, {"ann": 1_000}, meter=50_000)
    round.bet("ann", 1, 10)
    round.bet("ann", 1, 1, "progressive")
    round.close_bets()
    own, dealer = parse("AdKdQdJdTd"), parse("2c3c5h7s9h")
    round.shuffle([card for pair in zip(own, dealer, strict=True) for card in pair], whole=False)
    round.cut("", 0)
    round.decide("raise")
    assert round.settlements[1].changes == {"ante": 10, "bet": 0, "progressive": 49_999}
    assert (round.meter, round.purses["ann"]) == (0, 51_009)


def slow_caribbean(own: tuple[int, ...], dealer: tuple[int, ...]) -> dict[str, int]:
    """An ante of 10 and a bet of 20, by CASINO:cs-6 to cs-9."""
    mine, theirs = slow.five(own), slow.five(dealer)
    if theirs < (0, 12, 11):
        return {"ante": 10, "bet": 0}
    if mine == theirs:
        return {"ante": 0, "bet": 0}
    if mine < theirs:
        return {"ante": -10, "bet": -20}
    pays = {"two-pair": 2, "three-of-a-kind": 3, "straight": 4, "flush": 5, "full-house": 7, "four-of-a-kind": 20,
            "straight-flush": 50, "royal-flush": 100}  # fmt: skip
    return {"ante": 10, "bet": 20 * pays.get(slow.name(mine), 1)}


def narrow(randomness: Random, many: int) -> list[int]:
    """Cards of a few ranks or suits, so that high combinations come up."""
    ranks = set(randomness.sample(range(13), randomness.choice([4, 6, 13])))
    suits = set(randomness.sample(range(4), randomness.choice([2, 3, 4])))
    deck = [card for card in range(52) if card // 4 in ranks and card % 4 in suits]
    return randomness.sample(deck if len(deck) >= many else range(52), many)


@pytest.mark.clause("CASINO:cs-8", "CASINO:cs-9")
def test_random_rounds_are_paid_alike_by_a_slow_settlement() -> None:
    randomness = Random(2)
    results = set()
    for _ in range(1_500):
        ten = tuple(narrow(randomness, 10))
        own, dealer = ten[:5], ten[5:]
        found = CARIBBEAN.settle(BoxHand({"ante": 10, "bet": 20}, own, own), DealerHand(dealer))
        assert found.changes == slow_caribbean(own, dealer)
        results.add((found.result, found.odds))
        literal = CYBER.settle(BoxHand({"ante": 10}, own, own), DealerHand(dealer))
        mine, theirs = slow.five(own), slow.five(dealer)
        assert (literal.net > 0) == (mine > theirs)
        assert (literal.net < 0) == (mine < theirs)
    assert len(results) > 12


@pytest.mark.parametrize(("below", "net"), [("plays", -10), ("pushes", 0), ("pays", 10)])
def test_a_dealer_below_ace_king_in_cyber_stud(below: str, net: int) -> None:
    value: Game = game("cyber-stud", options=chosen(CYBER.options, {"below-ace-king": below}))
    own = parse("2c3d5h7s8c")
    found = value.settle(BoxHand({"ante": 10}, own, own), DealerHand(parse("AhQdJc9s8h")))
    assert found.net == net
