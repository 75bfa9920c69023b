"""A rebuy or an add-on is bought, or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament.course import decides
from croupier.tournament.rebuys import commands, facts
from croupier.tournament.selling import add_on_open, rebuys_open

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Entrant


@decides(commands.Buy)
def buy(course: Course, asked: commands.Buy) -> None:
    """A rebuy or an add-on for a player who may have one."""
    (_rebuy if asked.kind == "rebuy" else _add_on)(course, course.entrant(asked.player), asked)


def _rebuy(course: Course, entrant: Entrant, asked: commands.Buy) -> None:
    event, terms = course.event, course.event.terms.rebuys
    if terms is None or not rebuys_open(event):
        raise course.refuse("no-rebuys-now", "rebuy-before-next-hand")
    if not entrant.table:
        raise course.refuse("rebuy-needs-seat", "rebuy-before-next-hand", player=entrant.name)
    if event.tables[entrant.table].playing and entrant.seat in event.tables[entrant.table].dealt:
        raise course.refuse("rebuy-during-hand", "rebuy-binds", player=entrant.name)
    if entrant.stack > terms.up_to:
        raise course.refuse("rebuy-stack-too-big", "price", player=entrant.name, most=terms.up_to)
    if terms.most and entrant.rebuys >= terms.most:
        raise course.refuse("no-more-rebuys", "price", player=entrant.name, most=terms.most)
    course.say(facts.Bought(entrant.id, "rebuy", terms.chips, terms.price, terms.fee, asked.source))


def _add_on(course: Course, entrant: Entrant, asked: commands.Buy) -> None:
    event, terms = course.event, course.event.terms.add_on
    if terms is None or not add_on_open(event):
        raise course.refuse("no-add-on-now")
    if not entrant.table or entrant.add_ons:
        raise course.refuse("no-second-add-on", player=entrant.name)
    course.say(facts.Bought(entrant.id, "add-on", terms.chips, terms.price, terms.fee, asked.source))
