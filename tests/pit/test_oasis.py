"""Oasis at the table: the exchange, its price, and what it does to a settlement."""

import pytest

from croupier.cards import parse, show
from croupier.pit import DecisionRefused, Game, Round, chosen, game

OASIS = game("oasis")


def dealt(deck: str, table: Game = OASIS) -> Round:
    round = Round(table, {"ann": 1_000})
    round.bet("ann", 1, 10)
    round.close_bets()
    round.shuffle(parse(deck), whole=False)
    round.cut("", 0)
    return round


DECK = "Ah 4c Kh 4d 9h Js 5h 9s 2c 2d Qh 3h 8s 7s 6s"


def test_a_card_costs_an_ante_and_the_flush_it_makes_is_paid() -> None:
    round = dealt(DECK)
    assert round.options.kinds == ("exchange", "stand")
    round.decide("exchange", cards=parse("2c"))
    assert show(round.boxes[1].cards) == "AhKh9h5hQh"
    assert round.boxes[1].staked == {"ante": 10, "draw": 10}
    round.decide("raise")
    assert round.settlements[1].changes == {"ante": 10, "bet": 100, "draw": -10}


def test_the_price_rises_with_every_card_or_falls_again_by_the_house() -> None:
    assert dealt(DECK).options.choices[0].fees == (10, 20, 30, 40, 50)
    cheap = game("oasis", options=chosen(OASIS.options, {"prices": "1-2-3-2-1"}))
    assert dealt(DECK, cheap).options.choices[0].fees == (10, 20, 30, 20, 10)
    one = game("oasis", options=chosen(OASIS.options, {"exchange-most": 1}))
    with pytest.raises(DecisionRefused, match="1 to 1 may be"):
        dealt(DECK, one).decide("exchange", cards=parse("2c5h"))


def test_a_hand_is_folded_or_raised_once_the_cards_have_come() -> None:
    round = dealt(DECK)
    round.decide("exchange", cards=parse("2c5h"))
    assert round.options.kinds == ("fold", "raise")
    with pytest.raises(DecisionRefused, match="has drawn"):
        round.decide("exchange", cards=parse("Ah"))
    round.decide("fold")
    assert round.settlements[1].net == -30


def test_who_stands_plays_caribbean_stud() -> None:
    round, plain = dealt(DECK), Round(game("caribbean-stud"), {"ann": 1_000})
    plain.bet("ann", 1, 10)
    plain.close_bets()
    plain.shuffle(parse(DECK), whole=False)
    plain.cut("", 0)
    round.decide("stand")
    for one in (round, plain):
        one.decide("raise")
    assert round.settlements[1] == plain.settlements[1]
