"""The people who work in a house: what each role may do, where, and until when. No clock, no names, no wire.

A *permission* is one thing somebody may do, a *role* a set of them, and a *grant* gives a role to a person at a place.

>>> from croupier.staff import Grant, Powers
>>> tuesday = Powers((Grant("g1", "ann", "floor", "event/tuesday"),))
>>> tuesday.grant(("seat",), "event/tuesday/3", now=0).role
'floor'
>>> tuesday.grant(("money",), "event/tuesday", now=0) is None, tuesday.grant(("seat",), "cash", now=0) is None
(True, True)
"""

from croupier.staff.grants import NO_POWERS, Grant, Powers, covers
from croupier.staff.permissions import PERMISSIONS, Permission
from croupier.staff.roles import OWNER, ROLES, Role, Roles, gives, role_of, with_role
from croupier.staff.written import read_roles

__all__ = [
    "NO_POWERS",
    "OWNER",
    "PERMISSIONS",
    "ROLES",
    "Grant",
    "Permission",
    "Powers",
    "Role",
    "Roles",
    "covers",
    "gives",
    "read_roles",
    "role_of",
    "with_role",
]
