"""The way into a house: all that the benchmark knows of what the parts of the house are called."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from croupier.bots import Sight
from croupier.cards import Cards
from croupier.errors import Refusal
from croupier.play import Options, Variant
from croupier.room.actors.asks import Ask, By
from croupier.room.actors.opening import Times
from croupier.room.event.asks import Undo as UndoOfEvent
from croupier.room.hand.chronicle import card_names
from croupier.room.hand.mixes import stakes
from croupier.room.hand.terms import Terms
from croupier.room.house.house import House
from croupier.room.house.pace import RUSHED
from croupier.room.journal.commit import Person
from croupier.room.live import asks as live_asks
from croupier.room.pit import asks as pit_asks
from croupier.room.pit.terms import RULES, PitTerms
from croupier.room.table import asks as table_asks

__all__ = [
    "RULES",
    "By",
    "Person",
    "PitTerms",
    "Terms",
    "UndoOfEvent",
    "card_names",
    "live_asks",
    "pit_asks",
    "table_asks",
]

FLOOR = By("floor")
LONG = 3_600_000
"""A time limit (ms) that no benchmark reaches."""


class Turn(NamedTuple):
    """Whose turn it is in a hand, and what he may do."""

    person: str
    hand: int
    turn: int
    options: Options
    cards: Cards
    pot: int
    """The total of a raise of the pot."""


class Door:
    """A house that is open, and its clock, which passes only when it is told to."""

    def __init__(self, house: House, clock: _Clock) -> None:
        self._house = house
        self.clock = clock
        self._asked = 0

    # People and places

    async def join(self, name: str) -> Person:
        person, _ = await self._house.members.join(f"{name:_>32}", name)
        return person

    async def refill(self, person: str) -> None:
        await self._house.refill(person)

    async def open_table(self, terms: Terms) -> None:
        await self._house.open_table(terms)

    async def open_event(self, terms: Any, id: str) -> None:
        await self._house.events.open(terms, id)

    async def open_pit_table(self, terms: PitTerms) -> None:
        await self._house.pit.open_table(terms)

    # Asking

    async def at_table(self, table: str, person: Person, ask: Ask) -> None:
        await self._ask(table, _of(person), ask)

    async def at_event(self, event: str, by: By, ask: Any) -> int | str:
        return await self._ask(f"event/{event}", by, ask) or 0

    async def in_live_room(self, by: By, ask: Ask) -> None:
        await self._ask("cash", by, ask)

    async def in_pit(self, table: str, person: Person, ask: Ask) -> None:
        await self._ask(table, _of(person), ask)

    async def _ask(self, to: str, by: By, ask: Any) -> int | str | None:
        return await self._house.ask(to, by, msgspec.json.encode(ask), self._id())

    async def deal(self, table: str) -> None:
        """The next hand of a table, at once."""
        await self._house.table(table).tell(table_asks.Deal())

    def _id(self) -> str:
        self._asked += 1
        return f"{self.clock.now}-{self._asked}"

    # Looking

    def watch(self, id: str, watcher: Any) -> None:
        self._house.actor(id).watch(watcher, None)

    def unwatch(self, id: str, watcher: Any) -> None:
        self._house.actor(id).unwatch(watcher)

    def rows(self, id: str) -> int:
        """How many rows the journal of what is watched by this id has."""
        return self._house.actor(id).version

    def stopped(self, id: str) -> str | None:
        """Why nothing happens there any more."""
        state: Any = getattr(self._house.actor(id), "state", None)
        return getattr(state, "stopped", None)

    def sight(self, table: str, person: str) -> Sight:
        """What a bot in somebody's seat is given to decide on."""
        return self._house.table(table).sight(person)

    def stands(self, table: str) -> bool:
        """Whether a table of an event is open yet."""
        return self._house.events.table(table) is not None

    def stacks(self, table: str) -> dict[str, int]:
        """The chips of everybody who sits at a table."""
        return {each.person: each.chips for each in self._house.table(table).state.seated.values()}

    def in_hand(self, table: str) -> bool:
        return bool(self._house.table(table).state.in_hand)

    def turn(self, table: str) -> Turn | None:
        """Whose turn it is; `None` while the table has something to do by itself."""
        state = self._house.table(table).state
        hand = state.hand
        if hand is None or hand.options is None or state.to_shuffle:
            return None
        options = hand.options
        pot = hand.to_call + hand.total + options.call
        cards = hand.player(options.seat).cards
        return Turn(state.players[options.seat].person, state.number, len(hand.log), options, cards, pot)

    def left(self, event: str) -> dict[str, tuple[int, int]]:
        """Table and seat of everybody who still plays in an event."""
        entrants = self._house.events.event(event).state.event.entrants
        return {who: (each.table, each.seat) for who, each in entrants.items() if each.table}

    def pit_phase(self, table: str) -> str:
        return self._house.pit.table(table).state.phase

    def pit_turn(self, table: str) -> tuple[int, int, Any]:
        """The round of a casino table, how much of it has happened, and what may be decided now."""
        state = self._house.pit.table(table).state
        assert state.round is not None
        return state.number, len(state.round.log), state.round.options

    def book_total(self) -> int:
        """What all accounts hold together."""
        return self._house.book.total()


def _of(person: Person) -> By:
    return By("player", person.id, person.name)


class _Clock:
    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def opened(path: Path, *, seed: int = 1, start: bool = True) -> AsyncIterator[Door]:
    """A house on a database, new or old, that is closed in the end; without `start` it is only read back."""
    clock = _Clock()
    house = await House.open(path, pace=RUSHED, clock=clock, entropy=Random(seed))
    house.times = Times(act=LONG, pause=0)
    if start:
        house.start()
    try:
        yield Door(house, clock)
    finally:
        await house.close()


def terms_of(variant: Variant, seats: int, *, id: str = "oak") -> Terms:
    """A table of a game, called 5 and 10; hands are dealt on a word only."""
    named = stakes(variant, 5, 10)
    return Terms(id, id.title(), game=variant.id, seats=seats, act=LONG, pause=LONG, **named)


async def until(holds: Callable[[], bool], within: float = 60.0) -> None:
    """Wait until something has come about."""
    if holds():
        return
    async with asyncio.timeout(within):
        while not holds():
            await asyncio.sleep(0.001)


async def refused(asked: Any) -> None:
    """What is asked must be refused."""
    try:
        await asked
    except Refusal:
        return
    raise AssertionError("accepted what had to be refused")
