"""Pai Gow at the table: settings, joker, house ways, banker, copies, commission, bonus."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from croupier.cards import DECK_53, JOKER, Cards, parse_with_joker, show
from croupier.errors import Mistake
from croupier.pit import BoxHand, DealerHand, DecisionRefused, Game, Round, chosen, game, view
from croupier.pit.houses import house
from croupier.pit.pai_gow.banking import HOUSE, next_banker
from croupier.pit.pai_gow.game import best_bonus
from croupier.pit.pai_gow.hands import FIVE_ACES, bonus_hands, category, high, legal, low
from croupier.pit.pai_gow.way import house_way, read_way, set_low
from tests.pit.casino import cards, of_type
from tests.pit.slow_pai_gow import slow_net

TABLE = game("pai-gow")
WAY = house_way("foxwoods")


def at_house(**answers: object) -> Game:
    return game("pai-gow", options=chosen(TABLE.options, answers))


@pytest.mark.clause("CASINO:pg-1", "CASINO:pg-3", "CASINO:pg-4")
@pytest.mark.parametrize("case", of_type("pai_gow"))
def test_a_round_of_pai_gow_is_settled_as_the_case_says(case: dict[str, Any]) -> None:
    given, expected = case["given"], case["expect"]
    value = at_house(copy=case.get("policy", {}).get("pai_gow_copy_rule", "dealer"))
    two, five = cards(given["player_low"]), cards(given["player_high"])
    dealer = cards(given["dealer_low"] + given["dealer_high"])
    assert set(set_low(WAY, dealer)) == set(cards(given["dealer_low"]))
    found = value.settle(BoxHand({"stake": given["stake"]}, five + two, low=two), DealerHand(dealer))
    assert (found.result, found.net) == (expected["result"], expected["net"])


@pytest.mark.parametrize("case", of_type("pai_gow_set"))
def test_the_hand_of_five_ranks_above_the_hand_of_two(case: dict[str, Any]) -> None:
    found = [legal(cards(one["high"]), cards(one["low"])) for one in case["given"]["settings"]]
    assert found == case["expect"]["legal"]


@pytest.mark.parametrize("case", of_type("pai_gow_bonus"))
def test_the_bonus_pays_by_its_table_whatever_the_result(case: dict[str, Any]) -> None:
    given = case["given"]
    assert given["hand"] == "four_of_a_kind"
    box = BoxHand({"stake": 100, "bonus": given["stake"]}, parse_with_joker("9c9d9h9sKd4h2c"))
    for dealer in ("AhAdAcKsKhQs3d", "8h7d5c4s3hJsTd"):
        changes = TABLE.settle(box, DealerHand(parse_with_joker(dealer))).changes
        assert changes["bonus"] == case["expect"]["net"]


@pytest.mark.clause("CASINO:pg-4")
def test_both_hands_won_pay_the_stake_less_five_hundredths() -> None:
    box = BoxHand({"stake": 100}, parse_with_joker("AhAdKcQs9h5d2c"))
    lost = DealerHand(parse_with_joker("JhTd8c6s4h3d2s"))
    assert TABLE.settle(box, lost).changes == {"stake": 95}
    assert house("pai-gow", "no-commission").settle(box, lost).changes == {"stake": 100}
    assert TABLE.settle(BoxHand({"stake": 25}, box.cards), lost).net == 23


@pytest.mark.clause("CASINO:pg-5")
@pytest.mark.parametrize("stake", [25, 100])
def test_both_hands_lost_lose_the_stake_whole_and_no_commission(stake: int) -> None:
    box = BoxHand({"stake": stake}, parse_with_joker("9h9s7d5c2sKdJd"), low=parse_with_joker("KdJd"))
    won = DealerHand(parse_with_joker("ThTd6c4s3hAhQd"))
    found = TABLE.settle(box, won)
    assert (found.result, found.changes) == ("lose", {"stake": -stake})


@pytest.mark.clause("CASINO:pg-7")
@pytest.mark.parametrize(
    ("held", "as_good"),
    [
        ("JkKhQdJcTs", "AhKhQdJcTs"),
        ("Jk9h8d7c6s", "Th9h8d7c6s"),
        ("JkKhQh7h2h", "AhKhQh7h2h"),
        ("JkAhQh7h2h", "AhKhQh7h2h"),
        ("JkKhKd9c4s", "KhKdAs9c4s"),
        ("Jk9h9d4c4s", "9h9d4c4sAs"),
        ("JkAhAdKcKs", "AhAdAsKcKs"),
        ("Jk5h4h3h2h", "6h5h4h3h2h"),
    ],
)
def test_the_joker_fills_a_straight_or_a_flush_and_is_an_ace_else(held: str, as_good: str) -> None:
    as_if = high(parse_with_joker(as_good))
    best = max(as_if, high(parse_with_joker("Ah5h4h3h2h"))) if held == "Jk5h4h3h2h" else as_if
    assert high(parse_with_joker(held)) == best


def test_five_aces_are_above_a_royal_flush_and_the_joker_low_is_an_ace() -> None:
    assert high(parse_with_joker("AhAdAcAsJk")) == FIVE_ACES > high(parse_with_joker("AhKhQhJhTh"))
    assert category(FIVE_ACES) == "five-aces"
    assert low((JOKER, 51)) == low((50, 51)) > low((47, 46))


def test_the_wheel_stands_second_or_lowest_among_straights() -> None:
    wheel, nine = parse_with_joker("Ah2d3c4s5h"), parse_with_joker("9h8d7c6s5d")
    assert high(wheel) > high(nine)
    assert high(wheel, wheel_up=False) < high(nine, wheel_up=False)
    assert high(parse_with_joker("AhKdQcJsTh")) > high(wheel)


WAYS = [
    ("KhJd9s7c5h4d2c", "Jd9s"),
    ("9h9dAsKc5h4d2c", "AsKc"),
    ("AhAd9s9cKh4d2c", "9s9c"),
    ("9h9d8s8cAh4d2c", "Ah4d"),
    ("9h9d8s8cKh4d2c", "8s8c"),
    ("6h6d5s5cKh4d2c", "Kh4d"),
    ("6h6d5s5cQh4d2c", "5s5c"),
    ("6h6d5s5c4h4d2c", "6h6d"),
    ("AhAdAsKc9h4d2c", "AhKc"),
    ("8h8d8sKcQh4d2c", "KcQh"),
    ("8h8d8s4h4d4cKc", "8h8d"),
    ("8h8d8s4h4dKcQs", "4h4d"),
    ("8h8d8s4h4dQcQs", "QcQs"),
    ("JhJdJsJcAd5c2h", "JhJd"),
    ("8h8d8s8cKd5c2h", "Kd5c"),
    ("8h8d8s8cQd5c2h", "8h8d"),
    ("5h5d5s5c3d3cKh", "3d3c"),
    ("AhAdAsAcJk7c2h", "AhJk"),
    ("AhAdAsAcJkKcKh", "KcKh"),
    ("KhQdJsTc9hAd2c", "Ad2c"),
    ("9h8d7s6c5hAdKc", "AdKc"),
    ("9h8d7s6c5h5dKc", "Kc5h"),
    ("KhJh9h7h2hKdAs", "AsKd"),
    ("AhTh9h7h2hTd8c", "Ah9h"),
    ("Ah8h9h7h2h8dTc", "Tc8d"),
    ("9h8h7h6h2h9d2d", "2h2d"),
]


AT_THE_CLARIDGE = [
    ("AhAdAsAcJkKcKh", "KcKh"),
    ("AhAdAsAcJkQcKh", "AhJk"),
    ("6h6d6s6c3d3cKh", "3d3c"),
    ("6h6d6s6cAd3cKh", "AdKh"),
    ("ThTdTsTcKd3c9h", "ThTd"),
    ("ThTdTsTcAd3c9h", "Ad9h"),
    ("KhKdKsKcAd3c9h", "KhKd"),
    ("7h7d7s5c5d5s2h", "7h7d"),
    ("7h7d7s2c2dAsKh", "2c2d"),
    ("9h9d7s7c2d2sAh", "9h9d"),
    ("AhAd2s2cKd9sJh", "2s2c"),
    ("JhJd7s7cAd9s2h", "7s7c"),
    ("JhJd6s6cAd9s2h", "Ad9s"),
    ("JhJd6s6cKd9s2h", "6s6c"),
    ("ThTd7s7cAd9s2h", "Ad9s"),
    ("ThTd7s7cKd9s2h", "7s7c"),
    ("ThTd6s6cKd9s2h", "Kd9s"),
    ("ThTd6s6cQd9s2h", "6s6c"),
    ("6h6d3s3cKd9s2h", "Kd9s"),
    ("6h6d3s3cQd9s2h", "3s3c"),
    ("AhAdAsKcJd9s2h", "AhKc"),
    ("8h8d8s7c6d5s4h", "8h8d"),
    ("5h5d9s8c7d6s2h", "5h2h"),
    ("AhKdTs8c6d4s2h", "KdTs"),
]
"""Where it sets otherwise than the other way, and where it does not: both sides of every bound."""


AT_THE_TRUMP_PLAZA = [
    ("8h8d8s8cKd5s2h", "Kd5s"),
    ("8h8d8s8cQd5s2h", "8h8d"),
    ("JhJdJsJcAd5s3h", "Ad5s"),
    ("JhJdJsJcKd5s3h", "JhJd"),
    ("9h9d9s2c2dAdKs", "AdKs"),
    ("9h9d9s2c2dAdQs", "2c2d"),
    ("9h9d9s2c2dKdQs", "2c2d"),
    ("9h9d9s3c3dAdKs", "3c3d"),
    ("9h9d9s3c3d2h2s", "3c3d"),
    ("ThTd6s6cQd9s2h", "6s6c"),
]
"""Where this one sets otherwise than the Claridge, which it is otherwise like, and where it does not."""


@pytest.mark.parametrize(
    ("way", "held", "goes_low"),
    [("claridge", *row) for row in AT_THE_CLARIDGE] + [("trump-plaza", *row) for row in AT_THE_TRUMP_PLAZA],
)
def test_another_house_sets_them_by_its_own_way(way: str, held: str, goes_low: str) -> None:
    found = set_low(house_way(way), parse_with_joker(held))
    assert low(found) == low(parse_with_joker(goes_low)), show(found)
    assert legal([card for card in parse_with_joker(held) if card not in found], found)


@pytest.mark.clause("CASINO:pg-3")
@pytest.mark.parametrize(("held", "goes_low"), WAYS)
def test_the_house_sets_its_cards_by_its_way(held: str, goes_low: str) -> None:
    found = set_low(WAY, parse_with_joker(held))
    assert low(found) == low(parse_with_joker(goes_low)), show(found)
    assert legal([card for card in parse_with_joker(held) if card not in found], found)


def test_random_hands_are_set_legally_and_alike_in_any_order() -> None:
    randomness = Random(5)
    for _ in range(3_000):
        held = randomness.sample(DECK_53.cards, 7)
        two = set_low(WAY, held)
        assert legal([card for card in held if card not in two], two)
        assert set_low(WAY, randomness.sample(held, 7)) == two


def dealt(deck: str, table: Game = TABLE, bonus: int = 0) -> Round:
    round = Round(table, {"ann": 1_000})
    round.bet("ann", 1, 100)
    if bonus:
        round.bet("ann", 1, bonus, "bonus")
    round.close_bets()
    round.shuffle(parse_with_joker(deck), whole=False)
    round.cut("", 0)
    return round


DECK = "Kh Jd Kd Td Qh 8c Qd 6s 7s 4h 5c 3d 2h 2s"


@pytest.mark.clause("CASINO:pg-2")
def test_a_foul_setting_is_refused_with_its_clause_or_loses() -> None:
    round = dealt(DECK)
    before = round.log
    with pytest.raises(DecisionRefused, match="KhKd low would be the higher hand") as refusal:
        round.decide("set", cards=parse_with_joker("KhKd"))
    assert refusal.value.clause == "CASINO:pg-2"
    assert round.log == before
    round.decide("set", cards=parse_with_joker("QhQd"))
    assert round.settlements[1].net == 95
    foul = dealt(DECK, at_house(foul="loses"))
    foul.decide("set", cards=parse_with_joker("KhKd"))
    assert foul.settlements[1].net == -100


def test_one_card_low_is_no_setting() -> None:
    round = dealt(DECK)
    with pytest.raises(DecisionRefused, match="2 to 2 may be"):
        round.decide("set", cards=parse_with_joker("Kh"))
    with pytest.raises(Mistake, match="does not hold"):
        round.decide("set", cards=parse_with_joker("KhAs"))


@pytest.mark.clause("CASINO:pg-3")
def test_who_says_nothing_is_set_by_the_house_way_and_all_settings_are_shown() -> None:
    round = dealt(DECK)
    assert view(round, "ann").dealer_low == ()
    round.say_nothing()
    shown = view(round, "bob")
    assert show(shown.boxes[0].low) == "QhQd"
    assert show(shown.dealer_low) == "Td8c"
    again = Round.replay(TABLE, {"ann": 1_000}, round.log)
    assert again.boxes[1].low == round.boxes[1].low


def test_a_setting_of_anothers_box_is_not_seen_before_the_end() -> None:
    round = Round(TABLE, {"ann": 1_000, "bob": 1_000})
    round.bet("ann", 1, 100)
    round.bet("bob", 2, 100)
    round.close_bets()
    round.shuffle(range(53))
    round.cut("", 0)
    round.decide("house-way")
    assert set(view(round, "bob").boxes[0].low) == {-1}
    assert view(round, "ann").boxes[0].low == round.boxes[1].low


@pytest.mark.clause("CASINO:pg-6")
def test_a_copy_is_the_bankers_whoever_that_is() -> None:
    box = BoxHand({"stake": 100}, parse_with_joker("9h9d7c5s2hAhKd"))
    other = DealerHand(parse_with_joker("8h8d6c4s3hAdKs"))
    assert TABLE.settle(box, other).result == "push"
    assert at_house(banker="box").settle(box, other).net == 95
    twice = DealerHand(parse_with_joker("9c9s7d5c2dAdKs"))
    assert TABLE.settle(box, twice).net == -100
    assert at_house(copy="push").settle(box, twice).net == 0
    assert at_house(banker="box").settle(box, twice).net == 95


def test_the_bank_goes_around_and_comes_to_the_house() -> None:
    willing = [2, 5]
    turns = [HOUSE]
    for _ in range(5):
        turns.append(next_banker(turns[-1], [1, 2, 5], willing))
    assert turns == [0, 2, 5, 0, 2, 5]
    assert next_banker(HOUSE, [1, 2], []) == HOUSE


@pytest.mark.clause("CASINO:pg-8")
@pytest.mark.parametrize(
    ("held", "name", "odds"),
    [
        ("8h7h6h5h4h3h2h", "seven-card-straight-flush", 8000),
        ("AhKhQhJhThKsQs", "royal-match", 2000),
        ("8hJk6h5h4h3h2h", "seven-card-straight-flush-joker", 1000),
        ("AhAdAcAsJk7c2h", "five-aces", 400),
        ("AhKhQhJhJk7c2h", "royal-flush", 150),
        ("9h8h7h6h5h7c2c", "straight-flush", 50),
        ("AhAdAcJk7c5d2h", "four-of-a-kind", 25),
        ("KhKdKc7s7c5d2h", "full-house", 5),
        ("KhJh9h7h2h5dTc", "flush", 4),
        ("9h8d7c6s5h5d5c", "three-of-a-kind", 3),
        ("9h8d7c6s5hKdKc", "straight", 2),
        ("KhKd7c7s5d2hJc", "two-pair", 0),
    ],
)
def test_the_bonus_by_what_seven_cards_make(held: str, name: str, odds: int) -> None:
    found, paid = best_bonus(TABLE, parse_with_joker(held))
    assert paid == odds
    assert name in bonus_hands(parse_with_joker(held))
    assert found == name or odds == 0


def test_random_rounds_are_paid_alike_by_a_slow_settlement() -> None:
    randomness = Random(11)
    seen: Counter[str] = Counter()
    for _ in range(400):
        drawn = randomness.sample(DECK_53.cards, 14)
        own, dealer = tuple(drawn[:7]), tuple(drawn[7:])
        settings = [two for two in combinations(own, 2) if legal([c for c in own if c not in two], two)]
        two: Cards = randomness.choice(settings)
        dealer_low = set_low(WAY, dealer)
        found = TABLE.settle(BoxHand({"stake": 100}, own, low=two), DealerHand(dealer))
        assert found.net == slow_net(own, two, dealer, dealer_low)
        seen[found.result] += 1
    assert min(seen.values()) > 40


WRONG = [
    ("name = 3 = 4", "is not TOML"),
    ('[[rule]]\nholds = "sevens"\nlow = "split"', "rule 1: holds may be five-aces"),
    ('[[rule]]\nholds = "no-pair"\nlow = "split"', "rule 1: low may be others, second-third"),
    ('[[rule]]\nholds = "quads"\nlow = "split"\nrank = "J-1"', "rank may be 7, 7-T"),
    ('[[rule]]\nholds = "quads"\nlow = "split"\ncolour = "red"', "rule 1: colour may be"),
    ('[[rule]]\nholds = "five-aces"\nlow = "split"\nrank = "2-K"', "no rule for all of five-aces"),
]


@pytest.mark.parametrize(("text", "says"), WRONG)
def test_a_house_way_that_is_wrong_says_where(text: str, says: str) -> None:
    with pytest.raises(Mistake, match=says):
        read_way(text, "mine.toml")


def test_a_house_way_there_is_not() -> None:
    with pytest.raises(Mistake, match="foxwoods"):
        house_way("elsewhere")
