"""A house full of people: `python -m benchmarks.room crowd --tables 1000 --sockets 6000 --server-cores 0,1`.

`croupier serve` in a process of its own, people at its tables from other processes, each with a socket, a seat and a
pace of his own, beside the house's own bots. It fills in steps, and says what gives way first.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.room.people import PATIENCE, Crowd, Heard, play, room_for_files
from benchmarks.rounds import machine

TOO_MANY: Final = 429
"""The house asks one address to be patient."""

STALL: Final = 0.05
"""Seconds by which the event loop comes round late that count as a stall; one of the bounds of its histogram."""

LIMITS: Final = {
    "stalls": 0.0,
    "longest_stall_ms": 250.0,
    "ask_p99_ms": 250.0,
    "commit_p99_ms": 250.0,
    "dropped": 0.0,
    "unanswered": 0.0,
    "cpu_percent": 95.0,
    "files_percent": 80.0,
}
"""What each figure of a step may be before it counts as giving way; CPU is that of one core: one loop does it all."""


class Step(NamedTuple):
    """A house so full, for a while."""

    tables: int
    sockets: int
    """Those that were open at the end."""

    seconds: float
    asks_a_second: float
    ask_p50_ms: float
    ask_p99_ms: float
    stalls: int
    longest_stall_ms: float
    commit_p99_ms: float
    cpu_percent: float
    memory_mb: float
    files_percent: float
    messages_a_second: float
    refused: int
    unanswered: int
    dropped: int

    @property
    def gives_way(self) -> list[str]:
        """The figures over their limits, the furthest first."""
        over = {name: getattr(self, name) - most for name, most in LIMITS.items()}
        share = {name: by / max(LIMITS[name], 1.0) for name, by in over.items() if by > 0}
        return sorted(share, key=lambda name: -share[name])


class House:
    """The server: its process, its address, and what it says of itself."""

    def __init__(self, process: subprocess.Popen[str], address: str, code: str) -> None:
        self.address = address
        self.pid = process.pid
        self._shown: dict[str, str] = {}
        self._own(code)

    def _own(self, code: str) -> None:
        """Become its owner, by the code it has printed."""
        named = {"id": "owner-of-the-benchmark-".ljust(32, "0"), "name": "Benchmark"}
        with self._got("/api/people/join", json.dumps(named).encode()) as answer:
            self._shown = {"cookie": answer.headers["set-cookie"].partition(";")[0]}
        self._sent("/api/staff/own", {"id": "own", "code": code})

    def open_table(self, number: int, bots: int, people: int) -> None:
        """Open a table of no-limit hold'em, with so many bots of the house's own."""
        wish = {"type": "open-table", "name": f"T {number}", "game": "nl-holdem", "seats": people + bots}
        ask = {**wish, "small": 50, "big": 100, "bots": bots}
        self._sent("/api/asks", {"t": "ask", "id": f"open-{number}", "to": "house", "ask": ask})

    def tables(self) -> list[str]:
        """The ids of every table."""
        return [each["id"] for each in self._sent("/api/floor/tables")["tables"]]

    def slowest(self) -> dict[str, Any]:
        """What the house tells its owner of its loop and its commits, in ms: of the last of them."""
        found: dict[str, Any] = self._sent("/api/house")["took"]
        return found

    def lags(self) -> dict[float, int]:
        """How often its loop came round late by no more than so many seconds, since it was opened."""
        with self._got("/metrics") as answer:
            text: str = answer.read().decode()
        counted = re.findall(r'croupier_loop_lag_seconds_bucket\{le="([^"]+)"\} ([0-9.e+]+)', text)
        return {float(bound): round(float(count)) for bound, count in counted}

    def counted(self) -> dict[str, float]:
        """What it has counted since it was opened."""
        with self._got("/metrics") as answer:
            return counts(answer.read().decode())

    def _sent(self, path: str, body: Any = None) -> Any:
        with self._got(path, None if body is None else json.dumps(body).encode()) as answer:
            return json.load(answer)

    def _got(self, path: str, body: bytes | None = None) -> Any:
        request = urllib.request.Request(self.address + path, body, self._shown)
        while True:
            try:
                return urllib.request.urlopen(request, timeout=PATIENCE)
            except urllib.error.HTTPError as error:
                if error.code != TOO_MANY:
                    raise
                error.close()
                time.sleep(0.2)

    @property
    def worked(self) -> float:
        """Seconds of processor time, all of its threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float:
        """Megabytes that it has in memory."""
        said = Path(f"/proc/{self.pid}/status").read_text("ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", said)
        return int(found[1]) / 1024 if found else 0.0

    @property
    def files(self) -> float:
        """The part of the files it may hold open that it does, in percent."""
        said = Path(f"/proc/{self.pid}/limits").read_text("ascii")
        found = re.search(r"Max open files\s+(\d+)", said)
        most = int(found[1]) if found else 1
        return 100 * len(os.listdir(f"/proc/{self.pid}/fd")) / most


@contextmanager
def opened(cores: frozenset[int]) -> Iterator[House]:
    """`croupier serve` on a new database, on these cores only, if any are given."""
    source = str(Path(__file__).parents[2] / "src")
    path = os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH"))))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "croupier", "serve", "--no-demo", "--port", "0"]
        options = ["--database", f"{folder}/house.db", "--pause-seconds", "2", "--log", f"{folder}/log"]
        process = subprocess.Popen(
            [*command, *options],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"},
        )
        try:
            if cores:
                # It has one thread yet, and those it starts later stay with it.
                os.sched_setaffinity(process.pid, cores)
            yield House(process, *printed(process, r"(http://[^\s/]+)/staff#(\S+)"))
        finally:
            end(process)


def counts(told: str) -> dict[str, float]:
    """What a process tells at `/metrics`, by the name of each and what it is of.

    >>> counts("# HELP croupier_desk whether\\ncroupier_desk 1.0\\n")
    {'croupier_desk': 1.0}
    """
    found = re.findall(r"^(croupier_\w+(?:\{[^}]*\})?) ([0-9.e+]+)$", told, re.MULTILINE)
    return {name: float(value) for name, value in found}


def printed(process: subprocess.Popen[str], pattern: str) -> Sequence[str]:
    """What a process first prints of a pattern, by its groups."""
    assert process.stdout is not None
    found = next(filter(None, (re.search(pattern, line) for line in process.stdout)), None)
    assert found, "the house did not open"
    return found.groups()


def end(process: subprocess.Popen[str], how: signal.Signals = signal.SIGTERM) -> None:
    """Ask a process to end, and have it ended where it does not."""
    process.send_signal(how)
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Process:
    """Some of the people, in a process of their own."""

    def __init__(self, crowd: Crowd, cores: frozenset[int]) -> None:
        spawning = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawning.Pipe()
        self._process = spawning.Process(target=play, args=(crowd, theirs, cores), daemon=True)
        self._process.start()

    def heard(self) -> Heard:
        self._pipe.send("tell")
        told: Heard = self._pipe.recv()
        return told

    def end(self) -> None:
        self._pipe.send("end")
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()


def measured(given: argparse.Namespace) -> list[Step]:
    """The figures of every step, up to as many tables and sockets as were asked for."""
    room_for_files()
    cores = frozenset(int(core) for core in given.server_cores.split(",") if core)
    others = frozenset(os.sched_getaffinity(0)) - cores
    people = max(given.sockets // given.tables, 1)
    steps: list[Step] = []
    crowds: list[Process] = []
    known: list[str] = []
    with opened(cores) as house:
        try:
            for step in range(1, given.steps + 1):
                tables = given.tables * step // given.steps
                for number in range(len(known), tables):
                    house.open_table(number, given.bots, people)
                ids = sorted(set(house.tables()) - set(known))
                for share in range(given.processes):
                    some = tuple(ids[share :: given.processes])
                    crowd = Crowd(house.address, len(crowds), some, people, given.pace)
                    crowds.append(Process(crowd, others if cores else frozenset()))
                known += ids
                come_in(crowds, tables * people)
                steps.append(_watched(house, crowds, tables, given.seconds))
        finally:
            for each in crowds:
                each.end()
    return steps


def come_in(crowds: Sequence[Process], sockets: int) -> None:
    """Wait until everybody is in, or no more come for a while; what that cost is not counted."""
    most, last = 0, time.monotonic()
    while most < sockets and time.monotonic() - last < PATIENCE / 2:
        time.sleep(0.5)
        here = sum([each.heard().open for each in crowds])
        if here > most:
            most, last = here, time.monotonic()
    time.sleep(2)
    for each in crowds:
        each.heard()


def _watched(house: House, crowds: Sequence[Process], tables: int, seconds: float) -> Step:
    lags, worked, begun = house.lags(), house.worked, time.monotonic()
    longest = commit = 0.0
    while (left := begun + seconds - time.monotonic()) > 0:
        time.sleep(min(left, 5.0))
        took = house.slowest()
        longest = max(longest, took["loop"]["most"] or 0.0)
        commit = max(commit, took["commit"]["p99"] or 0.0)
    spent = time.monotonic() - begun
    told = [each.heard() for each in crowds]
    since = {bound: count - lags[bound] for bound, count in house.lags().items()}
    # What the house remembers may be older than this step; what it counted is not.
    bound = min([bound for bound, count in since.items() if count == since[inf]])
    answers = sorted([each for heard in told for each in heard.answered]) or [0.0]
    return Step(
        tables,
        sum([each.open for each in told]),
        round(spent, 1),
        len(answers) / spent,
        1000 * answers[len(answers) // 2],
        1000 * answers[min(len(answers) * 99 // 100, len(answers) - 1)],
        since[inf] - since[STALL],
        min(longest, 1000 * bound),
        commit,
        100 * (house.worked - worked) / spent,
        house.memory,
        house.files,
        sum([each.messages for each in told]) / spent,
        sum([each.refused for each in told]),
        sum([each.unanswered for each in told]),
        sum([each.dropped for each in told]),
    )


def falls_first(steps: Sequence[Step]) -> str:
    """What gave way first as the house filled, and how full it was."""
    for step in steps:
        if step.gives_way:
            return f"{step.gives_way[0]} at {step.tables:,} tables and {step.sockets:,} sockets"
    return "nothing"


def options(name: str, description: str | None, sockets: int, seconds: float) -> argparse.ArgumentParser:
    """What may be said of the people who come, and how long they are looked at."""
    parser = argparse.ArgumentParser(prog=f"python -m benchmarks.room {name}", description=description)
    for option, usual, what in (
        ("tables", 20, "all in all"),
        ("sockets", sockets, "people, as many at each table"),
        ("bots", 1, "of the house's own, at each table"),
        ("pace", 4.0, "seconds of thought"),
        ("seconds", seconds, "that are measured, of each step"),
        ("processes", 2, "of people, for each step"),
    ):
        parser.add_argument(
            f"--{option}", type=type(usual), default=usual, help=f"{what} (default {usual:g})"
        )
    return parser


def main(arguments: Sequence[str]) -> None:
    """Measure, and print a table or one JSON object."""
    parser = options("crowd", __doc__, sockets=120, seconds=10.0)
    parser.add_argument("--steps", type=int, default=2, help="in which the house fills (default 2)")
    parser.add_argument("--server-cores", default="", metavar="0,1", help="the house runs on these alone")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args(arguments)
    steps = measured(given)
    if given.json:
        named = [{**step._asdict(), "gives_way": step.gives_way} for step in steps]
        said = {"machine": machine(), **vars(given), "steps": named, "falls_first": falls_first(steps)}
        print(json.dumps(said, indent=2))
        return
    table = Table(title="A house full of people")
    table.add_column("")
    for step in steps:
        table.add_column(f"{step.tables:,} tables", justify="right")
    for name in Step._fields[1:]:
        table.add_row(name.replace("_", " "), *[f"{getattr(step, name):,.0f}" for step in steps])
    console = Console()
    console.print(machine())
    console.print(table)
    console.print(f"Gives way first: {falls_first(steps)}")
