"""The pictures of docs/pictures.md: a real house of one evening, each of its screens at the size it is looked at.

    .venv/bin/python tools/pictures.py

The page has to be built (`make web`) and Debian's Chromium to be there; the pictures are WebP, made by Chromium itself.
What is printed is drawn by `pdftoppm` (Debian's poppler-utils), and left as it was where there is none.
"""

from __future__ import annotations

import argparse
import base64
import json
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal, NamedTuple

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright  # noqa: E402

from tests.browser.director import PLAYERS, Floor  # noqa: E402
from tests.browser.felt import Hero  # noqa: E402
from tests.browser.test_event_forms import DUEL  # noqa: E402
from tests.server.event_file import event_file  # noqa: E402
from tests.server.house import RunningHouse  # noqa: E402

TO: Final = ROOT / "docs" / "images" / "evening"
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
TABLET: Final[ViewportSize] = {"width": 1024, "height": 768}
UPRIGHT: Final[ViewportSize] = {"width": 768, "height": 1024}
LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
TV: Final[ViewportSize] = {"width": 1920, "height": 1080}


class Screen(NamedTuple):
    """A page, who looks at it on what, and what is there once it stands; `owner` is who works here.

    `taps` are made one after the other; `type` is typed into what is there; `near` is brought into sight at the end.
    """

    name: str
    path: str
    size: ViewportSize
    there: str = "h1, h2"
    owner: bool = True
    taps: tuple[str, ...] = ()
    type: str = ""
    near: str = ""


SCREENS: Final = (
    Screen("desk", "/event/sunday/desk", LAPTOP, "[data-testid^=seat-]"),
    Screen("desk-phone", "/event/sunday/desk", PHONE, "[data-testid^=seat-]"),
    *[
        Screen(
            f"desk-{tab}",
            "/event/sunday/desk",
            LAPTOP,
            "[data-testid^=seat-]",
            taps=(f"[data-testid=tab-{tab}]",),
        )
        for tab in ("prizes", "log", "more")
    ],
    Screen("desk-players", "/event/sunday/desk", LAPTOP, "[data-testid=search]", type="Greta"),
    Screen(
        "desk-player", "/event/sunday/desk", PHONE, "[data-testid=seat-1-2]", taps=("[data-testid=seat-1-2]",)
    ),
    Screen(
        "desk-levels",
        "/event/sunday/desk",
        LAPTOP,
        "[data-testid^=seat-]",
        taps=("[data-testid=clock]", "[data-testid=edit-levels]", "[data-testid=level-3-more]"),
    ),
    Screen(
        "desk-bracket",
        "/event/duel/desk",
        LAPTOP,
        "[data-testid=tab-bracket]",
        taps=("[data-testid=tab-bracket]",),
    ),
    Screen("dealer", "/event/sunday/dealer?table=1", TABLET, "[data-testid=hand-played]"),
    Screen(
        "dealer-upright",
        "/event/sunday/dealer?table=1",
        UPRIGHT,
        "[data-testid=hand-played]",
        taps=("[data-testid=at-2]",),
    ),
    Screen("clock", "/event/sunday/clock", TV),
    Screen("clock-moves", "/event/saturday/clock?layout=moves", TV, "[data-testid=wall]"),
    Screen("clock-prizes", "/event/saturday/clock?layout=prizes", TV, "[data-testid=wall]"),
    Screen("clock-seating", "/event/sunday/clock?layout=seating", TV, "[data-testid=wall]"),
    Screen("bracket", "/event/duel/bracket", TV, "[data-testid=bracket-page]"),
    Screen("side-by-side", "/screen", TV, "iframe", owner=False),
    Screen("screen", "/screen", TV, "[data-testid=screen-code]:not(:empty)", owner=False),
    Screen("player", "/event/sunday", PHONE, owner=False),
    Screen("events", "/events", LAPTOP),
    Screen("open", "/events", LAPTOP, "[data-testid=open-event]", taps=("[data-testid=open-event]",)),
    Screen("cash", "/cash", LAPTOP, "[data-testid=tile]"),
    Screen(
        "table-sheet",
        "/cash",
        LAPTOP,
        "[data-testid=tile]",
        taps=("[data-testid=tile] button", "[data-testid=table-sheet] [data-seat='2']"),
    ),
    Screen(
        "live-pit",
        "/cash",
        PHONE,
        "[data-testid=live-pit]",
        taps=("[data-testid=live-pit] summary",),
        near="[data-testid=live-pit]",
    ),
    Screen("tablet", "/cash/table/oak", TABLET, "[data-testid=hand]"),
    Screen("tablet-upright", "/cash/table/oak", UPRIGHT, "[data-testid=hand]"),
    Screen("lists", "/cash/lists", TV, "[data-testid=tv-list]", owner=False),
    Screen("list-phone", "/cash/me", PHONE, owner=False),
    Screen("cage", "/cash/cage", LAPTOP),
    Screen("report", "/cash/cage/report", LAPTOP, "[data-testid=methods]"),
    Screen("players", "/cash/players", LAPTOP, "[data-testid=players] li"),
    Screen("seasons", "/cash/seasons", LAPTOP, "[data-testid=season-table]"),
    Screen("floor", "/floor", LAPTOP, "[data-testid=said]"),
    Screen("floor-phone", "/floor", PHONE, "[data-testid=said]"),
    Screen(
        "floor-ruling",
        "/floor",
        LAPTOP,
        "[data-testid=said]",
        type="A threw in two 1000 chips without a word",
        taps=("[data-testid=nearest] button",),
        near="[data-testid=ruling]",
    ),
    Screen("staff", "/staff", LAPTOP),
)


class Seat(NamedTuple):
    """A table of the club as whoever sits there sees it, when it is his turn; `look` is how he wants his pages."""

    name: str
    table: str
    size: ViewportSize
    who: str
    locale: str = "en-GB"
    look: Literal["dark", "light"] = "dark"


SEATS: Final = (
    Seat("table-phone", "oak", PHONE, "Anna"),
    Seat("table-phone-ru", "willow", PHONE, "Анна", "ru-RU", "light"),
    Seat("table-laptop", "oak", LAPTOP, "Agnes"),
    Seat("table-tv", "willow", TV, "Ottilie", look="light"),
)

CLUB: Final = "club.example"
PAPERS: Final = {
    "seats": "paper",
    "ranking": "paper",
    "payouts": "paper",
    "receipts": "money",
    "report": "money",
}
"""What is printed of an event, by where it is fetched."""


def evening(house: RunningHouse) -> None:
    """Sunday's event in its first hour, two of the days before, a bracket, and a cash room with a casino table."""
    floor = Floor(house)
    for name, left in (("friday", 1), ("saturday", 2)):
        floor.fill(name, toml=event_file(name.title(), seats=5, prizes={"ladder": [50, 30, 20]}))
        floor.ask(name, "close-registration")
        down_to(floor, name, left)
    year = {"name": "This year", "since": 1_767_225_600_000, "until": 1_798_761_600_000}
    fetched(house, "/api/seasons/set", year)
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
    floor.tell(
        "cash", "open-pit", table="", name="Blackjack 1", game="blackjack", rack=10_000, pace=60, edge=150
    )
    floor.tell("cash", "buy-at-pit", table="blackjack-1", chips=1_500)
    floor.tell("cash", "fill-pit", table="blackjack-1", chips=2_000)
    for name, bet in (("Irina", 100), ("Jonas", 50)):
        floor.tell("cash", "rate-player", table="blackjack-1", person="", name=name, bet=bet)
    floor.open("duel", DUEL)
    floor.enter("duel", *PLAYERS[:7])
    floor.ask("duel", "start")
    for rake in (30, 0, 45):
        floor.tell("cash", "hand", table="oak", rake=rake)


def down_to(floor: Floor, event: str, left: int) -> None:
    """Players go out at the fullest table until so many are left; the final table is drawn on the way."""
    while (seen := floor.see(event))["left"] > left:
        if any(due["kind"] == "final-table" for due in seen["due"]):
            floor.ask(event, "form-final-table")
            continue
        *_, out, taker = [
            seat["player"] for seat in max(seen["tables"], key=lambda each: len(each["taken"]))["taken"]
        ]
        floor.ask(event, "bust", player=out, takers=[taker])


def picture(browser: Browser, house: RunningHouse, screen: Screen) -> None:
    """Look at a screen as it is looked at, and keep what is seen."""
    context = browser.new_context(viewport=screen.size, locale="en-GB", reduced_motion="reduce")
    if screen.owner:
        context.add_cookies(house.cookies())
    page = context.new_page()
    page.goto(house.address + screen.path)
    if screen.name == "side-by-side":
        paired(house, page.locator("[data-testid=screen-code]:not(:empty)").inner_text())
    page.locator(screen.there).first.wait_for()
    if screen.type:
        page.locator(screen.there).fill(screen.type)
    for tap in screen.taps:
        page.locator(tap).first.click()
        page.wait_for_load_state("networkidle")
    if screen.near:
        page.locator(screen.near).evaluate("part => part.scrollIntoView({ block: 'start' })")
    page.wait_for_load_state("networkidle")
    kept(page, screen.name)
    context.close()


def seated(browser: Browser, house: RunningHouse, seat: Seat) -> None:
    """Sit down among the bots of a table, and look at it once they wait."""
    context = browser.new_context(viewport=seat.size, locale=seat.locale, reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('croupier-look', '{seat.look}')")
    page = context.new_page()
    player = Hero(page, house.address)
    player.enter(seat.who, seat.table)
    page.locator("[data-testid^=sit-]").first.click()
    player.see("buy-in-confirm").click()
    page.locator("[data-testid=fold], [data-testid=check]").first.wait_for(timeout=120_000)
    kept(page, seat.name)
    context.close()


def kept(page: Page, name: str) -> None:
    """Keep what is seen as WebP."""
    page.evaluate("document.fonts.ready")
    how = {"format": "webp", "quality": 70}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", how)
    (TO / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))


def fetched(house: RunningHouse, path: str, asked: dict[str, Any] | None = None) -> bytes:
    """What the owner is answered."""
    headers = {**house.as_owner, "content-type": "application/json"}
    data = None if asked is None else json.dumps(asked).encode()
    if asked is None:
        # What is printed has the address that was asked: here that of no machine there is.
        headers["host"] = f"{CLUB}:{house.host.rpartition(':')[2]}"
    request = urllib.request.Request(house.address + path, data=data, headers=headers)
    with urllib.request.urlopen(request) as answer:
        told: bytes = answer.read()
        return told


def paired(house: RunningHouse, code: str) -> None:
    """A screen shows two events beside one another."""
    wanted = {"code": code, "name": "Hall", "layout": "clock", "events": ["sunday", "duel"]}
    fetched(house, "/api/screens/pair", wanted)


def paper(browser: Browser, house: RunningHouse, of: str, folder: Path) -> None:
    """The first page of what is printed."""
    printed = folder / f"{of}.pdf"
    event = "friday" if of in ("ranking", "payouts") else "sunday"
    printed.write_bytes(fetched(house, f"/api/events/{event}/{PAPERS[of]}.pdf?of={of}&lang=en"))
    drawn = ("pdftoppm", "-r", "72", "-png", "-singlefile", str(printed), str(folder / of))
    subprocess.run(drawn, check=True)
    page = browser.new_page(viewport={"width": 595, "height": 842})
    shown = base64.b64encode((folder / f"{of}.png").read_bytes()).decode()
    page.set_content(f'<style>body{{margin:0}}</style><img src="data:image/png;base64,{shown}">')
    kept(page, f"paper-{of}")
    page.close()


def main(arguments: list[str]) -> None:
    """Make every picture anew, or those that are named."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("names", nargs="*", help="the pictures; all where none is named")
    wanted = set(asked.parse_args(arguments).names)
    TO.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = RunningHouse(Path(folder) / "house.db", f"hosts=({CLUB!r},)")
        evening(house)
        found = shutil.which("chromium-headless-shell")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        for screen in SCREENS:
            if not wanted or screen.name in wanted:
                picture(browser, house, screen)
                print(screen.name)
        for seat in SEATS:
            if not wanted or seat.name in wanted:
                seated(browser, house, seat)
                print(seat.name)
        for of in PAPERS:
            if shutil.which("pdftoppm") and (not wanted or f"paper-{of}" in wanted):
                paper(browser, house, of, Path(folder))
                print(f"paper-{of}")
        browser.close()
        house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
