"""Who comes to the house by night: what they ask, rightly and wrongly, and again what was not answered."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from croupier.server.protocol import PROTOCOL
from tests.simulation.network import Gone
from tests.told import Told

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from tests.simulation.network import Line


@dataclass
class Said:
    """Something that was asked under an id: how often it arrived, and what the house has answered.

    It becomes so many `rows`: one, or where bots are asked for one for each.
    """

    text: str
    to: str
    kind: str
    rows: int = 1
    arrived: int = 0
    done: int = 0
    refused: int = 0

    @property
    def answered(self) -> bool:
        return bool(self.done or self.refused)


class Door(Protocol):
    """Where guests come in; all raise `Gone` where nobody answers."""

    async def take_name(self, id: str, name: str) -> str: ...

    async def own(self, secret: str) -> None: ...

    async def connect(self, secret: str | None) -> Line: ...


def rows_of(ask: dict[str, Any]) -> int:
    """In how many rows an ask stands once it is done: what is sold is money at the cage, and something at an event."""
    if ask["type"] == "sell" and ask["method"] != "balance":
        return 2
    rows: int = ask.get("count", 1)
    return rows


@dataclass
class Guest:
    """A person with a browser. What he does where he looks on is the matter of the classes built on it."""

    name: str
    randomness: Random
    door: Door
    watches: tuple[str, ...]
    asks: int
    staff: bool = False
    said: dict[str, Said] = field(default_factory=dict)
    secret: str | None = None
    wallet: int = 0
    views: dict[str, dict[str, Any]] = field(default_factory=dict)
    versions: dict[str, int] = field(default_factory=dict)
    lag: float = 2.0
    _line: Line | None = None

    def look(self, of: str) -> None:
        """Watch something more."""
        if self._line is not None:
            self._line.say(json.dumps({"t": "watch", "of": of, "seen": self.versions.get(of)}))

    async def live(self) -> None:
        """Come, play, be cut off and come again, until all is asked and everything answered."""
        while self.asks > 0 or any(not each.answered for each in self.said.values()):
            try:
                if self.secret is None:
                    self.secret = await self.door.take_name(self.name.rjust(32, "_"), self.name)
                if self.staff:
                    await self.door.own(self.secret)
                line = await self.door.connect(self.secret)
            except Gone:
                await asyncio.sleep(1 + self.randomness.random())
                continue
            try:
                await self._talk(line)
            except Gone:
                line.hang_up()
            await asyncio.sleep(self.randomness.random() * 3)

    async def _talk(self, line: Line) -> None:
        told, self._line = Told(), line
        line.say(json.dumps({"t": "hello", "protocol": PROTOCOL}))
        for each in self.watches:
            line.say(json.dumps({"t": "watch", "of": each, "seen": self.versions.get(each)}))
        for said in self.said.values():
            if not said.answered:
                line.say(said.text)
        while True:
            try:
                async with asyncio.timeout(self.randomness.random() * self.lag):
                    self._heard(told.whole(msgspec.json.decode(await line.hear())))
            except TimeoutError:
                if self.asks <= 0 and all(each.answered for each in self.said.values()):
                    line.hang_up()
                    return
                self._move(line)

    def _heard(self, message: dict[str, Any]) -> None:
        match message["t"]:
            case "welcome":
                self.wallet = (message["you"] or {"wallet": 0})["wallet"]
            case "state" | "change":
                self.views[message["of"]] = message["view"]
                self.versions[message["of"]] = message["version"]
            case "done" | "refused" if message["id"] in self.said:
                said = self.said[message["id"]]
                if message["t"] == "done":
                    said.done += 1
                else:
                    said.refused += 1

    def _move(self, line: Line) -> None:
        """One thing more: something new, something said before, or nothing at all; now and then the line dies."""
        die = self.randomness.random()
        if die < 0.03:
            raise Gone
        if die < 0.08 and self.said:
            line.say(self.randomness.choice(list(self.said.values())).text)
        if self.asks <= 0 or die > 0.9:
            return
        for to, ask in self.wishes():
            self.asks -= 1
            # Of one who takes no part the id is all there is to know him by.
            id = f"{self.name.lower()}-{len(self.said)}"
            text = json.dumps({"t": "ask", "id": id, "to": to, "ask": ask})
            self.said[id] = Said(text, to, ask["type"], rows_of(ask))
            line.say(text)
            if self.randomness.random() < 0.08:
                line.say(text)
            return

    def wishes(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """What he would like to ask now, if anything, and of whom."""
        raise NotImplementedError


class Player(Guest):
    """At poker tables."""

    def wishes(self) -> Iterator[tuple[str, dict[str, Any]]]:
        tables = [(of, view) for of, view in self.views.items() if "max_seats" in view]
        self.randomness.shuffle(tables)
        for of, view in tables:
            ask = self._at(view)
            if ask is not None:
                yield of, ask

    def _at(self, view: dict[str, Any]) -> dict[str, Any] | None:
        you, hand, chance = view["you"], view["hand"], self.randomness.random()
        if self.randomness.random() < 0.05:
            return self._wrong()
        if you is None:
            return self._to_come(view) if not view["event"] else None
        if hand and hand["asked"] and you["seat"] in hand["asked"]["seats"]:
            return {"type": "agree", "hand": hand["number"], "on": chance < 0.6}
        if you["options"]:
            return act(you["options"], hand, self._cards(view), self.randomness) if chance < 0.85 else None
        if you["status"] == "sitting_out" and chance < 0.6:
            return {"type": "sit-in", "waits": chance < 0.2}
        if chance > 0.25:
            return None
        return self._besides(view)

    def _cards(self, view: dict[str, Any]) -> list[str]:
        seat = next(each for each in view["seats"] if each["seat"] == view["you"]["seat"])
        return list(seat["cards"] or ())

    def _to_come(self, view: dict[str, Any]) -> dict[str, Any]:
        taken = {each["seat"] for each in [*view["seats"], *view["reserved"]]}
        free = [seat for seat in range(1, view["max_seats"] + 1) if seat not in taken]
        if not free:
            return {"type": "queue", "wants": 0}
        most = max(view["min_buy_in"], min(view["max_buy_in"], self.wallet))
        chips, waits = self.randomness.randint(view["min_buy_in"], most), self.randomness.random() < 0.3
        return {"type": "sit", "seat": self.randomness.choice(free), "chips": chips, "waits": waits}

    def _shows(self, view: dict[str, Any]) -> dict[str, Any]:
        hidden = view["you"]["hidden"] or ["As", "Kd"]
        cards = self.randomness.sample(hidden, self.randomness.randint(1, len(hidden)))
        return {"type": "show-cards", "hand": view["hand"]["number"] if view["hand"] else 0, "cards": cards}

    def _besides(self, view: dict[str, Any]) -> dict[str, Any]:
        randomness = self.randomness
        return randomness.choice(
            (
                {"type": "leave"},
                {"type": "sit-out"},
                {"type": "top-up", "chips": randomness.randint(1, 3_000)},
                {"type": "change-seat", "to": randomness.randint(1, view["max_seats"])},
                {"type": "run-twice", "on": randomness.choice((True, False, None))},
                {"type": "say", "text": "nice hand"},
                {"type": "rabbit"},
                self._shows(view),
                {"type": "wait", "waits": randomness.random() < 0.5},
                {"type": "unqueue"},
                {"type": "at-big-blind", "then": randomness.choice(("", "sit-out", "leave"))},
                {"type": "keep-stack", "chips": randomness.choice((0, 3_000, 10_000))},
                {"type": "auto-muck", "on": randomness.random() < 0.3},
                {"type": "run-bank", "by_itself": randomness.random() < 0.5},
                {
                    "type": "call-bank",
                    "hand": (view["hand"] or {"number": 0})["number"],
                    "turn": (view["hand"] or {"turn": 0})["turn"],
                },
            )
        )

    def _wrong(self) -> dict[str, Any]:
        randomness = self.randomness
        return randomness.choice(
            (
                {
                    "type": "act",
                    "hand": randomness.randint(0, 9),
                    "turn": randomness.randint(0, 60),
                    "action": "call",
                },
                {"type": "sit", "seat": randomness.randint(1, 12), "chips": randomness.randint(0, 10**7)},
                {"type": "hold", "why": "I say so"},
                {"type": "no-such-ask"},
                {"type": "top-up", "chips": -5},
                {"type": "choose", "game": "razz"},
            )
        )


def act(
    options: dict[str, Any], hand: dict[str, Any], cards: list[str], randomness: Random
) -> dict[str, Any]:
    """Something that may be done now."""
    ask = {"type": "act", "hand": hand["number"], "turn": hand["turn"]}
    if "discards" in options:
        least, most = options["discards"]
        thrown = randomness.sample(cards, min(len(cards), randomness.randint(least, most)))
        return ask | {"action": "discard", "cards": thrown}
    if options.get("show"):
        return ask | {"action": randomness.choice(("show", "muck"))}
    may: list[dict[str, Any]] = []
    if options["check"] or options["call"]:
        may.append({"action": "check" if options["check"] else "call"})
    may += may
    if "bring_in" in options:
        may.append({"action": "bring-in"})
    if options["fold"] and not options["check"]:
        may.append({"action": "fold"})
    if options["raise_max"]:
        low, high = options["raise_min"], options["raise_max"]
        to = high if randomness.random() < 0.2 else randomness.randint(low, min(high, 3 * low))
        may.append(
            {"action": "raise", "to": to if "fixed" not in options else randomness.choice((low, high))}
        )
    return ask | (randomness.choice(may) if may else {"action": "fold"})
