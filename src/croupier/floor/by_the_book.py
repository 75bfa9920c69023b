"""Answers that a book gives as a policy field: asked, cited and explained in its own words."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.floor.case import Case
from croupier.floor.ruling import By, Discretion, Outcome, Reason, Ruling
from croupier.floor.situation import Situation
from croupier.rulebook import Policy
from croupier.rulebook.choices import field as field_named
from croupier.text import say


class TheBook(Reason, frozen=True):
    """A sentence made of a policy field: its question and the answer in force.

    >>> from croupier.rulebook import profile
    >>> TheBook("floor-the-book", {"field": "flop_no_burn", "value": "reshuffled"}).say("en", Situation())
    'a flop without a burn, nobody has acted — the flop is shuffled back, then burn and redeal.'
    """

    def say(self, lang: str, situation: Situation) -> str:
        """The question and the answer, in a language."""
        del situation
        asked = field_named(self.params["field"])
        given = asked.answer(self.params["value"])
        meaning = given.meaning(lang) if given else str(self.params["value"])
        question = asked.question(lang)
        return say(self.code, lang, question=question[:1].lower() + question[1:], answer=meaning)


class Worded(Reason, frozen=True):
    """A sentence with words of the floor in it: values that are message codes are said in its language.

    >>> Worded("floor-offence", {"act": "floor-offence-delays", "times": 2}).say("en", Situation())
    'a groundless delay, time 2.'
    """

    def say(self, lang: str, situation: Situation) -> str:
        """The sentence in a language."""
        words = {
            key: say(value, lang) if isinstance(value, str) and value.startswith("floor-") else value
            for key, value in self.params.items()
        }
        return Reason(self.code, words).say(lang, situation)


def choice(case: Case, field: str) -> str:
    """The answer of a field that is a choice; the ruling rests on it and says so."""
    case.by(field)
    value = case.policy.choice(field)
    case.explain(TheBook("floor-the-book", {"field": field, "value": value}))
    return value


def is_silent(case: Case, field: str) -> bool:
    """Whether the books in force do not answer a field, nor anything laid over them."""
    return case.policy.source(field).layer == "default"


def decider(policy: Policy) -> By:
    """Who decides what the book leaves to a person."""
    return "chief-judge" if policy.choice("sanctions_by") == "by-office" else "director"


def left_open(case: Case, options: Mapping[str, Outcome], seat: int = 0, *, by: By | None = None) -> Ruling:
    """The book leaves it to a person, `by` name where it names one: what each answer would bring."""
    return case.ruled(
        "floor-decides", discretion=Discretion(by=by or decider(case.policy), options=options, seat=seat)
    )
