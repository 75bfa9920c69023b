"""Acts that are told of and not done (“I folded a winner last hand, call”): before a plain act they are talk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from croupier.floor.heard import ACTIONS, AMOUNTS, DONE, Heard
from croupier.floor.vocabulary import listed

_BESIDE_A_PLAIN_ACT: Final = AMOUNTS | {
    "filler",
    "name",
    "to",
    "by",
    "by-or-to",
    "holding",
    "cards",
    "theirs",
    "instead",
}
"""Meanings that leave an act beside them what it is."""

_NAMES: Final = ACTIONS - {"make", "put", "times", "min-bet"}
"""Acts that say by themselves what is done."""

_DOUBT: Final = frozenset({"hedge", "ask", "if", "deny", "wait"})

_TELL: Final = frozenset({"chat", "holding", "praise", "past", "name", "other", "you"})

_NO_ACT: Final = frozenset({"filler", "about", "cards", "name", "praise", "chat", "holding"})
"""Meanings of a clause that says nothing of what is done."""

_ENOUGH_TO_ASK: Final = 2

_OTHERS: Final = frozenset({"other", "you"})


_SAY_ALL: Final = DONE | {"all-in", "min-raise"}
"""Acts that need no amount."""

_THROWN: Final = frozenset({"filler", "cards", "holding", "praise", "chat", "trait"})


class Said(NamedTuple):
    """What was heard up to a full stop, and what ended it."""

    heard: Sequence[Heard]
    ended_by: str


def without_told(said: Sequence[Said]) -> Iterator[Said]:
    """What was said, with the acts before the first plain one that are only told of as talk, and with what is asked
    after it as a question of its own (“I'm folding, what did you have?”).

    An act is told of where another did it, where it lies in the past or is what somebody wants, thinks of or might
    have done, and where its word names a thing (“enough of this limping”).

    >>> [[each.meaning for each in one.heard] for one in without_told([Said((Heard("past", "raised"),), ".")])]
    [['past']]
    """
    parts = [_Part(list(_clauses(one.heard)), one.ended_by) for one in said]
    plain = next(
        (
            (at, n)
            for at, part in enumerate(parts)
            for n, clause in enumerate(part.clauses)
            if _is_plain(clause) and (part.ended_by != "?" or _asks_of_others(part.clauses[n + 1 :]))
        ),
        None,
    )
    if plain is None:
        yield from said
        return
    place, nth = plain
    act = _act(parts[place].clauses[nth])
    usual = False
    for at, part in enumerate(parts):
        if at > place:
            yield said[at]
            continue
        before = len(part.clauses) if at < place else nth
        clauses: list[Sequence[Heard]] = []
        for clause in part.clauses[:before]:
            usual = usual or not listed("usual").isdisjoint(_words(clause))
            told = part.ended_by != "?" and _is_told(clause, act, usual=usual)
            clauses.append([Heard("chat", " ".join([each.words for each in clause]))] if told else clause)
        if at < place:
            yield Said(list(_joined(clauses)), part.ended_by)
        elif part.ended_by == "?":
            yield Said(list(_joined([*clauses, part.clauses[nth]])), ".")
            yield Said(list(_joined(part.clauses[nth + 1 :])), "?")
        else:
            yield Said(list(_joined([*clauses, *part.clauses[nth:]])), part.ended_by)


def thrown_away(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What was heard, with cards that are thrown away as a fold (“tossing my rags”).

    >>> [each.meaning for each in thrown_away([Heard("deed", "tossing"), Heard("holding", "rags")])]
    ['fold', 'holding']
    """
    for at, each in enumerate(heard):
        if each.words in listed("throws"):
            rest = list(_to_stop(heard[at + 1 :]))
            cards = bool(rest) and rest[-1].meaning in ("cards", "holding")
            if cards and all(one.meaning in _THROWN for one in rest[:-1]):
                yield each._replace(meaning="fold")
                continue
        yield each


class _Part(NamedTuple):
    clauses: Sequence[Sequence[Heard]]
    ended_by: str


def _clauses(heard: Sequence[Heard]) -> Iterator[Sequence[Heard]]:
    """The clauses of a sentence, each with the pause before it; `but` and `so` part where a plain act follows."""
    clause: list[Heard] = []
    for at, each in enumerate(heard):
        parts = each.meaning == "join" and each.words in listed("parts") and clause
        if each.meaning in DONE and _leads_in(clause) and len(list(_to_stop(heard[at:]))) == 1:
            yield clause
            clause = [Heard("stop", ","), each]
            continue
        if each.meaning == "stop":
            yield clause
            clause = [each]
        elif parts and _is_plain(list(_to_stop(heard[at + 1 :]))) and _act(clause) != _act(heard[at + 1 :]):
            yield clause
            clause = [Heard("stop", ",")]
        else:
            clause.append(each)
    yield clause


def _leads_in(clause: Sequence[Heard]) -> bool:
    """Whether a clause so far says against whom or with what the act is done that follows (“against you I call”)."""
    said = [each for each in clause if each.meaning not in ("stop", "join", "leads")]
    words = _words(said)
    meanings = {each.meaning for each in said}
    return (
        bool(words)
        and words[0] in listed("lead-in")
        and meanings <= _NO_ACT | {"trait", "word", *_OTHERS, "theirs"} | AMOUNTS
        and meanings - {"filler", "about"} != set()
        and listed("changes").isdisjoint(words[1:])
    )


def _to_stop(heard: Sequence[Heard]) -> Iterator[Heard]:
    for each in heard:
        if each.meaning == "stop":
            return
        yield each


def _joined(clauses: Sequence[Sequence[Heard]]) -> Iterator[Heard]:
    for clause in clauses:
        yield from clause


def _act(clause: Sequence[Heard]) -> str:
    """The first act of a clause, `` where there is none."""
    return next((each.meaning for each in clause if each.meaning in ACTIONS), "")


def _words(clause: Sequence[Heard]) -> list[str]:
    return " ".join([each.words for each in clause]).split()


def _is_plain(clause: Sequence[Heard]) -> bool:
    """Whether a clause is an act and nothing that takes from it."""
    said = [each for each in clause if each.meaning not in ("stop", "join")]
    meanings = {each.meaning for each in said}
    acts = [each.meaning for each in said if each.meaning in ACTIONS]
    if not acts or acts[0] not in _NAMES or not meanings <= ACTIONS | _BESIDE_A_PLAIN_ACT:
        return False
    first = next(each for each in said if each.meaning in ACTIONS)
    return not ("theirs" in meanings and acts[0] != "call") and not _names_a_thing(said, said.index(first))


def _asks_of_others(after: Sequence[Sequence[Heard]]) -> bool:
    """Whether what follows an act asks another of something else, and not whether the act is right."""
    said = [each for clause in after for each in clause if each.meaning != "stop"]
    if not said or any(each.meaning in ACTIONS | AMOUNTS | {"hedge", "if"} for each in said):
        return False
    words = _words(said)
    return len(words) >= _ENOUGH_TO_ASK and words[0] in listed("asks") and listed("asks-of-it").isdisjoint(words)


def _is_told(clause: Sequence[Heard], act: str, *, usual: bool) -> bool:
    """Whether a clause before a plain act tells of acts, or doubts something that is no act of now."""
    said = [each for each in clause if each.meaning not in ("stop", "join")]
    meanings = {each.meaning for each in said}
    words = _words(said)
    acts = [at for at, each in enumerate(said) if each.meaning in ACTIONS]
    if "wait" in meanings or ("instead" in meanings and (acts or "hedge" not in meanings)):
        return False
    if "if" in meanings:
        return usual
    if not acts:
        return _tells_without_an_act(said, act, words)
    if said[acts[0]].meaning == act and acts[0] and not meanings & {"deny"}:
        # The same act is done, whatever was said of it.
        return meanings.isdisjoint({"by", "to", *AMOUNTS}) and act in DONE
    return _tells_of_an_act(said, acts[0], words)


def _tells_without_an_act(said: Sequence[Heard], act: str, words: list[str]) -> bool:
    meanings = {each.meaning for each in said}
    more = [each for each in said if each.meaning not in ("filler", *_DOUBT)]
    if not more:
        return False
    if meanings <= _NO_ACT:
        # “Go big, raise” may say how much.
        return act in _SAY_ALL or "praise" not in meanings
    if "past" in meanings:
        return meanings.isdisjoint(AMOUNTS) or not meanings.isdisjoint(_OTHERS)
    if not meanings.isdisjoint(AMOUNTS):
        weighs = "deny" in meanings or words[0] in listed("wonders") or words[0] in listed("prices")
        return weighs and "chat" in meanings
    if "hedge" in meanings:
        wants = not listed("wants").isdisjoint(words)
        known = not meanings.isdisjoint(_TELL) and meanings <= _TELL | _DOUBT | {"filler", "about", "to", "instead"}
        return (known and not wants) or _might_have(said)
    return False


def _might_have(said: Sequence[Heard]) -> bool:
    """Whether a clause is of an act that another situation would have asked for (“за такие копейки грех не уравнять”)."""
    return any(each.meaning == "hedge" and each.words in listed("infinitives") for each in said) and (
        any(each.words in listed("wonders") or each.words in listed("regrets") for each in said)
    )


def _tells_of_an_act(said: Sequence[Heard], at: int, words: list[str]) -> bool:
    """Whether the first act of a clause, at a place in it, is told of."""
    before = said[:at]
    behind = _words(before)
    marks = {each.meaning for each in before}
    if any(each.meaning == "past" for each in before):
        return True
    if not marks.isdisjoint({"hedge", "ask"}):
        return "ask" not in marks or words[0] in listed("wonders")
    if _names_a_thing(said, at):
        return True
    if not marks.isdisjoint(_OTHERS):
        return True
    if not behind:
        return False
    last = behind[-1]
    if last in listed("objects"):
        return True
    if last == "to" and listed("future").isdisjoint(behind[-3:]):
        return True
    past = said[at].words.endswith(tuple(listed("past-endings")))
    return past and not listed("then").isdisjoint(words)


def _names_a_thing(said: Sequence[Heard], at: int) -> bool:
    """Whether the word of an act is the name of a thing there (“of folding”, “my raise”)."""
    before = _words(said[:at])
    while before and before[-1] in listed("articles"):
        before.pop()
    if before and before[-1] in listed("of-an-act"):
        return True
    described = any(each.meaning == "praise" or each.words.startswith("too ") for each in said)
    return described and said[at].words in listed("named-acts")
