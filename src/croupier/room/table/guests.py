"""Who came to the door of a table that somebody opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from croupier.room.hand.messages import Admitted

if TYPE_CHECKING:
    from collections.abc import Mapping


class Guest(NamedTuple):
    """Somebody who came to the door: the `number` he is called by there, his name, and how he stands."""

    number: int
    name: str
    admitted: Admitted


def stands(guests: Mapping[str, Guest], person: str, name: str, admitted: Admitted) -> Guest:
    """How somebody stands at the door from now on."""
    guest = guests.get(person)
    number = guest.number if guest is not None else len(guests) + 1
    return Guest(number, name or (guest.name if guest is not None else ""), admitted)
