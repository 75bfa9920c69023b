"""The card of Russian Poker: which rule a hand falls under, what it costs, and that rounds can be played by it."""

import json
from fractions import Fraction
from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from croupier.cards import parse, show
from croupier.cli.pit import app
from croupier.odds.house.lesson import sight
from croupier.odds.house.russian import House, advise, node, stand
from croupier.odds.house.russian_card import FIRST, RULES, basic, first
from croupier.odds.house.russian_table import shipped
from croupier.odds.house.simulate import play_round
from croupier.odds.house.solution import Decision
from croupier.odds.house.solvers import solver
from croupier.odds.kernels.given import SIXTH
from croupier.pit import Round, game, with_options
from croupier.text import say
from tests.depth import nightly

RUSSIAN = game("russian-poker")

HANDS = [
    ("9sTdJhQcKs", "7h", "sixth-made", "sixth", ""),
    ("7h7s7d2c2d", "7c", "sixth-made", "sixth", ""),
    ("3s6sJsKs4d", "Ah", "sixth-four", "sixth", ""),
    ("5c6d7h8sKd", "Ah", "sixth-four", "sixth", ""),
    ("6c6d8h9sTd", "2h", "sixth-gutshot", "sixth", ""),
    ("5c6d7h9sTd", "Ah", "sixth-gutshot", "sixth", ""),
    ("7h7s7dAcKd", "4s", "trips-ace-king", "sixth", ""),
    ("7h7s7dJc3d", "7c", "trips-his", "insure", ""),
    ("7h7s7dJc3d", "4s", "trips", "exchange", "3dJc"),
    ("9c9dJsJh4c", "Ah", "close", "close", ""),
    ("8c8dKsJh4c", "8h", "close-pair", "close", ""),
    ("TcTdKsJh4c", "Qh", "close-pair", "close", ""),
    ("5c5dAsKh9c", "Qh", "close-pair-ace-king", "close", ""),
    ("2c2dAsKh9c", "Ah", "close-pair-ace-king", "close", ""),
    ("3c3dAsKh9c", "8h", "ace-king-pair", "exchange", "3c3d9c"),
    ("9c9dKsJh4c", "Qh", "pair", "exchange", "4cJhKs"),
    ("4c4dAsKh9c", "Qh", "pair", "exchange", "9cKhAs"),
    ("7c8c9cKd2h", "Qh", "straight-flush", "exchange", "2hKd"),
    ("2c6cTcJcAc", "Qh", "sixth-made", "sixth", ""),
    ("2dAcKh9s6d", "Qh", "ace-king", "exchange", "2d6d9s"),
    ("2d5sTcKc7d", "9h", "suited", "exchange", "2d5s7d"),
    ("2d5sJcAc7d", "9h", "suited", "exchange", "2d5s7d"),
    ("2d5sJcAc7d", "4h", "ace", "exchange", "2d5s7dJc"),
    ("2d5sQdKc7h", "9h", "king-queen", "exchange", "2d5s7h"),
    ("2d5s9dAc7h", "Kh", "ace", "exchange", "2d5s7h9d"),
    ("2d5s9dKc7h", "Th", "king", "exchange", "2d5s7h9d"),
    ("2d5sJdKc7h", "Jh", "king", "exchange", "2d5s7hJd"),
    ("2d5s9dQc4h", "6h", "lower", "exchange", "2d4h5s9d"),
    ("2d5s9dQc8h", "8c", "lower", "exchange", "2d5s8h9d"),
    ("2d5s9dQc4h", "7h", "fold", "fold", ""),
    ("2d5s9dAc4h", "Ah", "fold", "fold", ""),
    ("2d5s9dKc4h", "Jh", "fold", "fold", ""),
]


@pytest.mark.parametrize(("hand", "up", "rule", "kind", "thrown"), HANDS)
def test_a_hand_falls_under_its_rule(hand: str, up: str, rule: str, kind: str, thrown: str) -> None:
    assert first(parse(hand), parse(up)[0]) == (rule, Decision(kind, cards=parse(thrown)))


def test_every_rule_has_a_hand_and_a_sentence() -> None:
    assert {rule for _, _, rule, _, _ in HANDS} == {rule.name for rule in FIRST}
    assert len({say(rule, lang) for rule in RULES for lang in ("en", "ru")}) == 2 * len(RULES)


@pytest.mark.parametrize("turn", [(1, 0, 2, 3), (3, 1, 0, 2)])
def test_the_names_of_suits_do_not_matter(turn: tuple[int, ...]) -> None:
    chance = Random(5)
    for _ in range(300):
        up, *cards = chance.sample(range(52), 6)
        rule, found = first(tuple(cards), up)
        turned = [card & ~3 | turn[card & 3] for card in (up, *cards)]
        other, told = first(tuple(turned[1:]), turned[0])
        assert (rule, found.kind) == (other, told.kind)
        assert sorted(card >> 2 for card in found.cards) == sorted(card >> 2 for card in told.cards)


def test_six_in_a_row_pay_for_a_sixth_card_that_a_gutshot_does_not() -> None:
    """A straight of six cards is two straights: 5-6-7-9-T is drawn to against an ace, 5-6-8-9-K is not."""
    house, ace = House.of(RUSSIAN), parse("Ah")[0]
    worth = [node(house, parse(hand), ace, [SIXTH], 1)[SIXTH] for hand in ("5c6d7h9sTd", "5c6d8h9sKd")]
    assert worth[1] < -1 < worth[0]
    assert [first(parse(hand), ace)[1].kind for hand in ("5c6d7h9sTd", "5c6d8h9sKd")] == ["sixth", "fold"]


def test_three_of_his_rank_are_insured_for_the_most() -> None:
    found = stand(House.of(RUSSIAN), parse("7h7s7dJc3d"), parse("7c")[0])
    assert found.high == found.best > found.bare
    other = stand(House.of(RUSSIAN), parse("7h7s7dJc3d"), parse("4s")[0])
    assert other.bare == other.best


@pytest.mark.parametrize(
    ("hand", "dealer", "drawn", "decisions"),
    [
        ("2d5s9dAc4h", "3c6h8sTsKh", "QcTdJs6d", ["exchange", "fold"]),
        ("2d5s9dAc4h", "3c6h8sTs9h", "QcTd9s8d", ["exchange", "close", "decline"]),
        ("2d5s9dAc4h", "3c6h8sTs7h", "KdQcJs6d", ["exchange", "fold"]),
        ("2d5s9dAc4h", "3c6h8sTs9h", "KdQcJs6d", ["exchange", "close", "decline"]),
        ("2d5s9dAc4h", "3c6h8sTsKh", "KdQcJs6d", ["exchange", "fold"]),
        ("2d5s9dAc4h", "3c6h8sTs7h", "AdQcJs6d", ["exchange", "close", "decline"]),
        ("3s6sJsKs4d", "3c6h8sTs7h", "9s", ["sixth", "close", "buy"]),
    ],
)
def test_what_follows_a_draw(hand: str, dealer: str, drawn: str, decisions: list[str]) -> None:
    """Ace-king and nothing are closed by how many cards of the open card's rank were seen, those thrown away too."""
    strategy, told = basic(RUSSIAN), []
    round = Round(RUSSIAN, {"ann": 60_000}, inspected=False)
    round.bet("ann", 1, 60)
    round.close_bets()
    dealt = [card for pair in zip(parse(hand), parse(dealer), strict=True) for card in pair]
    rest = [card for card in range(52) if card not in {*dealt, *parse(drawn)}]
    round.shuffle([*dealt, *parse(drawn), *rest])
    round.cut("", 0)
    while (seen := sight(round)) is not None:
        decision = strategy(seen)
        told.append(decision.kind)
        round.decide(decision.kind, decision.amount, decision.cards)
    assert told == decisions


@pytest.mark.parametrize("options", [{}, {"exchange-most": "0"}, {"insurance-most": "none"}])
def test_rounds_of_any_house_can_be_played_by_it(options: dict[str, str]) -> None:
    house = with_options(RUSSIAN, options)
    strategy, chance = basic(house), Random(3)
    for _ in range(150):
        assert play_round(house, strategy, chance).settlements


def test_advice_says_what_the_card_says_and_what_that_costs(capsys: pytest.CaptureFixture[str]) -> None:
    app(
        ["advise", "russian-poker", "--hand", "3c3dAs8h9c", "--seen", "2h", "--json"],
        standalone_mode=False,
    )
    told = json.loads(capsys.readouterr().out)
    best, card = told["choices"][0], told["card"]
    assert (card["decision"], card["rule"]) == ("close", "pit-card-close-pair")
    closing = next(one for one in told["choices"] if one["decision"] == "close")
    assert Fraction(card["exact_cost"]) == Fraction(best["exact_value"]) - Fraction(closing["exact_value"])


def test_the_figures_of_the_card_are_told_with_it() -> None:
    found = solver(RUSSIAN).solve(RUSSIAN, None)
    rules, (code, told) = found.strategy[1:-1], found.strategy[-1]
    assert tuple(rule for rule, _ in rules) == RULES
    cost = found.expected - Fraction(shipped()["card"]["first"])
    assert code == "pit-card-costs"
    assert told["first"] == f"{100 * float(cost):.4f}%"
    assert 0 < cost < Fraction(2, 1000)


@nightly
def test_the_first_decisions_cost_what_two_thousand_hands_say() -> None:
    """Dealt hands, each worked out by the solver of one hand."""
    chance, costs = Random(23), []
    for _ in range(2_000):
        up, *cards = chance.sample(range(52), 6)
        found = advise(RUSSIAN, tuple(sorted(cards)), (up,))
        kind, _, thrown = first(found.cards, up)[1]
        same = [
            one
            for one in found.choices
            if one.decision.kind == kind and show(one.decision.cards) == show(thrown)
        ]
        costs.append(float(found.best.value - max(one.value for one in same)))
    cost = float(solver(RUSSIAN).solve(RUSSIAN, None).expected - Fraction(shipped()["card"]["first"]))
    assert abs(mean(costs) - cost) < 3 * stdev(costs) / sqrt(len(costs))
