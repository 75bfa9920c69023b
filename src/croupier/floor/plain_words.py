"""What the words of a plain sentence mean, in English and Russian: `data/words.tsv` says which mean the same.

`crimp*` stands there for every word that begins so, any other word for all its forms. A word nobody knows is taken for
the nearest that is a letter away or, of a long word, two.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, TypeAlias

from croupier.floor.lists import lines
from croupier.text.stems import small, stem

Concept: TypeAlias = str
"""What words mean: a name of the table, or `~` and the stem of a word that is not in it."""

Pattern: TypeAlias = tuple[tuple[str, str], ...]
"""The words of a phrase, each with its stem; of `crimp*` only how it begins counts."""

_TOKEN: Final = re.compile(r"[^\W_]+")
_NOTHING: Final = "nothing"
_BEGUN: Final = 2
_SHORT_TO_MEND: Final = 5
_LONG_TO_MEND: Final = 9


def concepts(said: str, *, mend: bool = False) -> Iterator[Concept]:
    """What the words of a sentence mean, in order; a word of no meaning stands for itself, by its stem.

    >>> list(concepts("string bet")) == list(concepts("стрингбет"))
    True
    """
    tokens = _TOKEN.findall(re.sub("[’'`]", "", small(said)))
    at = 0
    while at < len(tokens):
        length, concept = _meant(tokens, at)
        if not length and mend:
            concept = _mended(tokens[at])
        if concept != _NOTHING:
            yield concept or "~" + stem(tokens[at])
        at += length or 1


def _meant(tokens: Sequence[str], at: int) -> tuple[int, Concept]:
    """How many words from here on have one meaning, and which; of several the longest, the most exact."""
    best = (0, 0, 0, "")
    known, token = _patterns(), tokens[at]
    for pattern, concept in (*known.get(stem(token), ()), *known.get(token[:_BEGUN] + "*", ())):
        length = len(pattern)
        if length < best[0] or at + length > len(tokens):
            continue
        alike = [_alike(*part, token) for part, token in zip(pattern, tokens[at:], strict=False)]
        if all(alike):
            best = max(best, (length, sum(alike), sum(len(part) for part, _ in pattern), concept))
    return best[0], best[3]


def _alike(part: str, stemmed: str, token: str) -> int:
    """How well a word is a part of a phrase: the very word, a form of it, one that begins so, or not at all."""
    if part.endswith("*"):
        return 1 if token.startswith(part[:-1]) else 0
    return 3 if token == part else 2 if stemmed == stem(token) else 0


@cache
def _patterns() -> dict[str, tuple[tuple[Pattern, Concept], ...]]:
    """Every word and phrase with its meaning, by the stem of its first word or by how that begins."""
    found: dict[str, list[tuple[Pattern, Concept]]] = {}
    for concept, *languages in lines("words"):
        for phrase in small(", ".join(languages)).split(", "):
            parts = tuple([(part, stem(part)) for part in phrase.split()])
            first, stemmed = parts[0]
            found.setdefault(first[:_BEGUN] + "*" if first.endswith("*") else stemmed, []).append(
                (parts, concept)
            )
    return {first: tuple(rows) for first, rows in found.items()}


@cache
def _single() -> dict[str, tuple[tuple[str, Concept], ...]]:
    """The words that mean something alone, by their first letter."""
    found: dict[str, list[tuple[str, Concept]]] = {}
    for rows in _patterns().values():
        for (first, *more), concept in rows:
            if not more:
                found.setdefault(first[0][0], []).append((first[0], concept))
    return {letter: tuple(words) for letter, words in found.items()}


def _mended(token: str) -> Concept:
    """What a misspelled word means: that of the nearest word, one letter away or, of a long word, two."""
    if len(token) < _SHORT_TO_MEND or token.isdigit():
        return ""
    near: list[tuple[int, str, Concept]] = []
    for word, concept in _single().get(token[0], ()):
        known, begun = word.rstrip("*"), word.endswith("*")
        if len(known) < _SHORT_TO_MEND:
            continue
        room = 2 if min(len(token), len(known)) >= _LONG_TO_MEND else 1
        ends = range(len(known) - room, len(known) + room + 1) if begun else [len(token)]
        tried = {token[:end] for end in ends}
        near += [
            (away, word, concept)
            for each in tried
            if abs(len(each) - len(known)) <= room and (away := letters_apart(each, known, room)) <= room
        ]
    return min(near, default=(0, "", ""))[2]


def letters_apart(one: str, other: str, room: int) -> int:
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
