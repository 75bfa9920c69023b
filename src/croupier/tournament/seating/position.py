"""Where the blinds come next, who may be dealt in, and which seat is the worst."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from croupier.play import Positions, next_positions

if TYPE_CHECKING:
    from croupier.rulebook import Policy
    from croupier.tournament.event import Event


def between(seat: int, after: int, before: int) -> bool:
    """Whether a seat lies strictly between two others, clockwise.

    >>> between(4, 3, 5), between(1, 9, 2), between(6, 3, 5)
    (True, True, False)
    """
    if after < before:
        return after < seat < before
    return seat > after or seat < before


def clockwise(seats: Iterable[int], start: int) -> list[int]:
    """The seats clockwise from the left of `start`; `start` itself comes last."""
    ordered = sorted(seats)
    return [seat for seat in ordered if seat > start] + [seat for seat in ordered if seat <= start]


def first_positions(button: int, seats: Collection[int]) -> Positions:
    """Where the blinds stand when the button has been drawn for a seat.

    >>> first_positions(7, [2, 5, 7, 9])
    Positions(button=7, small_blind=9, big_blind=2)
    """
    order = clockwise(seats, button)
    if len(order) == 2:
        return Positions(order[-1], order[-1], order[0])
    return Positions(order[-1], order[0], order[1])


def deal_in(
    previous: Positions | None,
    seated: Collection[int],
    newcomers: Collection[int],
    policy: Policy,
    button: int = 0,
) -> tuple[Positions, tuple[int, ...], tuple[int, ...]]:
    """The positions of the next hand, who is dealt in, and who waits for the button to pass.

    A newcomer is dealt in anywhere but between the button and the small blind (TDA-2022:8A.3, TDA-2022:10A.2), by the
    policy's `entry_blocked`; where `moved_into_small_blind` is `never`, not on the small blind either.
    Without `previous` positions the button stands at `button`.

    >>> from croupier.rulebook import DEFAULT
    >>> deal_in(Positions(1, 3, 5), [1, 3, 4, 5, 8], [4], DEFAULT)
    (Positions(button=3, small_blind=5, big_blind=8), (1, 3, 5, 8), (4,))
    """
    taken = sorted(seated)
    if previous is None:
        return first_positions(button or taken[0], taken), tuple(taken), ()
    old = [seat for seat in taken if seat not in newcomers]
    waiting: tuple[int, ...] = ()
    if newcomers and len(old) >= 2:
        upcoming = next_positions(previous, old, policy)
        barred = policy.choice("entry_blocked") == "between"
        off_small = policy.choice("moved_into_small_blind") == "never"
        waiting = tuple(
            [
                seat
                for seat in taken
                if seat in newcomers
                and ((barred and blocked(seat, upcoming)) or (off_small and seat == upcoming.small_blind))
            ]
        )
    dealt = [seat for seat in taken if seat not in waiting]
    if len(dealt) < 2:
        waiting, dealt = (), taken
    return next_positions(previous, dealt, policy), tuple(dealt), waiting


def blocked(seat: int, positions: Positions) -> bool:
    """Whether a seat lies between the button and the small blind, where nobody may come in."""
    if positions.button == positions.small_blind:
        return False
    return between(seat, positions.button, positions.small_blind)


def worst_seat(
    free: Sequence[int], previous: Positions | None, taken: Collection[int], policy: Policy, due: int = 0
) -> int | None:
    """The worst of the free seats for a player who is moved to balance: the first to post the big blind.

    Who is `due` for it in so many hands gets the seat due nearest to that (ONLINE:table-4).

    A lone big blind counts, even if that seat posts it twice running (TDA-2022:11A.2); the small blind never does
    (TDA-2022:11A.3), nor a seat between button and small blind. None where every free seat is one of these.

    >>> from croupier.rulebook import DEFAULT
    >>> worst_seat([2, 5], Positions(7, 8, 9), [1, 3, 4, 6, 7, 8, 9], DEFAULT)
    2
    """
    if previous is None:
        return min(free, default=None)
    found: tuple[int, int] | None = None
    for seat in free:
        seats = [*taken, seat]
        if len(seats) < 2:
            return min(free)
        upcoming = next_positions(previous, seats, policy)
        if seat == upcoming.small_blind or blocked(seat, upcoming):
            continue
        turns = abs(clockwise(seats, upcoming.big_blind - 1).index(seat) - due)
        if found is None or turns < found[0]:
            found = (turns, seat)
    return found[1] if found else None


def next_big_blind(event: Event, table: int) -> list[int]:
    """The seats of a table in the order in which they will post the big blind, the next one first."""
    seated = [seat for seat, entrant in event.at(table) if entrant.stack or entrant.status == "broke"]
    previous = event.tables[table].positions
    if previous is None or len(seated) < 2:
        return seated[::-1]
    newcomers = [seat for seat, entrant in event.at(table) if entrant.arrived]
    upcoming = deal_in(previous, seated, newcomers, event.policy)[0]
    return clockwise(seated, upcoming.big_blind - 1)
