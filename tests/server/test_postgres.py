"""One evening in three places: in a file, on a server, and there with an heir; the same hand goes on in all of them."""

import signal
import subprocess
import sys
from http import HTTPStatus
from pathlib import Path

import pytest

from croupier.cli.app import main
from tests.cli.test_process import ENVIRON
from tests.server.house import Client, RunningHouse
from tests.server.test_kill import SLOW, comparable
from tests.servers import Server
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.xdist_group("postgres")

ITS_LINE = "SELECT 1 FROM pg_stat_activity JOIN leases ON pid = session"
"""Finds the line on which the lease was renewed last, as long as the server knows it."""


def test_an_evening_moves_to_a_server_survives_a_kill_and_is_taken_over_from_one_who_sleeps(
    tmp_path: Path, postgres_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    file, url = tmp_path / "house.db", postgres_server.place()
    there = tmp_path / "there"
    on_server = f"postgres={url!r}, {SLOW}"

    house = RunningHouse(file, SLOW)
    with Client(house) as hero, Client(house, lang="ru") as rail:
        hero.join("Hero")
        hero.watch("oak")
        hero.sit("oak", 3, 10_000)
        hero.my_turn()
        rail.watch("oak")
        before, secret = hero.view, hero.secret
        _move_in_a_pause(house, (hero, "pauses"), (rail, "перерыв"), url, there)
        assert comparable(hero.view) == comparable(before)

    house = RunningHouse(there, on_server)
    with Client(house, secret) as hero:
        hero.watch("oak")
        assert comparable(hero.view) == comparable(before)
        hero.check_or_fold()
        hero.my_turn()
        before = hero.view
    house.kill()

    # Whoever was killed is followed at once: as soon as the server has heard of it.
    wait_until(lambda: not postgres_server.ask(ITS_LINE, url))
    asleep = RunningHouse(there, on_server)
    with Client(asleep, secret) as hero:
        hero.watch("oak")
        assert comparable(hero.view) == comparable(before)
    with pytest.raises(SystemExit) as refused:
        main(["serve", "--port", "0", "--database", url, "--files", str(there)])
    assert refused.value.code == 2
    assert "in use" in capsys.readouterr().err

    # One who sleeps is followed when his lease has run out; he wakes, writes nothing, and says why he closes.
    asleep._process.signal(signal.SIGSTOP)
    postgres_server.ask("UPDATE leases SET expires = 0", url)
    heir = RunningHouse(there, on_server)
    asleep._process.signal(signal.SIGCONT)
    wait_until(lambda: not asleep.running)
    code, complaints = asleep.close()
    assert code != 0
    assert "another house has taken" in complaints
    with Client(heir, secret) as hero:
        hero.watch("oak")
        assert comparable(hero.view) == comparable(before)
        hero.leave("oak")
    assert heir.close() == (0, "")

    with pytest.raises(SystemExit) as checked:
        main(["check", url, "--files", str(there)])
    assert checked.value.code == 0
    assert capsys.readouterr().out.rstrip().endswith(", 0 faults")


def _move_in_a_pause(
    house: RunningHouse, hero: tuple[Client, str], rail: tuple[Client, str], url: str, there: Path
) -> None:
    """A pause is announced to everybody; the move waits for it, in the middle of a hand."""
    moving = _croupier("move", house.database, url, "--files", there, "--wait")
    announced = house.post("/api/house/pause", {"seconds": 1, "hands": 0}, **house.as_owner)
    assert announced[0] == HTTPStatus.OK, announced
    for each, word in (hero, rail):
        soon = each.hear_until(lambda message: message.get("code") == "room-pause-in-seconds")
        now = each.hear_until(lambda message: message.get("code") == "room-paused")
        assert (soon["id"], now["id"]) == (None, None)
        assert word in soon["text"]
        assert word in now["text"]
    wait_until(lambda: not house.running)
    assert house.close() == (0, "")
    said, complaints = moving.communicate(timeout=PATIENCE)
    assert (moving.returncode, complaints) == (0, "")
    assert "each as it was" in said


def _croupier(*arguments: object) -> subprocess.Popen[str]:
    """The command, while the test goes on."""
    return subprocess.Popen(
        [sys.executable, "-m", "croupier", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=ENVIRON,
    )
