"""The staff's list at work: roles are given and taken here, and whoever it concerns is told at once."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal
from croupier.room.actors.actor import Actor
from croupier.room.actors.asks import HOUSE, By, act_of
from croupier.room.actors.watched import FLOOR
from croupier.room.people.codes import code, written
from croupier.room.people.followers import Followers
from croupier.room.people.names import came_himself, token_for, token_hash
from croupier.room.staff import asks, rows
from croupier.room.staff.decide import SHIFT, Keeping, decide
from croupier.room.staff.state import KIND, STAFF, StaffState
from croupier.room.staff.view import StaffMessage, StaffView, seen
from croupier.staff import OWNER, ROLES, Grant, Powers

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.room.actors.actor import Tools
    from croupier.room.actors.watched import Eyes, Watcher
    from croupier.room.journal.acts import Act
    from croupier.room.people.members import Members
    from croupier.room.staff.rows import Station
    from croupier.staff import Roles

CODE: Final = 16
"""How many letters a code has that gives a role."""

LOOKING_ON: Final = Grant("", "", "viewer")
"""What is left of a device's powers where nobody works at it."""


class StaffActor(Actor[StaffState, asks.Asked, rows.Row]):
    """Who works here. `powers` is asked at every ask; whoever `follow`s a person hears when they have changed.

    So does whoever follows a station, by its id. Where nothing was done at a station for `alone` ms, nobody works there
    any more; with 0 he does until his shift is over. The house has these `roles`; `may_have` raises `Refusal` for who
    may not have one.
    """

    kind = KIND
    _whole = StaffMessage

    def __init__(
        self,
        tools: Tools,
        members: Members,
        alone: int = 0,
        roles: Roles = ROLES,
        may_have: Callable[[str, str], None] = lambda _person, _role: None,
    ) -> None:
        super().__init__(tools.reopened(KIND, STAFF) or StaffState(), tools)
        self._members = members
        self._alone = alone
        self.roles = roles
        self._may_have = may_have
        self._opened = tools.clock()
        self._worked: dict[str, int] = {}
        self.followers: Final = Followers()
        """Who hears when what somebody may do, or what may be done at a station, is no longer the same."""
        # A house that nobody owns yet is owned by whoever shows this first.
        self._owners = "" if self.state.owned else code(tools.entropy, CODE)

    @property
    def id(self) -> str:
        """What it is watched by."""
        return STAFF

    @property
    def first_code(self) -> str:
        """The code that makes the owner, once; empty where the house has one."""
        return "" if self.state.owned else self._owners

    def powers(self, person: str) -> Powers:
        """All that somebody may do for the house."""
        return self.state.powers(person, self.roles)

    def powers_at(self, station: Station, person: str) -> Powers:
        """What somebody may do for the house at a station: neither more than he may, nor than it may."""
        return self.state.powers_at(station, person, self.roles)

    def shown_at(self, station: Station) -> Powers:
        """What is seen at a station at which nobody works."""
        return Powers((station.grant,), self.roles).narrowed(LOOKING_ON)

    def station(self, secret: str | None) -> Station | None:
        """The station a device is that has this secret; none where it stands nowhere."""
        if not secret or not self.state.stations:
            return None
        hash = token_hash(secret)
        return next((each for each in self.state.stations.values() if each.hash == hash), None)

    def works_at(self, station: Station) -> list[str]:
        """Everybody who may do something at a station."""
        people = {each.person for each in self.state.grants.values()}
        return [each for each in people if self.powers_at(station, each).grants]

    def at_work(self, station: str) -> None:
        """Something is done at a station."""
        self._worked[station] = self._tools.clock()

    def worked(self, station: Station) -> int:
        """When something was last done at a station (ms since 1970): since it was taken over, and the house opened."""
        return max(self._worked.get(station.id, 0), station.until - SHIFT, self._opened)

    async def own(self, by: By, shown: str, id: str) -> None:
        """Make somebody the owner by the code the house has printed; `Refusal` for any other, and for a house owned."""
        if self.state.owned:
            raise Refusal("staff-owned-already")
        if not secrets.compare_digest(written(shown).encode(), written(self._owners).encode()):
            raise Refusal("room-code-unknown")
        await self.tell(asks.Asked(by, asks.Own()), by.key(id))

    async def invite(self, by: By, ask: asks.GiveRole, note: str, id: str, *, station: bool = False) -> str:
        """Invite somebody who is not here yet; returns the code that gives him the role, to be shown once.

        For a `station` it gives the device on which it is shown a place, and `note` as its name.
        """
        shown = code(self._tools.entropy, CODE)
        invited = asks.Invite(token_hash(written(shown)), ask.role, ask.place, ask.until, note, station)
        # The code's hash is nothing anybody reads.
        said = {"type": "invite", "role": ask.role, "place": ask.place, "until": ask.until, "note": note}
        said |= {"station": True} if station else {}
        await self.tell(asks.Asked(by, invited), by.key(id), act_of(by, said))
        return shown

    async def begin(self, shown: str, id: str) -> str:
        """Give a device its place by the code of an invitation; returns the secret it is known by.

        The same again gets the same answer; raises `Refusal` for any other code.
        """
        secret = token_for(id, written(shown))
        begun = asks.Begin(token_hash(written(shown)), token_hash(secret))
        await self.tell(asks.Asked(HOUSE, begun), f"station/{token_hash(secret)}")
        return secret

    async def take_over(self, station: Station, by: By, id: str) -> None:
        """Let somebody who has proved who he is work at a station; `Refusal` where he may do nothing there."""
        ask = asks.TakeOver(station.id)
        await self.tell(asks.Asked(by, ask), by.key(id), _act_at(station, by, ask))

    async def hand_over(self, station: Station, by: By, id: str) -> None:
        """Let nobody work at a station any more."""
        ask = asks.HandOver(station.id)
        await self.tell(asks.Asked(by, ask), by.key(id), _act_at(station, by, ask))

    async def end_work(self, person: str, by: By) -> None:
        """Let somebody work at no station any more."""
        for station in list(self.state.stations.values()):
            if station.person == person:
                ask = asks.HandOver(station.id)
                await self.tell(asks.Asked(by, ask), act=act_of(by, ask))

    async def accept(self, by: By, shown: str, id: str) -> None:
        """Take up an invitation by its code; `Refusal` for any other."""
        await self.tell(asks.Asked(by, asks.Accept(token_hash(written(shown)))), by.key(id))

    def _due(self) -> tuple[int, asks.Asked] | None:
        ends = [each.until for each in self.state.grants.values() if each.until is not None]
        ends += [each.good_until for each in self.state.invitations.values()]
        ends += [self._ends(each) for each in self.state.stations.values() if each.person]
        return (min(ends), asks.Asked(HOUSE, asks.Lapse())) if ends else None

    def _ends(self, station: Station) -> int:
        """When somebody works at a station no more, unless something is done there before."""
        return min(station.until, self.worked(station) + self._alone) if self._alone else station.until

    def _at_last(self, command: asks.Asked) -> asks.Asked:
        now = self._tools.clock()
        alone = [each.id for each in self.state.stations.values() if each.person and self._ends(each) <= now]
        return command._replace(ask=asks.Lapse(tuple(alone)))

    def _late(self, command: asks.Asked) -> asks.Asked:
        return self._at_last(command)

    def _decide(self, command: asks.Asked) -> rows.Row:
        if self.state.stopped is not None:
            raise Refusal("room-table-stopped")
        at = Keeping(self.state, self.roles, self._tools.clock())
        row = decide(at, command, self._tools.entropy, self._may_sign_in)
        if isinstance(row, rows.Given) and row.grant.role != OWNER:
            self._may_have(row.grant.person, row.grant.role)
        return row

    def _may_sign_in(self, person: str) -> bool:
        known = self._members.get(person)
        return known is not None and came_himself(known)

    def _after(self, before: StaffState, row: rows.Row) -> None:  # noqa: ARG002 — every actor is told both
        grants = before.grants.items() ^ self.state.grants.items()
        changed = {grant.person for _, grant in grants}
        changed |= {id for id, _ in before.stations.items() ^ self.state.stations.items()}
        changed |= {each.id for each in self.state.stations.values() if each.person in changed}
        for whom in changed:
            self.followers.tell(whom)

    def _viewers(self) -> Callable[[Watcher], str | None]:
        return lambda watcher: FLOOR if watcher.sees(self.place, "people") else None

    def _eyes(self) -> Eyes:
        keepers = seen(self.state, self._members.called, self.roles)
        return lambda viewer: keepers if viewer == FLOOR else StaffView()


def _act_at(station: Station, by: By, ask: object) -> Act | None:
    """What somebody does at a station for which he needs no permission, as it is logged."""
    return act_of(by._replace(office="floor", role=station.role, device=station.id), ask)
