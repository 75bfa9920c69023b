"""What is asked of the staff's list, and by whom: the row it becomes, or why not. Nothing changes here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from croupier.errors import Refusal
from croupier.room.people.ids import made_up
from croupier.room.staff import asks, rows
from croupier.staff import OWNER, Grant, Role, Roles, covers, gives, role_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.cards.deck import Randomness
    from croupier.room.actors.asks import By
    from croupier.room.staff.state import StaffState

GOOD_FOR: Final = 24 * 60 * 60 * 1000
"""How long an invitation is good, in ms."""

MOST: Final = 500
"""How many grants, invitations and stations stand at a time."""

SHIFT: Final = 12 * 60 * 60 * 1000
"""How long somebody works at a station at most, in ms; then he takes it over again."""


class Keeping(NamedTuple):
    """The list as it stands at a time (ms), in a house of these roles."""

    state: StaffState
    roles: Roles
    now: int


def decide(at: Keeping, asked: asks.Asked, entropy: Randomness, known: Callable[[str], bool]) -> rows.Row:
    """The row a command becomes; `known` says whether somebody of this id has come himself, so that he can sign in.

    Raises `Refusal` for what may not be: nobody gives or takes what he has not himself, where he has it, and the last
    owner stays one.
    """
    by, ask = asked
    id, (state, roles, now) = made_up(entropy, 8), at
    match ask:
        case asks.Own():
            if state.owned:
                raise Refusal("staff-owned-already")
            return rows.Given("house", Grant(id, by.person, OWNER))
        case asks.GiveRole(person, role, place, until):
            _check_gives(at, by, _role(roles, role), place)
            _check_new(state, until, now)
            if not known(person):
                raise Refusal("staff-nobody", person=person[:40])
            return _given(state, by, Grant(id, person, role, place, until))
        case asks.Invite(hash, role, place, until, note, station):
            _check_gives(at, by, _role(roles, role), place)
            _check_new(state, until, now)
            invitation = rows.Invitation(id, hash, role, place, until, note, now + GOOD_FOR, station)
            return rows.Invited(by.person, invitation)
        case asks.Accept(hash):
            each = _invited(state, hash, now, station=False)
            return rows.Given(by.person, Grant(id, by.person, each.role, each.place, each.until), each.id)
        case asks.TakeRole(id):
            return _taken(at, by, id)
        case asks.Withdraw(id):
            return _withdrawn(at, by, id)
        case asks.Begin() | asks.TakeOver() | asks.HandOver() | asks.RemoveStation():
            return _of_a_station(at, by, ask, id)
        case asks.Lapse(alone):
            return _lapsed(state, now, alone)


def _given(state: StaffState, by: By, grant: Grant) -> rows.Given:
    if any(msgspec.structs.replace(each, id=grant.id) == grant for each in state.grants.values()):
        raise Refusal("staff-has-it-already", role=grant.role)
    return rows.Given(by.person, grant)


def _invited(state: StaffState, hash: str, now: int, *, station: bool) -> rows.Invitation:
    """The invitation whose code was shown; a person's is no device's, nor the other way round."""
    for each in state.invitations.values():
        if each.hash == hash and now < each.good_until and each.station == station:
            return each
    raise Refusal("room-code-unknown")


def _of_a_station(
    at: Keeping, by: By, ask: asks.Begin | asks.TakeOver | asks.HandOver | asks.RemoveStation, id: str
) -> rows.Row:
    state, roles, now = at
    if isinstance(ask, asks.Begin):
        each = _invited(state, ask.hash, now, station=True)
        return rows.Stationed(rows.Station(id, ask.proof, each.note, each.role, each.place), each.id)
    station = _station(state, ask.station)
    match ask:
        case asks.TakeOver():
            if not state.powers_at(station, by.person, roles).grants:
                raise Refusal("staff-nothing-here", role=station.role)
            return rows.TookOver(station.id, by.person, now + SHIFT)
        case asks.HandOver():
            return rows.HandedOver(station.id)
        case asks.RemoveStation():
            _check_gives(at, by, role_of(roles, station.role), station.place)
            return rows.Unstationed(by.person, station.id)


def _station(state: StaffState, id: str) -> rows.Station:
    station = state.stations.get(id)
    if station is None:
        raise Refusal("staff-no-such-station")
    return station


def _lapsed(state: StaffState, now: int, alone: tuple[str, ...]) -> rows.Lapsed:
    return rows.Lapsed(
        tuple([each.id for each in state.grants.values() if not each.lasts(now)]),
        tuple([each.id for each in state.invitations.values() if each.good_until <= now]),
        tuple(
            [
                each.id
                for each in state.stations.values()
                if each.person and (each.until <= now or each.id in alone)
            ]
        ),
    )


def _withdrawn(at: Keeping, by: By, id: str) -> rows.Withdrawn:
    invitation = at.state.invitations.get(id)
    if invitation is None:
        raise Refusal("staff-no-such-invitation")
    _check_gives(at, by, role_of(at.roles, invitation.role), invitation.place)
    return rows.Withdrawn(by.person, id)


def _taken(at: Keeping, by: By, id: str) -> rows.Taken:
    grant = at.state.grants.get(id)
    if grant is None:
        raise Refusal("staff-no-such-role")
    own = grant.person == by.person
    if not own:
        _check_gives(at, by, role_of(at.roles, grant.role), grant.place)
    others = [each for each in at.state.grants.values() if each.role == OWNER and each.id != id]
    if grant.role == OWNER and not any(each.until is None for each in others):
        raise Refusal("staff-last-owner")
    return rows.Taken(by.person, (id,))


def _check_gives(at: Keeping, by: By, role: Role, place: str) -> None:
    """Refuse to give a role, or take it, to who has less himself, or has it elsewhere or for another time only."""
    if by.floor and not by.role:
        return
    powers = at.state.powers(by.person, at.roles)
    if not any(
        covers(each.place, place) and gives(powers.may(place, at.now), role) for each in powers.grants
    ):
        raise Refusal("staff-not-yours-to-give", role=role.name)


def _check_new(state: StaffState, until: int | None, now: int) -> None:
    if until is not None and until <= now:
        raise Refusal("staff-time-over")
    if len(state.grants) + len(state.invitations) + len(state.stations) >= MOST:
        raise Refusal("staff-too-many", most=MOST)


def _role(roles: Roles, name: str) -> Role:
    role = roles.get(name)
    if role is None:
        raise Refusal("staff-no-such-role-name", role=name[:40])
    return role
