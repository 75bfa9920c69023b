"""Seats won in a satellite: entries in another event, paid from pool to pool to the cent."""

from pathlib import Path
from typing import Any

import pytest

from croupier.errors import Refusal
from croupier.ledger import Account, of_kind, ticket, wallet
from croupier.room.actors.asks import By
from croupier.room.event.asks import Asked, BringBots, GiveSeats, SeatsIn, Undo
from croupier.room.event.passing import Passing
from croupier.room.event.stream import EVENT
from croupier.room.house.house import House
from croupier.tournament import Level, Register, Start, Terms, Unregister
from croupier.tournament.commands import Bust, CashInstead, SellShare
from croupier.tournament.money import FEES, SEATS, pool
from croupier.tournament.terms import Award, Entries, Prizes
from tests.room.desk import at_the_desk, pay_out
from tests.room.evening import Clock
from tests.room.event.test_actor import house_at, told
from tests.room.event.test_tables import opened
from tests.waiting import until

FLOOR = By("floor")
LEVELS = tuple([Level(small_blind=50 * 2**n, big_blind=100 * 2**n, hands=4) for n in range(8)])
PLAYERS = ("ann", "bob", "cid", "dan", "eve")


def cash(house: House, account: Account) -> int:
    """What lies on an account in club money, for which live events are played."""
    return house.book.balance(of_kind("club", account))


def satellite(**more: Any) -> Terms:
    """Five entries of 100 make two seats of 220 and 60 for the third."""
    given: dict[str, Any] = {
        "name": "Satellite",
        "profile": "online-tournament",
        "stack": 1_000,
        "buy_in": 100_00,
        "fee": 8_00,
        "live": True,
        "levels": LEVELS,
        "prizes": Prizes(equal=220_00),
    } | more
    return Terms(**given)


def sunday(**more: Any) -> Terms:
    given: dict[str, Any] = {
        "name": "Sunday",
        "profile": "online-tournament",
        "stack": 10_000,
        "buy_in": 200_00,
        "fee": 20_00,
        "live": True,
        "levels": LEVELS,
        "prizes": Prizes(ladder=(100,)),
        "entries": Entries(won_seats_stay=True),
    } | more
    return Terms(**given)


async def asked(house: House, event: str, *commands: Any) -> int:
    number = None
    for at, command in enumerate(commands):
        version = house.events.event(event).version
        number = await at_the_desk(house, event, command, f"{event}-{version}-{at}")
    return number or 0


async def two_left(house: House, **more: Any) -> int:
    """The satellite is down to the two who win seats; the number of the last bust in its log."""
    await house.events.open(sunday(), "sunday")
    await house.events.open(satellite(**more), "sat")
    await asked(house, "sat", SeatsIn("sunday"), *[Register(name, name.capitalize()) for name in PLAYERS])
    await asked(house, "sat", Start())
    return await asked(house, "sat", Bust("eve", ("ann",)), Bust("dan", ("ann",)), Bust("cid", ("bob",)))


def version_of(house: House, event: str) -> int:
    return house.events.event(event).version


async def agree(house: House, *events: str) -> None:
    """The journals give what stands, and the book is level."""
    assert house.book.total() == 0
    for event in events:
        state = house.events.event(event).state
        await until(lambda event=event: house.store.version(f"event/{event}") >= version_of(house, event))
        again = EVENT.fold(house.store.rows(f"event/{event}"))
        for kept in ("event", "won", "seats_in", "owed", "version"):
            assert getattr(again, kept) == getattr(state, kept), kept


@pytest.mark.clause("ONLINE:end-2", "ONLINE:unreg-4")
@told
async def test_the_seats_are_entries_in_the_other_event_to_the_cent(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await two_left(house)
        sat, other = house.events.event("sat").state, house.events.event("sunday").state
        assert sat.event.phase == "finished"
        assert {player: seat.state for player, seat in sat.won.items()} == {"ann": "won", "bob": "won"}
        # Nobody has the price of a seat in his wallet; the third place is money.
        assert sat.owed == {"cid": 60_00}
        assert cash(house, SEATS) == 440_00
        await asked(house, "sat", GiveSeats())
        assert {player: seat.state for player, seat in sat.won.items()} == {"ann": "taken", "bob": "taken"}
        assert [each.won_seat for each in other.event.entrants.values()] == [True, True]
        assert cash(house, SEATS) == 0
        assert cash(house, pool("sat")) == 0
        assert cash(house, pool("sunday")) == 400_00 == other.event.money.pool
        assert cash(house, FEES) == 5 * 8_00 + 2 * 20_00
        with pytest.raises(Refusal) as no:
            await asked(house, "sunday", Unregister("ann"))
        assert no.value.code == "tournament-won-seat-stays"
        assert no.value.clause == "ONLINE:unreg-4"
        await agree(house, "sat", "sunday")


@told
async def test_a_prize_that_is_no_money_anyway_pays_for_the_seat_and_the_rest_is_the_winners(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, Clock()) as house:
        prizes = Prizes(equal=230_00, award=Award(name="A seat on Sunday"))
        await two_left(house, prizes=prizes)
        sat = house.events.event("sat").state
        # The place of the remainder is money; a seat is worth 220 of the prize of 230.
        assert sat.owed == {"cid": 40_00, "ann": 10_00, "bob": 10_00}
        assert cash(house, SEATS) == 440_00
        with pytest.raises(Refusal) as no:
            await asked(house, "sat", CashInstead("ann", 230_00))
        assert no.value.code == "event-prize-is-a-seat"
        await asked(house, "sat", GiveSeats())
        assert cash(house, SEATS) == 0
        assert cash(house, pool("sunday")) == 400_00
        await agree(house, "sat", "sunday")


@pytest.mark.clause("ONLINE:payout-2")
@told
async def test_who_holds_a_seat_already_gets_its_price_in_money(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await two_left(house)
        await asked(house, "sunday", Register("ann", "Ann"))
        await asked(house, "sat", GiveSeats())
        sat = house.events.event("sat").state
        assert sat.won["ann"].state == "cash"
        assert sat.won["ann"].why == "tournament-already-in"
        assert sat.won["bob"].state == "taken"
        assert sat.owed == {"cid": 60_00, "ann": 220_00}
        assert cash(house, SEATS) == 0
        await pay_out(house, "sat", "ann")
        assert cash(house, wallet("ann")) == 0
        await agree(house, "sat", "sunday")


@told
async def test_the_last_bust_is_taken_back_until_the_seats_are_given(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        number = await two_left(house)
        await asked(house, "sat", Undo(number))
        sat = house.events.event("sat").state
        assert sat.won == {}
        assert cash(house, SEATS) == 0
        assert cash(house, pool("sat")) == 500_00
        number = await asked(house, "sat", Bust("cid", ("bob",)))
        await asked(house, "sat", GiveSeats())
        given = house.events.event("sunday").version
        with pytest.raises(Refusal) as no:
            await asked(house, "sat", Undo(number))
        assert no.value.code == "event-seats-given"
        # An entry on a ticket that is taken back is a ticket again.
        await asked(house, "sunday", Undo(given))
        assert house.book.balance(ticket("sunday", "bob")) == 1
        assert cash(house, SEATS) == 220_00
        assert cash(house, wallet("bob")) == 0
        await agree(house, "sat", "sunday")


@told
async def test_a_share_that_was_sold_makes_the_prize_money(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(sunday(), "sunday")
        await house.events.open(satellite(), "sat")
        await asked(house, "sat", SeatsIn("sunday"), *[Register(name, name) for name in PLAYERS])
        person, _ = await house.members.join("x" * 32, "Backer")
        await asked(house, "sat", SellShare("ann", person.id, 50), Start())
        await asked(house, "sat", *[Bust(name, ("ann",)) for name in ("eve", "dan", "cid")])
        sat = house.events.event("sat").state
        assert list(sat.won) == ["bob"]
        assert sat.owed[person.id] == 110_00
        await agree(house, "sat")


@told
async def test_seats_are_where_the_prize_is_enough_and_somebody_still_registers(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(sunday(fee=20_01), "dear")
        await house.events.open(satellite(), "sat")
        for event, code in (
            ("dear", "event-seat-too-dear"),
            ("sat", "event-takes-no-seats"),
            ("none", "event-no-such-event"),
        ):
            with pytest.raises(Refusal) as no:
                await asked(house, "sat", SeatsIn(event))
            assert no.value.code == code
        with pytest.raises(Refusal) as no:
            await asked(house, "sat", GiveSeats())
        assert no.value.code == "event-no-seats-won"
        person, _ = await house.members.join("y" * 32, "Guest")
        for ask in (SeatsIn("dear"), GiveSeats()):
            with pytest.raises(Refusal) as no:
                await house.events.ask("sat", By("player", person.id, person.name), ask, "guest")
            assert no.value.code == "staff-not-yours"


@pytest.mark.parametrize("rows_before", [0, 1, 2, 3])
@told
async def test_seats_on_their_way_arrive_once_whenever_the_house_goes_out(
    tmp_path: Path, rows_before: int, monkeypatch: Any
) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        await two_left(house)
        told_to = 0

        async def goes_out(self: Passing, actor: Any, player: str) -> None:
            nonlocal told_to
            told_to += 1
            register = Register(player, player.capitalize(), "seat")
            if rows_before >= told_to + 1 or (told_to == 1 and rows_before):
                target = house.events.event("sunday")
                await target.tell(Asked(By("house"), register), f"seat/sat/{player}")

        monkeypatch.setattr(Passing, "_seat", goes_out)
        await asked(house, "sat", GiveSeats())
        assert house.events.event("sat").state.won["ann"].state == "sent"
    monkeypatch.undo()
    async with house_at(tmp_path, clock) as house:
        sat, other = house.events.event("sat").state, house.events.event("sunday").state
        await until(lambda: {seat.state for seat in sat.won.values()} == {"taken"})
        assert sorted(other.event.entrants) == ["ann", "bob"]
        assert other.event.entries == 2
        assert cash(house, SEATS) == 0
        await agree(house, "sat", "sunday")


@told
async def test_in_an_online_satellite_the_winners_are_registered_by_itself(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    try:
        await house.events.open(sunday(live=False), "sunday")
        await house.events.open(satellite(live=False, seats=4), "sat")
        await asked(house, "sat", SeatsIn("sunday"), BringBots(8), Start())
        sat, other = house.events.event("sat").state, house.events.event("sunday").state
        await until(lambda: sat.event.phase == "finished")
        # Two who lose their chips in one hand share the third seat and what is left, in money.
        seats = [each.id for each in sat.event.entrants.values() if each.won == 220_00]
        assert len(seats) in (2, 3)
        await until(lambda: sorted(other.event.entrants) == sorted(seats))
        await until(lambda: {seat.state for seat in sat.won.values()} == {"taken"})
        assert other.event.money.pool == len(seats) * 200_00
        assert sum(sat.owed.values()) == 800_00 - len(seats) * 220_00
        assert cash(house, SEATS) == 0
        await agree(house, "sat", "sunday")
    finally:
        await house.close()
