"""A house writes what its own roles may do into the file of its policy."""

import pytest

from croupier.errors import FileMistake
from croupier.rulebook import read_house
from croupier.staff import OWNER, PERMISSIONS, ROLES, read_roles

HEAD = 'name = "Riverside"\nprofile = "club-cash"\n'


def test_a_house_that_writes_nothing_has_the_roles_out_of_the_box() -> None:
    assert dict(read_roles(HEAD)) == dict(ROLES)
    assert ROLES[OWNER].may == set(PERMISSIONS)


def test_a_role_is_changed_or_added_and_the_policy_is_read_from_the_same_file() -> None:
    text = f"""{HEAD}
[house]
button = "moving"

[roles]
cashier = ["see", "money", "correct"]
"Старший зала" = []
"""
    roles = read_roles(text)
    assert roles["cashier"].may == {"see", "money", "correct"}
    assert roles["Старший зала"].may == frozenset()
    assert {name for name in roles if roles[name] != ROLES.get(name)} == {"cashier", "Старший зала"}
    assert ROLES["cashier"].may == {"see", "money"}
    assert read_house(text).button == "moving"


@pytest.mark.parametrize(
    ("written", "line", "code"),
    [
        ("[roles]\nowner = []", 4, "staff-role-of-the-owner"),
        ('[roles]\nbrush = ["seat"]\nboss = ["people", "own"]', 5, "staff-role-of-the-owner"),
        ('[roles]\nbrush = ["seat", "sit"]', 4, "staff-no-such-permission"),
        ('[roles]\nbrush = "seat"', 4, "staff-role-no-list"),
        ("[roles]\nbrush = [1]", 4, "staff-role-no-list"),
        ('[roles]\n" brush" = ["see"]', 4, "staff-role-no-name"),
        (f'[roles]\n{"b" * 31} = ["see"]', 4, "staff-role-no-name"),
        ('roles = ["brush"]', 3, "staff-roles-no-table"),
    ],
)
def test_what_is_no_role_is_told_with_its_line(written: str, line: int, code: str) -> None:
    with pytest.raises(FileMistake) as wrong:
        read_roles(HEAD + written)
    assert (wrong.value.line, wrong.value.problem.code) == (line, code)
