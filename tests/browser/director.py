"""The director's desk as a thumb finds it, for the tests of the events' pages."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.felt import PATIENCE


class Director:
    """A phone with the director's desk on it."""

    def __init__(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE)
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
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-testid=desk]')?.dataset.version) > before",
            arg=version,
        )

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
