"""The papers of an event: seat cards, receipts with number and cashier, payouts, entries and money."""

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from reportlab.pdfgen.canvas import Canvas

from croupier.room.event.papers import Card
from croupier.server.papers import page_of
from croupier.server.printed import Column, Sheet, cards, table
from tests.server.house import RunningHouse
from tests.server.test_event_live import FRIDAY, SETTINGS, Seat, post


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    opened = RunningHouse(tmp_path / "croupier.db", SETTINGS)
    yield opened
    opened.kill()


def rows(house: RunningHouse, path: str) -> list[dict[str, str]]:
    status, _, body = house.get(path, **house.as_owner)
    assert status == 200, body
    return list(csv.DictReader(io.StringIO(body.decode())))


def test_the_papers_of_an_evening(house: RunningHouse) -> None:
    assert post(house, "/api/events", toml=FRIDAY, id="friday")[0] == 200
    with Seat(house, house.owner) as desk:
        for person, name in (("anna", "Анна Константинопольская"), ("boris", "Boris"), ("vera", "Vera")):
            sold = desk.sells("friday", "register", player=person, name=name)
            assert sold["t"] == "done", sold
        money = rows(house, "/api/events/friday/money.csv?of=receipts")
        assert [(row["number"], row["player"], row["amount"]) for row in money] == [
            ("1", "Анна Константинопольская", "55.00"),
            ("2", "Boris", "55.00"),
            ("3", "Vera", "55.00"),
        ]
        assert {(row["what"], row["method"]) for row in money} == {("an entry", "in cash")}
        assert all(row["cashier"] for row in money)
        report = {row["line"]: row for row in rows(house, "/api/events/friday/money.csv?of=report")}
        assert report["Entries in all"]["count"] == "3"
        assert report["In the prize pool"]["amount"] == "150.00"
        assert report["Taken in cash"]["amount"] == "165.00"
    for path in (
        "paper.pdf?of=seats",
        "paper.pdf?of=ranking",
        "money.pdf?of=receipts",
        "money.pdf?of=report",
    ):
        for lang in ("en", "ru"):
            status, headers, body = house.get(f"/api/events/friday/{path}&lang={lang}", **house.as_owner)
            assert (status, headers["content-type"], body[:5]) == (200, "application/pdf", b"%PDF-")
    floor = house.signed_in(house.hired("Fiona", "floor", "event/friday"))
    assert house.get("/api/events/friday/paper.csv?of=seats", **floor)[0] == 200
    assert house.get("/api/events/friday/money.csv?of=receipts", **floor)[0] == 403
    assert house.get("/api/events/friday/paper.csv?of=secrets", **floor)[0] == 400


def drawn(pdf: bytes) -> int:
    """How many pages a PDF has."""
    return len(re.findall(rb"/Type /Page\b(?!s)", pdf))


def test_a_long_paper_goes_on_on_the_next_page_and_is_the_same_bytes_again() -> None:
    columns = [Column("Place", 0.2, figures=True), Column("Player", 0.8)]
    lines = [[str(place), f"Игрок № {place} " + "очень длинное имя " * 8] for place in range(1, 101)]
    sheet = Sheet("Пятница", "Итоговые места", columns, lines)
    assert drawn(table(sheet)) == 3
    assert table(sheet) == table(sheet)
    assert drawn(table(sheet._replace(rows=[]))) == 1


def test_the_rows_of_a_paper_that_is_signed_are_as_high_as_a_signature() -> None:
    """Thirty lines are a page to read, and two to sign: 12 mm each."""
    columns = [Column("Player", 0.6), Column("Signed by the player", 0.4)]
    sheet = Sheet("Friday", "Payouts", columns, [[f"Player {place}", ""] for place in range(30)])
    assert [drawn(table(sheet._replace(signed=signed))) for signed in (False, True)] == [1, 2]


def test_a_name_that_is_set_smaller_to_fit_is_not_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(Canvas, "drawString", lambda _pdf, _x, _y, text: told.append(text))
    names = ["Christopher Montgomery", "Александра Константинова", "Konstantin Belov-Ozerov"]
    table(
        Sheet(
            "Friday", "Receipts", [Column("Player", 0.2), Column("What", 0.8)], [[name, ""] for name in names]
        )
    )
    assert [name for name in names if name not in told] == []


def test_eleven_seat_cards_are_two_pages() -> None:
    found = [Card(f"Player {seat}", 1, seat, "ABCD-EFGH") for seat in range(1, 12)]
    assert drawn(cards("Friday", "http://10.0.0.7/event/friday", found, "ru")) == 2


@pytest.mark.parametrize("base", ["http://127.0.0.1:8080/", "http://localhost:8080/", "http://[::1]:8080/"])
def test_no_card_leads_to_a_machine_that_calls_itself(base: str) -> None:
    address = page_of(base, "friday")
    assert re.fullmatch(r"http://[^/]+\.local:8080/event/friday", address)
    assert "127.0.0.1" not in address


def test_the_address_on_a_card_says_nothing_of_who_holds_it() -> None:
    assert page_of("https://club.example/", "friday") == "https://club.example/event/friday"
