"""A ruling as it is read aloud: what is ruled in one sentence, then what follows from it, then why.

All that `Ruling.plain` holds is said here but the engine's operations, which are the same once more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from croupier.floor.by_the_book import TheBook
from croupier.floor.ruling import By, Counted, Discretion, May, Outcome, Penalty, Ruling
from croupier.floor.situation import Situation
from croupier.text import knows, say

_SAID_ALREADY: Final = frozenset({"floor-counts-as", "floor-goes-back", "floor-adds"})
_CHIPS: Final = ("returned", "owed", "forfeited", "left_in")


def aloud(ruling: Ruling, lang: str = "en") -> tuple[str, ...]:
    """The sentences of a ruling, in English (`en`) or Russian (`ru`).

    >>> from croupier.floor import Act, Situation, rule
    >>> from croupier.play import Hand, NL_HOLDEM, Positions, Setup, Stakes
    >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 5000, 2: 5000, 3: 5000}, Positions(1, 2, 3))
    >>> for sentence in aloud(rule(Situation(Hand(setup, range(52))), Act(seat=1, chips=(500,))))[:2]:
    ...     print(sentence)
    Stands — seat 1: a call, 100 in all, adds 100.
    400 goes back to seat 1.
    """
    situation = ruling.situation
    said = [_first(ruling, situation, lang), *_rest(ruling, situation, lang)]
    if ruling.discretion is not None:
        said += _choice(ruling.discretion, situation, lang)
    for name, outcome in ruling.then.items():
        what = "; ".join(_all(outcome, situation, lang))
        said.append(say("rule-then", lang, when=_later(name, lang), verdict=what))
    if why := reasons(ruling, lang):
        said.append(say("floor-told-why", lang, reasons=why))
    if figures := list(_figures(ruling, lang)):
        said.append(say("floor-told-figures", lang, figures="; ".join(figures)))
    return tuple(said)


def consequences(ruling: Ruling | Outcome, situation: Situation, lang: str = "en") -> tuple[str, ...]:
    """What is ruled and what follows from it, without reasons, numbers and what comes later, a sentence each."""
    said = [_first(ruling, situation, lang), *_rest(ruling, situation, lang)]
    choice = ruling.discretion if isinstance(ruling, Ruling) else None
    if choice is not None:
        named = [say(f"floor-option-{name}", lang) for name in choice.options]
        by = situation.name(choice.seat, lang) if choice.seat else say(f"floor-by-{choice.by}", lang)
        said.append(say("rule-discretion", lang, by=by, options="; ".join(named)))
    return tuple(said)


def reasons(ruling: Ruling, lang: str = "en") -> str:
    """Why it is ruled so, without what the ruling's own sentences say."""
    kept = tuple([each for each in ruling.because if each.code not in _SAID_ALREADY])
    return type(ruling)(
        verdict=ruling.verdict, situation=ruling.situation, because=kept, silent=ruling.silent
    ).explain(lang)


def _first(outcome: Outcome, situation: Situation, lang: str) -> str:
    verdict = say(f"floor-verdict-{outcome.verdict}", lang)
    main = "; ".join(_main(outcome, situation, lang))
    return _sentence(f"{verdict} — {main}" if main else verdict)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _main(outcome: Outcome, situation: Situation, lang: str) -> Iterator[str]:
    for seat, counted in outcome.counts_as.items():
        yield _counted(situation.name(seat, lang), counted, lang)
    for seat, state in outcome.hands.items():
        yield say(f"floor-told-hand-{state}", lang, seat=situation.name(seat, lang))
    for seat, amount in outcome.awarded.items():
        yield say("floor-told-awarded", lang, seat=situation.name(seat, lang), amount=amount)
    if outcome.order:
        seats = ", ".join(situation.name(seat, lang) for seat in outcome.order)
        yield say("floor-told-order", lang, seats=seats, verdict=outcome.verdict)


def _rest(outcome: Outcome, situation: Situation, lang: str) -> Iterator[str]:
    """What follows besides, a sentence each."""
    if chips := list(_chips(outcome, situation, lang)):
        yield _sentence("; ".join(chips))
    for seat, penalties in outcome.penalties.items():
        for (must, by), alike in _grouped(penalties).items():
            named = {"seat": situation.name(seat, lang), "by": say(f"floor-by-{by}", lang)}
            sanction = "; ".join(_sanction(each, lang) for each in alike)
            yield _sentence(
                say("floor-told-must" if must else "floor-told-can", lang, sanction=sanction, **named)
            )
    for seat, may in outcome.may.items():
        options = "; ".join(_options(may, lang))
        yield _sentence(say("floor-told-may", lang, seat=situation.name(seat, lang), options=options))
    if outcome.steps:
        steps = "; ".join(say(f"floor-step-{step}", lang) for step in outcome.steps)
        yield say("rule-steps", lang, steps=steps)


def _all(outcome: Outcome, situation: Situation, lang: str) -> Iterator[str]:
    """All of an outcome, for one of several."""
    yield say(f"floor-verdict-{outcome.verdict}", lang)
    yield from _main(outcome, situation, lang)
    for each in _rest(outcome, situation, lang):
        yield each.rstrip(".")


def _counted(seat: str, counted: Counted, lang: str) -> str:
    action = {"seat": seat, "action": counted.action, "to": counted.to, "all_in": int(counted.all_in)}
    said = [say("floor-counts-as", lang, **action).rstrip(".")]
    if counted.add:
        said.append(say("floor-told-adds", lang, amount=counted.add))
    if not counted.binding:
        said.append(say("floor-told-not-binding", lang))
    return ", ".join(said)


def _chips(outcome: Outcome, situation: Situation, lang: str) -> Iterator[str]:
    for what in _CHIPS:
        amounts: Mapping[int, int] = getattr(outcome, what)
        for seat, amount in amounts.items():
            code = f"floor-told-{what.replace('_', '-')}"
            yield say(code, lang, seat=situation.name(seat, lang), amount=amount)


def _grouped(penalties: Iterable[Penalty]) -> dict[tuple[bool, By], list[Penalty]]:
    """Penalties by whether they must follow and who imposes them."""
    groups: dict[tuple[bool, By], list[Penalty]] = {}
    for each in penalties:
        groups.setdefault((each.must, each.by), []).append(each)
    return groups


def _sanction(penalty: Penalty, lang: str) -> str:
    least, most = penalty.rounds
    size = "" if not most else f" ({least})" if least == most else f" ({least}–{most})"
    return say(f"floor-sanction-{penalty.sanction}", lang) + size


def _options(may: May, lang: str) -> Iterator[str]:
    if may.fold:
        yield say("floor-told-may-fold", lang)
    if may.check:
        yield say("floor-told-may-check", lang)
    if may.bring_in:
        yield say("floor-told-may-bring-in", lang, to=may.bring_in)
    if may.call_to:
        yield say("floor-told-may-call", lang, to=may.call_to, add=may.call_add)
    if may.min_raise_to or may.max_raise_to:
        yield say("floor-told-may-raise", lang, least=may.min_raise_to, most=may.max_raise_to)
    if not may.may_raise:
        yield say("floor-told-may-not-raise", lang)


def _choice(choice: Discretion, situation: Situation, lang: str) -> Iterator[str]:
    by = situation.name(choice.seat, lang) if choice.seat else say(f"floor-by-{choice.by}", lang)
    options = [
        f"{say(f'floor-option-{name}', lang)} ({'; '.join(_all(each, situation, lang))})"
        for name, each in choice.options.items()
    ]
    yield say("rule-discretion", lang, by=by, options="; ".join(options))


def _figures(ruling: Ruling, lang: str) -> Iterator[str]:
    """The numbers it rests on; what the reasons say of a book's answer, or of a hand, is not said again."""
    books = {each.params["field"] for each in ruling.because if isinstance(each, TheBook)}
    for name, value in ruling.facts.items():
        if name in books or str(value).startswith("hand-"):
            continue
        code = f"floor-fact-{name.replace('_', '-')}"
        named = say(code, lang) if knows(code) else _later(name, lang)
        yield f"{named}: {_value(value, lang)}"


def _later(name: str, lang: str) -> str:
    """When an outcome comes, or of which pot it is: a side pot without a word of its own is told by its number."""
    if knows(f"floor-then-{name}"):
        return say(f"floor-then-{name}", lang)
    number = name.removeprefix("side-")
    return say("floor-side-pot", lang, number=int(number)) if number.isdigit() else name


def _value(value: Any, lang: str) -> str:
    if isinstance(value, bool):
        return say("floor-told-yes" if value else "floor-told-no", lang)
    if isinstance(value, str):
        return next(
            (say(code, lang) for code in (f"floor-told-value-{value}", f"floor-step-{value}") if knows(code)),
            value,
        )
    return say("floor-told-number", lang, number=value)
