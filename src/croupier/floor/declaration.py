"""What words declare: an action, an amount, both, something that binds nobody, or something nobody understands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from croupier.floor.hearing import ACTIONS, Heard, Sentence, sentences

Declared = Literal[
    "", "fold", "pass", "check", "call", "bet", "raise", "min-raise", "double", "all-in", "pot", "unknown"
]
"""What action words name; `` for an amount alone or silence."""

Void = Literal["", "question", "denied", "hedged"]
"""Why words bind nobody: a question, an action denied, or one that was only thought about."""

_BARE: Final = frozenset({"amount", "bare"})
_SAYS_HOW_MUCH: Final = frozenset({"all-in", "pot", "min-raise", "double"})
_WAGERS: Final = frozenset({"bet", "raise"})
_DONE: Final = frozenset({"fold", "pass", "check", "call", "all-in", "pot", "min-raise", "double"})


class Declaration(NamedTuple):
    """What was declared; `by` says the amount was named as the step of a raise, not as its total.

    `void` says why the words bind nobody. `unread` are words that were not understood and may change the rest; what
    was read of the rest is no more than a proposal then.
    """

    action: Declared = ""
    amount: int = 0
    bare: bool = False
    by: bool = False
    conditional: bool = False
    void: Void = ""
    unread: str = ""

    @property
    def silent(self) -> bool:
        """Whether nothing was declared at all."""
        return not self.action and not self.amount


def declaration(words: str) -> Declaration:
    """What words declare, in English or Russian: the first word binds.

    >>> declaration("raise, eight thousand")[:2], declaration("call, no, raise")[:2]
    (('raise', 8000), ('call', 0))
    >>> declaration("рейз тысяча двести").amount, declaration("I bet five").bare
    (1200, True)
    >>> declaration("if you bet, I will raise").conditional, declaration("should I call?").void
    (True, 'question')
    >>> declaration("I flibber 500")
    Declaration(action='', amount=500, bare=False, by=False, conditional=False, void='', unread='flibber')
    """
    said = sentences(words)
    conditional = any(each.meaning == "if" for sentence in said for each in sentence.heard)
    void: Void = ""
    strange: list[str] = []
    for sentence in said:
        if sentence.question and not conditional:
            void = "question"
            continue
        found = _of_sentence(sentence)
        if found.void:
            return Declaration("unknown", void=found.void)
        if found.silent or (found.action == "unknown" and not _first_action(sentence)):
            strange += [each.words for each in sentence.heard if each.meaning == "strange"]
            continue
        unread = " ".join([*strange, *found.unread.split()])
        return found._replace(conditional=conditional, unread=unread)
    if strange:
        return Declaration("unknown", conditional=conditional, unread=" ".join(strange))
    if void:
        return Declaration("unknown", void=void)
    return Declaration(conditional=conditional)


def _first_action(sentence: Sentence) -> bool:
    return any(each.meaning in ACTIONS for each in sentence.heard)


def _of_sentence(sentence: Sentence) -> Declaration:
    heard = [each for each in sentence.heard if each.meaning != "if"]
    place = next((at for at, each in enumerate(heard) if each.meaning in ACTIONS), None)
    if place is None:
        return _without_action(heard)
    before, first, after = heard[:place], heard[place], heard[place + 1 :]
    if any(each.meaning == "deny" for each in _clause_before(before)):
        return Declaration("unknown", void="denied")
    clause = list(_until_stop(after))
    if any(each.meaning == "hedge" for each in (*before, *clause)):
        return Declaration("unknown", void="hedged")
    unread = [each.words for each in before if each.meaning in ("strange", "deny", "other", "you")]
    action: Declared = first.meaning  # type: ignore[assignment]  # one of ACTIONS
    if action in _WAGERS:
        return _wager(action, before, after, unread)
    unread += [each.words for each in clause if each.meaning in ("strange", "other")]
    return Declaration(action, unread=" ".join(unread))


def _without_action(heard: Sequence[Heard]) -> Declaration:
    """An amount alone; with a word like `more` or `plus` it is a raise by so much (CLUB-2:2.8.10-a)."""
    if any(each.meaning in ("deny", "hedge") for each in heard):
        return Declaration("unknown", void="hedged" if any(e.meaning == "hedge" for e in heard) else "denied")
    if not any(each.meaning in _BARE for each in heard):
        by = any(each.meaning == "by" and each.words in _PLUS for each in heard)
        strange = " ".join(each.words for each in heard if each.meaning in ("strange", "other"))
        if by:
            return Declaration("raise", unread=strange)
        return Declaration("unknown", unread=strange) if strange else Declaration()
    by = any(each.meaning == "by" for each in heard)
    unread = [each.words for each in heard if each.meaning in ("strange", "other", "you")]
    return _wager("raise" if by else "", (), heard, unread, told=True)


_PLUS: Final = frozenset({"plus", "плюс"})


def _wager(
    action: Declared,
    before: Sequence[Heard],
    after: Sequence[Heard],
    unread: list[str],
    *,
    told: bool = False,
) -> Declaration:
    """A bet or a raise with what says how much: the first amount, all-in, the pot; what contradicts it is not read."""
    said = list(_up_to_denial(after))
    if not told:
        unread += _strange_before_the_amount(said)
    for each in said:
        if each.meaning in _SAYS_HOW_MUCH:
            return Declaration(each.meaning, unread=" ".join(unread))  # type: ignore[arg-type]  # one of Declared
        if each.meaning in ("fold", "check", "call", "pass"):
            break
    around = [*before, Heard("stop", ""), *said]
    amounts = [at for at, each in enumerate(around) if each.meaning in _BARE]
    if not amounts:
        by = any(each.meaning == "by" and each.words not in _PLUS for each in said)
        extra = [each.words for each in said if each.meaning == "by"] if by else []
        return Declaration(action or "unknown", unread=" ".join([*unread, *extra]))
    links = [_link(around, at) for at in amounts]
    chosen = amounts[0]
    if len(amounts) > 1:
        if links[-1] == "to":
            chosen = amounts[-1]
        else:
            unread += [around[at].words for at in amounts[1:]]
    link = links[amounts.index(chosen)]
    if link == "by-or-to":
        unread.append(f"{around[chosen - 1].words} {around[chosen].words}")
    amount = around[chosen]
    return Declaration(action, amount.value, amount.meaning == "bare", link == "by", unread=" ".join(unread))


def _link(heard: Sequence[Heard], at: int) -> str:
    """Whether an amount is what is added (`by`) or the total (`to`), as the words beside it say."""
    links = ("by", "to", "by-or-to")
    beside = [heard[at - 1] if at else None, heard[at + 1] if at + 1 < len(heard) else None]
    said = [each.meaning for each in beside if each is not None and each.meaning in links]
    if "by" in said and "to" in said:
        return "by-or-to"
    if "by" in said:
        return "by"
    return said[0] if said else ""


def _strange_before_the_amount(said: Sequence[Heard]) -> list[str]:
    """Unknown words up to the pause after the amount; what follows cannot change what was said first."""
    strange: list[str] = []
    amount = False
    for each in said:
        if each.meaning == "stop" and amount:
            break
        amount = amount or each.meaning in _BARE or each.meaning in _SAYS_HOW_MUCH
        if each.meaning in ("strange", "ask", "other"):
            strange.append(each.words)
    return strange


def _clause_before(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What was heard since the last pause."""
    for each in reversed(heard):
        if each.meaning == "stop":
            return
        yield each


def _until_stop(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What follows without a pause."""
    for each in heard:
        if each.meaning == "stop":
            return
        yield each


def _up_to_denial(heard: Sequence[Heard]) -> Iterator[Heard]:
    for each in heard:
        if each.meaning == "deny":
            return
        yield each
