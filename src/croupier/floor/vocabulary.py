"""Which words mean what (`data/speech.tsv`), and what a word may be that nobody knows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from croupier.floor.heard import ACTIONS
from croupier.floor.lists import lines
from croupier.floor.plain_words import letters_apart

_MEANS_SOMETHING: Final = ACTIONS | {"vague", "hedge", "if", "deny", "wait", "instead"}
"""The meanings that a misspelled word may have: acts, and what takes their force from them."""

_DEED: Final = re.compile(
    r"ing$|[а-я](?:ю|юсь|усь|[жчшщдт]у|им|ем|ил|ал|ул|ила|ала|ула|илась|алась|ился|ался)$"
)
"""How a word ends that may be what somebody does: an English participle, a Russian verb of “I” and “we”."""

_TRAIT: Final = re.compile(
    r"[a-z]{3,}(?:ous|ful|less|able|ible|ness|tion|sion|ity|ment|ism|ist|some|ive|ish|esque|ic|ical|ial)s?$"
    r"|[а-я]{2,}(?:ый|ий|ая|ое|ые|ого|ему|ому|ость|ости|ство|ства|тель|тели|ец|ник|ница|изм|ист|ация|ика|уля|ушка|ишка|овато|евато|енько|онько)$"
)
"""How a word ends that says what something is like, or whom it is said of: no act."""

_SOUND: Final = re.compile(
    r"(?:e+h+|a+h+|o+h+|u+h+|u+g+h+|a+r+g+h+|m+|h+m+|w+o+w+|p+f+t*|b+r+r+|s+h+|e+r*m*|э+х*|а+х*|о+х*|у+х*|м+|х+м+|ф+у+|т+ь*ф+у+|б+р+)$"
)
"""Sounds that say nothing."""

_SHORT: Final = 4

_LONG: Final = 9

_SHORTEST_STEM: Final = 2

_ENDINGS: Final = tuple(
    [
        (ending, instead)
        for ending in (
            "s",
            "es",
            "ed",
            "d",
            "ing",
            "ly",
            "er",
            "r",
            "est",
            "st",
            "y",
            "ily",
            "ies",
            "ied",
            "ness",
        )
        for instead in ("", "e", "y")
    ]
)

_DOUBLED: Final = re.compile(r"([bdglmnprt])\1(?:ed|ing|er|est|y)$")


@cache
def speech() -> dict[tuple[str, ...], str]:
    """What every word and phrase of the table means.

    >>> speech()["smooth", "call"], speech()["ва", "банк"]
    ('call', 'all-in')
    """
    meanings: dict[tuple[str, ...], str] = {}
    for meaning, _, phrases in lines("speech"):
        for phrase in phrases.split(","):
            meanings.setdefault(tuple(phrase.split()), meaning)
    return meanings


@cache
def listed(name: str) -> frozenset[str]:
    """The small words of one list of `data/small-words.tsv`.

    >>> sorted(listed("another"))
    ['another', 'extra', 'еще']
    """
    return frozenset(_small_words()[name].split(", "))


@cache
def _small_words() -> dict[str, str]:
    return {name: words for name, words, _ in lines("small-words")}


@cache
def _phrases(name: str) -> tuple[tuple[str, ...], ...]:
    """The entries of a list that are several words."""
    return tuple([tuple(entry.split()) for entry in sorted(listed(name)) if " " in entry])


def says(name: str, words: Sequence[str]) -> bool:
    """Whether an entry of a list stands among words, one of several words in their order.

    >>> says("then", ["тогда", "сбросил"]), says("then", ["до", "этого", "сбросил"]), says("then", ["этого", "до"])
    (True, True, False)
    """
    return not listed(name).isdisjoint(words) or any(
        tuple(words[at : at + len(phrase)]) == phrase
        for phrase in _phrases(name)
        for at in range(len(words) - len(phrase) + 1)
    )


def begins(name: str, words: Sequence[str]) -> int:
    """How many words the longest entry of a list has that stands first, 0 where none does.

    >>> begins("wonders", ["с", "чего", "бы"]), begins("wonders", ["why"]), begins("wonders", [])
    (2, 1, 0)
    """
    first = [len(phrase) for phrase in _phrases(name) if tuple(words[: len(phrase)]) == phrase]
    return max(first, default=int(bool(words) and words[0] in listed(name)))


def ends(name: str, words: Sequence[str]) -> int:
    """How many words the longest entry of a list has that stands last, 0 where none does.

    >>> ends("articles", ["no", "that", "s"]), ends("articles", ["call"])
    (2, 0)
    """
    last = [len(phrase) for phrase in _phrases(name) if tuple(words[-len(phrase) :]) == phrase]
    return max(last, default=int(bool(words) and words[-1] in listed(name)))


def known_form(token: str) -> str:
    """What a form of a word means: one that begins so (`карт*`), or talk with an English ending (“priced”)."""
    stems = (token[:end] + "*" for end in range(len(token), _SHORTEST_STEM, -1))
    meant = next((speech()[stem,] for stem in stems if (stem,) in speech()), "")
    if meant or not token.isascii():
        return meant
    for ending, instead in _ENDINGS:
        base = token.removesuffix(ending) + instead
        if token.endswith(ending) and speech().get((base,)) == "chat":
            return "chat"
    doubled = _DOUBLED.sub(r"\1", token)
    return "chat" if doubled != token and speech().get((doubled,)) == "chat" else ""


def of_nobody(token: str, before: str) -> str:
    """What a word is that nobody knows, by its form and the word before it.

    Figures with letters are no word.
    """
    if token[0].isdigit():
        return "strange"
    if _SOUND.match(token):
        return "filler"
    if token.endswith("ть") and act_like(token):
        return "hedge"
    if token.endswith(("ешь", "ишь", "ете", "ите")) and act_like(token):
        # What another does, or is to do.
        return "past"
    if _near_what_counts(token):
        return "near"
    if before in listed("of-a-thing") or _TRAIT.search(token):
        return "trait"
    return "deed" if before in listed("myself") or _DEED.search(token) else "word"


def act_like(token: str) -> str:
    """The act whose form a word is by how it begins, `` where it is none's, or may be of several.

    >>> act_like("рейзнуть"), act_like("folded"), act_like("пасовать"), act_like("погуляли")
    ('raise', 'fold', 'fold', '')
    >>> act_like("запушить"), act_like("запугать")
    ('all-in', '')
    """
    if length := _prefixed(token):
        return _forms().get(token[:length], "")
    return _forms().get(token[:_SHORT], "") or _forms().get(token[: _SHORT - 1], "")


def _prefixed(token: str) -> int:
    """How many letters tell a word that has a Russian prefix: it and three more; 0 where it has none."""
    prefix = max((each for each in listed("prefixes") if token.startswith(each)), key=len, default="")
    return len(prefix) + _SHORT - 1 if prefix else 0


@cache
def _forms() -> dict[str, str]:
    """The act that words mean which begin so, where it is but one; of short ones the whole word."""
    found: dict[str, set[str]] = {}
    for words, meaning in speech().items():
        if len(words) == 1 and len(words[0]) >= _SHORT - 1 and meaning in ACTIONS:
            length = _prefixed(words[0]) or _SHORT
            found.setdefault(words[0][:length], set()).add(meaning)
    return {begun: meanings.pop() for begun, meanings in found.items() if len(meanings) == 1}


@lru_cache(maxsize=4096)
def _near_what_counts(token: str) -> bool:
    """Whether a word nobody knows may be a misspelled act, or begins as one does (“foldaroo”)."""
    if len(token) <= _SHORTEST_STEM:
        return False
    for known, act in _what_counts():
        shorter = min(len(token), len(known))
        if act and shorter >= _SHORT and token.startswith(known):
            return True
        room = 2 if shorter >= _LONG else 1
        if abs(len(token) - len(known)) <= room and letters_apart(token, known, room) <= room:
            return True
    return False


@cache
def _what_counts() -> tuple[tuple[str, bool], ...]:
    """The single words that count, and whether each is an act."""
    return tuple(
        [
            (words[0], _meaning(meaning) in ACTIONS)
            for words, meaning in speech().items()
            if len(words) == 1 and len(words[0]) > _SHORTEST_STEM and _meaning(meaning) in _MEANS_SOMETHING
        ]
    )


def _meaning(told: str) -> str:
    """The meaning without the number of times that goes with it."""
    return told.partition("*")[0]


@cache
def lengths() -> dict[str, list[int]]:
    """How many words the phrases of the table have that begin with a word, the longest first.

    >>> lengths()["smooth"]
    [2]
    """
    found: dict[str, set[int]] = {}
    for phrase in speech():
        if len(phrase) > 1:
            found.setdefault(phrase[0], set()).add(len(phrase))
    return {word: sorted(each, reverse=True) for word, each in found.items()}
