"""The club's own list of players on its page: written down with a photo, brought in from a sheet, found, and played."""

from __future__ import annotations

import csv
import io
import struct
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.director import Floor
from tests.browser.looks import SIZES, barriers, cut_off
from tests.browser.test_cash import LAPTOP, PHONE, page
from tests.server.event_file import short_file
from tests.server.house import QUICK, RunningHouse

SHEET = """number;name;phone;born
V-1;Vera Lunina;+7 900 555 11 22;
40;Gleb Orlov;+7 900 555 33 44;1990-05-31
41;Dina;;31.05.90
"""
"""As another program wrote it: one the club has already, one who is new, and one whose birthday cannot be read."""


def picture(width: int = 640, height: int = 480) -> bytes:
    """A photo as a phone takes it, in one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = b"".join([b"\0" + b"\x80\x60\x40" * width for _ in range(height)])
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def found(desk: Page, text: str, name: str) -> None:
    """Whoever is looked for is the only one who is shown."""
    desk.get_by_test_id("players-find").fill(text)
    lines = desk.get_by_test_id("players").locator("li")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text(name)


def written_down(desk: Page) -> None:
    """A new player with all that is asked for, and a photo no larger than a face has to be."""
    desk.get_by_test_id("player-new").click()
    for field, text in (
        ("name", "Вера Лунина"),
        ("number", "V-1"),
        ("phone", "8 900 555 11 22"),
        ("document", "passport 4510"),
        ("born", "1988-02-29"),
        ("note", "sits in seat 5"),
    ):
        desk.get_by_test_id(f"player-{field}").fill(text)
    photo = {"name": "face.png", "mimeType": "image/png", "buffer": picture()}
    desk.get_by_test_id("player-photo").set_input_files(photo)  # type: ignore[arg-type]
    desk.get_by_test_id("player-keep").click()
    sheet = desk.get_by_test_id("player")
    expect(sheet).to_contain_text("passport 4510")
    expect(sheet).to_contain_text("1988-02-29")
    shown = sheet.get_by_role("img").first
    expect(shown).to_be_visible()
    desk.wait_for_function("() => document.querySelector('[data-testid=player] img').naturalWidth === 320")


def brought_in(desk: Page) -> None:
    """A sheet is taken in; the line that cannot be is told with its number, and the rest is there."""
    desk.locator("main > details > summary").click()
    sheet = {"name": "club.csv", "mimeType": "text/csv", "buffer": SHEET.encode()}
    desk.get_by_test_id("players-in").set_input_files(sheet)  # type: ignore[arg-type]
    expect(desk.get_by_test_id("players-taken")).to_be_visible()
    expect(desk.locator("li.wrong")).to_have_count(1)
    expect(desk.locator("li.wrong")).to_contain_text("Dina")
    with desk.expect_download() as away:
        desk.get_by_test_id("players-away").click()
    lines = {
        each["number"]: each for each in csv.DictReader(io.StringIO(away.value.path().read_text("utf-8-sig")))
    }
    assert lines["V-1"]["phone"].endswith("+7 900 555 11 22")
    assert (lines["40"]["name"], lines["40"]["born"]) == ("Gleb Orlov", "1990-05-31")
    assert "Dina" not in {each["name"] for each in lines.values()}


@pytest.mark.parametrize(("size", "language"), [(PHONE, "ru"), (LAPTOP, "en")])
def test_a_player_is_written_down_brought_in_found_enters_by_his_number_and_has_his_history(
    chromium: Browser, tmp_path: Path, size: dict[str, int], language: str
) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{QUICK}, seed_demo=False")
    floor = Floor(house)
    floor.open("friday", short_file("Friday"))
    floor.enter("friday", "Boris")
    desk = page(chromium, size, f"{house.address}/cash/players", house.cookies())
    desk.evaluate("language => localStorage.setItem('language', language)", language)
    desk.reload()
    written_down(desk)
    brought_in(desk)
    for text in ("лун", "luni", "V-1", "555 11", "croupier:player:V-1"):
        found(desk, text, "Вера Лунина")
    found(desk, "орл", "Gleb Orlov")
    assert barriers(desk) == []
    for each in SIZES.values():
        desk.set_viewport_size(each)
        assert cut_off(desk) == []

    # At the desk of an event her number is enough.
    at_event = page(chromium, LAPTOP, f"{house.address}/event/friday/desk", house.cookies())
    at_event.get_by_test_id("search").fill("V-1")
    at_event.get_by_test_id("register-known").click()
    entered = at_event.locator("[data-testid^=player-]").filter(has_text="Вера Лунина")
    expect(entered).to_be_visible()
    floor.ask("friday", "start")
    floor.ask("friday", "bust", player="boris", takers=[vera_of(floor)])
    found(desk, "V-1", "Вера Лунина")
    desk.get_by_test_id("players").get_by_role("button").click()
    history = desk.get_by_test_id("player-events").locator("li")
    expect(history).to_contain_text("Friday")
    expect(history).to_contain_text("100")
    assert cut_off(desk) == []
    assert house.close() == (0, "")


def vera_of(floor: Floor) -> str:
    return next(id for id, name in floor.see("friday")["players"].items() if name == "Вера Лунина")
