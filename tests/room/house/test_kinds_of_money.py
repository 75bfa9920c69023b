"""Play chips and club money never turn into each other, over a running house."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.cage import drawer_account
from croupier.errors import Refusal
from croupier.ledger import kind_of, of_kind, transfer, wallet
from croupier.room.actors.asks import Ask, By
from croupier.room.cashier import asks as cage
from croupier.room.event.asks import SeatsIn
from croupier.room.hand.terms import Terms as TableTerms
from croupier.room.house.house import House
from croupier.room.journal.commit import Commit
from croupier.room.people.members import ISSUE
from croupier.room.pit import asks as pit
from croupier.room.pit.asks import LaidBox
from croupier.room.pit.terms import RULES
from croupier.room.table import asks as table
from croupier.tournament import Level, Register, Start, Terms, Unregister
from croupier.tournament.accounts import DESK, pool
from croupier.tournament.commands import Cancel, Command, SellShare
from croupier.tournament.terms import Prizes, Rebuys
from tests.room.desk import at_the_desk, drawer, pay_out
from tests.room.evening import Clock
from tests.room.event.test_actor import Screen, house_at, told
from tests.room.pit.test_house import RUBY
from tests.waiting import until

FLOOR, KIM = By("floor"), By("floor", "kim", "Kim")
LEVELS = (Level(small_blind=25, big_blind=50),)


def event(name: str, price: int = 99_900, **more: object) -> Terms:
    given: dict[str, Any] = {"stack": 5_000, "levels": LEVELS, "prizes": Prizes(ladder=(100,))} | more
    return Terms(name=name, buy_in=price, **given)


async def asked(house: House, by: By, id: str, command: object) -> None:
    version = house.events.event(id).version
    await at_the_desk(house, id, command, f"{by.person}-{version}", by)


async def member(house: House, name: str) -> By:
    person, _ = await house.members.join(f"{name:_>32}", name)
    return By("player", person.id, person.name)


async def paid_in(house: House, by: By, cents: int) -> None:
    """Money on somebody's balance at the cage."""
    moved = transfer(f"in/{by.person}", of_kind("club", DESK), of_kind("club", wallet(by.person)), cents)
    await house.store.commit(Commit(f"in/{by.person}", 1, 0, "", transaction=moved))
    house.book.post(moved)


async def low_table(house: House) -> None:
    """A table at which one can play for 4,000 chips."""
    await house.open_table(TableTerms("oak", "Oak", small_blind=50, big_blind=100))


@told
async def test_three_events_entered_and_left_bring_nobody_more_chips_than_the_house_gave(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await low_table(house)
        ann = await member(house, "Ann")
        refilled = []
        for id in ("one", "two", "three"):
            await house.events.open(event(id), id)
            # The first takes nearly all she has, so that the others are out of reach.
            with suppress(Refusal):
                await asked(house, ann, id, Register(""))
            refilled.append(await house.refill(ann.person))
        for id in ("one", "two", "three"):
            if ann.person in house.events.event(id).state.event.entrants:
                await asked(house, ann, id, Unregister(""))
        assert refilled == [False, False, False]
        assert house.book.balance(wallet(ann.person)) == ISSUE
        assert house.events.event("one").state.owed[ann.person] == 99_900
        assert house.events.owing() == {}


@told
async def test_chips_in_shares_of_others_and_in_running_events_count_too_and_those_lost_do_not(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await low_table(house)
        ann, bob = await member(house, "Ann"), await member(house, "Bob")
        await house.events.open(event("one"), "one")
        for who in (ann, bob):
            await asked(house, who, "one", Register(""))
        backer = await member(house, "Cid")
        sold = SellShare(ann.person, backer.person, 97, source="desk")
        assert not await house.refill(ann.person)
        await asked(house, FLOOR, "one", sold)
        await asked(house, FLOOR, "one", Start())
        # He has what the backer paid him, and his entry.
        assert not await house.refill(ann.person)
        assert not await house.refill(bob.person)
        await asked(house, FLOOR, "one", Cancel())
        assert not await house.refill(bob.person)
        assert house.book.total("play") == 0


@told
async def test_chips_parked_at_a_table_or_on_a_box_count_too(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await low_table(house)
        await house.open_table(TableTerms("big", "Big", small_blind=500, big_blind=1_000))
        await house.pit.open_table(RUBY)
        ann, bob = await member(house, "Ann"), await member(house, "Bob")
        parked: tuple[tuple[str, By, Ask], ...] = (
            ("big", ann, table.Sit(1, 97_000)),
            (RUBY.id, bob, pit.BuyIn(97_000)),
            (RUBY.id, bob, pit.ReadRules(RULES)),
            (RUBY.id, bob, pit.Bets((LaidBox(1, {"ante": 1_000}),))),
        )
        for to, who, ask in parked:
            await house.ask(to, who, msgspec.json.encode(ask), repr(ask))
            assert not await house.refill(who.person)
        assert [house.book.balance(wallet(who.person)) for who in (ann, bob)] == [3_000, 3_000]
        assert [house.held(who.person) for who in (ann, bob)] == [ISSUE, ISSUE]


@pytest.mark.requirement("TOUR-1")
@told
async def test_no_way_leads_from_chips_of_a_phone_to_money_of_the_cage(tmp_path: Path) -> None:
    """Three events entered and left, one of them at live tables; and whatever else might be tried with those chips."""
    async with house_at(tmp_path, Clock()) as house:
        await low_table(house)
        ann = await member(house, "Ann")
        for id, more in (("one", {"live": True}), ("two", {}), ("three", {})):
            await house.events.open(event(id, 33_000, played_for="play", **more), id)
            await asked(house, ann, id, Register(""))
            await house.refill(ann.person)
        await house.events.open(event("night", 330_00, played_for="club"), "night")
        for id in ("one", "two", "three"):
            await asked(house, ann, id, Unregister(""))
            await house.refill(ann.person)
        assert house.book.balance(wallet(ann.person)) == ISSUE

        async def refused(at: str, by: By, ask: Ask | Command) -> str:
            with pytest.raises(Refusal) as no:
                await house.ask(at, by, msgspec.json.encode(ask), repr(ask))
            return no.value.code

        # What an event for chips gave back is no money, for whichever event it is asked.
        await drawer(house, KIM, 1_000_00)
        for id in ("", "one", "night"):
            paid = cage.PayMoney(0, 1_00, ann.person, why="Won", event=id)
            assert await refused("cage", KIM, paid) == "room-wallet-short"
        # Nor do chips buy anything that is for money: an entry, a ticket, an entry of somebody else's.
        await asked(house, ann, "night", Register("", source="wallet"))
        assert house.events.event("night").state.event.entrants == {}
        for ask in (
            cage.Sell("night", Register(ann.person), "balance"),
            cage.SellTicket("night", "balance", person=ann.person),
        ):
            assert await refused("cage", KIM, ask) == "room-wallet-short"
        # A ticket to an event for chips is none to one for money, and no money.
        await house.ask("cage", KIM, msgspec.json.encode(cage.GiveTicket("two", "Gift", ann.person)), "gift")
        exchange = cage.ExchangeTicket("two", "night", ann.person)
        assert await refused("cage", KIM, exchange) == "event-takes-no-tickets"
        assert await refused("cage", KIM, cage.CashTicket("two", ann.person)) == "event-ticket-no-money"
        by_ticket = Register(ann.person, source="ticket")
        assert await refused("event/night", KIM, by_ticket) == "event-no-ticket"
        # And seats won for chips are in no event for money.
        await house.events.open(event("sat", 10_000, played_for="play", prizes=Prizes(equal=33_000)), "sat")
        assert await refused("event/sat", KIM, SeatsIn("night")) == "event-takes-no-seats"
        assert list(house.book.owned(ann.person, "club")) == []
        assert house.book.balance(drawer_account(1, "cash")) == -1_000_00


@told
async def test_a_phone_reserves_in_an_event_for_money_and_is_in_once_the_desk_has_been_paid(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(event("night", 50_00, played_for="club"), "night")
        state = house.events.event("night").state
        ann = await member(house, "Ann")
        await asked(house, ann, "night", Register(""))
        state = house.events.event("night").state
        assert state.reserved == {ann.person: "Ann"}
        assert state.event.entrants == {}
        assert state.event.money.pool == house.book.balance(of_kind("club", pool("night"))) == 0
        # All her play chips are where they were.
        assert house.book.balance(wallet(ann.person)) == ISSUE
        with pytest.raises(Refusal) as again:
            await asked(house, ann, "night", Register(""))
        assert again.value.code == "event-reserved-already"
        await asked(house, FLOOR, "night", Register(ann.person))
        state = house.events.event("night").state
        assert state.reserved == {}
        assert house.book.balance(of_kind("club", pool("night"))) == state.event.money.pool == 50_00
        assert house.book.balance(of_kind("club", DESK)) == 0
        assert house.book.balance(drawer_account(1, "cash")) == -50_00
        assert house.book.balance(pool("night")) == 0


@pytest.mark.requirement("TOUR-1")
@told
async def test_what_an_event_costs_and_gives_stands_there_for_everybody_before_it_begins(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, Clock()) as house:
        rebuys = Rebuys(price=40_00, fee=4_00, chips=5_000, levels=2)
        await house.events.open(
            event("night", 50_00, fee=5_00, staff=3_00, live=True, rebuys=rebuys), "night"
        )
        anybody = Screen()
        house.events.event("night").watch(anybody, None)
        await until(lambda: anybody.last)
        about = anybody.last["view"]["about"]
        told = {name: about["terms"][name] for name in ("buy_in", "fee", "staff", "stack", "played_for")}
        assert told == {"buy_in": 50_00, "fee": 5_00, "staff": 3_00, "stack": 5_000, "played_for": "club"}
        assert about["terms"]["rebuys"] == msgspec.to_builtins(rebuys)
        assert [(level["small_blind"], level["big_blind"]) for level in about["structure"]] == [(25, 50)]
        money = anybody.last["view"]["picture"]["money"]
        assert (money["price"], money["to_pool"]) == (55_00, 47_00)
        await asked(house, FLOOR, "night", Register("ann", "Ann"))
        await until(lambda: anybody.last["view"]["picture"]["payouts"])
        assert anybody.last["view"]["picture"]["phase"] == "registering"


@told
async def test_a_reservation_is_given_up_by_the_phone_or_by_the_desk(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(event("night", 50_00, played_for="club"), "night")
        ann = await member(house, "Ann")
        for by in (ann, FLOOR):
            await asked(house, ann, "night", Register(""))
            await asked(house, by, "night", Unregister(ann.person))
            state = house.events.event("night").state
            assert (state.reserved, state.event.entrants) == ({}, {})


@told
async def test_money_at_the_cage_pays_an_entry_and_comes_back_as_money(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(event("night", 50_00, played_for="club"), "night")
        ann = await member(house, "Ann")
        await paid_in(house, ann, 60_00)
        await asked(house, ann, "night", Register(""))
        cage = of_kind("club", wallet(ann.person))
        assert house.book.balance(cage) == 10_00
        await asked(house, ann, "night", Unregister(""))
        assert house.book.balance(cage) == 60_00
        await pay_out(house, "night", ann.person)
        assert house.book.balance(cage) == 10_00
        assert house.book.balance(wallet(ann.person)) == ISSUE
        assert {kind: house.book.total(kind) for kind in ("play", "club")} == {"play": 0, "club": 0}
        assert {kind_of(account) for account, _ in house.book.owned(ann.person, "club")} == {"club"}


@told
async def test_a_house_reads_reservations_and_kinds_back_after_a_restart(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(event("night", 50_00, live=True), "night")
        ann = await member(house, "Ann")
        await asked(house, ann, "night", Register(""))
    async with house_at(tmp_path, Clock()) as house:
        state = house.events.event("night").state
        assert state.terms.kind == "club"
        assert state.reserved == {ann.person: "Ann"}
