"""An address of the house, with what it takes and what it tells: said once, where the address is made.

What an endpoint reads of a request it reads through the same `Body`, `Number` or `Text` that its address names, so the
description of the addresses (`croupier.server.openapi`) cannot say anything else than what is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeAlias, TypeVar, cast

from starlette.responses import Response
from starlette.routing import Route

from croupier.errors import Mistake
from croupier.room.actors.asks import reader
from croupier.server.answers import as_json

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from croupier.server.callers import Callers, Place
    from croupier.staff import Permission

    Answer = Callable[[Request], Awaitable[Any]]
    """What is told in JSON; a ready `Response` goes out as it is."""

LONGEST: Final = 100_000
"""The longest body of a request, in bytes, unless an address allows less."""

MOST_DIGITS: Final = 15

Key: TypeAlias = Literal["session", "station", "metrics"]
"""By what a request shows for whom it speaks: somebody's session, a device of the house's, the key to the metrics."""

JSON: Final = "application/json"
HTML: Final = "text/html"
TEXT: Final = "text/plain"
CSV: Final = "text/csv"
SVG: Final = "image/svg+xml"

T = TypeVar("T")


class Body(Generic[T]):
    """The body of a request: JSON of one kind, at most so many bytes."""

    def __init__(self, kind: type[T], most: int = LONGEST) -> None:
        self.kind = kind
        self.most = most

    async def of(self, request: Request) -> T:
        """Return what was sent; raises `Mistake` when it is too long or not of this kind."""
        text = bytearray()
        async for part in request.stream():
            text += part
            if len(text) > self.most:
                raise Mistake("desk-question-too-long", most=self.most)
        read: T = reader(cast("Any", self.kind), "desk-question-unreadable")(bytes(text))
        return read


class Number:
    """A whole number in the address, behind the question mark or before it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def of(self, request: Request) -> int | None:
        """Return it, `None` where there is none; raises `Mistake` when it is something else."""
        text = request.query_params.get(self.name) or request.path_params.get(self.name)
        if not text:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
            raise Mistake("server-not-a-number", field=self.name, text=text[:40])
        return int(text)


class Text:
    """A text behind the question mark, of which no more than so many characters are looked at."""

    def __init__(self, name: str, most: int) -> None:
        self.name = name
        self.most = most

    def of(self, request: Request) -> str:
        """Return it, empty where there is none."""
        return request.query_params.get(self.name, "")[: self.most]


class Address(Route):
    """One address and method. Without a body (`takes`) it is read (GET), with one it is asked (POST).

    `asks` are the numbers and texts that stand in the address, `tells` is the content type of what is granted, `may`
    the keys it looks at; one of those in `must` has to be there, and allow one of what it `needs`.
    """

    def __init__(
        self,
        path: str,
        endpoint: Answer,
        *,
        takes: Body[Any] | None = None,
        asks: tuple[Number | Text, ...] = (),
        tells: str = JSON,
        may: tuple[Key, ...] = (),
        must: tuple[Key, ...] = (),
        needs: tuple[Permission, ...] = (),
    ) -> None:
        super().__init__(path, _answered(endpoint), methods=["GET" if takes is None else "POST"])
        self.takes = takes
        self.asks = asks
        self.tells = tells
        self.may = may
        self.must = must
        self.needs = needs


def guarded(
    path: str,
    answer: Answer,
    callers: Callers,
    needs: Permission,
    *,
    at: Place = lambda _: "",
    takes: Body[Any] | None = None,
    asks: tuple[Number | Text, ...] = (),
    tells: str = JSON,
) -> Address:
    """An address for staff: for whoever has a role that allows what it `needs`, `at` the place it is about."""

    async def endpoint(request: Request) -> Any:
        callers.check(request, needs, at(request))
        return await answer(request)

    endpoint.__doc__ = answer.__doc__
    return Address(path, endpoint, takes=takes, asks=asks, tells=tells, must=("session",), needs=(needs,))


def _answered(answer: Answer) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        found = await answer(request)
        return found if isinstance(found, Response) else as_json(found)

    endpoint.__doc__ = answer.__doc__
    endpoint.__name__ = getattr(answer, "__name__", "endpoint")
    return endpoint
