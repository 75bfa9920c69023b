"""A deal that is wanted while a hand is played online: it is offered when the hand is over, before the next."""

from pathlib import Path
from typing import Any

import pytest

from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.event.stream import EVENT
from croupier.room.event.tables import EventTables
from croupier.room.house.house import House
from croupier.tournament import Level, Start
from croupier.tournament.commands import AnswerDeal, CallHandForHand, Lock, OfferDeal
from croupier.tournament.terms import Prizes
from tests.room.event.test_actor import Screen, told
from tests.room.event.test_hand_for_hand import SLOW, act, at
from tests.room.event.test_tables import ask, entered, opened, terms
from tests.waiting import until


async def in_the_money(house: House, players: int, **more: Any) -> list[By]:
    house.times = SLOW
    levels = (Level(small_blind=10, big_blind=20, minutes=60),)
    given: dict[str, Any] = {"seats": 7, "levels": levels, "prizes": Prizes(ladder=(50, 30, 20))} | more
    await house.events.open(terms(**given), "turbo")
    people = [await entered(house, f"Hero{n}") for n in range(players)]
    await ask(house, Start())
    await until(lambda: at(house, 1) is not None and at(house, 1).in_hand)
    # Whoever talks about a deal must be there.
    for who in people:
        house.events.event("turbo").watch(Screen(who.person), None)
    return people


@pytest.mark.clause("ONLINE:deal-2")
@told
async def test_a_deal_wanted_during_a_hand_is_offered_after_it(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        people = await in_the_money(house, 3)
        state = house.events.event("turbo").state
        await ask(house, OfferDeal("even"), people[1])
        assert state.event.offer is None
        assert state.wanted is not None
        assert state.wanted.player == people[1].person
        screen = Screen()
        house.events.event("turbo").watch(screen, None)
        await until(lambda: bool(screen.heard))
        assert screen.last["view"]["about"]["deal_wanted"] == people[1].person
        with pytest.raises(Refusal) as no:
            await ask(house, OfferDeal("icm"), people[2])
        assert no.value.code == "event-deal-wanted"

        # It survives a restart in the middle of the hand.
        await house.close()
        house = await opened(tmp_path)
        house.times = SLOW
        state = house.events.event("turbo").state
        assert state.wanted is not None
        for who in people:
            house.events.event("turbo").watch(Screen(who.person), None)
        await act(house, 1, "fold")
        await act(house, 1, "fold")
        await until(lambda: state.event.offer is not None)
        assert state.wanted is None
        assert at(house, 1).number == 1
        for who in people:
            if who is not people[1]:
                await ask(house, AnswerDeal("", 1, True), who)
        assert set(state.event.agreed.values()) == {10_00}
        assert EVENT.fold(house.store.rows("event/turbo")).event.agreed == state.event.agreed
    finally:
        await house.close()


@pytest.mark.clause("ONLINE:deal-2")
@told
async def test_hand_for_hand_the_round_is_played_before_they_talk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, late = await opened(tmp_path), [2]
    begin = EventTables._between_hands

    async def slow(self: EventTables, actor: Any, number: int) -> bool:
        return number not in late and await begin(self, actor, number)

    monkeypatch.setattr(EventTables, "_between_hands", slow)
    try:
        prizes = Prizes(ladder=(40, 30, 20, 10))
        people = await in_the_money(house, 4, seats=2, prizes=prizes, hand_for_hand=0)
        event = house.events.event("turbo")
        await ask(house, CallHandForHand())
        await act(house, 1, "fold")
        await until(lambda: at(house, 1).number == 2 and at(house, 1).in_hand)
        await ask(house, OfferDeal("even"), people[0])
        # The second table has still to play its hand of the round.
        late.clear()
        event.nudge()
        await ask(house, Lock(people[0].person))
        await until(lambda: at(house, 2).in_hand)
        await act(house, 1, "fold")
        await act(house, 2, "fold")
        await until(lambda: event.state.event.offer is not None)
        assert (at(house, 1).number, at(house, 2).number) == (2, 1)
    finally:
        await house.close()


@told
async def test_what_no_deal_could_be_is_refused_at_once(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        people = await in_the_money(house, 4)
        with pytest.raises(Refusal) as no:
            await ask(house, OfferDeal("even"), people[0])
        assert no.value.code == "tournament-deal-before-the-money"
        assert house.events.event("turbo").state.wanted is None
    finally:
        await house.close()
