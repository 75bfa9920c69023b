"""How a house is run: where it listens, where it keeps its memory, how fast it goes, and what it puts up with."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.room.house.pace import Pace
from croupier.room.house.rules import Rules

if TYPE_CHECKING:
    from croupier.server.logs import Format, Level


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything about a running house that is not in its database.

    `act_seconds` and `pause_seconds` are for tables that are opened now; a table that stands keeps its own. With
    port 0 the system chooses one. `origins` are further sites whose pages may connect, as `https://club.example`.
    `most_names_an_address` new names may be taken from one address in one go, one more every ten seconds;
    `most_requests_an_address` of the API in one go, a tenth of that a second for as long as it likes.

    `hosts` are the names the house is called by; bare addresses and the machine's own name need not be told. What
    `proxies` say of a client's address and scheme is believed, by address or network. With a `certificate` and its
    `certificate_key` (PEM files) the house speaks TLS. A request has `request_seconds` to arrive in. What is
    logged goes to the file `log`, or to the terminal, as text or a JSON object a line, from a level on. Whoever has the
    `metrics_key` may read the house's metrics, and no more than that; workers and gateways tell theirs at an address of
    their own, where they have a `metrics_port`. The key that hides cards in play lies in the file `house_key`, beside
    the database unless told; a `new_house_key` is made where it is lost. What is older than `keep_days` goes into the
    archive, as `parquet` where nobody plays any more; with 0 everything stays in the database. With an `older_file` the
    house goes on although rows are gone that it has had. `rules` are what the house asks of its guests.

    With an address of `postgres` the database is kept there, and beside the path of `database` what is no part of it.

    Browsers are called by web push where there is a `push_contact` (`mailto:` or `https:`) to which their push services
    may write; phones by a `sms_program`, in `lang` where somebody has chosen no other.

    >>> Settings(port=9000).address
    'http://127.0.0.1:9000'
    """

    database: Path = Path("var/croupier.db")
    postgres: str = ""
    host: str = "127.0.0.1"
    port: int = 8080
    seed_demo: bool = True
    act_seconds: float = 20.0
    pause_seconds: float = 4.0
    pace: Pace = field(default_factory=Pace)
    origins: tuple[str, ...] = ()
    most_sockets: int = 10_000
    most_sockets_an_address: int = 300
    most_names_an_address: int = 60
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    certificate: Path | None = None
    certificate_key: Path | None = None
    house_key: Path | None = None
    new_house_key: bool = False
    keep_days: int = 0
    parquet: bool = False
    older_file: bool = False
    request_seconds: float = 15.0
    log: Path | None = None
    log_format: Format = "text"
    log_level: Level = "warning"
    metrics_key: str = ""
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    most_requests_an_address: int = 400
    rules: Rules = field(default_factory=Rules)
    push_contact: str = ""
    sms_program: Path | None = None
    lang: str = "en"
    most_lines: int = 20_000
    most_lines_an_address: int = 400

    def may_measure(self, key: str) -> bool:
        """Whether somebody who says this key may read the house's metrics."""
        return _same(key, self.metrics_key)

    def is_proxy(self, address: str) -> bool:
        """Whether what an address says of others is believed."""
        try:
            return any(ip_address(address) in ip_network(each) for each in self.proxies)
        except ValueError:
            return False

    @property
    def address(self) -> str:
        """Where a browser finds the house."""
        return address(self.host, self.port, tls=self.certificate is not None)


def _same(key: str, kept: str) -> bool:
    return bool(kept) and secrets.compare_digest(key.encode(), kept.encode())


def address(host: str, port: int, *, tls: bool = False) -> str:
    """An address as one types it into a browser.

    >>> address("::", 80)
    'http://[::1]:80'
    """
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    scheme = "https" if tls else "http"
    return f"{scheme}://[{shown}]:{port}" if ":" in shown else f"{scheme}://{shown}:{port}"
