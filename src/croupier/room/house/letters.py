"""What is asked of a table that another process leads, as it goes over the bus, and the answer."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, get_args

import msgspec

from croupier.errors import Refusal
from croupier.room.actors.asks import Asked, By, GiveUp, Office, Reopen
from croupier.room.event.table import actor as of_event
from croupier.room.journal.acts import Act, Paid
from croupier.room.pit import asks as pit
from croupier.room.table import asks as commands


class _Said(NamedTuple):
    """What may be asked of one kind of stream: by pages, by the floor and by the house, which no page can."""

    asks: msgspec.json.Decoder[Any]
    of_house: dict[str, type[Any]]


def _said(asks: Any, *of_house: type[Any]) -> _Said:
    return _Said(msgspec.json.Decoder(asks | Reopen | GiveUp), {each.__name__: each for each in of_house})


_SAID: Final[dict[str, _Said]] = {
    "table": _said(
        commands.AnyAsk,
        commands.Reserve,
        commands.Place,
        commands.Take,
        commands.Welcome,
        commands.BringBot,
    ),
    "pit": _said(pit.TableAsk),
    "event-table": _said(commands.AnyAsk, of_event.Arrange, of_event.DealHand, of_event.Tell, of_event.Close),
}
"""By what the name of a stream begins with."""


class _Who(msgspec.Struct, frozen=True):
    """Who asks: what a table has to know of him."""

    office: Office
    person: str
    name: str
    bot: bool
    role: str
    allowed: frozenset[str]
    device: str
    station: bool
    signed_by: str
    pays: Paid


class Letter(msgspec.Struct, frozen=True):
    """A command; `brings` is what who sits down must bring, in chips, by what he has left elsewhere."""

    what: str
    command: msgspec.Raw
    who: _Who | None = None
    id: str | None = None
    act: Act | None = None
    brings: int = 0


class Brought(msgspec.Struct, frozen=True, array_like=True):
    """What somebody asks of a table in a `session`, under an `id` of his own, as a gateway brings it past the desk."""

    session: str
    id: str
    ask: bytes


class Answer(msgspec.Struct, frozen=True):
    """Done, where it has no code; else the refusal."""

    code: str = ""
    params: dict[str, Any] = {}
    clause: str | None = None


_BY_NOBODY: Final = (*get_args(commands.OfTheFloor), Reopen, GiveUp)
"""What is told without who asks it: the floor's word at a poker table, whose act says it."""

_LETTER: Final = msgspec.json.Decoder(Letter)
_BROUGHT: Final = msgspec.msgpack.Decoder(Brought)
_OF_THE_TABLE: Final = msgspec.json.Decoder(commands.OfTheTable)
_ANSWER: Final = msgspec.json.Decoder(Answer)


def written(command: object, id: str | None, act: Act | None, brings: int = 0) -> bytes:
    """Return a command as it goes over the bus.

    >>> sits = Asked(By("player", "ann", "Ann"), commands.Sit(3, 500))
    >>> letter = read(written(sits, "ann/7", None, 400), "table/oak")
    >>> letter.command.by.person, letter.command.ask, letter.id, letter.brings
    ('ann', Sit(seat=3, chips=500, waits=False), 'ann/7', 400)
    """
    who, what, told = None, "", command
    if isinstance(command, Asked):
        by, told = command.by, command.ask
        who = _Who(
            by.office,
            by.person,
            by.name,
            by.bot,
            by.role,
            by.allowed,
            by.device,
            by.station,
            by.signed_by,
            by.pays,
        )
    elif not isinstance(command, msgspec.Struct):
        what = type(command).__name__
    raw = msgspec.Raw(msgspec.json.encode(told))
    return msgspec.json.encode(Letter(what, raw, who, id, act, brings))


class Received(msgspec.Struct, frozen=True):
    """A command that came, and what came with it."""

    command: Any
    id: str | None
    act: Act | None
    brings: int


def read(text: bytes, stream: str) -> Received:
    """Return what came over the bus for a stream; raises `ValueError` for what no process of this house has sent."""
    try:
        return _read(text, _SAID[stream.partition("/")[0]])
    except (msgspec.DecodeError, KeyError, UnicodeError, RecursionError) as error:
        raise ValueError(type(error).__name__) from error


def _read(text: bytes, said: _Said) -> Received:
    letter = _LETTER.decode(text)
    command: Any
    if letter.what:
        command = msgspec.json.decode(letter.command, type=said.of_house[letter.what])
    else:
        command = said.asks.decode(letter.command)
    if (letter.who is None) != (bool(letter.what) or isinstance(command, _BY_NOBODY)):
        # What somebody asks for himself is said by somebody; what floor and house ask is not.
        raise ValueError("who")
    if letter.who is not None:
        who = letter.who
        by = By(
            who.office,
            who.person,
            who.name,
            who.bot,
            role=who.role,
            allowed=who.allowed,  # type: ignore[arg-type]  # as they were sent
            device=who.device,
            station=who.station,
            signed_by=who.signed_by,
            pays=who.pays,
        )
        command = Asked(by, command)
    return Received(command, letter.id, letter.act, letter.brings)


def takes_past_the_desk(stream: str) -> bool:
    """Whether anything may be asked of a stream past the desk: of poker tables alone.

    >>> takes_past_the_desk("table/oak"), takes_past_the_desk("pit/jade")
    (True, False)
    """
    return stream.partition("/")[0] in ("table", "event-table")


def bring(session: str, id: str, ask: bytes) -> bytes:
    """Return what is asked past the desk as it goes over the bus.

    >>> read_brought(bring("s1", "7", b'{"type":"leave"}'))
    ('s1', '7', Leave())
    """
    return msgspec.msgpack.encode(Brought(session, id, ask))


def read_brought(body: bytes) -> tuple[str, str, commands.OfTheTable]:
    """Return in which session what is asked under which id; raises `ValueError` for what the table alone decides not.

    >>> read_brought(bring("s1", "7", b'{"type":"sit","seat":3,"chips":500}'))
    Traceback (most recent call last):
    ValueError: ValidationError
    """
    try:
        came = _BROUGHT.decode(body)
        return came.session, came.id, _OF_THE_TABLE.decode(came.ask)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ValueError(type(error).__name__) from error


ASK_THE_DESK: Final = b""
"""The answer of who cannot say of himself what becomes of it."""


def done() -> bytes:
    """Return the answer to what is on the disk."""
    return msgspec.json.encode(Answer())


def refused(refusal: Refusal) -> bytes:
    """Return the answer to what was refused."""
    params = {
        name: value if isinstance(value, int | str) else str(value) for name, value in refusal.params.items()
    }
    return msgspec.json.encode(Answer(refusal.code, params, refusal.clause))


def check(answer: bytes) -> None:
    """Raise `Refusal` where an answer is one.

    >>> check(done())
    """
    told = _ANSWER.decode(answer)
    if told.code:
        raise Refusal(told.code, clause=told.clause, **told.params)
