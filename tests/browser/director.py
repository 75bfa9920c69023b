"""The director's desk as a thumb finds it, and a floor without a screen, for the tests of the events' pages."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.event_file import event_file
from tests.server.house import Client, RunningHouse
from tests.waiting import PATIENCE, wait_until

PLAYERS = ("Ada", "Boris", "Chen", "Dora", "Emil", "Fatima", "Galina", "Hugo", "Irina", "Jonas")
SUNDAY = event_file("Sunday", seats=5, chips=[25, 100, 500], staff=2.50)


class Director:
    """A phone with the director's desk on it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def see(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def tap(self, name: str) -> None:
        self.see(name).click()

    @property
    def version(self) -> int:
        return int(self.see("desk").get_attribute("data-version") or 0)

    def give(self, *taps: str) -> None:
        """Tap these one after the other, the last of which is a command, and wait until the desk shows it done."""
        before = self.version
        for name in taps:
            self.tap(name)
        self.wait_past(before)

    def wait_past(self, version: int) -> None:
        """Wait until all that was asked here is answered, and the desk shows what came of it.

        A newer version alone may come of what another has done, or of the clock.
        """
        self.page.wait_for_function(
            """before => {
              const desk = document.querySelector('[data-testid=desk]')?.dataset
              return Number(desk?.version) > before && desk.waiting === '0'
            }""",
            arg=version,
        )

    def level_over(self, then: str) -> None:
        """The clock to zero, and wait until it shows what comes after this level."""
        self.tap("clock")
        self.tap("next-level")
        expect(self.page.locator(".strip")).to_contain_text(then)
        self.page.keyboard.press("Escape")
        expect(self.see("clock-sheet")).to_have_count(0)

    def open_drawer(self, float: str = "0") -> None:
        """Open a drawer of one's own at the desk, with so much in it."""
        self.see("till-float").fill(float)
        self.tap("till-open")
        expect(self.see("till")).to_be_visible()

    def enter(self, name: str) -> None:
        """Register somebody at the desk."""
        before = self.version
        self.see("search").fill(name)
        self.see("search").press("Enter")
        self.wait_past(before)

    def tables(self) -> dict[int, list[int]]:
        """The seats taken, by table."""
        taken = self.page.locator("[data-testid^='seat-']").evaluate_all(
            "seats => seats.map(seat => seat.dataset.testid)"
        )
        found: dict[int, list[int]] = {}
        for name in taken:
            _, table, seat = name.split("-")
            found.setdefault(int(table), []).append(int(seat))
        return found

    @property
    def left(self) -> int:
        return sum(len(seats) for seats in self.tables().values())

    def bust(self, table: int | None = None) -> None:
        """Two taps: the player, and who has his chips. From the fullest table, where none is named."""
        tables = self.tables()
        table = table or max(tables, key=lambda number: (len(tables[number]), number))
        out, taker = tables[table][0], tables[table][1]
        self.give(f"seat-{table}-{out}", f"taker-{taker}")
        expect(self.see("player-sheet")).to_have_count(0)

    def bust_to(self, left: int) -> None:
        while self.left > left:
            self.bust()


class Floor:
    """The floor without a screen: it fills a house for those that have one."""

    def __init__(self, house: RunningHouse) -> None:
        self._house = house
        self._line = Client(house, house.owner)

    def open(self, event: str, toml: str = SUNDAY) -> None:
        request = urllib.request.Request(
            f"{self._house.address}/api/events",
            data=json.dumps({"toml": toml, "id": event}).encode(),
            headers={**self._house.as_owner, "content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            assert json.load(answer)["id"] == event

    def ask(self, event: str, type: str, **ask: Any) -> None:
        self.tell(f"event/{event}", type, **ask)

    def tell(self, to: str, type: str, **ask: Any) -> None:
        """Ask something of any room."""
        answer = self._line.ask(type, to, **ask)
        assert answer["t"] == "done", answer

    def sell(self, event: str, type: str, **what: Any) -> None:
        """Take money at a drawer for what an event has."""
        self._line.ask("open-drawer", "cage", float=0)
        answer = self._line.ask("sell", "cage", event=event, what={"type": type, **what})
        assert answer["t"] == "done", answer

    def see(self, event: str) -> dict[str, Any]:
        """The event as everybody sees it."""
        picture: dict[str, Any] = self._view(event)["picture"]
        return picture

    def _view(self, event: str) -> dict[str, Any]:
        return self._line.look(f"event/{event}")

    def move(self, event: str, name: str) -> tuple[int, int]:
        """Move somebody to a free seat of another table: which one."""
        view = self.see(event)
        (player,) = [id for id, called in view["players"].items() if called == name]
        for table in view["tables"]:
            taken = {seat["seat"]: seat["player"] for seat in table["taken"]}
            free = [seat for seat in range(1, table["seats"] + 1) if seat not in taken]
            if free and player not in taken.values():
                self.ask(event, "move", player=player, table=table["number"], seat=free[0])
                return table["number"], free[0]
        raise AssertionError("every other seat is taken")

    def enter(self, event: str, *names: str) -> None:
        for name in names:
            self.sell(event, "register", player=name.lower(), name=name)

    def paid(self, event: str, name: str) -> None:
        """Somebody who has reserved pays at the desk, and is in."""
        (player,) = [id for id, called in self._view(event)["floor"]["reserved"].items() if called == name]
        self.sell(event, "register", player=player, name=name)

    def level_over(self, event: str) -> None:
        """The clock to zero: wait until the room has announced what comes next."""
        before = self.see(event)["clock"]["index"]
        self.ask(event, "set-clock", left=0)
        wait_until(lambda: self.see(event)["clock"]["index"] != before)

    def fill(self, event: str, *, start: bool = True, toml: str = SUNDAY) -> None:
        self.open(event, toml)
        self.enter(event, *PLAYERS)
        if start:
            self.ask(event, "start")
