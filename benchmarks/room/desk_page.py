"""The director's desk at 200 entries on a slow laptop: from a tap to the painted answer, Chromium's CPU throttled 4 x.

Two other desks hear everything meanwhile. The house is a real one in a process of its own, so that what an act costs
on the wire and the disk is in every figure. Beside it stands what the page itself worked (the processor's time of its
main thread, throttled as well), which is the same on a machine that has other things to do:
`python -m benchmarks.room.desk_page`.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.server.event_file import event_file
from tests.server.house import Client, RunningHouse

ENTRIES, SLOWER, TIMES = 200, 4, 10
DESK: Final[ViewportSize] = {"width": 1366, "height": 768}
EVENT: Final = "event/desks"

NIGHT: Final = event_file(
    "Desks",
    rebuys={"price": 50, "chips": 10_000, "levels": 3},
    seating={"at_entry": 24},
    prizes={"paid_percent": 15},
)

# What is waited for holds, and a frame that shows it is painted: the task after the frame's own callbacks.
_MEASURE: Final = """async ([act, until]) => {
  const done = new Function(until)()
  const began = performance.now()
  new Function(act)()
  return await new Promise((resolve) => {
    const look = () => requestAnimationFrame(() => {
      if (!done()) look()
      else setTimeout(() => resolve(performance.now() - began))
    })
    look()
  })
}"""

_ANSWERED: Final = """const desk = () => Number(document.querySelector('[data-testid=desk]').dataset.version)
  const before = desk()
  return () => desk() > before"""
_PAINTED: Final = "return () => true"


def _see(name: str) -> str:
    return f"document.querySelector(\"[data-testid='{name}']\")"


class Desk:
    """A page of the desk, and what every act on it took and made the page work, in milliseconds."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.took: dict[str, list[tuple[float, float]]] = {}
        self._chromium = page.context.new_cdp_session(page)
        self._chromium.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self._chromium.send("Performance.enable", {"timeDomain": "threadTicks"})

    def act(self, kind: str, act: str, until: str = _ANSWERED) -> None:
        """Do something in the page; keep the time until it shows what that led to."""
        before = self._worked()
        took = self.page.evaluate(_MEASURE, [act, until])
        self.took.setdefault(kind, []).append((took, self._worked() - before))

    def _worked(self) -> float:
        """What the page's main thread has worked so far, in milliseconds of the processor."""
        figures = self._chromium.send("Performance.getMetrics")["metrics"]
        (worked,) = [float(each["value"]) for each in figures if each["name"] == "TaskDuration"]
        return 1000 * worked

    def tap(self, kind: str, name: str, until: str = _ANSWERED) -> None:
        """Tap what has this name."""
        self.page.wait_for_selector(f"[data-testid='{name}']", state="attached")
        self.act(kind, f"{_see(name)}.click()", until)

    def types(self, text: str) -> None:
        """Type a name into the search, letter by letter."""
        box = _see("search")
        for end in range(1, len(text) + 1):
            typed = f"const box = {box}; box.value = '{text[:end]}'"
            self.act("a letter is typed", f"{typed}; box.dispatchEvent(new Event('input'))", _PAINTED)


def seats(owner: Client) -> list[dict[str, Any]]:
    """The tables of the event, as everybody sees them."""
    owner.say(t="watch", of=EVENT, seen=None)
    view = owner.hear_until(lambda told: told.get("of") == EVENT)["view"]
    owner.say(t="unwatch", of=EVENT)
    tables: list[dict[str, Any]] = view["picture"]["tables"]
    return tables


def fill(house: RunningHouse, desks: Sequence[Client]) -> None:
    """Two hundred are in their seats, sold one after the other at the drawers of all desks."""
    house.post("/api/events", {"toml": NIGHT, "id": "desks"}, **house.as_owner)
    for each in desks:
        each.ask("open-drawer", "cage", float=0)
    for number in range(ENTRIES):
        what = {"type": "register", "player": f"p{number}", "name": f"Player {number}"}
        answer = desks[number % len(desks)].ask("sell", "cage", event="desks", what=what)
        assert answer["t"] == "done", answer


def evening(desk: Desk, owner: Client) -> None:
    """What a director does all night."""
    for number in range(TIMES):
        desk.types(f"Late {number}")
        desk.act("entry", f"{_see('search')}.form.requestSubmit()")
    desk.tap("start", "start")
    for table in seats(owner)[:TIMES]:
        number, (out, taker, *_) = table["number"], [seat["seat"] for seat in table["taken"]]
        desk.tap("a player is opened", f"seat-{number}-{out}", f"return () => {_see(f'taker-{taker}')}")
        desk.tap("bust", f"taker-{taker}")
        desk.page.wait_for_selector("[data-testid=player-sheet]", state="detached")
    for _ in range(TIMES // 2):
        desk.tap("undo", "undo")
    for tab in ("log", "prizes", "more", "players"):
        for _ in range(2):
            desk.tap(f"tab {tab}", f"tab-{tab}", _PAINTED)


def main() -> None:
    """Print what each kind of act took and what the page worked for it: the median and the slowest, in milliseconds."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = RunningHouse(Path(folder) / "house.db", "")
        owner = Client(house, house.owner)
        others = [Client(house, house.hired(name, "cashier")) for name in ("Carl", "Flora")]
        fill(house, (owner, *others))
        for each in others:
            each.say(t="watch", of=EVENT, seen=None)
        found = shutil.which("chromium-headless-shell")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(viewport=DESK, reduced_motion="reduce")
        context.add_cookies(house.cookies())
        page = context.new_page()
        page.goto(f"{house.address}/event/desks/desk")
        page.wait_for_selector("[data-testid=search]")
        desk = Desk(page)
        evening(desk, owner)
        browser.close()
        house.close()
        for kind, acts in desk.took.items():
            told = [f"{median(each):6.0f} ms (slowest {max(each):4.0f})" for each in zip(*acts, strict=True)]
            print(f"{kind:20}{told[0]}, the page worked {told[1]}, of {len(acts)}")


if __name__ == "__main__":
    main()
