"""Commands taken back from under later ones in the room: the money, the journal and a restart agree."""

from pathlib import Path

import pytest

from croupier.errors import Refusal
from croupier.ledger import of_kind, wallet
from croupier.room.event import rows
from croupier.room.event.asks import Undo
from croupier.tournament import Level, Register, Start
from croupier.tournament.commands import Bust, DrawSeats, Penalise, SetLevels, Stop
from croupier.tournament.money import pool
from croupier.tournament.terms import Entries, Prizes, Seating
from tests.room.evening import Clock
from tests.room.event.test_actor import MINUTE, comparable, directed, entered, house_at, on_disk, terms, told
from tests.waiting import until

SIX = ("ann", "bob", "cid", "dan", "eve", "fay")


def owed(house, player: str) -> int:
    return house.book.balance(of_kind("club", wallet(player)))


@told
async def test_a_wrong_bust_comes_back_from_under_payments_and_the_ledger_follows(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        ladder = Prizes(ladder=(40, 30, 20, 10))
        actor = await entered(house, *SIX, prizes=ladder)
        await directed(house, Start())
        wrong = await directed(house, Bust("ann", ("fay",)))
        await directed(house, Bust("bob", ("fay",)), Bust("cid", ("fay",)), Stop(), Bust("dan", ("eve",)))
        await directed(house, Penalise("eve", "talks", "warning"))
        assert [actor.state.owed.get(each, 0) for each in ("cid", "dan")] == [6_00, 12_00]
        await directed(house, Undo(wrong))
        # With ann back four are left above bob and cid: only dan has been paid, for the fourth place.
        assert [actor.state.owed.get(each, 0) for each in ("cid", "dan")] == [0, 6_00]
        assert [owed(house, each) for each in ("cid", "dan")] == [0, 6_00]
        assert actor.state.event.left == 3
        assert house.book.balance(of_kind("club", pool("friday"))) == 60_00 - 6_00
        assert house.book.total() == 0
        comparable(actor, house)
        entry = next(each for each in actor.state.log if each.number == wrong)
        assert entry.undone_by == "floor"
        before = actor.state.event
    async with house_at(tmp_path, clock) as house:
        actor = house.events.event("friday")
        assert actor.state.event == before
        # What stood on it can be taken back after the restart too, and once more from under others.
        dan = next(each.number for each in actor.state.log if each.command == Bust("dan", ("eve",)))
        await directed(house, Undo(dan))
        assert (actor.state.event.left, owed(house, "dan")) == (4, 0)
        comparable(actor, house)


@told
async def test_money_that_was_paid_out_since_keeps_a_bust_where_it_is(tmp_path: Path) -> None:
    from tests.room.event.test_actor import PayOut

    async with house_at(tmp_path, Clock()) as house:
        actor = await entered(house, *SIX, prizes=Prizes(ladder=(40, 30, 20, 10)))
        await directed(house, Start())
        wrong = await directed(house, Bust("ann", ("fay",)))
        await directed(house, Bust("bob", ("fay",)), Bust("cid", ("fay",)), PayOut("cid"), Stop())
        with pytest.raises(Refusal, match="Cid"):
            await directed(house, Undo(wrong))
        assert actor.state.event.left == 3


@told
async def test_the_clock_of_a_live_event_starts_by_itself_once_seats_are_drawn(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        given = terms(seating=Seating(at_entry=1), entries=Entries(late_levels=2))
        actor = await house.events.open(given, "friday", clock.now + 10 * MINUTE)
        await directed(house, Register("ann", "Ann"))
        clock.now += 10 * MINUTE
        actor.nudge()
        assert actor.state.event.entrants["ann"].table == 1
        # Alone she waits, and with a second player it begins.
        assert actor.state.event.phase == "registering"
        await directed(house, Register("bob", "Bob"))
        await until(lambda: actor.state.event.phase == "running" and on_disk(actor, house))
        comparable(actor, house)


@told
async def test_without_seats_a_live_clock_waits_for_the_director(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        actor = await house.events.open(terms(), "friday", clock.now + MINUTE)
        await directed(house, Register("ann", "Ann"), Register("bob", "Bob"))
        clock.now += MINUTE
        actor.nudge()
        await directed(house, DrawSeats())
        await until(lambda: actor.state.event.phase == "running" and on_disk(actor, house))


@told
async def test_levels_changed_while_it_runs_survive_a_restart_and_an_undo(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        actor = await entered(house, *SIX)
        announced = actor.state.terms.levels
        await directed(house, Start())
        slower = (*announced[:1], Level(small_blind=7, big_blind=14), *announced[1:])
        changed = await directed(house, SetLevels(slower))
        assert actor.state.terms.levels == slower
    async with house_at(tmp_path, clock) as house:
        actor = house.events.event("friday")
        assert actor.state.terms.levels == slower
        await directed(house, Undo(changed))
        assert actor.state.terms.levels == announced
        comparable(actor, house)


@told
async def test_an_online_event_becomes_a_live_one_until_the_first_entry(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        by = house_floor()
        actor = await house.events.open(terms(live=False), "friday")
        await house.events.reterm("friday", by, terms(live=True, stack=3_000), "one")
        await house.events.reterm("friday", by, terms(live=True, stack=3_000), "one")
        assert (actor.state.terms.live, actor.state.terms.kind, actor.version) == (True, "club", 2)
        await directed(house, Register("ann", "Ann"))
        with pytest.raises(Refusal, match="nobody has entered"):
            await house.events.reterm("friday", by, terms(live=False), "two")
        comparable(actor, house)
    async with house_at(tmp_path, clock) as house:
        actor = house.events.event("friday")
        assert (actor.state.terms.stack, actor.state.terms.live) == (3_000, True)
        await directed(house, Register("bob", "Bob"), Start())
        assert actor.state.event.in_chips == 6_000


def house_floor():
    from croupier.room.actors.asks import By

    return By("floor")


def test_an_undone_row_of_before_is_read_as_it_was() -> None:
    old = rows.read('{"v":1,"type":"undone","by":"floor","name":"","number":17,"ticks":[18]}')
    assert isinstance(old, rows.Undone)
    assert (old.number, old.ticks, old.again) == (17, (18,), ())
