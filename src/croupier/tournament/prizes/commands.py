"""What may be asked of an event about prizes."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

__all__ = ["CashInstead", "SetPrizes"]


class SetPrizes(msgspec.Struct, frozen=True, tag="set-prizes"):
    """Other prizes, in cents, the first place first: they sum to the pool, and what is certain stays so."""

    amounts: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=0, le=10**14)], ...], msgspec.Meta(max_length=10_000)
    ]
    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""


class CashInstead(msgspec.Struct, frozen=True, tag="cash-instead"):
    """Money in place of a prize that is not money, in cents: at least what that is worth."""

    player: str
    amount: Annotated[int, msgspec.Meta(ge=0, le=10**14)]


Commands: TypeAlias = SetPrizes | CashInstead
"""Everything that can be asked about prizes."""
