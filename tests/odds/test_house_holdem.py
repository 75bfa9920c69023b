"""Hold'em against the dealer solved: the published figures, from the shipped counts and from new ones."""

from fractions import Fraction

import pytest

from croupier.cards import Cards, mask, parse
from croupier.odds.house import holdem, holdem_bonus, ultimate
from croupier.odds.house.holdem import start_of, starts
from croupier.odds.house.simulate import simulate
from croupier.odds.house.solution import Sight
from croupier.odds.kernels import fast
from croupier.pit import Options, chosen, game
from croupier.pit.houses import house
from croupier.ranks import HIGH

ULTIMATE = game("ultimate-texas-holdem")
BONUS = game("texas-holdem-bonus")
FLUSH = game("texas-holdem-bonus", options=chosen(BONUS.options, {"ante_from": "flush"}))
ONE_ANTE = game("texas-holdem-bonus", options=chosen(BONUS.options, {"flop_bet": "one-ante"}))


def test_ultimate_keeps_2_18497_percent() -> None:
    found = ultimate.solve(ULTIMATE)
    assert f"{float(found.expected):.9f}" == "-0.021849714"
    assert f"{float(found.wagered):.6f}" == "4.152210"
    assert f"{float(found.element_of_risk):.6f}" == "0.005262"
    assert f"{found.deviation:.6f}" == "4.939299"
    assert f"{float(found.outcomes['play-4']):.4f}" == "0.3771"
    assert f"{float(found.outcomes['play-2']):.6f}" == "0.212846"
    assert f"{float(found.outcomes['play-1']):.6f}" == "0.218221"
    assert f"{float(found.outcomes['fold']):.4f}" == "0.1919"
    assert found.counts["starts-that-bet"] == 69


def test_the_hands_that_bet_four_are_those_of_the_simple_rule_and_three_is_never_right() -> None:
    rows = ultimate.table(ultimate.data_of(ULTIMATE))
    assert {name for number, name, _ in starts() if rows[number][0] > rows[number][1]} == ultimate.BETS_EARLY
    for hand in ("AhAs", "7h2s", "Jh8s"):
        four, three, check = (
            next(
                one.value
                for one in ultimate.advise(ULTIMATE, parse(hand), ()).choices
                if one.decision == decision
            )
            for decision in (("play", 4, ()), ("play", 3, ()), ("check", 0, ()))
        )
        assert three < max(four, check)
    decide = ultimate.best(ULTIMATE)
    early = {
        name
        for _, name, _ in starts()
        if decide(Sight(Options(1, "ann", "preflop", ()), _of(name), (), (), (), {"ante": 10})).amount == 40
    }
    assert early == ultimate.BETS_EARLY


def _of(name: str) -> Cards:
    """Two cards of a starting hand."""
    return parse(f"{name[0]}h{name[1]}{'h' if name.endswith('s') else 's'}")


@pytest.mark.parametrize(
    ("table", "edge"),
    [
        ("trips-30-9-7-4-3", "0.009018"),
        ("trips-30-8-6-5-3", "0.019040"),
        ("", "0.034979"),
        ("trips-20-7-6-5-3", "0.061808"),
    ],
)
def test_trips_by_table(table: str, edge: str) -> None:
    value = house("ultimate-texas-holdem", table) if table else ULTIMATE
    assert f"{float(holdem.trips(value).house_edge):.6f}" == edge


def test_texas_holdem_bonus_in_las_vegas_and_atlantic_city() -> None:
    found = holdem_bonus.solve(BONUS)
    assert f"{float(found.expected):.9f}" == "-0.020369219"
    assert f"{float(found.wagered):.6f}" == "3.818103"
    assert f"{float(found.element_of_risk):.6f}" == "0.005335"
    assert found.strategy[0][1]["hands"] == "72o 62o 52o 42o 32o"
    assert f"{float(holdem_bonus.solve(FLUSH).expected):.9f}" == "-0.055935055"
    assert "43o" in holdem_bonus.solve(FLUSH).strategy[0][1]["hands"]


def test_nobody_folds_where_the_flop_costs_one_ante() -> None:
    """Against an ante the worst two cards are worth another; the figure is the one published for Colorado."""
    found = holdem_bonus.solve(ONE_ANTE)
    assert f"{float(found.house_edge):.6f}" == "0.023496"
    assert found.outcomes["fold"] == 0
    assert found.wagered == 2 + found.outcomes["turn-bet"] + found.outcomes["river-bet"]
    assert found.strategy == ()
    best = holdem_bonus.advise(ONE_ANTE, parse("3h2s"), ()).best
    assert (best.decision.kind, best.decision.amount) == ("play", 1)
    assert f"{float(best.value):.6f}" == "-0.801991"


def test_the_simple_rule_folds_nothing_where_the_flop_costs_one_ante() -> None:
    found = simulate(ONE_ANTE, "basic", rounds=2_000, seed=4)
    assert "fold" not in found.results
    assert 2 < found.wagered < 4
    assert "fold" in simulate(BONUS, "basic", rounds=2_000, seed=4).results


@pytest.mark.parametrize(
    ("hand", "straight", "flush"),
    [
        ("3h2s", "-1.155927", "-1.195592"),
        ("4h2s", "-1.091604", "-1.135210"),
        ("5h2s", "-1.019987", "-1.067022"),
        ("6h2s", "-1.046723", "-1.077817"),
        ("7h2s", "-1.031301", "-1.050057"),
    ],
)
def test_what_the_worst_hands_are_worth_when_played(hand: str, straight: str, flush: str) -> None:
    for table, expected in ((BONUS, straight), (FLUSH, flush)):
        choices = holdem_bonus.advise(table, parse(hand), ()).choices
        assert f"{next(float(one.value) for one in choices if one.decision.kind == 'play'):.6f}" == expected


def test_four_three_offsuit_is_folded_only_in_atlantic_city() -> None:
    choices = holdem_bonus.advise(FLUSH, parse("4h3s"), ()).choices
    assert f"{float(choices[-1].value):.6f}" == "-1.009069"
    assert holdem_bonus.advise(BONUS, parse("4h3s"), ()).best.decision.kind == "play"


def test_the_bonus_with_and_without_the_line_for_aces_against_aces() -> None:
    assert f"{float(holdem_bonus.bonus(BONUS).house_edge):.6f}" == "0.085406"


def test_one_flop_counted_now_is_the_sum_of_its_hands() -> None:
    """The first flop up to suits is three deuces; it stands for four, so does every hand's share."""
    data = ultimate.data_of(ULTIMATE)
    (row,) = [ultimate.count(data, 1)]
    hand = parse("AhAs")
    flop = next(iter({parse("2c2d2h")}))
    alike = [parse("AcAd"), parse("AcAh"), parse("AdAh"), parse("AcAs"), parse("AdAs"), hand]
    worth = 0
    for cards in alike:
        now, wait = fast.ultimate_flop(data, holdem.rungs(), mask(cards), mask(flop))
        worth += max(now, wait)
    assert row[start_of(hand)][1] == 4 * worth
    assert row[start_of(hand)][7] == 4 * 6 * 1081


def test_the_last_bet_counted_one_by_one() -> None:
    own, board = parse("7h7s"), parse("KdQc9s5h4d")
    found = dict.fromkeys(holdem.ENDS, 0)
    stub = [card for card in range(52) if card not in own + board]
    for at, one in enumerate(stub):
        for other in stub[:at]:
            found[holdem.end_of(own, board, (one, other))] += 1
    assert sum(found.values()) == 990
    assert holdem.ends(own, board, HIGH.strength(parse("2c2d3h4s5c"))) == [found[end] for end in holdem.ENDS]


def test_rounds_of_the_table_come_near_the_solved_edge_by_the_simple_rule() -> None:
    found = simulate(ULTIMATE, "basic", rounds=6_000, seed=4)
    assert abs(found.mean - (-0.0243)) < 3 * found.error


def test_how_a_round_of_texas_holdem_bonus_swings() -> None:
    """Every board under the bets that are best on it, and a fold for what is folded."""
    for value, deviation in ((BONUS, "3.507271"), (FLUSH, "3.457802")):
        found = holdem_bonus.solve(value)
        assert f"{found.deviation:.6f}" == deviation
        assert isinstance(found.variance, Fraction)
