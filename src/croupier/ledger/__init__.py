"""Double entry and nothing else: every chip and every coin has two sides.

>>> from croupier.ledger import HOUSE_ISSUE, Book, Posting, Transaction, wallet
>>> book = Book()
>>> book.post(Transaction("issue-1", (Posting(HOUSE_ISSUE, -500), Posting(wallet("ann"), 500))))
True
>>> book.balance(wallet("ann")), book.total()
(500, 0)
"""

from croupier.ledger.account import (
    HOUSE_ISSUE,
    KINDS,
    SEATS,
    TICKETS,
    Account,
    Kind,
    bank,
    bonus_float,
    box_chips,
    display,
    entered_on,
    kind_of,
    may_owe,
    moving,
    of_kind,
    owner_of,
    pot,
    table_chips,
    ticket,
    ticket_of,
    wallet,
    wallet_of,
    way_of,
)
from croupier.ledger.book import Book
from croupier.ledger.transaction import OF_TICKETS, Posting, Transaction, moved, transfer

__all__ = [
    "HOUSE_ISSUE",
    "KINDS",
    "OF_TICKETS",
    "SEATS",
    "TICKETS",
    "Account",
    "Book",
    "Kind",
    "Posting",
    "Transaction",
    "bank",
    "bonus_float",
    "box_chips",
    "display",
    "entered_on",
    "kind_of",
    "may_owe",
    "moved",
    "moving",
    "of_kind",
    "owner_of",
    "pot",
    "table_chips",
    "ticket",
    "ticket_of",
    "transfer",
    "wallet",
    "wallet_of",
    "way_of",
]
