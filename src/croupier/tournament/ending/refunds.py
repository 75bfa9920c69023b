"""What everybody gets back when an event cannot go on: the three states of the online book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from croupier.tournament.course import decides
from croupier.tournament.deals.amounts import MOST_BY_ICM, proposal
from croupier.tournament.ending import commands, facts
from croupier.tournament.event import Refund
from croupier.tournament.prizes.places import prizes_now

if TYPE_CHECKING:
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event

State: TypeAlias = Literal["not-started", "running", "in-the-money"]


class Preview(NamedTuple):
    """What a cancellation would pay, before anybody decides it: by player, and the cents that do not divide."""

    state: State
    refunds: dict[str, Refund]
    rounding: int


def before_start(players: Sequence[str], buy_in: int, fee: int) -> dict[str, Refund]:
    """Nobody has been dealt a card: buy-in and fee to everybody who is registered (ONLINE:refund-3).

    >>> before_start(["Ann"], 1000, 100)["Ann"].total
    1100
    """
    return {player: Refund(entry=buy_in, fee=fee) for player in players}


def before_the_money(
    chips: Mapping[str, int], pool: int, fee: int, *, evenly: bool = True
) -> tuple[dict[str, Refund], int]:
    """The money is not reached: the fee back, half the pool evenly, half by chips (ONLINE:refund-4, ONLINE:refund-5).

    Where nothing is given `evenly`, all of the pool goes by chips. Every credit is rounded down to the cent
    (ONLINE:payout-3); the rest is told.

    >>> refunds, rest = before_the_money({"Ann": 3000, "Bob": 1000}, 10_000, 100)
    >>> refunds["Ann"].total, refunds["Bob"].total, rest
    (6350, 3850, 0)
    """
    players, total = len(chips), sum(chips.values())
    refunds = {}
    for player, stack in chips.items():
        # One rounding for the whole credit: half over the players and half over the chips, on a common denominator.
        shared = pool * (total + players * stack) // (2 * players * total)
        part = shared if evenly else pool * stack // total
        even = pool // (2 * players) if evenly else 0
        refunds[player] = Refund(fee=fee, even=even, by_chips=part - even)
    return refunds, pool - sum([refund.even + refund.by_chips for refund in refunds.values()])


def in_the_money(
    chips: Mapping[str, int], remaining: int, next_prize: int, fee: int
) -> tuple[dict[str, Refund], int]:
    """Prizes are being paid: the fee back, the next prize to everybody, the rest by chips (ONLINE:refund-6, 7).

    `remaining` is what is left of the pool.

    >>> refunds, rest = in_the_money({"Ann": 70_001, "Bob": 29_999}, 8_500, 2_000, 100)
    >>> refunds["Ann"].total, refunds["Bob"].total, rest
    (5250, 3449, 1)
    """
    players, total = len(chips), sum(chips.values())
    each = min(next_prize, remaining // players)
    by_chips = remaining - each * players
    refunds = {
        player: Refund(fee=fee, even=each, by_chips=by_chips * stack // total)
        for player, stack in chips.items()
    }
    paid = sum([refund.even + refund.by_chips for refund in refunds.values()])
    return refunds, remaining - paid


def by_the_model(
    chips: Mapping[str, int], remaining: int, prizes: Sequence[int], fee: int
) -> tuple[dict[str, Refund], int]:
    """Prizes are being paid, and the house divides them by the independent chip model: the fee back, and what each
    stack is worth of the `prizes` still to be won, of which `remaining` is there.

    >>> refunds, rest = by_the_model({"Ann": 7_000, "Bob": 3_000}, 8_000, (5_000, 3_000), 100)
    >>> refunds["Ann"].total, refunds["Bob"].total, rest
    (4500, 3700, 0)
    """
    least = max(sum(prizes) - remaining, 0)
    shares = proposal("icm", list(chips.values()), prizes, left=min(least, max(prizes)))
    refunds = {player: Refund(fee=fee, by_chips=share) for player, share in zip(chips, shares, strict=True)}
    return refunds, remaining - sum(shares)


def preview(event: Event) -> Preview:
    """What a cancellation would pay now, by the state the event is in; the guarantee is no part of it.

    Chips are those at the start of a hand that is cut off, the fee that of the live entry, and everybody gets the
    bounty on his own head. Alternates have not started.
    """
    terms = event.terms
    waiting = event.phase == "registering"
    if waiting and not terms.second_day:
        entered = [
            player
            for player, entrant in event.entrants.items()
            if entrant.status == "registered" or entrant.in_play
        ]
        return Preview("not-started", before_start(entered, terms.buy_in, terms.fee), 0)
    # Whoever has bagged for a second day is in play already, with the chips in his bag.
    held = {each.id: each.bag if waiting else each.stack for each in event.entrants.values()}
    chips = {
        player: held[player]
        for player in held
        if held[player] and (waiting or event.entrants[player].in_play)
    }
    # Who still waits for a seat has played nothing for his money: for him the event has not started.
    unseated = before_start(event.alternates, terms.buy_in, terms.fee)
    pool = event.money.pool - terms.to_pool * len(unseated)
    if event.ladder and event.left <= len(event.ladder):
        state: State = "in-the-money"
        remaining = max(pool - event.money.paid - event.money.rounding, 0)
        prizes = prizes_now(event)
        if event.policy.choice("crash_in_money") == "icm" and 2 <= len(chips) <= MOST_BY_ICM:
            refunds, rounding = by_the_model(chips, remaining, prizes[: event.left], terms.fee)
        else:
            refunds, rounding = in_the_money(chips, remaining, prizes[event.left - 1], terms.fee)
    else:
        state = "running"
        evenly = event.policy.choice("crash_not_in_money") == "half-equal-half-chips"
        refunds, rounding = before_the_money(chips, pool, terms.fee, evenly=evenly)
    heads, odd = _heads_back(event, chips, len(unseated))
    refunds = {player: refund._replace(bounty=heads[player]) for player, refund in refunds.items()}
    return Preview(state, refunds | unseated, rounding + odd)


def _heads_back(event: Event, chips: Mapping[str, int], unseated: int) -> tuple[dict[str, int], int]:
    """Everybody has the bounty on his own head, and in equal parts those of nobody's head any more: of players
    disqualified or out with nobody to take them, or in envelopes. Also the cents that do not divide.
    """
    amount = event.terms.bounties.amount if event.terms.bounties else 0
    standing = event.money.bounties - amount * unseated
    heads = {player: 0 if event.sealed else event.entrants[player].head for player in chips}
    each, odd = divmod(standing - sum(heads.values()), len(heads))
    return {player: head + each for player, head in heads.items()}, odd


@decides(commands.Cancel)
def cancel(course: Course, _: commands.Cancel) -> None:
    """Call the event off and pay what the preview says; ONLINE:start-2 lets the room do so at any time."""
    if course.event.phase not in ("registering", "running"):
        raise course.refuse("not-running")
    found = preview(course.event)
    rule = {"not-started": "refund-before", "running": "refund-running", "in-the-money": "refund-paid"}
    why = course.why(f"refund-{found.state}", rule[found.state], players=len(found.refunds))
    course.say(facts.Cancelled(found.refunds, found.rounding, why))
