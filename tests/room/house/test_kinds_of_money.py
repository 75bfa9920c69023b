"""Play chips and club money never turn into each other, over a running house."""

from contextlib import suppress
from pathlib import Path

import pytest

from croupier.cage import drawer_account
from croupier.errors import Refusal
from croupier.ledger import kind_of, of_kind, transfer, wallet
from croupier.room.actors.asks import By
from croupier.room.hand.terms import Terms as TableTerms
from croupier.room.house.house import House
from croupier.room.journal.commit import Commit
from croupier.room.people.members import ISSUE
from croupier.tournament import Level, Register, Start, Terms, Unregister
from croupier.tournament.accounts import DESK, pool
from croupier.tournament.commands import Cancel, SellShare
from croupier.tournament.terms import Prizes
from tests.room.desk import at_the_desk, pay_out
from tests.room.evening import Clock
from tests.room.event.test_actor import house_at, told

FLOOR = By("floor")
LEVELS = (Level(small_blind=25, big_blind=50),)


def event(name: str, price: int = 99_900, **more: object) -> Terms:
    return Terms(name=name, stack=5_000, buy_in=price, levels=LEVELS, prizes=Prizes(ladder=(100,)), **more)  # type: ignore[arg-type]


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
