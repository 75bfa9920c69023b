"""What keeps others in step: each thing that may have changed is looked at once, errors hold up nobody else."""

import pytest

from croupier.errors import Refusal
from croupier.room.actors.driver import AGAIN, Driver
from tests.waiting import run_story, until


class Rounds(Driver[str]):
    """Goes round; what is `wrong` cannot be looked at, and `busy` changes while it is looked at."""

    def __init__(self) -> None:
        super().__init__(lambda: self.now)
        self.now = 0
        self.seen: list[str] = []
        self.wrong: dict[str, Exception] = {}

    @property
    def id(self) -> str:
        """What it is called."""
        return "rounds"

    async def _look(self, what: str) -> None:
        self.seen.append(what)
        if what in self.wrong:
            raise self.wrong.pop(what)
        if what == "busy" and self.seen.count("busy") < 3:
            self.look_at("busy", "oak")


def test_what_changed_several_times_is_looked_at_once() -> None:
    async def story() -> None:
        rounds = Rounds()
        rounds.look_at("oak", "elm", "oak")
        rounds.look_at("elm")
        rounds.start()
        await rounds.looked_at("ash")
        assert rounds.seen == ["oak", "elm", "ash"]
        await rounds.stop()

    run_story(story())


def test_what_changes_while_it_is_looked_at_is_looked_at_again_in_its_turn() -> None:
    async def story() -> None:
        rounds = Rounds()
        rounds.look_at("busy", "oak", "elm")
        rounds.start()
        await until(lambda: rounds.seen.count("busy") == 3)
        assert rounds.seen[:4] == ["busy", "oak", "elm", "busy"]
        await rounds.stop()

    run_story(story())


def test_an_error_holds_up_nobody_else_and_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        rounds = Rounds()
        rounds.wrong = {"oak": KeyError("a card"), "elm": Refusal("room-table-busy")}
        rounds.look_at("oak", "elm", "ash")
        rounds.start()
        await until(lambda: rounds.seen == ["oak", "elm", "ash"])
        rounds.now = AGAIN
        rounds.look_at("fir")
        await until(lambda: set(rounds.seen[3:]) == {"fir", "oak", "elm"})
        await rounds.stop()

    run_story(story())
    assert [record.levelname for record in caplog.records if "rounds" in record.message] == ["CRITICAL"]
    assert "a card" not in caplog.text


def test_who_waits_for_a_look_hears_what_was_refused() -> None:
    async def story() -> None:
        rounds = Rounds()
        rounds.start()
        rounds.wrong = {"oak": Refusal("room-table-busy"), "elm": KeyError("a card")}
        for what, code in (("oak", "room-table-busy"), ("elm", "room-table-stopped")):
            with pytest.raises(Refusal) as refusal:
                await rounds.looked_at(what)
            assert refusal.value.code == code
        await rounds.stop()

    run_story(story())
