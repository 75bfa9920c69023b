"""Acts that are told of and not done (“I folded a winner last hand, call”): before a plain act they are talk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import Final, NamedTuple

from croupier.floor.contrary import is_doubtful
from croupier.floor.heard import (
    ACTIONS,
    AMOUNTS,
    DASHES,
    DONE,
    KNOWN_TALK,
    NOBODY_KNOWS,
    Heard,
    words_of,
)
from croupier.floor.provisos import is_left_to_another, is_proviso
from croupier.floor.vocabulary import begins, ends, listed, says
from croupier.floor.weighed import act_of, follows_from, is_granted, is_weighed, may_do, sets_aside

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
"""Acts that say by themselves what is done; `make` does with an amount."""

_DOUBT: Final = frozenset({"hedge", "ask", "if", "deny", "wait"})

_SAY_NOTHING: Final = _DOUBT | {"filler", "name", "about", "leads", "stop", "join"}

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
    plain = _first_plain(parts)
    if plain is None:
        yield from map(_without_excused, parts)
        return
    place, nth = plain
    decided = parts[place].clauses[nth]
    act = _act(decided)
    after = [
        *parts[place].clauses[nth + 1 :],
        *(each for part in parts[place + 1 :] for each in part.clauses),
    ]
    if (nth == 1 and _says_who(parts[place].clauses[0])) or is_doubtful(decided, after):
        parts[place].clauses[nth] = [_unsure(each) for each in decided]
    aside = sets_aside(parts[place].clauses[:nth], decided)
    usual = False
    for at, part in enumerate(parts):
        if at > place:
            later = part.clauses if part.ended_by == "?" else map(_without_later_condition, part.clauses)
            yield Said(list(chain.from_iterable(later)), part.ended_by)
            continue
        before = len(part.clauses) if at < place else nth
        following = part.clauses[1:before]
        weighed = 0
        excused = False
        clauses: list[Sequence[Heard]] = []
        done = at < place and _is_whole(part.clauses)
        for n, clause in enumerate(part.clauses[:before]):
            usual = usual or says("usual", words_of(clause))
            waits = any(is_left_to_another(clause, each) for each in range(len(clause)))
            excused = part.ended_by != "?" and _is_excuse(clause, goes_on=excused)
            if excused:
                clauses.append(_as_talk(clause, "trait"))
                continue
            excused = _apologizes(clause)
            told = (
                part.ended_by != "?"
                and not waits
                and (
                    is_weighed(clause, decided, apart=at < place, set_aside=aside)
                    or is_granted(clause, following[n] if n < len(following) else ())
                    or _is_the_same(clause, following[n] if n < len(following) else ())
                    or (_only_holds_on(clause) and not after and act in ("fold", "call"))
                    or _says_nothing_of_it(clause, act)
                    or _is_told(clause, act, usual=usual)
                )
            )
            if n and weighed == n and follows_from(part.clauses[n - 1], clause):
                clauses.append(_as_talk(clause, "trait"))
                continue
            weighed = n + 1 if told else 0
            was = _was_then(part.clauses[: n + 1]) or _was_answered(clause, part.clauses[n + 1 : before])
            if told or done or was:
                clauses.append(_as_talk(clause))
                continue
            called = _called(clause) if act == "call" and part.ended_by != "?" else None
            clauses.append(called or list(_only_named(clause, act)))
        clauses = list(_with_their_doubts(clauses))
        if at < place:
            yield Said(list(chain.from_iterable(clauses)), part.ended_by)
        elif part.ended_by == "?":
            yield Said(list(chain.from_iterable([*clauses, part.clauses[nth]])), ".")
            yield Said(list(chain.from_iterable(part.clauses[nth + 1 :])), "?")
        else:
            yield Said(
                list(chain.from_iterable([*clauses, *_without_asides(part.clauses[nth:])])), part.ended_by
            )


_OF_AN_EXCUSE: Final = (
    KNOWN_TALK
    | NOBODY_KNOWS
    | _OTHERS
    | {"filler", "stop", "join", "about", "deny", "theirs", "praise", "instead"}
)


def _without_excused(part: _Part) -> Said:
    """A sentence; an act that it only excuses itself or thanks for is not done by that (“thanks for the call”)."""
    clauses = [
        [_unsure(each) for each in clause] if _excuses_an_act(list(_without_links(clause))) else clause
        for clause in part.clauses
    ]
    return Said(list(chain.from_iterable(clauses)), part.ended_by)


def _apologizes(clause: Sequence[Heard]) -> bool:
    """Whether it is an apology and nothing else, which may also take something back."""
    words = words_of([each for each in clause if each.meaning not in ("stop", "join")])
    return bool(words) and begins("apologizes", words) == len(words)


def _excuses_an_act(said: Sequence[Heard]) -> bool:
    """Whether it is an apology or thanks for an act (“sorry for raising”)."""
    words = words_of(said)
    apologizes = begins("apologizes", words)
    # “Thanks for” ends with it, “sorry” is followed by it.
    named = words[apologizes - 1 : apologizes + 1] if apologizes else []
    return not listed("for-what").isdisjoint(named)


def _is_excuse(clause: Sequence[Heard], *, goes_on: bool) -> bool:
    """Whether it is an apology or thanks (“sorry for the wait”), or, where that `goes_on`, its reason (“задумался”):
    known talk, or what one did before in a word that is no act's."""
    said = [each for each in clause if each.meaning not in ("stop", "join")]
    apologizes = begins("apologizes", words_of(said))
    told = {each.meaning for each in said if each.meaning != "wait" or not apologizes}
    strange = [each for each in said if each.meaning in NOBODY_KNOWS]
    if _excuses_an_act(said):
        return True
    if (
        not said
        or not told <= _OF_AN_EXCUSE
        or any(each.meaning == "near" or act_of(each) for each in strange)
    ):
        return False
    if apologizes:
        return len(words_of(said)) > apologizes or begins("excuses", words_of(said)) == apologizes
    things = {after for each, after in pairwise(said) if each.words in listed("the-one")}
    done = all(each.words.endswith(tuple(listed("reflexive-endings"))) or each in things for each in strange)
    denied = "deny" in told and (says("yet", words_of(said)) or told.isdisjoint(KNOWN_TALK))
    return goes_on and "instead" not in told and done and not denied


def _says_who(clause: Sequence[Heard]) -> bool:
    """Whether it says no more than that another says what follows (“he says, call”)."""
    words = words_of(clause)
    return bool(words) and begins("told-by", words) == len(words)


def _only_holds_on(clause: Sequence[Heard]) -> bool:
    """Whether it only asks for a moment, which is over with the act that ends what is said (“hold on, fold”)."""
    said = [each.words for each in clause if each.meaning not in ("stop", "join", "filler")]
    return bool(said) and listed("holds-on").issuperset(said)


def _with_their_doubts(clauses: Sequence[Sequence[Heard]]) -> Iterator[Sequence[Heard]]:
    """The clauses, with a doubt that stands alone before talk as part of it (“может, и лучшую скидываю”)."""
    for clause, after in zip(clauses, [*clauses[1:], ()], strict=False):
        doubts = [each.meaning for each in clause if each.meaning not in ("stop", "join", "filler")]
        of_it = doubts and set(doubts) == {"hedge"} and {each.meaning for each in after} == {"stop", "chat"}
        yield _as_talk(clause) if of_it else clause


def _unsure(heard: Heard) -> Heard:
    """An act of which nobody knows whether it was done, or only named."""
    return heard._replace(meaning="strange") if heard.meaning in ACTIONS else heard


def _first_plain(parts: Sequence[_Part]) -> tuple[int, int] | None:
    """In which sentence, and where in it, the first plain act is done; of a question only one before what is asked."""
    for at, part in enumerate(parts):
        for n, clause in enumerate(part.clauses):
            after = part.clauses[n + 1 :]
            if part.ended_by == "?":
                if _is_decided(clause) and _asks_of_others(after):
                    return at, n
            elif (
                _is_plain(clause)
                and not _was_answered(clause, after)
                and not _was_then(part.clauses[: n + 1])
            ):
                return at, n
    return None


def _was_then(clauses: Sequence[Sequence[Heard]]) -> bool:
    """Whether the act of the last clause is of a time that was named (“в тот раз у тебя были тузы, а я сбросил”)."""
    act = next((each for each in clauses[-1] if each.meaning in ACTIONS), None)
    if act is None or not act.words.endswith(tuple(listed("past-endings"))):
        return False
    told = [
        word
        for clause in clauses
        for each in clause
        if each.meaning != "filler"
        for word in each.words.split()
    ]
    return says("then", told)


def thrown_away(heard: Sequence[Heard], *, more: bool = False) -> Iterator[Heard]:
    """What was heard, with cards that are thrown away, and one fold or call more, as what they are; `more` where
    another sentence follows.

    >>> [each.meaning for each in thrown_away([Heard("deed", "tossing"), Heard("holding", "rags")])]
    ['fold', 'holding']
    """
    clause: list[Heard] = []
    for at, each in enumerate(heard):
        if each.meaning == "stop":
            follows = more or any(later.meaning != "stop" for later in heard[at:])
            yield from _once_more(list(_thrown(clause)), follows=follows)
            yield each
            clause = []
        else:
            clause.append(each)
    yield from _once_more(list(_thrown(clause)), follows=more)


def _thrown(clause: Sequence[Heard]) -> Iterator[Heard]:
    """A clause in which cards that are thrown away are a fold (“tossing my rags away”)."""
    at = next((n for n, each in enumerate(clause) if each.words in listed("throws")), len(clause))
    rest = [each for each in clause[at + 1 :] if each.words not in listed("away")]
    cards = (
        bool(rest) and rest[-1].meaning in ("cards", "holding") and rest[-1].words not in listed("articles")
    )
    if cards and all(each.meaning in _THROWN for each in rest[:-1]):
        yield from (*clause[:at], clause[at]._replace(meaning="fold"), *rest)
    else:
        yield from clause


def _once_more(clause: Sequence[Heard], *, follows: bool) -> Iterator[Heard]:
    """A clause in which one act more is that act (“another beautiful fold”)."""
    clause = list(_as_it_is(clause, follows=follows))
    said = [each for each in clause if each.meaning not in ("filler", "join")]
    more = [each for each in said[:-1] if each.meaning in ("praise", "chat", "trait") or each.value == 1]
    theirs = [each.meaning for each in said]
    if theirs == ["theirs", "amount", "call"] or (
        theirs in (["theirs", "call"], ["you", "call"])
        and said[1].words.endswith(tuple(listed("my-endings")))
    ):
        # “Твои шестьсот уравниваю.”
        yield from (said[-1], *said[:-1])
        return
    if (sized := _is_my_bet(clause)) is not None:
        yield from sized
        return
    again = bool(said) and said[0].words in listed("another") and more == said[1:-1]
    yield from said[-1:] if again and len(said) > 1 and said[-1].meaning in DONE else clause


def _as_it_is(clause: Sequence[Heard], *, follows: bool) -> Iterator[Heard]:
    """A clause without what only says that an act is done, or what one's own is like (“let it be a call”, “чистый
    пас”), where nothing stands after it; else it may be of another's (“hero call, bravo”)."""
    said = [at for at, each in enumerate(clause) if each.meaning not in ("filler", "join")]
    for at, each in enumerate(clause):
        rest = [clause[n] for n in said if n > at]
        then = rest[0].meaning if rest else ""
        last = len(rest) == 1 and not follows
        only_says = each.meaning == "make" and then in ACTIONS - {"make", "put", "times"}
        announces = each.words in listed("announces")
        told_of = each.words in listed("whole") and (follows or len(said) > 1)
        if told_of or (announces and not (then in ACTIONS and last)):
            yield each._replace(meaning="strange")
        elif not (last and (only_says or (each.words in listed("own-acts") and then in _SAY_ALL))):
            yield each


def _called(clause: Sequence[Heard]) -> Sequence[Heard] | None:
    """The amount of a clause before a call, alone: it is of the bet that is called, or the spot does not have it so
    (“шестьсот погоды не сделают, колл”)."""
    said = [each for each in clause if each.meaning not in ("stop", "join", "filler")]
    amounts = [each for each in said if each.meaning in AMOUNTS]
    may_be = {
        "amount",
        "deny",
        "to",
        "about",
        *KNOWN_TALK,
        *NOBODY_KNOWS,
        *_OTHERS,
        "theirs",
        "vague",
        "trait",
    }
    if [each.meaning for each in amounts] != ["amount"] or may_do(said):
        return None
    if not any(each.meaning == "deny" for each in said):
        may_be -= {"near", "deed"}
    if len(said) == 1 or any(each.meaning not in may_be for each in said):
        return None
    return [*(each for each in clause if each.meaning == "stop"), *amounts]


def _is_the_same(clause: Sequence[Heard], after: Sequence[Heard]) -> bool:
    """Whether a condition says no more than what is said to follow from it (“если бит, значит бит”)."""
    said = [each for each in clause if each.meaning not in ("stop", "join", "filler")]
    then = words_of([each for each in after if each.meaning not in ("stop", "join")])
    return (
        len(said) > 1
        and said[0].meaning == "if"
        and all(each.meaning in KNOWN_TALK | NOBODY_KNOWS for each in said[1:])
        and not any(each.words.endswith(tuple(listed("your-endings"))) for each in said[1:])
        and begins("so-it-is", then) > 0
        and words_of(said[1:]) == then[1:]
    )


def _is_my_bet(clause: Sequence[Heard]) -> Sequence[Heard] | None:
    """An amount that is said to be one's bet, or the other way round, as the two of them (“2,200 is my bet”)."""
    equals = next((at for at, each in enumerate(clause) if each.words in listed("equals")), 0)
    if not equals or not says("mine", words_of(clause)):
        return None
    told = [
        each for each in (*clause[:equals], *clause[equals + 1 :]) if each.meaning not in ("filler", "join")
    ]
    meanings = [each.meaning for each in told if each.meaning != "to"]
    if meanings in (["amount", "bet"], ["amount", "raise"]):
        return [told[0], Heard("stop", ","), *told[1:]]
    if meanings in (["bet", "amount"], ["raise", "amount"]):
        return told
    return None


class _Part(NamedTuple):
    clauses: list[Sequence[Heard]]
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
        elif each.meaning == "join" and _act(clause) in _SAY_ALL and _is_hoped(list(_to_stop(heard[at:]))):
            yield clause
            clause = [Heard("stop", ","), each]
        elif parts and _is_plain(list(_to_stop(heard[at + 1 :]))) and _act(clause) != _act(heard[at + 1 :]):
            yield clause
            clause = [Heard("stop", each.words)]
        else:
            # “So full of it”: no more than how much.
            clause.append(each._replace(meaning="filler") if parts and each.words == "so" else each)
    yield clause


def _leads_in(clause: Sequence[Heard]) -> bool:
    """Whether a clause so far says against whom or with what the act is done that follows (“against you I call”)."""
    said = [each for each in clause if each.meaning not in ("stop", "join", "leads")]
    words = words_of(said)
    meanings = {each.meaning for each in said}
    leads = begins("after-that", words)
    if leads and begins("points-at", words[leads:]):
        # “After that raise I have to fold.”
        return meanings <= _NO_ACT | {"bet", "raise", "trait", "past"}
    if "holding" in meanings and (begins("when-held", words) or ends("only", words)):
        return False
    return (
        bool(begins("lead-in", words))
        and meanings <= _NO_ACT | {"trait", "word", *_OTHERS, "theirs"} | AMOUNTS
        and meanings - {"filler", "about"} != set()
        and not any(says(name, words[1:]) for name in ("changes", "usual", "contrast"))
    )


def _to_stop(heard: Sequence[Heard]) -> Iterator[Heard]:
    for each in heard:
        if each.meaning == "stop":
            return
        yield each


def _act(clause: Sequence[Heard]) -> str:
    """The first act of a clause, `` where there is none."""
    return next((each.meaning for each in clause if each.meaning in ACTIONS), "")


def _is_plain(clause: Sequence[Heard]) -> bool:
    """Whether a clause is an act and nothing that takes from it."""
    said = list(_without_links(clause))
    meanings = {each.meaning for each in said}
    acts = [each.meaning for each in said if each.meaning in ACTIONS]
    if meanings - {"filler"} in ({"times"}, {"min-bet"}):
        return True
    if not acts or not meanings <= ACTIONS | _BESIDE_A_PLAIN_ACT:
        return False
    if acts[0] not in _NAMES and (acts[0] != "make" or meanings.isdisjoint(AMOUNTS)):
        return False
    first = next(each for each in said if each.meaning in ACTIONS)
    before = said[: said.index(first)]
    if any(each.meaning == "holding" for each in before) and says("only", words_of(before)):
        # “Только с тузами колл.”
        return False
    if _is_a_thing(said, said.index(first)) or _excuses_an_act(said):
        return False
    return not ("theirs" in meanings and acts[0] != "call") and not _names_a_thing(said, said.index(first))


def _without_links(clause: Sequence[Heard]) -> Iterator[Heard]:
    """A clause without its pause and what joins it, nor what leads to an amount (“a bet of seven hundred”)."""
    for each, then in zip(clause, (*clause[1:], None), strict=False):
        sized = each.meaning == "about" and then is not None and then.meaning in AMOUNTS | {"holding"}
        if each.meaning not in ("stop", "join") and not sized:
            yield each


def _is_decided(clause: Sequence[Heard]) -> bool:
    """Whether a clause is a plain act or nothing but an amount."""
    return _is_plain(clause) or _is_amount(clause)


def _is_amount(clause: Sequence[Heard]) -> bool:
    meanings = {each.meaning for each in clause}
    return not meanings.isdisjoint(AMOUNTS) and meanings <= AMOUNTS | {"filler", "stop"}


def _only_named(clause: Sequence[Heard], act: str) -> Iterator[Heard]:
    """A clause before an act; what it may only name is not understood: an amount of which it says what it is, or how
    little, before a raise (“that's only fifteen hundred, raise”), or where one's chips are."""
    told_of = says("only", words_of(clause)) or any(each.words in listed("it-is") for each in clause)
    amount = (
        told_of and act in ("bet", "raise") and _is_amount([each for each in clause if each.meaning != "to"])
    )
    for each in clause:
        unread = each.words in listed("only-named") or (amount and each.meaning in AMOUNTS)
        yield each._replace(meaning="strange") if unread else each


def _as_talk(clause: Sequence[Heard], unknown: str = "word") -> Sequence[Heard]:
    """A clause as talk, after its pause; words nobody knows stay, to be named."""
    return [
        each
        if each.meaning == "stop"
        else each._replace(meaning=unknown if each.meaning in NOBODY_KNOWS else "chat", value=0)
        for each in clause
        if each.meaning not in ("filler", "join")
    ]


def _aside(clause: Sequence[Heard]) -> Sequence[Heard]:
    """A clause as talk of words everybody knows."""
    return [each if each.meaning == "stop" else each._replace(meaning="chat") for each in clause]


def _without_later_condition(clause: Sequence[Heard]) -> Sequence[Heard]:
    """A clause after the act; one that has a condition of its own is talk (“come along if you like”)."""
    condition = next((at for at, each in enumerate(clause) if each.meaning == "if"), 0)
    return _as_talk(clause) if _content(clause[:condition]) or _is_hoped(clause) else clause


def _is_hoped(clause: Sequence[Heard]) -> bool:
    """Whether it says what one hopes or thinks another does (“and I hope you call”)."""
    told = [each for each in clause if each.meaning not in ("stop", "join")]
    said = [each.meaning for each in told if each.meaning != "filler"]
    doubt = next((at for at, each in enumerate(told) if each.meaning == "hedge"), len(told))
    thought = said == ["hedge"] and any(each.words.startswith("you ") for each in told[doubt:])
    if says("of-the-act", words_of(told)):
        # “Fold, I think you should.”
        return False
    return thought or (
        said[:1] == ["hedge"] and said[1:2] != [] and said[1] in _OTHERS and AMOUNTS.isdisjoint(said)
    )


def _is_whole(clauses: Sequence[Sequence[Heard]]) -> bool:
    """Whether a sentence is a condition and what follows for another (“if my husband asks, I folded”)."""
    conditions = [any(each.meaning == "if" for each in clause) for clause in clauses]
    return len(clauses) > 1 and conditions[0] and not conditions[-1] and bool(_content(clauses[-1]))


def _comes_again(said: Sequence[Heard]) -> bool:
    return says("another", words_of(said)) or says("again", words_of(said))


def _was_answered(clause: Sequence[Heard], after: Sequence[Sequence[Heard]]) -> bool:
    """Whether an act is told of that another has answered, or would answer (“я повысил, он переповысил”)."""
    own = [each for each in clause if each.meaning in ACTIONS]
    if not own or not after:
        return False
    marks = [each.meaning for each in after[0] if each.meaning not in ("stop", "join")]
    dash = after[0][0].meaning == "stop" and after[0][0].words in DASHES
    past = dash or own[0].words.endswith(tuple(listed("past-endings")))
    known = {"past", *NOBODY_KNOWS, *ACTIONS}
    return past and marks[:1] == ["other"] and (dash or not known.isdisjoint(marks))


def _without_asides(clauses: Sequence[Sequence[Heard]]) -> Iterator[Sequence[Heard]]:
    """The clauses from a plain act on, without what is said between a raise and its amount (“raise, nobody bullies me,
    3000”)."""
    act, *rest = clauses
    yield act
    open_ = _act(act) in ("bet", "raise") and all(each.meaning not in AMOUNTS for each in act)
    for at, clause in enumerate(rest):
        meanings = {each.meaning for each in clause}
        sized = any(each.meaning in AMOUNTS for later in rest[at + 1 : at + 2] for each in later)
        of_others = not meanings.isdisjoint(_OTHERS) or "deny" in meanings
        is_aside = meanings.isdisjoint({*ACTIONS, *AMOUNTS, "by", "to", "instead", "hedge", "near"})
        if open_ and clause[1:2] and clause[1].words in listed("names") and _is_amount(clause[2:]):
            # “Raise, call it two thousand.”
            yield [clause[0], clause[1]._replace(meaning="to"), *clause[2:]]
        elif open_ and is_aside and (says("measure", words_of(clause)) or says("sizes", words_of(clause))):
            # “Raise, same as last time.”
            yield [each if each.meaning == "stop" else each._replace(meaning="strange") for each in clause]
        elif open_ and sized and of_others and is_aside and _content(clause[1:]):
            yield _aside(clause)
        else:
            yield _without_later_condition(clause)
        open_ = open_ and is_aside


def _asks_of_others(after: Sequence[Sequence[Heard]]) -> bool:
    """Whether what follows an act asks another of something else, and not whether the act is right."""
    said = [each for clause in after for each in clause if each.meaning != "stop"]
    if not said or any(each.meaning in ACTIONS | AMOUNTS | {"hedge", "if"} for each in said):
        return False
    words = words_of(said)
    offers = len(words) == 1 and words[0] in listed("offers") | listed("shows")
    told = offers or len(words) in (begins("have-you", words), begins("twice", words))
    return (told or begins("to-see", words) > 0) or (
        len(words) >= _ENOUGH_TO_ASK and begins("asks", words) > 0 and not says("asks-of-it", words)
    )


def _is_told(clause: Sequence[Heard], act: str, *, usual: bool) -> bool:
    """Whether a clause before a plain act tells of acts, or doubts something that is no act of now."""
    said = [each for each in clause if each.meaning not in ("stop", "join")]
    meanings = {each.meaning for each in said}
    words = words_of(said)
    acts = [at for at, each in enumerate(said) if each.meaning in ACTIONS]
    others = bool(said) and said[0].meaning in _OTHERS
    if ("near" in meanings and not others and "past" not in meanings) or "wait" in meanings:
        return False
    if "vague" in meanings and "deny" not in meanings:
        return meanings <= {"vague", *_NO_ACT, *NOBODY_KNOWS} and _fits(said, act)
    rather = listed("rather").issuperset([each.words for each in said if each.meaning == "instead"])
    if "instead" in meanings and ("hedge" not in meanings or not rather):
        return False
    if begins("than", words):
        return True
    if "if" in meanings and says("unreal", words):
        return True
    if "if" in meanings:
        return usual and says("whenever", words)
    if not acts:
        # “Only with aces, call” tells of nothing.
        proviso = any(is_proviso(said, n) for n in range(len(said)))
        return not proviso and not _is_not_yet(said) and _tells_without_an_act(said, act)
    at = acts[0]
    if (_is_a_thing(said, at) and act != "all-in") or (words[0] == said[at].words and words[1:2] == ["me"]):
        # “That's my whole stack, fold”, “pass me the peanuts, fold”.
        return True
    if said[at].meaning in ("make", "put") and meanings.isdisjoint(AMOUNTS) and "times" not in meanings:
        return bool(_content(said[at + 1 :])) and not says("sizes", words)
    if others or (at == 0 and _is_judged(said)):
        return True
    denied = any(each.meaning == "deny" for each in said[:at])
    if said[at].meaning == act:
        # The same act is done, whatever was said of it.
        sized = not meanings.isdisjoint({"by", "to", "amount"})
        if says("usual", words_of(said[:at])):
            return True
        told = bool(_content(said[:at])) or any(each.meaning == "hedge" for each in said[:at])
        return told and not denied and not sized and act in _SAY_ALL
    return denied or _tells_of_an_act(said, at)


def _is_not_yet(said: Sequence[Heard]) -> bool:
    """Whether it says that something is still to be decided or seen (“не решил ещё”)."""
    undecided = any(each.meaning == "hedge" and "не" in each.words.split() for each in said)
    return undecided and says("yet", words_of(said)) and not any(each.meaning in AMOUNTS for each in said)


def _says_nothing_of_it(clause: Sequence[Heard], act: str) -> bool:
    """Whether a clause without an act says what is not done, why, what must be, or what somebody sees."""
    said = [each for each in clause if each.meaning not in ("stop", "join")]
    if any(each.meaning in ACTIONS for each in said):
        return False
    return _does_not(said) or _gives_a_reason(clause) or _must(said, act) or _perceives(said)


_BEARS_ON_IT: Final = AMOUNTS | {"if", "instead", "wait", "vague", "number", "by", "by-or-to", "over"}
"""Meanings that may bear on the act that follows."""


def _does_not(said: Sequence[Heard]) -> bool:
    """Whether it says what somebody does not do, know or want (“просто так не отдам”), and not only “no”."""
    meanings = {each.meaning for each in said}
    until = says("until", words_of(said))
    return (
        "deny" in meanings
        and not until
        and bool(_content(said))
        and meanings.isdisjoint(_BEARS_ON_IT - {"by-or-to"})
    )


def _gives_a_reason(clause: Sequence[Heard]) -> bool:
    """Whether a clause begins as a reason (“just because it's you, call”)."""
    said = [each for each in clause if each.meaning not in ("stop", "filler")]
    reason = bool(said) and said[0].words in listed("reasons")
    return reason and len(said) > 1 and _BEARS_ON_IT.isdisjoint([each.meaning for each in said])


def _must(said: Sequence[Heard], act: str) -> bool:
    """Whether it says what must be done, and that is the act, or none at all (“надо ривер увидеть, колл”)."""
    needs = [each for each in said if each.words in listed("needs")]
    rest = [each for each in said if each not in needs and each.meaning != "filler"]
    named = [each for each in rest if each.meaning == "hedge"]
    known = KNOWN_TALK | {"hedge", "about"}
    return (
        len(needs) == 1
        and (len(rest) > 1 or bool(named))
        and all(each.meaning in known for each in rest)
        and all(act_of(each) == act for each in named)
    )


def _perceives(said: Sequence[Heard]) -> bool:
    """Whether it says what somebody sees, and that is no bet (“I see the pattern”)."""
    rest = [each for each in said if each.words not in listed("perceives") and each.meaning != "filler"]
    return len(rest) < len(said) and bool(rest) and all(each.meaning in KNOWN_TALK for each in rest)


def _is_judged(said: Sequence[Heard]) -> bool:
    """Whether it says of an act that it is a bad one (“колл плохо, рейз ещё хуже”)."""
    words = [each.words for each in said[1:] if each.meaning not in ("filler", "by")]
    own = said[0].words.endswith(tuple(listed("my-endings") | listed("past-endings")))
    amount = any(each.meaning in AMOUNTS for each in said)
    return not own and not amount and begins("bad", words) > 0


def _fits(said: Sequence[Heard], act: str) -> bool:
    """Whether all vague words fit the act (“go on then, call”)."""
    vague = [each.words for each in said if each.meaning == "vague"]
    if act == "fold":
        return listed("gives-up").issuperset(vague)
    if act == "call":
        return listed("goes-along").issuperset(vague)
    return act == "all-in" and listed("goes-all-the-way").issuperset(vague)


def _content(said: Sequence[Heard]) -> list[Heard]:
    """What of it says something of its own, and neither doubts nor asks."""
    return [each for each in said if each.meaning not in _SAY_NOTHING]


def _tells_without_an_act(said: Sequence[Heard], act: str) -> bool:
    meanings = {each.meaning for each in said}
    content = _content(said)
    known = [each for each in content if each.meaning in _TELL | {"cards", "theirs"}]
    others = not meanings.isdisjoint(_OTHERS)
    act_wished = any(each.meaning == "hedge" and each.words.endswith("ть") for each in said)
    if act_wished and "deny" in meanings:
        return True
    if not content:
        return "about" in meanings and meanings <= _NO_ACT
    if "number" in meanings:
        again = _comes_again(said)
        return act == "fold" and again and meanings <= {"number", "by", *_NO_ACT}
    if meanings <= _NO_ACT:
        # “Go big, raise” may say how much.
        return act in _SAY_ALL or "praise" not in meanings
    if not meanings.isdisjoint(AMOUNTS):
        words = words_of(said)
        if others and ("past" in meanings or said[0].meaning in _OTHERS):
            return True
        if act in _SAY_ALL and said[0].meaning == "bare" and said[1:2] and said[1].meaning == "past":
            return True
        weighs = "deny" in meanings or begins("wonders", words) > 0 or begins("prices", words) > 0
        counted = "amount" not in meanings and act in _SAY_ALL and said[0].meaning not in AMOUNTS
        stands = act in _SAY_ALL and says("stands", words)
        regrets = says("regrets", words) and meanings <= AMOUNTS | {"hedge", "filler"}
        denies = "deny" in meanings and (known or says("prices", words))
        if act == "fold" and (regrets or denies):
            return True
        return (
            bool(known) and (weighs or counted or stands) and meanings.isdisjoint({"by", "by-or-to", "over"})
        )
    if any(each.meaning == "ask" and "you" in each.words.split() for each in said):
        # “What would you do, fold”.
        return False
    if "ask" in meanings:
        asks = next(at for at, each in enumerate(said) if each.meaning == "ask")
        wonders = begins("wonders", words_of(said)) > 0 and not says("how-much", words_of(said))
        return (
            wonders
            or any(each.meaning in ("other", "you", "name", "chat") for each in said[:asks])
            or said[asks].words == "ли"
        )
    if act == "fold" and _comes_again(said) and meanings <= {"by", "word", *_NO_ACT}:
        return True
    if "hedge" in meanings:
        wishes = [each.words.split()[0] for each in said if each.meaning == "hedge"]
        return act == "fold" or "deny" in meanings or act_wished or not says("wants", wishes)
    return "past" in meanings or (others and not meanings.isdisjoint({"praise", *NOBODY_KNOWS}))


def _tells_of_an_act(said: Sequence[Heard], at: int) -> bool:
    """Whether the first act of a clause, at a place in it, is told of."""
    words, behind = words_of(said), words_of(said[:at])
    marks = {each.meaning for each in said[:at]}
    if any(each.meaning == "hedge" for each in said):
        return True
    if begins("lead-in", words) and says("contrast", words):
        return True
    if not marks.isdisjoint({"ask"}):
        return begins("wonders", words) > 0
    if (
        not marks.isdisjoint({"past", "hedge", *_OTHERS})
        or _names_a_thing(said, at)
        or _is_like(said[at + 1 :])
    ):
        return True
    bet_against = said[at].meaning == "bet" and any(each.meaning in _OTHERS for each in said[at + 1 : at + 2])
    if bet_against and all(each.meaning not in AMOUNTS for each in said):
        # “I bet you had nothing.”
        return True
    if not _content(said[:at]):
        article = ends("articles", behind) and said[at].words.isascii()
        return bool(article) and bool(_content(said[at + 1 :]))
    past = said[at].words.endswith(tuple(listed("past-endings"))) and bool(_content(said[at + 1 :]))
    if past or ends("objects", behind) or says("usual", behind):
        return True
    if ends("is", behind) or behind[-1] == "s":
        # “Rebuy's open.”
        return said[at].words in listed("states")
    if said[at].meaning == "pot" or said[at].words in listed("things"):
        return not says("changes", words)
    if behind[-1] == "to" or said[at].words.isascii():
        future = behind[-1] == "to" and says("future", behind[-3:])
        return not future and (behind[-1] == "to" or bool(_content(said[at + 1 :])))
    named = not said[at].words.endswith(tuple(listed("my-endings") | listed("past-endings")))
    return says("only", behind) or (named and bool(_content(said[at + 1 :])))


def _is_a_thing(said: Sequence[Heard], at: int) -> bool:
    """Whether all one has is only named (“it's my whole stack”)."""
    return said[at].words in listed("things") and any(each.words in listed("it-is") for each in said[:at])


def _is_trait(each: Heard, *, article: bool) -> bool:
    """Whether a word says what the thing after it is like."""
    if each.meaning in ("praise", "trait"):
        return True
    named = article or each.words.endswith(tuple(listed("trait-endings")))
    return named and each.meaning in ("word", "chat") and " " not in each.words


def _is_like(after: Sequence[Heard]) -> bool:
    """Whether it says what an act was like that was named before (“that check was weak”)."""
    return says("was", words_of(after)) and not any(each.meaning in AMOUNTS for each in after)


def _names_a_thing(said: Sequence[Heard], at: int) -> bool:
    """Whether the word of an act is the name of a thing there (“of folding”, “my raise”)."""
    before = words_of(said[:at])
    while length := ends("articles", before):
        del before[-length:]
    if ends("of-an-act", before):
        return True
    if said[at].words not in listed("named-acts"):
        return False
    described = [each for each in said[:at] if each.meaning != "filler"]
    article = said[0].words in listed("articles")
    like = (
        at + 1 == len(said)
        and bool(described)
        and all(_is_trait(each, article=article) for each in described)
    )
    sized = says("changes", before)
    return (like and not sized) or any(
        each.meaning == "praise" or each.words.startswith("too ") for each in said
    )
