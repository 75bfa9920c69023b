"""A guest's hands at the casino tables: what he reads on the page and what he presses."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

PHONE: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
TV: ViewportSize = {"width": 1920, "height": 1080}


class Guest:
    """Somebody in the pit, in a browser; unless it `moves`, cards and chips lie there at once.

    Who goes about it by `touch` has a thumb for a mouse.
    """

    def __init__(
        self,
        chromium: Browser,
        address: str,
        size: ViewportSize = LAPTOP,
        locale: str = "en-GB",
        *,
        moves: bool = False,
        touch: bool = False,
    ) -> None:
        self.context = chromium.new_context(
            viewport=size,
            locale=locale,
            reduced_motion="no-preference" if moves else "reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        self.page: Page = self.context.new_page()
        self.address = address
        self.name = ""
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def see(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def press(self, *names: str) -> None:
        for name in names:
            self.see(name).click()

    def enter(self, name: str) -> None:
        """Into the pit under a name."""
        self.name = name
        self.page.goto(self.address + "/pit")
        self.see("name-input").fill(name)
        self.press("join")
        expect(self.see("wallet")).to_be_visible()

    def open(self, game: str, minimum: int = 100) -> None:
        """Open a table, be taken there, accept its rules, and bring chips."""
        self.press("open-pit")
        self.see("open-pit-game").select_option(game)
        low = self.page.get_by_label(re.compile("Smallest|Наименьшее"))
        if low.is_visible():
            low.fill(str(minimum))
            self.page.get_by_label(re.compile("Largest|Наибольшее")).fill(str(20 * minimum))
        self.press("open-pit-confirm")
        expect(self.see("rules-accept").or_(self.see("buy-in"))).to_be_visible()
        if self.see("rules-accept").is_visible():
            self.press("rules-accept")
        self.press("buy-in-1")
        expect(self.see("buy-in")).not_to_be_visible()

    def open_machine(self, game: str, *, hands: int = 1, doubles: bool = False) -> None:
        """Open a machine that plays so many hands, and where it `doubles` offers to double a win; bring chips."""
        self.press("open-pit")
        self.see("open-pit-game").select_option(game)
        if hands > 1:
            self.page.get_by_label(re.compile("Hands played|Сколько рук")).fill(str(hands))
        if doubles:
            self.page.get_by_label(re.compile("may be doubled|можно удваивать")).check()
        self.press("open-pit-confirm", "buy-in-1")

    def draws(self, number: int) -> None:
        """Whatever his page asks of chance is this number, from where he goes next."""
        self.page.add_init_script(f"crypto.getRandomValues = (numbers) => numbers.fill({number})")

    def number(self, name: str, attribute: str = "data-chips") -> int:
        return int(self.see(name).get_attribute(attribute) or 0)

    def until(self, **data: str) -> None:
        """Wait until the table says so, such as `stage="purchase"`."""
        for key, value in data.items():
            expect(self.see("pit-table")).to_have_attribute(f"data-{key}", value)

    def cards(self, box: int) -> list[str]:
        """The cards of a box as they lie there."""
        return self._cards(self.see(f"box-{box}"))

    def dealers(self) -> list[str]:
        return self._cards(self.see("dealer"))

    def board(self) -> list[str]:
        return self._cards(self.see("board"))

    def beside(self) -> list[str]:
        """What lies open for all, as it lies beside the cards of the box that decides."""
        return self._cards(self.see("open-again"))

    def _cards(self, where: Locator) -> list[str]:
        return [card.get_attribute("data-card") or "" for card in where.locator("[data-card]").all()]

    def outcome(self, box: int) -> int:
        """What a box won or lost, as the felt says it."""
        return int(self.see(f"box-{box}").locator("[data-net]").get_attribute("data-net") or 0)

    @property
    def overflow(self) -> int:
        width = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return int(self.page.evaluate(width))
