"""What is asked of the staff's list, and by whom: the row it becomes, or why not. Nothing changes here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from croupier.errors import Refusal
from croupier.room.people.ids import made_up
from croupier.room.staff import asks, rows
from croupier.staff import ROLES, Grant, Role, covers, gives

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


def decide(
    state: StaffState, asked: asks.Asked, now: int, entropy: Randomness, known: Callable[[str], bool]
) -> rows.Row:
    """The row a command becomes; `known` says whether somebody of this id has come himself, so that he can sign in.

    Raises `Refusal` for what may not be: nobody gives or takes what he has not himself, where he has it, and the last
    owner stays one.
    """
    by, ask = asked
    id = made_up(entropy, 8)
    match ask:
        case asks.Own():
            if state.owned:
                raise Refusal("staff-owned-already")
            return rows.Given("house", Grant(id, by.person, "owner"))
        case asks.GiveRole(person, role, place, until):
            _check_gives(state, by, _role(role), place, now)
            _check_new(state, until, now)
            if not known(person):
                raise Refusal("staff-nobody", person=person[:40])
            return _given(state, by, Grant(id, person, role, place, until))
        case asks.Invite(hash, role, place, until, note, station):
            _check_gives(state, by, _role(role), place, now)
            _check_new(state, until, now)
            invitation = rows.Invitation(id, hash, role, place, until, note, now + GOOD_FOR, station)
            return rows.Invited(by.person, invitation)
        case asks.Accept(hash):
            each = _invited(state, hash, now, station=False)
            return rows.Given(by.person, Grant(id, by.person, each.role, each.place, each.until), each.id)
        case asks.TakeRole(id):
            return _taken(state, by, id, now)
        case asks.Withdraw(id):
            return _withdrawn(state, by, id, now)
        case asks.Begin() | asks.TakeOver() | asks.HandOver() | asks.RemoveStation():
            return _of_a_station(state, by, ask, id, now)
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
    state: StaffState,
    by: By,
    ask: asks.Begin | asks.TakeOver | asks.HandOver | asks.RemoveStation,
    id: str,
    now: int,
) -> rows.Row:
    if isinstance(ask, asks.Begin):
        each = _invited(state, ask.hash, now, station=True)
        return rows.Stationed(rows.Station(id, ask.proof, each.note, each.role, each.place), each.id)
    station = _station(state, ask.station)
    match ask:
        case asks.TakeOver():
            if not state.powers_at(station, by.person).grants:
                raise Refusal("staff-nothing-here", role=station.role)
            return rows.TookOver(station.id, by.person, now + SHIFT)
        case asks.HandOver():
            return rows.HandedOver(station.id)
        case asks.RemoveStation():
            _check_gives(state, by, _role(station.role), station.place, now)
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


def _withdrawn(state: StaffState, by: By, id: str, now: int) -> rows.Withdrawn:
    invitation = state.invitations.get(id)
    if invitation is None:
        raise Refusal("staff-no-such-invitation")
    _check_gives(state, by, _role(invitation.role), invitation.place, now)
    return rows.Withdrawn(by.person, id)


def _taken(state: StaffState, by: By, id: str, now: int) -> rows.Taken:
    grant = state.grants.get(id)
    if grant is None:
        raise Refusal("staff-no-such-role")
    own = grant.person == by.person
    if not own:
        _check_gives(state, by, _role(grant.role), grant.place, now)
    others = [each for each in state.grants.values() if each.role == "owner" and each.id != id]
    if grant.role == "owner" and not any(each.until is None for each in others):
        raise Refusal("staff-last-owner")
    return rows.Taken(by.person, (id,))


def _check_gives(state: StaffState, by: By, role: Role, place: str, now: int) -> None:
    """Refuse to give a role, or take it, to who has less himself, or has it elsewhere or for another time only."""
    if by.floor and not by.role:
        return
    powers = state.powers(by.person)
    if not any(covers(each.place, place) and gives(powers.may(place, now), role) for each in powers.grants):
        raise Refusal("staff-not-yours-to-give", role=role.name)


def _check_new(state: StaffState, until: int | None, now: int) -> None:
    if until is not None and until <= now:
        raise Refusal("staff-time-over")
    if len(state.grants) + len(state.invitations) + len(state.stations) >= MOST:
        raise Refusal("staff-too-many", most=MOST)


def _role(name: str) -> Role:
    role = ROLES.get(name)
    if role is None:
        raise Refusal("staff-no-such-role-name", role=name[:40])
    return role
