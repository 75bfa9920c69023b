"""A short evening of a house of several processes: two workers, two gateways, and one worker that is killed.

Five processes and two servers want a machine of their own; what they do is tested in one process in `test_workers.py`,
and what goes between gateway and desk in `test_relay.py`.
"""

import json
from pathlib import Path

import pytest

from croupier.cli.app import main
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


def _free(client: Client) -> int:
    """A seat that nobody has."""
    taken = {each["seat"] for each in client.view["seats"] if each.get("person") or each.get("name")}
    return next(seat for seat in range(1, 10) if seat not in taken)
