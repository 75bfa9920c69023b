"""The house watched: its numbers, whether it is ready, what its log says and what it never says."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from croupier.cli.app import command
from croupier.room.house.program import Program
from croupier.room.house.streams import KINDS
from croupier.room.journal.backup import back_up, restore
from croupier.server.logs import Json, Text, unexpected, written
from croupier.server.measures import LOOKED_BACK, Measures
from croupier.text import say
from tests.server.house import QUICK, Client, RunningHouse
from tests.server.within import AS_OWNER, Heard, Within
from tests.waiting import loop_turns, until, wait_until

RUNNING = Path(__file__).parents[2] / "docs" / "running.md"
METERED = f"{QUICK}, metrics_key='for-the-meter'"
LABELS = {"kind", "outcome", "route", "status", "level", "version", "le"}


def metered(house: RunningHouse, key: str = "for-the-meter") -> dict[tuple[str, tuple[str, ...]], float]:
    """Every number by its name and the values of its labels."""
    status, headers, body = house.get("/metrics", authorization=f"Bearer {key}")
    assert status == 200
    assert headers["content-type"].startswith("text/plain; version=")
    found = {}
    for family in text_string_to_metric_families(body.decode()):
        assert family.documentation or family.name.startswith("process_")
        for sample in family.samples:
            assert set(sample.labels) <= LABELS, sample
            found[sample.name, tuple(sample.labels.values())] = sample.value
    return found


def _waited_for_all(numbers: dict[tuple[str, tuple[str, ...]], float]) -> bool:
    """Whether it is told of every row that was written how long it was waited for."""
    return numbers["croupier_commit_seconds_count", ()] == numbers["croupier_rows_written_total", ()]


def test_the_house_is_told_in_numbers(database: Path) -> None:
    house = RunningHouse(database, METERED)
    with Client(house) as guest:
        guest.join("Margarita Meter")
        guest.watch("oak")
        guest.sit("oak", 3, 10_000)
        assert guest.sit("oak", 4, 10_000)["t"] == "refused"
        for _ in range(3):
            guest.check_or_fold()
        house.get("/api/tables/oak/hands")
        house.get("/api/tables/no-such-table/hands")
        house.get("/" + "x" * 200)
        numbers = metered(house)
        assert numbers["croupier_sockets", ()] == 1
    assert numbers["croupier_rows_written_total", ()] > 50
    # A row that is being written while the numbers are read stands in one of the two and not yet in the other.
    wait_until(lambda: _waited_for_all(metered(house)))
    assert (
        numbers["croupier_commit_seconds_bucket", ("+Inf",)] == numbers["croupier_commit_seconds_count", ()]
    )
    assert 0 < numbers["croupier_flushes_total", ()] <= numbers["croupier_rows_written_total", ()]
    assert numbers["croupier_commands_total", ("table", "done")] > 20
    assert numbers["croupier_commands_total", ("table", "refused")] >= 1
    assert numbers["croupier_commands_total", ("table", "broken")] == 0
    assert numbers["croupier_actors", ("table",)] == 8
    assert numbers["croupier_streams_stopped", ("table",)] == 0
    assert numbers["croupier_disk_held", ()] == 0
    assert numbers["croupier_messages_sent_total", ()] > 10
    assert numbers["croupier_message_bytes_sent_total", ()] > 1_000
    assert numbers["croupier_http_requests_total", ("/api/tables/{table}/hands", "200")] == 1
    assert numbers["croupier_http_requests_total", ("/api/tables/{table}/hands", "404")] == 1
    assert numbers["croupier_http_requests_total", ("/{file}", "404")] == 1
    assert numbers["croupier_database_bytes", ()] > 0
    assert numbers["croupier_disk_free_bytes", ()] > 0
    assert numbers["process_resident_memory_bytes", ()] > 0
    assert ("croupier_backup_age_seconds", ()) not in numbers
    assert {labels[0] for (name, labels) in numbers if name == "croupier_commands_total"} <= {
        kind.name for kind in KINDS
    }
    text = house.get("/metrics", authorization="Bearer for-the-meter")[2].decode()
    assert not re.search("Margarita|margarita|oak|Nora", text)
    assert house.close() == (0, "")


def test_the_operators_page_names_every_metric_and_no_other(database: Path) -> None:
    house = RunningHouse(database, METERED + ", seed_demo=False")
    back_up(database, database.with_name("copy.db"))
    assert metered(house)
    told = {name for name, _ in metered(house) if name.startswith("croupier_")}
    house.close()
    counted = {re.sub("_(bucket|count|sum)$", "", name) for name in told}
    text = RUNNING.read_text("utf-8")
    named = set(re.findall(r"\bcroupier_[a-z_]+", text))
    assert {re.sub("_bucket$", "", name) for name in named} == counted


@pytest.mark.parametrize("file", ["docs/running.md", "docs/croupier.service", "Containerfile"])
def test_the_options_an_operator_is_told_of_are_there(file: str) -> None:
    told = command("en")
    asked = told.resolve_command(told.make_context("croupier", ["serve"], resilient_parsing=True), ["serve"])[
        1
    ]
    known = {name for option in asked.params for name in (*option.opts, *option.secondary_opts)}
    text = (RUNNING.parents[1] / file).read_text("utf-8")
    for line in re.findall(r"croupier\W+serve(.*)", text):
        assert set(re.findall(r"--[a-z][a-z-]+", line)) - {"--help"} <= known


def test_the_metrics_are_for_whoever_has_a_key(database: Path) -> None:
    house = RunningHouse(database, METERED + ", seed_demo=False")
    assert metered(house)
    assert house.get("/metrics", **house.as_owner)[0] == 200
    for headers in ({}, {"authorization": "Bearer another"}, {"authorization": "for-the-meter"}):
        status, _, body = house.get("/metrics", **headers)
        assert (status, json.loads(body)["code"]) == (403, "server-metrics-key")
    assert house.get("/api/house", authorization="Bearer for-the-meter")[0] == 403
    house.close()


def ready(house: RunningHouse, lang: str = "en") -> tuple[int, dict[str, str]]:
    """The status, and what stands against it."""
    status, _, body = house.get(f"/readyz?lang={lang}")
    told = json.loads(body)
    assert [check["check"] for check in told["checks"]] == ["streams", "disk", "loop", "program", "pause"]
    assert told["ready"] == (status == 200)
    return status, {check["code"]: check["text"] for check in told["checks"] if not check["ok"]}


def test_a_house_whose_disk_is_held_is_not_ready_until_it_goes_on(database: Path) -> None:
    house = RunningHouse(database, METERED)
    with Client(house) as guest:
        guest.join("Hero")
        guest.watch("oak")
        wait_until(lambda: ready(house) == (200, {}))
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            guest.say(t="ask", id="1", to="oak", ask={"type": "sit", "seat": 3, "chips": 10_000})
            wait_until(lambda: ready(house)[0] == 503)
            assert ready(house, "ru")[1] == {"server-disk-held": "диск не принимает того, что пишется"}
            assert metered(house)["croupier_disk_held", ()] == 1
            other.execute("ROLLBACK")
        wait_until(lambda: ready(house) == (200, {}))
    house.kill()


def test_a_house_with_something_that_stands_still_is_not_ready(database: Path) -> None:
    RunningHouse(database).close()
    with closing(sqlite3.connect(database)) as writing, writing:
        writing.execute("""UPDATE journal SET row = '{}' WHERE stream = 'table/oak' AND version = 3""")
        writing.execute("""UPDATE journal SET row = '{}' WHERE stream = 'table/elm' AND version = 1""")
        writing.execute("""UPDATE journal SET row = '{}' WHERE stream = 'pit/ruby' AND version = 1""")
        writing.execute("DELETE FROM snapshots")
    house = RunningHouse(database, METERED)
    # Not while it still begins: its loop is held up then.
    wait_until(
        lambda: ready(house) == (503, {"server-streams-stopped": "something of the house stands still"})
    )
    assert "oak" not in house.get("/readyz")[2].decode()
    assert metered(house)["croupier_streams_stopped", ("table",)] == 2
    assert metered(house)["croupier_log_records_total", ("critical",)] == 3
    seen = json.loads(house.get("/api/house?lang=ru", **house.as_owner)[2])
    assert {each["stream"]: each["rows"] for each in seen["stopped"]} == {
        "table/oak": 2,
        "table/elm": 0,
        "pit/ruby": 0,
    }
    assert all(each["code"] for each in seen["stopped"])
    assert {each["title"] for each in seen["stopped"]} == {"покерный стол", "стол казино"}
    house.kill()


def test_a_late_loop_is_late_for_ten_seconds() -> None:
    measures = Measures()
    measures.turned(1.5)
    for _ in range(LOOKED_BACK - 1):
        measures.turned(0.001)
    assert measures.late
    measures.turned(0.001)
    assert not measures.late


def test_the_loop_is_watched() -> None:
    async def blocked() -> Measures:
        measures = Measures()
        looking = asyncio.create_task(measures.watch_the_loop())
        await asyncio.sleep(0)
        time.sleep(0.3)
        await until(lambda: measures.lag.quantile(1) is not None)
        looking.cancel()
        return measures

    worst = asyncio.run(blocked()).lag.quantile(1)
    assert worst is not None
    assert worst >= 0.15


def test_word_of_a_back_up_reaches_the_house(database: Path, tmp_path: Path) -> None:
    house = RunningHouse(database, METERED)
    size = back_up(database, tmp_path / "copy.db")
    assert 0 <= metered(house)["croupier_backup_age_seconds", ()] < 60
    seen = json.loads(house.get("/api/house", **house.as_owner)[2])
    assert seen["backup"]["bytes"] == size
    house.close()
    word = tmp_path / "croupier.db.backup"
    assert word.stat().st_mode & 0o777 == 0o644
    word.write_text("torn")
    restore(tmp_path / "copy.db", database)
    assert not (tmp_path / "copy.db.backup").exists()
    house = RunningHouse(database, METERED)
    assert ("croupier_backup_age_seconds", ()) not in metered(house)
    house.close()


def cards_of(text: str) -> set[str]:
    """Every card in a message, in any place of it."""
    return set(re.findall(r'"([2-9TJQKA][cdhs])"', text))


def test_every_request_has_an_id_and_the_log_tells_no_card_no_name_no_secret(
    database: Path, tmp_path: Path
) -> None:
    log = tmp_path / "log" / "croupier.log"
    house = RunningHouse(
        database, f"{METERED}, act_seconds=600, log=Path({str(log)!r}), log_format='json', log_level='info'"
    )
    with Client(house) as hero:
        hero.join("Wilhelmina Quietly")
        socket = hero.socket.response.headers["x-request-id"]
        hero.watch("oak")
        hero.sit("oak", 3, 10_000)
        assert hero.sit("oak", 4, 10_000)["t"] == "refused"
        assert hero.ask("say", "oak", text="the secret word is plugh" * 100)["t"] == "refused"
        number = 0
        for _ in range(5):
            hero.check_or_fold()
            number = hero.view["hand"]["number"]
        hero.act("raise", to=1)
        secret = hero.secret
        _, headers, _ = house.get("/api/tables/oak/hands?before=plugh", **house.signed_in(secret))
        wrong = headers["x-request-id"]
        _, headers, _ = house.get("/api/events", **house.signed_in(secret))
        assert headers["x-request-id"] != wrong
        heard = "".join(hero.heard)
    assert number
    assert secret
    assert house.close() == (0, "")

    text = log.read_text("utf-8")
    told = [json.loads(line) for line in text.splitlines()]
    assert all({"at", "level", "logger", "message"} <= set(each) for each in told)
    asks = [each for each in told if each["message"] == "an ask is not granted"]
    assert asks
    assert all(each["request"].startswith(f"{socket}-") and each["person"] and each["code"] for each in asks)
    (request,) = [each for each in told if each.get("request") == wrong]
    assert (request["code"], request["route"]) == ("server-not-a-number", "/api/tables/{table}/hands")
    assert request["person"] == asks[0]["person"]

    cards = cards_of(heard)
    assert len(cards) > 5
    assert not [card for card in cards if re.search(rf"\b{card}\b", text)]
    names = set(re.findall(r'"name":"([^"]+)"', heard)) - {"Oak"}
    assert {"Wilhelmina Quietly", "Nora"} <= names
    assert not [name for name in names if re.search(rf"\b{name}\b", text)]
    assert not [each for each in (secret, "under-the-rack", "for-the-meter", "plugh") if each in text]


def test_an_error_is_told_without_its_own_words() -> None:
    try:
        raise ValueError("the ace of spades: As")
    except ValueError as error:
        record = logging.LogRecord(
            "croupier", logging.ERROR, "", 0, "it failed", None, (type(error), error, error.__traceback__)
        )
    record.exc_text = "the ace of spades: As, as another handler wrote it down"
    for form in (Text(), Json()):
        said = form.format(record)
        assert "ValueError" in said
        assert __name__.rpartition(".")[2] in said
        assert not re.search("spades: As, as|ValueError: ", said)


def test_what_fails_by_itself_is_told_without_what_it_was_given(tmp_path: Path) -> None:
    log, counted = tmp_path / "it.log", Counter[str]()

    def failing(card: str) -> None:
        raise ValueError(card)

    async def house() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(unexpected)
        loop.call_soon(failing, "the Queen of hearts")
        await loop_turns()

    with written(counted, log):
        asyncio.run(house())
    text = log.read_text("utf-8")
    assert "something failed by itself" in text
    assert "ValueError" in text
    assert "Queen" not in text
    assert counted == {"error": 1}


def test_what_people_do_wrong_does_not_crowd_out_what_the_house_does(tmp_path: Path) -> None:
    log = tmp_path / "it.log"
    with written(Counter(), log, "json", "info"):
        for _ in range(200):
            logging.getLogger("croupier.server").info("a request is not granted")
        logging.getLogger("croupier.room").critical("oak stopped")
    told = [json.loads(line)["message"] for line in log.read_text("utf-8").splitlines()]
    assert told[-1] == "oak stopped"
    assert len(told) < 60


@pytest.mark.requirement("INT-1")
def test_whoever_keeps_the_house_has_the_program_looked_at_and_is_told_what_is_altered(
    tmp_path: Path,
) -> None:
    root = tmp_path / "program"
    (root / "cards").mkdir(parents=True)
    (root / "cards/deck.py").write_text("as it was")
    within = Within(tmp_path / "house.db", players=2, hands=0)
    try:
        within.house.significant.program = program = Program(root)

        def asked(method: str, path: str, shown: dict[str, str] = AS_OWNER) -> Heard:
            return within.asked(method, f"http://localhost{path}", shown, b"{}" if method == "POST" else b"")

        def told(method: str = "POST", path: str = "/api/house/program") -> dict[str, Any]:
            return dict(json.loads(asked(method, path).body))

        assert asked("POST", "/api/house/program", {}).status == 403
        sound = told()
        assert (sound["digest"], sound["altered"]) == (program.digest, [])
        assert asked("GET", "/readyz").status == 200
        (root / "cards/deck.py").write_text("altered")
        assert told()["altered"] == ["cards/deck.py"]
        assert told("GET", "/api/house")["program"]["altered"] == ["cards/deck.py"]
        ready = asked("GET", "/readyz")
        assert ready.status == 503
        (wrong,) = [check for check in json.loads(ready.body)["checks"] if not check["ok"]]
        assert (wrong["check"], wrong["code"]) == ("program", "room-program-altered")
        (root / "cards/deck.py").write_text("as it was")
        assert told()["altered"] == []
        assert asked("GET", "/readyz").status == 200
    finally:
        within.close()


def test_a_house_that_its_process_cannot_close_says_that_it_cannot_be_paused(tmp_path: Path) -> None:
    within = Within(tmp_path / "house.db", players=2, hands=0)
    try:
        for lang in ("en", "ru"):
            address = f"http://localhost/api/house?lang={lang}"
            seen = json.loads(within.asked("GET", address, AS_OWNER, b"").body)
            assert seen["no_pause"] == say("room-pause-shared", lang)
        within.house.pausing.closes = lambda: None
        seen = json.loads(within.asked("GET", address, AS_OWNER, b"").body)
        assert seen["no_pause"] is None
    finally:
        within.close()
