"""Pai Gow solved: the bonus exactly, the game by rounds drawn, one hand against all of the house's."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import sqrt
from random import Random
from statistics import pstdev

import pytest

from croupier.cards import DECK_52, DECK_53, parse, parse_with_joker, show
from croupier.errors import Mistake
from croupier.odds.house.lesson import lesson, sight, weigh
from croupier.odds.house.pai_gow import GLANCE, MAKES, ROUNDS, SEVEN, mask_of, nets, run, set_well, way_data
from croupier.odds.house.pai_gow_best import WHOLE, WORDS, added, gain
from croupier.odds.house.simulate import simulate
from croupier.odds.house.solution import Advice, Decision, Job, Solution
from croupier.odds.house.solvers import solver
from croupier.odds.kernels import fast
from croupier.odds.kernels.twin import pai_gow as twin_pai_gow
from croupier.odds.kernels.twin.ranges import Draw
from croupier.pit import BoxHand, DealerHand, Round, chosen, game
from croupier.pit.houses import house
from croupier.pit.pai_gow.hands import bonus_hands
from croupier.pit.pai_gow.way import house_way, set_low
from tests.depth import nightly

TABLE = game("pai-gow")
WAY = house_way("foxwoods")
DATA = way_data(WAY, TABLE.options)
HAND = parse_with_joker("KhKdQsQc9h5d2c")

pytestmark = pytest.mark.xdist_group("pai-gow")


@pytest.fixture(scope="module")
def solved() -> Solution:
    return solver(TABLE).solve(TABLE, None)


@pytest.fixture(scope="module")
def advice() -> Advice:
    return solver(TABLE).advise(TABLE, HAND, ())


def test_house_way_against_house_way_is_an_estimate_near_what_is_known(solved: Solution) -> None:
    assert not solved.exact
    assert solved.standard_error < 0.000_01
    known = {"win": 0.291221, "push": 0.404977, "lose": 0.303802}
    for name, share in known.items():
        assert abs(float(solved.outcomes[name]) - share) < 3 * 0.00006
    assert abs(float(solved.house_edge) - 0.02714) < 3 * 0.00008


def test_hands_that_change_places_tell_the_mean_ten_times_as_closely() -> None:
    drawn = [run(TABLE, Job(nodes=ROUNDS, seed=seed)) for seed in range(4)]
    by_themselves = [
        (0.95 * solution.counts["win"] - solution.counts["lose"]) / ROUNDS - float(solution.expected)
        for solution in drawn
    ]
    means = [float(solution.expected) for solution in drawn]
    error = drawn[0].standard_error
    assert error < sqrt(float(drawn[0].variance) / ROUNDS) / 9
    assert pstdev(means) < 2 * error < pstdev(by_themselves)


@pytest.mark.parametrize("way", ["claridge", "trump-plaza"])
def test_the_ways_of_two_houses_are_compared(solved: Solution, way: str) -> None:
    other = game("pai-gow", options=chosen(TABLE.options, {"way": way}))
    found = solver(other).solve(other, None)
    assert not found.exact
    assert found.standard_error < 0.000_01
    assert found.counts["rounds"] == 134_217_728
    assert found.expected != solved.expected


def test_who_banks_gives_away_a_quarter_of_a_percent() -> None:
    banks = game("pai-gow", options=chosen(TABLE.options, {"banker": "box"}))
    found = solver(banks).solve(banks, None)
    assert abs(float(found.house_edge) - 0.00261) < 3 * 0.00008


@pytest.mark.parametrize(
    ("name", "edge"),
    [("fortune-5000-2000", "0.07827854"), ("fortune-5000-1000", "0.08438132"), ("", "0.07765575")],
)
def test_the_bonus_is_exact(name: str, edge: str) -> None:
    value = house("pai-gow", name) if name else TABLE
    side = solver(value).solve(value, None).sides["bonus"]
    assert side.exact
    assert f"{float(side.house_edge):.8f}" == edge


@nightly
def test_all_154_143_080_hands_by_what_they_make() -> None:
    assert fast.pai_gow_census(mask_of(DECK_53.cards), 2) == list(SEVEN[True])
    assert sum(SEVEN[True]) == 154_143_080
    assert fast.pai_gow_census(mask_of(DECK_52.cards), 2) == list(SEVEN[False])


def test_what_the_kernel_counts_is_what_the_table_pays() -> None:
    randomness = Random(4)
    hands = [tuple(randomness.sample(DECK_53.cards, 7)) for _ in range(500)]
    hands += [parse_with_joker(text) for text in ("8h7h6h5h4h3h2h", "AhKhQhJhThKsQs", "JkKhQhJhTh9h8h")]
    for held in hands:
        makes = MAKES[twin_pai_gow.pai_gow_makes(held)]
        assert set(makes) == set(bonus_hands(held)) - {
            "pair",
            "two-pair",
            "high-card",
            "ace-king",
        } or makes == ("two-pair",)


@pytest.mark.parametrize("name", ["foxwoods", "claridge", "trump-plaza"])
def test_hands_are_set_alike_by_the_kernel_and_the_table(name: str) -> None:
    way, full = house_way(name), parse("9h9d9s2c2d")
    data = way_data(way, TABLE.options)
    randomness = Random(8)
    dealt = [randomness.sample(DECK_53.cards, 7) for _ in range(2_000)]
    # A full house is set by the two cards beside it, and comes seldom.
    dealt += [[*full, *two] for two in combinations([c for c in DECK_53.cards if c not in full], 2)]
    for held in dealt:
        assert fast.pai_gow_low(data, mask_of(tuple(held))) == mask_of(set_low(way, held)), show(held)


def test_one_hand_in_all_its_settings_against_all_of_the_house(advice: Advice) -> None:
    found = advice
    assert found.best.decision.kind == "house-way"
    assert len(found.choices) == 1 + 20
    split = next(one for one in found.choices if show(one.decision.cards) == "QsQc")
    kept = next(one for one in found.choices if show(one.decision.cards) == "9h5d")
    assert split.value == found.best.value > kept.value


BETTER = {
    # Two pair, the lower one too small to be split from the higher: ace and king go low.
    "AhKhQsQc4h4c2s": (Fraction(41_868_097, 89_207_800), Fraction(439_457_473, 1_070_493_600)),
    # A full house of treys: the pair of deuces stays high.
    "AdKh3s3d3c2h2d": (Fraction(41_913_191, 66_905_850), Fraction(54_339_457, 107_049_360)),
}
"""Hands that the house sets otherwise than is best: the exact worth of the best setting, and of the house's."""


@nightly
@pytest.mark.parametrize("hand", BETTER)
def test_what_the_house_gives_away_is_worked_out_in_full(hand: str) -> None:
    found = solver(TABLE).advise(TABLE, parse_with_joker(hand), ())
    way = next(one for one in found.choices if one.decision.kind == "house-way")
    assert (found.best.value, way.value) == BETTER[hand]


@pytest.mark.parametrize("hand", BETTER)
def test_hands_drawn_tell_what_the_best_setting_adds(hand: str) -> None:
    """Both weighings come within four errors of the exact figure: each rests on some 91,000 hands of the house."""
    held, (best, way) = parse_with_joker(hand), BETTER[hand]
    found = fast.pai_gow_best(DATA, nets(TABLE), [(mask_of(held), 1)], 5, 0, 4, WORDS)
    assert list(found[0]) == [1, 1, 0, 0]
    for moved in found[1:]:
        assert sum(moved) == pytest.approx(0, abs=9)
        gained = sum([net * part for net, part in zip(nets(TABLE), moved, strict=True)]) / 1000 / WHOLE
        assert abs(gained - float(best - way)) < 4 * 0.5 / 91_000**0.5


def test_a_hand_that_the_house_sets_best_gains_nothing(advice: Advice) -> None:
    assert advice.best.decision.kind == "house-way"
    found = fast.pai_gow_best(DATA, nets(TABLE), [(mask_of(HAND), 1)], 5, 0, 4, WORDS)
    assert [list(row) for row in found] == [[1, 0, 0, 0], [0] * 9, [0] * 9]


def test_best_play_lies_in_less_than_a_thousandth_of_a_percent(solved: Solution) -> None:
    found = set_well(TABLE, None)
    assert not found.exact
    told = found.report()
    assert told["return_at_least"] < told["return"] < told["return_at_most"]
    assert told["return_at_most"] - told["return_at_least"] < 0.000_01
    assert told["return"] == pytest.approx(float(1 + solved.expected) + told["gained"])
    assert solved.standard_error < found.standard_error < 2 * solved.standard_error
    assert sum(map(float, found.outcomes.values())) == pytest.approx(1)
    assert 0.95 * found.outcomes["win"] - found.outcomes["lose"] == pytest.approx(
        float(found.expected), abs=1e-7
    )
    assert found.outcomes["lose"] < solved.outcomes["lose"]
    assert found.counts == {}


def test_the_worth_of_setting_best_is_what_rounds_come_to() -> None:
    """Hands of the guest drawn at random, set by what few hands of the house chose: the mean gain agrees."""
    found, randomness = set_well(TABLE, None), Random(11)
    hands = [(mask_of(tuple(randomness.sample(DECK_53.cards, 7))), 1) for _ in range(20_000)]
    drawn = added(
        [[list(row) for row in fast.pai_gow_best(DATA, nets(TABLE), hands, 3, 0, 1, 256)]], nets(TABLE)
    )
    gained = (
        sum([net * part for net, part in zip(nets(TABLE), drawn.moved, strict=True)]) / 1000 / WHOLE / 20_000
    )
    assert drawn.hands == 20_000
    assert abs(gained - found.more["gained"]) < 4 * 0.012 / 20_000**0.5
    assert drawn.others / drawn.hands == pytest.approx(found.more["set-otherwise"], abs=0.02)


def test_units_of_best_play_are_kept_and_not_worked_out_again() -> None:
    asked = DATA, tuple(nets(TABLE))
    row = [[1_000, 80, 90, 0], [-WHOLE, 0, WHOLE, 0, 0, 0, 0, 0, 0], [-WHOLE, 0, WHOLE, 0, 0, 0, 0, 0, 0]]
    names: list[str] = []

    class Kept(dict[str, list[list[int]]]):
        def __contains__(self, name: object) -> bool:
            names.append(str(name))
            return True

        def __missing__(self, name: str) -> list[list[int]]:
            return row

    found = gain(asked, Job(nodes=1, seed=4), Kept())
    assert (found.hands, found.others, found.error) == (128_000, 10_240, 0)
    assert len(set(names)) == 128
    with pytest.raises(Mistake, match="--nodes"):
        set_well(TABLE, Job(every=True))


def test_at_a_glance_every_setting_is_near_its_exact_worth_and_the_pair_still_goes_low(
    advice: Advice,
) -> None:
    round = Round(TABLE, {"ann": 1_000})
    round.bet("ann", 1, 100)
    round.close_bets()
    others = [card for card in DECK_53.cards if card not in HAND]
    round.shuffle([card for pair in zip(HAND, others, strict=False) for card in pair], whole=False)
    round.cut("", 0)
    seen = sight(round)
    assert seen is not None
    exact = {one.decision: one.value for one in advice.choices}
    glance = weigh(TABLE, seen)
    assert not glance.exact
    assert {one.decision for one in glance.choices} == set(exact)
    for one in glance.choices:
        assert abs(float(one.value - exact[one.decision])) < 4 / GLANCE**0.5
    assert weigh(TABLE, seen) == glance
    taken = lesson(TABLE, seen, Decision("set", cards=parse_with_joker("9h5d")))
    assert taken is not None
    assert not taken.exact
    assert taken.best.decision.kind == "house-way"
    worth = advice.best.value - exact[Decision("set", cards=parse_with_joker("9h5d"))]
    assert abs(float(taken.cost - worth)) < 4 / GLANCE**0.5


def test_a_setting_is_worth_what_its_rounds_come_to(advice: Advice) -> None:
    hand, found = HAND, advice
    kept = next(one for one in found.choices if show(one.decision.cards) == "9h5d")
    randomness, total, rounds = Random(1), 0, 6_000
    stub = [card for card in DECK_53.cards if card not in hand]
    for _ in range(rounds):
        dealer = tuple(randomness.sample(stub, 7))
        total += TABLE.settle(BoxHand({"stake": 1000}, hand, low=kept.decision.cards), DealerHand(dealer)).net
    assert abs(total / rounds / 1000 - float(kept.value)) < 4 * 0.9 / rounds**0.5


def test_more_rounds_are_the_same_rounds_and_can_be_resumed() -> None:
    run = solver(TABLE).run
    assert run is not None
    kept: dict[str, list[list[int]]] = {}
    first = run(TABLE, Job(nodes=1 << 20, seed=7, workers=1), kept, None)
    assert len(kept) == 1
    assert run(TABLE, Job(nodes=1 << 20, seed=7, workers=1), kept, None) == first
    with pytest.raises(Mistake, match="--nodes"):
        run(TABLE, Job(every=True), kept, None)


def test_the_nets_come_from_the_settlement() -> None:
    assert nets(TABLE) == [-1000, -1000, 0, -1000, -1000, 0, 0, 0, 950]
    push = game("pai-gow", options=chosen(TABLE.options, {"copy": "push"}))
    assert nets(push) == [-1000, 0, 0, 0, 0, 0, 0, 0, 950]


def test_the_table_agrees_with_the_solver(solved: Solution) -> None:
    found = simulate(TABLE, "basic", rounds=4_000, seed=3)
    assert abs(found.mean - float(solved.expected)) < 3 * found.error


def test_rounds_are_drawn_and_compared_alike_by_the_twin() -> None:
    draw, ends = Draw(3, 5), Counter[int]()
    for _ in range(2_000):
        ends[twin_pai_gow.drawn_end(DATA, draw)] += 1
    drawn = fast.pai_gow_sample(DATA, 3, 5, 1, 1)
    assert sum(drawn) == 1 << 16
    for end in (0, 2, 6, 8):
        assert abs(ends[end] / 2_000 - drawn[end] / (1 << 16)) < 4 * (0.25 / 2_000) ** 0.5
    assert fast.pai_gow_sample(DATA, 4, 5, 1, 1) != drawn
    assert fast.pai_gow_sample(DATA, 3, 5, 2, 2) == [
        one + other for one, other in zip(drawn, fast.pai_gow_sample(DATA, 3, 6, 1, 1), strict=True)
    ]


def test_envy_gives_back_what_the_hands_of_another_player_pay(solved: Solution) -> None:
    """Counted by hand: 5 for each of 307,472, 20 for 184,644, and so on, on a bonus of 5."""
    paid = 307_472 * 5 + 184_644 * 20 + 26_020 * 50 + 1_128 * 250 + 196 * 500 + 72 * 1_000 + 32 * 5_000
    found = solved.sides["envy"]
    assert found.expected == Fraction(paid, 154_143_080 * 5)
    assert round(float(found.expected), 6) == 0.009268
    none = chosen(game("pai-gow").options, {"envy-from": 0})
    plain = game("pai-gow", options=none)
    assert list(solver(plain).solve(plain, None).sides) == ["bonus"]
