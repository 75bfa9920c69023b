"""Which game comes next, who is dealt into it, where the blinds stand, and who posts to come in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from croupier.play import Positions, catalogue, next_positions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.room.state import TableState


class Lineup(NamedTuple):
    """The seats of the next hand, its blinds, and the newcomers who post a live big blind."""

    seats: tuple[int, ...]
    positions: Positions
    posts: tuple[int, ...]


def ready_seats(state: TableState) -> list[int]:
    """The seats with chips whose players want to be dealt in."""
    return sorted(seat for seat, seated in state.seated.items() if seated.ready)


def next_game(state: TableState) -> str:
    """The game of the next hand: the table's own, what was named, or what comes in the rotation."""
    terms = state.terms
    games = terms.games
    if not games:
        return terms.game
    if not state.game:
        return state.chosen or games[0]
    if terms.choice:
        return state.chosen or state.game
    if state.dealt_of_game < terms.hands_of_each:
        return state.game
    return games[(games.index(state.game) + 1) % len(games)]


def chooser(state: TableState) -> int | None:
    """The seat that names the next game: the one the button comes to; None where it comes to nobody's chair."""
    if not state.terms.choice or state.in_hand:
        return None
    dealt_in = lineup(state)
    button = dealt_in.positions.button if dealt_in is not None else None
    return button if dealt_in is not None and button in dealt_in.seats else None


def lineup(state: TableState, game: str | None = None) -> Lineup | None:
    """The players of the next hand, of the game that comes or another, or `None` when there are fewer than two.

    A newcomer comes in when the big blind reaches the seat, or posts one, except between the button and the
    small blind, where the next hands are awaited. Where fewer than two others would be left, the game starts
    anew and nobody posts.
    """
    ready = ready_seats(state)
    if len(ready) < 2:
        return None
    game = game or next_game(state)
    if not state.terms.playing(game).big_blind:
        # Where everybody antes, nobody waits for a blind.
        return Lineup(tuple(ready), moved(state, ready), ())
    settled = [seat for seat in ready if not state.seated[seat].waiting]
    if state.positions is None or len(settled) < 2:
        return Lineup(tuple(ready), moved(state, ready), ())
    seats = ready
    while True:
        positions = moved(state, seats)
        held_up = [
            seat for seat in seats if state.seated[seat].waiting and _behind_the_button(seat, positions)
        ]
        if not held_up:
            break
        seats = [seat for seat in seats if seat not in held_up]
    posts = [s for s in seats if state.seated[s].waiting and s != positions.big_blind]
    return Lineup(tuple(seats), positions, tuple(posts))


def moved(state: TableState, seats: Sequence[int]) -> Positions:
    """Where the button and the blinds stand in the next hand.

    In a rotation the button moves once more when stud begins and lies still while stud is dealt (TDA-2022:11B.1);
    the first hand after stud is played from there (TDA-2022:11B.3). Under dealer's choice it moves with every hand.
    """
    terms, before = state.terms, state.positions
    rotates = bool(terms.mix) and not terms.choice and bool(state.game)
    if before is None or not rotates or catalogue[state.game].has_button:
        return next_positions(before, seats)
    return frozen(before, seats)


def frozen(positions: Positions, seats: Sequence[int]) -> Positions:
    """A button that lies still: moved on only when the player due to post the big blind has gone.

    >>> frozen(Positions(1, 4, 7), [1, 4, 7, 9])
    Positions(button=1, small_blind=4, big_blind=7)
    >>> frozen(Positions(1, 4, 7), [4, 7])
    Positions(button=4, small_blind=4, big_blind=7)
    """
    if positions.big_blind not in seats:
        return next_positions(positions, seats)
    if len(seats) == 2:
        (other,) = [seat for seat in seats if seat != positions.big_blind]
        return next_positions(Positions(positions.button, positions.small_blind, other), seats)
    return positions


def _behind_the_button(seat: int, positions: Positions) -> bool:
    """Whether a seat is the button, the small blind or between them, and not the big blind."""
    button, small_blind, big_blind = positions
    if seat == big_blind:
        return False
    if button <= small_blind:
        return button <= seat <= small_blind
    return seat >= button or seat <= small_blind
