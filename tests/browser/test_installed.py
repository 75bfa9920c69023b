"""The page as a program of the machine's own: its manifest, what is there without the house, and nothing else."""

from __future__ import annotations

import json
import re
import shutil
import struct
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from croupier.server.page import STATIC
from tests.browser.conftest import LIVELY
from tests.browser.felt import Hero
from tests.browser.looks import SIZES, barriers, cut_off, on_top
from tests.browser.scenes import Stage, raised
from tests.browser.test_cash_table import OpenHouse, acted, open_alder
from tests.server.house import RUN, Client, RunningHouse
from tests.waiting import wait_until

SHELL = ["/mark-turn.svg", "/mark.svg", "/offline.html", "/offline.js"]

KEPT = """async () => {
  const kept = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
  return kept.sort()
}"""
ACTIVE = (
    "async () => { await navigator.serviceWorker.ready; return navigator.serviceWorker.controller !== null }"
)


CALLED = """
let hidden = false
Object.defineProperty(document, 'hidden', { get: () => hidden })
window.hide = so => { hidden = so; document.dispatchEvent(new Event('visibilitychange')) }
Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
Notification.requestPermission = async () => 'granted'
window.called = []
const worker = ServiceWorkerRegistration.prototype
worker.showNotification = async function (title, { body, data }) {
  if (this.active) called.push([title, body, data])
}
worker.getNotifications = async () => called.map(() => ({ close: () => called.pop() }))
"""
"""A browser without windows shows no messages: what the worker of a page would show is noted."""


def at_home(context: BrowserContext, house: RunningHouse) -> Page:
    """A page that its worker looks after."""
    page = context.new_page()
    page.goto(house.address)
    wait_until(lambda: page.evaluate(ACTIVE))
    return page


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "run by the book"), ("ru-RU", "строго по правилам")])
def test_a_browser_is_told_what_it_would_install(
    chromium: Browser, open_house: OpenHouse, locale: str, words: str
) -> None:
    house = open_house()
    page = at_home(chromium.new_context(locale=locale), house)
    wait_until(
        lambda: page.eval_on_selector("link[rel=manifest]", "it => it.href").endswith(
            f"{locale[:2]}.webmanifest"
        )
    )
    with urlopen(page.eval_on_selector("link[rel=manifest]", "it => it.href")) as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
        assert answer.headers["cache-control"] == "no-cache"
        told = json.load(answer)
    assert words in told["description"]
    assert (told["start_url"], told["scope"], told["display"], told["lang"]) == (
        "/",
        "/",
        "standalone",
        locale[:2],
    )
    assert {"any", "maskable"} == {icon["purpose"] for icon in told["icons"]}
    for icon in told["icons"]:
        with urlopen(house.address + icon["src"]) as answer:
            assert answer.headers["content-type"] == icon["type"]
            drawn = answer.read()
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", drawn[16:24])) == icon["sizes"]
    line = page.context.new_cdp_session(page)
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "You are offline"), ("ru-RU", "Нет связи")])
def test_without_the_house_its_shell_says_so_and_goes_when_the_house_is_back(
    chromium: Browser, open_house: OpenHouse, locale: str, words: str
) -> None:
    house = open_house()
    page = at_home(chromium.new_context(locale=locale), house)
    house.kill()
    page.goto(f"{house.address}/events")
    expect(page.get_by_role("heading")).to_have_text(words)
    expect(page).to_have_title(f"{words} · Croupier")
    assert page.evaluate("document.documentElement.lang") == locale[:2]
    for size in ("small phone", "phone", "laptop"):
        page.set_viewport_size(SIZES[size])
        page.wait_for_function("wide => innerWidth === wide", arg=SIZES[size]["width"])
        assert [*barriers(page), *cut_off(page), *on_top(page)] == [], size
    with page.expect_navigation():
        page.get_by_role("button").click()
    expect(page.get_by_role("heading")).to_have_text(words)
    open_house()
    expect(page.get_by_test_id("offline")).to_have_count(0)
    assert page.url == f"{house.address}/events"


def test_nothing_of_the_house_or_of_anybody_is_kept(chromium: Browser, open_house: OpenHouse) -> None:
    house = open_house()
    page = at_home(chromium.new_context(viewport=SIZES["laptop"]), house)
    ann = Hero(page, house.address)
    with Client(house) as boris:
        table = open_alder(boris)
        ann.enter("Ann", table)
        ann.sit(1)
        boris.watch(table)
        assert boris.sit(table, 2, 8_000)["t"] == "done"

        def play() -> None:
            acted(boris)
            ann.act_if_asked()

        wait_until(lambda: ann.hand >= 3, play)
        ann.see("history").click()
        expect(page.get_by_role("dialog")).to_be_visible()
    page.goto(f"{house.address}/events")
    assert page.evaluate(KEPT) == SHELL
    assert "set-cookie" not in page.evaluate(
        "async () => [...(await caches.match('/offline.html')).headers.keys()]"
    )


class _Versioned(RunningHouse):
    """A house whose pages lie in a folder of the test's."""

    def __init__(self, database: Path, pages: Path) -> None:
        put = f"from croupier.server import app, page\napp.STATIC = page.STATIC = Path({str(pages)!r})\nrun("
        self.script = RUN.replace("\nrun(", f"\n{put}")
        super().__init__(database, LIVELY)


def test_a_new_version_takes_the_place_of_the_old_one(chromium: Browser, tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    shutil.copytree(STATIC, pages)
    house = _Versioned(tmp_path / "croupier.db", pages)
    try:
        page = at_home(chromium.new_context(viewport=SIZES["laptop"], locale="en-GB"), house)
        (old,) = page.evaluate("caches.keys()")
        worker, offline = pages / "sw.js", pages / "offline.html"
        worker.write_text(
            re.sub(r"croupier-shell-\w+", "croupier-shell-next", worker.read_text("utf-8")), "utf-8"
        )
        offline.write_text(
            offline.read_text("utf-8").replace("You are offline", "Nobody is at home"), "utf-8"
        )
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        wait_until(lambda: page.evaluate("caches.keys()") == ["croupier-shell-next"])
        assert old != "croupier-shell-next"
        assert page.evaluate(KEPT) == SHELL
    finally:
        house.kill()
    page.reload()
    expect(page.get_by_role("heading")).to_have_text("Nobody is at home")


def test_a_page_that_is_older_than_the_house_comes_anew(chromium: Browser, open_house: OpenHouse) -> None:
    house = open_house()
    context = chromium.new_context(viewport=SIZES["laptop"], locale="en-GB", service_workers="block")
    page = context.new_page()
    page.goto(house.address)
    expect(page.get_by_test_id("settings")).to_be_visible()
    lacking = re.compile(r"/assets/late-.*\.js")
    context.route(lacking, lambda route: route.fulfill(status=404))
    with page.expect_navigation():
        page.get_by_test_id("settings").click()
    context.unroute(lacking)
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("settings-dialog")).to_be_visible()


def test_a_page_whose_line_broke_as_it_loaded_comes_anew_with_the_line(
    chromium: Browser, pages: RunningHouse
) -> None:
    """The buttons of one's turn come after the cards: cut off between the two, a page had no buttons for ever."""
    page = chromium.new_context(viewport=SIZES["phone"], locale="en-GB", service_workers="block").new_page()
    (buttons,) = [
        each.name for each in STATIC.glob("assets/*.js") if "raise-slider" in each.read_text("utf-8")
    ]
    cut: list[str] = []

    def cuts(route: Route) -> None:
        cut.append(route.request.url)
        route.abort("internetdisconnected")

    for lacking in (f"**/assets/{buttons}", "**/healthz*"):
        page.route(lacking, cuts)
    Stage(page, pages).show(raised("nl-holdem", 3, "flop"))
    # It has seen that the buttons do not come, and asked whether the house is there, more than once.
    wait_until(lambda: sum("healthz" in each for each in cut) > 1, lambda: page.evaluate("0"))
    expect(page.get_by_test_id("fold")).to_have_count(0)
    page.unroute_all()
    expect(page.get_by_test_id("fold")).to_be_visible()


def test_a_call_comes_by_the_worker_and_goes_with_the_turn(chromium: Browser, open_house: OpenHouse) -> None:
    house = open_house()
    context = chromium.new_context(viewport=SIZES["laptop"], locale="en-GB")
    context.grant_permissions(["notifications"], origin=house.address)
    context.add_init_script(CALLED)
    ann = Hero(at_home(context, house), house.address)
    with Client(house) as boris:
        table = open_alder(boris)
        ann.enter("Ann", table)
        ann.sit(1)
        ann.see("settings").click()
        ann.see("calls").click()
        ann.see("settings-close").click()
        boris.watch(table)
        assert boris.sit(table, 2, 8_000)["t"] == "done"
        ann.page.evaluate("hide(true)")
        called = ["Your turn", "Alder", {"table": table}]
        wait_until(lambda: ann.page.evaluate("called") == [called], lambda: acted(boris))
        ann.act()
        wait_until(lambda: ann.page.evaluate("called") == [])
