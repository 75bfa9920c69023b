"""What may be asked of an event about shares of an entry."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

__all__ = ["ReturnShare", "SellShare"]


class SellShare(msgspec.Struct, frozen=True, tag="sell-share"):
    """A registered player sells a share of his entry, in percent, `markup` percent above its price.

    The backer pays from his wallet, or in cash at the `desk`; he need not play himself, and has a `name` of his own.

    >>> from croupier.tournament import SellShare, dry_run
    >>> night = dry_run(3, started=False)
    >>> _ = night.do(SellShare("1", "bea", percent=40, markup=10, source="desk", name="Bea"))
    >>> night.event.shares["1"]
    (Sale(backer='bea', percent=40, price=4840, name='Bea'),)
    """

    player: str
    backer: str
    percent: int
    markup: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    source: Literal["desk", "wallet"] = "wallet"
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""


class ReturnShare(msgspec.Struct, frozen=True, tag="return-share"):
    """A backer gives all he bought of a player's entry back before the start, and has his money again.

    >>> from croupier.tournament import ReturnShare, SellShare, dry_run
    >>> night = dry_run(3, started=False)
    >>> _ = night.do(SellShare("1", "2", percent=40)), night.do(ReturnShare("1", "2"))
    >>> night.event.shares.get("1", ())
    ()
    """

    player: str
    backer: str


Commands: TypeAlias = SellShare | ReturnShare
"""Everything that can be asked about shares of an entry."""
