"""How one kind of stream is kept: what its rows do to a state, and how rows and states are written down.

A row is made by `decide`, which changes nothing, and carried out by `apply`. It is carried out once: on a copy of the
state, which takes the state's place as soon as the row is on the disk. What `decide` leaves to the rules of the hand,
the chairs or the round, they refuse on that copy; read back from the disk, a row that is refused is `Broken`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from croupier.errors import Broken, Refusal
from croupier.ledger import ticket_of, wallet_of
from croupier.room.actors.rows import PaidOut, Resumed, Stopped
from croupier.room.journal.commit import in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from croupier.ledger import Account, Book, Transaction
    from croupier.room.journal.commit import JournalRow, StoredHand
    from croupier.room.journal.reader import Reader


class State(Protocol):
    """What a stream keeps, as far as any stream's state is alike: a dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    version: int
    """How many rows made it."""

    stopped: str | None
    """Why nothing happens here any more."""

    @property
    def stream(self) -> str:
        """The name of its journal."""

    def copy(self) -> Self:
        """Return the state as another value, which can be changed without touching this one."""


S = TypeVar("S", bound=State)
R = TypeVar("R")


class Effect(NamedTuple):
    """What a row means beyond the state: chips that move in the ledger, and whether a hand or a round is over.

    Where the transaction follows from the state before the row and the one after it, `wallets` are the chips that come
    to people's wallets, or leave them. Tickets move in a transaction of their own.
    """

    transaction: Transaction | None = None
    over: bool = False
    wallets: Mapping[str, int] = {}
    tickets: Transaction | None = None

    @property
    def transactions(self) -> tuple[Transaction, ...]:
        """All that is posted: of money, and of tickets."""
        return tuple([each for each in (self.transaction, self.tickets) if each is not None])

    def after(self, book: Book) -> dict[Account, int]:
        """What the accounts that are moved would hold if it were posted; nothing changes."""
        after: dict[Account, int] = {}
        for each in self.transactions:
            after |= book.after(each)
        return after


NOTHING = Effect()


class Tried(NamedTuple, Generic[S, R]):
    """A row carried out on a copy: the state there will be once the row is on the disk, and what goes with it."""

    row: R
    at: int
    state: S
    effect: Effect

    def paid(self) -> Iterator[tuple[Account, int]]:
        """Return from whom the row takes money or tickets that lie nowhere, and how much, by account."""
        changes: dict[Account, int] = {}
        for transaction in self.effect.transactions:
            for posting in transaction.postings:
                if wallet_of(posting.account) is not None or ticket_of(posting.account) is not None:
                    changes[posting.account] = changes.get(posting.account, 0) + posting.amount
        return ((account, -amount) for account, amount in changes.items() if amount < 0)


def exchange(one: S, other: S) -> None:
    """Let two states of one kind, which are dataclasses, change places, so that whoever holds one has the other."""
    for name in one.__dataclass_fields__:
        held = getattr(one, name)
        setattr(one, name, getattr(other, name))
        setattr(other, name, held)


@dataclass(frozen=True, slots=True)
class StreamKind(Generic[S, R]):
    """One kind of stream.

    `read` and `write` are the codec of its rows, `apply` changes a state by a row written at a time (ms since 1970),
    `begun` makes the state that the first row leaves, or, where a journal has no opening, the one before any row.
    `snapshot` writes a state as text, kept with the rows before which it `keeps` one, and `restored` reads it, beside
    the first row. `held` is what accounts of the ledger hold by the state, of those that begin with one of `own` no
    other holds anything, and `sound` raises `Broken` where the state's own books are wrong (`actors.balance`).
    `moved` makes the transaction of a row where `apply` does not, out of the states before and after it, and `record`
    what is kept of a hand or round that is over. `amended` says of a whole journal which of its rows are carried out
    otherwise than by `apply`, because a later row takes them back.

    Rows of the types `hidden` name cards that nobody may know until the hand or round is over; then the last
    `still_hidden` of them stay so, and none once a row of the types `ends` has closed the stream. `emptied` makes the
    state that is left when all chips were paid out of what had stopped, where there are any.
    """

    read: Callable[[str], R]
    write: Callable[[R | Stopped], str]
    apply: Callable[[S, R | Stopped, int], Effect]
    begun: Callable[[R | None, int], S]
    opens: bool = True
    snapshot: Callable[[S], str] | None = None
    keeps: Callable[[S, R], bool] | None = None
    restored: Callable[[str, int, R | None], S] | None = None
    held: Callable[[S], Mapping[Account, int]] | None = None
    own: Callable[[S], tuple[str, ...]] | None = None
    sound: Callable[[S], None] | None = None
    moved: Callable[[S, S, Effect], Transaction | None] | None = None
    record: Callable[[S, int], StoredHand] | None = None
    amended: Callable[[list[tuple[int, R]]], Callable[[S, R, int], bool]] | None = None
    hidden: tuple[type, ...] = ()
    emptied: Callable[[S, PaidOut], S] | None = None
    still_hidden: Callable[[S], int] = lambda _: 0
    ends: tuple[type, ...] = ()

    def carry_out(self, state: S, row: R | Stopped, at: int) -> Effect:
        """Change a state by its next row, written `at` (ms since 1970).

        Raises `Refusal` where the rules do not allow it; the state is then not to be used any more.
        """
        state.version += 1
        if isinstance(row, PaidOut):
            assert self.emptied is not None
            version = state.version
            exchange(state, self.emptied(state, row))
            state.version = version
            return NOTHING
        if isinstance(row, Stopped):
            state.stopped = row.code
        elif isinstance(row, Resumed):
            state.stopped = None
        return self.apply(state, row, at)

    def tried(self, state: S, row: R, at: int) -> Tried[S, R]:
        """Return what a row makes of a state, which stays as it is; `Refusal` where the rules do not allow it."""
        after = state.copy()
        effect = self.carry_out(after, row, at)
        if self.moved is not None:
            effect = effect._replace(transaction=self.moved(state, after, effect))
        return Tried(row, at, after, effect)

    def fold(self, journal: Iterable[JournalRow], state: S | None = None) -> S:
        """Read a journal from its first row, or go on from a state.

        Raises `Broken` when a row is missing or cannot be, or the journal does not begin with its opening.
        """
        rows = iter(journal)
        if state is None:
            state = self._first(rows)
        read = (
            (each.version, each.at, self.read(each.row))
            for each in in_order(rows, state.version, state.stream)
        )
        if self.amended is None:
            for _, at, row in read:
                self._again(state, row, at)
            return state
        known = list(read)
        otherwise = self.amended([(version, row) for version, _, row in known])
        for _, at, row in known:
            if not otherwise(state, row, at):
                self._again(state, row, at)
        return state

    def _first(self, rows: Iterator[JournalRow]) -> S:
        if not self.opens:
            return self.begun(None, 0)
        first = next(rows, None)
        if first is None:
            raise Broken("room-journal-without-opening")
        return self.begun(self.read(first.row), first.at)

    def _again(self, state: S, row: R, at: int) -> None:
        try:
            self.carry_out(state, row, at)
        except Refusal as refusal:
            raise Broken("room-row-impossible", row=refusal.code) from refusal

    def reload(self, store: Reader, stream: str) -> S:
        """Read a stream back from the disk: its last snapshot, and the rows after it."""
        kept = store.snapshot(stream) if self.restored is not None else None
        if kept is None or self.restored is None:
            return self.fold(store.proved_rows(stream))
        first = next(store.rows(stream), None) if self.opens else None
        version, text = kept
        state = self.restored(text, version, self.read(first.row) if first is not None else None)
        return self.fold(store.proved_rows(stream, after=state.version), state)
