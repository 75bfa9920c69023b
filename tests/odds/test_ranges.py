"""Ranges as players write them, and what is said about ranges that cannot be read."""

import pytest

from croupier.odds import OddsError, Range, game_of
from croupier.odds.kernels import fast
from croupier.odds.order import BY_EQUITY
from croupier.odds.ranges import starting_hand


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


def test_the_best_percent_is_for_holdem_only():
    with pytest.raises(OddsError) as error:
        Range.parse("AAxx, 15%", game_of("omaha"))
    assert (error.value.code, error.value.params["at"]) == ("odds-range-percent-holdem", 7)
