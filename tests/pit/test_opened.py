"""Which stakes are paid on open cards: a win is, a loss and a push are not, a side stake always is."""

from dataclasses import replace
from typing import Any

import pytest

from croupier.cards import parse
from croupier.pit import BoxHand, DealerHand, Line, game, with_options, with_pays
from croupier.pit.paytable import NOTHING
from croupier.pit.russian.settle import insurance

BOARD = "2c7h9s4d3d"
ACES, KINGS, NINE_HIGH = "AhAdQs3c2c", "KcKd2h3h4h", "9c8d2h3h5h"


def settled(
    name: str, own: str, dealer: str, staked: dict[str, int], *, board: str = "", meter: int = 0
) -> Any:
    """A box of a game with these chips; where it bet nothing after the ante it folded."""
    table = game(name)
    folded = bool(table.stages) and not {"bet", "play", "flop"} & set(staked)
    cards = parse(own)
    return table.settle(
        BoxHand(staked, cards, cards, folded=folded), DealerHand(parse(dealer), parse(board)), meter
    )


@pytest.mark.parametrize(
    ("own", "dealer", "result", "opened"),
    [
        (ACES, KINGS, "win", {"ante": True, "bet": True}),
        (KINGS, ACES, "lose", {"ante": False, "bet": False}),
        (ACES, "AcAsQh3h2h", "tie", {"ante": False, "bet": False}),
        (ACES, NINE_HIGH, "no-game", {"ante": True, "bet": False}),
    ],
)
def test_caribbean_stud_opens_what_is_paid(own, dealer, result, opened) -> None:
    found = settled("caribbean-stud", own, dealer, {"ante": 10, "bet": 20, "progressive": 1})
    assert found.result == result
    assert {line.field: line.shows for line in found.lines} == opened | {"progressive": False}


@pytest.mark.parametrize(
    ("own", "change", "opened", "from_meter"),
    [
        (ACES, -1, False, 0),
        ("9h8h2h4h3h", 49, True, 0),
        ("AhKhQhJhTh", 4_999, True, 5_000),
        ("9h8h7h6h5h", 499, True, 500),
    ],
)
def test_a_progressive_is_opened_where_it_is_hit_and_says_what_the_display_pays(
    own, change, opened, from_meter
) -> None:
    found = settled("caribbean-stud", own, NINE_HIGH, {"ante": 10, "bet": 20, "progressive": 1}, meter=5_000)
    line = found.lines[-1]
    assert (line.change, line.shows, line.from_meter) == (change, opened, from_meter)
    assert line.house == -change + from_meter
    lost = settled("caribbean-stud", own, NINE_HIGH, {"ante": 10, "progressive": 1}, meter=5_000)
    assert (lost.result, lost.qualified, lost.changes) == ("fold", True, {"ante": -10, "progressive": -1})


@pytest.mark.parametrize(
    ("own", "dealer", "opened"), [(ACES, KINGS, True), (KINGS, ACES, False), (ACES, "AcAsQh3h2h", False)]
)
def test_cyber_stud_opens_what_is_paid(own, dealer, opened) -> None:
    assert [line.shows for line in settled("cyber-stud", own, dealer, {"ante": 10}).lines] == [opened]


@pytest.mark.parametrize(
    ("own", "dealer", "opened"),
    [
        ("AhAdQs", "KcKd2h", {"ante": True, "play": True}),
        ("KcKd2h", "AhAdQs", {"ante": False, "play": False}),
        ("AhAdQs", "AcAsQh", {"ante": False, "play": False}),
        ("AhAdQs", "9c8d2h", {"ante": True, "play": False}),
    ],
)
def test_three_card_poker_opens_what_is_paid_and_its_side_stakes_always(own, dealer, opened) -> None:
    found = settled("three-card", own, dealer, {"ante": 10, "play": 10, "pair-plus": 5, "six-card": 5})
    assert {line.field: line.shows for line in found.lines} == opened | {"pair-plus": True, "six-card": True}


@pytest.mark.parametrize(
    ("name", "own", "dealer", "staked", "board"),
    [
        ("caribbean-stud", ACES, KINGS, {"ante": 1, "bet": 1}, ""),
        ("cyber-stud", ACES, KINGS, {"ante": 1}, ""),
        ("three-card", "AhAdQs", "KcKd2h", {"ante": 1, "play": 1}, ""),
        ("ultimate-texas-holdem", "6h5d", "KcKd", {"ante": 1, "blind": 1, "play": 1}, BOARD),
        ("texas-holdem-bonus", "6h5d", "KcKd", {"ante": 1, "flop": 1}, "2c7h8s4d3d"),
        ("russian-poker", ACES, KINGS, {"ante": 1, "bet": 1}, ""),
    ],
)
def test_a_win_of_one_chip_is_opened_too(name, own, dealer, staked, board) -> None:
    found = settled(name, own, dealer, staked, board=board)
    ante = name != "russian-poker"
    assert [(line.change, line.shows) for line in found.lines[:1]] == [(int(ante), ante)]
    assert all(line.change == 1 and line.shows for line in found.lines[1:])


@pytest.mark.parametrize(
    ("name", "field", "meter"), [("caribbean-stud", "progressive", 10), ("russian-poker", "bonus", 5)]
)
def test_one_chip_off_the_display_is_opened_too(name, field, meter) -> None:
    line = settled(name, "9h8h7h6h5h", NINE_HIGH, {"ante": 10, "bet": 20, field: 1}, meter=meter).lines[-1]
    assert (line.field, line.change, line.from_meter, line.shows) == (field, 0, 1, True)


def test_the_ante_bonus_is_opened_and_nothing_lies_on_its_line() -> None:
    found = settled("three-card", "4h5d6s", "AhKdQs", {"ante": 10, "play": 10})
    assert found.lines[-1] == Line("ante-bonus", 0, 10, shows=True)


@pytest.mark.parametrize(
    ("below", "result", "qualified"), [("plays", "win", True), ("pushes", "no-game", False)]
)
def test_cyber_stud_says_whether_the_dealer_had_a_game(below, result, qualified) -> None:
    table = with_options(game("cyber-stud"), {"below_ace_king": below})
    found = table.settle(BoxHand({"ante": 10}, parse(ACES)), DealerHand(parse(NINE_HIGH)))
    assert (found.result, found.qualified) == (result, qualified)


@pytest.mark.parametrize(
    ("own", "dealer", "board", "result", "change"),
    [
        ("8h6h", "AsKd", "5c7s9dKh2c", "win", 1),
        ("AhAs", "KcQd", "Jd9s7c4h2d", "win", 0),
        ("KsKc", "AhJs", "2d2c7s4hAd", "lose", -1),
        ("KsKc", "KhKd", "2d2c7s4h9d", "tie", 0),
    ],
)
def test_as_described_a_winner_outside_the_table_takes_his_stake_back_unopened(
    own, dealer, board, result, change
) -> None:
    table = with_options(game("texas-holdem-bonus"), {"mode": "simplified"})
    found = table.settle(BoxHand({"ante": 1}, parse(own)), DealerHand(parse(dealer), parse(board)))
    assert (found.result, found.changes, found.lines[0].shows) == (result, {"ante": change}, change > 0)


@pytest.mark.parametrize(
    ("ante_from", "own", "board"), [("straight", "AhAs", "AdKcQs7h2d"), ("flush", "AhKs", "QdJcTs4h2d")]
)
def test_the_best_hand_below_the_least_one_that_pays_the_ante_gives_it_back(ante_from, own, board) -> None:
    table = with_options(game("texas-holdem-bonus"), {"ante_from": ante_from})
    found = table.settle(
        BoxHand({"ante": 10, "flop": 20}, parse(own)), DealerHand(parse("3c3s"), parse(board))
    )
    assert (found.result, found.changes) == ("win", {"ante": 0, "flop": 20})


def test_the_six_card_bonus_counts_the_dealers_cards_and_is_lost_with_a_fold() -> None:
    chips = {"ante": 10, "pair-plus": 5, "six-card": 5}
    assert settled("three-card", "AhAdQs", "AcAsQh", chips | {"play": 10}).changes["six-card"] == 250
    fold = settled("three-card", "AhAdQs", "AcAsQh", chips)
    assert (fold.qualified, fold.changes) == (True, {"ante": -10, "pair-plus": -5, "six-card": -5})


@pytest.mark.parametrize(
    ("own", "dealer", "opened"),
    [
        ("AhAd", "KcKd", {"ante": True, "blind": False, "play": True}),
        ("KcKd", "AhAd", {"ante": False, "blind": False, "play": False}),
        ("AhKd", "AcKh", {"ante": False, "blind": False, "play": False}),
        ("AhAd", "KcQd", {"ante": False, "blind": False, "play": True}),
        ("9h9d", "KcKd", {"ante": True, "blind": False, "play": True}),
        ("6h5d", "KcKd", {"ante": True, "blind": True, "play": True}),
    ],
)
def test_ultimate_texas_holdem_opens_what_is_paid_and_trips_always(own, dealer, opened) -> None:
    found = settled(
        "ultimate-texas-holdem", own, dealer, {"ante": 10, "blind": 10, "play": 10, "trips": 5}, board=BOARD
    )
    assert {line.field: line.shows for line in found.lines} == opened | {"trips": True}


def test_a_fold_at_ultimate_texas_holdem_says_nothing_of_the_dealer() -> None:
    fold = settled(
        "ultimate-texas-holdem", "6h5d", "KcQd", {"ante": 10, "blind": 10, "trips": 5}, board=BOARD
    )
    assert (fold.result, fold.qualified) == ("fold", True)
    assert fold.changes == {"ante": -10, "blind": -10, "trips": -5}


@pytest.mark.parametrize(
    ("own", "dealer", "opened"),
    [
        ("AhAd", "KcKd", {"ante": False, "flop": True}),
        ("KcKd", "AhAd", {"ante": False, "flop": False}),
        ("AhKd", "AcKh", {"ante": False, "flop": False}),
        ("6h5d", "KcKd", {"ante": True, "flop": True}),
    ],
)
def test_texas_holdem_bonus_opens_what_is_paid_and_the_bonus_always(own, dealer, opened) -> None:
    found = settled(
        "texas-holdem-bonus", own, dealer, {"ante": 10, "flop": 20, "bonus": 5}, board="2c7h8s4d3d"
    )
    assert {line.field: line.shows for line in found.lines} == opened | {"bonus": True}


@pytest.mark.parametrize(
    ("own", "dealer", "opened"),
    [
        (ACES, KINGS, {"ante": False, "bet": True, "bonus": False}),
        (KINGS, ACES, {"ante": False, "bet": False, "bonus": False}),
        (ACES, NINE_HIGH, {"ante": False, "bet": False, "bonus": False}),
        ("AhKhQhJhTh", NINE_HIGH, {"ante": False, "bet": False, "bonus": True}),
    ],
)
def test_russian_poker_opens_a_bet_and_a_bonus_that_are_paid_and_no_ante(own, dealer, opened) -> None:
    found = settled("russian-poker", own, dealer, {"ante": 10, "bet": 20, "bonus": 5}, meter=1_000)
    assert {line.field: line.shows for line in found.lines} == opened
    bonus = found.lines[-1]
    assert (bonus.from_meter, bonus.to_float) == (500 if opened["bonus"] else 0, 5)
    assert bonus.house == 0  # the bank neither pays it nor gains by it: display and float do


@pytest.mark.parametrize(
    ("own", "dealer", "opened"),
    [
        ("7h7s7dJc3d", NINE_HIGH, {"ante": False, "bet": False, "insurance": True}),
        ("7h7s7dJc3d", KINGS, {"ante": False, "bet": True, "insurance": False}),
    ],
)
def test_an_insurance_is_opened_where_the_dealer_has_no_game(own, dealer, opened) -> None:
    found = settled("russian-poker", own, dealer, {"ante": 10, "bet": 20, "insurance": 30})
    assert {line.field: line.shows for line in found.lines} == opened


def test_a_folded_box_has_no_bonus_whatever_it_holds() -> None:
    fold = settled("russian-poker", "AhKhQhJhTh", NINE_HIGH, {"ante": 10, "bonus": 5}, meter=1_000)
    assert (fold.result, fold.changes, fold.lines[-1].from_meter) == ("fold", {"ante": -10, "bonus": -5}, 0)


@pytest.mark.parametrize(("judged", "change"), [("final", -5), ("first", 20)])
def test_a_bonus_is_for_the_first_five_cards_or_the_final_ones_and_may_be_a_part_of_a_hundredth(
    judged, change
) -> None:
    table = with_options(game("russian-poker"), {"bonus_hand": judged})
    table = with_pays(table, {"bonus.straight-flush": "5:2"})
    staked = {"ante": 10, "draw": 10, "bet": 20, "bonus": 5}
    box = BoxHand(staked, parse(ACES), parse("9h8h7h6h5h"))
    assert table.settle(box, DealerHand(parse(NINE_HIGH)), 1_000).changes["bonus"] == change


@pytest.mark.parametrize(
    ("changed", "settles", "result", "insured"),
    [
        ("AsKd4c3s2h", "first-reveal", "win", 30),
        ("AsKd4c3s2h", "after-purchase", "win", -30),
        ("KcKd2h3h4h", "after-purchase", "win", -30),
        ("AcAsKd3s2h", "after-purchase", "win", -30),
        ("9c9d9s3s2h", "after-purchase", "lose", -30),
        ("9c8d2h3h4h", "after-purchase", "no-game-after-purchase", 30),
    ],
)
def test_an_insurance_waits_for_the_bought_card_where_the_house_has_it_so(
    changed, settles, result, insured
) -> None:
    """An ace-king with the lowest side cards is a game for the bought card too."""
    table = with_options(game("russian-poker"), {"insurance_settles": settles})
    box = BoxHand({"ante": 10, "bet": 20, "purchase": 10, "insurance": 30}, parse("7h7s7dJc3d"))
    found = table.settle(box, DealerHand(parse(NINE_HIGH), changed=parse(changed)))
    assert (found.result, found.changes["insurance"], found.changes["purchase"]) == (result, insured, -10)


@pytest.mark.parametrize(("own", "change"), [("AhKhQh", 250), ("KhQhJh", 200)])
def test_an_ace_king_queen_of_a_suit_has_odds_of_its_own_where_the_house_prints_them(own, change) -> None:
    table = with_pays(game("three-card"), {"mini-royal.mini-royal": 50})
    box = BoxHand({"ante": 10, "play": 10, "pair-plus": 5}, parse(own))
    assert table.settle(box, DealerHand(parse("9c8d2h"))).changes["pair-plus"] == change


def test_the_lowest_game_of_the_dealer_is_one() -> None:
    cyber = with_options(game("cyber-stud"), {"below_ace_king": "pushes"})
    ace_king = cyber.settle(BoxHand({"ante": 10}, parse(ACES)), DealerHand(parse("AsKd4c3s2h")))
    assert (ace_king.result, ace_king.qualified) == ("win", True)
    twos = settled(
        "ultimate-texas-holdem", "AhAd", "2s2d", {"ante": 10, "blind": 10, "play": 10}, board="5c4h3s"
    )
    assert (twos.result, twos.qualified, twos.changes["ante"]) == ("win", True, 10)


def test_ace_king_with_the_lowest_side_cards_is_a_game() -> None:
    found = settled("russian-poker", ACES, "AsKd4c3s2h", {"ante": 10, "bet": 20})
    assert (found.result, found.qualified, found.changes) == ("win", True, {"ante": 0, "bet": 20})


@pytest.mark.parametrize(
    ("half", "max_payout", "bounds"),
    [(False, 0, (10, 60)), (True, 0, (10, 30)), (False, 10, (10, 10)), (False, 9, None)],
)
def test_an_insurance_goes_from_an_ante_to_what_the_bet_would_win_or_half_of_it(
    half, max_payout, bounds
) -> None:
    table = with_options(game("russian-poker"), {"insurance_most": "half"} if half else {})
    table = replace(table, plate=replace(table.plate, max_payout=max_payout))
    assert insurance(table, ("three-of-a-kind",), 10) == bounds
    assert insurance(table, ("two-pair",), 10) is None


OWN, THEIRS, WHEEL, NINE = "AhAdKsKd2c3c4d", "QhQdTc8c7d5h3h", "Ah2d3c4s5hKsQd", "9c8c7h6h5dKcQs"


@pytest.mark.parametrize(
    ("box", "dealer", "wheel", "hands", "odds"),
    [
        ((OWN, "KsKd"), (THEIRS, ""), "second", ("win", "win"), True),
        ((OWN, "3c2c"), (THEIRS, ""), "second", ("lose", "win"), False),
        ((OWN, "AhAd"), (THEIRS, ""), "second", ("lose", "lose"), False),
        ((OWN, "KsKd"), ("AcAs9h9d7c5s2h", "AcAs"), "second", ("win", "win"), True),
        ((WHEEL, "KsQd"), (NINE, "KcQs"), "second", ("copy", "win"), False),
        ((WHEEL, "KsQd"), (NINE, "KcQs"), "lowest", ("copy", "lose"), False),
    ],
)
def test_pai_gow_says_how_each_hand_stood_and_names_odds_for_a_win_alone(
    box, dealer, wheel, hands, odds
) -> None:
    table = with_options(game("pai-gow"), {"wheel": wheel})
    own, theirs = [tuple(parse(cards) for cards in side) for side in (box, dealer)]
    found = table.settle(BoxHand({"stake": 100}, own[0], low=own[1]), DealerHand(theirs[0], low=theirs[1]))
    assert found.hands == (("low", hands[0]), ("high", hands[1]))
    assert (found.odds > 0, found.lines[0].shows) == (odds, odds)


@pytest.mark.parametrize(
    ("dealer", "hands", "result"),
    [
        (("7c5d4s3h2d6c4h", "6c4h"), ("win", "win"), "win"),
        (("7d6c4h3c2s6h5d", "6h5d"), ("copy", "copy"), "push"),
        (("7d6c5h3c2s7s5c", "7s5c"), ("lose", "lose"), "lose"),
    ],
)
def test_pai_gow_tells_hands_apart_that_are_next_to_each_other(dealer, hands, result) -> None:
    table = with_options(game("pai-gow"), {"copy": "push"})
    cards, two = (tuple(parse(each)) for each in dealer)
    box = BoxHand({"stake": 100}, parse("7h6d4c3s2h6s5c"), low=parse("6s5c"))
    found = table.settle(box, DealerHand(cards, low=two))
    assert (found.hands, found.result) == ((("low", hands[0]), ("high", hands[1])), result)


def test_a_wheel_is_named_a_straight_wherever_it_stands() -> None:
    for wheel in ("second", "lowest"):
        table = with_options(game("pai-gow"), {"wheel": wheel})
        box = BoxHand({"stake": 100}, parse(WHEEL), low=parse("KsQd"))
        assert table.settle(box, DealerHand(parse(THEIRS))).combinations == ("straight",)


def test_no_odds_are_named_where_the_bank_does_not_reach_or_the_box_is_the_bank() -> None:
    own, theirs = parse(OWN), DealerHand(parse(THEIRS))
    beyond = game("pai-gow").settle(BoxHand({"stake": 100}, own, low=parse("KsKd"), covered=0), theirs)
    assert (beyond.result, beyond.odds) == ("no-action", NOTHING)
    bank = BoxHand({"stake": 100, "bank": 500}, own, low=parse("KsKd"), taken=100)
    banked = game("pai-gow").settle(bank, theirs)
    assert (banked.result, banked.odds) == ("win", NOTHING)


def test_pai_gow_opens_a_win_of_one_chip_which_the_commission_takes_and_the_bonus_always() -> None:
    staked = {"stake": 100, "bonus": 5}
    box = BoxHand(staked, parse(OWN), low=parse("KsKd"), covered=1)
    stake, bonus = game("pai-gow").settle(box, DealerHand(parse(THEIRS))).lines
    assert (stake.change, stake.shows, stake.commission, stake.from_boxes) == (0, True, 1, 1)
    assert (bonus.change, bonus.shows) == (-5, True)


@pytest.mark.parametrize(
    ("taken", "stake", "bank"),
    [
        (0, (95, 5), (0, 0)),
        (1, (94, 6), (1, 0)),
        (100, (90, 10), (100, 0)),
        (101, (100, 0), (90, 11)),
        (-100, (100, 0), (-100, 0)),
    ],
)
def test_the_commission_of_a_bank_is_taken_from_the_larger_win_and_from_the_stake_of_equal_ones(
    taken, stake, bank
) -> None:
    box = BoxHand({"stake": 100, "bank": 500}, parse(OWN), low=parse("KsKd"), taken=taken)
    lines = game("pai-gow").settle(box, DealerHand(parse(THEIRS))).lines
    assert [(line.change, line.commission) for line in lines] == [stake, bank]
    assert [line.shows for line in lines] == [True, taken > 0]
    assert [line.house for line in lines] == [-stake[0], bank[1]]


def test_envy_from_one_chip_is_not_paid_to_who_has_no_bonus_and_has_no_stake_of_its_own() -> None:
    others = ((3, parse("9c9d9h9sQs4h2c")),)
    table = with_options(game("pai-gow"), {"envy_from": "1"})
    dealer = DealerHand(parse(THEIRS))
    without = table.settle(BoxHand({"stake": 20}, parse(OWN), others=others), dealer)
    assert (table.envious, without.envy) == (True, ())
    paid = table.settle(BoxHand({"stake": 20, "bonus": 1}, parse(OWN), others=others), dealer)
    assert (paid.lines[-1], paid.envy) == (Line("envy", 0, 5), ((3, "four-of-a-kind", 5),))
    assert not with_options(table, {"envy_from": "0"}).envious
