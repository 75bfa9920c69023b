"""What is opened in a house while it works: one thing after another, each once, and within bounds."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from croupier.errors import Refusal
from croupier.room.people.names import name_key

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

T = TypeVar("T")

TABLES_OF_ONE: Final = 2
"""How many tables a person may have open."""

TABLES_OF_HOUSE: Final = 50
"""How many tables the house has room for, its own included."""


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
    """The id of the table that a command opens: the same for the same command again."""
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


def check_room(wished: Opened, stand: Iterable[Opened]) -> None:
    """Refuse a table where the house, or the person whose it would be, has enough of them, or one has its name."""
    standing = list(stand)
    if len(standing) >= TABLES_OF_HOUSE:
        raise Refusal("room-tables-of-house", most=TABLES_OF_HOUSE)
    mine = sum([each.opened_by == wished.opened_by for each in standing])
    if wished.opened_by and mine >= TABLES_OF_ONE:
        raise Refusal("room-tables-of-one", most=TABLES_OF_ONE)
    if name_key(wished.name) in {name_key(each.name) for each in standing}:
        raise Refusal("room-name-taken", name=wished.name)
