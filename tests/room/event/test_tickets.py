"""Tickets: won, bought and given; used on entering, returned, exchanged; never anybody's chips or money."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.cage import balance, drawer_account
from croupier.errors import Broken, Refusal
from croupier.ledger import (
    TICKETS,
    Account,
    Posting,
    Transaction,
    entered_on,
    kind_of,
    of_kind,
    ticket,
    wallet,
)
from croupier.room.actors.asks import By
from croupier.room.cashier import asks as cage
from croupier.room.cashier.view import eyes
from croupier.room.event import rows
from croupier.room.event.asks import Asked, GiveSeats, SeatsIn, Undo
from croupier.room.event.seats import Seat
from croupier.room.event.state import apply
from croupier.room.event.stream import EVENT
from croupier.room.hand.terms import Terms as TableTerms
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import looked_at
from croupier.room.people.members import ISSUE
from croupier.tournament import Level, Register, Start, Terms, Unregister
from croupier.tournament.commands import Bust, Cancel, CashInstead
from croupier.tournament.money import GUARANTEE, SEATS, pool
from croupier.tournament.terms import Entries, Prizes
from tests.room.desk import at_the_desk, drawer, state_of
from tests.room.evening import Clock
from tests.room.event.test_actor import house_at, told

KIM = By("floor", "kim", "Kim")
LEVELS = tuple([Level(small_blind=50 * 2**n, big_blind=100 * 2**n) for n in range(8)])
PLAYERS = ("ann", "bob", "cid", "dan")


def cash(house: House, account: Account) -> int:
    return house.book.balance(of_kind("club", account))


def tickets(house: House, event: str, person: str) -> int:
    return house.book.balance(ticket(event, person))


def terms(name: str, price: int, **more: Any) -> Terms:
    given: dict[str, Any] = {
        "name": name,
        "stack": 1_000,
        "buy_in": price,
        "live": True,
        "levels": LEVELS,
        "prizes": Prizes(ladder=(100,)),
    } | more
    return Terms(**given)


SATELLITE = terms("Satellite", 100_00, prizes=Prizes(equal=200_00))


async def asked(house: House, event: str, command: Any, by: By = KIM) -> int | None:
    version = house.events.event(event).version
    return await at_the_desk(house, event, command, f"{event}-{version}-{house.now}", by)


async def at_the_cage(house: House, ask: Any, by: By = KIM) -> None:
    await drawer(house, by)
    await house.ask("cage", by, msgspec.json.encode(ask), f"cage-{state_of(house).version}-{ask}"[:60])


async def refused(house: House, ask: Any, by: By = KIM) -> str:
    with pytest.raises(Refusal) as no:
        await at_the_cage(house, ask, by)
    return no.value.code


async def member(house: House, name: str) -> By:
    person, _ = await house.members.join(f"{name:_>32}", name)
    return By("player", person.id, person.name)


async def played(house: House, **sunday: Any) -> None:
    """Four play a satellite for two seats on Sunday: Ann and Bob are left."""
    await house.events.open(terms("Sunday", 200_00, **sunday), "sunday")
    await house.events.open(SATELLITE, "sat")
    await asked(house, "sat", SeatsIn("sunday"))
    for name in PLAYERS:
        await asked(house, "sat", Register(name, name.capitalize()))
    for command in (Start(), Bust("dan", ("ann",)), Bust("cid", ("bob",))):
        await asked(house, "sat", command)


def level(house: House) -> None:
    """Every kind of money comes to nothing by itself, and so many tickets are entries as the events say."""
    assert {kind: house.book.total(kind) for kind in ("play", "club", "ticket")} == {
        "play": 0,
        "club": 0,
        "ticket": 0,
    }
    for actor in house.events.actors:
        state: Any = actor.state
        if actor.stream.startswith("event/"):
            entries = sum([each.tickets for each in state.event.entrants.values()])
            assert house.book.balance(entered_on(state.id)) == entries


def checked(path: Path) -> None:
    """The file says the same."""
    with looked_at(path / "house.db") as connection:
        assert check(connection).faults == 0


@told
async def test_a_seat_that_is_won_is_a_ticket_and_its_winner_enters_with_it(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await played(house)
        assert (tickets(house, "sunday", "ann"), tickets(house, "sunday", "bob")) == (1, 1)
        assert (cash(house, SEATS), cash(house, wallet("ann"))) == (400_00, 0)
        # She comes herself, at the desk; he is entered with all who have won.
        await asked(house, "sunday", Register("ann", "Ann", "ticket"))
        await asked(house, "sat", GiveSeats())
        won, sunday = house.events.event("sat").state.won, house.events.event("sunday").state
        assert {player: seat.state for player, seat in won.items()} == {"ann": "taken", "bob": "taken"}
        assert sorted(sunday.event.entrants) == ["ann", "bob"]
        assert (tickets(house, "sunday", "ann"), tickets(house, "sunday", "bob")) == (0, 0)
        assert house.book.balance(entered_on("sunday")) == 2
        assert (cash(house, SEATS), cash(house, pool("sunday"))) == (0, 400_00)
        level(house)
        for event in ("sat", "sunday"):
            again = EVENT.fold(house.store.rows(f"event/{event}"))
            state = house.events.event(event).state
            assert (again.event, again.won, again.owed) == (state.event, state.won, state.owed)
    checked(tmp_path)


@told
async def test_a_winner_enters_on_his_phone_without_paying(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(terms("Sunday", 200_00), "sunday")
        ann = await member(house, "Ann")
        await at_the_cage(house, cage.GiveTicket("sunday", "Won at the fair", ann.person))
        links = house.events.links(house.events.event("sunday"))
        assert links.tickets == {ann.person: "Ann"}
        await asked(house, "sunday", Register("", "", "wallet"), ann)
        state = house.events.event("sunday").state
        assert state.reserved == {}
        assert state.event.entrants[ann.person].tickets == 1
        assert house.book.balance(wallet(ann.person)) == ISSUE
        level(house)


@pytest.mark.clause("ONLINE:payout-2")
@told
async def test_by_the_policy_whose_seat_cannot_be_taken_keeps_his_ticket(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await played(house)
        await asked(house, "sunday", Register("ann", "Ann"))
        await asked(house, "sat", GiveSeats())
        won = house.events.event("sat").state.won
        assert won["ann"] == Seat(200_00, "kept", "tournament-already-in", ticket=True)
        assert (won["bob"].state, tickets(house, "sunday", "ann")) == ("taken", 1)
        assert (cash(house, wallet("ann")), cash(house, SEATS)) == (0, 200_00)
        # Neither at the event nor at the cage is it paid in money.
        with pytest.raises(Refusal) as no:
            await asked(house, "sat", CashInstead("ann", 200_00))
        assert no.value.code == "event-prize-is-a-seat"
        assert await refused(house, cage.CashTicket("sunday", "ann")) == "event-ticket-no-money"
        assert await refused(house, cage.PayMoney(0, 1, "ann")) == "room-wallet-short"
        level(house)
    checked(tmp_path)


@pytest.mark.clause("ONLINE:payout-2")
@told
async def test_where_the_policy_pays_money_for_a_seat_a_ticket_is_paid_once(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(terms("Sunday", 200_00, event={"seat_not_taken": "cash"}), "sunday")
        await at_the_cage(house, cage.GiveTicket("sunday", "A birthday", name="Ann"))
        await at_the_cage(house, cage.CashTicket("sunday", "ann"))
        assert (tickets(house, "sunday", "ann"), cash(house, wallet("ann"))) == (0, 200_00)
        assert (cash(house, SEATS), cash(house, GUARANTEE)) == (0, -200_00)
        assert await refused(house, cage.CashTicket("sunday", "ann")) == "room-no-ticket"
        level(house)


@told
async def test_a_ticket_is_sold_at_a_drawer_or_out_of_a_balance(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(terms("Sunday", 200_00), "sunday")
        await at_the_cage(house, cage.SellTicket("sunday", "card", name="Ann"))
        await at_the_cage(house, cage.TakeMoney(0, 250_00, person="ann"))
        await at_the_cage(house, cage.SellTicket("event/sunday", "balance", person="ann"))
        receipts = state_of(house).cage.drawers[1].receipts
        assert [(each.what, each.amount, each.method, each.event) for each in receipts] == [
            ("ticket", 200_00, "card", "sunday"),
            ("deposit", 250_00, "cash", ""),
        ]
        assert tickets(house, "sunday", "ann") == 2
        assert house.book.balance(drawer_account(1, "card")) == -200_00
        assert (house.book.balance(balance("ann")), cash(house, SEATS)) == (50_00, 400_00)
        shown = eyes(state_of(house), house.book, house.events)("ann")
        (mine,) = shown.tickets
        assert (mine.event_name, mine.number, mine.price, mine.enters) == ("Sunday", 2, 200_00, True)
        assert house.book.balance(TICKETS) == -2
        level(house)
    checked(tmp_path)


@told
async def test_an_entry_taken_back_is_a_ticket_again_and_no_money(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(terms("Sunday", 200_00), "sunday")
        await at_the_cage(house, cage.SellTicket("sunday", name="Ann"))
        number = await asked(house, "sunday", Register("ann", source="ticket"))
        await asked(house, "sunday", Unregister("ann"))
        assert (tickets(house, "sunday", "ann"), cash(house, wallet("ann"))) == (1, 0)
        again = await asked(house, "sunday", Register("ann", source="ticket"))
        assert again is not None
        assert number is not None
        assert tickets(house, "sunday", "ann") == 0
        await asked(house, "sunday", Undo(again))
        assert (tickets(house, "sunday", "ann"), cash(house, wallet("ann"))) == (1, 0)
        assert house.events.event("sunday").state.owed == {}
        level(house)
    checked(tmp_path)


@pytest.mark.clause("ONLINE:refund-3")
@told
async def test_called_off_an_event_gives_tickets_back_and_they_are_good_for_another_of_its_price(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, Clock()) as house:
        for event, price in (("sunday", 200_00), ("monday", 200_00), ("cheap", 100_00)):
            await house.events.open(terms(event.capitalize(), price), event)
        for name in ("ann", "bob"):
            await at_the_cage(house, cage.SellTicket("sunday", name=name.capitalize()))
            await asked(house, "sunday", Register(name, source="ticket"))
        await asked(house, "sunday", Register("cid", "Cid"))
        await asked(house, "sunday", Cancel())
        assert [tickets(house, "sunday", name) for name in ("ann", "bob", "cid")] == [1, 1, 0]
        assert [cash(house, wallet(name)) for name in ("ann", "bob", "cid")] == [0, 0, 200_00]
        assert await refused(house, cage.ExchangeTicket("sunday", "cheap", "ann")) == "event-takes-no-tickets"
        assert (
            await refused(house, cage.ExchangeTicket("sunday", "sunday", "ann")) == "event-takes-no-tickets"
        )
        await at_the_cage(house, cage.ExchangeTicket("sunday", "monday", "ann"))
        assert await refused(house, cage.ExchangeTicket("sunday", "monday", "ann")) == "room-no-ticket"
        await asked(house, "monday", Register("ann", source="ticket"))
        assert (cash(house, SEATS), cash(house, pool("monday"))) == (200_00, 200_00)
        level(house)
    checked(tmp_path)


@told
async def test_nobody_enters_for_nothing(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(terms("Sunday", 200_00, entries=Entries(late_levels=2)), "sunday")
        for source in ("ticket", "seat"):
            with pytest.raises(Refusal) as no:
                await asked(house, "sunday", Register("ann", "Ann", source))
            assert no.value.code == "event-no-ticket"
        assert await refused(house, cage.GiveTicket("sunday", "", name="Ann")) == "cage-why"
        # Whoever takes money gives none away: that is the manager's.
        cashier = await member(house, "Lee")
        hire = {"type": "give-role", "person": cashier.person, "role": "cashier"}
        await house.ask("staff", KIM, msgspec.json.encode(hire), "hire")
        lee = cashier._replace(powers=house.staff.powers(cashier.person))
        assert (
            await refused(house, cage.GiveTicket("sunday", "why not", name="Ann"), lee) == "staff-not-allowed"
        )
        assert dict(house.book.accounts("club")) == dict(house.book.accounts("ticket")) == {}


@told
async def test_tickets_to_events_for_play_chips_count_as_chips_of_their_owner(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.open_table(TableTerms("oak", "Oak", small_blind=50, big_blind=100))
        await house.events.open(terms("Turbo", 99_000, live=False), "turbo")
        ann = await member(house, "Ann")
        await asked(house, "turbo", Register(""), ann)
        assert not await house.refill(ann.person)
        await at_the_cage(house, cage.GiveTicket("turbo", "A prize", ann.person))
        assert house.held(ann.person) == ISSUE + 99_000
        assert await refused(house, cage.SellTicket("turbo", person=ann.person)) == "event-takes-no-tickets"
        await asked(house, "turbo", Unregister(""), ann)
        await asked(house, "turbo", Register(""), ann)
        # The ticket is used before her chips are.
        assert (tickets(house, "turbo", ann.person), house.book.balance(wallet(ann.person))) == (0, ISSUE)
        level(house)


def test_a_movement_of_tickets_and_money_together_is_refused_by_the_ledger() -> None:
    with pytest.raises(Broken) as mixed:
        Transaction("t", (Posting(ticket("sunday", "ann"), -1), Posting(of_kind("club", wallet("ann")), 1)))
    assert mixed.value.code == "ledger-kinds-mixed"
    assert kind_of(ticket("sunday", "ann")) == kind_of(entered_on("sunday")) == kind_of(TICKETS) == "ticket"


@told
async def test_a_seat_won_before_there_were_tickets_is_one_once_it_is_given(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await played(house)
        version = house.events.event("sat").version
    with looked_at(tmp_path / "house.db") as connection:
        journal = list(Reader(connection).rows("event/sat"))
    assert len(journal) == version
    before = [each._replace(row=each.row.replace(',"tickets":true', "")) for each in journal]
    assert before != journal
    state = EVENT.fold(before)
    assert state.won == {"ann": Seat(200_00), "bob": Seat(200_00)}
    # What was written before moves no tickets; what is written now gives those that are missing.
    state.version += 1
    effect = apply(state, rows.SeatsSent("floor", "", ("ann", "bob"), tickets=True), 0)
    assert effect.tickets is not None
    assert {each.account: each.amount for each in effect.tickets.postings} == {
        TICKETS: -2,
        ticket("sunday", "ann"): 1,
        ticket("sunday", "bob"): 1,
    }
    assert {seat.ticket for seat in state.won.values()} == {True}
    old = EVENT.fold(before)
    old.version += 1
    assert (
        apply(old, rows.read('{"type":"seats-sent","by":"floor","name":"","players":["ann"]}'), 0).tickets
        is None
    )
    assert old.won["ann"] == Seat(200_00, "sent")


@told
async def test_a_seat_on_its_way_before_there_were_tickets_arrives_as_it_was(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(terms("Sunday", 200_00), "sunday")
        entry = Asked(By("house"), Register("ann", "Ann", "seat"))
        await house.events.event("sunday").tell(entry, "seat/sat/ann")
        entrant = house.events.event("sunday").state.event.entrants["ann"]
        assert (entrant.won_seat, entrant.tickets) == (True, 0)
        assert cash(house, SEATS) == -200_00
        # Given back it is a ticket, as every other.
        await asked(house, "sunday", Unregister("ann"))
        assert (tickets(house, "sunday", "ann"), cash(house, SEATS), cash(house, wallet("ann"))) == (1, 0, 0)
        level(house)
