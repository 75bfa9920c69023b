"""The door of what somebody opened: who knocks, whom the host has let in, and whom he has sent away.

A table of one's own has one, and an event of one's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from croupier.errors import Refusal
from croupier.room.hand.messages import GuestView, HostView, SealView
from croupier.room.table.arranging import arranged_view
from croupier.room.table.rotation import bombs_here

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.room.hand.messages import Door, TableView
    from croupier.room.table.guests import Guest
    from croupier.room.table.state import TableState

MOST_KNOCKING: Final = 20
"""How many may wait at a door at once."""


class Doored(Protocol):
    """What has a door: who came to it, whether it is shut, and whose it is, empty for the house's own."""

    @property
    def guests(self) -> Mapping[str, Guest]:
        """Who came, by person."""

    @property
    def private(self) -> bool:
        """Whether one has to be let in."""

    @property
    def host(self) -> str:
        """The person whose it is."""

    def was_within(self, person: str) -> bool:
        """Whether somebody has played there."""


def lets_in(state: Doored, person: str) -> bool:
    """Whether somebody may see what happens within and play there."""
    guest = state.guests.get(person)
    if guest is not None:
        return guest.admitted == "in" or (guest.admitted == "asked" and not state.private)
    return not state.private or person == state.host


def check_let_in(state: Doored, person: str) -> None:
    """Raise `Refusal` for who may not play here."""
    if lets_in(state, person):
        return
    _refuse_the_unwanted(state, person)
    raise Refusal("room-private-table")


def _refuse_the_unwanted(state: Doored, person: str) -> None:
    """Tell who was sent away so, and who never got beyond the door."""
    guest = state.guests.get(person)
    if guest is not None and guest.admitted == "out":
        raise Refusal("room-sent-away" if state.was_within(person) else "room-not-let-in")


def check_knock(state: Doored, person: str) -> None:
    """Raise `Refusal` where nobody need knock, or where it is no use."""
    if lets_in(state, person):
        raise Refusal("room-door-open")
    _refuse_the_unwanted(state, person)
    if person in state.guests:
        raise Refusal("room-knocked-already")
    if sum([each.admitted == "asked" for each in state.guests.values()]) >= MOST_KNOCKING:
        raise Refusal("room-too-many-knock", most=MOST_KNOCKING)


def numbered(state: Doored, number: int) -> str:
    """The person who is called by a number at the door; `Refusal` where nobody is."""
    found = next((person for person, guest in state.guests.items() if guest.number == number), None)
    if found is None:
        raise Refusal("room-no-such-guest", guest=number)
    return found


def guests_seen(state: Doored) -> tuple[GuestView, ...]:
    """Who came to the door as the host is shown them, who knocks first."""
    guests = sorted(state.guests.values(), key=lambda guest: (guest.admitted != "asked", guest.number))
    return tuple([GuestView(*guest) for guest in guests])


def door_for(state: Doored, person: str) -> Door:
    """How somebody who is not let in stands at the door."""
    guest = state.guests.get(person)
    if guest is None:
        return "shut"
    return "sent-away" if guest.admitted == "out" and state.was_within(person) else guest.admitted


def shut(view: TableView, door: Door = "shut") -> TableView:
    """A private table as it is seen from before its door: what is played there, and nothing of who plays, or how."""
    return msgspec.structs.replace(
        view,
        seats=(),
        button=None,
        small_blind_seat=None,
        big_blind_seat=None,
        deal_at=None,
        hand=None,
        you=None,
        reserved=(),
        waiting=(),
        place=None,
        held="",
        seal=SealView((), ()),
        rotation=None,
        door=door,
    )


def host_view(state: TableState) -> HostView:
    """What the host is shown of the door, who knocks first."""
    terms = state.next_terms or state.terms
    return HostView(
        guests_seen(state),
        bool(terms.proof),
        arranged_view(terms),
        bombs_here(state),
        state.bomb_called,
    )
