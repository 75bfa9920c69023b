"""What was tried against the house, and what happens: it answers everybody else as before."""

from __future__ import annotations

import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import QUICK, Client, RunningHouse
from tests.waiting import PATIENCE, wait_until

QUIET = "seed_demo=False"
BUDGET = 1.0
"""Seconds of processor time for any one request, on whatever machine: the worst took 45."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("house") / "croupier.db", QUIET)
    yield house
    assert house.close() == (0, "")


def sent(house: RunningHouse, text: bytes) -> bytes:
    """What the house says to these bytes, until it hangs up."""
    name, _, port = house.host.rpartition(":")
    with closing(socket.create_connection((name, int(port)), PATIENCE)) as line:
        line.sendall(text)
        heard = b""
        while part := line.recv(65_536):
            heard += part
        return heard


def asked(house: RunningHouse, method: str, path: str, body: bytes = b"", *headers: str) -> tuple[int, bytes]:
    """Status and body of the answer to one request."""
    head = [f"{method} {path} HTTP/1.1", f"host: {house.host}", "connection: close", *headers]
    length = [f"content-length: {len(body)}"] if body else []
    answer = sent(house, "\r\n".join([*head, *length, "", ""]).encode() + body)
    top, _, rest = answer.partition(b"\r\n\r\n")
    return int(top.split(b" ", 2)[1]), rest


DEEP = ".".join(["a"] * 25_000) + " = 1"
QUESTION = {"table": {"game": "holdem"}, "happened": [], "line": "", "under": ["tda-2022"]}
MACHINE: dict[str, Any] = {"game": "jacks-or-better", "minimum": 20, "house": "8-5"}
WORST = {
    "a key of 25,000 levels": ("/api/events/check", {"toml": DEEP}),
    "a table of 25,000 levels": ("/api/events/check", {"toml": f"[{DEEP[:-4]}]"}),
    "a key deep inside a value": ("/api/events/check", {"toml": f"a = {{{DEEP}}}"}),
    "lists in lists": ("/api/events/check", {"toml": "a = " + "[" * 49_000}),
    "a number without end": ("/api/events/check", {"toml": "stack = " + "9" * 90_000}),
    "keys without end": ("/api/events/check", {"toml": "\n".join(f"k{n} = 1" for n in range(8_000))}),
    "levels without end": ("/api/events/check", {"toml": "[[level]]\n" * 9_000}),
    "the largest structure": (
        "/api/events/structure",
        {"players": 100_000, "stack": 10**9, "hours": 200, "minutes": 1, "chips": [1]},
    ),
    "the smallest structure": (
        "/api/events/structure",
        {"players": 2, "stack": 10, "hours": 0.5, "minutes": 600, "chips": [10**15]},
    ),
    "a line without end": ("/api/floor/rule", QUESTION | {"line": "A bets 1200 | " * 3_000}),
    "happenings without end": ("/api/floor/rule", QUESTION | {"happened": [{"type": "act"}] * 2_000}),
    "an id without end": ("/api/asks", {"id": "x" * 90_000, "to": "house", "ask": {"type": "open-table"}}),
}


@pytest.mark.parametrize("what", WORST)
def test_the_worst_question_is_refused_and_costs_next_to_nothing(house: RunningHouse, what: str) -> None:
    path, question = WORST[what]
    before = house.worked
    status, body = asked(house, "POST", path, json.dumps(question).encode())
    assert status in (200, 400, 409, 413), body
    assert "code" in json.loads(body) or status == 200
    assert house.worked - before < BUDGET


@pytest.mark.parametrize(
    "body", [b"[" * 1_000, b"{" * 90_000, b"\xff\xfe", b"9" * 90_000, b'"' + b"\\u0000" * 9_000, b""]
)
def test_what_is_no_question_is_refused(house: RunningHouse, body: bytes) -> None:
    for path in ("/api/asks", "/api/events/check", "/api/floor/rule", "/api/pit/design"):
        assert asked(house, "POST", path, body)[0] == 400


@pytest.mark.parametrize(
    "path", ["/api/tables/oak/hands/" + "9" * 5_000 + ".phh", "/api/tables/oak/hands?before=" + "9" * 5_000]
)
def test_a_number_of_5000_digits_is_none(house: RunningHouse, path: str) -> None:
    assert asked(house, "GET", path)[0] == 400


def test_a_request_with_two_lengths_is_refused_and_the_line_closed(house: RunningHouse) -> None:
    smuggled = "0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    head = f"POST /api/events/check HTTP/1.1\r\nhost: {house.host}\r\ntransfer-encoding: chunked"
    answer = sent(house, f"{head}\r\ncontent-length: {len(smuggled)}\r\n\r\n{smuggled}".encode())
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1 ") == 1


def test_a_name_that_somebody_points_at_the_house_is_not_its_name(house: RunningHouse) -> None:
    head = "GET /api/events HTTP/1.1\r\nconnection: close\r\nhost: "
    assert sent(house, f"{head}evil.example\r\n\r\n".encode()).startswith(b"HTTP/1.1 421 ")
    assert sent(house, f"{head}{house.host}\r\n\r\n".encode()).startswith(b"HTTP/1.1 200 ")
    assert sent(house, f"{head}localhost\r\n\r\n".encode()).startswith(b"HTTP/1.1 200 ")


def test_half_a_request_is_hung_up_on_and_there_is_room_for_the_others(tmp_path: Path) -> None:
    settings = f"{QUIET}, request_seconds=0.5, most_lines_an_address=50, most_sockets_an_address=10"
    house = RunningHouse(tmp_path / "croupier.db", settings)
    name, _, port = house.host.rpartition(":")
    with ExitStack() as lines:
        half = [
            lines.enter_context(closing(socket.create_connection((name, int(port)), PATIENCE)))
            for _ in range(60)
        ]
        for number, line in enumerate(half):
            # The last ten are too many for one address, and are told so by a closed line.
            with_length = number % 2 and b"content-length: 10\r\n\r\nhalf"
            try:
                line.sendall(b"POST /api/asks HTTP/1.1\r\nhost: localhost\r\n" + (with_length or b""))
            except OSError:
                assert number >= 50
        for line in half:
            try:
                while line.recv(1_000):
                    pass
            except ConnectionResetError:
                pass
    assert house.get("/healthz")[0] == 200
    with Client(house) as guest:
        assert guest.join("Ann") == {"name": "Ann"}
    assert house.close() == (0, "")


def test_an_address_may_ask_only_so_often(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{QUIET}, most_requests_an_address=20")
    found = [house.get("/api/events")[0] for _ in range(40)]
    assert found[:20] == [200] * 20
    assert 429 in found
    # The page and its health can be seen all the same.
    assert house.get("/healthz")[0] == 200
    assert house.close() == (0, "")


def test_behind_a_proxy_everybody_has_his_own_address(tmp_path: Path) -> None:
    settings = f"{QUIET}, proxies=('127.0.0.1',), most_requests_an_address=5"
    house = RunningHouse(tmp_path / "croupier.db", settings)
    ann = [house.get("/api/events", **{"x-forwarded-for": "203.0.113.1"})[0] for _ in range(20)]
    assert 429 in ann
    status, headers, _ = house.get(
        "/api/events", **{"x-forwarded-for": "203.0.113.2", "x-forwarded-proto": "https"}
    )
    assert (status, headers["strict-transport-security"]) == (200, "max-age=31536000")
    assert house.close() == (0, "")


def test_without_a_proxy_nobody_says_whose_address_he_has(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"{QUIET}, most_requests_an_address=5")
    found = [house.get("/api/events", **{"x-forwarded-for": f"203.0.113.{n}"})[0] for n in range(20)]
    assert 429 in found
    assert house.close() == (0, "")


def test_who_holds_the_file_for_a_while_holds_up_the_house_and_stops_nothing(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db", f"act_seconds=600, {QUICK}")
    with Client(house) as hero, closing(sqlite3.connect(house.database, isolation_level=None)) as other:
        hero.join("Hero")
        hero.watch("oak")
        hero.sit("oak", 3, 10_000)
        hero.my_turn()
        other.execute("BEGIN IMMEDIATE")
        hand = hero.view["hand"]
        how = "check" if hero.my_turn()["check"] else "call"
        hero.say(
            t="ask",
            id="held",
            to="oak",
            ask={"type": "act", "hand": hand["number"], "turn": hand["turn"], "action": how},
        )
        wait_until(lambda: house.get("/healthz")[0] == 503)
        assert json.loads(house.get("/healthz")[2])["status"] == "held"
        with Client(house) as guest:
            assert guest.join("Ann")["code"] == "room-held"
        other.execute("COMMIT")
        assert hero.hear_until(lambda message: message.get("id") == "held")["t"] == "done"
        wait_until(lambda: house.get("/healthz")[0] == 200)
        number = hero.view["hand"]["number"]
        while hero.view["hand"]["number"] <= number:
            hero.check_or_fold()
        hero.leave("oak")
    assert house.close()[0] == 0


def test_a_second_house_finds_the_database_held_whatever_lies_beside_it(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "croupier.db", QUIET)
    for beside in tmp_path.glob("*.lock"):
        beside.unlink()
    with pytest.raises(AssertionError, match="another"):
        RunningHouse(tmp_path / "croupier.db", QUIET)
    assert house.database.stat().st_mode & 0o777 == 0o600
    assert house.close() == (0, "")


def test_an_address_may_open_only_so_many_tables_and_the_floor_any(house: RunningHouse) -> None:
    codes = []
    for number in range(12):
        with Client(house) as guest:
            guest.join(f"Opener {number}")
            for which in ("a", "b"):
                answer = guest.ask("open-table", "pit", name=f"Mill {number} {which}", **MACHINE)
                codes.append(answer.get("code", answer["t"]))
    assert codes[:20] == ["done"] * 20
    assert "server-too-many-openings" in codes
    with Client(house, house.owner) as floor:
        assert floor.ask("open-table", "pit", name="The floor's", **MACHINE)["t"] == "done"
