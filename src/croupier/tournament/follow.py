"""What follows from anything that happened, without anybody asking: prizes, tables, balance, hand for hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.errors import Broken
from croupier.tournament import facts
from croupier.tournament.bounties.heads import seal
from croupier.tournament.chips.colour_up import colour_up_at_break
from croupier.tournament.clock import levels as clock
from croupier.tournament.clock.levels import by_hands
from croupier.tournament.days import day as days
from croupier.tournament.deals import consent
from croupier.tournament.ending.end import end
from croupier.tournament.entries.registration import registration_over, seat_alternates
from croupier.tournament.hands import hand_for_hand
from croupier.tournament.prizes.places import pay, prizes_final, set_prizes
from croupier.tournament.rebuys import over as rebuys
from croupier.tournament.rounds import drawing as rounds
from croupier.tournament.seating.balance import balance, must_halt, short_tables
from croupier.tournament.seating.breaking import settle_tables

if TYPE_CHECKING:
    from croupier.tournament.course import Course

_MOST_STEPS = 20_000


def follow(course: Course) -> None:
    """Let everything happen that is due now."""
    for _ in range(_MOST_STEPS):
        if course.event.phase != "running" or not _step(course):
            return
    raise Broken("tournament-never-settles")


def _step(course: Course) -> bool:
    certain = (
        consent.settle(course)
        or rounds.settle(course)
        or rebuys.settle(course)
        or registration_over(course)
        or days.settle(course)
        or _prizes(course)
        or _heads(course)
        or seal(course)
        or _ended(course)
        or seat_alternates(course)
        or settle_tables(course)
        or clock.begin_break(course)
    )
    if course.event.terms.live:
        return certain or hand_for_hand.settle_reported(course)
    return certain or _by_itself(course)


def _by_itself(course: Course) -> bool:
    """What the house's software does at once, and a live floor when it is ready."""
    return (
        hand_for_hand.settle(course)
        or by_hands(course)
        or balance(course)
        or colour_up_at_break(course)
        or _halts(course)
    )


def _prizes(course: Course) -> bool:
    if not course.event.ladder and prizes_final(course.event) and not course.event.terms.flight:
        set_prizes(course)
        return bool(course.event.ladder)
    told = len(course.told)
    pay(course)
    return len(course.told) > told


def _heads(course: Course) -> bool:
    """Where bounties pile up on heads, whoever is left when the prizes begin is paid his own (ONLINE:bounty-3)."""
    event = course.event
    terms = event.terms.bounties
    if not terms or terms.kind != "accumulate" or not event.ladder or event.left > len(event.ladder):
        return False
    told = len(course.told)
    why = course.why("own-bounty", "bounty-at-the-money")
    for entrant in list(event.entrants.values()):
        if entrant.in_play and entrant.head:
            course.say(facts.HeadPaid(entrant.id, entrant.head, why))
    return len(course.told) > told


def _ended(course: Course) -> bool:
    event = course.event
    if event.round_out or not event.ladder:
        return False
    equal = event.terms.prizes.equal
    # The last equal prize may be a remainder in cash: it is for the first who does not win a seat.
    prizes = event.ladder.count(equal) if equal else 1
    if event.left > max(prizes, 1):
        return False
    if any([table.playing for table in event.tables.values()]):
        return False
    rule = "ends-at-equal-prizes" if equal and prizes > 1 else "ends-at-one"
    end(course, course.why(rule, rule, left=event.left))
    return True


def _halts(course: Course) -> bool:
    event = course.event
    short = short_tables(event)
    for table in event.tables.values():
        if table.playing or not (table.halted or table.number in short):
            continue
        halt = must_halt(event, table.number)
        if halt != table.halted:
            why = course.by_policy("halt" if halt else "goes-on", "halt", table=table.number)
            course.say(facts.Halted(table.number, halt, why))
            return True
    return False
