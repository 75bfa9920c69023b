"""A floor desk for the tests: incidents without a hand, ruled on under a profile."""

from __future__ import annotations

from typing import Any

from croupier.floor import Incident, Ruling, Situation, incident_kinds, rule
from croupier.play import Hand
from croupier.rulebook import Policy, profile
from croupier.rulebook.layers import Layer


def policy(name: str, **house: Any) -> Policy:
    """A profile, with the house's own answers over it."""
    base = profile(name)
    return base.laid_over(Layer("house", "test", tuple(house.items()))) if house else base


def incident(what: str, **facts: Any) -> Incident:
    """An incident by the name it has in scenario files."""
    return incident_kinds()[what](**facts)


def ruled(
    what: str, under: str, house: dict[str, Any] | None = None, mode: Any = "tournament", **facts: Any
) -> Ruling:
    """The ruling on one incident at a table without a hand."""
    return rule(Situation(mode=mode), incident(what, **facts), policy(under, **(house or {})))


def ruled_in(hand: Hand, what: str, under: str, house: dict[str, Any] | None = None, **facts: Any) -> Ruling:
    """The ruling on one incident in a hand."""
    return rule(Situation(hand), incident(what, **facts), policy(under, **(house or {})))


def said(ruling: Ruling) -> set[str]:
    """Everything a ruling says in words: the verdict, the steps, sanctions, actions, and whether chips go back."""
    sanctions = [each.sanction for given in ruling.penalties.values() for each in given]
    actions = [counted.action for counted in ruling.counts_as.values()]
    return {ruling.verdict, *ruling.steps, *sanctions, *actions, *(["returned"] if ruling.returned else [])}
