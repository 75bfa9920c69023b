import asyncio
import sqlite3
from pathlib import Path

import pytest

from croupier.errors import Refusal
from croupier.ledger import HOUSE_ISSUE
from croupier.room.house.house import House
from croupier.room.people.members import ISSUE
from croupier.room.people.names import check_not_the_houses, clean_name, name_key

JOIN = "0123456789abcdef0123456789abcdef"
OTHER = "fedcba9876543210fedcba9876543210"


@pytest.mark.parametrize("name", ["Al", "Анна К", "Zoë", "x" * 20, "李小龙", "José-María"])
def test_names_people_have_are_taken(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize("name", ["", "A", " A ", "x" * 21, "   ", "a\u0301"])
def test_names_too_short_or_too_long_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == "room-name-length"


@pytest.mark.parametrize(
    "name", ["An\nna", "An\u202ena", "An\u200bna", "\u2066Anna", "Anna\x00", "An\u00adna"]
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == "room-name-invisible"


@pytest.mark.parametrize(
    "name", ["An\u3164na", "An\u034fna", "An\ufe0fna", "Anna\u2800", "a\u0301\u0301\u0301nna"]
)
def test_names_with_blanks_or_towers_of_marks_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == "room-name-invisible"


def test_every_kind_of_space_is_a_space() -> None:
    assert clean_name("Anna\u2003\u00a0K") == "Anna K"


@pytest.mark.parametrize(
    "name",
    [
        "Floor",
        "fl00r",
        "FLOОR",
        "Fl\u043e\u043er",
        "Dealer 2",
        "d e a l e r",
        "d-e-a-l-e-r",
        "The House",
        "АDМIN",
        "Admin7",
        "крупье",
        "Крyпьe",
        "krupe",
        "Флор",
        "Дилep Анна",
        "Ｃａｓｉｎｏ",
    ],
)
def test_nobody_is_called_as_the_house_is_in_whatever_letters(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_not_the_houses(clean_name(name))
    assert refused.value.code == "room-name-of-the-house"


@pytest.mark.parametrize(
    "name", ["Florian", "Dom", "Housni", "Direk", "Adam Minn", "Каспер", "Анна", "Flo", "Casey"]
)
def test_names_that_only_begin_like_a_word_of_the_house_are_free(name: str) -> None:
    check_not_the_houses(clean_name(name))


@pytest.mark.parametrize("name", ["Boris", "B0ris", "Вoris", "Борис", "Bоris", "BORIS"])
def test_nobody_is_called_as_a_bot_is(name: str) -> None:
    with pytest.raises(Refusal):
        check_not_the_houses(name, ["Boris"])


def test_a_house_with_bots_gives_none_of_their_names_away(tmp_path: Path) -> None:
    async def story() -> None:
        house = await House.open(tmp_path / "house.db")
        await house.members.join_bot("Felix")
        for name in ("F\u0435lix", "Феликс", "FELIX"):
            with pytest.raises(Refusal) as refused:
                await house.members.join(JOIN, name)
            assert refused.value.code == "room-name-taken"
        await house.members.join(JOIN, "Felicia")
        await house.close()

    asyncio.run(story())


@pytest.mark.parametrize("name", ["\u0410nn", "ＡＮＮ", "\u0410NN"])
def test_no_two_people_have_names_that_look_alike(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        house = await House.open(tmp_path / "house.db")
        await house.members.join(JOIN, "Ann")
        with pytest.raises(Refusal) as refused:
            await house.members.join(OTHER, name)
        assert refused.value.code == "room-name-taken"
        await house.close()

    asyncio.run(story())


def test_names_are_the_same_whatever_their_case_and_form() -> None:
    assert name_key("ANNA") == name_key("anna")
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("Zoe\u0308") == name_key("Zoë")


def test_a_name_belongs_to_whoever_came_first(tmp_path: Path) -> None:
    async def story() -> None:
        house = await House.open(tmp_path / "house.db")
        ann, secret = await house.members.join(JOIN, "Ann")
        with pytest.raises(Refusal) as refused:
            await house.members.join(OTHER, "ANN")
        assert refused.value.code == "room-name-taken"
        assert house.members.holder(secret) == ann
        assert house.members.holder("ann") is None
        assert house.members.holder(None) is None
        assert house.wallet(ann) == ISSUE
        assert house.book.balance(HOUSE_ISSUE) == -ISSUE
        await house.close()

    asyncio.run(story())


def test_a_repeated_join_gets_the_same_answer_and_no_second_wallet(tmp_path: Path) -> None:
    async def story() -> None:
        house = await House.open(tmp_path / "house.db")
        twice = await asyncio.gather(*[house.members.join(JOIN, "Ann") for _ in range(5)])
        assert len({secret for _, secret in twice}) == 1
        assert house.book.balance(HOUSE_ISSUE) == -ISSUE
        await house.close()
        house = await House.open(tmp_path / "house.db")
        assert await house.members.join(JOIN, "Ann") == twice[0]
        assert house.book.balance(HOUSE_ISSUE) == -ISSUE
        with pytest.raises(Refusal) as refused:
            await house.members.join(JOIN, "Boris")
        assert refused.value.code == "room-command-reused"
        await house.close()

    asyncio.run(story())


def test_of_many_who_want_a_name_at_once_one_gets_it(tmp_path: Path) -> None:
    async def story() -> None:
        house = await House.open(tmp_path / "house.db")
        joins = [house.members.join(f"{number:032}", "Ann") for number in range(8)]
        outcomes = await asyncio.gather(*joins, return_exceptions=True)
        assert sum(isinstance(outcome, tuple) for outcome in outcomes) == 1
        await house.close()

    asyncio.run(story())


def test_a_short_join_id_is_no_secret(tmp_path: Path) -> None:
    async def story() -> None:
        house = await House.open(tmp_path / "house.db")
        with pytest.raises(Refusal) as refused:
            await house.members.join("1", "Ann")
        assert refused.value.code == "room-join-id-short"
        await house.close()

    asyncio.run(story())


def test_neither_secrets_nor_join_ids_are_kept(tmp_path: Path) -> None:
    async def story() -> str:
        house = await House.open(tmp_path / "house.db")
        _, secret = await house.members.join(JOIN, "Ann")
        await house.close()
        return secret

    secret = asyncio.run(story())
    with sqlite3.connect(tmp_path / "house.db") as database:
        everything = "\n".join(database.iterdump())
    assert "Ann" in everything
    assert secret not in everything
    assert JOIN not in everything


def test_whom_the_desk_names_without_an_id_the_house_knows_or_gives_one(tmp_path: Path) -> None:
    async def story() -> None:
        house = await House.open(tmp_path / "house.db")
        ann, _ = await house.members.join(JOIN, "Ann")
        assert await house.members.enrol("", " ann ") == ann
        gleb = await house.members.enrol("", "Глеб Юрьев")
        assert (gleb.id, gleb.name) == ("gleb-yurev", "Глеб Юрьев")
        twice = await asyncio.gather(*[house.members.enrol("", "Zoë") for _ in range(3)])
        assert {each.id for each in twice} == {"zoe"}
        assert (await house.members.enrol("", "Zoe")).id == "zoe-2"
        await house.close()

    asyncio.run(story())
