"""The rows of a table's talk that know people alone: how somebody stands, whom he hears, what he has reported."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from croupier.cash.talk.ladder import Offence, Step


class Muted(msgspec.Struct, frozen=True, tag="muted"):
    """The floor took somebody's word away, or gave it back."""

    person: str
    on: bool


class Sanctioned(msgspec.Struct, frozen=True, tag="sanctioned"):
    """The floor gave somebody a step of the ladder of the house's chats, its `number` counted from the bottom."""

    person: str
    number: int
    step: Step
    about: Offence


class ReviewAsked(msgspec.Struct, frozen=True, tag="review-asked"):
    """Somebody asked the floor to look at his last step again."""

    person: str


class Reviewed(msgspec.Struct, frozen=True, tag="reviewed"):
    """The floor looked at somebody's last step: it stands, or it is lifted."""

    person: str
    upheld: bool


class Ignored(msgspec.Struct, frozen=True, tag="ignored"):
    """Somebody wants to hear another no more, or again."""

    person: str
    whom: str
    on: bool


class Reported(msgspec.Struct, frozen=True, tag="reported"):
    """Somebody reported a line of the talk to the floor."""

    person: str
    line: int


OfConduct: TypeAlias = Muted | Sanctioned | ReviewAsked | Reviewed | Ignored | Reported
"""What becomes of people's talk, whoever spoke from wherever."""
