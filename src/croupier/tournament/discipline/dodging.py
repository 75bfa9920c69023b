"""Players whom the blinds pass by again and again: noticed, counted, and left to the director."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.tournament.course import decides
from croupier.tournament.discipline import commands, facts
from croupier.tournament.seating.facts import Moved
from croupier.tournament.seating.position import next_big_blind

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event

NEAR: Final = 1
"""Next to post the big blind, or the one after: whoever leaves such a seat leaves a blind behind."""

FAR: Final = 3
"""So many players post before him where he sits now."""

AGAIN: Final = 2
"""Once is an accident: the director is told from the second time on."""


def times(event: Event, player: str) -> int:
    """How often a blind has passed a player by so far."""
    return sum([1 for told in event.record if told.kind == "notice" and told.player == player])


def turns(event: Event, player: str) -> int | None:
    """How many players of his table post the big blind before him; None without a seat or blinds to go by."""
    entrant = event.entrants[player]
    table = event.tables.get(entrant.table)
    if table is None or table.positions is None:
        return None
    order = next_big_blind(event, entrant.table)
    return order.index(entrant.seat) if entrant.seat in order else None


@decides(commands.BlindMissed)
def passed_by(course: Course, asked: commands.BlindMissed) -> None:
    """The dealer saw a blind pass a player by, who was not in his seat when it came to him."""
    entrant = course.entrant(asked.player)
    if not entrant.table:
        raise course.refuse("not-seated", player=entrant.name)
    _escaped(course, entrant.id, asked.how)


def notice(course: Course, before: Event) -> None:
    """See whether a player whom the floor moved in this command left a blind behind him."""
    for fact in list(course.told):
        if not isinstance(fact, Moved) or fact.kind != "order":
            continue
        was, now = turns(before, fact.player), turns(course.event, fact.player)
        if was is not None and now is not None and was <= NEAR and now >= FAR:
            _escaped(course, fact.player, "moved")


def _escaped(course: Course, player: str, how: str) -> None:
    """Count it, where the book in force speaks of it: any way (TDA-2022:33), or from a broken table (TDA-2017:33)."""
    event = course.event
    if event.policy.choice("dodging_blinds") == "broken-table" and how != "broken-table":
        return
    entrant = event.entrants[player]
    count = times(event, player) + 1
    hand = event.tables[entrant.table].hands
    why = course.by_policy("blind-escaped", "dodging_blinds", player=entrant.name, times=count)
    course.say(facts.BlindEscaped(player, how, entrant.table, hand, count, why))
