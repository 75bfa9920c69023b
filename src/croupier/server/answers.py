"""What HTTP answers have in common: the language, the key that came along, and one way to say no.

An endpoint returns what is to be told, and raises `CroupierError` where it is not: `refused` makes the answer to
that, for every address of the house.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.responses import Response

from croupier.errors import Broken, CroupierError, Mistake
from croupier.server.origin import tell_failed, tell_wrong
from croupier.server.protocol import Problem, problem
from croupier.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import Request

NOT_ALLOWED: Final = 403
NOT_FOUND: Final = 404
TOO_MANY: Final = 429
NOT_OURS: Final = 421

_STATUS: Final = {
    "staff-not-allowed": NOT_ALLOWED,
    "server-metrics-key": NOT_ALLOWED,
    "room-table-busy": TOO_MANY,
    "server-busy": TOO_MANY,
    "server-too-fast": TOO_MANY,
    "server-other-host": NOT_OURS,
    "server-other-site": NOT_ALLOWED,
    "room-no-such-table": NOT_FOUND,
    "room-no-such-hand": NOT_FOUND,
    "replays-no-such-link": NOT_FOUND,
    "event-no-such-event": NOT_FOUND,
}
"""What has a status of its own; any other refusal is a conflict with how things stand (409), any other mistake 400."""

NO_STORE: Final = {"cache-control": "no-store"}

_BEARER: Final = "bearer "
_ENCODER: Final = msgspec.json.Encoder(decimal_format="number")


def language(request: Request) -> str:
    """The language to answer in: the one asked for, else English."""
    wished = request.query_params.get("lang", "en")
    return wished if wished in LANGUAGES else "en"


def bearer(request: Request) -> str | None:
    """The key that a request bears in its `Authorization`."""
    said = request.headers.get("authorization", "")
    return said[len(_BEARER) :] if said.lower().startswith(_BEARER) else None


def as_json(body: Any, status: int = 200, headers: Mapping[str, str] = NO_STORE) -> Response:
    """An answer of JSON."""
    return Response(_ENCODER.encode(body), status, headers, "application/json")


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
