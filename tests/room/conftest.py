"""A table for the tests, and the engine their houses stand on.

With `CROUPIER_DATABASE=postgresql` every house of these tests has its database on a PostgreSQL server of their own,
in place of the file it names; a file that lies there is moved onto the server first. A test that looks into the file
itself fails as expected then, and one marked with `in_a_file` is left out.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NoReturn

import pytest

from croupier.room.journal import backup, mark, schema, store
from croupier.room.journal.engine import Engine
from croupier.room.journal.moving import move
from croupier.room.journal.postgres import Postgres
from croupier.room.journal.sqlite import SqliteFile
from tests.room.table.felt import Felt
from tests.servers import Server

ON_A_SERVER: Final = os.environ.get("CROUPIER_DATABASE") == "postgresql"

ENGINES: Final = ["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of a file where there is none."""
    if ON_A_SERVER:
        of_files = [item for item in items if item.get_closest_marker("in_a_file") is not None]
        items[:] = [item for item in items if item.get_closest_marker("in_a_file") is None]
        config.hook.pytest_deselected(items=of_files)


@pytest.fixture
def felt() -> Felt:
    """A nine-handed table with blinds of 50 and 100, nobody there yet."""
    return Felt()


@pytest.fixture(autouse=ON_A_SERVER)
def on_a_server(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every file a house would have stands for a place on the server."""
    server: Server = request.getfixturevalue("postgres_server")
    places: dict[str, str] = {}
    connect, opened, version_of = sqlite3.connect, schema.opened, schema.version_of

    def engine_of(where: Path | Engine) -> Engine:
        if not isinstance(where, Path):
            return where
        if str(where) not in places:
            places[str(where)] = server.place()
            if where.exists():
                with pytest.MonkeyPatch.context() as file:
                    file.setattr(sqlite3, "connect", connect)
                    file.setattr(schema, "opened", opened)
                    file.setattr(schema, "version_of", version_of)
                    move(SqliteFile(where), Postgres(places[str(where)], where))
        return Postgres(places[str(where)], where)

    def looked_into() -> NoReturn:
        pytest.xfail("looks into the file")

    @contextmanager
    def read(where: Path) -> Iterator[Any]:
        if where.exists() and str(where) not in places:
            looked_into()  # a copy, say
        with engine_of(where).looked_at() as connection:
            yield connection

    def file(name: Any, *rest: Any, **more: Any) -> sqlite3.Connection:
        return (
            connect(name, *rest, **more)
            if name == ":memory:" or "postgres" in request.node.name
            else looked_into()
        )

    # Not the test's own, which it may undo.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", file)
        patch.setattr(schema, "opened", read)
        patch.setattr(schema, "version_of", lambda *_: schema.VERSION)
        for module in (store, mark, backup):
            patch.setattr(module, "engine_of", engine_of)
        yield
    for each in places.values():
        server.clear(each)


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
