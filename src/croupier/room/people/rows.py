"""What the journal of the people says, and the people out of it; nothing that proves anybody stands in a row."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.room.journal.codec import Codec
from croupier.room.journal.commit import in_order

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.room.journal.commit import JournalRow

STREAM: Final = "people"


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody has a name, and a wallet of play chips unless it was the desk that wrote him down.

    Who came by himself is signed in: `session` is the id of that, empty for everybody else.
    """

    person: str
    name: str
    bot: bool
    session: str = ""


class Refilled(msgspec.Struct, frozen=True, tag="refilled"):
    """Somebody was given play chips."""

    person: str
    chips: int


class SignedIn(msgspec.Struct, frozen=True, tag="signed-in"):
    """Somebody is signed in on one more device."""

    person: str
    session: str
    device: str


class SeenAgain(msgspec.Struct, frozen=True, tag="seen-again"):
    """Somebody is back on a device he is signed in on."""

    session: str


class SignedOut(msgspec.Struct, frozen=True, tag="signed-out"):
    """Devices somebody was signed in on are his no more."""

    person: str
    sessions: tuple[str, ...]


class Secured(msgspec.Struct, frozen=True, tag="secured"):
    """Somebody has a new password, and new codes for when he forgets it."""

    person: str


class Recovered(msgspec.Struct, frozen=True, tag="recovered"):
    """Somebody has proved who he is by a code he had kept, and has a new password."""

    person: str


class Reset(msgspec.Struct, frozen=True, tag="reset"):
    """The house gave codes to somebody who had lost all that proved him, and `why`; nothing else proves him now."""

    person: str
    why: str


class PasskeyMade(msgspec.Struct, frozen=True, tag="passkey-made"):
    """Somebody has one more passkey, made on this device."""

    person: str
    device: str


class PasskeyRemoved(msgspec.Struct, frozen=True, tag="passkey-removed"):
    """A passkey of somebody, made on this device, proves nothing any more."""

    person: str
    device: str


class PinSet(msgspec.Struct, frozen=True, tag="pin-set"):
    """Somebody has a PIN for the house's devices, or another one."""

    person: str


class RecordKept(msgspec.Struct, frozen=True, tag="record-kept"):
    """The club has written down something of somebody: in these fields, what it is stands in no row."""

    person: str
    fields: tuple[str, ...]


class Merged(msgspec.Struct, frozen=True, tag="merged"):
    """Somebody was found to be one with another, `into` whom he goes with his balance and his tickets."""

    person: str
    into: str


class Proved(msgspec.Struct, frozen=True, tag="proved"):
    """Somebody has proved again by a passkey that it is he."""

    person: str


class HadBack(msgspec.Struct, frozen=True, tag="had-back"):
    """Chips that were on their way to a table, where nobody waits for them, are in somebody's wallet again."""

    person: str
    account: str
    chips: int


Row = (
    Joined
    | Refilled
    | SignedIn
    | SeenAgain
    | SignedOut
    | Secured
    | Recovered
    | Reset
    | PasskeyMade
    | PasskeyRemoved
    | PinSet
    | Proved
    | RecordKept
    | Merged
    | HadBack
)

CODEC: Final[Codec[Row]] = Codec(STREAM, Row)
"""How these rows are written, and what has changed in them since."""


@dataclass(slots=True)
class PeopleState:
    """Who has a name here, by id, as the journal tells it."""

    version: int = 0
    stopped: str | None = None
    names: dict[str, str] = field(default_factory=dict)
    sessions: dict[str, str] = field(default_factory=dict)
    """Whose a session is, by its id."""


def folded(stream: Iterable[JournalRow]) -> PeopleState:
    """The people out of their journal."""
    state = PeopleState()
    for version, _, text in in_order(stream, state.version, STREAM):
        row = CODEC.read(text)
        match row:
            case Joined(person, name, _, session):
                state.names[person] = name
                if session:
                    state.sessions[session] = person
            case SignedIn(person, session):
                state.sessions[session] = person
            case SignedOut(_, sessions):
                for session in sessions:
                    state.sessions.pop(session, None)
            case Recovered(person) | Reset(person):
                state.sessions = {id: each for id, each in state.sessions.items() if each != person}
            case (
                Refilled()
                | SeenAgain()
                | Secured()
                | PasskeyMade()
                | PasskeyRemoved()
                | PinSet()
                | Proved()
                | RecordKept()
                | Merged()
                | HadBack()
            ):
                pass
        state.version = version
    return state
