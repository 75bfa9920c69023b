"""The pit of a house: all its casino tables, the list of them, and the doors to them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.cash.talk.ladder import other_answers
from croupier.errors import Refusal
from croupier.ledger import bank, display, transfer
from croupier.pit.catalogue import GAMES
from croupier.pit.houses import houses
from croupier.room.actors.asks import Asked, By, act_of
from croupier.room.actors.opening import TABLES_OF_ONE, Openings, check_room, table_id
from croupier.room.actors.watched import Watched
from croupier.room.journal.commit import Commit
from croupier.room.journal.store import BEYOND
from croupier.room.people.names import clean_name
from croupier.room.pit import asks, rows
from croupier.room.pit.actor import PitActor
from croupier.room.pit.apply import opened
from croupier.room.pit.history import shown
from croupier.room.pit.messages import PitLine, PitListMessage, PitListView
from croupier.room.pit.stream import PIT
from croupier.room.pit.terms import BOOK, PitTerms, most_paid, paced
from croupier.room.pit.tutor import Tutor
from croupier.rulebook import profile

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterable

    from croupier.cash.talk.ladder import Answers
    from croupier.room.actors.actor import Tools
    from croupier.room.actors.opening import Times
    from croupier.room.actors.watched import Eyes
    from croupier.room.journal.acts import Act
    from croupier.room.people.members import Members
    from croupier.room.pit.asks import PitAsk
    from croupier.room.pit.messages import AdviceView, RoundView
    from croupier.room.pit.state import PitState
    from croupier.room.pit.tutor import Question
    from croupier.rulebook import Policy

LIST: Final = "pit"
"""What the list of casino tables is watched by."""

STREAMS: Final = "pit/"
LIST_PAUSE: Final = 0.5
"""The least time between two messages of the list, in seconds."""

PAGE: Final = 20
LARGEST_MINIMUM: Final = 2_000
WIDEST_PLATE: Final = 100
"""How many times the smallest first stake the largest may be."""

LIMITS: Final = {"minimum": LARGEST_MINIMUM, "times": WIDEST_PLATE, "own": TABLES_OF_ONE}
"""What a table may be opened with, and how many of his own somebody may have: for a form that asks for it."""

MOST_COINS: Final = 5
MOST_AT_ONCE: Final = LARGEST_MINIMUM * WIDEST_PLATE**2
"""What a round at a machine may pay, all its hands doubled to the end: as much as a box at the highest plate."""


class PitHall(Watched):
    """The list of casino tables, to be watched; it has no journal and takes no commands."""

    _whole = PitListMessage

    def __init__(self, clock: Callable[[], int]) -> None:
        super().__init__()
        self._clock = clock
        self._lines: dict[str, PitLine] = {}
        self._changes = 0
        self._told: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        """The list's id."""
        return LIST

    @property
    def version(self) -> int:
        """How often it has changed since the house opened."""
        return self._changes

    @property
    def lines(self) -> tuple[PitLine, ...]:
        """The tables, in the order they were opened."""
        return tuple(self._lines.values())

    def put(self, state: PitState) -> None:
        """Bring the line of a table up to date; a closed one has none."""
        id, shown = state.terms.id, line(state) if not state.closed else None
        if self._lines.get(id) == shown:
            return
        if shown is None:
            del self._lines[id]
        else:
            self._lines[id] = shown
        self._changes += 1
        if self._watchers and self._told is None:
            self._told = asyncio.get_running_loop().call_later(LIST_PAUSE, self._tell)

    def _tell(self) -> None:
        self._told = None
        self.nudge()

    async def stop(self) -> None:
        """Tell nobody any more."""
        if self._told is not None:
            self._told.cancel()
        await super().stop()

    @property
    def _time(self) -> int:
        """The time, in ms since 1970."""
        return self._clock()

    def _eyes(self) -> Eyes:
        everybodys = PitListView(self.lines)
        return lambda _viewer: everybodys


class Pit:
    """Every casino table of a house."""

    def __init__(
        self,
        tools: Tools,
        members: Members,
        take_in: Callable[[Watched], None],
        changed: Callable[[PitState], None],
        policy: Policy,
    ) -> None:
        self._tools = tools
        self._members = members
        self._take_in = take_in
        self._changed = changed
        self._talk = other_answers(policy, profile(BOOK))
        self._tutor = Tutor()
        self._openings = Openings()
        self.tables: dict[str, PitActor] = {}
        self.hall: Final = PitHall(tools.clock)
        take_in(self.hall)

    # Opening

    def reopen(self, stream: str) -> None:
        """Take a table out of its journal; it comes up stopped when ledger and journal disagree."""
        state = self._tools.reopened(PIT, stream)
        if state is None:
            return
        leader = self._tools.leader(PIT, state, alone=True)
        actor = self._add(state)
        if leader is not None:
            actor.follows(leader)

    def _add(self, state: PitState) -> PitActor:
        actor = PitActor(state, self._tools, self)
        self.tables[actor.id] = actor
        self._take_in(actor)
        self.hall.put(state)
        return actor

    async def open_table(self, terms: PitTerms, act: Act | None = None) -> PitActor:
        """A new table on these terms, with what the house puts on its display; the one that stands if there is one."""
        id = terms.id
        if id not in self.tables:
            self._tools.check_not_lost(id)
            sharing = self._tools.sharing
            if sharing is not None:
                await sharing.take(id)
            row = rows.Opened(terms)
            at = self._tools.clock()
            stocked = transfer(f"{id}/1", bank(id), display(id), terms.display) if terms.display else None
            await self._tools.commit(Commit(id, 1, at, rows.write(row), transaction=stocked, act=act))
            actor = self._add(opened(row, at))
            if sharing is not None:
                await sharing.lead(actor)
            actor.start()
        return self.tables[id]

    async def open_tables(self, tables: Iterable[PitTerms]) -> None:
        """Open the house's own tables, unless that has been done before."""
        readable = [terms for terms in tables if terms.id not in self._tools.lost]
        await asyncio.gather(*[self.open_table(terms) for terms in readable])

    async def open_for(self, by: By, command: str, wish: asks.OpenTable, times: Times) -> None:
        """Open a table for somebody, or for the floor; the same command again does nothing.

        Raises `Refusal` for a table that cannot be, and where he or the house has enough of them.
        """
        terms = wished(wish, by, STREAMS + table_id(by.person, command), times, self._talk)
        await self._openings.open(lambda: self._open_wished(terms, act_of(by, wish)))

    async def _open_wished(self, terms: PitTerms, act: Act | None) -> None:
        if terms.id in self.tables:
            return
        stand = [actor.state.terms for actor in self.tables.values() if not actor.state.closed]
        check_room(terms, stand)
        if terms.nth and any((each.game, each.nth) == (terms.game, terms.nth) for each in stand):
            raise Refusal("room-name-taken", name=terms.name)
        await self.open_table(terms, act)

    # Asking

    def table(self, id: str) -> PitActor:
        """A casino table by its id; `Refusal` when there is none."""
        actor = self.tables.get(id)
        if actor is None:
            raise Refusal("room-no-such-table", table=id[:40])
        return actor

    async def ask(self, table: str, by: By, ask: PitAsk, id: str, times: Times) -> None:
        """What somebody, or the floor, asks of a table, or of the pit: to open one.

        Returns when it is on the disk; `id` makes a repeat harmless. Raises `Refusal` when the answer is no.
        """
        if isinstance(ask, asks.OpenTable):
            if table != LIST:
                raise Refusal("room-no-such-table", table=table[:40])
            if not by.person and not by.floor:
                raise Refusal("room-not-joined")
            await self.open_for(by, id, ask, times)
            return
        actor = self.table(table)
        if not by.person and not isinstance(ask, asks.FloorAsk):
            raise Refusal("room-not-joined")
        await actor.tell(Asked(by, ask), f"{by.person or 'floor'}/{id}")

    # Finished rounds

    async def rounds(self, id: str, viewer: str | None, before: int | None) -> list[RoundView]:
        """The last finished rounds of a table as a viewer knew them, latest first."""
        actor = self.table(id)

        def known() -> list[RoundView]:
            stored = self._tools.store.hands(actor.stream, before=before or BEYOND, limit=PAGE)
            return [shown(each, viewer) for each in stored]

        # They may lie in the archive, and each is played again from its log: not while the tables wait.
        return await asyncio.to_thread(known)

    # What tables ask of the pit

    def pit_changed(self, actor: PitActor) -> None:
        """Keep the list up to date, and whoever else follows the tables."""
        self.hall.put(actor.state)
        self._changed(actor.state)

    def called(self, person: str) -> str:
        """What a person of the house is called."""
        known = self._members.get(person)
        return known.name if known is not None else ""

    def teach(self, question: Question) -> AsyncGenerator[AdviceView]:
        """What the trainer says of a decision, once or twice."""
        return self._tutor.ask(question)

    async def close(self) -> None:
        """Send the trainer home; the tables are stopped with the house's other actors."""
        await self._tutor.close()


def line(state: PitState) -> PitLine:
    """A table's line in the list."""
    terms, bench, game = state.terms, state.bench, state.game
    taken = len(state.round.boxes) if state.round is not None and not state.counted else 0
    held = bench.purses.keys() | (state.started.keys() if state.playing else set())
    if terms.machine:
        # Whoever plays a machine has all its hands.
        held = {state.occupant} - {""}
        taken = game.boxes.active if held else 0
    return PitLine(
        id=terms.id,
        name=terms.name,
        nth=terms.nth,
        game=terms.game,
        house=terms.house,
        machine=terms.machine,
        minimum=terms.minimum,
        maximum=terms.maximum,
        boxes=game.boxes.active,
        printed=game.boxes.printed,
        free=game.boxes.active - taken,
        players=tuple(sorted([state.name(person) for person in held])),
        display=state.meter() if terms.has_fund else None,
        phase=state.phase,
        stopped=state.stopped is not None or state.halted,
        opened_by=terms.owner,
    )


def wished(wish: asks.OpenTable, by: By, id: str, times: Times, talk: Answers = ()) -> PitTerms:
    """The table that is wished for by a person, or by the floor for the house; how talk is judged there says `talk`.

    Raises `Refusal` for a game, a house, a name or a plate that cannot be.

    >>> from croupier.room.actors.opening import Times
    >>> ann = By("player", "a1", "Ann")
    >>> wished(asks.OpenTable("Mill", "jacks-or-better", 20, house="8-5"), ann, "pit/mill", Times()).maximum
    100
    """
    if wish.game not in GAMES:
        raise Refusal("room-no-such-game", game=wish.game)
    house = wish.house or ""
    if house and house not in houses(wish.game):
        raise Refusal(
            "pit-no-such-house", game=wish.game, house=house, houses=", ".join(houses(wish.game)) or "–"
        )
    terms = PitTerms(
        id,
        clean_name(wish.name),
        wish.game,
        wish.minimum,
        wish.maximum,
        house,
        max_payout=wish.maximum * WIDEST_PLATE,
        token=max(wish.minimum // 5, 1),
        side_maximum=wish.maximum,
        opened_by="" if by.floor else by.person,
        owner="" if by.floor else by.name,
        alone_waits=True,
        nth=wish.nth,
        talk=talk,
    )
    terms = msgspec.structs.replace(terms, **paced(times))
    if terms.machine:
        terms = msgspec.structs.replace(
            terms,
            maximum=MOST_COINS * wish.minimum,
            max_payout=0,
            double_up=wish.double_up,
            hands=wish.hands,
        )
        if (pays := most_paid(terms)) > MOST_AT_ONCE:
            raise Refusal("room-pit-pays-too-much", pays=pays, most=MOST_AT_ONCE)
    elif not wish.minimum <= wish.maximum <= WIDEST_PLATE * wish.minimum:
        raise Refusal("room-pit-bad-plate", most=LARGEST_MINIMUM, times=WIDEST_PLATE)
    if not 0 < wish.minimum <= LARGEST_MINIMUM:
        raise Refusal("room-pit-bad-plate", most=LARGEST_MINIMUM, times=WIDEST_PLATE)
    return msgspec.structs.replace(terms, display=200 * wish.minimum) if terms.has_fund else terms
