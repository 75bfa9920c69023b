"""Which stakes are paid on open cards: a win is, a loss and a push are not, a side stake always is."""

from dataclasses import replace
from typing import Any

import pytest

from croupier.cards import parse
from croupier.pit import BoxHand, DealerHand, game, with_options
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
