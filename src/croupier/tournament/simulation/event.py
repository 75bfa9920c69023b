"""A whole event, from the first entry to the last prize, every hand dealt by the engine."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from random import Random
from typing import Final, NamedTuple

from croupier.cards import Deck, shuffled
from croupier.play import Hand
from croupier.tournament import commands
from croupier.tournament.clock.levels import deadline
from croupier.tournament.direction import decide
from croupier.tournament.event import Entrant, Event
from croupier.tournament.facts import Fact
from croupier.tournament.fold import begin
from croupier.tournament.hands.playing import game, holds, setup, takers
from croupier.tournament.selling import add_on_open, rebuys_open
from croupier.tournament.simulation.invariants import Watch
from croupier.tournament.terms import Terms

Player = Callable[[Hand, Random], None]
"""Decides for whoever's turn it is."""

EARLY: Final = 0.75
"""The part of the entries that are there at the start, where late registration is open."""

AGAIN: Final = 0.5
"""How often a late entry is a new one of somebody who is out, a broke player rebuys, somebody takes the add-on."""

_SECOND: Final = 1_000
_BETWEEN: Final = 15_000
_SHOWN: Final = 25


class Progress(NamedTuple):
    """How far the event has come."""

    left: int
    entries: int
    hands: int
    level: int
    tables: int
    now: int


class Point(NamedTuple):
    """What the report draws: at a time, players, entries, the average stack, the big blind, the tables."""

    now: int
    left: int
    entries: int
    average: int
    big_blind: int
    tables: int


class Told(NamedTuple):
    """An event that was played out."""

    event: Event
    watch: Watch
    points: tuple[Point, ...]
    milliseconds: int
    facts: tuple[Fact, ...]


class Simulation:
    """Plays an event out with `player` deciding every hand. The same seed gives the same event.

    Tables play at their own pace: a hand takes about the event's `hand_seconds`. `watch` is asked after every
    step, `progress` now and then. `people` says who enters next, somebody nobody knows unless it is given; with an
    `event` that has everybody in, so a second day, nobody enters.
    """

    def __init__(
        self,
        terms: Terms,
        entries: int,
        seed: int,
        player: Player,
        *,
        progress: Callable[[Progress], None] | None = None,
        keep_facts: bool = False,
        people: Callable[[Random], commands.Register] | None = None,
        event: Event | None = None,
        watch: Watch | None = None,
    ) -> None:
        self._terms = terms
        self._seed = seed
        self._randomness = Random(seed)
        self._player = player
        self._progress = progress
        self._keep = keep_facts
        self._people = people or self._newcomer
        self.watch: Final = Watch(terms.name) if watch is None else watch
        self.event: Event = begin(terms) if event is None else event
        self._facts: list[Fact] = []
        self._points: list[Point] = []
        self._queue: list[tuple[int, int, str, int]] = []
        self._busy: set[int] = set()
        self._ticks: set[int] = set()
        self._order = 0
        self._now = 0
        self._commands = 0
        self._wanted = 0 if self.event.entrants else entries
        self._new = 0
        self.began: Event = self.event
        # A flight's money goes on to the event its name begins with.
        self._main = terms.name.removesuffix(f" {terms.flight}")

    def run(self) -> Told:
        """Play the event to its end."""
        self._enter()
        while self.event.phase == "running":
            if not self._queue:
                raise RuntimeError("nothing is due and the event is not over")
            now, _, kind, table = heappop(self._queue)
            self._now = max(self._now, now)
            {"deal": self._deal, "over": self._over, "tick": self._tick, "come": self._come}[kind](table)
        self._point()
        if self.event.phase == "bagged":
            self.watch.step(self.event)
        else:
            self.watch.end(self.event)
        return Told(self.event, self.watch, tuple(self._points), self._now, tuple(self._facts))

    def _enter(self) -> None:
        late = 0 if self.event.entrants else self._terms.entries.late_levels
        most = self._terms.entries.most
        first = self._wanted if not late else max(int(self._wanted * EARLY), 2)
        for _ in range(min(first, most) if most else first):
            self._do(self._people(self._randomness))
        for _ in range(self._wanted - first):
            length = sum([self._terms.length(index) for index in range(late)])
            self._push(self._randomness.randrange(max(length, 1)), "come", 0)
        self._do(commands.Start())
        self.began = self.event
        self._point()

    def _newcomer(self, _: Random) -> commands.Register:
        self._new += 1
        return commands.Register(f"{self._new:05}", f"{self._new:05}")

    def _do(self, command: commands.Command) -> None:
        self._commands += 1
        seed = f"{self._seed}/{self._commands}"
        self.event, told = decide(self.event, command, now=self._now, seed=seed, heard=self.watch.fact)
        if self._keep:
            self._facts += told
        if self.event.phase != "running":
            return
        self.watch.step(self.event)
        if self.event.day_over and not any([table.playing for table in self.event.tables.values()]):
            self._do(commands.BagUp(self._main))
            return
        at = deadline(self.event)
        if at is not None and at not in self._ticks:
            self._ticks.add(at)
            self._push(at, "tick", 0)
        self._wake()

    def _wake(self) -> None:
        """Let every table deal that may."""
        for number in self.event.tables:
            if number not in self._busy and self._may_deal(number):
                self._busy.add(number)
                self._push(self._now + self._randomness.randrange(_BETWEEN), "deal", number)

    def _may_deal(self, number: int) -> bool:
        broke = any([entrant.status == "broke" for _, entrant in self.event.at(number)])
        return broke or not holds(self.event, number)

    def _push(self, when: int, kind: str, table: int) -> None:
        self._order += 1
        heappush(self._queue, (when, self._order, kind, table))

    # What falls due

    def _tick(self, _: int) -> None:
        at = deadline(self.event)
        if at is not None and at <= self._now:
            self._do(commands.Tick())
            self._point()
            if self.event.clock.on_break:
                self._add_ons()

    def _come(self, _: int) -> None:
        if not self.event.open or self.event.phase != "running":
            return
        most = self._terms.entries.reentries + 1
        out = [
            entrant.id
            for entrant in self.event.entrants.values()
            if entrant.status == "out" and entrant.entries < most
        ]
        if out and self._randomness.random() < AGAIN:
            self._do(commands.Register(self._randomness.choice(out)))
        else:
            self._do(self._people(self._randomness))

    def _deal(self, number: int) -> None:
        self._busy.discard(number)
        if number not in self.event.tables or not self._may_deal(number):
            return
        for _, entrant in list(self.event.at(number)):
            if entrant.status == "broke" and self._rebuys(entrant):
                self._do(commands.Buy(entrant.id))
        if number not in self.event.tables or not self._may_deal(number):
            return
        self._busy.add(number)
        self._do(commands.BeginHand(number))
        table = self.event.tables.get(number)
        if table is None or not table.playing:
            self._busy.discard(number)
            self._wake()
            return
        pace = self._terms.hand_seconds * _SECOND
        self._push(self._now + pace * (50 + self._randomness.randrange(101)) // 100, "over", number)

    def _over(self, number: int) -> None:
        variant = game(self.event, number)
        hand = Hand(setup(self.event, number), shuffled(variant.deck, self._randomness))
        while not hand.over:
            if hand.dealing is not None:
                hand.shuffle(shuffled(_pile(hand.to_shuffle), self._randomness))
            else:
                self._player(hand, self._randomness)
        self._busy.discard(number)
        self._do(commands.EndHand(number, dict(hand.result.stacks), takers(hand)))
        if self.watch.hands % _SHOWN == 0:
            self._point()
            if self._progress is not None:
                self._progress(self._so_far())

    def _rebuys(self, entrant: Entrant) -> bool:
        rules = self._terms.rebuys
        if rules is None or not rebuys_open(self.event) or (rules.most and entrant.rebuys >= rules.most):
            return False
        return self._randomness.random() < AGAIN

    def _add_ons(self) -> None:
        if not add_on_open(self.event):
            return
        for entrant in list(self.event.entrants.values()):
            if entrant.table and not entrant.add_ons and self._randomness.random() < AGAIN:
                self._do(commands.Buy(entrant.id, "add-on"))

    # What is told

    def _so_far(self) -> Progress:
        event = self.event
        level = event.terms.number(event.clock.index)
        return Progress(event.left, event.entries, self.watch.hands, level, len(event.tables), self._now)

    def _point(self) -> None:
        event = self.event
        index = event.clock.index
        while index and event.terms.level(index).pause:
            index -= 1
        level = event.terms.level(index)
        left = max(event.left, len(event.bags), 1)
        self._points.append(
            Point(
                self._now,
                left,
                event.entries,
                event.in_chips // left,
                level.big_blind or level.small_bet,
                len(event.tables),
            )
        )


def _pile(cards: tuple[int, ...]) -> Deck:
    return Deck("stub", cards)
