"""Reads one Fluent text and puts values into it, without the library that knows all of Fluent.

To import that library costs a process a tenth of a second and more. What the catalogues say with words, whole
numbers and plurals needs none of it: a text, `{ $value }`, `{ NUMBER($value, useGrouping: 0) }`, `{ another-text }`,
`{ "literal" }` and a choice between variants. Anything else raises `Beyond`, and the library says it. A test holds
every text of every catalogue to the library's own answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final


class Beyond(Exception):
    """More of Fluent than is read here."""


def _plural_of_english(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _plural_of_russian(number: int) -> str:
    tens, ones = divmod(abs(number) % 100, 10)
    if ones == 1 and tens != 1:
        return "one"
    return "few" if 2 <= ones <= 4 and tens != 1 else "many"


_PLURALS: Final = {"en": _plural_of_english, "ru": _plural_of_russian}
_BETWEEN_THOUSANDS: Final = {"en": ",", "ru": "\xa0"}


class Voice:
    """What a text is said with: the language, the values, and how to say another text with the same values."""

    __slots__ = ("lang", "quoted", "values")

    def __init__(self, lang: str, values: Mapping[str, Any], quoted: Callable[[str], str]) -> None:
        self.lang: Final = lang
        self.values: Final = values
        self.quoted: Final = quoted


class _Value:
    """A value put in: text as it is, a whole number in the language's own groups of three."""

    __slots__ = ("grouped", "is_number", "name")

    def __init__(self, name: str, *, is_number: bool, grouped: bool) -> None:
        self.name = name
        self.is_number = is_number
        self.grouped = grouped

    def of(self, voice: Voice) -> str | int:
        value = voice.values[self.name]
        if type(value) is int:
            return value
        if type(value) is bool:
            return int(value)
        if isinstance(value, str) and not self.is_number:
            return value
        raise Beyond

    def said(self, voice: Voice) -> str:
        value = self.of(voice)
        if isinstance(value, str):
            return value
        return f"{value:,}".replace(",", _BETWEEN_THOUSANDS[voice.lang]) if self.grouped else str(value)


class _Quote:
    """Another text, with the same values."""

    __slots__ = ("code",)

    def __init__(self, code: str) -> None:
        self.code = code

    def said(self, voice: Voice) -> str:
        return voice.quoted(self.code)


class _Choice:
    """The first variant whose key is the value, or the plural form of the number; else the one marked `*`."""

    __slots__ = ("by", "default", "variants")

    def __init__(self, by: _Value, variants: list[tuple[str | int, Pattern]], default: Pattern) -> None:
        self.by = by
        self.variants = variants
        self.default = default

    def said(self, voice: Voice) -> str:
        value = self.by.of(voice)
        plural = _PLURALS[voice.lang]
        # A number and a word agree when the word is the number's plural form, whichever of the two is the key.
        form = plural(value) if isinstance(value, int) else ""
        for key, pattern in self.variants:
            if key in (value, form) or (not form and isinstance(key, int) and plural(key) == value):
                return pattern.said(voice)
        return self.default.said(voice)


class Pattern:
    """A text as it is written: pieces of words and what is put between them."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[str | _Value | _Quote | _Choice]) -> None:
        self.parts: Final = parts

    def said(self, voice: Voice) -> str:
        """The text with its values; raises `KeyError` for a value that is missing."""
        said = ""
        for part in self.parts:
            said += part if isinstance(part, str) else part.said(voice)
        return said


_WORDS: Final = re.compile(r"[^{}\n]+")
_PLACEABLE: Final = re.compile(
    r"""\{\s*(?:
        "(?P<literal>[^"\\\n]*)"
        | NUMBER\(\s*\$(?P<number>[a-zA-Z][\w-]*)\s*(?P<ungrouped>,\s*useGrouping:\s*0\s*)?\)
        | \$(?P<value>[a-zA-Z][\w-]*)
        | (?P<code>[a-z][\w-]*)
    )\s*(?P<end>\}|->)""",
    re.VERBOSE,
)
_KEY: Final = re.compile(
    r"\s*\n\s*(?P<default>\*)?\[\s*(?:(?P<number>-?\d+)|(?P<word>[a-zA-Z][\w-]*))\s*\] *"
)
_END_OF_CHOICE: Final = re.compile(r"\s*\n\s*\}")


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.at = len(source) - len(source.lstrip())

    def pattern(self) -> Pattern:
        parts: list[str | _Value | _Quote | _Choice] = []
        while self.at < len(self.source):
            if words := _WORDS.match(self.source, self.at):
                parts.append(words[0])
                self.at = words.end()
            elif self.source[self.at] == "{":
                parts.append(self.placeable())
            else:
                break
        if parts and isinstance(last := parts[-1], str):
            parts[-1] = last.rstrip(" ")
        return Pattern(parts)

    def placeable(self) -> str | _Value | _Quote | _Choice:
        found = _PLACEABLE.match(self.source, self.at)
        if found is None:
            raise Beyond
        self.at = found.end()
        name = found["number"] or found["value"]
        if name is not None:
            value = _Value(name, is_number=found["number"] is not None, grouped=found["ungrouped"] is None)
            return value if found["end"] == "}" else self.choice(value)
        if found["end"] == "->":
            raise Beyond
        literal: str | None = found["literal"]
        return literal if literal is not None else _Quote(found["code"])

    def choice(self, by: _Value) -> _Choice:
        variants: list[tuple[str | int, Pattern]] = []
        default = None
        while key := _KEY.match(self.source, self.at):
            self.at = key.end()
            pattern = self.pattern()
            variants.append((int(key["number"]) if key["number"] else key["word"], pattern))
            if key["default"]:
                default = pattern
        end = _END_OF_CHOICE.match(self.source, self.at)
        if end is None or default is None:
            raise Beyond
        self.at = end.end()
        return _Choice(by, variants, default)


def read(source: str) -> Pattern:
    """The text that follows the `=` of a message.

    Raises `Beyond` for what is not read here: text over several lines, attributes, terms, other functions.

    >>> read("seat { $seat }").said(Voice("en", {"seat": 3}, str))
    'seat 3'
    """
    reader = _Reader(source)
    pattern = reader.pattern()
    if source[reader.at :].strip() or not pattern.parts:
        raise Beyond
    return pattern
