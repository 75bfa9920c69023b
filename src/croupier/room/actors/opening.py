"""What is opened in a house while it works: one thing after another, each once, and within bounds."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeVar

from croupier.errors import Refusal
from croupier.room.people.names import name_key

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

T = TypeVar("T")

TABLES_OF_ONE: Final = 2
"""How many tables a person may have open."""

TABLES_OF_PEOPLE: Final = 40
"""How many tables all people may have open; the house's own, which the floor opens, are not among them."""

EVENTS_OF_ONE: Final = 2
"""How many events a person may have open that are not over."""

EVENTS_OF_PEOPLE: Final = 20
"""How many events of players may not be over at a time."""

MOST_OF: Final = {
    "tables": (TABLES_OF_ONE, TABLES_OF_PEOPLE),
    "events": (EVENTS_OF_ONE, EVENTS_OF_PEOPLE),
}

DESERTED: Final = 3_600_000
"""How long a table that a person opened stands without people before it is closed (ms)."""


class Opened(Protocol):
    """A table that stands: its name, and the person whose it is, empty for the house's own."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def opened_by(self) -> str:
        """Whose it is."""


@dataclass(frozen=True, slots=True)
class Times:
    """The time for an action and the pause between hands at tables opened now, in milliseconds."""

    act: int = 20_000
    pause: int = 4_000


def table_id(person: str, command: str) -> str:
    """The id of the table or event that a command opens: the same for the same command again, and nobody's to guess."""
    return hashlib.sha256(f"croupier/table/{person}/{command}".encode()).hexdigest()[:16]


class Openings:
    """Opens one thing at a time, each to its end, even when whoever asked has gone."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def open(self, opening: Callable[[], Coroutine[None, None, T]]) -> T:
        """Return what an opening gives, when those before it are done."""
        return await asyncio.shield(asyncio.ensure_future(self._in_turn(opening)))

    async def _in_turn(self, opening: Callable[[], Coroutine[None, None, T]]) -> T:
        async with self._turn:
            return await opening()


def check_room(wished: Opened, stand: Iterable[Opened], what: Literal["tables", "events"] = "tables") -> None:
    """Refuse what people, or the person whose it would be, have enough of, or what is called as another is."""
    standing = list(stand)
    of_one, of_people = MOST_OF[what]
    if wished.opened_by:
        if sum([bool(each.opened_by) for each in standing]) >= of_people:
            raise Refusal(f"room-{what}-of-people", most=of_people)
        if sum([each.opened_by == wished.opened_by for each in standing]) >= of_one:
            raise Refusal(f"room-{what}-of-one", most=of_one)
    if name_key(wished.name) in {name_key(each.name) for each in standing}:
        raise Refusal("room-name-taken", name=wished.name)
