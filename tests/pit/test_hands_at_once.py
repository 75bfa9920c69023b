"""Several hands at a machine: dealt the same five cards, one decision for all, a deck of its own for each draw."""

from __future__ import annotations

import pytest

from croupier.cards import parse, show
from croupier.errors import Mistake
from croupier.odds.house.lesson import sight
from croupier.odds.house.solvers import solver
from croupier.pit import BetRefused, DecisionRefused, Game, Round, game, with_options

JACKS = "JsJd4c7h9s"
FIRST, SECOND, THIRD = (
    "JsJd4c7h9s" + "2d3c8hTcKd" + "5h6dKs4s3h",
    "Jh" + "9s" + "Jc4c5s",
    "7h2d" + "3d4s",
)
"""The decks from their tops: the first hand is dealt its five cards, and nothing helps it; the second finds both other
jacks behind a nine that was dealt, and the third a deuce behind a seven."""


def machine(hands: int = 3, **options: str) -> Game:
    return with_options(game("jacks-or-better"), {"hands": hands, **options})


def whole(top: str, of: Game) -> str:
    return top + "".join(show((card,)) for card in of.deck.cards if show((card,)) not in top)


def played(of: Game, *, coins: int = 5, hands: int = 3) -> Round:
    round = Round(of, {"ann": 100})
    for box in range(1, hands + 1):
        round.bet("ann", box, coins)
    round.close_bets()
    for top in (FIRST, SECOND, THIRD)[:hands]:
        round.shuffle(whole(top, of))
    round.cut("ann", 0)
    return round


def test_each_hand_holds_the_same_and_draws_from_a_deck_of_its_own() -> None:
    round = played(machine())
    assert [show(box.cards) for box in round.boxes.values()] == [JACKS] * 3
    assert round.options is not None
    assert round.options.box == 1
    round.decide("hold", cards="JsJd")
    # What had been dealt does not come again; the same deuce may come to two hands, for they have two decks.
    assert [show(box.cards) for box in round.boxes.values()] == ["JsJd2d3c8h", "JsJdJhJc5s", "JsJd2d3d4s"]
    assert [settled.net for settled in round.settlements.values()] == [0, 120, 0]
    assert round.purses == {"ann": 100 + 120}


def test_only_the_first_hand_decides() -> None:
    round = played(machine())
    with pytest.raises(DecisionRefused):
        round.decide("hold", cards="JsJd", box=2)
    assert round.options_of(2) is None


def test_fewer_hands_than_the_machine_has_may_be_played_and_others_wait_until_it_is_free() -> None:
    round = played(machine(), hands=2)
    round.decide("hold", cards="JsJd")
    assert list(round.settlements) == [1, 2]
    round = Round(machine(), {"ann": 100, "boris": 100})
    round.bet("ann", 1, 5)
    with pytest.raises(BetRefused) as refused:
        round.bet("boris", 2, 5)
    assert refused.value.code == "pit-boxes-full"


def test_as_many_coins_are_in_for_each_hand() -> None:
    round = Round(machine(), {"ann": 100})
    round.bet("ann", 1, 5)
    with pytest.raises(BetRefused) as refused:
        round.bet("ann", 2, 4)
    assert refused.value.code == "pit-unequal"


def test_what_all_hands_won_is_doubled_at_once_also_where_the_first_won_nothing() -> None:
    of = machine(double_up="yes")
    round = played(of)
    # Nothing held: the first hand has ten high, the second two jacks and two deuces.
    round.decide("hold")
    assert show(round.boxes[1].cards) == "2d3c8hTcKd"
    assert show(round.boxes[2].cards[:2]) == "JhJc"
    assert round.options is not None
    assert (round.options.box, round.options.kinds) == (1, ("collect", "double"))
    taken = Round.replay(of, {"ann": 100}, round.log)
    taken.decide("collect")
    # The king against the five, which lie in the first hand's deck.
    round.decide("double")
    round.decide("pick", 2)
    round.decide("collect")
    back = [settled.lines[0].back for settled in taken.settlements.values()]
    assert back[:2] == [0, 10]
    assert [settled.lines[0].back for settled in round.settlements.values()] == [2 * chips for chips in back]
    assert Round.replay(of, {"ann": 100}, round.log).purses == round.purses


def test_a_round_of_several_hands_is_its_log_and_can_be_taken_back() -> None:
    round = played(machine())
    before = round.copy()
    round.decide("hold", cards="JsJd")
    again = Round.replay(round.game, {"ann": 100}, round.log)
    assert again.settlements == round.settlements
    round.undo()
    assert round.log == before.log
    assert round.options == before.options


def test_a_deck_is_wanted_for_each_hand() -> None:
    round = Round(machine(), {"ann": 100})
    round.bet("ann", 1, 5)
    round.bet("ann", 2, 5)
    round.close_bets()
    round.shuffle(whole(FIRST, round.game))
    assert round.phase == "shuffle"
    round.shuffle(whole(SECOND, round.game))
    assert round.phase == "cut"


def test_hands_laid_out_are_one_players_and_only_the_first_is_given_its_cards() -> None:
    round = Round.deal(machine(), {1: JACKS, 2: "", 3: ""}, then="2d3c8h", stakes={"coins": 5}, seed=4)
    assert [box.player for box in round.boxes.values()] == ["box-1"] * 3
    round.decide("hold", cards="JsJd")
    drawn = [show(box.cards[2:]) for box in round.boxes.values()]
    assert drawn[0] == "2d3c8h"
    assert len(set(drawn)) == 3
    with pytest.raises(Mistake):
        Round.deal(machine(), {1: JACKS, 2: "AhAdAcAsKs"})


def test_best_play_and_what_a_coin_is_worth_are_those_of_one_hand() -> None:
    one, three = game("jacks-or-better"), machine()
    assert solver(three).solve(three, None).expected == solver(one).solve(one, None).expected
    seen = sight(played(three))
    assert seen is not None
    best = solver(three).best(three)(seen)
    assert set(best.cards) == set(parse("JsJd"))


def test_what_a_hand_draws_is_any_of_the_cards_that_were_not_dealt() -> None:
    # Each card that was not dealt comes first of the second hand's as often as any other: it decides by its deck alone.
    of = machine(2)
    left = [card for card in of.deck.cards if show((card,)) not in JACKS]
    found = []
    for card in left:
        round = Round(of, {"ann": 100})
        for box in (1, 2):
            round.bet("ann", box, 1)
        round.close_bets()
        round.shuffle(whole(FIRST, of))
        round.shuffle(whole(show((card,)), of))
        round.cut("ann", 0)
        round.decide("hold", cards="JsJd4c7h")
        found.append(round.boxes[2].cards[4])
    assert (found, len(left)) == (left, 47)


@pytest.mark.parametrize("hands", [0, 6])
def test_a_machine_has_one_to_five_hands(hands: int) -> None:
    with pytest.raises(Mistake):
        machine(hands)
