"""What is asked of the staff's list: to give a role, to take it, to invite somebody who is not here yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from croupier.room.actors import asks
from croupier.room.actors.asks import Ask
from croupier.room.bounds import FullName, Place, Word


class GiveRole(Ask, frozen=True):
    """Give somebody a `role` at a `place`, everywhere where it is empty, `until` a time (ms since 1970) or for good."""

    person: Word
    role: Word
    place: Place = ""
    until: int | None = None


class TakeRole(Ask, frozen=True):
    """Take a role from whoever has it by this `grant`; it is gone at once, on open pages too."""

    grant: Word


class Withdraw(Ask, frozen=True):
    """Let an `invitation` be good no more."""

    invitation: Word


class RemoveStation(Ask, frozen=True):
    """Let a device stand nowhere any more: at once nothing can be done at it."""

    station: Word


AnyAsk: TypeAlias = GiveRole | TakeRole | Withdraw | RemoveStation
"""Anything that comes over the wire."""


@dataclass(frozen=True, slots=True)
class Own:
    """Somebody has shown the code that the house printed at its first start."""


@dataclass(frozen=True, slots=True)
class Invite:
    """Whoever shows the code of this `hash` gets a role; `note` says for whom it is meant.

    For a `station`, the device on which it is shown gets its place, and is called so.
    """

    hash: str
    role: str
    place: str = ""
    until: int | None = None
    note: FullName = ""
    station: bool = False


@dataclass(frozen=True, slots=True)
class Accept:
    """Somebody has shown the code of this hash."""

    hash: str


@dataclass(frozen=True, slots=True)
class Begin:
    """A device has shown the code of this hash, and is known by the secret of that `proof` from now on."""

    hash: str
    proof: str


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Somebody has proved at a station who he is, and works there from now on."""

    station: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """Whoever works at a station has done so long enough."""

    station: str


@dataclass(frozen=True, slots=True)
class Lapse:
    """Times are over; at the stations that were left `alone` nothing was done for long."""

    alone: tuple[str, ...] = ()


Asked: TypeAlias = asks.Asked[AnyAsk | Own | Invite | Accept | Begin | TakeOver | HandOver | Lapse]
"""One command on its way to the list."""

read: Final = asks.reader(AnyAsk)
"""What comes over the wire; `Mistake` when it is no ask of the staff's list."""
