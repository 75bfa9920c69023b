"""What may be asked of an event about deals about the prizes."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from croupier.tournament.event import DealKind

__all__ = ["AnswerDeal", "CallOffDeal", "Connection", "Deal", "EndByDeal", "OfferDeal"]


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """A deal: what each player left gets, in cents, `left` for the first place, and who has said yes to just that.

    Players whose connection is lost are `disconnected`: with one of them there is no deal.

    >>> from croupier.tournament import Bust, Deal, dry_run
    >>> from croupier.tournament.terms import Prizes
    >>> night = dry_run(4, prizes=Prizes(ladder=(60, 40)))
    >>> _ = night.do(Bust("4", takers=("1",))), night.do(Bust("3", takers=("1",)))
    >>> _ = night.do(Deal({"1": 21_000, "2": 16_000}, agreed=("1", "2"), left=3_000))
    >>> night.event.agreed, night.event.kept
    ({'1': 21000, '2': 16000}, 3000)
    """

    amounts: dict[str, int]
    agreed: tuple[str, ...]
    left: int = 0
    disconnected: tuple[str, ...] = ()


class OfferDeal(msgspec.Struct, frozen=True, tag="offer-deal"):
    """Put a deal to everybody left: even, by chips, by ICM, or `custom` with its amounts in cents.

    `left` is kept for the first place; `player` is who offers it, empty for the floor.

    >>> from croupier.tournament import OfferDeal, SetStack, dry_run
    >>> from croupier.tournament.terms import Prizes
    >>> night = dry_run(2, prizes=Prizes(ladder=(60, 40)))
    >>> _ = night.do(SetStack("1", 15_000)), night.do(SetStack("2", 5_000)), night.do(OfferDeal("icm"))
    >>> night.event.offer.amounts
    {'1': 11000, '2': 9000}
    """

    kind: DealKind
    amounts: dict[str, int] = {}
    left: Annotated[int, msgspec.Meta(ge=0)] = 0
    player: str = ""


class AnswerDeal(msgspec.Struct, frozen=True, tag="answer-deal"):
    """A player says yes or no to the deal on offer, which he names by its `number`; the last yes makes it.

    >>> from croupier.tournament import AnswerDeal, OfferDeal, dry_run
    >>> from croupier.tournament.terms import Prizes
    >>> night = dry_run(2, prizes=Prizes(ladder=(60, 40)))
    >>> _ = night.do(OfferDeal("even", player="1")), night.do(AnswerDeal("2", 1, yes=True))
    >>> night.event.agreed
    {'1': 10000, '2': 10000}
    """

    player: str
    number: int
    yes: bool


class CallOffDeal(msgspec.Struct, frozen=True, tag="call-off-deal"):
    """Take the deal on offer back and play on.

    >>> from croupier.tournament import CallOffDeal, OfferDeal, dry_run
    >>> from croupier.tournament.terms import Prizes
    >>> night = dry_run(2, prizes=Prizes(ladder=(60, 40)))
    >>> _ = night.do(OfferDeal("even")), night.do(CallOffDeal())
    >>> night.event.offer is None
    True
    """


class EndByDeal(msgspec.Struct, frozen=True, tag="end-by-deal"):
    """After a deal nothing more is played: everybody left has what was agreed, and the event is over.

    `order` are the players left from the first place down; those it does not name follow by their chips. What the deal
    keeps for the first place is his who is named first.

    >>> from croupier.tournament import Deal, EndByDeal, dry_run
    >>> from croupier.tournament.terms import Prizes
    >>> night = dry_run(2, prizes=Prizes(ladder=(60, 40)))
    >>> _ = night.do(Deal({"1": 10_000, "2": 8_000}, agreed=("1", "2"), left=2_000)), night.do(EndByDeal(("2", "1")))
    >>> night.event.phase, night.event.entrants["2"].won
    ('finished', 10000)
    """

    order: Annotated[tuple[str, ...], msgspec.Meta(max_length=100)] = ()


class Connection(msgspec.Struct, frozen=True, tag="connection"):
    """A player's connection is lost, or is back.

    >>> from croupier.tournament import Connection, dry_run
    >>> night = dry_run(3)
    >>> _ = night.do(Connection("2", lost=True))
    >>> night.event.lost
    ('2',)
    """

    player: str
    lost: bool


Commands: TypeAlias = Deal | OfferDeal | AnswerDeal | CallOffDeal | EndByDeal | Connection
"""Everything that can be asked about deals about the prizes."""
