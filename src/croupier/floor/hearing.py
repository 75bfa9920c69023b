"""What the words of a sentence mean, one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import takewhile
from typing import Final

from croupier.floor.chatter import is_told_by_what_came, without_talk
from croupier.floor.heard import ACTIONS, AMOUNTS, ENOUGH, NOBODY_KNOWS, OF_OTHERS, Heard, Sentence, words_of
from croupier.floor.provisos import is_likening, with_provisos
from croupier.floor.spoken_amounts import OF_SEVERAL, THOUSANDS, amounts, is_number, multiple, well_formed
from croupier.floor.told import Said, thrown_away, without_told
from croupier.floor.vocabulary import begins, known_form, lengths, listed, of_nobody, speech

_TOKEN: Final = re.compile(r"\d[\d.,]*\d[^\W\d_]*|\d[^\W_]*|[^\W\d_]+|[.!?;,:—–-]", re.UNICODE)

_THOUSANDS: Final = re.compile(
    r"(?<=\d)[ \u00a0](?=000\b)|(?<=\b\d)[ \u00a0](?=\d{3}\b)|(?<=\b\d\d)[ \u00a0](?=\d{3}\b)"
)
"""The space of `1 500`, `12 500` and `150 000`; of `700 900` nobody can tell."""

_OF_A_THOUSAND: Final = re.compile(
    rf"(?<=\d)([.,]\d\d?) (?:{'|'.join(sorted(THOUSANDS, key=len, reverse=True))})\b", re.IGNORECASE
)
"""What goes with the figures before it: `2.2 тыс` is `2.2k`."""

_SHORTENED: Final = re.compile(r"(?<=\bтыс)\.(?=,| [а-яёa-z\d])", re.IGNORECASE)
"""The point of a word cut short, within a sentence."""

_APOSTROPHES: Final = re.compile("[’'`]")

_HYPHEN: Final = re.compile(r"(?<=[^\W\d_])-(?=[^\W\d_])")
"""The dash within a word: “all-in”."""

_STOPS: Final = frozenset(",;:—–-")

_ENDS: Final = frozenset(".!?")

_ANOTHERS: Final = ACTIONS | {"past"}

_NAMES_ONE: Final = frozenset({"chat", "name", "word", "trait", "praise", "filler"})

_UNLIKE_ACTS: Final = frozenset({"word", "deed"})

_HOW_MUCH: Final = AMOUNTS | {"make", "to", "by"}

_BINDS: Final = ACTIONS | AMOUNTS | {"to"}
"""Acts and how much: where nothing else is said, there is nothing around them to be told from them."""


def sentences(words: str) -> tuple[Sentence, ...]:
    """What was said, sentence by sentence.

    >>> [[each.meaning for each in said.heard] for said in sentences("Call? No, raise to 500")]
    [['call'], ['deny', 'stop', 'raise', 'to', 'amount']]
    """
    said: list[Said] = []
    tokens: list[str] = []
    for token in [*_tokens(words), "."]:
        if token in _ENDS:
            if tokens:
                said.append(Said(list(_as_written(tokens)), token))
                said[-2:] = _as_one(said[-2:])
            tokens = []
        else:
            tokens.append(token)
    if len(said) == 1 and said[0].ended_by != "?" and all([each.meaning in _BINDS for each in said[0].heard]):
        return (Sentence(tuple(thrown_away(said[0].heard))),)
    done = without_told(
        [
            Said(list(thrown_away(each.heard, more=at + 1 < len(said))), each.ended_by)
            for at, each in enumerate(said)
        ]
    )
    return tuple(_amounts_joined([_sentence(each.heard, each.ended_by) for each in done]))


def _as_one(said: Sequence[Said]) -> Iterator[Said]:
    """Two sentences as one where the second says what the amount of the first is (“Two thousand. That's my rent.”), or
    what another showed when its act was done (“Call. He had aces.”)."""
    first, last = said[0], said[-1]
    named = {each.meaning for each in first.heard}
    amount = named.isdisjoint(ACTIONS) and not named.isdisjoint(AMOUNTS)
    if (
        len(said) > 1
        and "?" not in (first.ended_by, last.ended_by)
        and (
            (amount and is_likening(last.heard))
            or (named & ACTIONS - {"fold"} and is_told_by_what_came(first.heard, last.heard))
        )
    ):
        yield Said([*first.heard, Heard("stop", ","), *last.heard], last.ended_by)
    else:
        yield from said


def _tokens(words: str) -> list[str]:
    """The words, numbers and marks of what was said, as they are looked up."""
    text = _APOSTROPHES.sub(" ", words.replace("ё", "е").replace("Ё", "Е"))
    text = _THOUSANDS.sub("", text)
    text = _OF_A_THOUSAND.sub(r"\1k", _SHORTENED.sub("", text))
    if "," in text:
        text = _of_grammar().sub(r"\1 \2", text)
    return _TOKEN.findall(_HYPHEN.sub(" ", text))


@cache
def _of_grammar() -> re.Pattern[str]:
    """A comma of grammar, no pause: “всё, что есть”."""
    before, after, usual = (
        "|".join(sorted(listed(name))) for name in ("before-a-clause", "begins-a-clause", "usual")
    )
    return re.compile(rf"\b({before}), ({after})\b(?! (?:{usual})\b)", re.IGNORECASE)


def _as_written(tokens: Sequence[str]) -> Iterator[Heard]:
    """What was heard; a word nobody knows that is written as a name is no act."""
    names = frozenset(word.casefold() for word in tokens if word.istitle())
    heard = _clarified(list(_heard([word.casefold() for word in tokens])))
    for each in _of_thousands(_of_chips(list(_addressed(list(_out_of_courtesy(heard)))))):
        named = each.meaning in _UNLIKE_ACTS and each.words in names
        yield each._replace(meaning="trait") if named else each


def _out_of_courtesy(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What was heard without a condition that is no more than courtesy: a pause, the speaker or what he does follows
    (“if nobody minds, I raise”), else it is one (“if I may raise”)."""
    at = 0
    while at < len(heard):
        each = heard[at]
        at += 1
        if each.meaning not in ("courtesy", "if"):
            yield each
            continue
        rest = list(takewhile(lambda one: not _is_over(one), heard[at:]))
        if each.meaning == "if" and (_is_courtesy(words_of(rest)) or _is_the_same(words_of(rest))):
            at += len(rest)
        elif each.meaning == "if" or rest:
            yield each._replace(meaning="if")


def _is_the_same(words: Sequence[str]) -> bool:
    """Whether what follows from a condition is the same once more (“if it hits it hits”)."""
    half = len(words) // 2
    return half > 1 and words[:half] == words[half:]


def _is_over(each: Heard) -> bool:
    """Whether a condition is over there: at a pause, at who speaks and at what he does (“если не против колл”)."""
    own = begins("subjects-of-mine", each.words.split()) > 0
    return each.meaning == "stop" or own or (each.meaning in ACTIONS and not each.words.isascii())


def _is_courtesy(words: Sequence[str]) -> bool:
    """Whether what a condition says is that nobody minds, or that all agree; what one alone agrees to is asked of him.

    >>> _is_courtesy("nobody has a problem with that".split()), _is_courtesy("you mind".split())
    (True, False)
    >>> _is_courtesy("all agree".split()), _is_courtesy("you agree".split())
    (True, False)
    """
    denied = not listed("nobody").isdisjoint(words)
    minds = not listed("minds").isdisjoint(words)
    agree = not listed("all-of-you").isdisjoint(words) and not listed("agrees").isdisjoint(words)
    known = (
        listed("nobody") | listed("minds") | listed("of-courtesy") | listed("agrees") | listed("all-of-you")
    )
    return denied == minds != agree and known.issuperset(words)


def _addressed(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What was heard; whom a check is to is nobody's act (“check to the birthday boy”)."""
    at = 0
    while at < len(heard):
        yield heard[at]
        at += 1
        if heard[at - 1].meaning != "check":
            continue
        whom = list(takewhile(lambda one: one.meaning != "stop", heard[at:]))
        to, named = [each.words for each in whom[:2]], {each.meaning for each in whom[2:]}
        if to[:1] == ["to"] and to[-1] in listed("the-one") and named and named <= _NAMES_ONE:
            at += len(whom)


def _clarified(heard: Sequence[Heard]) -> Sequence[Heard]:
    """What was heard; who says what he has said before denies nothing but what was heard of it (“no, I said call”,
    “I said two thousand, not three”)."""
    if heard[1:] and heard[0].words in listed("no") and begins("subjects-of-mine", words_of(heard[1:])):
        # “No I fold.”
        heard = [heard[0], Heard("stop", ","), *heard[1:]]
    stops = [at for at, each in enumerate(heard) if each.meaning == "stop"]
    denied = stops[:1] and {each.meaning for each in heard[: stops[0]]} in ({"deny"}, {"deny", "filler"})
    rest = heard[stops[0] + 1 :] if denied else heard
    last = max((at for at, each in enumerate(rest) if each.meaning == "stop"), default=len(rest))
    told = [each.meaning for each in rest[last + 1 :] if each.meaning not in ("join", "to")]
    contrast = told in (["deny", "amount"], ["deny", "bare"])
    if not begins("clarifies", words_of(rest)) and not (denied and contrast):
        return heard
    return rest[:last] if contrast else rest


def _of_chips(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What was heard; chips that are counted do not say how much is bet with them (“raise, two chips”)."""
    wagered = ACTIONS.intersection(each.meaning for each in heard) <= {"bet", "raise", "make"}
    for at, each in enumerate(heard):
        after = [one.words for one in heard[at + 1 : at + 3] if one.meaning != "by"]
        counts = each.meaning == "bare" and not listed("counted-chips").isdisjoint(after[:1])
        yield each._replace(meaning="number") if counts and wagered else each


def _of_thousands(heard: Iterable[Heard]) -> Iterator[Heard]:
    """What was heard; pieces after a bet or a raise are thousands (“рейз три штуки”), else they may be chips."""
    wager, number = False, None
    for each in heard:
        if number is not None:
            counts = each.words in listed("thousands")
            whole = number.value * 1000 + number.half * 500
            yield Heard("amount", f"{number.words} {each.words}", whole) if counts else number
            number = None
            if counts:
                continue
        if wager and each.meaning == "bare":
            number = each
        else:
            one = wager and each.words in listed("one-thousand")
            yield Heard("amount", each.words, 1000) if one else each
        if each.meaning not in ("stop", "filler"):
            wager = each.meaning in ("bet", "raise", "make") or (wager and each.meaning == "to")
    if number is not None:
        yield number


def _amounts_joined(found: Sequence[Sentence]) -> Iterator[Sentence]:
    """The sentences; one that only names how much goes with the bet or raise before it (“Raise. Make it 2,000.”)."""
    before: Sentence | None = None
    for said in found:
        if before is not None and not (before.question or said.question) and _goes_on(before, said):
            more = said.heard[1:] if said.heard[0].meaning == "make" else said.heard
            before = Sentence((*before.heard, Heard("stop", ","), *more), apart=before.apart)
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
    how_much = _HOW_MUCH | {"number"}
    named = any(meaning in AMOUNTS | {"number"} for meaning in rest)
    return last in ("bet", "raise") and named and how_much.issuperset(rest)


def _sentence(written: Sequence[Heard], ended_by: str) -> Sentence:
    asked = ended_by == "?" or _is_asked(written)
    said = [each for each in with_provisos(written) if each.meaning != "filler"]
    if not asked:
        said = list(_sized_by(said))
    heard = list(without_talk(said, asked))
    question = asked or any(each.meaning == "ask" for each in _until_decided(heard))
    beside = {each.words for each in heard if each.meaning == "strange"}
    apart_from_it = [each.words for each in said if each.meaning in NOBODY_KNOWS]
    told = tuple([words for words in apart_from_it if words not in beside])
    return Sentence(tuple(_remarked(heard)), question, asked, told)


def _is_asked(written: Sequence[Heard]) -> bool:
    """Whether a sentence of one clause is a question by its order (“is the action on me”), or by what is asked before a
    condition or after it (“what if I raise”, “if I shove do you call”); who is asked may be named first."""
    stop = next((at for at, each in enumerate(written) if each.meaning == "stop"), len(written))
    if _is_tagged(written) or _asks_you(written):
        return True
    if {each.meaning for each in written[:stop]} <= {"filler", "name"}:
        written, stop = written[stop + 1 :], len(written)
    if stop < len(written) or any(each.meaning == "stop" for each in written):
        return False
    words = [word for each in written[:2] for word in each.words.split()]
    if begins("auxiliary", words) and begins("asked-about", words[1:]) and not begins("no-question", words):
        return True
    depends = next((at for at, each in enumerate(written) if each.meaning == "if"), len(written))
    if depends < len(written) and written[0].meaning == "ask":
        return True
    return any(each.meaning == "ask" and each.words in listed("asks-you") for each in written[depends:])


def _is_tagged(written: Sequence[Heard]) -> bool:
    """Whether it says something of another and asks whether it is so (“you want me to fold, don't you”)."""
    last = max((at for at, each in enumerate(written) if each.meaning == "stop"), default=len(written))
    tag = " ".join([each.words for each in written[last + 1 :]]).split()
    return 0 < len(tag) == begins("tags", tag) and any(
        each.meaning in ("you", "other") for each in written[:1]
    )


def _asks_you(written: Sequence[Heard]) -> bool:
    """Whether another is asked what he does or would do (“ты бы что сделал”)."""
    said = [each for each in written if each.meaning not in ("filler", "join")]
    second = next((each.meaning for each in said[1:] if each.meaning != "hedge"), "")
    acts = any(each.meaning in ACTIONS | {"stop"} for each in said)
    return said[:1] != [] and said[0].meaning in ("you", "other") and second == "ask" and not acts


def _sized_by(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What was heard; a word that asks how much or which, and follows a bet or a raise in its clause, says how much it
    is, and is not understood (“raise whatever he has”, “рейз какой-нибудь”)."""
    open_ = False
    for each in heard:
        open_ = each.meaning != "stop" and (open_ or each.meaning in ("bet", "raise", "make"))
        yield each._replace(meaning="strange") if open_ and each.words in listed("sizing") else each


def _until_decided(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What was heard up to the first pause after an act: a question that comes then changes nothing of it."""
    decided = False
    for each in heard:
        if each.meaning == "stop" and decided:
            return
        decided = decided or each.meaning in ENOUGH
        yield each


def _remarked(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What was heard, with everything said of another's act, up to the pause, as one remark."""
    at = 0
    while at < len(heard):
        end = next((n for n in range(at, len(heard)) if heard[n].meaning == "stop"), len(heard))
        clause = heard[at:end]
        owned = next((n for n, each in enumerate(clause) if not _of_another(clause, n, each)), len(clause))
        told = clause[owned : owned + 1]
        if _added_to(clause, owned):
            yield Heard("over", " ".join(each.words for each in clause[: owned + 1]), told[0].value)
            yield from clause[owned + 1 :]
        elif _described(clause) or (
            owned and told and (told[0].meaning in _ANOTHERS or _theirs(clause[:owned], told[0]))
        ):
            yield Heard("remark", " ".join(each.words for each in clause))
        else:
            denied = any(each.meaning == "deny" for each in clause)
            yield from [_plainly(each, denied=denied) for each in clause]
        if end < len(heard):
            yield heard[end]
        at = end + 1


def _described(clause: Sequence[Heard]) -> bool:
    """Whether it says what a bet or a call is like (“that bet is fishy”)."""
    said = [each.meaning for each in clause]
    return (
        len(clause) > 2
        and said[0] in _ANOTHERS
        and clause[1].words in listed("is")
        and ACTIONS.union(AMOUNTS, {"hedge", "if", "deny"}).isdisjoint(said[1:])
    )


def _of_another(clause: Sequence[Heard], at: int, heard: Heard) -> bool:
    """Whether it marks what comes as another's, or stands between such a mark and what he does (“you keep raising”)."""
    if heard.meaning in OF_OTHERS:
        return True
    return bool(at) and clause[0].meaning in ("you", "other") and heard.words in listed("does")


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


def _plainly(heard: Heard, *, denied: bool) -> Heard:
    """Words that only mark another's act are nothing by themselves (`theirs`) or were not understood.

    What was not done before is denied (“I haven't called”).
    """
    if heard.meaning == "past" and denied:
        return heard._replace(meaning="deny")
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
        if (
            begins("odds", tokens[at + 1 : at + 3])
            and is_number(tokens, at)
            and not is_number(tokens, at + 3)
        ):
            yield Heard("holding", " ".join(tokens[at : at + 3]))
            at += 3
            continue
        length, times = multiple(tokens, at)
        if length:
            yield Heard("times", " ".join(tokens[at : at + length]), times)
            at += length
            continue
        length = next(
            (
                n
                for n in lengths().get(token, ())
                if at + n <= len(tokens) and tuple(tokens[at : at + n]) in meanings
            ),
            1,
        )
        phrase = tuple(tokens[at : at + length])
        if length == 1 and is_number(tokens, at):
            length = _number(tokens, at)
            yield _amount(tokens[at : at + length], tokens[at - 1] if at else "")
        elif phrase in meanings:
            meaning, _, by = meanings[phrase].partition("*")
            yield Heard(meaning, " ".join(phrase), int(by or 0))
        else:
            yield Heard(known_form(token) or of_nobody(token, tokens[at - 1] if at else ""), token)
        at += length


def _number(tokens: Sequence[str], at: int) -> int:
    """How many words from here on are one number; two that are no number together are two (“шестьсот и девятьсот”)."""
    length = 1
    while at + length < len(tokens) and is_number(tokens, at + length, inside=True):
        length += 1
    words = tokens[at : at + length]
    parted = next((n for n in range(1, length - 1) if words[n] in listed("exchange")), length)
    whole = parted == length or well_formed(words)
    return (
        length if whole or not (well_formed(words[:parted]) and well_formed(words[parted + 1 :])) else parted
    )


def _amount(words: Sequence[str], before: str) -> Heard:
    """What a number is; how many of “тысячи” there are is said elsewhere, but after “до”."""
    said = " ".join(words)
    found = list(amounts(words))
    counted = len(words) == 1 and words[0] in OF_SEVERAL and before not in listed("at-most")
    if len(found) != 1 or counted or not well_formed(words):
        return Heard("number", said)
    return Heard("bare" if found[0].bare else "amount", said, found[0].value, found[0].half)
