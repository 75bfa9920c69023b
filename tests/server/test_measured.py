"""What workers and gateways tell of themselves, and that the dashboards and alarms ask for nothing else."""

import asyncio
import json
import re
import signal
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from croupier.room.bus.over_nats import OverNats
from croupier.room.bus.within import WithinOne
from croupier.room.hand.terms import Terms
from croupier.server import Settings, serve, worker
from croupier.server.measured import measured
from croupier.server.measures import Measures
from croupier.server.metrics import Metrics, of_a_gateway
from croupier.server.relay import Desk, Gateway
from croupier.server.serve import listen
from tests.room.evening import join
from tests.server.test_relay import _Client, _echo
from tests.server.test_workers import At
from tests.servers import Server
from tests.waiting import PATIENCE, run_story, until

pytestmark = pytest.mark.xdist_group("postgres")

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def numbers(metrics: Metrics) -> dict[tuple[str, str], float]:
    """Every number by its name and the first of its labels, if it has any."""
    return {
        (sample.name, next(iter(sample.labels.values()), "")): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


def asked_for(text: str) -> set[str]:
    """The house's metrics that a query, a guide or a table names."""
    return set(re.findall(r"\b(?:croupier|process)_[a-z_]+[a-z]\b", text))


def test_the_dashboards_and_alarms_ask_for_what_the_processes_tell(
    postgres_server: Server, tmp_path: Path
) -> None:
    async def story() -> set[str]:
        bus, place = WithinOne(), postgres_server.place()
        a, b = (At(place, tmp_path / name, bus) for name in ("a", "b"))
        measures = Measures()
        measures.requests["/{any}", 200] += 1
        gateway = Gateway(bus, measures)
        try:
            await a.looks()
            await a.house.open_table(Terms("oak", "Oak", 50, 100))
            await a.looks()
            await b.looks()
            await join(a.house, "Ann")
            desk, hall = numbers(a.works.metrics), numbers(b.works.metrics)
            assert (desk["croupier_desk", ""], hall["croupier_desk", ""]) == (1, 0)
            assert (desk["croupier_tables_led", ""], hall["croupier_tables_led", ""]) == (0, 1)
            assert desk["croupier_rows_written_total", ""] > hall["croupier_rows_written_total", ""]
            assert ("croupier_commands_total", "table") in hall
            at_gate = numbers(of_a_gateway(gateway, measures))
            assert at_gate["croupier_desk_heard", ""] == 0
            return {name for name, _ in {**desk, **hall, **at_gate}}
        finally:
            for each in (a, b):
                await each.works._close()

    told = run_story(story()) | {"croupier_backup_age_seconds"}  # once there is a copy
    board = json.loads((DEPLOY / "grafana" / "house.json").read_text("utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    queries += [each["definition"] for each in board["templating"]["list"] if "definition" in each]
    alarms = yaml.safe_load((DEPLOY / "alarms.yml").read_text("utf-8"))["groups"]
    queries += [rule["expr"] for group in alarms for rule in group["rules"]]
    assert len(queries) > 30
    for query in queries:
        assert asked_for(query) <= told, query
    whole = {re.sub("_(bucket|count|sum)$", "", name) for name in told}
    assert asked_for((ROOT / "docs" / "machines.md").read_text("utf-8")) <= whole
    # Each of them is on the dashboard, but for when a process was opened.
    shown = {re.sub("_bucket$", "", name) for query in queries for name in asked_for(query)}
    ours = {name for name in whole if name.startswith("croupier_")}
    assert ours - shown == {"croupier_start_time_seconds"}


def test_a_worker_or_a_gateway_is_looked_after_at_an_address_of_its_own() -> None:
    ready = [False]

    def asked(path: str, key: str = "") -> tuple[int, bytes]:
        return _answered(f"http://127.0.0.1:{port}{path}", key=key)

    async def story() -> None:
        bus, measures = WithinOne(), Measures()
        desk, gateway = Desk(bus, _echo, "a"), Gateway(bus, measures)
        await desk.start()
        await gateway.start()
        client = _Client(gateway, "websocket")
        client.says.put_nowait({"type": "websocket.connect"})
        client.says.put_nowait({"type": "websocket.receive", "text": "колл"})
        await until(lambda: "websocket.send" in client.kinds)
        settings, metrics = Settings(metrics_key="meter"), of_a_gateway(gateway, measures)
        async with measured(listening, settings, metrics, lambda: ready[0]):
            assert await asyncio.to_thread(asked, "/readyz") == (503, b"")
            ready[0] = True
            assert await asyncio.to_thread(asked, "/readyz") == (200, b"")
            for key in ("", "another"):
                assert await asyncio.to_thread(asked, "/metrics", key) == (403, b"")
            status, text = await asyncio.to_thread(asked, "/metrics", "meter")
            assert status == 200
            assert b"croupier_sockets 1.0\n" in text
            assert b"croupier_message_bytes_sent_total 8.0\n" in text
        client.says.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await client.task
        assert numbers(metrics)["croupier_sockets", ""] == 0
        await gateway.stop()
        await desk.stop()

    with listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        run_story(story())


def test_a_gateway_that_is_asked_to_close_is_not_ready_and_answers_what_it_was_asked_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serve, "GRACE", PATIENCE)

    async def story() -> None:
        bus, asked, answers, opened = WithinOne(), asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def connected(_: str) -> WithinOne:
            return bus

        async def app(*of_asgi: Any) -> None:
            asked.set()
            await answers.wait()
            await _echo(*of_asgi)

        monkeypatch.setattr(OverNats, "connect", connected)
        desk = Desk(bus, app, "a")
        await desk.start()
        at = f"http://127.0.0.1:{public.getsockname()[1]}/"
        ready = f"http://127.0.0.1:{inside.getsockname()[1]}/readyz"
        gate = asyncio.create_task(worker._gate(Settings(), Measures(), "", (public, inside), opened.set))
        await opened.wait()
        client = asyncio.create_task(asyncio.to_thread(_answered, at, b"call"))
        await asked.wait()
        assert await asyncio.to_thread(_answered, ready) == (200, b"")
        signal.raise_signal(signal.SIGTERM)
        assert await asyncio.to_thread(_answered, ready) == (503, b"")
        answers.set()
        status, body = await client
        assert (status, body) == (200, b"call")
        await gate
        await desk.stop()

    with listen("127.0.0.1", 0) as public, listen("127.0.0.1", 0) as inside:
        run_story(story())


def _answered(address: str, body: bytes | None = None, key: str = "") -> tuple[int, bytes]:
    request = Request(address, body, {"authorization": f"Bearer {key}"})
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read()
    except HTTPError as error:
        with error:
            return error.code, b""


def _compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def test_the_proxy_and_the_meter_find_every_process_of_the_compose_file() -> None:
    services = _compose()["services"]

    def of(role: str) -> dict[str, dict[str, str]]:
        return {
            name: dict(each.lstrip("-").split("=", 1) for each in service["command"][1:] if "=" in each)
            for name, service in services.items()
            if service.get("command", [""])[0] == role
        }

    workers, gateways = of("worker"), of("gateway")
    assert len(workers) == len(gateways) == 2
    proxied = set(re.findall(r"server (\S+:\d+)", (DEPLOY / "nginx.conf").read_text("utf-8")))
    assert proxied == {f"{name}:{options['port']}" for name, options in gateways.items()}
    jobs = yaml.safe_load((DEPLOY / "prometheus.yml").read_text("utf-8"))["scrape_configs"]
    metered = {target for job in jobs for each in job["static_configs"] for target in each["targets"]}
    assert metered == {
        f"{name}:{options['metrics-port']}" for name, options in {**workers, **gateways}.items()
    }
    # Workers share the key and nothing else of their files.
    assert len({options["house-key"] for options in workers.values()}) == 1
    assert len({options["files"] for options in workers.values()}) == 2
    assert {options["bus"] for options in {**workers, **gateways}.values()} == {"nats://nats/club"}
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        for each in service.get("volumes", ()):
            place = each.partition(":")[0]
            here = place == "./certificate" or place in _compose()["volumes"]
            assert here or (DEPLOY / place).exists(), each
