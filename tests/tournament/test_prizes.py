from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.errors import Mistake
from croupier.tournament import read_event
from croupier.tournament.prizes.ladder import by_parts, curve, ladder, paid_places, rounded_down, shared
from croupier.tournament.terms import Prizes, Step
from tests.tournament.desk import terms

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.every_book
@pytest.mark.clause("ONLINE:payout-3")
@pytest.mark.clause("ONLINE:payout-4")
@pytest.mark.parametrize(
    ("won", "paid"),
    [
        ("4.098", 409),
        ("4.0999", 409),
        ("4.09", 409),
        ("4.0900001", 409),
        ("0.009", 0),
        ("0.019999", 1),
        ("10.005", 1000),
        ("33.333", 3333),
    ],
)
def test_parts_of_a_cent_are_never_paid(won: str, paid: int) -> None:
    """ON-RND-01, ON-RND-02."""
    assert rounded_down(Decimal(won)) == paid


@pytest.mark.under("tda-2022", "online-tournament")
@pytest.mark.clause("ONLINE:prize-1")
@pytest.mark.clause("ONLINE:prize-2")
@pytest.mark.parametrize(("entries", "places"), [(6, 2), (7, 6), (45, 6), (120, 9)])
def test_the_structure_depends_on_the_number_of_entries(entries: int, places: int) -> None:
    """ON-PRZ-01."""
    steps = (Step(entries=6, places=2), Step(entries=45, places=6), Step(entries=150, places=9))
    event = terms(prizes=Prizes(steps=steps))
    assert paid_places(event, entries * event.to_pool, entries) == places


def test_a_ladder_in_percent_sums_to_the_pool_to_the_cent() -> None:
    assert by_parts(33_333, (Decimal("37.5"), Decimal("25"), Decimal("37.5"))) == (12_501, 8_333, 12_499)


def test_what_rounding_leaves_goes_to_the_first_place() -> None:
    assert by_parts(123_450, [50, 30, 20], unit=1_000) == (62_450, 37_000, 24_000)


def test_a_curve_pays_the_first_prize_it_was_asked_for() -> None:
    prizes = curve(1_000_000, 15, 15_000, first=250_000, unit=500)
    assert prizes[0] == 250_000
    assert prizes[-1] == 15_000
    assert sum(prizes) == 1_000_000
    assert list(prizes) == sorted(prizes, reverse=True)


def test_a_first_prize_the_pool_cannot_give_is_refused() -> None:
    with pytest.raises(Mistake, match="no ladder of this pool has such a first prize"):
        curve(100_000, 5, 10_000, first=90_000)


@given(
    pool=st.integers(1, 10**9),
    entries=st.integers(2, 3_000),
    unit=st.sampled_from([1, 100, 500, 2_500, 10_000]),
)
def test_every_ladder_sums_to_its_pool_and_falls(pool: int, entries: int, unit: int) -> None:
    prizes = ladder(terms(prizes=Prizes(unit=unit)), pool, entries)
    assert sum(prizes) == pool
    assert list(prizes) == sorted(prizes, reverse=True)
    assert 1 <= len(prizes) <= entries
    assert min(prizes) > 0


@given(
    prizes=st.lists(st.integers(0, 10**7), min_size=1, max_size=20),
    first=st.integers(1, 20),
    players=st.integers(1, 9),
)
def test_what_is_shared_is_what_the_places_pay(prizes: list[int], first: int, players: int) -> None:
    each, rounding = shared(prizes, first, players)
    assert each * players + rounding == sum(prizes[first - 1 : first - 1 + players])
    assert 0 <= rounding < players


def test_satellite_prizes_are_equal_and_the_rest_goes_to_the_next_place() -> None:
    event = terms(prizes=Prizes(equal=100_000))
    assert ladder(event, 530_000, 53) == (100_000, 100_000, 100_000, 100_000, 100_000, 30_000)
    assert ladder(event, 500_000, 50) == (100_000,) * 5


def test_the_ladder_of_the_world_championship_of_2003_is_reproduced() -> None:
    """839 entries of 10,000, seven percent held back: 7,802,700 for 63 places, 2,500,000 for the first."""
    event = read_event((EXAMPLES / "world-championship-2003.toml").read_text("utf-8"))
    prizes = ladder(event, 839 * event.to_pool, 839)
    assert sum(prizes) == 780_270_000
    final = (2_500_000, 1_300_000, 650_000, 440_000, 320_000, 250_000, 200_000, 160_000, 120_000)
    assert prizes[:9] == tuple([dollars * 100 for dollars in final])
    assert prizes[9] == 8_270_000
    assert len(prizes) == 63
    assert prizes[-1] == 1_500_000
    assert prizes == tuple([int(part) * 100 for part in event.prizes.ladder])


def test_the_ladder_of_the_world_championship_of_2023_is_reproduced() -> None:
    """10,043 entries of 10,000, seven percent held back; what the press was told of its 1,507 prizes."""
    event = read_event((EXAMPLES / "world-championship-2023.toml").read_text("utf-8"))
    prizes = ladder(event, 10_043 * event.to_pool, 10_043)
    assert (len(prizes), sum(prizes)) == (1_507, 9_339_990_000)
    final = (12_100_000, 6_500_000, 4_000_000, 3_000_000, 2_400_000, 1_850_000, 1_425_000, 1_125_000, 900_000)
    assert prizes[:9] == tuple([dollars * 100 for dollars in final])
    told = {
        10: 700_000,
        18: 345_000,
        44: 229_000,
        80: 109_400,
        287: 50_900,
        413: 40_000,
        665: 30_000,
        1_004: 20_000,
    }
    assert {place: prizes[place - 1] // 100 for place in told} == told
    assert prizes[-1] == 1_500_000


def test_a_ladder_goes_on_in_tiers_in_a_file() -> None:
    text = (
        'name="Friday"\nstack=5000\nbuy_in=20\n[[level]]\nsmall_blind=25\nbig_blind=50\n'
        "[prizes]\nladder=[40, 25]\ntiers=[{to=4, part=10}, {to=7, part=5}]\n"
    )
    assert ladder(read_event(text), 10_000, 40) == (4_000, 2_500, 1_000, 1_000, 500, 500, 500)
    assert ladder(read_event(text), 8_500, 4) == (4_000, 2_500, 1_000, 1_000)


@pytest.mark.parametrize("unit", [1, 500, 1_000])
def test_a_first_prize_smaller_than_any_curve_gives_stays_the_largest(unit: int) -> None:
    """210 places of 27,490.65, the first 500.00: hardly four times the average, where the flattest curve gives five."""
    prizes = curve(2_749_065, 210, 1_000, 50_000, unit)
    assert sum(prizes) == 2_749_065
    assert prizes[0] == 50_000
    assert list(prizes) == sorted(prizes, reverse=True)
    assert prizes[-1] >= 1_000
