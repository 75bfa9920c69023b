"""Texts in tags, as some sites write: looked through for the tags and what they name, well formed or not.

No parser of XML is asked: what is kept is often cut off or put together, and no text may make it read other files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import unescape
from typing import Final, NamedTuple

from croupier.errors import Mistake
from croupier.records.record import RecordError
from croupier.records.sites.reading import Text

_TAG: Final = re.compile(r"<(?P<tag>\w+)(?P<named>(?:\s+[\w:-]+=\"[^\"]*\")*)\s*/?>(?P<text>[^<]*)")
_NAMED: Final = re.compile(r"([\w:-]+)=\"([^\"]*)\"")


class Tag(NamedTuple):
    """A tag, the line it stands in, what it names, and the text behind it."""

    line: int
    tag: str
    named: Mapping[str, str]
    text: str


def tags_of(text: str, first: int) -> Iterator[Tag]:
    """The tags that open, of a text whose first line has this number."""
    line, at = first, 0
    for found in _TAG.finditer(text):
        line += text.count("\n", at, found.start())
        at = found.start()
        named = {name: unescape(value) for name, value in _NAMED.findall(found["named"])}
        yield Tag(line, found["tag"], named, unescape(found["text"].strip()))


class Tagged:
    """A hand in tags, with what stands above it: its tags, its lines by their numbers, and its own number."""

    def __init__(self, text: Text) -> None:
        self.tags: Final = list(tags_of(text.text, text.line))
        self.lines: Final = dict(enumerate(text.text.splitlines(), text.line))
        self.first: int = text.line
        self.number: Final = text.name


def hands_in(
    text: str, game: re.Pattern[str], site: str, above: re.Pattern[str] | None = None
) -> Iterator[Text]:
    """The hands of a text, each where `game` matches, whose group `number` is its own.

    What stands above all of them, or the last that `above` matches, goes before each: by itself it is read with it,
    whatever its lines count. Raises `RecordError` where there is no hand.
    """
    text = text.lstrip("\ufeff").replace("\r\n", "\n")
    starts = [(found.start(), found["number"]) for found in game.finditer(text)]
    if not starts:
        raise RecordError(Mistake("records-site-no-hand", site=site))
    before = text[: starts[0][0]]
    headings = [(found.start(), found[0] + "\n") for found in above.finditer(text)] if above else []
    line = 1 + before.count("\n")
    ends = [*(at for at, _ in starts[1:]), len(text)]
    for (start, number), end in zip(starts, ends, strict=True):
        heading = next((found for at, found in reversed(headings) if at < start), before)
        yield Text(number or None, line - heading.count("\n"), heading + text[start:end])
        line += text.count("\n", start, end)


def unknown(tag: Tag, site: str) -> Mistake:
    """What is said of a tag that tells nothing that is known."""
    told = " ".join(f'{name}="{value}"' for name, value in tag.named.items())
    return Mistake("records-site-no-line", text=f"<{tag.tag} {told}>"[:80], site=site)
