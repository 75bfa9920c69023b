"""A house of several processes: workers and gateways, each in a process of its own."""

import signal
from pathlib import Path
from typing import Final

from tests.server.house import RunningHouse
from tests.server.process import Run
from tests.waiting import PATIENCE

SLOW: Final = "act_seconds=600, pause_seconds=0.05, seed_demo=False"
"""Nobody's time runs out; bots are as quick as they can."""

_WORK: Final = """
from pathlib import Path
from croupier.room.house.pace import Pace
from croupier.server import Settings
from croupier.server.worker import work
work(
    Settings(
        database=Path({files!r}), postgres={database!r}, house_key=Path({key!r}),
        pace=Pace(think_least=0, think_most=20), {settings}
    ),
    {bus!r},
    announce=lambda what, code: print(what, code, flush=True),
)
"""

_GATE: Final = """
from pathlib import Path
from croupier.server import Settings
from croupier.server.worker import gate
gate(Settings({settings}), BUS, announce=lambda address, code: print(address, code, flush=True))
"""


class Worker:
    """A worker of a house in `database`, whose files of its own lie in a `folder`; it is waited for by what it says."""

    def __init__(self, folder: Path, database: str, bus: str, settings: str = SLOW) -> None:
        files, key = folder / "house", folder.parent / "house.key"
        self._process = Run(
            _WORK.format(files=str(files), database=database, key=str(key), bus=bus, settings=settings)
        )

    def said(self, what: str) -> str:
        """Wait until it says something; what came with it."""
        with self._process.killed_after(PATIENCE):
            while line := self._process.says.readline():
                word, _, rest = line.strip().partition(" ")
                if word == what:
                    return rest
        raise AssertionError(self._process.complaints.read())

    def signal(self, number: signal.Signals) -> None:
        self._process.signal(number)

    @property
    def running(self) -> bool:
        return self._process.running

    def kill(self) -> None:
        self._process.signal(signal.SIGKILL)
        self._process.ended()

    def close(self) -> tuple[int, str]:
        """Ask it to close; its exit code, and what it complained of."""
        self._process.signal(signal.SIGTERM)
        with self._process.killed_after(PATIENCE):
            complaints = self._process.complaints.read()
        return self._process.ended(), complaints


class Gate(RunningHouse):
    """A gateway; a client finds it as it finds any house."""

    def __init__(self, folder: Path, bus: str) -> None:
        self.script = _GATE.replace("BUS", repr(bus))
        super().__init__(folder / "gate", "seed_demo=False")
