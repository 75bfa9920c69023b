"""What a live room takes and gives: rake by a table of the house's own, jackpots, hours, tips, casino tables."""

import pytest

from croupier.cash import Shift
from croupier.cash.hours import HOUR, Hours
from croupier.cash.jackpots import BadBeat, HighHand, shared
from croupier.cash.live_pit import LivePit, Rating
from croupier.cash.raking import RakeRow, RakeSchedule
from croupier.errors import Mistake, Refusal
from croupier.ledger import Account

BLINDS_1_2 = RakeSchedule(
    (
        RakeRow(2, 20, 1),
        RakeRow(2, 60, 2),
        RakeRow(5, 20, 1),
        RakeRow(5, 40, 3, jackpot=1),
        RakeRow(5, 80, 5, jackpot=1),
    )
)


@pytest.mark.every_book
@pytest.mark.clause("FSPR:rake-2")
@pytest.mark.parametrize(
    ("pot", "players", "dropped"),
    [
        (19, 9, (0, 0)),
        (20, 9, (1, 0)),
        (39, 9, (1, 0)),
        (40, 9, (3, 1)),
        (500, 5, (5, 1)),
        (500, 4, (2, 0)),
        (500, 2, (2, 0)),
    ],
)
def test_the_drop_goes_by_the_pot_and_by_how_many_were_dealt_in(pot, players, dropped) -> None:
    assert BLINDS_1_2.drop(pot, players) == dropped


@pytest.mark.every_book
@pytest.mark.clause("FSPR:rake-2")
def test_where_the_house_drops_without_a_flop_too_it_says_so() -> None:
    rows = BLINDS_1_2.rows
    assert RakeSchedule(rows).drop(500, 9, flop=False) == (0, 0)
    assert RakeSchedule(rows, no_flop_no_drop=False).drop(500, 9, flop=False) == (5, 1)


def test_no_table_of_rake_takes_more_than_the_pot_or_says_two_things() -> None:
    with pytest.raises(Mistake, match="never more taken"):
        RakeSchedule((RakeRow(2, 5, 6),))
    with pytest.raises(Mistake, match="same players and pot"):
        RakeSchedule((RakeRow(2, 20, 1), RakeRow(2, 20, 2)))


TENS_FULL = BadBeat("AcAdAhTcTd", own=2, players=4, pays=80, loser=50, winner=25)


def test_quads_beaten_by_a_straight_flush_hit_the_jackpot() -> None:
    TENS_FULL.check("9h8h7h9c9d", "9sAs", "ThJh", 5)
    paid = TENS_FULL.paid(10_001, "ann", "boris", ("clara", "dana", "egor"))
    assert paid == {"ann": 4_002, "boris": 2_000, "clara": 666, "dana": 666, "egor": 666}
    assert sum(paid.values()) == 10_001 * 80 // 100


@pytest.mark.parametrize(
    ("board", "loser", "winner", "dealt", "says"),
    [
        ("9h8h7h9c9d", "9sAs", "ThJh", 3, "wants 4"),
        # Nines full of aces is under aces full of tens.
        ("9h8h7h9cAd", "9sAs", "ThJh", 5, "too weak"),
        # The four aces lie on the board: one card of his own plays at the most.
        ("AhAcAdAsKh", "KcQd", "KsKd", 5, "own cards"),
        ("9h8h7h9c9d", "ThJh", "9sAs", 5, "not beaten"),
    ],
)
def test_a_bad_beat_that_is_none_by_the_rules_is_refused_with_what_is_missing(
    board, loser, winner, dealt, says
) -> None:
    with pytest.raises(Refusal, match=says):
        TENS_FULL.check(board, loser, winner, dealt)


def test_a_card_that_lies_there_twice_hits_nothing() -> None:
    with pytest.raises(Mistake):
        TENS_FULL.check("9h8h7h9c9d", "9sAs", "9sJh", 5)


def test_both_cards_of_his_own_have_to_play_for_the_high_hand() -> None:
    hour = HighHand(60, 500)
    assert hour.strength("KhKd", "KsKc2d3h4s") > hour.strength("AhAd", "AsKcKd3h4s")
    with pytest.raises(Refusal, match="own cards"):
        hour.strength("Kh2d", "KsKcKd3h4s")
    with pytest.raises(Refusal, match="too weak"):
        hour.strength("AhKd", "QsJc2d3h4s")


def test_time_with_an_empty_chair_brings_no_points_and_no_part_of_an_hour_is_lost() -> None:
    hours = Hours(rate=3)
    hours.keep({"ann"}, 0)
    hours.keep(set(), HOUR // 2)
    hours.keep({"ann"}, 2 * HOUR)
    hours.pay(6, 2 * HOUR + HOUR // 2)
    assert hours.points("ann", 3 * HOUR) == 6  # an hour at 3, half an hour at 6
    hours.spend("ann", 5, 3 * HOUR)
    with pytest.raises(Refusal, match="1 point, not 2"):
        hours.spend("ann", 2, 3 * HOUR)


def test_tips_are_shared_to_the_last_chip() -> None:
    assert shared(100, {"Lena": 1, "Max": 1, "Oleg": 1}) == {"Lena": 34, "Max": 33, "Oleg": 33}
    assert shared(100, {}) == {}


@pytest.fixture
def shift() -> Shift:
    return Shift("friday")


def test_a_blackjack_table_that_sold_4000_and_is_3200_lighter_has_won_800(shift: Shift) -> None:
    pit = LivePit()
    pit.open(shift, "bj", "Blackjack 1", "blackjack", pace=60, edge=50, rack=10_000)
    pit.buy(shift, "bj", 4_000)
    pit.fill(shift, "bj", 2_000)
    pit.fill(shift, "bj", -500)
    pit.close(shift, "bj", counted=8_300, at=0)
    (line,) = pit.lines(0)
    assert (line.filled, line.credited, line.drop, line.win) == (2_000, 500, 4_000, 800)
    assert shift.book.total() == 0
    # The players went home with 3,200 of the house's chips.
    assert shift.book.balance(Account("house:club:pit")) == 3_200


def test_a_drop_box_counted_short_moves_the_win_and_is_named(shift: Shift) -> None:
    pit = LivePit()
    pit.open(shift, "bj", "Blackjack 1", "blackjack", pace=60, edge=50, rack=10_000)
    pit.buy(shift, "bj", 4_000)
    pit.close(shift, "bj", counted=6_000, at=0)
    pit.count_drop("bj", 3_900)
    (line,) = pit.lines(0)
    assert (line.drop_difference, line.win) == (-100, -100)


def test_an_hour_at_50_and_an_hour_at_150_is_100_on_average() -> None:
    rating = Rating("ann", "bj", 50, 0, 0)
    rating.change(150, HOUR)
    assert rating.average(2 * HOUR) == 100
    # 60 rounds an hour, an edge of 1.5 %: 12,000 chips bet.
    assert rating.theo(60, 150, 2 * HOUR) == 180


def test_a_count_out_in_two_places_names_both_though_they_cancel(shift: Shift) -> None:
    shift.open("oak", rack_of=10_000)
    shift.sell("oak", "ann", 2_000)
    shift.drop("oak", {"rake": 120}, {"ann": 120})
    shift.count("oak", "rake", 110, by=("Lena", "Floor"))
    shift.buy_back("oak", "ann", 1_880)
    shift.close("oak", counted=9_890)
    outs = [(out.place, out.expected, out.counted, out.difference) for out in shift.outs()]
    assert outs == [("rack", 9_880, 9_890, 10), ("rake", 120, 110, -10)]
    assert not shift.report()[0].balances
