"""Who finished where, and who is paid what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from croupier.tournament.event import Finish
from croupier.tournament.prizes import facts
from croupier.tournament.prizes.ladder import ladder, paid_places, shared

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event


class Place(NamedTuple):
    """The places that players share: the first and the last of them, the same where nobody shares."""

    first: int
    last: int
    players: tuple[str, ...]


def places(event: Event) -> Iterator[Place]:
    """The places of those who are out, the best first; whoever is left, or waits for his place, is ahead."""
    waiting = sum([len(finish.players) for finish in event.round_out])
    first = event.left + waiting + 1
    for finish in reversed(event.out):
        last = first + len(finish.players) - 1
        yield Place(first, last, finish.players)
        first = last + 1


def ranked(
    busted: Sequence[tuple[str, int]], table: int = 0, hand: int = 0, broke: int = 0
) -> tuple[Finish, ...]:
    """Players who busted on one hand by the stacks they began it with, the worst placed first.

    Who had more chips is placed better; equal stacks share (ONLINE:bust-1, ONLINE:bust-2, CLUB-7:7.8.13).

    >>> [finish.players for finish in ranked([("Ann", 4000), ("Bob", 2500), ("Cid", 2500)])]
    [('Bob', 'Cid'), ('Ann',)]
    """
    stacks = sorted({stack for _, stack in busted})
    return tuple(
        [
            Finish(tuple([player for player, had in busted if had == stack]), stack, hand, table, broke)
            for stack in stacks
        ]
    )


class Settled(NamedTuple):
    """What players who went out on one hand get: their places and their prizes in cents, and what did not divide."""

    places: dict[str, tuple[int, int]]
    prizes: dict[str, int]
    rounding: int


def settled(left: int, busted: Mapping[str, int], prizes: Sequence[int]) -> Settled:
    """Places and prizes of players who busted on one hand, with so many `left` before it; `busted` are their stacks.

    >>> settled(10, {"Ann": 4000, "Bob": 2500}, [500, 400, 300, 200, 100, 90, 80, 70, 60])
    Settled(places={'Bob': (10, 10), 'Ann': (9, 9)}, prizes={'Bob': 0, 'Ann': 60}, rounding=0)
    """
    found = Settled({}, {}, 0)
    last = left
    for finish in ranked(list(busted.items())):
        first = last - len(finish.players) + 1
        each, odd = shared(prizes, first, len(finish.players))
        for player in finish.players:
            found.places[player] = (first, last)
            found.prizes[player] = each
        found = found._replace(rounding=found.rounding + odd)
        last = first - 1
    return found


def pay(course: Course) -> None:
    """Pay every prize that is certain by now."""
    event = course.event
    prizes = event.ladder
    if not prizes:
        return
    for place in places(event):
        if place.first > len(prizes):
            break
        pay_place(course, place)


def pay_place(course: Course, place: Place) -> None:
    """Pay the players of a place what they have not been paid yet: by the ladder, or by the deal they made."""
    event = course.event
    each, rounding = shared(event.ladder, place.first, len(place.players))
    for player in place.players:
        before = event.paid.get(player)
        prize = each
        if player in event.agreed:
            # What a deal keeps for the first place is all that is still played for.
            prize, rounding = event.agreed[player], 0
            if place.first == 1 and player == place.players[0]:
                prize += event.kept
        due = prize - (before.amount if before else 0)
        if due:
            award = event.terms.award(place.last, prize) if not before and player not in event.agreed else 0
            course.say(facts.PrizePaid(player, place.first, place.last, due, rounding, award))
            rounding = 0


def places_to_pay(event: Event) -> int:
    """How many places are paid, or would be if nobody else came."""
    if event.ladder:
        return len(event.ladder)
    return paid_places(event.terms, event.money.pool, event.entries, _most(event))


def prizes_now(event: Event) -> tuple[int, ...]:
    """The prizes as they stand: provisional until registration, rebuys and add-ons are over (ONLINE:prize-3)."""
    if event.ladder:
        return event.ladder
    pool = event.money.pool
    if event.guaranteed:
        pool = max(pool, event.terms.guarantee)
    return ladder(event.terms, pool, event.entries, _most(event))


def _most(event: Event) -> int | None:
    """Whoever went out in a flight has no place: on the second day as many are paid as bagged, at most."""
    if not event.terms.second_day:
        return None
    return len(event.entrants) if event.carried else None


def set_prizes(course: Course) -> None:
    """Fix the prizes: the pool, and what the house adds where the guarantee holds."""
    event = course.event
    pool = event.money.pool
    overlay = max(event.terms.guarantee - pool, 0) if event.guaranteed else 0
    prizes = ladder(event.terms, pool + overlay, event.entries, _most(event))
    why = course.why("prizes-set", "prizes-final", entries=event.entries, places=len(prizes))
    course.say(facts.PrizesSet(prizes, overlay, 0, why))


def prizes_final(event: Event) -> bool:
    """Whether registration, rebuys and add-ons are all over."""
    terms, number = event.terms, event.terms.number(event.clock.index)
    if event.open or event.rebuys_closed:
        return not event.open
    if terms.rebuys and number <= terms.rebuys.levels:
        return False
    add_on = terms.add_on
    return not add_on or number > add_on.after_level
