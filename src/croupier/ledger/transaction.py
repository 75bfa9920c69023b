"""A movement of chips: some accounts give, others take, and nothing is left over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from croupier.errors import Broken
from croupier.ledger.account import kind_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.ledger.account import Account

OF_TICKETS: Final = "/tickets"
"""What stands behind the id of the transaction of tickets, where one thing that is done moves money and tickets."""


@dataclass(frozen=True, slots=True)
class Posting:
    """One side of a movement: `amount` chips come to an account, or leave it when below zero.

    >>> from croupier.ledger import HOUSE_ISSUE, Posting, Transaction, wallet
    >>> issue = Transaction("issue-1", (Posting(HOUSE_ISSUE, -500), Posting(wallet("ann"), 500)))
    >>> sum(posting.amount for posting in issue.postings)
    0
    """

    account: Account
    amount: int


@dataclass(frozen=True, slots=True)
class Transaction:
    """Postings that happen together or not at all.

    The id is made by whoever moves the chips, so that posting the same transaction again changes nothing.
    Raises `Broken` when the postings do not sum to zero, one of them moves nothing, or they mix kinds of money.

    >>> from croupier.ledger import pot, table_chips
    >>> Transaction("oak/7", (Posting(table_chips("oak", "ann"), -100), Posting(pot("oak"), 99)))
    Traceback (most recent call last):
    croupier.errors.Broken: the transaction oak/7 is out by -1: what leaves one account must come to another
    """

    id: str
    postings: tuple[Posting, ...]

    def __post_init__(self) -> None:
        left_over = sum(posting.amount for posting in self.postings)
        if left_over:
            raise Broken("ledger-unbalanced", transaction=self.id, amount=left_over)
        if not self.postings or any(posting.amount == 0 for posting in self.postings):
            raise Broken("ledger-empty-posting", transaction=self.id)
        kinds = {kind_of(posting.account) for posting in self.postings}
        if len(kinds) > 1:
            raise Broken("ledger-kinds-mixed", transaction=self.id, kinds=", ".join(sorted(kinds)))


def transfer(id: str, giver: Account, taker: Account, amount: int) -> Transaction:
    """The plainest transaction: `amount` chips, more than none, from one account to another.

    >>> from croupier.ledger import table_chips, wallet
    >>> transfer("buy-in-1", wallet("ann"), table_chips("oak", "ann"), 200).postings[0]
    Posting(account='wallet:ann', amount=-200)
    """
    if amount <= 0:
        raise Broken("ledger-empty-posting", transaction=id)
    return Transaction(id, (Posting(giver, -amount), Posting(taker, amount)))


def moved(id: str, amounts: Mapping[Account, int]) -> tuple[Transaction | None, Transaction | None]:
    """Return the transactions of one thing that is done: of the money it moves, and of the tickets.

    What an account has at the end is what counts; one that neither gets nor gives anything is left out.

    >>> from croupier.ledger import TICKETS, ticket
    >>> _, tickets = moved("sat/7", {TICKETS: -1, ticket("sunday", "ann"): 1})
    >>> tickets.id, tickets.postings[1].account
    ('sat/7/tickets', 'ticket:entry:sunday:ann')
    """
    postings = [Posting(account, amount) for account, amount in amounts.items() if amount]
    tickets = tuple([each for each in postings if kind_of(each.account) == "ticket"])
    money = tuple([each for each in postings if each not in tickets])
    return (
        Transaction(id, money) if money else None,
        Transaction(f"{id}{OF_TICKETS}", tickets) if tickets else None,
    )
