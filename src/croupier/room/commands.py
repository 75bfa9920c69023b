"""What can be asked of a table. Every command says who asks; the first seven come from people and bots."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat with `chips` from the wallet."""

    person: str
    name: str
    bot: bool
    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up the seat: at once between hands, else folding in turn and leaving when the hand is over."""

    person: str


@dataclass(frozen=True, slots=True)
class SitOut:
    """Stay in the seat, but be dealt no more hands."""

    person: str


@dataclass(frozen=True, slots=True)
class SitIn:
    """Be dealt in again."""

    person: str


@dataclass(frozen=True, slots=True)
class TopUp:
    """Bring `chips` more from the wallet, between hands."""

    person: str
    chips: int


@dataclass(frozen=True, slots=True)
class Choose:
    """Name the game of the next hand, on the button at a table of dealer's choice."""

    person: str
    game: str


@dataclass(frozen=True, slots=True)
class Act:
    """Act in the hand. `hand` and `turn` say which decision is meant.

    `to` is a raise's total on the street, `cards` are those thrown away, none to stand pat.
    """

    person: str
    hand: int
    turn: int
    action: Literal["fold", "check", "call", "raise", "bring_in", "discard"]
    to: int = 0
    cards: tuple[int, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Deal:
    """The pause is over: deal the next hand."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The stub has run short: shuffle what is out of play, and deal on."""


@dataclass(frozen=True, slots=True)
class TimeOut:
    """The player to act has let the time pass."""


@dataclass(frozen=True, slots=True)
class Release:
    """The time for which an idle player's seat was kept is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rule:
    """The floor has ruled at this table: under which profile, what it said in each language, by which clauses."""

    profile: str
    said: dict[str, str]
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Resume:
    """The house was out: give everybody whose time was running a fresh clock."""


Own = Deal | Shuffle | TimeOut | Release | Resume
"""What the house asks of a table by itself, when its time has come."""

Command = Sit | Leave | SitOut | SitIn | TopUp | Choose | Act | Rule | Own
