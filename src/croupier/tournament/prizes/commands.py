"""What may be asked of an event about prizes."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

__all__ = ["CashInstead", "SetPrizes"]


class SetPrizes(msgspec.Struct, frozen=True, tag="set-prizes"):
    """Other prizes, in cents, the first place first: they sum to the pool, and what is certain stays so.

    >>> from croupier.tournament import SetPrizes, dry_run
    >>> night = dry_run(9)
    >>> night.event.ladder
    (90000,)
    >>> _ = night.do(SetPrizes((45_000, 27_000, 18_000), reason="three places"))
    >>> night.event.ladder
    (45000, 27000, 18000)
    """

    amounts: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=0, le=10**14)], ...], msgspec.Meta(max_length=10_000)
    ]
    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""


class CashInstead(msgspec.Struct, frozen=True, tag="cash-instead"):
    """Money in place of a prize that is not money, in cents: at least what that is worth.

    >>> from croupier.tournament import Bust, CashInstead, dry_run
    >>> from croupier.tournament.terms import Award, Prizes
    >>> satellite = dry_run(4, prizes=Prizes(ladder=(100,), award=Award(name="a seat", value=40_000)), live=True)
    >>> for player in "432":
    ...     _ = satellite.do(Bust(player, takers=("1",)))
    >>> satellite.event.entrants["1"].award
    40000
    >>> _ = satellite.do(CashInstead("1", 40_000))
    >>> satellite.event.entrants["1"].award
    0
    """

    player: str
    amount: Annotated[int, msgspec.Meta(ge=0, le=10**14)]


Commands: TypeAlias = SetPrizes | CashInstead
"""Everything that can be asked about prizes."""
