"""Reads the catalogues once, on the first message."""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "ru")

_TOLD_WHOLE: Final = 10**24
"""Numbers from here on, which only a wrong file holds, have more digits than Babel reckons with."""

_LONGEST: Final = 900
"""Fluent takes no value of more than 1,000 characters; what somebody typed may have any number of them."""


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    folder = files("croupier.text") / lang
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def say(code: str, lang: str = "en", **params: Any) -> str:
    """The message `code` in a language, with its values put in.

    Raises `KeyError` for a code or a language that is in no catalogue: a missing text is a bug, never blank.
    """
    if lang not in LANGUAGES:
        raise KeyError(lang)
    bundle = _bundle(lang)
    if not bundle.has_message(code):
        raise KeyError(code)
    pattern = bundle.get_message(code).value
    if pattern is None:
        raise KeyError(code)
    for name, value in params.items():
        if type(value) is int and not -_TOLD_WHOLE < value < _TOLD_WHOLE:
            params[name] = f"{Decimal(value):.3e}"
        elif isinstance(value, str) and len(value) > _LONGEST:
            params[name] = value[:_LONGEST] + "…"
    text, errors = bundle.format_pattern(pattern, params)
    if errors:
        raise KeyError(f"{code}: {errors[0]}")
    return str(text)


def codes(lang: str = "en") -> frozenset[str]:
    """Every message code of a language's catalogue."""
    return frozenset(_bundle(lang)._messages)
