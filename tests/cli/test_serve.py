"""`croupier serve`: the room opens at an address, and closes when asked to."""

import io
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from croupier.cli import main
from croupier.server import Settings
from tests.room.journal.test_mark import played
from tests.waiting import PATIENCE

ENVIRON = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LANG")}


@pytest.mark.parametrize(
    ("lang", "words", "first"),
    [
        (
            "en",
            r"The room is open: (http://127\.0\.0\.1:\d+) \(Ctrl-C closes it\)\n",
            r"Nobody owns this house yet. Become its owner here, once: {}/staff#[0-9A-Z-]{{19}}\n",
        ),
        (
            "ru",
            r"Зал открыт: (http://127\.0\.0\.1:\d+) \(Ctrl-C — закрыть\)\n",
            r"У этого дома ещё нет владельца. Стать им можно один раз здесь: {}/staff#[0-9A-Z-]{{19}}\n",
        ),
    ],
)
def test_the_room_tells_its_addresses_serves_and_closes_on_ctrl_c(tmp_path, lang, words, first):
    database = tmp_path / "room.db"
    serve = ["serve", "--port", "0", "--database", str(database), "--no-demo", "--lang", lang]
    process = subprocess.Popen(
        [sys.executable, "-m", "croupier", *serve],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=ENVIRON,
    )
    open_at = re.fullmatch(words, process.stdout.readline())
    assert open_at
    assert re.fullmatch(first.format(re.escape(open_at[1])), process.stdout.readline())
    with urlopen(f"{open_at[1]}/healthz", timeout=PATIENCE) as answer:
        assert answer.status == 200
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (0, "", "")
    assert database.exists()


def test_an_address_that_is_taken_is_told_in_one_line(tmp_path, capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit) as end:
            main(["serve", "--port", str(port), "--database", str(tmp_path / "room.db")])
    printed = capsys.readouterr()
    assert (end.value.code, printed.out) == (2, "")
    assert printed.err.startswith("croupier: ")
    assert str(port) in printed.err
    assert printed.err.count("\n") == 1


def test_a_port_there_is_not_is_wrong_input(capsys):
    with pytest.raises(SystemExit) as end:
        main(["serve", "--port", "70000"])
    assert end.value.code == 2


class Terminal(io.StringIO):
    """Somebody at the terminal, who types what he is asked for."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def older(tmp_path) -> Path:
    """A database in whose place an older copy was put."""
    database = tmp_path / "room.db"
    played(database, 1, 3)
    kept = database.read_bytes()
    played(database, 4, 5)
    database.write_bytes(kept)
    return database


@pytest.fixture
def served(monkeypatch) -> list[Settings]:
    """The houses that were opened, none of them really."""
    opened: list[Settings] = []
    monkeypatch.setattr("croupier.server.run", lambda settings, _: opened.append(settings))
    return opened


LACKING = {
    "en": "table/oak: 5 rows were written, this file goes on from row 3",
    "ru": "table/oak: записано строк 5, эта база продолжает со строки 3",
}


@pytest.mark.parametrize("lang", LACKING)
def test_a_file_older_than_its_mark_is_not_served_where_nobody_can_be_asked(
    older, served, capsys, monkeypatch, lang
):
    monkeypatch.setattr("sys.stdin", io.StringIO())
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--database", str(older), "--lang", lang])
    assert (ended.value.code, served) == (2, [])
    err = capsys.readouterr().err
    assert LACKING[lang] in err
    assert "1970-01-01 00:00:01 UTC" in err
    assert "--older-file" in err


@pytest.mark.parametrize(("answer", "code"), [("y\n", 0), ("n\n", 2)])
def test_at_a_terminal_it_is_asked_whether_to_go_on_with_it(older, served, monkeypatch, answer, code):
    monkeypatch.setattr("sys.stdin", Terminal(answer))
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--database", str(older)])
    assert ended.value.code == code
    assert [each.older_file for each in served] == ([True] if code == 0 else [])


def test_told_so_it_goes_on_with_an_older_file_and_asks_nothing(older, served, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO())
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--database", str(older), "--older-file", "--keep-days", "30"])
    assert ended.value.code == 0
    assert [(each.older_file, each.keep_days) for each in served] == [(True, 30)]


def test_roles_of_the_houses_file_are_those_of_the_house(tmp_path, served):
    policy = tmp_path / "riverside.toml"
    policy.write_text(
        'name = "Riverside"\nprofile = "club-cash"\n[roles]\nbrush = ["seat", "see"]\n', "utf-8"
    )
    asked = ["serve", "--database", str(tmp_path / "room.db"), "--policy", str(policy)]
    with pytest.raises(SystemExit) as ended:
        main([*asked, "--school-certificate", "brush=club-cash/dealer"])
    assert ended.value.code == 0
    (settings,) = served
    assert settings.rules.roles["brush"].may == {"seat", "see"}
    assert settings.rules.policy.profile == "club-cash"
    assert settings.rules.certificates["brush"].level == "dealer"
