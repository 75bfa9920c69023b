"""`croupier people`: the owner's terminal, while the house is closed."""

import asyncio
from pathlib import Path

import pytest

from croupier.cli import main
from croupier.room.actors.asks import By
from croupier.room.house.checking import check
from croupier.room.house.club import demo_pit
from croupier.room.house.house import House
from croupier.room.journal.house_key import beside
from croupier.room.journal.house_key import make as make_key
from croupier.room.journal.schema import looked_at
from croupier.room.people.credentials import PIN
from croupier.room.staff.asks import GiveRole
from tests.room.evening import join, open_house
from tests.waiting import run_story


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A house that has been open, where Ann and Boris have names."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            ann = await join(house, "Ann")
            await join(house, "Boris")
            await house.members.secure(ann, "a proof of her password")

    run_story(story())
    return tmp_path / "house.db"


@pytest.fixture
def people(capsys: pytest.CaptureFixture[str], database: Path):
    def said(command: str, *arguments: str) -> tuple[int, list[str], str]:
        with pytest.raises(SystemExit) as end:
            main(["people", command, str(database), *arguments, "--lang", "en"])
        printed = capsys.readouterr()
        with looked_at(database) as connection:
            assert check(connection).faults == 0
        return int(end.value.code or 0), printed.out.splitlines(), printed.err

    return said


def test_who_is_invited_at_the_terminal_owns_the_house_by_the_code(people, database: Path) -> None:
    code, (_, shown), _ = people("invite", "owner", "--note", "Ann, at the club")
    assert code == 0
    assert any("invited: Ann, at the club" in line and "owner" in line for line in people("list")[1])

    async def story() -> tuple[list[str], str]:
        house = await House.open(database)
        house.start()
        try:
            ann = house.members.named("Ann")
            assert ann is not None
            await house.staff.accept(By.of(ann), shown, "accepted")
            return [each.role for each in house.staff.powers(ann.id).grants], house.staff.first_code
        finally:
            await house.close()

    assert run_story(story()) == (["owner"], "")
    assert any("Ann" in line and "owner" in line for line in people("list")[1])


def test_a_role_is_given_at_a_place_for_hours_and_taken_again(people) -> None:
    assert people("role", "Ann", "owner")[0] == 0
    assert people("role", "boris", "floor", "--at", "cash", "--hours", "8")[0] == 0
    (boris,) = [line for line in people("list")[1] if "Boris" in line]
    assert "floor" in boris
    assert "cash" in boris
    assert "UTC" in boris
    assert people("revoke", "Boris", "cashier")[0] == 2
    assert people("revoke", "Boris")[0] == 0
    assert not [line for line in people("list")[1] if "Boris" in line]
    # A house that is owned stays owned.
    assert people("revoke", "Ann")[0] == 1


@pytest.mark.parametrize(
    ("command", "arguments", "names"),
    [
        ("role", ("Clara", "floor"), "Clara"),
        ("role", ("Ann", "king"), "king"),
        ("invite", ("king",), "king"),
        ("reset", ("Clara", "--why", "she has lost her phone"), "Clara"),
        ("revoke", ("Ann",), "Ann"),
    ],
)
def test_wrong_input_is_told_and_changes_nothing(
    people, command: str, arguments: tuple[str, ...], names: str
) -> None:
    before = people("list")[1]
    code, _, err = people(command, *arguments)
    assert code == 2
    assert names in err
    assert people("list")[1] == before


def test_who_has_lost_everything_comes_back_by_a_code_and_by_nothing_else(people, database: Path) -> None:
    async def devices() -> list[str]:
        house = await House.open(database)
        await house.close()
        ann = house.members.named("Ann")
        assert ann is not None
        return [each.id for each in house.members.sessions.of_person(ann.id)]

    assert run_story(devices())
    code, out, _ = people("reset", "Ann", "--why", "a phone lost at the club, her passport seen by the owner")
    assert code == 0
    assert run_story(devices()) == []

    async def recovered() -> None:
        house = await House.open(database)
        try:
            ann = house.members.named("Ann")
            assert ann is not None
            assert [each.kind for each in house.members.credentials.of(ann.id, "password", "passkey")] == []
            await house.members.recover(ann, out[1], "a proof of a new one")
            assert house.members.credentials.of(ann.id, "password")
        finally:
            await house.close()

    run_story(recovered())
    assert any("passport seen" in row for row in _rows(database))
    assert not any(each in row for row in _rows(database) for each in out[1:])


def test_devices_of_the_house_are_listed_removed_and_left_by_who_is_reset(people, database: Path) -> None:
    assert people("role", "Ann", "owner")[0] == 0

    async def stood() -> None:
        # By the time of day, as the terminal's: nobody's shift is over.
        house = await House.open(database)
        house.staff.start()
        try:
            ann = house.members.named("Ann")
            assert ann is not None
            await house.members.have_pin(ann, "a proof of her PIN")
            for number, name in enumerate(("Tablet of Oak", "Clock", "Clock")):
                code = await house.staff.invite(
                    By("floor", "house"), GiveRole("", "dealer", "cash/oak"), name, f"i{number}", station=True
                )
                station = house.staff.station(await house.staff.begin(code, f"b{number}"))
                assert station is not None
                if name != "Clock":
                    await house.staff.take_over(station, By.of(ann), "t")
        finally:
            await house.close()

    async def at_work() -> tuple[list[str], int]:
        house = await House.open(database)
        await house.close()
        ann = house.members.named("Ann")
        assert ann is not None
        stations = house.staff.state.stations.values()
        return [each.name for each in stations if each.person], len(house.members.credentials.of(ann.id, PIN))

    run_story(stood())
    (tablet,) = [line for line in people("list")[1] if "Tablet of Oak" in line]
    assert "Ann works" in tablet
    assert "dealer" in tablet
    assert run_story(at_work()) == (["Tablet of Oak"], 1)
    assert people("reset", "Ann", "--why", "her phone is gone")[0] == 0
    # Neither a PIN of hers nor a device at which she still stood lets anybody act as her.
    assert run_story(at_work()) == ([], 0)
    assert "Ann works" not in " ".join(people("list")[1])
    code, out, _ = people("revoke", "Tablet of Oak")
    assert (code, out) == (0, ["Tablet of Oak stands nowhere any more"])
    assert "Tablet of Oak" not in " ".join(people("list")[1])
    # Which of two it is says the id.
    code, _, err = people("revoke", "Clock")
    assert code == 2
    id = err.split(": ")[-1].split(",")[0].strip()
    assert people("revoke", id)[0] == 0
    assert people("revoke", "Clock")[0] == 0
    assert people("revoke", "Clock")[0] == 2
    assert any("hand-over" in ask for ask in _acts(database))


@pytest.mark.parametrize("elsewhere", [False, True])
def test_cards_in_play_stay_hidden_and_stop_nothing_at_the_terminal(
    people, database: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, *, elsewhere: bool
) -> None:
    """With the key beside it, or where it is said to lie, the house is read as it stands, and nothing is warned of."""
    lies = tmp_path / "safe" / "key" if elsewhere else beside(database)
    lies.parent.mkdir(exist_ok=True)

    async def casino() -> None:
        house = await House.open(database, key=make_key(lies))
        house.start()
        try:
            await house.pit.open_tables(demo_pit(house.times))
        finally:
            await house.close()

    def warned() -> list[str]:
        caplog.clear()
        assert people("list", *told)[0] == 0
        return [record.getMessage() for record in caplog.records if record.levelname != "INFO"]

    run_story(casino())
    told = ("--house-key", str(lies)) if elsewhere else ()
    assert people("role", "Ann", "owner", *told)[0] == 0
    assert warned() == []
    # Who does not say where it lies is warned.
    told = ()
    assert bool(warned()) is elsewhere


def test_a_house_that_is_open_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def invited() -> object:
        with pytest.raises(SystemExit) as end:
            main(["people", "invite", str(tmp_path / "house.db"), "owner"])
        return end.value.code

    async def story() -> object:
        async with open_house(tmp_path):
            return await asyncio.to_thread(invited)

    assert run_story(story()) == 2
    assert "house.db" in capsys.readouterr().err


def _rows(database: Path) -> list[str]:
    with looked_at(database) as connection:
        return [row for (row,) in connection.execute("SELECT row FROM journal")]


def _acts(database: Path) -> list[str]:
    with looked_at(database) as connection:
        return [ask for (ask,) in connection.execute("SELECT ask FROM acts WHERE person = 'house'")]


def test_a_role_of_the_houses_own_is_given_where_its_policy_is_named(people, tmp_path: Path) -> None:
    policy = tmp_path / "riverside.toml"
    policy.write_text('name = "Riverside"\nprofile = "club-cash"\n[roles]\nbrush = ["seat"]\n', "utf-8")
    code, _, err = people("role", "Boris", "brush")
    assert code == 2
    assert "brush" in err
    assert people("role", "Boris", "brush", "--policy", str(policy))[0] == 0
    assert people("invite", "brush", "--policy", str(policy))[0] == 0
    assert ["Boris" in line for line in people("list")[1] if "brush" in line] == [True, False]
    # It is taken away by its name also where nobody says what it is.
    assert people("revoke", "Boris", "brush")[0] == 0
    assert not [line for line in people("list")[1] if "Boris" in line]
