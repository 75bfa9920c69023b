"""The button and the blinds from one hand to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from croupier.errors import Mistake
from croupier.rulebook import DEFAULT, Policy


class Positions(NamedTuple):
    """Where the button and the blinds stand, by seat.

    With a dead button the button and the small blind may stand at empty seats; a small blind there is not
    posted.

    >>> Positions(button=1, small_blind=2, big_blind=3).button
    1
    """

    button: int
    small_blind: int
    big_blind: int


def next_positions(previous: Positions | None, seats: Sequence[int], policy: Policy = DEFAULT) -> Positions:
    """Move the button and the blinds for the next hand dealt to `seats`.

    Without `previous` the button starts at the lowest seat. The big blind always moves one player on, so nobody
    posts it twice running, heads-up included (TDA-2022:34.2); with a dead button the small blind and the button
    follow to where the big blind and the small blind were, empty or not (TDA-2022:32).

    >>> next_positions(None, [1, 4, 7])
    Positions(button=1, small_blind=4, big_blind=7)
    >>> next_positions(Positions(1, 4, 7), [1, 7, 9])
    Positions(button=4, small_blind=7, big_blind=9)
    >>> next_positions(Positions(1, 4, 7), [1, 7])
    Positions(button=7, small_blind=7, big_blind=1)
    """
    taken = sorted(set(seats))
    if len(taken) < 2:
        raise Mistake("play-too-few-seats", seats=len(taken), fewest=2)
    if previous is None:
        return from_button(taken[0], taken)
    big_blind = _after(previous.big_blind, taken)
    if len(taken) == 2:
        small_blind = _after(big_blind, taken)
        on_button = small_blind if policy.heads_up_button == "small-blind" else big_blind
        return Positions(on_button, small_blind, big_blind)
    if policy.button == "moving":
        return from_button(_after(previous.button, taken), taken)
    small_blind, button = previous.big_blind, previous.small_blind
    if button in (small_blind, big_blind):
        button = _before(small_blind, taken)
    return Positions(button, small_blind, big_blind)


def from_button(button: int, seats: Sequence[int]) -> Positions:
    """The blinds to the left of a button, for two or more `seats`; between two the button posts the small blind.

    >>> from_button(4, [1, 4, 7]), from_button(1, [1, 4])
    (Positions(button=4, small_blind=7, big_blind=1), Positions(button=1, small_blind=1, big_blind=4))
    """
    taken = sorted(seats)
    if len(taken) == 2 and button in taken:
        return Positions(button, button, _after(button, taken))
    small_blind = _after(button, taken)
    return Positions(button, small_blind, _after(small_blind, taken))


def _after(seat: int, taken: Sequence[int]) -> int:
    return next((other for other in taken if other > seat), taken[0])


def _before(seat: int, taken: Sequence[int]) -> int:
    return next((other for other in reversed(taken) if other < seat), taken[-1])
