"""Rounds by the table's own code: seeded, stopped and resumed, and what their pictures show."""

import pickle
from collections.abc import Callable, Iterable, Iterator
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from croupier.cli.kept import Kept
from croupier.errors import Mistake
from croupier.odds.house.plots import results_figure
from croupier.odds.house.simulate import BLOCK, simulate
from croupier.odds.house.solvers import solver
from croupier.pit import GAMES, game


def test_the_same_seed_is_the_same_rounds_whoever_plays_them() -> None:
    table = game("three-card")
    alone = simulate(table, rounds=2_500, seed=4)
    assert simulate(table, rounds=2_500, seed=4, workers=2) == alone
    assert simulate(table, rounds=2_500, seed=5) != alone


def test_what_is_sent_with_a_unit_does_not_grow_with_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[int] = []

    def spread(work: Callable[[int], Any], units: Iterable[int], *_: object) -> Iterator[tuple[int, Any]]:
        sent.append(len(pickle.dumps(work)))
        return ((unit, [[0, 0, 60, 1]]) for unit in units)

    monkeypatch.setattr("croupier.odds.house.simulate.map_units", spread)
    for rounds in (2_000, 60_000):
        simulate(game("three-card"), rounds=rounds, workers=2)
    assert sent[0] == pytest.approx(sent[1], abs=16)


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    table, file = game("three-card"), tmp_path / "rounds.jsonl"

    def stop(done: int, _all: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(table, rounds=4_000, seed=1, kept=Kept(file), progress=stop)
    assert len(Kept(file)) == 2
    played: list[tuple[int, int]] = []
    found = simulate(
        table,
        rounds=4_000,
        seed=1,
        kept=Kept(file),
        progress=lambda done, every: played.append((done, every)),
    )
    assert played == [(3, 4), (4, 4)]
    assert found == simulate(table, rounds=4_000, seed=1)


def test_what_was_kept_for_one_way_to_play_serves_no_other() -> None:
    kept: dict[str, Any] = {}
    simulate(game("caribbean-stud"), "basic", rounds=BLOCK, kept=kept)
    simulate(game("caribbean-stud"), "best", rounds=BLOCK, kept=kept)
    assert len(kept) == 2


def test_the_course_ends_at_the_mean_and_its_error_shrinks() -> None:
    found = simulate(game("three-card"), rounds=5_000, seed=2)
    assert found.course[-1] == (5_000, found.mean, found.error)
    assert found.course[0].rounds == BLOCK
    assert found.course[-1].error < found.course[0].error


def test_the_picture_has_the_ends_with_error_bars_and_the_course() -> None:
    figure = results_figure(simulate(game("three-card"), rounds=2_000, seed=2))
    ends, course = figure.axes
    assert any("Errorbar" in type(one).__name__ for one in ends.containers)
    assert len(course.lines[0].get_xdata()) == 2


def test_no_rounds_are_no_simulation() -> None:
    with pytest.raises(Mistake, match="at least one"):
        simulate(game("three-card"), rounds=0)


@pytest.mark.parametrize("name", [name for name in GAMES if name not in ("russian-poker", "oasis")])
def test_the_table_agrees_with_the_solver_within_three_errors(name: str) -> None:
    table = game(name)
    strategy = {"pai-gow": "basic"}.get(name, "best")
    slow = name in ("ultimate-texas-holdem", "texas-holdem-bonus")
    found = simulate(table, strategy, rounds=150 if slow else 3_000, seed=6)
    solved = solver(table).solve(table, None)
    error = max(found.error, solved.deviation / sqrt(found.rounds))
    assert abs(found.mean - float(solved.expected)) < 3 * error
