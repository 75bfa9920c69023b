"""How a house is run: where it listens, where it keeps its memory, how fast it goes, and what it puts up with."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from croupier.room.house.pace import Pace


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything about a running house that is not in its database.

    `act_seconds` and `pause_seconds` are for tables that are opened now; a table that stands keeps its own. With
    port 0 the system chooses one. `origins` are further sites whose pages may connect, as `https://club.example`.
    Whoever has the `floor_key` may put rulings into a table's log; nobody can where it is empty.
    `most_names_an_address` new names may be taken from one address in one go, one more every ten seconds.
    """

    database: Path = Path("var/croupier.db")
    host: str = "127.0.0.1"
    port: int = 8080
    seed_demo: bool = True
    act_seconds: float = 20.0
    pause_seconds: float = 4.0
    pace: Pace = field(default_factory=Pace)
    origins: tuple[str, ...] = ()
    most_sockets: int = 10_000
    most_sockets_an_address: int = 100
    most_names_an_address: int = 60
    floor_key: str = ""

    def is_floor(self, key: str) -> bool:
        """Whether somebody who says this key speaks for the floor."""
        return bool(self.floor_key) and secrets.compare_digest(key.encode(), self.floor_key.encode())

    @property
    def address(self) -> str:
        """Where a browser finds the house."""
        return address(self.host, self.port)


def address(host: str, port: int) -> str:
    """An address as one types it into a browser.

    >>> address("::", 80)
    'http://[::1]:80'
    """
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
