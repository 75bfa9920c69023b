"""The floor at the online tables of the house: what it asks of one table, and of two to move somebody between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from croupier.errors import Refusal
from croupier.room.actors.asks import Asked, act_of
from croupier.room.table import asks as commands

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.room.actors.asks import By
    from croupier.room.hand.state import Seated
    from croupier.room.table.actor import TableActor
    from croupier.room.table.poker import AnyPoker


def seated_at(actor: TableActor, seat: int) -> Seated:
    """Who sits in a seat; `Refusal` where nobody does."""
    seated = actor.state.seated.get(seat)
    if seated is None:
        raise Refusal("cash-nobody-there", seat=seat)
    return seated


class Carrier(Protocol):
    """Whoever moves people between tables."""

    async def move(self, table: str, ask: commands.Move, id: str, by: By) -> None:
        """Bring a player to another table of the same game; `Refusal` when he cannot be moved."""


async def ask_table(  # noqa: PLR0917
    tables: Mapping[str, TableActor],
    carrier: Carrier,
    actor: AnyPoker,
    ask: commands.OfTheFloor | commands.OfTheTerms | commands.Move,
    id: str,
    by: By,
) -> None:
    """What the floor asks of a poker table; the same `id` again does nothing more. Raises `Refusal`."""
    if isinstance(ask, commands.OfTheTerms):
        if actor.id not in tables:
            raise Refusal("room-no-host-here")
        await actor.tell(Asked(by, ask), id, act_of(by, ask))
    elif not isinstance(ask, commands.Move):
        await actor.tell(ask, id, act_of(by, ask))
    elif actor.id in tables:
        await carrier.move(actor.id, ask, id, by)
    else:
        raise Refusal("room-seated-by-the-house")
