"""Moments of hands at crowded tables, as the room itself tells them, put before a page that a house has served."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

from croupier.play import catalogue
from croupier.room.table import asks
from tests.browser.felt import settle
from tests.room.says import says
from tests.room.table.felt import Felt
from tests.server.house import RunningHouse

HERO: Final = "anastasia"
NAMES: Final = (
    HERO,
    "Konstantin Belov",
    "Vera",
    "WWWWWWWWWWWWWWWWWWWW",
    "Maximilian Ottokar",
    "Лев",
    "Jo",
    "Александра К.",
    "Dorothea",
    "Christopher Lee",
)
SEATED: Final = 3
"""The hero's chair: not the first, so that screen and chairs are told apart."""

FRAMES: Final = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(done => requestAnimationFrame(done))
}"""


class Told(Felt):
    """A table whose hands go on at a word, seen by the hero in seat 3."""

    def __init__(self, game: str, seats: int, chairs: int = 0, chips: int = 40_000, **terms: Any) -> None:
        variant = catalogue[game]
        given: dict[str, Any] = {"small_bet": 200, "big_bet": 400} if variant.betting.fixed else {}
        if not variant.has_button:
            given |= {"small_blind": 0, "big_blind": 0, "ante": 25, "bring_in": 50}
        terms = given | terms
        small, big = terms.pop("small_blind", 100), terms.pop("big_blind", 200)
        super().__init__(
            game=game,
            seats=chairs or seats,
            small_blind=small,
            big_blind=big,
            fewest_big_blinds=1,
            most_big_blinds=100_000,
            act=600_000,
            name="Friday night table",
            **terms,
        )
        # The hero's chair is taken by the hero, the others by the rest.
        first = SEATED if seats >= SEATED else 1
        order = [first, *[seat for seat in range(1, seats + 1) if seat != first]]
        for name, seat in zip(NAMES, order, strict=False):
            self.sit(name, seat, chips + 137 * seat)
        self.hero = first

    def sit(self, name: str, seat: int, chips: int = 10_000, *, bot: bool = False) -> None:
        super().sit(name, seat, chips, bot=bot or seat % 4 == 0)

    @property
    def actor(self) -> int | None:
        return self.state.hand.actor if self.state.hand is not None else None

    def go(self, until: Callable[[Told], bool]) -> Told:
        """Everybody calls, and stands pat, until something is so; the hero's turn is no reason to stop."""
        while not until(self):
            hand = self.state.hand
            assert hand is not None
            assert self.state.in_hand, "the hand is over before it came to that"
            options = hand.options
            if hand.actor is None:
                self.wait(1_000)
                self.tell(asks.Shuffle())
            elif options is not None and options.discards is not None:
                self.throw(options.discards[0])
            elif options is not None and options.check:
                self.act("check")
            elif options is not None and options.call:
                self.act("call")
            else:
                self.act("bring-in")
        return self

    def throw(self, count: int) -> None:
        hand = self.state.hand
        assert hand is not None
        assert hand.actor is not None
        person = self.state.players[hand.actor].person
        held = tuple(self.cards_of(hand.actor)[:count])
        self.tell(says(person, asks.Act(self.state.number, len(hand.log), "discard", cards=held)))

    def cards_of(self, seat: int) -> list[str]:
        person = self.state.players[seat].person
        seen: list[str] = next(each["cards"] for each in self.view(person)["seats"] if each["seat"] == seat)
        return seen

    def heard(self) -> str:
        """What the hero's page is told of it."""
        return json.dumps(self.message(HERO))


def street(name: str) -> Callable[[Told], bool]:
    return lambda table: table.state.hand is not None and table.state.hand.street_name == name


def hero_acts(name: str) -> Callable[[Told], bool]:
    return lambda table: street(name)(table) and table.actor == table.hero


def over(table: Told) -> bool:
    return not table.state.in_hand


def dealt(game: str, seats: int, until: Callable[[Told], bool], **terms: Any) -> Told:
    """A hand of a game dealt to so many, played on until something is so."""
    table = Told(game, seats, **terms)
    table.deal()
    return table.go(until)


def raised(game: str, seats: int, name: str, **terms: Any) -> Told:
    """Somebody bets before the hero, and all before him call it: chips lie before everybody."""
    table = dealt(game, seats, street(name), **terms)
    options = table.state.hand.options if table.state.hand else None
    assert options is not None
    if table.actor != table.hero:
        table.act("raise", options.raise_min)
    return table.go(lambda told: told.actor == told.hero)


def all_in(game: str, seats: int, **terms: Any) -> Told:
    """All are all-in before the flop, of unequal stacks; they are asked whether the board is run out twice."""
    table = Told(game, seats, **terms)
    table.deal()
    while table.actor is not None:
        options = table.state.hand.options if table.state.hand else None
        assert options is not None
        if options.raise_max:
            table.act("raise", options.raise_max)
        else:
            table.act("call")
    return table


class Stage:
    """A page of a table that hears what a test tells it, in place of the house."""

    def __init__(self, page: Page, house: RunningHouse) -> None:
        self.page = page
        self.house = house
        self.asked: list[dict[str, Any]] = []
        """What the page asked of the table, and was told that it is done."""
        self._heard: dict[str, str] = {}
        self._beside: tuple[str, ...] = ()
        self._line: WebSocketRoute | None = None
        page.route_web_socket("**/ws", self._open)

    def _open(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        assert self._line is not None
        said = json.loads(message)
        kind = said["t"]
        if kind == "hello":
            self._line.send(
                json.dumps(
                    {
                        "t": "welcome",
                        "you": {"name": "Anastasia", "wallet": 1_234_567},
                        "protocol": 4,
                        "opens": True,
                        "roles": [],
                        "undone": 0,
                        "care": None,
                        "station": None,
                        "signs": False,
                        "tables": self._beside,
                    }
                )
            )
        elif kind == "watch":
            self._line.send(self._heard[said["of"]])
        elif kind == "ask":
            self.asked.append(said["ask"])
            self._line.send(json.dumps({"t": "done", "id": said["id"]}))

    def refuse(self, code: str, text: str) -> None:
        """The page is told that something it said cannot be."""
        assert self._line is not None
        self._line.send(json.dumps({"t": "refused", "id": None, "code": code, "text": text, "clause": None}))

    def beside(self, *tables: Told) -> None:
        """Whoever comes to a table from now on sits at these too."""
        self._beside = tuple(table.terms.id for table in tables)
        for table in tables:
            self.tell(table)

    def tell(self, table: Told) -> None:
        """How one of the tables stands now."""
        self._heard[table.terms.id] = table.heard()
        if self._line is not None:
            self._line.send(json.dumps(json.loads(table.heard()) | {"resync": True}))

    def show(self, table: Told) -> None:
        """The page as it is when somebody comes to a table at this moment."""
        self.tell(table)
        if self._line is not None:
            hand = table.state.number
            self.page.locator(f"[data-hand='{hand}'][data-version='{table.state.version}']").first.wait_for()
            self.page.evaluate(FRAMES)
            settle(self.page)
            return
        self.page.goto(f"{self.house.address}/table/{table.terms.id}")
        self.page.get_by_test_id("table").wait_for()
        self.page.locator("[data-testid^='seat-']").first.wait_for()
        settle(self.page)

    def leave(self) -> None:
        """The page looks at no table any more: the next scene is come to anew."""
        self.page.goto("about:blank")
        self._line = None
        self._beside = ()

    def at(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
        # The felt measures itself in the frame after that, and moves what lies on it in the next.
        self.page.evaluate(FRAMES)
        settle(self.page)
