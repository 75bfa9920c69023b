"""Rebuys and short tables of an online event: it always comes to an end."""

from pathlib import Path
from random import Random

import pytest

from croupier.errors import Refusal
from croupier.ledger import Book
from croupier.room.actors.asks import By
from croupier.room.actors.opening import Times
from croupier.room.event import rows
from croupier.room.event.asks import Asked, BringBots
from croupier.room.event.decide import decide
from croupier.room.event.state import opened as room_opened
from croupier.tournament import Level, Start, facts
from croupier.tournament.commands import BeginHand, Buy, NoRebuy
from croupier.tournament.hands.playing import holds
from croupier.tournament.terms import Gap, Prizes, Rebuys, Seating
from tests.room.event.test_actor import told
from tests.room.event.test_tables import ask, checked, entered, finished, opened, terms
from tests.tournament.desk import standing
from tests.waiting import until

FLOOR = By("floor")
STEEP = (
    Level(small_blind=1_000, big_blind=1_000, hands=400),
    Level(small_blind=2_000, big_blind=2_000, hands=400),
)
REBUYS = Rebuys(price=10_00, chips=1_000, levels=1)


@pytest.mark.clause("TDA-2022:27.1")
@told
async def test_with_rebuys_open_and_levels_by_hands_the_last_one_left_wins(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        house.times = Times(act=100, pause=0)
        prizes = Prizes(ladder=(100,))
        await house.events.open(terms(seats=4, levels=STEEP, rebuys=REBUYS, prizes=prizes), "turbo")
        heroes = [await entered(house, f"Hero{n}") for n in range(2)]
        await house.events.ask("turbo", FLOOR, BringBots(1), "bots")
        await ask(house, Start())
        # Nobody is there and nobody buys: the blinds decide it, and the level never ends.
        await finished(house)
        event = house.events.event("turbo").state.event
        assert event.clock.index == 0
        assert event.money.pool == 30_00
        assert len(heroes) == 2
        await checked(house)
    finally:
        await house.close()


@told
async def test_who_wants_no_rebuy_is_not_waited_for(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        house.times = Times(act=100, pause=0)
        prizes = Prizes(ladder=(100,))
        await house.events.open(terms(seats=2, levels=STEEP, rebuys=REBUYS, prizes=prizes), "turbo")
        hero = await entered(house, "Hero")
        await house.events.ask("turbo", FLOOR, BringBots(1), "bots")
        await ask(house, Start())
        event = house.events.event("turbo").state
        await until(lambda: house.events.table("turbo-1") is not None)
        # The blinds decide it; then there would be a minute to buy again.
        house.times = Times(act=60_000, pause=0)
        await until(lambda: {each.status for each in event.event.entrants.values()} != {"playing"})
        if event.event.entrants[hero.person].status == "broke":
            await ask(house, Buy(""), hero)
            assert event.event.entrants[hero.person].rebuys == 1
            await until(lambda: {each.status for each in event.event.entrants.values()} != {"playing"})
        if event.event.entrants[hero.person].status == "broke":
            await ask(house, NoRebuy(""), hero)
        await finished(house)
    finally:
        await house.close()


@pytest.mark.clause("TDA-2022:11D.3")
def test_the_director_lets_a_halted_table_of_an_online_event_play_and_no_other() -> None:
    event = standing(
        {1: range(1, 9), 2: [1, 2, 3, 4, 9]},
        {1: (1, 2, 3), 2: (2, 3, 4)},
        seating=Seating(gaps=(Gap(tables=2, players=4),)),
    )
    assert holds(event, 2) == "halted"
    state = room_opened(rows.Announced("turbo", event.terms, "house"), 0)
    state.event = event
    luck, book = Random(1), Book({})
    row = decide(state, Asked(FLOOR, BeginHand(2, waived=True)), 60_000, luck, book)
    assert isinstance(row, rows.Done)
    assert isinstance(row.facts[0], facts.HandBegun)
    for number, waived in ((2, False), (1, True), (3, True)):
        with pytest.raises(Refusal) as no:
            decide(state, Asked(FLOOR, BeginHand(number, waived=waived)), 60_000, luck, book)
        assert no.value.code == "event-not-by-hand"
    with pytest.raises(Refusal) as no:
        decide(state, Asked(By("player", "1-1", "1-1"), BeginHand(2, waived=True)), 60_000, luck, book)
    assert no.value.code == "staff-not-yours"
