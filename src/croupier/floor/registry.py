"""Which function rules on which kind of incident, and the door through which all of them are asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from croupier.errors import Mistake
from croupier.floor.carrying import carried
from croupier.floor.case import Case, cited
from croupier.floor.incident import Incident
from croupier.floor.ruling import Ruling
from croupier.floor.situation import Situation
from croupier.rulebook import Policy

_Kind = TypeVar("_Kind", bound=Incident)
_Rules = Callable[[Case, Any], Ruling]

RULES: Final[dict[type[Incident], _Rules]] = {}
"""The function of every kind; `rules` puts it in."""


def rules(kind: type[_Kind]) -> Callable[[Callable[[Case, _Kind], Ruling]], Callable[[Case, _Kind], Ruling]]:
    """Mark the function that rules on a kind of incident."""

    def marked(function: Callable[[Case, _Kind], Ruling]) -> Callable[[Case, _Kind], Ruling]:
        RULES[kind] = function
        return function

    return marked


def rule(
    situation: Situation, what_happened: Incident | Sequence[Incident], policy: Policy | None = None
) -> Ruling:
    """The ruling on what happened, one incident or several in order.

    The policy is the one given, else that of the hand. Raises `Mistake` where the question makes no sense.

    >>> from croupier.floor import Act, Situation, rule
    >>> from croupier.play import Hand, NL_HOLDEM, Positions, Setup, Stakes
    >>> setup = Setup.deal_in(NL_HOLDEM, Stakes(50, 100), {1: 5000, 2: 5000, 3: 5000}, Positions(1, 2, 3))
    >>> ruling = rule(Situation(Hand(setup, range(52))), Act(seat=1, chips=(500,)))
    >>> ruling.counts_as[1].action, ruling.returned, ruling.cites
    ('call', {1: 400}, ('TDA-2022:44.1', 'TDA-2022:41C'))
    """
    happened = (what_happened,) if isinstance(what_happened, Incident) else tuple(what_happened)
    if not happened:
        raise Mistake("floor-nothing-happened")
    if policy is None:
        from croupier.rulebook import DEFAULT

        policy = situation.hand.setup.policy if situation.hand is not None else DEFAULT
    ruling: Ruling | None = None
    while happened:
        case = Case(situation, happened[1:], policy)
        kind = type(happened[0])
        if kind not in RULES:
            raise Mistake("floor-no-such-incident", kind=kind.__name__)
        latest = RULES[kind](case, happened[0])
        ruling = latest if ruling is None else _after(ruling, latest)
        happened = case.later
        if happened:
            situation = carried(situation, latest)
    assert ruling is not None
    return ruling


def _after(before: Ruling, latest: Ruling) -> Ruling:
    """The latest ruling, with what the acts before it count as and, after its own clauses, what they rest on."""
    return msgspec.structs.replace(
        latest,
        situation=before.situation,
        counts_as={**before.counts_as, **latest.counts_as},
        returned={**before.returned, **latest.returned},
        operations=(*before.operations, *latest.operations),
        cites=cited(latest.cites, before.cites),
        because=(*before.because, *latest.because),
    )


def incident_kinds() -> Mapping[str, type[Incident]]:
    """Every kind of incident by the name it has in scenario files.

    >>> incident_kinds()["lost-chips"](amount=500).amount
    500
    """
    return {str(kind.__struct_config__.tag): kind for kind in RULES}
