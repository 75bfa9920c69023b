"""Duplicate matches: fair to both sides, and each level beats the one below."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from croupier.bots import LEVELS
from croupier.bots.baselines import BASELINES
from croupier.bots.match import Score, Table, match, play
from croupier.bots.players import NAMES, player
from croupier.cards import shuffled
from croupier.cli.bots import SMALL
from croupier.errors import Mistake
from croupier.play import Stakes as Sizes
from croupier.play import catalogue, next_positions
from croupier.room.hand.mixes import stakes
from tests.depth import NIGHTLY, nightly

GAMES = ("nl-holdem", "pl-omaha", "seven-stud", "razz", "2-7-triple-draw")

MARGIN = {"nl-holdem": 60, "pl-omaha": 60}
"""What a level surely wins of the one below in 100 hands, in bets; 5 small bets where bets are fixed."""


def table(game: str, seats: int = 2) -> Table:
    return Table(catalogue[game], Sizes(**stakes(catalogue[game], SMALL, 2 * SMALL)), seats)


def score(one: str, other: str, game: str, deals: int, *, seed: int = 1, seats: int = 2) -> Score:
    *_, last = match(player(one), player(other), table(game, seats), deals, seed)
    return last


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_one_side_wins_the_other_loses(game: str, seats: int) -> None:
    one, other = score("hard", "easy", game, 12, seats=seats), score("easy", "hard", game, 12, seats=seats)
    assert one.bb_per_100 == pytest.approx(-other.bb_per_100)
    assert one.standard_error == pytest.approx(other.standard_error)
    assert one.hands == 24


@pytest.mark.parametrize("name", NAMES)
def test_who_plays_himself_wins_nothing_whatever_the_cards(name: str) -> None:
    found = score(name, name, "nl-holdem", 40)
    assert (found.bb_per_100, found.standard_error) == (0.0, 0.0)


def test_a_seat_is_dealt_the_same_hand_by_the_same_luck() -> None:
    asked = table("nl-holdem", 4)
    positions = next_positions(None, range(1, 5))
    sides = [player("hard"), player("easy")] * 2
    first, again = (play(asked, positions, sides, Random(3)) for _ in range(2))
    assert first == again
    assert sum(first.values()) == 0
    assert shuffled(asked.variant.deck, Random(3)) != shuffled(asked.variant.deck, Random(4))


def test_a_score_is_the_mean_and_its_error_that_of_the_mean() -> None:
    found = Score(2)
    for won in (1.0, -2.0, 4.0, 5.0):
        found.add(won)
    assert found.bb_per_100 == pytest.approx(200)
    # The deviations are -1, -4, 2, 3: a variance of 10, a standard error of the square root of 10 / 4.
    assert found.standard_error == pytest.approx(100 * 2.5**0.5)
    low, high = found.interval
    assert (low + high) / 2 == pytest.approx(200)
    assert high - low == pytest.approx(2 * 1.96 * found.standard_error)


@pytest.mark.parametrize(("game", "seats"), [("nl-holdem", 3), ("2-7-triple-draw", 8), ("kuhn", 4)])
def test_a_table_has_chairs_for_both_sides_alike(game: str, seats: int) -> None:
    with pytest.raises(Mistake) as refused:
        table(game, seats)
    assert refused.value.code == "bots-bad-seats"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(game: str, weaker: str, stronger: str) -> None:
    assert score(stronger, weaker, game, 900).interval[0] > 0


@nightly
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below_by_far(game: str, weaker: str, stronger: str) -> None:
    assert score(stronger, weaker, game, 10_000, seed=2).interval[0] > MARGIN.get(game, 5)


@pytest.mark.parametrize("baseline", BASELINES)
def test_the_hard_one_beats_simple_players_of_holdem(baseline: str) -> None:
    found = score("hard", baseline, "nl-holdem", 10_000 if NIGHTLY else 1_500)
    assert found.bb_per_100 > 20
    assert found.interval[0] > 0
