from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.errors import Mistake, Refusal
from croupier.tournament.chips.colour_up import amounts
from croupier.tournament.days.flights import plays_to
from croupier.tournament.leagues import (
    Counts,
    Formula,
    League,
    Strike,
    decide,
    points,
    results,
    standings,
)
from croupier.tournament.rounds.drawing import bracket_of, shootout
from croupier.tournament.structure import generate, ladder_of_blinds, simulate
from tests.tournament.desk import running
from tests.tournament.test_simulation import SUNDAY, simulated

# Structures


@given(
    players=st.integers(2, 500),
    stack=st.sampled_from([5_000, 10_000, 20_000, 50_000]),
    hours=st.integers(2, 14),
    minutes=st.sampled_from([10, 15, 20, 30]),
)
def test_a_structure_rises_and_every_blind_can_be_paid_with_the_chips_there_are(
    players: int, stack: int, hours: int, minutes: int
) -> None:
    chips = [25, 100, 500, 1_000, 5_000, 25_000, 100_000]
    plan = generate(players, stack, hours, chips=chips, minutes=minutes)
    bigs = [level.big_blind for level in plan.levels if not level.pause]
    assert bigs == sorted(set(bigs))
    gone: set[int] = set()
    for level in plan.levels:
        gone |= set(level.colour_up)
        smallest = min([chip for chip in chips if chip not in gone])
        assert all(amount % smallest == 0 for amount in amounts(level))
    assert abs(plan.minutes - hours * 60) <= minutes + 10


def test_what_no_structure_fits_is_refused() -> None:
    with pytest.raises(Mistake, match="no structure fits"):
        generate(1, 10_000, 4)


def test_blinds_are_those_of_a_cardroom() -> None:
    assert ladder_of_blinds(100)[:8] == [100, 200, 300, 400, 500, 600, 800, 1_000]


def test_the_quick_forecast_is_near_the_event_played_out_with_real_hands() -> None:
    forecast = simulate(SUNDAY.levels, 100, 20_000, Random(1))
    played = sorted([simulated(100, seed).milliseconds // 60_000 for seed in (1, 2, 3)])[1]
    assert abs(forecast.expected - played) < 90


# Flights and stages


def test_a_flight_plays_down_to_its_percentage_rounded_up() -> None:
    assert [plays_to(players, 15) for players in (100, 101, 3)] == [15, 16, 1]


def test_a_stage_of_a_shootout_has_even_tables() -> None:
    stage = shootout([str(number) for number in range(47)], 9)
    assert sorted([len(table) for table in stage]) == [7, 8, 8, 8, 8, 8]


@given(st.integers(2, 300))
def test_a_bracket_leaves_a_power_of_two_and_byes_only_to_the_best(players: int) -> None:
    names = [str(number) for number in range(players)]
    slots = bracket_of(names)
    pairs = list(zip(slots[::2], slots[1::2], strict=True))
    assert len(pairs) & (len(pairs) - 1) == 0
    assert sorted(filter(None, slots)) == sorted(names)
    byes = {one or other for one, other in pairs if not (one and other)}
    assert byes == set(names[: len(slots) - players])


# Leagues


def test_points_fall_with_the_place_and_grow_with_the_field() -> None:
    assert [points(Formula(), place, 100) for place in (1, 4, 100)] == [1_000, 500, 100]
    assert points(Formula(), 1, 400) == 2_000
    with pytest.raises(Mistake, match="no place 5 among 4"):
        points(Formula(), 5, 4)


def test_an_event_counts_once_and_can_be_struck() -> None:
    league, counted = decide(League("Winter"), Counts("One", {"Ann": 1, "Bob": 4}, entries=100))
    assert counted.points == {"Ann": 1_000, "Bob": 500}
    with pytest.raises(Refusal, match="One counts already"):
        decide(league, Counts("One", {"Bob": 1}))
    struck, _ = decide(league, Strike("One"))
    assert struck == League("Winter")
    with pytest.raises(Refusal, match="One does not count"):
        decide(struck, Strike("One"))


def test_a_league_takes_the_places_of_an_event_that_is_over() -> None:
    event = simulated(20, 5).event
    found = results(event)
    assert len(found) == len(event.entrants)
    assert sorted(found.values())[:2] == [1, 2]
    league, counted = decide(League("Winter"), Counts("Sunday", found, event.entries))
    assert sum([row.points for row in league.standings]) == sum(counted.points.values())
    with pytest.raises(Mistake, match="is not over"):
        results(running(9).event)


def test_a_league_counts_the_best_results_and_shares_places() -> None:
    events = [{"Ann": 1, "Bob": 2}, {"Bob": 1, "Cid": 2}, {"Ann": 2, "Cid": 1}]
    best = standings(Formula("table", table=(10, 6), best=1, attendance=1), events)
    assert [(each.place, each.player, each.points) for each in best] == [
        (1, "Ann", 11),
        (1, "Bob", 11),
        (1, "Cid", 11),
    ]
    everything = standings(Formula("table", table=(10, 6)), events)
    assert [each.points for each in everything] == [16, 16, 16]
