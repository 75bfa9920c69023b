"""A casino table in the ledger: what a row moved, and whether ledger and table still tell of the same chips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.ledger import Posting, Transaction, bank, bonus_float, display, wallet
from croupier.room.pit_state import holdings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.ledger import Account, Book
    from croupier.room.pit_state import PitState


def moved(
    id: str, before: Mapping[Account, int], after: Mapping[Account, int], wallets: Mapping[str, int]
) -> Transaction | None:
    """What changed between two holdings of a table, and in wallets; `Broken` when it does not come to nothing."""
    postings = [
        Posting(account, after.get(account, 0) - before.get(account, 0))
        for account in sorted({*before, *after})
        if after.get(account, 0) != before.get(account, 0)
    ]
    postings += [Posting(wallet(person), chips) for person, chips in wallets.items() if chips]
    return Transaction(id, tuple(postings)) if postings else None


def agree(state: PitState, book: Book, transaction: Transaction | None = None) -> bool:
    """Whether the ledger knows of the same chips as the table does, once a transaction is posted."""
    held = holdings(state)
    after = book.after(transaction) if transaction is not None else {}
    gone = [
        chips for account, chips in after.items() if not account.startswith("wallet:") and account not in held
    ]
    return not any(gone) and all(
        after.get(account, book.balance(account)) == chips for account, chips in held.items()
    )


def all_agree(state: PitState, book: Book) -> bool:
    """Whether no account of the table holds what the table does not know of: asked once, when the house opens."""
    id = state.terms.id
    single = {display(id), bonus_float(id), bank(id)}
    mine = (f"table:{id}:", f"box:{id}:")
    found = {
        account: chips for account, chips in book.accounts() if account in single or account.startswith(mine)
    }
    return found == holdings(state)
