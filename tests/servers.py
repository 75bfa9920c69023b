"""Servers of the tests' own: started on a socket in a folder of theirs, gone with whoever started them."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from croupier.room.journal.lines import done
from tests.waiting import PATIENCE, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

DEBIAN: Final = Path("/usr/lib/postgresql")
"""Where Debian puts each version's programs, which are not on the path."""

USER: Final = "nobody"
"""Whom PostgreSQL runs as where the tests run as root, whom it refuses."""


def _program(name: str) -> str:
    versions = sorted(DEBIAN.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = str(versions[-1]) if versions else shutil.which(name)
    if found is None:
        pytest.fail("the tests of PostgreSQL need it: sudo apt-get install postgresql", pytrace=False)
    return found


class Server:
    """A PostgreSQL server of its own, with a place in it for each who asks."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._user = USER if os.geteuid() == 0 else None
        self._process: subprocess.Popen[bytes] | None = None
        self._places = 0

    def make(self) -> None:
        """Make its files."""
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        subprocess.run(
            [_program("initdb"), "-D", self._data, "-U", "house", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"],
            user=self._user, check=True, capture_output=True, cwd=self._folder,
        )  # fmt: skip

    def start(self) -> None:
        """Start it; its disk is flushed as that of any house."""
        options = {
            "listen_addresses": "",
            "unix_socket_directories": self._folder,
            "max_connections": 40,
            "shared_buffers": "16MB",
            "autovacuum": "off",
        }
        settings = [each for name, value in options.items() for each in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as out:
            self._process = subprocess.Popen(
                [_program("postgres"), "-D", self._data, *settings],
                user=self._user, stdout=out, stderr=out, cwd=self._folder,
            )  # fmt: skip
        wait_until(self._answers)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: a fast shutdown unless told otherwise; SIGQUIT lets it fall as a power cut does."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def place(self) -> str:
        """The address of an empty place."""
        self._places += 1
        self.ask(f"CREATE SCHEMA place_{self._places}")
        return f"{self._url}&search_path=place_{self._places}"

    def clear(self, place: str) -> None:
        """Take away what is in a place."""
        self.ask(f"DROP SCHEMA {place.rpartition('=')[2]} CASCADE")

    def ask(self, sql: str, url: str = "") -> list[tuple[object, ...]]:
        """Ask the server something itself."""
        import asyncpg

        async def asked() -> list[tuple[object, ...]]:
            line = await asyncpg.connect(url or self._url)
            try:
                return [tuple(row) for row in await line.fetch(sql)]
            finally:
                await line.close()

        return done(asked())

    @property
    def _url(self) -> str:
        return f"postgresql://house@/postgres?host={self._folder}"

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self._folder / "log").read_text()
        try:
            self.ask("SELECT 1")
        except Exception:
            return False
        return True


@contextmanager
def postgres() -> Iterator[Server]:
    """A server, as long as it is wanted."""
    # Not below pytest's own folder, which nobody else may enter.
    with tempfile.TemporaryDirectory(prefix="croupier-postgres-") as folder:
        server = Server(Path(folder))
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)


class NatsServer:
    """A NATS server of its own, on a free port of this machine."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._houses = 0

    def start(self) -> None:
        """Start it."""
        program = shutil.which("nats-server") or shutil.which("nats-server", path="/usr/sbin")
        if program is None:
            pytest.fail("the tests of the bus need NATS: sudo apt-get install nats-server", pytrace=False)
        with (self._folder / "log").open("ab") as out:
            self._process = subprocess.Popen(
                [program, "-a", "127.0.0.1", "-p", str(self._port)], stdout=out, stderr=out, cwd=self._folder
            )
        wait_until(self._answers)

    def stop(self) -> None:
        """Stop it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None

    def house(self) -> str:
        """The address of a house's own bus."""
        self._houses += 1
        return f"nats://127.0.0.1:{self._port}/house-{self._houses}"

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self._folder / "log").read_text()
        with closing(socket.socket()) as line:
            return line.connect_ex(("127.0.0.1", self._port)) == 0


def _free_port() -> int:
    with closing(socket.socket()) as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


@contextmanager
def nats() -> Iterator[NatsServer]:
    """A bus, as long as it is wanted."""
    with tempfile.TemporaryDirectory(prefix="croupier-nats-") as folder:
        server = NatsServer(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()
