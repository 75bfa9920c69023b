"""The roles a house writes into the file of its policy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.errors import Mistake
from croupier.rulebook.house import ROLES_TABLE, Page
from croupier.staff.roles import ROLES, with_role

if TYPE_CHECKING:
    from croupier.staff.roles import Roles


def read_roles(text: str, file: str = "policy.toml") -> Roles:
    """The roles of a house: those out of the box, with what its file says in `[roles]`.

    Raises `HouseError` with the line, what is wrong there and what would be right.

    >>> roles = read_roles('''
    ... name = "Riverside"
    ... profile = "club-cash"
    ... [roles]
    ... cashier = ["see", "money", "correct"]
    ... brush = ["see", "seat"]
    ... ''')
    >>> sorted(roles["brush"].may), "correct" in roles["cashier"].may, roles["floor"] == ROLES["floor"]
    (['seat', 'see'], True, True)
    """
    page = Page(text, file)
    roles, written = ROLES, page.written.get(ROLES_TABLE, {})
    with page.at(ROLES_TABLE):
        if not isinstance(written, dict):
            raise Mistake("staff-roles-no-table")
    for name, may in written.items():
        with page.at(f"{ROLES_TABLE}.{name}", ROLES_TABLE):
            if not isinstance(may, list) or not all(isinstance(each, str) for each in may):
                raise Mistake("staff-role-no-list", role=name[:40])
            roles = with_role(roles, name, may)
    return roles
