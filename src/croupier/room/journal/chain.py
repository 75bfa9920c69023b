"""The chain of a journal: every row is sealed with the hash of the row before it, so that no change goes unnoticed.

The first row of a stream follows `BEGINNING`. What goes with a row, the ledger's postings and the record of a hand that
is over, is sealed with it. A chain shows that a row was changed, put in or taken out; that its last rows are gone is
seen by whoever knows its last hash, its head.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from croupier.room.journal.acts import Act
    from croupier.room.journal.commit import Commit

BEGINNING: Final = bytes(32)
"""What the first row of every stream follows."""


class Link(NamedTuple):
    """All that is written with one row, in the order it is sealed in: `postings` as account and chips."""

    stream: str
    version: int
    at: int
    command: str | None
    row: str
    postings: tuple[tuple[str, int], ...]
    hands: tuple[tuple[int, int, str], ...]
    act: Act | None = None

    def after(self, previous: bytes) -> bytes:
        """Return the hash of this row, which follows the one with the hash `previous`.

        It is SHA-256 of the JSON array of `previous` in hex and the fields in their order, without spaces, in UTF-8;
        a row that is nobody's act for the house has none there.

        >>> first = Link("table/oak", 1, 0, None, '{"type":"resumed"}', (), ()).after(BEGINNING)
        >>> first.hex()[:16], Link("table/oak", 2, 0, None, "{}", (), ()).after(first).hex()[:16]
        ('dfd73c83f79b600f', '3a0748370844daa9')
        """
        act = (self.act.sealed,) if self.act is not None else ()
        return sha256(msgspec.json.encode((previous.hex(), *self[:-1], *act))).digest()


def link(commit: Commit) -> Link:
    """Return what a commit writes."""
    postings = tuple(
        [(each.account, each.amount) for moved in commit.transactions for each in moved.postings]
    )
    hands = ((commit.hand.number, commit.hand.ended, commit.hand.record),) if commit.hand is not None else ()
    return Link(
        commit.stream, commit.version, commit.at, commit.command, commit.row, postings, hands, commit.act
    )
