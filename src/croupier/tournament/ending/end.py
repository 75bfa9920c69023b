"""The end of an event: the last prizes, the winner's own bounty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament.bounties.facts import BountyWon, HeadPaid
from croupier.tournament.bounties.heads import last_envelopes
from croupier.tournament.ending import facts
from croupier.tournament.prizes.facts import PrizePaid
from croupier.tournament.prizes.places import Place, pay, pay_place, places

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.why import Why


def end(course: Course, why: Why) -> None:
    """Pay whoever is left, and close the event.

    Where the last ones were disqualified nobody is left: whoever went out last has won.
    """
    left = [entrant for entrant in course.event.entrants.values() if entrant.in_play]
    if left:
        pay_place(course, Place(1, len(left), tuple([entrant.id for entrant in left])))
    else:
        pay(course)
    for entrant in left:
        if entrant.head:
            course.say(HeadPaid(entrant.id, entrant.head, course.why("own-bounty", "bounty-to-taker")))
    first = [player for place in places(course.event) for player in place.players[:1]]
    winner = left[0].id if left else next(iter(first), "")
    if winner:
        _unclaimed(course, winner)
        last_envelopes(course, winner)
        # The bounties of the disqualified are nobody's: whoever wins the event takes them.
        for entrant in list(course.event.entrants.values()):
            if entrant.status == "disqualified" and entrant.head:
                course.say(BountyWon(winner, entrant.id, entrant.head, 0))
    course.say(facts.Finished(why))


def _unclaimed(course: Course, winner: str) -> None:
    """Prizes for which nobody is left to take a place go to the first: the pool is paid out."""
    money = course.event.money
    rest = money.pool + money.overlay - money.paid - money.rounding
    if rest:
        course.say(PrizePaid(winner, 1, 1, rest))
