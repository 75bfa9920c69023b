"""Ranges as players write them, and what is said about ranges that cannot be read."""

from itertools import pairwise

import pytest

from croupier.odds import OddsError, Range, equity, game_of
from croupier.odds.kernels import fast
from croupier.odds.order import BY_EQUITY, best_first, starting_hand


@pytest.mark.parametrize(
    ("text", "combos"),
    [
        ("22", 6),
        ("22+", 78),
        ("22-77", 36),
        ("77-22", 36),
        ("AK", 16),
        ("AKs", 4),
        ("AKo", 12),
        ("A2s+", 48),
        ("KTo+", 36),
        ("54s-98s", 20),
        ("98s-54s", 20),
        ("A5s-A2s", 16),
        ("AhKh", 1),
        ("ahkh", 1),
        ("AxKx", None),
        ("QQ+ AK", 34),
        ("22+, !77", 72),
        ("random", 1326),
        ("100%", 1326),
        ("Ax", 198),
    ],
)
def test_a_range_holds_its_combos(text, combos):
    if combos is None:
        with pytest.raises(OddsError):
            Range.parse(text)
    else:
        assert len(Range.parse(text)) == combos


def test_a_range_is_all_its_pieces_together():
    pieces = "22+", "A2s+", "KTo+", "54s-98s", "AhKh", "15%"
    together = Range.parse(", ".join(pieces)).combos
    assert set(together) == set().union(*(Range.parse(piece).combos for piece in pieces))


def test_weights_are_kept_as_small_whole_numbers():
    held = Range.parse("AKs:0.5, QQ")
    assert held.weight == 4 * 1 + 6 * 2
    assert {weight for _, weight in held.combos} == {1, 2}


def test_a_later_piece_overrules_an_earlier_one():
    assert Range.parse("QQ+, KK:0.25").weight == 4 * (6 + 6) + 6


def test_a_percentage_takes_whole_starting_hands_in_order_of_equity():
    assert len(Range.parse("15%")) <= 0.15 * 1326
    assert set(Range.parse("5%").combos) < set(Range.parse("20%").combos)
    assert len(Range.parse("0.1%")) == 6


def test_the_order_of_starting_hands_is_that_of_their_equity_against_a_random_hand():
    everything = Range.parse("random").combos
    equities = []
    for name in BY_EQUITY:
        hand = starting_hand(name)[0]
        rows = fast.preflop_ranges([(hand, 1)], [combo for combo in everything if not combo[0] & hand])
        equities.append(rows[0][0][2])
    assert equities == sorted(equities, reverse=True)
    assert len(set(BY_EQUITY)) == 169


@pytest.mark.parametrize(
    ("text", "combos"),
    [
        ("AAxx", 6_961),
        ("AhKhQdJd", 1),
        ("AAKK", 36),
        ("AAKK:ds", 6),
        ("AAKK:r", 6),
        ("JT98", 256),
        ("JT98:ds", 36),
    ],
)
def test_an_omaha_range_holds_its_combos(text, combos):
    assert len(Range.parse(text, game_of("omaha"))) == combos


def test_the_square_shows_how_much_of_each_starting_hand_is_in():
    grid = Range.parse("AA, AKs:0.5, AhKd").grid()
    assert grid[0][0] == 1.0
    assert grid[0][1] == 0.5
    assert grid[1][0] == pytest.approx(1 / 12)
    assert sum(map(sum, grid)) == pytest.approx(1.5 + 1 / 12)


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("", "odds-range-empty", None),
        ("AA, !AA", "odds-range-empty", None),
        ("AA:0", "odds-range-empty", None),
        ("QQ, ABs", "odds-range-unreadable", 6),
        ("AA, KKs", "odds-range-pair-kind", 5),
        ("QQ:2", "odds-range-weight", 4),
        ("A5s-K2s", "odds-range-span", 1),
        ("QQ, A5s-A2o", "odds-range-span-kind", 9),
        ("120%", "odds-range-percent", 1),
        ("0%", "odds-range-percent", 1),
        ("AhAh", "odds-range-card-twice", 1),
        ("AK, A", "odds-range-size", 5),
        ("AhKhQh", "odds-range-size", 1),
    ],
)
def test_an_unreadable_range_points_at_the_character(text, code, at):
    with pytest.raises(OddsError) as error:
        Range.parse(text)
    assert error.value.code == code
    assert error.value.params.get("at") == at
    assert error.value.say("ru")


@pytest.mark.parametrize(("game", "hands"), [("short-deck", 630), ("omaha", 270_725), ("omaha-8", 270_725)])
def test_the_best_percent_of_other_games_takes_whole_starting_hands(game, hands):
    played = game_of(game)
    order = [len(combos) for combos in best_first(played)]
    assert sum(order) == hands
    assert len(order) == {630: 81, 270_725: 16_432}[hands]
    held = Range.parse("15%", played)
    assert 0.148 * hands < len(held) <= 0.15 * hands
    assert set(Range.parse("2%", played).combos) < set(held.combos)


@pytest.mark.parametrize("game", ["omaha", "omaha-8", "short-deck"])
def test_hands_far_apart_in_the_order_are_so_over_random_deals_too(game):
    """Every sixth of the order, against a random hand: each worse than the one before, and the first the best."""
    played = game_of(game)
    order = [Range.of(combos[0]) for combos in best_first(played)]
    anybody = Range.parse("random", played)
    places = [number * (len(order) - 1) // 6 for number in range(7)]
    found = [
        equity([order[place], anybody], game=played, method="monte-carlo", deals=40_000, seed=place).hands[0]
        for place in places
    ]
    assert all(better.equity > worse.equity for better, worse in pairwise(found))


def test_a_shape_may_be_asked_of_the_best_percent():
    played = game_of("omaha")
    everything, suited = Range.parse("15%", played), Range.parse("15%:ds", played)
    assert set(suited.combos) < set(everything.combos)


def test_the_best_percent_of_a_game_without_an_order_says_so():
    for text, game in (("AAxxx, 15%", "omaha-5"), ("AAKKQx 15%", "omaha-6")):
        with pytest.raises(OddsError) as error:
            Range.parse(text, game_of(game))
        assert error.value.code == "odds-range-percent-unknown"
        assert error.value.params["at"] == text.index("15%") + 1
        assert error.value.say("ru")
