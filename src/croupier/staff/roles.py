"""Roles: the ones a house has out of the box, and what it makes of them. What each may do is a value like any other."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from croupier.errors import Mistake
from croupier.staff.permissions import PERMISSIONS

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from croupier.staff.permissions import Permission


class Role(NamedTuple):
    """A name, and what whoever has it may do.

    >>> from croupier.staff import ROLES, Role
    >>> ROLES["cashier"] == Role("cashier", frozenset({"money", "see"}))
    True
    """

    name: str
    may: frozenset[Permission]


def _role(name: str, *may: Permission) -> Role:
    return Role(name, frozenset(may))


_GIVEN: Final = (
    Role("owner", frozenset(PERMISSIONS)),
    Role("manager", frozenset(PERMISSIONS) - {"own"}),
    _role("director", "see", "rule", "talk", "seat", "run", "clock", "plan", "correct", "deal"),
    _role("floor", "see", "rule", "talk", "seat", "run", "clock", "deal"),
    _role("cashier", "see", "money"),
    _role("dealer", "deal"),
    _role("host", "host"),
    _role("inspector", "see", "inspect"),
    _role("pit-boss", "see", "rule", "seat", "correct", "inspect", "pit"),
    _role("viewer", "see"),
)

Roles: TypeAlias = "Mapping[str, Role]"
"""The roles of a house by their names."""

ROLES: Final[Roles] = MappingProxyType({role.name: role for role in _GIVEN})
"""The roles of a house that says nothing of its own, the one with most to say first."""

OWNER: Final = "owner"
"""Who has it may do everything, in every house."""

LONGEST: Final = 30
"""The most characters of a role's name."""


def with_role(roles: Roles, name: str, may: Collection[str]) -> Roles:
    """Return the roles with one that may do this, in place of the one of its name or as the last.

    Raises `Mistake` for a name that is none, for a permission there is not, and for what only the owner is.

    >>> own = with_role(ROLES, "cashier", ["see", "money", "correct"])
    >>> sorted(own["cashier"].may), sorted(ROLES["cashier"].may)
    (['correct', 'money', 'see'], ['money', 'see'])
    >>> list(with_role(own, "brush", ["see", "seat"]))[-1]
    'brush'
    """
    if name == OWNER or "own" in may:
        raise Mistake("staff-role-of-the-owner")
    if not 0 < len(name) <= LONGEST or not name.isprintable() or name != name.strip() or "," in name:
        raise Mistake("staff-role-no-name", role=name[:40], most=LONGEST)
    known = {str(each): each for each in PERMISSIONS}
    for each in may:
        if each not in known:
            raise Mistake("staff-no-such-permission", permission=each[:40], known=", ".join(PERMISSIONS[:-1]))
    return MappingProxyType({**roles, name: Role(name, frozenset([known[each] for each in may]))})


def role_of(roles: Roles, name: str) -> Role:
    """The role of this name; one that the house does not know any more may do nothing.

    >>> from croupier.staff import ROLES
    >>> sorted(role_of(ROLES, "cashier").may), role_of(ROLES, "barkeeper").may
    (['money', 'see'], frozenset())
    """
    return roles.get(name) or Role(name, frozenset())


def gives(may: Collection[Permission], role: Role) -> bool:
    """Whether somebody who `may` do this can give a role, or take it: nobody gives what he has not.

    >>> gives(ROLES["manager"].may, ROLES["manager"]), gives(ROLES["manager"].may, ROLES["owner"])
    (True, False)
    """
    return "people" in may and role.may <= set(may)
