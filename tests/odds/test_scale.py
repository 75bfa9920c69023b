"""Work spread over processes: the same answer from anybody, and a stopped run that goes on."""

import sys
from importlib import import_module
from typing import Any

import pytest

from croupier.cli.kept import Kept
from croupier.errors import Mistake
from croupier.odds import OddsError, Question, equity, spread

HANDS = ["QQ+", "AhKh", "random"]


@pytest.mark.parametrize("backend", ["loky", "dask"])
def test_many_workers_draw_what_one_draws(backend):
    here = equity(HANDS, method="monte-carlo", deals=600_000, seed=5)
    assert spread(Question.ask(HANDS), deals=600_000, seed=5, backend=backend, workers=2) == here


class Stopped(Exception):
    pass


def test_a_stopped_run_goes_on_where_it_was(tmp_path):
    question, file = Question.ask(HANDS), tmp_path / "kept.jsonl"

    def stop(done, total):
        raise Stopped

    with pytest.raises(Stopped):
        spread(question, deals=900_000, workers=1, kept=Kept(file), progress=stop)
    before = file.read_text("utf-8")
    assert before.count("\n") == 1
    file.write_text(before + '{"unit": "cut sho', "utf-8")
    answer = spread(question, deals=900_000, workers=1, kept=Kept(file))
    assert answer == equity(HANDS, method="monte-carlo", deals=900_000)
    assert file.read_text("utf-8").startswith(before)
    assert file.read_text("utf-8").count("\n") == 4


def test_a_backend_that_answers_only_in_the_end_is_asked_a_few_rounds_at_a_time():
    """Ray's is one: it gives nothing back before all it was given is done."""
    joblib = import_module("joblib.parallel")
    threads = joblib.BACKENDS["threading"]
    backend: Any = "all-at-once"
    joblib.register_parallel_backend(backend, type(backend, (threads,), {"supports_return_generator": False}))
    told = []
    answer = spread(
        Question.ask(HANDS),
        deals=6_000_000,
        seed=5,
        backend=backend,
        workers=2,
        progress=lambda done, total: told.append((done, total)),
    )
    assert answer == equity(HANDS, method="monte-carlo", deals=6_000_000, seed=5)
    assert told == [(done, 23) for done in range(1, 24)]


def test_work_kept_for_another_question_is_not_used(tmp_path):
    kept = {}
    spread(Question.ask(HANDS), deals=1, workers=1, kept=kept)
    spread(Question.ask(HANDS), deals=1, seed=2, workers=1, kept=kept)
    assert len(kept) == 2


def test_a_file_of_something_else_is_a_mistake(tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("call your mother\n", "utf-8")
    with pytest.raises(Mistake):
        Kept(file)
    assert file.read_text("utf-8") == "call your mother\n"


def test_a_backend_that_is_not_installed_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OddsError) as error:
        spread(Question.ask(HANDS), deals=1, backend="ray")
    assert error.value.code == "odds-no-backend"
