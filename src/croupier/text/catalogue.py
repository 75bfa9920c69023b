"""Reads a catalogue when one of its texts is asked for, and of it only that text."""

from __future__ import annotations

import re
from decimal import Decimal
from functools import cache
from pkgutil import get_data
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta

from croupier.text.pattern import Beyond, Pattern, Voice, read

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "ru")

InEach: TypeAlias = dict[Literal["en", "ru"], Annotated[str, Meta(max_length=2_000)]]
"""What was said once and is kept, in each language."""


CATALOGUES: Final = {
    "act": "table",
    "bots": "bots",
    "cancel": "table",
    "cards": "cards",
    "care": "care",
    "cage": "room",
    "call": "room",
    "cash": "cash",
    "backup": "room",
    "check": "room",
    "chips": "cards",
    "clause": "rulebook",
    "clauses": "rulebook",
    "cli": "cli",
    "desk": "server",
    "envs": "play",
    "event": "room",
    "family": "table",
    "floor": "floor",
    "game": "table",
    "hand": "ranks",
    "hands": "hands",
    "history": "table",
    "last": "table",
    "ledger": "ledger",
    "lesson": "lessons",
    "lobby": "table",
    "log": "table",
    "odds": "odds",
    "open": "table",
    "people": "room",
    "paper": "paper",
    "pit": "pit",
    "play": "play",
    "policy": "rulebook",
    "preset": "table",
    "rank": "ranks",
    "ranks": "ranks",
    "records": "records",
    "replays": "room",
    "room": "room",
    "rule": "records",
    "scenario": "records",
    "seasons": "room",
    "fittings": "room",
    "school": "school",
    "seat": "table",
    "server": "server",
    "settings": "table",
    "shared": "shared",
    "staff": "staff",
    "stakes": "table",
    "street": "table",
    "table": "table",
    "tells": "tells",
    "tournament": "tournament",
}
"""The catalogue (`en/NAME.ftl`, `ru/NAME.ftl`) of a code, by the code's first word, which ends at the first dash."""

_TOLD_WHOLE: Final = 10**24
"""Numbers from here on, which only a wrong file holds, have more digits than Babel reckons with."""

_LONGEST: Final = 900
"""Fluent takes no value of more than 1,000 characters; what somebody typed may have any number of them."""

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?![a-zA-Z#-]).*)*)", re.MULTILINE)
"""A message: its code, and all after the `=` up to the next line that begins with a code or a comment."""

_REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")


@cache
def sources(catalogue: str, lang: str) -> dict[str, str]:
    """The texts of one catalogue as they are written, by code."""
    data = get_data("croupier.text", f"{lang}/{catalogue}.ftl")
    assert data is not None, "the package lies where its loader can read files"
    return dict(_ENTRY.findall(data.decode("utf-8").replace("\r\n", "\n")))


def _source(code: str, lang: str) -> str:
    if lang not in LANGUAGES:
        raise KeyError(lang)
    return sources(CATALOGUES[code.partition("-")[0]], lang)[code]


@cache
def _pattern(code: str, lang: str) -> Pattern | None:
    """The text, ready to say; None where only the library can say it."""
    try:
        return read(_source(code, lang))
    except Beyond:
        return None


def _said(code: str, lang: str, params: dict[str, Any]) -> str:
    pattern = _pattern(code, lang)
    if pattern is None:
        raise Beyond
    return pattern.said(Voice(lang, params, lambda quoted: _said(quoted, lang, params)))


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    return FluentBundle([lang], use_isolating=False)


@cache
def _teach(code: str, lang: str) -> None:
    """Give the library a text and those it quotes."""
    from fluent.runtime import FluentResource

    source = _source(code, lang)
    _bundle(lang).add_resource(FluentResource(f"{code} ={source}"))
    for quoted in _REFERENCE.findall(source):
        _teach(quoted, lang)


def said_by_library(code: str, lang: str, params: dict[str, Any]) -> str:
    """The message by all the rules of Fluent, fractions and dates included."""
    _teach(code, lang)
    bundle = _bundle(lang)
    pattern = bundle.get_message(code).value
    if pattern is None:
        raise KeyError(code)
    text, errors = bundle.format_pattern(pattern, params)
    if errors:
        raise KeyError(f"{code}: {errors[0]}")
    return str(text)


def say(code: str, lang: str = "en", **params: Any) -> str:
    """The message `code` in a language, with its values put in.

    Raises `KeyError` for a code or a language that is in no catalogue: a missing text is a bug, never blank.

    >>> say("chips", "en", amount=2), say("chips", "ru", amount=2)
    ('2 chips', '2 фишки')
    """
    for name, value in params.items():
        if type(value) is int and not -_TOLD_WHOLE < value < _TOLD_WHOLE:
            params[name] = f"{Decimal(value):.3e}"
        elif isinstance(value, str) and len(value) > _LONGEST:
            params[name] = value[:_LONGEST] + "…"
    try:
        return _said(code, lang, params)
    except Beyond:
        return said_by_library(code, lang, params)


def knows(code: str, lang: str = "en") -> bool:
    """Whether there is a message `code`.

    >>> knows("chips"), knows("no-such-text")
    (True, False)
    """
    catalogue = CATALOGUES.get(code.partition("-")[0])
    return catalogue is not None and code in sources(catalogue, lang)


def codes(lang: str = "en") -> frozenset[str]:
    """Every message code of a language, for which every catalogue is read: ask `knows` for one.

    >>> "chips" in codes("ru")
    True
    """
    return frozenset(code for catalogue in {*CATALOGUES.values()} for code in sources(catalogue, lang))
