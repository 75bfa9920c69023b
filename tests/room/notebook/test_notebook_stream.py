"""The notebooks are read back from their rows, which lie in the file encrypted."""

from pathlib import Path
from random import Random

from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.journal.schema import looked_at
from croupier.room.journal.store import house_key
from croupier.room.notebook import stream
from croupier.room.notebook.rows import CODEC
from croupier.room.notebook.stream import KIND, NOTEBOOK, from_snapshot, snapshot
from croupier.school.tells.notes import Crossed, Emptied, Noted, Reviewed, Sat
from tests.room.evening import Clock
from tests.waiting import run_story

TEXT = "Looks away before a bluff"


def noted(id: str, person: str = "ann") -> Noted:
    return Noted(person, id, "Lena", "physical", "weakness", TEXT, "eyes")


async def opened(path: Path) -> House:
    house = await House.open(path, pace=RUSHED, clock=Clock(), entropy=Random(3), key=house_key(path))
    house.start()
    return house


async def filled(house: House) -> None:
    book = house.notebook
    await book.notes(noted("n1"))
    await book.notes(noted("n2"))
    await book.notes(noted("n1", "bob"))
    await book.reviews(Reviewed("ann", "n1", True))
    await book.crosses(Crossed("ann", "n2"))
    await book.sits(Sat("ann", "anger", TEXT))
    await book.empties(Emptied("bob"))


def test_they_outlive_a_restart_and_nobody_finds_their_words_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "house.db"

    async def story() -> None:
        house = await opened(path)
        await filled(house)
        before = snapshot(house.notebook.state)
        await house.close()
        files = [each for each in tmp_path.iterdir() if each.is_file()]
        assert not [each for each in files if TEXT.encode() in each.read_bytes()]
        again = await opened(path)
        try:
            assert snapshot(again.notebook.state) == before
            (kept,) = again.notebook.of("ann").notes.values()
            assert (kept.noted.text, kept.held) == (TEXT, 1)
            assert again.notebook.of("bob").notes == {}
        finally:
            await again.close()
        with looked_at(path) as connection:
            found = check(connection, key=house_key(path))
        assert [each.faults for each in found.streams if each.stream == NOTEBOOK] == [()]

    run_story(story())


def test_a_snapshot_is_the_state_and_lies_encrypted_too(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(stream, "EVERY", 4)
    path = tmp_path / "house.db"

    async def story() -> None:
        house = await opened(path)
        await filled(house)
        before = snapshot(house.notebook.state)
        assert snapshot(from_snapshot(before, house.notebook.version)) == before
        await house.close()
        assert not [
            each for each in tmp_path.iterdir() if each.is_file() and TEXT.encode() in each.read_bytes()
        ]
        again = await opened(path)
        assert snapshot(again.notebook.state) == before
        await again.close()

    run_story(story())


def test_a_row_without_the_later_fields_reads_with_their_defaults() -> None:
    row = CODEC.read(
        '{"v":1,"type":"noted","person":"ann","id":"n1","opponent":"Lena",'
        '"tell":"table-talk","kind":"none","text":""}'
    )
    assert isinstance(row, Noted)
    assert (row.channel, row.baseline, row.context, row.confidence, row.hand) == ("", "", "", "low", "")
    assert KIND.read(KIND.write(row)) == row
    assert NOTEBOOK == "notebook"
