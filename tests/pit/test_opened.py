"""Which stakes are paid on open cards: a win is, a loss and a push are not, a side stake always is."""

from typing import Any

import pytest

from croupier.cards import parse
from croupier.pit import BoxHand, DealerHand, game

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
