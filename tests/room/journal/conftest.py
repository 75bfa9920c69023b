"""The engines a journal may stand on."""

from pathlib import Path

import pytest

from croupier.room.journal.engine import Engine
from croupier.room.journal.postgres import Postgres
from croupier.room.journal.sqlite import SqliteFile

ENGINES = ["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))]


@pytest.fixture(params=ENGINES)
def engines(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Engine, Engine]:
    """The same empty database, as one house and another know it."""
    if request.param == "sqlite":
        return SqliteFile(tmp_path / "house.db"), SqliteFile(tmp_path / "house.db")
    place = request.getfixturevalue("postgres_server").place()
    return Postgres(place, tmp_path / "house"), Postgres(place, tmp_path / "another")


@pytest.fixture
def engine(engines: tuple[Engine, Engine]) -> Engine:
    return engines[0]


@pytest.fixture
def another(engines: tuple[Engine, Engine]) -> Engine:
    return engines[1]
