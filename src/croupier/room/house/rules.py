"""What a house rules for itself: its policy, when people are signed out, how its staff is asked again, or two of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from croupier.room.people.sessions import Ends
from croupier.rulebook import Policy, profile

ASK_AGAIN: Final = 15
"""Minutes without an act after which staff proves again who it is."""

HAND_OVER: Final = 15
"""Minutes without an act after which nobody works any more at a device of the house's own."""

USUAL: Final = "online-cash"
"""The profile of a house that says no other."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The policy of what is asked of the house's guests; its tables and events have policies of their own.

    `by` is the account of the machine that opens the house under them.
    After `ask_again` minutes without an act staff proves again who it is, after `hand_over` minutes nobody works at a
    device of the house's own any more; 0 asks nobody. From `second_signature` on, in cents and chips, payments are
    signed by two; with 0 nothing is.
    """

    policy: Policy = field(default_factory=lambda: profile(USUAL))
    ends: Ends = field(default_factory=Ends)
    ask_again: int = ASK_AGAIN
    by: str = ""
    second_signature: int = 0
    hand_over: int = HAND_OVER
