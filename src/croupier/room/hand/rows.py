"""The rows of a hand: what its players, the floor and the clock do, at whatever table it is played."""

from __future__ import annotations

from typing import Final

import msgspec


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A player said something."""

    seat: int
    text: str


class Muted(msgspec.Struct, frozen=True, tag="muted"):
    """The floor took somebody's word away, or gave it back."""

    person: str
    on: bool


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """The player to act acted."""

    seat: int
    action: str
    to: int = 0


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    """The player to act threw cards away, or stood pat. Only he knows them: they are not printed."""

    seat: int
    cards: str

    def __repr__(self) -> str:
        return f"Discarded(seat={self.seat})"


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """A stub that ran short was shuffled with what was out of play: its new order, which is not printed."""

    deck: str

    def __repr__(self) -> str:
        return "Shuffled()"


class TimedOut(msgspec.Struct, frozen=True, tag="timed-out"):
    """The player to act let the time pass."""

    seat: int


class Agreed(msgspec.Struct, frozen=True, tag="agreed"):
    """A player who is all-in said whether the board is to be run out twice."""

    seat: int
    on: bool


class NotAgreed(msgspec.Struct, frozen=True, tag="not-agreed"):
    """Those who were asked let the time pass: the board is run out once."""


class Reconnecting(msgspec.Struct, frozen=True, tag="reconnecting"):
    """The player to act has lost the connection and is given more time."""

    seat: int


class Ruled(msgspec.Struct, frozen=True, tag="ruled"):
    """The floor ruled: under which profile, what it said in each language, by which clauses.

    `operations` were done to the hand to carry it out: kind, seat, chips, cards. They are not printed.
    """

    profile: str
    said: dict[str, str]
    cites: tuple[str, ...]
    operations: tuple[tuple[str, int, int, str], ...] = ()

    def __repr__(self) -> str:
        return f"Ruled(profile={self.profile!r}, cites={self.cites})"


class Voided(msgspec.Struct, frozen=True, tag="voided"):
    """The floor declared the hand no hand: everything put in went back."""

    why: str


HIDDEN: Final = (Discarded, Shuffled, Ruled)
"""The rows that name cards which nobody, or not everybody, may know while the hand is played."""
