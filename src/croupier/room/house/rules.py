"""What a house rules for itself: its policy, when people are signed out, how its staff is asked again, or two of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.errors import Mistake
from croupier.room.people.sessions import Ends
from croupier.rulebook import Policy, profile, profiles
from croupier.school.progress import is_tested
from croupier.school.rulings.situations import LEVELS
from croupier.staff import OWNER, ROLES, Roles

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

ASK_AGAIN: Final = 15
"""Minutes without an act after which staff proves again who it is."""

HAND_OVER: Final = 15
"""Minutes without an act after which nobody works any more at a device of the house's own."""

USUAL: Final = "online-cash"
"""The profile of a house that says no other."""


class Condition(NamedTuple):
    """A certificate of the school: of which book, at which level or above it."""

    book: str
    level: str


def conditions(written: Iterable[str], roles: Roles = ROLES) -> dict[str, Condition]:
    """What is asked of which of the house's roles, as `ROLE=BOOK/LEVEL` says it; raises `Mistake` for what is none.

    >>> conditions(["dealer=club-cash/dealer"])
    {'dealer': Condition(book='club-cash', level='dealer')}
    """
    found = {}
    for text in written:
        role, _, rest = text.partition("=")
        book, _, level = rest.partition("/")
        known = [each for each in roles if each != OWNER]
        if role not in known or book not in profiles() or level not in LEVELS or not is_tested(book, level):
            raise Mistake("school-not-a-condition", text=text[:60], roles=", ".join(known))
        found[role] = Condition(book, level)
    return found


@dataclass(frozen=True, slots=True)
class Rules:
    """The policy of what is asked of the house's guests; its tables and events have policies of their own.

    `by` is the account of the machine that opens the house under them.
    After `ask_again` minutes without an act staff proves again who it is before money moves or is shown, before
    anything at all where it is `ask_again_everywhere`; after `hand_over` minutes nobody works at a
    device of the house's own any more; 0 asks nobody. From `second_signature` on, in cents and chips, payments are
    signed by two; with 0 nothing is. Roles in `certificates` are given only to whoever has that certificate of
    the school. `roles` are what its staff may do.
    """

    policy: Policy = field(default_factory=lambda: profile(USUAL))
    ends: Ends = field(default_factory=Ends)
    ask_again: int = ASK_AGAIN
    by: str = ""
    second_signature: int = 0
    hand_over: int = HAND_OVER
    certificates: Mapping[str, Condition] = field(default_factory=dict)
    ask_again_everywhere: bool = False
    roles: Roles = field(default_factory=lambda: ROLES)
