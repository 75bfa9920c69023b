"""What the words of a sentence mean, one after the other: `data/speech.tsv` says which words mean what."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from croupier.floor.spoken_amounts import amounts, is_number, multiple, well_formed

ACTIONS: Final = frozenset(
    {
        "fold",
        "pass",
        "check",
        "call",
        "bet",
        "raise",
        "make",
        "min-bet",
        "min-raise",
        "times",
        "all-in",
        "pot",
    }
)
"""The meanings that are actions."""

AMOUNTS: Final = frozenset({"amount", "bare"})
"""The meanings that are amounts."""

_TOKEN: Final = re.compile(r"\d[\d.,]*\d[^\W\d_]*|\d[^\W_]*|[^\W\d_]+|[.!?;,:—–-]", re.UNICODE)
_THOUSANDS: Final = re.compile(
    r"(?<=\d)[ \u00a0](?=000\b)|(?<=\b\d)[ \u00a0](?=\d{3}\b)|(?<=\b\d\d)[ \u00a0](?=\d{3}\b)"
)
"""The space of `1 500`, `12 500` and `150 000`; of `700 900` nobody can tell."""

_APOSTROPHES: Final = re.compile("[’'`]")
_STOPS: Final = frozenset(",;:—–-")
_ENDS: Final = frozenset(".!?")


_OF_OTHERS: Final = frozenset({"theirs", "praise", "other", "you"})
_ANOTHERS: Final = ACTIONS | {"past"}


class Heard(NamedTuple):
    """One thing that was heard: its meaning, the words, and the value of an amount.

    `meaning` is one of the table's, `amount`, `bare` for an amount whose unit is not said, `times` for a multiple of
    the bet, `over` for the bet that something is added to (“your 600 plus 900”), `stop` for a pause, `remark` for what
    is said of another's act (“your raise”), or `strange` for words nobody knows.
    """

    meaning: str
    words: str
    value: int = 0


class Sentence(NamedTuple):
    """What was heard up to a full stop, whether it was a question, and whether it ended as one (`asked`)."""

    heard: tuple[Heard, ...]
    question: bool = False
    asked: bool = False


@cache
def speech() -> dict[tuple[str, ...], str]:
    """What every word and phrase of the table means.

    >>> speech()["smooth", "call"], speech()["ва", "банк"]
    ('call', 'all-in')
    """
    lines = (files("croupier.floor") / "data" / "speech.tsv").read_text("utf-8").splitlines()[1:]
    meanings: dict[tuple[str, ...], str] = {}
    for line in lines:
        meaning, _, phrases = line.split("\t")
        for phrase in phrases.split(","):
            meanings.setdefault(tuple(phrase.split()), meaning)
    return meanings


@cache
def _longest() -> int:
    return max(map(len, speech()))


def sentences(words: str) -> tuple[Sentence, ...]:
    """What was said, sentence by sentence.

    >>> [[each.meaning for each in said.heard] for said in sentences("Call? No, raise to 500")]
    [['call'], ['deny', 'stop', 'raise', 'to', 'amount']]
    """
    text = _APOSTROPHES.sub(" ", words.casefold().replace("ё", "е"))
    text = _THOUSANDS.sub("", text)
    text = text.replace(", что", " что")  # A comma of grammar, no pause: “всё, что есть”.
    text = re.sub(r"(?<=[^\W\d_])-(?=[^\W\d_])", " ", text)
    found: list[Sentence] = []
    tokens: list[str] = []
    for token in [*_TOKEN.findall(text), "."]:
        if token in _ENDS:
            if tokens:
                found.append(_sentence(tokens, ended_by=token))
            tokens = []
        else:
            tokens.append(token)
    return tuple(found)


def _sentence(tokens: Sequence[str], ended_by: str) -> Sentence:
    heard = [each for each in _heard(tokens) if each.meaning != "filler"]
    asked = ended_by == "?"
    question = asked or any(each.meaning == "ask" for each in heard)
    return Sentence(tuple(_remarked(heard)), question, asked)


def _remarked(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What was heard, with everything said of another's act, up to the pause, as one remark."""
    at = 0
    while at < len(heard):
        end = next((n for n in range(at, len(heard)) if heard[n].meaning == "stop"), len(heard))
        clause = heard[at:end]
        owned = next((n for n, each in enumerate(clause) if each.meaning not in _OF_OTHERS), len(clause))
        told = clause[owned : owned + 1]
        if _added_to(clause, owned):
            yield Heard("over", " ".join(each.words for each in clause[: owned + 1]), told[0].value)
            yield from clause[owned + 1 :]
        elif owned and told and (told[0].meaning in _ANOTHERS or _theirs(clause[:owned], told[0])):
            yield Heard("remark", " ".join(each.words for each in clause))
        else:
            yield from map(_plainly, clause if len(clause) > owned else clause[:owned])
        if end < len(heard):
            yield heard[end]
        at = end + 1


def _added_to(clause: Sequence[Heard], owned: int) -> bool:
    """Whether it is another's bet with one amount that is added to it (“your 600 and a thousand more”)."""
    if not owned or any(each.meaning != "theirs" for each in clause[:owned]):
        return False
    rest = [each.meaning for each in clause[owned + 1 :]]
    told = clause[owned : owned + 1]
    return (
        bool(told)
        and told[0].meaning in ("amount", "bet", "raise")
        and sorted(set(rest)) == ["amount", "by"]
        and rest.count("amount") == 1
    )


def _theirs(marks: Sequence[Heard], told: Heard) -> bool:
    return told.meaning in AMOUNTS and any(each.meaning == "theirs" for each in marks)


def _plainly(heard: Heard) -> Heard:
    """Words that only mark another's act are nothing by themselves (`theirs`) or were not understood."""
    return heard._replace(meaning="strange") if heard.meaning in ("praise", "past") else heard


def _heard(tokens: Sequence[str]) -> Iterator[Heard]:
    meanings = speech()
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token in _STOPS:
            yield Heard("stop", token)
            at += 1
            continue
        length, times = multiple(tokens, at)
        if length:
            yield Heard("times", " ".join(tokens[at : at + length]), times)
            at += length
            continue
        length = next(
            (
                n
                for n in range(min(_longest(), len(tokens) - at), 1, -1)
                if tuple(tokens[at : at + n]) in meanings
            ),
            1,
        )
        phrase = tuple(tokens[at : at + length])
        if length == 1 and is_number(tokens, at):
            length = _number(tokens, at)
            yield _amount(tokens[at : at + length])
        elif phrase in meanings:
            meaning, _, by = meanings[phrase].partition("*")
            yield Heard(meaning, " ".join(phrase), int(by or 0))
        else:
            yield Heard("strange", token)
        at += length


def _number(tokens: Sequence[str], at: int) -> int:
    """How many words from here on are one number."""
    length = 1
    while at + length < len(tokens) and is_number(tokens, at + length, inside=True):
        length += 1
    return length


def _amount(words: Sequence[str]) -> Heard:
    said = " ".join(words)
    found = list(amounts(words))
    if len(found) != 1 or not well_formed(words):
        return Heard("strange", said)
    return Heard("bare" if found[0].bare else "amount", said, found[0].value)
