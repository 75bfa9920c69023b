"""The whole game of Russian Poker as it ships: its exact value, and the best first decision of every hand."""

import json
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from importlib.resources import files
from random import Random
from types import SimpleNamespace

import pytest

from croupier.cards import parse
from croupier.odds.house import russian_table
from croupier.odds.house.first_play import EXCHANGE
from croupier.odds.house.plots import by_up_card_figure
from croupier.odds.house.russian import advise
from croupier.odds.house.russian_exact import ACTIONS, Whole
from croupier.odds.house.russian_shapes import rank_sets, shapes
from croupier.odds.house.russian_stakes import stakes
from croupier.odds.house.russian_table import ships
from croupier.odds.house.solution import Decision, Job
from croupier.odds.house.solvers import solver
from croupier.pit import Game, game, with_options
from tests.depth import nightly

RUSSIAN = game("russian-poker")


def test_the_value_is_the_mean_over_the_open_cards() -> None:
    found = solver(RUSSIAN).solve(RUSSIAN, None)
    assert found.exact
    assert isinstance(found.expected, Fraction)
    by_up = found.tables["up-card"]
    assert len(by_up) == 13
    assert found.expected == sum(by_up.values()) / 13
    assert sum(found.tables["action"].values()) == 1
    assert set(found.tables["action"]) == set(ACTIONS)


def test_the_better_the_open_card_the_worse_for_the_box_up_to_the_queen() -> None:
    """A king or an ace open is better for the box than a queen: one of each must come for a game without a pair."""
    by_up = solver(RUSSIAN).solve(RUSSIAN, None).tables["up-card"]
    assert list(by_up) == list("23456789TJQKA")
    falling = [by_up[up] for up in "23456789TJQ"]
    assert falling == sorted(falling, reverse=True)
    assert by_up["8"] > by_up["K"] > by_up["9"] > by_up["A"] > by_up["T"]


def test_who_leaves_a_decision_out_loses_by_it() -> None:
    found = solver(RUSSIAN).solve(RUSSIAN, None)
    without = found.tables["without"]
    assert without["exchange+sixth"] < min(without["exchange"], without["sixth-and-one"])
    assert max(without["exchange"], without["sixth-and-one"]) < found.expected


def test_what_is_staked_is_the_mean_over_open_cards_and_over_first_decisions() -> None:
    found = solver(RUSSIAN).solve(RUSSIAN, None)
    staked, often = found.tables["wagered"], found.tables["action"]
    assert found.wagered == staked["all"] == sum(staked[up] for up in "23456789TJQKA") / 13
    assert found.wagered == sum(often[name] * staked[name] for name in ACTIONS)
    assert found.element_of_risk == -found.expected / found.wagered
    assert isinstance(found.variance, Fraction)


def test_a_fold_leaves_the_ante_and_every_other_decision_puts_more_down() -> None:
    """Closing is ante and bet, and now and then a card for the dealer; a draw is paid even by who folds after it."""
    staked = solver(RUSSIAN).solve(RUSSIAN, None).tables["wagered"]
    assert staked["fold"] == 1
    assert 3 < staked["close"] < 3 + Fraction(1, 1000)
    assert staked["insure"] > 4
    drawn = [staked[name] for name in ACTIONS if name.startswith(("sixth", "exchange"))]
    assert 2 < min(drawn) < max(drawn) < 4


def test_the_shares_of_the_first_decisions_are_the_means_over_the_open_cards() -> None:
    found = solver(RUSSIAN).solve(RUSSIAN, None)
    first = found.grids["first"]
    assert list(first) == list("23456789TJQKA")
    assert all(sum(shares.values()) == 1 for shares in first.values())
    assert {name: sum(first[up][name] for up in first) / 13 for name in ACTIONS} == found.tables["action"]
    assert [up for up in first if first[up]["exchange-5"]] == ["2", "3"]


@nightly
def test_rounds_of_the_best_play_stake_and_swing_as_is_worked_out() -> None:
    """Hands drawn by strata and played out by the table's own code, four times each."""
    found, estimate = (
        solver(RUSSIAN).solve(RUSSIAN, None),
        stakes(RUSSIAN, Job(nodes=4_000, seed=5, workers=1)),
    )
    assert abs(estimate.wagered - float(found.wagered)) < 3 * estimate.wagered_error
    assert abs(estimate.square - found.deviation**2) < 3 * estimate.square_error


def test_the_figures_and_the_decisions_are_of_one_house() -> None:
    figures = files("croupier.odds.house") / "data" / "russian-poker.json"
    told = json.loads(figures.read_text("utf-8"))
    assert told["game"] == Whole.of(RUSSIAN).digest
    assert told["nodes"] == len(russian_table.play())


def test_the_picture_of_the_whole_game_shows_what_it_is_worth_and_what_is_best_against_each_card() -> None:
    found = solver(RUSSIAN).solve(RUSSIAN, None)
    worth, shares = by_up_card_figure(found).axes
    assert [tick.get_text() for tick in worth.get_xticklabels()] == list("23456789TJQKA")
    heights = [bar.get_height() for bar in worth.patches]
    assert [round(height, 3) for height in (heights[0], heights[11])] == [17.054, -3.849]
    # The bars of a card stand on one another; what is hardly ever best is not drawn.
    tops = [
        max(bar.get_y() + bar.get_height() for bar in bars) for bars in zip(*shares.containers, strict=True)
    ]
    assert all(99.7 < top < 100 + 1e-9 for top in tops)
    assert [bars.get_label() for bars in shares.containers] == [
        *("fold", "close", "sixth card"),
        *(f"exchange of {number} cards" for number in (2, 3, 4)),
    ]
    folded = shares.containers[0].patches[12].get_height()
    assert folded == pytest.approx(100 * float(found.grids["first"]["A"]["fold"]))


def test_another_house_has_no_table() -> None:
    assert ships(RUSSIAN)
    assert not ships(with_options(RUSSIAN, {"kickers": "first"}))


@pytest.mark.parametrize(("payout", "same"), [(4_000, True), (3_999, False)])
def test_a_house_has_it_where_no_two_combinations_go_above_its_maximum_payout(
    payout: int, same: bool
) -> None:
    """The best combination pays a bet of 20 a hundred times; whether a hand can have it twice is not asked."""
    assert ships(replace(RUSSIAN, plate=replace(RUSSIAN.plate, minimum=10, max_payout=payout))) is same


def test_the_same_house_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before every decision at a table it is asked whether the house is the one of which the best play ships."""
    asked: list[Game] = []

    def of(game: Game) -> Whole:
        asked.append(game)
        return Whole.of(game)

    monkeypatch.setattr(russian_table, "Whole", SimpleNamespace(of=of))
    for _ in range(3):
        assert ships(replace(RUSSIAN, plate=replace(RUSSIAN.plate, minimum=17)))
    assert len(asked) == 1


def agrees(chance: Random) -> None:
    """Several choices may be worth the same."""
    up, *cards = chance.sample(range(52), 6)
    found = advise(RUSSIAN, tuple(sorted(cards)), (up,))
    best = [one.decision for one in found.choices if one.value == found.best.value]
    told = russian_table.first(found.cards, up)
    kinds = {(one.kind, frozenset(one.cards)) for one in best}
    assert (told.kind, frozenset(told.cards)) in kinds, (found.cards, up)


@pytest.mark.parametrize("seed", range(5))
def test_the_table_says_what_the_solver_of_one_hand_says(seed: int) -> None:
    agrees(Random(seed))


@nightly
@pytest.mark.parametrize("seed", range(5, 2_000))
def test_the_table_says_so_of_two_thousand_hands(seed: int) -> None:
    agrees(Random(seed))


@pytest.mark.parametrize(
    ("hand", "up", "told"),
    [
        ("2c5d8hTsJc", "Ah", Decision("fold")),
        ("9c9dJsJh4c", "7h", Decision("close")),
        ("8h8c8dKd2c", "8s", Decision("insure")),
        ("9sTdJhQcKs", "7h", Decision("sixth")),
        ("7c7d7hKs2c", "Qd", Decision("exchange", cards=tuple(parse("2cKs")))),
    ],
)
def test_hands_everybody_knows(hand: str, up: str, told: Decision) -> None:
    assert russian_table.first(parse(hand), parse(up)[0]) == told


@pytest.mark.parametrize("turn", [(1, 0, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0)])
def test_the_names_of_suits_do_not_matter(turn: tuple[int, ...]) -> None:
    chance = Random(5)
    for _ in range(200):
        up, *cards = chance.sample(range(52), 6)
        plain = russian_table.first(tuple(cards), up)
        turned = [card & ~3 | turn[card & 3] for card in (up, *cards)]
        found = russian_table.first(tuple(turned[1:]), turned[0])
        assert found.kind == plain.kind
        assert len(found.cards) == len(plain.cards)
        assert sorted(card >> 2 for card in found.cards) == sorted(card >> 2 for card in plain.cards)


@nightly
def test_the_shares_of_the_first_decisions_are_those_of_the_table() -> None:
    codes = iter(russian_table.play())
    first = solver(RUSSIAN).solve(RUSSIAN, None).grids["first"]
    for up, shares in enumerate(first.values()):
        counted: Counter[int] = Counter()
        for ranks in rank_sets(range(13), 5, up):
            for _, alike in shapes(ranks, up):
                code = next(codes)
                thrown = (code - EXCHANGE).bit_count() if code >= EXCHANGE else 0
                counted[thrown + 2 if thrown else code] += alike
        deals = counted.total()
        assert {name: Fraction(counted[place], deals) for place, name in enumerate(ACTIONS)} == shares
