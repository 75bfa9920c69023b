"""The talk around an act: what is said of nothing that counts is told from what counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from croupier.floor.heard import (
    ACTIONS,
    AMOUNTS,
    DASHES,
    DONE,
    ENOUGH,
    KNOWN_TALK,
    NOBODY_KNOWS,
    OF_OTHERS,
    Heard,
    words_of,
)
from croupier.floor.vocabulary import act_like, begins, ends, listed, says

_TALK: Final = OF_OTHERS | {"chat", "name", "holding", "cards", "about", "deny"}

_SAYS_NOTHING: Final = frozenset(
    {"chat", "name", "holding", "cards", "about", "vague", "word", "deed", "trait", "near"}
)

_MANY: Final = 2
"""So many words that nobody knows are talk, where none of them can be what somebody does."""


def without_talk(heard: Sequence[Heard], asked: bool) -> Iterator[Heard]:
    """What was heard without the talk around it (“you got me, call”); talk alone is a remark.

    Talk is a clause of words none of which is said of an act, nor can be one that nobody knows (`_is_chatter`). In a
    clause with an act they may change it (“call the floor”), and are not understood; cards that are held change
    nothing (“call with top pair”).
    """
    clauses = [part for clause in _clauses(heard) for part in _parts(list(_counted_cards(clause)))]
    if _is_a_round(clauses):
        yield Heard("remark", ", ".join([each.words for clause in clauses for each in clause]))
        return
    deciding = [at for at, clause in enumerate(clauses) if _decides(clause)]
    first, last = (deciding[0], deciding[-1]) if deciding else (len(clauses), -1)
    kept: list[list[Heard]] = []
    place = 0
    for at, clause in enumerate(clauses):
        to_come = not asked and at < last
        after = clauses[at + 1] if at + 1 < len(clauses) else []
        # A dash leads nowhere but to an act.
        said = clause if to_come and _decides(after) else _without(clause, "leads")
        if at <= first:
            # Nothing has been said that could be taken back (“sorry folks, fold”).
            said = _without(said, "instead") or said
        alone = len(clauses) == 1 or _speaks_to(after)
        # Beside a raise whose amount is not said yet, a word nobody knows may be it.
        open_ = _open(clauses[:at])
        talk = _is_talk(said) if open_ else _is_chatter(said, alone)
        of_it = at > first and not any(clauses[first + 1 : at])
        if of_it and (_is_said_of_it(clauses[first], clause) or is_told_by_what_came(clauses[first], clause)):
            kept[place].append(Heard("strange", " ".join([each.words for each in clause])))
        elif talk or (to_come and not open_ and _wonders(clause)) or _thinks_of_another(clause, after):
            if not deciding:
                kept.append([Heard("remark", " ".join([each.words for each in clause]))])
        else:
            kept.append([_unknown(each) for each in _without_cards(_without(clause, "leads"))])
            place = len(kept) - 1 if at <= first else place
    for at, clause in enumerate(kept):
        if at:
            yield Heard("stop", ",")
        yield from clause


def _is_a_round(clauses: Sequence[Sequence[Heard]]) -> bool:
    """Whether acts of several are told one after the other (“fold, fold, raise”), whatever comes then (“to me”)."""
    alone = takewhile(lambda clause: len(clause) == 1 and clause[0].meaning in ACTIONS, clauses)
    acts = [clause[0].meaning for clause in alone]
    return len(acts) >= _ROUND and len(set(acts)) > 1


_ROUND: Final = 3
"""So many acts in a row are no more those of one."""


def _is_said_of_it(act: Sequence[Heard], clause: Sequence[Heard]) -> bool:
    """Whether a clause after a dash says what the act before it is (“a call — a mistake”, “my whole stack — that's two
    thousand”), and not why, to whom or how much."""
    words = words_of(clause)
    if not clause or act[-1].meaning != "leads":
        return False
    if begins("it-is", words) or clause[0].meaning == "strange":
        return True
    meanings = {each.meaning for each in clause}
    if meanings <= {"deny", "other"}:
        # “A call — not me.”
        return True
    if not meanings.isdisjoint(AMOUNTS):
        return any(each.meaning in _SIZED for each in act)
    goes_on = begins("after-a-dash", words) or begins("goes-on", words) or clause[0].meaning == "join"
    return not goes_on and meanings.isdisjoint(ACTIONS | {"you", "other", "if", "hedge", "ask", "deny"})


def is_told_by_what_came(act: Sequence[Heard], clause: Sequence[Heard]) -> bool:
    """Whether a clause tells how it ended, so that the act is told of too (“all in with kings, lost again”, “call, he
    had aces”)."""
    said = [each for each in clause if each.meaning != "join" and each.words not in listed("consequence")]
    words = words_of(said)
    folds = any(each.meaning == "fold" for each in act)
    acts = any(each.meaning in ACTIONS for each in act)
    others = _is_of_others(said)
    if acts and not folds and others and any(each.meaning == "past" or _is_past(each) for each in said[1:3]):
        # “All in, he folded.”
        return True
    if acts and not folds and said[:1] and said[0].meaning == "bare" and _counts_acts(said[1:]):
        # “All in, two callers.”
        return True
    if not acts:
        return False
    if folds:
        return others and begins("showed-then", words[1:]) > 0
    return begins("points-there", words) > 0 or begins("ended", words) > 0 or _tells_what_was_shown(said)


def _tells_what_was_shown(clause: Sequence[Heard]) -> bool:
    """Whether it says what another had or showed (“they both had sets”, “у него тузы были”)."""
    words = words_of(clause)
    held = any(each.meaning in ("holding", "cards") for each in clause)
    return (_is_of_others(clause) and says("showed-then", words[1:3])) or (
        held and begins("of-others-had", words) > 0
    )


def _is_of_others(clause: Sequence[Heard]) -> bool:
    return clause[:1] != [] and (clause[0].meaning == "other" or clause[0].words in listed("everybody"))


def _counts_acts(told: Sequence[Heard]) -> bool:
    """Whether what is counted are acts, or those who did them (“two callers”, “два колла”)."""
    return any(each.meaning == "past" or act_like(each.words) for each in told[:1])


_SIZED: Final = frozenset({"all-in", "min-raise", "min-bet", "pot"})
"""Acts that say by themselves how much they are."""


def _open(clauses: Sequence[Sequence[Heard]]) -> bool:
    """Whether a bet or a raise was said, and not how much."""
    said = {each.meaning for clause in clauses for each in clause}
    return not said.isdisjoint({"bet", "raise", "make", "put"}) and said.isdisjoint(ENOUGH)


def _without(clause: Sequence[Heard], meaning: str) -> list[Heard]:
    """A clause without what has a meaning."""
    return [each for each in clause if each.meaning != meaning]


def _speaks_to(clause: Sequence[Heard]) -> bool:
    """Whether a clause is talk to somebody, who may be named before it (“Aristarchus, you have me”)."""
    return _is_chatter(clause) and any(each.meaning in ("you", "other", "theirs") for each in clause)


def _clauses(heard: Sequence[Heard]) -> Iterator[list[Heard]]:
    """What was heard from pause to pause; a dash may lead from a condition to an act (“покажешь — колл”)."""
    clause: list[Heard] = []
    for each in heard:
        if each.meaning == "stop":
            yield [*clause, each._replace(meaning="leads")] if each.words in DASHES and clause else clause
            clause = []
        else:
            clause.append(each)
    yield clause


def _parts(clause: Sequence[Heard]) -> Iterator[Sequence[Heard]]:
    """A clause in two where `and` or `but` leads from talk to an act or from an act to talk, else without the word."""
    for at, each in enumerate(clause):
        if each.meaning == "join" and not _tells_on(clause[at + 1 :]):
            before, after = (
                [one for one in part if one.meaning != "join"] for part in (clause[:at], clause[at + 1 :])
            )
            reason = each.words in listed("reasons") and _is_chatter(after)
            talk = _is_talk(before) or (_is_chatter(before) and _acts_first(after))
            if talk or _is_talk(after) or reason or _then_more(before, after):
                yield before
                yield after
                return
    yield [each for each in clause if each.meaning != "join"]


def _tells_on(clause: Sequence[Heard]) -> bool:
    """Whether it goes on with what came of an act that is told of (“all in and lost with kings”)."""
    return any(_came_of_it(each) for each in clause[:1])


def _came_of_it(each: Heard) -> bool:
    return each.words in listed("came-of-it") or _is_past(each)


def _is_past(each: Heard) -> bool:
    return each.words.endswith(tuple(listed("past-endings")))


def _acts_first(clause: Sequence[Heard]) -> bool:
    return clause[:1] != [] and clause[0].meaning in ACTIONS


def _then_more(before: Sequence[Heard], after: Sequence[Heard]) -> bool:
    """Whether an act that needs no amount is followed by another, or by words nobody knows: the first has been said
    (“call and check dark”, “fold and reload”)."""
    said = [each.meaning for each in before if each.meaning in ACTIONS]
    if not (said and after) or said[-1] not in DONE | {"all-in"} or says("had", words_of(after)):
        return False
    return after[0].meaning in ACTIONS or {each.meaning for each in after} <= KNOWN_TALK | NOBODY_KNOWS


def _counted_cards(clause: Sequence[Heard]) -> Iterator[Heard]:
    """A clause in which the number of a thing that is held, or talked of, (“two outs”, “one way”) is no amount."""
    acts = False
    for at, (each, then) in enumerate(zip(clause, (*clause[1:], None), strict=False)):
        if at == 0 or each.meaning == "join":
            acts = any(one.meaning in ACTIONS for one in _to_join(clause[at + (at > 0) :]))
        counted = {"holding", "cards"} if acts else {"holding", "cards", "chat"}
        one_of = counted | (NOBODY_KNOWS if each.value == 1 and not acts else frozenset())
        counts = each.meaning == "bare" and then is not None and then.meaning in one_of
        yield each._replace(meaning="holding") if counts else each


def _to_join(clause: Sequence[Heard]) -> Iterator[Heard]:
    for each in clause:
        if each.meaning == "join":
            return
        yield each


def _decides(clause: Sequence[Heard]) -> bool:
    return any(each.meaning in ACTIONS or each.meaning in AMOUNTS for each in clause)


def _is_talk(clause: Sequence[Heard]) -> bool:
    """Whether a clause is of known words alone that are not said of an act; a doubt about another is one of them."""
    meanings = {each.meaning for each in clause}
    known = set(_TALK)
    if not meanings.isdisjoint({"you", "other", "theirs"}):
        known.add("hedge")
    if next((each.meaning for each in clause if each.meaning != "deny"), "if") != "if":
        known.add("if")
    return not meanings.isdisjoint(KNOWN_TALK) and meanings <= known


def _is_chatter(clause: Sequence[Heard], alone: bool = False) -> bool:
    """Whether a clause is talk with words in it that nobody knows.

    They stand beside known talk, are said of another or denied, say what something is like, or are several. One of
    them alone may be an act of its own (“flibber, call”), but for one that is a sentence by itself (`alone`); so may
    what somebody does (“I flibber it”).
    """
    if clause and clause[0].meaning == "near":
        return False
    known = list(_of_something(clause))
    meanings = {each.meaning for each in known}
    unknown = [each.meaning for each in clause if each.meaning in NOBODY_KNOWS]
    if not unknown or not meanings.isdisjoint(KNOWN_TALK):
        return _is_talk(known)
    if "near" in unknown or not meanings <= _SPARED:
        return False
    if "deny" in meanings:
        return True
    if "deed" in unknown:
        # “Закрою глаза”: something else is done with something.
        return unknown.count("deed") == 1 and not {"word", "trait"}.isdisjoint(unknown)
    enough = alone or "trait" in unknown or len(unknown) >= _MANY
    return enough or not meanings.isdisjoint({"you", "other", "theirs"})


def _of_something(clause: Sequence[Heard]) -> Iterator[Heard]:
    """What is known of a clause, without words that only join it, and without a doubt or a question of what was named
    before (“that river might kill me”, “God knows how”)."""
    subject = False
    for at, each in enumerate(clause):
        then = clause[at + 1].meaning if at + 1 < len(clause) else ""
        joins = each.words in listed("leads") or (
            each.words in listed("another") and then in KNOWN_TALK | NOBODY_KNOWS
        )
        doubts = subject and (each.meaning == "ask" or each.words in listed("might"))
        subject = subject or each.meaning in KNOWN_TALK | {"trait", "word", "other", "praise", "theirs"}
        if each.meaning not in NOBODY_KNOWS and not joins and not doubts:
            yield each


_SPARED: Final = frozenset({"deny", "you", "other", "theirs", "about"})
"""Meanings that talk may have besides words nobody knows."""


def _thinks_of_another(clause: Sequence[Heard], after: Sequence[Heard]) -> bool:
    """Whether a doubt is of another, as the talk after it says (“думаю, ты блефуешь”)."""
    doubts = bool(clause) and all(each.meaning == "hedge" for each in clause)
    return doubts and _is_talk(after) and any(each.meaning in ("you", "other", "theirs") for each in after)


def _wonders(clause: Sequence[Heard]) -> bool:
    """Whether a clause asks nobody anything (“why wait, all in”): one word that asks, and talk."""
    meanings = [each.meaning for each in clause]
    rest = [each for each in clause[1:] if each.words not in listed("leads")]
    told = {each.meaning for each in rest}
    needs = bool(clause) and clause[0].words in listed("needs")
    return (
        not needs
        and meanings.count("ask") == 1
        and meanings[0] == "ask"
        and bool(rest)
        and told <= _TALK | NOBODY_KNOWS
    )


def _without_cards(clause: Sequence[Heard]) -> Iterator[Heard]:
    """A clause without the cards that it names beside the act, and without `for` and `with` that lead to an amount."""
    acts = {each.meaning for each in clause if each.meaning in ACTIONS}
    done = bool(acts) and acts <= DONE | {"all-in"}
    at = 0
    while at < len(clause):
        each = clause[at]
        end = next((n for n in range(at, len(clause)) if clause[n].meaning not in _HELD), len(clause))
        cards = [n for n in range(at, end) if clause[n].meaning in ("holding", "cards")]
        if at and cards and each.meaning in ("about", "holding"):
            # “Call with aces is bad.”
            end = cards[-1] + 1
        held = any(
            one.meaning == "holding" or (one.meaning == "cards" and each.meaning == "about")
            for one in clause[at:end]
        )
        if not at and end < len(clause) and each.meaning != "about":
            # “Any two cards call here”, “pot odds say call”: they may be what acts.
            held = False
        if any(says(name, words_of(clause[at:end])) for name in ("then", "had")):
            # “All in last week with aces.”
            held = False
        folded = acts == {"fold"} and _are_cards(clause[at:end])
        if held and not _are_held(clause[:at], clause[at:end]):
            held = False
        if acts and (folded or (held and (done or each.meaning == "about"))):
            at = end
            continue
        if at and _says_why(clause[at - 1], clause[at:]):
            return
        at += 1
        then = clause[at].meaning if at < len(clause) else ""
        leads = each.meaning == "about" and (then in AMOUNTS or then in ACTIONS)
        if not (leads or (each.meaning == "cards" and acts == {"fold"})):
            yield each


def _are_held(before: Sequence[Heard], told: Sequence[Heard]) -> bool:
    """Whether cards after an act are said to be held or drawn to (“call with aces”, “call for the draw”), not to be
    what is called or is missing (“call the flush”, “call without aces”)."""
    act = next((n for n in range(len(before), 0, -1) if before[n - 1].meaning in ACTIONS), 0)
    cards = [each.words for each in told if each.meaning in ("holding", "cards")]
    joined = words_of([*before[act:], *told])
    if not act:
        return True
    if any(_came_of_it(each) for each in told):
        return False
    if says("ranges", joined):
        return False
    if not cards[-1].isascii():
        # The Russian “with” is heard in the form of the word alone.
        held = any(word.endswith(tuple(listed("held-endings"))) for word in words_of(told))
        return not says("lacks", joined) and (held or ends("draws", joined) > 0)
    return says("held-by", joined) or (says("drawn-to", joined) and ends("draws", joined) > 0)


def _are_cards(told: Sequence[Heard]) -> bool:
    """Whether what stands beside a fold are cards, by whatever name, and not when (“скидываю этих красавцев”)."""
    if not told or told[-1].meaning not in ("cards", "holding"):
        return False
    if begins("lacks", words_of(told)) or any(_came_of_it(each) for each in told):
        return False
    return all(each.meaning == "cards" or each.words not in listed("changes") for each in told)


def _says_why(act: Heard, told: Sequence[Heard]) -> bool:
    """Whether known talk without a pause says why somebody does what is plain (“min-raise for old times' sake”): it
    puts nothing off, and takes nothing away."""
    return (
        act.words.startswith(tuple(listed("plain-acts")))
        and told[0].words in listed("why")
        and not (
            told[0].words in listed("lacks") and any(each.meaning in ("holding", "cards") for each in told)
        )
        and all(
            each.meaning in KNOWN_TALK | {"about"} and each.words not in listed("changes") for each in told
        )
    )


_HELD: Final = frozenset({"about", "chat", "holding", "cards", "word", "trait", "name"})


def _unknown(heard: Heard) -> Heard:
    """Words that are no more than talk were not understood beside an act."""
    return heard._replace(meaning="strange") if heard.meaning in _SAYS_NOTHING else heard
