"""What one weighs before an act that settles it: the other way, a wish that is past, chips that are only spoken of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from croupier.floor.heard import ACTIONS, AMOUNTS, KNOWN_TALK, NOBODY_KNOWS, Heard
from croupier.floor.vocabulary import listed, speech

_OTHERS: Final = frozenset({"other", "you", "theirs"})

_NEVER: Final = frozenset({"wait", "instead", "vague"})
"""Meanings that are said of the act of now."""

_OF_A_WISH: Final = frozenset(
    {"hedge", "filler", "to", "by", "by-or-to", "about", "cards", "holding", "chat", "deny", "trait"}
)

_OF_CHIPS: Final = frozenset({"filler", "about", "to", "cards", "trait", "number"}) | KNOWN_TALK | _OTHERS

_SAYS_ALL: Final = frozenset({"fold", "check", "all-in"})
"""Acts with which no amount is named, nor called."""

_LIKE: Final = 4
"""So many letters in common make two words forms of one, or a whole word that is one shorter."""

_I_DO: Final = re.compile(r"[а-я]{2,}(?:ю|юсь|усь|[бвгджзклмнпрстчшщ]у)$")
"""How a Russian verb ends that says what one does oneself."""


def is_weighed(clause: Sequence[Heard], plain: Sequence[Heard], *, apart: bool) -> bool:
    """Whether a clause before a plain act only weighs it; `apart` where it is a sentence of its own.

    >>> fold = Heard("if", "if"), Heard("filler", "i"), Heard("fold", "fold")
    >>> is_weighed(fold, [Heard("call", "call")], apart=False)
    True
    >>> is_weighed(fold, [Heard("fold", "fold")], apart=False)
    False
    """
    said = [each for each in clause if each.meaning not in ("stop", "join")]
    meanings = {each.meaning for each in said}
    act = next(each.meaning for each in plain if each.meaning in ACTIONS)
    if not said or _is_misspelled(said) or not meanings.isdisjoint(_NEVER):
        return False
    if "if" in meanings:
        return _is_the_other_way(said, act)
    return (
        _was_wished(said)
        or _comes_to_it(said, act)
        or (apart and _is_disbelief(said))
        or _speaks_of_chips(said, plain, act)
    )


def _is_misspelled(said: Sequence[Heard]) -> bool:
    """Whether a word of it may be an act of one's own, or a doubt, misspelled."""
    for each in said:
        if each.meaning in ("you", "other"):
            return False
        if each.meaning == "near" and not _is_named(each):
            return True
    return False


def _is_the_other_way(said: Sequence[Heard], act: str) -> bool:
    """Whether it says what would come of another act of one's own (“if I fold I'll regret it, call”)."""
    at = next(n for n, each in enumerate(said) if each.meaning == "if")
    does = next((n for n in range(at, len(said)) if _act_of(said[n])), 0)
    between = said[at + 1 : does]
    if not does or any(each.meaning != "filler" for each in between):
        return False
    words = " ".join([each.words for each in between]).split()
    own = not {"i", "я"}.isdisjoint(words) or said[does].words.endswith(tuple(listed("my-endings")))
    return own and _act_of(said[does]) != act


def _was_wished(said: Sequence[Heard]) -> bool:
    """Whether it is what one wanted before (“хотел повысить, но колл”)."""
    wished = any(each.meaning == "hedge" and each.words in listed("wished") for each in said)
    return wished and all(each.meaning in _OF_A_WISH | AMOUNTS or _act_of(each) for each in said)


def _comes_to_it(said: Sequence[Heard], act: str) -> bool:
    """Whether it says that nothing is left but the act (“тут только пасовать, пас”)."""
    named = [each for each in said if _is_named(each)]
    return (
        len(named) == 1
        and _act_of(named[0]) == act
        and not listed("only").isdisjoint(each.words for each in said)
        and all(each is named[0] or each.meaning in KNOWN_TALK | {"filler", "about"} for each in said)
    )


def _is_disbelief(said: Sequence[Heard]) -> bool:
    """Whether it says that one does not think something (“I don't think you have it. Call”)."""
    content = [each.meaning for each in said if each.meaning != "filler"]
    return content[:2] == ["deny", "hedge"] and {"deny", "hedge", *KNOWN_TALK, *_OTHERS}.issuperset(content)


def _speaks_of_chips(said: Sequence[Heard], plain: Sequence[Heard], act: str) -> bool:
    """Whether an amount in it is of chips that lie somewhere, were had, or of something else (“twenty minutes”).

    The act after it needs none, or names its own; nobody knows of nothing in it that one may do oneself with them.
    """
    at = [n for n, each in enumerate(said) if each.meaning in AMOUNTS]
    if not at or any(each.meaning in AMOUNTS for each in said[at[0] + 1 : at[0] + 2]):
        return False
    others = any(each.meaning in _OTHERS for each in said)
    known = _OF_CHIPS | AMOUNTS | {"past"} | (NOBODY_KNOWS if others else frozenset())
    if any(each.meaning not in known for each in said) or _may_do(said):
        return False
    content = any(each.meaning in KNOWN_TALK | {"past"} for each in said)
    if act in _SAYS_ALL:
        return content and at[0] > 0
    if act != "call" and not any(each.meaning in AMOUNTS for each in plain):
        return False
    words = {word for each in said for word in each.words.split()}
    lie = not words.isdisjoint(listed("stands") | listed("had"))
    counted = said[at[0]].meaning == "bare" and at[0] + 1 < len(said) and said[at[0] + 1].meaning == "chat"
    return content and (lie or counted or (others and act != "call") or _was_anothers(said))


def _was_anothers(said: Sequence[Heard]) -> bool:
    """Whether another did something with the chips at a time that was named (“last time you bet 600”)."""
    words = {word for each in said for word in each.words.split()}
    return any(each.meaning in ("you", "other") for each in said) and not words.isdisjoint(listed("then"))


def _may_do(said: Sequence[Heard]) -> bool:
    """Whether one may do something oneself in it."""
    for before, each in zip((None, *said), said, strict=False):
        if _I_DO.match(each.words):
            return True
        myself = before is not None and before.words.split()[-1] in listed("myself")
        if myself and each.meaning == "chat" and each.words not in listed("had"):
            return True
    return False


def _is_named(each: Heard) -> bool:
    """Whether a Russian word only names an act (“рейзнуть”)."""
    return each.words.endswith("ть") and bool(_act_of(each))


def _act_of(each: Heard) -> str:
    """The act that a word is, or is a form of (“folded”, “рейзнуть”); `` where it is none."""
    if each.meaning in ACTIONS:
        return each.meaning
    if each.meaning not in ("past", "hedge", *NOBODY_KNOWS) or " " in each.words:
        return ""
    return _forms().get(each.words[:_LIKE], "") or _forms().get(each.words[: _LIKE - 1], "")


@cache
def _forms() -> dict[str, str]:
    """The act that words mean which begin so, where it is but one."""
    found: dict[str, set[str]] = {}
    for words, meaning in speech().items():
        if len(words) == 1 and len(words[0]) >= _LIKE - 1 and meaning in ACTIONS:
            found.setdefault(words[0][:_LIKE], set()).add(meaning)
    return {begun: meanings.pop() for begun, meanings in found.items() if len(meanings) == 1}
