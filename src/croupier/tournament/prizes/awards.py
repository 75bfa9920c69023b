"""Prizes that are not money: what they are worth, and money given in their place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament.course import decides
from croupier.tournament.prizes import commands, facts
from croupier.tournament.prizes.ladder import in_units

if TYPE_CHECKING:
    from croupier.tournament.course import Course


@decides(commands.CashInstead)
def cash_instead(course: Course, asked: commands.CashInstead) -> None:
    """Give a winner money for what he won, never less than it is worth (ONLINE:payout-2)."""
    entrant = course.entrant(asked.player)
    if not entrant.award:
        raise course.refuse("no-award", "cash-instead", player=entrant.name)
    if asked.amount < entrant.award:
        raise course.refuse("cash-too-little", "cash-instead", amount=in_units(entrant.award))
    why = course.why("cash-instead", "cash-instead", player=entrant.name)
    course.say(facts.Cashed(entrant.id, asked.amount, entrant.award, why))
