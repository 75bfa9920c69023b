"""The floor at the online tables of the house: what it asks of one table, and moving people between two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.errors import Refusal
from croupier.room.actors.asks import Asked, act_of
from croupier.room.table import asks as commands
from croupier.room.table.chairs import moving

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


async def move(tables: Mapping[str, TableActor], table: str, ask: commands.Move, id: str, by: By) -> None:
    """Bring a player to another table of the same game, between hands; he posts nothing there (FSPR:mustmove-1).

    His chips lie in an account of his own on the way; the table that keeps a seat for him seats him as soon as they
    are there, after an outage too. Raises `Refusal` when he cannot be moved.
    """
    here, there = tables[table], tables.get(ask.to)
    if there is None:
        raise Refusal("room-no-such-table", table=ask.to[:40])
    if there.state.cash.game.variant_name != here.state.cash.game.variant_name or there is here:
        raise Refusal("cash-feeds-another-game", table=table, to=ask.to)
    seated = seated_at(here, ask.seat)
    if not seated.chips or seated.bot:
        raise Refusal("room-not-to-be-moved", seat=ask.seat)
    person, name, act = seated.person, seated.name, act_of(by, ask)
    await there.tell(commands.Reserve(ask.to_seat, person, name, brought=True), f"{id}/keep", act)
    try:
        await here.tell(commands.Take(person, moving(person)), f"{id}/take", act)
    except Refusal as refusal:
        if refusal.code == "room-held" and not here.led_here:
            # He may be on his way already: the seat waits for him, until the same is asked again or it is freed.
            raise
        await there.tell(commands.Free(ask.to_seat), f"{id}/free", act)
        raise
    there.nudge()


async def ask_table(
    tables: Mapping[str, TableActor],
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
        await move(tables, actor.id, ask, id, by)
    else:
        raise Refusal("room-seated-by-the-house")
