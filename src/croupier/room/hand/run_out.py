"""How often the rest of a board is run out after an all-in: once, unless everybody left in the hand agrees to more.

A player's switch answers for him beforehand, either way; one who has not set it is asked when the moment comes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from croupier.room.hand.state import HandTable

TWICE: Final = 2
"""How often a board is run out when all agree, where the cards suffice."""


def asked(state: HandTable) -> tuple[int, ...]:
    """The seats whose players still have to say whether the board is run out more than once."""
    hand = state.hand
    due = hand.dealing if hand is not None else None
    if hand is None or due is None or due.kind != "run" or min(due.due, hand.setup.run_it) < TWICE:
        return ()
    words = {seat: _word(state, seat) for seat in _people(state)}
    if False in words.values():
        return ()
    return tuple([seat for seat, word in words.items() if word is None])


def times_to_run(state: HandTable, most: int) -> int:
    """How often the board is run out, as far as is known; 0 while somebody has to be asked.

    Bots go along with people; where no person is left in the hand, once is enough.
    """
    words = [_word(state, seat) for seat in _people(state)]
    if most < TWICE or not words or False in words:
        return 1
    return 0 if None in words else TWICE


def _people(state: HandTable) -> list[int]:
    hand = state.hand
    return [seat for seat in sorted(hand.live) if not state.players[seat].bot] if hand is not None else []


def _word(state: HandTable, seat: int) -> bool | None:
    """What a player has said: now, else beforehand; nobody waits for one who has gone."""
    seated = state.seated[seat]
    said = state.answers.get(seat, seated.chair.twice)
    return False if said is None and (seated.leaving or seated.absent) else said
