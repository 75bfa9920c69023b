"""Complaints after a hand or an event: filed by a player, decided by the floor, appealed once to the manager."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import msgspec

from croupier.care.times import DAY
from croupier.errors import Refusal

MOST_OPEN: Final = 5
"""How many complaints of one player may wait for a decision."""

State: TypeAlias = Literal["filed", "decided", "appealed", "closed"]
"""How far a complaint is: it waits for the floor, may be appealed, waits for the manager, or is decided for good."""


class Filed(msgspec.Struct, frozen=True, tag="complaint-filed"):
    """A player complains `about` a table or an event, and of the hand of this number where there is one.

    `place` is where in the house that is.
    """

    id: str
    person: str
    about: str
    place: str
    text: str
    hand: int = 0


class Answered(msgspec.Struct, frozen=True, tag="complaint-answered"):
    """A complaint is upheld or not, `by` a person of the house, with the reason and the clause it rests on."""

    id: str
    by: str
    upheld: bool
    text: str
    clause: str


class Appealed(msgspec.Struct, frozen=True, tag="complaint-appealed"):
    """A player does not agree with the decision."""

    id: str
    text: str


ComplaintFact = Filed | Answered | Appealed


@dataclass(frozen=True, slots=True)
class Complaint:
    """A complaint with all that became of it; times are ms since 1970."""

    filed: Filed
    at: int
    answers: tuple[tuple[Answered, int], ...] = ()
    appeal: tuple[Appealed, int] | None = None

    @property
    def state(self) -> State:
        """How far it is."""
        if self.appeal is not None:
            return "closed" if len(self.answers) > 1 else "appealed"
        return "decided" if self.answers else "filed"

    @property
    def waits(self) -> bool:
        """Whether the house is to decide it."""
        return self.state in ("filed", "appealed")


Complaints: TypeAlias = dict[str, Complaint]


def settle(complaints: Complaints, fact: ComplaintFact, at: int) -> None:
    """Carry a fact out that became known `at` (ms since 1970); it is never refused."""
    if isinstance(fact, Filed):
        complaints[fact.id] = Complaint(fact, at)
        return
    known = complaints[fact.id]
    if isinstance(fact, Answered):
        answers = (*known.answers, (fact, at))
        complaints[fact.id] = Complaint(known.filed, known.at, answers, known.appeal)
    else:
        complaints[fact.id] = Complaint(known.filed, known.at, known.answers, (fact, at))


def file(complaints: Complaints, days: int, wished: Filed, at: int, ended: int | None) -> Filed:
    """A complaint within `days` after a hand `ended`, `None` where it goes on or is not over; its id is given here."""
    if not days:
        raise Refusal("care-no-complaints")
    if not wished.text.strip():
        raise Refusal("care-complaint-empty")
    if ended is not None and at - ended > days * DAY:
        raise Refusal("care-complaint-late", days=days)
    mine = [each for each in complaints.values() if each.filed.person == wished.person]
    if any(_same(each.filed, wished) for each in mine):
        raise Refusal("care-complaint-twice")
    if sum([each.waits for each in mine]) >= MOST_OPEN:
        raise Refusal("care-complaints-many", most=MOST_OPEN)
    return msgspec.structs.replace(wished, id=str(len(complaints) + 1))


def _same(one: Filed, other: Filed) -> bool:
    return (one.about, one.hand, one.text) == (other.about, other.hand, other.text)


def answer(complaints: Complaints, wished: Answered, *, manager: bool) -> Answered:
    """A decision; of an appeal that of a manager, and of somebody else than the first was (`Refusal`)."""
    known = _known(complaints, wished.id)
    if not known.waits:
        raise Refusal("care-complaint-decided")
    if known.filed.person == wished.by or any(each.by == wished.by for each, _ in known.answers):
        raise Refusal("care-complaint-own")
    if known.state == "appealed" and not manager:
        raise Refusal("care-complaint-manager")
    if not wished.text.strip():
        raise Refusal("care-complaint-empty")
    return wished


def appeal(complaints: Complaints, person: str, wished: Appealed) -> Appealed:
    """An appeal of who filed the complaint: one, once it is decided (`Refusal`)."""
    known = _known(complaints, wished.id)
    if known.filed.person != person:
        raise Refusal("care-no-complaint")
    if known.state != "decided":
        raise Refusal("care-complaint-no-appeal")
    if not wished.text.strip():
        raise Refusal("care-complaint-empty")
    return wished


def _known(complaints: Complaints, id: str) -> Complaint:
    known = complaints.get(id)
    if known is None:
        raise Refusal("care-no-complaint")
    return known
