"""What may be asked of an event about deals about the prizes."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from croupier.tournament.event import DealKind

__all__ = ["AnswerDeal", "CallOffDeal", "Connection", "Deal", "EndByDeal", "OfferDeal"]


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """A deal: what each player left gets, in cents, `left` for the first place, and who has said yes to just that.

    Players whose connection is lost are `disconnected`: with one of them there is no deal.
    """

    amounts: dict[str, int]
    agreed: tuple[str, ...]
    left: int = 0
    disconnected: tuple[str, ...] = ()


class OfferDeal(msgspec.Struct, frozen=True, tag="offer-deal"):
    """Put a deal to everybody left: even, by chips, by ICM, or `custom` with its amounts in cents.

    `left` is kept for the first place; `player` is who offers it, empty for the floor.
    """

    kind: DealKind
    amounts: dict[str, int] = {}
    left: Annotated[int, msgspec.Meta(ge=0)] = 0
    player: str = ""


class AnswerDeal(msgspec.Struct, frozen=True, tag="answer-deal"):
    """A player says yes or no to the deal on offer, which he names by its `number`; the last yes makes it."""

    player: str
    number: int
    yes: bool


class CallOffDeal(msgspec.Struct, frozen=True, tag="call-off-deal"):
    """Take the deal on offer back and play on."""


class EndByDeal(msgspec.Struct, frozen=True, tag="end-by-deal"):
    """After a deal nothing more is played: everybody left has what was agreed, and the event is over.

    `order` are the players left from the first place down; those it does not name follow by their chips. What the deal
    keeps for the first place is his who is named first.
    """

    order: Annotated[tuple[str, ...], msgspec.Meta(max_length=100)] = ()


class Connection(msgspec.Struct, frozen=True, tag="connection"):
    """A player's connection is lost, or is back."""

    player: str
    lost: bool


Commands: TypeAlias = Deal | OfferDeal | AnswerDeal | CallOffDeal | EndByDeal | Connection
"""Everything that can be asked about deals about the prizes."""
