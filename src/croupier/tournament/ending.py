"""The end of an event: the last prizes, the winner's own bounty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament import facts
from croupier.tournament.bounties import last_envelopes
from croupier.tournament.busts import Place, pay_place

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.why import Why


def end(course: Course, why: Why) -> None:
    """Pay whoever is left, and close the event."""
    left = [entrant for entrant in course.event.entrants.values() if entrant.in_play]
    pay_place(course, Place(1, len(left), tuple([entrant.id for entrant in left])))
    for entrant in left:
        if entrant.head:
            course.say(facts.HeadPaid(entrant.id, entrant.head, course.why("own-bounty", "bounty-to-taker")))
    last_envelopes(course, left[0].id)
    # The bounties of the disqualified are nobody's: whoever wins the event takes them.
    for entrant in list(course.event.entrants.values()):
        if entrant.status == "disqualified" and entrant.head:
            course.say(facts.BountyWon(left[0].id, entrant.id, entrant.head, 0))
    course.say(facts.Finished(why))
