"""The kinds of actor that are measured: how each is opened, what it accepts, what it refuses, who looks on.

A kind asks one thing after the other, so that its journal grows like that of a real evening.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

from benchmarks.engine.policies import Policy, passive
from benchmarks.room.door import (
    FLOOR,
    LONG,
    RULES,
    By,
    Door,
    Person,
    PitTerms,
    Turn,
    UndoOfEvent,
    live_asks,
    pit_asks,
    refused,
    table_asks,
    terms_of,
    until,
)
from benchmarks.room.players import act
from benchmarks.room.spent import Ask, Ear
from croupier.play import Variant, catalogue
from croupier.tournament import Level, Register, Start, commands
from croupier.tournament import Terms as EventTerms
from croupier.tournament.terms import Prizes

NAMES = ("Ann", "Boris", "Vera", "Gleb", "Dora", "Otto")
SECOND = 1_000
CROWD = 20
"""So many spectators look on at once."""

HOLDEM = catalogue["nl-holdem"]


class Kind(ABC):
    """One kind of actor in a house of its own."""

    name: ClassVar[str]
    id: ClassVar[str]
    """What it is watched by."""

    stream: ClassVar[str]
    """The name of its journal."""

    people: int = len(NAMES)
    """How many enter, where it is an event."""

    def __init__(self, door: Door, seed: int = 1) -> None:
        self.door = door
        self.luck = Random(seed)
        self.guests: list[Person] = []
        self.extra: Person | None = None

    async def open(self) -> None:
        """Everybody comes, and it is made ready for its first ask."""
        for name in NAMES:
            self.guests.append(await self.door.join(name))
        self.extra = await self.door.join("Extra")
        await self._open()

    @abstractmethod
    async def _open(self) -> None: ...

    @abstractmethod
    async def ready(self) -> Ask:
        """The next ask that will be accepted; whatever has to come first is done."""

    def wrong(self) -> Mapping[str, Ask]:
        """What will be refused now, by what is wrong with it."""
        return {what: self._refused(who, ask) for what, (who, ask) in self._wrong().items()}

    def _refused(self, who: Any, ask: Any) -> Ask:
        return lambda: refused(self._asked(who, ask))

    @abstractmethod
    def _wrong(self) -> dict[str, tuple[Any, Any]]:
        """Asks that are refused now, each with who asks it, by what is wrong with it."""

    @abstractmethod
    async def _asked(self, who: Any, ask: Any) -> None:
        """Somebody asks it for something."""

    def views(self) -> Mapping[str, Sequence[Ear]]:
        """Who may look on."""
        return {"spectator": _crowd(), "seat": [Ear(each.id) for each in self.guests]}

    async def grow(self, rows: int) -> None:
        """Ask on until the journal has so many rows."""
        while self.door.rows(self.id) < rows:
            ask = await self.ready()
            await ask()

    def _by_id(self, person: str) -> Person:
        return next(each for each in self.guests if each.id == person)


class PokerTable(Kind):
    """A full table of six at no-limit hold'em, everybody mostly calling."""

    name = "poker table"
    id = "oak"
    stream = "table/oak"
    policy: Policy = staticmethod(passive)
    variant: Variant = HOLDEM

    async def _open(self) -> None:
        seats = min(self.variant.players[1], len(NAMES))
        terms = terms_of(self.variant, seats)
        self.most = terms.max_buy_in
        await self.door.open_table(terms)
        for seat, guest in enumerate(self.guests[:seats], 1):
            sit = table_asks.Sit(seat, self.most)
            await self._asked(guest, sit)

    async def _asked(self, who: Person, ask: Any) -> None:
        await self.door.at_table(self.id, who, ask)

    async def ready(self) -> Ask:
        self.door.clock.now += SECOND
        turn = await self._next_turn()
        who = self._by_id(turn.person)
        done = act(turn, self.policy, self.luck)
        return lambda: self._asked(who, done)

    async def _next_turn(self) -> Turn:
        await self._dealt()
        while (turn := self.door.turn(self.id)) is None:
            await asyncio.sleep(0.001)
        return turn

    async def _dealt(self) -> None:
        """A hand is being played."""
        if not self.door.in_hand(self.id):
            await self.between_hands()
            await self.door.deal(self.id)

    async def between_hands(self) -> None:
        """Everybody with less than a fifth of what he may bring buys more."""
        for person, chips in self.door.stacks(self.id).items():
            if chips < self.most // 5:
                await self.door.refill(person)
                buys = table_asks.TopUp(self.most - chips)
                await self._asked(self._by_id(person), buys)

    def _wrong(self) -> dict[str, tuple[Any, Any]]:
        turn = self.door.turn(self.id)
        assert turn is not None
        here = self._by_id(turn.person)
        other = next(each for each in self.guests if each.id != turn.person)
        return {
            "not his turn": (other, table_asks.Act(turn.hand, turn.turn, "call")),
            "a decision of before": (here, table_asks.Act(turn.hand, turn.turn - 1, "call")),
            "a raise of too much": (
                here,
                table_asks.Act(turn.hand, turn.turn, "raise", 10**9),
            ),
            **self._wrong_at_the_chair(other),
        }

    def _wrong_at_the_chair(self, guest: Person) -> dict[str, tuple[Person, Any]]:
        extra = self.extra
        assert extra is not None
        return {
            "a seat that is taken": (extra, table_asks.Sit(1, 2_000)),
            "more chips than allowed": (guest, table_asks.TopUp(90_000)),
        }


class TableOfEvent(PokerTable):
    """The one table of an online event of six, everybody mostly calling."""

    name = "event's table"
    id = "turbo-1"
    stream = "event-table/turbo-1"

    async def _open(self) -> None:
        terms = EventTerms(
            name="Turbo",
            stack=1_000_000,
            buy_in=10_00,
            seats=len(NAMES),
            prizes=Prizes(ladder=(60, 40)),
            levels=(Level(small_blind=5, big_blind=10, hands=100_000),),
        )
        await self.door.open_event(terms, "turbo")
        for guest in self.guests:
            await self.door.at_event("turbo", By("player", guest.id, guest.name), Register(""))
        await self.door.at_event("turbo", FLOOR, Start())
        await until(lambda: self.door.stands(self.id))

    async def _dealt(self) -> None:
        await until(lambda: self.door.in_hand(self.id))


class LiveEvent(Kind):
    """An event on real tables: one player after the other is reported out."""

    name = "event"
    id = "event/friday"
    stream = "event/friday"

    async def _open(self) -> None:
        terms = EventTerms(
            name="Friday",
            stack=10_000,
            buy_in=100_00,
            seats=9,
            live=True,
            played_for="play",
            minutes=6_000,
            prizes=Prizes(ladder=(50, 30, 20)),
            levels=(Level(small_blind=25, big_blind=50), Level(small_blind=50, big_blind=100)),
        )
        await self.door.open_event(terms, "friday")

    async def _asked(self, who: By, ask: Any) -> None:
        await self.door.at_event("friday", who, ask)

    async def grow(self, rows: int) -> None:  # noqa: ARG002 — its journal is as long as it has players
        for number in range(self.people):
            await self._asked(FLOOR, Register(f"p{number}", f"Player {number:04}"))
        await self._asked(FLOOR, Start())

    async def ready(self) -> Ask:
        self.door.clock.now += SECOND
        left = self.door.left("friday")
        out = self.luck.choice(sorted(left.keys() - {"p0"}))
        there = [who for who, (table, _) in left.items() if table == left[out][0] and who != out]
        bust = commands.Bust(out, (self.luck.choice(sorted(there)),) if there else ("p0",))
        return lambda: self._asked(FLOOR, bust)

    def _wrong(self) -> dict[str, tuple[Any, Any]]:
        guest = self.guests[0]
        him = By("player", guest.id, guest.name)
        return {
            "out already, or not entered": (FLOOR, commands.Bust("nobody", ("p0",))),
            "an undo of what is not last": (FLOOR, UndoOfEvent(2)),
            "too late to enter": (him, Register("")),
            "not his to ask": (him, commands.Bust("p1", ("p0",))),
        }

    def views(self) -> Mapping[str, Sequence[Ear]]:
        # One of each: who looks at a large event takes turns with others, which is not to be measured.
        return {"spectator": [Ear()], "seat": [Ear("p0")], "floor": [Ear(floor=True)]}


class LiveRoom(Kind):
    """The live cash room on a long shift: six tables with eight players each, a hand after the other."""

    name = "live cash room"
    id = "cash"
    stream = "cash"
    tables = ("oak", "elm", "ash", "fir", "yew", "box")
    seats = 8

    async def _open(self) -> None:
        asks: list[Any] = [live_asks.DealerIn(f"Dealer {number}") for number in range(8)]
        for table in self.tables:
            asks.append(
                live_asks.OpenTable(
                    table,
                    table.title(),
                    "nl-holdem",
                    25,
                    50,
                    1_000,
                    seats=9,
                    profile="fspr-manual",
                    rack=500_000,
                )
            )
            for seat in range(1, self.seats + 1):
                who = f"{table}-{seat}"
                asks.append(live_asks.Sit(table, seat, who, 5_000, f"Player {who}", waits=False))
        for ask in asks:
            await self._asked(FLOOR, ask)

    async def _asked(self, who: By, ask: Any) -> None:
        await self.door.in_live_room(who, ask)

    async def ready(self) -> Ask:
        self.door.clock.now += 15 * SECOND
        table, seat = self.luck.choice(self.tables), self.luck.randint(1, self.seats)
        ask = self.luck.choice(
            [
                *[live_asks.Hand(table, rake=0)] * 6,
                live_asks.TopUp(table, seat, 100),
                live_asks.Tip(table, 5),
                live_asks.LeaveNote(table, f"seat {seat} is new"),
            ]
        )
        return lambda: self._asked(FLOOR, ask)

    def _wrong(self) -> dict[str, tuple[Any, Any]]:
        guest = self.guests[0]
        him = By("player", guest.id, guest.name)
        return {
            "not on the list": (him, live_asks.LeaveList("nl-holdem 25-50")),
            "not his to ask": (him, live_asks.Hand("oak")),
            "a seat that is taken": (FLOOR, live_asks.Sit("oak", 1, "late", 5_000, "Late")),
            "no such table": (FLOOR, live_asks.Hand("nut")),
        }

    def views(self) -> Mapping[str, Sequence[Ear]]:
        return {**super().views(), "floor": [Ear(floor=True)]}


class CasinoTable(Kind):
    """A table of Russian Poker: two players at three boxes, every round to its end."""

    name = "casino table"
    id = "pit/ruby"
    stream = "pit/ruby"

    async def _open(self) -> None:
        terms = PitTerms(
            self.id,
            "Ruby",
            "russian-poker",
            minimum=10,
            maximum=200,
            max_payout=20_000,
            display=2_000,
            bets=LONG,
            cut=LONG,
            act=LONG,
            pause=0,
            pace=0,
        )
        await self.door.open_pit_table(terms)
        for guest in self.guests[:2]:
            await self._asked(guest, pit_asks.BuyIn(50_000))
            await self._asked(guest, pit_asks.ReadRules(RULES))

    async def ready(self) -> Ask:
        self.door.clock.now += SECOND
        if self.door.pit_phase(self.id) != "decisions":
            await self._dealt()
        options = self._options()
        plain = [each for each in options.choices if not each.cards[0]]
        choice = self.luck.choice(plain)
        amount = choice.amounts[0] if choice.amounts else choice.low
        guest = self._by_id(options.player)
        decide = self._decision(choice.kind, amount)
        return lambda: self._asked(guest, decide)

    async def _dealt(self) -> None:
        await until(lambda: self.door.pit_phase(self.id) == "bets")
        one, other = self.guests[:2]
        boxes = (pit_asks.LaidBox(1, {"ante": 10}), pit_asks.LaidBox(2, {"ante": 10}))
        await self._asked(one, pit_asks.Bets(boxes))
        await self._asked(other, pit_asks.Bets((pit_asks.LaidBox(4, {"ante": 10}),), ready=True))
        await self._asked(one, pit_asks.Ready())
        await until(lambda: self.door.pit_phase(self.id) == "cut")
        await self._asked(one, pit_asks.Cut(26))
        await until(lambda: self.door.pit_phase(self.id) == "decisions")

    def _options(self) -> Any:
        return self.door.pit_turn(self.id)[2]

    def _decision(self, kind: str, amount: int, *, earlier: int = 0) -> pit_asks.Decide:
        number, turn, options = self.door.pit_turn(self.id)
        return pit_asks.Decide(number, turn - earlier, options.box, kind, amount)

    def _wrong(self) -> dict[str, tuple[Any, Any]]:
        options = self._options()
        guest = self._by_id(options.player)
        other = next(each for each in self.guests[:2] if each is not guest)
        fold = options.choices[0].kind
        return {
            "a decision of before": (guest, self._decision(fold, 0, earlier=1)),
            "not his box": (other, self._decision(fold, 0)),
            "no such decision": (guest, self._decision("straddle", 0)),
            "bets are closed": (other, pit_asks.Bets((pit_asks.LaidBox(5, {"ante": 10}),))),
        }

    async def _asked(self, who: Person, ask: Any) -> None:
        await self.door.in_pit(self.id, who, ask)

    def views(self) -> Mapping[str, Sequence[Ear]]:
        return {"spectator": _crowd(), "seat": [Ear(each.id) for each in self.guests[:2]]}


class WaitingLists(Kind):
    """The waiting lists of a house with one full table: people come to the list and go."""

    name = "waiting lists"
    id = "lists"
    stream = "lists"
    table = "oak"

    async def _open(self) -> None:
        await self.door.open_table(terms_of(HOLDEM, len(NAMES)))
        for seat, guest in enumerate(self.guests, 1):
            await self._asked(guest, table_asks.Sit(seat, 2_000))
        self._waiting: list[Person] = []
        self._gone = [await self.door.join(f"Guest {number}") for number in range(10)]
        for _ in range(6):
            await self._comes()

    async def _comes(self) -> None:
        guest = self._gone.pop(0)
        self._waiting.append(guest)
        await self._asked(guest, table_asks.Queue())

    async def _goes(self) -> None:
        guest = self._waiting.pop(self.luck.randrange(len(self._waiting)))
        self._gone.append(guest)
        await self._asked(guest, table_asks.Unqueue())

    async def ready(self) -> Ask:
        self.door.clock.now += SECOND
        return self._comes if len(self._waiting) < 6 else self._goes

    def _wrong(self) -> dict[str, tuple[Any, Any]]:
        waits, seated, gone = self._waiting[0], self.guests[0], self._gone[0]
        return {
            "waits already": (waits, table_asks.Queue()),
            "sits already": (seated, table_asks.Queue()),
            "does not wait": (gone, table_asks.Unqueue()),
        }

    async def _asked(self, who: Person, ask: Any) -> None:
        await self.door.at_table(self.table, who, ask)

    def views(self) -> Mapping[str, Sequence[Ear]]:
        return {"spectator": _crowd()}


KINDS: Final[tuple[type[Kind], ...]] = (
    PokerTable,
    LiveEvent,
    TableOfEvent,
    LiveRoom,
    CasinoTable,
    WaitingLists,
)


def _crowd() -> list[Ear]:
    return [Ear() for _ in range(CROWD)]
