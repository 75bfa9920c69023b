"""Who has which role where, and until when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from croupier.staff.roles import ROLES, role_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from croupier.staff.permissions import Permission
    from croupier.staff.roles import Roles


class Grant(msgspec.Struct, frozen=True):
    """A person has a role at a `place`, everywhere where it is empty, `until` a time (ms since 1970) or for good.

    >>> from croupier.staff import ROLES, Grant
    >>> grant = Grant("g1", "ann", "floor", "event/tuesday", until=1_000)
    >>> grant.lasts(now=999), grant.lasts(now=1_000), "seat" in grant.may(ROLES)
    (True, False, True)
    """

    id: str
    person: str
    role: str
    place: str = ""
    until: int | None = None

    def lasts(self, now: int) -> bool:
        """Whether its time is not over yet."""
        return self.until is None or now < self.until

    def may(self, roles: Roles) -> frozenset[Permission]:
        """What it allows in a house of these roles; nothing where the role is none any more."""
        return role_of(roles, self.role).may


def covers(place: str, at: str) -> bool:
    """Whether something is done within a place: at it, or at a part of it.

    >>> covers("", "cash/oak"), covers("event/sun", "event/sun/3"), covers("event/sun", "event/sunday")
    (True, True, False)
    """
    return not place or at == place or at.startswith(f"{place}/")


class Powers(NamedTuple):
    """All that somebody may do: his grants, those with most to say first, in a house of these roles.

    >>> from croupier.staff import Grant, Powers
    >>> ann = Powers((Grant("g1", "ann", "cashier"),))
    >>> sorted(ann.may("event/sunday", now=0))
    ['money', 'see']
    """

    grants: tuple[Grant, ...] = ()
    roles: Roles = ROLES

    def grant(self, needs: Collection[Permission], at: str, now: int) -> Grant | None:
        """The grant by which he may do what `needs` one of these, at a place and time (ms); none where he may not.

        >>> Powers((Grant("1", "ann", "dealer", "cash/oak", until=5),)).grant(("deal",), "cash/oak", now=5)
        """
        return next((each for each in self._at(at, now) if not each.may(self.roles).isdisjoint(needs)), None)

    def may(self, at: str, now: int) -> frozenset[Permission]:
        """Everything he may do at a place and time.

        >>> sorted(Powers((Grant("1", "ann", "cashier"),)).may("event/sunday", now=0))
        ['money', 'see']
        """
        return frozenset().union(*[each.may(self.roles) for each in self._at(at, now)])

    def narrowed(self, to: Grant) -> Powers:
        """What is left of them on a device that has a role of its own: neither more than he may, nor than it may.

        The narrower place counts, and the shorter time; he acts in his own role.

        >>> boss = Powers((Grant("1", "ann", "floor"),))
        >>> there = boss.narrowed(Grant("2", "", "dealer", "cash/oak"))
        >>> there.grants[0].role, sorted(there.may("cash/oak", 0)), there.may("cash/elm", 0)
        ('floor', ['deal'], frozenset())
        """
        both = [_common(own, to, self.roles) for own in self.grants]
        return self._replace(grants=tuple([each for each in both if each is not None]))

    def anywhere(self, *needs: Permission, now: int) -> bool:
        """Whether he may do what `needs` one of these at some place of the house, at a time (ms).

        >>> Powers((Grant("1", "ann", "floor", "event/sunday"),)).anywhere("rule", now=0)
        True
        """
        return any(each.lasts(now) and not each.may(self.roles).isdisjoint(needs) for each in self.grants)

    def _at(self, at: str, now: int) -> Iterator[Grant]:
        return (each for each in self.grants if covers(each.place, at) and each.lasts(now))


NO_POWERS: Final = Powers()
"""Those of somebody who does not work here."""


class _Narrowed(Grant, frozen=True):
    """A grant of which a device leaves what its own role, `only`, allows too."""

    only: str = ""

    def may(self, roles: Roles) -> frozenset[Permission]:
        """What both roles allow."""
        return role_of(roles, self.role).may & role_of(roles, self.only).may


def _common(own: Grant, its: Grant, roles: Roles) -> Grant | None:
    """What somebody may do by his grant on a device by its; none where that is nothing."""
    if covers(own.place, its.place):
        place = its.place
    elif covers(its.place, own.place):
        place = own.place
    else:
        return None
    until = min([each.until for each in (own, its) if each.until is not None], default=None)
    common = _Narrowed(own.id, own.person, own.role, place, until, its.role)
    return common if common.may(roles) else None
