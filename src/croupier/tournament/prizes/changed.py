"""Prizes changed by the floor once they stand: the same pool, and nobody loses what is certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament.course import decides
from croupier.tournament.prizes import commands, facts
from croupier.tournament.prizes.ladder import in_units, shared
from croupier.tournament.prizes.places import places

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event


def closed(event: Event) -> str:
    """Why prizes cannot be changed now, as the end of a message code; empty where they can."""
    if event.phase != "running":
        return "not-running"
    if not event.ladder:
        return "prizes-not-yet"
    return "prizes-by-deal" if event.agreed or event.offer is not None else ""


def to_share(event: Event) -> int:
    """What the prizes sum to, in cents: the pool, fees and the staff's part left out, and what the house adds."""
    return event.money.pool + event.money.overlay


def least(event: Event) -> tuple[int, ...]:
    """What each place is worth at least, in cents, the first place first, for those that are certain by now.

    Places decided keep what they were worth; in the money everybody left has the prize of the next place for certain.
    """
    left = event.left + sum([len(finish.players) for finish in event.round_out])
    ladder = event.ladder
    certain = ladder[left - 1] if 0 < left <= len(ladder) else 0
    return (certain,) * min(left, len(ladder)) + ladder[left:]


@decides(commands.SetPrizes)
def set_prizes(course: Course, asked: commands.SetPrizes) -> None:
    """Put other prizes in place of the ladder; raises `Refusal` with what is missing where they do not fit.

    The room may change prizes at any time (ONLINE:payout-1): here never the sum of them, nor below what is certain.
    """
    event = course.event
    if why_not := closed(event):
        raise course.refuse(why_not)
    amounts = list(asked.amounts)
    while amounts and not amounts[-1]:
        amounts.pop()
    _check(course, amounts)
    before = event.ladder
    said = "yes" if asked.reason else "no"
    why = course.why("prizes-changed", "prizes-changed", places=len(amounts), said=said, reason=asked.reason)
    course.say(facts.PrizesSet(tuple(amounts), 0, 0, why))
    _pay_more(course, before)


def _check(course: Course, amounts: list[int]) -> None:
    event = course.event
    gone = sum([len(finish.players) for finish in (*event.out, *event.round_out)])
    if len(amounts) > event.left + gone:
        raise course.refuse(
            "prizes-too-many", "prizes-changed", places=len(amounts), players=event.left + gone
        )
    for place in range(1, len(amounts)):
        if amounts[place] > amounts[place - 1]:
            raise course.refuse("prizes-rise", "prizes-changed", place=place + 1, better=place)
    for place, certain in enumerate(least(event), 1):
        given = amounts[place - 1] if place <= len(amounts) else 0
        if given < certain:
            least_is, is_given = in_units(certain), in_units(given)
            raise course.refuse("prizes-below", "prizes-changed", place=place, least=least_is, given=is_given)
    total, given = to_share(event), sum(amounts)
    if given != total:
        code = "prizes-short" if given < total else "prizes-over"
        sums = {"total": total, "given": given, "amount": abs(total - given)}
        raise course.refuse(code, "prizes-changed", **{name: in_units(sums[name]) for name in sums})


def _pay_more(course: Course, before: tuple[int, ...]) -> None:
    """Whoever has been paid by the ladder `before` gets what his place is worth more now."""
    for place in list(places(course.event)):
        if place.players[0] not in course.event.paid:
            continue
        now, then = [shared(each, place.first, len(place.players)) for each in (course.event.ladder, before)]
        more, odd = now.each - then.each, now.rounding - then.rounding
        for player in place.players:
            if more or odd:
                course.say(facts.PrizePaid(player, place.first, place.last, more, odd))
            odd = 0
