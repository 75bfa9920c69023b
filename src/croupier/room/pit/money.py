"""A casino table in the ledger: what a row moved, and whether ledger and table still tell of the same chips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.ledger import Posting, Transaction, bank, bonus_float, display, wallet
from croupier.room.pit.state import holdings

if TYPE_CHECKING:
    from croupier.ledger import Book
    from croupier.room.actors.stream import Effect
    from croupier.room.pit.state import PitState


def moved(before: PitState, after: PitState, effect: Effect) -> Transaction | None:
    """What changed between two states of a table, and in wallets; `Broken` when it does not come to nothing."""
    had, has = holdings(before), holdings(after)
    postings = [
        Posting(account, has.get(account, 0) - had.get(account, 0))
        for account in sorted({*had, *has})
        if has.get(account, 0) != had.get(account, 0)
    ]
    postings += [Posting(wallet(person), chips) for person, chips in effect.wallets.items() if chips]
    return Transaction(f"{after.stream}/{after.version}", tuple(postings)) if postings else None


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
