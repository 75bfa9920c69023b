"""The pictures of docs/pictures.md: a real house of one evening, each of its screens at the size it is looked at.

    .venv/bin/python tools/pictures.py

The page has to be built (`make web`) and Debian's Chromium to be there; the pictures are WebP, made by Chromium itself.
"""

from __future__ import annotations

import base64
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402

from tests.browser.director import Floor  # noqa: E402
from tests.server.house import RunningHouse  # noqa: E402

TO: Final = ROOT / "docs" / "images" / "evening"
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
TABLET: Final[ViewportSize] = {"width": 1024, "height": 768}
UPRIGHT: Final[ViewportSize] = {"width": 768, "height": 1024}
LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
TV: Final[ViewportSize] = {"width": 1920, "height": 1080}


class Screen(NamedTuple):
    """A page, who looks at it on what, what is there once it stands and is tapped then; `owner` is who works here."""

    name: str
    path: str
    size: ViewportSize
    there: str = "h1, h2"
    owner: bool = True
    tap: str = ""


SCREENS: Final = (
    Screen("desk", "/event/sunday/desk", LAPTOP, "[data-testid^=seat-]"),
    Screen("desk-phone", "/event/sunday/desk", PHONE, "[data-testid^=seat-]"),
    *[
        Screen(f"desk-{tab}", "/event/sunday/desk", LAPTOP, "[data-testid^=seat-]", tap=f"tab-{tab}")
        for tab in ("players", "prizes", "log", "more")
    ],
    Screen("desk-player", "/event/sunday/desk", PHONE, "[data-testid^=seat-]", tap="seat-1-2"),
    Screen("dealer", "/event/sunday/dealer?table=1", TABLET, "[data-testid=hand-played]"),
    Screen(
        "dealer-upright", "/event/sunday/dealer?table=1", UPRIGHT, "[data-testid=hand-played]", tap="at-2"
    ),
    Screen("clock", "/event/sunday/clock", TV),
    Screen("screen", "/screen", TV, "[data-testid=screen-code]", owner=False),
    Screen("player", "/event/sunday", PHONE, owner=False),
    Screen("events", "/events", LAPTOP),
    Screen("open", "/events", LAPTOP, "[data-testid=open-event]", tap="open-event"),
    Screen("cash", "/cash", LAPTOP, "[data-testid=tile]"),
    Screen("tablet", "/cash/table/oak", TABLET, "[data-testid=hand]"),
    Screen("tablet-upright", "/cash/table/oak", UPRIGHT, "[data-testid=hand]"),
    Screen("lists", "/cash/lists", TV, "[data-testid=tv-list]", owner=False),
    Screen("list-phone", "/cash/me", PHONE, owner=False),
    Screen("cage", "/cash/cage", LAPTOP),
    Screen("report", "/cash/cage/report", LAPTOP, "[data-testid=methods]"),
    Screen("players", "/cash/players", LAPTOP, "[data-testid=players] li"),
    Screen("seasons", "/cash/seasons", LAPTOP),
    Screen("floor", "/floor", LAPTOP, "[data-testid=said]"),
    Screen("floor-phone", "/floor", PHONE, "[data-testid=said]"),
    Screen("staff", "/staff", LAPTOP),
)


def evening(house: RunningHouse) -> None:
    """Sunday's event at its second hour, and a cash room with a list."""
    floor = Floor(house)
    floor.fill("sunday")
    floor.tell(
        "cash",
        "open-table",
        table="",
        name="Oak",
        variant="nl-holdem",
        small=25,
        big=50,
        least=2000,
        rack=50_000,
    )
    for seat, name in enumerate(("Vera", "Lev", "Anna", "Pavel", "Olga"), 1):
        floor.tell("cash", "sit", table="oak", seat=seat, person="", name=name, chips=4_000, waits=False)
    for name in ("Gleb", "Hanna", "Ivan"):
        floor.tell("cash", "join-list", game="nl-holdem 25-50", name=name)
    for rake in (30, 0, 45):
        floor.tell("cash", "hand", table="oak", rake=rake)


def picture(browser: Browser, house: RunningHouse, screen: Screen) -> None:
    """Look at a screen as it is looked at, and keep what is seen."""
    context = browser.new_context(viewport=screen.size, locale="en-GB", reduced_motion="reduce")
    if screen.owner:
        context.add_cookies(house.cookies())
    page = context.new_page()
    page.goto(house.address + screen.path)
    page.locator(screen.there).first.wait_for()
    if screen.tap:
        page.get_by_test_id(screen.tap).click()
        page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    how = {"format": "webp", "quality": 70}
    taken = context.new_cdp_session(page).send("Page.captureScreenshot", how)
    (TO / f"{screen.name}.webp").write_bytes(base64.b64decode(taken["data"]))
    context.close()


def main() -> None:
    """Make every picture anew, or those that are named."""
    TO.mkdir(parents=True, exist_ok=True)
    wanted = set(sys.argv[1:])
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = RunningHouse(Path(folder) / "house.db", "")
        evening(house)
        found = shutil.which("chromium-headless-shell")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        for screen in SCREENS:
            if not wanted or screen.name in wanted:
                picture(browser, house, screen)
                print(screen.name)
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
