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
from typing import TYPE_CHECKING, Final, TypeVar

import pytest

from croupier.room.journal.lines import done
from tests.waiting import PATIENCE, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

DEBIAN: Final = Path("/usr/lib/postgresql")
"""Where Debian puts each version's programs, which are not on the path."""

USER: Final = "nobody"
"""Whom PostgreSQL runs as where the tests run as root, whom it refuses."""

S = TypeVar("S", bound="Server")

STANDBY: Final = "standby"
"""By which name a primary knows its standby."""


def program(name: str) -> str:
    """Where one of PostgreSQL's programs is."""
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
            [program("initdb"), "-D", self._data, "-U", "house", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"],
            user=self._user, check=True, capture_output=True, cwd=self._folder,
        )  # fmt: skip

    def copy(self, primary: Server) -> None:
        """Make its files a fresh copy of another's, which it follows as `standby` once it is started."""
        shutil.rmtree(self._data, ignore_errors=True)
        self._folder.mkdir(exist_ok=True)
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        # The copy itself is no standby that a commit could wait for: it has no slot, and reports nothing.
        line = f"host={primary._folder} user=house application_name={STANDBY}"
        subprocess.run(
            [program("pg_basebackup"), "-d", line, "-D", self._data, "-R", "-X", "stream", "-c", "fast"],
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
            "wal_keep_size": "256MB",
        }
        settings = [each for name, value in options.items() for each in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as out:
            self._process = subprocess.Popen(
                [program("postgres"), "-D", self._data, *settings],
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
        return done(_asked(sql, url or self._url))

    @property
    def folder(self) -> str:
        """Where its socket is."""
        return str(self._folder)

    @property
    def _url(self) -> str:
        return f"postgresql://house@/postgres?host={self._at}"

    @property
    def _at(self) -> str:
        return str(self._folder)

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self._folder / "log").read_text()
        try:
            self.ask("SELECT 1")
        except Exception:
            return False
        return True


class Pair(Server):
    """A primary and its synchronous standby, which change places whenever the primary falls."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.primary, self.standby = Server(folder / "north"), Server(folder / "south")
        self._both = f"{folder / 'north'},{folder / 'south'}"

    def make(self) -> None:
        """Make the files of the primary."""
        # Whoever they run as has to come past it.
        self._folder.chmod(0o755)
        for each in (self.primary, self.standby):
            each._folder.mkdir()
        self.primary.make()

    def start(self) -> None:
        """Start the primary, and make the standby of it."""
        self.primary.start()
        self.follow()

    def follow(self) -> None:
        """Start a standby that is a fresh copy, name it, and wait until nothing is acknowledged without it."""
        self.standby.copy(self.primary)
        self.standby.start()
        self._wait_for(STANDBY)
        state = f"SELECT sync_state FROM pg_stat_replication WHERE application_name = '{STANDBY}'"
        wait_until(lambda: self.primary.ask(state) == [("sync",)])

    def fall(self, halted: str = "") -> None:
        """Let the primary fall as a power cut does.

        `halted` is the end of the stream between the two that has stood still before, so that a commit waits for it:
        with the `sender` the standby never hears of that commit, with the `receiver` it learns of it too late.
        """
        if not halted:
            self.primary.stop(signal.SIGQUIT)
            return
        of = {"sender": (self.primary, "replication"), "receiver": (self.standby, "wal_receiver")}
        server, which = of[halted]
        ((pid,),) = server.ask(f"SELECT pid FROM pg_stat_{which}")
        assert isinstance(pid, int)
        os.kill(pid, signal.SIGSTOP)
        wait_until(lambda: self.primary.ask("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'"))
        assert self.primary._process is not None
        self.primary._process.send_signal(signal.SIGQUIT)
        # A sender sends nothing more, a receiver goes on with what it was sent.
        os.kill(pid, signal.SIGKILL if halted == "sender" else signal.SIGCONT)
        self.primary.stop(signal.SIGQUIT)

    def promote(self, *, alone: bool) -> None:
        """Make the standby the primary; `alone` it acknowledges what no other has, until it is followed."""
        assert self.standby.ask("SELECT pg_promote()") == [(True,)]
        self.primary, self.standby = self.standby, self.primary
        if alone:
            self._wait_for("")

    def _wait_for(self, whom: str) -> None:
        self.primary.ask(f"ALTER SYSTEM SET synchronous_standby_names = '{whom}'")
        self.primary.ask("SELECT pg_reload_conf()")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop both."""
        for each in (self.primary, self.standby):
            each.stop(how)

    @property
    def _at(self) -> str:
        return self._both


async def _asked(sql: str, url: str) -> list[tuple[object, ...]]:
    import asyncpg
    from asyncpg.connect_utils import SessionAttribute

    # Of two that an address names, one is a standby.
    only = SessionAttribute.primary if "," in url else SessionAttribute.any
    line = await asyncpg.connect(url, target_session_attrs=only)
    try:
        return [tuple(row) for row in await line.fetch(sql)]
    finally:
        await line.close()


@contextmanager
def postgres() -> Iterator[Server]:
    """A server, as long as it is wanted."""
    with _running(Server) as server:
        yield server


@contextmanager
def a_pair() -> Iterator[Pair]:
    """A primary and its standby, as long as they are wanted."""
    with _running(Pair) as pair:
        yield pair


@contextmanager
def _running(kind: type[S]) -> Iterator[S]:
    # Not below pytest's own folder, which nobody else may enter.
    with tempfile.TemporaryDirectory(prefix="croupier-postgres-") as folder:
        server = kind(Path(folder))
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
        found = shutil.which("nats-server") or shutil.which("nats-server", path="/usr/sbin")
        if found is None:
            pytest.fail("the tests of the bus need NATS: sudo apt-get install nats-server", pytrace=False)
        with (self._folder / "log").open("ab") as out:
            self._process = subprocess.Popen(
                [found, "-a", "127.0.0.1", "-p", str(self._port)], stdout=out, stderr=out, cwd=self._folder
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
