"""The files of the program: what decides outcomes is hashed and looked at again; altered, nothing new is dealt."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.actors.opening import Times
from croupier.room.event.asks import BringBots
from croupier.room.house.clock import Clock as HousesOwn
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.house.program import PACKAGE, Program, digests, packed, whole
from croupier.room.house.significant import CODEC, SIGNIFICANT, ClockJumped, ProgramChecked
from croupier.room.journal.acts import Wanted
from croupier.room.pit import asks as pit
from croupier.room.pit.terms import RULES, PitTerms
from croupier.tournament import Level, Start
from croupier.tournament import Terms as EventTerms
from tests.room.evening import Clock, club, join
from tests.waiting import loop_turns, run_story, until

JADE = PitTerms("pit/jade", "Jade", "three-card", 50, 1_000, pause=0, pace=0)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A program of three files, one of which decides nothing."""
    root = tmp_path / "program"
    for name, text in (("cards/deck.py", "A"), ("pit/data/pay.tsv", "B"), ("text/en/room.ftl", "C")):
        (root / name).parent.mkdir(parents=True)
        (root / name).write_text(text)
    return root


async def opened(path: Path, program: Program, clock: Clock) -> House:
    house = await House.open(path / "house.db", pace=RUSHED, clock=clock, entropy=Random(3), program=program)
    house.times = Times(pause=0)
    house.start()
    await loop_turns()
    return house


def written(house: House) -> list[object]:
    return [CODEC.read(row.row) for row in house.store.rows(SIGNIFICANT)]


def test_every_file_that_decides_is_hashed_and_no_other(root: Path) -> None:
    assert list(digests(root)) == ["cards/deck.py", "pit/data/pay.tsv"]
    program = Program(root)
    assert program.altered() == ()
    (root / "text/en/room.ftl").write_text("D")
    assert program.altered() == ()
    (root / "pit/data/pay.tsv").write_text("D")
    (root / "cards/cut.py").write_text("E")
    (root / "cards/deck.py").unlink()
    assert program.altered() == ("cards/cut.py", "cards/deck.py", "pit/data/pay.tsv")
    assert Program(root).digest != program.digest == whole(program.files)


def test_what_deals_and_pays_is_among_the_files_of_this_program() -> None:
    files = digests(PACKAGE)
    wanted = {"cards/deck.py", "play/hand.py", "pit/round.py", "ledger/book.py", "room/table/decide.py"}
    assert wanted <= files.keys()
    assert any(name.startswith("pit/data/") for name in files)
    assert not any("static" in name or name.endswith((".pyc", ".ftl")) for name in files)
    assert Program.here().altered() == ()


def test_a_program_installed_from_a_package_has_to_be_as_that_was_made(root: Path) -> None:
    made = digests(root) | {"cards/deck.py": "0" * 64}
    assert Program(root, made).altered() == ("cards/deck.py",)
    # This one is installed from its own folder: there is nothing to hold it against but itself.
    assert packed() is None


@pytest.mark.requirement("INT-1")
def test_nothing_new_is_dealt_while_a_file_is_altered_and_everything_when_it_is_mended(
    tmp_path: Path, root: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        clock = Clock()
        house = await opened(tmp_path, Program(root), clock)
        await house.open_club(club(4))
        await house.pit.open_table(JADE)
        levels = (Level(small_blind=50, big_blind=100, minutes=20),)
        await house.events.open(
            EventTerms(name="Turbo", stack=5_000, buy_in=0, seats=4, levels=levels), "turbo"
        )
        await house.events.ask("turbo", By("floor"), BringBots(4), "bots")
        await house.events.ask("turbo", By("floor"), Start(), "start")
        oak, event = house.tables["oak"], house.events
        await until(lambda: oak.state.number > 2)
        await until(lambda: event.table("turbo-1") is not None and event.table("turbo-1").state.number > 1)
        turbo = event.table("turbo-1")
        (root / "cards/deck.py").write_text("altered")
        assert await house.check_program() == ("cards/deck.py",)
        assert "cards/deck.py" in caplog.text
        # The hands that run are played to their end.
        await until(lambda: not oak.state.in_hand and not turbo.state.in_hand)
        dealt = oak.state.number, turbo.state.number
        ann = By.of(await join(house, "Ann"))
        for first in (pit.ReadRules(RULES), pit.BuyIn(1_000)):
            await house.ask("pit/jade", ann, msgspec.json.encode(first), f"{type(first).__name__}")
        for ask in (pit.Bet(1, 50), pit.Bets((pit.LaidBox(1, {"ante": 50}),)), pit.Repeat()):
            with pytest.raises(Refusal) as no:
                await house.ask("pit/jade", ann, msgspec.json.encode(ask), f"{type(ask).__name__}")
            assert no.value.code == "room-program-altered"
        for name in ("Boris", "Cid", "Dora"):
            clock.now += 10_000
            oak.nudge()
            turbo.nudge()
            # Whatever was dealt meanwhile is on the disk before who comes now.
            await loop_turns()
            await join(house, name)
        assert (oak.state.number, turbo.state.number) == dealt
        (root / "cards/deck.py").write_text("A")
        clock.now += 120_000
        assert await house.check_program() == ()
        await until(lambda: oak.state.number > dealt[0])
        event.event("turbo").nudge()
        turbo.nudge()
        await until(lambda: turbo.state.number > dealt[1])
        assert [row for row in written(house) if isinstance(row, ProgramChecked)] == [
            ProgramChecked(house.significant.state.program, ("cards/deck.py",)),
            ProgramChecked(house.significant.state.program),
        ]
        await house.close()

    run_story(story())


@pytest.mark.requirement("INT-1", "LOG-3")
def test_another_program_than_before_is_logged_when_the_house_opens(tmp_path: Path, root: Path) -> None:
    async def story() -> None:
        clock = Clock()
        for text in ("A", "A", "B"):
            (root / "pit/data/pay.tsv").write_text(text)
            house = await opened(tmp_path, Program(root), clock)
            now = Program(root).digest
            await until(lambda: house.significant.state.program == now)  # noqa: B023
            acts = [json.loads(each.act.ask) for each in house.store.acts(Wanted(stream=SIGNIFICANT))]
            assert acts[-1]["digest"] == now
            await house.close()
        assert [act["type"] for act in acts] == ["set-program", "set-program"]
        assert acts[0]["digest"] != acts[1]["digest"]

    run_story(story())


@pytest.mark.requirement("TIME-1", "LOG-3")
def test_a_clock_that_is_put_right_is_written_down_and_not_followed(tmp_path: Path) -> None:
    wall, passed = [10**18], [0]

    async def story() -> None:
        clock = HousesOwn(lambda: wall[0], lambda: passed[0])
        house = await House.open(tmp_path / "house.db", pace=RUSHED, clock=clock, entropy=Random(3))
        house.start()
        await loop_turns()
        for step in (3_600, 0, 0, -3_600):
            before = house.now
            passed[0] += 10**9
            wall[0] += (1 + step) * 10**9
            assert house.now == before + 1_000
            await loop_turns()
        await until(lambda: len(written(house)) == 2)
        assert written(house) == [ClockJumped(3_600), ClockJumped(0)]
        await house.close()

    run_story(story())


@pytest.mark.requirement("TIME-1")
def test_a_house_opened_earlier_than_it_last_wrote_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        house = await House.open(tmp_path / "house.db", pace=RUSHED, clock=clock, entropy=Random(3))
        house.start()
        await join(house, "Ann")
        await house.close()
        for back, rows in ((30_000, []), (7_200_000, [ClockJumped(-7_200, at_opening=True)])):
            earlier = Clock(clock.now - back)
            house = await House.open(tmp_path / "house.db", pace=RUSHED, clock=earlier, entropy=Random(3))
            house.start()
            await loop_turns()
            await asyncio.sleep(0)
            await until(lambda: len(written(house)) == len(rows))  # noqa: B023
            assert written(house) == rows
            await house.close()

    run_story(story())
