"""A player's hands on the page: what he reads there and what he presses."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect

from tests.waiting import PAGE_PATIENCE

CHEAP = 300
"""Chips the hero calls: he is to last the evening."""

GONE = 2_000
"""Milliseconds after which a button that was there is held to have gone, and the page is looked at anew."""


def settle(page: Page) -> None:
    """Wait until nothing on the page moves any more but a clock, and its fonts are there."""
    page.evaluate(
        """async () => {
          await document.fonts.ready
          const moving = () => document.getAnimations().filter(one => one.playState === 'running'
            && one.effect?.getComputedTiming().endTime < 60_000)
          while (moving().length) await Promise.allSettled(moving().map(one => one.finished))
        }"""
    )


class Hero:
    """Somebody at a table, in a browser."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def see(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def enter(self, name: str, table: str) -> None:
        """Through the lobby, under a name, to a table."""
        self.page.goto(self.address)
        self.see("name-input").fill(name)
        self.see("join").click()
        expect(self.see("wallet")).to_have_attribute("data-chips", re.compile(r"\d+"))
        self.see(f"lobby-table-{table}").click()
        expect(self.see("table")).to_be_visible()

    def sit(self, chair: int) -> None:
        self.see(f"sit-{chair}").click()
        self.see("buy-in-confirm").click()
        expect(self.see(f"stack-{chair}")).to_be_visible()

    def chips(self, name: str) -> int:
        return int(self.see(name).get_attribute("data-chips") or 0)

    @property
    def hand(self) -> int:
        """The number of the hand on the table, 0 before the first."""
        return int(self.see("table").get_attribute("data-hand") or 0)

    def sight(self, chair: int) -> tuple[int, int, list[str | None], str]:
        """What must be the same after the lights were out: hand, stack, own cards, board."""
        cards = self.see(f"seat-{chair}").get_by_role("img").all()
        labels = [card.get_attribute("aria-label") for card in cards]
        return self.hand, self.chips(f"stack-{chair}"), labels, self.see("board").inner_text()

    @property
    def asked(self) -> bool:
        """Whether the page asks him to act."""
        return any(self.see(name).is_visible() for name in ("check", "call", "fold"))

    def wait_until_asked(self) -> None:
        buttons = self.see("check").or_(self.see("call")).or_(self.see("fold"))
        expect(buttons.first).to_be_visible()

    @property
    def cards(self) -> Locator:
        """His own cards."""
        return self.page.locator(".seat.hero .cards").get_by_role("img")

    @property
    def held(self) -> list[str | None]:
        """What he reads of his own cards."""
        return [card.get_attribute("aria-label") for card in self.cards.all()]

    def act_if_asked(self, cheap: int = CHEAP) -> None:
        """Act, unless the button goes away under the finger: the clock or a quicker tap has acted then."""
        with suppress(Error, AssertionError):
            if self.asked:
                self.act(cheap, GONE)

    def act(self, cheap: int = CHEAP, patience: float = PAGE_PATIENCE) -> None:
        """Check when it is free, call what is cheap, fold the rest; where nothing is, a blind is all one loses."""
        turn = self.see("table").get_attribute("data-turn")
        if self.see("check").is_visible():
            self.see("check").click(timeout=patience)
        elif self.see("call").is_visible() and self._price(patience) <= cheap:
            self.see("call").click(timeout=patience)
        elif self.see("fold").is_visible():
            self.see("fold").click(timeout=patience)
        else:
            return
        expect(self.see("table")).not_to_have_attribute("data-turn", turn or "", timeout=patience)

    def _price(self, patience: float) -> int:
        found = re.search(r"\d[\d,]*", self.see("call").inner_text(timeout=patience))
        return int(found[0].replace(",", "")) if found else 0
