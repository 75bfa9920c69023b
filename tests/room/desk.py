"""The desk of an event, as tests play it: what costs money in an event for club money goes through its drawer."""

from __future__ import annotations

from typing import Any

from croupier.room.actors.asks import By
from croupier.room.cashier import asks as cage
from croupier.room.cashier.stream import CAGE, CageState
from croupier.room.house.house import House
from croupier.tournament.commands import Buy, Register, SellShare

FLOOR = By("floor")


def state_of(house: House) -> CageState:
    actor: Any = house.actor(CAGE)
    state: CageState = actor.state
    return state


async def drawer(house: House, by: By = FLOOR, float: int = 0) -> None:
    """An open drawer for whoever works at the desk."""
    if by.floor and state_of(house).cage.drawer_of(by.person or by.office) is None:
        await house.cage.ask(by, cage.OpenDrawer(float), f"drawer-{state_of(house).version}")


async def at_the_desk(house: House, event: str, command: Any, key: str, by: By = FLOOR) -> int | None:
    """Ask for something at the desk of an event."""
    club = house.events.event(event).state.terms.kind == "club"
    sold = isinstance(command, SellShare) or (
        isinstance(command, Register | Buy) and command.source == "desk"
    )
    if by.floor and club and sold:
        await drawer(house, by)
        return await house.cage.ask(by, cage.Sell(event, command), key)
    return await house.events.ask(event, by, command, key)


async def pay_out(house: House, event: str, person: str, by: By = FLOOR) -> None:
    """Pay somebody by bank what an event owes him."""
    owed = house.events.owing().get(event, {}).get(person, 1)
    await drawer(house, by)
    key = f"pay-{state_of(house).version}"
    await house.cage.ask(by, cage.PayMoney(0, owed, person, "transfer", event=event), key)
