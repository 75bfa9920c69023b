"""A casino table in the ledger: what a row moved, and whether ledger and table still tell of the same chips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.ledger import Posting, Transaction, bank, bonus_float, display, wallet
from croupier.room.pit.state import holdings

if TYPE_CHECKING:
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


def own_accounts(state: PitState) -> tuple[str, ...]:
    """How the accounts begin that nothing but the table moves."""
    id = state.terms.id
    return (f"table:{id}:", f"box:{id}:", display(id), bonus_float(id), bank(id))
