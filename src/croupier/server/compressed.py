"""Answers over HTTP go out compressed, but for those whose length could tell a secret.

How well a text compresses depends on what is in it. Where an answer holds something secret and something an attacker
has chosen (a name, a word in the chat), its length tells him, guess by guess, what the secret is (BREACH). So an answer
is compressed only to a request that carries no credential: what anybody may read holds no secret. The socket, which
tells cards, is never compressed.
"""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.types import ASGIApp, Receive, Scope, Send

LEAST: Final = 1_000
"""Shorter answers fit one packet as they are, in bytes."""

LEVEL: Final = 6
"""As small as it gets for a third of the time the last level takes."""

SMALLEST: Final = 9
"""The last level, for what is compressed once and sent for as long as the house is open."""

_CREDENTIALS: Final = ("authorization", "cookie")
_AS_IT_IS: Final = (*_CREDENTIALS, "range")
"""What a request may carry to be answered uncompressed; a part of a file is counted in its own bytes."""

_MADE: Final[dict[Path, tuple[float, bytes]]] = {}
"""The files of the pages that somebody has wanted, with when each had changed."""

_PACKED: Final = (".woff2", ".png", ".jpg", ".webp", ".mp3", ".ogg")
"""Files that are compressed already."""


class Compressed:
    """Compresses what is read without any credential."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._gzip = GZipMiddleware(app, minimum_size=LEAST, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        app = self._gzip if scope["type"] == "http" and is_public(scope) else self._app
        await app(scope, receive, send)


def takes_compressed(scope: Scope) -> bool:
    """Whether a request takes a file compressed, which anybody may read; whose cookie comes along is no matter."""
    headers = Headers(scope=scope)
    return "range" not in headers and _is_read(scope) and "gzip" in headers.get("accept-encoding", "")


def compressed(path: Path, changed: float) -> bytes:
    """A file as it goes out compressed, last `changed` then: made once, not for every request."""
    known = _MADE.get(path)
    if known is None or known[0] != changed:
        known = _MADE[path] = changed, gzip.compress(path.read_bytes(), SMALLEST, mtime=0)
    return known[1]


def is_public(scope: Scope) -> bool:
    """Whether a request reads what anybody may read, and what is not packed already."""
    headers = Headers(scope=scope)
    return _is_read(scope) and not any(name in headers for name in _AS_IT_IS)


def _is_read(scope: Scope) -> bool:
    return scope["method"] in ("GET", "HEAD") and not scope["path"].endswith(_PACKED)
