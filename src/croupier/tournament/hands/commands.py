"""What may be asked of an event about hands, and hand for hand."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

__all__ = ["BeginHand", "Bust", "CallHandForHand", "CloseRound", "CountHands", "EndHand"]


class BeginHand(msgspec.Struct, frozen=True, tag="begin-hand"):
    """A table begins its next hand.

    With `waived` the director lets a table play this hand that would have to stop for being short (TDA-2022:11D.3).

    >>> from croupier.tournament import BeginHand, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(BeginHand(1))
    >>> night.event.tables[1].playing, night.event.tables[1].positions
    (True, Positions(button=2, small_blind=7, big_blind=9))
    """

    table: int
    waived: bool = False


class EndHand(msgspec.Struct, frozen=True, tag="end-hand"):
    """A hand is over: the stacks by seat, and for each who lost all the seats that won his last chips.

    >>> from croupier.tournament import BeginHand, EndHand, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(BeginHand(1))
    >>> winner, loser, third = night.event.tables[1].dealt
    >>> _ = night.do(EndHand(1, {winner: 20_000, loser: 0, third: 10_000}, takers={loser: (winner,)}))
    >>> night.event.left, night.event.tables[1].hands
    (2, 1)
    """

    table: int
    stacks: dict[int, int]
    takers: dict[int, tuple[int, ...]] = {}


class CountHands(msgspec.Struct, frozen=True, tag="count-hands"):
    """A live table has played so many hands: penalties are served by them, and its hand of hand for hand is played.

    >>> from croupier.tournament import CountHands, Penalise, dry_run
    >>> night = dry_run(9, live=True)
    >>> _ = night.do(Penalise("4", "talks", "hands", 3)), night.do(CountHands(1, hands=2))
    >>> night.event.entrants["4"].missing
    1
    """

    table: int
    hands: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1


class Bust(msgspec.Struct, frozen=True, tag="bust"):
    """A player lost his last chips, as the floor reports it, to the players in `takers`.

    At a live table chips are not counted hand by hand: those of the busted go to the takers' table.

    >>> from croupier.tournament import Bust, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(Bust("2", takers=("1",))), night.do(Bust("3", takers=("1",)))
    >>> night.event.phase, night.event.entrants["1"].won
    ('finished', 30000)
    """

    player: str
    takers: tuple[str, ...] = ()


class CallHandForHand(msgspec.Struct, frozen=True, tag="call-hand-for-hand"):
    """Begin or end playing hand for hand.

    >>> from croupier.tournament import CallHandForHand, dry_run
    >>> night = dry_run(20, live=True)
    >>> _ = night.do(CallHandForHand())
    >>> night.event.hand_for_hand, night.event.round
    (True, 1)
    """

    on: bool = True


class CloseRound(msgspec.Struct, frozen=True, tag="close-round"):
    """Every table has played its hand of hand for hand: rank who went out, and go on to the next.

    >>> from croupier.tournament import CallHandForHand, CloseRound, dry_run
    >>> night = dry_run(20, live=True)
    >>> _ = night.do(CallHandForHand()), night.do(CloseRound())
    >>> night.event.round
    2
    """


Commands: TypeAlias = BeginHand | EndHand | CountHands | Bust | CallHandForHand | CloseRound
"""Everything that can be asked about hands, and hand for hand."""
