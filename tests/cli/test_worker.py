"""`croupier worker`: the house that a worker opens has the rules that its command line says, as one process has."""

from __future__ import annotations

import pytest

from croupier.cli import main
from croupier.server import Settings

RULES = (
    *("--second-signature", "5000", "--ask-again-minutes", "5", "--ask-again-everywhere"),
    *("--hand-over-minutes", "30", "--session-days", "100", "--session-idle-days", "20"),
    *("--school-certificate", "dealer=club-cash/dealer", "--older-file"),
)


@pytest.fixture
def opened(monkeypatch) -> list[Settings]:
    """The houses that were opened, none of them really."""
    houses: list[Settings] = []
    monkeypatch.setattr("croupier.server.run", lambda settings, _: houses.append(settings))
    monkeypatch.setattr("croupier.server.worker.work", lambda settings, *_: houses.append(settings))
    return houses


def run(*words: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*words, "--database", "postgresql://croupier@db1/croupier"])
    assert ended.value.code == 0


def test_the_second_signature_is_asked_of_whoever_sells_chips_in_a_house_of_several_processes_too(opened):
    run("worker", "--bus", "nats://app/club", "--second-signature", "5000")
    assert opened[0].rules.second_signature == 5000


def test_a_worker_has_every_rule_of_the_house_that_one_process_has(opened, tmp_path):
    program = tmp_path / "send"
    program.touch()
    rules = (*RULES, "--sms-program", str(program))
    run("serve", *rules)
    run("worker", "--bus", "nats://app/club", *rules)
    one, worker = opened
    assert worker.rules == one.rules != Settings().rules
    assert (worker.sms_program, worker.older_file) == (program, True) == (one.sms_program, one.older_file)
