"""The crowd comes in, plays and is counted; how fast anything is stands nowhere here."""

import json

import pytest

from benchmarks.room.crowd import Step, falls_first, main


def test_people_sit_down_in_a_real_house_and_every_figure_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    given = {"tables": 1, "sockets": 2, "bots": 0, "pace": 0.05, "seconds": 2, "steps": 1, "processes": 1}
    main([*[f"--{name}={value}" for name, value in given.items()], "--json"])
    said = json.loads(capsys.readouterr().out)
    (step,) = said["steps"]
    assert step.keys() == {*Step._fields, "gives_way"}
    assert (step["tables"], step["sockets"]) == (1, 2)
    assert (step["dropped"], step["unanswered"]) == (0, 0)
    for figure in ("asks_a_second", "ask_p50_ms", "commit_p99_ms", "memory_mb", "messages_a_second"):
        assert step[figure] > 0, figure
    assert said["falls_first"]


def test_what_gives_way_first_is_what_is_furthest_over_its_limit_in_the_first_step() -> None:
    well = Step(10, 60, 10.0, 5.0, 8.0, 20.0, 0, 12.0, 9.0, 20.0, 90.0, 1.0, 50.0, 0, 0, 0)
    slow = well._replace(tables=20, sockets=120, stalls=1, ask_p99_ms=2_000.0, cpu_percent=99.0)
    assert falls_first([well, well]) == "nothing"
    assert slow.gives_way == ["ask_p99_ms", "stalls", "cpu_percent"]
    assert falls_first([well, slow, slow]) == "ask_p99_ms at 20 tables and 120 sockets"
