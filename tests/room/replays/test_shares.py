"""Hands that players share: read back from their rows, and no link lies open in the file."""

import re
from pathlib import Path
from random import Random

import pytest

from croupier.errors import Refusal
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.journal.schema import looked_at
from croupier.room.journal.store import house_key
from croupier.room.replays.shares import MOST, SHARES
from tests.room.evening import Clock
from tests.waiting import run_story


async def opened(path: Path, seed: int = 3) -> House:
    house = await House.open(path, pace=RUSHED, clock=Clock(), entropy=Random(seed), key=house_key(path))
    house.start()
    return house


def test_they_outlive_a_restart_and_no_link_is_found_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "house.db"

    async def story() -> None:
        house = await opened(path)
        shares = house.shares
        one = await shares.share("ann", "table/oak", "Oak", 7, own=True, names=False)
        two = await shares.share("ann", "table/oak", "Oak", 8, own=False, names=True)
        assert re.fullmatch("[0-9a-f]{32}", one)
        assert one != two
        await shares.take_back("ann", 2)
        await house.close()
        files = [each for each in tmp_path.iterdir() if each.is_file()]
        assert not [each for each in files if one.encode() in each.read_bytes()]
        again = await opened(path, seed=4)
        try:
            assert again.shares.at(one).hand == 7
            assert list(again.shares.of("ann")) == [1]
            with pytest.raises(Refusal, match="link"):
                again.shares.at(two)
            # A number is given once, so that a link taken back by a page that is old takes back no other.
            await again.shares.share("ann", "table/oak", "Oak", 9, own=True, names=True)
            assert list(again.shares.of("ann")) == [3, 1]
        finally:
            await again.close()
        with looked_at(path) as connection:
            found = check(connection, key=house_key(path))
        assert [each.faults for each in found.streams if each.stream == SHARES] == [()]

    run_story(story())


def test_the_same_hand_shared_alike_keeps_its_link_and_there_is_an_end(tmp_path: Path) -> None:
    async def story() -> None:
        house = await opened(tmp_path / "house.db")
        try:
            shares = house.shares
            one = await shares.share("ann", "table/oak", "Oak", 1, own=True, names=False)
            assert await shares.share("ann", "table/oak", "Oak", 1, own=True, names=False) == one
            assert await shares.share("ann", "table/oak", "Oak", 1, own=True, names=True) != one
            for number in range(2, MOST):
                await shares.share("ann", "table/oak", "Oak", number, own=True, names=False)
            with pytest.raises(Refusal, match="200"):
                await shares.share("ann", "table/oak", "Oak", MOST, own=True, names=False)
            with pytest.raises(Refusal, match="number"):
                await shares.take_back("boris", 1)
            await shares.share("boris", "table/oak", "Oak", 1, own=True, names=False)
        finally:
            await house.close()

    run_story(story())
