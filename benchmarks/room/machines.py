"""The house of `deploy/compose.yaml` as processes of this machine, people at its tables: `… machines --tables 40`.

The very command lines of the compose file are run, with addresses and folders of this machine in place of its services'
names: PostgreSQL with a synchronous standby, NATS, workers, gateways, and nginx where there is one. It tells what a
command and a message cost each of them, and at last kills the primary and has the standby promoted.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

from benchmarks.room import crowd
from benchmarks.room.crowd import House, Process, come_in, counts, end, options, printed
from benchmarks.room.people import PATIENCE, Crowd, room_for_files
from benchmarks.rounds import machine

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
DEBIAN: Final = Path("/usr/lib/postgresql")
KEY: Final = "for-the-meter"
HERE: Final = "127.0.0.1"
VARIABLES: Final = {"CROUPIER_NAME": "localhost"}


class Spent(NamedTuple):
    """Seconds of processor time of each part of the house, and what its processes have counted."""

    at: float
    cpu: dict[str, float]
    counted: dict[str, float]


class Machines:
    """All processes of a house, in a folder of their own; `pids` are those of each part."""

    def __init__(self, folder: Path, stack: ExitStack, nginx: str | None, workers: int) -> None:
        self._folder = folder
        self._stack = stack
        self._services: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))[
            "services"
        ]
        last = self._services.pop("worker-b")
        for letter in "bcdefgh"[: workers - 1]:
            files = [each.replace("/croupier/b", f"/croupier/{letter}") for each in last["command"]]
            self._services[f"worker-{letter}"] = last | {"command": files}
        self._ports = {name: {8080: _port(), 9464: _port()} for name in self._services}
        self._bin = max(DEBIAN.glob("*/bin"), key=lambda path: int(path.parts[-2]))
        self._user = "nobody" if os.geteuid() == 0 else None
        self.pids: dict[str, int] = {}
        self._postgres()
        self._started("nats", [_program("nats-server"), "-a", HERE, "-p", str(self._ports["nats"][8080])])
        for name in self._named("gateway"):
            self._croupier(name)
        self.desk, *_ = [self._croupier(name) for name in self._named("worker")]
        (self.code,) = printed(self.desk, r"/staff#(\S+)")
        self.addresses = [f"http://{HERE}:{self._ports[name][8080]}" for name in self._named("gateway")]
        if nginx:
            self.addresses = [self._proxy(nginx)]

    def _named(self, role: str) -> list[str]:
        return [name for name, each in self._services.items() if each.get("command", [""])[0] == role]

    # Each part

    def _postgres(self) -> None:
        folder = self._folder / "postgres"
        folder.mkdir()
        # In place of the image's own: the one thing it does that is wanted here.
        (folder / "docker-entrypoint.sh").write_text(
            '#!/bin/bash\nexec "$@" -D "$PGDATA" -p "$PGPORT" -k /tmp\n'
        )
        (folder / "docker-entrypoint.sh").chmod(0o755)
        if self._user:
            shutil.chown(folder, self._user)
        environ: dict[str, dict[str, str]] = {}
        for name in ("primary", "standby"):
            given = self._services[name]["environment"]
            own = {key: str(given.get(key, "")) for key in ("CROUPIER_PASSWORD", "STANDBY_PASSWORD")}
            own |= {"PGDATA": str(folder / name), "PGPORT": str(self._ports[name][8080])}
            own["PATH"] = f"{self._bin}:{folder}:{os.environ['PATH']}"
            environ[name] = own
        one, two = environ["primary"], environ["standby"]
        self._done(["initdb", "-U", "postgres", "-A", "trust", "--no-locale", "-E", "UTF8"], one)
        alone = ["pg_ctl", "-w", "-l", "log", "-o", f"-p {one['PGPORT']} -k /tmp"]
        self._done([*alone, "start"], one)
        self._done(["bash", str(DEPLOY / "postgres" / "primary.sh")], one | {"PGHOST": HERE})
        self._done([*alone, "stop"], one)
        self._started("primary", ["docker-entrypoint.sh", "postgres"], one, self._user)
        self._environ = environ
        _until(lambda: self.asked("primary", "SELECT 1") == "1")
        service = self._services["standby"]
        script = [service["entrypoint"][0], str(DEPLOY / "postgres" / "standby.sh"), *service["command"]]
        self._started(
            "standby",
            script,
            two | {"PRIMARY": HERE, "PRIMARY_PORT": one["PGPORT"], "PGPASSWORD": "x"},
            self._user,
        )
        synchronous = "SELECT sync_state FROM pg_stat_replication"
        _until(lambda: self.asked("primary", synchronous) == "sync")

    def _done(self, command: Sequence[str], environ: Mapping[str, str]) -> None:
        folder = self._folder / "postgres"
        subprocess.run(command, env=environ, user=self._user, cwd=folder, check=True, capture_output=True)

    def _croupier(self, name: str) -> subprocess.Popen[str]:
        places = {
            "primary,standby/": f"{HERE}:{self._ports['primary'][8080]},{HERE}:{self._ports['standby'][8080]}/",
            "nats://nats/": f"nats://{HERE}:{self._ports['nats'][8080]}/",
            "/var/lib/croupier/": f"{self._folder}/",
            "=0.0.0.0": f"={HERE}",
            "=8080": f"={self._ports[name][8080]}",
            "=9464": f"={self._ports[name][9464]}",
            "--proxy=10.77.0.0/24": f"--proxy={HERE}",
        }
        command = [_filled(each) for each in self._services[name]["command"]]
        for theirs, ours in places.items():
            command = [each.replace(theirs, ours) for each in command]
        environ = {**os.environ, "CROUPIER_METRICS_KEY": KEY, "PYTHONUNBUFFERED": "1", "PGPASSWORD": "x"}
        process = self._started(name, [sys.executable, "-m", "croupier", *command], environ)
        _until(lambda: self._ready(name))
        return process

    def _ready(self, name: str) -> bool:
        # A gateway is not ready before there is a desk.
        path = "/readyz" if name in self._named("worker") else "/metrics"
        try:
            with self._at(name, path):
                return True
        except OSError:
            return False

    def _at(self, name: str, path: str) -> Any:
        address = f"http://{HERE}:{self._ports[name][9464]}{path}"
        return urllib.request.urlopen(
            urllib.request.Request(address, headers={"authorization": f"Bearer {KEY}"}), timeout=PATIENCE
        )

    def _proxy(self, nginx: str) -> str:
        folder, port = self._folder / "nginx", _port()
        (folder / "certificate").mkdir(parents=True)
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
             "-addext", f"subjectAltName=IP:{HERE}", "-keyout", "club.key", "-out", "club.pem"],
            cwd=folder / "certificate", check=True, capture_output=True,
        )  # fmt: skip
        text = (DEPLOY / "nginx.conf").read_text("utf-8")
        for name in self._named("gateway"):
            text = text.replace(f"{name}:8080", f"{HERE}:{self._ports[name][8080]}")
        text = text.replace("listen 80;", f"listen {HERE}:{_port()};").replace(
            "listen 443 ssl;", f"listen {HERE}:{port} ssl;"
        )
        kept = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        text = text.replace("http {", "http { " + " ".join([f"{each}_temp_path {each};" for each in kept]))
        (folder / "nginx.conf").write_text(f"daemon off;\npid {folder}/pid;\n{text}")
        self._started(
            "proxy", [nginx, "-p", f"{folder}/", "-c", f"{folder}/nginx.conf", "-e", f"{folder}/errors"]
        )
        _until(lambda: _listens(port))
        # Whoever comes from here on trusts this certificate alone.
        os.environ["SSL_CERT_FILE"] = str(folder / "certificate" / "club.pem")
        return f"https://{HERE}:{port}"

    def _started(
        self,
        name: str,
        command: Sequence[str],
        environ: Mapping[str, str] | None = None,
        user: str | None = None,
    ) -> subprocess.Popen[str]:
        with (self._folder / f"{name}.log").open("ab") as log:
            process = subprocess.Popen(
                command, env=environ, user=user, cwd="/tmp" if user else None,
                stdout=subprocess.PIPE if "croupier" in command else log, stderr=log, text=True,
            )  # fmt: skip
        self.pids[name] = process.pid
        self._stack.callback(end, process, signal.SIGINT if user else signal.SIGTERM)
        return process

    # What they tell

    def asked(self, name: str, sql: str) -> str:
        """What a server answers, as `psql` prints it; nothing where it does not."""
        command = ["psql", "-h", HERE, "-U", "postgres", "-d", "postgres", "-Atc", sql]
        told = subprocess.run(command, env=self._environ[name], capture_output=True, text=True, check=False)
        return told.stdout.strip()

    def promote(self) -> None:
        """Kill the primary, promote the standby, and let it go on alone, as the guide says."""
        os.kill(self.pids["primary"], signal.SIGKILL)
        self._done(["pg_ctl", "-w", "promote"], self._environ["standby"])
        self.asked("standby", "ALTER SYSTEM RESET synchronous_standby_names")
        self.asked("standby", "SELECT pg_reload_conf()")

    def spent(self) -> Spent:
        """What each part has used until now, and what was counted."""
        counted: dict[str, float] = {}
        for name in (*self._named("worker"), *self._named("gateway")):
            with self._at(name, "/metrics") as answer:
                text = answer.read().decode()
            for metric, value in counts(text).items():
                counted[metric] = counted.get(metric, 0.0) + value
        return Spent(time.monotonic(), {name: _worked(pid) for name, pid in self.pids.items()}, counted)


def _filled(text: str) -> str:
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda name: VARIABLES[name[1]], text)


def _program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        sys.exit(f"sudo apt-get install {name}")
    return found


def _port() -> int:
    with closing(socket.socket()) as line:
        line.bind((HERE, 0))
        return int(line.getsockname()[1])


def _until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            sys.exit("the house does not open")
        time.sleep(0.2)


def _listens(port: int) -> bool:
    with closing(socket.socket()) as line:
        return line.connect_ex((HERE, port)) == 0


def _worked(pid: int) -> float:
    """Seconds of processor time of a process and of those that it has started, dead ones too."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    except OSError:
        return 0.0
    own = sum([int(each) for each in fields[11:15]]) / os.sysconf("SC_CLK_TCK")
    return own + sum([_worked(int(each)) for each in children])


def _cost(before: Spent, after: Spent) -> dict[str, float]:
    """Processor seconds a second of each process."""
    spent = after.at - before.at
    return {name: (worked - before.cpu[name]) / spent for name, worked in after.cpu.items()}


def _parts(before: Spent, after: Spent) -> dict[str, float]:
    """Processor seconds a second of each part; workers and gateways by what they do."""
    parts: dict[str, float] = {}
    for name, worked in _cost(before, after).items():
        part = "desk" if name == "worker-a" else name.partition("-")[0]
        parts[part] = parts.get(part, 0.0) + worked
    return parts


def measured(given: argparse.Namespace) -> dict[str, Any]:
    """The figures of one evening."""
    room_for_files()
    people = max(given.sockets // given.tables, 1)
    crowds: list[Process] = []
    with opened(given.nginx) as house:
        desk = House(house.desk, house.addresses[0], house.code)
        for number in range(given.tables):
            desk.open_table(number, given.bots, people)
        ids = sorted(desk.tables())
        time.sleep(3)
        before = house.spent()
        time.sleep(given.seconds)
        quiet = _parts(before, house.spent())
        try:
            for share in range(given.processes):
                address = house.addresses[share % len(house.addresses)]
                some = tuple(ids[share :: given.processes])
                crowds.append(Process(Crowd(address, share, some, people, given.pace), frozenset()))
            come_in(crowds, given.tables * people)
            before = house.spent()
            time.sleep(given.seconds)
            after = house.spent()
            told = [each.heard() for each in crowds]
            failed_over = _fail_over(
                house, desk, Crowd(house.addresses[0], 9, tuple(ids), people, given.pace)
            )
        finally:
            for each in crowds:
                each.end()
    since = {name: value - before.counted.get(name, 0.0) for name, value in after.counted.items()}
    seconds = after.at - before.at
    busy = _parts(before, after)
    answers = sorted([each for heard in told for each in heard.answered]) or [0.0]
    return {
        "machine": machine(),
        "tables": given.tables,
        "people": sum([each.open for each in told]),
        "pace": given.pace,
        "proxied": bool(given.nginx),
        "seconds": round(seconds, 1),
        "commands": round(since['croupier_commands_total{kind="table",outcome="done"}'] / seconds, 2),
        "rows": round(since["croupier_rows_written_total"] / seconds, 2),
        "transactions": round(since["croupier_flushes_total"] / seconds, 2),
        "messages": round(since["croupier_messages_sent_total"] / seconds, 2),
        "bytes": round(since["croupier_message_bytes_sent_total"] / seconds),
        "idle": {name: round(each, 4) for name, each in quiet.items()},
        "busy": {name: round(each, 4) for name, each in busy.items()},
        "ask_p50_ms": round(1000 * answers[len(answers) // 2], 1),
        "dropped": sum([each.dropped for each in told]),
        "unanswered": sum([each.unanswered for each in told]),
        "refused": sum([each.refused for each in told]),
        "failed_over": failed_over,
    }


def side_by_side(given: argparse.Namespace) -> dict[str, Any]:
    """The same people at a house in one process and at houses of so many workers: what a command costs each."""
    room_for_files()
    found = []
    with crowd.opened(frozenset()) as house:

        def spent() -> Spent:
            return Spent(time.monotonic(), {"serve": house.worked}, house.counted())

        found.append({"workers": 0} | _played(given, house, [house.address], spent))
    for workers in given.workers:
        with opened(None, workers) as machines:
            desk = House(machines.desk, machines.addresses[0], machines.code)
            found.append({"workers": workers} | _played(given, desk, machines.addresses, machines.spent))
    return {"machine": machine(), "tables": given.tables, "pace": given.pace, "houses": found}


def _played(
    given: argparse.Namespace, desk: House, addresses: Sequence[str], spent: Callable[[], Spent]
) -> dict[str, Any]:
    """What a command cost each process of a house, in ms, without what it uses where nobody plays."""
    people = max(given.sockets // given.tables, 1)
    for number in range(given.tables):
        desk.open_table(number, given.bots, people)
    ids = sorted(desk.tables())
    time.sleep(3)
    before = spent()
    time.sleep(given.seconds / 2)
    idle = _cost(before, spent())
    crowds: list[Process] = []
    try:
        for share in range(given.processes):
            address = addresses[share % len(addresses)]
            some = tuple(ids[share :: given.processes])
            crowds.append(Process(Crowd(address, share, some, people, given.pace), frozenset()))
        come_in(crowds, given.tables * people)
        before = spent()
        time.sleep(given.seconds)
        after = spent()
        told = [each.heard() for each in crowds]
    finally:
        for each in crowds:
            each.end()
    done = 'croupier_commands_total{kind="table",outcome="done"}'
    seconds = after.at - before.at
    commands = (after.counted[done] - before.counted.get(done, 0.0)) / seconds
    answers = sorted([each for heard in told for each in heard.answered]) or [0.0]
    return {
        "people": sum([each.open for each in told]),
        "seconds": round(seconds, 1),
        "commands": round(commands, 2),
        "ms": {
            name: round(1000 * max(busy - idle[name], 0.0) / commands, 3)
            for name, busy in _cost(before, after).items()
        },
        "ask_p50_ms": round(1000 * answers[len(answers) // 2], 1),
        "dropped": sum([each.dropped for each in told]),
        "unanswered": sum([each.unanswered for each in told]),
    }


def _fail_over(house: Machines, desk: House, people: Crowd) -> dict[str, float]:
    """Lose the primary in the middle of it; after how many seconds tables are opened and played at again."""
    begun = time.monotonic()
    house.promote()
    promoted = time.monotonic() - begun
    known = set(people.tables)
    while not (found := _opened_another(desk, known, people.people)):
        if time.monotonic() - begun > PATIENCE:
            sys.exit("the house does not go on")
        time.sleep(0.2)
    opened = time.monotonic() - begun
    others = Process(people._replace(number=9, tables=found), frozenset())
    try:
        while not others.heard().answered:
            time.sleep(0.2)
    finally:
        others.end()
    return {
        "promoted": round(promoted, 1),
        "opened": round(opened, 1),
        "played": round(time.monotonic() - begun, 1),
    }


def _opened_another(desk: House, known: set[str], people: int) -> tuple[str, ...]:
    try:
        desk.open_table(1_000, 0, people)
        return tuple(set(desk.tables()) - known)
    except OSError:
        return ()


@contextmanager
def opened(nginx: str | None, workers: int = 2) -> Iterator[Machines]:
    """All of it, open, with so many workers."""
    with tempfile.TemporaryDirectory(prefix="croupier-machines-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        with ExitStack() as stack:
            try:
                yield Machines(folder, stack, nginx, workers)
            except BaseException:
                for log in [*folder.glob("*.log"), *folder.glob("nginx/errors")]:
                    print(
                        f"{log.name}:",
                        *log.read_text("utf-8", "replace").splitlines()[-5:],
                        sep="\n  ",
                        file=sys.stderr,
                    )
                raise


def main(arguments: Sequence[str]) -> None:
    """Measure, and print one JSON object."""
    parser = options("machines", __doc__, sockets=100, seconds=20.0)
    parser.add_argument("--nginx", default=shutil.which("nginx", path="/usr/sbin:/usr/bin"), metavar="FILE")
    parser.add_argument("--out", type=Path, help="a file for the figures, as tools/capacity.py reads them")
    parser.add_argument(
        "--workers",
        type=lambda said: tuple(map(int, said.split(","))),
        metavar="1,2,4",
        help="houses of so many workers, and one process on SQLite, one after another",
    )
    given = parser.parse_args(arguments)
    said = json.dumps(side_by_side(given) if given.workers else measured(given), indent=2)
    print(said)
    if given.out:
        given.out.write_text(f"{said}\n", "utf-8")
