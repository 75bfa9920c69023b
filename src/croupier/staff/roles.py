"""The roles a house has out of the box. The books name them; what each may do is a value like any other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.staff.permissions import PERMISSIONS

if TYPE_CHECKING:
    from collections.abc import Collection

    from croupier.staff.permissions import Permission


class Role(NamedTuple):
    """A name, and what whoever has it may do."""

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

ROLES: Final = {role.name: role for role in _GIVEN}
"""Every role by its name, the one with most to say first."""


def gives(may: Collection[Permission], role: Role) -> bool:
    """Whether somebody who `may` do this can give a role, or take it: nobody gives what he has not.

    >>> gives(ROLES["manager"].may, ROLES["manager"]), gives(ROLES["manager"].may, ROLES["owner"])
    (True, False)
    """
    return "people" in may and role.may <= set(may)
