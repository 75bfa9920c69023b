"""Pai Gow with a player's bank, and the envy of other players' hands."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from croupier.cards import DECK_53, Cards, parse_with_joker, show
from croupier.pit import BetRefused, BoxHand, DealerHand, Game, Round, chosen, game, view
from croupier.pit.announcing import explained
from croupier.pit.pai_gow.hands import legal
from croupier.pit.pai_gow.way import house_way, set_low
from tests.pit.slow_pai_gow import slow_bank

TABLE = game("pai-gow")
WAY = house_way("foxwoods")

ANN = "AhAdKcQs9h5d2c"
BOB = "JhTd8c6s4h3d2s"
CAT = "ThTsQc9c5h4d3c"
HOUSE = "KhKdJcTc7d6h4c"


def at_house(**answers: object) -> Game:
    return game("pai-gow", options=chosen(TABLE.options, answers))


def dealt(
    hands: dict[str, str],
    house: str,
    *,
    stakes: dict[str, int],
    bank: tuple[str, int] = ("", 0),
    bonus: dict[str, int] | None = None,
    table: Game = TABLE,
) -> Round:
    """Boxes from 1 on in the order of the names, everybody's cards as they are given; the house's way sets all."""
    round = Round(table, dict.fromkeys(hands, 1_000))
    for box, name in enumerate(hands, 1):
        round.bet(name, box, stakes[name])
        if bonus and name in bonus:
            round.bet(name, box, bonus[name], "bonus")
        if name == bank[0]:
            round.bet(name, box, bank[1], "bank")
    round.close_bets()
    packets = [parse_with_joker(cards) for cards in (*hands.values(), house)]
    round.shuffle([packet[turn] for turn in range(7) for packet in packets], whole=False)
    round.cut("", 0)
    while round.actor:
        round.decide("house-way")
    return round


def won(round: Round) -> dict[str, int]:
    return {player: chips - 1_000 for player, chips in round.purses.items()}


@pytest.mark.clause("CASINO:pg-4")
def test_the_banker_plays_against_every_other_box_and_the_house_keeps_five_hundredths_of_his_net_win() -> (
    None
):
    """Bob banks with jack-six and ten-eight: all beat him; then with aces and king-queen, and he beats all."""
    round = dealt(
        {"ann": ANN, "bob": BOB, "cat": CAT},
        HOUSE,
        stakes={"ann": 100, "bob": 20, "cat": 40},
        bank=("bob", 500),
    )
    assert round.banker == 2
    assert {box: settled.result for box, settled in round.settlements.items()} == {
        1: "win", 2: "lose", 3: "win",
    }  # fmt: skip
    assert won(round) == {"ann": 95, "bob": -160, "cat": 38}
    assert round.bank == 20 + 5 + 2
    again = dealt(
        {"ann": BOB, "bob": ANN, "cat": CAT},
        HOUSE,
        stakes={"ann": 100, "bob": 20, "cat": 40},
        bank=("bob", 500),
    )
    assert won(again) == {"ann": -100, "bob": 152, "cat": -40}
    assert again.bank == 8 - 20
    assert again.settlements[2].changes == {"stake": 20, "bank": 132}


@pytest.mark.clause("CASINO:pg-4")
def test_a_bank_that_is_short_plays_in_the_order_of_the_action_from_the_bankers_left() -> None:
    hands = {"dan": ANN, "bob": BOB, "ann": "AcAsKsQd9d5s2h", "cat": CAT}
    stakes = {"dan": 100, "bob": 20, "ann": 100, "cat": 40}
    round = dealt(hands, HOUSE, stakes=stakes, bank=("bob", 120))
    results = {box: settled.result for box, settled in round.settlements.items()}
    assert results == {1: "no-action", 2: "lose", 3: "win", 4: "win"}
    assert won(round) == {"dan": 0, "bob": -140, "ann": 95, "cat": 19}
    refused = at_house(bank_short="refused")
    with pytest.raises(BetRefused, match="120") as refusal:
        dealt(hands, HOUSE, stakes=stakes, bank=("bob", 120), table=refused)
    assert refusal.value.clause == "CASINO:pg-4"
    assert won(dealt(hands, HOUSE, stakes=stakes, bank=("bob", 240), table=refused))["cat"] == 38


@pytest.mark.clause("CASINO:pg-4")
def test_what_the_bank_has_won_answers_for_the_boxes_after() -> None:
    hands = {"bob": "QhQdJsTs8h4s3s", "ann": BOB, "cat": ANN}
    round = dealt(hands, HOUSE, stakes={"bob": 20, "ann": 100, "cat": 200}, bank=("bob", 50))
    assert round.settlements[1].result == "push"
    assert won(round) == {"bob": 50 - 100, "ann": -50, "cat": 95}
    assert round.settlements[3].changes == {"stake": 95}


@pytest.mark.clause("CASINO:pg-6")
def test_a_hand_that_pushes_has_been_compared_and_is_seen_by_all() -> None:
    round = dealt({"ann": "QhQdJsTs8h4s3s"}, "JhAdQc6s4h3d2s", stakes={"ann": 100})
    assert round.settlements[1].result == "push"
    assert show(view(round, "eve").boxes[0].cards) == "QhQdJsTs8h4s3s"


@pytest.mark.clause("CASINO:pg-6")
def test_copies_are_the_bankers_against_the_boxes_and_against_the_house() -> None:
    cards, copy, third = "9h9d7c5s2hAhKd", "9c9s7d5c2dAdKs", "8h8d6c4s3hAcKc"
    hands = {"bob": cards, "ann": copy}
    round = dealt(hands, third, stakes={"bob": 20, "ann": 100}, bank=("bob", 100))
    assert round.settlements[2].result == "lose"
    assert round.settlements[1].changes["bank"] == 100 - 6
    assert round.settlements[1].result == "win"
    assert dealt(hands, third, stakes={"bob": 20, "ann": 100}).settlements[1].result == "push"


@pytest.mark.clause("CASINO:pg-4")
def test_there_is_one_bank_and_the_banker_holds_nothing_beside_it() -> None:
    round = Round(TABLE, dict.fromkeys(("ann", "bob"), 1_000))
    with pytest.raises(BetRefused, match="none lies on box 1"):
        round.bet("ann", 1, 100, "bank")
    round.bet("ann", 1, 50)
    round.bet("bob", 2, 50)
    with pytest.raises(BetRefused, match="20 to 950"):
        round.bet("ann", 1, 19, "bank")
    round.bet("ann", 1, 100, "bank")
    before = round.log
    for box, player, field, says in ((2, "bob", "bank", "box 1"), (3, "ann", "", "box 1")):
        with pytest.raises(BetRefused, match=says) as refusal:
            round.bet(player, box, 50, field)
        assert refusal.value.clause == "CASINO:pg-4"
    assert round.log == before
    round.take_back("ann", 1)
    assert round.banker == 0
    round.bet("bob", 3, 50)
    with pytest.raises(BetRefused, match="bank"):
        round.bet("bob", 3, 100, "bank")
    closed = Round(at_house(player_bank=False), {"ann": 1_000})
    closed.bet("ann", 1, 50)
    assert [stake.field for stake in closed.game.stakes] == ["stake", "bonus"]


def test_all_hands_of_a_round_with_a_bank_are_opened_and_the_round_is_its_log() -> None:
    round = dealt({"ann": ANN, "bob": BOB}, HOUSE, stakes={"ann": 100, "bob": 20}, bank=("bob", 100))
    assert show(view(round, "eve").boxes[1].cards) == BOB
    again = Round.replay(TABLE, {"ann": 1_000, "bob": 1_000}, round.log)
    assert (again.purses, again.banker) == (round.purses, 2)
    round.undo()
    assert round.phase == "decisions"
    round.decide("house-way")
    assert again.purses == round.purses


@pytest.mark.clause("CASINO:pg-4", "CASINO:pg-6")
def test_random_rounds_with_a_bank_are_paid_alike_by_a_slow_settlement() -> None:
    randomness = Random(17)
    seen: Counter[str] = Counter()
    for _ in range(160):
        boxes = sorted(randomness.sample(range(1, 7), randomness.randint(2, 6)))
        banker = randomness.choice(boxes)
        bank = randomness.choice([20, 60, 150, 400])
        round = Round(TABLE, {f"seat {box}": 2_000 for box in boxes})
        stakes = {box: randomness.randint(20, 200) for box in boxes}
        for box in boxes:
            round.bet(f"seat {box}", box, stakes[box])
        round.bet(f"seat {banker}", banker, bank, "bank")
        round.close_bets()
        round.shuffle(randomness.sample(DECK_53.cards, 53))
        round.cut("", 0)
        while box := round.actor:
            held = round.boxes[box].cards
            settings = [two for two in combinations(held, 2) if legal([c for c in held if c not in two], two)]
            two: Cards = set_low(WAY, held) if randomness.random() < 0.5 else randomness.choice(settings)
            round.decide("set", cards=two)
        settings_of = {box: (stakes[box], (round.boxes[box].cards, round.boxes[box].low)) for box in boxes}
        nets = slow_bank(settings_of, banker, bank, (round.dealer, set_low(WAY, round.dealer)))
        assert {box: settled.net for box, settled in round.settlements.items()} == nets
        assert sum(round.purses.values()) + round.bank == 2_000 * len(boxes)
        seen.update([settled.result for settled in round.settlements.values()])
    assert min(seen[result] for result in ("win", "push", "lose", "no-action")) > 20


QUADS = "9c9d9h9sKd4h2c"


@pytest.mark.clause("CASINO:pg-8")
@pytest.mark.parametrize(
    ("held", "chips"),
    [
        (QUADS, 5),
        ("JkThJcQc8c9c7d", 20),
        ("AhKhQhJhTh3c2d", 50),
        ("AhAdAcAsJk7c2h", 250),
        ("8hJk6h5h4h3h2h", 500),
        ("AhKhQhJhThKsQs", 1_000),
        ("8h7h6h5h4h3h2h", 5_000),
        ("KhKdKc7s7c5d2h", 0),
    ],
)
def test_a_hand_of_another_player_pays_envy_by_its_table(held: str, chips: int) -> None:
    own = parse_with_joker("JsTd8d6s4s3d2s")
    others = ((3, parse_with_joker(held)),)
    dealer = DealerHand(parse_with_joker("KsKc7c6d5s4c3h"))
    found = TABLE.settle(BoxHand({"stake": 20, "bonus": 5}, own, others=others), dealer)
    assert found.changes.get("envy", 0) == chips
    assert found.changes["bonus"] == -5
    few = TABLE.settle(BoxHand({"stake": 20, "bonus": 4}, own, others=others), dealer)
    assert "envy" not in few.changes


@pytest.mark.clause("CASINO:pg-8")
def test_envy_is_paid_for_each_hand_of_other_players_not_for_ones_own_nor_the_dealers() -> None:
    """Ann has a bonus and four nines, bob four fives without a bonus, cat a bonus and nothing."""
    hands = {"ann": QUADS, "bob": "5c5d5h5sAcQd3d", "cat": "JhTd8c6s4s3h2d"}
    stakes = dict.fromkeys(hands, 100)
    round = dealt(hands, "7c7d7h7sKhQcJd", stakes=stakes, bonus={"ann": 10, "cat": 5})
    assert round.settlements[1].envy == ((2, "four-of-a-kind", 5),)
    assert round.settlements[3].envy == ((1, "four-of-a-kind", 5), (2, "four-of-a-kind", 5))
    assert round.settlements[3].changes["envy"] == 10
    assert round.settlements[2].envy == ()
    assert "envy: four of a kind on box 2 pays 5" in explained(round.settlements[1])
    none = dealt(
        hands, "7c7d7h7sKhQcJd", stakes=stakes, bonus={"ann": 10, "cat": 5}, table=at_house(envy_from=0)
    )
    assert none.settlements[3].envy == ()
    alone = Round(TABLE, {"ann": 1_000})
    for box in (1, 2):
        alone.bet("ann", box, 100)
        alone.bet("ann", box, 5, "bonus")
    alone.close_bets()
    packets = [parse_with_joker(cards) for cards in (hands["bob"], QUADS, "7c7d7h7sKhQcJd")]
    alone.shuffle([packet[turn] for turn in range(7) for packet in packets], whole=False)
    alone.cut("", 0)
    alone.say_nothing()
    alone.say_nothing()
    assert [settled.envy for settled in alone.settlements.values()] == [(), ()]
