"""What somebody said where it is told as a quotation: `says “call”`."""

from __future__ import annotations

import re
from typing import Final

from croupier.floor.vocabulary import begins

_QUOTED: Final = re.compile(
    r"""(?P<verb>[^\W\d_]+(?:\ [^\W\d_]+)?)\s*[:,]?\s*
    (?:"(?P<straight>[^"]+)"|“(?P<curly>[^“”]+)”|«(?P<angled>[^«»]+)»|„(?P<low>[^„“”]+)[“”]
    |'(?P<single>(?:[^']|(?<=\w)'(?=\w))+)'|‘(?P<high>(?:[^‘’]|(?<=\w)’(?=\w))+)’)[.]?""",
    re.VERBOSE,
)
"""A verb and all that follows it in one pair of quotes; an apostrophe within a word ends none."""


def spoken(words: str) -> str:
    """What stands in quotes behind a verb of saying, where nothing stands beside it; else the words as they are.

    >>> spoken("says 'I'm all in'"), spoken("говорит «колл»"), spoken("says 'call' and shrugs")
    ("I'm all in", 'колл', "says 'call' and shrugs")
    """
    quoted = _QUOTED.fullmatch(words)
    verb = quoted["verb"].casefold().replace("ё", "е").split() if quoted else []
    if quoted is None or begins("says", verb) != len(verb):
        return words
    return next(text for text in quoted.groups()[1:] if text).strip()
