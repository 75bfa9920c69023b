"""Deals about the prizes: even, by chips, by ICM or as the players put it, with everybody's recorded consent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from croupier.errors import Mistake, Refusal
from croupier.tournament.course import decides
from croupier.tournament.deals import commands, facts
from croupier.tournament.prizes.places import prizes_now

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event

Kind: TypeAlias = Literal["even", "chips", "icm", "custom"]

MOST_BY_ICM: Final = 16
"""Among how many players a deal by the independent chip model is made: with each more it takes twice as long."""


def proposal(
    kind: Kind, stacks: Sequence[int], prizes: Sequence[int], left: int = 0, unit: int = 1
) -> tuple[int, ...]:
    """What each stack gets of the prizes still to be won, in cents, `left` kept for the first place.

    `even` divides alike, `chips` gives everybody the least prize and the rest by stacks, `icm` what the stacks are
    worth by the independent chip model. Every amount is a whole number of `unit`: units that do not divide go to the
    largest remainders, then the largest stacks, and what makes no unit goes to the largest stack. The amounts sum to
    the prizes less what is left. Raises `Mistake` where that cannot be done, `Refusal` where the model is asked for
    more than `MOST_BY_ICM` players.

    >>> proposal("even", [5000, 3000, 2000], [50_00, 30_00, 20_00])
    (3334, 3333, 3333)
    >>> proposal("chips", [5000, 3000, 2000], [50_00, 30_00, 20_00])
    (4000, 3200, 2800)
    >>> proposal("icm", [5000, 3000, 2000], [50_00, 30_00, 20_00], left=10_00)
    (3339, 2975, 2686)
    >>> proposal("icm", [5000, 3000, 2000], [50_00, 30_00, 20_00], unit=5_00)
    (4000, 3000, 3000)
    """
    shares = sorted(prizes, reverse=True)[: len(stacks)]
    shares += [0] * (len(stacks) - len(shares))
    if not 0 <= left <= shares[0] or len(stacks) < 2:
        raise Mistake("tournament-deal-left-too-much", left=left)
    shares[0] -= left
    shares.sort(reverse=True)
    pool = sum(shares)
    if kind == "even":
        return _whole([pool / len(stacks)] * len(stacks), pool, stacks, unit)
    if kind == "chips":
        least, rest, chips = shares[-1], pool - shares[-1] * len(stacks), sum(stacks)
        return _whole([least + rest * stack / chips for stack in stacks], pool, stacks, unit)
    if kind == "icm":
        if len(stacks) > MOST_BY_ICM:
            raise Refusal("tournament-deal-too-many", most=MOST_BY_ICM)
        return _whole(_by_icm(tuple(stacks), tuple(shares)), pool, stacks, unit)
    raise Mistake("tournament-deal-needs-amounts")


@lru_cache(64)
def _by_icm(stacks: tuple[int, ...], prizes: tuple[int, ...]) -> tuple[float, ...]:
    """What stacks are worth, exactly; the bots who are asked one after the other all ask the same."""
    from croupier.odds import icm

    return icm(stacks, prizes).amounts


def _whole(amounts: Sequence[float], pool: int, stacks: Sequence[int], unit: int) -> tuple[int, ...]:
    """The amounts in whole units: rounded down, those left over to the largest remainders, then stacks."""
    whole = [int(amount + 1e-6) // unit * unit for amount in amounts]
    lost = [round(amount - cents, 6) for amount, cents in zip(amounts, whole, strict=True)]
    order = sorted(range(len(stacks)), key=lambda player: (-lost[player], -stacks[player], player))
    left, odd = divmod(pool - sum(whole), unit)
    for player in order[:left]:
        whole[player] += unit
    whole[max(range(len(stacks)), key=lambda player: (stacks[player], -player))] += odd
    return tuple(whole)


def state(opted: Sequence[bool], votes: Sequence[bool] | None) -> Literal["play", "talk", "agreed"]:
    """Where a deal stands: everybody left must first want to talk, and then say yes to the same proposal.

    ONLINE:deal-2, ONLINE:deal-3.

    >>> state([True, True, False], None), state([True] * 3, None), state([True] * 3, [True] * 3)
    ('play', 'talk', 'agreed')
    """
    if not all(opted) or (votes is not None and not all(votes)):
        return "play"
    return "talk" if votes is None or len(votes) < len(opted) else "agreed"


def wrong(amounts: Mapping[str, int], pool: int, least: int, left: int = 0) -> str:
    """What is wrong with the amounts of a deal, as the end of a message code; empty where nothing is.

    With what is `left` for the first place they sum to the pool, and nobody gets less than the next prize
    (ONLINE:deal-3).

    >>> wrong({"Ann": 600, "Bob": 400}, 1_000, 300), wrong({"Ann": 600, "Bob": 399}, 1_000, 300)
    ('', 'deal-wrong-sum')
    """
    if left < 0 or sum(amounts.values()) + left != pool:
        return "deal-wrong-sum"
    return (
        "deal-below-next-prize" if min(amounts.values()) < min(least, (pool - left) // len(amounts)) else ""
    )


def check_deal(event: Event, amounts: Mapping[str, int], left: int) -> str:
    """What is wrong with a deal in this event: it must name everybody left, and nobody else."""
    if set(amounts) != {entrant.id for entrant in event.entrants.values() if entrant.in_play}:
        return "deal-not-everybody"
    remaining = to_divide(event)
    return wrong(amounts, sum(remaining), remaining[-1], left)


def to_divide(event: Event) -> tuple[int, ...]:
    """The prizes of the places still to be decided."""
    prizes = list(prizes_now(event))[: event.left]
    return tuple(prizes + [0] * (event.left - len(prizes)))


def possible(course: Course) -> str:
    """The clause under which a deal can be made now; raises `Refusal` where none can."""
    event = course.event
    clause = event.policy.clause("prize_deal")
    if (
        event.phase != "running"
        or not event.terms.deals
        or event.policy.choice("prize_deal") == "not-enforced"
    ):
        raise refused(clause, "no-deals-here")
    if event.open or not event.ladder or any([table.playing for table in event.tables.values()]):
        raise refused(clause, "deal-not-now")
    if event.left < 2:
        raise refused(clause, "deal-needs-two")
    if event.left > len(event.ladder):
        raise refused(clause, "deal-before-the-money", left=event.left)
    if too_early(event):
        raise refused("ONLINE:deal-1", "deal-final-table-only")
    if event.agreed:
        raise refused(clause, "deal-made-already")
    return clause


def too_early(event: Event) -> bool:
    """Whether the event makes its deals at the final table, and plays at more than one yet (ONLINE:deal-1)."""
    return event.terms.deals_at_final_table and len(event.tables) > 1


@decides(commands.Deal)
def deal(course: Course, asked: commands.Deal) -> None:
    """Make a deal the floor has written down: everybody left has agreed, everybody is connected, the sum is right.

    The prizes agreed replace those of the ladder; play goes on for the place, and for what is kept for the first.
    """
    event = course.event
    clause = possible(course)
    missing = sorted([player for player in asked.amounts if player not in asked.agreed])
    if missing:
        raise refused(clause, "deal-not-agreed", player=course.entrant(missing[0]).name)
    if lost := [*asked.disconnected, *[player for player in event.lost if player in asked.amounts]]:
        raise refused(clause, "deal-disconnected", player=course.entrant(lost[0]).name)
    make(course, asked.amounts, asked.left)


def make(course: Course, amounts: Mapping[str, int], left: int) -> None:
    """Put other prizes in place of the ladder's, once everybody has said yes; raises `Refusal` for wrong amounts."""
    event = course.event
    if found := check_deal(event, amounts, left):
        given = sum(amounts.values()) + left
        raise refused(event.policy.clause("prize_deal"), found, total=sum(to_divide(event)), given=given)
    why = course.by_policy("deal", "prize_deal", players=event.left)
    course.say(facts.DealMade(dict(amounts), left, why))


def refused(clause: str, code: str, **params: str | int) -> Refusal:
    """A refusal of a deal, under the clause about deals."""
    return Refusal(f"tournament-{code}", clause=clause, **params)
