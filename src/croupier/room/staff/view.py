"""The staff as its managers see it; nobody else sees anything of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from croupier.room.actors.frames import Whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.staff.rows import Station
    from croupier.room.staff.state import StaffState
    from croupier.staff import Roles


class GrantSeen(msgspec.Struct, frozen=True):
    """A role somebody has: at a `place`, everywhere where it is empty, `until` a time (ms since 1970) or for good."""

    id: str
    person: str
    name: str
    role: str
    place: str
    until: int | None


class InvitationSeen(msgspec.Struct, frozen=True):
    """An invitation that is good until a time (ms since 1970); `note` says for whom it is meant."""

    id: str
    role: str
    place: str
    note: str
    good_until: int
    station: bool


class StationSeen(msgspec.Struct, frozen=True):
    """A device that stands at a place with a role; `person` and `name` are of whoever works at it, if anybody does."""

    id: str
    called: str
    role: str
    place: str
    person: str
    name: str


class RoleSeen(msgspec.Struct, frozen=True):
    """A role, and what it allows."""

    name: str
    may: tuple[str, ...]


class StaffView(msgspec.Struct, frozen=True):
    """Everybody with a role, those invited, the devices that stand somewhere, and the roles there are.

    It is empty for whoever may not see it.
    """

    grants: tuple[GrantSeen, ...] = ()
    invitations: tuple[InvitationSeen, ...] = ()
    roles: tuple[RoleSeen, ...] = ()
    stations: tuple[StationSeen, ...] = ()


class StaffMessage(Whole, frozen=True, tag="state"):
    """The staff of the house."""

    view: StaffView
    kind: Literal["staff"] = "staff"


def seen(state: StaffState, called: Callable[[str], str], roles: Roles) -> StaffView:
    """The list for those who keep it in a house of these roles; `called` names people."""
    # A role that the house does not know any more stands last, to be taken away.
    order = {name: number for number, name in enumerate(roles)}
    return StaffView(
        tuple(
            [
                GrantSeen(each.id, each.person, called(each.person), each.role, each.place, each.until)
                for each in sorted(
                    state.grants.values(), key=lambda grant: (order.get(grant.role, len(order)), grant.id)
                )
            ]
        ),
        tuple(
            [
                InvitationSeen(each.id, each.role, each.place, each.note, each.good_until, each.station)
                for each in state.invitations.values()
            ]
        ),
        tuple([RoleSeen(role.name, tuple(sorted(role.may))) for role in roles.values()]),
        tuple([_seen_station(each, called) for each in state.stations.values()]),
    )


def _seen_station(station: Station, called: Callable[[str], str]) -> StationSeen:
    name = called(station.person) if station.person else ""
    return StationSeen(station.id, station.name, station.role, station.place, station.person, name)
