"""What can be asked of a table. Every command says who asks; the first ones come from people and bots."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from croupier.play import Operation
    from croupier.room.terms import Terms


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat with `chips` from the wallet.

    Who `waits` comes in with the big blind instead of posting. `least` is what he must bring because he has left
    another table of this game within the hour.
    """

    person: str
    name: str
    bot: bool
    seat: int
    chips: int
    waits: bool = False
    least: int = 0


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
    """Be dealt in again: posting what was missed, or, who `waits`, with the big blind."""

    person: str
    waits: bool = False


@dataclass(frozen=True, slots=True)
class Wait:
    """Say whether to come in with the big blind or to post now."""

    person: str
    waits: bool


@dataclass(frozen=True, slots=True)
class TopUp:
    """Bring `chips` more from the wallet; in a hand they play from the next one."""

    person: str
    chips: int


@dataclass(frozen=True, slots=True)
class Change:
    """Take another seat at the table."""

    person: str
    to: int


@dataclass(frozen=True, slots=True)
class Straddle:
    """Straddle from now on whenever first to act, or no longer."""

    person: str
    on: bool


@dataclass(frozen=True, slots=True)
class RunTwice:
    """From now on run the board twice when all-in, or once; `None`: ask me each time."""

    person: str
    on: bool | None


@dataclass(frozen=True, slots=True)
class Say:
    """Say something to the table."""

    person: str
    text: str


@dataclass(frozen=True, slots=True)
class Rabbit:
    """Ask to see the cards that would have come."""

    person: str


@dataclass(frozen=True, slots=True)
class Queue:
    """Wait for a seat at a full table's game and limit: any, or the one that is wanted."""

    person: str
    name: str
    wants: int = 0


@dataclass(frozen=True, slots=True)
class Unqueue:
    """Wait no more."""

    person: str


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
class Agree:
    """Answer, all-in in the hand `hand`, whether its board is run out twice."""

    person: str
    hand: int
    on: bool


# The floor


@dataclass(frozen=True, slots=True)
class Rule:
    """The floor has ruled at this table: under which profile, what it said in each language, by which clauses.

    `operations` carry the ruling out in the hand `hand` at its turn `turn`.
    """

    profile: str
    said: dict[str, str]
    cites: tuple[str, ...]
    operations: tuple[Operation, ...] = field(default=(), repr=False)
    hand: int = 0
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Void:
    """The floor declares the hand no hand: everything put in goes back."""

    why: str


@dataclass(frozen=True, slots=True)
class Hold:
    """Deal no hand until the word is given; an empty `why` gives it."""

    why: str


@dataclass(frozen=True, slots=True)
class Reserve:
    """Keep an empty seat for somebody, who is `brought` there by the house or comes by himself."""

    seat: int
    person: str
    name: str
    brought: bool = False


@dataclass(frozen=True, slots=True)
class Free:
    """Keep a seat for nobody any more."""

    seat: int


@dataclass(frozen=True, slots=True)
class Place:
    """Seat somebody with chips from an account of the house: he was moved here, or an event seats him."""

    person: str
    name: str
    bot: bool
    seat: int
    chips: int
    source: str


@dataclass(frozen=True, slots=True)
class Take:
    """Take somebody from his seat, all his chips to an account: he is moved, or out of an event."""

    person: str
    to: str


@dataclass(frozen=True, slots=True)
class Reseat:
    """Give somebody another seat at this table."""

    person: str
    to: int


@dataclass(frozen=True, slots=True)
class Mark:
    """Put an absence marker in front of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class PickUp:
    """Count the stack of one who was away too long to the cage; so many wait for a seat."""

    seat: int
    waiting: int


@dataclass(frozen=True, slots=True)
class Restake:
    """Between hands the table goes on with other terms: a new level, another limit."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class Mute:
    """Somebody may not speak here any more, or may again."""

    person: str
    on: bool


# The house itself


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
class NotAgreed:
    """Not everybody who was asked has agreed in time to run the board twice."""


@dataclass(frozen=True, slots=True)
class Reconnect:
    """The player to act has lost the connection: he is given the table's allowance once."""


@dataclass(frozen=True, slots=True)
class Close:
    """Nobody has sat at a table that a person opened for so long that it is closed."""


@dataclass(frozen=True, slots=True)
class Charge:
    """The time charge is due."""


@dataclass(frozen=True, slots=True)
class Release:
    """The time for which an idle player's seat was kept is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resume:
    """The house was out: give everybody whose time was running a fresh clock."""


Seating = Sit | Leave | SitOut | SitIn | Wait | TopUp | Change | Straddle | RunTwice
"""What a person asks about his own chair."""

Playing = Choose | Act | Agree | Say | Rabbit
"""What a person asks about the hand, or says."""

Listed = Queue | Unqueue
"""What a person asks of the list of those who wait for a seat; no table decides it."""

Floor = Rule | Void | Hold | Reserve | Free | Place | Take | Reseat | Mark | PickUp | Restake | Mute
"""What the floor asks of a table."""

Own = Deal | Shuffle | TimeOut | NotAgreed | Reconnect | Charge | Close | Release | Resume
"""What the house asks of a table by itself, when its time has come."""

Command = Seating | Playing | Floor | Own
