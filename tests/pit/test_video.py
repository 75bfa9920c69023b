"""Video poker: what the coins come back as, by the machine's settlement and by a slow one."""

from collections import Counter
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest

from croupier.cards import JOKER, parse_with_joker
from croupier.pit import BetRefused, BoxHand, DealerHand, DecisionRefused, Game, Round, game
from tests.pit.casino import cards, of_type

MACHINES = {"video_poker": "jacks-or-better", "deuces_wild": "deuces-wild", "joker_wild": "joker-poker"}
NAMES = {"low_pair": "pair", "high": "nothing", "two_pair": "two-pair"}


def returned(machine: Game, held: str, coins: int) -> int:
    hand = parse_with_joker(held)
    return machine.settle(BoxHand({"coins": coins}, hand, hand), DealerHand()).net + coins


@pytest.mark.parametrize("case", of_type(*MACHINES))
def test_the_coins_come_back_as_the_case_says(case: dict[str, Any]) -> None:
    machine = game(MACHINES[case["type"]])
    hand, coins = cards(case["given"]["cards"]), case["given"]["coins"]
    settled = machine.settle(BoxHand({"coins": coins}, hand, hand), DealerHand())
    expected = case["expect"]
    assert settled.net + coins == expected["returned"]
    assert settled.combinations == (NAMES.get(expected["hand"], expected["hand"].replace("_", "-")),)
    assert settled.net == expected.get("net", expected["returned"] - coins)


def started(coins: int = 5, seed: int = 1) -> Round:
    round = Round(game("jacks-or-better"), {"ann": 100})
    round.bet("ann", 1, coins)
    round.close_bets()
    deck = list(round.game.deck.cards)
    Random(seed).shuffle(deck)
    round.shuffle(deck)
    round.cut("", 0)
    return round


@pytest.mark.clause("CASINO:vp-3", "CASINO:vp-4")
@pytest.mark.parametrize("kept", [5, 4, 0])
def test_any_of_the_five_may_be_kept_once(kept: int) -> None:
    round = started()
    first = round.boxes[1].cards
    assert len(first) == 5
    round.decide("hold", cards=first[:kept])
    assert round.phase == "over"
    last = round.boxes[1].cards
    assert len(last) == 5
    assert last[:kept] == first[:kept]
    assert not set(last[kept:]) & set(first)
    with pytest.raises(DecisionRefused):
        round.decide("hold", cards=last)


@pytest.mark.clause("CASINO:vp-4")
def test_a_card_that_is_not_held_cannot_be_kept() -> None:
    round = started()
    with pytest.raises(DecisionRefused):
        round.decide("hold", cards=(*round.boxes[1].cards, 0))


@pytest.mark.clause("CASINO:vp-1", "CASINO:vp-2")
@pytest.mark.parametrize(("coins", "taken"), [(0, False), (1, True), (5, True), (6, False)])
def test_one_to_five_coins_are_taken(coins: int, taken: bool) -> None:
    round = Round(game("jacks-or-better"), {"ann": 100})
    if taken:
        round.bet("ann", 1, coins)
        assert round.purses["ann"] == 100 - coins
    else:
        with pytest.raises(BetRefused) as refused:
            round.bet("ann", 1, coins)
        assert refused.value.clause == "CASINO:vp-2"
        assert round.purses["ann"] == 100


@pytest.mark.clause("CASINO:vp-5")
@pytest.mark.parametrize("held", ["TsTd4c7h9s", "2s2d4c7h9s", "AhQs9d5c2h"])
def test_tens_or_lower_and_a_high_card_lose_the_stake(held: str) -> None:
    machine, hand = game("jacks-or-better"), parse_with_joker(held)
    for coins in (1, 5):
        found = machine.settle(BoxHand({"coins": coins}, hand, hand), DealerHand())
        assert (found.result, found.net) == ("lose", -coins)


@pytest.mark.clause("CASINO:vp-6")
@pytest.mark.parametrize("held", ["JsJd4c7h9s", "QsQd4c7h9s", "KsKd4c7h9s", "AsAd4c7h9s"])
def test_a_pair_of_jacks_or_better_gives_the_stake_back(held: str) -> None:
    assert [returned(game("jacks-or-better"), held, coins) for coins in range(1, 6)] == [1, 2, 3, 4, 5]


@pytest.mark.requirement("FAIR-1")
@pytest.mark.clause("CASINO:vp-7", "CASINO:vp-8")
@pytest.mark.parametrize(
    ("held", "coins_back"),
    [
        ("KsKd4c4h9s", [2, 4, 6, 8, 10]),
        ("9s9d9c4h4s", [9, 18, 27, 36, 45]),
        ("9s8s7s6s5s", [50, 100, 150, 200, 250]),
    ],
)
def test_the_pay_table_says_how_many_coins_come_back_for_the_stake(held: str, coins_back: list[int]) -> None:
    assert [returned(game("jacks-or-better"), held, coins) for coins in range(1, 6)] == coins_back


@pytest.mark.clause("CASINO:vp-9")
@pytest.mark.parametrize(
    ("held", "coins_back"),
    [
        ("AhKhQhJhTh", [250, 500, 750, 1000, 4000]),
        ("9s8s7s6s5s", [50, 100, 150, 200, 250]),
        ("9s9d9c9h4s", [25, 50, 75, 100, 125]),
        ("KsJs8s6s2s", [6, 12, 18, 24, 30]),
        ("9s8d7s6s5s", [4, 8, 12, 16, 20]),
        ("9s9d9c4h2s", [3, 6, 9, 12, 15]),
    ],
)
def test_the_cells_of_the_full_pay_table(held: str, coins_back: list[int]) -> None:
    assert [returned(game("jacks-or-better"), held, coins) for coins in range(1, 6)] == coins_back


@pytest.mark.clause("CASINO:vp-10")
@pytest.mark.parametrize(
    ("held", "coins_back"),
    [
        ("AhKhQhJhTh", 4000),
        ("2c2d2h2s9d", 1000),
        ("2c2d2hAsTs", 125),
        ("2c2d2h9s9d", 75),
        ("2c8h7h6h5h", 45),
        ("2c9h9d9s4c", 25),
        ("9h9d2s4c4d", 15),
        ("KhJh8h6h3h", 10),
        ("9h8d7h6h5c", 10),
        ("2c9h9d5s4c", 5),
        ("2cKhQd7s5c", 0),
        ("AhAdKs7c4c", 0),
        ("KhKd4s4c7d", 0),
    ],
)
def test_twos_stand_for_any_card_and_a_pair_loses(held: str, coins_back: int) -> None:
    assert returned(game("deuces-wild"), held, 5) == coins_back


@pytest.mark.clause("CASINO:vp-11")
def test_the_joker_makes_a_pair_of_kings_but_not_of_queens() -> None:
    machine = game("joker-poker")
    assert returned(machine, "JkKs9d7c2h", 5) == 5
    assert returned(machine, "JkQs9d7c2h", 5) == 0


def test_bonus_poker_pays_quads_by_rank() -> None:
    machine = game("bonus-poker")
    assert [returned(machine, held, 1) for held in ("AcAdAhAs2c", "3c3d3h3s2c", "KcKdKhKs2c")] == [80, 40, 25]


def paid_slowly(machine: str, hand: tuple[int, ...], wild: tuple[int, ...]) -> int:
    """What five coins come back as: every wild card is every card in turn, and the best reading counts."""
    table = game(machine).tables["paid"]
    naturals = [card for card in hand if card not in wild]
    wilds = 5 - len(naturals)
    best = 0
    for stand_ins in combinations_with_replacement(range(52), wilds):
        best = max(best, _paid(machine, (*naturals, *stand_ins), wilds > 0, table))
    return 5 * best


def _paid(machine: str, hand: tuple[int, ...], wild: bool, table: Any) -> int:
    ranks = sorted(card // 4 for card in hand)
    shape = sorted(Counter(ranks).values(), reverse=True)
    flush = len({card % 4 for card in hand}) == 1
    straight = shape == [1] * 5 and (ranks[4] - ranks[0] == 4 or ranks == [0, 1, 2, 3, 12])
    names = []
    if shape == [5]:
        names = ["five-of-a-kind"]
    elif shape == [4, 1]:
        names = ["four-of-a-kind"]
    elif shape == [3, 2]:
        names = ["full-house"]
    elif shape == [3, 1, 1]:
        names = ["three-of-a-kind"]
    elif shape == [2, 2, 1]:
        names = ["two-pair"]
    elif shape == [2, 1, 1, 1]:
        pair = Counter(ranks).most_common(1)[0][0]
        names = ["jacks-or-better"] * (pair >= 9) + ["kings-or-better"] * (pair >= 11)
    if straight:
        names.append("straight")
    if flush and max(shape) == 1:
        names.append("flush")
    if straight and flush:
        names.append("straight-flush")
        if ranks[0] == 8:
            names.append("wild-royal" if wild else "royal-flush")
    return max([int(table.odds(name)) for name in names], default=0)


@pytest.mark.parametrize("machine", ["jacks-or-better", "deuces-wild", "joker-poker"])
def test_random_hands_are_paid_alike_by_a_slow_settlement(machine: str) -> None:
    known = game(machine)
    wild = {"jacks-or-better": (), "deuces-wild": (0, 1, 2, 3), "joker-poker": (JOKER,)}[machine]
    randomness = Random(5)
    paid = 0
    for _ in range(250):
        suit = randomness.randrange(4)
        narrow = [
            card for card in known.deck.cards if card % 4 == suit or card in wild or randomness.random() < 0.2
        ]
        hand = tuple(randomness.sample(narrow, 5))
        if len(set(hand) & set(wild)) > 2:
            continue
        settled = known.settle(BoxHand({"coins": 5}, hand, hand), DealerHand())
        assert settled.net + 5 == paid_slowly(machine, hand, wild)
        paid += settled.net + 5 > 0
    assert paid > 50
