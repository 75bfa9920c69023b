"""What lies at a table by the ledger, and how everybody has it back where the table itself cannot go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.ledger import Posting, Transaction, bank, bonus_float, display, wallet

if TYPE_CHECKING:
    from croupier.ledger import Account, Book


def paid_out(book: Book, table: str, id: str) -> Transaction | None:
    """Return what brings all chips of people at a table to their wallets, and the house's own to its bank.

    `None` where nothing lies there.

    >>> from croupier.ledger import HOUSE_ISSUE, Book, table_chips
    >>> moved = paid_out(Book({HOUSE_ISSUE: -300, table_chips("oak", "ann"): 300}), "oak", "table/oak/9")
    >>> [(str(each.account), each.amount) for each in moved.postings]
    [('table:oak:ann', -300), ('wallet:ann', 300)]
    """
    owned = (display(table), bonus_float(table))
    moved: dict[Account, int] = {}
    for account, chips in sorted(book.accounts()):
        if account in owned:
            to = bank(table)
        elif account.startswith((f"table:{table}:", f"box:{table}:")):
            to = wallet(account.rpartition(":")[2])
        else:
            continue
        moved[account] = moved.get(account, 0) - chips
        moved[to] = moved.get(to, 0) + chips
    postings = [Posting(account, chips) for account, chips in moved.items() if chips]
    return Transaction(id, tuple(postings)) if postings else None
