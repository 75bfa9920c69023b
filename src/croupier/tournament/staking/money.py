"""The money of a player with backers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.ledger import wallet
from croupier.tournament.staking.shares import divide, shares_of, unsold

if TYPE_CHECKING:
    from croupier.tournament.accounts import Moves
    from croupier.tournament.event import Event


def by_shares(event: Event, player: str, amount: int) -> Moves:
    """A prize to a player and his backers, each backer's part rounded down (ONLINE:staking-3)."""
    divided = divide(amount, shares_of(event.shares.get(player, ())))
    return [
        (wallet(player), divided.seller),
        *[(wallet(backer), cents) for backer, cents in divided.backers.items()],
    ]


def shares_back(event: Event, player: str) -> Moves:
    """What backers paid goes back to them when there is no entry any more (ONLINE:staking-2)."""
    back = unsold(event.shares.get(player, ()))
    return [
        (wallet(player), -sum(back.values())),
        *[(wallet(backer), cents) for backer, cents in back.items()],
    ]
