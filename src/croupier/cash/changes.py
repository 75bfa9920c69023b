"""Another seat at the same table: who may take it, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from croupier.play import Positions
    from croupier.rulebook import Policy


def hands_to_big_blind(seat: int, players: Collection[int], big_blind: int) -> int:
    """After how many hands the big blind would reach a seat, the others being `players`; who has it now is last.

    >>> [hands_to_big_blind(seat, (1, 3, 5, 7), big_blind=3) for seat in (4, 5, 8, 3)]
    [1, 1, 3, 4]
    """
    others = [other for other in players if other != seat]
    if seat == big_blind:
        return len(others) + 1
    return 1 + sum(1 for other in others if other != big_blind and _between(big_blind, other, seat))


def better(seat: int, players: Collection[int], big_blind: int) -> bool:
    """Whether a seat is one of the better ones: the blinds are further off than half a round.

    FSPR:seat-3 does not say which seats are which; the half of the round still to come decides.

    >>> [better(seat, (1, 3, 5, 7), big_blind=3) for seat in (3, 1, 7, 5)]
    [True, True, False, False]
    """
    return 2 * hands_to_big_blind(seat, players, big_blind) > len(set(players) | {seat})


def owes_big_blind(
    seat: int, to: int, players: Collection[int], positions: Positions | None, policy: Policy
) -> bool:
    """Whether a move from `seat` to the empty seat `to` costs a big blind; `Refusal` where it is not allowed.

    By FSPR:seat-3 only a move between seats of one class is allowed, and free. By CLUB-2:2.11.4-3 and
    CLUB-2:2.11.4-4 who gets up from the blinds, or moves away from the big blind, comes in with a big blind.
    """
    if positions is None:
        return False
    big_blind = positions.big_blind
    if policy.choice("seat_change") == "same-class":
        others = [other for other in players if other != seat]
        if better(seat, players, big_blind) != better(to, others, big_blind):
            raise Refusal("cash-seat-of-another-class", clause=policy.clause("seat_change"), seat=to)
        return False
    if seat in (positions.small_blind, big_blind):
        return True
    others = [other for other in players if other != seat]
    return hands_to_big_blind(to, others, big_blind) > hands_to_big_blind(seat, players, big_blind)


def _between(first: int, seat: int, last: int) -> bool:
    """Whether a seat lies clockwise strictly between two others."""
    if first < last:
        return first < seat < last
    return seat > first or seat < last
