"""Provisos that no `if` says: “call only with aces”, “five hundred more and I'm happy”, “two thousand, too much”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from croupier.floor.heard import (
    ACTIONS,
    AMOUNTS,
    DASHES,
    KNOWN_TALK,
    NOBODY_KNOWS,
    OF_OTHERS,
    Heard,
    words_of,
)
from croupier.floor.vocabulary import act_like, begins, listed, says

_HELD: Final = frozenset({"holding", "cards"})

_SAYS_NOTHING: Final = (
    KNOWN_TALK | NOBODY_KNOWS | OF_OTHERS | {"filler", "about", "past", "ask", "join", "vague"}
)
"""Meanings of a clause that neither does anything nor takes anything back."""

_ALWAYS_ONES_OWN: Final = frozenset({"all-in", "pot"})
"""Acts that nobody asks of another."""


def with_provisos(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What was heard of a sentence, with all that an act or an amount depends on as an `if`, and with what says of
    an amount alone that it is dear as not understood.

    >>> said = Heard("call", "call"), Heard("filler", "only"), Heard("about", "with"), Heard("holding", "aces")
    >>> [each.meaning for each in with_provisos(said)]
    ['call', 'if', 'about', 'holding']
    >>> said = Heard("amount", "500", 500), Heard("join", "and"), Heard("filler", "i m"), Heard("chat", "happy")
    >>> [each.meaning for each in with_provisos(said)]
    ['amount', 'if']
    """
    done = any(each.meaning in ACTIONS for each in heard)
    amount = not done and any(each.meaning in AMOUNTS for each in heard)
    for at, each in enumerate(heard):
        depends = is_proviso(heard, at) or _is_but(heard, at) or is_left_to_another(heard, at)
        if depends or _is_supposed(heard, at) or _is_exchange(heard, at) or _is_consequence(heard, at):
            yield each._replace(meaning="if")
        elif _says_what_it_is(heard, at):
            yield each._replace(meaning="strange")
        elif _is_outcome(heard, at):
            yield Heard("if", " ".join(one.words for one in heard[at:]))
            return
        elif amount and _is_likened(heard, at):
            yield Heard("likened", " ".join(words_of([each, *_clause(heard, at)[1]])))
        elif amount and each.words in listed("dear"):
            yield each._replace(meaning="strange")
        else:
            yield each


def _says_what_it_is(heard: Sequence[Heard], at: int) -> bool:
    """Whether a word after a dash begins to say what the act before it is (“пас — это не ко мне”)."""
    dash = at > 1 and heard[at - 1].words in DASHES
    return dash and begins("defines", words_of(heard[at : at + 2])) > 0 and heard[at - 2].meaning in ACTIONS


def _is_likened(heard: Sequence[Heard], at: int) -> bool:
    """Whether a clause after an amount begins there that may say what so much is, whose it was or that another said it
    (“two thousand, that's my rent”, “две тысячи, столько я проиграл”): one that only goes on leaves the amount."""
    if not at or heard[at - 1].meaning != "stop" or not any(each.meaning in AMOUNTS for each in heard[:at]):
        return False
    clause = [each for each in (heard[at], *_clause(heard, at)[1]) if each.meaning != "join"]
    meanings = {each.meaning for each in clause}
    holds = "holding" in meanings and not says("it-is", words_of(clause))
    goes_on = holds or _goes_on(clause) or meanings == {"name"}
    return bool(clause) and meanings <= _SAYS_NOTHING and not goes_on


def _goes_on(clause: Sequence[Heard]) -> bool:
    """Whether a clause says nothing but that it goes on (“please, dealer”, “let's see a card”)."""
    words = words_of(clause)
    if begins("goes-on-with", words):
        return True
    while length := begins("goes-on", words):
        del words[:length]
    return not words


def is_likening(clause: Sequence[Heard]) -> bool:
    """Whether a clause says what an amount before it is, or when somebody had so much.

    >>> is_likening([Heard("filler", "that s"), Heard("filler", "my"), Heard("chat", "rent")])
    True
    """
    words = words_of(clause)
    had = says("had", words) and not any(each.meaning in _HELD for each in clause)
    return not _goes_on(clause) and (begins("refers", words) > 0 or had)


def _clause(heard: Sequence[Heard], at: int) -> tuple[Sequence[Heard], Sequence[Heard]]:
    """What stands before a place and after it without a pause."""
    start = next((n + 1 for n in range(at - 1, -1, -1) if heard[n].meaning == "stop"), 0)
    end = next((n for n in range(at + 1, len(heard)) if heard[n].meaning == "stop"), len(heard))
    return heard[start:at], heard[at + 1 : end]


def is_proviso(heard: Sequence[Heard], at: int) -> bool:
    """Whether it says with what cards alone something is done (“only with aces”), and not that it is no more than
    that (“with only a pair”, “only a call”)."""
    when = heard[at].words in listed("when-held")
    if not when and heard[at].words not in listed("only"):
        return False
    before, after = _clause(heard, at)
    rest = [each for each in after if each.words not in listed("articles")]
    held = [each.meaning in _HELD for each in rest]
    if when:
        return held[:1] == [True]
    leads = [each.words in listed("held-by") for each in rest]
    if leads[:1] == [True] and held[1:2] == [True]:
        return True
    acts = [n for n, each in enumerate(rest) if each.meaning in ACTIONS]
    if acts and held[:1] == [True] and not any(each.words in listed("held-by") for each in before[-1:]):
        # “Only aces call here.”
        return True
    if acts and any(lead and has for lead, has in zip(leads[acts[0] :], held[acts[0] + 1 :], strict=False)):
        # “I only call with aces.”
        return heard[at].words not in listed("merely")
    return _holds(before)


def _holds(before: Sequence[Heard]) -> bool:
    """Whether cards that are held stand right before (“with aces only”)."""
    said = [each for each in before if each.words not in listed("articles")]
    return len(said) > 1 and said[-1].meaning == "holding" and said[-2].words in listed("held-by")


def _is_but(heard: Sequence[Heard], at: int) -> bool:
    """Whether an act is put off or narrowed after it (“call, but not now”)."""
    if heard[at].words not in listed("narrows") or not any(each.meaning in ACTIONS for each in heard[:at]):
        return False
    after = _clause(heard, at)[1]
    first = next((each for each in after if each.meaning != "join"), None)
    if first is None or not (
        first.meaning == "deny" or first.words in listed("only") or first.words in listed("changes")
    ):
        return False
    if heard[at].meaning == "join" and first.words in listed("only"):
        return True
    depends = listed("changes") | listed("at-this-time")
    return any(each.meaning in {"about", "if", *AMOUNTS} or each.words in depends for each in after)


def is_left_to_another(heard: Sequence[Heard], at: int) -> bool:
    """Whether it waits for what another has not done yet, or depends on what he does not do.

    >>> is_left_to_another([Heard("deny", "пока не"), Heard("past", "сбросишь")], 0)
    True
    >>> is_left_to_another([Heard("deny", "не"), Heard("chat", "покажешь"), Heard("cards", "карту")], 0)
    True
    """
    return _is_until(heard, at) or _is_not_done(heard, at)


def _is_not_done(heard: Sequence[Heard], at: int) -> bool:
    """Whether it begins with what another is not to show or to do (“не покажешь карту, колл”)."""
    before, after = _clause(heard, at)
    if heard[at].meaning != "deny" or any(each.meaning not in ("filler", "join") for each in before):
        return False
    does = next((each for each in after if each.meaning != "filler"), None)
    theirs = does is not None and does.words.endswith(tuple(listed("your-endings")))
    return does is not None and theirs and (does.words in listed("shows") or bool(act_like(does.words)))


def _is_until(heard: Sequence[Heard], at: int) -> bool:
    """Whether it waits for what another has not done yet (“пока она не повысит, колл”)."""
    if heard[at].words not in listed("until"):
        return False
    after = [each for each in _clause(heard, at)[1] if each.meaning != "filler"]
    denied = heard[at].meaning == "deny" or any(each.meaning == "deny" for each in after[:2])
    theirs = any(each.words.endswith(tuple(listed("your-endings"))) for each in after[:2])
    return denied and (theirs or any(each.meaning in ("other", "you") for each in after[:1]))


def _is_consequence(heard: Sequence[Heard], at: int) -> bool:
    """Whether an act comes of what another is to do (“покажешь карту, тогда пас”)."""
    if heard[at].words not in listed("consequence") or at == 0 or heard[at - 1].meaning != "stop":
        return False
    before = _clause(heard, at - 1)[0]
    if any(each.meaning == "past" or each.words in listed("was-done") or _was(each) for each in before):
        # “You got me, then fold.”
        return False
    theirs = [each.words for each in before if each.words.endswith(tuple(listed("your-endings")))]
    others = any(each.meaning in ("you", "other") for each in before)
    return bool(theirs) or others or any(each.words in listed("shows") for each in before)


def _was(each: Heard) -> bool:
    return each.words.endswith(tuple(listed("past-endings")))


def _is_supposed(heard: Sequence[Heard], at: int) -> bool:
    """Whether it begins with what one other does, from which an act may follow (“she raises, I'm out”)."""
    if at or heard[0].words not in listed("somebody"):
        return False
    after = [each for each in _clause(heard, 0)[1] if each.meaning != "filler"]
    does = len(after) == 1 and after[0].words.endswith("s") and bool(act_like(after[0].words))
    return does and any(each.meaning in ACTIONS for each in heard)


def _is_exchange(heard: Sequence[Heard], at: int) -> bool:
    """Whether an act is offered for what another is to show, without a pause (“сброшу а ты покажи”)."""
    if heard[at].words not in listed("exchange"):
        return False
    before, after = _clause(heard, at)
    acts = any(each.meaning in ACTIONS for each in before)
    asked = [each.words for each in after if each.meaning not in ("other", "you", "name")]
    return acts and len(asked) < len(after) and bool(asked) and asked[0] in listed("shows")


def _is_outcome(heard: Sequence[Heard], at: int) -> bool:
    """Whether it says what would come of an amount, or of what might be asked of another (“fold and I'll show”)."""
    if heard[at].words not in listed("and"):
        return False
    before = heard[:at]
    same_clause, after = _clause(heard, at)
    later = heard[at:]
    acts = [each for each in before if each.meaning in ACTIONS]
    if not acts:
        named = any(each.meaning in AMOUNTS for each in before)
        more = any(each.meaning in (ACTIONS - {"make"}) | AMOUNTS for each in later)
        goes_on = not same_clause and _goes_on(after)
        told = [each for each in after if each.meaning != "filler" or _is_content(each)]
        return named and not more and bool(told) and not goes_on
    if acts[0].meaning in _ALWAYS_ONES_OWN or not _may_be_asked(before, acts[0]) or not after:
        return False
    if not same_clause:
        return any(_is_content(each) for each in after)
    return after[0].words.split()[0] in listed("subjects")


def _is_content(each: Heard) -> bool:
    return each.words in listed("content")


def _may_be_asked(before: Sequence[Heard], act: Heard) -> bool:
    """Whether an act may be asked of another: nobody is said to do it, and its word has no ending of one who does."""
    said = [each.words for each in before[: list(before).index(act)]]
    ends = tuple(listed("my-endings") | listed("past-endings") | {"ing"})
    return not any(words.split()[0] in listed("subjects") for words in said) and not act.words.endswith(ends)
