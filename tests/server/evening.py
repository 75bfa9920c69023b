"""An evening of a real house whose process is killed again and again, and what must be on the disk after each kill."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from croupier.room.house.checking import check
from croupier.room.journal.house_key import beside
from croupier.room.journal.house_key import read as read_key
from croupier.room.journal.schema import looked_at
from tests.server.house import Client, RunningHouse
from tests.simulation.invariants import Found

KILLS: Final = 5
"""How often a house is killed in an evening."""

QUICK: Final = "pause_seconds=0.0, pace=Pace(think_least=0, think_most=0, unwatched=0, sleep=False)"


def evening(number: int) -> Counter[str]:
    """Play an evening of a number, its files in a folder of its own."""
    with TemporaryDirectory(prefix="croupier-evening-") as folder:
        return killed_evening(Path(folder, "croupier.db"), number)


def killed_evening(database: Path, number: int) -> Counter[str]:
    """Play at a table and kill the house, until it has been killed `KILLS` times; what there was of it.

    Raises `Found` where what was acknowledged is lost or done twice, chips are created, or `croupier check` finds
    anything.
    """
    secret, version, rows = None, 0, 0
    acknowledged: list[str] = []

    def ask(hero: Client, type: str, **fields: Any) -> None:
        id = f"{type}-{len(acknowledged)}"
        answer = hero.ask(type, "maple", id=id, **fields)
        if answer["t"] != "done":
            raise Found(f"{id} is refused: {answer['code']}")
        acknowledged.append(id)

    for round in range(KILLS):
        house = RunningHouse(database, QUICK)
        with Client(house, secret) as hero:
            if secret is None:
                hero.join("Survivor")
                secret = hero.secret
            assert hero.name == "Survivor"
            view = hero.watch("maple")["view"]
            if round:
                if view["you"] is None:
                    raise Found("the seat is gone", "lost")
                ask(hero, "leave")
                while hero.view is None or hero.view["you"] is not None:
                    hero.hear_until(lambda message: message.get("kind") == "table")
            assert hero.view is not None
            free = next(seat for seat in range(1, 9) if seat not in {s["seat"] for s in hero.view["seats"]})
            # Who has won and left brings it all back.
            ask(hero, "sit", seat=free, chips=max(16_000, hero.view["back"]))
            for _ in range((number + round) % KILLS):
                hero.check_or_fold()
            version = hero.version or 0
        house.kill()
        rows = _look(database, version, acknowledged)
    house = RunningHouse(database, QUICK)
    if b'"stopped":[]' not in house.get("/healthz")[2]:
        raise Found("something has stopped")
    if (end := house.close()) != (0, ""):
        raise Found(f"it closes with {end}")
    return Counter(evenings=1, kills=KILLS, commands=len(acknowledged), rows=rows)


def _look(database: Path, version: int, acknowledged: list[str]) -> int:
    """Look at what a kill has left; the number of rows."""
    with looked_at(database) as connection:
        checked = check(connection, key=read_key(beside(database)))
        if checked.ledger.faults:
            raise Found(f"the ledger: {[each.code for each in checked.ledger.faults]}", "created")
        if checked.faults:
            faults = [*checked.file, *[each for line in checked.streams for each in line.faults]]
            raise Found(f"the check finds {[(each.code, each.params) for each in faults]}")
        lines = {line.stream: line.rows for line in checked.streams}
        if lines["table/maple"] < version:
            raise Found(f"told up to {version}, {lines['table/maple']} rows are there", "lost")
        for id in acknowledged:
            asked = "SELECT count(*) FROM journal WHERE command LIKE ?"
            (written,) = connection.execute(asked, (f"%/{id}",)).fetchone()
            if written != 1:
                raise Found(f"{id} is {written} times on the disk", "lost" if not written else "doubled")
    return checked.rows
