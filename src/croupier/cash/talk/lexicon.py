"""The vocabulary of hands, brought to stems: what `words` lists and the names of ranks in the catalogues."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.cash.talk.words import HELD, RANKS_UNLESS, RULES, SMALL_UNLESS, SUPPORT, WORDS, Support, Words
from croupier.text import say
from croupier.text.stems import small, stem

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Run = tuple[str, ...]

_FACES: Final = ("jack", "queen", "king", "ace")
_SMALL: Final = ("deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_FORMS: Final = {
    "en": ("rank-one-first", "rank-many-first"),
    "ru": ("rank-one-first", "rank-to-first", "rank-many-first", "rank-of-first"),
}


class Lexicon(NamedTuple):
    """What a run of stems is: which entries it belongs to, what it says beside them, whether it asks for a rule.

    `unless` are the everyday companions of each entry, `spelled` the words that are found when their letters stand
    apart. An English plural of a small rank stands as it is written: one ten is a number, tens are cards.
    """

    entries: tuple[Words, ...]
    found: Mapping[Run, tuple[int, ...]]
    beside: Mapping[Run, frozenset[Support]]
    rules: frozenset[Run]
    unless: tuple[frozenset[str], ...]
    spelled: tuple[str, ...]


@cache
def lexicon() -> Lexicon:
    """The vocabulary, made once."""
    numbers = [f"{number}s" for number in range(2, 11)]
    entries = (
        *WORDS,
        Words("cards", 1, ";".join(_ranks(_FACES)), HELD, RANKS_UNLESS),
        Words("cards", 1, ";".join([*_ranks(_SMALL), *numbers]), HELD, SMALL_UNLESS),
    )
    found: dict[Run, tuple[int, ...]] = {}
    spelled = []
    for at, entry in enumerate(entries):
        for word in listed(entry.words):
            run = (word,) if at == len(WORDS) + 1 and word.isascii() else _run(word)
            found[run] = tuple(dict.fromkeys([*found.get(run, ()), at]))
            if len(word) > 2 and word.isalpha():
                spelled.append(word)
    beside: dict[Run, frozenset[Support]] = {}
    for what, words in SUPPORT.items():
        for word in listed(words):
            beside[_run(word)] = beside.get(_run(word), frozenset()) | {what}
    rules = frozenset([_run(word) for word in listed(RULES)])
    unless = tuple([frozenset([stem(small(word)) for word in entry.unless.split()]) for entry in entries])
    return Lexicon(entries, found, beside, rules, unless, tuple(spelled))


def listed(words: str) -> list[str]:
    """The words of a list, in small letters."""
    return [small(word.strip()) for word in words.split(";") if word.strip()]


def _run(words: str) -> Run:
    return tuple([stem(word) for word in words.split()])


def _ranks(ranks: Iterable[str]) -> list[str]:
    """Ranks in all the forms that the catalogues have of them; in English a small one only as many."""
    return [
        small(say(code, lang, first=rank))
        for rank in ranks
        for lang, codes in _FORMS.items()
        for code in codes
        if not (lang == "en" and code == "rank-one-first" and rank in _SMALL)
    ]
