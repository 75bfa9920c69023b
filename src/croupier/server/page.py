"""The built page, or a word on how to build it."""

from __future__ import annotations

import html
import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from croupier.text import LANGUAGES, say

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import Scope

STATIC: Final = Path(str(files("croupier.server"))) / "static"
"""Where the build puts the page."""

A_YEAR: Final = "public, max-age=31536000, immutable"

# Python knows the type of a web font from 3.14 on, a bare Debian not at all.
mimetypes.add_type("font/woff2", ".woff2")


class BuiltFiles(StaticFiles):
    """The page's files. Those under `assets` carry a hash in their name and never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file, to be kept by the browser when it cannot change."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = A_YEAR if path.startswith("assets/") else "no-cache"
        return response


async def page(_: Request) -> Response:
    """The page: the same for the lobby and for every table, which it finds in its address."""
    return _built("index.html")


async def desk_page(_: Request) -> Response:
    """The floor desk."""
    return _built("floor.html")


async def event_page(_: Request) -> Response:
    """The events: their list, and of each the players' page, the director's desk, the clock and what is printed."""
    return _built("event.html")


async def pit_page(_: Request) -> Response:
    """The pit: its list, its tables and machines, the inspector's screen and the design of a game."""
    return _built("pit.html")


async def cash_page(_: Request) -> Response:
    """The live cash room: floor, dealer's tablet, lists, a player's own place."""
    return _built("cash.html")


async def house_page(_: Request) -> Response:
    """The house itself, for whoever runs it."""
    return _built("house.html")


def _built(name: str) -> Response:
    built = STATIC / name
    if built.is_file():
        return FileResponse(built, headers={"cache-control": "no-cache"})
    words = "".join(
        f"<p lang={lang}>{html.escape(say('server-page-not-built', lang))}</p>" for lang in LANGUAGES
    )
    return HTMLResponse(f"<!doctype html><title>Croupier</title>{words}", status_code=503)
