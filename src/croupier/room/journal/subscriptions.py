"""Where browsers are called when their page is closed: beside the journal, for it goes with its session."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from croupier.room.journal.engine import Connection

TABLES: Final = """
CREATE TABLE IF NOT EXISTS subscriptions (
    endpoint TEXT PRIMARY KEY,
    session TEXT NOT NULL,
    person TEXT NOT NULL,
    public_key TEXT NOT NULL,
    secret TEXT NOT NULL,
    lang TEXT NOT NULL,
    kinds TEXT NOT NULL
) WITHOUT ROWID;
"""


class Subscription(NamedTuple):
    """Where the push service of a browser takes messages for it (RFC 8030), and what encrypts them (RFC 8291).

    It is good as long as the `session` it was made in; `kinds` are those of the calls somebody wants, with commas.
    """

    endpoint: str
    session: str
    person: str
    public_key: str
    secret: str
    lang: str
    kinds: str


class Subscribed(NamedTuple):
    """A browser is called from now on."""

    subscription: Subscription
    stream: str = "subscriptions"
    version: int = 0

    def onto(self, connection: Connection) -> None:
        """Keep it in place of what was kept of this browser."""
        connection.execute("DELETE FROM subscriptions WHERE endpoint = ?", (self.subscription.endpoint,))
        marks = ", ".join("?" * len(self.subscription))
        connection.execute(f"INSERT INTO subscriptions VALUES ({marks})", self.subscription)


class Unsubscribed(NamedTuple):
    """Browsers are called no more."""

    endpoints: tuple[str, ...]
    stream: str = "subscriptions"
    version: int = 0

    def onto(self, connection: Connection) -> None:
        """Let them go."""
        connection.executemany("DELETE FROM subscriptions WHERE endpoint = ?", [(e,) for e in self.endpoints])


def subscriptions(connection: Connection) -> list[Subscription]:
    """Every browser that is called."""
    found = connection.execute(
        "SELECT endpoint, session, person, public_key, secret, lang, kinds FROM subscriptions"
    )
    return [Subscription(*each) for each in found]
