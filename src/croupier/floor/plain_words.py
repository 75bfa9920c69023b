"""What the words of a plain sentence mean, in English and Russian: `data/words.tsv` says which mean the same.

`crimp*` stands there for every word that begins so. A word nobody knows is taken for the nearest that is a letter
away or, of a long word, two.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

Concept: TypeAlias = str
"""What words mean: a name of the table, or `~` and the beginning of a word that is not in it."""

Pattern: TypeAlias = tuple[str, ...]

_TOKEN: Final = re.compile(r"[^\W_]+")
_STEM: Final = 5
_NOTHING: Final = "nothing"
_SHORT_TO_MEND: Final = 5
_LONG_TO_MEND: Final = 9


def concepts(said: str, *, mend: bool = False) -> Iterator[Concept]:
    """What the words of a sentence mean, in order; a word of no meaning stands for itself, by how it begins.

    >>> list(concepts("string bet")) == list(concepts("стрингбет"))
    True
    """
    text = re.sub("[’'`]", "", said.casefold().replace("ё", "е"))
    tokens = _TOKEN.findall(text)
    at = 0
    while at < len(tokens):
        length, concept = _meant(tokens, at)
        if not length and mend:
            concept = _mended(tokens[at])
        if concept != _NOTHING:
            yield concept or "~" + tokens[at][:_STEM]
        at += length or 1


def _meant(tokens: Sequence[str], at: int) -> tuple[int, Concept]:
    """How many words from here on have one meaning, and which; of several the longest, the exact before the begun."""
    best = (0, 0, 0, "")
    for pattern, concept in _patterns().get(tokens[at][:1], ()):
        length = len(pattern)
        if length < best[0] or at + length > len(tokens):
            continue
        if all(_is(part, token) for part, token in zip(pattern, tokens[at:], strict=False)):
            exact = sum(not part.endswith("*") for part in pattern)
            best = max(best, (length, exact, sum(map(len, pattern)), concept))
    return best[0], best[3]


def _is(part: str, token: str) -> bool:
    return token.startswith(part[:-1]) if part.endswith("*") else token == part


@cache
def _patterns() -> dict[str, tuple[tuple[Pattern, Concept], ...]]:
    """Every word and phrase with its meaning, by the first letter."""
    found: dict[str, list[tuple[Pattern, Concept]]] = {}
    lines = (files("croupier.floor") / "data" / "words.tsv").read_text("utf-8").splitlines()[1:]
    for line in lines:
        concept, *languages = line.split("\t")
        for phrase in ", ".join(languages).replace("ё", "е").split(", "):
            parts = tuple(phrase.split())
            found.setdefault(parts[0][0], []).append((parts, concept))
    return {letter: tuple(rows) for letter, rows in found.items()}


@cache
def _single() -> tuple[tuple[str, Concept], ...]:
    return tuple(
        [(parts[0], concept) for rows in _patterns().values() for parts, concept in rows if len(parts) == 1]
    )


def _mended(token: str) -> Concept:
    """What a misspelled word means: that of the nearest word, one letter away or, of a long word, two."""
    if len(token) < _SHORT_TO_MEND or token.isdigit():
        return ""
    room = 2 if len(token) >= _LONG_TO_MEND else 1
    near: list[tuple[int, str, Concept]] = []
    for word, concept in _single():
        known, begun = word.rstrip("*"), word.endswith("*")
        if len(known) < _SHORT_TO_MEND or known[0] != token[0]:
            continue
        ends = range(len(known) - room, len(known) + room + 1) if begun else [len(token)]
        tried = {token[:end] for end in ends}
        near += [
            (_apart(each, known, room), word, concept)
            for each in tried
            if abs(len(each) - len(known)) <= room
        ]
    return min((each for each in near if each[0] <= room), default=(0, "", ""))[2]


def _apart(one: str, other: str, room: int) -> int:
    """How many letters must be put in, left out, changed or swapped to make one word of another; `room` + 1 at most."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, 1):
        earlier, before, row = before, row, [at]
        for place, known in enumerate(other, 1):
            cost = min(before[place] + 1, row[-1] + 1, before[place - 1] + (letter != known))
            if at > 1 and place > 1 and (letter, one[at - 2]) == (other[place - 2], known):
                cost = min(cost, earlier[place - 2] + 1)
            row.append(cost)
        if min(row) > room:
            return room + 1
    return row[-1]
