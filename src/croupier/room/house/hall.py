"""Cash tables that one of several processes leads, while another has the desk of the house."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from croupier.errors import Refusal
from croupier.ledger import Book, wallet
from croupier.room.actors.actor import Tools
from croupier.room.actors.balance import agrees
from croupier.room.bus.port import Unanswered, subject
from croupier.room.house.club import TEMPERAMENTS
from croupier.room.house.minder import Minder
from croupier.room.table.actor import TableActor
from croupier.room.table.stream import TABLE, chips_held

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from croupier.cards.deck import Randomness
    from croupier.ledger import Kind
    from croupier.room.actors.actor import Outcome
    from croupier.room.house.pace import Pace
    from croupier.room.house.sharing import Sharing
    from croupier.room.journal.acts import Act
    from croupier.room.journal.store import Store
    from croupier.room.table.poker import AnyPoker
    from croupier.room.table.state import TableState
    from croupier.room.table.waiting import Line


class Hall:
    """Tables at work: they decide, write and keep their clocks here, and their bots play here.

    Who is let in and seated, who waits and who looks on is the desk's business: what it has let through comes by
    `sharing`.
    """

    def __init__(
        self,
        store: Store,
        sharing: Sharing,
        pace: Pace,
        clock: Callable[[], int],
        entropy: Randomness,
    ) -> None:
        self.store: Final = store
        self.tables: Final[dict[str, TableActor]] = {}
        self._sharing = sharing
        self._pace = pace
        book = Book(store.balances())
        self._tools = Tools(store, book, clock, entropy, self, wrote=sharing.wrote, shares=True)
        sharing.showing.knows = self._reread
        luck = Random(entropy.randrange(2**64))
        self._minder = Minder(pace, luck, TEMPERAMENTS, self._refill)

    async def open(self, stream: str) -> None:
        """Lead a table whose stream was leased; everybody whose time was running has a fresh clock."""
        state = self._tools.reopened(TABLE, stream)
        if state is None:
            return
        self._tools.book.reread(self.store.balances_of(chips_held(state)))
        if state.stopped is None and not agrees(TABLE, state, self._tools.book):
            state.stopped = "room-chips-disagree"
        actor = TableActor(state, self._tools, self)
        await self._sharing.lead(actor)
        self.tables[stream] = actor
        actor.start()
        self.table_changed(actor)

    async def close(self, *streams: str) -> None:
        """Lead tables no more; what was acknowledged is on the disk."""
        for stream in streams:
            actor = self.tables.pop(stream, None)
            if actor is not None:
                self._sharing.forget(stream)
                await actor.turn(self._sharing)
                await actor.stop()

    async def stop(self) -> None:
        """Lead nothing any more."""
        await self.close(*list(self.tables))
        await self._minder.stop()

    def _reread(self, people: Collection[str]) -> None:
        """Their wallets hold something else than before: others have moved chips there."""
        self._tools.book.reread(self.store.balances_of([wallet(person) for person in people]))

    async def _refill(self, person: str) -> None:
        try:
            await self._sharing.bus.ask(subject("refill"), person.encode())
        except Unanswered:
            raise Refusal("room-held") from None

    @property
    def commands(self) -> Mapping[tuple[str, Outcome], int]:
        """How many commands were done, refused and broken here, by kind of actor."""
        return self._tools.commands

    # What tables ask of the house

    def table_changed(self, actor: AnyPoker) -> None:
        """Let the bots play."""
        self._minder.look(actor)

    def at_fault(self) -> bool:
        """What the desk says: nobody is connected here."""
        return self._sharing.fault

    def line(self, table: TableState) -> Line | None:
        """What the desk says of who waits."""
        return self._sharing.lines.get(table.terms.id)

    def brings(self, actor: AnyPoker, person: str) -> int:
        """What the desk has said that somebody must bring."""
        return self._sharing.must_bring.pop((actor.id, person), 0)

    def pace(self, actor: AnyPoker) -> int | None:
        """No wait where somebody sits, else what the desk says: it knows who looks on."""
        if any(not seated.bot for seated in actor.state.seated.values()):
            return 0
        return self._sharing.paces.get(actor.id, self._pace.unwatched)

    # What the ledger tells

    def wallet_changed(self, person: str, kind: Kind) -> None:
        """The desk hears of it with the row."""

    def taken_back(self, stream: str, act: Act, at: int) -> None:
        """The desk hears of it with the row."""
