"""Every address of the house, fuzzed from its own description: nothing fails, and nobody gains anything."""

import json
import logging
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode

from croupier.rulebook import registry
from croupier.server.cookies import NAME
from tests.server.within import AS_OWNER, METRICS_KEY, Within

DOCUMENT = json.loads((Path(__file__).parents[2] / "docs" / "openapi.json").read_text("utf-8"))
EXAMPLE = (files("croupier.tournament") / "examples" / "club-friday.toml").read_text("utf-8")

KNOWN: dict[str, list[Any]] = {
    "event": ["night", "turbo"],
    "table": ["oak", "ruby"],
    "number": [1, 2],
    "before": [1, 3],
    "ids": [",".join([*registry()][:3])],
    "q": ["a"],
    "toml": [EXAMPLE, EXAMPLE.replace("=", "==", 1)],
    "bots": [0, 2],
    "to": ["house", "oak", "cash", "event/night", "pit/ruby"],
    "ask": [{"type": "leave"}, {"type": "open-table"}, {"type": "reopen", "what": "oak"}],
    "under": [["tda-2022"], ["tda-2022", "wsop-2023"]],
    "at": ["oak"],
    "line": ["A bets 300 | B calls"],
    "happened": [[{"type": "act", "seat": "A", "said": "raise", "put": 300}]],
    "player": ["p1"],
    "game": ["jacks-or-better", "russian-poker"],
    "card": ["dispute-01/tda-2022"],
    "drill": ["side-pots", "count"],
    "book": ["tda-2022", "club-cash"],
    "level": ["dealer", "director", 1, 5],
}
"""What is there, by the name of the field that asks for it: else whatever is made up ends with "no such thing"."""

WRITES = (
    {("POST", f"/api/{path}") for path in ("asks", "events", "staff/own", "staff/accept", "staff/invite")}
    | {
        ("POST", f"/api/people/{path}")
        for path in ("join", "sign-in", "log-in", "recover", "password", "sign-out")
    }
    | {("POST", f"/api/players/{what}") for what in ("keep", "merge", "take-in")}
    | {("POST", f"/api/{what}") for what in ("look/set", "templates/keep", "templates/drop")}
    | {("POST", f"/api/screens/{what}") for what in ("here", "pair", "set", "drop")}
    | {("POST", f"/api/seasons/{what}") for what in ("set", "drop")}
    | {("POST", f"/api/shared-hands/{what}") for what in ("share", "take-back")}
    | {
        ("POST", f"/api/school/{what}")
        for what in ("ruling/judge", "drill-judge", "test/begin", "test/answer", "forget")
    }
    | {
        ("POST", f"/api/school/notebook/{what}")
        for what in ("note", "review", "cross", "session", "empty", "label")
    }
)
"""Whoever asks here may change something."""

FORGED = ("", "guessed", METRICS_KEY, "\xff" * 200, "9" * 5_000)


def with_known(said: Any, name: str = "") -> Any:
    """The document, with what is there among what may be asked for."""
    if isinstance(said, list):
        return [with_known(each) for each in said]
    if not isinstance(said, dict):
        return said
    if "schema" in said and "name" in said:
        return {**said, "schema": with_known(said["schema"], said["name"])}
    told = {key: with_known(each) for key, each in said.items()}
    if "properties" in said:
        told["properties"] = {field: with_known(of, field) for field, of in said["properties"].items()}
    if name in KNOWN:
        return {"anyOf": [{"enum": KNOWN[name]}, {"enum": KNOWN[name]}, told]}
    return told


def described(operation: dict[str, Any]) -> dict[str, set[str]]:
    """The content types of an address, by status."""
    refused = DOCUMENT["components"]["responses"]
    answers = {
        status: refused[status] if "$ref" in answer else answer
        for status, answer in operation["responses"].items()
    }
    return {status: {*answer["content"]} for status, answer in answers.items()}


SCHEMA = schemathesis.openapi.from_dict(with_known(DOCUMENT))
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations()]


def house(path: Path) -> Iterator[Within]:
    within = Within(path / "house.db")
    yield within
    assert within.failed == []
    within.close()


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Within]:
    """The house of those who only read."""
    yield from house(tmp_path_factory.mktemp("quiet"))


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Within]:
    """The house of those who change something."""
    yield from house(tmp_path_factory.mktemp("busy"))


def shown(within: Within, who: str, forged: str) -> dict[str, str]:
    """What somebody shows with his request."""
    bearers = {"meter": METRICS_KEY, "forger": forged}
    cookies = {"member": within.secrets["Ann"], "owner": within.secrets["owner"], "forger": forged}
    bearer = {"authorization": f"Bearer {bearers[who]}"} if who in bearers else {}
    cookie = {"cookie": f"{NAME}={cookies[who]}"} if who in cookies else {}
    return bearer | cookie


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: each.label)
def test_an_address_grants_or_refuses_whatever_is_sent(
    operation: Any, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    method, path = operation.method.upper(), operation.path
    writes = (method, path) in WRITES
    within: Within = request.getfixturevalue("busy" if writes else "quiet")
    told = DOCUMENT["paths"][path][method.lower()]
    may_be = described(told)
    keys = {name for each in told.get("security", [{}]) for name in each}
    closed = "security" in told and {} not in told["security"]
    opened_by = {who for who, key in (("owner", "session"), ("meter", "metrics")) if key in keys}
    right = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    wrong = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    page = "text/html" in may_be["200"]
    people = st.sampled_from(["stranger", "member", "owner", "owner", "meter", "forger"])
    if path == "/api/people/sign-out":
        # An owner who has signed out is nobody in all that is asked after it.
        people = st.sampled_from(["stranger", "member", "meter", "forger"])

    @settings(
        max_examples=settings().max_examples // 16,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(right if page else st.one_of(right, right, wrong), people, st.sampled_from(FORGED))
    def answered(case: Case, who: str, forged: str) -> None:
        said = case.as_transport_kwargs(base_url="http://localhost")
        known = ("method", "url", "headers", "params", "json", "data")
        try:
            sent = requests.Request(**{name: said[name] for name in known if name in said}).prepare()
        except (requests.RequestException, UnicodeError):
            assume(condition=False)
        assert sent.url is not None
        where = unquote(sent.url.removeprefix("http://localhost")).partition("?")[0]
        # What is made up for a part of the address may lead to another address, and with a line break to none.
        assume(where.count("/") == path.count("/") and "/." not in where and "\n" not in where)
        shows = shown(within, who, forged)
        own = () if who == "stranger" else ("authorization", "cookie")
        headers = {name: str(each) for name, each in sent.headers.items() if name.lower() not in own}
        body = sent.body.encode() if isinstance(sent.body, str) else bytes(sent.body or b"")  # type: ignore[arg-type]
        before = within.house.store.rows_written

        heard = within.asked(method, sent.url, headers | shows, body)

        assert heard.content_type in may_be.get(str(heard.status), ()), heard
        # The key to the metrics is forged as any other key, and itself where it is asked for.
        itself = who == "forger" and forged == METRICS_KEY and "metrics" in keys
        if closed and who not in opened_by and not itself:
            assert heard.status == 403
            assert json.loads(heard.body)["code"] in ("staff-not-allowed", "server-metrics-key")
        if heard.status == 403:
            assert who != "owner"
        if not writes:
            assert within.house.store.rows_written == before
        assert not within.house.stopped
        assert within.house.book.total() == 0

    answered()
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"])
def test_no_address_has_another_method_than_it_says(quiet: Within, method: str) -> None:
    for path in DOCUMENT["paths"]:
        assert quiet.asked(method, path, AS_OWNER).status == 405, path
