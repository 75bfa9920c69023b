"""What a table's journal says: one row for each command that was accepted.

A row holds all that was not certain before: who, when (the row's time), in which order the cards lay. Reading
the rows from the first one gives the table as it stands.
"""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.room.terms import Terms


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The table stands."""

    terms: Terms


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody took a seat with chips from the wallet."""

    person: str
    name: str
    bot: bool
    seat: int
    chips: int


class Left(msgspec.Struct, frozen=True, tag="left"):
    """Somebody gave up a seat; one in the hand leaves it when the hand is over."""

    seat: int


class SatOut(msgspec.Struct, frozen=True, tag="sat-out"):
    """Somebody asked not to be dealt in."""

    seat: int


class SatIn(msgspec.Struct, frozen=True, tag="sat-in"):
    """Somebody asked to be dealt in again."""

    seat: int


class ToppedUp(msgspec.Struct, frozen=True, tag="topped-up"):
    """Somebody brought more chips from the wallet."""

    seat: int
    chips: int


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A hand was begun: the order of the deck, where the blinds stand, who is in it, who posts to come in.

    `game` is the game dealt, where the table has several.

    It names every hidden card, so it never leaves the journal, and does not show its deck when printed.
    """

    number: int
    deck: str
    button: int
    small_blind: int
    big_blind: int
    seats: tuple[int, ...]
    posts: tuple[int, ...] = ()
    game: str = ""

    def __repr__(self) -> str:
        return f"Dealt(number={self.number}, seats={self.seats})"


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The player who will have the button named the game of the next hand."""

    seat: int
    game: str


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


class Released(msgspec.Struct, frozen=True, tag="released"):
    """The seat of an idle player was freed."""

    seat: int


class Ruled(msgspec.Struct, frozen=True, tag="ruled"):
    """The floor ruled: under which profile, what it said in each language, by which clauses."""

    profile: str
    said: dict[str, str]
    cites: tuple[str, ...]


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The house came back from an outage: running clocks start afresh."""


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """An invariant broke: the table plays no more, every chip stays where the last row left it."""

    code: str


Row = (
    Opened
    | Sat
    | Left
    | SatOut
    | SatIn
    | ToppedUp
    | Dealt
    | Chosen
    | Acted
    | Discarded
    | Shuffled
    | TimedOut
    | Released
    | Ruled
    | Resumed
    | Stopped
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[Row]] = msgspec.json.Decoder(Row)


def write(row: Row) -> str:
    """A row as the journal keeps it.

    >>> write(Acted(3, "raise", 600))
    '{"type":"acted","seat":3,"action":"raise","to":600}'
    """
    return _ENCODER.encode(row).decode()


def read(text: str) -> Row:
    """A row out of the journal.

    >>> read('{"type":"left","seat":3}')
    Left(seat=3)
    """
    return _DECODER.decode(text)
