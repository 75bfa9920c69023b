"""Roles given, taken, and over; who invites whom; and the owner a house always has."""

from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.house.checking import check
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.house.rules import Rules
from croupier.room.journal.schema import looked_at
from croupier.room.staff.asks import AnyAsk, GiveRole, TakeRole, Withdraw
from croupier.room.staff.decide import GOOD_FOR
from croupier.staff import ROLES, with_role
from tests.room.evening import Clock, Witness, join
from tests.waiting import run_story, until


class Desk:
    """A house whose staff one sees working."""

    def __init__(self, house: House, clock: Clock) -> None:
        self.house = house
        self.clock = clock
        self._asked = 0

    async def person(self, name: str) -> By:
        person = await join(self.house, name)
        return self.by(person.id)

    def by(self, person: str) -> By:
        known = self.house.members.get(person)
        assert known is not None
        return By.of(known, self.house.staff.powers(person))

    async def owner(self) -> By:
        olga = await self.person("Olga")
        await self.house.staff.own(olga, self.house.staff.first_code, "first")
        return self.by(olga.person)

    async def ask(self, by: By, ask: AnyAsk) -> None:
        self._asked += 1
        await self.house.ask("staff", self.by(by.person), msgspec.json.encode(ask), f"ask-{self._asked}")

    async def refused(self, by: By, ask: AnyAsk) -> str:
        with pytest.raises(Refusal) as refused:
            await self.ask(by, ask)
        return refused.value.code

    def roles(self, by: By) -> list[str]:
        return [each.role for each in self.house.staff.powers(by.person).grants]


def story(path: Path, told: Callable[[Desk], Coroutine[Any, Any, None]], rules: Rules | None = None) -> None:
    """Tell a story in a house of one's own, and read it back from the disk afterwards."""

    async def whole() -> None:
        clock = Clock()
        house = await House.open(path / "house.db", pace=RUSHED, clock=clock, entropy=Random(5), rules=rules)
        house.start()
        try:
            await told(Desk(house, clock))
            stands = house.staff.state.grants
        finally:
            await house.close()
        again = await House.open(path / "house.db", pace=RUSHED, clock=clock, entropy=Random(6))
        assert again.staff.state.grants == stands
        await again.close()

    run_story(whole())
    with looked_at(path / "house.db") as connection:
        assert check(connection).faults == 0


def test_the_code_a_house_prints_makes_one_owner_and_no_second(tmp_path: Path) -> None:
    async def told(desk: Desk) -> None:
        code = desk.house.staff.first_code
        eve = await desk.person("Eve")
        with pytest.raises(Refusal) as guessed:
            await desk.house.staff.own(eve, "AAAA-BBBB-CCCC-DDDD", "1")
        assert guessed.value.code == "room-code-unknown"
        owner = await desk.owner()
        assert desk.roles(owner) == ["owner"]
        assert desk.house.staff.first_code == ""
        with pytest.raises(Refusal) as late:
            await desk.house.staff.own(eve, code, "2")
        assert late.value.code == "staff-owned-already"
        assert desk.roles(eve) == []

    story(tmp_path, told)


def test_nobody_gives_what_he_has_not_himself_where_he_has_it(tmp_path: Path) -> None:
    async def told(desk: Desk) -> None:
        owner, ann, bob = await desk.owner(), await desk.person("Ann"), await desk.person("Bob")
        assert await desk.refused(ann, GiveRole(ann.person, "viewer")) == "staff-not-allowed"
        await desk.ask(owner, GiveRole(ann.person, "manager", "event/sunday"))
        # A manager of an event has no say in who works in the house.
        assert await desk.refused(ann, GiveRole(bob.person, "dealer", "event/sunday")) == "staff-not-allowed"
        await desk.ask(owner, GiveRole(ann.person, "manager"))
        await desk.ask(ann, GiveRole(bob.person, "dealer", "cash/oak"))
        await desk.ask(ann, GiveRole(bob.person, "manager"))
        assert await desk.refused(ann, GiveRole(bob.person, "owner")) == "staff-not-yours-to-give"
        (own,) = [each.id for each in desk.house.staff.powers(owner.person).grants]
        assert await desk.refused(ann, TakeRole(own)) == "staff-not-yours-to-give"
        assert desk.roles(bob) == ["manager", "dealer"]

    story(tmp_path, told)


def test_a_house_keeps_an_owner(tmp_path: Path) -> None:
    async def told(desk: Desk) -> None:
        owner, ann = await desk.owner(), await desk.person("Ann")
        (own,) = [each.id for each in desk.house.staff.powers(owner.person).grants]
        assert await desk.refused(owner, TakeRole(own)) == "staff-last-owner"
        await desk.ask(owner, GiveRole(ann.person, "owner", until=desk.clock.now + 1_000))
        # An owner for a second is none to leave the house to.
        assert await desk.refused(owner, TakeRole(own)) == "staff-last-owner"
        await desk.ask(owner, GiveRole(ann.person, "owner"))
        await desk.ask(owner, TakeRole(own))
        assert desk.roles(owner) == []

    story(tmp_path, told)


def test_what_cannot_be_given_is_refused(tmp_path: Path) -> None:
    async def told(desk: Desk) -> None:
        owner, ann = await desk.owner(), await desk.person("Ann")
        assert await desk.refused(owner, GiveRole(ann.person, "king")) == "staff-no-such-role-name"
        assert await desk.refused(owner, GiveRole("nobody", "floor")) == "staff-nobody"
        written_down = await desk.house.members.enrol("", "Carl of the desk")
        assert await desk.refused(owner, GiveRole(written_down.id, "floor")) == "staff-nobody"
        assert (
            await desk.refused(owner, GiveRole(ann.person, "floor", until=desk.clock.now))
            == "staff-time-over"
        )
        await desk.ask(owner, GiveRole(ann.person, "floor"))
        assert await desk.refused(owner, GiveRole(ann.person, "floor")) == "staff-has-it-already"
        assert await desk.refused(owner, TakeRole("gone")) == "staff-no-such-role"
        assert await desk.refused(owner, Withdraw("gone")) == "staff-no-such-invitation"

    story(tmp_path, told)


def test_an_invitation_is_good_once_and_for_a_day(tmp_path: Path) -> None:
    async def told(desk: Desk) -> None:
        owner, ann, bob = await desk.owner(), await desk.person("Ann"), await desk.person("Bob")
        staff = desk.house.staff
        code = await staff.invite(owner, GiveRole("", "cashier", "cash"), "Ann of the cage", "1")
        assert code not in "".join(row.row for row in desk.house.store.rows("staff"))
        await staff.accept(ann, f" {code.lower()} ", "1")
        assert desk.roles(ann) == ["cashier"]
        with pytest.raises(Refusal):
            await staff.accept(bob, code, "2")
        late = await staff.invite(owner, GiveRole("", "viewer"), "", "2")
        desk.clock.now += GOOD_FOR
        with pytest.raises(Refusal):
            await staff.accept(bob, late, "3")
        withdrawn = await staff.invite(owner, GiveRole("", "viewer"), "", "3")
        (invitation,) = [
            each.id for each in staff.state.invitations.values() if each.good_until > desk.clock.now
        ]
        await desk.ask(owner, Withdraw(invitation))
        with pytest.raises(Refusal):
            await staff.accept(bob, withdrawn, "4")
        assert desk.roles(bob) == []

    story(tmp_path, told)


def test_who_has_a_role_no_more_is_told_at_once_when_its_time_is_over_too(tmp_path: Path) -> None:
    async def told(desk: Desk) -> None:
        owner, ann = await desk.owner(), await desk.person("Ann")
        heard: list[int] = []
        desk.house.staff.followers.follow(ann.person, lambda: heard.append(len(desk.roles(ann))))
        await desk.ask(owner, GiveRole(ann.person, "floor", until=desk.clock.now + 60_000))
        assert heard == [1]
        desk.clock.now += 60_000
        desk.house.staff.nudge()
        await until(lambda: heard == [1, 0])
        await desk.ask(owner, GiveRole(ann.person, "floor"))
        (grant,) = desk.house.staff.powers(ann.person).grants
        # Whoever works here may stop.
        await desk.ask(ann, TakeRole(grant.id))
        assert heard == [1, 0, 1, 0]

    story(tmp_path, told)


def test_the_list_is_for_those_who_keep_it(tmp_path: Path) -> None:
    async def told(desk: Desk) -> None:
        await desk.owner()
        keeper, other = Witness(None, "staff", staff=True), Witness(None, "staff")
        desk.house.staff.watch(keeper, None)
        desk.house.staff.watch(other, None)
        await until(lambda: keeper.heard and other.heard)
        assert [each["role"] for each in keeper.last["view"]["grants"]] == ["owner"]
        assert other.last["view"] == {"grants": [], "invitations": [], "roles": [], "stations": []}

    story(tmp_path, told)


HOUSES_OWN = with_role(with_role(ROLES, "brush", ["seat", "see"]), "manager", ["people", "see"])


def test_roles_are_the_houses_own_values(tmp_path: Path) -> None:
    async def told(desk: Desk) -> None:
        owner, mia, bo = await desk.owner(), await desk.person("Mia"), await desk.person("Bo")
        await desk.ask(owner, GiveRole(mia.person, "manager"))
        await desk.ask(owner, GiveRole(bo.person, "brush", "cash"))
        bo = desk.by(bo.person)
        assert bo.powers.may("cash/oak", 0) == {"seat", "see"}
        # A manager who may no more than that gives no more than that, and no brush either: he seats nobody.
        assert await desk.refused(mia, GiveRole(bo.person, "floor")) == "staff-not-yours-to-give"
        assert await desk.refused(mia, GiveRole(bo.person, "brush")) == "staff-not-yours-to-give"
        await desk.ask(mia, GiveRole(bo.person, "viewer"))
        watcher = Witness(None, "staff", staff=True)
        desk.house.staff.watch(watcher, None)
        await until(lambda: watcher.heard)
        roles = {each["name"]: each["may"] for each in watcher.last["view"]["roles"]}
        assert (roles["brush"], roles["manager"]) == (["seat", "see"], ["people", "see"])

    async def later(desk: Desk) -> None:
        """The house writes its roles no more: who has one it does not know may do nothing by it, and it is taken."""
        desk._asked = 100
        bo = desk.house.members.named("Bo")
        owner = desk.house.members.named("Olga")
        assert bo is not None
        assert owner is not None
        brush, _ = sorted(desk.house.staff.powers(bo.id).grants, key=lambda each: each.role)
        assert brush.role == "brush"
        assert desk.by(bo.id).powers.may("cash/oak", 0) == {"see"}
        assert await desk.refused(desk.by(owner.id), GiveRole(owner.id, "brush")) == "staff-no-such-role-name"
        watcher = Witness(None, "staff", staff=True)
        desk.house.staff.watch(watcher, None)
        await until(lambda: watcher.heard)
        assert [each["role"] for each in watcher.last["view"]["grants"]][-1] == "brush"
        await desk.house.ask("staff", desk.by(owner.id), msgspec.json.encode(TakeRole(brush.id)), "later")
        assert desk.roles(desk.by(bo.id)) == ["viewer"]

    story(tmp_path, told, Rules(roles=HOUSES_OWN))
    story(tmp_path, later)
