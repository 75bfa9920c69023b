"""Hand for hand at the tables of an online event: an all-in lies face down until every table has played."""

import re
from pathlib import Path
from typing import Any, Literal

import pytest

from croupier.room.actors.asks import By
from croupier.room.actors.opening import Times
from croupier.room.event.table import rows as table_rows
from croupier.room.event.table.stream import EVENT_TABLE
from croupier.room.event.tables import all_ins_wait
from croupier.room.hand.record import read
from croupier.room.house.house import House
from croupier.room.table import asks as at_table
from croupier.tournament import Level, Start
from croupier.tournament.commands import CallHandForHand
from croupier.tournament.terms import Prizes
from tests.room.event.test_actor import told
from tests.room.event.test_tables import Eyes, ask, entered, opened, seat_of, terms
from tests.room.says import asks, says
from tests.tournament.desk import after, standing
from tests.waiting import until

CARD = re.compile(r'"([2-9TJQKA][cdhs])"')
SLOW = Times(act=600_000, pause=0)


async def bubble(room: House, **more: Any) -> list[By]:
    """Four people at two tables, three of them to be paid: it is hand for hand from the first hand on."""
    room.times = SLOW
    levels = (Level(small_blind=10, big_blind=20, minutes=60),)
    given: dict[str, Any] = {"seats": 2, "levels": levels, "prizes": Prizes(ladder=(50, 30, 20))} | more
    await room.events.open(terms(**given), "turbo")
    people = [await entered(room, f"Hero{n}") for n in range(4)]
    await ask(room, Start())
    for table in (1, 2):
        await until(lambda table=table: at(room, table) is not None and at(room, table).in_hand)
    return people


def at(house: House, table: int) -> Any:
    actor = house.events.table(f"turbo-{table}")
    return actor.state if actor is not None else None


async def act(
    house: House, table: int, action: Literal["raise", "call", "fold", "check"], to: int = 0
) -> None:
    state = at(house, table)
    hand = state.hand
    person = state.seated[hand.actor].person
    known = house.members.get(person)
    assert known is not None
    turn = says(person, at_table.Act(state.number, len(hand.log), action, to))
    await asks(house, f"turbo-{table}", turn, f"{state.number}/{len(hand.log)}")


async def all_in(house: House, table: int) -> None:
    await act(house, table, "raise", 1_000)
    await act(house, table, "call")


@pytest.mark.clause("TDA-2022:RP8F", "TDA-2022:RP8B")
@told
async def test_an_all_in_is_opened_when_the_last_table_has_played(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        people = await bubble(house)
        assert house.events.event("turbo").state.event.hand_for_hand
        mine = next(who for who in people if seat_of(house, who)[0] == 1)
        player, spectator = Eyes(house, mine.person), Eyes(house)
        for eyes in (player, spectator):
            eyes.look("turbo-1")
        await all_in(house, 1)
        assert at(house, 1).face_down
        state = at(house, 1)
        hand = state.hand
        own = hand.player(state.seat_of(mine.person)).cards
        view = player.of("table")[-1]["view"]
        assert view["event_note"]["en"].startswith("Hand for hand")
        assert (view["hand"]["board"], view["hand"]["to_act"], view["hand"]["over"]) == ([], None, False)
        assert view["you"]["options"] is None
        # Who looks on knows no card, a player his own two.
        assert not any(CARD.findall(text.decode()) for text in spectator.heard)
        assert len({card for text in player.heard for card in CARD.findall(text.decode())}) == len(own)
        assert house.hands("turbo-1", None, None) == []

        await act(house, 2, "fold")
        await until(lambda: any(b'"told"' in text for text in spectator.heard))
        kinds = [event["kind"] for message in spectator.of("table") for event in message.get("events", ())]
        assert kinds.index("waits") < kinds.index("told") < kinds.index("show") < kinds.index("board")
        (stored,) = house.store.hands("event-table/turbo-1", before=99, limit=9)
        assert read(stored).hand().result.stacks == dict(state.hand.result.stacks)
        assert "run" not in house.hand_text("turbo-1", 1, None).split("players")[0]
    finally:
        await house.close()


@pytest.mark.clause("TDA-2022:RP8F")
@told
async def test_all_ins_at_every_table_wait_for_one_another_only(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        await bubble(house)
        await all_in(house, 1)
        assert at(house, 1).face_down
        await all_in(house, 2)
        await until(lambda: house.store.hand("event-table/turbo-2", 1) is not None)
        await until(lambda: house.store.hand("event-table/turbo-1", 1) is not None)
    finally:
        await house.close()


@pytest.mark.clause("TDA-2022:RP8F")
@told
async def test_they_go_on_waiting_through_a_restart_and_end_with_hand_for_hand(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    await bubble(house, hand_for_hand=0)
    try:
        await ask(house, CallHandForHand())
        await act(house, 1, "fold")
        await act(house, 2, "fold")
        for table in (1, 2):
            await until(lambda table=table: at(house, table).number == 2 and at(house, table).in_hand)
        await all_in(house, 1)
        assert at(house, 1).face_down
        await house.close()
        house = await opened(tmp_path)
        house.times = SLOW
        assert at(house, 1).face_down
        assert EVENT_TABLE.fold(house.store.rows("event-table/turbo-1")).face_down
        await ask(house, CallHandForHand(on=False))
        await until(lambda: house.store.hand("event-table/turbo-1", 2) is not None)
        assert at(house, 2).in_hand
    finally:
        await house.close()


@pytest.mark.clause("TDA-2022:RP8F", "TDA-2017:RP8F")
@pytest.mark.parametrize("book", ["tda-2022", "tda-2017"])
def test_an_all_in_waits_hand_for_hand_and_not_before(book: str) -> None:
    event = standing({1: range(1, 7), 2: range(1, 7)}, hand_for_hand=0, profile=book)
    assert not all_ins_wait(event)
    assert all_ins_wait(after(event, CallHandForHand()))


@told
async def test_a_house_that_opens_them_at_once_waits_for_nobody(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        await bubble(house, house={"hand_for_hand_face_down": False})
        await all_in(house, 1)
        assert not at(house, 1).face_down
        await until(lambda: house.store.hand("event-table/turbo-1", 1) is not None)
        assert at(house, 2).in_hand
        rows = [table_rows.read(each.row) for each in house.store.rows("event-table/turbo-1")]
        assert not any(isinstance(row, table_rows.Told) for row in rows)
    finally:
        await house.close()
