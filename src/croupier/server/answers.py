"""What HTTP answers have in common: the language, who asks, a body read with its limit, and one way to say no.

A page of addresses is a list of endpoints that return what is to be told, and raise `CroupierError` where it is not:
`refused` makes the answer to that, for every address of the house.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import msgspec
from starlette.responses import Response

from croupier.errors import Broken, CroupierError, Mistake, Refusal
from croupier.room.actors.asks import reader
from croupier.server.origin import tell_failed, tell_wrong
from croupier.server.protocol import Problem, problem
from croupier.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from starlette.requests import Request

    Answer = Callable[[Request], Awaitable[Any]]
    Endpoint = Callable[[Request], Awaitable[Response]]

LONGEST: Final = 100_000
"""The longest body of a request, in bytes, unless an address allows less."""

NOT_ALLOWED: Final = 403
NOT_FOUND: Final = 404
TOO_MANY: Final = 429
NOT_OURS: Final = 421

_STATUS: Final = {
    "desk-wrong-key": NOT_ALLOWED,
    "server-metrics-key": NOT_ALLOWED,
    "room-table-busy": TOO_MANY,
    "server-busy": TOO_MANY,
    "server-too-fast": TOO_MANY,
    "server-other-host": NOT_OURS,
    "room-no-such-table": NOT_FOUND,
    "room-no-such-hand": NOT_FOUND,
    "event-no-such-event": NOT_FOUND,
}
"""What has a status of its own; any other refusal is a conflict with how things stand (409), any other mistake 400."""

NO_STORE: Final = {"cache-control": "no-store"}

T = TypeVar("T")
_ENCODER: Final = msgspec.json.Encoder(decimal_format="number")


def language(request: Request) -> str:
    """The language to answer in: the one asked for, else English."""
    wished = request.query_params.get("lang", "en")
    return wished if wished in LANGUAGES else "en"


def with_key(request: Request, is_floor: Callable[[str], bool]) -> bool:
    """Whether the request carries the floor's key."""
    return is_floor(request.headers.get("x-floor-key", ""))


def told(answer: Answer) -> Endpoint:
    """An address that tells anybody something, as JSON."""

    async def endpoint(request: Request) -> Response:
        return as_json(await answer(request))

    return endpoint


def guarded(answer: Answer, is_floor: Callable[[str], bool]) -> Endpoint:
    """The same for whoever holds the floor's key; a ready `Response` goes out as it is."""

    async def endpoint(request: Request) -> Response:
        if not with_key(request, is_floor):
            raise Refusal("desk-wrong-key")
        found = await answer(request)
        return found if isinstance(found, Response) else as_json(found)

    return endpoint


def as_json(body: Any, status: int = 200, headers: Mapping[str, str] = NO_STORE) -> Response:
    """An answer of JSON."""
    return Response(_ENCODER.encode(body), status, headers, "application/json")


async def body(request: Request, kind: type[T], most: int = LONGEST) -> T:
    """The body of a request; raises `Mistake` when it is longer than `most` bytes or not of this kind."""
    text = b""
    async for part in request.stream():
        text += part
        if len(text) > most:
            raise Mistake("desk-question-too-long", most=most)
    read: T = reader(cast("Any", kind), "desk-question-unreadable")(text)
    return read


def number(request: Request, field: str) -> int | None:
    """A whole number out of the address, `None` where there is none; `Mistake` when it is something else."""
    text = request.query_params.get(field) or request.path_params.get(field)
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise Mistake("server-not-a-number", field=field, text=text[:40])
    return int(text)


def status_of(error: CroupierError) -> int:
    """The HTTP status of an error: ours 500, else what its code says, else 400 for a mistake and 409 for a refusal."""
    if isinstance(error, Broken):
        return 500
    return _STATUS.get(error.code, 400 if isinstance(error, Mistake) else 409)


async def refused(request: Request, error: Exception) -> Response:
    """The answer to a request that cannot be granted, whatever raised."""
    assert isinstance(error, CroupierError)
    tell_wrong(request.scope, error)
    return as_json(problem(error, language(request)), status_of(error))


async def nobody(_: Request, __: Exception) -> Response:
    """Who hung up before he had asked hears nothing."""
    return Response(status_code=400)


async def broken(request: Request, error: Exception) -> Response:
    """The answer where the house itself fails; what failed stands in the log, without what was sent."""
    tell_failed(request.scope, error)
    failed = Broken("server-failed")
    said: Problem = problem(failed, language(request))
    return as_json(said, status_of(failed))
