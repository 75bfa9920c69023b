"""What goes over the wire is told to the page by its own types, and every way to ask is the same."""

import importlib.util
import json
import sys
import urllib.error
import urllib.request
import uuid
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.errors import Mistake
from croupier.room.event.asks import read as read_event
from croupier.room.live.asks import read as read_live
from croupier.room.pit.asks import read as read_pit
from croupier.room.table.asks import read as read_table
from tests.server.house import Client, RunningHouse

ROOT = Path(__file__).parents[2]


def tool() -> Any:
    spec = importlib.util.spec_from_file_location("wire", ROOT / "tools" / "wire.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["wire"] = module
    spec.loader.exec_module(module)
    return module


WIRE = tool()


def test_the_schemas_and_the_page_of_the_protocol_are_up_to_date() -> None:
    stale = [path.name for path, text in WIRE.documents().items() if path.read_text("utf-8") != text]
    assert stale == [], "run tools/wire.py and `npm --prefix web run wire`"


def test_every_ask_of_every_stream_is_told_apart_by_one_field_spelled_one_way() -> None:
    for name in WIRE.ASKED:
        if name == "client-message":
            continue
        for struct in WIRE.structs(WIRE.ASKED[name]).values():
            config = struct.__struct_config__
            if config.tag is None:
                continue
            assert config.tag_field == "type"
            assert str(config.tag).replace("-", "").isalpha()
            assert str(config.tag).islower()


class Sample(msgspec.Struct, tag_field="type", tag="sample", omit_defaults=True):
    must: int
    may: int = 0


class Whole(msgspec.Struct):
    inside: tuple[Sample, ...]
    name: str = ""
    gone: int | msgspec.UnsetType = msgspec.UNSET


def test_what_is_sent_is_required_but_for_defaults_that_are_left_out() -> None:
    assert WIRE.always(Sample) == ["type", "must"]
    assert WIRE.always(Whole) == ["inside", "name"]
    assert set(WIRE.structs([Whole])) == {"Sample", "Whole"}


@pytest.mark.parametrize("read", [read_table, read_event, read_pit, read_live])
@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"type": "xyzzy"}',
        b'{"type": 7}',
        b"[" * 5_000,
        b'{"type": "leave", "seat": 1e400}',
        b"\xff\xfe",
    ],
)
def test_what_is_no_ask_is_a_mistake_that_says_so(read: Any, text: bytes) -> None:
    with pytest.raises(Mistake) as mistake:
        read(text)
    assert mistake.value.code == "room-ask-unreadable"
    assert len(str(mistake.value)) < 300


def post(house: RunningHouse, body: Any, **headers: str) -> tuple[int, dict[str, Any]]:
    request = urllib.request.Request(
        f"http://{house.host}/api/asks", json.dumps(body).encode(), headers, method="POST"
    )
    try:
        with urllib.request.urlopen(request, timeout=120) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refused:
        return refused.code, json.load(refused)


def test_the_same_ask_may_come_by_http(house: RunningHouse) -> None:
    with Client(house) as hero:
        hero.join("Poster")
        hero.watch("cedar")
        mine = house.signed_in(hero.secret)
        sit = {"id": uuid.uuid4().hex, "to": "cedar", "ask": {"type": "sit", "seat": 2, "chips": 8_000}}
        assert post(house, sit) == (409, {**refusal("room-not-joined"), "clause": None})
        status, done = post(house, sit, **mine)
        assert (status, done) == (200, {"t": "done", "id": sit["id"]})
        assert post(house, sit, **mine)[0] == 200
        hero.hear_until(lambda message: message.get("kind") == "table" and message["view"]["you"] is not None)
        hold = {"id": "h", "to": "cedar", "ask": {"type": "hold", "why": "new cards"}}
        assert post(house, hold, **mine)[1]["code"] == "staff-not-allowed"
        unknown = {"id": "x", "to": "cedar", "ask": {"type": "sit", "seat": 2, "chips": 8_000, "bot": True}}
        assert post(house, unknown, **mine)[0] == 400
        assert post(house, {"id": "x"}, **mine)[1]["code"] == "desk-question-unreadable"
        hero.leave("cedar")


def refusal(code: str) -> dict[str, Any]:
    from croupier.errors import Refusal

    error = Refusal(code)
    return {"code": error.code, "params": error.params, "text": error.say("en")}
