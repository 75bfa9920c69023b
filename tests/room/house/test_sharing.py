"""What whoever has the desk tells those who lead tables."""

from collections.abc import Collection
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from croupier.errors import Refusal
from croupier.ledger import Posting, display, moving, wallet
from croupier.room.actors.asks import Asked, By
from croupier.room.actors.watched import Reached
from croupier.room.bus.port import LARGEST, Letter, subject
from croupier.room.bus.within import WithinOne
from croupier.room.event.table.actor import Door
from croupier.room.hand.terms import Terms
from croupier.room.house.hall import Hall
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.house.sharing import Here, Sharing, in_letters
from croupier.room.house.showing import Eye
from croupier.room.journal.commit import Commit
from croupier.room.journal.reader import MOST_ROWS
from croupier.room.people.members import ISSUE
from croupier.room.pit.terms import PitTerms
from croupier.room.table import asks as commands
from croupier.room.table.state import TableState
from tests.room.evening import join
from tests.room.says import asks, says
from tests.waiting import loop_turns, run_story, until


class _Desk:
    """It does not get on with what stands in the line for the oak."""

    book: Any = None

    store: Any = None

    def brings(self, _actor: Any, _person: str) -> int:
        return 0

    def pace(self, _actor: Any) -> int | None:
        return 0

    def line(self, table: TableState | str) -> None:
        assert table != "oak"

    def door(self, _actor: Any) -> None:
        return None

    def at_fault(self) -> bool:
        return False


class _Follower:
    """A table that another leads: what it was told to take in."""

    led_here = False

    def __init__(self, table: str, version: int) -> None:
        self.stream, self.version = f"table/{table}", version
        self.id = table
        self.took: list[Any] = []

    def rows_came(self, came: Any = ()) -> None:
        self.took.append(came)
        self.version += len(came)


class _Disk:
    """A store that is asked what came to streams, and cannot be once it is `away`."""

    def __init__(self) -> None:
        self.away = False
        self.asked: list[dict[str, int]] = []

    def written_after(self, versions: dict[str, int]) -> dict[str, list[str]]:
        self.asked.append(dict(versions))
        if self.away:
            raise Refusal("room-held")
        came: dict[str, list[str]] = {
            "table/oak": ["a row"],
            "table/elm": [],
            "table/ash": ["a row"] * min(MOST_ROWS, MOST_ROWS + 3 - versions.get("table/ash", 0)),
        }
        return {stream: came[stream] for stream in versions if stream in came}


def test_all_that_others_have_written_is_read_with_one_question(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        bus, lease, disk = WithinOne(), SimpleNamespace(sure=True), _Disk()
        sharing = Sharing(bus, lease)  # type: ignore[arg-type]  # nothing else is asked of it
        sharing.desk = _Desk()
        sharing.desk.store = disk
        tables: list[Any] = [_Follower("oak", 7), _Follower("elm", 3), _Follower("fir", 1)]
        for table in tables:
            await sharing.follow(table)

        async def told(*names: str) -> None:
            asked = len(disk.asked)
            for name in names:
                bus.tell(subject("rows", f"table/{name}"), b"")
            await until(lambda: len(disk.asked) > asked)
            await loop_turns()

        await told("oak", "elm", "oak", "fir")
        assert disk.asked == [{"table/oak": 7, "table/elm": 3, "table/fir": 1}]
        # Who has nothing in his list asks for himself; of whom nothing is told has nothing to take in.
        assert [table.took for table in tables] == [[["a row"]], [[]], []]
        tables[0].version = 7
        disk.away = True
        await told("fir")
        disk.away = False
        tables[0].led_here = True
        await told("oak", "fir")
        assert disk.asked[1:] == [{"table/fir": 1}, {"table/fir": 1}]
        await sharing.stop()

    run_story(story())
    assert caplog.messages == ["what others have written cannot be read: Refusal"]


def test_a_table_that_is_far_behind_is_read_on_until_nothing_is_left() -> None:
    async def story() -> None:
        bus, lease, disk = WithinOne(), SimpleNamespace(sure=True), _Disk()
        sharing = Sharing(bus, lease)  # type: ignore[arg-type]  # nothing else is asked of it
        sharing.desk = _Desk()
        sharing.desk.store = disk
        ash: Any = _Follower("ash", 0)
        await sharing.follow(ash)
        bus.tell(subject("rows", "table/ash"), b"")
        await until(lambda: ash.version == MOST_ROWS + 3)
        assert disk.asked == [{"table/ash": 0}, {"table/ash": MOST_ROWS}]
        await sharing.stop()

    run_story(story())


def test_a_table_of_which_nothing_can_be_told_keeps_nobody_from_another(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        bus, lease = WithinOne(), SimpleNamespace(sure=True)
        sharing = Sharing(bus, lease)  # type: ignore[arg-type]  # nothing else is asked of it
        sharing.desk = _Desk()
        heard: list[str] = []

        def heard_of(table: str, _: Letter) -> None:
            heard.append(table)

        for table in ("oak", "elm"):
            stream = f"table/{table}"
            await bus.listen(subject("here", stream), partial(heard_of, table))
            actor: Any = SimpleNamespace(stream=stream, state=table, people={"ann"}, elsewhere={})
            sharing.here(actor)
        await until(lambda: heard)
        assert heard == ["elm"]

    run_story(story())
    assert caplog.messages == ["who looks on at table/oak is not told: AssertionError"]


def test_a_table_that_another_gives_back_while_the_desk_is_taken_is_led_at_the_desk(tmp_path: Path) -> None:
    free: set[str] = set()

    async def take(streams: Collection[str]) -> dict[str, int]:
        return dict.fromkeys(free.intersection(streams), 1)

    async def story() -> None:
        house = await House.open(tmp_path / "house.db")
        house.start()
        await house.open_table(Terms("oak", "Oak", 50, 100))
        await house.close()
        sharing = Sharing(WithinOne(), SimpleNamespace(sure=True, take_streams=take))  # type: ignore[arg-type]  # nothing else is asked of it
        house = await House.open(tmp_path / "house.db", sharing=sharing)
        assert not house.tables["oak"].led_here
        free.add("table/oak")
        await house.share(sharing)
        assert house.tables["oak"].led_here
        house.start()
        ann = await join(house, "Ann")
        await asks(house, "oak", says(ann.id, commands.Sit(3, 5_000), "Ann"), "sit")
        await house.close()

    run_story(story())


@pytest.mark.parametrize("when", ["they leave", "they are there"])
def test_chips_that_are_looked_for_in_the_moment_of_their_way_are_there_once(
    tmp_path: Path, when: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def take(streams: Collection[str]) -> dict[str, int]:
        return dict.fromkeys(streams, 1)

    async def story() -> None:
        sharing = Sharing(WithinOne(), SimpleNamespace(sure=True, take_streams=take))  # type: ignore[arg-type]  # nothing else is asked of it
        house = await House.open(tmp_path / "house.db", sharing=sharing)
        house.start()
        oak, elm = [await house.open_table(Terms(each, each, 50, 100)) for each in ("oak", "elm")]
        ann = (await join(house, "Ann")).id
        await asks(house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
        write, looked = house.store.commit, []

        async def written(commit: Commit) -> None:
            await write(commit)
            # It is on the disk, and whoever wrote it has not gone on yet.
            came = [each.amount > 0 for each in moved(commit) if each.account == moving("elm", ann)]
            if came == [when == "they leave"]:
                looked.append(commit)
                elm.look_for_chips()

        monkeypatch.setattr(house.store, "commit", written)
        await asks(house, "oak", Asked(By("floor"), commands.Move(3, "elm", 4)), "move")
        await until(lambda: 4 in elm.state.seated or elm.state.stopped)
        assert len(looked) == 1
        assert elm.state.seated[4].chips == 5_000
        assert (oak.state.stopped, elm.state.stopped) == (None, None)
        assert house.book.balance(moving("elm", ann)) == 0
        assert house.book.total() == 0
        await house.close()

    run_story(story())


def test_chips_that_were_on_their_way_when_a_worker_began_are_not_there_when_it_leads_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def take(streams: Collection[str]) -> dict[str, int]:
        return dict.fromkeys(streams, 1)

    async def story() -> None:
        house = await House.open(tmp_path / "house.db")
        house.start()
        _, elm = [await house.open_table(Terms(each, each, 50, 100)) for each in ("oak", "elm")]
        ann = (await join(house, "Ann")).id
        await asks(house, "oak", says(ann, commands.Sit(3, 5_000), "Ann"), "sit")
        sharing = Sharing(WithinOne(), SimpleNamespace(sure=True, take_streams=take))  # type: ignore[arg-type]  # nothing else is asked of it
        with monkeypatch.context() as slow:
            slow.setattr(elm, "_due", lambda: None)
            await asks(house, "oak", Asked(By("floor"), commands.Move(3, "elm", 4)), "move")
            hall = Hall(house.store, sharing, RUSHED, house._tools.clock, Random(1))
            assert hall._tools.book.balance(moving("elm", ann)) == 5_000
        elm.nudge()
        await until(lambda: 4 in elm.state.seated)
        await asks(house, "elm", says(ann, commands.Leave(), "Ann"), "leave")
        await until(lambda: 4 not in elm.state.seated)
        await elm.turn(sharing)
        await hall.open("table/elm")
        there: Any = hall.tables["table/elm"]
        await there.tell(commands.Reserve(4, ann, "Ann"))
        assert there._due() is None
        await hall.stop()
        await house.close()

    run_story(story())


def test_what_people_and_casino_tables_write_is_not_read_anew_while_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = await House.open(tmp_path / "house.db")
        write, told = house.store.commit, list[str]()

        async def written(commit: Commit) -> None:
            await write(commit)
            # It is on the disk, and whoever wrote it has not gone on yet.
            house._tools.reread([each.account for each in moved(commit)])
            told.append(commit.stream)

        monkeypatch.setattr(house.store, "commit", written)
        ann = (await join(house, "Ann")).id
        terms = PitTerms("pit/ruby", "Ruby", "russian-poker", 100, 2_000, display=20_000)
        await house.pit.open_table(terms)
        assert told == ["people", "pit/ruby"]
        assert house.book.balance(wallet(ann)) == ISSUE
        assert house.book.balance(display("pit/ruby")) == 20_000
        assert house.book.total() == 0
        await house.close()

    run_story(story())


def test_whom_the_disk_holds_up_is_told_so_by_the_door_as_by_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = await House.open(tmp_path / "house.db")
        ann = (await join(house, "Ann")).id
        monkeypatch.setattr(house.store._writer, "held", "disk full")
        with pytest.raises(Refusal) as no:
            await house.members.sign_out(ann, [each.id for each in house.members.sessions.of_person(ann)])
        assert no.value.code == "room-held"
        monkeypatch.undo()
        assert house.members.sessions.of_person(ann)
        await house.close()

    run_story(story())


def moved(commit: Commit) -> list[Posting]:
    return [posting for each in commit.transactions for posting in each.postings]


def test_those_who_look_on_at_one_table_are_told_of_in_letters_that_the_bus_carries() -> None:
    people = tuple([f"{number:024}" for number in range(9_000)])
    eyes = tuple([Eye(Reached("west", f"west-{who}"), who, False, 7, 10**12, None, 5_000) for who in people])
    told = Here(people, 0, eyes, None, fault=True, door=Door(False, people[:700], people[:40]))
    letters = in_letters(told, 3)
    assert len(letters) > 1
    assert max(len(msgspec.json.encode(each)) for each in letters) < LARGEST
    sharing = Sharing(WithinOne(), SimpleNamespace(sure=True))  # type: ignore[arg-type]  # nothing else is asked of it
    # One of an earlier count was lost.
    assert sharing._whole("table/oak", in_letters(told, 2)[0]) is None
    *first, last = [sharing._whole("table/oak", each) for each in letters]
    assert first == [None] * len(first)
    assert last is not None
    assert (last.people, last.eyes, last.door, last.pace, last.fault) == (people, eyes, told.door, 0, True)
    (short,) = in_letters(Here(people[:400], 0), 4)
    assert sharing._whole("table/oak", short) == short
