import pytest

from croupier.errors import Mistake, Refusal
from croupier.tournament import BeginHand, EndHand, Tick
from croupier.tournament.clock.levels import level_of_next_hand, stays_at_old_level
from croupier.tournament.clock.shot_clock import Bank, ShotClock, spent
from croupier.tournament.commands import NextLevel, Push, Resume, SetClock, SetLevels, Stop
from croupier.tournament.direction import Tournament
from croupier.tournament.facts import LevelBegan
from croupier.tournament.hands.playing import setup
from croupier.tournament.seen import seen
from croupier.tournament.terms import Level
from tests.tournament.desk import MINUTE, after, facts_of, running, standing, terms
from tests.under import own

NINE = dict.fromkeys(range(1, 10), 10_000)


@pytest.mark.clause("CLUB-7:7.1.7")
def test_levels_of_twenty_minutes_follow_each_other() -> None:
    """LVL-AU-1: from eight o'clock on, the second level at 20:20, the third at 20:40."""
    event = standing(
        {1: range(1, 10)},
        profile="club-tournament",
        levels=tuple([Level(small_blind=50 * n, big_blind=100 * n) for n in range(1, 4)]),
    )
    assert not facts_of(event, Tick(), LevelBegan, now=20 * MINUTE - 1)
    began = facts_of(event, Tick(), LevelBegan, now=40 * MINUTE)
    assert [(level.index, level.at // MINUTE) for level in began] == [(1, 20), (2, 40)]


@pytest.mark.clause("TDA-2022:23.1")
@pytest.mark.clause("TDA-2017:23.1")
@pytest.mark.clause("TDA-2015:22.1")
@pytest.mark.parametrize(
    ("book", "clause"),
    [("tda-2015", "TDA-2015:22.1"), ("tda-2017", "TDA-2017:23.1"), ("tda-2022", "TDA-2022:23.1")],
)
def test_a_level_begins_when_it_is_announced_and_not_before_the_clock_is_out(book: str, clause: str) -> None:
    event = standing({1: range(1, 10)}, profile=book)
    assert facts_of(event, Tick(), LevelBegan, now=20 * MINUTE - 1) == []
    # The clock stands at zero, nothing has been announced: the hand begun now is of the old level.
    unannounced = after(event, BeginHand(1), now=20 * MINUTE + 5_000)
    assert setup(unannounced, 1).full_bet == 100
    [began] = facts_of(event, Tick(), LevelBegan, now=20 * MINUTE)
    assert (began.index, began.why.clause) == (1, clause)
    assert setup(after(event, Tick(), BeginHand(1), now=20 * MINUTE), 1).full_bet == 200


@pytest.mark.clause("TDA-2024:23.1")
def test_by_the_book_of_2024_the_floors_word_or_the_clocks_signal_begins_a_level() -> None:
    event = standing({1: range(1, 10)}, profile="tda-2024")
    for announced, now in ((NextLevel(), 18 * MINUTE), (Tick(), 20 * MINUTE)):
        [began] = facts_of(event, announced, LevelBegan, now=now)
        assert (began.index, began.at, began.why.clause) == (1, now, "TDA-2024:23.1")
        assert setup(after(event, announced, BeginHand(1), now=now), 1).full_bet == 200


@pytest.mark.clause("CLUB-7:7.1.8-b")
def test_a_shuffle_begun_a_second_before_the_signal_is_a_hand_of_the_old_level() -> None:
    """The shuffle at 19:59, the signal at 20:00, the first card after it."""
    event = standing({1: range(1, 10)}, profile="club-tournament")
    event = after(event, BeginHand(1), now=20 * MINUTE - 1_000)
    event = after(event, Tick(), now=20 * MINUTE)
    assert event.clock.index == 1
    assert setup(event, 1).full_bet == 100


@pytest.mark.under("tda-2022", "club-tournament", "tda-2015", "tda-2017")
@pytest.mark.clause("TDA-2015:22.2", "TDA-2017:23.2")
@pytest.mark.clause("CLUB-7:7.1.8-a")
@pytest.mark.clause("CLUB-7:7.4.3-a")
@pytest.mark.clause("TDA-2022:23.2")
def test_a_level_counts_from_the_next_hand_on() -> None:
    """LVL-AU-2: the hand being played goes on at the old level; the next one is played at the new."""
    event = after(standing({1: range(1, 10)}), BeginHand(1))
    event = after(event, Tick(), now=20 * MINUTE)
    assert setup(event, 1).full_bet == 100
    event = after(event, EndHand(1, NINE), BeginHand(1), now=20 * MINUTE)
    assert setup(event, 1).full_bet == 200


@pytest.mark.clause("TDA-2024:23.5")
def test_in_a_dealer_push_the_book_of_2024_plays_one_more_hand_at_the_old_level() -> None:
    """AUTH-088."""
    levels = {}
    for book in ("tda-2024", "tda-2022"):
        event = standing({1: range(1, 10)}, profile=book)
        event = after(event, BeginHand(1), EndHand(1, NINE), Push(1), now=10 * MINUTE)
        event = after(event, Tick(), now=20 * MINUTE)
        event = after(event, BeginHand(1), now=20 * MINUTE)
        first = setup(event, 1).full_bet
        event = after(event, EndHand(1, NINE), BeginHand(1), now=20 * MINUTE)
        levels[book] = (first, setup(event, 1).full_bet)
    assert levels == {"tda-2024": (100, 200), "tda-2022": (200, 200)}


@pytest.mark.under("tda-2022", "tda-2017", "tda-2015")
@pytest.mark.clause("TDA-2022:23.2", "TDA-2017:23.2", "TDA-2015:22.2")
def test_a_dealer_push_keeps_no_hand_at_the_old_level() -> None:
    event = after(standing({1: range(1, 10)}), BeginHand(1), EndHand(1, NINE), Push(1), now=10 * MINUTE)
    event = after(event, Tick(), now=20 * MINUTE)
    assert setup(after(event, BeginHand(1), now=20 * MINUTE), 1).full_bet == 200


@pytest.mark.under("tda-2022", "tda-2017")
@pytest.mark.clause("TDA-2017:RP7")
@pytest.mark.clause("TDA-2022:RP7")
def test_dealers_are_not_pushed_in_the_last_ninety_seconds() -> None:
    event = standing({1: range(1, 10)})
    with pytest.raises(Refusal, match="last 90 seconds") as refusal:
        after(event, Push(1), now=20 * MINUTE - 89_000)
    assert refusal.value.clause == own("TDA-2022:RP7", "TDA-2017:RP7")
    after(event, Push(1), now=20 * MINUTE - 90_000)


def test_nobody_deals_during_the_break_and_play_goes_on_after_it() -> None:
    event = after(standing({1: range(1, 10)}), Tick(), now=40 * MINUTE)
    with pytest.raises(Refusal, match="it is the break"):
        after(event, BeginHand(1), now=41 * MINUTE)
    assert level_of_next_hand(event, 1) == 3
    event = after(event, Tick(), now=50 * MINUTE)
    assert event.terms.number(event.clock.index) == 3
    assert setup(after(event, BeginHand(1), now=51 * MINUTE), 1).full_bet == 400


def test_a_stopped_clock_keeps_what_is_left_and_goes_on_from_there() -> None:
    event = after(standing({1: range(1, 10)}), Stop(), now=5 * MINUTE)
    assert event.clock.remaining(60 * MINUTE) == 15 * MINUTE
    event = after(event, Resume(), now=60 * MINUTE)
    assert event.clock.remaining(65 * MINUTE) == 10 * MINUTE
    assert level_of_next_hand(event, 1) == 0


def test_the_director_sets_the_clock_and_goes_back_a_level() -> None:
    event = after(standing({1: range(1, 10)}), SetClock(3 * MINUTE), now=10 * MINUTE)
    assert event.clock.remaining(10 * MINUTE) == 3 * MINUTE
    event = after(event, SetClock(0), NextLevel(), NextLevel(-1), now=11 * MINUTE)
    assert event.clock.index == 0
    assert event.clock.remaining(11 * MINUTE) == 20 * MINUTE
    with pytest.raises(Refusal):
        after(event, NextLevel(-1), now=11 * MINUTE)


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param("tda-2015", "TDA-2015:22.1", marks=pytest.mark.clause("TDA-2015:22.1")),
        pytest.param("tda-2017", "TDA-2017:23.1", marks=pytest.mark.clause("TDA-2017:23.1")),
        pytest.param("tda-2022", "TDA-2022:23.1", marks=pytest.mark.clause("TDA-2022:23.1")),
    ],
)
def test_the_director_announces_no_level_while_the_clock_still_runs(book: str, clause: str) -> None:
    event = standing({1: range(1, 10)}, profile=book)
    with pytest.raises(Refusal, match="in 4 min 30 s") as refused:
        after(event, NextLevel(), now=15 * MINUTE + 30_000)
    assert refused.value.clause == clause
    assert seen(event, 15 * MINUTE).clock.early
    assert after(event, SetClock(0), Tick(), now=15 * MINUTE).clock.index == 1


def test_a_break_may_end_early_and_a_level_of_so_many_hands_has_no_clock() -> None:
    event = after(standing({1: range(1, 10)}), Tick(), now=45 * MINUTE)
    assert event.clock.on_break
    assert after(event, NextLevel(), now=46 * MINUTE).clock.index == 3
    by_hands = (Level(small_blind=50, big_blind=100, hands=20), Level(small_blind=100, big_blind=200))
    assert after(standing({1: range(1, 10)}, levels=by_hands), NextLevel()).clock.index == 1


def test_a_clock_that_slept_through_levels_announces_every_one() -> None:
    direction = running(9)
    told = direction.do(Tick(), now=75 * MINUTE)
    assert [fact.index for fact in told if isinstance(fact, LevelBegan)] == [1, 2, 3, 4]
    again = Tournament(direction.terms, direction.log)
    assert again.event == direction.event


def test_after_the_last_level_the_blinds_go_on_doubling() -> None:
    assert [terms().level(index).big_blind for index in (3, 4, 5)] == [400, 800, 1600]
    assert terms().level(4).ante == 800


def test_the_level_after_a_break_has_the_next_number() -> None:
    assert [terms().number(index) for index in range(5)] == [1, 2, 2, 3, 4]


def test_a_level_of_so_many_hands_ends_when_every_table_has_played_them() -> None:
    levels = (Level(small_blind=50, big_blind=100, hands=2), Level(small_blind=100, big_blind=200, hands=2))
    event = standing({1: range(1, 8), 2: range(1, 8)}, levels=levels)
    held = dict.fromkeys(range(1, 8), 10_000)
    for table in (1, 1, 2):
        event = after(event, BeginHand(table), EndHand(table, held), now=90 * MINUTE)
    assert event.clock.index == 0
    event = after(event, BeginHand(2), now=90 * MINUTE)
    assert event.clock.index == 1
    assert setup(event, 2).full_bet == 100


@pytest.mark.clause("TDA-2022:23.4")
def test_a_hand_begun_at_the_old_level_goes_on_at_it_after_action() -> None:
    """AUTH-087: a fold and a call at 100-200 although the level is 150-300."""
    event = standing({1: range(1, 10)})
    assert stays_at_old_level(event, acted=True)
    assert not stays_at_old_level(event, acted=False)
    corrected = standing({1: range(1, 10)}, event={"level_error": "corrected"})
    assert not stays_at_old_level(corrected, acted=True)


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:time-1")
@pytest.mark.clause("ONLINE:time-4")
def test_the_time_to_act_goes_by_the_stage_and_the_bank_grows_with_hands() -> None:
    """ON-CLK-09."""
    clock = ShotClock()
    assert [clock.seconds(stage) for stage in ("cash", "mtt", "fast", "final-table")] == [15, 15, 8, 20]
    bank = spent(clock.opened(), 5)
    for _ in range(10):
        bank = clock.played(bank)
    assert bank == Bank(70, 0)
    for _ in range(100):
        bank = clock.played(bank)
    assert bank.seconds == 120


def test_levels_to_come_are_planned_anew_while_it_runs_and_those_played_stay() -> None:
    direction = running(9)
    direction.do(Tick(), now=20 * MINUTE, by="clock")
    levels = direction.terms.levels
    slower = (*levels[:2], Level(small_blind=150, big_blind=300), Level(pause=15), *levels[3:])
    direction.do(SetLevels(slower), now=21 * MINUTE, by="director")
    event = direction.event
    assert (event.terms.levels, event.clock.index, event.clock.ends) == (slower, 1, 40 * MINUTE)
    direction.do(Tick(), now=40 * MINUTE, by="clock")
    assert direction.event.terms.level(direction.event.clock.index).big_blind == 300
    with pytest.raises(Refusal, match="level 2 is played or has been"):
        direction.do(SetLevels((levels[0], Level(small_blind=1, big_blind=2), *slower[2:])), now=41 * MINUTE)
    with pytest.raises(Mistake, match="level 5"):
        direction.do(SetLevels((*slower, Level(small_blind=5))), now=41 * MINUTE)
    assert Tournament(direction.terms, direction.log).event == direction.event
