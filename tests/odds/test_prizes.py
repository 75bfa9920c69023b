"""What stacks are worth: the model by hand, by its twin, and by drawn finishes."""

from fractions import Fraction
from itertools import permutations

import pytest

from croupier.odds import OddsError, chip_chop, icm
from croupier.odds.kernels import fast, twin


def by_hand(stacks, prizes):
    """Every order of finish, with its exact chance."""
    worth = [Fraction(0)] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = Fraction(1), sum(stacks)
        for player in order:
            chance *= Fraction(stacks[player], left)
            left -= stacks[player]
        for player, prize in zip(order, prizes, strict=False):
            worth[player] += chance * prize
    return worth


def test_three_players_for_three_prizes():
    assert icm([5000, 3000, 2000], [50, 30, 20]).amounts == pytest.approx([38.392857, 32.75, 28.857143])


def test_icm_is_the_sum_over_all_orders_of_finish():
    stacks, prizes = [4200, 900, 3100, 150, 2650], [100, 60, 25]
    found = icm(stacks, prizes)
    assert found.method == "exact"
    assert found.amounts == pytest.approx([float(worth) for worth in by_hand(stacks, prizes)], rel=1e-12)


def test_equal_stacks_share_the_prizes_equally_for_twenty_players():
    found = icm([1000] * 20, [50, 30, 20])
    assert found.method == "exact"
    assert found.amounts == pytest.approx([5.0] * 20)


def test_more_than_twenty_players_are_drawn_and_the_error_is_stated():
    stacks = [1000 + 100 * player for player in range(24)]
    found = icm(stacks, [50, 30, 20], finishes=50_000, seed=4)
    assert found.method == "monte-carlo"
    assert sum(found.amounts) == pytest.approx(100)
    first = sum(stacks)
    exact_first_place = 50 * stacks[-1] / first
    assert found.amounts[-1] > exact_first_place
    assert all(0 < error < 0.1 for error in found.errors)
    assert found == icm(stacks, [50, 30, 20], finishes=50_000, seed=4, threads=3)


def test_drawn_finishes_agree_with_the_exact_model_within_their_error():
    stacks, prizes, heads = [5000.0, 3000.0, 2000.0], [50.0, 30.0, 20.0], [10.0, 20.0, 30.0]
    sums, squares = fast.finishes(stacks, prizes, heads, 0.5, 1, 0, 200, 2)
    number = 200 * 1024
    for total, square, worth in zip(sums, squares, icm(stacks, prizes, heads).amounts, strict=True):
        mean = total / number
        error = ((square / number - mean**2) / number) ** 0.5
        assert abs(mean - worth) < 4 * error


def test_bounties_and_prizes_are_paid_out_whole():
    found = icm([5000, 3000, 2000, 700], [50, 30, 20], [10, 20, 30, 40])
    assert sum(found.amounts) == pytest.approx(200)


def test_heads_up_the_bounties_go_with_the_stacks():
    """Whoever wins takes both heads, whatever part is paid at once."""
    for cash in (0.0, 0.5, 1.0):
        found = icm([3000, 1000], [100], [40, 20], cash=cash)
        assert found.amounts == pytest.approx([0.75 * 160, 0.25 * 160])


def test_kernels_and_twins_agree_on_prizes_and_bounties():
    stacks, prizes, heads = (
        [5000.0, 3100.0, 2000.0, 700.0, 45.0],
        [50.0, 30.0, 20.0],
        [10.0, 20.0, 30.0, 5.0, 1.0],
    )
    assert fast.icm(stacks, prizes) == pytest.approx(twin.icm(stacks, prizes), rel=1e-12)
    assert fast.bounties(stacks, heads, 0.5) == pytest.approx(twin.bounties(stacks, heads, 0.5), rel=1e-12)
    assert fast.bounties(stacks, heads, 0.8) == pytest.approx(twin.bounties(stacks, heads, 0.8), rel=1e-12)
    arguments = (stacks, prizes, heads, 0.5, 9, 3, 1, 1)
    assert fast.finishes(*arguments)[0] == pytest.approx(twin.finishes(*arguments)[0], rel=1e-9)


def test_chip_chop_guarantees_the_lowest_prize_and_pays_every_unit():
    assert chip_chop([5000, 3000, 2000], [50, 30, 20]) == (40, 32, 28)
    assert chip_chop([1, 1, 1], [100]) == (34, 33, 33)


@pytest.mark.parametrize(
    ("stacks", "prizes", "bounties", "code"),
    [
        ([5000], [50], [], "odds-stacks"),
        ([5000, 0], [50], [], "odds-stack"),
        ([5000, -1], [50], [], "odds-stack"),
        ([5000, float("nan")], [50], [], "odds-stack"),
        ([5000, 3000], [], [], "odds-prizes"),
        ([5000, 3000], [3, 2, 1], [], "odds-prizes"),
        ([5000, 3000], [50, -1], [], "odds-prize"),
        ([5000, 3000], [50], [1], "odds-bounties"),
        ([5000, 3000], [50], [1, -1], "odds-bounty"),
    ],
)
def test_what_makes_no_event_says_why(stacks, prizes, bounties, code):
    with pytest.raises(OddsError) as error:
        icm(stacks, prizes, bounties)
    assert error.value.code == code
    assert error.value.say("ru")
