"""Debian's Chromium without its windows, driven at the sizes people hold."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.left_behind import watch
from tests.browser.looks import SIZES
from tests.browser.scenes import Stage
from tests.server.house import RunningHouse
from tests.waiting import PAGE_PATIENCE

expect.set_options(timeout=PAGE_PATIENCE)

# A sandbox needs rights that root in a container lacks; the other switches keep Chromium off the network.
_SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser a file.

    Not one for the whole run: while it is open Playwright keeps an event loop running, and no other test of the
    same worker could start one.
    """
    found = shutil.which("chromium-headless-shell")
    assert found, "Chromium is missing: apt-get install chromium-headless-shell"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=_SWITCHES)
        for opens in ("new_context", "new_page"):
            setattr(browser, opens, partial(_opened, getattr(browser, opens)))
        yield browser
        browser.close()


def _opened(opens: Callable[..., BrowserContext | Page], **options: Any) -> BrowserContext | Page:
    """A browser, or a page of one, in which nothing is left behind that would let somebody else in.

    It waits as long as every test does.
    """
    # Painting what moves takes most of Chromium's time: things move where a test asks for it.
    opened = opens(**{"reduced_motion": "reduce"} | options)
    opened.set_default_timeout(PAGE_PATIENCE)
    watch(opened if isinstance(opened, BrowserContext) else opened.context)
    return opened


@pytest.fixture
def chromium(browser: Browser) -> Iterator[Browser]:
    """The file's browser; the pages a test opens in it are closed after the test, and take no time of the next."""
    before = set(browser.contexts)
    yield browser
    for context in browser.contexts:
        if context not in before:
            context.close()


LIVELY = "act_seconds=600, pause_seconds=0.2, pace=Pace(think_least=60, think_most=200, sleep=True)"
"""Bots play fast where somebody looks on, as fast as two browsers on two cores can draw, and not at all elsewhere; no
clock hurries the people."""


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[[], RunningHouse]]:
    """Opens the demo club, again and again at the same address; none outlives the test."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = int(listening.getsockname()[1])
    opened: list[RunningHouse] = []

    def open_it() -> RunningHouse:
        opened.append(RunningHouse(tmp_path / "croupier.db", LIVELY, port))
        return opened[-1]

    yield open_it
    for house in opened:
        if house.running:
            house.kill()


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that serves the pages; the tables are told by the tests."""
    house = RunningHouse(tmp_path_factory.mktemp("pages") / "croupier.db", LIVELY)
    yield house
    house.kill()


@pytest.fixture(scope="module", params=("en-GB", "ru-RU"))
def stage(browser: Browser, pages: RunningHouse, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """One page for all the scenes of a language."""
    context = browser.new_context(locale=request.param, reduced_motion="reduce")
    yield Stage(context.new_page(), pages)
    context.close()


@pytest.fixture(scope="module")
def phone(browser: Browser, pages: RunningHouse) -> Iterator[Stage]:
    """A phone in two hands: only under a finger the bar stands beside the felt."""
    context = browser.new_context(locale="ru-RU", reduced_motion="reduce", has_touch=True, is_mobile=True)
    page = context.new_page()
    yield Stage(page, pages)
    context.close()


class Opens:
    """Browsers, each somebody's own."""

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._opened: list[BrowserContext] = []

    def __call__(
        self, house: RunningHouse, path: str, secret: str = "", size: str = "phone", station: str = ""
    ) -> Page:
        """A page of a browser of somebody's own, or of a device of the house's."""
        context = self._chromium.new_context(viewport=SIZES[size], locale="en-GB")
        self._opened.append(context)
        if secret:
            context.add_cookies(house.cookies(secret))
        if station:
            name = house.cookie.replace("session", "station")
            shown: Any = {"name": name, "value": station, "url": house.address, "httpOnly": True}
            context.add_cookies([shown])
        page = context.new_page()
        page.goto(house.address + path)
        return page

    def close(self) -> None:
        """Close them all: a house that closes under a page hears it come again."""
        while self._opened:
            self._opened.pop().close()


@pytest.fixture
def opens(chromium: Browser) -> Iterator[Opens]:
    """The browsers of a test."""
    opens = Opens(chromium)
    yield opens
    opens.close()
