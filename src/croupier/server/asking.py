"""What every request over HTTP says of who asks: the language, and whether it is the floor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request


def language(request: Request) -> str:
    """The language to answer in: the one asked for, else English."""
    wished = request.query_params.get("lang", "en")
    return wished if wished in LANGUAGES else "en"


def with_key(request: Request, is_floor: Callable[[str], bool]) -> bool:
    """Whether the request carries the floor's key."""
    return is_floor(request.headers.get("x-floor-key", ""))
