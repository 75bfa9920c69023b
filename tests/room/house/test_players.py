"""Players of the club: two records of one person become one, and a season's points follow him."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from croupier.cage import balance
from croupier.errors import Refusal
from croupier.ledger import ticket
from croupier.room.actors.asks import By
from croupier.room.cashier import asks
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.house.players import check_not_playing, held, played, season_table
from croupier.room.journal.schema import looked_at
from croupier.room.live import asks as live
from croupier.room.people.players import CARD, PlayerRecord
from croupier.room.seasons.rows import Season
from croupier.tournament import Register, Start
from croupier.tournament.commands import Bust
from croupier.tournament.leagues import Formula
from tests.room.cashier.test_cage import KIM, Desk
from tests.room.desk import at_the_desk
from tests.room.evening import Clock
from tests.room.event.test_actor import house_at, terms, told

DAY = 24 * 60 * 60 * 1000
FLOOR = By("floor")


async def evening(house: House, event: str, *players: tuple[str, str]) -> None:
    """An event that the first player wins, the second comes second, and so on."""
    await house.events.open(terms(name=event.capitalize()), event)
    for id, name in players:
        await at_the_desk(house, event, Register(id, name), f"{event}-{id}")
    await at_the_desk(house, event, Start(), f"{event}-start")
    for id, _ in reversed(players[1:]):
        await at_the_desk(house, event, Bust(id, (players[0][0],)), f"{event}-bust-{id}")
    assert house.events.event(event).state.over


async def no(waited: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await waited
    return refused.value.code


@pytest.mark.requirement("ACC-1")
@told
async def test_a_player_is_found_by_any_part_of_his_name_in_both_scripts_his_number_phone_and_card(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, Clock()) as house:
        people = house.members
        ivan, pavel = await people.enrol("", "Иван Ковалёв"), await people.enrol("", "Pavel Ivanov")
        kept = await people.keep_record(ivan.id, PlayerRecord(phone="+7 (900) 123-45-67"), None)
        assert kept.number == "1"
        await people.keep_record(pavel.id, PlayerRecord("A-17"), None)

        def found(text: str) -> list[str]:
            return [each.id for each in people.find(text, 10)]

        assert found("ков") == found("koval") == found("valev") == found("12345") == [ivan.id]
        assert found(f"{CARD}A-17") == found("a-17") == found("анов") == [pavel.id]
        assert found("Иван") == [ivan.id, pavel.id]
        assert found("123") == []
        assert await no(people.keep_record(ivan.id, PlayerRecord("a-17"), None)) == "people-number-taken"
        await people.keep_record(ivan.id, PlayerRecord("1", document="Passport 45 10"), None)
        twice = people.keep_record(pavel.id, PlayerRecord("A-17", document="passport 4510"), None)
        assert await no(twice) == "people-document-known"
        assert (
            await no(people.keep_record(pavel.id, PlayerRecord(born="31.5.1990"), None))
            == "people-record-born"
        )
        assert await no(people.keep_record(pavel.id, PlayerRecord(), None, b"GIF89a")) == "people-photo"
        await people.keep_record(pavel.id, PlayerRecord("A-17"), None, b"\xff\xd8 a face")
    async with house_at(tmp_path, Clock()) as house:
        assert [each.id for each in house.members.find("A-17", 10)] == [pavel.id]
        assert house.store.player_photo(pavel.id) == b"\xff\xd8 a face"
        assert house.members.records.of(ivan.id).document == "Passport 45 10"
    with closing(sqlite3.connect(tmp_path / "house.db")) as database:
        rows = [row for (row,) in database.execute("SELECT row FROM journal WHERE stream = 'people'")]
    # What can be forgotten stands in no row.
    assert any('"fields":["number","phone"]' in row for row in rows)
    assert not [row for row in rows if "900" in row or "4510" in row or "Passport" in row]


@pytest.mark.requirement("ACC-1")
@told
async def test_two_records_of_one_player_become_one_with_his_money_tickets_and_results(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, Clock()) as house:
        people, desk = house.members, Desk(house)
        await house.events.open(terms(name="Sunday"), "sunday")
        await desk(asks.OpenDrawer(0))
        for person, name in (("ivan", "Ivan"), ("ivan-2", "Ivan K")):
            await desk(asks.TakeMoney(1, 50_00, person=person, name=name))
        await desk(asks.SellTicket("sunday", drawer=1, person="ivan-2"))
        await evening(house, "friday", ("ivan-2", "Ivan K"), ("bob", "Bob"))
        await evening(house, "saturday", ("bob", "Bob"), ("ivan", "Ivan"))
        won = house.book.balance(balance("ivan-2"))
        before = house.book.balance(balance("ivan"))
        ann, _ = await people.join("a" * 32, "Ann")
        assert await no(people.merge(ann.id, "ivan", None)) == "people-merge-account"
        assert await no(people.merge("ivan", "ivan", None)) == "people-nobody"
        await people.merge("ivan-2", "ivan", None)
        assert house.book.balance(balance("ivan-2")) == house.book.balance(ticket("sunday", "ivan-2")) == 0
        assert held(house, "ivan").balance == before + won > 0
        assert held(house, "ivan").tickets == {"sunday": 1}
        assert [(each.event, each.place) for each in played(house, "ivan")] == [
            ("saturday", 2),
            ("friday", 1),
        ]
        assert [each.id for each in people.find("Ivan", 10)] == ["ivan"]
        assert (await people.enrol("ivan-2", "Ivan K")).id == "ivan"
        assert await no(people.merge("ivan-2", "bob", None)) == "people-nobody"
        points = season_table(house, Season("s", "Summer", 0, 2**50, Formula("table", table=(10, 6))))
        assert [(row.place, row.player, row.points) for row in points.standings] == [
            (1, "bob", 16),
            (1, "ivan", 16),
        ]
    async with house_at(tmp_path, Clock()) as house:
        assert house.members.records.now("ivan-2") == "ivan"
    with looked_at(tmp_path / "house.db") as connection:
        assert not [line for line in check(connection).streams if line.faults]


@told
async def test_nobody_who_plays_or_waits_is_merged_away(tmp_path: Path) -> None:
    async with house_at(tmp_path, Clock()) as house:
        await house.events.open(terms(name="Sunday"), "sunday")
        await at_the_desk(house, "sunday", Register("bob", "Bob"), "1")
        table = live.OpenTable("oak", "Oak", "nl-holdem", 5, 10, 400, rack=10_000)
        await house.cash.ask(KIM, live.NewShift("Friday"), "shift")
        await house.cash.ask(KIM, table, "oak")
        await house.cash.ask(KIM, live.Sit("oak", 1, "cid", 2_000, "Cid", waits=False), "cid")
        for person in ("bob", "cid"):
            with pytest.raises(Refusal) as plays:
                check_not_playing(house, person)
            assert plays.value.code == "people-merge-playing"
        check_not_playing(house, "ann")


@told
async def test_a_season_counts_the_events_of_its_time_and_its_name_alone(tmp_path: Path) -> None:
    clock = Clock()
    async with house_at(tmp_path, clock) as house:
        began = clock.now
        await evening(house, "friday", ("ann", "Ann"), ("bob", "Bob"), ("cid", "Cid"))
        clock.now += DAY
        await evening(house, "turbo", ("bob", "Bob"), ("ann", "Ann"))
        clock.now += DAY
        await evening(house, "freitag", ("cid", "Cid"), ("ann", "Ann"))
        formula = Formula("linear", scale=10, attendance=1)

        def table(**how: Any) -> list[tuple[int, str, int, int]]:
            season = Season("s", "Summer", how.pop("since", 0), how.pop("until", 2**50), formula, **how)
            found = season_table(house, season).standings
            return [(row.place, row.player, row.points, row.events) for row in found]

        assert table() == [(1, "ann", 23, 3), (2, "bob", 22, 2), (3, "cid", 12, 2)]
        assert table(until=began + DAY) == [(1, "ann", 21, 1), (2, "bob", 11, 1), (3, "cid", 1, 1)]
        assert table(named="FR") == [(1, "ann", 22, 2), (2, "cid", 12, 2), (3, "bob", 11, 1)]
        assert table(since=began + 3 * DAY) == []
        season = Season("summer", "Summer", 0, 2**50, formula)
        await house.seasons.sets(season, KIM)
        assert await no(house.seasons.sets(Season("x", "X", 5, 5), KIM)) == "seasons-empty"
    async with house_at(tmp_path, clock) as house:
        assert house.seasons.season("summer") == season
        await house.seasons.drops("summer", KIM)
        assert await no(house.seasons.drops("summer", KIM)) == "seasons-none"
