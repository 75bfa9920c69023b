"""A table for the tests, and the engine their houses stand on.

With `CROUPIER_DATABASE=postgresql` every house of these tests has its database on a PostgreSQL server of their own,
in place of the file it names; a test that looks into the file itself fails as expected then.
"""

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NoReturn

import pytest

from croupier.room.journal import mark, schema, store
from croupier.room.journal.engine import Engine
from croupier.room.journal.postgres import Postgres
from tests.room.table.felt import Felt
from tests.servers import Server

ON_A_SERVER: Final = os.environ.get("CROUPIER_DATABASE") == "postgresql"


@pytest.fixture
def felt() -> Felt:
    """A nine-handed table with blinds of 50 and 100, nobody there yet."""
    return Felt()


@pytest.fixture(autouse=ON_A_SERVER)
def on_a_server(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every file a house would have stands for a place on the server."""
    server: Server = request.getfixturevalue("postgres_server")
    places: dict[str, str] = {}
    connect = sqlite3.connect

    def engine_of(where: Path | Engine) -> Engine:
        if not isinstance(where, Path):
            return where
        if str(where) not in places:
            if where.exists() or mark.mark_of(where).exists():
                looked_into()  # a copy of a file, or what was left of one
            places[str(where)] = server.place()
        return Postgres(places[str(where)], where)

    def looked_into() -> NoReturn:
        pytest.xfail("looks into the file")

    def file(name: Any, *rest: Any, **more: Any) -> sqlite3.Connection:
        return (
            connect(name, *rest, **more)
            if name == ":memory:" or "postgres" in request.node.name
            else looked_into()
        )

    # Not the test's own, which it may undo.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", file)
        patch.setattr(schema, "opened", lambda _: looked_into())
        for module in (store, mark):
            patch.setattr(module, "engine_of", engine_of)
        yield
    for each in places.values():
        server.clear(each)
