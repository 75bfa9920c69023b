"""People are called though their page is closed: by web push that their browser alone reads, and by phone."""

from __future__ import annotations

import json
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid.utils import b64urlencode

from croupier.errors import Refusal
from croupier.room.actors.asks import By
from croupier.room.actors.opening import Times
from croupier.room.event.asks import BringBots
from croupier.room.house.calling import Call, Calling
from croupier.room.house.house import House
from croupier.room.journal.commit import Person
from croupier.room.journal.subscriptions import Subscription
from croupier.room.live import asks as live
from croupier.room.people.players import PlayerRecord
from croupier.server.push import Push, Vapid, text_of
from croupier.server.sms import Messages
from croupier.tournament import Register, Start
from croupier.tournament.commands import Move, NextLevel
from tests.room.cashier.test_cage import KIM
from tests.room.desk import at_the_desk
from tests.room.evening import Clock
from tests.room.event.test_actor import ANNOUNCED, house_at, terms, told
from tests.room.event.test_tables import FLOOR, ask, opened, stands
from tests.room.event.test_tables import terms as online
from tests.room.lists.test_lists import evening

SECRET = b"0123456789abcdef"
GAME = "nl-holdem 5-10"


class Service(HTTPServer):
    """A push service on this machine: what comes is kept, and answered by `status`."""

    status: ClassVar[int] = 201

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        super().__init__(("127.0.0.1", 0), _Answer)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @classmethod
    @contextmanager
    def open(cls) -> Iterator[Service]:
        """One that serves as long as this lasts."""
        service = cls()
        yield service
        service.shutdown()
        service.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Answer(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        service: Any = self.server
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        service.came.append((self.path, headers, body))
        self.send_response(service.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """It keeps no log."""


@pytest.fixture
def service() -> Iterator[Service]:
    with Service.open() as service:
        yield service


class Browser:
    """A browser of somebody, with the keys that its push service does not have."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())

    def at(self, service: Service, session: str, person: str, kinds: str = "seat,move") -> Subscription:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"{service.address}/{person}"
        return Subscription(endpoint, session, person, b64urlencode(point), b64urlencode(SECRET), "en", kinds)

    def reads(self, body: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=SECRET, version="aes128gcm")
        told: dict[str, str] = json.loads(plain)
        return told


def pushing(house: House, path: Path, service: Service) -> Push:
    return Push(house, Vapid(path / "push-key", "mailto:house@example.org"), services=[service.address])


async def ann_of(house: House) -> tuple[str, str]:
    person, secret = await house.members.join("a" * 32, "Anna")
    session = house.members.sessions.of(secret)
    assert session is not None
    return person.id, session.id


async def called_to_a_seat(house: House, person: str) -> None:
    table = live.OpenTable("oak", "Oak", "nl-holdem", 5, 10, 400, rack=10_000)
    await house.cash.ask(KIM, live.NewShift("Friday"), "shift")
    await house.cash.ask(KIM, table, "oak")
    await house.cash.ask(KIM, live.JoinList(GAME, person), "join")
    await house.cash.ask(KIM, live.CallNext(GAME), "call")


@told
async def test_whoever_is_called_from_a_list_hears_it_in_his_browser_and_nobody_between_reads_it(
    tmp_path: Path, service: Service
) -> None:
    async with house_at(tmp_path, Clock()) as house:
        ann, session = await ann_of(house)
        browser, push = Browser(), pushing(house, tmp_path, service)
        await push.subscribe(browser.at(service, session, ann))
        push.look()
        await called_to_a_seat(house, ann)
        push.look()
        push.look()
        await push.send_next()
        ((path, headers, body),) = service.came
        assert path == f"/{ann}"
        assert browser.reads(body) == {
            "title": "Croupier",
            "body": "Your seat is ready: no-limit hold’em 5/10",
            "path": "/cash/me",
            "tag": "seat-/cash/me",
        }
        assert b"seat" not in body
        assert headers["authorization"].startswith("vapid t=")
        assert (headers["ttl"], headers["urgency"]) == ("600", "high")
        assert stat.S_IMODE((tmp_path / "push-key").stat().st_mode) == 0o600
        # A house opened again calls with the same key, the same browser.
        again = pushing(house, tmp_path, service)
        assert push.vapid is not None
        assert again.vapid is not None
        assert again.vapid.public == push.vapid.public
        assert [each.endpoint for each in again.of(ann)] == [f"{service.address}/{ann}"]


@told
async def test_a_browser_that_is_gone_or_signed_out_is_called_no_more(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path, Clock()) as house:
        ann, session = await ann_of(house)
        push = pushing(house, tmp_path, service)
        await push.subscribe(Browser().at(service, session, ann))
        monkeypatch.setattr(Service, "status", 410)
        await called_to_a_seat(house, ann)
        push.look()
        await push.send_next()
        assert (push.of(ann), house.store.subscriptions()) == ([], [])
        await push.subscribe(Browser().at(service, session, ann))
        assert len(push.of(ann)) == 1
        await house.members.sign_out(ann, [session])
        assert push.of(ann) == []


@told
async def test_no_machine_but_a_push_service_is_spoken_to(tmp_path: Path, service: Service) -> None:
    async with house_at(tmp_path, Clock()) as house:
        ann, session = await ann_of(house)
        push = Push(house, Vapid(tmp_path / "push-key", "mailto:house@example.org"))
        for endpoint in (service.address, "https://127.0.0.1/x", "https://example.org/fcm.googleapis.com"):
            with pytest.raises(Refusal) as no:
                await push.subscribe(Browser().at(service, session, ann)._replace(endpoint=endpoint))
            assert no.value.code == "call-no-service"
        with pytest.raises(Refusal) as off:
            await Push(house, None).subscribe(Browser().at(service, session, ann))
        assert off.value.code == "call-off"


@told
async def test_an_event_calls_to_a_new_table_and_to_a_level_whoever_wants_to_hear_of_it(
    tmp_path: Path, service: Service
) -> None:
    async with house_at(tmp_path, Clock()) as house:
        ann, session = await ann_of(house)
        browser, push = Browser(), pushing(house, tmp_path, service)
        await push.subscribe(browser.at(service, session, ann, "move,level"))
        await house.events.open(terms(name="Friday", seats=2, house=ANNOUNCED), "friday")
        for person, name in ((ann, "Ann"), ("bob", "Bob"), ("cid", "Cid"), ("dan", "Dan")):
            await at_the_desk(house, "friday", Register(person, name), person)
        await at_the_desk(house, "friday", Start(), "start")
        push.look()
        event = house.events.event("friday").state.event
        entrant = event.entrants[ann]
        await push.send_next()
        heard = browser.reads(service.came[-1][2])
        assert heard["body"] == f"Friday: table {entrant.table}, seat {entrant.seat}"
        assert heard["path"] == "/event/friday"
        await at_the_desk(house, "friday", NextLevel(), "level")
        push.look()
        await push.send_next()
        assert browser.reads(service.came[-1][2])["body"] == "Friday: level 2 begins"
        assert len(service.came) == 2


@told
async def test_whoever_waits_for_an_online_table_is_called_to_the_seat_that_is_kept_for_him(
    tmp_path: Path, service: Service
) -> None:
    async with evening(tmp_path) as full:
        house = full.house
        anna, session = await ann_of(house)
        full.people["Anna"] = Person(anna, "Anna", "anna", bot=False)
        browser, push = Browser(), pushing(house, tmp_path, service)
        await push.subscribe(browser.at(service, session, anna))
        await full.wait("Anna")
        push.look()
        await full.leave("Boris", "oak")
        await full.is_called("Anna", "oak", 2)
        push.look()
        push.look()
        await push.send_next()
        (came,) = service.came
        assert browser.reads(came[2]) == {
            "title": "Croupier",
            "body": "Your seat is ready: Oak",
            "path": "/table/oak",
            "tag": "seat-/table/oak",
        }


@told
async def test_an_online_event_calls_to_the_first_seat_and_leaves_the_rest_to_its_page(
    tmp_path: Path,
) -> None:
    house = await opened(tmp_path)
    try:
        ann, _ = await ann_of(house)
        heard: list[Call] = []
        calling = Calling(house, heard.append)

        def to_ann() -> list[str]:
            calling.look()
            return [text_of(each, "en") for each in heard if each.person == ann]

        await house.events.open(online(seats=5), "turbo")
        await house.events.ask("turbo", By("player", ann, "Anna"), Register(""), "anna")
        await house.events.ask("turbo", FLOOR, BringBots(6), "bots")
        assert to_ann() == []
        house.times = Times(act=50, pause=0)
        await ask(house, Start())
        await stands(house)
        event = house.events.event("turbo").state.event
        me = event.entrants[ann]
        assert to_ann() == [f"Turbo: table {me.table}, seat {me.seat}"]
        other = 3 - me.table
        if len(event.tables[me.table].seats) < len(event.tables[other].seats):
            third = next(iter(event.tables[other].seats.values()))
            await ask(house, Move(third, me.table, event.free(me.table)[0]))
        await ask(house, Move(ann, other, house.events.event("turbo").state.event.free(other)[0]))
        assert house.events.event("turbo").state.event.entrants[ann].table == other
        assert len(to_ann()) == 1
    finally:
        await house.close()


@pytest.fixture
def provider(tmp_path: Path) -> tuple[Path, Callable[[], list[str]]]:
    """A program as a house has one for its provider, and what it was given."""
    sent, program = tmp_path / "sent", tmp_path / "provider"
    program.write_text(f'#!/bin/sh\necho "$1: $(cat)" >> {sent}\n')
    program.chmod(0o700)
    return program, lambda: sent.read_text().splitlines() if sent.exists() else []


@told
async def test_whom_the_desk_knows_by_his_phone_hears_it_by_a_short_message(
    tmp_path: Path, provider: tuple[Path, Callable[[], list[str]]], caplog: pytest.LogCaptureFixture
) -> None:
    program, sent = provider
    async with house_at(tmp_path, Clock()) as house:
        vera = await house.members.enrol("", "Vera")
        await house.members.keep_record(vera.id, PlayerRecord(phone="+7 (900) 555-11-22"), None)
        messages = Messages(program)
        push = Push(house, None, messages)
        await called_to_a_seat(house, vera.id)
        push.look()
        await messages.all_sent()
        assert sent() == ["+79005551122: Your seat is ready: no-limit hold’em 5/10"]
        messages.send("ask at the bar", "nothing")
        broken = Messages(tmp_path / "none")
        broken.send("+79005551122", "nothing")
        await broken.all_sent()
        assert "cannot be started" in caplog.text
        assert "900555" not in caplog.text
        slow = tmp_path / "slow"
        slow.write_text("#!/bin/sh\nexec sleep 600\n")
        slow.chmod(0o700)
        waiting = Messages(slow, patience=0.05)
        waiting.send("+79005551122", "nothing")
        await waiting.all_sent()
        assert "took too long" in caplog.text
