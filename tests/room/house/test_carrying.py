"""Moving a player between two tables, each with its own journal: whatever a power cut leaves, his chips are his."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from croupier.errors import Refusal
from croupier.ledger import moving, table_chips, wallet
from croupier.room.actors.asks import Asked, By, GiveUp, Reopen
from croupier.room.house import carrying
from croupier.room.house.house import House
from croupier.room.journal.commit import Commit
from croupier.room.journal.engine import Engine
from croupier.room.journal.sqlite import SqliteFile
from croupier.room.people.members import ISSUE
from croupier.room.table import asks as commands
from tests.room.evening import Clock, club, goes_out_after, house_on, open_house, sit
from tests.room.says import asks
from tests.waiting import run_story, until

OAK, ELM = club(0)[0], club(0, id="elm", name="Elm")[0]
STEPS = ("reserved", "taken", "sat")
MOVE = Asked(By("floor"), commands.Move(3, "elm", 4))


def where(house: House, ann: str) -> dict[str, int]:
    """Where the chips of hers lie, as the ledger says."""
    accounts = {
        "oak": table_chips("oak", ann),
        "elm": table_chips("elm", ann),
        "on the way": moving("elm", ann),
        "wallet": wallet(ann),
    }
    assert house.book.total() == 0
    assert house.held(ann) == ISSUE
    return {name: chips for name, account in accounts.items() if (chips := house.book.balance(account))}


@pytest.mark.parametrize(
    ("written", "there"), [(0, "oak"), (1, "oak"), (2, "elm"), (3, "elm")],
    ids=["before anything", "with the seat kept", "with her chips on the way", "when she sits"],
)  # fmt: skip
def test_a_house_that_goes_out_in_the_middle_of_a_move_ends_it_or_takes_it_back(
    engine: Engine, written: int, there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house_on(engine, OAK, ELM) as house:
            ann = (await sit(house, "Ann", 3, 7_000)).id
            goes_out_after(written, house, monkeypatch, STEPS)
            oak, elm = house.tables["oak"], house.tables["elm"]
            if written < 2:
                with pytest.raises(Refusal):
                    await asks(house, "oak", MOVE, "move")
            else:
                await asks(house, "oak", MOVE, "move")
            await until(lambda: oak.state.stopped or elm.state.stopped or 4 in elm.state.seated)
        async with house_on(engine, OAK, ELM) as house:
            oak, elm = house.tables["oak"], house.tables["elm"]
            await until(lambda: not elm.state.cash.reserved)
            assert where(house, ann) == {there: 7_000, "wallet": ISSUE - 7_000}
            assert (3 in oak.state.seated, 4 in elm.state.seated) == (there == "oak", there == "elm")
            if there == "oak":
                # She plays on, and can still be moved.
                await asks(house, "oak", MOVE, "again")
                await until(lambda: 4 in elm.state.seated)
                assert where(house, ann) == {"elm": 7_000, "wallet": ISSUE - 7_000}

    run_story(story())


@pytest.mark.parametrize("goes_out", [False, True])
def test_chips_for_which_no_seat_is_kept_any_more_are_their_owners_again(
    engine: Engine, goes_out: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house_on(engine, OAK, ELM) as house:
            ann = (await sit(house, "Ann", 3, 7_000)).id
            elm, oak = house.tables["elm"], house.tables["oak"]
            tell = oak.tell

            async def told(command: Any, *more: Any) -> None:
                if isinstance(command, commands.Take):
                    # The floor gives the seat away in the moment she is let go.
                    await elm.tell(commands.Free(4))
                    if goes_out:
                        goes_out_after(1, house, monkeypatch, STEPS)
                await tell(command, *more)

            monkeypatch.setattr(oak, "tell", told)
            await asks(house, "oak", MOVE, "move")
            if not goes_out:
                await until(lambda: where(house, ann) == {"wallet": ISSUE})
            else:
                assert where(house, ann) == {"on the way": 7_000, "wallet": ISSUE - 7_000}
        async with house_on(engine, OAK, ELM) as house:
            await until(lambda: where(house, ann) == {"wallet": ISSUE})
            assert not house.tables["elm"].state.seated
            assert house.stopped == []

    run_story(story())


def test_a_seat_to_which_chips_are_on_their_way_is_not_freed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house_on(SqliteFile(tmp_path / "house.db"), OAK, ELM) as house:
            ann = (await sit(house, "Ann", 3, 7_000)).id
            elm, oak = house.tables["elm"], house.tables["oak"]
            with monkeypatch.context() as slow:
                slow.setattr(elm, "_due", lambda: None)
                await asks(house, "oak", MOVE, "move")
                with pytest.raises(Refusal) as no:
                    await asks(house, "elm", Asked(By("floor"), commands.Free(4)), "free")
                assert no.value.code == "room-chips-on-the-way"
                assert where(house, ann)["on the way"] == 7_000
            await until(lambda: 4 in elm.state.seated)
            assert 3 not in oak.state.seated

    run_story(story())


def test_at_a_table_that_is_given_up_nobody_waits_for_chips_on_the_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_on(SqliteFile(tmp_path / "house.db"), OAK, ELM) as house:
            ann = (await sit(house, "Ann", 3, 7_000)).id
            elm = house.tables["elm"]
            await elm.tell(commands.Reserve(4, ann, "Ann", brought=True))
            elm.state.stopped = "room-chips-disagree"
            await house.tables["oak"].tell(commands.Take(ann, moving("elm", ann)))
            await asks(house, "house", Asked(By("floor"), GiveUp("elm")), "give-up")
            await until(lambda: where(house, ann) == {"wallet": ISSUE})

    run_story(story())


@pytest.mark.parametrize("lost", ["reserved", "taken"])
def test_whoever_asks_for_a_move_and_goes_away_has_not_taken_the_player_out_of_the_game(
    tmp_path: Path, lost: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_house(tmp_path, OAK, ELM, clock=clock) as house:
            ann = (await sit(house, "Ann", 3, 7_000)).id
            elm = house.tables["elm"]
            write, on_its_way, goes_on = house.store.commit, asyncio.Event(), asyncio.Event()

            async def written(commit: Commit) -> None:
                if f'"type":"{lost}"' in commit.row:
                    on_its_way.set()
                    await goes_on.wait()
                await write(commit)

            monkeypatch.setattr(house.store, "commit", written)
            asking = asyncio.create_task(asks(house, "oak", MOVE, "move"))
            await on_its_way.wait()
            asking.cancel()
            with suppress(asyncio.CancelledError):
                await asking
            await house._carrying.looked_at(moving("elm", ann))
            goes_on.set()
            if lost == "taken":
                await until(lambda: 4 in elm.state.seated)
                assert where(house, ann) == {"elm": 7_000, "wallet": ISSUE - 7_000}
            else:
                await until(lambda: elm.state.cash.reserved)
                clock.now += carrying.UNSURE
                house._carrying.look_at(moving("elm", ann))
                await until(lambda: not elm.state.cash.reserved)
                assert where(house, ann) == {"oak": 7_000, "wallet": ISSUE - 7_000}
            clock.now += carrying.UNSURE
            await house._carrying.looked_at(moving("elm", ann))
            assert not house._carrying._unsure

    run_story(story())


def test_a_seat_kept_for_nobody_at_a_table_that_stopped_is_free_once_that_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(carrying, "AGAIN", 10)

    async def story() -> None:
        async with house_on(SqliteFile(tmp_path / "house.db"), OAK, ELM) as house:
            ann = (await sit(house, "Ann", 3, 7_000)).id
            elm = house.tables["elm"]
            await elm.tell(commands.Reserve(4, ann, "Ann", brought=True))
            elm.state.stopped = "room-chips-disagree"
            await house._carrying.looked_at(moving("elm", ann))
            assert elm.state.cash.reserved
            await asks(house, "house", Asked(By("floor"), Reopen("elm")), "reopen")
            await until(lambda: not elm.state.cash.reserved)

    run_story(story())


def test_chips_on_their_way_back_to_the_wallet_are_not_brought_to_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house_on(SqliteFile(tmp_path / "house.db"), OAK, ELM) as house:
            ann = (await sit(house, "Ann", 3, 7_000)).id
            elm = house.tables["elm"]
            write, goes_back, goes_on = house.store.commit, asyncio.Event(), asyncio.Event()

            async def written(commit: Commit) -> None:
                if commit.stream == "people":
                    goes_back.set()
                    await goes_on.wait()
                await write(commit)

            monkeypatch.setattr(house.store, "commit", written)
            await house.tables["oak"].tell(commands.Take(ann, moving("elm", ann)))
            await goes_back.wait()
            await elm.tell(commands.Reserve(4, ann, "Ann"))
            assert elm._due() is None
            goes_on.set()
            await until(lambda: where(house, ann) == {"wallet": ISSUE})
            assert house.stopped == []

    run_story(story())


def test_chips_on_their_way_in_a_house_of_before_are_their_owners_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_on(SqliteFile(tmp_path / "house.db"), OAK, ELM) as house:
            ann = (await sit(house, "Ann", 3, 7_000)).id
            await house.tables["elm"].tell(commands.Reserve(4, ann, "Ann", brought=True))
            # It named the person alone.
            await house.tables["oak"].tell(commands.Take(ann, f"moving:{ann}"))
            await until(lambda: where(house, ann) == {"wallet": ISSUE})

    run_story(story())
