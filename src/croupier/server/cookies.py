"""The cookie that proves who is signed in: nothing else a browser sends does, and no script can read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

NAME: Final = "croupier-session"
STATION: Final = "croupier-station"
BROWSER: Final = "croupier-browser"
A_YEAR: Final = 365 * 24 * 60 * 60
"""In seconds; a browser keeps no cookie for much longer."""

SECURE: Final = ("https", "wss")
_OWN_PORTS: Final = (None, 80, 443)


def cookie_name(connection: HTTPConnection, base: str = NAME) -> str:
    """What a cookie is called on this line: a browser shares cookies among the ports of a machine, houses do not.

    Behind TLS its name keeps other sites of the domain from setting it.
    """
    host, secure = connection.url, connection.url.scheme in SECURE
    name = base if host.port in _OWN_PORTS else f"{base}-{host.port}"
    return f"__Host-{name}" if secure else name


def secrets_of(connection: HTTPConnection) -> tuple[str | None, str | None]:
    """The secrets that came along, if they did: of a session, and of a device of the house's own."""
    return connection.cookies.get(cookie_name(connection)), connection.cookies.get(
        cookie_name(connection, STATION)
    )


def with_secret(response: Response, connection: HTTPConnection, secret: str) -> Response:
    """The answer, with the cookie to keep."""
    return _with(NAME, response, connection, secret)


def with_station(response: Response, connection: HTTPConnection, secret: str) -> Response:
    """The answer, with the cookie by which a device of the house's own is known."""
    return _with(STATION, response, connection, secret)


def browser_of(connection: HTTPConnection) -> str | None:
    """By what a browser is known again, whoever is signed in on it, in a house that looks for signs of collusion."""
    return connection.cookies.get(cookie_name(connection, BROWSER))


def with_browser(response: Response, connection: HTTPConnection, mark: str) -> Response:
    """The answer, with what a browser is known by; it proves nothing."""
    return _with(BROWSER, response, connection, mark)


def _with(base: str, response: Response, connection: HTTPConnection, secret: str) -> Response:
    response.set_cookie(
        cookie_name(connection, base),
        secret,
        max_age=A_YEAR,
        secure=connection.url.scheme in SECURE,
        httponly=True,
        samesite="strict",
    )
    return response


def without_secret(response: Response, connection: HTTPConnection) -> Response:
    """The answer, with which the cookie is forgotten."""
    secure = connection.url.scheme in SECURE
    response.delete_cookie(cookie_name(connection), secure=secure, httponly=True, samesite="strict")
    return response
