"""After a deal: the event ended in one act, the places as the players stand or as they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.tournament.bounties.facts import BountyWon, HeadPaid
from croupier.tournament.course import decides
from croupier.tournament.deals import commands
from croupier.tournament.deals.amounts import refused
from croupier.tournament.event import Finish
from croupier.tournament.hands.facts import Busted

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Entrant


@decides(commands.EndByDeal)
def end_by_deal(course: Course, asked: commands.EndByDeal) -> None:
    """Place everybody who is left by `order` and chips; what was agreed is paid, and the event is over.

    Whoever had as many chips as another, and is named in no order, shares his place. Everybody has the bounty on his
    own head, and of sealed envelopes the next one, from the last place up.
    """
    event = course.event
    clause = event.policy.clause("prize_deal")
    if event.phase != "running" or not event.agreed:
        raise refused(clause, "no-deal-made")
    for table in event.tables.values():
        if table.playing:
            raise course.refuse("hand-running", table=table.number)
    left = {entrant.id: entrant for entrant in event.entrants.values() if entrant.in_play}
    for player in asked.order:
        if player not in left:
            raise refused(clause, "deal-not-his", player=course.entrant(player).name)
    if event.kept and not asked.order:
        raise refused(clause, "deal-names-no-winner")
    finishes = _finishes(asked.order, left)
    for finish in finishes:
        for player in finish.players:
            _own_bounty(course, player)
    why = course.by_policy("ended-by-deal", "prize_deal", players=len(left))
    if len(finishes) > 1:
        course.say(Busted(finishes[:-1], why))


def _finishes(order: tuple[str, ...], left: dict[str, Entrant]) -> tuple[Finish, ...]:
    """The places, the worst first; the first place is one player's."""
    named = list(dict.fromkeys(order))
    rest = sorted([each for each in left.values() if each.id not in named], key=lambda each: each.stack)
    found: list[Finish] = []
    for each in rest:
        if found and found[-1].stack == each.stack:
            found[-1] = Finish((*found[-1].players, each.id), each.stack)
        else:
            found.append(Finish((each.id,), each.stack))
    if not named and len(found[-1].players) > 1:
        # Nobody is ahead: of those who are level the first to have entered is named first.
        *others, first = found[-1].players[::-1]
        found[-1:] = [Finish(tuple(others[::-1]), found[-1].stack), Finish((first,), found[-1].stack)]
    return (*found, *[Finish((player,), left[player].stack) for player in reversed(named)])


def _own_bounty(course: Course, player: str) -> None:
    event = course.event
    if event.envelopes:
        amount, salt = event.envelopes[0], event.envelope_salts[event.drawn]
        course.say(BountyWon(player, player, amount, 0, 0, event.drawn + 1, amount, salt))
    elif head := event.entrants[player].head:
        course.say(HeadPaid(player, head, course.why("own-bounty", "bounty-to-taker")))
