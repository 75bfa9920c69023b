"""What may be asked of an event about hands, and hand for hand."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

__all__ = ["BeginHand", "Bust", "CallHandForHand", "CloseRound", "CountHands", "EndHand"]


class BeginHand(msgspec.Struct, frozen=True, tag="begin-hand"):
    """A table begins its next hand.

    With `waived` the director lets a table play this hand that would have to stop for being short (TDA-2022:11D.3).
    """

    table: int
    waived: bool = False


class EndHand(msgspec.Struct, frozen=True, tag="end-hand"):
    """A hand is over: the stacks by seat, and for each who lost all the seats that won his last chips."""

    table: int
    stacks: dict[int, int]
    takers: dict[int, tuple[int, ...]] = {}


class CountHands(msgspec.Struct, frozen=True, tag="count-hands"):
    """A live table has played so many hands: penalties are served by them, and its hand of hand for hand is played."""

    table: int
    hands: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1


class Bust(msgspec.Struct, frozen=True, tag="bust"):
    """A player lost his last chips, as the floor reports it, to the players in `takers`.

    At a live table chips are not counted hand by hand: those of the busted go to the takers' table.
    """

    player: str
    takers: tuple[str, ...] = ()


class CallHandForHand(msgspec.Struct, frozen=True, tag="call-hand-for-hand"):
    """Begin or end playing hand for hand."""

    on: bool = True


class CloseRound(msgspec.Struct, frozen=True, tag="close-round"):
    """Every table has played its hand of hand for hand: rank who went out, and go on to the next."""


Commands: TypeAlias = BeginHand | EndHand | CountHands | Bust | CallHandForHand | CloseRound
"""Everything that can be asked about hands, and hand for hand."""
