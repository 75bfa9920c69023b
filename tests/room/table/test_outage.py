"""What an outage of the house, or of its disk, does to the clocks of a cash table: nobody pays for it."""

from pathlib import Path
from random import Random

from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.journal.store import Store
from croupier.room.table import asks as commands
from croupier.room.table.actor import TableActor
from tests.room.evening import Clock, club, open_house, sit
from tests.room.says import says
from tests.room.table.felt import Felt
from tests.waiting import run_story, until


def test_an_idle_seat_that_the_blinds_went_by_is_freed_after_an_outage_too(
    tmp_path: Path, monkeypatch
) -> None:
    felt = Felt()
    felt.sit_all(3)
    felt.tell(says("vera", commands.SitOut()))
    while not felt.state.went_by(3):
        felt.deal()
        felt.fold_round()
    clock = Clock(felt.now + 60_000)

    async def story() -> None:
        async with open_house(tmp_path, clock=clock) as house:
            actor = TableActor(felt.state, house._tools, house)
            monkeypatch.setattr(actor, "_deck_due", lambda: None)
            due = actor._due()
            assert due == (felt.state.seated[3].release_at, commands.Release(3))
            # A fresh clock would change nothing, and be given for ever.
            assert actor._in_time(*due) == commands.Release(3)

    run_story(story())


class Troubled(Store):
    """A store whose disk is said to take nothing."""

    held: str | None = None
    outages = 0


def test_nobody_s_time_runs_out_while_the_disk_takes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        clock, store = Clock(), Troubled(tmp_path / "house.db")
        house = House(store, RUSHED, clock, Random(3), Random(4))
        (table,) = club(0)
        actor = await house.open_table(table.terms)
        for name, seat in (("Ann", 3), ("Boris", 5)):
            await sit(house, name, seat)
        await until(lambda: actor.state.in_hand)
        act = actor.state.terms.act
        # The time is up, and who would have acted was refused: the disk is full.
        store.held = "disk full"
        clock.now = (actor.state.act_by or 0) + 1
        actor.nudge()
        await until(lambda: actor.state.act_by == clock.now + act)
        # It takes writes again, and from now on there is all the time there was.
        clock.now += act // 2
        store.held, store.outages = None, 1
        actor.nudge()
        await until(lambda: actor.state.act_by == clock.now + act)
        clock.now += act // 2
        actor.nudge()
        await until(actor._mail.empty)
        assert actor.state.act_by == clock.now - act // 2 + act
        await house.close()

    run_story(story())
