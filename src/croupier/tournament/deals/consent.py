"""A deal on offer: put to everybody left, answered one by one, made by the last yes, off at the first no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament.course import decides
from croupier.tournament.deals import commands, facts
from croupier.tournament.deals.amounts import check_deal, make, possible, proposal, refused, to_divide

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event


@decides(commands.OfferDeal)
def offer(course: Course, asked: commands.OfferDeal) -> None:
    """Put a deal to everybody left; while it is talked about no hand begins (ONLINE:deal-2).

    The amounts of a `custom` deal are the offer's own; the others are worked out from the stacks as they stand. With
    a player's connection lost there is no deal.
    """
    event = course.event
    clause = possible(course)
    if event.offer is not None:
        raise refused(clause, "deal-on-offer", number=event.offer.number)
    players = [entrant for entrant in event.entrants.values() if entrant.in_play]
    for entrant in players:
        if entrant.id in event.lost:
            raise refused(clause, "deal-disconnected", player=entrant.name)
    if asked.player and course.entrant(asked.player) not in players:
        raise refused(clause, "deal-not-his", player=course.entrant(asked.player).name)
    amounts = dict(asked.amounts)
    if asked.kind != "custom":
        given = proposal(
            asked.kind,
            [entrant.stack for entrant in players],
            to_divide(event),
            asked.left,
            event.terms.prizes.unit,
        )
        amounts = dict(zip([entrant.id for entrant in players], given, strict=True))
    if found := check_deal(event, amounts, asked.left):
        total, sums = sum(to_divide(event)), sum(amounts.values()) + asked.left
        raise refused(clause, found, total=total, given=sums)
    why = course.by_policy("deal-offered", "prize_deal", players=len(players))
    course.say(facts.DealOffered(event.offers + 1, asked.kind, amounts, asked.left, asked.player, why))


@decides(commands.AnswerDeal)
def answer(course: Course, asked: commands.AnswerDeal) -> None:
    """A player's own yes or no: the last yes makes the deal, any no ends the talk (ONLINE:deal-3)."""
    event = course.event
    clause = event.policy.clause("prize_deal")
    standing = event.offer
    if standing is None or standing.number != asked.number:
        raise refused(clause, "deal-not-on-offer", number=asked.number)
    entrant = course.entrant(asked.player)
    if entrant.id not in standing.amounts:
        raise refused(clause, "deal-not-his", player=entrant.name)
    if entrant.id in event.lost:
        raise refused(clause, "deal-disconnected", player=entrant.name)
    course.say(facts.DealAnswered(entrant.id, standing.number, asked.yes))
    if not asked.yes:
        why = course.by_policy("deal-refused", "prize_deal", player=entrant.name)
        course.say(facts.DealOff(standing.number, why))
        return
    offered = course.event.offer
    if offered is not None and set(offered.yes) == set(offered.amounts):
        make(course, offered.amounts, offered.left)


@decides(commands.CallOffDeal)
def call_off(course: Course, _: commands.CallOffDeal) -> None:
    """The floor ends the talk, or who offered takes it back."""
    standing = course.event.offer
    if standing is None:
        raise refused(
            course.event.policy.clause("prize_deal"), "deal-not-on-offer", number=course.event.offers
        )
    course.say(facts.DealOff(standing.number, course.by_policy("deal-called-off", "prize_deal")))


@decides(commands.Connection)
def connection(course: Course, asked: commands.Connection) -> None:
    """Note whether a player can be reached; a deal is off as soon as one of those asked cannot."""
    entrant = course.entrant(asked.player)
    if (entrant.id in course.event.lost) == asked.lost:
        return
    course.say(facts.Connection(entrant.id, asked.lost))


def settle(course: Course) -> bool:
    """Where somebody went out or lost his connection while a deal was on offer it is off; whether it was."""
    event = course.event
    standing = event.offer
    if standing is None:
        return False
    lost = next((player for player in event.lost if player in standing.amounts), "")
    if lost:
        why = course.by_policy("deal-disconnected", "prize_deal", player=event.entrants[lost].name)
    elif not _same_players(event):
        why = course.by_policy("deal-others-left", "prize_deal")
    else:
        return False
    course.say(facts.DealOff(standing.number, why))
    return True


def _same_players(event: Event) -> bool:
    asked = event.offer.amounts if event.offer else {}
    return set(asked) == {entrant.id for entrant in event.entrants.values() if entrant.in_play}
