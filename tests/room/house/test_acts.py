"""What the staff does is logged: who, in which role, on which device, when; and no line of it is changed unnoticed."""

import csv
import io
import json
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.cli import main
from croupier.room.actors.asks import Ask, By, kebab
from croupier.room.cashier import asks as cashier
from croupier.room.event.asks import Undo
from croupier.room.hand.terms import Terms as Table
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.house.needs import STREAMS
from croupier.room.house.opening import OpenTable
from croupier.room.house.pace import RUSHED
from croupier.room.house.rules import Rules
from croupier.room.journal.acts import Logged, Wanted
from croupier.room.journal.schema import looked_at
from croupier.room.live import asks as cash
from croupier.room.pit import asks as casino
from croupier.room.pit.terms import PitTerms
from croupier.room.staff.asks import GiveRole
from croupier.room.table import asks as poker
from croupier.tournament import commands
from croupier.tournament.terms import Level, Prizes, Terms
from tests.room.evening import Clock, join
from tests.waiting import run_story

OAK = cash.OpenTable("oak", "Oak", "nl-holdem", 25, 50, 1_000, rack=10_000)

SUNDAY = Terms(
    name="Sunday",
    stack=1_000,
    buy_in=10_00,
    live=True,
    minutes=20,
    prizes=Prizes(ladder=(100,)),
    levels=(Level(small_blind=5, big_blind=10),),
)


class Evening:
    """A house in which staff works, each in a role of his own."""

    def __init__(self, house: House, clock: Clock) -> None:
        self.house = house
        self.clock = clock
        self._asked = 0

    async def hired(self, name: str, role: str, place: str = "") -> str:
        person = await join(self.house, name)
        give = GiveRole(person.id, role, place)
        await self.house.ask("staff", By("floor"), msgspec.json.encode(give), f"hire-{name}-{role}")
        return person.id

    async def asks(
        self, person: str, to: str, ask: Ask | commands.Command, id: str = "", device: str = ""
    ) -> Any:
        self._asked += 1
        known = self.house.members.get(person)
        by = By.of(known, self.house.staff.powers(person), device or f"phone of {person}")
        self.clock.now += 1_000
        said = msgspec.json.encode(ask)
        return await self.house.ask(to, by, said, id or f"ask-{self._asked}")

    def log(self, **wanted: Any) -> list[Logged]:
        return list(self.house.store.acts(Wanted(**wanted)))


def story(
    path: Path, told: Callable[[Evening], Coroutine[Any, Any, None]], rules: Rules | None = None
) -> None:
    async def whole() -> None:
        clock = Clock()
        house = await House.open(path, pace=RUSHED, clock=clock, entropy=Random(5), rules=rules)
        house.start()
        try:
            await told(Evening(house, clock))
        finally:
            await house.close()

    run_story(whole())
    with looked_at(path) as connection:
        assert check(connection).faults == 0


def said(logged: Logged) -> dict[str, Any]:
    asked: dict[str, Any] = json.loads(logged.act.ask)
    return asked


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An evening at the cash desk: Kim opens a table and seats Boris, Olga takes the seat back."""

    async def told(evening: Evening) -> None:
        kim, olga = await evening.hired("Kim", "director"), await evening.hired("Olga", "manager")
        await evening.asks(kim, "cash", OAK)
        seated = await evening.asks(kim, "cash", cash.Sit("oak", 3, "boris", 2_000, "Boris"))
        assert seated is not None
        await evening.asks(olga, "cash", cash.Undo(seated))

    story(tmp_path / "house.db", told)
    return tmp_path / "house.db"


def test_every_act_says_who_did_it_in_which_role_on_which_device_and_what_it_was(tmp_path: Path) -> None:
    async def told(evening: Evening) -> None:
        kim = await evening.hired("Kim", "director", "cash")
        await evening.asks(kim, "cash", OAK)
        (opened,) = evening.log(person=kim)
        assert (opened.stream, opened.act.role, opened.act.device) == ("cash", "director", f"phone of {kim}")
        assert opened.at == evening.clock.now
        assert said(opened)["type"] == "open-table"
        assert said(opened)["name"] == "Oak"
        # What he asks for himself, as anybody may, is no act for the house.
        ann = (await join(evening.house, "Ann")).id
        await evening.asks(ann, "cash", cash.JoinList("nl-holdem 25/50"))
        assert evening.log(person=ann) == []

    story(tmp_path / "house.db", told)


def test_who_undoes_what_of_whose_is_in_the_log_and_told_to_whoever_it_was(tmp_path: Path) -> None:
    heard: list[str] = []

    async def told(evening: Evening) -> None:
        kim, olga = await evening.hired("Kim", "director"), await evening.hired("Olga", "manager")
        house = evening.house
        await evening.asks(kim, "cash", OAK)
        seated = await evening.asks(kim, "cash", cash.Sit("oak", 3, "boris", 2_000, "Boris"))
        again = await evening.asks(kim, "cash", cash.Sit("oak", 4, "chen", 2_000, "Chen"))
        assert seated is not None
        assert again is not None
        house.wallets.follow(kim, lambda: heard.append("kim"))
        house.wallets.follow(olga, lambda: heard.append("olga"))
        # One's own mistake taken back is nobody else's news.
        await evening.asks(kim, "cash", cash.Undo(again))
        assert (heard, house.last_taken_back(kim)) == ([], 0)
        await evening.asks(olga, "cash", cash.Undo(seated))
        assert (heard, house.last_taken_back(kim)) == (["kim"], evening.clock.now)
        (mine,) = evening.log(person=kim, undone_by_others=True)
        assert (mine.version, mine.taken_back_by, said(mine)["type"]) == (seated, olga, "sit")
        assert house.last_taken_back(olga) == 0

    story(tmp_path / "house.db", told)
    # He hears of it too where the house was closed meanwhile.

    async def later() -> int:
        house = await House.open(tmp_path / "house.db", clock=Clock())
        await house.close()
        kim = house.members.named("Kim")
        assert kim is not None
        return house.last_taken_back(kim.id)

    assert run_story(later()) > 0


def test_an_event_says_whose_entry_was_taken_back(tmp_path: Path) -> None:
    async def told(evening: Evening) -> None:
        dora, olga = await evening.hired("Dora", "manager"), await evening.hired("Olga", "owner")
        by = By.of(evening.house.members.get(dora), evening.house.staff.powers(dora))
        speaks = by.for_the_house(["plan"], "event", evening.clock.now)
        assert speaks is not None
        event = await evening.house.events.open(SUNDAY, "sunday", None, speaks)
        await evening.asks(dora, "cage", cashier.OpenDrawer(0))
        number = await evening.asks(dora, "cage", cashier.Sell("sunday", commands.Register("ann", "Ann")))
        assert number == event.version
        await evening.asks(olga, event.id, Undo(number))
        announced, entered, undone = evening.log(stream="event")
        assert said(announced) == {"type": "announce", "event": "sunday", "name": SUNDAY.name}
        assert (entered.act.person, entered.version, entered.taken_back_by) == (dora, number, olga)
        assert (undone.act.role, undone.act.undoes) == ("owner", number)

    story(tmp_path / "house.db", told)


HALL = PitTerms("pit/jade", "Jade", "three-card", 50, 1_000)
ACTS: tuple[tuple[str, Ask | commands.Command], ...] = (
    ("house", OpenTable("Elm", "nl-holdem", 6, 50, 100)),
    ("birch", poker.Hold("a dispute")),
    ("cash", OAK),
    ("cage", cashier.OpenDrawer(100_00)),
    ("event/sunday", commands.CloseRegistration()),
    ("pit", casino.OpenTable("Ruby", "three-card", 50, 1_000)),
    ("pit/jade", casino.Stop()),
    ("staff", GiveRole("", "viewer")),
)
"""Something of every kind that is asked of the house, by whoever may ask all of it."""


@pytest.mark.requirement("LOG-3")
@pytest.mark.parametrize(("to", "ask"), ACTS, ids=[to for to, _ in ACTS])
def test_whatever_is_asked_for_the_house_is_logged_wherever_it_is_asked(
    tmp_path: Path, to: str, ask: Ask | commands.Command
) -> None:
    async def told(evening: Evening) -> None:
        house = evening.house
        await house.open_table(Table("birch", "Birch", 50, 100))
        await house.pit.open_table(HALL)
        await house.events.open(SUNDAY, "sunday")
        olga = await evening.hired("Olga", "owner")
        asked = replace(ask, person=(await join(house, "Nina")).id) if isinstance(ask, GiveRole) else ask
        before = len(evening.log())
        await evening.asks(olga, to, asked)
        (logged,) = evening.log()[before:]
        assert (logged.act.person, logged.act.role, logged.act.device) == (olga, "owner", f"phone of {olga}")
        assert said(logged)["type"] == kebab(type(ask).__name__)

    story(tmp_path / "house.db", told)


def test_the_kinds_of_asks_are_all_among_them() -> None:
    """A new kind of stream is to log what its staff does, too."""
    assert {to.partition("/")[0].replace("birch", "table") for to, _ in ACTS} == set(STREAMS)


@pytest.mark.parametrize(
    "order",
    [
        "UPDATE acts SET person = 'nobody' WHERE version = 2 AND stream = 'cash'",
        "UPDATE acts SET role = 'owner' WHERE version = 2 AND stream = 'cash'",
        """UPDATE acts SET ask = replace(ask, '2000', '20') WHERE version = 2 AND stream = 'cash'""",
        "UPDATE acts SET undoes = 1 WHERE version = 3 AND stream = 'cash'",
        "UPDATE acts SET signed_by = 'olga' WHERE version = 2 AND stream = 'cash'",
        "UPDATE acts SET payee = 'boris', paid = 2000 WHERE version = 2 AND stream = 'cash'",
        "DELETE FROM acts WHERE version = 2 AND stream = 'cash'",
        "INSERT INTO acts VALUES ('people', 1, 0, 'kim', 'owner', '', '{}', 0, '', '', 0)",
        "INSERT INTO acts VALUES ('cash', 9, 0, 'kim', 'owner', '', '{}', 0, '', '', 0)",
        "INSERT INTO acts VALUES ('nowhere', 1, 0, 'kim', 'owner', '', '{}', 0, '', '', 0)",
    ],
)
def test_an_act_that_was_changed_put_in_or_taken_out_is_found(
    capsys: pytest.CaptureFixture[str], path: Path, order: str
) -> None:
    assert audit(capsys, "verify", path)[0] == 0
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(order).rowcount == 1
    code, out = audit(capsys, "verify", path)
    assert code == 1
    assert "FAULT" in out


@pytest.mark.requirement("LOG-4")
@pytest.mark.parametrize("table", ["credentials", "hands", "people", "journal", "acts"])
def test_rubbish_in_any_page_of_the_file_is_found(
    capsys: pytest.CaptureFixture[str], path: Path, table: str
) -> None:
    """In a page that has no acts, too: a file of which a part cannot be read proves nothing."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    code, out = audit(capsys, "verify", path)
    assert code == 1
    assert "FAULT" in out


@pytest.mark.requirement("LOG-2")
def test_the_log_is_taken_away_as_a_sheet_and_as_json(capsys: pytest.CaptureFixture[str], path: Path) -> None:
    code, out = audit(capsys, "export", path, "--at", "cash", "--csv")
    opened, seated, undone = csv.DictReader(io.StringIO(out))
    assert code == 0
    assert [opened["name"], seated["name"], undone["name"]] == ["Kim", "Kim", "Olga"]
    assert [opened["type"], seated["type"], undone["type"]] == ["open-table", "sit", "undo"]
    assert (seated["undone_by"], undone["undoes"]) == ("Olga", seated["version"])
    _, out = audit(capsys, "export", path, "--at", "cash", "--json", "--since", undone["at"])
    (line,) = [json.loads(line) for line in out.splitlines()]
    assert (line["name"], line["type"]) == ("Olga", "undo")
    assert audit(capsys, "export", path, "--since", "yesterday")[0] == 2


def test_no_cell_of_the_sheet_is_a_formula(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    async def told(evening: Evening) -> None:
        kim = await evening.hired("=1+1", "director")
        await evening.asks(kim, "cash", OAK)

    story(tmp_path / "house.db", told)
    _, out = audit(capsys, "export", tmp_path / "house.db", "--at", "cash")
    (line,) = csv.DictReader(io.StringIO(out))
    assert line["name"] == "'=1+1"


def audit(
    capsys: pytest.CaptureFixture[str], command: str, path: Path, *arguments: str
) -> tuple[object, str]:
    with pytest.raises(SystemExit) as end:
        main(["audit", command, str(path), *arguments, "--lang", "en"])
    return end.value.code or 0, capsys.readouterr().out
