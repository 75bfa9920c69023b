"""A real house with a pit, whose first decks are stacked, and clients at its tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.server.house import Client, RunningHouse
from tests.waiting import PATIENCE

SETTINGS = "seed_demo=False, act_seconds=60, pause_seconds=0.1"

PATIENT = "seed_demo=False, act_seconds=600, pause_seconds=1"
"""Long enough, however much other work the machine has, that no clock decides and nobody has to hurry."""

SCRIPT = """
from pathlib import Path
from croupier.room.actors import opening
from croupier.room.house.pace import Pace
from croupier.server import Settings, limits, run
from tests.room.pit.stacked import Stacked
# All the guests of a module come from one address, and the tables they leave stand on while it runs.
limits.OPENINGS_AT_ONCE = 1000
opening.MOST_OF["tables"] = (opening.TABLES_OF_ONE, 1000)
run(Settings({{settings}}), announce=lambda address, code: print(address, code, flush=True), entropy=Stacked(*{orders}))
"""


class PitHouse(RunningHouse):
    """A house without a demo club; its first decks come in the given orders."""

    def __init__(self, database: Path, *orders: str, settings: str = SETTINGS, port: int = 0) -> None:
        self.script = SCRIPT.format(orders=repr(orders))
        super().__init__(database, settings, port)

    def children(self) -> list[int]:
        """The processes the house has started."""
        pid = self._process.pid
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]

    def posted(self, path: str, body: bytes) -> tuple[int, dict[str, Any]]:
        """Status and JSON of the answer to a question."""
        status, _, told = self.get(path, body)
        return status, json.loads(told)

    def json(self, path: str, **headers: str) -> Any:
        """The JSON of an answer."""
        return json.loads(self.get(path, **headers)[2])


class PitClient(Client):
    """A client that keeps the view of one casino table, and what it had heard when a phase came first."""

    table = ""
    pit: dict[str, Any]

    def __init__(self, *given: Any, **more: Any) -> None:
        self.heard_by_phase: dict[str, int] = {}
        super().__init__(*given, **more)

    def hear(self, within: float = PATIENCE) -> dict[str, Any]:
        message = super().hear(within)
        if message.get("kind") == "pit":
            self.pit = message["view"]
            self.heard_by_phase.setdefault(self.pit["phase"], len(self.heard) - 1)
        return message

    def to(self, table: str) -> None:
        """Watch a table."""
        self.table = table
        self.say(t="watch", of=table, seen=None)
        self.hear_until(lambda message: message.get("kind") == "pit")

    def pit_ask(self, type: str, table: str | None = None, **more: Any) -> dict[str, Any]:
        """Ask something of the table, and wait for the answer."""
        return self.ask(type, table or self.table, **more)

    def open_table(self, name: str, game: str, minimum: int = 100, maximum: int = 2_000) -> str:
        """Open a table; its id."""
        wish = {"name": name, "game": game, "minimum": minimum, "maximum": maximum}
        assert self.pit_ask("open-table", "pit", **wish)["t"] == "done"
        self.say(t="watch", of="pit", seen=None)
        found = self.hear_until(lambda message: message.get("kind") == "pit-list")
        return next(str(line["id"]) for line in found["view"]["tables"] if line["name"] == name)

    def until(self, **wanted: Any) -> dict[str, Any]:
        """Listen until the view says so."""
        while not all(self.pit.get(key) == value for key, value in wanted.items()):
            self.hear_until(lambda message: message.get("kind") == "pit")
        return self.pit

    def sits_by(self, table: str, chips: int = 20_000) -> None:
        """Watch a table, whatever is played there, and bring chips."""
        self.to(table)
        assert self.pit_ask("buy-in", chips=chips)["t"] == "done"

    def sits(self, table: str, chips: int = 20_000) -> None:
        """Bring chips to a table, accept its rules, and wait for the bets."""
        self.sits_by(table, chips)
        assert self.pit_ask("read-rules", version=self.pit["rules"]["version"])["t"] == "done"
        self.until(phase="bets")

    def bets(self, boxes: dict[int, dict[str, int]], **more: Any) -> dict[str, Any]:
        laid = [{"box": box, "staked": staked} for box, staked in boxes.items()]
        return self.pit_ask("bets", boxes=laid, **more)

    def decide(self, kind: str, amount: int = 0, *cards: str, box: int = 0) -> dict[str, Any]:
        view = self.pit
        told = {"round": view["round"], "turn": view["turn"], "box": box or view["actor"]}
        answer = self.pit_ask("decide", kind=kind, amount=amount, cards=cards, **told)
        if answer["t"] == "done":
            self.settle()
        return answer

    def lines(self, box: int) -> dict[str, int]:
        """What each field of a box came to."""
        settled = next(each["settlement"] for each in self.pit["boxes"] if each["box"] == box)
        return {line["field"]: line["change"] for line in settled["lines"]}
