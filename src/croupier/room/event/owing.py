"""What events still owe to people: what prizes and refunds brought to their balances, as far as it lies there yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.ledger import of_kind, wallet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from croupier.ledger import Account
    from croupier.room.event.state import EventState


def owing(states: Iterable[EventState], held: Callable[[Account], int]) -> dict[str, dict[str, int]]:
    """Return what each event for club money owes to whom, in cents, by event and person; nothing where it is nothing.

    Money that a person has spent or was paid is no longer owed. `held` is what an account holds: all events together
    never owe more than his balance, and what is missing of it is that of the earliest.
    """
    club = [state for state in states if state.terms.kind == "club" and any(state.owed.values())]
    left: dict[str, int] = {}
    found: dict[str, dict[str, int]] = {}
    for state in sorted(club, key=lambda each: (each.starts_at or 0, each.id), reverse=True):
        for person, credited in state.owed.items():
            balance = left.get(person)
            if balance is None:
                balance = held(of_kind("club", wallet(person)))
            owed = min(credited, balance)
            left[person] = balance - owed
            if owed > 0:
                found.setdefault(state.id, {})[person] = owed
    return found


def settled(owed: Iterable[tuple[str, int]], amount: int) -> dict[str, int]:
    """Return how a payment is shared out among events that owe something, in their order, in cents by event.

    >>> settled([("friday", 50_00), ("sunday", 30_00)], 60_00)
    {'friday': 5000, 'sunday': 1000}
    """
    found: dict[str, int] = {}
    for event, cents in owed:
        part = min(cents, amount)
        if part > 0:
            found[event] = part
            amount -= part
    return found
