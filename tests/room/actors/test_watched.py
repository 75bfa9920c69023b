"""What is only looked at: a list has watchers and no journal."""

from dataclasses import dataclass, field

import msgspec
import pytest

from croupier.errors import Refusal
from croupier.room.actors.actor import Actor
from croupier.room.actors.frames import Whole
from croupier.room.actors.watched import Eyes, Watched
from croupier.room.actors.worker import MOST_WAITING
from tests.waiting import run_story, until


@dataclass(eq=False)
class Passer:
    """Somebody who looks in."""

    person: str | None = None
    floor: bool = False
    heard: list[bytes] = field(default_factory=list)

    def sees(self, _place: str, _permission: str = "see") -> bool:
        """Whether it is the floor."""
        return self.floor

    def hear(self, _table: str, message: bytes) -> None:
        """Take a message."""
        self.heard.append(message)


class Lines(msgspec.Struct, frozen=True):
    """What is read on it, and by whom."""

    viewer: str | None
    lines: int


class Read(Whole, frozen=True, tag="state"):
    """The first frame."""

    view: Lines


class Board(Watched):
    """A list on the wall; `torn`, it cannot be read, and says so in words of its own."""

    _whole = Read

    def __init__(self) -> None:
        super().__init__()
        self.lines = 0
        self.torn = ""

    @property
    def id(self) -> str:
        """Where it hangs."""
        return "board"

    @property
    def version(self) -> int:
        """How many lines it has."""
        return self.lines

    @property
    def _time(self) -> int:
        return 0

    def _eyes(self) -> Eyes:
        if self.torn:
            raise ValueError(self.torn)
        return lambda viewer: Lines(viewer, self.lines)

    def write(self) -> None:
        """One line more."""
        self.lines += 1
        self.nudge()


def whole(lines: int) -> bytes:
    """How the board stands, for a stranger."""
    told = f'{{"t":"state","of":"board","version":{lines},"now":0,"view":{{"viewer":null,"lines":{lines}}}}}'
    return told.encode()


def change(lines: int) -> bytes:
    """A line more."""
    told = f'{{"t":"change","of":"board","version":{lines},"now":0,"changes":{{"lines":[{lines}]}}}}'
    return told.encode()


def test_everybody_who_looks_hears_the_whole_list_and_then_every_change() -> None:
    async def story() -> None:
        board, early, late = Board(), Passer("p1"), Passer()
        board.start()
        board.watch(early, None)
        await until(lambda: early.heard == [whole(0)])
        board.write()
        await until(lambda: early.heard[1:] == [change(1)])
        board.watch(late, None)
        await until(lambda: late.heard == [whole(1)])
        board.nudge()
        board.unwatch(early)
        board.write()
        await until(lambda: late.heard[1:] == [change(2)])
        assert len(early.heard) == 2
        assert board.people == set()
        await board.stop()

    run_story(story())


def test_a_list_that_could_not_be_read_once_is_read_out_again_and_its_words_stay_out_of_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        board, passer = Board(), Passer()
        board.start()
        board.watch(passer, None)
        await until(lambda: bool(passer.heard))
        board.torn = "Jd Tc"
        board.write()
        await until(lambda: "board cannot be shown: ValueError" in caplog.text)
        assert "Jd" not in caplog.text
        board.torn = ""
        board.write()
        await until(lambda: passer.heard[1:] == [change(2)])
        await board.stop()

    run_story(story())


def test_a_crowd_at_the_door_is_asked_to_come_again() -> None:
    board = Board()
    for _ in range(MOST_WAITING):
        board.watch(Passer(), None)
    with pytest.raises(Refusal) as refusal:
        board.watch(Passer(), None)
    assert refusal.value.code == "room-table-busy"


def test_an_actor_that_does_not_say_what_its_rows_do_is_none() -> None:
    assert {"_decide", "_due", "_eyes", "id"} <= Actor.__abstractmethods__
