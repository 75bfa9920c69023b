"""What a client may say, version 1: one JSON object a message, told apart by `t`. Unknown fields are ignored.

Commands carry an `id` of the client's making; the same id again is answered again and does nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from croupier.errors import CroupierError, Mistake
from croupier.room.cash_asks import AnyAsk, Undo
from croupier.room.event_asks import Ask
from croupier.room.pit_asks import PitAsk
from croupier.server.cash_table import ChairMessage, OfTheFloor

PROTOCOL: Final = 1
"""The version of the protocol."""

LARGEST_MESSAGE: Final = 4_096
"""The most bytes a client's message may have."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Chips = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
CardName = Annotated[str, msgspec.Meta(pattern="^[2-9TJQKA][cdhs]$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Hello(msgspec.Struct, frozen=True, tag_field="t", tag="hello"):
    """The first message: who comes, and in which language to answer; with the house's `key`, for the floor."""

    protocol: int
    token: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    lang: str = "en"
    key: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Join(msgspec.Struct, frozen=True, tag_field="t", tag="join"):
    """Take a name. The id is a secret: the token is made of it."""

    id: Id
    name: Annotated[str, msgspec.Meta(max_length=200)]


class Lobby(msgspec.Struct, frozen=True, tag_field="t", tag="lobby"):
    """Hear of the tables."""


class Unlobby(msgspec.Struct, frozen=True, tag_field="t", tag="unlobby"):
    """Hear of the tables no more."""


class Watch(msgspec.Struct, frozen=True, tag_field="t", tag="watch"):
    """Watch a table; `seen` is the version last received, if any."""

    table: TableId
    seen: int | None = None


class Unwatch(msgspec.Struct, frozen=True, tag_field="t", tag="unwatch"):
    """Watch a table no more."""

    table: TableId


class Sit(msgspec.Struct, frozen=True, tag_field="t", tag="sit"):
    """Take a seat; who `waits` comes in with the big blind instead of posting."""

    id: Id
    table: TableId
    seat: int
    buy_in: Chips
    waits: bool = False


class Leave(msgspec.Struct, frozen=True, tag_field="t", tag="leave"):
    """Give up the seat."""

    id: Id
    table: TableId


class SitOut(msgspec.Struct, frozen=True, tag_field="t", tag="sit_out"):
    """Be dealt no more hands."""

    id: Id
    table: TableId


class SitIn(msgspec.Struct, frozen=True, tag_field="t", tag="sit_in"):
    """Be dealt in again, posting what was missed; who `waits` comes in with the big blind."""

    id: Id
    table: TableId
    waits: bool = False


class TopUp(msgspec.Struct, frozen=True, tag_field="t", tag="top_up"):
    """Bring more chips."""

    id: Id
    table: TableId
    amount: Chips


class Act(msgspec.Struct, frozen=True, tag_field="t", tag="act"):
    """Act in the hand; `hand` and `turn` are copied from the view, `cards` are those thrown away."""

    id: Id
    table: TableId
    hand: Count
    turn: Count
    action: Literal["fold", "check", "call", "raise", "bring_in", "discard"]
    to: Chips | None = None
    cards: Annotated[tuple[CardName, ...], msgspec.Meta(max_length=7)] | None = None


class Choose(msgspec.Struct, frozen=True, tag_field="t", tag="choose"):
    """Name the game of the next hand, where the player on the button does."""

    id: Id
    table: TableId
    game: Annotated[str, msgspec.Meta(max_length=40)]


class Open(msgspec.Struct, frozen=True, tag_field="t", tag="open"):
    """Open a table. `small` and `big` are the blinds, in limit games the two bets."""

    id: Id
    name: Annotated[str, msgspec.Meta(max_length=200)]
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Count
    small: Chips
    big: Chips
    bots: Count = 0


class EventAsk(msgspec.Struct, frozen=True, tag_field="t", tag="event"):
    """Ask something of an event: a director's command, or what only a room can do."""

    id: Id
    event: TableId
    ask: Ask


class CashRoomAsk(msgspec.Struct, frozen=True, tag_field="t", tag="cash"):
    """Ask something of the live cash room."""

    id: Id
    ask: AnyAsk | Undo


class PitTable(msgspec.Struct, frozen=True, tag_field="t", tag="pit"):
    """Ask something of a casino table, or of the pit: to open one."""

    id: Id
    table: TableId
    ask: PitAsk


class Ping(msgspec.Struct, frozen=True, tag_field="t", tag="ping"):
    """Is anybody there?"""


TableCommand = Sit | Leave | SitOut | SitIn | TopUp | Choose | Act
AtATable = ChairMessage | OfTheFloor
Elsewhere = EventAsk | CashRoomAsk | PitTable | AtATable
Message = Hello | Join | Lobby | Unlobby | Watch | Unwatch | TableCommand | Elsewhere | Open | Ping

_DECODER: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)


def read(text: str) -> Message:
    """A client's message. Raises `Mistake` when it is none.

    >>> read('{"t": "watch", "table": "oak"}')
    Watch(table='oak', seen=None)
    """
    if len(text) > LARGEST_MESSAGE:
        raise Mistake("server-message-too-long", most=LARGEST_MESSAGE)
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Mistake("server-message-unreadable", why=str(error)) from error


class Welcomed(msgspec.Struct, frozen=True):
    """Who the client is to the house; `wallet` is in chips."""

    name: str
    wallet: int


class Welcome(msgspec.Struct, frozen=True, tag_field="t", tag="welcome"):
    """The answer to `hello` and `join`, and again whenever the wallet changes.

    `opens` says that people may open tables here, `floor` that the client speaks for the floor.
    """

    you: Welcomed | None
    token: str | None
    protocol: int = PROTOCOL
    opens: bool = True
    floor: bool = False


class Done(msgspec.Struct, frozen=True, tag_field="t", tag="done"):
    """A command was carried out and is on the disk; `number` is that of its entry in an event's log."""

    id: str
    number: int | UnsetType = UNSET


class Refused(msgspec.Struct, frozen=True, tag_field="t", tag="refused"):
    """A message was refused: why, as a code, as a sentence, and by which clause if by one."""

    id: str | None
    code: str
    params: dict[str, Any]
    text: str
    clause: str | None


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    """Somebody is."""


_ENCODER: Final = msgspec.json.Encoder()


def write(message: Welcome | Done | Refused | Pong) -> bytes:
    """A message of the house's as it goes over the wire."""
    return _ENCODER.encode(message)


def refused(error: CroupierError, id: str | None, lang: str) -> Refused:
    """An error as the client is told of it."""
    return Refused(id, error.code, error.params, error.say(lang), error.clause)
