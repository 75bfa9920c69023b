"""Every game that was played, by whom, under which rules and by which program: read out of the journals alone."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from croupier import __version__
from croupier.cli.audit import app
from croupier.room.house.games import games
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.house.program import Program
from croupier.room.journal.house_key import beside
from croupier.room.journal.house_key import read as read_key
from croupier.room.journal.reader import Reader
from croupier.room.journal.schema import looked_at
from croupier.room.table import asks as commands
from croupier.room.table.actor import TableActor
from tests.room.evening import Clock, club, played, sit
from tests.room.event.test_actor import told
from tests.room.pit.stacked import Stacked, dealt
from tests.room.pit.test_house import RUBY, a_house, dealt_to, guest
from tests.room.says import asks, says
from tests.waiting import run_story, until

DAY = 24 * 60 * 60 * 1000


@pytest.mark.requirement("LOG-1")
@told
async def test_each_hand_names_its_players_table_rules_game_and_the_program_that_dealt_it(
    tmp_path: Path,
) -> None:
    clock, root, path = Clock(), tmp_path / "program", tmp_path / "house.db"
    (root / "cards").mkdir(parents=True)
    digests = []
    for text in ("first", "second"):
        (root / "cards/deck.py").write_text(text)
        program = Program(root)
        digests.append(program.digest)
        house = await House.open(path, pace=RUSHED, clock=clock, entropy=Random(3), program=program)
        house.start()
        await until(lambda at=house.significant, of=program.digest: at.state.program == of)
        if text == "first":
            await house.open_club(club(2))
            await played(house.tables["oak"], 2)
            ann = await sit(house, "Ann", 5)
        oak = house.tables["oak"]
        await _anns_turn(oak)
        if text == "first":
            void = oak.state.number
            await oak.tell(commands.Void("a fouled deck"))
        else:
            over = oak.state.number
            fold = commands.Act(over, len(oak.state.hand.log), "fold")
            await asks(house, "oak", says(ann.id, fold), "fold")
            await _anns_turn(oak, after=over)
        await house.close()
        clock.now += DAY
    said = CliRunner().invoke(app, ["games", str(path)])
    assert said.exit_code == 0, said.output
    lines = list(csv.DictReader(io.StringIO(said.stdout)))
    assert {line["table"] for line in lines} == {"Oak"}
    assert {line["game"] for line in lines} == {"nl-holdem"}
    assert {line["rules"].partition("/")[0] for line in lines} == {"online-cash"}
    assert {line["version"] for line in lines} == {__version__}
    (annulled,) = {line["id"] for line in lines if line["status"] == "void"}
    assert annulled == f"table/oak#{void}"
    # The hand that nobody had finished when the house closed is played yet.
    (running,) = {line["id"] for line in lines if line["status"] == "in-play"}
    assert running == f"table/oak#{oak.state.number}"
    by_id = {line["id"]: line for line in lines}
    assert by_id["table/oak#1"]["program"] == digests[0]
    assert by_id[running]["program"] == digests[1]
    of_void = {line["name"]: line["bot"] for line in lines if line["id"] == annulled}
    assert of_void == {"Nora": "True", "Felix": "True", "Ann": "False"}
    first = [line["id"] for line in lines if line["name"] == "Ann"]
    narrowed = CliRunner().invoke(app, ["games", str(path), "--person", ann.id, "--json"])
    assert [json.loads(line)["id"] for line in narrowed.stdout.splitlines()] == first
    later = CliRunner().invoke(app, ["games", str(path), "--since", "2023-11-15T12:00", "--at", "table/oak"])
    assert annulled not in later.stdout
    assert f"table/oak#{over}" in later.stdout
    assert CliRunner().invoke(app, ["games", str(path), "--at", "pit"]).stdout.count("\n") == 1


@pytest.mark.requirement("LOG-1")
def test_a_round_of_the_pit_names_its_pay_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(
            tmp_path / "house.db", entropy=Stacked(dealt(["KhKd9c9s2h"], "AsKs8c5c4d"))
        ) as house:
            await house.pit.open_table(RUBY)
            ann = await guest(house, "Ann")
            await dealt_to(ann)
            (now,) = _of(tmp_path)
            await ann.decide("close")
            await ann.until(lambda view: view["phase"] == "over")
            (over,) = _of(tmp_path)
        assert (now.id, now.status, now.players) == ("pit/ruby#1", "in-play", {ann.person.id: "Ann"})
        assert (over.id, over.status, over.players) == ("pit/ruby#1", "over", {ann.person.id: "Ann"})
        assert (over.game, over.rules) == ("russian-poker", "russian-poker")
        assert over.pay_table == now.pay_table != ""

    run_story(story())


async def _anns_turn(oak: TableActor, after: int = 0) -> None:
    await until(lambda: oak.state.number > after and oak.state.in_hand and oak.state.hand.actor == 5)


def _of(path: Path) -> list:
    with looked_at(path / "house.db") as connection:
        return list(games(Reader(connection, read_key(beside(path / "house.db")))))
