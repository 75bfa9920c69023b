"""A short evening of a house of several processes: two workers, two gateways, and one worker that is killed.

Five processes and two servers want a machine of their own; what they do is tested in one process in `test_workers.py`,
and what goes between gateway and desk in `test_relay.py`.
"""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from croupier.cli.app import main
from croupier.room.bus.over_nats import OverNats
from croupier.room.bus.port import Unanswered, subject
from croupier.room.house.letters import ASK_THE_DESK, bring, done
from tests.depth import nightly
from tests.server.cluster import Gate, Worker
from tests.server.house import Client
from tests.servers import NatsServer, Server
from tests.waiting import wait_until

pytestmark = [nightly, pytest.mark.xdist_group("postgres")]

COMMANDS = "SELECT command FROM journal WHERE stream LIKE 'table/%' AND command IS NOT NULL"

LED = "SELECT stream, owner, epoch FROM leases WHERE stream NOT LIKE 'worker/%'"


def test_two_workers_two_gateways_and_a_table_that_is_taken_over(
    tmp_path: Path, postgres_server: Server, nats_server: NatsServer, capsys: pytest.CaptureFixture[str]
) -> None:
    url, bus = postgres_server.place(), nats_server.house()
    for name in ("a", "b"):
        (tmp_path / name).mkdir()

    def led() -> dict[str, tuple[str, int]]:
        return {stream: (owner, epoch) for stream, owner, epoch in postgres_server.ask(LED, url)}  # type: ignore[misc]

    # The machine is not left waiting: gates are opened while the desk is taken, guests come in while another begins.
    a = Worker(tmp_path / "a", url, bus)
    west, east = Gate(tmp_path / "a", bus), Gate(tmp_path / "b", bus)
    a.said("desk")
    desk = led()[""][0]
    b = Worker(tmp_path / "b", url, bus)

    with Client(west) as ann, Client(east) as hero:
        ann.join("Ann")
        hero.join("Hero")
        for guest, name in ((ann, "Fir"), (hero, "Yew")):
            answer = guest.ask(
                "open-table", "house", name=name, game="nl-holdem", seats=6, small=50, big=100, bots=2
            )
            assert answer["t"] == "done", answer
        # Each worker has its share: one of the tables is led by the one that has not the desk.
        wait_until(lambda: sorted(owner == desk for owner, _ in led().values()) == [False, True, True])
        wait_until(lambda: all(owner for owner, _ in led().values()))
        there = next(stream for stream, (owner, _) in led().items() if owner != desk).removeprefix("table/")
        here = next(stream for stream, (owner, _) in led().items() if stream and owner == desk).removeprefix(
            "table/"
        )
        ann.watch(there)
        hero.watch(here)
        for guest, table in ((ann, there), (hero, here)):
            answer = guest.sit(table, _free(guest), guest.view["min_buy_in"])
            assert answer["t"] == "done", answer
        ann.my_turn()
        hero.my_turn()
        ann.check_or_fold()
        hero.check_or_fold()

        # It may be taken over before one has looked whose it is.
        epoch = led()[f"table/{there}"][1]
        b.kill()
        # The same gateway, the same socket: only the table has another owner now.
        wait_until(lambda: led()[f"table/{there}"] == (desk, epoch + 1))
        ann.my_turn()
        ann.check_or_fold()
        ann.leave(there)
        hero.leave(here)
        heard = [json.loads(text) for client in (ann, hero) for text in client.heard]
    assert west.close() == (0, "")
    assert east.close() == (0, "")
    assert a.close() == (0, "")

    # Whatever was acknowledged stands in the journal, once; nobody has chips from nowhere.
    written = [str(command).rpartition("/")[2] for (command,) in postgres_server.ask(COMMANDS, url)]
    acknowledged = [each["id"] for each in heard if each["t"] == "done" and "opened" not in each]
    assert len(acknowledged) >= 7
    assert [written.count(id) for id in acknowledged] == [1] * len(acknowledged)
    assert postgres_server.ask("SELECT CAST(sum(balance) AS BIGINT) FROM ledger_balances", url) == [(0,)]
    with pytest.raises(SystemExit) as checked:
        main(["check", url, "--files", str(tmp_path / "a" / "house")])
    assert checked.value.code == 0
    assert capsys.readouterr().out.rstrip().endswith(", 0 faults")


def test_whoever_signs_out_at_one_gateway_acts_no_more_by_his_socket_at_another(
    tmp_path: Path, postgres_server: Server, nats_server: NatsServer
) -> None:
    url, bus = postgres_server.place(), nats_server.house()
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    a = Worker(tmp_path / "a", url, bus)
    west, east = Gate(tmp_path / "a", bus), Gate(tmp_path / "b", bus)
    a.said("desk")
    b = Worker(tmp_path / "b", url, bus)
    b.said("worker")
    try:
        with Client(west) as ann:
            ann.join("Ann")
            wish: dict[str, Any] = {"game": "nl-holdem", "seats": 6, "small": 50, "big": 100, "bots": 2}
            tables = [ann.ask("open-table", "house", name=name, **wish)["opened"] for name in ("Fir", "Yew")]
            ((desk,),) = postgres_server.ask("SELECT owner FROM leases WHERE stream = ''", url)
            led = f"SELECT stream FROM leases WHERE stream LIKE 'table/%' AND owner NOT IN ('', '{desk}')"
            wait_until(lambda: len(postgres_server.ask(led, url)) == 1)
            there = str(postgres_server.ask(led, url)[0][0]).removeprefix("table/")
            assert there in tables
            ann.watch(there)
            assert ann.sit(there, _free(ann), ann.view["min_buy_in"])["t"] == "done"
            ((session,),) = postgres_server.ask(
                "SELECT sessions.id FROM sessions JOIN people ON people.id = person WHERE name = 'Ann'", url
            )
            # Past the desk, as whoever leads the table is asked himself.
            wait_until(lambda: asyncio.run(_straight(bus, there, str(session), "before")) == done())

            signing_out = threading.Thread(
                target=lambda: statuses.append(east.post("/api/people/sign-out", {}, **_shown(east, ann))[0])
            )
            statuses: list[int] = []
            asked_after: list[str] = []
            refused, number = False, 0
            while not refused:
                number += 1
                if number == 5:
                    signing_out.start()
                is_out = bool(statuses)
                answer = ann.ask("auto-muck", there, id=f"muck-{number}", on=True)
                refused = answer["t"] == "refused"
                if is_out:
                    asked_after.append(f"muck-{number}")
            signing_out.join()
            assert (statuses, answer["code"]) == ([200], "room-not-joined")
            asked_after.append("after")
            # A gateway that has not heard of it yet says the same for him as before.
            assert asyncio.run(_straight(bus, there, str(session), "after")) == ASK_THE_DESK
            assert ann.ask("say", there, id="said", text="still here")["code"] == "room-not-joined"
        written = [str(command).rpartition("/")[2] for (command,) in postgres_server.ask(COMMANDS, url)]
        assert {"before", "muck-1", "muck-4"} <= {*written}
        assert not {*asked_after, "said"} & {*written}
    finally:
        for each in (west, east, a, b):
            each.kill()


def _shown(gate: Gate, client: Client) -> dict[str, str]:
    return gate.signed_in(client.secret)


async def _straight(bus: str, table: str, session: str, id: str) -> bytes:
    """What whoever leads a table answers a gateway that believes that somebody speaks in a session."""
    line = await OverNats.connect(bus)
    try:
        return await line.ask(
            subject("straight", table), bring(session, id, b'{"type":"auto-muck","on":true}')
        )
    except Unanswered:
        return b"unanswered"
    finally:
        await line.close()


def _free(client: Client) -> int:
    """A seat that nobody has."""
    taken = {each["seat"] for each in client.view["seats"] if each.get("person") or each.get("name")}
    return next(seat for seat in range(1, 10) if seat not in taken)
