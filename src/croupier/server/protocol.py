"""What goes over the one socket, version 3: one JSON object a message, told apart by `t`.

Whatever is asked of something in the house is one message: `ask`, with the `id` of the client's making, `to` whom, and
the command's own type as it stands beside that actor (`croupier.room.*.asks`). The same id again is answered again and
does nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from croupier.errors import CroupierError, Mistake
from croupier.room.actors.asks import reader
from croupier.room.bounds import Id, Stream

PROTOCOL: Final = 4
"""The version of the protocol."""

LARGEST_MESSAGE: Final = 4_096
"""The most bytes a client's message may have."""

LARGEST_FRAME: Final = 16 * LARGEST_MESSAGE
"""The most bytes that are read to say by its id that an ask is too long; whoever sends more is hung up on."""

Secret = Annotated[str, msgspec.Meta(max_length=200)]


class FromClient(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower):
    """What a client says."""


class Hello(FromClient, frozen=True):
    """The first message: in which language to answer. Who comes says the cookie of his session."""

    protocol: int
    lang: Annotated[str, msgspec.Meta(max_length=20)] = "en"


class Lobby(FromClient, frozen=True):
    """Hear of the tables."""


class Unlobby(FromClient, frozen=True):
    """Hear of the tables no more."""


class Watch(FromClient, frozen=True):
    """Be told of something by its id, from now on; `seen` is the version last received, if any."""

    of: Stream
    seen: int | None = None


class Unwatch(FromClient, frozen=True):
    """Be told of it no more."""

    of: Stream


class Ask(FromClient, frozen=True):
    """Ask something of whatever is watched by the id `to`, or of the `house` itself."""

    id: Id
    to: Stream
    ask: msgspec.Raw


class Ping(FromClient, frozen=True):
    """Is anybody there?"""


Message = Hello | Lobby | Unlobby | Watch | Unwatch | Ask | Ping

_READ: Final = reader(Message, "server-message-unreadable")


class _Asked(msgspec.Struct, frozen=True, tag_field="t", tag="ask"):
    """An ask as far as it has to be read to be refused."""

    id: Id


_ASKED: Final = reader(_Asked)


def read(text: str) -> Message:
    """A client's message. Raises `Mistake` when it is none.

    >>> read('{"t": "watch", "of": "oak"}')
    Watch(of='oak', seen=None)
    """
    if len(text.encode()) > LARGEST_MESSAGE:
        raise Mistake("server-message-too-long", most=LARGEST_MESSAGE)
    message: Message = _READ(text)
    return message


def asked(text: str) -> str | None:
    """The id of an ask that is refused as it stands, so that its client waits no longer; None where none can be read.

    >>> asked('{"t": "ask", "id": "a1", "to": "oak", "ask": 7}'), asked('{"t": "ping"}'), asked("[")
    ('a1', None, None)
    """
    try:
        id: str = _ASKED(text).id
    except Mistake:
        return None
    return id


class Welcomed(msgspec.Struct, frozen=True):
    """Who the client is to the house; `wallet` is in chips."""

    name: str
    wallet: int


class RoleHeld(msgspec.Struct, frozen=True):
    """A role somebody has at a `place`, everywhere where it is empty: all it `may`, `until` a time (ms) or always."""

    role: str
    place: str
    may: tuple[str, ...]
    until: int | None


class Cared(msgspec.Struct, frozen=True):
    """What the house's care has to say at once: `notice` (ms) after which one reads how the session stands, or 0.

    `excluded_until` is ms since 1970, 0 where one is not; `offers`: one has not said yet whether one wants limits;
    `edge`: what the house keeps of a casino game is read before the first bet; `rules`: one has not accepted the
    house's rules as they stand.
    """

    notice: int
    excluded_until: int
    offers: bool
    edge: bool
    rules: bool


class Welcome(msgspec.Struct, frozen=True, tag_field="t", tag="welcome"):
    """The answer to `hello`, and again whenever the wallet or one's roles change, or one is signed out.

    `opens` says that people may open tables here, `roles` are what the client may do for the house, `undone` when
    another last took back what he had done for it (ms since 1970; 0 where nobody has lately), `elsewhere` when another
    device than this one last signed in as oneself (0 where none has), `care` is there where
    there is something to say of it. A device of the house's own is called `station`, and `you` are who works at it.
    `signs`: some acts wait for a second signature. `tables` are the poker tables at which one sits, by their ids.
    """

    you: Welcomed | None
    protocol: int = PROTOCOL
    opens: bool = True
    roles: tuple[RoleHeld, ...] = ()
    undone: int = 0
    elsewhere: int = 0
    care: Cared | None = None
    station: str | None = None
    signs: bool = False
    tables: tuple[str, ...] = ()


class Done(msgspec.Struct, frozen=True, tag_field="t", tag="done"):
    """A command was carried out and is on the disk.

    `number` is that of its entry in an event's log, `opened` the id of the table that was opened by it.
    """

    id: str
    number: int | UnsetType = UNSET
    opened: str | UnsetType = UNSET


def done(id: str, answer: int | str | None) -> Done:
    """What a client hears of a command that was carried out, and what the house answered."""
    if isinstance(answer, str):
        return Done(id, opened=answer)
    return Done(id, UNSET if answer is None else answer)


class Problem(msgspec.Struct, frozen=True):
    """Why the house says no, wherever it does: a code with its values, the sentence, and the clause if one says so."""

    code: str
    params: dict[str, Any]
    text: str
    clause: str | None


class Refused(Problem, frozen=True, tag_field="t", tag="refused"):
    """A message was refused; `id` is null for what was no command, or has none that can be read."""

    id: str | None


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    """Somebody is."""


_ENCODER: Final = msgspec.json.Encoder()


def write(message: Welcome | Done | Refused | Pong) -> bytes:
    """A message of the house's as it goes over the wire."""
    return _ENCODER.encode(message)


def problem(error: CroupierError, lang: str) -> Problem:
    """An error as a client is told of it."""
    return Problem(error.code, error.params, error.say(lang), error.clause)
