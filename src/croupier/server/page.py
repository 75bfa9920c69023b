"""The built page, or a word on how to build it."""

from __future__ import annotations

import asyncio
import html
import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from croupier.server.compressed import LEAST, compressed, takes_compressed
from croupier.server.headers import CONTENT_POLICY
from croupier.text import LANGUAGES, say

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import Scope

    from croupier.server.addresses import Answer

STATIC: Final = Path(str(files("croupier.server"))) / "static"
"""Where the build puts the page."""

FRAMED: Final = ("/clock", "/bracket", "/cash/lists")
"""What the house's own screens show in frames, side by side: pages on which nothing can be asked for."""

SITE: Final = STATIC.with_name("site")
"""Where the build puts the documentation."""

A_YEAR: Final = "public, max-age=31536000, immutable"

# Python knows the type of a web font from 3.14 on, a bare Debian not at all.
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class BuiltFiles(StaticFiles):
    """The page's files. Those under `assets` carry a hash in their name and never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file, to be kept by the browser when it cannot change."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = A_YEAR if path.startswith("assets/") else "no-cache"
        return await _sent(response, scope)


class BuiltSite(BuiltFiles):
    """The documentation, its pages by their folders; in a house that was built without, a word on how to build it."""

    def __init__(self, directory: Path = SITE) -> None:
        super().__init__(directory=directory, html=True, check_dir=False)
        self._built = directory / "index.html"

    async def check_config(self) -> None:
        """Look at the folder, which a house that was built without has not."""
        if self._built.is_file():
            await super().check_config()

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One page or file of it."""
        if not self._built.is_file():
            return _lacking("server-site-not-built")
        return await super().get_response(path, scope)


def pages() -> dict[str, Answer]:
    """What stands at every address that shows a page; a page finds in its address what it is to show."""
    lobby = _page(
        "index.html",
        "The page: the same for lobby, tables, their streams and hands shown again, which it finds in its address.",
    )
    floor = _page("floor.html", "The floor desk.")
    event = _page(
        "event.html",
        "The events: their list, and of each the players' page, the director's desk, the clock and what is printed.",
    )
    pit = _page(
        "pit.html",
        "The pit: its list, its tables and machines, the inspector's screen and the design of a game.",
    )
    cash = _page("cash.html", "The live cash room: floor, dealer's tablet, lists, a player's own place.")
    school = _page(
        "school.html", "The school: rulings, dealing, tests and certificates, and its other pages."
    )
    return {
        "/": lobby,
        "/house": _page("house.html", "The house itself, for whoever runs it."),
        "/staff": _page("staff.html", "Who works in the house: roles, and inviting to them."),
        "/floor": floor,
        "/school": school,
        "/school/certificate/{number}": school,
        "/school/live": _page("school-live.html", "The lessons on live play, each with a table to do it at."),
        "/school/tells": _page("school-tells.html", "A player's own notebook on his opponents."),
        "/hands": _page("hands.html", "What a player's own hands say of him."),
        "/table/{table}": lobby,
        "/table/{table}/tv": lobby,
        "/hand/{link}": lobby,
        "/hand/{table}/{number}": lobby,
        "/cash": cash,
        "/cash/{face:path}": cash,
        "/events": event,
        "/screen": event,
        "/event/{event}": event,
        "/event/{event}/{face:path}": event,
        "/pit": pit,
        "/pit/{table}": pit,
        "/pit/{table}/inspect": pit,
        "/pit/{table}/dealer": pit,
    }


def _page(name: str, what: str) -> Answer:
    async def page(request: Request) -> Response:
        return await _built(name, request)

    page.__doc__ = what
    return page


async def _sent(response: Response, scope: Scope) -> Response:
    """A file as it is, or as it was compressed when somebody first wanted it."""
    if not isinstance(response, FileResponse) or not takes_compressed(scope):
        return response
    path = Path(response.path)
    found = response.stat_result or path.stat()
    if found.st_size < LEAST:
        return response
    headers = dict(response.headers) | {"content-encoding": "gzip", "vary": "accept-encoding"}
    headers.pop("content-length", None)
    body = await asyncio.to_thread(compressed, path, found.st_mtime)
    return Response(body, response.status_code, headers)


async def _built(name: str, request: Request) -> Response:
    built = STATIC / name
    if built.is_file():
        headers = {"cache-control": "no-cache"}
        if request.url.path.endswith(FRAMED):
            headers |= {
                "content-security-policy": CONTENT_POLICY.replace("ancestors 'none'", "ancestors 'self'"),
                "x-frame-options": "SAMEORIGIN",
            }
        return await _sent(FileResponse(built, headers=headers), request.scope)
    return _lacking("server-page-not-built")


def _lacking(code: str) -> Response:
    words = "".join(f"<p lang={lang}>{html.escape(say(code, lang))}</p>" for lang in LANGUAGES)
    return HTMLResponse(f"<!doctype html><title>Croupier</title>{words}", status_code=503)
