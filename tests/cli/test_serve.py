"""`croupier serve`: the room opens at an address, and closes when asked to."""

import os
import re
import signal
import socket
import subprocess
import sys
from urllib.request import urlopen

import pytest

from croupier.cli import main
from tests.waiting import PATIENCE

ENVIRON = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LANG")}


@pytest.mark.parametrize(
    ("lang", "words", "desk"),
    [
        (
            "en",
            r"The room is open: (http://127\.0\.0\.1:\d+) \(Ctrl-C closes it\)\n",
            "Floor desk: {}/floor#tiller\n",
        ),
        (
            "ru",
            r"Зал открыт: (http://127\.0\.0\.1:\d+) \(Ctrl-C — закрыть\)\n",
            "Стол флора: {}/floor#tiller\n",
        ),
    ],
)
def test_the_room_tells_its_addresses_serves_and_closes_on_ctrl_c(tmp_path, lang, words, desk):
    database = tmp_path / "room.db"
    serve = ["serve", "--port", "0", "--database", str(database), "--no-demo", "--lang", lang]
    serve += ["--floor-key", "tiller"]
    process = subprocess.Popen(
        [sys.executable, "-m", "croupier", *serve],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=ENVIRON,
    )
    open_at = re.fullmatch(words, process.stdout.readline())
    assert open_at
    assert process.stdout.readline() == desk.format(open_at[1])
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
