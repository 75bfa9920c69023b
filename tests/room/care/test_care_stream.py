"""What a house knows of its players is read back from a snapshot and the rows after it, and from no others."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from croupier.care.complaints import Answered, Filed
from croupier.care.facts import Here, Limited, Told
from croupier.room.actors.asks import By
from croupier.room.care import stream
from croupier.room.care.stream import CARE, KIND, from_snapshot, snapshot
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.house.rules import Rules
from croupier.room.journal.schema import looked_at
from croupier.rulebook import Layer, profile
from tests.room.evening import Clock
from tests.waiting import run_story

PUBLIC = Rules(
    profile("online-cash").laid_over(
        Layer(
            "house",
            "Riverside",
            (
                ("least_age", 18),
                ("countries_asked", True),
                ("personal_limits", True),
                ("self_exclusion", True),
                ("complaint_days", 30),
            ),
        )
    )
)
ROWS = 8


async def opened(path: Path, clock: Clock) -> House:
    house = await House.open(path, pace=RUSHED, clock=clock, entropy=Random(3), rules=PUBLIC)
    house.start()
    return house


async def filled(house: House, clock: Clock) -> None:
    """So many rows of every sort of thing."""
    care = house.care
    await care.tells(Told("ann", "1990-05-01", "LV", "LV", "LV"))
    await care.limits(Limited("ann", "time-day", 90))
    await care.limits(Limited("ann", "time-day", 120))
    await care.here(Here("ann", 4_000, 60_000, 250))
    await care.excludes("bob", 3)
    await care.refuses(("US",), By("floor"))
    await care.files(Filed("", "ann", "oak", "tables/oak", "It was not my turn.", 3), clock.now)
    decision = Answered("1", "fred", upheld=True, text="So it was.", clause="TDA-2022:50A")
    await care.decides(decision, By("floor", "fred"))


@pytest.mark.parametrize("every", [1, 3, ROWS - 1, 100])
def test_a_restart_reads_the_last_snapshot_and_the_rows_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    monkeypatch.setattr(stream, "EVERY", every)
    path, clock = tmp_path / "house.db", Clock()

    async def story() -> None:
        house = await opened(path, clock)
        await filled(house, clock)
        known = house.care.state.known
        assert len(known.complaints) == 1
        await house.close()
        with looked_at(path) as database:
            checked = check(database)
        assert ({line.stream: line.rows for line in checked.streams}[CARE], checked.faults) == (ROWS, 0)
        kept = (ROWS - 1) // every * every
        with closing(sqlite3.connect(path)) as database:
            found = database.execute("SELECT version FROM snapshots WHERE stream = ?", (CARE,)).fetchall()
            assert found == ([(kept,)] if kept else [])
            # What lies before the snapshot is not read: it could not be.
            database.execute("UPDATE journal SET row = '{}' WHERE stream = ? AND version <= ?", (CARE, kept))
            database.commit()
        house = await opened(path, clock)
        assert (house.care.state.known, house.care.state.version) == (known, ROWS)
        assert house.care.state.stopped is None
        await house.care.excludes("bob", 4)
        await house.close()

    run_story(story())


def test_a_snapshot_is_found_to_differ_from_what_the_rows_make(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "EVERY", 3)
    path, clock = tmp_path / "house.db", Clock()

    async def story() -> None:
        house = await opened(path, clock)
        await filled(house, clock)
        await house.close()

    run_story(story())
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE snapshots SET state = replace(state, '90', '900') WHERE stream = 'care'")
        database.commit()
    with looked_at(path) as database:
        faults = [fault.code for line in check(database).streams for fault in line.faults]
    assert faults == ["check-snapshot-differs"]


def test_what_is_known_is_the_same_out_of_its_snapshot() -> None:
    state = KIND.begun(None, 0)
    for fact in (Told("ann", "1990-05-01"), Here("ann", 10), Filed("1", "ann", "oak", "tables/oak", "No", 1)):
        KIND.carry_out(state, fact, 1_700_000_000_000)
    assert from_snapshot(snapshot(state), 3) == state
