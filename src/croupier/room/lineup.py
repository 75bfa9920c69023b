"""Who is dealt into the next hand, where the blinds stand, and who posts to come in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from croupier.play import next_positions

if TYPE_CHECKING:
    from croupier.play import Positions
    from croupier.room.state import TableState


class Lineup(NamedTuple):
    """The seats of the next hand, its blinds, and the newcomers who post a live big blind."""

    seats: tuple[int, ...]
    positions: Positions
    posts: tuple[int, ...]


def ready_seats(state: TableState) -> list[int]:
    """The seats with chips whose players want to be dealt in."""
    return sorted(seat for seat, seated in state.seated.items() if seated.ready)


def lineup(state: TableState) -> Lineup | None:
    """The next hand's players, or `None` when there are fewer than two.

    A newcomer comes in when the big blind reaches the seat, or posts one, except between the button and the
    small blind, where the next hands are awaited. Where fewer than two others would be left, the game starts
    anew and nobody posts.
    """
    ready = ready_seats(state)
    if len(ready) < 2:
        return None
    if not state.terms.big_blind:
        # Where everybody antes, nobody waits for a blind.
        return Lineup(tuple(ready), next_positions(state.positions, ready), ())
    settled = [seat for seat in ready if not state.seated[seat].waiting]
    if state.positions is None or len(settled) < 2:
        return Lineup(tuple(ready), next_positions(state.positions, ready), ())
    seats = ready
    while True:
        positions = next_positions(state.positions, seats)
        held_up = [
            seat for seat in seats if state.seated[seat].waiting and _behind_the_button(seat, positions)
        ]
        if not held_up:
            break
        seats = [seat for seat in seats if seat not in held_up]
    posts = [s for s in seats if state.seated[s].waiting and s != positions.big_blind]
    return Lineup(tuple(seats), positions, tuple(posts))


def _behind_the_button(seat: int, positions: Positions) -> bool:
    """Whether a seat is the button, the small blind or between them, and not the big blind."""
    button, small_blind, big_blind = positions
    if seat == big_blind:
        return False
    if button <= small_blind:
        return button <= seat <= small_blind
    return seat >= button or seat <= small_blind
