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
        "put",
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
_DASHES: Final = frozenset("—–-")


_OF_OTHERS: Final = frozenset({"theirs", "praise", "other", "you"})
_ANOTHERS: Final = ACTIONS | {"past"}
_TALK: Final = _OF_OTHERS | {"chat", "holding", "cards", "about", "deny"}
_SAYS_NOTHING: Final = frozenset({"chat", "holding", "cards", "about", "vague"})
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
_HOW_MUCH: Final = AMOUNTS | {"make", "to", "by"}


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


def _known_form(token: str) -> str:
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
    return tuple(_amounts_joined(found))


def _amounts_joined(found: Sequence[Sentence]) -> Iterator[Sentence]:
    """The sentences; one that only names how much goes with the bet or raise before it (“Raise. Make it 2,000.”)."""
    before: Sentence | None = None
    for said in found:
        if before is not None and not (before.question or said.question) and _goes_on(before, said):
            more = said.heard[1:] if said.heard[0].meaning == "make" else said.heard
            before = Sentence((*before.heard, Heard("stop", ","), *more))
            continue
        if before is not None:
            yield before
        before = said
    if before is not None:
        yield before


def _goes_on(before: Sentence, said: Sentence) -> bool:
    """Whether a bet or raise without an amount is followed by nothing but one."""
    last = before.heard[-1].meaning if before.heard else ""
    rest = [each.meaning for each in said.heard]
    return last in ("bet", "raise") and not AMOUNTS.isdisjoint(rest) and _HOW_MUCH.issuperset(rest)


def _sentence(tokens: Sequence[str], ended_by: str) -> Sentence:
    asked = ended_by == "?"
    heard = list(_without_talk([each for each in _heard(tokens) if each.meaning != "filler"], asked))
    question = asked or any(each.meaning == "ask" for each in _until_decided(heard))
    return Sentence(tuple(_remarked(heard)), question, asked)


def _until_decided(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What was heard up to the first pause after an act: a question that comes then changes nothing of it."""
    decided = False
    for each in heard:
        if each.meaning == "stop" and decided:
            return
        decided = decided or each.meaning in _ENOUGH
        yield each


def _without_talk(heard: Sequence[Heard], asked: bool) -> Iterator[Heard]:
    """What was heard without the talk around it (“you got me, call”); talk alone is a remark.

    Talk is a clause of words that everybody knows, none of which is said of an act. In a clause with an act they may
    change it (“call the floor”), and are not understood; cards that are held change nothing (“call with top pair”).
    """
    clauses = [part for clause in _clauses(heard) for part in _parts(list(_counted_cards(clause)))]
    decided = any(_decides(clause) for clause in clauses)
    kept: list[list[Heard]] = []
    for at, clause in enumerate(clauses):
        to_come = not asked and any(_decides(later) for later in clauses[at + 1 :])
        after = clauses[at + 1] if at + 1 < len(clauses) else []
        # A dash with nothing to come leads nowhere.
        said = clause if to_come else [each for each in clause if each.meaning != "leads"]
        if _is_talk(said) or (to_come and _wonders(clause)) or _thinks_of_another(clause, after):
            if not decided:
                kept.append([Heard("remark", " ".join([each.words for each in clause]))])
        else:
            told = [each for each in clause if each.meaning != "leads"]
            kept.append([_unknown(each) for each in _without_cards(told)])
    for at, clause in enumerate(kept):
        if at:
            yield Heard("stop", ",")
        yield from clause


def _clauses(heard: Sequence[Heard]) -> Iterator[list[Heard]]:
    """What was heard from pause to pause; a dash may lead from a condition to an act (“покажешь — колл”)."""
    clause: list[Heard] = []
    for each in heard:
        if each.meaning == "stop":
            yield [*clause, each._replace(meaning="leads")] if each.words in _DASHES and clause else clause
            clause = []
        else:
            clause.append(each)
    yield clause


def _parts(clause: Sequence[Heard]) -> Iterator[Sequence[Heard]]:
    """A clause in two where `and` or `but` leads from talk to an act or from an act to talk, else without the word."""
    for at, each in enumerate(clause):
        if each.meaning == "join":
            before, after = (
                [one for one in part if one.meaning != "join"] for part in (clause[:at], clause[at + 1 :])
            )
            if _is_talk(before) or _is_talk(after) or _then_another(before, after):
                yield before
                yield after
                return
    yield [each for each in clause if each.meaning != "join"]


def _then_another(before: Sequence[Heard], after: Sequence[Heard]) -> bool:
    """Whether an act that needs no amount is followed by another (“call and check dark”): the first has been said."""
    said = [each.meaning for each in before if each.meaning in ACTIONS]
    return bool(said and after) and said[-1] in _DONE and after[0].meaning in ACTIONS


def _counted_cards(clause: Sequence[Heard]) -> Iterator[Heard]:
    """A clause in which the number of a thing that is held, or talked of, (“two outs”, “one way”) is no amount."""
    acts = any(each.meaning in ACTIONS for each in clause)
    counted = {"holding", "cards"} if acts else {"holding", "cards", "chat"}
    for each, then in zip(clause, (*clause[1:], None), strict=False):
        counts = each.meaning == "bare" and then is not None and then.meaning in counted
        yield each._replace(meaning="holding") if counts else each


def _decides(clause: Sequence[Heard]) -> bool:
    return any(each.meaning in ACTIONS or each.meaning in AMOUNTS for each in clause)


def _is_talk(clause: Sequence[Heard]) -> bool:
    """Whether a clause is of known words alone that are not said of an act; a doubt about another is one of them."""
    meanings = {each.meaning for each in clause}
    known = set(_TALK)
    if not meanings.isdisjoint({"you", "other", "theirs"}):
        known.add("hedge")
    if clause and clause[0].meaning != "if":
        known.add("if")
    return not meanings.isdisjoint({"chat", "holding", "cards"}) and meanings <= known


def _thinks_of_another(clause: Sequence[Heard], after: Sequence[Heard]) -> bool:
    """Whether a doubt is of another, as the talk after it says (“думаю, ты блефуешь”)."""
    doubts = bool(clause) and all(each.meaning == "hedge" for each in clause)
    return doubts and _is_talk(after) and any(each.meaning in ("you", "other", "theirs") for each in after)


def _wonders(clause: Sequence[Heard]) -> bool:
    """Whether a clause asks nobody anything (“why wait, all in”): one word that asks, and talk."""
    meanings = [each.meaning for each in clause]
    return meanings.count("ask") == 1 and meanings[0] == "ask" and _is_talk(clause[1:])


def _without_cards(clause: Sequence[Heard]) -> Iterator[Heard]:
    """A clause without the cards that it names beside the act, and without `for` and `with` that lead to an amount."""
    acts = {each.meaning for each in clause if each.meaning in ACTIONS}
    done = bool(acts) and acts <= _DONE
    at = 0
    while at < len(clause):
        each = clause[at]
        end = next((n for n in range(at, len(clause)) if clause[n].meaning not in _HELD), len(clause))
        held = any(one.meaning == "holding" for one in clause[at:end])
        if acts and held and (done or each.meaning == "about"):
            at = end
            continue
        at += 1
        then = clause[at].meaning if at < len(clause) else ""
        leads = each.meaning == "about" and (then in AMOUNTS or then in ACTIONS)
        if not (leads or (each.meaning == "cards" and acts == {"fold"})):
            yield each


_HELD: Final = frozenset({"about", "chat", "holding"})
_DONE: Final = frozenset({"fold", "check", "call"})
_ENOUGH: Final = _DONE | AMOUNTS | {"min-bet", "min-raise", "all-in", "times"}
"""Acts that need no amount, and amounts."""


def _unknown(heard: Heard) -> Heard:
    """Words that are no more than talk were not understood beside an act."""
    return heard._replace(meaning="strange") if heard.meaning in _SAYS_NOTHING else heard


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
            yield Heard(_known_form(token) or "strange", token)
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
