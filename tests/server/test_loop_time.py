"""How long anything that is sent holds up everybody else: the processor time of the event loop's own thread.

Processor time, and the middle of several runs, so that a busy machine does not decide. When this was written a request
or an ask took 6 ms at most, what a thousand players and those who look on are told 18 ms. What is worked out aside is
not counted, for the others go on meanwhile.
"""

import gc
import json
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib.resources import files
from statistics import median
from typing import Any

import pytest
from msgspec import inspect

from croupier.rulebook import registry
from croupier.tournament import commands as tournament
from tests.room.house.test_fuzz import STREAMS
from tests.server.test_addresses import DOCUMENT
from tests.server.test_attacks import WORST
from tests.server.within import AS_OWNER, Within
from tests.waiting import loop_turns

BUDGET = 20.0
"""Milliseconds of the loop that an address or an ask may take on a processor of its own."""

SLACK = 5
"""What a processor shared with other tests may make of a time: an attack that holds the loop takes far more."""

PLAYERS = 1_000
FLOOR = AS_OWNER | {"accept-encoding": "gzip"}
PUBLIC = {"accept-encoding": "gzip"}
LONG = "\U0001f0a1" * 90_000
EXAMPLES = {
    each.name: each.read_text("utf-8") for each in (files("croupier.tournament") / "examples").iterdir()
}
CLAUSES = ",".join(sorted(registry(), key=lambda each: -len(registry()[each].title))[:40])
EVENING = {"table": "oak", "number": "3", "event": "night", "face": "x" * 4_000}
PIT = {"table": "ruby"}


def body(**fields: Any) -> bytes:
    return json.dumps(fields, ensure_ascii=False).encode()


QUERIES = {
    "/api/players": ["?q=player", "?q=" + "%D0%AF" * 2_000, "?q="],
    "/api/clauses": [f"?ids={CLAUSES}&lang=ru", "?ids=" + "," * 20_000],
    "/api/tables/{table}/hands": ["?lang=ru", "?before=999999999999999", "?before=" + "9" * 20_000],
    "/api/events/{event}/log": ["?before=999999999999999", "?before=500"],
}
BODIES: dict[str, list[bytes]] = {
    "/api/asks": [b'{"id":"x","to":"event/night","ask":' + b'{"a":' * 16_000 + b"1" + b"}" * 16_000 + b"}"],
    "/api/floor/rule": [body(line="A bets 300", under=["tda-2022"] * 1_000)],
    "/api/events": [body(toml=EXAMPLES["world-championship-2023.toml"].replace("stack", "stak", 1))],
    "/api/events/check": [body(toml=text) for text in EXAMPLES.values()] + [body(toml=LONG[:24_000])],
    "/api/events/structure": [body(players=PLAYERS, stack=10_000, hours=12, minutes=20)],
    "/api/events/{event}/deal": [body(kind="icm"), body(kind="even"), body(kind="chips", left=10**18)],
    "/api/events/{event}/advice": [body(player="p1", offence=LONG[:20_000])],
    "/api/pit/design": [
        body(game="jacks-or-better", tables={"paid": {"flush": "5"}}),
        body(game="russian-poker", options={str(each): 1 for each in range(700)}),
    ],
}
"""What is sent beside the attacks (`tests/server/test_attacks.py`), and what is too long or too deep."""

NOTHING = [b"[" * 99_000, b"{" * 99_000, b"9" * 99_000, b'"' + b"\\ud83c\\udca1" * 8_000, b"\xff" * 400_000]


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Within]:
    """A house with an event of a thousand, and a table with more finished hands than are told at a time."""
    within = Within(tmp_path_factory.mktemp("large") / "house.db", players=PLAYERS, hands=25)
    # What lies about of the tests themselves is not looked through by the collector, as little as in a house that runs.
    gc.collect()
    gc.freeze()
    yield within
    gc.unfreeze()
    assert within.failed == []
    within.close()


def requests() -> Iterator[tuple[str, str, str, Mapping[str, str], bytes]]:
    """Everything that is asked over HTTP: what it is, method, address, headers and body."""
    attacks: dict[str, list[bytes]] = {}
    for path, question in WORST.values():
        attacks.setdefault(path, []).append(json.dumps(question).encode())
    for path, methods in DOCUMENT["paths"].items():
        url = path
        for name, there in (EVENING | (PIT if "/pit/" in path else {})).items():
            url = url.replace(f"{{{name}}}", there)
        for query in ["", *QUERIES.get(path, ())] if "get" in methods else ():
            yield f"GET {path}", "GET", url + query, FLOOR, b""
            yield f"GET {path} (packed)", "GET", url + query, PUBLIC, b""
        for sent in [*BODIES.get(path, ()), *attacks.get(path, ()), *NOTHING] if "post" in methods else ():
            yield f"POST {path} ({sent[:30]!r})", "POST", url, FLOOR, sent


def largest(of: inspect.Type) -> Any:  # noqa: PLR0912
    """The largest value of a type that its bounds let pass; what has no bound is as long as it may be sent."""
    match of:
        case inspect.StructType(fields=fields, tag=tag, tag_field=tag_field):
            told = {str(tag_field): tag} if tag_field else {}
            return told | {each.encode_name: largest(each.type) for each in fields}
        case inspect.IntType(le=most):
            return most if most is not None else 10**15
        case inspect.FloatType(le=most):
            return most if most is not None else 1e300
        case inspect.StrType(max_length=most):
            return LONG[: most if most is not None else 2_000]
        case inspect.LiteralType(values=known):
            return max(known, key=lambda each: len(str(each)))
        case inspect.UnionType(types=types):
            return max([largest(each) for each in types], key=lambda each: len(json.dumps(each)))
        case inspect.TupleType(item_types=types):
            return [largest(each) for each in types]
        case inspect.NamedTupleType(fields=fields):
            return [largest(each.type) for each in fields]
        case (
            inspect.VarTupleType(item_type=item, max_length=most)
            | inspect.ListType(item_type=item, max_length=most)
        ):
            return [largest(item)] * (most if most is not None else 100)
        case inspect.DictType(key_type=_, value_type=value, max_length=most):
            return {f"p{each}": largest(value) for each in range(most if most is not None else 1_000)}
        case inspect.Metadata(type=bare):
            return largest(bare)
        case inspect.BoolType():
            return True
        case inspect.AnyType():
            return [[[LONG[:500]] * 10] * 5]
    return None


def asks() -> Iterator[tuple[str, str, str, Mapping[str, str], bytes]]:
    """Every ask of every stream, as large as it may be, with names that are there."""
    for kind, (to, types, _) in STREAMS.items():
        # What is cancelled refuses everything after.
        for one in sorted(types, key=lambda each: each is tournament.Cancel):
            said = largest(inspect.type_info(one))
            named = {"player": "p7", "name": "Player 7", "table": 1}
            there = said | {
                name: each for name, each in named.items() if isinstance(said.get(name), type(each))
            }
            for what in (said, there):
                sent = body(t="ask", id=f"{kind}-{said['type']}-{what is there}", to=to[0], ask=what)
                if len(sent) < 100_000:
                    yield f"{kind} {said['type']}", "POST", "/api/asks", FLOOR, sent


def taken(large: Within, method: str, url: str, headers: Mapping[str, str], sent: bytes) -> float:
    """Milliseconds of the loop's thread until the answer is there."""
    start = time.thread_time()
    large.asked(method, url, headers, sent)
    return (time.thread_time() - start) * 1000


class Ear:
    """Looks on at the event, and is told of everything."""

    def __init__(self, person: str | None, *, floor: bool) -> None:
        self.person = person
        self.floor = floor
        self.heard = 0

    def sees(self, _place: str, _permission: str = "see") -> bool:
        return self.floor

    def hear(self, _: str, message: bytes) -> None:
        self.heard += len(message)


def test_an_evening_of_a_thousand_players_never_takes_the_loop_for_long(large: Within) -> None:
    actor, took = large.house.actor("event/night"), dict[str, list[float]]()

    def spent(what: str, done: Callable[[], object]) -> None:
        start = time.thread_time()
        done()
        # What is told is part of it.
        large.loop.run_until_complete(loop_turns())
        took.setdefault(what, []).append((time.thread_time() - start) * 1000)

    for ear in [Ear(None, floor=True) for _ in range(3)] + [Ear("ann", floor=False)] * 3:
        spent("the floor looks on" if ear.floor else "a player looks on", partial(actor.watch, ear, None))
        assert ear.heard > 1_000
    seats = large.house.events.event("night").state.event.entrants.values()
    players = [each.id for each in seats if each.table == 1]
    evening: list[dict[str, Any]] = [
        *[{"type": "bust", "player": each, "takers": players[-1:]} for each in players[:3]],
        {"type": "break-table", "table": 2},
        *[{"type": "stop"}, {"type": "resume"}] * 3,
    ]
    for number, said in enumerate(evening):
        sent = body(t="ask", id=f"evening-{number}", to="event/night", ask=said)
        spent(said["type"], partial(granted, large, sent))
    middle = {what: median(ms) for what, ms in took.items()}
    print("of the loop:", *[f"{ms:.1f} ms: {what}" for what, ms in middle.items()], sep="\n  ")
    assert max(middle.values()) < BUDGET * SLACK, middle


def granted(large: Within, sent: bytes) -> None:
    heard = large.asked("POST", "/api/asks", FLOOR, sent)
    assert heard.status == 200, heard


@pytest.mark.parametrize("every", [requests, asks])
def test_nothing_that_is_sent_takes_the_loop_for_long(
    large: Within, every: Callable[[], Iterator[tuple[str, str, str, Mapping[str, str], bytes]]]
) -> None:
    took: dict[str, float] = {}
    for what, method, url, headers, sent in every():
        # What is worked out once only, when it is first wanted, is not what the next one waits for.
        taken(large, method, url, headers, sent)
        spent = median([taken(large, method, url, headers, sent) for _ in range(3)])
        took[what] = max(took.get(what, 0.0), spent)
    worst = sorted(took, key=lambda each: -took[each])[:5]
    told = [f"{took[each]:.1f} ms: {each}" for each in worst]
    print("of the loop:", *told, sep="\n  ")
    assert took[worst[0]] < BUDGET * SLACK, told
    assert not large.house.stopped
