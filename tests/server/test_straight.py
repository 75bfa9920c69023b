"""What is asked of a table at a gateway: what goes straight to whoever leads the table, and what by the desk."""

import asyncio
import json
from typing import Any, Final, get_args

import pytest

from croupier.errors import Refusal
from croupier.room.actors.asks import kebab
from croupier.room.bus.port import Letter
from croupier.room.bus.within import WithinOne
from croupier.room.house.letters import ASK_THE_DESK, done, read_brought, refused
from croupier.room.table import asks as commands
from croupier.server import straight
from croupier.server.limits import AT_ONCE, PATIENCE, Allowance
from croupier.server.protocol import asked
from croupier.server.relay import AT_GATEWAY, GOING_AWAY, Desk, Gateway
from croupier.server.straight import MOST_WAITING, OVER, Speaker
from tests.waiting import loop_turns, run_story, until

ANN: Final = Speaker("the-session-of-ann", "ann", "ru", "r1")

CHECKS: Final = {"type": "act", "hand": 1, "turn": 2, "action": "check"}


class _House:
    """A gateway with one socket, a desk that keeps what it is told, and one who leads the oak and keeps that too."""

    def __init__(self, bus: WithinOne, speaker: Speaker) -> None:
        self.bus = bus
        self.at_the_desk: list[dict[str, Any]] = []
        self.letters = 0
        self.at_the_table: list[tuple[str, str, commands.OfTheTable]] = []
        self.answer: bytes | None = done()
        self.heard: list[dict[str, Any]] = []
        self.listens = asyncio.Event()
        self.listens.set()
        self.desk_answers = asyncio.Event()
        self.desk_answers.set()
        self.speaker = speaker
        self.tells: Any = None
        self._says: asyncio.Queue[Any] = asyncio.Queue()
        self._asked = 0

    async def open(self) -> None:
        self._desk, self._gateway = Desk(self.bus, self._serve, "a"), Gateway(self.bus)
        await self._desk.start()
        await self._gateway.start()
        self._stop = await self.bus.listen("straight.oak", self._led)
        scope = {"type": "websocket", "path": "/ws", "headers": []}
        self._client = asyncio.create_task(self._gateway(scope, self._says.get, self._hear))
        self._says.put_nowait({"type": "websocket.connect"})
        await until(lambda: len(self.heard) == 1)
        (self.line,) = self._gateway._lines.values()
        await until(lambda: self.line.straight is not None and self.line.straight.speaker == self.speaker)

    async def close(self) -> None:
        await self._gateway.stop()
        await self._client
        await self._desk.stop()

    def nobody_leads(self) -> None:
        self._stop()

    def says(self, to: str = "oak", /, **ask: Any) -> str:
        """Somebody asks something; under which id."""
        self._asked += 1
        id = f"ask-{self._asked}"
        text = json.dumps({"t": "ask", "id": id, "to": to, "ask": ask or CHECKS})
        self._says.put_nowait({"type": "websocket.receive", "text": text})
        return id

    async def answered(self, id: str) -> dict[str, Any]:
        await until(lambda: id in self._answers)
        return self._answers[id]

    @property
    def _answers(self) -> dict[str, dict[str, Any]]:
        said = [json.loads(event["text"]) for event in self.heard[1:]]
        return {each["id"]: each for each in said}

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.tells = scope[AT_GATEWAY].speaks
        self.tells(self.speaker)
        while (event := await receive())["type"] == "websocket.receive":
            self.at_the_desk.append(event)
            await self.desk_answers.wait()
            id = asked(event.get("text") or "")
            await send({"type": "websocket.send", "text": json.dumps({"t": "by the desk", "id": id})})

    def _led(self, letter: Letter) -> None:
        self.letters += 1
        self.at_the_table.append(read_brought(letter.body))
        if self.answer is not None:
            letter.answer(self.answer)

    async def _hear(self, event: Any) -> None:
        await self.listens.wait()
        self.heard.append(event)


def _evening(story: Any, speaker: Speaker = ANN) -> None:
    async def told() -> None:
        house = _House(WithinOne(), speaker)
        await house.open()
        await story(house)
        await house.close()

    run_story(told())


def test_an_act_goes_to_whoever_leads_the_table_and_the_desk_hears_nothing_of_it() -> None:
    async def story(house: _House) -> None:
        id = house.says()
        assert await house.answered(id) == {"t": "done", "id": id}
        act = commands.Act(1, 2, "check")
        assert house.at_the_table == [("the-session-of-ann", id, act)]
        assert house.at_the_desk == []

    _evening(story)


def test_what_a_table_refuses_is_told_in_the_language_of_who_asked_and_not_asked_again() -> None:
    async def story(house: _House) -> None:
        house.answer = refused(Refusal("cash-seat-taken", seat=3, clause="CASH:seat-1"))
        id = house.says()
        answer = await house.answered(id)
        assert (answer["t"], answer["code"], answer["params"]) == ("refused", "cash-seat-taken", {"seat": 3})
        assert answer["clause"] == "CASH:seat-1"
        assert answer["text"] == Refusal("cash-seat-taken", seat=3).say("ru")
        assert len(house.at_the_table) == 1
        assert house.at_the_desk == []

    _evening(story)


def test_what_whoever_leads_a_table_leaves_to_the_desk_is_asked_there_under_the_same_id() -> None:
    async def story(house: _House) -> None:
        house.answer = ASK_THE_DESK
        for _ in range(2):
            id = house.says()
            assert (await house.answered(id))["t"] == "by the desk"
        assert [json.loads(each["text"])["id"] for each in house.at_the_desk] == ["ask-1", "ask-2"]
        assert [id for _, id, _ in house.at_the_table] == ["ask-1", "ask-2"]

    _evening(story)


@pytest.mark.parametrize("how", ["nobody leads it", "whoever leads it says nothing"])
def test_where_nobody_answers_it_goes_by_the_desk_and_for_a_while_so_does_all_for_that_table(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(straight, "PATIENCE", 0.02)

    async def story(house: _House) -> None:
        if how == "nobody leads it":
            house.nobody_leads()
        house.answer = None
        for _ in range(3):
            assert (await house.answered(house.says()))["t"] == "by the desk"
        assert len(house.at_the_desk) == 3
        assert len(house.at_the_table) == (how != "nobody leads it")

    _evening(story)


def test_whose_gateway_can_make_nothing_of_an_answer_comes_again(caplog: pytest.LogCaptureFixture) -> None:
    async def story(house: _House) -> None:
        house.answer = b"no answer of this house"
        house.says()
        await until(lambda: house.heard[-1]["type"] == "websocket.close")
        assert house.heard[-1]["code"] == GOING_AWAY

    _evening(story)
    assert "what a client says is not heard any more: DecodeError" in caplog.messages


def test_after_a_while_a_table_that_did_not_answer_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(straight, "PATIENCE", 0.02)
    monkeypatch.setattr(straight, "RESTS", 0.0)

    async def story(house: _House) -> None:
        house.answer = None
        assert (await house.answered(house.says()))["t"] == "by the desk"
        house.answer = done()
        assert (await house.answered(house.says()))["t"] == "done"

    _evening(story)


OF_THE_TABLE = {kebab(each.__name__) for each in get_args(commands.OfTheTable)}
BY_THE_DESK = sorted({kebab(each.__name__) for each in get_args(commands.AnyAsk)} - OF_THE_TABLE)


@pytest.mark.parametrize("ask", [*BY_THE_DESK, "register", "bet"])
def test_whatever_the_table_does_not_decide_alone_goes_by_the_desk(ask: str) -> None:
    async def story(house: _House) -> None:
        assert (await house.answered(house.says(type=ask)))["t"] == "by the desk"
        assert house.letters == 0

    _evening(story)


def test_seats_chips_doors_and_the_floors_word_are_among_what_goes_by_the_desk() -> None:
    assert {
        "sit",
        "sit-in",
        "top-up",
        "keep-stack",
        "change-seat",
        "knock",
        "queue",
        "move",
        "void",
        "pledge",
    } <= {*BY_THE_DESK}
    assert {"act", "call-bank", "say", "sit-out", "leave"} <= OF_THE_TABLE


@pytest.mark.parametrize(
    "text", ["", "[", '{"t":"ask"}', '{"t":"ping"}', '{"t":"ask","id":"7","to":"oak","ask":[]}']
)
def test_what_is_no_ask_of_a_table_goes_by_the_desk(text: str) -> None:
    async def story(house: _House) -> None:
        house._says.put_nowait({"type": "websocket.receive", "text": text})
        house._says.put_nowait({"type": "websocket.receive", "bytes": b"\0"})
        await until(lambda: len(house.at_the_desk) == 2)
        assert house.at_the_desk[0]["text"] == text
        assert house.letters == 0

    _evening(story)


def test_what_follows_on_something_that_the_desk_has_not_answered_does_not_overtake_it() -> None:
    async def story(house: _House) -> None:
        house.desk_answers.clear()
        comes_back, sits_out, other = house.says(type="sit-in"), house.says(type="sit-out"), house.says("elm")
        await until(lambda: len(house.at_the_desk) == 1)
        await loop_turns()
        assert house.letters == 0
        house.desk_answers.set()
        for id in (comes_back, sits_out, other):
            assert (await house.answered(id))["t"] == "by the desk"
        assert [json.loads(each["text"])["id"] for each in house.at_the_desk] == [comes_back, sits_out, other]
        assert (await house.answered(house.says()))["t"] == "done"

    _evening(story)


def test_who_speaks_in_no_session_asks_the_desk_and_so_does_who_has_signed_out() -> None:
    async def story(house: _House) -> None:
        assert (await house.answered(house.says()))["t"] == "by the desk"
        house.tells(ANN)
        await until(lambda: house.line.straight.speaker == ANN)
        assert (await house.answered(house.says()))["t"] == "done"
        house.tells(Speaker())
        await until(lambda: house.line.straight.speaker == Speaker())
        assert (await house.answered(house.says()))["t"] == "by the desk"
        assert len(house.at_the_table) == 1

    _evening(story, Speaker())


def test_who_asks_too_fast_is_told_so_by_the_desk_whichever_way_it_goes() -> None:
    async def story(house: _House) -> None:
        ids = [house.says("oak" if each % 2 else "elm") for each in range(AT_ONCE + 20)]
        await house.answered(ids[-1])
        over = [event for event in house.at_the_desk if event.get(OVER)]
        # What it may say meanwhile is a few more.
        assert 5 < len(over) <= 20
        assert max(event[OVER] for event in over) > 1
        assert len(house.at_the_table) <= AT_ONCE / 2 + 10

    _evening(story)


def test_who_is_too_fast_now_and_then_is_not_sent_away_for_what_the_desk_has_not_counted() -> None:
    at_the_desk = Allowance(lambda: 0.0)
    for _ in range(PATIENCE + 1):
        # What came between went past the desk, and was not too fast.
        assert not at_the_desk.take(over=1)
    assert not at_the_desk.spent
    assert not at_the_desk.take(over=PATIENCE + 1)
    assert at_the_desk.spent


def test_answers_that_nobody_hears_are_no_more_than_so_many() -> None:
    async def story(house: _House) -> None:
        house.listens.clear()
        ids = [house.says() for _ in range(MOST_WAITING + 5)]
        await until(lambda: len(house.at_the_table) + len(house.at_the_desk) == len(ids))
        # One of them is on its way out.
        assert len(house.at_the_table) == MOST_WAITING + 1
        house.listens.set()
        await house.answered(ids[-1])
        assert (await house.answered(house.says()))["t"] == "done"

    _evening(story)
