"""What people say to a poker table, for tests."""

from typing import TypeVar

import msgspec

from croupier.room.actors.asks import Ask, Asked, By
from croupier.room.house.house import House

A = TypeVar("A", bound=Ask)


def says(person: str, ask: A, name: str = "", *, bot: bool = False) -> Asked[A]:
    """An ask of somebody's own."""
    return Asked(By("player", person, name or person.capitalize(), bot), ask)


async def asks(house: House, to: str, asked: Asked[Ask], id: str) -> int | str | None:
    """The same as it comes over the wire."""
    return await house.ask(to, asked.by, msgspec.json.encode(asked.ask), id)
