"""What a table's journal says: one row for each command that was accepted.

A row holds all that was not certain before: who, when (the row's time), in which order the cards lay. Reading
the rows from the first one gives the table as it stands.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from croupier.room.actors.rows import PaidOut, Resumed, Stopped
from croupier.room.hand import rows as played
from croupier.room.hand.terms import Terms
from croupier.room.journal.codec import Codec, Json, Upcast


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The table stands."""

    terms: Terms


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody took a seat with chips from the wallet, or from the account `source` where the house seated him.

    `least` is what he had to bring, having left this game within the hour; who `waits` comes in with the big blind.
    A bot `plays` by a level and a style, or where it is empty as its name does.
    """

    person: str
    name: str
    bot: bool
    seat: int
    chips: int
    waits: bool = False
    least: int = 0
    source: str = ""
    plays: str = ""


class Left(msgspec.Struct, frozen=True, tag="left"):
    """Somebody gave up a seat; one in the hand leaves it when the hand is over."""

    seat: int


class SatOut(msgspec.Struct, frozen=True, tag="sat-out"):
    """Somebody asked not to be dealt in; `marked` when it was the floor that found the chair empty."""

    seat: int
    marked: bool = False


class SatIn(msgspec.Struct, frozen=True, tag="sat-in"):
    """Somebody asked to be dealt in again."""

    seat: int
    waits: bool = False


class Waited(msgspec.Struct, frozen=True, tag="waited"):
    """Somebody coming in said whether he waits for the big blind."""

    seat: int
    waits: bool


class ToppedUp(msgspec.Struct, frozen=True, tag="topped-up"):
    """Somebody brought more chips from the wallet."""

    seat: int
    chips: int


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """Somebody took another seat, by himself or by the floor's word."""

    seat: int
    to: int
    by_floor: bool = False


class Switched(msgspec.Struct, frozen=True, tag="switched"):
    """A player turned one of his switches: the straddle, or running the board twice, where `None` is to be asked."""

    seat: int
    what: Literal["straddle", "run-twice"]
    on: bool | None


class StopsAtBlind(msgspec.Struct, frozen=True, tag="stops-at-blind"):
    """A player said what he does when the big blind would next come to him: sit out, leave, or with nothing post it."""

    seat: int
    then: Literal["", "sit-out", "leave"]


class Keeps(msgspec.Struct, frozen=True, tag="keeps"):
    """A player has his stack filled up to so many chips between hands; with 0 no longer."""

    seat: int
    chips: int


class Reserved(msgspec.Struct, frozen=True, tag="reserved"):
    """A seat is kept for somebody; `brought` when the house brings him there from another table."""

    seat: int
    person: str
    name: str
    brought: bool = False


class Freed(msgspec.Struct, frozen=True, tag="freed"):
    """A seat is kept for nobody any more."""

    seat: int


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """The house took somebody from his seat, his chips to an account."""

    seat: int
    to: str


class PickedUp(msgspec.Struct, frozen=True, tag="picked-up"):
    """The stack of one who was away too long went to the cage; so many were waiting."""

    seat: int
    waiting: int


class Held(msgspec.Struct, frozen=True, tag="held"):
    """No hand is dealt until the floor says so; with an empty `why` it has."""

    why: str


class Restaked(msgspec.Struct, frozen=True, tag="restaked"):
    """The table goes on with other terms; where the host, `by` name, has changed them, after the hand being played."""

    terms: Terms
    by: str = ""


class BombCalled(msgspec.Struct, frozen=True, tag="bomb-called"):
    """The next hand is a bomb pot."""

    by: str


class Corrected(msgspec.Struct, frozen=True, tag="corrected"):
    """A stack was put right to so many chips; the difference is the stack's of the seat `other`, or the wallet's."""

    seat: int
    chips: int
    why: str
    by: str
    other: int = 0


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The table is closed: whoever is left goes with his chips, and nobody sits down any more."""


class Knocked(msgspec.Struct, frozen=True, tag="knocked"):
    """Somebody waits at the door of a private table."""

    person: str
    name: str


class LetIn(msgspec.Struct, frozen=True, tag="let-in"):
    """Somebody may come in."""

    person: str
    name: str = ""


class SentAway(msgspec.Struct, frozen=True, tag="sent-away"):
    """Somebody may not come in, or goes when his hand is over; before 0.3 he had to play that hand himself."""

    person: str
    plays_on: bool = False


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """No hand is dealt after this one."""


class Charged(msgspec.Struct, frozen=True, tag="charged"):
    """The time charge was taken."""


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A hand was begun: the order of the deck, where the blinds stand, who is in it.

    `posts` are seat, live and dead chips of those coming in, `straddled` who straddles; `game` is the game dealt,
    where the table has several.

    In a `bomb` pot everybody antes, and the first street is not bet.

    The `deck` lies as it was sealed, and is dealt as it was `cut`; as it lies where it was not sealed.

    It names every hidden card, so it never leaves the journal, and does not show its deck when printed.
    """

    number: int
    deck: str
    button: int
    small_blind: int
    big_blind: int
    seats: tuple[int, ...]
    posts: tuple[tuple[int, int, int], ...] = ()
    straddled: tuple[int, ...] = ()
    game: str = ""
    cut: played.Cut | None = None
    bomb: bool = False

    def __repr__(self) -> str:
        return f"Dealt(number={self.number}, seats={self.seats})"


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The player who will have the button named the game of the next hand."""

    seat: int
    game: str


class Released(msgspec.Struct, frozen=True, tag="released"):
    """The seat of an idle player was freed."""

    seat: int


Row = (
    Opened
    | Sat
    | Left
    | SatOut
    | SatIn
    | Waited
    | ToppedUp
    | Changed
    | Switched
    | StopsAtBlind
    | Keeps
    | played.OfTheTalk
    | Reserved
    | Freed
    | Taken
    | PickedUp
    | Held
    | Restaked
    | BombCalled
    | Corrected
    | Knocked
    | LetIn
    | SentAway
    | Ended
    | Charged
    | Closed
    | played.Sealed
    | Dealt
    | Chosen
    | played.Acted
    | played.Discarded
    | played.Shuffled
    | played.TimedOut
    | played.Agreed
    | played.NotAgreed
    | played.Reconnecting
    | played.MuckSet
    | played.OfTheBank
    | played.OfTheEnd
    | Released
    | played.Ruled
    | played.Voided
    | PaidOut
    | Resumed
    | Stopped
)

OF_0_1_0: Final = (
    "sat", "left", "sat-out", "sat-in", "topped-up", "dealt", "acted", "discarded", "shuffled", "timed-out",
    "released", "resumed", "stopped",
)  # fmt: skip
"""The rows of tables that were played by other rules, and closed when their database was brought up to date."""


def _passed_over(_old: Json) -> Json:
    """A row of such a table: what it did is over, and its chips are in the wallets."""
    return {"type": "resumed"}


def _played_on(old: Json) -> Json:
    """Who was sent away in a hand played it to its end."""
    return {**old, "plays_on": True}


_CHANGES: Final = (
    *[Upcast(kind, 0, _passed_over) for kind in OF_0_1_0],
    Upcast("dealt", 1, played.unsealed),
    Upcast("sent-away", 1, _played_on),
    *played.UNSEALED,
)

CODEC: Final[Codec[Row]] = Codec("table", Row, _CHANGES)
"""How these rows are written, and what has changed in them since."""


def write(row: Row) -> str:
    """A row as the journal keeps it.

    >>> write(played.Acted(3, "raise", 600))
    '{"v":1,"type":"acted","seat":3,"action":"raise","to":600}'
    """
    return CODEC.write(row)


def read(text: str) -> Row:
    """A row out of the journal.

    >>> read('{"type":"left","seat":3}')
    Left(seat=3)
    """
    return CODEC.read(text)
