"""Who is dealt into the next hand, where the button and the blinds stand, who posts what, and what goes by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from croupier.cash.debts import Debt, Post, post
from croupier.play import Positions, next_positions

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from croupier.play import Stakes
    from croupier.rulebook import Policy


class Comer(NamedTuple):
    """A player who wants cards: what he owes, and whether he would rather wait for the big blind than post.

    >>> Comer(Debt("new"), waits=True).debt.owes
    True
    """

    debt: Debt = Debt()
    waits: bool = False


class Lineup(NamedTuple):
    """The next hand: its seats, where button and blinds stand, the posts of those coming in, and who straddles.

    >>> from croupier.play import Positions, Stakes
    >>> from croupier.rulebook import profile
    >>> playing = {1: Comer(), 3: Comer(), 5: Comer(), 8: Comer(Debt("new"))}
    >>> dealt = lineup(playing, Positions(8, 1, 3), Stakes(25, 50), profile("fspr-manual"))
    >>> dealt.seats, dealt.positions.button, dealt.posts
    ((1, 3, 5, 8), 1, {8: Post(live=50, dead=0)})
    """

    seats: tuple[int, ...]
    positions: Positions
    posts: Mapping[int, Post]
    straddled: tuple[int, ...] = ()


class Missed(NamedTuple):
    """The blinds that went by a seat without being posted."""

    small: bool
    big: bool


def lineup(
    comers: Mapping[int, Comer],
    previous: Positions | None,
    stakes: Stakes,
    policy: Policy,
    *,
    frozen: bool = False,
) -> Lineup | None:
    """The next hand at a table, or `None` when fewer than two can be dealt in.

    Who owes something comes in where his book lets him: a newcomer not on the button, the small blind or between
    them (FSPR:newcomer-1), one who missed blinds there neither, or only once the button stands on his left
    (FSPR:absent-5). On the big blind everybody comes in, and posts it alone (ONLINE:join-3, CLUB-2:2.11.4-2).
    Where fewer than two others are in the game it begins anew, and nobody posts. Where everybody antes in place of
    blinds nobody posts either. `frozen` is the button of a mixed game that lies still.

    >>> from croupier.play import Positions, Stakes
    >>> from croupier.rulebook import profile
    >>> playing = {1: Comer(), 3: Comer(), 5: Comer(), 8: Comer(Debt("new"))}
    >>> lineup(playing, Positions(8, 1, 3), Stakes(25, 50), profile("fspr-manual")).posts
    {8: Post(live=50, dead=0)}
    """
    seats = sorted(comers)
    if len(seats) < 2:
        return None
    settled = [seat for seat in seats if not comers[seat].debt.owes]
    if previous is None or len(settled) < 2 or not stakes.big_blind:
        return Lineup(tuple(seats), _positions(previous, seats, policy, frozen=frozen), {})
    while True:
        positions = _positions(previous, seats, policy, frozen=frozen)
        kept_out = [seat for seat in seats if not _comes_in(seat, comers[seat], seats, positions, policy)]
        if not kept_out:
            break
        seats = [seat for seat in seats if seat not in kept_out]
    owed = {
        seat: post(comers[seat].debt, policy, stakes)
        for seat in seats
        if seat != positions.big_blind and comers[seat].debt.owes
    }
    return Lineup(tuple(seats), positions, {seat: each for seat, each in owed.items() if each.total})


def _positions(
    previous: Positions | None, seats: Sequence[int], policy: Policy, *, frozen: bool
) -> Positions:
    if frozen and previous is not None:
        return lying_still(previous, seats, policy)
    return next_positions(previous, seats, policy)


def lying_still(positions: Positions, seats: Sequence[int], policy: Policy) -> Positions:
    """A button that lies still: moved on only when the player due to post the big blind has gone.

    >>> from croupier.rulebook import DEFAULT
    >>> lying_still(Positions(1, 4, 7), [1, 4, 7, 9], DEFAULT)
    Positions(button=1, small_blind=4, big_blind=7)
    >>> lying_still(Positions(1, 4, 7), [4, 7], DEFAULT)
    Positions(button=4, small_blind=4, big_blind=7)
    """
    if positions.big_blind not in seats:
        return next_positions(positions, seats, policy)
    if len(seats) == 2:
        (other,) = [seat for seat in seats if seat != positions.big_blind]
        return next_positions(Positions(positions.button, positions.small_blind, other), seats, policy)
    return positions


def _comes_in(seat: int, comer: Comer, seats: Collection[int], positions: Positions, policy: Policy) -> bool:
    debt = comer.debt
    if not debt.owes:
        return True
    on_left = debt.missed and policy.choice("return_after_missed") == "button-on-left"
    if on_left:
        return button_on_left(seat, seats, positions)
    if seat == positions.big_blind:
        return True
    if debt.coming == "moved" and not debt.missed:
        return True
    if blocked(seat, positions, policy):
        return False
    return not comer.waits


def blocked(seat: int, positions: Positions, policy: Policy) -> bool:
    """Whether nobody may come in at a seat now: on the button, the small blind or between (K68).

    >>> from croupier.play import Positions
    >>> from croupier.rulebook import profile
    >>> [seat for seat in range(1, 10) if blocked(seat, Positions(8, 2, 4), profile("fspr-manual"))]
    [1, 2, 8, 9]
    """
    button, small_blind, big_blind = positions
    if seat == big_blind:
        return False
    between = _in_turn(button, seat, small_blind) and seat not in (button, small_blind)
    at_the_ends = seat in (button, small_blind)
    return between or (at_the_ends and policy.choice("newcomer_blocked") == "button-blinds")


def button_on_left(seat: int, seats: Collection[int], positions: Positions) -> bool:
    """Whether the button stands right to a seat's left: nobody who gets cards sits before it (FSPR:absent-5)."""
    if seat == positions.button:
        return False
    others = [other for other in seats if other not in (seat, positions.button)]
    return not any(_in_turn(seat, other, positions.button) for other in others)


def first_to_act(seats: Collection[int], positions: Positions) -> int | None:
    """The seat to the left of the big blind, which is not a blind itself; None heads-up.

    >>> first_to_act((1, 3, 5), Positions(1, 3, 5)), first_to_act((1, 5), Positions(1, 1, 5))
    (1, None)
    """
    others = sorted(seat for seat in seats if seat not in (positions.small_blind, positions.big_blind))
    return next((seat for seat in others if seat > positions.big_blind), others[0] if others else None)


def missed(
    seat: int, previous: Positions | None, now: Positions, stakes: Stakes, dealt: Collection[int]
) -> Missed:
    """The blinds that went by a seat which got no cards, from one hand to the next."""
    if previous is None or seat in dealt or not stakes.big_blind:
        return Missed(False, False)
    small = _passed(previous.small_blind, seat, now.small_blind)
    big = _passed(previous.big_blind, seat, now.big_blind)
    return Missed(small and bool(stakes.small_blind), big)


def _passed(before: int, seat: int, now: int) -> bool:
    """Whether a blind came to a seat, or went over it, on its way clockwise from `before` to `now`."""
    return before != now and seat != before and _in_turn(before, seat, now)


def _in_turn(first: int, seat: int, last: int) -> bool:
    """Whether a seat lies on the way clockwise from `first` to `last`, both included."""
    if first <= last:
        return first <= seat <= last
    return seat >= first or seat <= last
