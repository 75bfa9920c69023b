"""What words declare: an action, an amount, both, something that binds nobody, or something nobody understands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from croupier.errors import Mistake
from croupier.floor.heard import ACTIONS, AMOUNTS, LONGEST, OF_OTHERS, Heard, Sentence
from croupier.floor.hearing import sentences
from croupier.floor.vocabulary import act_like, listed

Declared = Literal[
    "",
    "fold",
    "pass",
    "check",
    "call",
    "bet",
    "raise",
    "min-bet",
    "min-raise",
    "times",
    "all-in",
    "pot",
    "unknown",
]
"""What action words name; `` for an amount alone or silence."""

Void = Literal["", "question", "denied", "hedged"]
"""Why words bind nobody: a question, an action denied, or one that was only thought about."""

_SAYS_HOW_MUCH: Final = frozenset({"all-in", "pot", "min-raise", "min-bet", "times"})
_WAGERS: Final = frozenset({"bet", "raise", "make", "put"})
_NAMELESS: Final = {"make": "raise", "put": "bet"}
"""Words that declare only with an amount: “make it” a raise to it, “put in” no more than such chips."""
_DONE: Final = frozenset({"fold", "pass", "check", "call"})
_TAKEN_BACK: Final = frozenset({"deny", "instead"})
_HEDGES: Final = frozenset({"hedge", "wait"})
_NOT_READ: Final = frozenset({"strange", "number", "other", "remark", "praise"})
_AMONG: Final = {
    **{action: ACTIONS - {action} for action in ACTIONS},
    **{action: frozenset({"pot"}) for action in _DONE},
    "pot": ACTIONS - {"pot", "bet", "raise"},
    "all-in": ACTIONS - {"all-in", "bet", "raise"},
    "min-raise": ACTIONS - {"min-raise", "raise"},
}
"""Actions that say something else beside one."""


class Declaration(NamedTuple):
    """What was declared; `by` says the amount was named as the step of a raise, not as its total.

    `void` says why the words bind nobody. `unread` are words that were not understood and may change the rest; what
    was read of the rest is no more than a proposal then. `either` are words that leave open whether the amount is a
    step or a total; where nothing is bet, both are the same. `apart` are words that were not understood either, but
    stand apart from all that counts. `beside` is an amount named with an action that says by itself how much it is
    (“all in for 900”). `times` is the multiple of the bet that was named, `over` the bet that was named as what the
    amount is added to (“your 600 plus 900”), or as what is called (“it is only 600, call”). `named` is the amount
    where it was said before the word “raise” (“2,000, raise”): alone it may have been another act. `answers` is a word
    for a raise that only answers a bet (“check-raise”). `half` says that half of the unit of a bare amount is added
    (“two and a half”). `worded` says that “bet” or “raise” was said with a word for how much (“bet the pot”).
    """

    action: Declared = ""
    amount: int = 0
    bare: bool = False
    by: bool = False
    conditional: bool = False
    void: Void = ""
    unread: str = ""
    either: str = ""
    beside: int = 0
    apart: str = ""
    times: int = 0
    over: int = 0
    named: int = 0
    answers: str = ""
    half: bool = False
    worded: bool = False

    @property
    def silent(self) -> bool:
        """Whether nothing was declared at all."""
        return not self.action and not self.amount

    @property
    def certain(self) -> bool:
        """Whether all was understood and binds."""
        return not (self.silent or self.void or self.unread or self.conditional or self.action == "unknown")


@lru_cache(maxsize=2048)
def declaration(words: str) -> Declaration:
    """What words declare, in English or Russian: the first word binds.

    Raises `Mistake` for words that are longer than `LONGEST`.

    >>> declaration("raise, eight thousand")[:2], declaration("call, no, raise")[:2]
    (('raise', 8000), ('call', 0))
    >>> declaration("рейз тысяча двести").amount, declaration("I bet five").bare
    (1200, True)
    >>> declaration("if you bet, I will raise").conditional, declaration("should I call?").void
    (True, 'question')
    >>> declaration("good raise, I call").action, declaration("let me see").void
    ('call', 'hedged')
    >>> declaration("I flibber 500")[:2], declaration("I flibber 500").unread
    (('', 500), 'flibber')
    >>> declaration("not calling, fold").action, declaration("не уравниваю").void
    ('fold', 'denied')
    >>> declaration("raise to three times your bet").times, declaration("your 600 plus 900")[:4]
    (3, ('raise', 900, False, True))
    """
    if len(words) > LONGEST:
        raise Mistake("floor-sentence-too-long", most=LONGEST)
    said = sentences(words)
    conditional = any(
        each.meaning == "if"
        for sentence in said
        if not sentence.asked or len(said) == 1
        for each in sentence.heard
    )
    void: Void = ""
    strange: list[str] = []
    remarks: list[str] = []
    denied: set[str] = set()
    for at, sentence in enumerate(said):
        if sentence.question and (sentence.asked or not conditional):
            void = "question"
            continue
        if void and all(each.meaning in ("deny", "stop") for each in sentence.heard):
            continue
        if void == "question" and all(each.meaning in {"to", *AMOUNTS} for each in sentence.heard):
            # “Raise? To two thousand.”
            strange += [each.words for each in sentence.heard if each.meaning == "to"]
        found = _of_sentence(sentence)
        if found.void == "denied" and _depends_on_a_denial(sentence):
            return Declaration("unknown", conditional=True)
        if found.void == "denied" or found.action in denied:
            void = "denied"
            denied |= {each.meaning for each in sentence.heard if each.meaning in ACTIONS}
            continue
        if found.void and not _decided_then(said[at + 1 :]):
            return Declaration("unknown", void=found.void)
        if found.void:
            void = found.void
            continue
        if found.silent or (found.action == "unknown" and not _first_action(sentence)):
            strange += [each.words for each in sentence.heard if each.meaning in _NOT_READ - {"remark"}]
            remarks += [each.words for each in sentence.heard if each.meaning == "remark"]
            continue
        unread = " ".join([*strange, *found.unread.split()])
        apart = " ".join([words for each in said for words in _not_read(each) if words not in unread])
        return found._replace(conditional=conditional, unread=unread, apart=apart)
    if void and not strange:
        return Declaration("unknown", void=void)
    if strange or remarks:
        return Declaration("unknown", conditional=conditional, unread=" ".join([*remarks, *strange]))
    return Declaration(conditional=conditional, unread=words.strip())


def _decided_then(said: Sequence[Sentence]) -> bool:
    """Whether nothing but an act follows a doubt (“probably, a fold. No, call.”)."""
    heard = [
        each for sentence in said for each in sentence.heard if each.meaning not in ("stop", *_TAKEN_BACK)
    ]
    asked = any(sentence.question or sentence.apart for sentence in said)
    return len(said) == 1 and not asked and [each.meaning in ACTIONS for each in heard] == [True]


def _depends_on_a_denial(sentence: Sentence) -> bool:
    """Whether an act depends on what is not done (“if you don't raise, I'll call”, with a pause or without)."""
    condition = list(_until_stop(sentence.heard))
    rest: Sequence[Heard] = sentence.heard[len(condition) + 1 :]
    if not rest:
        not_done = next((at for at, each in enumerate(condition) if _may_be_done(each)), len(condition))
        rest = condition[not_done + 1 :]
    decided = {each.meaning for each in rest}
    return (
        condition[:1] != []
        and condition[0].meaning == "if"
        and "deny" not in decided
        and bool(decided & ACTIONS)
    )


def _may_be_done(each: Heard) -> bool:
    """Whether it is an act, or begins as one does (“повысит”)."""
    return each.meaning in ACTIONS or (each.meaning == "strange" and bool(act_like(each.words)))


def _not_read(sentence: Sentence) -> list[str]:
    """The words of a sentence that nobody knows, apart from an act or beside it."""
    return [
        *sentence.apart,
        *(each.words for each in sentence.heard if each.meaning in ("strange", "number")),
    ]


def _first_action(sentence: Sentence) -> bool:
    return any(each.meaning in ACTIONS for each in sentence.heard)


def _of_sentence(sentence: Sentence) -> Declaration:
    heard = _decided([each for each in _owned(sentence.heard) if each.meaning not in ("if", "theirs")])
    place = next((at for at, each in enumerate(heard) if each.meaning in ACTIONS), None)
    if place is None:
        return _without_action(heard)
    before = [each for each in heard[:place] if each.meaning != "remark"]
    first, after = heard[place], heard[place + 1 :]
    if any(each.meaning == "deny" for each in _clause_before(before)):
        return Declaration("unknown", void="denied")
    clause = list(_until_stop(after))
    if any(each.meaning in _HEDGES for each in (*before, *clause)) or _doubted(after[len(clause) + 1 :]):
        return Declaration("unknown", void="hedged")
    unread = [each.words for each in before if each.meaning in ("strange", "number", "deny", "other", "you")]
    # “Two thousand, what a bet.”
    unread += [each.words for each in _clause_before(before) if each.meaning == "ask"]
    if first.meaning in _WAGERS:
        if before and before[-1].meaning == "by-or-to":
            # “На мне рейз.”
            unread.append(before[-1].words)
        if any(each.meaning == "amount" for each in after[:3]):
            # “Small bet, four hundred.”
            unread = [words for words in unread if words not in listed("sizes")]
        return _wager(first, before, after, unread)
    amounts = [each for each in before if each.meaning in AMOUNTS]
    named = amounts[0].value if first.meaning == "call" and len(amounts) == 1 else 0
    whole = first.meaning == "all-in" and [each.meaning for each in amounts] == ["amount"]
    unread += [
        each.words
        for each in before
        if each.meaning in ("by", "by-or-to") or (each in amounts and not named and not whole)
    ]
    unread += [each.words for each in clause if each.meaning in _NOT_READ or each.meaning == "deny"]
    unread += [each.words for each in clause if each.meaning in _AMONG[first.meaning]]
    if first.meaning in _DONE:
        # “Call at seven”, “fold at 7.”
        counts = {"bare"} if first.meaning == "call" else AMOUNTS
        unread += [each.words for each in clause if each.meaning in counts and each.value > 1]
    if first.meaning == "pot":
        # “The pot is three thousand.”
        unread += [each.words for each in after if each.meaning in AMOUNTS]
    if first.meaning in ("min-raise", "min-bet") and clause[:1] and clause[0].meaning in AMOUNTS:
        # “Рейз минимум две тысячи.”
        unread.append(clause[0].words)
    if unread and _said_again(first, after[len(clause) + 1 :]):
        unread = []
    around = _until_taken_back(after) if first.meaning == "min-raise" else clause
    beside = next(
        (each.value for each in (*around, *(amounts if whole else ())) if each.meaning == "amount"), 0
    )
    action: Declared = first.meaning  # type: ignore[assignment]  # one of ACTIONS, and no wager
    return Declaration(action, unread=" ".join(unread), beside=beside, times=first.value, over=named)


def _owned(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What was heard; a word that a wager is another's is not understood where it comes after it (“ставка твоя”)."""
    for at, each in enumerate(heard):
        follows = at and heard[at - 1].meaning in _WAGERS | {"pot"} and each.meaning == "theirs"
        alone = at + 1 == len(heard) or heard[at + 1].meaning not in ACTIONS
        yield each._replace(meaning="strange") if follows and alone else each


def _decided(heard: Sequence[Heard]) -> Sequence[Heard]:
    """What is decided after a denial and a pause (“no, fold”, “not calling, fold”); all of it where nothing is."""
    denied: set[str] = set()
    rest = heard
    while True:
        clause = list(_until_stop(rest))
        if len(clause) == len(rest) or (clause and not _is_denial(clause)):
            break
        denied |= {each.meaning for each in clause}
        rest = rest[len(clause) + 1 :]
    if "deny" not in denied:
        return heard
    action = next((each.meaning for each in rest if each.meaning in ACTIONS), "")
    decided = (
        action and action not in denied and not any(each.meaning == "deny" for each in _until_stop(rest))
    )
    return rest if decided else heard


def _is_denial(clause: Sequence[Heard]) -> bool:
    """Whether it says what he does not do, or no more than “no”."""
    said = [each.meaning for each in clause if each.meaning != "instead"]
    return said[:1] == ["deny"] and ACTIONS.union({"deny", "hedge", "to", "you"}).issuperset(said)


def _without_action(heard: Sequence[Heard]) -> Declaration:
    """An amount alone; with a word like `more` or `plus` it is a raise by so much (CLUB-2:2.8.10-a)."""
    unread = [each.words for each in heard if each.meaning in ("strange", "number", "other", "you", "remark")]
    if any(each.meaning in _HEDGES for each in heard):
        return Declaration("unknown", void="hedged")
    # “До двух тысяч” may say how much at most.
    unread += [each.words for each in heard[:1] if each.words in listed("at-most")]
    if heard and heard[0].meaning == "amount":
        unread = _strange_before_the_amount(heard)
    # “Two thousand, that's my rent”, “two thousand, big bet.”
    unread += [each.words for each in heard if each.meaning in ("likened", "remark")]
    if any(each.meaning == "deny" for each in heard):
        rest = [each.words for each in heard if each.meaning in (*_NOT_READ, *AMOUNTS)]
        return Declaration("unknown", unread=" ".join(rest), void="" if rest else "denied")
    if not any(each.meaning in AMOUNTS for each in heard):
        if any(each.meaning == "by" and each.words in listed("plus") for each in heard):
            return Declaration("raise", unread=" ".join(unread))
        return Declaration("unknown", unread=" ".join(unread)) if unread else Declaration()
    by = any(each.meaning in ("by", "over") for each in heard)
    if by:
        # “One more” may be a card, or a hand.
        unread += [
            each.words for each in heard if each.meaning == "bare" and (each.value, each.half) == (1, False)
        ]
    return _wager(Heard("raise" if by else "", ""), (), heard, unread, told=True)


def _wager(
    first: Heard,
    before: Sequence[Heard],
    after: Sequence[Heard],
    unread: list[str],
    *,
    told: bool = False,
) -> Declaration:
    """A bet or a raise with what says how much: the first amount, all-in, the pot; what contradicts it is not read."""
    action: Declared = _NAMELESS.get(first.meaning, first.meaning)  # type: ignore[assignment]  # a wager
    answers = first.words if first.words in listed("answers") else ""
    said = list(_until_taken_back(after))
    # “I bet you 2,000.”
    unread += [each.words for each in said[:1] if action == "bet" and each.meaning in OF_OTHERS]
    # “Мой рейз не уважают.”
    unread += [each.words for each in after[:1] if each.meaning == "deny"]
    if not told:
        unread += _strange_before_the_amount(said)
    for at, each in enumerate(said):
        if each.meaning in _SAYS_HOW_MUCH:
            unread += [other.words for other in (*before, *said[:at]) if other.meaning in {"you", *AMOUNTS}]
            beside = next((other.value for other in said[at:] if other.meaning == "amount"), 0)
            if each.meaning == "times":
                unread += [other.words for other in said[at - 1 : at + 2] if other.meaning.startswith("by")]
            if each.meaning != "times" or action != "raise":
                action = _how_much(action, each)
            return Declaration(
                action,
                unread=" ".join(unread),
                beside=beside,
                times=each.value,
                answers=answers,
                worded=first.meaning in ("bet", "raise"),
            )
        if each.meaning in _DONE:
            said = said[:at]
            break
    around = [*before, Heard("stop", ""), *said]
    amounts = [at for at, each in enumerate(around) if each.meaning in AMOUNTS]
    if not amounts:
        by = any(each.meaning == "by" and each.words not in listed("plus") for each in said)
        unread += [each.words for each in said if each.meaning == "by"] if by else []
        unread += [first.words] if first.meaning in _NAMELESS else []
        unread += _amount_after(after[len(said) :])
        unread += _bet_against(after) if action == "bet" else []
        return Declaration(action or "unknown", unread=" ".join(unread), answers=answers)
    links = [_link(around, at) for at in amounts]
    chosen = amounts[0]
    if len(amounts) > 1:
        if links[-1] == "to":
            chosen = amounts[-1]
        lost = [at for at in amounts if at != chosen and (links[-1] != "to" or at < len(before))]
        unread += [around[at].words for at in lost]
    named = 0
    if chosen < len(before) and any(each.meaning == "stop" for each in before[chosen:]):
        if len(amounts) > 1 or around[chosen].meaning == "bare" or any(each.meaning == "by" for each in said):
            unread.append(around[chosen].words)
        named = around[chosen].value
    # “Рейз больше двух тысяч.”
    unread += [each.words for each in around[chosen - 1 : chosen] if each.words in listed("more-than")]
    link = links[amounts.index(chosen)]
    amount = around[chosen]
    over = next((each.value for each in said if each.meaning == "over"), 0)
    either = f"{around[chosen - 1].words} {amount.words}" if link == "by-or-to" else ""
    if not link and chosen == len(before) + 1 and first.words in listed("adds"):
        either = f"{first.words} {amount.words}"
    return Declaration(
        action,
        amount.value,
        amount.meaning == "bare",
        link == "by",
        unread=" ".join(unread),
        either=either,
        over=over,
        named=named,
        answers=answers,
        half=amount.half,
    )


def _how_much(action: Declared, said: Heard) -> Declared:
    """The action that a word beside a wager makes of it: the minimum of a raise is the smallest raise."""
    if action == "raise" and said.meaning == "min-bet":
        return "min-raise"
    return said.meaning  # type: ignore[return-value]  # one of Declared


def _amount_after(heard: Sequence[Heard]) -> list[str]:
    """The amount that follows where no other action comes first: it was taken back, or is the one that is meant."""
    for each in heard:
        if each.meaning in AMOUNTS:
            return [each.words]
        if each.meaning in ACTIONS:
            break
    return []


def _bet_against(after: Sequence[Heard]) -> list[str]:
    """With whom one bets that something is so, without a pause (“bet you can't”)."""
    return [each.words for each in _until_stop(after) if each.meaning in OF_OTHERS]


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
    for at, each in enumerate(said):
        if each.meaning == "stop" and amount:
            # Of two amounts nobody knows which is meant.
            return strange + [later.words for later in said[at + 1 : at + 2] if later.meaning == "number"]
        amount = amount or each.meaning in AMOUNTS or each.meaning in _SAYS_HOW_MUCH
        if each.meaning in _NOT_READ or each.meaning == "ask":
            strange.append(each.words)
    return strange


def _said_again(first: Heard, after: Sequence[Heard]) -> bool:
    """Whether the same act is said once more and nothing else, so that words not read beside it change nothing."""
    again = [each.meaning for each in after if each.meaning != "remark"]
    return first.meaning in _DONE and again == [first.meaning]


def _doubted(after: Sequence[Heard]) -> bool:
    """Whether nothing but a doubt follows the act (“call, I guess”)."""
    clause = list(_until_stop(after))
    return bool(clause) and all(each.meaning == "hedge" for each in clause)


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


def _until_taken_back(heard: Sequence[Heard]) -> Iterator[Heard]:
    """What follows up to a word that takes it back (“no”, “sorry”)."""
    for each in heard:
        if each.meaning in _TAKEN_BACK:
            return
        yield each
