"""Whoever waits is called though his page is closed: through the worker of his browser, and by his phone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.director import Floor
from tests.browser.looks import SIZES, barriers, cut_off
from tests.browser.test_cash_table import acted, open_alder
from tests.browser.test_installed import at_home
from tests.server.house import QUICK, RUN, Client, RunningHouse
from tests.server.test_push import Browser, Service
from tests.waiting import wait_until

SUBSCRIBES = """
Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
Notification.requestPermission = async () => 'granted'
PushManager.prototype.subscribe = async () => ({ toJSON: () => (GIVEN) })
PushManager.prototype.getSubscription = async () => null
"""
"""A browser that is not on any network has no push service: it gives what a browser that has one would."""

WORKS = """() => {
  self.shown = []
  self.opened = []
  registration.showNotification = async (title, options) => { shown.push({ title, ...options }) }
  clients.openWindow = async (path) => { opened.push(path) }
}"""
"""A browser without windows shows no message and opens no page: what its worker would show is noted."""

TAPPED = """data => {
  const event = new Event('notificationclick')
  event.notification = { close() {}, data }
  event.waitUntil = () => {}
  dispatchEvent(event)
}"""


class CallingHouse(RunningHouse):
    """A house that calls: by a push service on this machine, and by a program that hands a message to the phones."""

    def __init__(self, path: Path, service: Service) -> None:
        self.sent, program = path / "sent", path / "provider"
        program.write_text(f'#!/bin/sh\necho "$1: $(cat)" >> {self.sent}\n')
        program.chmod(0o700)
        spoken = f"serve.Push = partial(serve.Push, services=({service.address!r},))"
        before = f"from functools import partial\nfrom croupier.server import serve\n{spoken}\nrun("
        self.script = RUN.replace("\nrun(", f"\n{before}")
        calls = f"push_contact='mailto:house@example.org', sms_program=Path({str(program)!r})"
        super().__init__(path / "croupier.db", f"{QUICK}, seed_demo=False, {calls}")

    def messages(self) -> list[str]:
        """What the program for the phones was given."""
        return self.sent.read_text("utf-8").splitlines() if self.sent.exists() else []


@pytest.fixture
def service() -> Iterator[Service]:
    with Service.open() as service:
        yield service


@pytest.fixture
def house(tmp_path: Path, service: Service) -> Iterator[CallingHouse]:
    house = CallingHouse(tmp_path, service)
    yield house
    house.kill()


class Phone:
    """Somebody's phone, its browser, and the push service that alone knows where it is."""

    def __init__(self, chromium: Chromium, house: CallingHouse, service: Service, locale: str) -> None:
        self._keys, self._service, self._house = Browser(), service, house
        mine = self._keys.at(service, "", "phone")
        given = {"endpoint": mine.endpoint, "keys": {"p256dh": mine.public_key, "auth": mine.secret}}
        self.context: BrowserContext = chromium.new_context(viewport=SIZES["phone"], locale=locale)
        self.context.grant_permissions(["notifications"], origin=house.address)
        self.context.add_init_script(SUBSCRIBES.replace("GIVEN", json.dumps(given)))
        self.page: Page = at_home(self.context, house)

    def pocketed(self) -> None:
        """The page is closed; the browser's worker is left."""
        away = self.context.new_page()
        self.page.close()
        self.page = away

    def called(self) -> dict[str, Any]:
        """The message that the phone shows once the push service has brought it the next call."""
        wait_until(lambda: self._service.came)
        _, _, body = self._service.came.pop()
        (worker,) = self.context.service_workers
        worker.evaluate(WORKS)
        line = self.context.new_cdp_session(self.page)
        registered: list[dict[str, Any]] = []
        line.on("ServiceWorker.workerRegistrationUpdated", lambda it: registered.extend(it["registrations"]))
        line.send("ServiceWorker.enable")
        wait_until(lambda: registered, lambda: self.page.evaluate("0"))
        brought = {
            "origin": self._house.address,
            "registrationId": registered[0]["registrationId"],
            "data": json.dumps(self._keys.reads(body)),
        }
        line.send("ServiceWorker.deliverPushMessage", brought)
        wait_until(lambda: worker.evaluate("shown.length"))
        shown: dict[str, Any] = worker.evaluate("shown[0]")
        return shown

    def tapped(self, shown: dict[str, Any]) -> str:
        """The page that opens when the message is tapped."""
        (worker,) = self.context.service_workers
        worker.evaluate(TAPPED, shown["data"])
        wait_until(lambda: worker.evaluate("opened.length"))
        opened: str = worker.evaluate("opened[0]")
        return opened


def of_oak(house: CallingHouse) -> Floor:
    floor = Floor(house)
    floor.tell(
        "cash", "open-table", table="", name="Oak", variant="nl-holdem", small=5, big=10, least=400, rack=5000
    )
    return floor


def test_whoever_waits_for_a_cash_seat_puts_his_phone_away_and_is_called(
    chromium: Chromium, house: CallingHouse, service: Service
) -> None:
    floor = of_oak(house)
    phone = Phone(chromium, house, service, "ru-RU")
    page = phone.page
    page.goto(f"{house.address}/cash/me")
    page.get_by_test_id("name-input").fill("Вера")
    page.get_by_test_id("join").click()
    page.get_by_test_id("calls-take").click()
    expect(page.get_by_test_id("calls-stop")).to_be_visible()
    assert barriers(page) == cut_off(page) == []
    page.get_by_test_id("join-list").click()
    expect(page.get_by_test_id("my-game")).to_be_visible()
    # The desk has written her number down.
    (vera,) = json.loads(house.get("/api/players?q=%D0%92%D0%B5%D1%80%D0%B0", **house.as_owner)[2])["players"]
    record = {"person": vera["id"], "record": {"phone": "+7 900 555 11 22"}}
    assert house.post("/api/players/keep", record, **house.as_owner)[0] == 200
    phone.pocketed()
    floor.tell("cash", "call-next", game="nl-holdem 5-10")
    shown = phone.called()
    assert (shown["title"], shown["body"]) == ("Croupier", "Ваше место готово: безлимитный холдем 5/10")
    assert phone.tapped(shown) == "/cash/me"
    wait_until(house.messages)
    assert house.messages() == ["+79005551122: Ваше место готово: безлимитный холдем 5/10"]
    phone.page.goto(f"{house.address}/cash/me")
    expect(phone.page.get_by_test_id("my-game")).to_contain_text("Oak")


def test_whoever_waits_for_an_online_table_is_called_back_to_it(
    chromium: Chromium, house: CallingHouse, service: Service
) -> None:
    with Client(house) as boris, Client(house) as vlad:
        table = open_alder(boris)
        vlad.join("Vlad")
        for seat, player in enumerate((boris, vlad), 1):
            player.watch(table)
            assert player.sit(table, seat, 8_000)["t"] == "done"
        phone = Phone(chromium, house, service, "en-GB")
        page = phone.page
        page.get_by_test_id("name-input").fill("Ann")
        page.get_by_test_id("join").click()
        expect(page.get_by_test_id("wallet")).to_be_visible()
        page.get_by_test_id("settings").click()
        page.get_by_test_id("calls-take").click()
        expect(page.get_by_test_id("calls-stop")).to_be_visible()
        assert barriers(page) == cut_off(page) == []
        page.goto(f"{house.address}/table/{table}")
        page.get_by_test_id("wait-for-seat").click()
        expect(page.get_by_test_id("place")).to_be_visible()
        phone.pocketed()
        assert vlad.ask("leave", table)["t"] == "done"

        def play() -> None:
            acted(boris)
            acted(vlad)

        wait_until(lambda: vlad.view["you"] is None, play)
        shown = phone.called()
        assert shown["body"] == "Your seat is ready: Alder"
        assert phone.tapped(shown) == f"/table/{table}"
        phone.page.goto(f"{house.address}/table/{table}")
        expect(phone.page.get_by_test_id("called")).to_contain_text("Seat 2 is kept for you")


def test_an_event_calls_to_a_new_table_until_its_player_has_enough(
    chromium: Chromium, house: CallingHouse, service: Service
) -> None:
    floor = Floor(house)
    floor.fill("sunday", start=False)
    phone = Phone(chromium, house, service, "en-GB")
    page = phone.page
    page.goto(f"{house.address}/event/sunday")
    page.get_by_test_id("name-input").fill("Thumb")
    page.get_by_test_id("join").click()
    page.get_by_test_id("register").click()
    floor.paid("sunday", "Thumb")
    page.goto(f"{house.address}/cash/me")
    page.get_by_test_id("calls-level").check()
    page.get_by_test_id("calls-take").click()
    expect(page.get_by_test_id("calls-stop")).to_be_visible()
    phone.pocketed()
    floor.ask("sunday", "start")
    drawn = phone.called()
    assert drawn["body"].startswith("Sunday: table ")
    assert phone.tapped(drawn) == "/event/sunday"
    table, seat = floor.move("sunday", "Thumb")
    assert phone.called()["body"] == f"Sunday: table {table}, seat {seat}"
    floor.level_over("sunday")
    assert phone.called()["body"] == "Sunday: level 2 begins"
    page = phone.page
    page.goto(f"{house.address}/cash/me")
    page.get_by_test_id("calls-stop").click()
    expect(page.get_by_test_id("calls-take")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("calls-take")).to_be_visible()
