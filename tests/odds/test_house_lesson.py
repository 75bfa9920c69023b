"""What the best play was, and what another cost."""

from collections.abc import Mapping
from fractions import Fraction

import pytest

from croupier.cards import parse, parse_with_joker, show
from croupier.errors import Mistake
from croupier.odds.house.lesson import Lesson, lesson, sight, weigh
from croupier.odds.house.solution import Decision
from croupier.pit import Game, Round, game


def dealt(table: Game, stake: int, deck: str, purse: int = 10_000) -> Round:
    round = Round(table, {"ann": purse})
    round.bet("ann", 1, stake)
    round.close_bets()
    round.shuffle(parse_with_joker(deck), whole=False)
    round.cut("", 0)
    return round


def told(round: Round, kind: str, amount: int = 0, cards: str = "") -> Lesson:
    found = lesson(round.game, sight(round), Decision(kind, amount, parse_with_joker(cards)))
    assert found is not None
    return found


RUSSIAN = "7h 2c 7s 9c 7d Jh Jc 8s 3d 4s"


def test_a_pair_folded_in_caribbean_costs_what_a_raise_is_worth() -> None:
    round = dealt(game("caribbean-stud"), 10, "9h 2c 7d Kc 7s Jh 4s 8d 2d 3c")
    found = told(round, "fold")
    assert found.best.decision == Decision("raise")
    assert found.cost == found.best.value + 1
    assert found.chips == 10 * found.cost
    assert told(round, "raise").cost == 0


def test_three_antes_before_the_flop_cost_something_with_aces_too() -> None:
    round = dealt(game("ultimate-texas-holdem"), 5, "Ah As 2c 7d")
    assert told(round, "play", 20).cost == 0
    three = told(round, "play", 15)
    assert three.best.decision == Decision("play", 20)
    assert 0 < three.cost < 1
    assert told(round, "check").cost > three.cost


def test_every_hold_of_a_machine_has_its_cost() -> None:
    round = dealt(game("jacks-or-better"), 5, "Ah Kh Qh Jh 2c 3c 4c 5c 6c 7c")
    found = told(round, "hold", cards="2cAhKhQhJh")
    assert show(found.best.decision.cards) == "AhKhQhJh"
    assert len(found.choices) == 32
    assert found.cost > 18
    assert told(round, "hold", cards="JhQhKhAh").cost == 0


def test_russian_poker_is_told_every_exchange_and_the_sixth_card() -> None:
    round = dealt(game("russian-poker"), 10, RUSSIAN)
    found = told(round, "exchange", cards="7d")
    assert (found.best.decision.kind, show(found.best.decision.cards)) == ("exchange", "Jc3d")
    assert found.best.value == Fraction(1109169757, 264714450)
    assert len(found.choices) == 1 + 1 + 2 + 31 + 1


def test_an_insurance_between_the_smallest_and_the_largest_is_on_the_line_between_them() -> None:
    round = dealt(game("russian-poker"), 10, RUSSIAN)
    values = {
        one.decision.amount: one.value for one in told(round, "fold").choices if one.decision.kind == "insure"
    }
    assert set(values) == {10, 60}
    half = told(round, "insure", 35).taken.value
    assert half == (values[10] + values[60]) / 2
    with pytest.raises(Mistake, match="insure 70"):
        told(round, "insure", 70)


def test_an_insured_box_has_nothing_to_choose_but_buys_or_declines() -> None:
    deck = "Kd Ac 8d Qd 7d Jh 5d 9s 2d 4c Ts Tc Th Td 3s"
    round = dealt(game("russian-poker"), 10, deck)
    round.decide("insure", 50)
    assert lesson(round.game, sight(round), Decision("close")) is None
    round.decide("close")
    assert round.stage == "purchase"
    seen = sight(round)
    assert seen is not None
    assert {one.decision.kind for one in weigh(round.game, seen).choices} == {"buy", "decline"}
    # The ante of an insured box comes back: declining is worth the insurance alone, which has been won.
    assert told(round, "decline").taken.value == 5


def test_after_an_exchange_the_cards_thrown_are_known_to_be_gone() -> None:
    round = dealt(game("russian-poker"), 10, RUSSIAN + " Qc 5d")
    round.decide("exchange", cards=parse("Jc3d"))
    assert told(round, "fold").best.decision.kind == "close"
    assert {one.decision.kind for one in told(round, "fold").choices} == {"fold", "close", "insure"}


def test_a_choice_that_is_not_open_is_left_out() -> None:
    round = dealt(game("ultimate-texas-holdem"), 5, "Ah As 2c 7d", purse=26)
    assert {one.decision for one in told(round, "check").choices} == {Decision("play", 15), Decision("check")}


def test_a_blind_box_is_taught_nothing() -> None:
    round = Round(game("russian-poker"), {"ann": 1_000})
    for box in (1, 2, 3):
        round.bet("ann", box, 10)
    round.close_bets()
    round.shuffle(range(52))
    round.cut("", 0)
    while round.actor in (1, 2):
        round.decide("fold")
    assert round.actor == 3
    assert sight(round) is None
    assert lesson(round.game, None, Decision("stand")) is None


def test_a_lesson_is_one_sentence_and_plain_data() -> None:
    round = dealt(game("three-card"), 10, "2c Kd 4h Qd 7s 3s")
    found = told(round, "play")
    assert found.say() == "“play” costs 0.1376 first stakes, 1.38 chips: the best play was “fold” (-1.0000)"
    assert found.say("ru").startswith("«играть» стоит 0.1376 первой ставки")
    report: Mapping[str, object] = found.report()
    assert report["best"] == {"decision": "fold", "amount": 0, "cards": "", "value": -1.0}
