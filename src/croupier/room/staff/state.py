"""Who works here, as the journal tells it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.room.actors.stream import NOTHING, Effect, StreamKind
from croupier.room.staff import rows
from croupier.staff import Powers

if TYPE_CHECKING:
    from croupier.staff import Grant, Roles

STAFF: Final = "staff"
"""What the list is watched by, and the name of its journal."""


@dataclass(slots=True)
class StaffState:
    """The grants, the invitations and the stations that stand, by id. It is changed by rows only."""

    version: int = 0
    stopped: str | None = None
    grants: dict[str, Grant] = field(default_factory=dict)
    invitations: dict[str, rows.Invitation] = field(default_factory=dict)
    stations: dict[str, rows.Station] = field(default_factory=dict)

    @property
    def stream(self) -> str:
        """The name of its journal."""
        return STAFF

    @property
    def owned(self) -> bool:
        """Whether the house has an owner."""
        return any(each.role == "owner" for each in self.grants.values())

    def copy(self) -> StaffState:
        """The list as another value."""
        return replace(
            self,
            grants=dict(self.grants),
            invitations=dict(self.invitations),
            stations=dict(self.stations),
        )

    def powers(self, person: str, roles: Roles) -> Powers:
        """All that somebody may do in a house of these roles, what allows most first."""
        own = [each for each in self.grants.values() if each.person == person]
        return Powers(tuple(sorted(own, key=lambda grant: (-len(grant.may(roles)), grant.id))), roles)

    def powers_at(self, station: rows.Station, person: str, roles: Roles) -> Powers:
        """What somebody may do for the house at a station: neither more than he may, nor than it may."""
        return self.powers(person, roles).narrowed(station.grant)


def apply(state: StaffState, row: rows.Row, _at: int) -> Effect:
    """Carry a row out; it is never refused."""
    match row:
        case rows.Given(_, grant, invitation):
            state.grants[grant.id] = grant
            state.invitations.pop(invitation, None)
        case rows.Taken(_, grants):
            _without(state, grants)
        case rows.Invited(_, invitation):
            state.invitations[invitation.id] = invitation
        case rows.Withdrawn(_, id):
            state.invitations.pop(id, None)
        case rows.Stationed(station, invitation):
            state.stations[station.id] = station
            state.invitations.pop(invitation, None)
        case rows.Unstationed(_, id):
            state.stations.pop(id, None)
        case rows.TookOver(id, person, until):
            _works_at(state, id, person, until)
        case rows.HandedOver(id):
            _works_at(state, id, "", 0)
        case rows.Lapsed(grants, invitations, stations):
            _without(state, grants, invitations)
            for id in stations:
                _works_at(state, id, "", 0)
        case _:
            pass
    return NOTHING


def _works_at(state: StaffState, id: str, person: str, until: int) -> None:
    state.stations[id] = msgspec.structs.replace(state.stations[id], person=person, until=until)


def _without(state: StaffState, grants: tuple[str, ...], invitations: tuple[str, ...] = ()) -> None:
    for id in grants:
        state.grants.pop(id, None)
    for id in invitations:
        state.invitations.pop(id, None)


KIND: Final[StreamKind[StaffState, rows.Row]] = StreamKind(
    rows.CODEC.read,
    rows.CODEC.write,
    apply,
    lambda _row, _at: StaffState(),
    opens=False,
)
"""How the journal of the staff is kept."""
