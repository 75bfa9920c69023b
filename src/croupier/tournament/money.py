"""Every fact that moves money, as a movement between accounts; all of them together sum to zero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.ledger import SEATS, Account, Posting, Transaction
from croupier.tournament.accounts import (
    DESK,
    FEES,
    GUARANTEE,
    ROUNDING,
    bounties,
    paid_from,
    pool,
    staff,
)

if TYPE_CHECKING:
    from croupier.tournament.event import Event
    from croupier.tournament.fact import Happened

__all__ = [
    "DESK",
    "FEES",
    "GUARANTEE",
    "ROUNDING",
    "SEATS",
    "bounties",
    "movement",
    "paid_from",
    "pool",
    "staff",
]


def movement(name: str, id: str, event: Event, fact: Happened) -> Transaction | None:
    """The movement of money a fact is in the event named so; None where it moves none.

    `event` is the event before the fact, `id` the transaction's own. Prizes go to the players' wallets.

    >>> from croupier.tournament import Level, Terms, begin, facts
    >>> terms = Terms(name="Friday", stack=5_000, buy_in=9_000, fee=1_000, staff=500,
    ...               levels=(Level(small_blind=25, big_blind=50),))
    >>> made = movement("friday", "1", begin(terms), facts.Registered("ann", "Ann", 10_000))
    >>> [(posting.account, posting.amount) for posting in made.postings]
    [('house:desk', -10000), ('pool:friday', 8500), ('house:fees', 1000), ('staff:friday', 500)]
    """
    sides = fact.moves(name, event)
    sums: dict[Account, int] = {}
    for account, amount in sides:
        sums[account] = sums.get(account, 0) + amount
    postings = [Posting(account, amount) for account, amount in sums.items() if amount]
    return Transaction(id, tuple(postings)) if postings else None
