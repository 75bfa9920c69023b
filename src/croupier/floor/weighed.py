"""What one weighs before an act that settles it: the other way, a wish that is past, chips that are only spoken of,
all that a `but` sets aside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from croupier.floor.heard import ACTIONS, AMOUNTS, KNOWN_TALK, NOBODY_KNOWS, Heard, words_of
from croupier.floor.vocabulary import act_like, listed, says

_OTHERS: Final = frozenset({"other", "you", "theirs"})

_NEVER: Final = frozenset({"wait", "instead", "vague"})
"""Meanings that are said of the act of now."""

_OF_A_WISH: Final = frozenset(
    {"hedge", "filler", "to", "by", "by-or-to", "about", "cards", "holding", "chat", "deny", "trait"}
)

_OF_CHIPS: Final = frozenset({"filler", "about", "to", "cards", "trait", "number"}) | KNOWN_TALK | _OTHERS

_SAYS_ALL: Final = frozenset({"fold", "check", "all-in"})
"""Acts with which no amount is named, nor called."""

_I_DO: Final = re.compile(r"[а-я]{2,}(?:ю|юсь|усь|[бвгджзклмнпрстчшщ]у)$")
"""How a Russian verb ends that says what one does oneself."""


def is_weighed(
    clause: Sequence[Heard], plain: Sequence[Heard], *, apart: bool = False, set_aside: bool = False
) -> bool:
    """Whether a clause before a plain act only weighs it; `apart` where it is a sentence of its own, `set_aside` where
    the act is set against it (`sets_aside`).

    >>> fold = Heard("if", "if"), Heard("filler", "i"), Heard("fold", "fold")
    >>> is_weighed(fold, [Heard("call", "call")])
    True
    >>> is_weighed(fold, [Heard("fold", "fold")])
    False
    """
    said = [each for each in clause if each.meaning not in ("stop", "join")]
    meanings = {each.meaning for each in said}
    act = next((each.meaning for each in plain if each.meaning in ACTIONS), "")
    if not said or _is_misspelled(said) or not meanings.isdisjoint(_NEVER):
        return False
    if "if" in meanings:
        return (
            _is_the_other_way(said, act)
            or _is_left_to_another(said)
            or _is_unreal(said, act)
            or any(each.words in listed("concedes") for each in said)
        )
    return (
        _was_wished(said)
        or _comes_to_it(said, act)
        or (apart and _is_disbelief(said))
        or _speaks_of_chips(said, plain, act)
        or _would_be(said, act)
        or (set_aside and _takes_no_act(said))
    )


def sets_aside(before: Sequence[Sequence[Heard]], plain: Sequence[Heard]) -> bool:
    """Whether a plain act is set against what was said before it, by a `but` or a denial between (“so tempted to fold,
    but call”, “мог бы уравнять, но не буду, пас”)."""
    if plain[0].meaning == "stop" and plain[0].words in listed("contrary"):
        return True
    last = [each.meaning for each in before[-1]] if before else []
    return "deny" in last and {"deny", "filler", "stop", "join"}.issuperset(last)


def _takes_no_act(said: Sequence[Heard]) -> bool:
    """Whether every act in it is doubted, asked about or denied before it is named, and nothing may be another."""
    at = next((n for n, each in enumerate(said) if each.meaning in ACTIONS), None)
    if {each.meaning for each in said} <= {"deny", "filler"}:
        return False
    if any(each.meaning in {"if", "by", "over", "number", "deed", "make", "put", *AMOUNTS} for each in said):
        return False
    return at is None or any(each.meaning in ("hedge", "ask", "deny") for each in said[:at])


def is_granted(clause: Sequence[Heard], after: Sequence[Heard]) -> bool:
    """Whether what another may hold, or that he bluffs, is granted him by what follows (“if you got aces, nice hand,
    call”)."""
    meanings = {each.meaning for each in clause}
    words = [each.words for each in after if each.meaning not in ("stop", "join")]
    bluffs = any(each.words in listed("bluffs") for each in clause)
    return (
        ({"if", "holding"} <= meanings or ("if" in meanings and bluffs))
        and (bluffs or not meanings.isdisjoint(("you", "other")))
        and meanings <= {"if", "holding", "filler", "chat", "about", "you", "other", "stop", "join"}
        and bool(words)
        and listed("granted").issuperset(words)
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
    does = next((n for n in range(at, len(said)) if act_of(said[n])), 0)
    between = said[at + 1 : does]
    if not does or any(each.meaning != "filler" for each in between):
        return False
    words = words_of(between)
    own = says("subjects-of-mine", words) or said[does].words.endswith(tuple(listed("my-endings")))
    return own and act_of(said[does]) != act


def _is_unreal(said: Sequence[Heard], act: str) -> bool:
    """Whether it says what one would do where things were otherwise (“if it was anyone else I'd fold, call”)."""
    would = next((n for n, each in enumerate(said) if each.words in listed("would")), len(said))
    done = next((act_of(each) for each in said[would:] if act_of(each)), act)
    return done != act


def _would_be(said: Sequence[Heard], act: str) -> bool:
    """Whether it says in Russian what would be, or what other act one would do (“был бы стек больше, повысил бы”)."""
    known = {"hedge", "by", "filler", "about", "past", *KNOWN_TALK, *_OTHERS, *ACTIONS}
    done = next((act_of(each) for each in said if act_of(each)), "")
    content = done or any(each.meaning in KNOWN_TALK for each in said)
    would = any("бы" in each.words.split() for each in said)
    return would and bool(content) and done != act and all(each.meaning in known for each in said)


def follows_from(before: Sequence[Heard], clause: Sequence[Heard]) -> bool:
    """Whether a clause says what would come of the other way that was weighed before it.

    >>> weighed = Heard("if", "если"), Heard("call", "уравняю")
    >>> follows_from(weighed, [Heard("stop", ","), Heard("deed", "завязну")])
    True
    """
    depends = any(each.meaning == "if" and each.words not in listed("concedes") for each in before)
    return depends and all(each.meaning not in {"if", "instead", *ACTIONS, *AMOUNTS} for each in clause)


def _is_left_to_another(said: Sequence[Heard]) -> bool:
    """Whether it says what another may do if he likes (“you can call if you want”)."""
    at = next(n for n, each in enumerate(said) if each.meaning == "if")
    words = [word for each in said[at + 1 :] for word in each.words.split()]
    theirs = at == 0 or said[0].meaning in ("you", "other")
    return theirs and bool(words) and listed("if-you-like").issuperset(words)


def _was_wished(said: Sequence[Heard]) -> bool:
    """Whether it is what one wanted before (“хотел повысить, но колл”)."""
    wished = any(each.meaning == "hedge" and each.words in listed("wished") for each in said)
    return wished and all(each.meaning in _OF_A_WISH | AMOUNTS or act_of(each) for each in said)


def _comes_to_it(said: Sequence[Heard], act: str) -> bool:
    """Whether it says that nothing is left but the act (“тут только пасовать, пас”)."""
    named = [each for each in said if _is_named(each)]
    return (
        len(named) == 1
        and act_of(named[0]) == act
        and says("only", [each.words for each in said])
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
    if act == "call" and _is_so_be_it(said):
        return True
    if not at or any(each.meaning in AMOUNTS for each in said[at[0] + 1 : at[0] + 2]):
        return False
    others = any(each.meaning in _OTHERS for each in said)
    known = _OF_CHIPS | AMOUNTS | {"past"} | (NOBODY_KNOWS if others else frozenset())
    if any(each.meaning not in known and each.words not in listed("costs") for each in said) or may_do(said):
        return False
    content = any(each.meaning in KNOWN_TALK | {"past"} or each.words in listed("costs") for each in said)
    words = [word for each in said for word in each.words.split()]
    lie = says("stands", words) or says("had", words)
    if act in _SAYS_ALL:
        return content and (at[0] > 0 or lie)
    if act == "call":
        lie = lie or says("costs", words)
    elif not any(each.meaning in AMOUNTS for each in plain):
        return False
    else:
        # “600 is nothing, raise to 3000.”
        lie = lie or (at[0] + 1 < len(said) and said[at[0] + 1].words in listed("amounts-to"))
    counted = said[at[0]].meaning == "bare" and at[0] + 1 < len(said) and said[at[0] + 1].meaning == "chat"
    return content and (lie or counted or (others and act != "call") or _was_anothers(said))


def _is_so_be_it(said: Sequence[Heard]) -> bool:
    """Whether an amount is only taken as it is (“шестьсот так шестьсот”)."""
    told = [each for each in said if each.meaning != "filler"]
    again = [each.value for each in told if each.meaning in AMOUNTS]
    return len(told) == len(again) > 1 == len(set(again)) and any(each.words == "так" for each in said)


def _was_anothers(said: Sequence[Heard]) -> bool:
    """Whether another did something with the chips at a time that was named (“last time you bet 600”)."""
    words = [word for each in said for word in each.words.split()]
    return any(each.meaning in ("you", "other") for each in said) and says("then", words)


def may_do(said: Sequence[Heard]) -> bool:
    """Whether one may do something oneself in it.

    >>> may_do([Heard("deed", "доставлю")]), may_do([Heard("chat", "river")])
    (True, False)
    """
    for before, each in zip((None, *said), said, strict=False):
        if _I_DO.match(each.words):
            return True
        myself = before is not None and before.words.split()[-1] in listed("myself")
        if myself and each.meaning == "chat" and each.words not in listed("had"):
            return True
    return False


def _is_named(each: Heard) -> bool:
    """Whether a Russian word only names an act (“рейзнуть”)."""
    return each.words.endswith("ть") and bool(act_of(each))


def act_of(each: Heard) -> str:
    """The act that a word is, or is a form of (“folded”, “рейзнуть”); `` where it is none.

    >>> act_of(Heard("hedge", "рейзнуть")), act_of(Heard("chat", "river"))
    ('raise', '')
    """
    if each.meaning in ACTIONS:
        return each.meaning
    if each.meaning not in ("past", "hedge", *NOBODY_KNOWS) or " " in each.words:
        return ""
    return act_like(each.words)
