"""The seats of a table in its snapshots, whoever gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier.cash import Chair
from croupier.room.hand.state import Seated

if TYPE_CHECKING:
    from croupier.room.hand.state import HandTable


class SeatKept(msgspec.Struct, frozen=True):
    """A seat and who sits in it."""

    seat: int
    name: str
    bot: bool
    chair: Chair
    bank: int
    bank_at: int
    release_at: int | None
    bank_waits: bool = False
    plays: str = ""
    asks_to_muck: bool = False

    def seated(self) -> Seated:
        """Who sits there."""
        return Seated(
            self.name,
            self.bot,
            self.chair,
            self.bank,
            self.bank_at,
            self.release_at,
            self.bank_waits,
            self.plays,
            self.asks_to_muck,
        )


def seats_kept(state: HandTable) -> tuple[SeatKept, ...]:
    """The seats of a table, as its snapshot has them."""
    return tuple(
        [
            SeatKept(
                seat,
                s.name,
                s.bot,
                s.chair,
                s.bank,
                s.bank_at,
                s.release_at,
                s.bank_waits,
                s.plays,
                s.asks_to_muck,
            )
            for seat, s in state.seated.items()
        ]
    )
