"""What must hold after every command, in every room: the state of a stream and the ledger tell of the same money.

A row moves money in transactions of one kind each, which sum to zero (`croupier.ledger.Transaction`). Here it is
asserted, before the row is written, that the ledger will hold on every account of the stream what the state says:
stacks, pots, boxes, pools, drawers, tickets that are entries; and that the state's own books are sound.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from croupier.errors import Broken
from croupier.room.actors.stream import NOTHING, Effect

if TYPE_CHECKING:
    from croupier.ledger import Book
    from croupier.room.actors.stream import StreamKind


def prove(kind: StreamKind[Any, Any], state: Any, book: Book, effect: Effect = NOTHING) -> None:
    """Raise `Broken` where a state and the ledger disagree once the effect of the state's last row is posted."""
    if kind.sound is not None:
        kind.sound(state)
    if kind.held is None:
        return
    held, after = kind.held(state), effect.after(book)
    for account, amount in held.items():
        if after.get(account, book.balance(account)) != amount:
            raise Broken("room-chips-disagree", table=state.stream)
    own = kind.own(state) if kind.own is not None else ()
    for account, amount in after.items():
        if amount and account.startswith(own) and account not in held:
            raise Broken("room-chips-disagree", table=state.stream)


def stop_at_odds(kind: StreamKind[Any, Any], state: Any, book: Book, *, alone: bool = False) -> None:
    """Stop what was read back where the ledger disagrees with it; `alone` where no account of it may hold more."""
    if state.stopped is None and not (
        agrees(kind, state, book) and (not alone or nothing_left(kind, state, book))
    ):
        state.stopped = "room-chips-disagree"


def agrees(kind: StreamKind[Any, Any], state: Any, book: Book) -> bool:
    """Return whether a state and the ledger agree as they were read back."""
    try:
        prove(kind, state, book)
    except Broken:
        return False
    return True


def nothing_left(kind: StreamKind[Any, Any], state: Any, book: Book) -> bool:
    """Return whether no account of a stream holds what its state does not know of: asked once, when the house opens."""
    held = kind.held(state) if kind.held is not None else {}
    own = kind.own(state) if kind.own is not None else ()
    return all(account in held for account, _ in book.accounts() if account.startswith(own))
