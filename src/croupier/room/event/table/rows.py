"""What the journal of an event's poker table says: whom the event seats there, and the hands it deals.

What people do in a hand is written as at any other table (`croupier.room.table.rows`).
"""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.play import Positions
from croupier.room.actors.rows import Resumed, Stopped
from croupier.room.hand import rows as played
from croupier.room.hand.terms import Terms
from croupier.room.journal.codec import Codec, Upcast
from croupier.room.table import rows
from croupier.tournament.terms import Terms as EventTerms
from croupier.tournament.why import Why


class SetUp(msgspec.Struct, frozen=True, tag="set-up"):
    """A table of an event stands: which of its tables, and on what terms."""

    event: str
    table: int
    terms: Terms
    played_by: EventTerms


class Place(msgspec.Struct, frozen=True):
    """Somebody in a seat with his chips, as the event has it; a bot `plays` by a level and a style, or as its name."""

    seat: int
    person: str
    name: str
    bot: bool
    chips: int
    plays: str = ""


class Gone(msgspec.Struct, frozen=True):
    """Somebody who goes on at another table of the event, and why."""

    person: str
    table: str
    seat: int
    why: Why | None = None


class Arranged(msgspec.Struct, frozen=True, tag="arranged"):
    """Who sits here now with how many chips, in how many seats, and who of those here before sits elsewhere."""

    places: tuple[Place, ...]
    seats: int
    gone: tuple[Gone, ...] = ()


class HandDealt(msgspec.Struct, frozen=True, tag="hand-dealt"):
    """A hand of the event was begun: its game and level, the stacks, where the blinds stand, the order of the deck.

    Hands of `missing` seats are dead: their players are on penalty. `chip` is the smallest chip in play. An all-in of
    a `face_down` hand waits until it is told to go on.

    The `deck` lies as it was sealed, and is dealt as it was `cut`; as it lies where it was not sealed.

    It names every hidden card, so it never leaves the journal, and does not show its deck when printed.
    """

    number: int
    deck: str
    game: str
    level: int
    stacks: dict[int, int]
    positions: Positions
    chip: int
    last_two: bool
    missing: tuple[int, ...] = ()
    face_down: bool = False
    cut: played.Cut | None = None

    def __repr__(self) -> str:
        return f"HandDealt(number={self.number}, seats={tuple(self.stacks)})"


class Told(msgspec.Struct, frozen=True, tag="told"):
    """Every table has played its hand: those of the all-in are opened, and the board is run out."""


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The table is needed no more; a hand that was going on is none."""


OfTheHand = played.Acted | played.Discarded | played.Sealed | played.Shuffled | played.TimedOut
OfTheSeat = (
    rows.SatOut
    | rows.SatIn
    | played.Reconnecting
    | played.MuckSet
    | played.OfTheBank
    | played.OfTheEnd
    | played.OfTheTalk
)
OfTheTable = played.Ruled | Resumed | Stopped
Row = SetUp | Arranged | HandDealt | Told | Closed | OfTheHand | OfTheSeat | OfTheTable

_CHANGES: Final = (Upcast("hand-dealt", 1, played.unsealed), *played.UNSEALED)

CODEC: Final[Codec[Row]] = Codec("event-table", Row, _CHANGES)
"""How these rows are written, and what has changed in them since."""


def write(row: Row) -> str:
    """A row as the journal keeps it.

    >>> write(Closed())
    '{"v":1,"type":"closed"}'
    """
    return CODEC.write(row)


def read(text: str) -> Row:
    """A row out of the journal.

    >>> read('{"type":"sat-in","seat":3}')
    SatIn(seat=3, waits=False)
    """
    return CODEC.read(text)
