"""Two acts that contradict each other: whether the first of them was said to be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from croupier.floor.heard import ACTIONS, AMOUNTS, DONE, Heard, words_of
from croupier.floor.vocabulary import begins, listed, says

_OF_ONE: Final = frozenset({"bet", "raise", "make", "put", "all-in", "min-raise", "min-bet", "times", "pot"})
"""Acts of which one may say how much another is."""

_CORRECTS: Final = frozenset({"deny", "instead", "wait"})


def is_doubtful(first: Sequence[Heard], later: Sequence[Sequence[Heard]]) -> bool:
    """Whether a plain act is followed by another that is as plain, and may have been no more than named.

    Who takes back what he said has said it (“call, no, raise”); who counts up what others do has not (“этот пас, тот
    пас, а я колл”).

    >>> fold, call = Heard("fold", "пас"), Heard("call", "колл")
    >>> is_doubtful([Heard("filler", "этот"), fold], [[Heard("filler", "я"), call]])
    True
    >>> is_doubtful([fold], [[Heard("deny", "нет")], [call]])
    False
    """
    act, of_another = _act(first), False
    if _counts_up(first):
        return True
    then = [each for each in later[0] if each.meaning != "stop"] if later else []
    if begins("told-by", words_of(then)) or _is_advice(then):
        # ““Fold”, he said”, “fold, I think you should”.
        return True
    only_named = any(each.words in listed("only-named") for each in first)
    if only_named and any(each.meaning in DONE for each in first):
        return True
    for clause in later:
        if any(each.meaning in _CORRECTS for each in clause):
            return False
        of_another = of_another or _is_of_another(clause)
        other = _act(clause)
        if not other or other == act or {act, other} <= _OF_ONE or not _is_bare(clause):
            continue
        own = _says(clause, "subjects-of-mine") and not _says(first, "subjects-of-mine")
        if only_named or (own and other in DONE) or of_another or _says(first, "points-at"):
            return True
    return False


def _counts_up(clause: Sequence[Heard]) -> bool:
    """Whether one act is counted with another (“call and a raise”, “бет и пас”); “колл и рейз” is a raise said in two
    words, of which the first counts."""
    acts = [at for at, each in enumerate(clause) if each.meaning in ACTIONS]
    if len(acts) < _TWO:
        return False
    between = clause[acts[0] + 1 : acts[1]]
    if [each.meaning for each in between] == ["join"]:
        alone = acts == [0, len(clause) - 1] and clause[0].meaning not in ("call", clause[-1].meaning)
        return alone and all(clause[at].words in listed("names-of-acts") for at in acts)
    return (
        between[:1] != []
        and between[0].meaning == "join"
        and all(each.words in listed("one-more") for each in between[1:])
    )


_TWO: Final = 2


def _is_advice(clause: Sequence[Heard]) -> bool:
    """Whether it says that another is to do what was named, or meant it."""
    doubted = any(each.meaning == "hedge" for each in clause)
    return doubted and "you" in words_of(clause) and says("of-the-act", words_of(clause))


def _act(clause: Sequence[Heard]) -> str:
    return next((each.meaning for each in clause if each.meaning in ACTIONS), "")


def _is_of_another(clause: Sequence[Heard]) -> bool:
    """Whether it says that what was named is what another does (“raise, raise, that's all you do, fold”)."""
    doer = next((at for at, each in enumerate(clause) if each.meaning in ("you", "other")), len(clause))
    return any(each.words in listed("does") or each.words == "do" for each in clause[doer + 1 :])


def _is_bare(clause: Sequence[Heard]) -> bool:
    return all(each.meaning in {"filler", "stop", "join", "to", *ACTIONS, *AMOUNTS} for each in clause)


def _says(clause: Sequence[Heard], name: str) -> bool:
    """Whether one of a list of words stands before the act."""
    words: list[str] = []
    for each in clause:
        if each.meaning in ACTIONS:
            break
        words += each.words.split()
    return says(name, words)
