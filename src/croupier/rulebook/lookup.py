"""Finding clauses by their number and by words, in both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from croupier.errors import Mistake
from croupier.rulebook.clause import Clause
from croupier.rulebook.clauses import kinds, registry

_NUMBER, _TITLE, _SUMMARY, _REST = 40.0, 8.0, 3.0, 1.0
"""What a word is worth by where it is found."""

_WHOLE, _START, _STEM = 1.0, 0.7, 0.4
"""How much of that, found whole, as the beginning of a word, or by its stem."""

_ILLUSTRATION: Final = 0.6
"""An example of a rule stands behind the rule."""

_SHORTEST_STEM: Final = 4
_ALIKE: Final = 0.75
_LONGEST_ENDING: Final = {False: 2, True: 3}
"""What declension may change of a word, in Latin letters and in Cyrillic ones."""
_NO_WORD: Final = re.compile(r"[\W_]+")


class _Page(NamedTuple):
    clause: Clause
    id: str
    title: str
    summary: str
    rest: str


def search(words: str, *, edition: str | None = None, kind: str | None = None) -> list[Clause]:
    """The clauses that answer to all the words, the best first; every clause when there are no words.

    A word may be a clause's number or its beginning, and a word of either language or its beginning; letter case
    and ё do not matter, endings hardly. `edition` is a rulebook's id or a family (`TDA`), `kind` a kind of
    clause. A word found nowhere is taken for the nearest one that is; when nothing answers to all the words, the
    clauses that answer to the most of them are given. Raises `Mistake` for an edition or a kind there is not.

    >>> [clause.id for clause in search("2022:47a")]
    ['TDA-2022:47A.1', 'TDA-2022:47A.2']
    >>> search("МЁРТВЫЙ баттон", edition="TDA-2022")[0].id
    'TDA-2022:32'
    """
    books = _editions(edition)
    if kind is not None and kind not in kinds():
        raise _unknown("clause-no-such-kind", kind, kinds(), most=5)
    pages = [
        page
        for page in _pages()
        if page.clause.rulebook in books and (kind is None or page.clause.kind == kind)
    ]
    asked = words.casefold().split()
    if not asked:
        return [page.clause for page in pages]
    answered, found = _ranked(pages, asked)
    if answered < len(asked):
        answered, found = max((answered, found), _ranked(pages, _meant(asked)), key=lambda got: got[0])
    return found


def _editions(asked: str | None) -> frozenset[str]:
    """The rulebooks an edition or a family names."""
    books = registry().rulebooks
    if asked is None:
        return frozenset(books)
    named = {id for id in books if asked.upper() in (id, id.partition("-")[0])}
    if not named:
        raise _unknown("clause-no-such-edition", asked, books, most=len(books))
    return frozenset(named)


def _unknown(code: str, asked: str, known: Mapping[str, object], most: int) -> Mistake:
    from croupier.rulebook.nearest import nearest

    return Mistake(code, asked=asked, nearest=", ".join(nearest(asked, known, most)))


@cache
def _pages() -> tuple[_Page, ...]:
    return tuple([_page(clause) for clause in registry().values()])


def _page(clause: Clause) -> _Page:
    rest = (clause.kind, *clause.params, clause.outcome, clause.inputs, clause.example, clause.note)
    return _Page(
        clause,
        clause.id.casefold(),
        _normal(clause.title),
        _normal(f"{clause.summary_en} {clause.summary_ru}"),
        _normal(" ".join(rest)),
    )


def _normal(text: str) -> str:
    return f" {_NO_WORD.sub(' ', text.casefold().replace('ё', 'е')).strip()} "


def _ranked(pages: Sequence[_Page], asked: Sequence[str]) -> tuple[int, list[Clause]]:
    """The clauses that answer to the most words, the best first, and to how many they do."""
    scored = []
    for place, page in enumerate(pages):
        worths = [worth for word in asked if (worth := _worth(page, word))]
        if worths:
            worth = sum(worths) * (_ILLUSTRATION if ":ILL-" in page.clause.id else 1)
            scored.append((len(worths), worth, -place, page.clause))
    scored.sort(key=lambda each: each[:3], reverse=True)
    most = scored[0][0] if scored else 0
    return most, [clause for answered, _, _, clause in scored if answered == most]


def _worth(page: _Page, word: str) -> float:
    """What a clause is worth for one word, 0 when it does not answer to it."""
    worth = _NUMBER * _by_number(page.id, word)
    plain = _normal(word).strip()
    if plain:
        worth += _TITLE * _by_word(page.title, plain)
        worth += _SUMMARY * _by_word(page.summary, plain)
        worth += _REST * _by_word(page.rest, plain)
    return worth


def _by_number(id: str, word: str) -> float:
    if not any(letter.isdigit() or letter == ":" for letter in word):
        return 0.0
    if word in (id, id.partition(":")[2]):
        return _WHOLE + _START
    at = id.find(word)
    return _START if at == 0 or (at > 0 and id[at - 1] in ":-") else 0.0


def _by_word(text: str, word: str) -> float:
    if f" {word} " in text:
        return _WHOLE
    if f" {word}" in text:
        return _START
    ending = _LONGEST_ENDING["а" <= word[0] <= "я"]
    stem = word[: max(_SHORTEST_STEM, len(word) - ending)]
    return _STEM if len(stem) < len(word) and f" {stem}" in text else 0.0


def _meant(asked: Sequence[str]) -> list[str]:
    """The words, those found nowhere replaced by the nearest that are."""
    return [word if any(_worth(page, word) for page in _pages()) else _nearest_word(word) for word in asked]


def _nearest_word(word: str) -> str:
    from difflib import get_close_matches

    return next(iter(get_close_matches(_normal(word).strip(), _words(), 1, _ALIKE)), word)


@cache
def _words() -> tuple[str, ...]:
    return tuple(sorted({word for page in _pages() for word in f"{page.title}{page.summary}".split()}))
