from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import RunningHouse


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """The demo club, playing fast. Shared by the tests of a module: they take names and seats of their own."""
    house = RunningHouse(tmp_path_factory.mktemp("house") / "croupier.db")
    yield house
    if house.running:
        code, complaints = house.close()
        assert code == 0
        assert complaints == ""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "croupier.db"
